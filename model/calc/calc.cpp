// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc.h"

#include "model/calc/calc_internal.h"
#include "model/support/decimal.h"
#include "model/support/phrase.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wattfare {

namespace {

struct Registry {
    std::vector<calc::Entry> entries;
    std::vector<CalcFormula> formulas;

    Registry()
    {
        for (auto &list : {calc::queueingFormulas(), calc::trainingFormulas(), calc::purchaseFormulas(),
                 calc::simulationFormulas(), calc::energyFormulas()})
            entries.insert(entries.end(), list.begin(), list.end());
        const auto key = [](const calc::Entry &e) { // "simulation 2.1" before "simulation 10"
            const std::size_t space = e.section.find(' ');
            const std::string_view number = e.section.substr(space + 1);
            return std::make_tuple(e.section.substr(0, space), parseNumber<double>(number).value_or(0), e.name);
        };
        std::sort(entries.begin(), entries.end(), [&](const auto &a, const auto &b) { return key(a) < key(b); });
        for (const calc::Entry &e : entries)
            formulas.push_back({e.name, e.section, e.parameters, e.outputs, e.run});
    }
};

const Registry &registry()
{
    static const Registry instance;
    return instance;
}

std::optional<CalcArgument> parseArgument(CalcKind kind, std::string_view text)
{
    CalcArgument argument;
    argument.given = true;
    if (kind != CalcKind::pairs) {
        const std::optional<double> value = parseFinite(text);
        if (!value || (kind == CalcKind::count && !(*value >= 0 && *value <= 1e15 && *value == std::floor(*value))))
            return std::nullopt;
        argument.number = *value;
        return argument;
    }
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), item.size() + 1));
        const std::size_t colon = item.find(':');
        if (colon == std::string_view::npos)
            return std::nullopt;
        const auto first = parseFinite(item.substr(0, colon)), second = parseFinite(item.substr(colon + 1));
        if (!first || !second)
            return std::nullopt;
        argument.pairs.emplace_back(*first, *second);
    }
    if (argument.pairs.empty())
        return std::nullopt;
    return argument;
}

Phrase expectedOf(CalcKind kind)
{
    return kind == CalcKind::pairs ? Phrase::pairsOfNumbers
        : kind == CalcKind::count  ? Phrase::countFrom0
                                   : Phrase::number;
}

// The known name with the fewest edits, up to three.
std::string closest(std::string_view name)
{
    std::string best;
    std::size_t least = 4;
    for (const CalcFormula &f : calcFormulas()) {
        std::vector<std::size_t> row(f.name.size() + 1);
        std::iota(row.begin(), row.end(), std::size_t{0});
        for (std::size_t i = 1; i <= name.size(); ++i) {
            std::size_t diagonal = row[0];
            row[0] = i;
            for (std::size_t j = 1; j <= f.name.size(); ++j) {
                const std::size_t replaced = diagonal + (name[i - 1] == f.name[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
            }
        }
        if (row.back() < least) {
            least = row.back();
            best = f.name;
        }
    }
    return best;
}

} // namespace

std::span<const CalcFormula> calcFormulas() { return registry().formulas; }

const CalcFormula *findCalcFormula(std::string_view name)
{
    for (const CalcFormula &f : calcFormulas())
        if (f.name == name)
            return &f;
    return nullptr;
}

Result<std::vector<CalcValue>> runCalc(
    std::string_view name, std::span<const std::pair<std::string, std::string>> arguments)
{
    const CalcFormula *formula = findCalcFormula(name);
    if (!formula)
        return fail(Error::Code::notFound,
            {"calc.no_such_formula", {std::string(name.substr(0, 80)), name.size() <= 80 ? closest(name) : ""}});
    const std::string id(formula->name);
    std::vector<CalcArgument> values(formula->parameters.size());
    for (const auto &[key, text] : arguments) {
        const auto at = std::find_if(formula->parameters.begin(), formula->parameters.end(),
            [&, &wanted = key](const CalcParameter &p) { return p.name == wanted; });
        if (at == formula->parameters.end())
            return fail(Error::Code::badInput, {"calc.no_such_parameter", {id, key}});
        const auto index = static_cast<std::size_t>(at - formula->parameters.begin());
        if (values[index].given)
            return fail(Error::Code::badInput, {"calc.given_twice", {id, key}});
        const std::optional<CalcArgument> value = parseArgument(at->kind, text);
        if (!value)
            return fail(Error::Code::badInput, {"calc.bad_value", {id, key, text.substr(0, 80), expectedOf(at->kind)}});
        values[index] = *value;
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        const CalcParameter &p = formula->parameters[i];
        if (values[i].given || (p.optional && !p.defaultValue))
            continue;
        if (!p.defaultValue)
            return fail(
                Error::Code::badInput, {"calc.missing_parameter", {id, std::string(p.name), std::string(p.measure())}});
        values[i].given = true;
        values[i].number = *p.defaultValue;
    }
    const auto result = formula->run(values);
    if (!result) {
        const Failure &why = result.error();
        if (why.status == Status::outOfRange)
            return fail(Error::Code::badInput, {"calc.out_of_range", {id, why.field, why.value}});
        return fail(Error::Code::noAnswer,
            {"calc.no_answer", {id, "status." + std::string(statusId(why.status)), why.field, why.value}});
    }
    std::vector<CalcValue> out;
    for (std::size_t i = 0; i < formula->outputs.size(); ++i) {
        CalcValue value{std::string(formula->outputs[i].name), formula->outputs[i].unit, std::nullopt};
        if (i < result->size() && (*result)[i]) {
            // The templates of the methods expect inputs inside their domain; what overflows in them is refused here.
            if (!std::isfinite(*(*result)[i]))
                return fail(Error::Code::badInput, {"calc.not_finite", {id, value.name}});
            value.value = (*result)[i];
        }
        out.push_back(std::move(value));
    }
    return out;
}

} // namespace wattfare
