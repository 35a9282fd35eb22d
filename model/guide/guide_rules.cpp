// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide_internal.h"

namespace wattfare {

namespace {

using namespace std::string_view_literals;

constexpr std::array kWorkload{"training"sv, "fine_tuning"sv, "inference"sv, "llm_serving"sv, "hpc"sv, "video"sv};
constexpr std::array kFramework{"pytorch_jax"sv, "tensorflow"sv, "onnx"sv, "cuda_kernels"sv, "other"sv};
constexpr std::array kYesNo{"yes"sv, "no"sv};
constexpr std::array kPrecision{"fp32"sv, "bf16"sv, "fp8"sv, "int4"sv};
constexpr std::array kDemand{"occasional"sv, "moderate"sv, "heavy"sv};
constexpr std::array kLatency{"offline"sv, "relaxed"sv, "interactive"sv, "strict"sv};
constexpr std::array kGoal{"cost"sv, "balance"sv, "carbon"sv, "time"sv};
constexpr std::array kInterruption{"none"sv, "with_checkpoints"sv, "stateless"sv};
constexpr std::array kTraffic{"steady"sv, "daily_peak"sv, "spiky"sv, "one_off"sv};
constexpr std::array kNodes{"one"sv, "several"sv};
constexpr std::array kRegion{"fixed"sv, "free"sv};

constexpr std::array kMl{"training"sv, "fine_tuning"sv, "inference"sv, "llm_serving"sv};
constexpr std::array kServing{"inference"sv, "llm_serving"sv};
constexpr std::array kRuns{"training"sv, "fine_tuning"sv, "hpc"sv};

constexpr GuideQuestionKind kChoice = GuideQuestionKind::choice, kNumber = GuideQuestionKind::number;

constexpr std::array<GuideQuestion, 15> kQuestions{{
    {"workload", kChoice, kWorkload, "", 0, 0, "", "", {}},
    {"model_parameters", kNumber, {}, "1e9", 0, 100'000, "", "workload", kMl},
    {"precision", kChoice, kPrecision, "", 0, 0, "bf16", "workload", kMl},
    {"framework", kChoice, kFramework, "", 0, 0, "pytorch_jax", "workload", kMl},
    {"porting", kChoice, kYesNo, "", 0, 0, "yes", "workload", kMl},
    {"arm", kChoice, kYesNo, "", 0, 0, "yes", "", {}},
    {"demand", kChoice, kDemand, "", 0, 0, "moderate", "workload", kServing},
    {"latency", kChoice, kLatency, "", 0, 0, "relaxed", "workload", kServing},
    {"nodes", kChoice, kNodes, "", 0, 0, "one", "workload", kRuns},
    {"goal", kChoice, kGoal, "", 0, 0, "balance", "", {}},
    {"interruption", kChoice, kInterruption, "", 0, 0, "none", "", {}},
    {"traffic", kChoice, kTraffic, "", 0, 0, "steady", "", {}},
    {"hours_per_week", kNumber, {}, "h", 0, 168, "168", "", {}},
    {"lifetime_months", kNumber, {}, "month", 0, 240, "12", "", {}},
    {"region_choice", kChoice, kRegion, "", 0, 0, "fixed", "", {}},
}};

} // namespace

std::span<const GuideQuestion> guideQuestions() { return kQuestions; }

const GuideQuestion *findGuideQuestion(std::string_view id)
{
    for (const GuideQuestion &q : kQuestions)
        if (q.id == id)
            return &q;
    return nullptr;
}

namespace guide {

namespace {
constexpr GuideGroup kFabric = GuideGroup::gpuFabric, kCard = GuideGroup::gpuCard, kTrainium = GuideGroup::trainium,
                     kInferentia = GuideGroup::inferentia, kGaudi = GuideGroup::gaudi, kArm = GuideGroup::cpuArm,
                     kX86 = GuideGroup::cpuX86, kFpga = GuideGroup::fpga, kMedia = GuideGroup::media,
                     kQualcomm = GuideGroup::qualcomm;
constexpr GuideBasis kSpecification = GuideBasis::specification, kPublication = GuideBasis::publication,
                     kJudgement = GuideBasis::judgement;
constexpr Purchase kOnDemand = Purchase::onDemand, kSpot = Purchase::spot, kOneYear = Purchase::commitment1,
                   kThreeYears = Purchase::commitment3, kMix = Purchase::mix;
} // namespace

// Weights order the groups; they are judgement even where the fact behind a rule is not.
const std::vector<Rule> &groupRules()
{
    static const std::vector<Rule> rules{
        // What cannot do the work.
        {"inference_only", {kInferentia, kQualcomm}, {{"workload", {"training", "fine_tuning"}}}, kExclude,
            kSpecification, {"neuron-docs-2026-08"}},
        {"no_fp64", {kTrainium, kInferentia, kGaudi, kQualcomm, kMedia}, {{"workload", {"hpc"}}}, kExclude,
            kSpecification, {}},
        {"media_only", {kMedia}, {{"workload", {"training", "fine_tuning", "inference", "llm_serving"}}}, kExclude,
            kSpecification, {"ec2-describe-2025-03"}},
        {"no_video_units", {kTrainium, kInferentia, kGaudi, kQualcomm}, {{"workload", {"video"}}}, kExclude, kJudgement,
            {}},
        {"needs_port", {kTrainium, kInferentia, kGaudi, kQualcomm, kFpga}, {{"framework", {"cuda_kernels", "other"}}},
            kExclude, kJudgement, {}},
        {"no_porting", {kTrainium, kInferentia, kGaudi, kQualcomm, kFpga}, {{"porting", {"no"}}}, kExclude, kJudgement,
            {}},
        {"not_on_arm", {kArm}, {{"arm", {"no"}}}, kExclude, kJudgement, {}},
        // Training and fine-tuning.
        {"training_fabric", {kFabric, kTrainium}, {{"workload", {"training"}}}, 3, kSpecification, {}},
        {"training_card", {kCard, kGaudi}, {{"workload", {"training"}}}, 1, kJudgement, {}},
        {"tuning_accelerator", {kCard, kFabric, kTrainium}, {{"workload", {"fine_tuning"}}}, 2, kJudgement, {}},
        {"cpu_trains_slowly", {kArm, kX86}, {{"workload", {"training", "fine_tuning"}}}, -3, kJudgement, {}},
        {"fpga_rarely_ml", {kFpga}, {{"workload", {"training", "fine_tuning", "inference", "llm_serving"}}}, -3,
            kJudgement, {}},
        {"several_nodes_fabric", {kFabric, kTrainium}, {{"nodes", {"several"}}}, 2, kSpecification, {}},
        {"several_nodes_card", {kCard}, {{"nodes", {"several"}}}, -2, kJudgement, {}},
        {"trainium_cheaper", {kTrainium}, {{"workload", {"training"}}, {"goal", {"cost", "balance"}}}, 2, kPublication,
            {"S-BLOG", "S-NOTES-GPU-TYPES"}},
        {"trainium_less_energy", {kTrainium}, {{"workload", {"training"}}, {"goal", {"carbon", "balance"}}}, 2,
            kPublication, {"S-BLOG"}},
        // Inference.
        {"inference_accelerator", {kInferentia, kCard}, {{"workload", {"inference"}}}, 3, kJudgement, {}},
        {"inference_oversized", {kFabric, kTrainium}, {{"workload", {"inference"}}}, -1, kJudgement, {}},
        {"inference_possible", {kQualcomm, kArm, kX86}, {{"workload", {"inference"}}}, 1, kJudgement, {}},
        {"gaudi_for_training", {kGaudi}, {{"workload", {"inference", "llm_serving"}}}, -1, kJudgement, {}},
        {"little_demand_cpu", {kArm, kX86}, {{"demand", {"occasional"}}}, 2, kJudgement, {}},
        {"heavy_demand_accelerator", {kCard, kInferentia, kFabric}, {{"demand", {"heavy"}}}, 1, kJudgement, {}},
        {"strict_latency_cpu", {kArm, kX86}, {{"latency", {"strict", "interactive"}}}, -2, kJudgement, {}},
        {"inferentia_cheaper", {kInferentia}, {{"workload", {"inference"}}, {"goal", {"cost", "balance"}}}, 2,
            kPublication, {"S-BLOG"}},
        {"inferentia_less_energy", {kInferentia},
            {{"workload", {"inference", "llm_serving"}}, {"goal", {"carbon", "balance"}}}, 2, kPublication,
            {"S-BLOG", "S-SUS05BP04"}},
        // LLM serving.
        {"llm_memory_bandwidth", {kFabric, kCard, kInferentia, kTrainium}, {{"workload", {"llm_serving"}}}, 2,
            kSpecification, {}},
        {"llm_fast_tokens", {kFabric}, {{"workload", {"llm_serving"}}, {"latency", {"strict", "interactive"}}}, 2,
            kSpecification, {}},
        {"llm_on_cpu", {kArm, kX86, kQualcomm}, {{"workload", {"llm_serving"}}}, -2, kJudgement, {}},
        // HPC and video.
        {"fp64_full_rate", {kFabric}, {{"workload", {"hpc"}}}, 3, kSpecification, {}},
        {"fp64_low_rate", {kCard}, {{"workload", {"hpc"}}}, -2, kSpecification, {}},
        {"hpc_on_cpu", {kArm, kX86}, {{"workload", {"hpc"}}}, 2, kJudgement, {}},
        {"hpc_fpga", {kFpga}, {{"workload", {"hpc"}}}, -1, kJudgement, {}},
        {"video_units", {kMedia, kCard}, {{"workload", {"video"}}}, 3, kSpecification, {}},
        {"video_on_cpu", {kArm, kX86}, {{"workload", {"video"}}}, 1, kJudgement, {}},
        {"video_oversized", {kFabric}, {{"workload", {"video"}}}, -2, kJudgement, {}},
        // Goals.
        {"goal_time", {kFabric}, {{"goal", {"time"}}}, 2, kJudgement, {}},
        {"graviton_less_energy", {kArm}, {{"goal", {"carbon"}}}, 1, kPublication, {"S-BLOG"}},
    };
    return rules;
}

const std::vector<PurchaseRule> &purchaseRules()
{
    static const std::vector<PurchaseRule> rules{
        {"on_demand_always", {kOnDemand}, {}, 1, kJudgement, {}},
        {"spot_interrupts", {kSpot}, {{"interruption", {"none"}}}, kExclude, kJudgement, {}},
        {"spot_checkpoints", {kSpot}, {{"interruption", {"with_checkpoints"}}}, 3, kJudgement, {}},
        {"spot_stateless", {kSpot}, {{"interruption", {"stateless"}}}, 3, kJudgement, {}},
        {"spot_latency", {kSpot}, {{"latency", {"strict"}}}, -2, kJudgement, {}},
        {"spot_time", {kSpot}, {{"goal", {"time"}}}, -1, kJudgement, {}},
        {"one_off", {kOneYear, kThreeYears, kMix}, {{"traffic", {"one_off"}}}, kExclude, kJudgement, {}},
        {"one_off_on_demand", {kOnDemand}, {{"traffic", {"one_off"}}}, 2, kJudgement, {}},
        {"steady_commitment", {kOneYear, kThreeYears}, {{"traffic", {"steady"}}}, 1, kJudgement, {}},
        {"peak_mix", {kMix}, {{"traffic", {"daily_peak"}}}, 3, kJudgement, {}},
        {"spiky_on_demand", {kOnDemand}, {{"traffic", {"spiky"}}}, 2, kJudgement, {}},
        {"spiky_commitment", {kOneYear, kThreeYears}, {{"traffic", {"spiky"}}}, -2, kJudgement, {}},
        {"steady_no_mix", {kMix}, {{"traffic", {"steady"}}}, -1, kJudgement, {}},
    };
    return rules;
}

} // namespace guide

} // namespace wattfare
