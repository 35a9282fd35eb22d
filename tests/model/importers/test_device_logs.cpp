// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/utilisation.h"
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

Result<ImportedUtilisation> readText(const Scratch &scratch, const std::string &text, const char *name = "log.txt")
{
    writeAll(scratch.path(name), text);
    return readUtilisation(scratch.path(name), {}, Date::parse("2026-11-01"));
}

ImportedUtilisation mustRead(const Scratch &scratch, const std::string &text)
{
    auto read = readText(scratch, text);
    if (!read)
        FAIL(read.error().detail);
    return *std::move(read);
}

// What a refusal of rows says: line or byte, field, found, expected.
std::string refusalOf(const Scratch &scratch, const std::string &text)
{
    const auto read = readText(scratch, text);
    REQUIRE_FALSE(read);
    CHECK(read.error().code == Error::Code::badInput);
    std::string all;
    for (std::size_t i = 1; i < 5; ++i)
        all += (i > 1 ? "|" : "") + read.error().message.args.at(i).text();
    return all;
}

std::string gpuLine(const char *metric, int gpu, const std::string &value, const std::string &stamp = {})
{
    return std::string(metric) + "{gpu=\"" + std::to_string(gpu) + "\",UUID=\"GPU-" + std::to_string(gpu)
        + "\",modelName=\"Tesla T4\",Hostname=\"a\"} " + value + (stamp.empty() ? "" : ' ' + stamp) + '\n';
}

std::string neuronReport(const std::string &cores, const char *period = "5.0")
{
    return R"({"neuron_runtime_data":[{"pid":1,"report":{"neuroncore_counters":{"period":)" + std::string(period)
        + R"(,"neuroncores_in_use":{)" + cores
        + R"(}},"memory_used":{"period":5.0,"neuron_runtime_used_bytes":{"host":1,"neuron_device":2147483648}}}}],)"
          R"("system_data":{"vcpu_usage":{"period":5.0,"average_usage":{"user":20.0,"idle":75.0}},)"
          R"("memory_info":{"period":5.0,"memory_total_bytes":1000,"memory_used_bytes":250}},)"
          R"("instance_info":{"instance_type":"inf2.xlarge"},)"
          R"("neuron_hardware_info":{"neuron_device_type":"inferentia2","neuron_device_count":1,)"
          R"("neuroncore_per_device_count":2}})"
          "\n";
}

} // namespace

TEST_CASE("DCGM as its exporter prints it: scrapes one after another", "[importers][devices]")
{
    const Scratch scratch;
    std::string text;
    for (int scrape = 0; scrape < 20; ++scrape) {
        text += "# HELP DCGM_FI_DEV_GPU_UTIL GPU utilization (in %).\n# TYPE DCGM_FI_DEV_GPU_UTIL gauge\n";
        text += gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, std::to_string(5 * scrape));
        text += gpuLine("DCGM_FI_DEV_GPU_UTIL", 1, scrape == 3 ? "9223372036854775794" : "10");
        text += gpuLine("DCGM_FI_DEV_FB_USED", 0, "4000") + gpuLine("DCGM_FI_DEV_FB_USED", 1, "1000");
        text += gpuLine("DCGM_FI_DEV_POWER_USAGE", 0, "40.5") + gpuLine("DCGM_FI_DEV_POWER_USAGE", 1, "20");
        text += gpuLine("DCGM_FI_DEV_SM_CLOCK", 0, "1590") + gpuLine("DCGM_FI_PROF_GR_ENGINE_ACTIVE", 0, "0.9");
    }
    const auto u = mustRead(scratch, text);
    CHECK(u.form == UtilisationForm::dcgmText);
    CHECK_FALSE(u.hasTimes);
    CHECK(u.startUtc == 0);
    CHECK(u.intervalSeconds == kScrapeSeconds);
    CHECK(u.accelerators == 2);
    CHECK(u.cards == std::vector<std::string>{"Tesla T4"});
    REQUIRE(u.series.samples.size() == 20);
    CHECK(u.series.samples[4].uAccPct == 15.0); // the exporter's own figure, not the engine's beside it
    CHECK(u.series.samples[3].uAccPct == 15.0); // one of two could not be read
    CHECK(u.series.samples[3].acceleratorW == 60.5);
    CHECK(u.memoryPeakMib == 5000.0);
    REQUIRE(u.devices.size() == 2);
    CHECK(u.devices[0].id == "a/0");
    REQUIRE(u.devices[0].load);
    CHECK(u.devices[0].load->mean == Approx(47.5));
    CHECK(u.devices[0].load->p95 == 90.0);
    CHECK(u.devices[0].load->peak == 95.0);
    CHECK(u.devices[0].peakMemoryMib == 4000.0);
    CHECK(u.devices[1].load->peak == 10.0);
}

