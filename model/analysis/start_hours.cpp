// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/start_hours.h"

namespace wattfare {

Result<StartHours> startHours(const Results &results, std::size_t row, std::optional<int> month)
{
    const auto kwh = results.value(row, Metric::kwhTotal), kg = results.value(row, Metric::kgco2eTotal);
    if (!kwh || !kg)
        return fail(Error::Code::noAnswer, results.reason(row, kwh ? Metric::kgco2eTotal : Metric::kwhTotal));
    if (!isLocationBased(results.scenario().energy.carbonBasis))
        return fail(Error::Code::noAnswer, {"start.location_only", {}});
    const Candidate &candidate = results.candidate(row);
    StartHours found;
    auto shape = hourlyShape(results.snapshot(), candidate.region, month);
    if (!shape) {
        if (shape.error().status == Status::outOfRange)
            return fail(Error::Code::badInput, {"start.no_such_month", {month.value_or(0)}});
        return fail(Error::Code::noAnswer, {"start.no_profile", {results.snapshot().regions[candidate.region].code}});
    }
    found.shape = std::move(*shape);
    const WorkloadKind kind = results.scenario().kind;
    found.isRun = kind == WorkloadKind::training || kind == WorkloadKind::hpc;
    found.hours = found.isRun ? results.value(row, Metric::hours).value_or(0) : 1.0;
    found.kwh = *kwh;
    found.annualIntensity = *kwh > 0 ? *kg * 1000.0 / *kwh : 0.0;
    const auto load = constantLoad(found.hours, *kwh / found.hours);
    const auto choice = load ? chooseStart(*load, found.shape.relative, found.annualIntensity, true)
                             : Outcome<StartChoice>(tl::unexpected(load.error()));
    if (!choice)
        return fail(Error::Code::noAnswer, {"start.too_long", {}}, choice.error().field);
    found.choice = *choice;
    return found;
}

} // namespace wattfare
