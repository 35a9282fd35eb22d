// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/cpu_stream_fit.h"
#include "model/prediction/inference_fit.h"
#include "model/prediction/training_time_fit.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

bool leavesOut(const std::vector<LeftOutPrediction> &rows, std::string_view model, std::string_view accelerator)
{
    return std::any_of(rows.begin(), rows.end(),
        [&](const LeftOutPrediction &row) { return row.model == model && row.accelerator == accelerator; });
}

InferencePoint point(std::size_t model, std::size_t device)
{
    InferencePoint p;
    p.model = "model" + std::to_string(model);
    p.cls = model % 2 ? NetworkClass::cnn : NetworkClass::encoder;
    p.flopsPerUnit = 1e9 * std::exp2(static_cast<double>(model));
    p.accelerator = "device" + std::to_string(device);
    p.architecture = "architecture" + std::to_string(device / 2);
    p.peakTflops = 60 * std::exp2(static_cast<double>(device));
    p.bandwidthGbs = 300 * std::exp2(static_cast<double>(device) * 0.8);
    p.precision = "int8";
    p.source = "rounds";
    return p;
}

std::vector<InferenceRow> inferenceRows()
{
    std::mt19937_64 random(5);
    std::normal_distribution<double> normal;
    std::vector<InferenceRow> rows;
    for (std::size_t model = 0; model < 6; ++model)
        for (std::size_t device = 0; device < 6; ++device)
            for (const double count : {1.0, 4.0, 8.0}) {
                InferenceRow row;
                row.key = "r" + std::to_string(rows.size() + 100);
                row.point = point(model, device);
                row.point.count = count;
                row.perSecond = count * 0.3 * row.point.peakTflops * 1e12 / *row.point.flopsPerUnit
                    * std::exp(0.1 * normal(random) + (model % 2 ? 0.2 : -0.2));
                rows.push_back(std::move(row));
            }
    return rows;
}

std::vector<TrainingRow> trainingRows()
{
    std::mt19937_64 random(6);
    std::normal_distribution<double> normal;
    std::vector<TrainingRow> rows;
    for (std::size_t model = 0; model < 4; ++model)
        for (std::size_t device = 0; device < 4; ++device)
            for (const double count : {8.0, 64.0, 512.0}) {
                TrainingRow row;
                row.key = "t" + std::to_string(rows.size() + 100);
                row.source = "rounds";
                row.point = {"model" + std::to_string(model), "device" + std::to_string(device),
                    "architecture" + std::to_string(device / 2), count, 300 * std::exp2(static_cast<double>(device)),
                    2000 * std::exp2(0.5 * static_cast<double>(device)), 2021.5 + static_cast<double>(device)};
                row.minutes = 500 * std::exp2(static_cast<double>(model)) * 300 / row.point.peakTflops
                    * std::pow(count / 8, -0.85) * std::exp(0.05 * normal(random));
                rows.push_back(std::move(row));
            }
    return rows;
}

} // namespace

TEST_CASE("inference of a pair that nobody measured is predicted with its range", "[prediction][throughput B]")
{
    const InferenceFit fit = valueOrFail(fitInference(inferenceRows(), true));
    CHECK(fit.rows == 108);
    const ErrorSummary left = summarise(fit.leftOut);
    CHECK(left.median < 0.3);
    CHECK(left.held > 0.76);
    CHECK(leavesOut(fit.leftOut, "model1", "device2"));

    // A device between the second and the third architecture, a model of the fit.
    InferencePoint wanted = point(3, 3);
    wanted.accelerator = "new";
    const InferencePoint known = point(3, 3);
    const std::vector<RateEstimate> out = fit.predict(std::vector<InferencePoint>{wanted, known});
    CHECK(std::abs(std::log(out[0].perSecond / out[1].perSecond)) < 0.3);
    CHECK(out[0].high / out[0].low > out[1].high / out[1].low); // less is known of it
    CHECK(out[0].low < out[0].perSecond);
    CHECK(out[0].perSecond < out[0].high);
    // Eight devices do about eight times as much as one.
    InferencePoint eight = known;
    eight.count = 8;
    const double scaling = fit.predict(std::vector<InferencePoint>{eight})[0].perSecond / out[1].perSecond;
    CHECK(scaling > 6);
    CHECK(scaling < 10);
}

