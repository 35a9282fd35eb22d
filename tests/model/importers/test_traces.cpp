// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/trace_file.h"
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("traces ask what 1 means and show the mean availability", "[importers]")
{
    const auto asked = parseImport(sample("trace_runs.csv"), ImportKind::availabilityTrace, {});
    if (!asked)
        FAIL(asked.error().detail);
    REQUIRE(asked->questions.size() == 1);
    CHECK(asked->questions.front().key == "one_means");
    CHECK(asked->questions.front().question.args[1] == "31.7"); // 19 of 60 ticks
    CHECK(asked->questions.front().choices.size() == 2);
    const auto valueAt = [](const ParsedImport &p, std::size_t row) {
        return std::get<std::int64_t>(p.batch.factRows()[row].values[3]);
    };
    const auto as = parseImport(sample("trace_runs.csv"), ImportKind::availabilityTrace, {{"one_means", "available"}});
    REQUIRE(as);
    CHECK(valueAt(*as, 1) == 0);
    const auto lost = parseImport(sample("trace_runs.csv"), ImportKind::availabilityTrace, {{"one_means", "lost"}});
    REQUIRE(lost);
    CHECK(valueAt(*lost, 1) == 1);
    CHECK_FALSE(parseImport(sample("trace_runs.csv"), ImportKind::availabilityTrace, {{"one_means", "maybe"}}));
}

TEST_CASE("traces of plain ticks and of several zones", "[importers]")
{
    const auto ticks
        = parseImport(sample("trace_ticks.csv"), ImportKind::availabilityTrace, {{"one_means", "available"}});
    if (!ticks)
        FAIL(ticks.error().detail);
    REQUIRE(ticks->questions.size() == 1);
    CHECK(ticks->questions.front().key == "gap_seconds");
    CHECK(*recogniseImport(sample("trace_ticks.csv")) == ImportKind::availabilityTrace);
    CHECK(*recogniseImport(sample("trace_zones.csv")) == ImportKind::availabilityTrace);
    const auto raws = readRawTraces(sample("trace_zones.csv"));
    REQUIRE(raws);
    REQUIRE(raws->size() == 2);
    CHECK((*raws)[0].label == "us-east-1a");
    CHECK((*raws)[0].gapSeconds == 300.0);
    CHECK((*raws)[0].start == "2026-01-01T00:00:00Z");

    const auto one = readTraceFile(sample("trace_runs.csv"));
    REQUIRE(one);
    CHECK((*one)->ticks() == 60);
    CHECK((*one)->gapSeconds() == 600.0);
    CHECK((*one)->meanAvailability() == Approx(19.0 / 60.0));
    CHECK_FALSE(readTraceFile(sample("trace_ticks.csv")));
    const auto plain = readTraceFile(sample("trace_ticks.csv"), {{"gap_seconds", "60"}});
    REQUIRE(plain);
    CHECK((*plain)->ticks() == 10);
    CHECK((*plain)->meanAvailability() == Approx(0.7));
    CHECK_FALSE(readTraceFile(sample("trace_zones.csv")));
    const auto zone = readTraceFile(sample("trace_zones.csv"), {{"zone", "us-east-1b"}, {"one_means", "lost"}});
    REQUIRE(zone);
    CHECK((*zone)->meanAvailability() == Approx(0.2));
}

TEST_CASE("traces with gaps, overlaps and unequal steps are refused with their line", "[importers]")
{
    const Scratch scratch;
    const auto file = scratch.path("t.csv");
    const char *bad[] = {"gap_seconds,start_tick,run_ticks,available\n600,0,34,0\n600,36,1,1\n",
        "gap_seconds,start_tick,run_ticks,available\n600,0,34,0\n600,33,1,1\n",
        "gap_seconds,start_tick,run_ticks,available\n600,0,34,0\n300,34,1,1\n",
        "gap_seconds,start_tick,run_ticks,available\n600,0,34,0\n600,34,-1,1\n",
        "gap_seconds,start_tick,run_ticks,available\n600,0,34,0\n600,34,1,70000\n",
        "time,a\n2026-01-01T00:00:00Z,1\n2026-01-01T00:05:00Z,0\n2026-01-01T00:11:00Z,0\n",
        "time,a\n2026-01-01T00:00:00Z,1\n2026-01-01T00:00:00Z,0\n", "time,a,b\n2026-01-01T00:00:00Z,1,\n", "1\n0\nx\n",
        "state\n"};
    for (const char *text : bad) {
        INFO(text);
        writeAll(file, text);
        const auto p
            = parseImport(file, ImportKind::availabilityTrace, {{"one_means", "available"}, {"gap_seconds", "60"}});
        REQUIRE_FALSE(p);
        CHECK(p.error().code == Error::Code::badInput);
        CHECK(p.error().message.args[1] != "");
    }
    CHECK(readTraceFile(scratch.path("missing.csv")).error().code == Error::Code::fileNotFound);
}
