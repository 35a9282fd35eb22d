// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/levers/lever_plan.h"
#include "model/workload/structured.h"
#include "views/words/messages.h"

#include <algorithm>
#include <iostream>

// levers: the same figures as on the page Advisor.
namespace wattfare::cli {

namespace {

std::string nameOf(Lever lever) { return words({"lever.name." + std::string(leverId(lever)), {}}); }

ReportCell amountCell(const LeverAmount &amount, Unit unit, const Message &missing)
{
    ReportCell made = cell(amount.value, unit, amount.value ? Message{} : missing);
    made.low = amount.low;
    made.high = amount.high;
    return made;
}

// A factor, for people as one: ×0.62.
ReportCell factorCell(const LeverAmount &factor, const Message &missing)
{
    ReportCell made = amountCell(factor, Unit::one, missing);
    made.form = NumberForm::ratio;
    return made;
}

std::string sourcesOf(const LeverRow &row, const Snapshot &snapshot)
{
    std::string ids;
    for (const FigureIndex figure : row.figures)
        for (const SourceIndex source : snapshot.figures.row(figure).sources)
            if (const std::string &id = snapshot.sources[source].id; ids.find(id) == std::string::npos)
                ids += (ids.empty() ? "" : ";") + id;
    return ids;
}

ReportTable leverTable(const LeverPlan &plan, const Snapshot &snapshot, bool machine)
{
    ReportTable table;
    table.head = {head("lever", "column.lever", {}, false), head("on", "column.lever_on", {}, false),
        head("state", "column.lever_state", {}, false), head("usd_factor", "column.lever_factor_usd", Unit::one),
        head("kwh_factor", "column.lever_factor_kwh", Unit::one),
        head("co2e_factor", "column.lever_factor_co2e", Unit::one), head("class", "column.lever_class", {}, false)};
    if (machine) {
        table.head.push_back(head("reason", "column.lever_reason", {}, false));
        table.head.push_back(head("sources", "column.lever_sources", {}, false));
    }
    for (const LeverRow &row : plan.rows) {
        const bool weighed = row.canSwitch();
        const Message why = machine ? row.reason() : Message{}; // for people below the table
        std::vector<ReportCell> cells{cell(machine ? std::string(leverId(row.lever)) : nameOf(row.lever)),
            cell(machine ? std::string(row.on ? "1" : "0") : words({row.on ? "report.yes" : "report.no", {}})),
            cell(machine ? std::string(leverStateId(row.state()))
                         : words({"lever.state." + std::string(leverStateId(row.state())), {}})),
            factorCell(row.alone.usd, why), factorCell(row.alone.kwh, why), factorCell(row.alone.co2e, why),
            cell(weighed ? std::string(figureClassId(row.cls)) : std::string())};
        if (machine) {
            cells.push_back(cell(words(row.reason())));
            cells.push_back(cell(sourcesOf(row, snapshot)));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

// Without levers, a row each that is on, and all of them.
ReportTable stepTable(const LeverPlan &plan, bool machine)
{
    const bool run = !isFleet(plan.kind);
    const Unit mass = run ? Unit::kgco2e : Unit::gco2e;
    ReportTable table;
    table.head = {head("step", "column.lever_step", {}, false), head("usd", "column.lever_usd", Unit::usd),
        head("kwh", "column.lever_kwh", Unit::kwh), head(run ? "kgco2e" : "gco2e", "column.lever_co2e", mass),
        head("usd_factor", "column.lever_factor_usd", Unit::one),
        head("kwh_factor", "column.lever_factor_kwh", Unit::one),
        head("co2e_factor", "column.lever_factor_co2e", Unit::one)};
    const auto add = [&](const std::string &name, const LeverAmounts &amounts, const LeverFactors &factors,
                         const Message &missing) {
        table.rows.push_back({cell(name), amountCell(amounts.usd, Unit::usd, missing),
            amountCell(amounts.kwh, Unit::kwh, missing), amountCell(amounts.co2e, mass, missing),
            factorCell(factors.usd, missing), factorCell(factors.kwh, missing), factorCell(factors.co2e, missing)});
    };
    const LeverAmount one{1.0, {}, {}};
    const Message noFigure{"advice.figure_missing", {}};
    add(machine ? "without" : words({"chart.levers_without", {}}), plan.baseline, {one, one, one}, noFigure);
    for (const LeverStep &step : plan.steps)
        add(machine ? std::string(leverId(step.lever)) : nameOf(step.lever), step.after, step.factor,
            step.missing.id.empty() ? noFigure : step.missing);
    if (!plan.steps.empty())
        add(machine ? "with" : words({"chart.levers_with", {}}), plan.combined, plan.total, noFigure);
    return table;
}

// What the person asked to switch on, and cannot be.
Result<void> switchOn(Scenario &scenario, const std::string &ids)
{
    scenario.levers.clear();
    for (const std::string_view part : fields::commaSeparated(ids)) {
        const auto lever = parseLever(part);
        if (!lever)
            return fail(Error::Code::badInput,
                {"lever.refused_unknown", {std::string(part.substr(0, 80)), switchableLevers()}});
        if (isOn(scenario, *lever))
            return fail(Error::Code::badInput, {"lever.refused_twice", {"lever.name." + std::string(part)}});
        scenario.levers.emplace_back(part);
    }
    return {};
}

Result<void> refused(const LeverPlan &plan, const std::vector<std::string> &ids)
{
    for (const LeverRow &row : plan.rows) {
        if (std::ranges::find(ids, leverId(row.lever)) == ids.end() || row.canSwitch()
            || row.state() == LeverState::included)
            continue;
        return fail(Error::Code::badInput,
            {"lever.refused", {"lever.name." + std::string(leverId(row.lever)), words(row.reason())}});
    }
    return {};
}

} // namespace

int runLevers(const Context &context, const LeverArguments &arguments)
{
    LeverQuestion question;
    question.candidate = arguments.candidate;
    auto scenario = openScenario(context, arguments.scenario, arguments.settings, arguments.asOf);
    if (!scenario)
        return report(scenario.error());
    question.scenario = std::move(*scenario);
    std::vector<std::string> named;
    if (arguments.on) {
        if (const auto switched = switchOn(question.scenario, *arguments.on); !switched)
            return report(switched.error());
        named = question.scenario.levers;
        // Those that no scenario can have on are refused with their reasons below.
        std::erase_if(question.scenario.levers, [&](const std::string &id) {
            const Lever lever = *parseLever(id);
            return !leverInfo(lever).switchable || !fitsKind(lever, question.scenario.kind);
        });
    }
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto plan = planLevers(question, *snapshot);
    if (!plan)
        return report(plan.error());
    if (const auto fine = refused(*plan, named); !fine)
        return report(fine.error());
    auto meta = provenance(**snapshot, plan->asOf);
    meta["scenario"] = question.scenario.title;
    meta["candidate"] = plan->candidate;
    meta["counts"] = plan->millions.empty() ? words({"advice.period.run", {}}) : words({plan->millions, {}});
    meta["on"] = question.scenario.levers;
    if (context.format != Format::table) {
        if (arguments.steps)
            print(context, stepTable(*plan, true), meta, "steps");
        else
            print(context, leverTable(*plan, **snapshot, true), meta, "levers");
        return kDone;
    }
    std::cout << words({"advice.candidate", {plan->candidate}}) << ", " << meta["counts"].get<std::string>() << '\n';
    if (!arguments.steps) {
        print(context, leverTable(*plan, **snapshot, false));
        std::cout << '\n';
        for (const LeverRow &row : plan->rows) {
            std::cout << nameOf(row.lever) << ": " << words(row.reason());
            if (!row.hardware.id.empty())
                std::cout << ' ' << words(row.hardware);
            std::cout << '\n';
        }
        std::cout << '\n';
    }
    print(context, stepTable(*plan, false));
    for (const LeverStep &step : plan->steps)
        if (step.standing.state != LeverState::available || !step.missing.id.empty())
            std::cout << nameOf(step.lever) << ": "
                      << words(step.missing.id.empty() ? step.standing.reason : step.missing) << '\n';
    if (plan->steps.empty())
        std::cout << words({"lever.none_chosen", {}}) << '\n';
    std::cout << words({"lever.order", {}}) << '\n';
    return kDone;
}

} // namespace wattfare::cli
