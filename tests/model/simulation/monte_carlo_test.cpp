// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/monte_carlo.h"
#include "tests/model/simulation/support.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

using namespace wattfare;
using namespace wattfare::test;

namespace {

void lives(const BlockContext &context)
{
    for (std::size_t i = 0; i < context.count; ++i) {
        RandomStream stream(context.seed, context.firstTrajectory + i, Substream::lifetimes);
        const double life = stream.exponential();
        context.out[0][i] = life > 6.0 ? kCapped : life;
        context.out[1][i] = life > 6.0 ? kCapped : std::floor(life * 3.0);
        if (!context.sums.empty()) {
            context.sums[0] += life;
            context.counts[life < 1.0 ? 0 : 1] += 1;
            context.minima[0] = std::min(context.minima[0], life);
        }
    }
}

MonteCarloPlan plan()
{
    MonteCarloPlan p;
    p.columns = 2;
    p.sums = 1;
    p.counts = 2;
    p.minima = 1;
    p.limits.push_back({0, 1.0});
    return p;
}

bool same(const MonteCarloOutput &a, const MonteCarloOutput &b)
{
    bool equal = a.info == b.info && a.samples == b.samples && a.sums == b.sums && a.counts == b.counts
        && a.minima == b.minima && a.met == b.met;
    for (std::size_t c = 0; c < 2; ++c)
        equal = equal && a.summary(c) == b.summary(c) && a.moments[c].m2 == b.moments[c].m2;
    return equal;
}

} // namespace

