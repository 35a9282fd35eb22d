// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide.h"

#include "model/catalog/commitments.h"
#include "model/catalog/instance_kinds.h"
#include "model/catalog/staleness.h"
#include "model/economics/memory_fit.h"
#include "model/guide/guide_internal.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

using namespace guide;

constexpr double kHoursPerWeek = 168.0;
constexpr double kGib = 1073741824.0;
constexpr std::size_t kMaxTypes = 8;
constexpr int kRecommendedScore = 3;
constexpr std::string_view kCudaVendor = "NVIDIA"; // whose GPUs run CUDA kernels

bool asked(const GuideQuestion &q, const GuideAnswers &answers)
{
    if (q.dependsOn.empty())
        return true;
    const auto at = answers.find(std::string(q.dependsOn));
    return at != answers.end()
        && std::find(q.dependsAnswers.begin(), q.dependsAnswers.end(), at->second) != q.dependsAnswers.end();
}

std::optional<Error> badAnswer(const std::string &id, const std::string &text)
{
    const auto refused = [](std::string_view message, std::vector<Argument> args) {
        return Error{Error::Code::badInput, {std::string(message), std::move(args)}, {}};
    };
    const GuideQuestion *q = findGuideQuestion(id);
    if (!q)
        return refused("guide.no_such_question", {id});
    if (q->kind == GuideQuestionKind::number) {
        const std::optional<double> value = parseFinite(text);
        if (!value || *value < q->low || *value > q->high)
            return refused("guide.bad_number", {id, text, q->low, q->high});
        return std::nullopt;
    }
    if (std::find(q->choices.begin(), q->choices.end(), text) != q->choices.end())
        return std::nullopt;
    std::string choices;
    for (const std::string_view c : q->choices)
        choices += (choices.empty() ? "" : ", ") + std::string(c);
    return refused("guide.no_such_choice", {id, text, choices});
}

bool holds(const std::vector<Condition> &when, const GuideAnswers &answers)
{
    return std::all_of(when.begin(), when.end(), [&](const Condition &c) {
        const auto at = answers.find(std::string(c.question));
        return at != answers.end() && std::find(c.answers.begin(), c.answers.end(), at->second) != c.answers.end();
    });
}

template <class R>
GuideReason reasonOf(const R &rule)
{
    return {Message{"guide.reason." + std::string(rule.id), {}}, rule.basis, rule.weight == kExclude ? 0 : rule.weight,
        std::vector<std::string>(rule.sources.begin(), rule.sources.end())};
}

GuideVerdict verdictOf(int score, bool excluded)
{
    if (excluded)
        return GuideVerdict::excluded;
    if (score >= kRecommendedScore)
        return GuideVerdict::recommended;
    return score >= 0 ? GuideVerdict::possible : GuideVerdict::discouraged;
}

std::optional<double> numberOf(const GuideAnswers &answers, const char *id)
{
    const auto at = answers.find(id);
    return at == answers.end() ? std::nullopt : parseFinite(at->second);
}

std::string answerOf(const GuideAnswers &answers, const char *id)
{
    const auto at = answers.find(id);
    return at == answers.end() ? std::string() : at->second;
}

double bytesPerWeight(const std::string &precision)
{
    if (precision == "fp32")
        return 4.0;
    if (precision == "fp8")
        return 1.0;
    return precision == "int4" ? 0.5 : 2.0;
}

// What the model needs in memory; nullopt where its size is not known.
std::optional<MemoryDemand> memoryDemandOf(const Snapshot *snapshot, const GuideAnswers &answers)
{
    const std::optional<double> billions = numberOf(answers, "model_parameters");
    if (!billions || *billions <= 0.0)
        return std::nullopt;
    const std::string workload = answerOf(answers, "workload");
    MemoryDemand d;
    if (snapshot)
        d.device = deviceMemory(*snapshot);
    d.parameters = *billions * 1e9;
    d.use = workload == "training" || workload == "fine_tuning" ? MemoryUse::training : MemoryUse::inference;
    d.bytesPerWeight = bytesPerWeight(answerOf(answers, "precision"));
    if (d.use == MemoryUse::training) // low-precision training keeps 2-byte weights
        d.bytesPerWeight = std::max(2.0, d.bytesPerWeight);
    return d;
}

