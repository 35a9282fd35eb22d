// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/power_inputs.h"

#include "model/energy/constants.h"
#include "model/energy/specification.h"

#include <algorithm>
#include <string>

namespace wattfare {
namespace {

template <Number N>
struct Gatherer {
    const Snapshot &snapshot;

    std::optional<N> preferred(
        SubjectKind kind, std::uint32_t subject, std::string_view quantity, std::string_view symbol) const
    {
        return preferredFigure<N>(snapshot, kind, subject, quantity, symbol);
    }

    // The figure of one method where several stand beside each other.
    std::optional<N> ofMethod(SubjectKind kind, std::uint32_t subject, std::string_view quantity,
        std::string_view method, std::string_view symbol) const
    {
        const QuantityId id = snapshot.figures.quantity(quantity);
        if (id == kNoQuantity)
            return {};
        for (const FigureIndex i : snapshot.figures.all(kind, subject, id)) {
            if (snapshot.figures.method(i) == method)
                return figureLeaf<N>(snapshot, i, symbol);
        }
        return {};
    }

    std::optional<std::array<N, 4>> four(SubjectKind kind, std::uint32_t subject,
        const std::array<std::string_view, 4> &quantities, const std::array<std::string_view, 4> &symbols) const
    {
        std::array<std::optional<N>, 4> found;
        for (std::size_t i = 0; i < 4; ++i) {
            found[i] = preferred(kind, subject, quantities[i], symbols[i]);
            if (!found[i])
                return {};
        }
        return std::array<N, 4>{*found[0], *found[1], *found[2], *found[3]};
    }

    void accelerator(PowerInputs<N> &in, const InstanceType &type, const EnergyOptions &options) const
    {
        const std::uint32_t a = type.accelerator;
        in.baseOverhead = constant<N>(onBaseboard(snapshot, type) ? energy::kBaseboardOverhead : energy::kCardOverhead);
        if (a >= snapshot.accelerators.size())
            return;
        constexpr SubjectKind kind = SubjectKind::accelerator;
        in.idleW = preferred(kind, a, "idle_w", "P_idle");
        if (options.clocksUpWhileIdle) {
            if (std::optional<N> up = preferred(kind, a, "idle_clocks_up_w", "P_idle"))
                in.idleW = up;
        }
        in.fullLoadW = preferred(kind, a, "full_load_w", "P_full");
        in.tdpW = preferred(kind, a, "tdp_w", "TDP");
        const QuantityId full = snapshot.figures.quantity("full_load_w");
        if (full != kNoQuantity) {
            // Not a published wattage at all: neither its cap nor its draw (energy 10).
            const FigureIndex row = snapshot.figures.preferred(kind, a, full);
            const FigureIndex cap = snapshot.figures.preferred(kind, a, snapshot.figures.quantity("tdp_w"));
            const auto weak = [&](FigureIndex i) {
                return i == kNone || snapshot.figures.cls(i) == FigureClass::estimate
                    || snapshot.figures.cls(i) == FigureClass::assumption;
            };
            in.estimatedAccelerator = weak(row) && weak(cap);
        }
        in.ccfGpuMinW = ofMethod(kind, a, "idle_w", "ccf", "min_gpu");
        in.ccfGpuMaxW = ofMethod(kind, a, "full_load_w", "ccf", "max_gpu");
        if ((!in.ccfGpuMinW || !in.ccfGpuMaxW) && in.tdpW) {
            in.ccfGpuMinW = *in.tdpW * constant<N>(energy::kCcfGpuMinRatio);
            in.ccfGpuMaxW = *in.tdpW * constant<N>(energy::kCcfGpuMaxRatio);
        }
    }

