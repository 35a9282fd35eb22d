// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/guide/guide.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

SnapshotPtr catalogue()
{
    static const SnapshotPtr snapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        REQUIRE(loaded.has_value());
        return *loaded;
    }();
    return snapshot;
}

GuideAnswer guideOf(const GuideAnswers &answers, const SnapshotPtr &snapshot = {})
{
    const auto answer = answerGuide(answers, snapshot);
    REQUIRE(answer.has_value());
    return *answer;
}

const GuideCandidate &candidate(const GuideAnswer &a, GuideGroup group)
{
    return *std::find_if(
        a.candidates.begin(), a.candidates.end(), [&](const GuideCandidate &c) { return c.group == group; });
}

const GuidePurchase &purchase(const GuideAnswer &a, PurchaseKind kind, int term = 1)
{
    return *std::find_if(a.purchases.begin(), a.purchases.end(), [&](const GuidePurchase &p) {
        return p.option.kind == kind && (kind != PurchaseKind::commitment || p.option.termYears == term);
    });
}

bool hasReason(const std::vector<GuideReason> &reasons, std::string_view id)
{
    return std::any_of(reasons.begin(), reasons.end(), [&](const GuideReason &r) { return r.message.id == id; });
}

} // namespace

TEST_CASE("the questions are well formed", "[guide]")
{
    std::set<std::string_view> ids;
    for (const GuideQuestion &q : guideQuestions()) {
        INFO(q.id);
        CHECK(ids.insert(q.id).second);
        CHECK(findGuideQuestion(q.id) == &q);
        CHECK((q.kind == GuideQuestionKind::choice) == !q.choices.empty());
        if (!q.dependsOn.empty()) {
            REQUIRE(findGuideQuestion(q.dependsOn) != nullptr);
            CHECK(findGuideQuestion(q.dependsOn) < &q); // asked before
            for (const std::string_view a : q.dependsAnswers)
                CHECK(answerGuide({{std::string(q.dependsOn), std::string(a)}}).has_value());
        }
        if (!q.defaultAnswer.empty())
            CHECK(answerGuide({{std::string(q.id), std::string(q.defaultAnswer)}}).has_value());
    }
}

TEST_CASE("without answers the guide asks for the workload", "[guide]")
{
    const GuideAnswer a = guideOf({});
    REQUIRE_FALSE(a.open.empty());
    CHECK(a.open.front() == "workload");
    CHECK_FALSE(a.scenario.has_value());
    CHECK(a.notes.front().id == "guide.note.workload_first");
}

TEST_CASE("training on one accelerator family or another", "[guide]")
{
    const GuideAnswer a
        = guideOf({{"workload", "training"}, {"interruption", "with_checkpoints"}, {"lifetime_months", "3"}});
    CHECK(candidate(a, GuideGroup::gpuFabric).verdict == GuideVerdict::recommended);
    CHECK(candidate(a, GuideGroup::trainium).verdict == GuideVerdict::recommended);
    CHECK(candidate(a, GuideGroup::inferentia).verdict == GuideVerdict::excluded);
    CHECK(candidate(a, GuideGroup::cpuX86).verdict == GuideVerdict::discouraged);
    // A published claim names its source, a judgement says that it is one.
    for (const GuideReason &r : candidate(a, GuideGroup::trainium).reasons)
        if (r.basis == GuideBasis::publication)
            CHECK_FALSE(r.sources.empty());
    CHECK(purchase(a, PurchaseKind::spot).verdict == GuideVerdict::recommended);
    CHECK(purchase(a, PurchaseKind::commitment).verdict == GuideVerdict::excluded);
    CHECK(hasReason(purchase(a, PurchaseKind::commitment).reasons, "guide.reason.shorter_than_term"));
    REQUIRE(a.scenario.has_value());
    CHECK(a.scenario->kind == WorkloadKind::training);

    const GuideAnswer cuda = guideOf({{"workload", "training"}, {"framework", "cuda_kernels"}});
    CHECK(candidate(cuda, GuideGroup::trainium).verdict == GuideVerdict::excluded);
    CHECK(candidate(cuda, GuideGroup::gpuFabric).verdict == GuideVerdict::recommended);
    CHECK(purchase(cuda, PurchaseKind::spot).verdict == GuideVerdict::excluded);
}

