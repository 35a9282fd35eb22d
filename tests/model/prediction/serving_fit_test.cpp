// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/first_token_fit.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr double kGib = 1073741824.0;

ServingRow madeUpRow(std::size_t number)
{
    ServingRow row;
    row.key = "row" + std::to_string(1000 + number);
    const bool big = number % 3 == 0;
    row.model = big ? "big" : number % 3 == 1 ? "small" : "mixture";
    row.shape = big       ? ServedModel{70e9, 70e9, 80, 8192, kvValuesOfHeads(80, 8, 128), {}, {}, 0, 0}
        : number % 3 == 1 ? ServedModel{8e9, 8e9, 32, 4096, kvValuesOfHeads(32, 8, 128), {}, {}, 0, 0}
                          : ServedModel{47e9, 13e9, 32, 4096, kvValuesOfHeads(32, 8, 128), 8, 2, 0, 0};
    const bool newer = number % 2 == 0;
    row.accelerator = newer ? "newer" : "older";
    row.architecture = row.accelerator;
    row.device
        = newer ? ServingDevice{141 * kGib, 4800e9, 989e12, 450e9} : ServingDevice{80 * kGib, 2039e9, 312e12, 300e9};
    row.software = number % 5 ? "server" : "rare";
    row.source = "S" + std::to_string(number % 4);
    row.load.devices = 8;
    row.load.groupSize = std::exp2(number % 2 + 2);
    if (number % 7)
        row.load.concurrency = std::exp2(number % 9);
    row.load.inputTokens = 128 * static_cast<double>(1 + number % 6);
    row.load.outputTokens = 64 * static_cast<double>(1 + number % 5);
    return row;
}

const ServingEfficiency kTruth{0.45, 0.7, 0.35, 30e-6, 1.1, 0.4, 15e-6, 0.6, 900};

// Rates of a known truth, each off by a normal error of the given size.
std::vector<ServingRow> madeUpRows(std::size_t count, double noise)
{
    std::mt19937_64 random(11);
    std::normal_distribution<double> normal;
    std::vector<ServingRow> rows;
    for (std::size_t i = 0; i < count; ++i) {
        ServingRow row = madeUpRow(i);
        row.tokensPerSecond = valueOrFail(servingRate(row.shape, row.device, row.load, kTruth)).tokensPerSecond
            * std::exp(noise * normal(random));
        rows.push_back(std::move(row));
    }
    return rows;
}

ServingFitOptions quick()
{
    ServingFitOptions options;
    options.leaveOut = false;
    return options;
}

} // namespace

TEST_CASE("the serving fit finds what rates were made with", "[prediction][throughput A]")
{
    const std::vector<ServingRow> rows = madeUpRows(240, 0.05);
    const ServingFit fit = valueOrFail(fitServing(rows, quick()));
    CHECK(fit.rows == 240);
    CHECK(fit.rejected.empty());
    // Parameters are partly confounded; what they predict together is not.
    for (const ServingRow &row : rows) {
        const ServingTerms t
            = valueOrFail(servingRate(row.shape, row.device, row.load, fit.efficiency(row.architecture, row.software)));
        CHECK(std::abs(std::log(t.tokensPerSecond / row.tokensPerSecond)) < 0.3);
    }
    CHECK(std::abs(fit.efficiency("newer", "server").mfu - kTruth.mfu) < 0.15);
    for (const FitParameter &p : fit.parameters) {
        CHECK(p.standardError > 0);
        CHECK(p.standardError <= p.priorSd * 1.0001);
    }
}

TEST_CASE("order of rows and number of threads move no digit of the serving fit", "[prediction][throughput A]")
{
    std::vector<ServingRow> rows = madeUpRows(90, 0.2);
    ServingFitOptions options;
    options.threads = 1;
    const ServingFit first = valueOrFail(fitServing(rows, options));
    std::shuffle(rows.begin(), rows.end(), std::mt19937_64(3));
    options.threads = 4;
    const ServingFit second = valueOrFail(fitServing(rows, options));
    CHECK(first.dataHash == second.dataHash);
    CHECK(first.cost == second.cost);
    REQUIRE(first.parameters.size() == second.parameters.size());
    for (std::size_t i = 0; i < first.parameters.size(); ++i) {
        CHECK(first.parameters[i].name == second.parameters[i].name);
        CHECK(first.parameters[i].estimate == second.parameters[i].estimate);
    }
    REQUIRE(first.leftOut.size() == second.leftOut.size());
    for (std::size_t i = 0; i < first.leftOut.size(); ++i) {
        CHECK(first.leftOut[i].key == second.leftOut[i].key);
        CHECK(first.leftOut[i].predicted == second.leftOut[i].predicted);
        CHECK(first.leftOut[i].high == second.leftOut[i].high);
    }
    rows.front().tokensPerSecond *= 1.0000001;
    CHECK(valueOrFail(fitServing(rows, quick())).dataHash != first.dataHash);
}

TEST_CASE(
    "a pair left out is predicted by the others, with a range that holds four of five", "[prediction][throughput A]")
{
    const ServingFit fit = valueOrFail(fitServing(madeUpRows(240, 0.3), {}));
    const ErrorSummary all = summarise(fit.leftOut);
    CHECK(all.rows == 240);
    CHECK(all.median < 0.3);
    CHECK(all.held > 0.7);
    CHECK(all.held < 0.9);
    CHECK(fit.factorOf("server") > 1);
    const auto server
        = std::find_if(fit.held.begin(), fit.held.end(), [](const HeldScore &score) { return score.cls == "server"; });
    REQUIRE(server != fit.held.end());
    CHECK_FALSE(server->wider);
    CHECK(fit.factorOf("server") == std::exp(server->score));
}

