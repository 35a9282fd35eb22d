// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/levers.h"

#include <algorithm>

namespace wattfare {

static_assert([] {
    for (std::size_t i = 0; i < kLeverCount; ++i)
        if (static_cast<std::size_t>(kLevers[i].lever) != i)
            return false;
    return true;
}());

std::optional<Lever> parseLever(std::string_view id)
{
    const auto found = std::ranges::find(kLevers, id, &LeverInfo::id);
    return found == kLevers.end() ? std::nullopt : std::optional(found->lever);
}

std::string switchableLevers()
{
    std::string ids;
    for (const LeverInfo &info : kLevers)
        if (info.switchable)
            ids.append(ids.empty() ? "" : "|").append(info.id);
    return ids;
}

std::string kindsOf(Lever lever)
{
    std::string ids;
    for (const WorkloadKind kind :
        {WorkloadKind::inference, WorkloadKind::training, WorkloadKind::llmServing, WorkloadKind::hpc})
        if (fitsKind(lever, kind))
            ids.append(ids.empty() ? "" : "|").append(workloadKindId(kind));
    return ids;
}

bool isOn(const Scenario &scenario, Lever lever)
{
    return std::ranges::find(scenario.levers, leverId(lever)) != scenario.levers.end();
}

void switchLever(Scenario &scenario, Lever lever, bool on)
{
    std::vector<std::string> next;
    for (const LeverInfo &info : kLevers)
        if (info.lever == lever ? on : isOn(scenario, info.lever))
            next.emplace_back(info.id);
    scenario.levers = std::move(next);
}

void dropUnfitLevers(Scenario &scenario)
{
    std::erase_if(scenario.levers, [&](const std::string &id) {
        const auto lever = parseLever(id);
        return !lever || !fitsKind(*lever, scenario.kind);
    });
}

} // namespace wattfare
