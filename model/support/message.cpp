// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/message.h"

#include "model/support/decimal.h"
#include "model/support/phrase.h"

namespace wattfare {

namespace {

struct AsText {
    std::string operator()(const std::string &text) const { return text; }
    std::string operator()(double number) const { return shortestText(number); }
    std::string operator()(std::int64_t count) const { return std::to_string(count); }
    std::string operator()(Date day) const { return day.iso(); }
    std::string operator()(const Amount &amount) const
    {
        return shortestText(amount.value) + (amount.unit == Unit::none ? "" : ' ' + std::string(unitId(amount.unit)));
    }
    std::string operator()(const Spread &spread) const
    {
        return shortestText(spread.value) + '|' + shortestText(spread.low) + '|' + shortestText(spread.high);
    }
    std::string operator()(const Clause &clause) const
    {
        if (clause.phrase == Phrase::verbatim)
            return clause.args.front().text();
        std::string out(phraseInfo(clause.phrase).id);
        for (const Argument &arg : clause.args)
            out += (&arg == clause.args.data() ? "(" : ", ") + arg.text();
        return clause.args.empty() ? out : out + ')';
    }
};

} // namespace

std::string Argument::text() const { return std::visit(AsText{}, m_value); }

bool operator==(const Argument &a, const Argument &b)
{
    const auto isPlain = [](const Argument &x) { return x.number() && !x.amount() && !x.spread(); };
    return isPlain(a) && isPlain(b) ? *a.number() == *b.number() : a.m_value == b.m_value;
}

std::optional<double> Argument::number() const
{
    if (const auto *number = std::get_if<double>(&m_value))
        return *number;
    if (const auto *count = std::get_if<std::int64_t>(&m_value))
        return static_cast<double>(*count);
    if (const Amount *of = amount())
        return of->value;
    if (const Spread *of = spread())
        return of->value;
    return std::nullopt;
}

} // namespace wattfare