// In the order of GuideGroup.
const std::vector<std::string_view> &groupIds()
{
    static const auto ids = [] {
        std::vector<std::string_view> all{"gpu_fabric", "gpu_card", "trainium", "inferentia", "gaudi", "cpu_arm",
            "cpu_x86", "fpga", "media", "qualcomm"};
        for (std::size_t i = 0; i < instanceKinds().size(); ++i) {
            const auto kind = static_cast<InstanceKind>(i);
            if (kind != InstanceKind::gpu && kind != InstanceKind::cpu
                && std::ranges::find(all, instanceKindId(kind)) == all.end())
                all.push_back(instanceKindId(kind));
        }
        return all;
    }();
    return ids;
}

GuideGroup groupOf(const Snapshot &s, const InstanceType &t)
{
    if (t.kind == InstanceKind::cpu)
        return t.cpuArch == "arm64" ? GuideGroup::cpuArm : GuideGroup::cpuX86;
    if (t.kind != InstanceKind::gpu)
        return static_cast<GuideGroup>(std::ranges::find(groupIds(), instanceKindId(t.kind)) - groupIds().begin());
    // GPUs made for computing come with a fabric, also in their single-GPU sizes.
    const bool compute = t.accelerator != kNone && s.accelerators[t.accelerator].acceleratorClass == "compute-gpu";
    return compute ? GuideGroup::gpuFabric : GuideGroup::gpuCard;
}

// Whether the answers' hard constraints leave the type in.
bool typeFits(
    const Snapshot &s, const InstanceType &t, const GuideAnswers &answers, const std::optional<MemoryDemand> &memory)
{
    if (t.offer != Offer::current)
        return false;
    if (answerOf(answers, "arm") == "no" && t.cpuArch == "arm64")
        return false;
    const Accelerator *a = t.accelerator != kNone ? &s.accelerators[t.accelerator] : nullptr;
    if (a && t.kind == InstanceKind::gpu && answerOf(answers, "framework") == "cuda_kernels"
        && a->vendor != kCudaVendor)
        return false;
    const std::string workload = answerOf(answers, "workload");
    if (a && answerOf(answers, "precision") == "fp8" && (workload == "llm_serving" || workload == "training")
        && !a->fp8)
        return false;
    if (a && workload == "hpc" && t.kind == InstanceKind::gpu) {
        if (!a->fp64)
            return false;
        // A fabric GPU is recommended for its FP64 rate: those that cut it to a small share of FP32 are not meant.
        if (groupOf(s, t) == GuideGroup::gpuFabric && (!a->fp32 || *a->fp64 < *a->fp32 / 4.0))
            return false;
    }
    if (!memory)
        return true;
    if (!a) {
        const auto fit = memoryFit(*memory, 1.0, t.memoryGib * kGib);
        return fit && fit->fitsEach;
    }
    const std::optional<double> each = t.acceleratorMemoryGibEach ? t.acceleratorMemoryGibEach : a->memoryGib;
    if (!each || t.acceleratorCount <= 0.0)
        return false; // unknown memory: not claimed to fit
    const auto fit = memoryFit(*memory, t.acceleratorCount, *each * kGib);
    // Over several nodes the state is spread further than one instance.
    return fit && (fit->fitsEach || (answerOf(answers, "nodes") == "several" && t.acceleratorCount >= 8));
}

double sizeOf(const InstanceType &t) { return t.acceleratorCount > 0.0 ? t.acceleratorCount * 1e4 + t.vcpus : t.vcpus; }

