// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/analysis/claims.h"
#include "model/calc/calc.h"
#include "model/containers/containers.h"
#include "model/report/build_placement.h"
#include "model/support/decimal.h"
#include "views/words/claim_text.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <iostream>
#include <iterator>

// calc, place, claims.
namespace wattfare::cli {

namespace {

constexpr std::size_t kTaskFileLimit = 16U << 20U;

int listFormulas(const Context &context)
{
    ReportTable table;
    table.head = {head("formula", "column.formula", {}, false), head("section", "column.section", {}, false),
        head("parameters", "column.parameters", {}, false), head("outputs", "column.outputs", {}, false)};
    for (const CalcFormula &formula : calcFormulas()) {
        std::string parameters;
        for (const CalcParameter &parameter : formula.parameters) {
            parameters += parameters.empty() ? "" : " ";
            parameters += std::string(parameter.name) + '=';
            if (parameter.defaultValue)
                parameters += shortestText(*parameter.defaultValue);
            if (!parameter.measure().empty())
                parameters += '[' + std::string(parameter.measure()) + ']';
        }
        std::string outputs;
        for (const CalcOutput &output : formula.outputs)
            outputs += (outputs.empty() ? "" : " ") + std::string(output.name)
                + (output.unit == Unit::none ? "" : '[' + std::string(unitId(output.unit)) + ']');
        table.rows.push_back(
            {cell(std::string(formula.name)), cell(std::string(formula.section)), cell(parameters), cell(outputs)});
    }
    print(context, table, nlohmann::ordered_json::object(), "formulas");
    return kDone;
}

Result<std::optional<Date>> asOfDate(const std::string &text)
{
    if (text.empty())
        return std::optional<Date>();
    const auto date = Date::parse(text);
    if (!date)
        return fail(Error::Code::badInput, {"cli.not_a_date", {text}});
    return date;
}

nlohmann::ordered_json claimsJson(const Snapshot &snapshot, const std::vector<ClaimResult> &claims)
{
    auto list = nlohmann::ordered_json::array();
    for (const ClaimResult &claim : claims) {
        nlohmann::ordered_json item;
        item["id"] = claim.id;
        item["statement"] = words(claim.statement);
        item["publisher"] = claim.source == kNone ? nlohmann::ordered_json()
                                                  : nlohmann::ordered_json(snapshot.sources[claim.source].publisher);
        item["published_on"]
            = claim.publishedOn.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(claim.publishedOn);
        item["published"] = claim.published;
        for (const auto &[key, value] : {std::pair{"then", claim.then}, std::pair{"now", claim.now}}) {
            item[key] = value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
            if (!value)
                item["missing"][key] = claim.why.id;
        }
        item["unit"] = unitId(claim.unit);
        item["verdict"] = verdictId(claim.verdict);
        item["why"] = words(claim.why);
        item["independent"] = nlohmann::ordered_json::array();
        for (const IndependentResult &other : claim.independent)
            item["independent"].push_back({{"value", other.value}, {"unit", unitId(claim.unit)},
                {"benchmarks", other.benchmarks}, {"class", figureClassId(other.cls)},
                {"prices", other.prices ? nlohmann::ordered_json(other.prices->iso()) : nlohmann::ordered_json()},
                {"basis", words(other.basis)}});
        if (!claim.noIndependent.id.empty())
            item["missing"]["independent"] = words(claim.noIndependent);
        item["source"] = claim.source == kNone ? nlohmann::ordered_json()
                                               : nlohmann::ordered_json(snapshot.sources[claim.source].id);
        list.push_back(std::move(item));
    }
    return list;
}

Result<ContainerText> taskText(const std::string &name)
{
    auto content = readFile(name, kTaskFileLimit);
    if (!content)
        return tl::unexpected<Error>(std::move(content).error());
    return ContainerText{name, std::move(*content)};
}

} // namespace

int runCalc(const Context &context, const KeyValueArguments &arguments, bool list)
{
    if (list || arguments.name.empty())
        return listFormulas(context);
    const auto pairs = keyValues(arguments.parameters);
    if (!pairs)
        return report(pairs.error());
    const auto values = wattfare::runCalc(arguments.name, *pairs);
    if (!values)
        return report(values.error());
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("value", "column.value"),
        head("unit", "column.unit", {}, false)};
    for (const CalcValue &value : *values)
        table.rows.push_back({cell(value.name),
            cell(value.value, value.unit, value.value ? Message{} : Message{"column.not_applicable_here", {}}),
            cell(std::string(unitId(value.unit)))});
    nlohmann::ordered_json meta;
    meta["formula"] = arguments.name;
    if (const CalcFormula *formula = findCalcFormula(arguments.name))
        meta["section"] = formula->section;
    for (const auto &[key, value] : *pairs)
        meta["arguments"][key] = value;
    print(context, table, meta, "values");
    return kDone;
}

