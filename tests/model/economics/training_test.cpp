// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/training.h"

#include "near.h"

#include <cmath>
#include <limits>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("V18: 450 million sequences on 16 instances", "[economics][training]")
{
    const double usd = runUsd(16.0, 21.50, 2.3);
    CHECK_THAT(usd, near(791.2));
    CHECK_THAT(trainingWorkHours(450e6, clusterThroughput(16.0, 3396.74, 1.0)), near(2.3));
    CHECK_THAT(usdPerMillionSamples(usd, 450e6), near(1.75822));

    TrainingInput in;
    in.samples = 450e6;
    in.perInstancePerSecond = 450e6 / (2.3 * 3600.0 * 16.0);
    in.nodes = 16;
    in.usdPerInstanceHour = 21.50;
    const TrainingRun run = valueOrFail(trainingRun(in));
    CHECK_THAT(run.hours, near(2.3, 1e-12));
    CHECK_THAT(run.usd, near(791.2, 1e-12));
}

TEST_CASE("V34: ring efficiency", "[economics][training]")
{
    const double eta = valueOrFail(scalingEfficiency({EfficiencyShape::ring, 0.12, {}}, 16));
    CHECK_THAT(eta, near(0.898876));
    CHECK_THAT(clusterThroughput(16.0, 3400.0, eta), near(48898.9));
}

TEST_CASE("efficiency models", "[economics][training]")
{
    CHECK_THAT(valueOrFail(scalingEfficiency({EfficiencyShape::amdahl, 0.1, {}}, 11)), near(0.5, 1e-15));
    CHECK(valueOrFail(scalingEfficiency({EfficiencyShape::ring, 0.3, {}}, 1)) == 1.0);
    const ScalingEfficiency table{EfficiencyShape::table, 0, {{16, 0.8}, {1, 1.0}, {4, 0.9}}};
    CHECK_THAT(valueOrFail(scalingEfficiency(table, 8)), near(0.85, 1e-14)); // half way in log2
    CHECK_THAT(valueOrFail(scalingEfficiency(table, 2)), near(0.95, 1e-14));
    CHECK(valueOrFail(scalingEfficiency(table, 16)) == 0.8);
    CHECK(why(scalingEfficiency(table, 32)) == "no_data(nodes)");
    CHECK(why(scalingEfficiency({EfficiencyShape::table, 0, {}}, 2)) == "no_data(scaling_table)");
    CHECK(
        why(scalingEfficiency({EfficiencyShape::table, 0, {{2, 0.9}, {2, 0.8}}}, 2)) == "out_of_range(scaling_table)");
    CHECK(why(scalingEfficiency({EfficiencyShape::constant, 1.1, {}}, 2)) == "out_of_range(scaling_parameter)");
    CHECK(why(scalingEfficiency({EfficiencyShape::ring, -0.1, {}}, 2)) == "out_of_range(scaling_parameter)");
    CHECK(why(scalingEfficiency({}, 0.5)) == "out_of_range(nodes)");
}

TEST_CASE("a table whose cluster slows down is warned of", "[economics][training]")
{
    CHECK_FALSE(firstFallingNodeCount({EfficiencyShape::table, 0, {{1, 1.0}, {16, 0.8}}}, 16).has_value());
    CHECK_FALSE(firstFallingNodeCount({EfficiencyShape::ring, 0.5, {}}, 1000).has_value());
    // eta = 0.9 - 0.35 log2(n / 4) on [4, 16]: n eta turns where eta = 0.35 / ln 2 = 0.505, at n = 4 * 2^(0.395/0.35).
    const ScalingEfficiency falling{EfficiencyShape::table, 0, {{1, 1.0}, {4, 0.9}, {16, 0.2}}};
    const auto from = firstFallingNodeCount(falling, 16);
    REQUIRE(from.has_value());
    const double turn = 4.0 * std::exp2((0.9 - 0.35 / std::log(2.0)) / 0.35);
    CHECK_THAT(*from, near(turn, 1e-12));
    const auto x = [&](double n) { return n * valueOrFail(scalingEfficiency(falling, n)); };
    CHECK(x(turn) > x(turn * 1.05));
    CHECK(x(turn) > x(turn / 1.05));
    CHECK_FALSE(firstFallingNodeCount(falling, 8).has_value());
}

