// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_record.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace wattfare;
using namespace wattfare::studies;

namespace {

// The records come in pieces of this many bytes; what cannot be read yet waits for the next piece.
std::size_t recordsIn(std::string_view all, const StudyKeep &keep, std::size_t piece, bool &damaged)
{
    RecordReader reader(keep);
    std::string bytes;
    std::size_t count = 0;
    for (std::size_t from = 0; from < all.size() && !reader.damaged(); from += piece) {
        bytes += all.substr(from, piece);
        std::size_t at = 0;
        Record record;
        while (reader.next(bytes, at, record)) {
            for (const std::uint32_t text : {record.winner, record.second, record.reason})
                if (text != kNone && text >= reader.texts().size())
                    std::abort();
            for (const SimulatedRecord &simulated : record.simulated)
                if (simulated.candidate >= reader.texts().size())
                    std::abort();
            ++count;
        }
        bytes.erase(0, at);
    }
    damaged = reader.damaged();
    return count;
}

} // namespace

// The records of a shard: where they are cut into pieces changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    StudyKeep keep;
    keep.metrics.resize(data[0] % 4U);
    if (const std::size_t quantiles = data[0] / 4U % 4U; quantiles > 0) {
        keep.simulation.emplace();
        keep.simulation->quantiles.assign(quantiles, 0.5);
    }
    const std::size_t piece = 1 + data[1];
    const std::string_view all(reinterpret_cast<const char *>(data) + 2, size - 2);
    bool damaged = false, alike = false;
    if (recordsIn(all, keep, piece, damaged) != recordsIn(all, keep, std::max<std::size_t>(1, all.size()), alike)
        || damaged != alike)
        std::abort();
    return 0;
}
