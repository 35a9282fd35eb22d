// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/silicon_ratio.h"

#include "model/explain/propagation.h"

namespace wattfare {
namespace {

// What the publication prints, with the rounding of each figure. Hours of the training follow from the printed costs
// and the prices of the time; those of the bounds from the printed hours. Both inference fleets ran for the same hour.
constexpr double kTrainingNodes = 16, kTrnCostUsd = 787, kTrnUsdPerHour = 21.50, kP4dCostUsd = 2091,
                 kP4dUsdPerHour = 32.7726;
constexpr double kTrnHoursLow = 2.25, kTrnHoursHigh = 2.35, kP4dHoursLow = 3.95, kP4dHoursHigh = 4.05;
constexpr double kG4dnInstances = 33, kInf1Instances = 6, kThroughputRatio = 6.3;

Uncertain trainiumRatio()
{
    const Uncertain &e = energy::kTrainiumEnergyRatio.value;
    const double trnHours = hoursFromCost(kTrnCostUsd, kTrainingNodes, kTrnUsdPerHour);
    const double p4dHours = hoursFromCost(kP4dCostUsd, kTrainingNodes, kP4dUsdPerHour);
    const auto ratio = [](double energyRatio, double refHours, double newHours) {
        return powerRatio(energyRatio, kTrainingNodes, refHours, kTrainingNodes, newHours);
    };
    return {ratio(e.value, p4dHours, trnHours), ratio(e.low, kP4dHoursLow, kTrnHoursHigh),
        ratio(e.high, kP4dHoursHigh, kTrnHoursLow)};
}

Uncertain inferentiaRatio()
{
    const Uncertain &e = energy::kInferentiaEnergyRatio.value;
    return {powerRatio(e.value, kG4dnInstances, 1.0, kInf1Instances, 1.0),
        powerRatio(e.low, kG4dnInstances, 1.0, kInf1Instances, 1.0), e.high * kThroughputRatio};
}

struct PairInfo {
    SiliconPair pair;
    std::string_view accelerator, newType, refType, refAccelerator;
    double newAccPct, newCpuPct, refAccPct, refCpuPct;
};
constexpr std::array<PairInfo, 2> kPairs{{
    {SiliconPair::trainiumToP4d, "aws-trainium", "trn1.32xlarge", "p4d.24xlarge", "nvidia-a100-sxm4-40gb", 100, 25, 100,
        25},
    {SiliconPair::inferentiaToG4dn, "aws-inferentia", "inf1.2xlarge", "g4dn.2xlarge", "nvidia-t4", 100, 25, 100, 25},
}};

std::string_view acceleratorKey(const Snapshot &snapshot, TypeIndex type)
{
    const AcceleratorIndex a = snapshot.types[type].accelerator;
    return a < snapshot.accelerators.size() ? std::string_view(snapshot.accelerators[a].key) : std::string_view();
}

// Power at full load of the pair's type with the accelerator left out: the host share that is subtracted.
Outcome<Traced> hostOf(PowerInputs<Traced> inputs, const Utilisation<Traced> &u)
{
    inputs.count = 0.0;
    const Outcome<PowerBreakdown<Traced>> host = powerOf(EnergyMethod::component, inputs, u);
    if (!host)
        return tl::unexpected(host.error());
    return host->itW;
}

// Replaces the chip's own full-load and idle watts by the publication's ratio times the reference instance.
bool link(
    const Snapshot &snapshot, PowerInputs<Traced> &inputs, const PairInfo &pair, const EnergyOptions &options)
{
    const TypeIndex newType = snapshot.type(pair.newType), refType = snapshot.type(pair.refType);
    if (newType == kNone || refType == kNone)
        return false;
    const PowerInputs<Traced> anchor = gatherPower<Traced>(snapshot, newType, options);
    const Utilisation<Traced> newLoad{pair.newAccPct, pair.newCpuPct, pair.newCpuPct},
        refLoad{pair.refAccPct, pair.refCpuPct, pair.refCpuPct};
    const auto reference = powerOf(EnergyMethod::component, gatherPower<Traced>(snapshot, refType, options), refLoad);
    const Outcome<Traced> host = hostOf(anchor, newLoad);
    if (!reference || !host || !inputs.fullLoadW || !inputs.idleW)
        return false;
    if (const auto &own = inputs.fullLoadW->node()->leaf; own && own->cls == FigureClass::user)
        return false;
    const Traced ratio = leaf<Traced>(publishedPowerRatio(pair.pair), [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = "published_power_ratio";
        info.subject = pair.newType;
        info.section = "energy 2.2";
        info.cls = FigureClass::derived;
        info.sources = {"S-BLOG"};
        return info;
    });
    const Traced chip = chipPower(siliconPower(ratio, reference->itW), *host, anchor.count, anchor.baseOverhead);
    const double idleShare = valueOf(*inputs.idleW) / valueOf(*inputs.fullLoadW);
    inputs.fullLoadW = chip;
    inputs.idleW = chip * idleShare;
    return true;
}

} // namespace

Uncertain publishedPowerRatio(SiliconPair pair)
{
    return pair == SiliconPair::trainiumToP4d ? trainiumRatio() : inferentiaRatio();
}

bool linkSilicon(const Snapshot &snapshot, TypeIndex type, TypeIndex other, PowerInputs<Traced> &inputs,
    const EnergyOptions &options)
{
    if (type >= snapshot.types.size() || other >= snapshot.types.size())
        return false;
    for (const PairInfo &pair : kPairs) {
        if (acceleratorKey(snapshot, type) == pair.accelerator && acceleratorKey(snapshot, other) == pair.refAccelerator)
            return link(snapshot, inputs, pair, options);
    }
    return false;
}

Outcome<PowerRatio> comparePower(const Snapshot &snapshot, TypeIndex a, const Utilisation<double> &ua, TypeIndex b,
    const Utilisation<double> &ub, const EnergyOptions &options)
{
    if (a >= snapshot.types.size() || b >= snapshot.types.size())
        return failure(Status::noData, "instance_type");
    PowerInputs<Traced> inA = gatherPower<Traced>(snapshot, a, options),
                        inB = gatherPower<Traced>(snapshot, b, options);
    const auto load = [](const Utilisation<double> &u) { return Utilisation<Traced>{u.acc, u.cpu, u.mem}; };
    const auto plainA = powerOf(EnergyMethod::component, inA, load(ua));
    const auto plainB = powerOf(EnergyMethod::component, inB, load(ub));
    if (!plainA)
        return tl::unexpected(plainA.error());
    if (!plainB)
        return tl::unexpected(plainB.error());

    PowerRatio r;
    r.aW = plainA->itW.uncertain();
    r.bW = plainB->itW.uncertain();
    if (!isPositive(r.bW.value) || !isPositive(r.aW.value))
        return failure(Status::unreachable, "power_ratio");
    r.published = linkSilicon(snapshot, a, b, inA, options) || linkSilicon(snapshot, b, a, inB, options);
    const auto powerA = powerOf(EnergyMethod::component, inA, load(ua));
    const auto powerB = powerOf(EnergyMethod::component, inB, load(ub));
    if (!powerA || !powerB)
        return failure(Status::noData, "power_ratio");
    const Traced ratio = powerA->itW / powerB->itW;
    const Uncertain range = sharedRange(ratio);
    r.ratio = range.value;
    r.low = range.low;
    r.high = range.high;
    const std::array<Traced, 1> one{powerA->itW}, other{powerB->itW};
    const LeafTape tapeA(one), tapeB(other);
    for (const auto &v : tapeA.variables()) {
        for (const auto &w : tapeB.variables())
            r.shared = r.shared || (!v.value.exact() && v.key == w.key);
    }
    if (!isFinite(range))
        return failure(Status::unreachable, "power_ratio");
    return r;
}

} // namespace wattfare
