// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/refusal_text.h"

#include "views/words/format.h"
#include "views/words/messages/expected.h"
#include "views/words/plain.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace wattfare {

namespace {

// "0.000000001", "100000", "3000 g/kWh" with the number as the language sets it, none of its digits lost.
QString amountText(std::string_view text)
{
    const QString whole = plain(text);
    const qsizetype end = whole.indexOf(QLatin1Char(' '));
    const QString number = whole.left(end < 0 ? whole.size() : end);
    static const QRegularExpression decimal(QStringLiteral("^(-?)(\\d{1,15})(?:\\.(\\d+))?$"));
    const auto match = decimal.match(number);
    if (!match.hasMatch())
        return whole;
    QString set = match.captured(1).isEmpty() ? QString() : QString(QChar(0x2212));
    set += format::integer(match.captured(2).toDouble());
    if (!match.captured(3).isEmpty())
        set += QLocale().decimalPoint() + match.captured(3);
    return set + whole.mid(number.size());
}

// A row cut at its placeholders, which come in the order %1, %2, %3; %L1 is an amount.
struct Template {
    const char *row = nullptr;
    std::vector<std::string_view> parts; // one more than there are placeholders
    std::vector<bool> amounts; // which of these are numbers
    std::size_t letters = 0;

    explicit Template(const char *text)
        : row(text)
    {
        std::string_view rest = text;
        for (char digit = '1';; ++digit) {
            const std::array<char, 2> mark{'%', digit};
            const std::array<char, 3> amount{'%', 'L', digit};
            const std::size_t cutAmount = rest.find(std::string_view(amount.data(), amount.size()));
            const std::size_t cut = std::min(cutAmount, rest.find(std::string_view(mark.data(), mark.size())));
            parts.push_back(rest.substr(0, cut));
            letters += parts.back().size();
            if (cut == std::string_view::npos)
                return;
            amounts.push_back(cut == cutAmount);
            rest.remove_prefix(cut + (amounts.back() ? amount.size() : mark.size()));
        }
    }

    // What stands for the placeholders if the text is of this form; none of it is empty.
    std::optional<std::vector<std::string_view>> match(std::string_view text) const
    {
        if (parts.size() == 1)
            return text == parts.front() ? std::optional(std::vector<std::string_view>()) : std::nullopt;
        if (!text.starts_with(parts.front()) || !text.ends_with(parts.back())
            || text.size() < parts.front().size() + parts.back().size())
            return std::nullopt;
        text.remove_prefix(parts.front().size());
        text.remove_suffix(parts.back().size());
        std::vector<std::string_view> args;
        for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
            const std::size_t cut = text.find(parts[i]);
            if (cut == std::string_view::npos)
                return std::nullopt;
            args.push_back(text.substr(0, cut));
            text.remove_prefix(cut + parts[i].size());
        }
        args.push_back(text);
        if (std::any_of(args.begin(), args.end(), [](std::string_view arg) { return arg.empty(); }))
            return std::nullopt;
        return args;
    }
};

// Those with the most fixed letters first: of two that fit, the one that says more.
std::vector<Template> templatesOf(std::span<const char *const> rows)
{
    std::vector<Template> made(rows.begin(), rows.end());
    std::stable_sort(
        made.begin(), made.end(), [](const Template &a, const Template &b) { return a.letters > b.letters; });
    return made;
}

QString filled(const Template &form, const std::vector<std::string_view> &found)
{
    const QString words = QCoreApplication::translate("Expected", form.row);
    QStringList args;
    for (std::size_t i = 0; i < found.size(); ++i)
        args << (form.amounts[i] ? amountText(found[i]) : plain(found[i]));
    switch (args.size()) { // several at once, so that an argument with "%2" in it stays what it is
    case 0: return words;
    case 1: return words.arg(args[0]);
    case 2: return words.arg(args[0], args[1]);
    default: return words.arg(args[0], args[1], args[2]);
    }
}

std::optional<QString> said(const std::vector<Template> &templates, std::string_view text)
{
    for (const Template &each : templates) {
        if (const auto args = each.match(text))
            return filled(each, *args);
    }
    return std::nullopt;
}

const std::vector<Template> &expectedRows()
{
    static const std::vector<Template> rows = templatesOf(messages::kExpected);
    return rows;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

QString rangeWords(std::string_view range)
{
    const QString whole = plain(range);
    static const QRegularExpression form(QStringLiteral("^(\\S+) (<=?) x <= ([^\\s,]+)(, ascending)?$"));
    const auto match = form.match(whole);
    if (!match.hasMatch())
        return whole;
    const auto bound = [](const QString &text) {
        bool isNumber = false;
        const double value = text.toDouble(&isNumber);
        return isNumber && std::isfinite(value) ? format::full(value) : text; // a day is none
    };
    const QString low = bound(match.captured(1)), high = bound(match.captured(3));
    if (!match.captured(4).isEmpty())
        return QCoreApplication::translate("Expected", "%1 to %2, ascending").arg(low, high);
    return match.captured(2) == QLatin1String("<")
        ? QCoreApplication::translate("Expected", "above %1 and up to %2").arg(low, high)
        : QCoreApplication::translate("Expected", "%1 to %2").arg(low, high);
}

QString expectedText(std::string_view expected) { return said(expectedRows(), expected).value_or(plain(expected)); }

bool hasExpectedText(std::string_view expected)
{
    return std::find(std::begin(messages::kVerbatim), std::end(messages::kVerbatim), expected)
        != std::end(messages::kVerbatim)
        || said(expectedRows(), expected).has_value();
}

QString foundText(std::string_view found, std::string_view field)
{
    if (found == "end of file")
        return expectedText(found);
    if ((found == "none" || found == "no values") && field != "rows" && field != "samples")
        return plain(found); // may be a cell of the file
    static const std::vector<Template> rows = templatesOf(messages::kFound);
    const std::string_view fields = " fields"; // among what is expected, too
    if (field == "row" && found.ends_with(fields) && isNumber(found.substr(0, found.size() - fields.size())))
        return expectedText(found);
    for (const Template &each : rows) {
        const auto args = each.match(found);
        if (args && std::all_of(args->begin(), args->end(), isNumber))
            return filled(each, *args);
    }
    return plain(found);
}

QString refusedFieldText(std::string_view field)
{
    if (field == "rows")
        return expectedText(field);
    if (field.empty()) // the outermost value of a JSON file
        field = "file";
    static const std::vector<Template> rows = templatesOf(messages::kRefusedFields);
    return said(rows, field).value_or(plain(field));
}

} // namespace wattfare
