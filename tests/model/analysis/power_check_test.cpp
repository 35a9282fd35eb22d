// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/power_check.h"

#include "model/catalog/load/load.h"
#include "model/prediction/error_table.h"

#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>

using namespace wattfare;

namespace {

const Snapshot &powerCatalog()
{
    static const SnapshotPtr snapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        REQUIRE(loaded);
        return *loaded;
    }();
    return *snapshot;
}

const PowerCheck *checkOf(const std::vector<PowerCheck> &checks, std::string_view accelerator, PowerBasis basis)
{
    const AcceleratorIndex wanted = powerCatalog().accelerator(accelerator);
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
    line << "| " << powerCatalog().accelerators[check.accelerator].name << " | "
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
    for (const Benchmark &each : powerCatalog().benchmarks) // every basis of the catalogue is understood
        if (each.measuredPowerW) {
            INFO(each.id << ": " << each.powerBasis);
            CHECK(powerBasisOf(each));
        }
}

TEST_CASE("the component method against metered watts", "[energy][measured]")
{
    const std::vector<PowerCheck> checks = checkPower(powerCatalog());
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
    for (const PowerCheck &check : checkPower(powerCatalog())) {
        INFO(lineOf(check));
        CHECK(page.str().find(lineOf(check)) != std::string::npos);
    }
}
