// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/candidate_ids.h"

#include <algorithm>

namespace wattfare {

std::optional<Candidate> candidateOfId(const Snapshot &snapshot, const Scenario &scenario, std::string_view id)
{
    std::string_view type = id, region, option;
    if (const auto at = id.find('@'); at != std::string_view::npos) {
        type = id.substr(0, at);
        region = id.substr(at + 1);
        if (const auto slash = region.find('/'); slash != std::string_view::npos) {
            option = region.substr(slash + 1);
            region = region.substr(0, slash);
        }
    }
    if (region.empty() && !scenario.regions.empty())
        region = scenario.regions.front();
    Candidate candidate;
    candidate.type = snapshot.type(type);
    candidate.region = snapshot.region(region);
    if (candidate.type == kNone || candidate.region == kNone)
        return std::nullopt;
    if (option.empty())
        return candidate;
    for (std::size_t i = 0; i < scenario.purchase.size(); ++i) {
        if (scenario.purchase[i].id() == option) {
            candidate.option = static_cast<std::uint16_t>(i);
            return candidate;
        }
    }
    return std::nullopt;
}

std::string idOfCandidate(const Snapshot &snapshot, const Scenario &scenario, const Candidate &candidate)
{
    std::string id = snapshot.types[candidate.type].name + '@' + snapshot.regions[candidate.region].code;
    if (candidate.option < scenario.purchase.size())
        id += '/' + scenario.purchase[candidate.option].id();
    return id;
}

QSet<qint64> pinnedKeys(const ViewData &data)
{
    QSet<qint64> keys;
    if (!data.snapshot)
        return keys;
    for (const std::string &pin : data.scenario.pinned) {
        if (const auto candidate = candidateOfId(*data.snapshot, data.scenario, pin))
            keys.insert(candidateKey(*candidate));
    }
    return keys;
}

Scenario withPin(const ViewData &data, const Candidate &candidate, bool pinned)
{
    Scenario next = data.scenario;
    const auto same = [&](const std::string &pin) { return candidateOfId(*data.snapshot, data.scenario, pin) == candidate; };
    const bool has = std::any_of(next.pinned.begin(), next.pinned.end(), same);
    if (pinned && !has)
        next.pinned.push_back(idOfCandidate(*data.snapshot, data.scenario, candidate));
    else if (!pinned && has)
        std::erase_if(next.pinned, same);
    return next;
}

} // namespace wattfare