TEST_CASE("families and types come from the catalogue and hold the model", "[guide]")
{
    // 70e9 parameters in 2 bytes: 140 GB and a workspace; no single 24 GiB card, four 48 GiB ones.
    const GuideAnswer a = guideOf({{"workload", "llm_serving"}, {"model_parameters", "70"}}, catalogue());
    CHECK_THAT(a.memoryGib.value(), near((140e9 + 1073741824.0) / 1073741824.0, 1e-9));
    const GuideCandidate &card = candidate(a, GuideGroup::gpuCard);
    CHECK_FALSE(card.types.empty());
    CHECK(std::find(card.types.begin(), card.types.end(), "g5.xlarge") == card.types.end());
    CHECK(std::find(card.families.begin(), card.families.end(), "g6e") != card.families.end());
    const GuideAnswer small = guideOf({{"workload", "inference"}, {"model_parameters", "0.1"}}, catalogue());
    CHECK(candidate(small, GuideGroup::inferentia).verdict == GuideVerdict::recommended);
    CHECK(std::find(candidate(small, GuideGroup::gpuCard).families.begin(),
              candidate(small, GuideGroup::gpuCard).families.end(), "g5")
        != candidate(small, GuideGroup::gpuCard).families.end());
    const GuideAnswer vast = guideOf({{"workload", "inference"}, {"model_parameters", "90000"}}, catalogue());
    for (const GuideCandidate &c : vast.candidates)
        CHECK(c.verdict == GuideVerdict::excluded);
    CHECK(hasReason(candidate(vast, GuideGroup::gpuFabric).reasons, "guide.reason.nothing_fits"));
    // FP8 leaves what has FP8 rates.
    const GuideAnswer fp8
        = guideOf({{"workload", "llm_serving"}, {"precision", "fp8"}, {"model_parameters", "8"}}, catalogue());
    const auto &families = candidate(fp8, GuideGroup::gpuFabric).families;
    CHECK(std::find(families.begin(), families.end(), "p5") != families.end());
    CHECK(std::find(families.begin(), families.end(), "p4d") == families.end());
}

TEST_CASE("a commitment is judged by dated prices and the hours in use", "[guide]")
{
    const GuideAnswers base{{"workload", "inference"}, {"lifetime_months", "36"}};
    const GuideAnswer always = guideOf(base, catalogue());
    const GuidePurchase &oneYear = purchase(always, PurchaseKind::commitment, 1);
    REQUIRE(oneYear.breakEvenUtilisation.has_value());
    CHECK(*oneYear.breakEvenUtilisation > 0.3);
    CHECK(*oneYear.breakEvenUtilisation < 1.0);
    CHECK(hasReason(oneYear.reasons, "guide.reason.above_break_even"));
    CHECK_FALSE(hasReason(oneYear.reasons, "guide.reason.commitment_prices_old")); // the catalogue's newest are of 2026
    GuideAnswers rarely = base;
    rarely["hours_per_week"] = "20";
    const GuideAnswer seldom = guideOf(rarely, catalogue());
    CHECK(hasReason(purchase(seldom, PurchaseKind::commitment, 1).reasons, "guide.reason.below_break_even"));
    CHECK(purchase(seldom, PurchaseKind::commitment, 1).score < oneYear.score);
    CHECK_FALSE(purchase(guideOf(base), PurchaseKind::commitment, 1).breakEvenUtilisation.has_value());
}

TEST_CASE("the break-even of a commitment is that of the option it stands beside", "[guide]")
{
    const Snapshot &s = *catalogue();
    const GuideAnswer a = guideOf({{"workload", "inference"}, {"lifetime_months", "36"}}, catalogue());
    std::set<std::string> families;
    for (const GuideCandidate &c : a.candidates)
        if (c.verdict == GuideVerdict::recommended)
            families.insert(c.families.begin(), c.families.end());
    for (const int term : {1, 3}) {
        INFO(term);
        const GuidePurchase &bought = purchase(a, PurchaseKind::commitment, term);
        CHECK((bought.breakEvenUtilisation.has_value() || term == 3)); // of three years it knows older families alone
        if (!bought.breakEvenUtilisation)
            continue;
        const CommitmentBook &book = s.commitments;
        std::vector<double> shares; // shares of on-demand
        for (std::size_t i = 0; i < book.size(); ++i) {
            if (book.plan[i] != bought.option.plan || book.termYears[i] != term
                || book.payment[i] != bought.option.payment || !families.contains(s.types[book.type[i]].family)
                || book.effectiveNano[i] <= 0)
                continue;
            if (const auto row = s.priceAt(s.onDemand, book.type[i], book.region[i], book.date[i]))
                shares.push_back(book.effectiveUsdPerHour(i) / s.onDemand.usdPerHour(*row));
        }
        REQUIRE_FALSE(shares.empty()); // the option named is one that has prices
        CHECK(*bought.breakEvenUtilisation >= *std::min_element(shares.begin(), shares.end()));
        CHECK(*bought.breakEvenUtilisation <= *std::max_element(shares.begin(), shares.end()));
    }
    // Without upfront payment a year costs more than with it: 59 % is the figure of all upfront.
    const GuidePurchase &oneYear = purchase(a, PurchaseKind::commitment, 1);
    CHECK(oneYear.option.payment == "no_upfront");
    CHECK(*oneYear.breakEvenUtilisation > 0.62);
}

