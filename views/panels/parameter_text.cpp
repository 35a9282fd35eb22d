// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_text.h"

#include "views/panels/simulate_words.h"

#include <QCoreApplication>

#include <span>
#include <unordered_map>

namespace wattfare {

namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("Parameters", text)

constexpr ParameterWords kWords[] = {
    {"title", WORDS("Title"), WORDS("Name of the scenario, first line of the report.")},
    {"kind", WORDS("Workload"), WORDS("What the fleet does. It decides which benchmarks count and what a million is a million of.")},
    {"model", WORDS("Model"), WORDS("Machine-learning model. Only benchmarks of this model give a throughput.")},

    {"inference.demand_per_hour", WORDS("Rate"),
     WORDS("Inferences in the peak hour. More demand needs more instances; small fleets waste more by rounding up."), nullptr, 1e3, 1e9, true},
    {"inference.latency_limit_ms", WORDS("Latency limit"),
     WORDS("With a limit, only benchmarks whose 99th percentile is known and within it count."), WORDS("no limit"), 1, 10000, true},
    {"inference.latency_percentile", WORDS("Latency percentile"),
     WORDS("Share of requests that must stay within the limit. Used when the fleet is sized from waiting time.")},
    {"inference.utilisation_target", WORDS("Target utilisation"),
     WORDS("Share of its throughput at which an instance runs. Lower leaves headroom and costs more."), nullptr, 0.05, 1.0, false},
    {"inference.redundancy", WORDS("Spare instances"), WORDS("Instances above what the load needs, for failures and deployments.")},
    {"inference.queueing", WORDS("Size from waiting time as well"),
     WORDS("Adds instances until the chosen percentile of the response time stays within the limit (queueing model).")},
    {"inference.traffic_by_hour", WORDS("Traffic by hour"),
     WORDS("24 shares of the peak, 0 to 1, separated by commas, hour 0 to 23. Unset: the peak all day."), WORDS("constant")},
    {"inference.scale_with_traffic", WORDS("Release instances in quiet hours"),
     WORDS("The fleet follows the traffic hour by hour instead of standing at the peak. Needs traffic by hour.")},
    {"inference.sequence_length", WORDS("Sequence length"),
     WORDS("Only benchmarks of this sequence length count."), WORDS("any")},
    {"inference.precisions", WORDS("Precisions"),
     WORDS("Only benchmarks at these precisions count, separated by commas: fp32, bf16, int8. Empty: any.")},

    {"training.samples", WORDS("Samples"), WORDS("Sequences, images or tokens to train on, as the model's benchmarks count them."),
     nullptr, 1e5, 1e12, true},
    {"training.nodes", WORDS("Nodes"), WORDS("Instances in the cluster. More are faster; scaling efficiency decides what they cost."),
     nullptr, 1, 1024, true},
    {"training.scaling", WORDS("Scaling model"), WORDS("How throughput grows with nodes that no benchmark has measured.")},
    {"training.scaling_parameter", WORDS("Scaling parameter"),
     WORDS("Efficiency for the constant model, communication share for the ring, serial share for Amdahl."), nullptr, 0, 1, false},
    {"training.scaling_table", WORDS("Scaling table"), WORDS("Measured efficiencies by node count.")},
    {"training.checkpoint_interval_h", WORDS("Checkpoint every"),
     WORDS("Time between checkpoints. Longer loses more work at an interruption, shorter spends more time writing. 0: none."), nullptr, 0, 12, false},
    {"training.checkpoint_time_s", WORDS("Checkpoint takes"), WORDS("Time that the cluster waits for one checkpoint.")},
    {"training.restart_s", WORDS("Restart takes"), WORDS("From new capacity to training on: boot, load, compile.")},
    {"training.wait_for_capacity_s", WORDS("Wait for capacity"), WORDS("Expected wait for spot capacity after an interruption.")},
    {"training.start_up_h", WORDS("Start-up takes"), WORDS("Before the first step: data, compilation, warm-up.")},
    {"training.deadline_h", WORDS("Deadline"), WORDS("Latest end of the run, from its start."), WORDS("none"), 1, 1000, true},
    {"training.sequence_length", WORDS("Sequence length"), WORDS("Only benchmarks of this sequence length count."), WORDS("any")},
    {"training.precisions", WORDS("Precisions"),
     WORDS("Only benchmarks at these precisions count, separated by commas: bf16, fp16, tf32. Empty: any.")},

    {"llm.output_tokens_per_hour", WORDS("Output tokens"), WORDS("Tokens to generate in the peak hour."), nullptr, 1e5, 1e11, true},
    {"llm.input_tokens", WORDS("Prompt length"), WORDS("Input tokens of one request. They set the time to the first token and fill the cache."),
     nullptr, 16, 131072, true},
    {"llm.output_tokens", WORDS("Answer length"), WORDS("Output tokens of one request."), nullptr, 16, 16384, true},
    {"llm.ttft_limit_ms", WORDS("Time to first token"), WORDS("Longest wait for the first token."), WORDS("no limit")},
    {"llm.tpot_limit_ms", WORDS("Time per token"), WORDS("Longest time between tokens. It bounds the batch, and so the throughput."), WORDS("no limit")},
    {"llm.utilisation_target", WORDS("Target utilisation"),
     WORDS("Share of its throughput at which an instance runs. Lower leaves headroom and costs more."), nullptr, 0.05, 1.0, false},
    {"llm.redundancy", WORDS("Spare instances"), WORDS("Instances above what the load needs.")},
    {"llm.bytes_per_weight", WORDS("Bytes per weight"), WORDS("2 for FP16 and BF16, 1 for FP8 and INT8, 0.5 for 4 bits.")},
    {"llm.bytes_per_kv", WORDS("Bytes per cache value"), WORDS("Size of a value in the key-value cache.")},
    {"llm.batch", WORDS("Batch"), WORDS("Requests decoded together. Unset: the largest that memory and the limits allow."), WORDS("largest")},
    {"llm.mfu_prefill", WORDS("Compute share in prefill"), WORDS("Share of the peak rate that prefill reaches; an assumption."), nullptr, 0.05, 1, false},
    {"llm.mbu_decode", WORDS("Bandwidth share in decoding"), WORDS("Share of the memory bandwidth that decoding reaches; an assumption."),
     nullptr, 0.05, 1, false},
    {"llm.step_overhead_ms", WORDS("Overhead per step"), WORDS("Fixed time of one decoding step.")},
    {"llm.precisions", WORDS("Precisions"), WORDS("Only benchmarks at these precisions count, separated by commas. Empty: any.")},

    {"hpc.exaflop", WORDS("Work"), WORDS("FP64 operations of the job, in units of 10^18."), nullptr, 1e-3, 1e5, true},
    {"hpc.nodes", WORDS("Nodes"), WORDS("Instances that share the job."), nullptr, 1, 1024, true},
    {"hpc.efficiency", WORDS("Share of the peak"), WORDS("Share of the dense FP64 peak that the code reaches; your assumption."), nullptr, 0.01, 1, false},

    {"regions", WORDS("Regions"), WORDS("Where the fleet may run. Price, grid and PUE differ by region.")},
    {"purchase", WORDS("Purchase"), WORDS("Ways of buying that compete with each other.")},
    {"type_filter", WORDS("Instance types"), WORDS("Only these types are candidates. Empty: all of the catalogue.")},
    {"as_of", WORDS("Prices as of"),
     WORDS("The newest price, spot price, interruption band and commitment at or before this day counts. Unset: the newest in the catalogue."),
     WORDS("newest")},
    {"interruption_per_month", WORDS("Interruptions per month"),
     WORDS("Chance that spot capacity is interrupted within a month. Unset: the middle of the advisor's band."), WORDS("from the advisor"), 0, 0.5, false},
    {"include_estimates", WORDS("Include estimates"),
     WORDS("Rows whose throughput is only an estimate may be cheapest or cleanest.")},
    {"include_stale", WORDS("Include stale prices"), WORDS("Rows with an old price observation may be cheapest or cleanest.")},
    {"include_retired", WORDS("Include retired types"), WORDS("Types that AWS no longer offers may be cheapest or cleanest.")},

    {"energy.method", WORDS("Energy method"), WORDS("How watts follow from the load. Methods differ by a factor of two and more; compare them.")},
    {"energy.full_load", WORDS("Accelerators at full load"),
     WORDS("Counts accelerators at 100 % whatever the demand. Off: their load follows the demand.")},
    {"energy.u_acc_pct", WORDS("Accelerator load"), WORDS("Overrides the load of the accelerators."), WORDS("from the demand"), 0, 100, false},
    {"energy.u_cpu_pct", WORDS("CPU load"), WORDS("Overrides the load of the CPU; the default is 25 %."), WORDS("25"), 0, 100, false},
    {"energy.u_mem_pct", WORDS("Memory load"), WORDS("Overrides the load of the memory; the default is that of the CPU."), WORDS("as the CPU"), 0, 100, false},
    {"energy.clocks_up_while_idle", WORDS("Clocks stay up while idle"),
     WORDS("An idle accelerator that keeps its clocks up draws more than one in deep idle.")},
    {"energy.measured_cpu_points", WORDS("Measured CPU points"), WORDS("Uses measured load points of the CPU where the catalogue has them.")},
    {"energy.user_watts", WORDS("Your own watts"), WORDS("IT power of one instance, for the method that takes yours."), WORDS("not given")},
    {"energy.pue", WORDS("PUE"), WORDS("Overhead of the data centre. Overrides the figure of the region."), WORDS("of the region"), 1.0, 2.0, false},
    {"energy.same_pue_for_all", WORDS("Same PUE everywhere"), WORDS("Uses the global default for every region, to compare regions by their grid alone.")},
    {"energy.carbon_basis", WORDS("Carbon basis"),
     WORDS("Location-based: the grid as it is. Market-based: with what the operator buys.")},
    {"energy.grid_intensity", WORDS("Grid intensity"), WORDS("Overrides the intensity of every region."), WORDS("of the region"), 10, 1000, false},
    {"energy.grid_year", WORDS("Grid year"), WORDS("Year of the grid intensity. Unset: the newest."), WORDS("newest")},
    {"energy.matched_pct", WORDS("Matched share"), WORDS("Share of the electricity matched by contracts, for the market-based view."), WORDS("not given"), 0, 100, false},
    {"energy.residual_intensity", WORDS("Residual intensity"), WORDS("Intensity of the unmatched rest, for the market-based view."), WORDS("of the grid")},
    {"energy.ewif_l_per_kwh", WORDS("Water per kWh"), WORDS("Water that making a kilowatt-hour takes off site. Unset: on-site water alone."), WORDS("not counted")},
    {"energy.embodied_method", WORDS("Embodied method"), WORDS("How the emissions of manufacture are shared out to an instance.")},
    {"energy.lifetime_h", WORDS("Server lifetime"), WORDS("Hours over which the emissions of manufacture are spread.")},

    {"pinned_benchmarks", WORDS("Pinned benchmarks"), WORDS("Benchmarks chosen by hand, by instance type.")},
    {"own_throughput", WORDS("Your own throughput"), WORDS("Rates of your own, by instance type.")},
    {"own_watts", WORDS("Your own power"), WORDS("Watts of your own, by instance type.")},
    {"figures", WORDS("Figure choices"), WORDS("Figures of the catalogue that the scenario overrides.")},
    {"currency.code", WORDS("Currency"), WORDS("Currency of what you see; everything is computed in USD.")},
    {"currency.per_usd", WORDS("Per USD"), WORDS("Units of the currency for one USD.")},
    {"currency.date", WORDS("Rate of"), WORDS("Day of the exchange rate."), WORDS("not given")},
    {"pinned", WORDS("Pins"), WORDS("Candidates of the comparison.")},
    {"baseline", WORDS("Baseline"), WORDS("Candidate that the others are compared with.")},
};

constexpr ChoiceWords kChoices[] = {
    {"inference", WORDS("Inference")}, {"training", WORDS("Training")}, {"llm_serving", WORDS("LLM serving")}, {"hpc", WORDS("HPC")},
    {"measured", WORDS("as measured, no extrapolation loss")}, {"constant", WORDS("constant efficiency")},
    {"ring", WORDS("ring all-reduce")}, {"amdahl", WORDS("Amdahl's law")}, {"table", WORDS("table")},
    {"wattfare-component-v1", WORDS("Component model (Wattfare)")}, {"component", WORDS("Component model (Wattfare)")},
    {"ccf", WORDS("Cloud Carbon Footprint")}, {"teads", WORDS("Teads")}, {"boavizta", WORDS("Boavizta")},
    {"tdp-linear", WORDS("Linear in TDP")}, {"tdp_linear", WORDS("Linear in TDP")},
    {"green-algorithms", WORDS("Green Algorithms")}, {"green_algorithms", WORDS("Green Algorithms")},
    {"codecarbon", WORDS("CodeCarbon")}, {"mlco2", WORDS("ML CO2 Impact")},
    {"user-watts", WORDS("Your own watts")}, {"user_watts", WORDS("Your own watts")},
    {"location_lifecycle", WORDS("Location, life cycle")}, {"location-lifecycle", WORDS("Location, life cycle")},
    {"location_direct", WORDS("Location, direct")}, {"location-direct", WORDS("Location, direct")},
    {"market", WORDS("Market-based")}, {"market_based", WORDS("Market-based")},
    {"wattfare-split-v1", WORDS("Split by component (Wattfare)")}, {"ccf-rule", WORDS("Cloud Carbon Footprint rule")},
};

#undef WORDS

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(const char *text)
{
    return text ? QCoreApplication::translate("Parameters", text) : QString();
}

} // namespace

