// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/grid.h"

#include <algorithm>

namespace wattfare {
namespace {

FigureIndex preferredRow(const Snapshot &snapshot, RegionIndex region, std::string_view quantity)
{
    const QuantityId id = snapshot.figures.quantity(quantity);
    return id == kNoQuantity ? kNone : snapshot.figures.preferred(SubjectKind::region, region, id);
}

FigureIndex rowOfYear(const Snapshot &snapshot, RegionIndex region, std::string_view quantity, int year)
{
    const QuantityId id = snapshot.figures.quantity(quantity);
    return id == kNoQuantity ? kNone : snapshot.figures.ofYear(SubjectKind::region, region, id, year);
}

template <Number N>
std::optional<N> leafOf(const Snapshot &snapshot, FigureIndex row, std::string_view symbol)
{
    if (row == kNone)
        return {};
    return figureLeaf<N>(snapshot, row, symbol);
}

// Bounds of energy 9: 0.05 about a region's own PUE, 0.15 about a global figure, never below 1.
Uncertain pueRange(double value, bool ofRegion)
{
    const double spread = ofRegion ? energy::kPueSpreadRegion : energy::kPueSpreadGlobal;
    return {value, std::min(value, std::max(1.0, value - spread)), value + spread};
}

} // namespace

template <Number N>
GridInputs<N> gatherGrid(const Snapshot &snapshot, RegionIndex index, const EnergyOptions &options)
{
    const Region &region = snapshot.regions[index];
    GridInputs<N> in;

    if (options.pue) {
        in.pue = parameter<N>(*options.pue, "pue", "PUE", "");
        in.pueKind = "user";
    } else {
        FigureIndex row = options.gridYear ? rowOfYear(snapshot, index, "pue", *options.gridYear) : kNone;
        const bool exactYear = row != kNone;
        if (!exactYear)
            row = preferredRow(snapshot, index, "pue"); // an older or newer year where that one has none (energy 5)
        if (row != kNone) {
            const FigureRow figure = snapshot.figures.row(row);
            // A global figure is an estimate for the region; it stays one where its very year is asked for.
            const bool ofRegion
                = region.pueKind.starts_with("region") || (exactYear && figure.cls != FigureClass::estimate);
            in.pue = figureLeaf<N>(
                snapshot, row, "PUE", figure.low && figure.high ? boundsOf(figure) : pueRange(figure.value, ofRegion));
            in.pueYear = figure.year;
        }
        in.pueKind = region.pueKind;
    }

    if (options.gridIntensity) {
        in.lifecycle = in.direct = parameter<N>(*options.gridIntensity, "grid_intensity", "CI", "g/kWh");
        in.userIntensity = true;
    } else {
        FigureIndex lifecycle = kNone, direct = kNone;
        if (options.gridYear) {
            lifecycle = rowOfYear(snapshot, index, "ci_lifecycle_g_kwh", *options.gridYear);
            if (lifecycle == kNone) // other publisher, the same grid, years before
                lifecycle = rowOfYear(snapshot, index, "ci_rtc_g_kwh", *options.gridYear);
            direct = rowOfYear(snapshot, index, "ci_direct_g_kwh", *options.gridYear);
        } else {
            lifecycle = preferredRow(snapshot, index, "ci_lifecycle_g_kwh");
            direct = preferredRow(snapshot, index, "ci_direct_g_kwh");
        }
        in.lifecycle = leafOf<N>(snapshot, lifecycle, "CI");
        in.direct = leafOf<N>(snapshot, direct, "CI");
        const FigureIndex shown = options.carbonBasis == CarbonBasis::locationDirect ? direct : lifecycle;
        if (shown != kNone)
            in.gridYear = snapshot.figures.row(shown).year;
    }
    in.marginal = leafOf<N>(snapshot, preferredRow(snapshot, index, "ci_marginal_g_kwh"), "CI_marginal");

    if (options.residualIntensity)
        in.residual = parameter<N>(*options.residualIntensity, "residual_intensity", "CI_residual", "g/kWh");
    else
        in.residual = in.lifecycle; // unknown: the location's value (energy 4)
    if (options.matchedPct) {
        in.matched = named(Label{"matched_share", "", "", "energy 4"},
            parameter<N>(*options.matchedPct, "matched_pct", "matched_pct", "%") / 100.0);
    } else {
        in.marketIntensity = leafOf<N>(snapshot, preferredRow(snapshot, index, "market_based_g_kwh"), "CI_mb");
        if (!in.marketIntensity)
            in.matched = leafOf<N>(snapshot, preferredRow(snapshot, index, "provider_cfe_share"), "matched");
    }

    in.wue = leafOf<N>(snapshot, preferredRow(snapshot, index, "wue_l_kwh"), "WUE");
    in.wueKind = region.wueKind;
    if (options.ewifLPerKwh)
        in.ewif = parameter<N>(*options.ewifLPerKwh, "ewif_l_per_kwh", "EWIF", "L/kWh");
    return in;
}

template GridInputs<double> gatherGrid(const Snapshot &, RegionIndex, const EnergyOptions &);
template GridInputs<Uncertain> gatherGrid(const Snapshot &, RegionIndex, const EnergyOptions &);
template GridInputs<Traced> gatherGrid(const Snapshot &, RegionIndex, const EnergyOptions &);

} // namespace wattfare
