// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/ranking.h"
#include "model/study/study_line.h"
#include "model/support/decimal.h"
#include "tests/model/study/study_fixture.h"

#include <algorithm>
#include <cmath>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// The document of a study whose member "study" is replaced.
std::string document(const std::string &member)
{
    return "{\"wattfare\": 2,\n\"kind\": \"inference\",\n\"study\": " + member + "\n}";
}

std::string withAxis(const std::string &axis) { return document("{\"axes\": [" + axis + "]}"); }

} // namespace

TEST_CASE("a study is written and read back, bytes and all")
{
    Study study = bertStudy();
    study.keep = {true, true, {"g5.xlarge@us-east-1/on-demand"}, {Metric::usdPerMillion, Metric::kwhPerMillion}};
    study.seed = 18446744073709551615ULL;
    study.by = Metric::gco2ePerMillion;
    const std::string text = writeStudy(study);
    const auto read = parseStudy(text, "a.wattfare");
    REQUIRE(read);
    CHECK(*read == study);
    CHECK(writeStudy(*read) == text);
}

TEST_CASE("a scenario document keeps its study, without a warning, and gives it back")
{
    const Study study = bertStudy();
    std::vector<Message> warnings;
    const auto scenario = parseScenario(writeStudy(study), "a.wattfare", &warnings);
    REQUIRE(scenario);
    CHECK(warnings.empty());
    const auto found = studyOf(*scenario, "a.wattfare");
    REQUIRE(found);
    REQUIRE(*found);
    CHECK(**found == study);
    CHECK(writeScenario(*scenario) == writeStudy(study));
    CHECK_FALSE(studyOf(study.scenario, "a.wattfare").value());
    CHECK(evaluated(*scenario)->size() == evaluated(study.scenario)->size());
}

