// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/queueing.h"

#include "near.h"

#include <cmath>
#include <limits>
#include <utility>

using namespace wattfare;
using namespace wattfare::test;
using Catch::Matchers::WithinAbs;

TEST_CASE("V11: M/M/10 at load 8", "[economics][queueing]")
{
    CHECK_THAT(valueOrFail(erlangC(10, 8.0)), near(0.40918));
    CHECK_THAT(valueOrFail(meanWaitMMc(10, 8.0, 1.0)), near(0.20459));
    CHECK_THAT(valueOrFail(waitTailMMc(10, 8.0, 1.0, 0.5)), near(0.150529));
    const double p95 = valueOrFail(responseQuantileMMc(10, 8.0, 1.0, 0.95));
    CHECK_THAT(p95, near(3.32827));
    CHECK_THAT(valueOrFail(responseTailMMc(10, 8.0, 1.0, p95)), near(0.05, 1e-9));
}

TEST_CASE("V12: servers for a wait of 50 ms in 99 %", "[economics][queueing]")
{
    const ServerCount count = valueOrFail(serversForWait(400.0, 10.0, 0.05, 0.99));
    CHECK(count.servers == 47);
    CHECK_THAT(count.erlangC, near(0.204869));
    CHECK_THAT(count.tail, near(0.00618651));
    CHECK(valueOrFail(waitTailMMc(46, 400.0, 10.0, 0.05)) > 0.01); // one fewer misses
}

TEST_CASE("V13 to V16: other queues", "[economics][queueing]")
{
    CHECK_THAT(valueOrFail(meanWaitMD1(0.8, 1.0)), near(2.0));
    CHECK_THAT(valueOrFail(meanWaitMDc(10, 8.0, 1.0)), near(0.109989));
    CHECK_THAT(valueOrFail(meanWaitKingman(0.9, 0.02, 1.0, 0.5)), near(0.135));
    CHECK_THAT(valueOrFail(meanWaitAllenCunneen(10, 8.0, 1.0, 1.5, 0.3)), near(0.184131));
    // M/G/1 with exponential service is M/M/1; Kingman bounds it from above and meets it for Poisson arrivals.
    CHECK_THAT(valueOrFail(meanWaitMG1(0.8, 1.0, 1.0)), near(4.0, 1e-12));
    CHECK_THAT(valueOrFail(meanWaitKingman(0.8, 1.0, 1.0, 1.0)), near(4.0, 1e-12));
    // A single deterministic server: Cosmetatos is exact.
    CHECK_THAT(valueOrFail(meanWaitMDc(1, 0.8, 1.0)), near(2.0, 1e-12));
}

TEST_CASE("Erlang B and C by hand", "[economics][queueing]")
{
    // B(2, 1) = (1/2) / (1 + 1 + 1/2) = 0.2; C = 0.2 / (1 - 0.5 * 0.8) = 1/3.
    CHECK_THAT(valueOrFail(erlangB(2, 1.0)), near(0.2, 1e-15));
    CHECK_THAT(valueOrFail(erlangC(2, 1.0)), near(1.0 / 3.0, 1e-14));
    CHECK_THAT(valueOrFail(erlangB(0, 3.0)), near(1.0, 1e-15));
    CHECK(valueOrFail(erlangC(5, 0.0)) == 0.0);
    CHECK(valueOrFail(erlangB(3, 1e308)) <= 1.0);
}

TEST_CASE("the response tail is continuous where theta equals mu", "[economics][queueing]")
{
    // c mu - arrival = mu at arrival = (c - 1) mu; with c = 1 the queue is empty and T is one service.
    const double at = valueOrFail(responseTailMMc(3, 2.0, 1.0, 1.7));
    const double beside = valueOrFail(responseTailMMc(3, 2.0 + 1e-7, 1.0, 1.7));
    CHECK_THAT(at, near(beside, 1e-6));
    // M/M/1: T is exponential with rate mu - arrival.
    CHECK_THAT(valueOrFail(responseTailMMc(1, 0.5, 1.0, 2.0)), near(std::exp(-1.0), 1e-12));
    CHECK(valueOrFail(responseTailMMc(2, 1.9999, 1.0, 1e6)) <= 1.0);
}

TEST_CASE("servers for a response time", "[economics][queueing]")
{
    const ServerCount count = valueOrFail(serversForResponse(400.0, 10.0, 0.5, 0.99));
    CHECK(valueOrFail(responseTailMMc(count.servers, 400.0, 10.0, 0.5)) <= 0.01);
    CHECK(valueOrFail(responseTailMMc(count.servers - 1, 400.0, 10.0, 0.5)) > 0.01);
    // e^{-10 * 0.2} = 0.135 > 0.01: the service alone misses.
    CHECK(why(serversForResponse(400.0, 10.0, 0.2, 0.99)) == "unreachable(latency_limit_s)");
    CHECK(why(serversForResponse(400.0, 10.0, 0.09, 0.99, ServiceShape::deterministic))
        == "unreachable(latency_limit_s)");
    CHECK(valueOrFail(serversForResponse(400.0, 10.0, 0.2, 0.99, ServiceShape::deterministic)).servers >= 41);
    CHECK(valueOrFail(serversForResponse(0.0, 10.0, 1.0, 0.99)).servers == 0);
    CHECK(why(serversForWait(1e9, 10.0, 1.0, 0.99)) == "unreachable(servers)");
}

