// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/unlike_sources.h"
#include "model/report/build_report.h"
#include "model/support/phrase.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// The training run of BERT-Large, with the benchmarks of both types as a test wants them.
struct Measured {
    std::shared_ptr<Snapshot> snapshot = std::make_shared<Snapshot>(*catalog());
    Scenario scenario = findPreset("bert-large")->scenario;
    ResultsPtr results = run();
    std::vector<std::size_t> rows{*results->find("p4d.24xlarge"), *results->find("trn1.32xlarge")};
    Benchmark &p4d = benchmark(0), &trn1 = benchmark(1);

    Measured()
    {
        for (Benchmark *each : {&p4d, &trn1}) {
            each->precision = "FP16";
            each->framework = "PyTorch 2.1";
            each->date = "2023-06";
            each->cls = FigureClass::measured;
        }
    }
    ResultsPtr run() const
    {
        const auto found = evaluate(scenario, snapshot);
        REQUIRE(found);
        return *found;
    }
    Benchmark &benchmark(std::size_t i)
    {
        const BenchmarkIndex index = results->benchmark(rows[i]);
        REQUIRE(index != kNone);
        return snapshot->benchmarks[index];
    }
    std::array<bool, kSourceTraitCount> differs() const { return unlikeSources(*run(), rows).differs; }
};

using Differs = std::array<bool, kSourceTraitCount>;

} // namespace

TEST_CASE("throughputs side by side are compared in precision, framework, year and who measured")
{
    Measured m;
    CHECK(m.differs() == Differs{});
    CHECK_FALSE(unlikeSourcesSentence(*m.run(), m.rows));
    m.trn1.framework = "pytorch 2.4, CUDA 12"; // another version of the same
    CHECK(m.differs() == Differs{});
    m.trn1.precision = "fp16 weights";
    CHECK(m.differs() == Differs{});
    m.trn1.precision = "FP32 autocast Matmult-BF16";
    CHECK(m.differs() == Differs{true, false, false, false});
    m.trn1.precision = ""; // not stated is no difference
    CHECK(m.differs() == Differs{});
    m.trn1.framework = "torch-neuronx 1.13";
    CHECK(m.differs() == Differs{false, true, false, false});
    // Nothing is said of the traits that are alike.
    const auto named = [](const char *type, const char *framework) {
        return Clause(Phrase::nameColon, {type, framework});
    };
    CHECK(unlikeSourcesSentence(*m.run(), m.rows)
        == Message{"compare.unlike",
            {Phrase::traitFramework,
                Clause(Phrase::semicolonBetween,
                    {named("p4d.24xlarge", "PyTorch"), named("trn1.32xlarge", "torch-neuronx")})}});
    m.trn1.date = "2024";
    CHECK(m.differs() == Differs{false, true, true, false});
    m.trn1.cls = FigureClass::vendor;
    CHECK(m.differs() == Differs{false, true, true, true});
    m.trn1.precision = "bfloat16";
    const UnlikeSources found = unlikeSources(*m.run(), m.rows);
    CHECK(found.any());
    REQUIRE(found.sources.size() == 2);
    CHECK(found.sources[0].type == "p4d.24xlarge");
    CHECK(found.sources[0].precision == "FP16");
    CHECK(found.sources[0].framework == "PyTorch");
    CHECK(found.sources[0].year == 2023);
    CHECK(found.sources[0].measuredBy == FigureClass::measured);
    CHECK(found.sources[1].precision == "BF16");
    CHECK(found.sources[1].framework == "torch-neuronx");
    CHECK(found.sources[1].year == 2024);
    CHECK(found.sources[1].measuredBy == FigureClass::vendor);
    // A type counts once, however often it is bought, and one beside itself is like itself.
    const std::vector<std::size_t> twice{m.rows[0], m.rows[0]};
    CHECK(unlikeSources(*m.run(), twice).sources.size() == 1);
    CHECK_FALSE(unlikeSources(*m.run(), twice).any());
    // A rate that the person typed beside a measured one.
    m.scenario.ownThroughput["p4d.24xlarge"] = 2000;
    const UnlikeSources typed = unlikeSources(*m.run(), m.rows);
    CHECK(typed.differ(SourceTrait::measuredBy));
    CHECK_FALSE(typed.differ(SourceTrait::precision));
}

TEST_CASE("answer and report say where throughputs were not measured alike")
{
    Measured m;
    const auto saysSo = [](const std::vector<Message> &sentences) {
        return std::any_of(
            sentences.begin(), sentences.end(), [](const Message &said) { return said.id == "compare.unlike"; });
    };
    const auto notes = [&] {
        const auto results = m.run();
        ReportOptions options;
        for (const std::size_t row : m.rows)
            options.pinned.push_back(results->candidate(row));
        const Report report = buildReport(*results, answer(*results), options);
        const ReportSection *section = findSection(report, "comparison");
        REQUIRE(section);
        return std::get<ReportTable>(section->blocks.front()).notes;
    };
    CHECK_FALSE(saysSo(answer(*m.run()).sentences));
    CHECK_FALSE(saysSo(notes()));
    m.trn1.precision = "BF16";
    CHECK(saysSo(answer(*m.run()).sentences));
    CHECK(saysSo(notes()));
}

TEST_CASE("where an estimate leads, what was measured is among the sources that are not alike")
{
    // inf1.xlarge leads by the rate of inf1.2xlarge, in one region before the other.
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset();
    scenario.typeFilter.push_back("inf1.xlarge");
    scenario.regions = {"us-east-1", "us-west-2"};
    const auto results = evaluated(scenario);
    const auto typeOf = [&](const std::optional<std::size_t> &row) {
        REQUIRE(row);
        return results->snapshot().types[results->candidate(*row).type].name;
    };
    const Answer found = answer(*results);
    REQUIRE(typeOf(found.cheapest) == "inf1.xlarge");
    REQUIRE(results->throughputClass(*found.cheapest) == FigureClass::estimate);
    REQUIRE(typeOf(found.secondBest) == "inf1.xlarge");
    REQUIRE(typeOf(found.compared) == "g4dn.2xlarge");
    REQUIRE(typeOf(found.bestMeasured) == "inf1.2xlarge");
    const auto said = std::find_if(found.sentences.begin(), found.sentences.end(),
        [](const Message &sentence) { return sentence.id == "compare.unlike"; });
    REQUIRE(said != found.sentences.end());
    const std::vector<std::size_t> rows{*found.cheapest, *found.compared, *found.secondBest, *found.bestMeasured};
    CHECK(unlikeSources(*results, rows).sources.size() == 3);
    CHECK(unlikeSourcesSentence(*results, rows) == *said);
}
