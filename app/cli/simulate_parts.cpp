// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate_parts.h"

#include "app/cli/evaluated.h"
#include "views/words/messages.h"

#include <QString>

#include <iostream>

namespace wattfare::cli {

int reportFailure(const Failure &failure)
{
    std::cerr << "wattfare-cli: " << text(failure).toStdString() << '\n';
    switch (failure.status) {
    case Status::outOfRange: return kBadInput;
    case Status::cancelled: return kCancelled;
    default: return kNoAnswer;
    }
}

int exitOf(const RunInfo &info) { return info.cancelled ? kCancelled : kDone; }

ReportTable summaryTable()
{
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("unit", "column.unit", {}, false),
        head("mean", "column.mean"), head("mean_low", "column.mean_low"), head("mean_high", "column.mean_high"),
        head("sd", "column.sd"), head("p5", "column.p5"), head("p50", "column.p50"), head("p95", "column.p95"),
        head("min", "column.min"), head("max", "column.max")};
    return table;
}

Message withheldBecause(const Summary &summary)
{
    return {summary.capped > 0 && summary.capped == summary.n ? "sim.never_finished" : "sim.withheld", {}};
}

void addSummary(ReportTable &table, const std::string &name, Unit unit, const Summary &summary)
{
    const Message withheld = withheldBecause(summary);
    const auto number = [&](std::optional<double> value) { return cell(value, unit, value ? Message{} : withheld); };
    const auto quantile = [&](const std::optional<Quantile> &q) {
        ReportCell made = number(q ? std::optional<double>(q->value) : std::nullopt);
        if (q && q->interval) { // shown where there is room: in JSON
            made.low = q->interval->low;
            made.high = q->interval->high;
        }
        return made;
    };
    table.rows.push_back({cell(name), cell(std::string(unitId(unit))), number(summary.mean),
        number(summary.meanInterval ? std::optional(summary.meanInterval->low) : std::nullopt),
        number(summary.meanInterval ? std::optional(summary.meanInterval->high) : std::nullopt), number(summary.sd),
        quantile(summary.p5), quantile(summary.p50), quantile(summary.p95), number(summary.min), number(summary.max)});
}

void addUnknown(ReportTable &table, const std::string &name, Unit unit, const Message &reason)
{
    std::vector<ReportCell> row{cell(name), cell(std::string(unitId(unit)))};
    row.resize(table.head.size(), cell(std::nullopt, unit, reason));
    table.rows.push_back(std::move(row));
}

void addEnergy(ReportTable &table, const std::string &prefix, const std::optional<Summary> &kwh,
    const std::optional<Message> &unknownKwh, const std::optional<Summary> &kgco2e,
    const std::optional<Message> &unknownKgco2e)
{
    if (kwh)
        addSummary(table, prefix + "kwh", "kWh", *kwh);
    else
        addUnknown(table, prefix + "kwh", "kWh", unknownKwh.value_or(Message{}));
    if (kgco2e)
        addSummary(table, prefix + "kgco2e", "kgCO2e", *kgco2e);
    else
        addUnknown(table, prefix + "kgco2e", "kgCO2e", unknownKgco2e.value_or(Message{}));
}

nlohmann::ordered_json probabilityJson(const Probability &probability)
{
    return {{"estimate", probability.estimate}, {"low", probability.interval.low}, {"high", probability.interval.high},
        {"n", probability.n}};
}

std::string probabilityText(const char *name, const Probability &probability)
{
    return words(
        {"sim.probability_line", {name, probability.estimate, probability.interval.low, probability.interval.high}});
}

nlohmann::ordered_json runJson(const RunInfo &info, std::uint64_t first)
{
    nlohmann::ordered_json meta;
    meta["program_version"] = WATTFARE_VERSION;
    meta["seed"] = info.seed;
    if (first > 0)
        meta["first"] = first;
    meta["n"] = info.n;
    meta["requested"] = info.requested;
    meta["capped"] = info.capped;
    meta["cancelled"] = info.cancelled;
    meta["converged"] = info.converged;
    return meta;
}

std::vector<Message> assumptionsOf(const CheckpointParams &params) { return assumptions(params); }
std::vector<Message> assumptionsOf(const FleetParams &params) { return assumptions(params); }
std::vector<Message> assumptionsOf(const DeadlineParams &) { return {}; }

void finish(const Context &context, const ReportTable &table, nlohmann::ordered_json meta, const RunInfo &info,
    const std::vector<Message> &warnings, const char *rowsKey)
{
    for (const Message &warning : warnings)
        meta["warnings"].push_back(words(warning));
    print(context, table, std::move(meta), rowsKey);
    if (context.format == Format::table)
        std::cout << words({"sim.run_line", {info.n, info.seed}}) << '\n' << words({"sim.range_of_chance", {}}) << '\n';
    if (info.cancelled)
        note(context, words({"sim.cancelled_line", {info.n, info.requested}}));
    for (const Message &warning : warnings)
        note(context, words(warning));
}

} // namespace wattfare::cli
