// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_region_map.h"

#include "model/charts/build_charts.h"
#include "model/evaluation/candidate_formulas.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/explain/derivation.h"

#include <cmath>

namespace wattfare {

namespace {

Message intensityTitle(const Results &results)
{
    return {"chart.map_intensity", {intensityWords(results.scenario().energy.carbonBasis)}};
}

ChartAxis intensityAxis(const Results &results)
{
    ChartAxis axis;
    axis.title = Message{intensityWords(results.scenario().energy.carbonBasis), {}};
    axis.unit = "gCO2e/kWh";
    return axis;
}

// Without a figure yet; nullopt where the catalogue does not know where the region lies.
std::optional<MapPlace> placeOf(const Results &results, RegionIndex region)
{
    const Snapshot &s = results.snapshot();
    const Region &at = s.regions[region];
    if (!at.latitude || !at.longitude)
        return std::nullopt;
    MapPlace place;
    place.label = at.code;
    place.name = at.name;
    place.latitude = *at.latitude;
    place.longitude = *at.longitude;
    for (TypeIndex each = 0; each < s.types.size(); ++each)
        place.size += s.priceAt(s.onDemand, each, region, results.asOf()) ? 1 : 0;
    return place;
}

} // namespace

ChartSpec buildRegionMap(const Results &results, TypeIndex type, std::uint16_t option, RegionFigure figure)
{
    const Snapshot &s = results.snapshot();
    const CandidateSource &source = results.source();
    const Metric cost = costMetric(results.scenario().kind);
    ChartSpec spec;
    spec.id = "region_map";
    spec.title = figure == RegionFigure::intensity
        ? intensityTitle(results)
        : Message{figure == RegionFigure::price ? "chart.map_price" : "chart.map_answer",
            {s.types[type].name, wordsOf(results, cost)}};
    spec.caption
        = Message{"chart.caption_map", {results.asOf(), s.identity.version, results.scenario().purchase[option].id()}};
    spec.empty = Message{"chart.map_empty", {s.types[type].name}};
    MapChart chart;
    chart.sizeTitle = Message{"chart.types_on_offer", {}};
    if (figure == RegionFigure::price) {
        chart.value = axisOf(results, Metric::priceUsdPerHour);
    } else if (figure == RegionFigure::answer) {
        chart.value = axisOf(results, cost);
    } else {
        chart.value = intensityAxis(results);
    }
    for (RegionIndex region = 0; region < s.regions.size(); ++region) {
        auto made = placeOf(results, region);
        if (!made)
            continue;
        MapPlace &place = *made;
        const Candidate candidate{type, region, option};
        place.key = chartKey(candidate);
        const OptionPrice price = source.prices().find(type, region, option);
        const auto take = [&](const std::optional<Traced> &traced) {
            if (!traced || !std::isfinite(valueOf(*traced)))
                return;
            const Provenance evidence = provenanceOf(*traced);
            place.value = valueOf(*traced);
            place.cls = evidence.cls;
            if (figure != RegionFigure::answer) // of an answer there are too many to name
                place.note = sourceTitles(s, evidence.sources);
        };
        if (figure == RegionFigure::intensity)
            take(source.regionTerms<Traced>(region).carbon);
        else if (price.known && figure == RegionFigure::price)
            take(source.prices().price<Traced>(price, option, 1));
        else if (price.known)
            take(metricValues(source.inputsOf<Traced>(candidate))[static_cast<std::size_t>(cost)]);
        if (!place.value)
            place.missingReason = Message{figure == RegionFigure::intensity ? "chart.no_intensity_there"
                    : price.known                                           ? "chart.no_answer_there"
                                                                            : "chart.no_price_there",
                {}};
        chart.places.push_back(std::move(place));
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildRegionChoice(const Results &results, std::span<const RegionFigures> figures, RegionFigure figure)
{
    const bool carbon = figure == RegionFigure::intensity;
    ChartSpec spec;
    spec.id = "region_choice";
    spec.title = carbon ? intensityTitle(results) : Message{"chart.choice_price", {}};
    spec.caption = Message{"chart.caption_choice", {results.asOf(), results.snapshot().identity.version}};
    spec.empty = Message{"chart.choice_empty", {}};
    MapChart chart;
    chart.sizeTitle = Message{"chart.types_on_offer", {}};
    if (carbon)
        chart.value = intensityAxis(results);
    else
        chart.value.title = Message{"chart.price_ratio", {}};
    for (RegionIndex region = 0; region < figures.size(); ++region) {
        auto place = placeOf(results, region);
        if (!place)
            continue;
        place->key = static_cast<std::int64_t>(region);
        place->value = carbon ? figures[region].carbon : figures[region].priceRatio;
        if (!place->value)
            place->missingReason = Message{carbon ? "chart.no_intensity_there" : "chart.no_prices_there", {}};
        chart.places.push_back(std::move(*place));
    }
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
