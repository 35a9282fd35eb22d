// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluated.h"

#include "model/evaluation/throughput/work_unit.h"
#include "model/support/decimal.h"

#include <algorithm>

namespace wattfare::cli {

Result<Evaluated> evaluated(const Context &context, const ScenarioArguments &arguments)
{
    auto scenario = openScenario(context, arguments.scenario, arguments.settings, arguments.asOf);
    if (!scenario)
        return tl::unexpected<Error>(scenario.error());
    auto snapshot = openCatalog(context);
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    auto results = evaluate(*scenario, *snapshot);
    if (!results)
        return tl::unexpected<Error>(results.error());
    return Evaluated{*snapshot, *scenario, *results};
}

Result<std::size_t> rowOf(const Results &results, const std::string &text)
{
    const Scenario &scenario = results.scenario();
    const auto at = text.find('@');
    const auto slash = text.find('/', at == std::string::npos ? 0 : at);
    const std::string type = text.substr(0, std::min(at, slash));
    const std::string region = at == std::string::npos ? scenario.regions.front() : text.substr(at + 1, slash - at - 1);
    const std::string option = slash == std::string::npos ? scenario.purchase.front().id() : text.substr(slash + 1);
    Candidate candidate;
    candidate.type = results.snapshot().type(type);
    candidate.region = results.snapshot().region(region);
    if (candidate.type == kNone)
        return fail(Error::Code::badInput, {"scenario.no_such_type", {type}});
    if (candidate.region == kNone)
        return fail(Error::Code::badInput, {"scenario.no_such_region", {region}});
    for (std::size_t i = 0; i < scenario.purchase.size(); ++i) {
        if (scenario.purchase[i].id() != option)
            continue;
        candidate.option = static_cast<std::uint16_t>(i);
        if (const auto row = results.find(candidate))
            return *row;
    }
    return fail(Error::Code::badInput, {"scenario.no_such_candidate", {text}});
}

nlohmann::ordered_json provenance(const Results &results)
{
    auto meta = provenance(results.snapshot(), results.asOf());
    meta["scenario"] = results.scenario().title;
    if (results.applies(Metric::usdPerMillion)) // what a column "per_million" is per
        meta["counts"] = words({perMillionId(results.scenario(), results.snapshot()), {}});
    const Currency &currency = results.scenario().currency;
    if (currency.code != "USD")
        meta["currency"] = {{"code", currency.code}, {"per_usd", currency.perUsd},
            {"date", currency.date ? currency.date->iso() : std::string()}};
    return meta;
}

} // namespace wattfare::cli
