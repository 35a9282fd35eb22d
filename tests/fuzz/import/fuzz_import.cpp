// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// One program a kind of file. FUZZ_KIND is an ImportKind; the number behind the last is the utilisation series. Bytes go to
// a file in memory, then through recognition, the parser with and without answers, and the dry run.
#include "model/importers/importer.h"
#include "model/importers/trace_file.h"
#include "model/importers/utilisation.h"

#include <cstdint>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace wattfare;

namespace {

class MemoryFile
{
public:
    MemoryFile()
        : m_descriptor(memfd_create("fuzz", 0))
        , m_path("/proc/self/fd/" + std::to_string(m_descriptor))
    {
        if (m_descriptor < 0)
            std::abort();
    }
    const std::filesystem::path &put(const std::uint8_t *data, std::size_t size)
    {
        if (ftruncate(m_descriptor, 0) != 0 || pwrite(m_descriptor, data, size, 0) != static_cast<ssize_t>(size))
            std::abort();
        return m_path;
    }

private:
    int m_descriptor;
    std::filesystem::path m_path;
};

void parse(const std::filesystem::path &file, const ImportOptions &options)
{
    const auto parsed = parseImport(file, static_cast<ImportKind>(FUZZ_KIND), options);
    if (!parsed && parsed.error().code != Error::Code::badInput)
        std::abort();
    if (!parsed)
        return;
    static const Snapshot empty;
    static_cast<void>(diffImport(parsed->batch, empty));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static MemoryFile memory;
    const auto &file = memory.put(data, size);
    if (static_cast<std::size_t>(FUZZ_KIND) < importKinds().size()) {
        static_cast<void>(recogniseImport(file));
        parse(file, {});
        parse(file, {{"as_of", "2026-01-01"}, {"region", "us-east-1"}, {"one_means", "lost"}, {"gap_seconds", "60"}, {"basis", "direct"},
                     {"accept_repairs", "yes"}});
    } else if (const auto read = readUtilisation(file); !read && read.error().code != Error::Code::badInput) {
        std::abort();
    }
    return 0;
}
