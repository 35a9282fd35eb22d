// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/embodied.h"

#include "model/energy/specification.h"

#include <algorithm>
#include <cmath>

namespace wattfare {
namespace {

// Drives behind a platform's local storage where no row counts them: 1.9 TB each, 3.8 at the least, 0.95 at the most.
constexpr double kGbPerSsd = 1900, kGbPerSsdLarge = 3800, kGbPerSsdSmall = 950;

template <Number N>
N ssdCount(double storageGb, const std::string &subject)
{
    const auto drives = [&](double each) { return std::ceil(storageGb / each); };
    const Uncertain count(drives(kGbPerSsd), drives(kGbPerSsdLarge), drives(kGbPerSsdSmall));
    return leaf<N>(count, [&] {
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = "ssd_count";
        info.symbol = "SSD";
        info.subject = subject;
        info.cls = FigureClass::estimate;
        info.sources = {"E-OWN"};
        return info;
    });
}

} // namespace

template <Number N>
EmbodiedInputs<N> gatherEmbodied(const Snapshot &snapshot, TypeIndex index)
{
    using namespace energy;
    const InstanceType &type = snapshot.types[index];
    EmbodiedInputs<N> in;
    in.vcpus = specification<N>(snapshot, type.vcpus, "vcpus", "v", "", type.name, type.sources);
    if (type.acceleratorCount > 0.0) {
        in.count
            = specification<N>(snapshot, type.acceleratorCount, "accelerator_count", "N", "", type.name, type.sources);
        in.acceleratorKg = constant<N>(isBaseboardFamily(type.family) ? kBaseboardKg : kCardKg);
    }
    const Platform *platform = type.platform < snapshot.platforms.size() ? &snapshot.platforms[type.platform] : nullptr;
    if (platform) {
        in.platformVcpus = specification<N>(
            snapshot, platform->platformVcpu, "platform_vcpus", "V", "", platform->family, platform->sources);
    }

    const auto figure = [&](std::string_view quantity, std::string_view symbol) {
        return preferredFigure<N>(snapshot, SubjectKind::instanceType, index, quantity, symbol);
    };
    const std::optional<N> base = figure("embodied_split_base_kg", "m_base"),
                           memory = figure("embodied_split_memory_kg", "m_memory"),
                           storage = figure("embodied_split_storage_kg", "m_storage"),
                           cpu = figure("embodied_split_cpu_kg", "m_cpu");
    if (base && memory && storage && cpu)
        in.hostKg = named(Label{"host_kg", "host_kg", "kg", "energy 6"}, *base + *memory + *storage + *cpu);
    in.platformKg = figure("embodied_ccf_rule_platform_kg", "TE");
    in.platformShare = figure("embodied_ccf_rule_share", "RS");
    if (in.hostKg && in.platformKg && in.platformShare)
        return in;
    if (!platform)
        return in;

    // Largest type of the family: the platform's memory, drives and accelerators (decision 10).
    const InstanceType *largest = &type;
    for (const TypeIndex i : snapshot.familyOf(index)) {
        const InstanceType &t = snapshot.types[i];
        if (t.vcpus > largest->vcpus || (t.vcpus == largest->vcpus && t.memoryGib > largest->memoryGib))
            largest = &t;
    }
    const N memoryGb = specification<N>(snapshot, largest->memoryGib, "platform_memory_gib", "G_platform", "GB",
        largest->name, largest->sources, FigureClass::estimate);
    const N ssds = ssdCount<N>(largest->localStorageGb.value_or(0.0), largest->name);
    const N sockets = specification<N>(
        snapshot, std::max(1, platform->sockets), "sockets", "S", "", platform->family, platform->sources);
    const N host = hostKg<N>(memoryGb, ssds, sockets);
    in.fromFamily = true;
    if (!in.hostKg)
        in.hostKg = host;
    if (!in.platformKg || !in.platformShare) {
        const N share = in.vcpus / in.platformVcpus;
        in.platformShare = named(Label{"resource_share", "RS", "", "energy 6"}, share);
        in.platformKg = largest->acceleratorCount > 0.0 ? named(Label{"platform_kg", "TE", "kg", "energy 6"},
                            host
                                + specification<N>(snapshot, largest->acceleratorCount, "platform_accelerators",
                                      "N_platform", "", largest->name, largest->sources)
                                    * constant<N>(isBaseboardFamily(type.family) ? kBaseboardKg : kCardKg))
                                                        : host;
    }
    return in;
}

template EmbodiedInputs<double> gatherEmbodied(const Snapshot &, TypeIndex);
template EmbodiedInputs<Uncertain> gatherEmbodied(const Snapshot &, TypeIndex);
template EmbodiedInputs<Traced> gatherEmbodied(const Snapshot &, TypeIndex);

} // namespace wattfare
