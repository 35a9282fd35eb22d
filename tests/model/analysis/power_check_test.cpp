// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/power_check.h"

#include "model/evaluation/columns/result_columns.h"
#include "model/prediction/error_table.h"

#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const PowerCheck *checkOf(const std::vector<PowerCheck> &checks, std::string_view accelerator, PowerBasis basis)
{
    const AcceleratorIndex wanted = catalog()->accelerator(accelerator);
    const auto found = std::find_if(
        checks.begin(), checks.end(), [&](const PowerCheck &c) { return c.accelerator == wanted && c.basis == basis; });
    return found == checks.end() ? nullptr : &*found;
}

// "−12 %", as the table of the page has it.
std::string wholePercent(double share)
{
    const long percent = std::lround(100 * share);
    return (percent < 0 ? "−" : percent > 0 ? "+" : "") + std::to_string(std::abs(percent)) + " %";
}

// The row of the table for a check.
std::string lineOf(const PowerCheck &check)
{
    const bool whole = check.basis == PowerBasis::wholeSystem;
    std::ostringstream line;
    line << "| " << catalog()->accelerators[check.accelerator].name << " | "
         << (whole ? "whole server" : "accelerators alone") << " | " << check.runs << " | "
         << std::lround(check.measuredEachW) << " | " << std::lround(check.methodEachW) << " | "
         << wholePercent(errorShare(check.error)) << " | "
         << (check.wholeHostError ? wholePercent(errorShare(*check.wholeHostError)) : std::string("—")) << " | "
         << std::lround(100 * check.held) << " % |";
    return line.str();
}

} // namespace

TEST_CASE("joules of a unit are watts over the rate, and only of what was metered", "[energy][measured]")
{
    Benchmark b;
    CHECK_FALSE(joulesPerUnit(b));
    CHECK_FALSE(powerBasisOf(b));
    b.throughput = 200;
    CHECK_FALSE(joulesPerUnit(b));
    b.measuredPowerW = 500;
    CHECK(joulesPerUnit(b) == 2.5);
    CHECK_FALSE(powerBasisOf(b)); // of what is not said
    b.powerBasis = "whole system, AC, average over the measured run (MLPerf Power)";
    CHECK(powerBasisOf(b) == PowerBasis::wholeSystem);
    b.powerBasis = "GPUs only, sum over the GPUs used, average of the steady state";
    CHECK(powerBasisOf(b) == PowerBasis::accelerators);
    b.throughput.reset();
    CHECK_FALSE(joulesPerUnit(b));
    for (const Benchmark &each : catalog()->benchmarks) // every basis of the catalogue is understood
        if (each.measuredPowerW) {
            INFO(each.id << ": " << each.powerBasis.text());
            CHECK(powerBasisOf(each));
        }
}

TEST_CASE("results show the joules of the benchmark that counts, where it was metered", "[energy][measured]")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::inference;
    scenario.model = "flux.1-dev";
    const ResultsPtr found = evaluated(scenario);
    const Results &results = *found;
    const ResultColumn *joules = findResultColumn("measured_j_per_unit"), *of = findResultColumn("measured_power_of");
    REQUIRE(joules);
    REQUIRE(of);
    std::size_t metered = 0, others = 0;
    for (std::size_t row = 0; row < results.size(); ++row) {
        const BenchmarkIndex index = results.benchmark(row);
        const bool has = index != kNone && catalog()->benchmarks[index].measuredPowerW;
        CHECK(joules->number(results, row).has_value() == has);
        CHECK(of->text(results, row).empty() != has);
        (has ? metered : others) += 1;
        if (!has) {
            CHECK_FALSE(missingReason(*joules, results, row).id.empty());
            continue;
        }
        const Benchmark &b = catalog()->benchmarks[index];
        CHECK(joules->number(results, row) == *b.measuredPowerW / *b.throughput);
        CHECK(of->text(results, row) == "accelerators");
    }
    CHECK(metered > 0);
    CHECK(others > 0);
}

TEST_CASE("the component method against metered watts", "[energy][measured]")
{
    const std::vector<PowerCheck> checks = checkPower(*catalog());
    for (const PowerCheck &check : checks) {
        INFO(lineOf(check));
        CHECK(check.runs > 0);
        CHECK(check.measuredEachW > 0);
        CHECK(check.methodEachW > 0);
        CHECK(check.held >= 0.0);
        CHECK(check.held <= 1.0);
        CHECK(check.wholeHostError.has_value() == (check.basis == PowerBasis::wholeSystem));
        if (check.wholeHostError) // more of a host draws no less
            CHECK(*check.wholeHostError >= check.error - 1e-9);
    }
    // Devices alone: P_full, 80 % of the cap, is what language and image models draw on them at their highest rates.
    for (const char *accelerator : {"nvidia-h100-sxm5-80gb", "nvidia-b200-sxm6-180gb"}) {
        const PowerCheck *check = checkOf(checks, accelerator, PowerBasis::accelerators);
        REQUIRE(check);
        INFO(lineOf(*check));
        CHECK(check->runs > 20);
        CHECK(std::abs(check->error) < 0.15);
        CHECK(check->held > 0.6);
    }
    // A server of one or four cards has a host of its own; an instance pays for its share of one.
    for (const char *accelerator : {"nvidia-t4", "nvidia-l4"}) {
        const PowerCheck *check = checkOf(checks, accelerator, PowerBasis::wholeSystem);
        REQUIRE(check);
        INFO(lineOf(*check));
        CHECK(check->error < -0.4);
        CHECK(std::abs(*check->wholeHostError) < 0.5 * std::abs(check->error));
    }
}

TEST_CASE("the page of the energy method shows the check as it is computed", "[energy][measured][help]")
{
    std::ifstream file(WATTFARE_SOURCE_DIR "/resources/help/en/methods-energy.md");
    std::stringstream page;
    page << file.rdbuf();
    for (const PowerCheck &check : checkPower(*catalog())) {
        INFO(lineOf(check));
        CHECK(page.str().find(lineOf(check)) != std::string::npos);
    }
}