void fillFromCatalogue(
    const Snapshot &s, const GuideAnswers &answers, const std::optional<MemoryDemand> &memory, GuideCandidate &c)
{
    std::vector<const InstanceType *> fitting;
    bool any = false;
    for (const InstanceType &t : s.types) {
        if (groupOf(s, t) != c.group)
            continue;
        any = true;
        if (typeFits(s, t, answers, memory))
            fitting.push_back(&t);
    }
    for (const InstanceType *t : fitting)
        if (std::find(c.families.begin(), c.families.end(), t->family) == c.families.end())
            c.families.push_back(t->family);
    std::stable_sort(fitting.begin(), fitting.end(),
        [](const InstanceType *a, const InstanceType *b) { return sizeOf(*a) < sizeOf(*b); });
    // The smallest of each family first, so that the list is not one family's.
    std::vector<std::string> seen;
    for (const InstanceType *t : fitting)
        if (c.types.size() < kMaxTypes && std::find(seen.begin(), seen.end(), t->family) == seen.end()) {
            seen.push_back(t->family);
            c.types.push_back(t->name);
        }
    if (fitting.empty() && c.verdict != GuideVerdict::excluded) {
        c.verdict = GuideVerdict::excluded;
        c.reasons.push_back({Message{any ? "guide.reason.nothing_fits" : "guide.reason.not_in_catalogue", {}},
            GuideBasis::specification, 0, {}});
    }
}

struct Ratio {
    double median = 0;
    Date newest{};
    std::size_t pairs = 0;
};

// Effective rate of this commitment over on-demand of the same day, of the recommended families.
std::optional<Ratio> commitmentRatio(
    const Snapshot &s, const std::vector<std::string> &families, const PurchaseOption &option)
{
    std::vector<double> ratios;
    Ratio result;
    const CommitmentBook &book = s.commitments;
    const auto isOption = [&](std::size_t i) { return isOf(book, i, option) && !isWithdrawn(book, i); };
    // The newest day on which it was stated.
    for (std::size_t i = 0; i < book.size(); ++i)
        if (isOption(i) && book.date[i] > result.newest)
            result.newest = book.date[i];
    for (std::size_t i = 0; i < book.size(); ++i) {
        if (!isOption(i) || book.date[i].addMonths(12) < result.newest)
            continue;
        if (std::find(families.begin(), families.end(), s.types[book.type[i]].family) == families.end())
            continue;
        const auto row = s.priceAt(s.onDemand, book.type[i], book.region[i], book.date[i]);
        if (!row || s.onDemand.nanoUsdPerHour[*row] <= 0)
            continue;
        ratios.push_back(
            static_cast<double>(book.effectiveNano[i]) / static_cast<double>(s.onDemand.nanoUsdPerHour[*row]));
    }
    if (ratios.empty())
        return std::nullopt;
    std::sort(ratios.begin(), ratios.end());
    result.pairs = ratios.size();
    const std::size_t half = ratios.size() / 2;
    result.median = ratios.size() % 2 ? ratios[half] : (ratios[half - 1] + ratios[half]) / 2.0;
    return result;
}

// The least binding way of paying that the catalogue has prices of goes into the option, so that its figure is its own.
std::optional<Ratio> ratioOfKnownPayment(
    const Snapshot *snapshot, const std::vector<std::string> &families, PurchaseOption &option)
{
    PurchaseOption other = option;
    for (const char *payment : {"no_upfront", "partial_upfront", "all_upfront"}) {
        other.payment = payment;
        if (auto ratio = snapshot ? commitmentRatio(*snapshot, families, other) : std::nullopt) {
            option = other;
            return ratio;
        }
    }
    return std::nullopt;
}

// In the order of Purchase.
constexpr std::string_view kOptions[] = {"on-demand", "spot", "reserved_standard-1y-no_upfront",
    "reserved_standard-3y-no_upfront", "mix-50-0-50-reserved_standard-1y-no_upfront"};
static_assert(std::size(kOptions) == kPurchases);

