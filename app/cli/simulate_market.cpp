// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate_market.h"

#include "app/cli/simulate_parts.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/simulation/parameters/named_parameters.h"
#include "model/support/date.h"
#include "model/support/phrase.h"
#include "views/words/quantity_text.h"

#include <algorithm>
#include <limits>

namespace wattfare::cli {

std::string marketItemName(const Snapshot &snapshot, MarketKind kind, std::size_t item)
{
    switch (kind) {
    case MarketKind::measuredPool: {
        const AvailabilityFit &fit = snapshot.availabilityFits[item];
        return fit.kind + ':' + fit.typeName + ':' + fit.zone + ':' + fit.start;
    }
    case MarketKind::priceReplay: return snapshot.spotSeries[item].zone;
    default: return snapshot.traces[item].id;
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

namespace {

constexpr std::string_view kHours = "hours"; // of the stretch

Result<void> setStretch(const std::vector<std::string> &arguments, MarketChoice &choice, std::optional<double> &hours)
{
    const auto pairs = keyValues(arguments);
    if (!pairs)
        return tl::unexpected<Error>(pairs.error());
    for (const auto &[name, value] : *pairs) {
        FleetParams duration; // reads `hours` as that of a fleet
        auto done = name == kHours ? setNamed(duration, name, value) : setNamed(choice, name, value);
        if (!done)
            return done;
        if (name == kHours)
            hours = duration.hours;
    }
    return checkMarketOptions(std::string(marketKindId(MarketKind::priceReplay)), choice);
}

} // namespace

int showPrices(const Context &context, const SimulateArguments &arguments)
{
    const std::string kind(marketKindId(MarketKind::priceReplay));
    SimulateArguments asked = arguments;
    if (asked.market.empty())
        asked.market = kind;
    if (asked.market != kind && asked.market != "list")
        return report(fail(Error::Code::badInput, {"sim.bad_value", {"--market", asked.market, kind}}).value());
    MarketChoice choice;
    std::optional<double> hours;
    if (const auto done = setStretch(arguments.parameters, choice, hours); !done)
        return report(done.error());
    const auto market = openMarket(context, asked, choice);
    if (!market)
        return report(market.error());
    if (!market->choice)
        return listMarkets(context, *market);
    const auto stretch = priceStretch(*market->choice, *market->snapshot, hours);
    if (!stretch)
        return reportFailure(stretch.error());
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("unit", "column.unit", {}, false),
        head("value", "column.value")};
    const auto add = [&](const char *name, Unit unit, double value) {
        table.rows.push_back({cell(name), cell(std::string(unitId(unit))), cell(value, unit)});
    };
    add("hours", "h", (stretch->toSeconds - stretch->fromSeconds) / 3600.0);
    add("usd", "USD", stretch->usd);
    add("mean_usd_per_hour", "USD/h", stretch->meanUsdPerHour);
    add("min_usd_per_hour", "USD/h", stretch->minUsdPerHour);
    add("max_usd_per_hour", "USD/h", stretch->maxUsdPerHour);
    if (stretch->capShare)
        add("cap_share", "", *stretch->capShare);
    if (stretch->capCrossings)
        add("cap_crossings", "", static_cast<double>(*stretch->capCrossings));
    nlohmann::ordered_json meta;
    meta["market"] = marketJson(*market);
    meta["from"] = isoUtc(static_cast<std::int64_t>(stretch->fromSeconds));
    meta["to"] = isoUtc(static_cast<std::int64_t>(stretch->toSeconds));
    if (context.format == Format::table)
        table.notes.push_back({"sim.price_stretch",
            {marketItemName(*market->snapshot, market->choice->kind, market->choice->item),
                meta["from"].get<std::string>(), meta["to"].get<std::string>()}});
    print(context, table, std::move(meta), "figures");
    return kDone;
}

std::optional<int> CliMarket::bucket(TypeIndex of) const
{
    return of == kNone ? std::nullopt : PriceFinder(Scenario{}, *snapshot).bucket(of, region);
}

Result<CliMarket> openMarket(const Context &context, const SimulateArguments &arguments, const MarketChoice &options,
    const std::vector<std::string> &types)
{
    const auto refuse = [](const char *what, const std::string &found, Clause expected) {
        return fail(Error::Code::badInput, {"sim.bad_value", {what, found, expected}});
    };
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    CliMarket market{*snapshot, kNone, (*snapshot)->region(arguments.region), {}};
    if (market.region == kNone)
        return refuse("--region", arguments.region, Phrase::regionOfCatalogue);
    if (!arguments.type.empty()) {
        market.type = (*snapshot)->type(arguments.type);
        if (market.type == kNone)
            return refuse("--type", arguments.type, Phrase::instanceTypeOfCatalogue);
    }
    if (arguments.market == "list")
        return market;
    const auto kind = parseMarketKind(arguments.market);
    if (!kind)
        return refuse("--market", arguments.market, Phrase::listedMarket);
    market.choice = options;
    market.choice->kind = *kind;
    market.choice->item = std::numeric_limits<std::size_t>::max();
    const auto items = marketItems(**snapshot, *kind, market.type, market.region);
    const bool pool = *kind == MarketKind::measuredPool && arguments.item.empty();
    if (*kind == MarketKind::priceReplay && market.type != kNone && items.empty())
        return fail(Error::Code::badInput, {"sim.no_price_history", {arguments.type, arguments.region}});
    const auto isAsked = [&](std::size_t item) { // a pool of another type is no answer to the question
        const std::string &type = (*snapshot)->availabilityFits[item].typeName;
        return !pool
            || (arguments.type.empty()
                    ? !types.empty() && std::count(types.begin(), types.end(), type) == std::ssize(types)
                    : type == arguments.type);
    };
    if (pool && std::none_of(items.begin(), items.end(), isAsked))
        return fail(Error::Code::badInput, {"sim.name_the_item", {arguments.type}});
    for (const std::size_t item : items)
        if ((arguments.item.empty() && (!pool || isAsked(item)))
            || marketItemName(**snapshot, *kind, item) == arguments.item) {
            market.choice->item = item;
            return market;
        }
    if (!arguments.item.empty())
        return refuse("--item", arguments.item, Phrase::listedItem);
    return market; // without items: the model says whether it needs one
}

Result<void> checkMarketOptions(const std::string &market, const MarketChoice &options)
{
    const auto kind = parseMarketKind(market);
    const auto plain = namedParameters(MarketChoice{}), mine = namedParameters(options);
    for (std::size_t i = 0; i < mine.size(); ++i)
        if (mine[i].value != plain[i].value && market != "list" && !(kind && marketTakes(*kind, mine[i].name)))
            return fail(Error::Code::badInput, {"sim.not_of_market", {mine[i].name}});
    return {};
}

nlohmann::ordered_json marketJson(const CliMarket &market)
{
    nlohmann::ordered_json used;
    used["kind"] = marketKindId(market.choice->kind);
    if (market.choice->item != std::numeric_limits<std::size_t>::max())
        used["item"] = marketItemName(*market.snapshot, market.choice->kind, market.choice->item);
    for (const NamedParameter &parameter : namedParameters(*market.choice))
        if (marketTakes(market.choice->kind, parameter.name))
            used[parameter.name] = parameter.value;
    return used;
}

std::optional<RateInUse> rateOfBand(const CliMarket &market, TypeIndex type, nlohmann::ordered_json &used)
{
    const MarketKind kind = market.choice->kind;
    const auto recorded = kind == MarketKind::bandProbability || kind == MarketKind::bandRate
        ? recordedHazard(*market.snapshot, type)
        : std::nullopt;
    if (!recorded)
        return std::nullopt;
    auto &pools = used["measured_pools"];
    pools = {{"pools", recorded->pools}, {"of_other_accelerators", recorded->ofOthers},
        {"hazard_per_hour_low", recorded->low}, {"hazard_per_hour_median", recorded->perHour},
        {"hazard_per_hour_high", recorded->high}};
    const SourceIndex source = market.snapshot->availabilityFits.front().source;
    RateInUse rate{true, *recorded};
    if (source < market.snapshot->sources.size())
        rate.source = sourceName(market.snapshot->sources[source]).toStdString();
    pools["source"] = rate.source;
    return rate;
}

} // namespace wattfare::cli
