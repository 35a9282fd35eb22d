// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/queueing.h"

#include "model/economics/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

// Erlang B of one more server.
double stepErlangB(double previous, double load, double servers)
{
    const double x = load * previous;
    return x / (servers + x);
}

double erlangCOf(double b, double utilisation) { return b / (1.0 - utilisation * (1.0 - b)); }

// What every M/M/c figure starts from; refuses what has no steady state.
struct Line {
    double load = 0;
    double utilisation = 0;
    double c = 0; // Erlang C
    double slack = 0; // theta = servers x service - arrival, 1/s
};

Outcome<Line> lineOf(std::uint64_t servers, double arrival, double service)
{
    if (const auto bad = firstNegative({{"arrival_per_second", arrival}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive({{"service_per_second", service}}))
        return tl::unexpected(*bad);
    if (servers == 0 || servers > kMaxServers)
        return outOfRange("servers", static_cast<double>(servers));
    Line line;
    line.load = arrival / service;
    if (!std::isfinite(line.load))
        return outOfRange("service_per_second", service);
    const Outcome<double> c = erlangC(servers, line.load);
    if (!c)
        return tl::unexpected(c.error());
    line.c = *c;
    line.utilisation = line.load / static_cast<double>(servers);
    line.slack = static_cast<double>(servers) * service - arrival;
    if (!std::isfinite(line.slack))
        return outOfRange("service_per_second", service);
    if (!(line.slack > 0.0))
        return failure(Status::unstable, "utilisation", line.utilisation);
    return line;
}

// P(T > t) for Erlang C `c`, slack theta and service rate mu, all at least 0. The difference quotient of the two
// exponentials is taken with expm1, so that theta near mu loses nothing.
double responseTail(double c, double theta, double mu, double t)
{
    const double gap = std::abs(theta - mu);
    const double slower = std::exp(-std::min(theta, mu) * t);
    const double quotient = gap < 1e-9 * mu ? t * slower : slower * (-std::expm1(-gap * t) / gap);
    return std::clamp(std::exp(-mu * t) + c * mu * quotient, 0.0, 1.0);
}

Outcome<double> quantileMiss(double quantile)
{
    if (!(quantile > 0.0 && quantile < 1.0))
        return outOfRange("quantile", quantile);
    return 1.0 - quantile;
}

struct Search {
    double arrival, service, limit, miss;
};

// Steps c up from floor(load) + 1; tail(c, slack) is decreasing in c.
template <class Tail>
Outcome<ServerCount> smallestServers(const Search &s, const Tail &tail)
{
    const double load = s.arrival / s.service;
    if (!(load < static_cast<double>(kMaxServers)))
        return failure(Status::unreachable, "servers", static_cast<double>(kMaxServers));
    auto servers = static_cast<std::uint64_t>(std::floor(load)) + 1;
    double b = 1.0;
    for (std::uint64_t k = 1; k < servers; ++k)
        b = stepErlangB(b, load, static_cast<double>(k));
    for (; servers <= kMaxServers; ++servers) {
        const auto n = static_cast<double>(servers);
        b = stepErlangB(b, load, n);
        const double slack = n * s.service - s.arrival;
        if (!(slack > 0.0) || !std::isfinite(slack))
            continue;
        ServerCount found;
        found.servers = servers;
        found.utilisation = load / n;
        found.erlangC = erlangCOf(b, found.utilisation);
        found.tail = tail(found.erlangC, slack);
        if (found.tail <= s.miss) {
            const Outcome<double> wait = finiteOr(found.erlangC / slack, "mean_wait_s");
            if (!wait)
                return tl::unexpected(wait.error());
            found.meanWaitSeconds = *wait;
            return found;
        }
    }
    return failure(Status::unreachable, "servers", static_cast<double>(kMaxServers));
}

Outcome<Search> searchOf(double arrival, double service, double limit, double quantile)
{
    if (const auto bad = firstNegative({{"arrival_per_second", arrival}, {"latency_limit_s", limit}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive({{"service_per_second", service}}))
        return tl::unexpected(*bad);
    const Outcome<double> miss = quantileMiss(quantile);
    if (!miss)
        return tl::unexpected(miss.error());
    return Search{arrival, service, limit, *miss};
}

} // namespace

Outcome<double> erlangB(std::uint64_t servers, double load)
{
    if (servers > kMaxServers)
        return outOfRange("servers", static_cast<double>(servers));
    if (const auto bad = firstNegative({{"load", load}}))
        return tl::unexpected(*bad);
    double b = 1.0;
    for (std::uint64_t k = 1; k <= servers; ++k) {
        // Written with the inverse where load x b would overflow.
        const double n = static_cast<double>(k);
        b = load > 1e300 ? 1.0 / (1.0 + n / load / b) : stepErlangB(b, load, n);
    }
    return b;
}

Outcome<double> erlangC(std::uint64_t servers, double load)
{
    if (servers == 0)
        return outOfRange("servers", 0.0);
    const Outcome<double> b = erlangB(servers, load);
    if (!b)
        return b;
    const double utilisation = load / static_cast<double>(servers);
    if (!(utilisation < 1.0))
        return failure(Status::unstable, "utilisation", utilisation);
    return std::clamp(erlangCOf(*b, utilisation), 0.0, 1.0);
}

Outcome<double> meanWaitMMc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond)
{
    const Outcome<Line> line = lineOf(servers, arrivalPerSecond, servicePerSecond);
    if (!line)
        return tl::unexpected(line.error());
    return finiteOr(line->c / line->slack, "mean_wait_s");
}

Outcome<double> waitTailMMc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double seconds)
{
    if (const auto bad = firstNegative({{"seconds", seconds}}))
        return tl::unexpected(*bad);
    const Outcome<Line> line = lineOf(servers, arrivalPerSecond, servicePerSecond);
    if (!line)
        return tl::unexpected(line.error());
    return line->c * std::exp(-line->slack * seconds);
}

Outcome<double> responseTailMMc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double seconds)
{
    if (const auto bad = firstNegative({{"seconds", seconds}}))
        return tl::unexpected(*bad);
    const Outcome<Line> line = lineOf(servers, arrivalPerSecond, servicePerSecond);
    if (!line)
        return tl::unexpected(line.error());
    return finiteOr(responseTail(line->c, line->slack, servicePerSecond, seconds), "probability");
}