TEST_CASE("A run is the same on any number of threads", "[simulation][threads]")
{
    RunOptions o;
    o.n = 20'500; // not whole blocks
    o.threads = 1;
    const MonteCarloOutput one = *runMonteCarlo(plan(), o, lives);
    CHECK(one.info.n == 20'500);
    CHECK(one.info.capped > 0);
    CHECK(one.samples[0].size() == one.info.n - one.info.capped);
    CHECK(one.samples[1].size() == one.samples[0].size());
    CHECK(one.counts[0] == one.met[0]);
    CHECK(std::fabs(one.metLimit(0).estimate - (1.0 - std::exp(-1.0))) < 0.02);
    CHECK(one.minima[0] == *one.summary(0).min);
    for (const unsigned threads : {2U, 3U, 8U}) {
        o.threads = threads;
        CHECK(same(*runMonteCarlo(plan(), o, lives), one));
    }
    o.progress = [](double) { return true; };
    CHECK(same(*runMonteCarlo(plan(), o, lives), one));
    bool previewed = false;
    CHECK(same(*runMonteCarlo(plan(), o, lives,
                   [&](const MonteCarloOutput &out) {
                       previewed = out.info.n == kPreviewTrajectories
                           && out.samples[0].size() + out.info.capped == kPreviewTrajectories;
                   }),
        one));
    CHECK(previewed);
}

TEST_CASE("The order in which blocks are done changes nothing", "[simulation][threads]")
{
    RunOptions o;
    o.n = 16 * kBlockTrajectories;
    o.threads = 1;
    const MonteCarloOutput one = *runMonteCarlo(plan(), o, lives);
    o.threads = 4;
    std::vector<std::uint64_t> order;
    std::mutex mutex;
    const auto late = [&](const BlockContext &context) {
        lives(context);
        const std::uint64_t block = context.firstTrajectory / kBlockTrajectories;
        std::this_thread::sleep_for(std::chrono::milliseconds(block % 4 == 0 ? 12 : 1)); // the early ones end late
        const std::lock_guard lock(mutex);
        order.push_back(block);
    };
    CHECK(same(*runMonteCarlo(plan(), o, late), one));
    CHECK_FALSE(std::is_sorted(order.begin(), order.end()));
}

TEST_CASE("A cancelled run shows its longest prefix of whole blocks", "[simulation][threads]")
{
    RunOptions o;
    o.n = kMaxStored;
    o.threads = 3;
    std::stop_source source;
    o.stop = source.get_token();
    std::atomic<int> blocks{0};
    std::atomic<bool> first{false};
    const auto kernel = [&](const BlockContext &context) {
        lives(context);
        if (context.firstTrajectory == 0)
            first = true;
        if (++blocks >= 40 && first) // whichever thread has the first block may be slow
            source.request_stop();
    };
    MonteCarloPlan p;
    p.columns = 2;
    const auto cancelled = runMonteCarlo(p, o, kernel);
    REQUIRE(cancelled);
    const MonteCarloOutput &out = *cancelled;
    CHECK(out.info.cancelled);
    CHECK(out.info.n > 0);
    CHECK(out.info.n % kBlockTrajectories == 0);
    CHECK(out.info.n <= static_cast<std::uint64_t>(blocks) * kBlockTrajectories);
    CHECK(out.info.n < o.n);
    RunOptions whole;
    whole.n = out.info.n;
    CHECK(runMonteCarlo(p, whole, lives)->summary(0) == out.summary(0));
    std::stop_source at_once;
    at_once.request_stop();
    o.stop = at_once.get_token();
    const auto none = runMonteCarlo(p, o, lives);
    REQUIRE_FALSE(none);
    CHECK(none.error().status == Status::cancelled);
}

TEST_CASE("Progress may cancel and is called one at a time", "[simulation][threads]")
{
    RunOptions o;
    o.n = 1'000'000'000;
    o.threads = 4;
    std::atomic<int> inside{0}, calls{0};
    std::atomic<bool> overlapped{false}, outside{false};
    auto last = std::chrono::steady_clock::now();
    auto closest = std::chrono::steady_clock::duration::max();
    o.progress = [&](double share) {
        overlapped = overlapped || ++inside > 1;
        outside = outside || share < 0.0 || share > 1.0;
        const auto now = std::chrono::steady_clock::now();
        if (calls > 0)
            closest = std::min(closest, now - last);
        last = now;
        ++calls;
        --inside;
        return calls < 3;
    };
    MonteCarloPlan p;
    p.columns = 2;
    const Outcome<MonteCarloOutput> out = runMonteCarlo(p, o, lives);
    REQUIRE(out);
    CHECK(out->info.cancelled);
    CHECK(calls == 3);
    CHECK(closest > std::chrono::milliseconds(45)); // at most 20 a second
    CHECK_FALSE(overlapped);
    CHECK_FALSE(outside);
}

TEST_CASE("The stopping rule ends at the same block on any number of threads", "[simulation][threads]")
{
    RunOptions o;
    o.n = 10'000'000;
    o.relativeHalfWidth = 0.01;
    o.threads = 1;
    const MonteCarloOutput one = *runMonteCarlo(plan(), o, lives);
    CHECK(one.info.converged);
    CHECK(one.info.n % kBlockTrajectories == 0);
    const Summary s = one.summary(0);
    CHECK((s.meanInterval->high - s.meanInterval->low) / 2.0 <= 0.01 * *s.mean);
    o.threads = 3;
    CHECK(same(*runMonteCarlo(plan(), o, lives), one));
    o.relativeHalfWidth = 1e-7; // never: the bound ends it
    o.n = 50'000;
    CHECK_FALSE(runMonteCarlo(plan(), o, lives)->info.converged);
}

TEST_CASE("Above four million trajectories a histogram takes over", "[simulation]")
{
    MonteCarloPlan p;
    p.columns = 1;
    RunOptions o;
    o.n = kMaxStored + 3000;
    const auto kernel = [](const BlockContext &context) {
        for (std::size_t i = 0; i < context.count; ++i)
            context.out[0][i] = static_cast<double>(context.firstTrajectory + i);
    };
    const MonteCarloOutput out = *runMonteCarlo(p, o, kernel);
    CHECK(out.samples[0].empty());
    const Summary s = out.summary(0);
    CHECK(s.binned);
    const double n = static_cast<double>(o.n);
    CHECK(std::fabs(*s.mean / ((n - 1.0) / 2.0) - 1.0) < 1e-12);
    CHECK(std::fabs(s.p50->value / (n / 2.0) - 1.0) < 1e-3);
    CHECK(std::fabs(s.p95->value / (n * 0.95) - 1.0) < 1e-3);
}

TEST_CASE("Bad run options are refused", "[simulation]")
{
    RunOptions o;
    o.n = 0;
    CHECK(runMonteCarlo(plan(), o, lives).error().field == "trajectories");
    o.n = kMaxTrajectories + 1;
    CHECK(runMonteCarlo(plan(), o, lives).error().status == Status::outOfRange);
    o.n = 10;
    for (const double bad : {0.0, -1.0, std::nan(""), std::numeric_limits<double>::infinity()}) {
        o.relativeHalfWidth = bad;
        CHECK(runMonteCarlo(plan(), o, lives).error().field == "relative_half_width");
    }
}
