// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <cstdint>

// Waiting lines (simulation 2.2). One accelerator, or one replica of the model, is one server.
// Rates are per second, times in seconds; `load` is the offered load arrival rate / service rate of one server
// (erlang). Every function returns out_of_range with the name of the bad parameter, unstable where the servers cannot
// keep up, and no value that is not finite.
namespace wattfare {

// The largest number of servers any function here considers.
inline constexpr std::uint64_t kMaxServers = 1'000'000;

// Probability that all servers are busy in a loss system.
Outcome<double> erlangB(std::uint64_t servers, double load);
// Probability that a request waits in M/M/c. load 0 gives 0; load >= servers is unstable.
Outcome<double> erlangC(std::uint64_t servers, double load);

// Mean wait in the queue and its tail P(wait > t), M/M/c.
Outcome<double> meanWaitMMc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond);
Outcome<double> waitTailMMc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double seconds);

// Response time (wait + service), M/M/c: P(T > t), and the t that a share `quantile` (inside (0, 1)) stays within.
Outcome<double> responseTailMMc(
    std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double seconds);
Outcome<double> responseQuantileMMc(
    std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double quantile);

// Mean waits of other queues; scv are squared coefficients of variation.
Outcome<double> meanWaitMD1(double arrivalPerSecond, double servicePerSecond);
Outcome<double> meanWaitMDc(std::uint64_t servers, double arrivalPerSecond, double servicePerSecond); // Cosmetatos
Outcome<double> meanWaitMG1(double arrivalPerSecond, double servicePerSecond, double serviceScv); // Pollaczek-Khinchine
Outcome<double> meanWaitKingman(double utilisation, double meanServiceSeconds, double arrivalScv, double serviceScv);
Outcome<double> meanWaitAllenCunneen(
    std::uint64_t servers, double arrivalPerSecond, double servicePerSecond, double arrivalScv, double serviceScv);

enum class ServiceShape : std::uint8_t { exponential, deterministic };

struct ServerCount {
    std::uint64_t servers = 0;
    double erlangC = 0; // probability to wait
    double tail = 0; // P(wait > limit), or P(response > limit)
    double utilisation = 0; // load / servers
    double meanWaitSeconds = 0;
};

// Smallest c with P(wait > limit) <= 1 - quantile, M/M/c. unreachable("servers") above kMaxServers.
// arrival 0 gives 0 servers.
Outcome<ServerCount> serversForWait(
    double arrivalPerSecond, double servicePerSecond, double limitSeconds, double quantile);
// Smallest c with P(wait + service > limit) <= 1 - quantile. Deterministic service takes the M/M/c tail of the wait at
// limit - service, which M/D/c stays below. unreachable("latency_limit_s") when the service time alone misses the
// limit: no number of servers helps.
Outcome<ServerCount> serversForResponse(double arrivalPerSecond, double servicePerSecond, double limitSeconds,
    double quantile, ServiceShape shape = ServiceShape::exponential);

// The same for service times of squared variation `serviceScv` from 0 to 1: a constant part and an exponential one, of
// which 1 leaves the exponential alone (M/M/c, exact) and 0 the constant (M/D/c). The wait is exponential beyond its
// probability, with the mean of Allen-Cunneen, at 0 of Cosmetatos. Variation above 1 is out_of_range("service_scv").
Outcome<ServerCount> serversForResponse(
    double arrivalPerSecond, double servicePerSecond, double limitSeconds, double quantile, double serviceScv);

// A server that takes batches: service time s(b) = base + perItem b.
struct BatchedServer {
    double baseSeconds = 0;
    double perItemSeconds = 0;
    std::uint64_t maxBatch = 1;
};
enum class BatchLimit : std::uint8_t { latency, maxBatch };
struct BatchChoice {
    std::uint64_t batch = 0;
    double serviceSeconds = 0;
    double formingWaitSeconds = 0; // (b - 1) / (2 arrival / servers)
    double capacityPerSecond = 0; // b / s(b), one server
    double utilisation = 0; // arrival / (servers x capacity)
    BatchLimit binding
        = BatchLimit::latency; // latency: the next batch misses the limit; maxBatch: it is the device's largest
};

// The largest batch with s(b) + forming wait <= limit. unreachable if even b = 1 misses it; unstable if the chosen
// batch cannot carry the arrivals (the failure's value is the utilisation).
Outcome<BatchChoice> largestBatch(
    const BatchedServer &server, double arrivalPerSecond, std::uint64_t servers, double limitSeconds);

} // namespace wattfare