Outcome<double> responseQuantileMMc(
    std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double quantile)
{
    const Outcome<double> miss = quantileMiss(quantile);
    if (!miss)
        return miss;
    const Outcome<Line> line = lineOf(servers, arrivalPerSecond, servicePerSecond);
    if (!line)
        return tl::unexpected(line.error());
    const auto tail = [&](double t) { return responseTail(line->c, line->slack, servicePerSecond, t); };
    double high = 1.0 / servicePerSecond;
    while (std::isfinite(high) && tail(high) > *miss)
        high *= 2.0;
    if (!std::isfinite(high))
        return failure(Status::unreachable, "response_s");
    double low = 0.0;
    for (int i = 0; i < 200; ++i) {
        const double middle = low + (high - low) / 2.0;
        if (middle <= low || middle >= high)
            break;
        (tail(middle) > *miss ? low : high) = middle;
    }
    return high;
}

Outcome<double> meanWaitMD1(double arrivalPerSecond, double servicePerSecond)
{
    return meanWaitMG1(arrivalPerSecond, servicePerSecond, 0.0);
}

Outcome<double> meanWaitMDc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond)
{
    const Outcome<Line> line = lineOf(servers, arrivalPerSecond, servicePerSecond);
    if (!line)
        return tl::unexpected(line.error());
    if (line->utilisation <= 0.0)
        return 0.0;
    const double c = static_cast<double>(servers);
    const double rho = line->utilisation;
    const double wait = line->c / line->slack;
    // The correction grows without bound as rho -> 0; the exact light-traffic ratio of the two waits, c / (c + 1)
    // (means of the least of c residual services), caps it.
    const double factor = 0.5 * (1.0 + (1.0 - rho) * (c - 1.0) * (std::sqrt(4.0 + 5.0 * c) - 2.0) / (16.0 * rho * c));
    return finiteOr(std::min(factor, c / (c + 1.0)) * wait, "mean_wait_s");
}

