// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/gpu_shares.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <tuple>

namespace wattfare {

namespace {

constexpr std::string_view kMig = "MIG_"; // quantities of profiles: "MIG_1g.10gb"

// The memory that a profile names: 10 of "1g.10gb"; nullopt where it names none.
std::optional<double> memoryOf(std::string_view profile)
{
    const std::size_t dot = profile.find('.');
    double gib = 0;
    if (dot == std::string_view::npos || !profile.ends_with("gb")
        || std::from_chars(profile.data() + dot + 1, profile.data() + profile.size() - 2, gib).ptr
            != profile.data() + profile.size() - 2)
        return std::nullopt;
    return gib;
}

} // namespace

std::vector<GpuShare> gpuShares(const Snapshot &snapshot, AcceleratorIndex accelerator)
{
    std::vector<GpuShare> shares;
    for (const FigureIndex each : snapshot.figures.bySubject(SubjectKind::accelerator, accelerator)) {
        const FigureRow row = snapshot.figures.row(each);
        if (!row.quantity.starts_with(kMig) || !row.preferred)
            continue;
        const std::string_view profile = row.quantity.substr(kMig.size());
        if (const auto gib = memoryOf(profile); gib && row.value >= 1.0)
            shares.push_back({std::string(profile), *gib, std::floor(row.value), 0, 0});
    }
    // Names round the memory of their slices; the profile of the whole GPU says how much eight of them have.
    double whole = 0;
    for (const GpuShare &share : shares)
        if (share.profile.starts_with("7g."))
            whole = share.memoryGib;
    for (GpuShare &share : shares) {
        share.compute = static_cast<std::uint8_t>(share.profile.front() - '0');
        share.memory = whole > 0 ? static_cast<std::uint8_t>(std::lround(share.memoryGib / whole * 8)) : 0;
    }
    std::erase_if(
        shares, [](const GpuShare &s) { return s.compute < 1 || s.compute > 7 || s.memory < 1 || s.memory > 8; });
    std::ranges::sort(shares, [](const GpuShare &a, const GpuShare &b) {
        return std::tie(a.memoryGib, b.perGpu, a.profile) < std::tie(b.memoryGib, a.perGpu, b.profile);
    });
    return shares;
}

HoldOffers holdOffers(const Snapshot &snapshot, const PlacementOffers &offers, const PlacementTask &task)
{
    HoldOffers all{offers.offers, offers.types, std::vector<std::string>(offers.offers.size())};
    if (task.gpus != 1.0 || task.gpuMemoryGib <= 0.0 || !task.gpuShare.empty())
        return all;
    const auto add = [&](std::size_t offer, double parts, double gib, std::string share) {
        if (gib < task.gpuMemoryGib)
            return;
        all.offers.push_back(offers.offers[offer]);
        all.offers.back().gpus = parts;
        all.offers.back().gpuMemoryGib = gib;
        all.offers.back().shares.clear();
        all.types.push_back(offers.types[offer]);
        all.shares.push_back(std::move(share));
    };
    for (std::size_t i = 0; i < offers.offers.size(); ++i) {
        const InstanceType &type = snapshot.types[offers.types[i]];
        if (type.accelerator == kNone)
            continue;
        const double count = type.acceleratorCount;
        if (count > 0.0 && count < 1.0) {
            add(i, 1, count * offers.offers[i].gpuMemoryGib, "1/" + std::to_string(std::lround(1.0 / count)));
            continue;
        }
        for (const GpuShare &share : gpuShares(snapshot, type.accelerator))
            if (share.perGpu > 1.0) // one alone leaves the rest of the GPU idle
                add(i, std::floor(count) * share.perGpu, share.memoryGib, share.profile);
    }
    return all;
}

} // namespace wattfare
