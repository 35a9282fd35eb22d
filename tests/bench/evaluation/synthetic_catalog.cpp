// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/evaluation/synthetic_catalog.h"

#include "model/catalog/snapshot_builder.h"
#include "model/prediction/predictions.h"

#include <cmath>
#include <string>

namespace wattfare::bench {

namespace {

const char *const kPlans[][2] = {{"1", "no_upfront"}, {"3", "all_upfront"}};

NewFigure figureOf(const Snapshot &s, FigureIndex index)
{
    const FigureRow row = s.figures.row(index);
    NewFigure figure;
    figure.kind = row.subjectKind;
    figure.subject = row.subject;
    figure.quantity = row.quantity;
    figure.method = row.method;
    figure.unit = row.unit;
    figure.value = row.value;
    figure.low = row.low;
    figure.high = row.high;
    figure.cls = row.cls;
    figure.asOf = row.asOf;
    figure.year = row.year;
    figure.preferred = row.preferred;
    figure.sources.assign(row.sources.begin(), row.sources.end());
    return figure;
}

} // namespace

SnapshotPtr syntheticCatalog(const Snapshot &bundled, std::size_t types, std::size_t regions)
{
    SnapshotBuilder builder;
    Snapshot &data = builder.data();
    data.identity = bundled.identity;
    data.sources = bundled.sources;
    data.accelerators = bundled.accelerators;
    data.platforms = bundled.platforms;
    data.regions = bundled.regions;
    data.models = bundled.models;
    data.profiles = bundled.profiles;
    data.predictions = std::make_shared<Predictions>(bundled.predictions->fits());
    const auto nameOf = [&](std::size_t i) {
        const std::string &name = bundled.types[i % bundled.types.size()].name;
        return i < bundled.types.size() ? name : name + "-copy" + std::to_string(i / bundled.types.size());
    };
    for (std::size_t i = 0; i < types; ++i) {
        InstanceType type = bundled.types[i % bundled.types.size()];
        type.name = nameOf(i);
        type.offer = Offer::current;
        data.types.push_back(std::move(type));
    }
    builder.indexDimensions();
    for (FigureIndex f = 0; f < bundled.figures.size(); ++f) {
        const NewFigure figure = figureOf(bundled, f);
        if (figure.kind != SubjectKind::instanceType) {
            builder.addFigure(figure);
            continue;
        }
        const TypeIndex original = bundled.type(figure.subject);
        for (std::size_t i = original; i < types; i += bundled.types.size()) {
            NewFigure copy = figure;
            copy.subject = nameOf(i);
            builder.addFigure(std::move(copy));
        }
    }
    for (const Benchmark &b : bundled.benchmarks) {
        for (std::size_t i = b.type == kNone ? 0 : b.type; i < types; i += bundled.types.size()) {
            Benchmark copy = b;
            if (b.type != kNone) {
                copy.type = data.type(nameOf(i));
                copy.id += "-" + std::to_string(i);
            }
            data.benchmarks.push_back(std::move(copy));
            if (b.type == kNone)
                break;
        }
    }
    const Date newest = *Date::fromYmd(2026, 7, 20), older = *Date::fromYmd(2024, 7, 20);
    for (TypeIndex t = 0; t < types; ++t)
        for (RegionIndex r = 0; r < regions; ++r) {
            const double usd = 0.1 * (1 + data.types[t].acceleratorCount) * (1 + 0.01 * r) * (1 + 0.001 * t);
            const auto nano = static_cast<std::int64_t>(usd * 1e9);
            for (const Date date : {older, newest}) {
                builder.addOnDemand({t, r, date, nano, 0, 0, 0, RowOrigin::base});
                builder.addSpot({t, r, date, nano / 3, nano / 4, nano / 2, 0, RowOrigin::base});
                builder.addBand({t, r, date, static_cast<int>((t + r) % 5), 5, 10, 70.0, 0, RowOrigin::base});
            }
            for (const auto &plan : kPlans)
                builder.addCommitment({t, r, newest, "reserved_standard", plan[1], plan[0][0] - '0', nano / 2, -1, -1,
                    0, RowOrigin::base});
        }
    return builder.finish();
}

Scenario syntheticScenario(const Snapshot &synthetic, std::size_t regions)
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.inference.demandPerHour = 1e8;
    scenario.includeEstimates = true;
    scenario.regions.clear();
    for (std::size_t r = 0; r < regions; ++r)
        scenario.regions.push_back(synthetic.regions[r].code);
    scenario.purchase.clear();
    for (const char *id :
        {"on-demand", "spot", "reserved_standard-1y-no_upfront", "reserved_standard-3y-all_upfront", "own-discount-30"})
        scenario.purchase.push_back(*parsePurchaseOption(id));
    return scenario;
}

} // namespace wattfare::bench
