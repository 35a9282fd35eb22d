// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/memory_fit.h"

#include "near.h"

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("Adam in mixed precision takes 16 bytes a parameter", "[economics][memory]")
{
    CHECK(stateBytesPerParameter(MemoryUse::training, 2, Optimizer::adam).total() == 16.0);
    CHECK(stateBytesPerParameter(MemoryUse::training, 4, Optimizer::adam).total()
        == 16.0); // no master copy, wider gradients
    CHECK(stateBytesPerParameter(MemoryUse::training, 2, Optimizer::momentum).total() == 12.0);
    CHECK(stateBytesPerParameter(MemoryUse::training, 2, Optimizer::adam8bit).total() == 10.0);
    CHECK(stateBytesPerParameter(MemoryUse::inference, 1, Optimizer::adam).total() == 1.0);
}

TEST_CASE("a 7B model trains on eight devices only when its state is spread", "[economics][memory]")
{
    MemoryDemand demand;
    demand.use = MemoryUse::training;
    demand.parameters = 7e9;
    const double forty = 40e9;
    const MemoryFit spread = valueOrFail(memoryFit(demand, 8, forty));
    CHECK_THAT(spread.stateBytes, near(112e9, 1e-12));
    CHECK_THAT(spread.bytesPerAccelerator, near(14e9 + 1073741824.0, 1e-12));
    CHECK(spread.fitsEach);
    CHECK(spread.acceleratorsNeeded == 4.0); // 112 / (36 - 1.07) = 3.2
    demand.sharding = Sharding::replicated;
    const MemoryFit copied = valueOrFail(memoryFit(demand, 8, forty));
    CHECK_FALSE(copied.fitsEach);
    CHECK(copied.fitsTotal);
    CHECK_FALSE(copied.acceleratorsNeeded.has_value());
    demand.sharding = Sharding::optimizerSharded; // 28 GB everywhere, 84 GB spread
    const MemoryFit optimizer = valueOrFail(memoryFit(demand, 8, forty));
    CHECK_FALSE(optimizer.fitsEach);
    CHECK(optimizer.acceleratorsNeeded == 13.0); // 84 / (36 - 28 - 1.07) = 12.1
}

TEST_CASE("what fills a device to its last byte fits", "[economics][memory]")
{
    MemoryDemand demand;
    demand.parameters = 1e9; // of two bytes
    demand.device = {1.0, 0.0};
    for (const Sharding sharding : {Sharding::replicated, Sharding::optimizerSharded, Sharding::fullySharded}) {
        demand.sharding = sharding;
        const MemoryFit exact = valueOrFail(memoryFit(demand, 1, 2e9));
        CHECK(exact.fitsEach);
        CHECK(exact.fitsTotal);
        CHECK(exact.acceleratorsNeeded == 1.0);
    }
    demand.sharding = Sharding::replicated;
    const MemoryFit less = valueOrFail(memoryFit(demand, 1, 2e9 - 1));
    CHECK_FALSE(less.fitsEach);
    CHECK_FALSE(less.acceleratorsNeeded.has_value());
}

TEST_CASE("a share of a device has that share of its memory", "[economics][memory]")
{
    MemoryDemand demand;
    demand.parameters = 1e9;
    CHECK(valueOrFail(memoryFit(demand, 1, 24e9)).fitsEach);
    CHECK_FALSE(valueOrFail(memoryFit(demand, 0.125, 24e9)).fitsEach);
    demand.kvCacheBytes = 30e9;
    const MemoryFit kv = valueOrFail(memoryFit(demand, 1, 24e9));
    CHECK_FALSE(kv.fitsEach);
    CHECK(kv.acceleratorsNeeded == 2.0);
    CHECK(why(memoryFit(demand, 0, 24e9)) == "out_of_range(accelerators)");
    demand.parameters = -1;
    CHECK(why(memoryFit(demand, 1, 24e9)) == "out_of_range(parameters)");
}