TEST_CASE("order moves no digit of the mixed fits; of a cell the fastest row counts", "[prediction]")
{
    std::vector<InferenceRow> rows = inferenceRows();
    const InferenceFit first = valueOrFail(fitInference(rows, true));
    std::shuffle(rows.begin(), rows.end(), std::mt19937_64(9));
    const InferenceFit second = valueOrFail(fitInference(rows, true));
    CHECK(first.dataHash == second.dataHash);
    for (std::size_t i = 0; i < first.leftOut.size(); ++i)
        CHECK(first.leftOut[i].predicted == second.leftOut[i].predicted);

    InferenceRow slower = rows.front();
    slower.key = "slower";
    slower.perSecond *= 0.5;
    rows.push_back(slower);
    const InferenceFit third = valueOrFail(fitInference(rows, true));
    CHECK(third.rows == first.rows);
    CHECK(third.dataHash != first.dataHash);
    const std::vector<InferencePoint> asked{point(2, 2)};
    CHECK(third.predict(asked)[0].perSecond == first.predict(asked)[0].perSecond);
}

TEST_CASE("an interval is as wide as its architecture asks for", "[prediction][throughput B]")
{
    std::vector<InferenceRow> rows = inferenceRows();
    std::mt19937_64 random(7);
    std::normal_distribution<double> normal;
    for (InferenceRow &row : rows)
        if (row.point.architecture == "architecture1")
            row.perSecond *= std::exp(0.6 * normal(random));
    for (int i = 0; i < 3; ++i) { // too few of one
        rows[static_cast<std::size_t>(i)].point.architecture = "rare";
        rows[static_cast<std::size_t>(i)].point.accelerator = "rare";
    }
    const InferenceFit fit = valueOrFail(fitInference(rows, true));
    std::map<std::string, std::vector<LeftOutPrediction>> families;
    for (const LeftOutPrediction &row : fit.leftOut)
        families[row.family].push_back(row);
    for (const auto &[family, left] : families) {
        INFO(family);
        if (left.size() < 12)
            continue;
        CHECK(summarise(left).held >= 0.70);
        CHECK(summarise(left).held <= 0.90);
    }
    const auto *even = scoreOfHardware(fit.held, "architecture2"), *uneven = scoreOfHardware(fit.held, "architecture1"),
               *few = scoreOfHardware(fit.held, "rare"), *unknown = scoreOfHardware(fit.held, "nobody's");
    REQUIRE((even && uneven && few && unknown));
    CHECK(uneven->score > 2 * even->score);
    CHECK_FALSE(uneven->wider);
    CHECK(few->wider);
    CHECK(few->rows == 3);
    CHECK(few->score == unknown->score);
    const std::vector<RateEstimate> rates = fit.predict(std::vector<InferencePoint>{point(2, 2), point(2, 4)});
    CHECK(std::log(rates[0].high / rates[0].perSecond) > 2 * std::log(rates[1].high / rates[1].perSecond));
    CHECK(scoreOfHardware({}, "architecture1") == nullptr);
    // What nobody ran on an architecture says nothing.
    CHECK(fit.knowsFormat("architecture1", "int8"));
    CHECK_FALSE(fit.knowsFormat("architecture1", "fp16"));
}

TEST_CASE("inference rows that cannot be are left out with the reason", "[prediction][throughput B]")
{
    std::vector<InferenceRow> rows = inferenceRows();
    rows[0].perSecond = -1;
    rows[1].perSecond *= 1e4;
    rows[2].point.peakTflops = 0;
    rows[3].point.bandwidthGbs = 0;
    rows[4].point.count = 0;
    const InferenceFit fit = valueOrFail(fitInference(rows, false));
    const std::vector<RejectedRow> expected{{"r100", RowProblem::noRate}, {"r101", RowProblem::impossibleRate},
        {"r102", RowProblem::unknownPrecision}, {"r103", RowProblem::noDevice}, {"r104", RowProblem::noCount}};
    CHECK(fit.rejected == expected);
    CHECK(why(fitInference({}, false)) == "no_data(rows)");
}

