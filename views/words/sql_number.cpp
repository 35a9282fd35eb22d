// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/sql_number.h"

#include "views/words/currency.h"

#include <cmath>

namespace wattfare {

namespace {

constexpr double kWholeBelow = 1e15; // as format::integer; larger ones read in powers of ten

bool allWhole(const QueryColumn &column)
{
    for (std::size_t row = 0; row < column.numbers.size(); ++row) {
        if (!column.valid.test(row))
            continue;
        const double value = column.numbers[row];
        if (value != std::floor(value) || std::abs(value) >= kWholeBelow)
            return false;
    }
    return true;
}

// The words of a name or an expression, in lower case: "max(release_year)" has max, release and year.
struct Words {
    bool year = false, id = false, usd = false, nano = false, counts = false;
};

Words wordsOf(std::string_view name)
{
    Words found;
    std::string word, before;
    const auto take = [&] {
        if (word.empty())
            return;
        found.year = found.year || (word == "year" && before != "per"); // usd_per_year is a rate
        found.id = found.id || word == "id";
        found.usd = found.usd || word == "usd";
        found.nano = found.nano || word == "nano";
        found.counts = found.counts || word == "count";
        before = std::move(word);
        word.clear();
    };
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            word += c;
        else if (c >= 'A' && c <= 'Z')
            word += static_cast<char>(c + 32);
        else
            take();
    }
    take();
    return found;
}

} // namespace

SqlNumbers sqlNumbers(const QueryColumn &column, std::string_view name)
{
    const Words words = wordsOf(name);
    if (words.usd && !words.nano && !words.counts)
        return SqlNumbers::money;
    if (!allWhole(column))
        return SqlNumbers::measure;
    return (words.year || words.id) && !words.counts ? SqlNumbers::plain : SqlNumbers::count;
}

QString sqlNumber(double value, SqlNumbers numbers, const QLocale &locale)
{
    switch (numbers) {
    case SqlNumbers::count: return format::integer(value, locale);
    case SqlNumbers::plain: {
        QLocale ungrouped = locale;
        ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
        QString text = ungrouped.toString(value == 0.0 ? 0.0 : value, 'f', 0);
        return text.replace(QLatin1Char('-'), QChar(0x2212));
    }
    case SqlNumbers::money: return format::amount(value, locale); // in USD, as the name of the column says
    case SqlNumbers::measure: break;
    }
    return std::abs(value) >= 999.5 && std::abs(value) < kWholeBelow ? format::integer(value, locale)
                                                                     : format::number(value, locale);
}

} // namespace wattfare