// Words of cells that say a message: on a page all, for machines those without an id of their own.
ReportTable worded(const Context &context, ReportTable table)
{
    for (auto &row : table.rows)
        for (ReportCell &each : row)
            if (!each.message.id.empty() && (context.format == Format::table || each.text.empty()))
                each.text = words(each.message);
    return table;
}

// What holds each task, or the one that is named; one table.
int printHolds(const Context &context, const Snapshot &snapshot, const PlaceArguments &arguments,
    const PlacementFile &file, const PlacementOptions &options, const PlacementOffers &offers,
    nlohmann::ordered_json meta)
{
    ReportTable table;
    for (const PlacementTask &task : file.tasks) {
        if (!arguments.task.empty() && task.id != arguments.task)
            continue;
        const HoldOffers held = holdOffers(snapshot, offers, task);
        ReportTable part = buildHoldsTable(whatHolds(task, held.offers, options), held, task.id);
        std::vector<std::vector<ReportCell>> rows = std::move(table.rows);
        rows.insert(rows.end(), std::make_move_iterator(part.rows.begin()), std::make_move_iterator(part.rows.end()));
        table = std::move(part);
        table.rows = std::move(rows);
    }
    if (table.head.empty()) {
        std::string known;
        for (const PlacementTask &task : file.tasks)
            known += (known.empty() ? "" : ", ") + task.id;
        return report(fail(Error::Code::notFound, {"placement.no_such_task", {arguments.task, known}}).value());
    }
    print(context, worded(context, std::move(table)), std::move(meta), "holds");
    return kDone;
}

int runPlace(const Context &context, const PlaceArguments &arguments)
{
    std::vector<ContainerText> texts;
    for (const std::string &name : arguments.tasks) {
        auto content = taskText(name);
        if (!content)
            return report(content.error());
        texts.push_back(std::move(*content));
    }
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto tasks = readContainers(texts, **snapshot);
    if (!tasks)
        return report(tasks.error());
    const PlacementFile *file = &tasks->file;
    auto said = nlohmann::ordered_json::array();
    for (const auto *list : {&tasks->read, &tasks->notes})
        for (const Message &message : *list) {
            said.push_back(words(message));
            note(context, words(message));
        }
    const auto asOf = asOfDate(arguments.asOf);
    if (!asOf)
        return report(asOf.error());
    PlacementOfferQuestion question;
    question.instanceTypes = arguments.types.empty() ? file->instanceTypes : arguments.types;
    question.region = file->region.empty() ? arguments.region : file->region;
    question.asOf = *asOf ? *asOf : file->asOf;
    question.includeRetired = file->includeRetired;
    const auto offers = placementOffers(**snapshot, question);
    if (!offers)
        return report(offers.error());
    PlacementOptions options = file->options;
    if (!arguments.objective.empty())
        options.objective = parsePlacementObjective(arguments.objective).value_or(options.objective);
    options.allowArm = options.allowArm || arguments.allowArm;
    options.progress = progress(context);
    auto meta = provenance(**snapshot, offers->asOf);
    meta["region"] = question.region;
    meta["notes"] = said;
    if (arguments.holds)
        return printHolds(context, **snapshot, arguments, *file, options, *offers, std::move(meta));
    const auto placed = place(file->tasks, offers->offers, options);
    if (!placed) {
        const std::vector<Unplaceable> reasons = allUnplaceable(file->tasks, offers->offers, options);
        if (reasons.empty()) // else these say it by task
            std::cerr << "wattfare-cli: " << text(placed.error()).toStdString() << '\n';
        for (const Unplaceable &reason : reasons)
            std::cerr << "wattfare-cli: " << words(unplaceableMessage(file->tasks[reason.task], reason)) << '\n';
        return placed.error().status == Status::outOfRange ? kBadInput
            : placed.error().status == Status::cancelled   ? kCancelled
                                                           : kNoAnswer;
    }
    if (const auto target = parseDeploymentTarget(arguments.deploy); target || arguments.checklist) {
        const DeploymentPlan plan
            = deploymentPlan(*snapshot, *placed, file->tasks, *offers, question.region, arguments.spot);
        if (target)
            std::cout << deploymentText(plan, *target, words);
        else
            print(context, worded(context, buildChecklistTable(deploymentChecklist(plan), **snapshot)), meta,
                "checklist");
        return kDone;
    }
    for (const Message &message : placed->notes) // below the table as well
        meta["notes"].push_back(words(message));
    ReportTable table = buildPlacementTable(*placed, file->tasks, offers->offers);
    meta["objective"] = placementObjectiveId(options.objective);
    meta["solver"] = placementSolverId(placed->solver);
    meta["optimal"] = placed->optimal;
    meta["value"] = placed->objective;
    meta["lower_bound"] = placed->lowerBound;
    meta["gap"] = placed->gap;
    meta["usd_per_hour"] = placed->usdPerHour ? nlohmann::ordered_json(*placed->usdPerHour) : nlohmann::ordered_json();
    meta["watts"] = placed->watts ? nlohmann::ordered_json(*placed->watts) : nlohmann::ordered_json();
    meta["gpu_fragmentation"] = placed->gpuFragmentation;
    meta["idle_gpus"] = placed->idleGpus;
    print(context, table, meta, "instances");
    if (context.format == Format::table)
        std::cout << words({placed->optimal ? "placement.summary_optimal" : "placement.summary",
            {placed->instances.size(), placed->usdPerHour ? Argument(*placed->usdPerHour) : Argument("—"),
                placed->idleGpus, placed->gap}})
                  << '\n';
    return kDone;
}

