// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/utilisation.h"
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a CloudWatch graph as CSV", "[importers]")
{
    const auto u = readUtilisation(sample("cloudwatch.csv"));
    if (!u)
        FAIL(u.error().detail);
    CHECK(u->form == UtilisationForm::cloudWatchCsv);
    CHECK(u->intervalSeconds == 300.0);
    CHECK(isoUtc(u->startUtc) == "2026-01-01T00:00:00Z");
    REQUIRE(u->series.samples.size() == 8); // seven and the gap
    CHECK(u->gaps == 1);
    CHECK(u->series.samples[0].uAccPct == 40.0);
    CHECK(u->series.samples[0].uCpuPct == 20.0);
    CHECK_FALSE(u->series.samples[2].uCpuPct);
    CHECK(u->series.samples[2].uAccPct == 42.0);
    CHECK_FALSE(u->series.samples[6].uAccPct);
    CHECK(u->series.samples[6].hour == Approx(0.5));
    CHECK(u->series.samples[7].hour == Approx(2.0));
    CHECK(u->series.endH == Approx(2.0 + 1.0 / 12.0));
    REQUIRE(u->meanAcceleratorMemoryPct);
    CHECK_FALSE(u->hasWatts);
}

TEST_CASE("answers of CloudWatch as JSON", "[importers]")
{
    const auto u = readUtilisation(sample("cloudwatch_data.json"));
    if (!u)
        FAIL(u.error().detail);
    REQUIRE(u->series.samples.size() == 3);
    CHECK(u->series.samples[0].uAccPct == 30.0);
    CHECK(u->series.samples[2].uCpuPct == 5.0);
    CHECK(u->series.endH == Approx(0.25));
    const auto s = readUtilisation(sample("cloudwatch_statistics.json"));
    if (!s)
        FAIL(s.error().detail);
    REQUIRE(s->series.samples.size() == 2);
    CHECK(s->series.samples[0].uAccPct == 10.0);
    CHECK(s->series.samples[1].uAccPct == 12.5);
    CHECK_FALSE(s->hasCpu);
}

TEST_CASE("nvidia-smi with two accelerators", "[importers]")
{
    const auto u = readUtilisation(sample("nvidia_smi.csv"));
    if (!u)
        FAIL(u.error().detail);
    CHECK(u->form == UtilisationForm::nvidiaSmiCsv);
    CHECK(u->accelerators == 2);
    REQUIRE(u->series.samples.size() == 3);
    CHECK(u->series.samples[0].uAccPct == 55.0);
    CHECK(u->series.samples[0].acceleratorW == 201.0);
    CHECK(u->series.samples[1].acceleratorW == 100.0); // one of two not available
    CHECK(u->series.endH == Approx(15.0 / 3600.0));
}

TEST_CASE("utilisation that cannot be right is refused", "[importers]")
{
    const Scratch scratch;
    const auto file = scratch.path("u.csv");
    const std::string head = "timestamp, index, utilization.gpu [%], power.draw [W]\n";
    const std::string bad[] = {"", head, head + "2026/01/01 00:00:00.000, 0, 45 %, 100 W\n",
        head + "2026/01/01 00:00:00.000, 0, 145 %, 100 W\n2026/01/01 00:00:05.000, 0, 45 %, 100 W\n",
        head + "2026/01/01 00:00:00.000, 0, -1 %, 100 W\n2026/01/01 00:00:05.000, 0, 45 %, 100 W\n",
        head + "2026/01/01 00:00:00.000, 0, nan %, 100 W\n2026/01/01 00:00:05.000, 0, 45 %, 100 W\n",
        head + "2026/01/01 00:00:00.000, 0, 1e309 %, 100 W\n2026/01/01 00:00:05.000, 0, 45 %, 100 W\n",
        head + "2026/01/01 00:00:05.000, 0, 45 %, 100 W\n2026/01/01 00:00:00.000, 0, 45 %, 100 W\n",
        head + "1900/01/01 00:00:05.000, 0, 45 %, 100 W\n1900/01/01 00:00:10.000, 0, 45 %, 100 W\n",
        head + "yesterday, 0, 45 %, 100 W\n",
        head + "2026/01/01 00:00:00.000, 0, [N/A], [N/A]\n2026/01/01 00:00:05.000, 0, [N/A], [N/A]\n", "a,b\n1,2\n",
        "{\"MetricDataResults\":[{\"Label\":\"utilization_gpu\",\"Timestamps\":[\"2026-01-01T00:00:00Z\"],\"Values\":[]"
        "}]}",
        "{\"MetricDataResults\":[5]}", "{\"Datapoints\":[{\"Timestamp\":true,\"Average\":1}]}", "{\"Datapoints\":[",
        std::string("{\"Datapoints\":") + std::string(10000, '[') + std::string(10000, ']') + "}"};
    for (const std::string &text : bad) {
        INFO(text.substr(0, 200));
        writeAll(file, text);
        const auto u = readUtilisation(file);
        REQUIRE_FALSE(u);
        CHECK(u.error().code == Error::Code::badInput);
    }
    CHECK(readUtilisation(scratch.path("none")).error().code == Error::Code::fileNotFound);
}
