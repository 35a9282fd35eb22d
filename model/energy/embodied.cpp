// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/embodied.h"

#include "model/energy/specification.h"

#include <algorithm>
#include <cmath>

namespace wattfare {
namespace {

// Drives behind a platform's local storage where no row counts them; empty where there is storage and no size of a
// drive.
template <Number N>
std::optional<N> ssdCount(const Snapshot &snapshot, double storageGb, const std::string &subject)
{
    const FigureIndex figure = snapshot.figures.ofComponent("ssd-drive", "drive_gb");
    if (figure == kNone)
        return storageGb > 0.0 ? std::optional<N>() : N(0.0);
    const FigureBounds size = snapshot.figures.bounds(figure);
    const auto drives = [&](double each) { return std::ceil(storageGb / each); };
    const Uncertain count(
        drives(size.value), drives(size.high.value_or(size.value)), drives(size.low.value_or(size.value)));
    return leaf<N>(count, [&] {
        const FigureRow row = snapshot.figures.row(figure);
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = "ssd_count";
        info.symbol = "SSD";
        info.subject = subject;
        info.cls = row.cls;
        info.sources = sourceIds(snapshot, row.sources);
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
        in.acceleratorKg = constant<N>(onBaseboard(snapshot, type) ? kBaseboardKg : kCardKg);
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

    // Largest type of the family: the platform's memory, drives and accelerators (rule 10).
    const InstanceType *largest = &type;
    for (const TypeIndex i : snapshot.familyOf(index)) {
        const InstanceType &t = snapshot.types[i];
        if (t.vcpus > largest->vcpus || (t.vcpus == largest->vcpus && t.memoryGib > largest->memoryGib))
            largest = &t;
    }
    const N memoryGb = specification<N>(snapshot, largest->memoryGib, "platform_memory_gib", "G_platform", "GB",
        largest->name, largest->sources, FigureClass::estimate);
    const std::optional<N> ssds = ssdCount<N>(snapshot, largest->localStorageGb.value_or(0.0), largest->name);
    if (!ssds)
        return in;
    const N sockets = specification<N>(
        snapshot, std::max(1, platform->sockets), "sockets", "S", "", platform->family, platform->sources);
    const N host = hostKg<N>(memoryGb, *ssds, sockets);
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
                                    * constant<N>(onBaseboard(snapshot, type) ? kBaseboardKg : kCardKg))
                                                        : host;
    }
    return in;
}

template EmbodiedInputs<double> gatherEmbodied(const Snapshot &, TypeIndex);
template EmbodiedInputs<Uncertain> gatherEmbodied(const Snapshot &, TypeIndex);
template EmbodiedInputs<Traced> gatherEmbodied(const Snapshot &, TypeIndex);

} // namespace wattfare