    void platform(PowerInputs<N> &in, const InstanceType &type, const EnergyOptions &options) const
    {
        in.ccfMinPerVcpuW = constant<N>(energy::kCcfMinDefault);
        in.ccfMaxPerVcpuW = constant<N>(energy::kCcfMaxDefault);
        in.ccfGbPerChip = constant<N>(energy::kCcfGbPerChipDefault);
        const std::uint32_t p = type.platform;
        if (p >= snapshot.platforms.size())
            return;
        constexpr SubjectKind kind = SubjectKind::platform;
        const Platform &platform = snapshot.platforms[p];
        const auto spec = [&](double value, std::string_view id, std::string_view symbol) {
            return specification<N>(snapshot, value, id, symbol, "", platform.family, platform.sources);
        };
        in.sockets = spec(platform.sockets, "sockets", "S");
        in.platformVcpus = spec(platform.platformVcpu, "platform_vcpus", "V");
        if (platform.coresPerSocket > 0.0)
            in.coresPerSocket = spec(platform.coresPerSocket, "cores_per_socket", "cores_socket");
        in.smt = platform.coresPerSocket > 0.0 && platform.vcpuPerSocket >= 2.0 * platform.coresPerSocket;
        in.tdpPerSocketW = preferred(kind, p, "tdp_w_per_socket", "T_s");
        if (platform.pkgKind == "measured") {
            in.measuredPkgW = four(
                kind, p, {"pkg_idle_w", "pkg_10_w", "pkg_50_w", "pkg_100_w"}, {"pkg_0", "pkg_10", "pkg_50", "pkg_100"});
        }
        in.useMeasuredPkg = options.measuredCpuPoints;
        const std::optional<N> low = preferred(kind, p, "ccf_min_w_per_vcpu", "min_cpu");
        const std::optional<N> high = preferred(kind, p, "ccf_max_w_per_vcpu", "max_cpu");
        if (low && high) {
            in.ccfMinPerVcpuW = low;
            in.ccfMaxPerVcpuW = high;
        }
        if (const std::optional<N> chip = preferred(kind, p, "ccf_gb_per_chip", "GB_chip"))
            in.ccfGbPerChip = chip;
        in.boavizta = four(kind, p, {"boavizta_a", "boavizta_b", "boavizta_c", "boavizta_d"}, {"a", "b", "c", "d"});
    }

