// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/report/build_report.h"
#include "model/report/report_json.h"
#include "model/workload/ids.h"
#include "tests/model/evaluation/fixture.h"

#include <cstring>
#include <limits>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_random(seed)
    {
    }
    std::size_t pick(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    bool one(std::size_t in) { return pick(in) == 0; }
    double unit() { return static_cast<double>(m_random() >> 11) * 0x1.0p-53; }
    // Mostly sensible, sometimes at or beyond the edge: zero, negative, huge, not a number.
    double wild(double low, double high)
    {
        switch (pick(60)) {
        case 0: return 0;
        case 1: return -1;
        case 2: return 1e300;
        case 3: return std::numeric_limits<double>::infinity();
        case 4: return std::numeric_limits<double>::quiet_NaN();
        case 5: return 1e-300;
        case 6: return low;
        case 7: return high;
        default: return low + (high - low) * unit() * unit();
        }
    }

private:
    std::mt19937_64 m_random;
};

Scenario randomScenario(Dice &dice)
{
    static const char *const kModels[]
        = {"resnet50-v1.5", "bert-large", "layoutlm-base", "llama-3-8b", "llama-2-70b", "bert-base"};
    static const char *const kTypes[] = {"g4dn.xlarge", "inf1.2xlarge", "p4d.24xlarge", "trn1.32xlarge", "c6i.2xlarge",
        "g5.2xlarge", "p5.48xlarge", "inf2.xlarge"};
    Scenario s;
    s.kind = static_cast<WorkloadKind>(dice.pick(4));
    s.model = kModels[dice.pick(std::size(kModels))];
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string name = kTypes[dice.pick(std::size(kTypes))];
        if (std::find(s.typeFilter.begin(), s.typeFilter.end(), name) == s.typeFilter.end())
            s.typeFilter.push_back(name);
    }
    if (dice.one(2))
        s.inference.demandPerHour = dice.wild(1, 1e12);
    if (dice.one(3))
        s.inference.latencyLimitMs = dice.wild(0.01, 1000);
    s.inference.queueing = dice.one(3);
    if (dice.one(3))
        s.inference.utilisationTarget = dice.wild(0.001, 1);
    if (dice.one(3))
        s.training.samples = dice.wild(1, 1e18);
    if (dice.one(3))
        s.training.nodes = dice.wild(1, 100'000);
    s.training.scaling = static_cast<ScalingModel>(dice.pick(4));
    if (dice.one(3))
        s.training.scalingParameter = dice.wild(0, 1);
    if (dice.one(3))
        s.training.checkpointIntervalH = dice.wild(0, 100);
    if (dice.one(3))
        s.training.checkpointTimeS = dice.wild(0, 864'000);
    if (dice.one(3))
        s.training.restartS = dice.wild(0, 864'000);
    if (dice.one(3))
        s.llm.outputTokensPerHour = dice.wild(0, 1e15);
    if (dice.one(3))
        s.llm.inputTokens = dice.wild(1, 10'000'000);
    if (dice.one(3))
        s.llm.outputTokens = dice.wild(1, 1'000'000);
    if (dice.one(3))
        s.llm.ttftLimitMs = dice.wild(0.1, 1e5);
    if (dice.one(4))
        s.llm.batch = dice.wild(1, 100'000);
    if (dice.one(3))
        s.hpc.exaflop = dice.wild(1e-9, 1e12);
    if (dice.one(4))
        s.interruptionPerMonth = dice.wild(0, 0.999);
    if (dice.one(2))
        s.purchase = {PurchaseOption{}, *parsePurchaseOption("spot"), *parsePurchaseOption("mix-30-70-0")};
    if (dice.one(4))
        s.asOf = Date{static_cast<std::int32_t>(14'000 + dice.pick(20'000))};
    s.energy.method = static_cast<EnergyMethod>(dice.pick(static_cast<int>(ids::kEnergyMethods.size())));
    if (dice.one(2))
        s.energy.userWatts = dice.wild(0, 1e6);
    if (dice.one(4))
        s.energy.pue = dice.wild(1, 10);
    if (dice.one(4))
        s.energy.uAccPct = dice.wild(0, 100);
    if (dice.one(4))
        s.energy.gridIntensity = dice.wild(0, 5000);
    if (dice.one(4))
        s.energy.lifetimeH = dice.wild(1000, 876'000);
    s.energy.carbonBasis = static_cast<CarbonBasis>(dice.pick(2));
    if (dice.one(3))
        s.regions = {"us-east-1", "eu-north-1"};
    if (dice.one(4))
        s.purchase.push_back(*parsePurchaseOption("reserved_standard-1y-no_upfront"));
    if (dice.one(4))
        s.purchase.push_back(*parsePurchaseOption("own-discount-13"));
    if (dice.one(5)) {
        s.inference.trafficByHour.emplace();
        for (double &hour : *s.inference.trafficByHour)
            hour = dice.unit();
        s.inference.scaleWithTraffic = dice.one(2);
    }
    if (dice.one(6)) {
        s.training.scaling = ScalingModel::table;
        s.training.scalingTable = {{1, 1}, {16, 0.9}, {dice.wild(17, 1e5), dice.wild(0.01, 1)}};
    }
    s.inference.serviceScv = dice.one(3) ? dice.wild(0, 1) : 1;
    s.llm.serviceScv = dice.one(3) ? dice.wild(0, 10) : 1;
    if (dice.one(6))
        s.ownThroughput["g4dn.xlarge"] = dice.wild(1e-6, 1e12);
    return s;
}

} // namespace

namespace {

// Every number that a report shows, in tables, tiles and charts, as JSON writes it; a number that is none would be null
// there, so the cells themselves are looked at first.
void mustBeFinite(const Report &report)
{
    const auto good = [](const ReportCell &cell) {
        const auto fine = [](const std::optional<double> &x) { return !x || std::isfinite(*x); };
        return fine(cell.number) && fine(cell.low) && fine(cell.high) && fine(cell.ratio);
    };
    // A number is there, or there is a reason why not.
    const auto said = [](const ReportCell &cell) {
        return cell.number || !cell.text.empty() || !cell.message.id.empty() || !cell.reason.id.empty();
    };
    for (const ReportSection &section : report.sections) {
        INFO(section.id);
        for (const auto &block : section.blocks) {
            if (const auto *table = std::get_if<ReportTable>(&block)) {
                INFO(table->id);
                for (std::size_t row = 0; row < table->rows.size(); ++row)
                    for (std::size_t c = 0; c < table->rows[row].size(); ++c) {
                        INFO("row " << row << ", column " << table->head[c].id);
                        REQUIRE(good(table->rows[row][c]));
                        REQUIRE((!table->head[c].numeric || said(table->rows[row][c])));
                    }
            } else if (const auto *pairs = std::get_if<ReportKeyValues>(&block)) {
                for (const auto &[title, cell] : pairs->rows) {
                    INFO(title.id);
                    REQUIRE(good(cell));
                }
            }
        }
    }
    const std::string json = reportJson(report, [](const Message &message) { return message.id; });
    for (const char *bad : {"nan", "inf", "NaN", "Infinity"})
        for (std::size_t at = json.find(bad); at != std::string::npos; at = json.find(bad, at + 1)) {
            const char before = json[at - 1], after = json[at + std::strlen(bad)];
            INFO(json.substr(at > 60 ? at - 60 : 0, 120));
            REQUIRE_FALSE((std::strchr(":[, -", before) != nullptr && std::strchr(",]} \n", after) != nullptr));
        }
}

// Every column of every row, as the table, CSV, XLSX and `evaluate --format json` take it.
void mustBeFinite(const Results &results)
{
    for (const ResultColumn &column : resultColumns()) {
        if (!column.isNumber())
            continue;
        for (std::size_t row = 0; row < results.size(); ++row) {
            const auto x = column.number(results, row);
            if (x ? !std::isfinite(*x) : missingReason(column, results, row).id.empty())
                FAIL(column.id << " of " << results.candidateId(row));
        }
    }
}

} // namespace

TEST_CASE("10,000 random scenarios are refused by name or give finite numbers only")
{
    Dice dice(42);
    std::size_t refused = 0, computed = 0, reports = 0;
    for (int i = 0; i < 10'000; ++i) {
        const Scenario scenario = randomScenario(dice);
        const auto results = evaluate(scenario, catalog());
        if (!results) {
            ++refused;
            REQUIRE(results.error().code == Error::Code::badInput);
            REQUIRE_FALSE(results.error().message.args.empty());
            REQUIRE_FALSE(results.error().message.args[0].text().empty());
            continue;
        }
        bool allFinite = true, allExplained = true;
        for (std::size_t row = 0; row < (*results)->size(); ++row)
            for (std::size_t m = 0; m < kMetricCount; ++m) {
                const auto metric = static_cast<Metric>(m);
                const auto x = (*results)->value(row, metric);
                const Message why = (*results)->reason(row, metric);
                allExplained = allExplained && x.has_value() == why.id.empty();
                // A status that a parameter caused names it.
                if (why.id == "reason.no_fleet" || why.id == "reason.no_run")
                    allExplained = allExplained && why.args.size() == 3 && !why.args[1].text().empty()
                        && !why.args[2].text().empty();
                if (!x)
                    continue;
                ++computed;
                allFinite = allFinite && std::isfinite(*x) && *x >= 0;
                if (const auto range = (*results)->range(row, metric))
                    allFinite = allFinite && std::isfinite(range->low) && std::isfinite(range->high) && range->low <= *x
                        && *x <= range->high;
            }
        INFO(writeScenario(scenario));
        REQUIRE(allFinite);
        REQUIRE(allExplained);
        mustBeFinite(**results);
        const Answer found = answer(**results);
        REQUIRE_FALSE(found.sentences.empty());
        if (computed % 7 == 0) { // charts and tables of a whole report: milliseconds each
            ++reports;
            ReportOptions options;
            options.trajectories = 300; // of what is simulated: huge fleets take a second with the usual number
            mustBeFinite(buildReport(**results, found, options));
        }
    }
    CHECK(reports > 300);
    CHECK(refused > 100);
    CHECK(computed > 100'000);
}
