// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/power_check.h"

#include "model/energy/power_methods.h"
#include "model/prediction/fit_result.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace wattfare {

namespace {

// With that many accelerators, else with the nearest number of them; the smallest of those.
TypeIndex typeWith(const Snapshot &s, AcceleratorIndex accelerator, double count)
{
    TypeIndex best = kNone;
    const auto distance = [&](TypeIndex t) { return std::abs(std::log(s.types[t].acceleratorCount / count)); };
    for (TypeIndex t = 0; t < s.types.size(); ++t) {
        const InstanceType &type = s.types[t];
        if (type.accelerator != accelerator || type.acceleratorCount < 1.0)
            continue;
        if (best == kNone || distance(t) < distance(best)
            || (distance(t) == distance(best) && type.vcpus < s.types[best].vcpus))
            best = t;
    }
    return best;
}

struct Run {
    double measuredW = 0, count = 0;
    Uncertain method; // W
    std::optional<double> wholeHostW;
};

std::optional<Run> runOf(const Snapshot &s, const Benchmark &b, PowerBasis basis, TypeIndex type)
{
    PowerInputs<Uncertain> in = gatherPower<Uncertain>(s, type, EnergyOptions{});
    const double scale = b.acceleratorCount / valueOf(in.count);
    const Utilisation<Uncertain> load{100.0, 25.0, 25.0};
    Run run{*b.measuredPowerW, b.acceleratorCount, {}, {}};
    if (basis == PowerBasis::accelerators) {
        if (!in.idleW || !in.fullLoadW)
            return std::nullopt;
        run.method = energy::acceleratorPower(in, load.acc) * Uncertain(scale);
        return run;
    }
    const auto share = energy::componentPower(in, load);
    if (!share)
        return std::nullopt;
    run.method = share->itW * Uncertain(scale);
    in.count = b.acceleratorCount;
    in.vcpus = in.platformVcpus;
    in.memoryGb = in.familyMemoryGb;
    if (const auto whole = energy::componentPower(in, load))
        run.wholeHostW = valueOf(whole->itW);
    return run;
}

} // namespace

std::vector<PowerCheck> checkPower(const Snapshot &s)
{
    std::map<std::tuple<SourceIndex, ModelIndex, AcceleratorIndex, double, std::string_view, std::string_view,
                 std::string_view, std::string_view>,
        const Benchmark *>
        fastest;
    for (const Benchmark &b : s.benchmarks) {
        if (!powerBasisOf(b) || b.accelerator == kNone || b.cls == FigureClass::user || b.nodes > 1.0
            || !(b.acceleratorCount >= 1.0))
            continue;
        const Benchmark *&best = fastest[{
            b.source, b.model, b.accelerator, b.acceleratorCount, b.precision, b.hostCpu, b.imageSize, b.basis}];
        if (!best || b.throughput.value_or(0.0) > best->throughput.value_or(0.0))
            best = &b;
    }
    struct Runs {
        TypeIndex type = kNone;
        std::vector<Run> runs;
    };
    std::map<std::pair<AcceleratorIndex, PowerBasis>, Runs> groups;
    for (const auto &[key, b] : fastest) {
        const TypeIndex type = typeWith(s, b->accelerator, b->acceleratorCount);
        const PowerBasis basis = *powerBasisOf(*b);
        if (type == kNone)
            continue;
        if (const auto run = runOf(s, *b, basis, type)) {
            Runs &group = groups[{b->accelerator, basis}];
            group.type = type;
            group.runs.push_back(*run);
        }
    }
    std::vector<PowerCheck> out;
    for (const auto &[key, group] : groups) {
        std::vector<double> measured, method, errors, whole;
        std::size_t held = 0;
        for (const Run &run : group.runs) {
            measured.push_back(run.measuredW / run.count);
            method.push_back(run.method.value / run.count);
            errors.push_back(std::log(run.method.value / run.measuredW));
            if (run.wholeHostW)
                whole.push_back(std::log(*run.wholeHostW / run.measuredW));
            held += run.measuredW >= run.method.low && run.measuredW <= run.method.high ? 1 : 0;
        }
        PowerCheck check{key.first, key.second, group.type, group.runs.size(), quantileOf(measured, 0.5),
            quantileOf(method, 0.5), quantileOf(errors, 0.5),
            static_cast<double>(held) / static_cast<double>(group.runs.size()), {}};
        if (!whole.empty())
            check.wholeHostError = quantileOf(whole, 0.5);
        out.push_back(check);
    }
    std::sort(out.begin(), out.end(), [&](const PowerCheck &a, const PowerCheck &b) {
        return std::pair(a.basis, std::string_view(s.accelerators[a.accelerator].name))
            < std::pair(b.basis, std::string_view(s.accelerators[b.accelerator].name));
    });
    return out;
}

} // namespace wattfare