TEST_CASE("checkpoints cost time between segments only", "[economics][training]")
{
    TrainingInput in;
    in.samples = 3600.0 * 100.0 * 10.0; // 10 h of work at 100 a second
    in.perInstancePerSecond = 100;
    in.checkpointIntervalHours = 2.5;
    in.checkpointHours = 0.1;
    in.startUpHours = 0.2;
    in.usdPerInstanceHour = 2;
    in.keptCheckpoints = 3;
    in.checkpointGb = 40;
    in.usdPerGbMonth = 0.023;
    const TrainingRun run = valueOrFail(trainingRun(in));
    CHECK(run.checkpoints == 3.0);
    CHECK_THAT(run.hours, near(10.0 + 0.3 + 0.2, 1e-12));
    CHECK_THAT(run.usd, near(21.0, 1e-12));
    CHECK_THAT(run.checkpointShare, near(0.1 / 2.6, 1e-12));
    CHECK_THAT(run.storageUsdPerMonth, near(2.76, 1e-12));
    in.checkpointIntervalHours = 100;
    CHECK(valueOrFail(trainingRun(in)).checkpoints == 0.0);
    // 7e9 parameters at 16 bytes are 112 GB; at 2 GB/s they take 56 s, plus 5 s.
    CHECK_THAT(
        checkpointSeconds(checkpointGigabytes(7e9, kTrainingStateBytesPerParameter), 2.0, kCheckpointFixedSeconds),
        near(61.0, 1e-12));
}

TEST_CASE("another node count than measured", "[economics][training]")
{
    const ScalingEfficiency ring{EfficiencyShape::ring, 0.25, {}};
    const double ratio = valueOrFail(scalingEfficiency(ring, 16)) / valueOrFail(scalingEfficiency(ring, 4));
    CHECK_THAT(clusterThroughputFromMeasured(10'000.0, 4.0, 16.0, ratio),
        near(10'000.0 * 4.0 * ((1 + 0.25 * 0.75) / (1 + 0.25 * 15 / 16)), 1e-12));
    CHECK(clusterThroughputFromMeasured(10'000.0, 4.0, 4.0, 1.0) == 10'000.0);
}

TEST_CASE("the default scaling follows the interconnect", "[economics][training]")
{
    const RingShares shares{0.12, 0.25};
    const auto scaling = [&](const char *name, double nodes, bool fast, double accelerators) {
        return defaultScaling({name, nodes, fast}, accelerators, shares);
    };
    CHECK(scaling("NVSwitch/NVLink4", 1, true, 8).model.parameter == 0.12);
    CHECK(scaling("NeuronLink-v2", 1, true, 16).model.parameter == 0.12);
    CHECK(scaling("NVSwitch/NVLink4", 4, true, 8).model.parameter == 0.25);
    CHECK(scaling("PCIe", 1, false, 4).model.parameter == 0.25);
    CHECK(scaling("PCIe", 1, false, 4).reason.id == "scaling.one_node_slow_link");
    CHECK(scaling("none (single accelerator)", 1, false, 1).model.shape == EfficiencyShape::constant);
    CHECK(scaling("NVSwitch/NVLink4", 4, true, 8).reason.args == std::vector<Argument>{"NVSwitch/NVLink4", 0.25});
    CHECK(scaling("a link of tomorrow", 1, true, 8).model.parameter == 0.12); // by its column, not by its name
}

TEST_CASE("bad training runs", "[economics][training]")
{
    TrainingInput in;
    in.samples = 100;
    CHECK(why(trainingRun(in)) == "unreachable(throughput_per_second)");
    in.perInstancePerSecond = 1;
    in.samples = 0;
    CHECK(why(trainingRun(in)) == "out_of_range(samples)");
    in.samples = 100;
    in.nodes = 0;
    CHECK(why(trainingRun(in)) == "out_of_range(nodes)");
    in.nodes = 1;
    in.checkpointHours = std::numeric_limits<double>::infinity();
    CHECK(why(trainingRun(in)) == "out_of_range(checkpoint_time_h)");
    in.checkpointHours = 0;
    in.samples = 1e308;
    in.perInstancePerSecond = 1e-300;
    CHECK(why(trainingRun(in)).substr(0, 12) == "out_of_range");
}