TEST_CASE("video, HPC and Arm", "[guide]")
{
    const GuideAnswer video = guideOf({{"workload", "video"}}, catalogue());
    CHECK(candidate(video, GuideGroup::media).verdict == GuideVerdict::recommended);
    CHECK(candidate(video, GuideGroup::trainium).verdict == GuideVerdict::excluded);
    const GuideAnswer hpc = guideOf({{"workload", "hpc"}, {"arm", "no"}}, catalogue());
    CHECK(candidate(hpc, GuideGroup::gpuFabric).verdict == GuideVerdict::recommended);
    CHECK(candidate(hpc, GuideGroup::cpuArm).verdict == GuideVerdict::excluded);
    CHECK(candidate(hpc, GuideGroup::inferentia).verdict == GuideVerdict::excluded);
}

TEST_CASE("bad answers are refused by name", "[guide]")
{
    const auto refusal = [](const GuideAnswers &a) { return answerGuide(a).error().message; };
    CHECK(refusal({{"colour", "red"}}) == Message{"guide.no_such_question", {"colour"}});
    CHECK(refusal({{"goal", "fame"}})
        == Message{"guide.no_such_choice", {"goal", "fame", "cost, balance, carbon, time"}});
    CHECK(refusal({{"hours_per_week", "169"}}) == Message{"guide.bad_number", {"hours_per_week", "169", 0, 168}});
    CHECK(refusal({{"hours_per_week", "nan"}}).id == "guide.bad_number");
    CHECK(refusal({{"hours_per_week", ""}}).id == "guide.bad_number");
}

TEST_CASE("every combination of two answers has an answer", "[guide][property]")
{
    for (const GuideQuestion &a : guideQuestions())
        for (const GuideQuestion &b : guideQuestions()) {
            if (a.kind != GuideQuestionKind::choice || b.kind != GuideQuestionKind::choice || a.id == b.id)
                continue;
            for (const std::string_view x : a.choices)
                for (const std::string_view y : b.choices) {
                    GuideAnswers answers{{"workload", "training"}};
                    answers[std::string(a.id)] = x;
                    answers[std::string(b.id)] = y;
                    const auto result = answerGuide(answers, catalogue());
                    REQUIRE(result.has_value());
                    CHECK(result->candidates.size() == 10);
                    CHECK(result->purchases.size() == 5);
                    for (std::size_t i = 1; i < result->candidates.size(); ++i) {
                        const GuideCandidate &before = result->candidates[i - 1], &after = result->candidates[i];
                        CHECK((before.verdict != GuideVerdict::excluded || after.verdict == GuideVerdict::excluded));
                        if (after.verdict != GuideVerdict::excluded)
                            CHECK(before.score >= after.score);
                        if (after.verdict == GuideVerdict::excluded)
                            CHECK_FALSE(after.reasons.empty());
                    }
                }
        }
}

TEST_CASE("sources that the guide names are in the catalogue", "[guide]")
{
    for (const char *workload : {"training", "fine_tuning", "inference", "llm_serving", "hpc", "video"})
        for (const char *goal : {"cost", "carbon", "balance", "time"}) {
            const GuideAnswer a
                = guideOf({{"workload", workload}, {"goal", goal}, {"interruption", "with_checkpoints"}}, catalogue());
            for (const GuideCandidate &c : a.candidates)
                for (const GuideReason &r : c.reasons)
                    for (const std::string &source : r.sources)
                        CHECK(catalogue()->source(source) != kNone);
            for (const GuidePurchase &p : a.purchases)
                for (const GuideReason &r : p.reasons)
                    for (const std::string &source : r.sources)
                        CHECK(catalogue()->source(source) != kNone);
        }
}