    void family(PowerInputs<N> &in, TypeIndex index) const
    {
        const InstanceType &type = snapshot.types[index];
        double vcpus = 0.0, memory = 0.0;
        for (const TypeIndex t : snapshot.familyOf(index)) {
            vcpus = std::max(vcpus, snapshot.types[t].vcpus);
            memory = std::max(memory, snapshot.types[t].memoryGib);
        }
        in.familyVcpus = specification<N>(snapshot, vcpus, "family_vcpus", "v_max", "", type.family, type.sources);
        in.familyMemoryGb
            = specification<N>(snapshot, memory, "family_memory_gb", "G_max", "GB", type.family, type.sources);
        in.chips = preferred(SubjectKind::component, snapshot.figures.component(type.family), "ccf_chips", "chips");
    }
};

} // namespace

bool onBaseboard(const Snapshot &snapshot, const InstanceType &type)
{
    return type.accelerator < snapshot.accelerators.size()
        && snapshot.accelerators[type.accelerator].form == "baseboard";
}

namespace {

template <class Row>
Uncertain rangeOf(const Row &row)
{
    // The bounds of a table may be extremes of other sources that leave the preferred value outside.
    return {
        row.value, std::min(row.low.value_or(row.value), row.value), std::max(row.high.value_or(row.value), row.value)};
}

} // namespace

Uncertain boundsOf(const FigureRow &row) { return rangeOf(row); }

template <Number N>
N figureLeaf(const Snapshot &snapshot, FigureIndex figure, std::string_view symbol, std::optional<Uncertain> range)
{
    return leaf<N>(range ? *range : rangeOf(snapshot.figures.bounds(figure)), [&] {
        const FigureRow row = snapshot.figures.row(figure);
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = row.quantity;
        info.symbol = symbol;
        info.unit = knownUnit(row.unit);
        info.subject = row.subject;
        info.cls = row.cls;
        info.sources = sourceIds(snapshot, row.sources);
        if (row.asOf)
            info.date = row.asOf->iso();
        else if (row.year)
            info.date = std::to_string(*row.year);
        info.locator = row.method;
        if (!row.note.empty())
            info.notes.push_back({"explain.figure_note", {std::string(row.note)}});
        // The table keeps subject indices to itself; the others of the same key are found by subject.
        const QuantityId quantity = snapshot.figures.quantity(row.quantity);
        std::uint32_t subject = kNone;
        switch (row.subjectKind) {
        case SubjectKind::accelerator: subject = snapshot.accelerator(row.subject); break;
        case SubjectKind::instanceType: subject = snapshot.type(row.subject); break;
        case SubjectKind::region: subject = snapshot.region(row.subject); break;
        case SubjectKind::platform:
            for (std::uint32_t p = 0; p < snapshot.platforms.size(); ++p) {
                if (snapshot.platforms[p].family == row.subject)
                    subject = p;
            }
            break;
        case SubjectKind::component: break;
        }
        if (subject != kNone && quantity != kNoQuantity) {
            for (const FigureIndex other : snapshot.figures.all(row.subjectKind, subject, quantity)) {
                if (other == figure)
                    continue;
                const FigureRow alternative = snapshot.figures.row(other);
                std::string what(alternative.method);
                if (alternative.year)
                    what.append(what.empty() ? "" : " ").append(std::to_string(*alternative.year));
                info.rejected.push_back({std::move(what), alternative.value, knownUnit(alternative.unit),
                    alternative.cls, sourceIds(snapshot, alternative.sources), {"explain.not_preferred", {}}});
            }
        }
        return info;
    });
}

template <Number N>
std::optional<N> preferredFigure(const Snapshot &snapshot, SubjectKind kind, std::uint32_t subject,
    std::string_view quantity, std::string_view symbol)
{
    const QuantityId id = snapshot.figures.quantity(quantity);
    const FigureIndex figure = id == kNoQuantity ? kNone : snapshot.figures.preferred(kind, subject, id);
    if (figure == kNone)
        return {};
    return figureLeaf<N>(snapshot, figure, symbol);
}

template <Number N>
PowerInputs<N> gatherPower(
    const Snapshot &snapshot, TypeIndex index, const EnergyOptions &options, std::optional<double> ownWatts)
{
    const InstanceType &type = snapshot.types[index];
    const Gatherer<N> gather{snapshot};
    PowerInputs<N> in;
    const auto spec = [&](double value, std::string_view id, std::string_view symbol, Unit unit) {
        return specification<N>(snapshot, value, id, symbol, unit, type.name, type.sources);
    };
    in.vcpus = spec(type.vcpus, "vcpus", "v", "");
    in.memoryGb = spec(type.memoryGib, "memory_gib", "G", "GB");
    if (type.acceleratorCount > 0.0) {
        in.count = spec(type.acceleratorCount, "accelerator_count", "N", "");
        gather.accelerator(in, type, options);
    }
    gather.platform(in, type, options);
    gather.family(in, index);
    constexpr SubjectKind kind = SubjectKind::instanceType;
    in.teadsCpuW
        = gather.four(kind, index, {"teads_cpu_idle_w", "teads_cpu_p10_w", "teads_cpu_p50_w", "teads_cpu_p100_w"},
            {"cpu_0", "cpu_10", "cpu_50", "cpu_100"});
    in.teadsMemoryW
        = gather.four(kind, index, {"teads_mem_idle_w", "teads_mem_p10_w", "teads_mem_p50_w", "teads_mem_p100_w"},
            {"mem_0", "mem_10", "mem_50", "mem_100"});
    in.teadsAcceleratorW
        = gather.four(kind, index, {"teads_acc_idle_w", "teads_acc_p10_w", "teads_acc_p50_w", "teads_acc_p100_w"},
            {"acc_0", "acc_10", "acc_50", "acc_100"});
    in.teadsDeltaW = gather.preferred(kind, index, "teads_delta_w", "delta");
    const std::optional<double> watts = ownWatts ? ownWatts : options.userWatts;
    if (watts) {
        in.userW = parameter<N>(*watts, "user_watts", "P_user", "W");
        in.userReplacesModel = ownWatts.has_value();
    }
    return in;
}

template double figureLeaf(const Snapshot &, FigureIndex, std::string_view, std::optional<Uncertain>);
template Uncertain figureLeaf(const Snapshot &, FigureIndex, std::string_view, std::optional<Uncertain>);
template Traced figureLeaf(const Snapshot &, FigureIndex, std::string_view, std::optional<Uncertain>);
template std::optional<double> preferredFigure(
    const Snapshot &, SubjectKind, std::uint32_t, std::string_view, std::string_view);
template std::optional<Uncertain> preferredFigure(
    const Snapshot &, SubjectKind, std::uint32_t, std::string_view, std::string_view);
template std::optional<Traced> preferredFigure(
    const Snapshot &, SubjectKind, std::uint32_t, std::string_view, std::string_view);
template PowerInputs<double> gatherPower(const Snapshot &, TypeIndex, const EnergyOptions &, std::optional<double>);
template PowerInputs<Uncertain> gatherPower(const Snapshot &, TypeIndex, const EnergyOptions &, std::optional<double>);
template PowerInputs<Traced> gatherPower(const Snapshot &, TypeIndex, const EnergyOptions &, std::optional<double>);

} // namespace wattfare
