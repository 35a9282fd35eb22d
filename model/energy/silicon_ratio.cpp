// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/silicon_ratio.h"

namespace wattfare {
namespace {

// Load of both instances at which the publication's ratio holds: accelerators at work, hosts at a quarter, %.
constexpr double kPublishedAccPct = 100, kPublishedHostPct = 25;

struct PublishedRatio {
    FigureIndex figure = kNone;
    TypeIndex newType = kNone, refType = kNone;
};

// The ratio of `accelerator` to a type with the accelerator `reference`. The figure's method names the two types that
// the publication compares: "new type/reference type".
std::optional<PublishedRatio> publishedRatio(
    const Snapshot &snapshot, AcceleratorIndex accelerator, AcceleratorIndex reference)
{
    const FigureTable &figures = snapshot.figures;
    for (const FigureIndex i :
        figures.all(SubjectKind::accelerator, accelerator, figures.quantity("published_power_ratio"))) {
        const std::string_view pair = figures.method(i);
        const std::size_t cut = pair.find('/');
        if (cut == std::string_view::npos)
            continue;
        const TypeIndex newType = snapshot.type(pair.substr(0, cut)), refType = snapshot.type(pair.substr(cut + 1));
        if (newType != kNone && refType != kNone && reference != kNone
            && snapshot.types[refType].accelerator == reference)
            return PublishedRatio{i, newType, refType};
    }
    return {};
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
bool link(const Snapshot &snapshot, PowerInputs<Traced> &inputs, const PublishedRatio &published,
    const EnergyOptions &options)
{
    const PowerInputs<Traced> anchor = gatherPower<Traced>(snapshot, published.newType, options);
    const Utilisation<Traced> load{kPublishedAccPct, kPublishedHostPct, kPublishedHostPct};
    const auto reference
        = powerOf(EnergyMethod::component, gatherPower<Traced>(snapshot, published.refType, options), load);
    const Outcome<Traced> host = hostOf(anchor, load);
    if (!reference || !host || !inputs.fullLoadW || !inputs.idleW)
        return false;
    if (const auto &own = inputs.fullLoadW->node()->leaf; own && own->cls == FigureClass::user)
        return false;
    const Traced ratio = figureLeaf<Traced>(snapshot, published.figure, "");
    const Traced chip = chipPower(siliconPower(ratio, reference->itW), *host, anchor.count, anchor.baseOverhead);
    const double idleShare = valueOf(*inputs.idleW) / valueOf(*inputs.fullLoadW);
    inputs.fullLoadW = chip;
    inputs.idleW = chip * idleShare;
    return true;
}

} // namespace

bool linkSilicon(const Snapshot &snapshot, TypeIndex type, TypeIndex other, PowerInputs<Traced> &inputs,
    const EnergyOptions &options)
{
    if (type >= snapshot.types.size() || other >= snapshot.types.size())
        return false;
    const auto published
        = publishedRatio(snapshot, snapshot.types[type].accelerator, snapshot.types[other].accelerator);
    return published && link(snapshot, inputs, *published, options);
}

} // namespace wattfare
