// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate_start.h"

#include "app/cli/simulate_parts.h"
#include "model/support/decimal.h"
#include "model/support/phrase.h"

namespace wattfare::cli {

Result<std::optional<std::uint64_t>> takeStartTick(std::vector<std::string> &arguments)
{
    const std::string key = std::string(kStartTick) + '=';
    std::optional<std::uint64_t> tick;
    for (auto it = arguments.begin(); it != arguments.end();) {
        if (!it->starts_with(key)) {
            ++it;
            continue;
        }
        const std::string text = it->substr(key.size());
        tick = parseNumber<std::uint64_t>(text);
        if (!tick)
            return fail(Error::Code::badInput, {"sim.bad_value", {kStartTick, text, Phrase::wholeNumber}});
        it = arguments.erase(it);
    }
    return tick;
}

int simulateFromTick(const Context &context, const DeadlineParams &params, std::vector<DeadlinePolicy> policies,
    const std::string &trace, std::uint64_t startTick, std::uint64_t seed)
{
    if (policies.empty())
        policies.push_back(params.policy);
    ReportTable table;
    table.head = {head("policy", "column.policy", {}, false), head("usd", "column.cost", "USD"),
        head("met_deadline", "column.met_deadline"), head("finish_hours", "column.finish", "h"),
        head("losses", "column.mean_losses"), head("launches", "column.launches"),
        head("spot_hours", "column.mean_spot_hours", "h"), head("on_demand_hours", "column.mean_on_demand_hours", "h"),
        head("idle_hours", "column.idle_hours", "h"), head("kwh", "column.kwh", "kWh"),
        head("kgco2e", "column.mean_kgco2e", "kgCO2e")};
    const bool priced = params.priced();
    const auto kwh = params.energy.kwhPerHour(), kg = params.energy.kgPerKwh();
    for (const DeadlinePolicy policy : policies) {
        DeadlineParams p = params;
        p.policy = policy;
        const auto outcome = runDeadline(p, startTick, seed, 0, [] { return interrupted(); });
        if (interrupted())
            return kCancelled;
        if (!outcome)
            return reportFailure(outcome.error());
        const auto count = [](unsigned value) {
            ReportCell made = cell(static_cast<double>(value));
            made.form = NumberForm::integer;
            return made;
        };
        const bool done = outcome->finished;
        const Message never = done ? Message{} : Message{"sim.never_finished", {}};
        const auto whole = [&](double value, Unit unit) { // of a run to its end
            return cell(done ? std::optional(value) : std::nullopt, unit, never);
        };
        const double up = outcome->spotHours + outcome->onDemandHours;
        const auto unknown = [](Unit unit, const std::optional<Message> &why) {
            return cell(std::nullopt, unit, why.value_or(Message{}));
        };
        table.rows.push_back({cell(std::string(deadlinePolicyId(policy))),
            priced ? whole(outcome->usd, "USD") : cell(std::nullopt, "USD", {"sim.prices_missing", {}}),
            cell(outcome->met ? 1.0 : 0.0), whole(outcome->finishHours, "h"), count(outcome->losses),
            count(outcome->launches), whole(outcome->spotHours, "h"), whole(outcome->onDemandHours, "h"),
            whole(outcome->idleHours, "h"), kwh ? whole(up * *kwh, "kWh") : unknown("kWh", unknownKwh(params.energy)),
            kwh && kg ? whole(up * *kwh * *kg, "kgCO2e") : unknown("kgCO2e", unknownKgco2e(params.energy))});
    }
    RunInfo info;
    info.n = info.requested = 1;
    info.seed = seed;
    auto meta = metaOf(params, info);
    for (const char *unused : {"sampling", "block_hours"}) // one start is replayed once
        meta["parameters"].erase(unused);
    meta["trace"] = trace;
    meta[kStartTick] = startTick;
    finish(context, table, std::move(meta), info, estimate(*params.trace).warnings, "policies");
    return kDone;
}

} // namespace wattfare::cli
