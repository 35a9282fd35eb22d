// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/power_methods.h"

#include <cmath>

namespace wattfare {
namespace energy {

double codeCarbonDimms(double memoryGb)
{
    if (memoryGb <= 2.0)
        return 1.0;
    if (memoryGb <= 16.0)
        return 2.0;
    if (memoryGb <= 64.0)
        return 4.0;
    if (memoryGb <= 128.0)
        return 8.0;
    for (const double module : {128.0, 64.0, 32.0, 16.0, 8.0}) {
        if (module <= memoryGb / 8.0)
            return std::min(32.0, std::ceil(memoryGb / module));
    }
    return std::min(32.0, std::ceil(memoryGb / 4.0));
}

double codeCarbonMemoryW(double n)
{
    const double watts = 5.0 * std::min(n, 4.0) + 4.5 * std::clamp(n - 4.0, 0.0, 4.0)
        + 4.0 * std::clamp(n - 8.0, 0.0, 8.0) + 3.5 * std::max(0.0, n - 16.0);
    return std::max(10.0, watts);
}

} // namespace energy

namespace {
constexpr std::array<UtilisationPreset, 4> kPresets{
    {{"idle", 0, 0}, {"steady_inference", 50, 25}, {"full", 100, 25}, {"cpu_only", 0, 50}}};
} // namespace

std::span<const UtilisationPreset> utilisationPresets() { return kPresets; }

} // namespace wattfare
