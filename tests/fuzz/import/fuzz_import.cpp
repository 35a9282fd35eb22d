// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// fuzz_import --kind=KIND CORPUS. KIND is an id of importKinds(), "utilisation" or "price_list_index". Bytes go to a
// file in memory, then through recognition, the parser with and without answers, and the dry run.
#include "model/importers/aws/price_list_index.h"
#include "model/importers/common/importer.h"
#include "model/importers/measured/trace_file.h"
#include "model/importers/measured/utilisation.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

using namespace wattfare;

namespace {

std::string_view chosen;
std::optional<ImportKind> kind;

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

// A refusal says what was found where; anything else of these calls is a fault of the program.
void checkRefusal(const Error &error)
{
    if (error.code != Error::Code::badInput || error.message.id.empty())
        std::abort();
}

void parse(const std::filesystem::path &file, const ImportOptions &options)
{
    const auto parsed = parseImport(file, *kind, options);
    if (!parsed) {
        checkRefusal(parsed.error());
        return;
    }
    static const Snapshot empty;
    if (const auto diff = diffImport(parsed->batch, empty); !diff)
        checkRefusal(diff.error());
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    for (int i = 1; i < *argc; ++i) {
        const std::string_view argument((*argv)[i]);
        if (argument.starts_with("--kind="))
            chosen = argument.substr(7);
    }
    kind = parseImportKind(chosen);
    if (!kind && chosen != "utilisation" && chosen != "price_list_index") {
        std::fprintf(stderr, "--kind= one of utilisation, price_list_index");
        for (const ImportKind each : importKinds())
            std::fprintf(stderr, ", %s", importKindId(each));
        std::fprintf(stderr, "\n");
        std::exit(2);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static MemoryFile memory;
    const auto &file = memory.put(data, size);
    if (kind) {
        static_cast<void>(recogniseImport(file));
        parse(file, {});
        parse(file,
            {{"as_of", "2026-01-01"}, {"region", "us-east-1"}, {"one_means", "lost"}, {"gap_seconds", "60"},
                {"basis", "direct"}, {"accept_repairs", "yes"}});
    } else if (chosen == "utilisation") {
        if (const auto read = readUtilisation(file); !read)
            checkRefusal(read.error());
    } else {
        const std::string_view text(reinterpret_cast<const char *>(data), size);
        if (const auto path = priceListPath(text, "us-east-1"); !path)
            checkRefusal(path.error());
    }
    return 0;
}
