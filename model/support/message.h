// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"
#include "model/support/unit.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace wattfare {

class Argument;
enum class Phrase : std::uint8_t; // model/support/phrase.h

// A number with its unit: 3000 g/kWh.
struct Amount {
    double value = 0;
    Unit unit;
    friend bool operator==(const Amount &, const Amount &) = default;
};

// A value with its range.
struct Spread {
    double value = 0, low = 0, high = 0;
    friend bool operator==(const Spread &, const Spread &) = default;
};

// A part of a sentence that is itself worded: "a number from %1 to %2". Made by clause<Phrase::...>(...).
struct Clause {
    Phrase phrase;
    std::vector<Argument> args;
    Clause(Phrase what);
    Clause(Phrase what, std::vector<Argument> with);
    friend bool operator==(const Clause &, const Clause &);
};

// What a message speaks of. Text is data (a name, an id, a path, a cell of a file) and never words of a language; the
// sentence in views/words says how a number reads.
class Argument
{
public:
    template <std::convertible_to<std::string_view> T>
    Argument(const T &text)
        : m_value(std::string(std::string_view(text)))
    {
    }
    template <std::integral T>
    Argument(T count)
        : m_value(
            std::in_range<std::int64_t>(count) ? Value(static_cast<std::int64_t>(count)) : Value(std::to_string(count)))
    {
    }
    Argument(double number)
        : m_value(number)
    {
    }
    Argument(Date day)
        : m_value(day)
    {
    }
    Argument(Amount amount)
        : m_value(amount)
    {
    }
    Argument(Spread spread)
        : m_value(spread)
    {
    }
    Argument(Clause clause)
        : m_value(std::move(clause))
    {
    }
    Argument(Phrase phrase)
        : m_value(Clause(phrase))
    {
    }

    std::string text() const; // in the C locale, for files and logs: "1.5", "2026-07-20"; a phrase by its id
    std::optional<double> number() const; // of a number, count, amount or spread
    const Clause *clause() const { return std::get_if<Clause>(&m_value); }
    const Spread *spread() const { return std::get_if<Spread>(&m_value); }
    const Amount *amount() const { return std::get_if<Amount>(&m_value); }
    const std::string *data() const { return std::get_if<std::string>(&m_value); }

    friend bool operator==(const Argument &a, const Argument &b); // 3 is 3, counted or measured
    template <std::convertible_to<std::string_view> T>
    friend bool operator==(const Argument &a, const T &b)
    {
        return a.text() == std::string_view(b);
    }

private:
    using Value = std::variant<std::string, double, std::int64_t, Date, Amount, Spread, Clause>;
    Value m_value;
};

inline Clause::Clause(Phrase what)
    : phrase(what)
{
}
inline Clause::Clause(Phrase what, std::vector<Argument> with)
    : phrase(what)
    , args(std::move(with))
{
}
inline bool operator==(const Clause &a, const Clause &b) { return a.phrase == b.phrase && a.args == b.args; }

// What the model has to say, without words: an id ("scenario.out_of_range") and its arguments. views/words turns it
// into a sentence of the user's language.
struct Message {
    std::string id;
    std::vector<Argument> args;
    friend bool operator==(const Message &, const Message &) = default;
};

} // namespace wattfare
