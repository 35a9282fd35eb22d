// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/context.h"
#include "model/catalog/overlay/overlay.h"

#include <functional>

namespace CLI {
class App;
}

namespace wattfare::cli {

// own: the person's prices, discounts, throughputs and figures, and the figures preferred, as "My data" has them.
struct OwnArguments {
    UserChoice choice;
    std::string offer, subject, of, quantity, source, method, since;
    std::optional<int> year;
    std::optional<double> low, high, sequenceLength, nodes, batchSize;
    std::int64_t id = 0;
    bool training = false;
};

// `command` gives a sub-command its body, which returns the exit code. Arguments and context must outlive the parsing.
void addOwnCommands(CLI::App &cli, const Context &context, OwnArguments &arguments,
    const std::function<void(CLI::App *, std::function<int()>)> &command);

// Choices in force, newest first.
void printChoices(const Context &context, const std::filesystem::path &overlay, const std::vector<UserChoice> &choices,
    std::optional<std::int64_t> changed = {});

// Throughput is fitted anew where the benchmarks changed that it rests on. The exit code.
int refit(const Context &context, const std::filesystem::path &file, Overlay &overlay);

} // namespace wattfare::cli
