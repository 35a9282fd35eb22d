// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/simulation/market_choice.h"

#include <optional>
#include <string>

// The spot market that `wattfare-cli simulate --market` names.
namespace wattfare::cli {

struct CliMarket {
    SnapshotPtr snapshot;
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    std::optional<MarketChoice> choice; // none: `--market list`

    std::optional<int> bucket(TypeIndex of) const; // interruption band of a type in the region
};

// Opens the catalogue. Errors: badInput with "sim.bad_value" for what it does not know. A market without an item in the
// catalogue keeps an item that none has: the model says whether it needs one.
Result<CliMarket> openMarket(const Context &context, const SimulateArguments &arguments);
// What an item of a market is called in `--item` and in the list.
std::string marketItemName(const Snapshot &snapshot, MarketKind kind, std::size_t item);
int listMarkets(const Context &context, const CliMarket &market);

} // namespace wattfare::cli