Outcome<double> meanWaitMG1(double arrivalPerSecond, double servicePerSecond, double serviceScv)
{
    if (const auto bad = firstNegative({{"service_scv", serviceScv}}))
        return tl::unexpected(*bad);
    const Outcome<Line> line = lineOf(1, arrivalPerSecond, servicePerSecond);
    if (!line)
        return tl::unexpected(line.error());
    return finiteOr((1.0 + serviceScv) / 2.0 * line->utilisation / line->slack, "mean_wait_s");
}

Outcome<double> meanWaitKingman(double utilisation, double meanServiceSeconds, double arrivalScv, double serviceScv)
{
    if (const auto bad = firstNegative({{"utilisation", utilisation}, {"mean_service_s", meanServiceSeconds},
            {"arrival_scv", arrivalScv}, {"service_scv", serviceScv}}))
        return tl::unexpected(*bad);
    if (utilisation >= 1.0)
        return failure(Status::unstable, "utilisation", utilisation);
    return finiteOr(
        utilisation / (1.0 - utilisation) * ((arrivalScv + serviceScv) / 2.0) * meanServiceSeconds, "mean_wait_s");
}

Outcome<double> meanWaitAllenCunneen(
    std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double arrivalScv, double serviceScv)
{
    if (const auto bad = firstNegative({{"arrival_scv", arrivalScv}, {"service_scv", serviceScv}}))
        return tl::unexpected(*bad);
    const Outcome<double> wait = meanWaitMMc(servers, arrivalPerSecond, servicePerSecond);
    if (!wait)
        return wait;
    return finiteOr((arrivalScv + serviceScv) / 2.0 * *wait, "mean_wait_s");
}

Outcome<ServerCount> serversForWait(
    double arrivalPerSecond, double servicePerSecond, double limitSeconds, double quantile)
{
    const Outcome<Search> search = searchOf(arrivalPerSecond, servicePerSecond, limitSeconds, quantile);
    if (!search)
        return tl::unexpected(search.error());
    if (arrivalPerSecond <= 0.0)
        return ServerCount{};
    return smallestServers(*search, [&](double c, double slack) { return c * std::exp(-slack * limitSeconds); });
}

Outcome<ServerCount> serversForResponse(
    double arrivalPerSecond, double servicePerSecond, double limitSeconds, double quantile, ServiceShape shape)
{
    const Outcome<Search> search = searchOf(arrivalPerSecond, servicePerSecond, limitSeconds, quantile);
    if (!search)
        return tl::unexpected(search.error());
    const double miss = search->miss;
    const bool deterministic = shape == ServiceShape::deterministic;
    const bool hopeless
        = deterministic ? 1.0 / servicePerSecond > limitSeconds : std::exp(-servicePerSecond * limitSeconds) > miss;
    if (hopeless)
        return failure(Status::unreachable, "latency_limit_s", limitSeconds);
    if (arrivalPerSecond <= 0.0)
        return ServerCount{};
    if (deterministic) {
        const double waitLimit = limitSeconds - 1.0 / servicePerSecond;
        return smallestServers(*search, [&](double c, double slack) { return c * std::exp(-slack * waitLimit); });
    }
    return smallestServers(
        *search, [&](double c, double slack) { return responseTail(c, slack, servicePerSecond, limitSeconds); });
}

