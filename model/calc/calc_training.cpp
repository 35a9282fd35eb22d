// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc_internal.h"
#include "model/economics/checks.h"
#include "model/economics/llm.h"
#include "model/economics/memory_fit.h"
#include "model/economics/training.h"
#include "model/workload/scenario.h"

namespace wattfare::calc {

namespace {

// What serving usually reaches of the peaks, and what a step takes besides: assumptions, the person may give others.
constexpr double kUsualMfuPrefill = 0.50, kUsualMbuDecode = 0.65, kUsualStepOverheadS = 0.002;

// Parameters of an LLM and a device group, in this order at the front of the arguments of the llm_ formulas.
std::vector<CalcParameter> llmParameters(std::vector<CalcParameter> more)
{
    std::vector<CalcParameter> list{number("parameters"), number("layers"), number("hidden_size"), number("kv_heads"),
        number("head_size"), number("bytes_per_weight", "B", 2.0), number("bytes_per_kv", "B", 2.0),
        number("devices", "", 1.0), number("flop_per_second", "FLOP/s"), number("bytes_per_second", "B/s"),
        number("memory_bytes", "B"), number("input_tokens"), number("output_tokens"),
        number("mfu_prefill", "", kUsualMfuPrefill), number("mbu_decode", "", kUsualMbuDecode),
        optionalNumber("mfu_decode"), number("step_overhead_s", "s", kUsualStepOverheadS),
        number("usable_memory_share", "", LlmEfficiency().device.usableShare),
        number("workspace_bytes", "B", LlmEfficiency().device.workspaceBytes)};
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

constexpr std::size_t kLlmCount = 19;

struct Llm {
    LlmModelShape model;
    LlmDeviceGroup group;
    LlmRequest request;
    LlmEfficiency efficiency;
    explicit Llm(Arguments a)
    {
        model.parameters = a[0].number;
        model.layers = a[1].number;
        model.hidden = a[2].number;
        model.kvHeads = a[3].number;
        model.headSize = a[4].number;
        model.bytesPerWeight = a[5].number;
        model.bytesPerKv = a[6].number;
        group = {a[7].number, a[8].number, a[9].number, a[10].number};
        request = {a[11].number, a[12].number};
        efficiency.mfuPrefill = a[13].number;
        efficiency.mbuDecode = a[14].number;
        efficiency.mfuDecode = maybe(a[15]);
        efficiency.stepOverheadSeconds = a[16].number;
        efficiency.device.usableShare = a[17].number;
        efficiency.device.workspaceBytes = a[18].number;
    }
};

Row pointRow(const LlmServingPoint &p, const Outcome<double> &usd)
{
    return Row{real(p.batch), p.kvBytes, p.prefillSeconds, p.decodeStepSeconds, p.ttftSeconds, p.tpotSeconds,
        p.endToEndSeconds, p.outputTokensPerSecond, p.ridgeBatch, usd ? std::optional(*usd) : std::nullopt};
}

const std::vector<CalcOutput> kPointOutputs{{"batch", ""}, {"kv_bytes_per_token", "B"}, {"prefill_s", "s"},
    {"decode_step_s", "s"}, {"ttft_s", "s"}, {"tpot_s", "s"}, {"end_to_end_s", "s"},
    {"output_tokens_per_second", "1/s"}, {"ridge_batch", ""}, {"usd_per_million", "USD"}};

Outcome<double> usdOf(const CalcArgument &usdPerHour, const LlmServingPoint &p)
{
    if (!usdPerHour.given)
        return failure(Status::noData, "usd_per_hour");
    if (!isNonNegative(usdPerHour.number))
        return outOfRange("usd_per_hour", usdPerHour.number);
    return finiteOr(usdPerMillionOutputTokens(usdPerHour.number, p.outputTokensPerSecond), "usd_per_hour");
}

Values pointValues(const Outcome<LlmServingPoint> &point, const CalcArgument &usdPerHour)
{
    if (!point)
        return tl::unexpected(point.error());
    const Outcome<double> usd = usdOf(usdPerHour, *point);
    if (!usd && usd.error().status == Status::outOfRange)
        return tl::unexpected(usd.error());
    return pointRow(*point, usd);
}

Values efficiencyOf(EfficiencyShape shape, Arguments a)
{
    ScalingEfficiency model;
    model.shape = shape;
    if (shape == EfficiencyShape::table)
        model.table = a[1].pairs;
    else
        model.parameter = a[1].number;
    const double n = a[0].number;
    return many(scalingEfficiency(model, n), [&](double eta) {
        return Row{eta, a[2].given ? std::optional(clusterThroughput(n, a[2].number, eta)) : std::nullopt,
            firstFallingNodeCount(model, n)};
    });
}

const std::vector<CalcOutput> kEfficiencyOutputs{
    {"efficiency", ""}, {"cluster_per_second", "1/s"}, {"falls_from_nodes", ""}};

} // namespace

// Training runs and LLM serving: simulation 3 and 9.
std::vector<Entry> trainingFormulas()
{
    const CalcParameter nodes = number("nodes"), rate = optionalNumber("throughput_per_second", "1/s");
    return {
        {"scaling_ring", "simulation 3", {nodes, number("communication_share"), rate}, kEfficiencyOutputs,
            +[](Arguments a) -> Values { return efficiencyOf(EfficiencyShape::ring, a); }},
        {"scaling_amdahl", "simulation 3", {nodes, number("serial_share"), rate}, kEfficiencyOutputs,
            +[](Arguments a) -> Values { return efficiencyOf(EfficiencyShape::amdahl, a); }},
        {"scaling_table", "simulation 3", {nodes, pairs("table", "nodes:efficiency"), rate}, kEfficiencyOutputs,
            +[](Arguments a) -> Values { return efficiencyOf(EfficiencyShape::table, a); }},
        {"training_run", "simulation 3",
            {number("samples"), number("throughput_per_second", "1/s"), nodes, number("efficiency", "", 1.0),
                number("usd_per_hour", "USD/h", 0.0), number("checkpoint_interval_h", "h", 0.0),
                number("checkpoint_time_s", "s", 0.0), number("start_up_h", "h", 0.0)},
            {{"cluster_per_second", "1/s"}, {"work_h", "h"}, {"hours", "h"}, {"checkpoints", ""}, {"usd_total", "USD"},
                {"usd_per_million", "USD"}, {"checkpoint_share", ""}},
            +[](Arguments a) -> Values {
                TrainingInput in;
                in.samples = a[0].number;
                in.perInstancePerSecond = a[1].number;
                in.nodes = a[2].number;
                in.scaling.parameter = a[3].number;
                in.usdPerInstanceHour = a[4].number;
                in.checkpointIntervalHours = a[5].number;
                in.checkpointHours = a[6].number / 3600.0;
                in.startUpHours = a[7].number;
                return many(trainingRun(in), [](const TrainingRun &r) {
                    return Row{r.clusterPerSecond, r.workHours, r.hours, r.checkpoints, r.usd, r.usdPerMillionSamples,
                        r.checkpointShare};
                });
            }},
        {"checkpoint_size", "simulation 3",
            {number("parameters"), number("bytes_per_parameter", "B", kTrainingStateBytesPerParameter),
                number("write_gb_per_second", "GB/s"), number("fixed_s", "s", kCheckpointFixedSeconds)},
            {{"checkpoint_gb", "GB"}, {"checkpoint_time_s", "s"}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNotPositive({{"parameters", a[0].number},
                        {"bytes_per_parameter", a[1].number}, {"write_gb_per_second", a[2].number}}))
                    return tl::unexpected(*bad);
                if (const auto bad = firstNegative({{"fixed_s", a[3].number}}))
                    return tl::unexpected(*bad);
                const double size = checkpointGigabytes(a[0].number, a[1].number);
                return Row{size, checkpointSeconds(size, a[2].number, a[3].number)};
            }},
        {"memory_fit_training", "simulation 3",
            {number("parameters"), number("bytes_per_weight", "B", 2.0), number("accelerators"),
                number("memory_bytes", "B"), number("activation_bytes", "B", 0.0)},
            {{"bytes_per_parameter", "B"}, {"state_bytes", "B"}, {"bytes_per_accelerator", "B"},
                {"usable_bytes_per_accelerator", "B"}, {"fits", ""}, {"accelerators_needed", ""}},
            +[](Arguments a) -> Values {
                MemoryDemand d;
                d.use = MemoryUse::training;
                d.parameters = a[0].number;
                d.bytesPerWeight = a[1].number;
                d.activationBytesPerDevice = a[4].number;
                return many(memoryFit(d, a[2].number, a[3].number), [](const MemoryFit &f) {
                    return Row{f.perParameter.total(), f.stateBytes, f.bytesPerAccelerator, f.usableBytesEach,
                        f.fitsEach ? 1.0 : 0.0, f.acceleratorsNeeded};
                });
            }},
        {"memory_fit_inference", "simulation 9",
            {number("parameters"), number("bytes_per_weight", "B", 2.0), number("accelerators"),
                number("memory_bytes", "B"), number("kv_cache_bytes", "B", 0.0)},
            {{"state_bytes", "B"}, {"bytes_per_accelerator", "B"}, {"usable_bytes_per_accelerator", "B"}, {"fits", ""},
                {"accelerators_needed", ""}},
            +[](Arguments a) -> Values {
                MemoryDemand d;
                d.parameters = a[0].number;
                d.bytesPerWeight = a[1].number;
                d.kvCacheBytes = a[4].number;
                return many(memoryFit(d, a[2].number, a[3].number), [](const MemoryFit &f) {
                    return Row{f.stateBytes, f.bytesPerAccelerator, f.usableBytesEach, f.fitsEach ? 1.0 : 0.0,
                        f.acceleratorsNeeded};
                });
            }},
        {"llm_kv_bytes", "simulation 9",
            {number("layers"), number("kv_heads"), number("head_size"), number("bytes_per_kv", "B", 2.0)},
            {{"kv_bytes_per_token", "B"}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNotPositive({{"layers", a[0].number}, {"kv_heads", a[1].number},
                        {"head_size", a[2].number}, {"bytes_per_kv", a[3].number}}))
                    return tl::unexpected(*bad);
                LlmModelShape m;
                m.layers = a[0].number;
                m.kvHeads = a[1].number;
                m.headSize = a[2].number;
                m.bytesPerKv = a[3].number;
                return one(finiteOr(kvBytesPerToken(m), "layers"));
            }},
        {"llm_max_batch", "simulation 9", llmParameters({}), {{"batch", ""}},
            +[](Arguments a) -> Values {
                const Llm llm(a);
                return many(llmMaxBatch(llm.model, llm.group, llm.request, llm.efficiency),
                    [](std::uint64_t b) { return Row{real(b)}; });
            }},
        {"llm_at_batch", "simulation 9", llmParameters({count("batch"), optionalNumber("usd_per_hour", "USD/h")}),
            kPointOutputs,
            +[](Arguments a) -> Values {
                const Llm llm(a);
                return pointValues(llmAtBatch(llm.model, llm.group, llm.request, llm.efficiency, whole(a[kLlmCount])),
                    a[kLlmCount + 1]);
            }},
        {"llm_serving", "simulation 9",
            llmParameters({optionalNumber("ttft_limit_s", "s"), optionalNumber("tpot_limit_s", "s"),
                optionalNumber("usd_per_hour", "USD/h")}),
            kPointOutputs,
            +[](Arguments a) -> Values {
                const Llm llm(a);
                return pointValues(llmLargestBatch(llm.model, llm.group, llm.request, llm.efficiency,
                                       {maybe(a[kLlmCount]), maybe(a[kLlmCount + 1])}),
                    a[kLlmCount + 2]);
            }},
        {"llm_prefill", "simulation 9",
            {number("parameters"), number("layers"), number("hidden_size"), number("input_tokens"),
                number("flop_per_second", "FLOP/s"), number("mfu_prefill", "", kUsualMfuPrefill)},
            {{"prefill_s", "s"}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNotPositive({{"parameters", a[0].number}, {"layers", a[1].number},
                        {"hidden_size", a[2].number}, {"flop_per_second", a[4].number}, {"mfu_prefill", a[5].number}}))
                    return tl::unexpected(*bad);
                if (const auto bad = firstNegative({{"input_tokens", a[3].number}}))
                    return tl::unexpected(*bad);
                LlmModelShape m;
                m.parameters = a[0].number;
                m.layers = a[1].number;
                m.hidden = a[2].number;
                return one(finiteOr(prefillSeconds(m, a[3].number, a[5].number, a[4].number), "parameters"));
            }},
        {"llm_cycle", "simulation 9",
            {number("output_tokens"), count("batch"), number("prefill_s", "s"), number("decode_step_s", "s")},
            {{"cycle_s", "s"}, {"output_tokens_per_second", "1/s"}},
            +[](Arguments a) -> Values {
                return many(
                    llmStaticCycle({0, a[0].number}, whole(a[1]), a[2].number, a[3].number), [](const LlmCycle &c) {
                        return Row{c.seconds, c.outputTokensPerSecond};
                    });
            }},
    };
}

} // namespace wattfare::calc
