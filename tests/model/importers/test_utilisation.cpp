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

namespace {

// Rows of nvidia-smi: each `cards` rows a few milliseconds apart, rounds `everyMs`.
std::string smiLog(int rounds, int everyMs, int cards, bool index, const std::string &name = {})
{
    std::string text = std::string("timestamp") + (name.empty() ? "" : ", name") + (index ? ", index" : "")
        + ", utilization.gpu [%], power.draw [W]\n";
    for (int round = 0; round < rounds; ++round) {
        for (int card = 0; card < cards; ++card) {
            const int ms = 3 + round * everyMs + (round % 3) * everyMs / 20 + 2 * card;
            char time[40];
            std::snprintf(
                time, sizeof time, "2026/01/01 00:%02d:%02d.%03d", ms / 60000 % 60, ms / 1000 % 60, ms % 1000);
            text += time + (name.empty() ? "" : ", " + name) + (index ? ", " + std::to_string(card) : "") + ", 90 %, "
                + std::to_string(120 + card) + ".00 W\n";
        }
    }
    return text;
}

ImportedUtilisation readLog(const Scratch &scratch, const std::string &text)
{
    const auto file = scratch.path("smi.csv");
    writeAll(file, text);
    const auto u = readUtilisation(file);
    if (!u)
        FAIL(u.error().detail);
    return *u;
}

} // namespace

TEST_CASE("samples within a second are not accelerators", "[importers]")
{
    const Scratch scratch;
    for (const bool index : {false, true}) {
        for (const int everyMs : {100, 500, 1000, 5000}) {
            for (const int cards : {1, 2, 4, 8}) {
                INFO(everyMs << " ms, " << cards << " cards, index " << index);
                if (everyMs == 100 && cards == 8 && !index)
                    continue; // rounds that run into each other
                const auto u = readLog(scratch, smiLog(240, everyMs, cards, index));
                CHECK(u.accelerators == static_cast<std::size_t>(cards));
                REQUIRE(u.series.samples.size() == 240);
                CHECK(u.gaps == 0);
                for (const auto &sample : u.series.samples)
                    CHECK(sample.acceleratorW == 120.0 * cards + cards * (cards - 1) / 2.0);
                CHECK(u.series.endH * 3600.0 == Approx(240 * everyMs / 1000.0).epsilon(0.01));
            }
        }
    }
}

TEST_CASE("rows of one second without its parts are one accelerator where they are not equally many", "[importers]")
{
    const Scratch scratch;
    std::string text = "timestamp, utilization.gpu [%], power.draw [W]\n";
    for (int second = 0; second < 30; ++second)
        for (int row = 0; row < 9 + second % 2; ++row)
            text += "2026/01/01 00:00:" + std::string(second < 10 ? "0" : "") + std::to_string(second)
                + ", 90 %, 123.00 W\n";
    const auto u = readLog(scratch, text);
    CHECK(u.accelerators == 1);
    REQUIRE(u.series.samples.size() == 30);
    CHECK(u.series.samples[7].acceleratorW == Approx(123.0));
}

TEST_CASE("a log of other cards than the type has is told", "[importers]")
{
    const Scratch scratch;
    Snapshot s;
    s.accelerators.resize(2);
    s.accelerators[0].key = "nvidia-a100-sxm4-40gb";
    s.accelerators[0].ec2Name = "a100";
    s.accelerators[0].name = "A100-SXM4-40GB";
    s.accelerators[1].key = "nvidia-t4";
    s.accelerators[1].ec2Name = "t4";
    s.accelerators[1].name = "Tesla T4";
    s.types.resize(3);
    s.types[0].name = "p4d.24xlarge";
    s.types[0].accelerator = 0;
    s.types[0].acceleratorCount = 2;
    s.types[1].name = "g4dn.xlarge";
    s.types[1].accelerator = 1;
    s.types[1].acceleratorCount = 0.5;
    s.types[2].name = "c5.large";
    const auto doubts = [&](const char *card, int cards, TypeIndex type) {
        return doubtsAbout(readLog(scratch, smiLog(20, 1000, cards, true, card)), s, type);
    };
    CHECK(doubts("NVIDIA A100-SXM4-40GB", 2, 0).empty());
    CHECK(doubts("NVIDIA A100-SXM4-80GB", 2, 0)
        == std::vector<Message>{
            {"utilisation.other_card", {"NVIDIA A100-SXM4-80GB", "p4d.24xlarge", "A100-SXM4-40GB"}}});
    CHECK(doubts("Tesla T4", 1, 1).empty()); // a part of a card is seen as one
    CHECK(doubts("NVIDIA T4G", 1, 1)
        == std::vector<Message>{{"utilisation.other_card", {"NVIDIA T4G", "g4dn.xlarge", "Tesla T4"}}});
    CHECK(doubts("Tesla T4", 4, 1) == std::vector<Message>{{"utilisation.other_count", {4, "g4dn.xlarge", 1}}});
    CHECK(doubts("Tesla T4", 1, 2) == std::vector<Message>{{"utilisation.no_accelerator", {"c5.large"}}});
    CHECK(doubtsAbout(readLog(scratch, smiLog(20, 1000, 2, true)), s, 0).empty()); // no name: the number alone
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

TEST_CASE("UTF-16, as a shell of Windows writes it, is told of whoever reads", "[importers]")
{
    const Scratch scratch;
    const auto file = scratch.path("smi.csv");
    const std::string text = readAll(sample("nvidia_smi.csv"));
    for (const bool little : {true, false}) {
        std::string wide(little ? "\xff\xfe" : "\xfe\xff");
        for (const char c : text)
            wide += little ? std::string{c, '\0'} : std::string{'\0', c};
        writeAll(file, wide);
        const auto told = [](const auto &read) { return !read && read.error().message.id == "import.utf16"; };
        CHECK(told(readUtilisation(file)));
        CHECK(told(recogniseUtilisation(file)));
        CHECK(told(recogniseImport(file)));
        for (const ImportKind kind : importKinds())
            CHECK(told(parseImport(file, kind, {}, {})));
    }
}
