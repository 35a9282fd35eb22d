// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/evaluation/recorded_case.h"
#include "model/simulation/parameters/market_choice.h"

#include <nlohmann/json.hpp>

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

// Opens the catalogue; `options` is what the parameters say of the market, `types` what else may choose an item.
// Errors: badInput with "sim.bad_value" for what it does not know, "sim.name_the_item" for a measured pool that is not
// that of the type. A market without an item in the catalogue keeps an item that none has: the model says whether it
// needs one.
Result<CliMarket> openMarket(const Context &context, const SimulateArguments &arguments, const MarketChoice &options,
    const std::vector<std::string> &types = {});
// Whether each parameter of the market that is set means something to it: badInput with "sim.not_of_market".
Result<void> checkMarketOptions(const std::string &market, const MarketChoice &options);
// What is used of the catalogue: kind, item, the parameters that the kind takes.
nlohmann::ordered_json marketJson(const CliMarket &market);
// Of a band: what was measured on pools stands beside it, the figures into `used`.
std::optional<RateInUse> rateOfBand(const CliMarket &market, TypeIndex type, nlohmann::ordered_json &used);
// What an item of a market is called in `--item` and in the list.
std::string marketItemName(const Snapshot &snapshot, MarketKind kind, std::size_t item);
// simulate market: what a stretch of recorded prices costs, and what a price cap would do to it.
int showPrices(const Context &context, const SimulateArguments &arguments);
int listMarkets(const Context &context, const CliMarket &market);

} // namespace wattfare::cli
