// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Speed and memory of imports, from the file to committed rows. Each run is a process of its own, so that the peak of
// its memory can be read. bench_import [MEGABYTES [ROWS [FOLDER]]]
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "model/importers/common/importer.h"
#include "tests/bench/import/generate.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace wattfare;
using Clock = std::chrono::steady_clock;

namespace {

double seconds(Clock::time_point from) { return std::chrono::duration<double>(Clock::now() - from).count(); }

double cpuSeconds() // of all threads: what counts on a machine that others use too
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + 1e-6 * static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

double peakMb()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

bool inChild(const std::function<bool()> &work)
{
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        const bool good = work();
        std::fflush(stdout);
        _exit(good ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool importOnce(const std::filesystem::path &file, ImportKind kind, const std::filesystem::path &overlayFile)
{
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    if (!base)
        return false;
    std::error_code code;
    std::filesystem::remove(overlayFile, code);
    const double before = peakMb();
    const double bytes = static_cast<double>(std::filesystem::file_size(file));
    const double cpu = cpuSeconds();
    const auto start = Clock::now();
    const auto parsed = parseImport(file, kind, {});
    const double parse = seconds(start);
    if (!parsed) {
        std::fprintf(stderr, "%s\n", parsed.error().detail.c_str());
        return false;
    }
    auto overlay = Overlay::open(overlayFile);
    if (!overlay)
        return false;
    const auto info = (*overlay)->apply(parsed->batch, **base);
    const double all = seconds(start);
    if (!info) {
        std::fprintf(stderr, "%s\n", info.error().detail.c_str());
        return false;
    }
    std::printf("%-20s %7.1f MB %9zu rows  parse %6.3f s  to committed %6.3f s (CPU %6.3f s)  %7.0f MB/s  %9.0f rows/s "
                " peak %6.1f MB (%.1f before; limit %.1f)\n",
        importKindId(kind), bytes / 1e6, info->rows, parse, all, cpuSeconds() - cpu, bytes / 1e6 / all,
        static_cast<double>(info->rows) / all, peakMb(), before, 0.4 * bytes / 1048576.0 + 50.0);
    return true;
}

// The longest time from asking to the answer, over moments spread across the import.
bool cancelTimes(const std::filesystem::path &file, ImportKind kind, const std::filesystem::path &overlayFile)
{
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    if (!base)
        return false;
    std::error_code code;
    std::filesystem::remove(overlayFile, code);
    const auto overlay = Overlay::open(overlayFile);
    if (!overlay)
        return false;
    const auto run = [&](const ProgressFn &progress) {
        const auto parsed = parseImport(file, kind, {}, progress);
        return parsed && (*overlay)->apply(parsed->batch, **base, progress);
    };
    const auto start = Clock::now();
    run({});
    const double whole = seconds(start);
    double longest = 0.0;
    for (int i = 1; i < 20; ++i) {
        std::atomic<bool> stop = false;
        Clock::time_point asked, answered;
        std::thread worker([&] {
            run([&](double) { return !stop.load(); });
            answered = Clock::now();
        });
        std::this_thread::sleep_for(std::chrono::duration<double>(whole * i / 20.0));
        asked = Clock::now();
        stop = true;
        worker.join();
        if (answered > asked)
            longest = std::max(longest, std::chrono::duration<double>(answered - asked).count());
    }
    std::printf("%-20s cancel answers within %.0f ms\n", importKindId(kind), longest * 1e3);
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const std::size_t megabytes = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 320;
    const std::size_t rows = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1000000;
    const std::filesystem::path folder = argc > 3
        ? std::filesystem::path(argv[3])
        : std::filesystem::temp_directory_path() / ("wattfare-bench-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const auto list = folder / "price_list.json";
    const auto history = folder / "spot_history.json";
    const auto overlay = folder / "overlay.db";
    bool good = inChild([&] {
        const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
        if (!base)
            return false;
        std::vector<std::string> types;
        for (const auto &type : (*base)->types)
            types.push_back(type.name);
        bench::writePriceList(list, types, "eu-central-1", megabytes * 1000000);
        bench::writeSpotHistory(history, types, rows);
        return true;
    });
    for (int round = 0; good && round < 3; ++round)
        good = inChild([&] { return importOnce(list, ImportKind::awsPriceListJson, overlay); });
    for (int round = 0; good && round < 3; ++round)
        good = inChild([&] { return importOnce(history, ImportKind::spotPriceHistory, overlay); });
    good = good && inChild([&] { return cancelTimes(list, ImportKind::awsPriceListJson, overlay); });
    good = good && inChild([&] { return cancelTimes(history, ImportKind::spotPriceHistory, overlay); });
    std::error_code code;
    if (argc <= 3)
        std::filesystem::remove_all(folder, code);
    return good ? 0 : 1;
}