TEST_CASE("a class of too few rows takes the factor of all, and says so", "[prediction][throughput A]")
{
    std::vector<ServingRow> rows = madeUpRows(120, 0.2);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].software = i < 4 ? "rare" : "server";
    const ServingFit fit = valueOrFail(fitServing(rows, {}));
    REQUIRE(fit.held.size() == 3); // rare, server and ""
    CHECK(fit.held[0].cls == "rare");
    CHECK(fit.held[0].wider);
    CHECK(fit.held[0].rows == 4);
    CHECK(fit.factorOf("rare") == fit.factorOf(""));
    CHECK(fit.factorOf("unheard of") == fit.factorOf(""));
    CHECK(fit.knows("newer", "rare"));
    CHECK_FALSE(fit.knows("newer", "unheard of"));
    CHECK_FALSE(fit.knows("future", "server"));
    // What no row has takes what all share.
    CHECK(fit.efficiency("future", "server").comm == fit.efficiency("newer", "server").comm);
}

TEST_CASE("a token cannot come sooner than its weights are read", "[prediction][throughput A]")
{
    ServingRow row = madeUpRows(1, 0.1).front();
    const double least = row.shape.parameters * row.load.bytesPerWeight
        / (row.device.bytesPerSecond * row.load.groupSize.value_or(row.load.devices));
    row.tokensPerSecond = 1 / least;
    row.tokenSeconds = 1.5 * least;
    CHECK_FALSE(problemOf(row));
    row.tokenSeconds = 0.5 * least;
    CHECK(problemOf(row) == RowProblem::impossibleRate);
    row.tokenSeconds = 0.0;
    CHECK(problemOf(row) == RowProblem::zeroLatency);
}

TEST_CASE("rows that cannot be are left out with the reason", "[prediction][throughput A]")
{
    std::vector<ServingRow> rows = madeUpRows(60, 0.1);
    const auto spoil = [&](std::size_t i, auto change) { change(rows[i]); };
    spoil(0, [](ServingRow &r) { r.tokensPerSecond = 0; });
    spoil(1, [](ServingRow &r) { r.tokensPerSecond *= 1e4; });
    spoil(2, [](ServingRow &r) { r.latencySeconds = 0; });
    spoil(3, [](ServingRow &r) { r.device.flopPerSecond = 0; });
    spoil(6, [](ServingRow &r) { r.device.memoryBytes = 8 * kGib; });
    spoil(5, [](ServingRow &r) { r.shape.layers = 0; });
    spoil(7, [](ServingRow &r) { r.device.bytesPerSecond = 0; });
    spoil(8, [](ServingRow &r) { r.load.outputTokens = 0; });
    spoil(9, [](ServingRow &r) { r.load.devices = 0; });
    spoil(10, [](ServingRow &r) { r.tokensPerSecond = std::numeric_limits<double>::quiet_NaN(); });
    const ServingFit fit = valueOrFail(fitServing(rows, quick()));
    const std::vector<RejectedRow> expected{{"row1000", RowProblem::noRate}, {"row1001", RowProblem::impossibleRate},
        {"row1002", RowProblem::zeroLatency}, {"row1003", RowProblem::unknownPrecision},
        {"row1005", RowProblem::noLayers}, {"row1006", RowProblem::beyondMemory}, {"row1007", RowProblem::noDevice},
        {"row1008", RowProblem::noLengths}, {"row1009", RowProblem::noCount}, {"row1010", RowProblem::noRate}};
    CHECK(fit.rejected == expected);
    CHECK(fit.rows == 50);
    CHECK(why(fitServing({}, quick())) == "no_data(rows)");
    CHECK(why(fitServing({rows[0]}, quick())) == "no_data(rows)");
}

TEST_CASE("measured rows of the pair move a prediction towards them", "[prediction][throughput A]")
{
    CHECK(anchorFactor({}) == 1);
    const std::vector<double> one{std::log(2.0)}, three(3, std::log(2.0));
    CHECK_THAT(anchorFactor(one), near(std::exp2(-0.5), 1e-12)); // predicted twice as much: half of it is believed
    CHECK_THAT(anchorFactor(three), near(std::exp2(-0.75), 1e-12));
}

TEST_CASE("a time that method A does not answer for is left out of the first tokens, not all of them",
    "[prediction][throughput A]")
{
    std::vector<ServingRow> rows = madeUpRows(60, 0.1);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].firstTokenSeconds = 0.1 + 0.01 * static_cast<double>(i % 7);
    ServingFit serving = valueOrFail(fitServing(rows, quick()));
    const std::size_t all = valueOrFail(fitFirstToken(rows, serving, false)).rows;
    CHECK(all == rows.size());
    // An overhead that no formula takes, of one class.
    for (FitParameter &p : serving.parameters)
        if (p.name == "t0:rare")
            p.estimate = std::numeric_limits<double>::infinity();
    const FirstTokenFit fit = valueOrFail(fitFirstToken(rows, serving, true));
    CHECK(fit.rows == 48);
    CHECK(fit.leftOut.size() == 48);
    CHECK(fit.knows("server"));
    CHECK_FALSE(fit.knows("rare"));
    std::erase_if(rows, [](const ServingRow &row) { return row.software == "server"; });
    CHECK(why(fitFirstToken(rows, serving, false)) == "no_data(rows)");
}
