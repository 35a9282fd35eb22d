// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedule/job_array.h"

#include <cstdlib>

using namespace wattfare;

// What squeue, sacct and scontrol print.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view printed(reinterpret_cast<const char *>(data), size);
    const schedule::ArrayJob job{"wattfare-fuzz", "/plan", {"wattfare-cli"}, 64, 10, 1U << 20U, 1};
    for (const auto &tasks : {schedule::readSqueue(printed, job), schedule::readSacct(printed, job)}) {
        if (!tasks) {
            if (tasks.error().message.id.empty())
                std::abort();
            continue;
        }
        for (const schedule::Task &task : *tasks)
            if (task.shard >= job.shards)
                std::abort();
    }
    static_cast<void>(schedule::mostTasks(printed));
    return 0;
}