TEST_CASE("a limit that is just met is met", "[economics][queueing]")
{
    // A single server at half load is idle for half of the requests: they do not wait at all.
    CHECK(valueOrFail(serversForWait(0.5, 1.0, 0.0, 0.5)).servers == 1);
    CHECK(valueOrFail(serversForWait(0.5, 1.0, 0.0, 0.51)).servers == 2);
}

TEST_CASE("the mean wait of a fleet sized by its responses follows the variation of service", "[economics][queueing]")
{
    // One server at half load: rho / (mu - arrival) = 1 s where service is exponential, (1 + scv) / 2 of it otherwise.
    for (const auto &[scv, seconds] : {std::pair{1.0, 1.0}, std::pair{0.25, 0.625}, std::pair{0.0, 0.5}}) {
        const ServerCount count = valueOrFail(serversForResponse(0.5, 1.0, 100.0, 0.99, scv));
        CHECK(count.servers == 1);
        CHECK_THAT(count.meanWaitSeconds, near(seconds, 1e-12));
    }
    // Service of half a second: rho / (2 (mu - arrival)) = 0.5 / 2.
    CHECK_THAT(valueOrFail(serversForResponse(1.0, 2.0, 100.0, 0.99, 0.0)).meanWaitSeconds, near(0.25, 1e-12));
}

TEST_CASE("where service does not vary the wait decays twice as fast", "[economics][queueing]")
{
    // One server at half load, service of 1 s: the wait is half as long in the mean as that of M/M/1, which decays with
    // mu - arrival = 0.5. P(response > limit) = 0.5 e^{-(limit - 1)}, 0.1 at a limit of 1 + ln 5 = 2.61 s.
    const ServerCount one = valueOrFail(serversForResponse(0.5, 1.0, 2.7, 0.9, 0.0));
    CHECK(one.servers == 1);
    CHECK_THAT(one.tail, near(0.5 * std::exp(-1.7), 1e-12));
    CHECK(valueOrFail(serversForResponse(0.5, 1.0, 2.5, 0.9, 0.0)).servers == 2);
}

TEST_CASE("the largest batch inside a latency limit", "[economics][queueing]")
{
    // s(b) = 10 ms + 2 ms b; 1000/s over 4 servers: 250/s each, forming wait (b - 1) 2 ms. 12 + 4 (b - 1) <= 50 -> b
    // = 10.
    const BatchedServer server{0.010, 0.002, 64};
    const BatchChoice choice = valueOrFail(largestBatch(server, 1000.0, 4, 0.050));
    CHECK(choice.batch == 10);
    CHECK(choice.binding == BatchLimit::latency);
    CHECK_THAT(choice.serviceSeconds, near(0.030, 1e-12));
    CHECK_THAT(choice.formingWaitSeconds, near(0.018, 1e-12));
    CHECK_THAT(choice.capacityPerSecond, near(10.0 / 0.030, 1e-12));
    CHECK_THAT(choice.utilisation, near(0.75, 1e-12));
    CHECK(valueOrFail(largestBatch({0.010, 0.002, 8}, 1000.0, 4, 0.050)).binding == BatchLimit::maxBatch);
    CHECK(why(largestBatch(server, 1000.0, 4, 0.011)) == "unreachable(latency_limit_s)");
    // 10/s: the second item comes 100 ms after the first, half of it in the mean. One alone takes 12 ms.
    CHECK(valueOrFail(largestBatch(server, 10.0, 1, 0.050)).batch == 1);
    CHECK(why(largestBatch(server, 1000.0, 2, 0.015)) == "unstable(utilisation)");
    CHECK(why(largestBatch({0.0, 0.0, 8}, 1000.0, 4, 0.05)) == "out_of_range(per_item_s)");
}

TEST_CASE("queueing refuses bad input by name", "[economics][queueing]")
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double inf = std::numeric_limits<double>::infinity();
    CHECK(why(erlangC(10, 10.0)) == "unstable(utilisation)");
    CHECK(why(erlangC(0, 1.0)) == "out_of_range(servers)");
    CHECK(why(erlangB(3, nan)) == "out_of_range(load)");
    CHECK(why(erlangB(2'000'000, 1.0)) == "out_of_range(servers)");
    CHECK(why(meanWaitMMc(3, -1.0, 1.0)) == "out_of_range(arrival_per_second)");
    CHECK(why(meanWaitMMc(3, 1.0, 0.0)) == "out_of_range(service_per_second)");
    CHECK(why(meanWaitMMc(3, inf, 1.0)) == "out_of_range(arrival_per_second)");
    CHECK(why(waitTailMMc(3, 1.0, 1.0, nan)) == "out_of_range(seconds)");
    CHECK(why(responseQuantileMMc(3, 1.0, 1.0, 1.0)) == "out_of_range(quantile)");
    CHECK(why(meanWaitKingman(1.0, 1.0, 1.0, 1.0)) == "unstable(utilisation)");
    CHECK(why(meanWaitMG1(0.5, 1.0, -1.0)) == "out_of_range(service_scv)");
    CHECK(why(serversForWait(1.0, 1.0, 1.0, 0.0)) == "out_of_range(quantile)");
    CHECK_THAT(waitTailMMc(3, 1.0, 1.0, nan).error().value, WithinAbs(0.0, 0.0)); // the failure carries no NaN
}
