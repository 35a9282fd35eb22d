// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate_break_even.h"

#include "app/cli/simulate_parts.h"
#include "model/simulation/checkpoint/interval_saving.h"
#include "model/simulation/checkpoint/spot_break_even.h"
#include "model/support/decimal.h"

namespace wattfare::cli {

void addBreakEven(
    const Context &context, const CheckpointParams &params, ReportTable &table, nlohmann::ordered_json &meta)
{
    const auto form = spotBreakEven(params);
    if (!form)
        return;
    auto &json = meta["break_even"];
    json["spot_usd"] = form->spotUsd;
    json["on_demand_usd"] = form->onDemandUsd;
    json["value_of_delay_usd"] = form->valueOfDelayUsd;
    json["savings_usd"] = form->savingsUsd;
    json["price_ratio"] = form->priceRatio;
    json["break_even_price_ratio"] = form->breakEvenPriceRatio;
    json["break_even_hazard_per_hour"] = form->breakEvenHazardPerHour
        ? nlohmann::ordered_json(*form->breakEvenHazardPerHour)
        : nlohmann::ordered_json();
    json["spot_wins"] = form->spotWins;
    if (context.format != Format::table)
        return;
    table.notes.push_back(
        {"sim.savings_line", {form->savingsUsd, form->onDemandUsd, form->spotUsd, form->valueOfDelayUsd}});
    if (!form->breakEvenHazardPerHour)
        table.notes.push_back({form->spotWins ? "sim.spot_always_line" : "sim.spot_never_line", {}});
    else if (form->breakEvenPriceRatio > 0.0)
        table.notes.push_back({"sim.break_even_line", {*form->breakEvenHazardPerHour, form->breakEvenPriceRatio}});
    else // the delay alone costs more than on-demand
        table.notes.push_back({"sim.break_even_rate_line", {*form->breakEvenHazardPerHour}});
}

void addIntervalSaving(const Context &context, const CheckpointParams &params, const CheckpointResult &result,
    const RunOptions &options, ReportTable &table, nlohmann::ordered_json &meta)
{
    const auto saving = intervalSaving(params, result, options);
    if (!saving)
        return;
    const bool saves = saving->kind == IntervalSaving::Kind::saves;
    auto &json = meta["best_interval"];
    json["hours"] = orNull(saving->bestHours);
    json["against_hours"] = orNull(saving->usedHours);
    if (saves) {
        json["saved_hours"] = saving->hours;
        json["saved_usd"] = orNull(saving->usd);
    }
    if (context.format != Format::table || !saves || !saving->usd)
        return;
    table.notes.push_back(saving->bestHours
            ? Message{"sim.best_interval_line", {*saving->bestHours, *saving->usd, saving->hours}}
            : Message{"sim.best_without_line", {*saving->usd, saving->hours}});
}

} // namespace wattfare::cli
