// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/columns/result_columns.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>
#include <string>

using namespace wattfare;

TEST_CASE("a unit reads back from its text", "[metrics]")
{
    std::set<std::string_view> seen;
    for (int i = 0; i < static_cast<int>(Unit::idCount); ++i) {
        const Unit unit = static_cast<Unit::Id>(i);
        INFO(unitId(unit));
        CHECK(seen.insert(unitId(unit)).second);
        CHECK(parseUnit(unitId(unit)) == unit);
        CHECK(isMoney(unit) == unitId(unit).starts_with("USD"));
        CHECK(isMoney(unit) == (unitInfo(unit).style == NumberStyle::money));
    }
    CHECK_FALSE(parseUnit("usd"));
}

TEST_CASE("every metric of the table is a column, with its unit and group", "[metrics]")
{
    std::set<std::string> ids;
    std::set<int> places;
    for (const MetricInfo &info : allMetrics()) {
        INFO(info.id);
        CHECK(ids.insert(info.id).second);
        CHECK(places.insert(info.place).second);
        CHECK(parseMetric(info.id) == info.metric);
        CHECK((info.style == NumberStyle::money) == isMoney(info.unit));
        const ResultColumn *column = findResultColumn(info.id);
        REQUIRE(column);
        CHECK(column->metric == info.metric);
        CHECK(column->unit == (isPure(info.unit) ? Unit::none : info.unit));
        CHECK(column->group == info.group);
        CHECK(column->isNumber());
    }
}

TEST_CASE("choosers offer cost, energy and carbon, then what the table marks for them", "[metrics]")
{
    for (const WorkloadKind kind :
        {WorkloadKind::inference, WorkloadKind::training, WorkloadKind::llmServing, WorkloadKind::hpc}) {
        for (const MetricUse use : {kRanked, kCharted}) {
            const auto offered = offeredMetrics(kind, use);
            REQUIRE(offered.size() > 3);
            CHECK(offered[0] == costMetric(kind));
            CHECK(offered[1] == energyMetric(kind));
            CHECK(offered[2] == carbonMetric(kind));
            CHECK(std::set<Metric>(offered.begin(), offered.end()).size() == offered.size());
            const bool hours = std::find(offered.begin(), offered.end(), Metric::hours) != offered.end();
            CHECK(hours == (use == kCharted && !isFleet(kind)));
        }
    }
}