const ParameterWords *parameterWords(std::string_view key)
{
    static const auto index = [] {
        std::unordered_map<std::string_view, const ParameterWords *> map;
        for (const ParameterWords &words : kWords)
            map.emplace(words.key, &words);
        for (const ParameterWords &words : kSimulateWords)
            map.emplace(words.key, &words);
        return map;
    }();
    const auto found = index.find(key);
    return found == index.end() ? nullptr : found->second;
}

QString parameterTitle(std::string_view key)
{
    const ParameterWords *words = parameterWords(key);
    return words ? translated(words->title) : plain(key);
}

QString parameterHelp(std::string_view key)
{
    const ParameterWords *words = parameterWords(key);
    return words ? translated(words->help) : QString();
}

QString parameterUnset(std::string_view key)
{
    const ParameterWords *words = parameterWords(key);
    return words && words->unset ? translated(words->unset) : QCoreApplication::translate("Parameters", "not set");
}

QString parameterUnit(std::string_view unit)
{
    if (unit == "1" || unit.empty())
        return {};
    if (unit == "1/h")
        return QCoreApplication::translate("Parameters", "per hour");
    if (unit == "1e18")
        return QCoreApplication::translate("Parameters", "EFLOP");
    if (unit == "a")
        return {};
    return plain(unit);
}

QString choiceWord(std::string_view, std::string_view choice)
{
    for (const std::span<const ChoiceWords> list : {std::span<const ChoiceWords>(kChoices), std::span<const ChoiceWords>(kSimulateChoices)}) {
        for (const ChoiceWords &words : list) {
            if (choice == words.choice)
                return translated(words.word);
        }
    }
    return plain(choice).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString parameterGroupTitle(std::string_view group)
{
    if (group == "workload")
        return QCoreApplication::translate("Parameters", "Workload");
    if (group == "inference" || group == "training" || group == "llm" || group == "hpc")
        return QCoreApplication::translate("Parameters", "Demand");
    if (group == "purchase")
        return QCoreApplication::translate("Parameters", "Where and how to buy");
    if (group == "energy")
        return QCoreApplication::translate("Parameters", "Energy and carbon");
    if (group == "figures")
        return QCoreApplication::translate("Parameters", "Your own figures");
    return plain(group);
}

} // namespace wattfare
