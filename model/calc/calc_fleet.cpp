// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc_internal.h"
#include "model/economics/fleet.h"
#include "model/economics/queueing.h"

namespace wattfare::calc {

// Fleets at an SLA: simulation 2.1 to 2.3.
std::vector<Entry> queueingFormulas()
{
    const CalcParameter servers = count("servers"), arrival = number("arrival_per_second", "1/s"),
                        service = number("service_per_second", "1/s"), quantile = number("quantile", "", 0.99),
                        limit = number("latency_limit_s", "s");
    return {
        {"fleet_size", "simulation 2.1",
            {number("demand_per_hour", "1/h"), number("throughput_per_hour", "1/h"),
                number("utilisation_target", "", 0.70), count("redundancy", 0), optionalNumber("latency_limit_s", "s"),
                quantile, number("usd_per_hour", "USD/h", 0.0)},
            {{"instances", ""}, {"for_throughput", ""}, {"for_latency", ""}, {"utilisation", ""},
                {"usd_per_hour", "USD/h"}, {"usd_per_million", "USD"}},
            +[](Arguments a) -> Values {
                FleetDemand d;
                d.demandPerHour = a[0].number;
                d.throughputPerHour = a[1].number;
                d.utilisationTarget = a[2].number;
                d.redundancy = whole(a[3]);
                d.latencyLimitSeconds = maybe(a[4]);
                d.latencyQuantile = a[5].number;
                const Outcome<FleetSize> size = sizeFleet(d);
                if (!size)
                    return tl::unexpected(size.error());
                const PricedPool pool{real(size->instances), a[6].number, 0, 0, 1};
                return many(fleetRates(std::span(&pool, 1), d.demandPerHour, 1.0, 0.0), [&](const FleetRates &r) {
                    return Row{real(size->instances), real(size->forThroughput),
                        d.latencyLimitSeconds ? std::optional(real(size->forLatency)) : std::nullopt, size->utilisation,
                        r.usdPerHour, r.usdPerMillion};
                });
            }},
        {"fleet_cost", "simulation 2.3",
            {number("instances"), number("usd_per_hour", "USD/h"), number("demand_per_hour", "1/h"),
                number("watts", "W", 0.0), number("pue", "", 1.0), number("gco2e_per_kwh", "gCO2e/kWh", 0.0),
                number("embodied_g_per_hour", "gCO2e/h", 0.0)},
            {{"usd_per_hour", "USD/h"}, {"usd_per_million", "USD"}, {"kwh_per_million", "kWh"},
                {"gco2e_per_million", "gCO2e"}, {"embodied_gco2e_per_million", "gCO2e"}},
            +[](Arguments a) -> Values {
                const PricedPool pool{a[0].number, a[1].number, a[3].number, a[6].number, 1};
                return many(
                    fleetRates(std::span(&pool, 1), a[2].number, a[4].number, a[5].number), [](const FleetRates &r) {
                        return Row{r.usdPerHour, r.usdPerMillion, r.kwhPerMillion, r.operationalGramsPerMillion,
                            r.embodiedGramsPerMillion};
                    });
            }},
        {"erlang_b", "simulation 2.2", {servers, number("load", "erlang")}, {{"probability_blocked", ""}},
            +[](Arguments a) -> Values { return one(erlangB(whole(a[0]), a[1].number)); }},
        {"erlang_c", "simulation 2.2", {servers, number("load", "erlang")}, {{"probability_to_wait", ""}},
            +[](Arguments a) -> Values { return one(erlangC(whole(a[0]), a[1].number)); }},
        {"mmc", "simulation 2.2",
            {servers, arrival, service, optionalNumber("seconds", "s"), number("quantile", "", 0.95)},
            {{"probability_to_wait", ""}, {"utilisation", ""}, {"mean_wait_s", "s"}, {"wait_tail", ""},
                {"response_tail", ""}, {"response_quantile_s", "s"}},
            +[](Arguments a) -> Values {
                const std::uint64_t c = whole(a[0]);
                const Outcome<double> wait = meanWaitMMc(c, a[1].number, a[2].number);
                if (!wait)
                    return tl::unexpected(wait.error());
                const Outcome<double> response = responseQuantileMMc(c, a[1].number, a[2].number, a[4].number);
                if (!response)
                    return tl::unexpected(response.error());
                Row row{*erlangC(c, a[1].number / a[2].number), a[1].number / a[2].number / real(c), *wait,
                    std::nullopt, std::nullopt, *response};
                if (a[3].given) {
                    const Outcome<double> tail = waitTailMMc(c, a[1].number, a[2].number, a[3].number);
                    const Outcome<double> total = responseTailMMc(c, a[1].number, a[2].number, a[3].number);
                    for (const auto *t : {&tail, &total})
                        if (!*t)
                            return tl::unexpected(t->error());
                    row[3] = *tail;
                    row[4] = *total;
                }
                return row;
            }},
        {"servers_for_wait", "simulation 2.2", {arrival, service, limit, quantile},
            {{"servers", ""}, {"probability_to_wait", ""}, {"wait_tail", ""}, {"utilisation", ""},
                {"mean_wait_s", "s"}},
            +[](Arguments a) -> Values {
                return many(
                    serversForWait(a[0].number, a[1].number, a[2].number, a[3].number), [](const ServerCount &c) {
                        return Row{real(c.servers), c.erlangC, c.tail, c.utilisation, c.meanWaitSeconds};
                    });
            }},
        {"servers_for_response", "simulation 2.2", {arrival, service, limit, quantile, count("deterministic", 0)},
            {{"servers", ""}, {"probability_to_wait", ""}, {"tail", ""}, {"utilisation", ""}, {"mean_wait_s", "s"}},
            +[](Arguments a) -> Values {
                return many(serversForResponse(a[0].number, a[1].number, a[2].number, a[3].number,
                                whole(a[4]) != 0 ? ServiceShape::deterministic : ServiceShape::exponential),
                    [](const ServerCount &c) {
                        return Row{real(c.servers), c.erlangC, c.tail, c.utilisation, c.meanWaitSeconds};
                    });
            }},
        {"md1_wait", "simulation 2.2", {arrival, service}, {{"mean_wait_s", "s"}},
            +[](Arguments a) -> Values { return one(meanWaitMD1(a[0].number, a[1].number)); }},
        {"mdc_wait", "simulation 2.2", {servers, arrival, service}, {{"mean_wait_s", "s"}},
            +[](Arguments a) -> Values { return one(meanWaitMDc(whole(a[0]), a[1].number, a[2].number)); }},
        {"mg1_wait", "simulation 2.2", {arrival, service, number("service_scv")}, {{"mean_wait_s", "s"}},
            +[](Arguments a) -> Values { return one(meanWaitMG1(a[0].number, a[1].number, a[2].number)); }},
        {"kingman", "simulation 2.2",
            {number("utilisation"), number("mean_service_s", "s"), number("arrival_scv", "", 1.0),
                number("service_scv", "", 1.0)},
            {{"mean_wait_s", "s"}},
            +[](Arguments a) -> Values {
                return one(meanWaitKingman(a[0].number, a[1].number, a[2].number, a[3].number));
            }},
        {"allen_cunneen", "simulation 2.2",
            {servers, arrival, service, number("arrival_scv", "", 1.0), number("service_scv", "", 1.0)},
            {{"mean_wait_s", "s"}},
            +[](Arguments a) -> Values {
                return one(meanWaitAllenCunneen(whole(a[0]), a[1].number, a[2].number, a[3].number, a[4].number));
            }},
        {"batched_server", "simulation 2.2",
            {number("base_s", "s"), number("per_item_s", "s"), arrival, count("servers", 1), limit,
                count("max_batch", 1e6)},
            {{"batch", ""}, {"service_s", "s"}, {"forming_wait_s", "s"}, {"capacity_per_second", "1/s"},
                {"utilisation", ""}},
            +[](Arguments a) -> Values {
                return many(
                    largestBatch({a[0].number, a[1].number, whole(a[5])}, a[2].number, whole(a[3]), a[4].number),
                    [](const BatchChoice &b) {
                        return Row{
                            real(b.batch), b.serviceSeconds, b.formingWaitSeconds, b.capacityPerSecond, b.utilisation};
                    });
            }},
    };
}

} // namespace wattfare::calc