Outcome<ServerCount> serversForResponse(
    double arrivalPerSecond, double servicePerSecond, double limitSeconds, double quantile, double serviceScv)
{
    if (!(serviceScv >= 0.0 && serviceScv <= 1.0))
        return outOfRange("service_scv", serviceScv);
    if (serviceScv == 1.0)
        return serversForResponse(
            arrivalPerSecond, servicePerSecond, limitSeconds, quantile, ServiceShape::exponential);
    const Outcome<Search> search = searchOf(arrivalPerSecond, servicePerSecond, limitSeconds, quantile);
    if (!search)
        return tl::unexpected(search.error());
    const double c = std::sqrt(serviceScv);
    const double limit = limitSeconds - (1.0 - c) / servicePerSecond; // left for the wait and the exponential part
    const double service = c > 0.0 ? servicePerSecond / c : 0.0;
    if (limit < 0.0 || (c > 0.0 && std::exp(-service * limit) > search->miss))
        return failure(Status::unreachable, "latency_limit_s", limitSeconds);
    if (arrivalPerSecond <= 0.0)
        return ServerCount{};
    // Mean wait over that of M/M/c; the number of servers follows from the slack, n mu - arrival.
    const auto factor = [&](double slack) {
        if (c > 0.0)
            return (1.0 + serviceScv) / 2.0;
        const double n = (slack + arrivalPerSecond) / servicePerSecond, rho = arrivalPerSecond / (n * servicePerSecond);
        return 0.5 * (1.0 + (1.0 - rho) * (n - 1.0) * (std::sqrt(4.0 + 5.0 * n) - 2.0) / (16.0 * rho * n));
    };
    Outcome<ServerCount> found = smallestServers(*search, [&](double waits, double slack) {
        const double decay = slack / factor(slack);
        return c > 0.0 ? responseTail(waits, decay, service, limit) : waits * std::exp(-decay * limit);
    });
    if (found)
        found->meanWaitSeconds *= factor(static_cast<double>(found->servers) * servicePerSecond - arrivalPerSecond);
    return found;
}

Outcome<BatchChoice> largestBatch(
    const BatchedServer &server, double arrivalPerSecond, std::uint64_t servers, double limitSeconds)
{
    if (const auto bad = firstNegative({{"base_s", server.baseSeconds}, {"latency_limit_s", limitSeconds}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNegative({{"per_item_s", server.perItemSeconds}}))
        return tl::unexpected(*bad);
    if (!(server.baseSeconds + server.perItemSeconds > 0.0))
        return outOfRange("per_item_s", server.perItemSeconds);
    if (const auto bad = firstNotPositive({{"arrival_per_second", arrivalPerSecond}}))
        return tl::unexpected(*bad);
    if (servers == 0 || servers > kMaxServers)
        return outOfRange("servers", static_cast<double>(servers));
    if (server.maxBatch == 0)
        return outOfRange("max_batch", 0.0);

    const double share = arrivalPerSecond / static_cast<double>(servers);
    const auto service = [&](double b) { return server.baseSeconds + server.perItemSeconds * b; };
    const auto latency = [&](double b) { return service(b) + (b - 1.0) / (2.0 * share); };
    if (!(latency(1.0) <= limitSeconds))
        return failure(Status::unreachable, "latency_limit_s", limitSeconds);
    // Latency is linear in b: the largest one in closed form, then the neighbour that rounding may have missed.
    const double slope = server.perItemSeconds + 1.0 / (2.0 * share);
    const double room = (limitSeconds - latency(1.0)) / slope;
    const auto top = static_cast<double>(server.maxBatch);
    double batch = std::min(top, 1.0 + std::floor(std::min(room, 1e15)));
    if (batch < top && latency(batch + 1.0) <= limitSeconds)
        batch += 1.0;
    if (batch > 1.0 && latency(batch) > limitSeconds)
        batch -= 1.0;

    BatchChoice choice;
    choice.batch = static_cast<std::uint64_t>(batch);
    choice.serviceSeconds = service(batch);
    choice.formingWaitSeconds = (batch - 1.0) / (2.0 * share);
    choice.capacityPerSecond = batch / choice.serviceSeconds;
    choice.utilisation = share / choice.capacityPerSecond;
    choice.binding = batch < top ? BatchLimit::latency : BatchLimit::maxBatch;
    if (!std::isfinite(choice.capacityPerSecond) || !std::isfinite(choice.utilisation))
        return outOfRange("arrival_per_second", arrivalPerSecond);
    if (choice.utilisation >= 1.0)
        return failure(Status::unstable, "utilisation", choice.utilisation);
    return choice;
}

} // namespace wattfare
