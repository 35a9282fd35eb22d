// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_file.h"
#include "model/workload/document.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <unistd.h>

using namespace wattfare;
namespace fs = std::filesystem;

namespace {

std::string wholeFile(const fs::path &path)
{
    Study study;
    study.scenario = findPreset("bert-latency")->scenario;
    study.axes = {{"inference.demand_per_hour", StudyAxis::Scale::logarithmic, 1e4, 1e8, 3, {}},
        {"regions", StudyAxis::Scale::listed, 0, 0, 2, {"us-east-1", "us-west-2"}}};
    study.keep = {true, true, {}, {Metric::usdPerMillion}, StudySimulation{SimulatedKind::fleet, 100, {0.5}}};
    auto writer = StudyFileWriter::create(path, study, {"1", "hash", "1", 0});
    if (!writer)
        std::abort();
    for (std::size_t i = 0; i < 6; ++i) {
        PointResult point;
        point.index = i;
        if (i % 3 == 2) {
            point.reason = "no_price";
        } else {
            point.winner = "g5.xlarge";
            point.second = "inf2.xlarge";
            point.value = 1.5;
            point.kept.resize(1);
            point.kept[0].candidate = "g5.xlarge";
            point.kept[0].quantities.resize(1);
            point.simulated.resize(1);
            point.simulated[0].candidate = "g5.xlarge";
            point.simulated[0].chance = 0.5;
            for (SimulatedQuantity &quantity : point.simulated[0].figures)
                quantity = {1.5, 0.5, {1.5}};
        }
        if (!writer->add(point))
            std::abort();
    }
    if (!writer->finish())
        std::abort();
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

// Results of studies with bytes changed: three of the place, one of the value. One that says that it is whole has only
// numbers that stand for something.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const fs::path path
        = fs::temp_directory_path() / ("wattfare-fuzz-result-" + std::to_string(getpid()) + ".db");
    static const std::string whole = wholeFile(path);
    std::string bytes = whole;
    for (std::size_t i = 0; i + 4 <= size; i += 4)
        bytes[(data[i] | data[i + 1] << 8U | data[i + 2] << 16U) % bytes.size()] = static_cast<char>(data[i + 3]);
    std::ofstream(path, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    auto file = StudyFile::open(path);
    if (!file) {
        if (file.error().message.id.empty() || bytes == whole)
            std::abort();
        return 0;
    }
    if (const auto columns = file->columns(0, file->points())) {
        const auto known = [](std::uint32_t text, const std::vector<std::string> &texts) {
            return text == kNone || text < texts.size();
        };
        for (std::size_t i = 0; i < columns->size(); ++i)
            if (!known(columns->winner[i], file->candidates()) || !known(columns->second[i], file->candidates())
                || !known(columns->reason[i], file->reasons()))
                std::abort();
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(file->points(), 6); ++i)
        static_cast<void>(file->point(i));
    return 0;
}