int runClaims(const Context &context, const std::string &asOfText)
{
    const auto asOf = asOfDate(asOfText);
    if (!asOf)
        return report(asOf.error());
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto claims = recomputeClaims(*snapshot, *asOf, progress(context));
    if (!claims)
        return report(claims.error());
    ReportTable table;
    table.head = {head("id", "column.claim", {}, false), head("statement", "column.statement", {}, false),
        head("published", "column.published"), head("then", "column.recomputed_then"), head("now", "column.recomputed"),
        head("unit", "column.unit", {}, false), head("verdict", "column.verdict", {}, false),
        head("why", "column.why", {}, false), head("independent", "column.independent", {}, false),
        head("source", "column.sources", {}, false), head("publisher", "column.publisher", {}, false),
        head("published_on", "column.published_on", {}, false), head("benchmark", "column.benchmark", {}, false)};
    const Message missing{"column.not_known", {}};
    for (const ClaimResult &claim : *claims) {
        const bool machine = context.format != Format::table;
        std::string independent;
        for (const IndependentResult &other : claim.independent)
            independent += (independent.empty() ? "" : "; ")
                + (machine ? shortestText(other.value) : format::number(other.value).toStdString()) + ' '
                + std::string(unitId(claim.unit)) + ", " + independentBasis(other).toStdString();
        if (independent.empty() && !claim.noIndependent.id.empty())
            independent = words(claim.noIndependent);
        table.rows.push_back({cell(claim.id), cell(words(claim.statement)), cell(claim.published, claim.unit),
            cell(claim.then, claim.unit, missing), cell(claim.now, claim.unit, missing),
            cell(std::string(unitId(claim.unit))),
            cell(machine ? std::string(verdictId(claim.verdict))
                         : words({"verdict." + std::string(verdictId(claim.verdict)), {}})),
            cell(words(claim.why)), cell(independent),
            cell(claim.source == kNone ? std::string() : (*snapshot)->sources[claim.source].id),
            cell(claim.source == kNone ? std::string() : (*snapshot)->sources[claim.source].publisher),
            cell(claim.publishedOn), cell(independentBenchmarks(claim).toStdString())});
    }
    auto meta = provenance(**snapshot, claims->empty() ? std::nullopt : std::optional(claims->front().asOf));
    if (context.format == Format::table) {
        // Sentences are long: one block a claim instead of a wide table.
        for (const auto &row : table.rows) {
            std::cout << row[1].text << '\n';
            const ClaimResult &claim = (*claims)[static_cast<std::size_t>(&row - table.rows.data())];
            const auto value = [&](std::optional<double> number, bool exact = false) {
                return Argument(number ? claimValue(*number, claim.unit, exact).toStdString() : "—");
            };
            std::cout << "  "
                      << words({"claims.line", {value(claim.published, true), value(claim.then), value(claim.now)}})
                      << '\n';
            std::cout << "  " << row[6].text << ". " << row[7].text << '\n';
            if (!claim.noIndependent.id.empty())
                std::cout << "  " << row[8].text << '\n';
            else if (!row[8].text.empty())
                std::cout << "  " << words({"claims.independent_line", {row[8].text}}) << '\n';
        }
        return claims->empty() ? kNoAnswer : kDone;
    }
    if (context.format == Format::json) {
        meta["claims"] = claimsJson(**snapshot, *claims);
        printJson(meta);
        return claims->empty() ? kNoAnswer : kDone;
    }
    print(context, table, meta, "claims");
    return claims->empty() ? kNoAnswer : kDone;
}

} // namespace wattfare::cli