std::vector<GuidePurchase> purchasesOf(
    const GuideAnswers &answers, const Snapshot *snapshot, const std::vector<std::string> &families, double share)
{
    const double months = numberOf(answers, "lifetime_months").value_or(12.0);
    std::vector<GuidePurchase> list;
    for (std::size_t i = 0; i < kPurchases; ++i) {
        const auto kind = static_cast<Purchase>(i);
        GuidePurchase p;
        p.option = parsePurchaseOption(kOptions[i]).value_or(PurchaseOption{});
        bool excluded = false;
        for (const PurchaseRule &rule : purchaseRules()) {
            if (std::find(rule.options.begin(), rule.options.end(), kind) == rule.options.end()
                || !holds(rule.when, answers))
                continue;
            p.reasons.push_back(reasonOf(rule));
            excluded = excluded || rule.weight == kExclude;
            p.score += rule.weight == kExclude ? 0 : rule.weight;
        }
        if (kindOf(p.option).billing == Billing::wholeTerm) {
            const double term = p.option.termYears * 12.0;
            if (months < term) {
                excluded = true;
                p.reasons.push_back(
                    {Message{"guide.reason.shorter_than_term", {months, term}}, GuideBasis::judgement, 0, {}});
            }
            const auto ratio = ratioOfKnownPayment(snapshot, families, p.option);
            if (ratio) {
                p.breakEvenUtilisation = ratio->median;
                const bool pays = share > ratio->median;
                const int weight = pays ? 3 : -3;
                p.score += weight;
                const std::vector<Argument> args{ratio->median, share, ratio->newest, ratio->pairs};
                p.reasons.push_back(
                    {Message{pays ? "guide.reason.above_break_even" : "guide.reason.below_break_even", args},
                        GuideBasis::price, weight, {}});
                if (isStale(ratio->newest, snapshot->newestPrice, kStaleMonthsCommitment))
                    p.reasons.push_back(
                        {Message{"guide.reason.commitment_prices_old", {ratio->newest}}, GuideBasis::price, 0, {}});
            } else {
                p.reasons.push_back({Message{"guide.reason.no_commitment_price", {}}, GuideBasis::price, 0, {}});
            }
        }
        p.verdict = verdictOf(p.score, excluded);
        list.push_back(std::move(p));
    }
    std::stable_sort(list.begin(), list.end(), [](const GuidePurchase &a, const GuidePurchase &b) {
        const bool outA = a.verdict == GuideVerdict::excluded, outB = b.verdict == GuideVerdict::excluded;
        return outA != outB ? outB : a.score > b.score;
    });
    return list;
}

Scenario scenarioOf(const GuideAnswer &answer)
{
    Scenario s;
    const std::string workload = answerOf(answer.answers, "workload");
    if (workload == "training" || workload == "fine_tuning")
        s.kind = WorkloadKind::training;
    else if (workload == "llm_serving")
        s.kind = WorkloadKind::llmServing;
    else if (workload == "hpc")
        s.kind = WorkloadKind::hpc;
    for (const GuideCandidate &c : answer.candidates)
        if (c.verdict == GuideVerdict::recommended)
            s.typeFilter.insert(s.typeFilter.end(), c.types.begin(), c.types.end());
    s.purchase.clear();
    for (const GuidePurchase &p : answer.purchases)
        if (p.verdict == GuideVerdict::recommended || p.verdict == GuideVerdict::possible)
            s.purchase.push_back(p.option);
    if (s.purchase.empty())
        s.purchase.push_back({});
    return s;
}

} // namespace

std::string_view guideBasisId(GuideBasis basis)
{
    switch (basis) {
    case GuideBasis::specification: return "specification";
    case GuideBasis::price: return "price";
    case GuideBasis::publication: return "publication";
    case GuideBasis::judgement: return "judgement";
    }
    return {};
}

