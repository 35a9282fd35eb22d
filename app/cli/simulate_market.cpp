// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate_market.h"

#include "model/decision/option_price.h"

#include <limits>

namespace wattfare::cli {

std::string marketItemName(const Snapshot &snapshot, MarketKind kind, std::size_t item)
{
    switch (kind) {
    case MarketKind::measuredPool: {
        const AvailabilityFit &fit = snapshot.availabilityFits[item];
        return fit.kind + ':' + fit.typeName + ':' + fit.zone + ':' + fit.start;
    }
    case MarketKind::priceReplay:
        return snapshot.spotSeries[item].zone;
    default:
        return snapshot.traces[item].id;
    }
}

int listMarkets(const Context &context, const CliMarket &market)
{
    const Snapshot &snapshot = *market.snapshot;
    ReportTable table;
    table.head = {head("market", "column.market", {}, false), head("item", "column.item", {}, false)};
    for (std::size_t i = 0; i < kMarketKinds; ++i) {
        const auto kind = static_cast<MarketKind>(i);
        const auto items = marketItems(snapshot, kind, market.type, market.region);
        if (items.empty())
            table.rows.push_back({cell(std::string(marketKindId(kind))), cell(" ")});
        for (const std::size_t item : items)
            table.rows.push_back({cell(std::string(marketKindId(kind))), cell(marketItemName(snapshot, kind, item))});
    }
    print(context, table, nlohmann::ordered_json::object(), "markets");
    return kDone;
}

std::optional<int> CliMarket::bucket(TypeIndex of) const
{
    return of == kNone ? std::nullopt : PriceFinder(Scenario{}, *snapshot).bucket(of, region);
}

Result<CliMarket> openMarket(const Context &context, const SimulateArguments &arguments)
{
    const auto refuse = [](const char *what, const std::string &found, const char *expected) {
        return fail(Error::Code::badInput, {"sim.bad_value", {what, found, expected}});
    };
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    CliMarket market{*snapshot, kNone, (*snapshot)->region(arguments.region), {}};
    if (market.region == kNone)
        return refuse("--region", arguments.region, "a region of the catalogue");
    if (!arguments.type.empty()) {
        market.type = (*snapshot)->type(arguments.type);
        if (market.type == kNone)
            return refuse("--type", arguments.type, "an instance type of the catalogue");
    }
    if (arguments.market == "list")
        return market;
    const auto kind = parseMarketKind(arguments.market);
    if (!kind)
        return refuse("--market", arguments.market, "a market of --market list");
    market.choice = MarketChoice{*kind, std::numeric_limits<std::size_t>::max(), std::nullopt};
    const auto items = marketItems(**snapshot, *kind, market.type, market.region);
    for (const std::size_t item : items)
        if (arguments.item.empty() || marketItemName(**snapshot, *kind, item) == arguments.item) {
            market.choice->item = item;
            return market;
        }
    if (!arguments.item.empty())
        return refuse("--item", arguments.item, "an item of --market list");
    return market; // without items: the model says whether it needs one
}

} // namespace wattfare::cli
