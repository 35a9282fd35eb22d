// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc_internal.h"
#include "model/economics/checks.h"
#include "model/energy/embodied.h"
#include "model/energy/grid.h"
#include "model/energy/hourly.h"
#include "model/energy/power_methods.h"
#include "model/energy/silicon_ratio.h"
#include "model/explain/uncertain.h"

#include <cmath>

namespace wattfare::calc {

namespace {

std::optional<Failure> badPercent(std::initializer_list<NamedInput> inputs)
{
    for (const NamedInput &in : inputs)
        if (!(in.value >= 0.0 && in.value <= 100.0))
            return outOfRange(in.name, in.value).value();
    return std::nullopt;
}

// Host of a platform share at the front of the arguments: tdp_w_per_socket, sockets, vcpus, platform_vcpus, memory_gb.
std::vector<CalcParameter> hostParameters(std::vector<CalcParameter> more)
{
    std::vector<CalcParameter> list{number("tdp_w_per_socket", "W"), number("sockets", "", 2.0), number("vcpus"),
        number("platform_vcpus"), number("memory_gb", "GB")};
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

Outcome<PowerInputs<double>> hostInputs(Arguments a)
{
    if (const auto bad = firstNotPositive(
            {{"tdp_w_per_socket", a[0].number}, {"sockets", a[1].number}, {"platform_vcpus", a[3].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNegative({{"vcpus", a[2].number}, {"memory_gb", a[4].number}}))
        return tl::unexpected(*bad);
    if (a[2].number > a[3].number)
        return outOfRange("vcpus", a[2].number);
    PowerInputs<double> in;
    in.tdpPerSocketW = a[0].number;
    in.sockets = a[1].number;
    in.vcpus = a[2].number;
    in.platformVcpus = a[3].number;
    in.memoryGb = a[4].number;
    return in;
}

Values powerRow(EnergyMethod method, const PowerInputs<double> &in, const Utilisation<double> &u)
{
    return many(powerOf(method, in, u), [](const PowerBreakdown<double> &p) {
        return Row{p.accelerator, p.base, p.cpu, p.memory, p.other, p.itW};
    });
}

const std::vector<CalcOutput> kPowerOutputs{
    {"p_acc_w", "W"}, {"p_base_w", "W"}, {"p_cpu_w", "W"}, {"p_mem_w", "W"}, {"p_other_w", "W"}, {"p_it_w", "W"}};

std::vector<CalcParameter> acceleratorParameters(std::vector<CalcParameter> more)
{
    std::vector<CalcParameter> list{number("accelerators", "", 0.0), number("tdp_w", "W", 0.0)};
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

Values componentValues(Arguments a)
{
    Outcome<PowerInputs<double>> in = hostInputs(a);
    if (!in)
        return tl::unexpected(in.error());
    if (const auto bad = firstNegative({{"accelerators", a[5].number}, {"idle_w", a[6].number},
            {"full_load_w", a[7].number}, {"c_base", a[8].number}}))
        return tl::unexpected(*bad);
    if (a[7].number < a[6].number)
        return outOfRange("full_load_w", a[7].number);
    if (const auto bad = badPercent({{"u_acc_pct", a[9].number}, {"u_cpu_pct", a[10].number}}))
        return tl::unexpected(*bad);
    const double memory = a[11].given ? a[11].number : a[10].number;
    if (const auto bad = badPercent({{"u_mem_pct", memory}}))
        return tl::unexpected(*bad);
    in->count = a[5].number;
    in->idleW = a[6].number;
    in->fullLoadW = a[7].number;
    in->baseOverhead = a[8].number;
    return powerRow(EnergyMethod::component, *in, {a[9].number, a[10].number, memory});
}

Values tdpLinearValues(Arguments a)
{
    Outcome<PowerInputs<double>> in = hostInputs(a);
    if (!in)
        return tl::unexpected(in.error());
    if (const auto bad = firstNegative({{"accelerators", a[5].number}, {"tdp_w", a[6].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = badPercent({{"u_acc_pct", a[7].number}, {"u_cpu_pct", a[8].number}}))
        return tl::unexpected(*bad);
    in->count = a[5].number;
    in->tdpW = a[6].number;
    return powerRow(EnergyMethod::tdpLinear, *in, {a[7].number, a[8].number, a[8].number});
}

Values ccfValues(Arguments a)
{
    if (const auto bad = firstNegative({{"vcpus", a[0].number}, {"min_w_per_vcpu", a[1].number},
            {"max_w_per_vcpu", a[2].number}, {"accelerators", a[3].number}, {"gpu_min_w", a[4].number},
            {"gpu_max_w", a[5].number}, {"memory_gb", a[6].number}, {"hours", a[11].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive(
            {{"family_vcpus", a[7].number}, {"family_memory_gb", a[8].number}, {"gb_per_chip", a[9].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = badPercent({{"u_pct", a[10].number}}))
        return tl::unexpected(*bad);
    PowerInputs<double> in;
    in.vcpus = a[0].number;
    in.ccfMinPerVcpuW = a[1].number;
    in.ccfMaxPerVcpuW = a[2].number;
    in.count = a[3].number;
    in.ccfGpuMinW = a[4].number;
    in.ccfGpuMaxW = a[5].number;
    in.memoryGb = a[6].number;
    in.familyVcpus = a[7].number;
    in.familyMemoryGb = a[8].number;
    in.ccfGbPerChip = a[9].number;
    const double u = a[10].number;
    // Memory as 0 W where the instance has none: the family's share is then undefined.
    if (in.memoryGb <= 0.0)
        return outOfRange("memory_gb", 0.0);
    const Outcome<PowerBreakdown<double>> p = powerOf(EnergyMethod::ccf, in, {u, u, u});
    return many(p, [&](const PowerBreakdown<double> &power) {
        return Row{power.accelerator, power.cpu, power.memory, power.itW,
            facilityEnergy(itEnergy(power.itW, a[11].number), energy::kCcfPue.value.value)};
    });
}

Values boaviztaValues(Arguments a)
{
    if (const auto bad = firstNotPositive({{"sockets", a[0].number}, {"platform_vcpus", a[2].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNegative({{"vcpus", a[1].number}, {"memory_gb", a[3].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = badPercent({{"u_cpu_pct", a[8].number}}))
        return tl::unexpected(*bad);
    if (!(a[5].number * (a[8].number + a[6].number) > 0.0)) // of the logarithm
        return outOfRange("b", a[5].number);
    PowerInputs<double> in;
    in.sockets = a[0].number;
    in.vcpus = a[1].number;
    in.platformVcpus = a[2].number;
    in.memoryGb = a[3].number;
    in.boavizta = std::array<double, 4>{a[4].number, a[5].number, a[6].number, a[7].number};
    return powerRow(EnergyMethod::boavizta, in, {0.0, a[8].number, a[8].number});
}

Values greenValues(Arguments a)
{
    if (const auto bad = firstNegative({{"accelerators", a[0].number}, {"tdp_w", a[1].number}, {"cores", a[2].number},
            {"w_per_core", a[3].number}, {"memory_gb", a[4].number}, {"hours", a[7].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = badPercent({{"u_acc_pct", a[5].number}, {"u_cpu_pct", a[6].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive({{"pue", a[8].number}}))
        return tl::unexpected(*bad);
    PowerInputs<double> in;
    in.count = a[0].number;
    in.tdpW = a[1].number;
    in.vcpus = a[2].number; // without SMT a vCPU is a core
    in.tdpPerSocketW = a[3].number;
    in.coresPerSocket = 1.0;
    in.memoryGb = a[4].number;
    return many(powerOf(EnergyMethod::greenAlgorithms, in, {a[5].number, a[6].number, a[6].number}),
        [&](const PowerBreakdown<double> &p) {
            return Row{
                p.accelerator, p.cpu, p.memory, p.itW, facilityEnergy(itEnergy(p.itW, a[7].number), a[8].number)};
        });
}

Values codeCarbonValues(Arguments a)
{
    if (const auto bad = firstNegative({{"cpu_tdp_w", a[0].number}, {"memory_gb", a[1].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = badPercent({{"u_cpu_pct", a[2].number}}))
        return tl::unexpected(*bad);
    if (a[1].number > 1e6)
        return outOfRange("memory_gb", a[1].number);
    const double dimms = energy::codeCarbonDimms(a[1].number), load = energy::codeCarbonLoad(a[2].number);
    return Row{a[0].number * energy::kCodeCarbonConstant.value.value, load, a[0].number * load, dimms,
        energy::codeCarbonMemoryW(dimms)};
}

Values embodiedValues(Arguments a)
{
    if (const auto bad = firstNotPositive({{"platform_memory_gb", a[0].number}, {"sockets", a[2].number},
            {"platform_vcpus", a[4].number}, {"lifetime_h", a[8].number}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNegative({{"ssds", a[1].number}, {"vcpus", a[3].number}, {"accelerators", a[5].number},
            {"accelerator_kg", a[6].number}, {"hours", a[7].number}}))
        return tl::unexpected(*bad);
    EmbodiedInputs<double> in;
    in.hostKg = hostKg(a[0].number, a[1].number, a[2].number);
    in.vcpus = a[3].number;
    in.platformVcpus = a[4].number;
    in.count = a[5].number;
    in.acceleratorKg = a[6].number;
    const double kg = splitAllocationKg(in);
    return Row{*in.hostKg, kg, embodied(kg, a[7].number, a[8].number)};
}

Values startValues(Arguments a)
{
    std::vector<double> relative;
    for (const auto &[hour, value] : a[2].pairs) {
        if (hour != static_cast<double>(relative.size()))
            return outOfRange("relative", hour); // hours 0, 1, 2, ... in order
        if (!isNonNegative(value))
            return outOfRange("relative", value);
        relative.push_back(value);
    }
    const Outcome<std::vector<double>> load = constantLoad(a[0].number, a[1].number);
    if (!load)
        return tl::unexpected(load.error());
    return many(chooseStart(*load, relative, a[3].number, a[4].number != 0.0), [](const StartChoice &c) {
        return Row{static_cast<double>(c.bestStart), c.bestG, c.firstG, c.worstG, c.saving};
    });
}

} // namespace

// Energy, carbon and water: the energy methods.
std::vector<Entry> energyFormulas()
{
    const CalcParameter cpu = number("u_cpu_pct", "%"), acc = number("u_acc_pct", "%", 100.0);
    return {
        {"component_power", "energy 2",
            hostParameters(
                {number("accelerators", "", 0.0), number("idle_w", "W", 0.0), number("full_load_w", "W", 0.0),
                    number("c_base", "", 0.0), acc, cpu, optionalNumber("u_mem_pct", "%")}),
            kPowerOutputs, componentValues},
        {"facility_energy", "energy 2",
            {number("watts", "W"), number("hours", "h", 1.0), number("pue", "", 1.0),
                number("gco2e_per_kwh", "gCO2e/kWh", 0.0)},
            {{"it_kwh", "kWh"}, {"kwh", "kWh"}, {"gco2e", "gCO2e"}},
            +[](Arguments a) -> Values {
                if (const auto bad
                    = firstNegative({{"watts", a[0].number}, {"hours", a[1].number}, {"gco2e_per_kwh", a[3].number}}))
                    return tl::unexpected(*bad);
                if (!(a[2].number >= 1.0))
                    return outOfRange("pue", a[2].number);
                const double it = itEnergy(a[0].number, a[1].number), all = facilityEnergy(it, a[2].number);
                return Row{it, all, operational(all, a[3].number)};
            }},
        {"power_ratio", "energy 2.2",
            {number("energy_ratio"), number("ref_instances"), number("ref_hours", "h"), number("new_instances"),
                number("new_hours", "h")},
            {{"power_ratio", ""}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNotPositive({{"energy_ratio", a[0].number}, {"ref_instances", a[1].number},
                        {"ref_hours", a[2].number}, {"new_instances", a[3].number}, {"new_hours", a[4].number}}))
                    return tl::unexpected(*bad);
                return Row{powerRatio(a[0].number, a[1].number, a[2].number, a[3].number, a[4].number)};
            }},
        {"ccf_energy", "energy 3.1",
            {number("vcpus"), number("min_w_per_vcpu", "W", energy::kCcfMinDefault.value.value),
                number("max_w_per_vcpu", "W", energy::kCcfMaxDefault.value.value), number("accelerators", "", 0.0),
                number("gpu_min_w", "W", 0.0), number("gpu_max_w", "W", 0.0), number("memory_gb", "GB"),
                number("family_vcpus"), number("family_memory_gb", "GB"),
                number("gb_per_chip", "GB", energy::kCcfGbPerChipDefault.value.value), number("u_pct", "%", 50.0),
                number("hours", "h", 1.0)},
            {{"p_acc_w", "W"}, {"p_cpu_w", "W"}, {"p_mem_w", "W"}, {"p_it_w", "W"}, {"kwh", "kWh"}}, ccfValues},
        {"boavizta_power", "energy 3.1",
            {number("sockets", "", 2.0), number("vcpus"), number("platform_vcpus"), number("memory_gb", "GB"),
                number("a", "", energy::kBoaviztaA.value.value), number("b", "", energy::kBoaviztaB.value.value),
                number("c", "", energy::kBoaviztaC.value.value), number("d", "", energy::kBoaviztaD.value.value),
                number("u_cpu_pct", "%", 50.0)},
            kPowerOutputs, boaviztaValues},
        {"tdp_linear_power", "energy 3.1", hostParameters(acceleratorParameters({acc, cpu})), kPowerOutputs,
            tdpLinearValues},
        {"green_algorithms", "energy 3.1",
            acceleratorParameters({number("cores"), number("w_per_core", "W", energy::kGreenCoreDefault.value.value),
                number("memory_gb", "GB"), acc, number("u_cpu_pct", "%", 100.0), number("hours", "h", 1.0),
                number("pue", "", energy::kGreenPue.value.value)}),
            {{"p_acc_w", "W"}, {"p_cpu_w", "W"}, {"p_mem_w", "W"}, {"p_it_w", "W"}, {"kwh", "kWh"}}, greenValues},
        {"codecarbon_power", "energy 3.1",
            {number("cpu_tdp_w", "W"), number("memory_gb", "GB"), number("u_cpu_pct", "%", 50.0)},
            {{"p_constant_w", "W"}, {"load_factor", ""}, {"p_cpu_w", "W"}, {"dimms", ""}, {"p_mem_w", "W"}},
            codeCarbonValues},
        {"mlco2_energy", "energy 3.1",
            {number("accelerators"), number("tdp_w", "W"), number("hours", "h"),
                number("gco2e_per_kwh", "gCO2e/kWh", 0.0)},
            {{"kwh", "kWh"}, {"gco2e", "gCO2e"}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNegative({{"accelerators", a[0].number}, {"tdp_w", a[1].number},
                        {"hours", a[2].number}, {"gco2e_per_kwh", a[3].number}}))
                    return tl::unexpected(*bad);
                const double kwh = itEnergy(a[0].number * a[1].number, a[2].number);
                return Row{kwh, operational(kwh, a[3].number)};
            }},
        {"cpu_curve", "energy 2", {number("u_pct", "%")}, {{"package_w_per_tdp_w", ""}, {"memory_w_per_gb", "W/GB"}},
            +[](Arguments a) -> Values {
                if (const auto bad = badPercent({{"u_pct", a[0].number}}))
                    return tl::unexpected(*bad);
                return Row{piecewise(a[0].number, energy::kCpuCurve), piecewise(a[0].number, energy::kMemoryCurve)};
            }},
        {"market_based", "energy 4",
            {number("kwh", "kWh"), number("gco2e_per_kwh", "gCO2e/kWh"), number("matched_pct", "%"),
                optionalNumber("residual_gco2e_per_kwh", "gCO2e/kWh")},
            {{"location_gco2e", "gCO2e"}, {"market_gco2e", "gCO2e"}},
            +[](Arguments a) -> Values {
                const double residual = a[3].given ? a[3].number : a[1].number;
                if (const auto bad = firstNegative(
                        {{"kwh", a[0].number}, {"gco2e_per_kwh", a[1].number}, {"residual_gco2e_per_kwh", residual}}))
                    return tl::unexpected(*bad);
                if (const auto bad = badPercent({{"matched_pct", a[2].number}}))
                    return tl::unexpected(*bad);
                return Row{
                    operational(a[0].number, a[1].number), marketBased(a[0].number, a[2].number / 100.0, residual)};
            }},
        {"best_start", "energy 4",
            {number("job_hours", "h"), number("kwh_per_hour", "kWh"), pairs("relative", "hour:share"),
                number("gco2e_per_kwh", "gCO2e/kWh"), count("repeats_daily", 0)},
            {{"best_start", "h"}, {"best_gco2e", "gCO2e"}, {"first_gco2e", "gCO2e"}, {"worst_gco2e", "gCO2e"},
                {"saving", ""}},
            startValues},
        {"embodied_split", "energy 6",
            {number("platform_memory_gb", "GB"), number("ssds", "", 0.0), number("sockets", "", 2.0), number("vcpus"),
                number("platform_vcpus"), number("accelerators", "", 0.0),
                number("accelerator_kg", "kg", energy::kCardKg.value.value), number("hours", "h", 1.0),
                number("lifetime_h", "h", energy::kLifetimeSixYearsH)},
            {{"host_kg", "kg"}, {"te_alloc_kg", "kg"}, {"embodied_g", "gCO2e"}}, embodiedValues},
        {"sci", "energy 7",
            {number("operational_g", "gCO2e"), number("embodied_g", "gCO2e", 0.0), number("units", "", 1.0)},
            {{"sci_g", "gCO2e"}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNegative({{"operational_g", a[0].number}, {"embodied_g", a[1].number}}))
                    return tl::unexpected(*bad);
                if (const auto bad = firstNotPositive({{"units", a[2].number}}))
                    return tl::unexpected(*bad);
                return Row{sci(a[0].number, a[1].number, a[2].number)};
            }},
        {"water", "energy 8",
            {number("it_kwh", "kWh"), number("pue"), number("wue_l_per_kwh", "L/kWh"),
                optionalNumber("ewif_l_per_kwh", "L/kWh")},
            {{"on_site_l", "L"}, {"off_site_l", "L"}, {"total_l", "L"}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNegative(
                        {{"it_kwh", a[0].number}, {"wue_l_per_kwh", a[2].number}, {"ewif_l_per_kwh", a[3].number}}))
                    return tl::unexpected(*bad);
                if (!(a[1].number >= 1.0))
                    return outOfRange("pue", a[1].number);
                const double on = waterOnSite(a[0].number, a[2].number);
                if (!a[3].given)
                    return Row{on, std::nullopt, std::nullopt};
                const double off = waterOffSite(facilityEnergy(a[0].number, a[1].number), a[3].number);
                return Row{on, off, on + off};
            }},
        {"storage_and_transfer", "energy 2",
            {number("ssd_tb_hours", "TB h", 0.0), number("hdd_tb_hours", "TB h", 0.0), number("transfer_gb", "GB", 0.0),
                number("ebs_replication", "", energy::kEbsReplication.value.value)},
            {{"it_kwh", "kWh"}, {"ebs_replication", ""}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNegative(
                        {{"ssd_tb_hours", a[0].number}, {"hdd_tb_hours", a[1].number}, {"transfer_gb", a[2].number}}))
                    return tl::unexpected(*bad);
                if (!(a[3].number >= 1.0))
                    return outOfRange("ebs_replication", a[3].number);
                return Row{storageAndTransferEnergy(a[0].number, a[1].number, a[2].number, a[3].number), a[3].number};
            }},
        {"range_sum", "energy 9", {pairs("below", "value:low"), pairs("above", "value:high")},
            {{"value", ""}, {"low", ""}, {"high", ""}},
            +[](Arguments a) -> Values {
                if (a[0].pairs.size() != a[1].pairs.size())
                    return outOfRange("above", static_cast<double>(a[1].pairs.size()));
                Uncertain sum = 0.0;
                for (std::size_t i = 0; i < a[0].pairs.size(); ++i) {
                    const auto [value, low] = a[0].pairs[i];
                    const auto [again, high] = a[1].pairs[i];
                    if (!(low <= value && value <= high) || value != again)
                        return outOfRange("below", low);
                    sum = i == 0 ? Uncertain(value, low, high) : sum + Uncertain(value, low, high);
                }
                return Row{sum.value, sum.low, sum.high};
            }},
        {"range_product", "energy 9", {pairs("below", "value:low"), pairs("above", "value:high")},
            {{"value", ""}, {"low", ""}, {"high", ""}},
            +[](Arguments a) -> Values {
                if (a[0].pairs.size() != a[1].pairs.size())
                    return outOfRange("above", static_cast<double>(a[1].pairs.size()));
                Uncertain product = 1.0;
                for (std::size_t i = 0; i < a[0].pairs.size(); ++i) {
                    const auto [value, low] = a[0].pairs[i];
                    const auto [again, high] = a[1].pairs[i];
                    if (!(low > 0.0 && low <= value && value <= high) || value != again)
                        return outOfRange("below", low);
                    product = i == 0 ? Uncertain(value, low, high) : product * Uncertain(value, low, high);
                }
                return Row{product.value, product.low, product.high};
            }},
    };
}

} // namespace wattfare::calc