TEST_CASE("DCGM with times: gaps show, a time comes once", "[importers][devices]")
{
    const Scratch scratch;
    std::string text;
    const auto stamp = [](int minute) { return std::to_string(1'767'225'600'000 + 60'000LL * minute); };
    for (const int minute : {0, 1, 2, 3, 20, 21})
        text += gpuLine("DCGM_FI_PROF_GR_ENGINE_ACTIVE", 0, "0.25", stamp(minute));
    const auto u = mustRead(scratch, text);
    CHECK(u.hasTimes);
    CHECK(isoUtc(u.startUtc) == "2026-01-01T00:00:00Z");
    CHECK(u.gaps == 1);
    REQUIRE(u.load);
    CHECK(u.load->peak == 25.0); // a share of one
    // As a dump of the data base names series, with seconds.
    CHECK(mustRead(scratch,
              "{__name__=\"DCGM_FI_DEV_GPU_UTIL\",gpu=\"0\"} 7 1767225600\n"
              "{__name__=\"DCGM_FI_DEV_GPU_UTIL\",gpu=\"0\"} 9 1767225660.000\n# EOF\n")
              .series.samples.size()
        == 2);
    const std::string good = gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, "5", stamp(0));
    CHECK(refusalOf(scratch, good + good) == "2|time|" + stamp(0) + "|eachTimeOnce");
    CHECK(refusalOf(scratch, good + gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, "5", "1767225500000"))
        == "2|time|1767225500000|timesThatDoNotFall");
    CHECK(refusalOf(scratch, good + gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, "140", stamp(1))).find("|140|percent") < 200);
    CHECK(refusalOf(scratch, good + gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, "many", stamp(1))).find("|many|number") < 200);
    CHECK(refusalOf(scratch, good + gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, "5")).starts_with("2|time||"));
    CHECK(refusalOf(scratch, good + "DCGM_FI_DEV_GPU_UTIL{gpu=\"0} 5\n").starts_with("2|row|"));
    CHECK(refusalOf(scratch, good).ends_with("atLeastTwoSamples"));
}

TEST_CASE("nvidia-smi with memory used, by device", "[importers][devices]")
{
    const Scratch scratch;
    const auto u = mustRead(scratch,
        "timestamp, index, utilization.gpu [%], memory.used [MiB]\n"
        "2026/01/01 00:00:00.000, 0, 10 %, 100 MiB\n2026/01/01 00:00:00.010, 1, 20 %, 300 MiB\n"
        "2026/01/01 00:00:05.000, 0, 10 %, 150 MiB\n2026/01/01 00:00:05.010, 1, 30 %, 200 MiB\n");
    CHECK(u.memoryPeakMib == 400.0);
    REQUIRE(u.devices.size() == 2);
    CHECK(u.devices[1].peakMemoryMib == 300.0);
    CHECK(u.devices[1].load->mean == 25.0);
}

TEST_CASE("containers that share an accelerator do not count it twice", "[importers][devices]")
{
    const Scratch scratch;
    std::string text;
    for (const char *stamp : {"1767225600000", "1767225660000"})
        for (const char *pod : {"x", "y"})
            text += std::string("DCGM_FI_DEV_POWER_USAGE{gpu=\"0\",pod=\"") + pod + "\"} 30 " + stamp + '\n';
    CHECK(mustRead(scratch, text).series.samples.front().acceleratorW == 30.0);
}