TEST_CASE("what is no study is refused whole, with its file, line and member")
{
    struct Case {
        std::string text, field, found;
    };
    const std::string demand = "{\"parameter\": \"inference.demand_per_hour\", \"scale\": \"linear\", ";
    const std::vector<Case> cases{
        {"{\"wattfare\": 2}", "study", ""},
        {document("[]"), "study", "[]"},
        {document("{}"), "study.axes", ""},
        {document("{\"axes\": []}"), "study.axes", "0"},
        {document("{\"axes\": 3}"), "study.axes", "3"},
        {document("{\"axes\": [1]}"), "study.axes[0]", "1"},
        {document("{\"axis\": []}"), "study.axis", "axis"},
        {withAxis("{}"), "study.axes[0].parameter", ""},
        {withAxis("{\"parameter\": \"nonsense\", \"values\": [\"1\"]}"), "study.axes[0].parameter", "nonsense"},
        {withAxis("{\"parameter\": \"title\", \"values\": [\"1\"]}"), "study.axes[0].parameter", "title"},
        {withAxis("{\"parameter\": \"kind\", \"values\": [\"hpc\"]}"), "study.axes[0].parameter", "kind"},
        {withAxis("{\"parameter\": \"training.nodes\", \"values\": [\"1\"]}"), "study.axes[0].parameter",
            "training.nodes"},
        {withAxis("{\"parameter\": \"llm.batch\", \"values\": [\"1\"]}"), "study.axes[0].parameter", "llm.batch"},
        {withAxis("{\"parameter\": \"regions\", \"values\": []}"), "study.axes[0].values", "0"},
        {withAxis("{\"parameter\": \"regions\", \"values\": [1]}"), "study.axes[0].values[0]", "1"},
        {withAxis("{\"parameter\": \"regions\", \"values\": [\"a\", \"a\"]}"), "study.axes[0].values[1]", "a"},
        {withAxis("{\"parameter\": \"purchase\", \"values\": [\"on-demand\", \"gift\"]}"), "study.axes[0].values[1]",
            "gift"},
        {withAxis("{\"parameter\": \"regions\", \"scale\": \"linear\", \"from\": 1, \"to\": 2, \"count\": 2}"),
            "study.axes[0].scale", "linear"},
        {withAxis("{\"parameter\": \"regions\", \"scale\": \"cubic\", \"values\": [\"a\"]}"), "study.axes[0].scale",
            "cubic"},
        {withAxis(demand + "\"from\": 1, \"to\": 2}"), "study.axes[0].count", ""},
        {withAxis(demand + "\"from\": 1, \"to\": 2, \"count\": 0}"), "study.axes[0].count", "0"},
        {withAxis(demand + "\"from\": 1, \"to\": 2, \"count\": 1}"), "study.axes[0].count", "1"},
        {withAxis(demand + "\"from\": 1, \"to\": 2, \"count\": -3}"), "study.axes[0].count", "-3"},
        {withAxis(demand + "\"from\": 1, \"to\": 2, \"count\": 2.5}"), "study.axes[0].count", "2.5"},
        {withAxis(demand + "\"from\": \"1\", \"to\": 2, \"count\": 2}"), "study.axes[0].from", "1"},
        {withAxis(demand + "\"from\": 2, \"to\": 2, \"count\": 2}"), "study.axes[0].to", "2"},
        {withAxis(demand + "\"from\": -1, \"to\": 2, \"count\": 2}"), "study.axes[0].from", "-1"},
        {withAxis(demand + "\"from\": 1, \"to\": 1e13, \"count\": 2}"), "study.axes[0].to", "1e+13"},
        {withAxis(demand + "\"from\": 1, \"to\": 2, \"count\": 2, \"values\": []}"), "study.axes[0].values", "values"},
        {withAxis("{\"parameter\": \"inference.demand_per_hour\", \"scale\": \"logarithmic\", \"from\": 0, \"to\": 2, "
                  "\"count\": 2}"),
            "study.axes[0].from", "0"},
        {withAxis("{\"parameter\": \"inference.redundancy\", \"scale\": \"linear\", \"from\": 0, \"to\": 3, "
                  "\"count\": 9}"),
            "study.axes[0].count", "9"},
        {withAxis("{\"parameter\": \"day\", \"values\": [\"2026-13-01\"]}"), "study.axes[0].values[0]", "2026-13-01"},
        {withAxis("{\"parameter\": \"energy.pue\", \"values\": [\"1.2\"]}, {\"parameter\": \"energy.pue\", \"values\": "
                  "[\"1.3\"]}"),
            "study.axes[1].parameter", "energy.pue"},
        {document("{\"by\": \"charm\", \"axes\": []}"), "study.by", "charm"},
        {document("{\"by\": \"usd_total\", \"axes\": [{\"parameter\": \"energy.pue\", \"values\": [\"1.2\"]}]}"),
            "study.by", "usd_total"},
        {document("{\"by\": \"utilisation\", \"axes\": [{\"parameter\": \"energy.pue\", \"values\": [\"1.2\"]}]}"),
            "study.by", "utilisation"},
        {document("{\"seed\": -1, \"axes\": []}"), "study.seed", "-1"},
        {document("{\"keep\": {\"loser\": true}, \"axes\": []}"), "study.keep.loser", "loser"},
        {document("{\"keep\": {\"front\": 1}, \"axes\": []}"), "study.keep.front", "1"},
        {document("{\"keep\": {\"candidates\": [\"g5.xlarge\"]}, \"axes\": [{\"parameter\": \"energy.pue\", "
                  "\"values\": [\"1.2\"]}]}"),
            "study.keep.candidates[0]", "g5.xlarge"},
        {document("{\"keep\": {\"metrics\": [\"hours\"]}, \"axes\": [{\"parameter\": \"energy.pue\", \"values\": "
                  "[\"1.2\"]}]}"),
            "study.keep.metrics[0]", "hours"},
    };
    for (const Case &each : cases) {
        INFO(each.text);
        const auto read = parseStudy(each.text, "bad.wattfare");
        REQUIRE_FALSE(read);
        CHECK(read.error().code == Error::Code::badInput);
        REQUIRE(read.error().message.id == "input.refused");
        const auto &args = read.error().message.args;
        REQUIRE(args.size() == 5);
        CHECK(args[0] == "bad.wattfare");
        CHECK(args[2] == each.field);
        if (!each.found.empty())
            CHECK(args[3] == each.found);
        if (each.field.size() > 6 && each.text.find("\"study\"") != std::string::npos)
            CHECK(args[1] == "3"); // the line of the member
    }
    CHECK(parseStudy("{", "bad.wattfare").error().message.id == "document.not_json");
    CHECK(
        parseStudy(std::string(kMaxDocumentBytes + 1, ' '), "bad.wattfare").error().message.id == "document.too_large");
    const auto five = [] {
        std::string axes;
        for (const char *name : {"pue", "lifetime_h", "u_cpu_pct", "u_acc_pct", "u_mem_pct"})
            axes += (axes.empty() ? "" : ",") + std::string("{\"parameter\": \"energy.") + name
                + "\", \"values\": [\"50\"]}";
        return withAxis(axes);
    }();
    CHECK(parseStudy(five, "bad.wattfare").error().message.args[2] == "study.axes");
}

