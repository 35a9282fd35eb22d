// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/context.h"

#include <cstdint>
#include <functional>

namespace CLI {
class App;
}

namespace wattfare::cli {

// catalogue: what a team shares on a PostgreSQL server.
struct TeamArguments {
    std::string address, title, note, source;
    std::vector<std::int64_t> own, imports, publications;
    bool password = false;
};

// As addOwnCommands.
void addTeamCommands(CLI::App &cli, const Context &context, TeamArguments &arguments,
    const std::function<void(CLI::App *, std::function<int()>)> &command);

} // namespace wattfare::cli
