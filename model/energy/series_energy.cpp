// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/series_energy.h"

#include "model/catalog/staleness.h"
#include "model/energy/embodied.h"
#include "model/energy/grid.h"

#include <cmath>

namespace wattfare {

Outcome<SeriesAnswer> energyOfSeries(
    const Snapshot &snapshot, const SeriesQuestion &question, const UtilisationSeries &series)
{
    if (question.type >= snapshot.types.size())
        return failure(Status::noData, "instance_type");
    if (question.region >= snapshot.regions.size())
        return failure(Status::noData, "region");
    const EnergyOptions &options = question.options;
    const GridInputs<double> grid = gatherGrid<double>(snapshot, question.region, options);
    const Outcome<double> pue = pueOf(options.method, grid, options);
    if (!pue)
        return tl::unexpected(pue.error());
    SeriesAnswer answer;
    answer.pue = *pue;
    if (const auto intensity = carbonIntensity(grid, options.carbonBasis))
        answer.intensity = *intensity;
    if (const auto kg = allocationKg(options.embodiedMethod, gatherEmbodied<double>(snapshot, question.type));
        kg && options.lifetimeH > 0.0)
        answer.embodiedGPerHour = *kg * 1000.0 / options.lifetimeH;
    answer.usdPerHour = question.usdPerHour;
    if (!answer.usdPerHour) {
        const Date asOf = question.asOf ? *question.asOf : newestOnDemand(snapshot);
        if (const auto row = snapshot.priceAt(snapshot.onDemand, question.type, question.region, asOf))
            answer.usdPerHour = snapshot.onDemand.usdPerHour(*row);
    }

    SeriesOptions how;
    how.method = options.method;
    how.pue = *pue;
    how.idleBelowPct = question.idleBelowPct;
    how.releaseAfterH = question.releaseAfterH;
    how.restartH = question.restartH;
    how.usdPerHour = answer.usdPerHour;
    how.embodiedGPerHour = answer.embodiedGPerHour;
    how.intensity = answer.intensity;
    how.assumedUCpuPct = question.assumedUCpuPct;
    constexpr std::int64_t day = 86'400;
    how.startHourUtc = static_cast<double>(((question.startUtc % day) + day) % day) / 3600.0;
    if (question.hourly && isLocationBased(options.carbonBasis)) { // hours are those of the grid
        if (auto shape = hourlyShape(snapshot, question.region, std::nullopt)) {
            how.shape = std::move(*shape);
            answer.hourly = answer.intensity.has_value();
        }
    }
    const Outcome<SeriesResult> result
        = integrateSeries(gatherPower<double>(snapshot, question.type, options), series, how);
    if (!result)
        return tl::unexpected(result.error());
    answer.result = *result;
    return answer;
}

std::vector<SeriesRow> seriesRows(const SeriesAnswer &answer)
{
    const SeriesResult &r = answer.result;
    return {{"hours", r.hours, "h", ""}, {"missing_hours", r.missingHours, "h", ""},
        {"mean_u_acc_pct", r.meanUAccPct, "%", ""}, {"mean_u_cpu_pct", r.meanUCpuPct, "%", ""},
        {"mean_it_w", r.meanWatts, "W", ""}, {"kwh", r.kwh, "kWh", ""},
        {"operational_gco2e", r.operationalG, "gCO2e", "ci_lifecycle_g_kwh"}, {"idle_hours", r.idleHours, "h", ""},
        {"idle_kwh", r.idleKwh, "kWh", ""}, {"idle_share_of_energy", r.idleShareOfEnergy, "1", ""},
        {"idle_usd", r.idleUsd, "USD", "usd_per_hour"}, {"releases", static_cast<double>(r.releases), "1", ""},
        {"releasable_hours", r.releasableHours, "h", ""}, {"saved_kwh", r.savedKwh, "kWh", ""},
        {"saved_usd", r.savedUsd, "USD", "usd_per_hour"}, {"saved_gco2e", r.savedG, "gCO2e", "ci_lifecycle_g_kwh"}};
}

} // namespace wattfare
