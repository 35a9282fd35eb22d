// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/energy_checks.h"

namespace wattfare {

std::optional<Failure> checkBetween(double value, double low, double high, std::string_view field)
{
    if (std::isfinite(value) && value >= low && value <= high)
        return {};
    return Failure{Status::outOfRange, std::string(field), std::isfinite(value) ? value : 0.0};
}

std::optional<Failure> checkPercent(double value, std::string_view field)
{
    return checkBetween(value, 0.0, 100.0, field);
}

std::optional<Failure> checkEnergyOptions(const EnergyOptions &o)
{
    struct Field {
        const std::optional<double> &value;
        double low, high;
        std::string_view name;
    };
    const Field fields[] = {
        {o.uAccPct, 0.0, 100.0, "u_acc_pct"},
        {o.uCpuPct, 0.0, 100.0, "u_cpu_pct"},
        {o.uMemPct, 0.0, 100.0, "u_mem_pct"},
        {o.userWatts, 0.01, kMaxWatts, "user_watts"},
        {o.pue, 1.0, kMaxPue, "pue"},
        {o.gridIntensity, 0.0, kMaxIntensity, "grid_intensity"},
        {o.matchedPct, 0.0, 100.0, "matched_pct"},
        {o.residualIntensity, 0.0, kMaxIntensity, "residual_intensity"},
        {o.ewifLPerKwh, 0.0, 1e4, "ewif_l_per_kwh"},
    };
    for (const Field &f : fields) {
        if (f.value) {
            if (std::optional<Failure> bad = checkBetween(*f.value, f.low, f.high, f.name))
                return bad;
        }
    }
    if (std::optional<Failure> bad = checkBetween(o.lifetimeH, 1.0, kMaxHours, "lifetime_h"))
        return bad;
    if (o.gridYear) {
        if (std::optional<Failure> bad = checkBetween(*o.gridYear, 1990, 2100, "grid_year"))
            return bad;
    }
    if (o.embodiedMethod != "wattfare-split-v1" && o.embodiedMethod != "ccf-rule")
        return Failure{Status::outOfRange, "embodied_method", 0.0};
    return {};
}

} // namespace wattfare
