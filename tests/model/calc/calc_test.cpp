// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc.h"
#include "model/support/phrase.h"

#include "tests/model/economics/near.h"

#include <cmath>
#include <map>
#include <random>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

using Arguments = std::vector<std::pair<std::string, std::string>>;

std::map<std::string, double> calc(std::string_view name, const Arguments &arguments)
{
    const auto result = runCalc(name, arguments);
    if (!result) {
        std::string text = result.error().message.id;
        for (const Argument &a : result.error().message.args)
            text += " " + a.text();
        FAIL(text);
    }
    std::map<std::string, double> values;
    for (const CalcValue &v : *result)
        if (v.value)
            values[v.name] = *v.value;
    return values;
}

Message refused(std::string_view name, const Arguments &arguments)
{
    const auto result = runCalc(name, arguments);
    return result ? Message{"ok", {}} : result.error().message;
}

} // namespace

TEST_CASE("every formula is described well", "[calc]")
{
    std::set<std::string_view> names;
    CHECK(calcFormulas().size() > 55);
    for (const CalcFormula &f : calcFormulas()) {
        INFO(f.name);
        CHECK(names.insert(f.name).second);
        CHECK(findCalcFormula(f.name) == &f);
        CHECK((f.section.substr(0, 11) == "simulation " || f.section.substr(0, 7) == "energy "));
        CHECK_FALSE(f.parameters.empty());
        CHECK_FALSE(f.outputs.empty());
        std::set<std::string_view> parameters, outputs;
        for (const CalcParameter &p : f.parameters)
            CHECK(parameters.insert(p.name).second);
        for (const CalcOutput &o : f.outputs)
            CHECK(outputs.insert(o.name).second);
        REQUIRE(f.run != nullptr);
    }
}