TEST_CASE("more than a thousand million points are refused, with the hours that they would take")
{
    Study study = bertStudy(100'000, 10'001);
    study.axes.pop_back();
    const auto points = pointCount(study);
    REQUIRE_FALSE(points);
    CHECK(points.error().message.id == "study.too_many_points");
    CHECK(points.error().message.args[0].number() == 1'000'100'000.0);
    CHECK(points.error().message.args[2].number() > 80.0);
    CHECK(parseStudy(writeStudy(study), "a").error().message.id == "study.too_many_points");
    CHECK(validateStudy(study).error().message.id == "study.too_many_points");
    study.axes[1].count = 10'000;
    CHECK(pointCount(study) == kMostPoints);
}

TEST_CASE("axes as the command line writes them")
{
    for (const char *text : {"inference.demand_per_hour=1e4..1e+08:200:log", "energy.pue=1.1..2:10",
             "regions=us-east-1;us-east-1,us-west-2", "energy.method=ccf"}) {
        INFO(text);
        const auto axis = parseAxis(text);
        REQUIRE(axis);
        const auto again = parseAxis(axisText(*axis));
        REQUIRE(again);
        CHECK(*again == *axis);
    }
    CHECK(*parseAxis("inference.demand_per_hour=1e4..1e8:200:log")
        == logarithmic("inference.demand_per_hour", 1e4, 1e8, 200));
    for (const char *text : {"", "=", "a", "a=", "=1", "a=1..x:3", "a=1..2:", "a=1..2:-1", "a=nan..2:3"}) {
        INFO(text);
        CHECK_FALSE(parseAxis(text));
    }
}

TEST_CASE("values of an axis: both ends, in order, whole where the parameter is")
{
    const StudyAxis demand = logarithmic("inference.demand_per_hour", 1e4, 1e8, 5);
    CHECK(axisValues(demand) == std::vector<std::string>{"10000", "1e+05", "1e+06", "1e+07", "1e+08"});
    CHECK(axisValues(linear("inference.redundancy", 0, 10, 4)) == std::vector<std::string>{"0", "3", "7", "10"});
    CHECK(axisValues(linear("energy.pue", 1, 1.3, 4)) == std::vector<std::string>{"1", "1.1", "1.2", "1.3"});
    const StudyAxis fine = logarithmic("inference.demand_per_hour", 1, 2, 10'000);
    double before = 0;
    for (std::size_t i = 0; i < fine.count; ++i) {
        REQUIRE(*axisNumber(fine, i) > before);
        before = *axisNumber(fine, i);
    }
    CHECK(before == 2.0);
    CHECK_FALSE(axisNumber(listed("regions", {"us-east-1"}), 0));
    CHECK(axisNumber(listed("energy.pue", {"1.5", "none"}), 0) == 1.5);
    CHECK_FALSE(axisNumber(listed("energy.pue", {"1.5", "none"}), 1));
}

TEST_CASE("a point's number and its places on the axes are one")
{
    const Study study = bertStudy(4, 3);
    REQUIRE(pointCount(study) == 24U);
    for (std::size_t index = 0; index < 24; ++index) {
        CHECK(indexOf(study, positionsOf(study, index)) == index);
        const auto scenario = scenarioAt(study, index);
        REQUIRE(scenario);
        const auto at = positionsOf(study, index);
        CHECK(scenario->inference.demandPerHour == *axisNumber(study.axes[0], at[0]));
        CHECK(scenario->inference.latencyLimitMs == *axisNumber(study.axes[1], at[1]));
        CHECK(scenario->regions.size() == at[2] + 1);
    }
    CHECK(positionsOf(study, 5) == std::vector<std::size_t>{1, 1, 0});
}

TEST_CASE("a point is what evaluation and answer say of its scenario")
{
    for (const char *preset :
        {"layoutlm", "bert-latency", "bert-large", "bert-large-spot", "llama31-8b-chat", "hpc-fp64"}) {
        INFO(preset);
        Study study;
        study.scenario = findPreset(preset)->scenario;
        study.scenario.typeFilter.clear();
        study.by = costMetric(study.scenario.kind);
        study.axes = {linear("energy.pue", 1.1, 1.5, 2)};
        study.keep.metrics = {study.by, Metric::wattsPerInstance};
        study.keep.front = true;
        study.keep.candidates = {"g5.xlarge@us-east-1/on-demand", "no.such@us-east-1/on-demand"};
        const PointResult point = evaluatePoint(study, catalog(), 1);
        const auto results = evaluated(*scenarioAt(study, 1));
        const Answer found = answer(*results);
        REQUIRE(found.cheapest);
        CHECK(point.index == 1);
        CHECK(point.winner == results->candidateId(*found.cheapest));
        CHECK(point.value == results->value(*found.cheapest, study.by));
        CHECK(point.second == (found.secondBest ? results->candidateId(*found.secondBest) : ""));
        const auto range = results->range(*found.cheapest, study.by);
        CHECK(point.low.has_value() == range.has_value());
        if (range) {
            CHECK(point.low == range->low);
            CHECK(point.high == range->high);
        }
        if (found.secondBest) {
            CHECK(point.equal == (results->value(*found.secondBest, study.by) == point.value));
            CHECK(point.tied == !MetricComparer(*results).apart(*found.cheapest, *found.secondBest, study.by));
        }
        // Winner, front, chosen ones.
        REQUIRE(point.kept.size() == 1 + found.front.size() + 2);
        CHECK(point.kept[0].candidate == point.winner);
        CHECK(point.kept[0].quantities[0].value == point.value);
        for (std::size_t i = 0; i < found.front.size(); ++i) {
            CHECK(point.kept[1 + i].role == KeptAs::front);
            CHECK(point.kept[1 + i].candidate == results->candidateId(found.front[i]));
        }
        CHECK(point.kept.back().reason == "absent");
        CHECK_FALSE(point.kept.back().quantities[0].value);
    }
}

TEST_CASE("a point without an answer says why")
{
    Study study = bertStudy();
    study.axes = {listed("inference.latency_limit_ms", {"0.01", "none"}), listed("model", {"bert-large"})};
    const PointResult tooStrict = evaluatePoint(study, catalog(), 0);
    CHECK(tooStrict.winner.empty());
    CHECK_FALSE(tooStrict.value);
    const Answer nobody = answer(*evaluated(*scenarioAt(study, 0)));
    REQUIRE(nobody.cause);
    CHECK(tooStrict.reason == exclusionInfo(*nobody.cause).id);
    CHECK(evaluatePoint(study, catalog(), 1).reason.empty());
    // Parameters that do not go together at some points alone.
    study.axes = {listed("inference.scale_with_traffic", {"true", "false"})};
    CHECK(evaluatePoint(study, catalog(), 0).reason == "scenario.missing");
    CHECK(evaluatePoint(study, catalog(), 1).reason.empty());
    // A name that the catalogue lacks is the study's mistake and no answer of its points.
    study.axes = {listed("regions", {"us-east-1", "mars-north-1"})};
    const auto run = runPoints(study, catalog(), 0, 2, [](std::span<const PointResult>) { return Result<void>(); });
    REQUIRE_FALSE(run);
    CHECK(run.error().message.id == "scenario.unknown_name");
    CHECK(run.error().message.args[1] == "mars-north-1");
}

TEST_CASE("points come in their order, the same on any number of threads, until somebody stops")
{
    const Study study = bertStudy();
    const std::size_t points = *pointCount(study);
    const auto run = [&](unsigned threads) {
        std::vector<PointResult> all;
        REQUIRE(runPoints(study, catalog(), 0, points,
            [&](std::span<const PointResult> some) {
                all.insert(all.end(), some.begin(), some.end());
                return Result<void>();
            },
            {threads, {}}));
        return all;
    };
    const std::vector<PointResult> one = run(1), two = run(2), three = run(3);
    REQUIRE(one.size() == points);
    for (std::size_t i = 0; i < points; ++i)
        REQUIRE(one[i].index == i);
    CHECK(one == two);
    CHECK(one == three);
    CHECK(one[17] == evaluatePoint(study, catalog(), 17));

    int asked = 0;
    const auto stopped = runPoints(study, catalog(), 0, points,
        [](std::span<const PointResult>) { return Result<void>(); }, {1, [&](double) { return ++asked < 3; }});
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
    CHECK(asked == 3);
}

TEST_CASE("points of the types that work alone are those of all types, along every parameter")
{
    for (const char *preset :
        {"layoutlm", "bert-latency", "llama31-8b-chat", "train-7b", "bert-large-spot", "hpc-fp64"}) {
        Study study;
        study.scenario = findPreset(preset)->scenario;
        study.scenario.typeFilter.clear();
        study.by = costMetric(study.scenario.kind);
        study.keep = {true, true, {"t3.micro@us-east-1/on-demand"}, {study.by}};
        for (const ParameterInfo &info : scenarioParameters()) {
            if (!canBeAxis(study.scenario.kind, info.key))
                continue;
            std::vector<std::string> values;
            if (info.type == ParameterType::number || info.type == ParameterType::integer)
                values = {shortestText(info.minimum), shortestText(info.maximum)};
            else if (info.type == ParameterType::boolean)
                values = {"false", "true"};
            else if (info.type == ParameterType::choice)
                values.assign(info.choices.begin(), info.choices.end());
            else if (info.type == ParameterType::date)
                values = {"2023-06-30", "2026-06-30"};
            else if (std::string_view(info.key) == "regions")
                values = {"us-east-1", "eu-west-1,us-west-2"};
            else if (std::string_view(info.key) == "purchase")
                values = {"on-demand", "spot"};
            if (values.size() < 2)
                continue;
            for (int order = 0; order < 2; ++order) {
                study.axes = {listed(info.key, values)};
                INFO(preset << ' ' << axisText(study.axes[0]));
                std::size_t i = 0;
                REQUIRE(runPoints(study, catalog(), 0, values.size(), [&](std::span<const PointResult> some) {
                    for (const PointResult &point : some)
                        CHECK(point == evaluatePoint(study, catalog(), i++));
                    return Result<void>();
                }));
                std::reverse(values.begin(), values.end());
            }
        }
    }
}

TEST_CASE("crossings lie where the winner changes, to a thousandth")
{
    Study study;
    study.scenario = findPreset("embeddings")->scenario;
    study.axes = {logarithmic("inference.demand_per_hour", 1e3, 1e8, 12)};
    const auto found = crossings(study, catalog());
    REQUIRE(found);
    REQUIRE_FALSE(found->list.empty());
    double before = 0;
    for (const Crossing &crossing : found->list) {
        INFO(crossing.before << ' ' << crossing.at << ' ' << crossing.below << ' ' << crossing.above);
        CHECK(crossing.at > before);
        CHECK(crossing.at - crossing.before <= kCrossingTolerance * crossing.at);
        CHECK(crossing.below != crossing.above);
        for (const auto &[x, winner] : {std::pair(crossing.before, crossing.below), {crossing.at, crossing.above}}) {
            Scenario scenario = study.scenario;
            scenario.inference.demandPerHour = x;
            const auto results = evaluated(scenario);
            CHECK(results->candidateId(*answer(*results).cheapest) == winner);
        }
        before = crossing.at;
    }
    CHECK(found->more == 0);
    CHECK(found->list.front().below == evaluatePoint(study, catalog(), 0).winner);
    CHECK(found->list.back().above == evaluatePoint(study, catalog(), 11).winner);
    const auto threads = crossings(study, catalog(), 0, 0, {1, {}});
    REQUIRE(threads);
    CHECK(threads->list.size() == found->list.size());

    study.axes = {listed("regions", {"us-east-1", "us-west-2"})};
    CHECK(crossings(study, catalog()).error().message.id == "study.no_numbers");
    study.axes = {logarithmic("inference.demand_per_hour", 1e3, 1e8, 12)};
    CHECK(crossings(study, catalog(), 0, 0, {0, [](double) { return false; }}).error().code == Error::Code::cancelled);
}

TEST_CASE("a crossing of whole numbers lies between neighbours")
{
    Study study;
    study.scenario = findPreset("embeddings")->scenario;
    study.scenario.inference.demandPerHour = 1e6;
    study.axes = {linear("inference.redundancy", 0, 400, 3)};
    const auto found = crossings(study, catalog());
    REQUIRE(found);
    REQUIRE_FALSE(found->list.empty());
    for (const Crossing &crossing : found->list) {
        CHECK(crossing.at == std::floor(crossing.at));
        CHECK(crossing.at - crossing.before == 1.0);
    }
}

TEST_CASE("crossings beyond the first thousand of a line are counted")
{
    const Study study = alternatingStudy();
    const auto found = crossings(study, catalog());
    REQUIRE(found);
    CHECK(found->list.size() == kMostCrossings);
    CHECK(found->more > 100);
    CHECK(std::ranges::is_sorted(found->list, {}, &Crossing::at));
    const auto fewer = crossings(alternatingStudy(100), catalog());
    REQUIRE(fewer);
    CHECK(fewer->list.size() < kMostCrossings);
    CHECK(fewer->more == 0);
}

TEST_CASE("a line of more points than it can hold is refused before any is looked at")
{
    Study study = alternatingStudy(kMostOfLine + 1);
    const auto refused = crossings(study, catalog());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == Error::Code::badInput);
    CHECK(refused.error().message
        == Message{"study.line_too_long", {"inference.demand_per_hour", kMostOfLine + 1, kMostOfLine}});
    CHECK(studyLine(study, catalog()).error().message.id == "study.line_too_long");
    study.axes[0].count = kMostPoints;
    CHECK(crossings(study, catalog()).error().message.id == "study.line_too_long");
    CHECK(studyLine(study, catalog()).error().message.id == "study.line_too_long");
    study.axes[0].count = kMostOfLine; // not refused for that
    CHECK(crossings(study, catalog(), 0, 0, {0, [](double) { return false; }}).error().code == Error::Code::cancelled);
}

TEST_CASE("the position of a value on an axis, of however many")
{
    const StudyAxis many = linear("inference.demand_per_hour", 1, 1e9, kMostPoints);
    CHECK(axisPosition(many, axisValue(many, 123'456'789)) == 123'456'789U);
    CHECK(axisPosition(many, "1") == 0U);
    CHECK(axisPosition(many, axisValue(many, kMostPoints - 1)) == kMostPoints - 1);
    for (const char *none : {"", "many", "0", "2e9", "1.5", "01"}) {
        INFO(none);
        CHECK_FALSE(axisPosition(many, none));
    }
    for (const StudyAxis &axis : {logarithmic("inference.demand_per_hour", 1e4, 1e8, 57),
             linear("inference.redundancy", 0, 10, 4), listed("regions", {"us-west-2", "us-east-1"})}) {
        const auto values = axisValues(axis);
        for (std::size_t i = 0; i < values.size(); ++i)
            CHECK(axisPosition(axis, values[i]) == i);
    }
}

TEST_CASE("costs of points: of regions and options as many times as there are candidates")
{
    Study study = bertStudy(10, 10);
    const PointCosts costs(study, *catalog());
    // 100 points of one region, then 100 of two: factors 2 and 3.
    CHECK(costs.upTo(0) == 0.0);
    CHECK(costs.upTo(100) == Approx(200.0));
    CHECK(costs.upTo(200) == Approx(500.0));
    CHECK(costs.upTo(150) == Approx(350.0));
    CHECK(costs.upTo(7) == Approx(14.0));
    CHECK(costs.boundary(0.4) == 100);
    CHECK(costs.boundary(0.0) == 0);
    CHECK(costs.boundary(1.0) == 200);
    double before = -1;
    for (std::size_t i = 0; i <= 200; ++i) {
        REQUIRE(costs.upTo(i) > before);
        before = costs.upTo(i);
    }
    const auto seconds = predictedSeconds(study, catalog());
    REQUIRE(seconds);
    CHECK(*seconds > 0);
}
