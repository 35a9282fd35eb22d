// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/shards.h"

#include <cstdlib>
#include <fstream>
#include <unistd.h>

using namespace wattfare;
namespace fs = std::filesystem;

// plan.json of a folder of shards. Whoever forges one computes its hash as well, so the one that was asked for is put
// in its place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const fs::path folder = fs::temp_directory_path() / ("wattfare-fuzz-plan-" + std::to_string(getpid()));
    fs::create_directories(folder);
    std::string text(reinterpret_cast<const char *>(data), size);
    for (int attempt = 0; attempt < 2; ++attempt) {
        std::ofstream(planFile(folder), std::ios::binary | std::ios::trunc) << text;
        const auto read = readPlan(folder);
        if (read) {
            if (!shardStatus(folder))
                std::abort();
            break;
        }
        if (read.error().message.id.empty())
            std::abort();
        static constexpr std::string_view kHash = "\"hash\":\"";
        constexpr std::size_t kDigits = 64;
        const std::size_t at = text.find(kHash);
        if (at == std::string::npos || text.size() < at + kHash.size() + kDigits)
            break;
        for (const Argument &argument : read.error().message.args)
            if (const Clause *const asked = argument.clause();
                asked && asked->args.size() == 1 && asked->args[0].data() && asked->args[0].data()->size() == kDigits)
                text.replace(at + kHash.size(), kDigits, *asked->args[0].data());
    }
    return 0;
}
