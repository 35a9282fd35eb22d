// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/throughput/throughput.h"
#include "model/prediction/predictions.h"
#include "tests/model/evaluation/fixture.h"

#include <cmath>
#include <memory>
#include <string_view>
#include <vector>

namespace wattfare::test {

// A fit that is its priors, for one software on one architecture, with a factor that is given.
inline SnapshotPtr withServingFit(double factor, std::shared_ptr<Snapshot> snapshot = nullptr)
{
    if (!snapshot)
        snapshot = std::make_shared<Snapshot>(*catalog());
    ServingFit fit;
    fit.parameters = {{"mfu", 0.2, 0.1, 0.2, 0.5}, {"sf:tensorrt-llm", 0.4, 0.05, 0.0, 0.25}};
    fit.held = {{"", std::log(factor), 100, 20, false}};
    fit.errors = {{"", "", "", "Hopper", "tensorrt-llm", 0.0}};
    snapshot->predictions = std::make_shared<Predictions>(FitSet{std::move(fit), {}});
    return snapshot;
}

inline SnapshotPtr catalogWithout()
{
    auto copy = std::make_shared<Snapshot>(*catalog());
    copy->predictions.reset();
    return copy;
}

inline ThroughputPlan planOf(const Scenario &scenario, const SnapshotPtr &snapshot, std::string_view type)
{
    return ThroughputResolver(scenario, *snapshot).plan(snapshot->type(type));
}

// Every row of a model in `rows` is overwritten or set aside; the snapshot keeps the others.
inline std::shared_ptr<Snapshot> withRows(std::string_view model, std::vector<Benchmark> rows)
{
    auto copy = std::make_shared<Snapshot>(*catalog());
    const auto indexes = copy->benchmarksOf(copy->model(model));
    REQUIRE(indexes.size() >= rows.size());
    for (std::size_t i = 0; i < indexes.size(); ++i) {
        Benchmark &b = copy->benchmarks[indexes[i]];
        if (i >= rows.size()) {
            b.status = "outlier";
            continue;
        }
        rows[i].id = b.id;
        rows[i].model = b.model;
        b = rows[i];
    }
    return copy;
}

inline Benchmark servedRow(const Snapshot &s, std::string_view type, double concurrency, double rate, double tpotMs)
{
    Benchmark b;
    b.scenario = "interactive";
    b.type = s.type(type);
    b.accelerator = s.types[b.type].accelerator;
    b.acceleratorCount = s.types[b.type].acceleratorCount;
    b.precision = "bf16";
    b.software = "vllm";
    b.concurrency = concurrency;
    b.inputTokens = 1000;
    b.outputTokens = 250;
    b.throughput = rate;
    b.unit = "tokens/s";
    b.basis = "output tokens";
    b.rate = RateBasis::outputTokens;
    b.ttftP50Ms = 10 * tpotMs;
    b.tpotP50Ms = tpotMs;
    b.status = "current";
    return b;
}

inline Benchmark trainedRow(const Snapshot &s, std::string_view type, double nodes, double rate)
{
    Benchmark b;
    b.training = true;
    b.scenario = "training";
    b.type = s.type(type);
    b.accelerator = s.types[b.type].accelerator;
    b.acceleratorCount = nodes * s.types[b.type].acceleratorCount;
    b.nodes = nodes;
    b.precision = "bf16";
    b.throughput = rate;
    b.unit = "tokens/s";
    b.status = "current";
    return b;
}

} // namespace wattfare::test
