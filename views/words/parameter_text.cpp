// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/parameter_text.h"

#include "model/workload/checkpoints.h"
#include "model/workload/document.h"
#include "views/words/formula_text.h"
#include "views/words/glossary/glossary.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/simulate_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <unordered_map>

namespace wattfare {

namespace {

constexpr ParameterWords kParameterWords[] = {
    {"title", QT_TRANSLATE_NOOP("Parameters", "Title"),
        QT_TRANSLATE_NOOP("Parameters", "Name of the scenario, first line of the report.")},
    {"kind", QT_TRANSLATE_NOOP("Parameters", "Workload"),
        QT_TRANSLATE_NOOP(
            "Parameters", "What the fleet does. It decides which benchmarks count and what “per million” counts.")},
    {"model", QT_TRANSLATE_NOOP("Parameters", "Model"),
        QT_TRANSLATE_NOOP("Parameters", "Machine-learning model. Only benchmarks of this model give a throughput.")},

    {"inference.demand_per_hour", QT_TRANSLATE_NOOP("Parameters", "Rate"),
        QT_TRANSLATE_NOOP("Parameters",
            "Demand in the peak hour, in the unit of the model's task: inferences, images, documents, hours of audio. "
            "More demand needs more instances; small fleets waste more by rounding up."),
        nullptr, 1e3, 1e9, true},
    {"inference.latency_limit_ms", QT_TRANSLATE_NOOP("Parameters", "Latency limit"),
        QT_TRANSLATE_NOOP(
            "Parameters", "With a limit, only benchmarks whose 99th percentile is known and within it count."),
        QT_TRANSLATE_NOOP("Parameters", "no limit"), 1, 10000, true},
    {"inference.latency_percentile", QT_TRANSLATE_NOOP("Parameters", "Latency percentile"),
        QT_TRANSLATE_NOOP("Parameters",
            "Share of requests that must stay within the limit. Used when the fleet is sized from waiting time.")},
    {"inference.utilisation_target", QT_TRANSLATE_NOOP("Parameters", "Target utilisation"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Share of its throughput at which an instance runs. Lower leaves headroom and costs more."),
        nullptr, 0.05, 1.0, false},
    {"inference.redundancy", QT_TRANSLATE_NOOP("Parameters", "Spare instances"),
        QT_TRANSLATE_NOOP("Parameters", "Instances above what the load needs, for failures and deployments.")},
    {"inference.service_scv", QT_TRANSLATE_NOOP("Parameters", "Variation of service times"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Squared coefficient of variation: 1 exponential (M/M/c), 0 constant (M/D/c).")},
    {"inference.queueing", QT_TRANSLATE_NOOP("Parameters", "Size from waiting time as well"),
        QT_TRANSLATE_NOOP("Parameters",
            "Adds instances until the chosen percentile of the response time stays within the limit (queueing "
            "model).")},
    {"inference.traffic_by_hour", QT_TRANSLATE_NOOP("Parameters", "Traffic by hour"),
        QT_TRANSLATE_NOOP(
            "Parameters", "24 shares of the peak, 0 to 1, separated by commas, hour 0 to 23. Unset: the peak all day."),
        QT_TRANSLATE_NOOP("Parameters", "constant")},
    {"inference.scale_with_traffic", QT_TRANSLATE_NOOP("Parameters", "Release instances in quiet hours"),
        QT_TRANSLATE_NOOP("Parameters",
            "The fleet follows the traffic hour by hour instead of standing at the peak. Needs traffic by hour.")},
    {"inference.sequence_length", QT_TRANSLATE_NOOP("Parameters", "Sequence length"),
        QT_TRANSLATE_NOOP("Parameters", "Only benchmarks of this sequence length count."),
        QT_TRANSLATE_NOOP("Parameters", "any")},
    {"inference.precisions", QT_TRANSLATE_NOOP("Parameters", "Precisions"),
        QT_TRANSLATE_NOOP("Parameters",
            "Only benchmarks at these precisions count, separated by commas: fp32, bf16, int8. Empty: any."),
        QT_TRANSLATE_NOOP("Parameters", "any")},

    {"training.to_quality_target", QT_TRANSLATE_NOOP("Parameters", "To the quality target"),
        QT_TRANSLATE_NOOP("Parameters",
            "Train once until the model reaches the quality target of its MLPerf benchmark, instead of on a number of "
            "samples.")},
    {"training.samples", QT_TRANSLATE_NOOP("Parameters", "Samples"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Sequences, images or tokens to train on, as the model's benchmarks count them."),
        nullptr, 1e5, 1e12, true},
    {"training.nodes", QT_TRANSLATE_NOOP("Parameters", "Nodes"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Instances in the cluster. More are faster; scaling efficiency decides what they cost."),
        nullptr, 1, 1024, true},
    {"training.scaling", QT_TRANSLATE_NOOP("Parameters", "Scaling model"),
        QT_TRANSLATE_NOOP("Parameters", "How throughput grows with nodes that no benchmark has measured.")},
    {"training.scaling_parameter", QT_TRANSLATE_NOOP("Parameters", "Scaling parameter"),
        QT_TRANSLATE_NOOP("Parameters",
            "Efficiency for the constant model, communication share for the ring, serial share for Amdahl."),
        nullptr, 0, 1, false},
    {"training.scaling_table", QT_TRANSLATE_NOOP("Parameters", "Scaling table"),
        QT_TRANSLATE_NOOP("Parameters", "Measured efficiencies by node count.")},
    {"training.checkpoint_interval_h", QT_TRANSLATE_NOOP("Parameters", "Checkpoint interval"),
        QT_TRANSLATE_NOOP("Parameters",
            "Time between checkpoints. Longer loses more work at an interruption, shorter spends more time writing. "
            "“none” writes none; empty writes none on demand and takes the best interval on spot."),
        QT_TRANSLATE_NOOP("Parameters", "best interval"), 0, 12, false},
    {"training.checkpoint_time_s", QT_TRANSLATE_NOOP("Parameters", "Checkpoint duration"),
        QT_TRANSLATE_NOOP("Parameters", "Time that the cluster waits for one checkpoint.")},
    {"training.restart_s", QT_TRANSLATE_NOOP("Parameters", "Restart duration"),
        QT_TRANSLATE_NOOP("Parameters", "From new capacity to training on: boot, load, compile.")},
    {"training.wait_for_capacity_s", QT_TRANSLATE_NOOP("Parameters", "Wait for capacity"),
        QT_TRANSLATE_NOOP("Parameters", "Expected wait for spot capacity after an interruption.")},
    {"training.start_up_h", QT_TRANSLATE_NOOP("Parameters", "Start-up takes"),
        QT_TRANSLATE_NOOP("Parameters", "Before the first step: data, compilation, warm-up.")},
    {"training.deadline_h", QT_TRANSLATE_NOOP("Parameters", "Deadline"),
        QT_TRANSLATE_NOOP("Parameters", "Latest end of the run, from its start."),
        QT_TRANSLATE_NOOP("Parameters", "none"), 1, 1000, true},
    {"training.sequence_length", QT_TRANSLATE_NOOP("Parameters", "Sequence length"),
        QT_TRANSLATE_NOOP("Parameters", "Only benchmarks of this sequence length count."),
        QT_TRANSLATE_NOOP("Parameters", "any")},
    {"training.precisions", QT_TRANSLATE_NOOP("Parameters", "Precisions"),
        QT_TRANSLATE_NOOP("Parameters",
            "Only benchmarks at these precisions count, separated by commas: bf16, fp16, tf32. Empty: any."),
        QT_TRANSLATE_NOOP("Parameters", "any")},
    {"training.trainable_million", QT_TRANSLATE_NOOP("Parameters", "Trained parameters"),
        QT_TRANSLATE_NOOP("Parameters",
            "In millions, where adapters are trained (LoRA) and the model's own parameters stay as they are. The rate "
            "is "
            "that of full training, times 1 to 1.5 for the gradients that frozen parameters do not need."),
        QT_TRANSLATE_NOOP("Parameters", "all")},

    {"llm.output_tokens_per_hour", QT_TRANSLATE_NOOP("Parameters", "Output tokens"),
        QT_TRANSLATE_NOOP("Parameters", "Tokens to generate in the peak hour."), nullptr, 1e5, 1e11, true},
    {"llm.input_tokens", QT_TRANSLATE_NOOP("Parameters", "Prompt length"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Input tokens of one request. They set the time to the first token and fill the cache."),
        nullptr, 16, 131072, true},
    {"llm.output_tokens", QT_TRANSLATE_NOOP("Parameters", "Answer length"),
        QT_TRANSLATE_NOOP("Parameters", "Output tokens of one request."), nullptr, 16, 16384, true},
    {"llm.ttft_limit_ms", QT_TRANSLATE_NOOP("Parameters", "Time to first token"),
        QT_TRANSLATE_NOOP("Parameters", "Longest wait for the first token."),
        QT_TRANSLATE_NOOP("Parameters", "no limit")},
    {"llm.tpot_limit_ms", QT_TRANSLATE_NOOP("Parameters", "Time per output token"),
        QT_TRANSLATE_NOOP("Parameters", "Longest time between tokens. It bounds the batch, and so the throughput."),
        QT_TRANSLATE_NOOP("Parameters", "no limit")},
    {"llm.utilisation_target", QT_TRANSLATE_NOOP("Parameters", "Target utilisation"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Share of its throughput at which an instance runs. Lower leaves headroom and costs more."),
        nullptr, 0.05, 1.0, false},
    {"llm.redundancy", QT_TRANSLATE_NOOP("Parameters", "Spare instances"),
        QT_TRANSLATE_NOOP("Parameters", "Instances above what the load needs.")},
    {"llm.bytes_per_weight", QT_TRANSLATE_NOOP("Parameters", "Bytes per weight"),
        QT_TRANSLATE_NOOP("Parameters", "2 for FP16 and BF16, 1 for FP8 and INT8, 0.5 for 4 bits.")},
    {"llm.bytes_per_kv", QT_TRANSLATE_NOOP("Parameters", "Bytes per cache value"),
        QT_TRANSLATE_NOOP("Parameters", "Size of a value in the key-value cache.")},
    {"llm.batch", QT_TRANSLATE_NOOP("Parameters", "Requests in flight"),
        QT_TRANSLATE_NOOP("Parameters",
            "Requests that a whole instance serves at a time. Unset: the most that memory and the limits allow."),
        QT_TRANSLATE_NOOP("Parameters", "largest")},
    {"llm.software", QT_TRANSLATE_NOOP("Parameters", "Serving software"),
        QT_TRANSLATE_NOOP("Parameters",
            "Only rates of this software count. Any: the one that serves most on each accelerator; the answer names "
            "it. Speculative decoding is off.")},
    {"llm.prefix_cache_share", QT_TRANSLATE_NOOP("Parameters", "Prompt found in the cache"),
        QT_TRANSLATE_NOOP("Parameters",
            "Share of the prompt that earlier requests have left in the cache: it takes no prefill. Measured rates "
            "are of prompts that are new.")},
    {"llm.mfu_prefill", QT_TRANSLATE_NOOP("Parameters", "Compute share"),
        QT_TRANSLATE_NOOP("Parameters", "Share of the peak rate that serving reaches, instead of the fitted one."),
        QT_TRANSLATE_NOOP("Parameters", "as fitted"), 0.05, 1, false},
    {"llm.mbu_decode", QT_TRANSLATE_NOOP("Parameters", "Bandwidth share in decoding"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Share of the memory bandwidth that decoding reaches, instead of the fitted ones."),
        QT_TRANSLATE_NOOP("Parameters", "as fitted"), 0.05, 1, false},
    {"llm.service_scv", QT_TRANSLATE_NOOP("Parameters", "Variation of service times"),
        QT_TRANSLATE_NOOP("Parameters", "Squared coefficient of variation of the time that a request holds its slot.")},
    {"llm.step_overhead_ms", QT_TRANSLATE_NOOP("Parameters", "Overhead per step"),
        QT_TRANSLATE_NOOP("Parameters", "Fixed time of one decoding step, instead of the fitted one."),
        QT_TRANSLATE_NOOP("Parameters", "as fitted")},
    {"llm.precisions", QT_TRANSLATE_NOOP("Parameters", "Precisions"),
        QT_TRANSLATE_NOOP("Parameters", "Only benchmarks at these precisions count, separated by commas. Empty: any."),
        QT_TRANSLATE_NOOP("Parameters", "any")},

    {"hpc.exaflop", QT_TRANSLATE_NOOP("Parameters", "Work"),
        QT_TRANSLATE_NOOP("Parameters", "FP64 operations of the job, in units of 10^18."), nullptr, 1e-3, 1e5, true},
    {"hpc.nodes", QT_TRANSLATE_NOOP("Parameters", "Nodes"),
        QT_TRANSLATE_NOOP("Parameters", "Instances that share the job."), nullptr, 1, 1024, true},
    {"hpc.efficiency", QT_TRANSLATE_NOOP("Parameters", "Share of the peak"),
        QT_TRANSLATE_NOOP("Parameters", "Share of the dense FP64 peak that the code reaches; your assumption."),
        nullptr, 0.01, 1, false},

    {"regions", QT_TRANSLATE_NOOP("Parameters", "Regions"),
        QT_TRANSLATE_NOOP("Parameters", "Where the fleet may run. Price, grid and PUE differ by region.")},
    {"purchase", QT_TRANSLATE_NOOP("Parameters", "Purchase"),
        QT_TRANSLATE_NOOP("Parameters", "Ways of buying that compete with each other.")},
    {"type_filter", QT_TRANSLATE_NOOP("Parameters", "Instance types"),
        QT_TRANSLATE_NOOP("Parameters", "Only these types are candidates. Empty: all of the catalogue.")},
    {"levers", QT_TRANSLATE_NOOP("Parameters", "Levers"),
        QT_TRANSLATE_NOOP("Parameters",
            "What is switched on beyond the scenario, separated by commas: fp8, prefix_cache, spot_checkpoints. The "
            "page "
            "Advisor says what each brings. Empty: none.")},
    {"as_of", QT_TRANSLATE_NOOP("Parameters", "Prices as of"),
        QT_TRANSLATE_NOOP("Parameters",
            "The newest price, spot price, interruption frequency and commitment at or before this day counts. Unset: "
            "the "
            "newest in the catalogue."),
        QT_TRANSLATE_NOOP("Parameters", "newest")},
    {"interruption_per_month", QT_TRANSLATE_NOOP("Parameters", "Monthly interruption probability"),
        QT_TRANSLATE_NOOP("Parameters",
            "Chance that spot capacity is interrupted within a month. Unset: the middle of the advisor's band."),
        QT_TRANSLATE_NOOP("Parameters", "from the advisor"), 0, 0.5, false},
    {"hazard_per_hour", QT_TRANSLATE_NOOP("Parameters", "Interruption rate"),
        QT_TRANSLATE_NOOP("Parameters",
            "Interruptions of one spot instance an hour; it replaces the chance within a month. Pin on the Simulate "
            "page sets it."),
        QT_TRANSLATE_NOOP("Parameters", "from the chance"), 1e-5, 2, true},
    {"spot_replacement_s", QT_TRANSLATE_NOOP("Parameters", "Replacement on spot"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Time until a lost instance of a fleet is replaced. Unset: 3 minutes, an assumption."),
        QT_TRANSLATE_NOOP("Parameters", "180"), 0, 3600, false},
    {"include_estimates", QT_TRANSLATE_NOOP("Parameters", "Estimates qualify"),
        QT_TRANSLATE_NOOP("Parameters",
            "Candidates whose throughput is an estimate may lead. Off: only measured, vendor, derived and own "
            "figures.")},
    {"max_estimate_factor", QT_TRANSLATE_NOOP("Parameters", "Widest estimate"),
        QT_TRANSLATE_NOOP("Parameters",
            "An estimate qualifies while its 80 % interval stays within this factor of its value either way."),
        nullptr, 1, 10, true},
    {"owned_commitments", QT_TRANSLATE_NOOP("Parameters", "Commitments already owned"),
        QT_TRANSLATE_NOOP("Parameters",
            "A run pays its own hours of a commitment. Otherwise it pays for the whole term that it obliges to.")},
    {"commitment_absorbed_share", QT_TRANSLATE_NOOP("Parameters", "Term used by other work"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Share of a commitment’s term beyond the run that other work uses and pays for."),
        nullptr, 0, 1, false},
    {"include_retired", QT_TRANSLATE_NOOP("Parameters", "Earlier generations"),
        QT_TRANSLATE_NOOP("Parameters", "Types that AWS calls previous generation or has retired may lead.")},
    {"max_price_age_months", QT_TRANSLATE_NOOP("Parameters", "Oldest price"),
        QT_TRANSLATE_NOOP("Parameters", "Excludes prices observed longer ago than this many months."),
        QT_TRANSLATE_NOOP("Parameters", "any age")},
    {"required_chance", QT_TRANSLATE_NOOP("Parameters", "Required chance"),
        QT_TRANSLATE_NOOP(
            "Parameters", "A run on spot meets the deadline if it ends in time with at least this probability."),
        nullptr, 0.5, 0.999, false},
    {"budget_usd", QT_TRANSLATE_NOOP("Parameters", "Budget"),
        QT_TRANSLATE_NOOP("Parameters", "Excludes what costs more: the whole run, or a month of a service."),
        QT_TRANSLATE_NOOP("Parameters", "no limit")},
    {"day", QT_TRANSLATE_NOOP("Parameters", "Day of the answer"),
        QT_TRANSLATE_NOOP("Parameters", "The age of prices is counted from this day. A saved scenario keeps its own."),
        QT_TRANSLATE_NOOP("Parameters", "today")},

    {"energy.method", QT_TRANSLATE_NOOP("Parameters", "Energy method"),
        QT_TRANSLATE_NOOP(
            "Parameters", "How watts follow from the load. Methods differ by a factor of two and more; compare them.")},
    {"energy.full_load", QT_TRANSLATE_NOOP("Parameters", "Accelerators at full load"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Counts accelerators at 100 % whatever the demand. Off: their load follows the demand.")},
    {"energy.u_acc_pct", QT_TRANSLATE_NOOP("Parameters", "Accelerator load"),
        QT_TRANSLATE_NOOP("Parameters", "Overrides the load of the accelerators."),
        QT_TRANSLATE_NOOP("Parameters", "from the demand"), 0, 100, false},
    {"energy.u_cpu_pct", QT_TRANSLATE_NOOP("Parameters", "CPU load"),
        QT_TRANSLATE_NOOP("Parameters", "Overrides the load of the CPU; the default is 25 %."),
        QT_TRANSLATE_NOOP("Parameters", "25"), 0, 100, false},
    {"energy.u_mem_pct", QT_TRANSLATE_NOOP("Parameters", "Memory load"),
        QT_TRANSLATE_NOOP("Parameters", "Overrides the load of the memory; the default is that of the CPU."),
        QT_TRANSLATE_NOOP("Parameters", "as the CPU"), 0, 100, false},
    {"energy.clocks_up_while_idle", QT_TRANSLATE_NOOP("Parameters", "Clocks stay up while idle"),
        QT_TRANSLATE_NOOP(
            "Parameters", "An idle accelerator that keeps its clocks up draws more than one in deep idle.")},
    {"energy.measured_cpu_points", QT_TRANSLATE_NOOP("Parameters", "Measured CPU points"),
        QT_TRANSLATE_NOOP("Parameters", "Uses measured load points of the CPU where the catalogue has them.")},
    {"energy.user_watts", QT_TRANSLATE_NOOP("Parameters", "Your own watts"),
        QT_TRANSLATE_NOOP("Parameters", "IT power of one instance, for the method that takes yours."),
        QT_TRANSLATE_NOOP("Parameters", "not given")},
    {"energy.pue", QT_TRANSLATE_NOOP("Parameters", "PUE"),
        QT_TRANSLATE_NOOP("Parameters", "Overhead of the data centre. Overrides the figure of the region."),
        QT_TRANSLATE_NOOP("Parameters", "of the region"), 1.0, 2.0, false},
    {"energy.same_pue_for_all", QT_TRANSLATE_NOOP("Parameters", "Same PUE everywhere"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Uses the global default for every region, to compare regions by their grid alone.")},
    {"energy.carbon_basis", QT_TRANSLATE_NOOP("Parameters", "Carbon basis"),
        QT_TRANSLATE_NOOP("Parameters",
            "Location: the grid of the place. Market-based: what the operator buys. Marginal: an additional job. SCI "
            "stays "
            "by location.")},
    {"energy.grid_intensity", QT_TRANSLATE_NOOP("Parameters", "Grid intensity"),
        QT_TRANSLATE_NOOP("Parameters", "Overrides the intensity of every region."),
        QT_TRANSLATE_NOOP("Parameters", "of the region"), 10, 1000, false},
    {"energy.grid_year", QT_TRANSLATE_NOOP("Parameters", "Grid data year"),
        QT_TRANSLATE_NOOP("Parameters", "Year of the grid intensity. Unset: the newest."),
        QT_TRANSLATE_NOOP("Parameters", "newest")},
    {"energy.matched_pct", QT_TRANSLATE_NOOP("Parameters", "Renewable-matched share"),
        QT_TRANSLATE_NOOP("Parameters", "Share of the electricity matched by contracts, for the market-based view."),
        QT_TRANSLATE_NOOP("Parameters", "not given"), 0, 100, false},
    {"energy.residual_intensity", QT_TRANSLATE_NOOP("Parameters", "Residual intensity"),
        QT_TRANSLATE_NOOP("Parameters", "Intensity of the unmatched rest, for the market-based view."),
        QT_TRANSLATE_NOOP("Parameters", "of the grid")},
    {"energy.ewif_l_per_kwh", QT_TRANSLATE_NOOP("Parameters", "Water per kWh"),
        QT_TRANSLATE_NOOP(
            "Parameters", "Water that making a kilowatt-hour takes off site. Unset: on-site water alone."),
        QT_TRANSLATE_NOOP("Parameters", "not counted")},
    {"energy.embodied_method", QT_TRANSLATE_NOOP("Parameters", "Embodied method"),
        QT_TRANSLATE_NOOP("Parameters", "How the emissions of manufacture are shared out to an instance.")},
    {"energy.lifetime_h", QT_TRANSLATE_NOOP("Parameters", "Server lifetime"),
        QT_TRANSLATE_NOOP("Parameters", "Time over which the emissions of manufacture are spread.")},

    {"pinned_benchmarks", QT_TRANSLATE_NOOP("Parameters", "Pinned benchmarks"),
        QT_TRANSLATE_NOOP("Parameters", "Benchmarks chosen by hand, by instance type.")},
    {"own_throughput", QT_TRANSLATE_NOOP("Parameters", "Your own throughput"),
        QT_TRANSLATE_NOOP("Parameters", "Rates of your own, by instance type.")},
    {"own_watts", QT_TRANSLATE_NOOP("Parameters", "Your own power"),
        QT_TRANSLATE_NOOP("Parameters", "Watts of your own, by instance type.")},
    {"figures", QT_TRANSLATE_NOOP("Parameters", "Figure choices"),
        QT_TRANSLATE_NOOP("Parameters", "Figures of the catalogue that the scenario overrides.")},
    {"currency.code", QT_TRANSLATE_NOOP("Parameters", "Currency"),
        QT_TRANSLATE_NOOP("Parameters",
            "Amounts are shown in this currency, converted at the rate below; prices and limits are entered in USD.")},
    {"currency.per_usd", QT_TRANSLATE_NOOP("Parameters", "Exchange rate, per USD"),
        QT_TRANSLATE_NOOP("Parameters", "Units of the currency for one USD.")},
    {"currency.date", QT_TRANSLATE_NOOP("Parameters", "Exchange rate date"),
        QT_TRANSLATE_NOOP("Parameters", "Day of the exchange rate."), QT_TRANSLATE_NOOP("Parameters", "not given")},
    {"pinned", QT_TRANSLATE_NOOP("Parameters", "Pins"),
        QT_TRANSLATE_NOOP("Parameters", "Candidates of the comparison.")},
    {"baseline", QT_TRANSLATE_NOOP("Parameters", "Baseline"),
        QT_TRANSLATE_NOOP("Parameters", "Candidate that the others are compared with.")},
};

constexpr ChoiceWords kChoices[] = {
    {"inference", QT_TRANSLATE_NOOP("Parameters", "Inference")},
    {"training", QT_TRANSLATE_NOOP("Parameters", "Training")},
    {"llm_serving", QT_TRANSLATE_NOOP("Parameters", "LLM serving")},
    {"hpc", QT_TRANSLATE_NOOP("Parameters", "HPC")},
    {"measured", QT_TRANSLATE_NOOP("Parameters", "as measured, no extrapolation loss")},
    {"constant", QT_TRANSLATE_NOOP("Parameters", "constant efficiency")},
    {"ring", QT_TRANSLATE_NOOP("Parameters", "ring all-reduce")},
    {"amdahl", QT_TRANSLATE_NOOP("Parameters", "Amdahl's law")},
    {"table", QT_TRANSLATE_NOOP("Parameters", "table")},
    {"any", QT_TRANSLATE_NOOP("Parameters", "The fastest")},
    {"tensorrt-llm", QT_TRANSLATE_NOOP("Parameters", "TensorRT-LLM")},
    {"vllm", QT_TRANSLATE_NOOP("Parameters", "vLLM")},
    {"sglang", QT_TRANSLATE_NOOP("Parameters", "SGLang")},
    {"tgi", QT_TRANSLATE_NOOP("Parameters", "TGI")},
    {"neuron", QT_TRANSLATE_NOOP("Parameters", "AWS Neuron")},
    {"vllm-neuron", QT_TRANSLATE_NOOP("Parameters", "vLLM on Neuron")},
    {"llamacpp", QT_TRANSLATE_NOOP("Parameters", "llama.cpp")},
    {"location_lifecycle", QT_TRANSLATE_NOOP("Parameters", "Location, life cycle")},
    {"location_direct", QT_TRANSLATE_NOOP("Parameters", "Location, direct")},
    {"market", QT_TRANSLATE_NOOP("Parameters", "Market-based")},
    {"marginal", QT_TRANSLATE_NOOP("Parameters", "Marginal")},
    {"wattfare-split-v1", QT_TRANSLATE_NOOP("Parameters", "Split by component (Wattfare)")},
    {"ccf-rule", QT_TRANSLATE_NOOP("Parameters", "Cloud Carbon Footprint rule")},
};

// Parts of a whole, from 0 to 1; those of scenarios say so themselves.
constexpr std::string_view kShares[]
    = {"simulate.notice_share", "simulate.on_demand_base", "simulate.shock_share", "simulate.rebalance_leads"};

bool isShare(std::string_view key)
{
    const auto parameters = scenarioParameters();
    return std::find(std::begin(kShares), std::end(kShares), key) != std::end(kShares)
        || std::any_of(parameters.begin(), parameters.end(),
            [&](const ParameterInfo &info) { return info.share && info.key == key; });
}

QString parameterTranslation(const char *text)
{
    return text ? QCoreApplication::translate("Parameters", text) : QString();
}

} // namespace

const ParameterWords *parameterWords(std::string_view key)
{
    static const auto index = [] {
        std::unordered_map<std::string_view, const ParameterWords *> map;
        for (const ParameterWords &words : kParameterWords)
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
    return words ? parameterTranslation(words->title) : plain(key);
}

QString parameterHelp(std::string_view key)
{
    const ParameterWords *words = parameterWords(key);
    if (!words)
        return {};
    const QString help = parameterTranslation(words->help);
    return withTerms(help, parameterTranslation(words->title) + QLatin1Char('\n') + help);
}

QString parameterUnset(std::string_view key)
{
    const ParameterWords *words = parameterWords(key);
    return words && words->unset ? parameterTranslation(words->unset)
                                 : QCoreApplication::translate("Parameters", "not set");
}

QString parameterUnit(Unit unit)
{
    if (isPure(unit))
        return {};
    if (unit == "1/h")
        return QCoreApplication::translate("Parameters", "per hour");
    if (unit == "1e18")
        return QCoreApplication::translate("Parameters", "EFLOP");
    if (unit == "a")
        return {};
    return isMoney(unit) ? plain(unitId(unit)) : unitWords(unit); // what is entered is in USD
}

ShownUnit shownUnit(std::string_view key, Unit unit)
{
    if (isShare(key))
        return {0.01, unitWords(Unit::percent)};
    if (key == "energy.lifetime_h")
        return {8760.0, QCoreApplication::translate("Parameters", "years")};
    if (key == "llm.input_tokens" || key == "llm.output_tokens") // a count, so without a unit in the scenario
        return {1.0, QCoreApplication::translate("Parameters", "tokens")};
    return {1.0, parameterUnit(unit)};
}

std::optional<double> noneValue(std::string_view key)
{
    return key == "training.checkpoint_interval_h" || key == "simulate.interval_hours" ? std::optional(kNoCheckpointsH)
                                                                                       : std::nullopt;
}

bool saysNone(const QString &typed)
{
    const QString word = typed.trimmed().toLower();
    return word == QCoreApplication::translate("Parameters", "no checkpoints").toLower()
        || QStringList{QStringLiteral("none"), QStringLiteral("keine"), QStringLiteral("ohne"), QStringLiteral("없음"),
            QStringLiteral("无")}
               .contains(word);
}

QString choiceWord(std::string_view, std::string_view choice)
{
    for (const std::span<const ChoiceWords> list :
        {std::span<const ChoiceWords>(kChoices), std::span<const ChoiceWords>(kSimulateChoices)}) {
        for (const ChoiceWords &words : list) {
            if (choice == words.choice)
                return parameterTranslation(words.word);
        }
    }
    if (const Message method{"energy_method." + std::string(choice), {}}; hasMessage(method.id))
        return text(method);
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