TEST_CASE("vectors of the simulation methods by name", "[calc]")
{
    auto r = calc("mmc",
        {{"servers", "10"}, {"arrival_per_second", "8"}, {"service_per_second", "1"}, {"seconds", "0.5"}}); // V11
    CHECK_THAT(r["probability_to_wait"], near(0.40918));
    CHECK_THAT(r["mean_wait_s"], near(0.20459));
    CHECK_THAT(r["wait_tail"], near(0.150529));
    CHECK_THAT(r["response_quantile_s"], near(3.32827));
    r = calc("servers_for_wait",
        {{"arrival_per_second", "400"}, {"service_per_second", "10"}, {"latency_limit_s", "0.05"}}); // V12
    CHECK(r["servers"] == 47);
    CHECK_THAT(
        calc("md1_wait", {{"arrival_per_second", "0.8"}, {"service_per_second", "1"}})["mean_wait_s"], near(2.0));
    CHECK_THAT(
        calc("mdc_wait", {{"servers", "10"}, {"arrival_per_second", "8"}, {"service_per_second", "1"}})["mean_wait_s"],
        near(0.109989));
    CHECK_THAT(
        calc("kingman", {{"utilisation", "0.9"}, {"mean_service_s", "0.02"}, {"service_scv", "0.5"}})["mean_wait_s"],
        near(0.135));
    CHECK_THAT(calc("allen_cunneen",
                   {{"servers", "10"}, {"arrival_per_second", "8"}, {"service_per_second", "1"}, {"arrival_scv", "1.5"},
                       {"service_scv", "0.3"}})["mean_wait_s"],
        near(0.184131));
    r = calc(
        "fleet_size", {{"demand_per_hour", "1e6"}, {"throughput_per_hour", "42000"}, {"usd_per_hour", "0.526"}}); // V19
    CHECK(r["instances"] == 35);
    CHECK_THAT(r["usd_per_million"], near(18.41));
    CHECK(r.count("for_latency") == 0);
    r = calc("fleet_cost",
        {{"instances", "35"}, {"usd_per_hour", "0.526"}, {"demand_per_hour", "1e6"}, {"watts", "162.0408163265306"},
            {"pue", "1.15"}, {"gco2e_per_kwh", "350"}}); // V20: 60 + 150 x 0.680272
    CHECK_THAT(r["kwh_per_million"], near(6.52214));
    CHECK_THAT(r["gco2e_per_million"], near(2282.75));
    r = calc("spot_headroom", {{"needed", "20"}, {"availability", "0.95"}}); // V26
    CHECK(r["instances"] == 26);
    CHECK_THAT(r["probability"], near(0.999779));
    r = calc("interruption_hazard", {{"monthly_fraction", "0.05"}}); // V01
    CHECK_THAT(r["hazard_per_hour"], near(7.02648e-05));
    CHECK_THAT(r["mean_hours"], near(14231.9));
    r = calc("checkpoint_interval", {{"checkpoint_time_s", "300"}, {"mean_hours_between_losses", "24"}}); // V04a
    CHECK_THAT(r["young_s"] / 60, near(120.0));
    CHECK_THAT(r["daly_s"] / 60, near(116.69, 5e-5));
    r = calc("checkpoint_run",
        {{"work_h", "100"}, {"interval_h", "0.5"}, {"checkpoint_time_s", "60"}, {"restart_s", "300"}, {"wait_s", "600"},
            {"hazard_per_hour", "0.05"}, {"usd_per_hour", "0.9731"}, {"on_demand_usd_per_hour", "3.06"}}); // V05, V40
    CHECK_THAT(r["expected_h"], near(105.975));
    CHECK_THAT(r["sd_h"], near(1.22615));
    CHECK_THAT(r["expected_losses"], near(5.25498));
    CHECK_THAT(r["billed_h"], near(105.1, 1e-5));
    CHECK_THAT(r["usd"], near(102.272));
    CHECK_THAT(r["break_even_price_ratio"], near(0.951479));
    r = calc("checkpoint_block", {{"hazard_per_hour", "2"}, {"block_h", "0.55"}, {"restart_h", "0.25"}}); // V09
    CHECK_THAT(r["success"], near(0.201897));
    CHECK_THAT(r["mean_h"], near(1.65216));
    CHECK_THAT(calc("saved_at_notice",
                   {{"work_h", "100"}, {"hazard_per_hour", "0.05"}, {"restart_s", "300"}, {"wait_s", "600"}})["hours"],
        near(101.422)); // V08
    r = calc("maintain_fleet",
        {{"instances", "32"}, {"hazard_per_hour", "0.02"}, {"replacement_min", "5"}, {"hours", "168"}}); // V25
    CHECK_THAT(r["availability"], near(0.998336));
    CHECK_THAT(r["instance_hours"], near(5367.06));
    r = calc("commitment_size",
        {{"usage", "4:.25,6:.35,8:.25,10:.15"}, {"on_demand_usd_per_hour", "3.06"},
            {"committed_usd_per_hour", "1.90"}}); // V22
    CHECK(r["committed"] == 6);
    CHECK_THAT(r["usd_per_hour"], near(14.766));
    CHECK_THAT(calc("payback",
                   {{"upfront_usd", "50000"}, {"monthly_usd", "900"}, {"on_demand_monthly_usd", "4200"},
                       {"yearly_rate_pct", "6"}})["months"],
        near(15.7955)); // V23
    CHECK_THAT(calc("llm_kv_bytes", {{"layers", "80"}, {"kv_heads", "8"}, {"head_size", "128"}})["kv_bytes_per_token"],
        near(327680)); // V29
    CHECK_THAT(calc("llm_prefill",
                   {{"parameters", "8.03e9"}, {"layers", "32"}, {"hidden_size", "4096"}, {"input_tokens", "1024"},
                       {"flop_per_second", "70e12"}})["prefill_s"],
        near(0.477723)); // V31
    r = calc("llm_at_batch",
        {{"parameters", "8.03e9"}, {"layers", "32"}, {"hidden_size", "4096"}, {"kv_heads", "8"}, {"head_size", "128"},
            {"flop_per_second", "70e12"}, {"bytes_per_second", "600e9"}, {"memory_bytes", "25769803776"},
            {"input_tokens", "512"}, {"output_tokens", "256"}, {"mbu_decode", "0.6"}, {"step_overhead_s", "0"},
            {"batch", "16"}}); // V33
    CHECK_THAT(r["output_tokens_per_second"], near(253.383));
    CHECK(r.count("usd_per_million") == 0);
    r = calc(
        "scaling_ring", {{"nodes", "16"}, {"communication_share", "0.12"}, {"throughput_per_second", "3400"}}); // V34
    CHECK_THAT(r["cluster_per_second"], near(48898.9));
    r = calc("wilson", {{"met", "930"}, {"n", "1000"}}); // V36
    CHECK_THAT(r["low"], near(0.912485));
    CHECK_THAT(r["high"], near(0.944224));
    CHECK(calc("trajectories_for",
              {{"relative_half_width", "0.005"}, {"coefficient_of_variation", "0.30"}})["trajectories"]
        == 13830); // V37
    r = calc("packing_bounds", {{"sizes", "51:3"}, {"capacity", "100"}});
    CHECK(r["l1"] == 2);
    CHECK(r["l2"] == 3);
}