TEST_CASE("DCGM as a table of a graph", "[importers][devices]")
{
    const Scratch scratch;
    const std::string head = "\"Time\",\"DCGM_FI_DEV_GPU_UTIL{gpu=\"\"0\"\", modelName=\"\"NVIDIA "
                             "L4\"\"}\",\"DCGM_FI_DEV_FB_USED{gpu=\"\"0\"\"}\"\n";
    const auto u = mustRead(scratch, head + "2026-01-01 00:00:00,40,1024\n2026-01-01 00:01:00,60,2048\n");
    CHECK(u.form == UtilisationForm::dcgmCsv);
    CHECK(u.series.samples[1].uAccPct == 60.0);
    CHECK(u.memoryPeakMib == 2048.0);
    CHECK(u.cards == std::vector<std::string>{"NVIDIA L4"});
    CHECK(mustRead(scratch, head + "1767225600000,40,1024\n1767225660000,60,2048\n").intervalSeconds == 60.0);
    CHECK(refusalOf(scratch, head + "2026-01-01 00:00:00,140,1\n2026-01-01 00:01:00,60,1\n").ends_with("|140|percent"));
}

TEST_CASE("neuron-monitor: cores that nobody uses are idle", "[importers][devices]")
{
    const Scratch scratch;
    const std::string busy = neuronReport(R"("0":{"neuroncore_utilization":80.0})");
    const auto u = mustRead(scratch, busy + neuronReport("") + busy);
    CHECK(u.form == UtilisationForm::neuronMonitor);
    CHECK_FALSE(u.hasTimes);
    CHECK(u.instanceType == "inf2.xlarge");
    CHECK(u.cards == std::vector<std::string>{"inferentia2"});
    CHECK(u.accelerators == 1); // of two cores
    REQUIRE(u.series.samples.size() == 3);
    CHECK(u.series.samples[0].uAccPct == 40.0);
    CHECK(u.series.samples[1].uAccPct == 0.0);
    CHECK(u.series.samples[0].uCpuPct == 25.0);
    CHECK(u.series.samples[0].uMemPct == 25.0);
    CHECK(u.series.endH * 3600 == Approx(15.0));
    CHECK(u.memoryPeakMib == 2048.0);
    CHECK(refusalOf(scratch, busy + neuronReport(R"("0":{"neuroncore_utilization":180.0})")).ends_with("|180|percent"));
    CHECK(refusalOf(scratch, busy + neuronReport("", "-1")).ends_with("secondsAboveZero"));
    CHECK(refusalOf(scratch, "{\"neuron_runtime_data\":5}").ends_with("array"));
    CHECK_FALSE(readText(scratch, busy + "{\"neuron_runtime_data\":["));
}

TEST_CASE("a log of another type is told", "[importers][devices]")
{
    const Scratch scratch;
    Snapshot s;
    s.accelerators.resize(1);
    s.accelerators[0].key = "aws-inferentia2";
    s.accelerators[0].ec2Name = "inferentia2";
    s.types.resize(2);
    s.types[0].name = "inf2.8xlarge";
    s.types[1].name = "inf2.xlarge";
    for (InstanceType &type : s.types) {
        type.accelerator = 0;
        type.acceleratorCount = 1;
    }
    const std::string report = neuronReport(R"("0":{"neuroncore_utilization":80.0})");
    const auto u = mustRead(scratch, report + report);
    CHECK(doubtsAbout(u, s, 0) == std::vector<Message>{{"utilisation.other_type", {"inf2.xlarge", "inf2.8xlarge"}}});
    CHECK(doubtsAbout(u, s, 1).empty());
    const std::string scrape = gpuLine("DCGM_FI_DEV_GPU_UTIL", 0, "5");
    const auto doubts = doubtsAbout(mustRead(scratch, scrape + scrape), s, 1);
    REQUIRE(doubts.size() == 2);
    CHECK(doubts[0].id == "utilisation.assumed_interval");
    CHECK(doubts[1].id == "utilisation.other_card");
}
