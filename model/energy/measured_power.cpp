// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/measured_power.h"

namespace wattfare {

std::string_view powerBasisId(PowerBasis basis)
{
    return basis == PowerBasis::wholeSystem ? "whole_system" : "accelerators";
}

std::optional<PowerBasis> powerBasisOf(const Benchmark &b)
{
    const std::string_view basis = b.powerBasis;
    if (!b.measuredPowerW)
        return std::nullopt;
    if (basis.starts_with("whole"))
        return PowerBasis::wholeSystem;
    if (basis.starts_with("GPUs") || basis.find("devices") != std::string_view::npos)
        return PowerBasis::accelerators;
    return std::nullopt;
}

std::optional<double> joulesPerUnit(const Benchmark &b)
{
    return b.measuredPowerW && b.throughput && *b.throughput > 0.0 ? std::optional(*b.measuredPowerW / *b.throughput)
                                                                   : std::nullopt;
}

} // namespace wattfare