TEST_CASE("time to train of a pair that nobody measured is predicted with its range", "[prediction][throughput C]")
{
    const TrainingTimeFit fit = valueOrFail(fitTrainingTime(trainingRows(), true));
    CHECK(fit.rows == 48);
    const ErrorSummary left = summarise(fit.leftOut);
    CHECK(left.median < 0.2);
    CHECK(left.held > 0.76);
    TrainingPoint wanted = trainingRows().front().point;
    wanted.count = 128;
    const std::vector<TimeEstimate> out = fit.predict(std::vector<TrainingPoint>{wanted});
    CHECK_THAT(out[0].minutes, near(500 * std::pow(16, -0.85), 0.2));
    CHECK(out[0].low < out[0].minutes);
    CHECK(out[0].high > out[0].minutes);
    CHECK(leavesOut(fit.leftOut, "model0", "device1"));
    CHECK(why(fitTrainingTime({}, false)) == "no_data(rows)");
}

TEST_CASE("a processor's streams are found from other hosts and models", "[prediction][throughput D]")
{
    std::mt19937_64 random(8);
    std::normal_distribution<double> normal;
    std::vector<CpuStreamRow> rows;
    for (std::size_t host = 0; host < 12; ++host)
        for (std::size_t model = 0; model < 5; ++model)
            for (const bool prompt : {false, true})
                for (const double tokens : {16.0, 128.0}) {
                    CpuStreamRow row;
                    row.key = "s" + std::to_string(rows.size() + 1000);
                    CpuStreamPoint &p = row.point;
                    p.model = "model" + std::to_string(model);
                    p.parameters = 5e8 * std::exp2(static_cast<double>(model));
                    p.bytesPerWeight = 0.5;
                    p.cacheBytesPerToken = 1e5;
                    p.prompt = prompt;
                    p.tokens = tokens;
                    p.host = "host" + std::to_string(host);
                    p.processor = host % 2 ? "new" : "old";
                    p.cores = std::exp2(static_cast<double>(1 + host / 2));
                    row.tokensPerSecond = (host % 2 ? 2.0 : 1.0) * std::exp(0.1 * normal(random))
                        * (prompt ? 2e10 / p.parameters * p.cores : 4e9 * std::pow(p.cores, 0.7) / p.parameters);
                    rows.push_back(std::move(row));
                }
    const CpuStreamFit fit = valueOrFail(fitCpuStreams(rows, true));
    CHECK(fit.rows == rows.size());
    CHECK(fit.rejected.empty());
    const ErrorSummary left = summarise(fit.leftOut);
    CHECK(left.rows == rows.size());
    CHECK(left.median < 0.15);
    CHECK(left.held > 0.7);
    CHECK(leavesOut(fit.leftOut, "model1", "host3"));
    CHECK(fit.knowsProcessor("new"));
    CHECK_FALSE(fit.knowsProcessor("host3"));

    CpuStreamPoint wanted = rows.front().point;
    wanted.host = "elsewhere";
    wanted.processor = "new";
    const StreamEstimate unseen = fit.predict(std::vector<CpuStreamPoint>{wanted})[0];
    wanted.host = "host1"; // the same processor and number of cores
    const StreamEstimate known = fit.predict(std::vector<CpuStreamPoint>{wanted})[0];
    CHECK_THAT(unseen.tokensPerSecond, near(known.tokensPerSecond, 0.3));
    CHECK(unseen.high / unseen.low > known.high / known.low);

    std::shuffle(rows.begin(), rows.end(), std::mt19937_64(2));
    CHECK(valueOrFail(fitCpuStreams(rows, true)).dataHash == fit.dataHash);
    rows[0].tokensPerSecond = 0;
    rows[1].point.cores = 0;
    rows[2].point.tokens = 0;
    rows[3].point.processor.clear();
    CHECK(valueOrFail(fitCpuStreams(rows, false)).rejected.size() == 4);
    CHECK(why(fitCpuStreams({}, false)) == "no_data(rows)");
}
