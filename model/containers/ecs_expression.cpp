// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/ecs_expression.h"

#include <algorithm>
#include <array>

namespace wattfare::containers {

namespace {

using Kind = Condition::Kind;
using Test = Condition::Test;

constexpr std::size_t kMostCharacters = 10'000;
constexpr int kMostBrackets = 64;
constexpr std::string_view kAttribute = "attribute:", kTypeSubject = "attribute:ecs.instance-type";

struct Operator {
    std::string_view text;
    Test test;
    bool negative;
};
// A longer one before one that it begins with.
constexpr std::array kOperators{Operator{"not_equals", Test::in, true}, Operator{"not_exists", Test::exists, true},
    Operator{"not_matches", Test::matches, true}, Operator{"not_in", Test::in, true},
    Operator{"greater_than_equal", Test::atLeast, false}, Operator{"greater_than", Test::above, false},
    Operator{"less_than_equal", Test::atMost, false}, Operator{"less_than", Test::below, false},
    Operator{"!exists", Test::exists, true}, Operator{"exists", Test::exists, false},
    Operator{"equals", Test::in, false}, Operator{"matches", Test::matches, false}, Operator{"!in", Test::in, true},
    Operator{"in", Test::in, false}, Operator{"==", Test::in, false}, Operator{"!=", Test::in, true},
    Operator{"=~", Test::matches, false}, Operator{"!~", Test::matches, true}, Operator{">=", Test::atLeast, false},
    Operator{"<=", Test::atMost, false}, Operator{">", Test::above, false}, Operator{"<", Test::below, false}};

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || std::string_view("._:-/").find(c) != std::string_view::npos;
}

std::string subjectOf(std::string_view name)
{
    constexpr std::array<std::array<std::string_view, 2>, 5> kFacts{
        {{"ecs.instance-type", "type"}, {"ecs.availability-zone", "zone"}, {"ecs.os-type", "os"},
            {"ecs.cpu-architecture", "arch"}, {"ecs.availability-zone-name", "zone"}}};
    if (name.starts_with(kAttribute))
        for (const auto &[attribute, fact] : kFacts)
            if (name.substr(kAttribute.size()) == attribute)
                return std::string(fact);
    return std::string(name);
}

class ExpressionParser
{
public:
    explicit ExpressionParser(std::string_view text)
        : m_text(text)
    {
    }
    tl::expected<Condition, std::string> run()
    {
        Condition whole = joined(Kind::any);
        skip();
        if (m_wrong || m_at != m_text.size() || m_text.size() > kMostCharacters)
            return tl::unexpected(std::string(m_text.substr(std::min(m_at, m_text.size()))));
        return whole;
    }

private:
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n'))
            ++m_at;
    }
    bool take(std::string_view token)
    {
        skip();
        const bool word = isWordCharacter(token.back());
        if (m_text.substr(m_at, token.size()) != token
            || (word && m_at + token.size() < m_text.size() && isWordCharacter(m_text[m_at + token.size()])))
            return false;
        m_at += token.size();
        return true;
    }
    Condition joined(Kind kind) // "or" of "and" of single ones
    {
        Condition out;
        out.kind = kind;
        do
            out.parts.push_back(kind == Kind::any ? joined(Kind::all) : single());
        while (!m_wrong && (kind == Kind::any ? take("||") || take("or") : take("&&") || take("and")));
        return out.parts.size() == 1 ? Condition(out.parts.front()) : out;
    }
    Condition single()
    {
        if (take("not") || (m_text.substr(m_at, 2) != "!=" && take("!")))
            return nested([this] { return negated(single()); });
        if (take("("))
            return nested([this] {
                Condition inner = joined(Kind::any);
                if (!take(")"))
                    m_wrong = true;
                return inner;
            });
        return test();
    }
    template <class Inner>
    Condition nested(const Inner &inner)
    {
        if (++m_depth > kMostBrackets)
            m_wrong = true;
        Condition out = m_wrong ? Condition{} : inner();
        --m_depth;
        return out;
    }
    Condition test()
    {
        const std::string subject = subjectOf(word());
        const std::size_t before = m_at;
        const auto op = std::ranges::find_if(kOperators, [this](const Operator &each) { return take(each.text); });
        if (subject.empty() || op == kOperators.end()) {
            m_at = before;
            m_wrong = true;
            return {};
        }
        std::vector<std::string> values;
        if (op->text == "in" || op->text == "!in" || op->text == "not_in")
            values = list();
        else if (op->test != Test::exists)
            values.push_back(op->test == Test::matches ? pattern() : word());
        if (op->test == Test::matches && !m_wrong && !matchesExpression(values.front(), ""))
            m_wrong = true;
        m_wrong = m_wrong || std::ranges::find(values, std::string()) != values.end();
        Condition made = conditionOf(subject, op->test, std::move(values));
        return op->negative ? negated(std::move(made)) : made;
    }
    std::string word()
    {
        skip();
        if (m_at < m_text.size() && (m_text[m_at] == '\'' || m_text[m_at] == '"')) {
            const std::size_t end = m_text.find(m_text[m_at], m_at + 1);
            if (end == std::string_view::npos)
                return {};
            const std::string inside(m_text.substr(m_at + 1, end - m_at - 1));
            m_at = end + 1;
            return inside;
        }
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isWordCharacter(m_text[m_at]))
            ++m_at;
        return std::string(m_text.substr(begin, m_at - begin));
    }
    // Up to the blank behind it, or to a bracket that was opened before it.
    std::string pattern()
    {
        skip();
        if (m_at < m_text.size() && (m_text[m_at] == '\'' || m_text[m_at] == '"'))
            return word();
        const std::size_t begin = m_at;
        int open = 0;
        for (; m_at < m_text.size() && m_text[m_at] != ' ' && m_text[m_at] != '\n'; ++m_at) {
            open += m_text[m_at] == '(' ? 1 : m_text[m_at] == ')' ? -1 : 0;
            if (open < 0)
                break;
        }
        return std::string(m_text.substr(begin, m_at - begin));
    }
    std::vector<std::string> list()
    {
        std::vector<std::string> values;
        if (!take("[")) {
            m_wrong = true;
            return values;
        }
        do
            values.push_back(word());
        while (take(","));
        if (!take("]"))
            m_wrong = true;
        return values;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_wrong = false;
};

} // namespace

tl::expected<Condition, std::string> parseEcsExpression(std::string_view expression)
{
    return ExpressionParser(expression).run();
}

std::string ecsTypeExpression(std::span<const std::string> patterns)
{
    std::vector<std::string> exact, tests;
    for (const std::string &each : patterns) {
        if (each.find('*') == std::string::npos) {
            exact.push_back(each);
            continue;
        }
        std::string regular; // no round brackets: an expression may not contain them
        for (const char c : each)
            regular += c == '*' ? std::string(".*") : c == '.' ? std::string("\\.") : std::string(1, c);
        tests.push_back(std::string(kTypeSubject) + " =~ " + regular);
    }
    if (exact.size() == 1)
        tests.insert(tests.begin(), std::string(kTypeSubject) + " == " + exact.front());
    if (exact.size() > 1) {
        std::string in = std::string(kTypeSubject) + " in [";
        for (const std::string &each : exact)
            in += (&each == &exact.front() ? "" : ", ") + each;
        tests.insert(tests.begin(), in + "]");
    }
    std::string text;
    for (const std::string &each : tests)
        text += (text.empty() ? "" : " or ") + each;
    return text;
}

} // namespace wattfare::containers