TEST_CASE("examples of the energy methods by name", "[calc]")
{
    auto r = calc("component_power",
        {{"tdp_w_per_socket", "280"}, {"vcpus", "4"}, {"platform_vcpus", "192"}, {"memory_gb", "16"},
            {"accelerators", "1"}, {"idle_w", "10"}, {"full_load_w", "210"}, {"c_base", "0.1"}, {"u_acc_pct", "60"},
            {"u_cpu_pct", "30"}}); // E01
    CHECK_THAT(r["p_it_w"], near(157.175));
    CHECK_THAT(r["p_cpu_w"], near(6.24167));
    r = calc("storage_and_transfer", {{"ssd_tb_hours", "1000"}, {"transfer_gb", "50"}});
    CHECK_THAT(r["it_kwh"], near(2.45));
    CHECK(r["ebs_replication"] == 2.0);
    r = calc("storage_and_transfer", {{"ssd_tb_hours", "1000"}, {"transfer_gb", "50"}, {"ebs_replication", "1"}});
    CHECK_THAT(r["it_kwh"], near(1.25));
    CHECK(r["ebs_replication"] == 1.0);
    r = calc("ccf_energy",
        {{"vcpus", "4"}, {"min_w_per_vcpu", "0.64"}, {"max_w_per_vcpu", "3.97"}, {"accelerators", "1"},
            {"gpu_min_w", "8"}, {"gpu_max_w", "71"}, {"memory_gb", "16"}, {"family_vcpus", "96"},
            {"family_memory_gb", "50"}}); // E05 without memory
    CHECK_THAT(r["kwh"], near(0.0552972));
    r = calc("boavizta_power",
        {{"vcpus", "96"}, {"platform_vcpus", "96"}, {"memory_gb", "1152"}, {"a", "171.1813"}, {"c", "36.8953"},
            {"d", "-10.1336"}}); // E08
    CHECK_THAT(r["p_it_w"], near(919.828));
    r = calc("green_algorithms",
        {{"accelerators", "8"}, {"tdp_w", "300"}, {"cores", "96"}, {"memory_gb", "1152"}, {"u_cpu_pct", "50"},
            {"hours", "4"}}); // E09
    CHECK_THAT(r["kwh"], near(16.3446));
    r = calc("codecarbon_power", {{"cpu_tdp_w", "240"}, {"memory_gb", "512"}, {"u_cpu_pct", "60"}}); // E10
    CHECK_THAT(r["p_cpu_w"], near(70.656));
    CHECK(r["dimms"] == 8);
    CHECK_THAT(r["p_mem_w"], near(38));
    r = calc(
        "mlco2_energy", {{"accelerators", "8"}, {"tdp_w", "400"}, {"hours", "100"}, {"gco2e_per_kwh", "367.8"}}); // E11
    CHECK_THAT(r["gco2e"], near(117'696));
    r = calc("embodied_split",
        {{"platform_memory_gb", "384"}, {"ssds", "2"}, {"vcpus", "8"}, {"platform_vcpus", "96"},
            {"accelerators", "1"}}); // E13
    CHECK_THAT(r["host_kg"], near(1810.79));
    CHECK_THAT(r["embodied_g"], near(5.72487));
    CHECK_THAT(calc("power_ratio",
                   {{"energy_ratio", "0.71"}, {"ref_instances", "16"}, {"ref_hours", "4"}, {"new_instances", "16"},
                       {"new_hours", "2.3"}})["power_ratio"],
        near(1.23478)); // E16
    r = calc("best_start",
        {{"job_hours", "2"}, {"kwh_per_hour", "2"}, {"relative", "0:1.1,1:1.05,2:.9,3:.75,4:.7,5:.85"},
            {"gco2e_per_kwh", "300"}}); // E19
    CHECK(r["best_start"] == 3);
    CHECK_THAT(r["best_gco2e"], near(870));
    r = calc("range_sum", {{"below", "100:80,40:30,10:5"}, {"above", "100:130,40:60,10:15"}}); // E20
    CHECK_THAT(r["low"], near(127.087));
    CHECK_THAT(r["high"], near(186.401));
    r = calc("range_product", {{"below", "2:1.5,1.15:1.1,400:360"}, {"above", "2:2.6,1.15:1.25,400:450"}}); // E21
    CHECK_THAT(r["low"], near(675.057));
    CHECK_THAT(r["high"], near(1241.17));
    r = calc("water", {{"it_kwh", "10"}, {"pue", "1.15"}, {"wue_l_per_kwh", "0.12"}, {"ewif_l_per_kwh", "1.8"}}); // E22
    CHECK_THAT(r["total_l"], near(21.9));
    r = calc("water", {{"it_kwh", "10"}, {"pue", "1.15"}, {"wue_l_per_kwh", "0.12"}});
    CHECK(r.count("total_l") == 0); // unknown is not zero
    r = calc("market_based", {{"kwh", "100"}, {"gco2e_per_kwh", "400.21"}, {"matched_pct", "95"}}); // E23
    CHECK_THAT(r["market_gco2e"], near(2001.05));
    CHECK_THAT(calc("cpu_curve", {{"u_pct", "30"}})["package_w_per_tdp_w"], near(0.535));
}

TEST_CASE("calc refuses by name", "[calc]")
{
    CHECK(refused("erlang_d", {}) == Message{"calc.no_such_formula", {"erlang_d", "erlang_b"}});
    CHECK(refused("photosynthesis", {}) == Message{"calc.no_such_formula", {"photosynthesis", ""}});
    CHECK(refused("erlang_c", {{"load", "1"}}) == Message{"calc.missing_parameter", {"erlang_c", "servers", ""}});
    CHECK(refused("erlang_c", {{"lod", "1"}}) == Message{"calc.no_such_parameter", {"erlang_c", "lod"}});
    CHECK(refused("erlang_c", {{"servers", "2.5"}, {"load", "1"}})
        == Message{"calc.bad_value", {"erlang_c", "servers", "2.5", Phrase::countFrom0}});
    CHECK(refused("erlang_c", {{"servers", "2"}, {"load", "1x"}})
        == Message{"calc.bad_value", {"erlang_c", "load", "1x", Phrase::number}});
    CHECK(refused("erlang_c", {{"servers", "2"}, {"load", "nan"}}).id == "calc.bad_value");
    CHECK(refused("erlang_c", {{"servers", "2"}, {"load", "inf"}}).id == "calc.bad_value");
    CHECK(refused("erlang_c", {{"servers", "2"}, {"servers", "3"}})
        == Message{"calc.given_twice", {"erlang_c", "servers"}});
    CHECK(refused("erlang_c", {{"servers", "2"}, {"load", "-1"}})
        == Message{"calc.out_of_range", {"erlang_c", "load", -1}});
    CHECK(refused("erlang_c", {{"servers", "2"}, {"load", "3"}})
        == Message{"calc.no_answer", {"erlang_c", "status.unstable", "utilisation", 1.5}});
    CHECK(refused("commitment_size", {{"usage", "4"}, {"on_demand_usd_per_hour", "1"}, {"committed_usd_per_hour", "1"}})
              .id
        == "calc.bad_value");
    CHECK(refused("facility_energy", {{"watts", "1"}, {"pue", "0.9"}})
        == Message{"calc.out_of_range", {"facility_energy", "pue", 0.9}});
}

TEST_CASE("property 30: no formula returns a number that is not finite", "[calc][property]")
{
    std::mt19937_64 engine(7);
    const std::vector<std::string> numbers{
        "0", "1", "-1", "1e300", "1e-300", "0.5", "2", "10", "1e9", "99", "1e-9", "0.999"};
    const std::vector<std::string> counts{"0", "1", "2", "64", "1000000", "1000000000000000"};
    const std::vector<std::string> lists{"1:1", "0:1,1:0.5", "4:0.5,6:0.5", "-1:2", "1e300:1e300", "2:1.5,1:0.5"};
    std::size_t answers = 0;
    for (int round = 0; round < 10'000; ++round) {
        const CalcFormula &f = calcFormulas()[static_cast<std::size_t>(round) % calcFormulas().size()];
        Arguments arguments;
        for (const CalcParameter &p : f.parameters) {
            const auto &pool = p.kind == CalcKind::pairs ? lists : p.kind == CalcKind::count ? counts : numbers;
            if (!p.optional || engine() % 2)
                arguments.emplace_back(std::string(p.name), pool[engine() % pool.size()]);
        }
        const auto result = runCalc(f.name, arguments);
        if (!result) {
            if (result.error().message.id.substr(0, 5) != "calc.")
                FAIL(f.name << ": " << result.error().message.id);
            continue;
        }
        ++answers;
        for (const CalcValue &v : *result)
            if (v.value && !std::isfinite(*v.value))
                FAIL(f.name << ": " << v.name << " is not finite");
    }
    CHECK(answers > 500);
}