std::string_view guideVerdictId(GuideVerdict verdict)
{
    switch (verdict) {
    case GuideVerdict::recommended: return "recommended";
    case GuideVerdict::possible: return "possible";
    case GuideVerdict::discouraged: return "discouraged";
    case GuideVerdict::excluded: return "excluded";
    }
    return {};
}

std::string_view guideGroupId(GuideGroup group) { return groupIds()[static_cast<std::size_t>(group)]; }

std::string guideGroupTitle(GuideGroup group)
{
    const std::string id(guideGroupId(group));
    return (parseInstanceKind(id) ? "value." : "guide.group.") + id;
}

Result<GuideAnswer> answerGuide(const GuideAnswers &answers, const SnapshotPtr &snapshot)
{
    for (const auto &[id, text] : answers)
        if (auto error = badAnswer(id, text))
            return tl::unexpected(std::move(*error));
    GuideAnswer out;
    // In the order of the questions, so that a question sees the answers it depends on.
    for (const GuideQuestion &q : guideQuestions()) {
        if (!asked(q, out.answers))
            continue;
        const auto given = answers.find(std::string(q.id));
        if (given != answers.end())
            out.answers.emplace(given->first, given->second);
        else if (!q.defaultAnswer.empty())
            out.answers.emplace(q.id, q.defaultAnswer);
        else
            out.open.emplace_back(q.id);
    }
    const std::optional<MemoryDemand> memory = memoryDemandOf(snapshot.get(), out.answers);
    if (memory)
        if (const auto fit = memoryFit(*memory, 1.0, 1.0)) // one device of no matter what size: what it would hold
            out.memoryGib = fit->bytesPerAccelerator / kGib;
    const double share = numberOf(out.answers, "hours_per_week").value_or(kHoursPerWeek) / kHoursPerWeek;
    out.utilisationShare = share;

    for (std::size_t i = 0; i < groupIds().size(); ++i) {
        GuideCandidate c;
        c.group = static_cast<GuideGroup>(i);
        bool excluded = false;
        for (const Rule &rule : groupRules()) {
            if (std::find(rule.groups.begin(), rule.groups.end(), c.group) == rule.groups.end()
                || !holds(rule.when, out.answers))
                continue;
            c.reasons.push_back(reasonOf(rule));
            excluded = excluded || rule.weight == kExclude;
            c.score += rule.weight == kExclude ? 0 : rule.weight;
        }
        c.verdict = verdictOf(c.score, excluded);
        if (snapshot)
            fillFromCatalogue(*snapshot, out.answers, memory, c);
        out.candidates.push_back(std::move(c));
    }
    std::stable_sort(
        out.candidates.begin(), out.candidates.end(), [](const GuideCandidate &a, const GuideCandidate &b) {
            const bool outA = a.verdict == GuideVerdict::excluded, outB = b.verdict == GuideVerdict::excluded;
            return outA != outB ? outB : a.score > b.score;
        });
    std::vector<std::string> families;
    for (const GuideCandidate &c : out.candidates)
        if (c.verdict == GuideVerdict::recommended)
            families.insert(families.end(), c.families.begin(), c.families.end());
    out.purchases = purchasesOf(out.answers, snapshot.get(), families, share);

    if (!out.open.empty() && out.open.front() == "workload")
        out.notes.push_back({"guide.note.workload_first", {}});
    else
        out.scenario = scenarioOf(out);
    if (memory && out.memoryGib)
        out.notes.push_back(
            {memory->use == MemoryUse::training ? "guide.note.memory_training" : "guide.note.memory_inference",
                {std::round(*out.memoryGib * 10.0) / 10.0}});
    if (answerOf(out.answers, "interruption") != "none")
        out.notes.push_back({"guide.note.spot_pools_differ", {}});
    if (answerOf(out.answers, "region_choice") == "free")
        out.notes.push_back({"guide.note.compare_regions", {}});
    out.notes.push_back({"guide.note.judgement", {}});
    out.notes.push_back({"guide.note.evaluate_next", {}});
    return out;
}

} // namespace wattfare
