// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/hourly.h"

#include <cmath>

namespace wattfare {

Outcome<HourlyShape> hourlyShape(const Snapshot &snapshot, RegionIndex region, std::optional<int> month)
{
    if (month && (*month < 1 || *month > 12))
        return failure(Status::outOfRange, "month", *month);
    if (region >= snapshot.regions.size())
        return failure(Status::noData, "region");
    const CarbonProfile *profile = snapshot.profileOf(snapshot.regions[region].gridZone);
    if (!profile || (month && !profile->hasMonths))
        return failure(Status::noData, "carbon_profile");
    HourlyShape shape;
    shape.relative = month ? profile->relative[static_cast<std::size_t>(*month - 1)] : profile->hour;
    shape.gridZone = profile->gridZone;
    shape.year = profile->year;
    shape.source = profile->source;
    shape.month = month;
    return shape;
}

Outcome<StartChoice> chooseStart(
    std::span<const double> jobKwh, std::span<const double> relative, double annualIntensity, bool repeatsDaily)
{
    if (relative.empty())
        return failure(Status::outOfRange, "window");
    if (jobKwh.empty() || (!repeatsDaily && jobKwh.size() > relative.size()))
        return failure(Status::outOfRange, "job_hours", static_cast<double>(jobKwh.size()));
    if (!isNonNegative(annualIntensity))
        return failure(Status::outOfRange, "intensity");
    for (const double e : jobKwh) {
        if (!isNonNegative(e))
            return failure(Status::outOfRange, "job_kwh");
    }
    for (const double r : relative) {
        if (!isNonNegative(r))
            return failure(Status::outOfRange, "window");
    }
    StartChoice choice;
    const std::size_t starts = repeatsDaily ? relative.size() : relative.size() - jobKwh.size() + 1;
    for (std::size_t s = 0; s < starts; ++s) {
        double sum = 0.0;
        for (std::size_t h = 0; h < jobKwh.size(); ++h)
            sum += jobKwh[h] * relative[(s + h) % relative.size()];
        const double grams = sum * annualIntensity;
        if (!std::isfinite(grams))
            return failure(Status::outOfRange, "job_kwh");
        choice.gramsByStart.push_back(grams);
        // Equal sums may differ in their last digits: only a real gain moves the choice to a later hour.
        if (s == 0 || grams < choice.bestG * (1.0 - 1e-12)) {
            choice.bestG = grams;
            choice.bestStart = s;
        }
        if (s == 0 || grams > choice.worstG * (1.0 + 1e-12)) {
            choice.worstG = grams;
            choice.worstStart = s;
        }
    }
    choice.firstG = choice.gramsByStart.front();
    choice.saving = choice.firstG > 0.0 ? 1.0 - choice.bestG / choice.firstG : 0.0;
    return choice;
}

Outcome<std::vector<double>> constantLoad(double hours, double kwhPerHour)
{
    constexpr double kMaxJobHours = 100'000;
    if (!isPositive(hours) || hours > kMaxJobHours)
        return failure(Status::outOfRange, "job_hours", std::isfinite(hours) ? hours : 0.0);
    if (!isNonNegative(kwhPerHour))
        return failure(Status::outOfRange, "job_kwh");
    const double whole = std::floor(hours);
    std::vector<double> load(static_cast<std::size_t>(whole), kwhPerHour);
    if (hours > whole)
        load.push_back(kwhPerHour * (hours - whole));
    return load;
}

} // namespace wattfare
