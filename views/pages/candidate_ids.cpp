// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/candidate_ids.h"

#include "views/words/column_text.h"
#include "views/words/plain.h"
#include "views/words/purchase_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace wattfare {

namespace {

class PinText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Pins)
};

// "Spot", or what stands there where nothing is bought in that way.
QString optionText(std::string_view id)
{
    const auto option = parsePurchaseOption(id);
    return option ? optionWord(*option) : plain(id);
}

} // namespace

CandidateName candidateName(std::string_view id)
{
    CandidateName name{id, {}, {}};
    if (const auto at = id.find('@'); at != std::string_view::npos) {
        name.type = id.substr(0, at);
        name.region = id.substr(at + 1);
        if (const auto slash = name.region.find('/'); slash != std::string_view::npos) {
            name.option = name.region.substr(slash + 1);
            name.region = name.region.substr(0, slash);
        }
    }
    return name;
}

std::optional<Candidate> candidateOfId(const Snapshot &snapshot, const Scenario &scenario, std::string_view id)
{
    CandidateName name = candidateName(id);
    if (name.region.empty() && !scenario.regions.empty())
        name.region = scenario.regions.front();
    Candidate candidate;
    candidate.type = snapshot.type(name.type);
    candidate.region = snapshot.region(name.region);
    if (candidate.type == kNone || candidate.region == kNone)
        return std::nullopt;
    if (name.option.empty())
        return candidate;
    const auto parsed = parsePurchaseOption(name.option); // an option may be written in several ways
    for (std::size_t i = 0; i < scenario.purchase.size(); ++i) {
        if (scenario.purchase[i].id() == name.option || scenario.purchase[i] == parsed) {
            candidate.option = static_cast<std::uint16_t>(i);
            return candidate;
        }
    }
    return std::nullopt;
}

std::vector<Pin> pinsOf(const ViewData &data)
{
    std::vector<Pin> pins;
    for (const std::string &id : data.scenario.pinned) {
        Pin pin;
        pin.id = id;
        if (const auto candidate = candidateOfId(*data.snapshot, data.naming(), id)) {
            pin.candidate = *candidate;
            pin.type = candidate->type;
            pin.region = candidate->region;
            pin.name = candidateText(*data.snapshot, data.naming(), *candidate);
            pins.push_back(std::move(pin));
            continue;
        }
        const CandidateName name = candidateName(id);
        pin.type = data.snapshot->type(name.type);
        pin.region = data.snapshot->region(name.region);
        QStringList parts{plain(name.type)};
        for (const QString &part : {plain(name.region), optionText(name.option)})
            if (!part.isEmpty())
                parts << part;
        pin.name = parts.join(QStringLiteral(" · "));
        if (pin.type == kNone)
            pin.absent = PinText::tr("This catalogue has no type %1").arg(plain(name.type));
        else if (!name.region.empty() && pin.region == kNone)
            pin.absent = PinText::tr("This catalogue has no region %1").arg(plain(name.region));
        else
            pin.absent = PinText::tr("The scenario does not buy in this way: %1").arg(optionText(name.option));
        pins.push_back(std::move(pin));
    }
    return pins;
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
        if (const auto candidate = candidateOfId(*data.snapshot, data.naming(), pin))
            keys.insert(candidateKey(*candidate));
    }
    return keys;
}

Scenario withPin(const ViewData &data, const Candidate &candidate, bool pinned)
{
    Scenario next = data.scenario;
    const auto same
        = [&](const std::string &pin) { return candidateOfId(*data.snapshot, data.naming(), pin) == candidate; };
    const bool has = std::any_of(next.pinned.begin(), next.pinned.end(), same);
    if (pinned && !has)
        next.pinned.push_back(idOfCandidate(*data.snapshot, data.naming(), candidate));
    else if (!pinned && has)
        std::erase_if(next.pinned, same);
    return next;
}

} // namespace wattfare
