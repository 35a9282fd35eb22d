// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/condition.h"

#include "model/placement/placement.h"
#include "model/support/decimal.h"
#include "model/support/letters.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace wattfare::containers {

namespace {

// Which beginnings of a text an expression can have consumed, a bit for each; so every part of the expression is tried
// on every beginning once.
using Ends = std::uint64_t;
constexpr std::size_t kMostText = 62, kMostExpression = 500;
constexpr int kMostDepth = 20, kMostRepeats = 64;

class ExpressionMatcher
{
public:
    ExpressionMatcher(std::string_view expression, std::string_view text)
        : m_expression(expression)
        , m_text(text)
    {
    }
    std::optional<bool> run()
    {
        std::size_t at = 0;
        const Ends ends = alternatives(at, 1, 0);
        if (m_wrong || at != m_expression.size())
            return std::nullopt;
        return ((ends >> m_text.size()) & 1U) != 0;
    }

private:
    bool more(std::size_t at) const { return at < m_expression.size(); }
    Ends alternatives(std::size_t &at, Ends starts, int depth)
    {
        if (depth > kMostDepth)
            m_wrong = true;
        Ends ends = sequence(at, starts, depth);
        while (!m_wrong && more(at) && m_expression[at] == '|')
            ends |= sequence(++at, starts, depth);
        return ends;
    }
    Ends sequence(std::size_t &at, Ends starts, int depth)
    {
        while (!m_wrong && more(at) && m_expression[at] != '|' && m_expression[at] != ')')
            starts = repeated(at, starts, depth);
        return starts;
    }
    Ends repeated(std::size_t &at, Ends starts, int depth)
    {
        const std::size_t begin = at;
        const Ends once = atom(at, starts, depth);
        int least = 1, most = 1;
        if (more(at) && m_expression[at] == '{') {
            const std::size_t end = m_expression.find('}', at);
            const std::string_view inside = m_expression.substr(at + 1, end == m_expression.npos ? 0 : end - at - 1);
            const std::size_t comma = inside.find(',');
            const auto low = parseNumber<int>(inside.substr(0, comma));
            const auto high = comma == inside.npos ? low
                : comma + 1 == inside.size()       ? std::optional(kMostRepeats)
                                                   : parseNumber<int>(inside.substr(comma + 1));
            if (!low || !high || *low < 0 || *high < *low || *high > kMostRepeats) {
                m_wrong = true;
                return 0;
            }
            least = *low;
            most = *high;
            at = end + 1;
        } else if (more(at) && std::string_view("*+?").find(m_expression[at]) != std::string_view::npos) {
            least = m_expression[at] == '+' ? 1 : 0;
            most = m_expression[at] == '?' ? 1 : kMostRepeats;
            ++at;
        }
        Ends reached = least == 0 ? starts : least == 1 ? once : 0, last = once;
        for (int i = 2; i <= most && last != 0 && !m_wrong; ++i) {
            std::size_t again = begin;
            last = atom(again, last, depth);
            if (i >= least)
                reached |= last;
        }
        return most >= 1 && least <= 1 ? reached | once : reached;
    }
    Ends atom(std::size_t &at, Ends starts, int depth)
    {
        if (++m_steps > 20'000)
            m_wrong = true;
        const char c = m_expression[at++];
        if (m_wrong || std::string_view("*+?{").find(c) != std::string_view::npos) {
            m_wrong = true;
            return 0;
        }
        if (c == '^' || c == '$') // the whole text is matched in any case
            return starts & (c == '^' ? Ends{1} : Ends{1} << m_text.size());
        if (c == '(') {
            if (m_expression.substr(at, 2) == "?:")
                at += 2;
            const Ends ends = alternatives(at, starts, depth + 1);
            m_wrong = m_wrong || !more(at) || m_expression[at] != ')';
            ++at;
            return ends;
        }
        if (c == '[')
            return oneOfClass(at, starts);
        char wanted = c;
        if (c == '\\') {
            if (!more(at) || std::isalpha(static_cast<unsigned char>(m_expression[at]))) {
                const bool digit = more(at) && m_expression[at] == 'd';
                m_wrong = m_wrong || !digit;
                ++at;
                return step(starts, [](char each) { return each >= '0' && each <= '9'; });
            }
            wanted = m_expression[at++];
        }
        return step(starts, [&](char each) { return c == '.' || each == wanted; });
    }
    Ends oneOfClass(std::size_t &at, Ends starts)
    {
        const bool inverse = more(at) && m_expression[at] == '^';
        at += inverse ? 1 : 0;
        const std::size_t end = m_expression.find(']', at);
        if (end == m_expression.npos || end == at) {
            m_wrong = true;
            return 0;
        }
        const std::string_view inside = m_expression.substr(at, end - at);
        at = end + 1;
        return step(starts, [&](char each) {
            bool in = false;
            for (std::size_t i = 0; i < inside.size(); ++i) {
                if (i + 2 < inside.size() && inside[i + 1] == '-') {
                    in = in || (each >= inside[i] && each <= inside[i + 2]);
                    i += 2;
                } else {
                    in = in || each == inside[i];
                }
            }
            return in != inverse;
        });
    }
    template <class Accepts>
    Ends step(Ends starts, const Accepts &accepts) const
    {
        Ends ends = 0;
        for (std::size_t i = 0; i < m_text.size(); ++i)
            if (((starts >> i) & 1U) != 0 && accepts(m_text[i]))
                ends |= Ends{1} << (i + 1);
        return ends;
    }

    std::string_view m_expression, m_text;
    int m_steps = 0;
    bool m_wrong = false;
};

bool isGpu(const InstanceType &type) { return type.kind == InstanceKind::gpu; }

// nullopt: the catalogue does not say.
std::optional<bool> met(const Condition &c, const Snapshot &s, const InstanceType &type, const std::string &zone)
{
    using Kind = Condition::Kind;
    using Test = Condition::Test;
    switch (c.kind) {
    case Kind::all:
    case Kind::any: {
        const bool stops = c.kind == Kind::any;
        std::optional<bool> result = !stops;
        for (const Condition &part : c.parts) {
            const auto one = met(part, s, type, zone);
            if (one == stops)
                return stops;
            if (!one)
                result.reset();
        }
        return result;
    }
    case Kind::negation: {
        const auto one = met(c.parts.front(), s, type, zone);
        return one ? std::optional(!*one) : std::nullopt;
    }
    case Kind::test: break;
    }
    const auto fact = c.subject == "zone" ? std::optional(zone) : factOf(s, type, c.subject);
    if (!fact)
        return std::nullopt;
    if (c.test == Test::exists)
        return !fact->empty();
    if (c.test == Test::in)
        return std::ranges::find(c.values, *fact) != c.values.end();
    if (c.test == Test::matches)
        return matchesExpression(c.values.front(), *fact);
    const auto number = parseFinite(*fact), bound = parseFinite(c.values.front());
    if (!bound)
        return std::nullopt;
    if (!number)
        return false;
    return c.test == Test::above  ? *number > *bound
        : c.test == Test::atLeast ? *number >= *bound
        : c.test == Test::below   ? *number < *bound
                                  : *number <= *bound;
}

void collect(const Condition &c, const Snapshot &s, std::set<std::string> &zones, std::set<std::string> &unknown)
{
    for (const Condition &part : c.parts)
        collect(part, s, zones, unknown);
    if (c.kind != Condition::Kind::test)
        return;
    if (c.subject == "zone")
        zones.insert(c.values.begin(), c.values.end());
    else if (!s.types.empty() && !factOf(s, s.types.front(), c.subject))
        unknown.insert(c.subject);
}

// The types named by a condition that says nothing else of types than which it accepts.
std::optional<std::vector<std::string>> namedTypes(const Condition &c)
{
    if (c.kind == Condition::Kind::test && c.subject == "type" && c.test == Condition::Test::in)
        return c.values;
    if ((c.kind == Condition::Kind::all || c.kind == Condition::Kind::any) && c.parts.size() == 1)
        return namedTypes(c.parts.front());
    return std::nullopt;
}

} // namespace

Condition conditionOf(std::string subject, Condition::Test test, std::vector<std::string> values)
{
    return {Condition::Kind::test, {}, std::move(subject), test, std::move(values)};
}

Condition negated(Condition condition)
{
    Condition outer;
    outer.kind = Condition::Kind::negation;
    outer.parts.push_back(std::move(condition));
    return outer;
}

std::optional<bool> matchesExpression(std::string_view expression, std::string_view text)
{
    if (expression.size() > kMostExpression || text.size() > kMostText)
        return std::nullopt;
    return ExpressionMatcher(expression, text).run();
}

std::optional<std::string> factOf(const Snapshot &snapshot, const InstanceType &type, std::string_view name)
{
    const std::size_t dot = type.name.find('.');
    const std::string family = type.name.substr(0, dot);
    const std::size_t letters = std::min(family.find_first_of("0123456789"), family.size());
    const Accelerator *accelerator = type.accelerator == kNone ? nullptr : &snapshot.accelerators[type.accelerator];
    const auto whole = [](double value) { return plainText(value); };
    if (name == "type")
        return type.name;
    if (name == "family")
        return family;
    if (name == "size")
        return dot == std::string::npos ? std::string() : type.name.substr(dot + 1);
    if (name == "category")
        return family.substr(0, letters);
    if (name == "generation") {
        const std::size_t end = family.find_first_not_of("0123456789", letters);
        return family.substr(letters, end == std::string::npos ? end : end - letters);
    }
    if (name == "cpu")
        return whole(type.vcpus);
    if (name == "memory")
        return whole(type.memoryGib * 1024.0);
    if (name == "cpu-manufacturer")
        return lowered(type.cpuVendor);
    if (name == "arch")
        return type.cpuArch;
    if (name == "os")
        return "linux";
    for (const bool gpu : {true, false}) {
        const std::string_view prefix = gpu ? "gpu-" : "accelerator-";
        if (!name.starts_with(prefix))
            continue;
        const std::string_view what = name.substr(prefix.size());
        const bool has = accelerator && isGpu(type) == gpu;
        if (what == "name")
            return has ? accelerator->ec2Name : std::string();
        if (what == "manufacturer")
            return has ? lowered(accelerator->vendor) : std::string();
        if (what == "count")
            return has ? whole(type.acceleratorCount) : std::string();
        if (what == "memory" && gpu)
            return has && type.acceleratorMemoryGibEach ? whole(*type.acceleratorMemoryGibEach * 1024.0)
                                                        : std::string();
    }
    return std::nullopt;
}

AllowedInstances allowedInstances(
    const Condition &condition, const Snapshot &snapshot, std::string_view gpuModel, const std::string &written)
{
    AllowedInstances out;
    std::set<std::string> zones;
    collect(condition, snapshot, zones, out.unknown);
    std::vector<std::string> asked(zones.begin(), zones.end());
    asked.emplace_back(); // any other
    std::set<std::string> allowedZones;
    struct Family {
        std::vector<std::string> allowed;
        bool whole = true;
    };
    std::map<std::string, Family> families;
    bool every = true, any = false, sameCount = true;
    for (const InstanceType &type : snapshot.types) {
        const std::string_view model
            = type.accelerator == kNone ? std::string_view() : snapshot.accelerators[type.accelerator].key;
        if (!gpuModel.empty() && !matchesPattern(gpuModel, model))
            continue;
        bool allowed = false;
        for (const std::string &zone : asked)
            if (met(condition, snapshot, type, zone).value_or(true)) {
                allowed = true;
                allowedZones.insert(zone);
            }
        Family &family = families[type.name.substr(0, type.name.find('.'))];
        family.whole = family.whole && allowed;
        every = every && allowed;
        if (!allowed)
            continue;
        family.allowed.push_back(type.name);
        sameCount = sameCount && (!any || out.acceleratorCount == type.acceleratorCount);
        out.acceleratorCount = type.acceleratorCount;
        any = true;
    }
    if (!sameCount)
        out.acceleratorCount.reset();
    if (!allowedZones.contains({}))
        out.zones.assign(allowedZones.begin(), allowedZones.end());
    if (const auto named = namedTypes(condition)) {
        out.types = *named; // also those that the catalogue does not know
    } else if (!any) {
        out.types = {written};
    } else if (!every) {
        for (const auto &[name, family] : families) {
            if (family.whole)
                out.types.push_back(name + ".*");
            else
                out.types.insert(out.types.end(), family.allowed.begin(), family.allowed.end());
        }
    }
    return out;
}

} // namespace wattfare::containers
