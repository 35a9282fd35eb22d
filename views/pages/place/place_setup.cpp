// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/place_setup.h"

#include "model/catalog/staleness.h"
#include "views/words/messages.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

constexpr std::array kTypes{"all", "pinned", "named"};
constexpr std::array kPrices{"scenario", "newest", "file"};

template <std::size_t size>
std::size_t indexOf(const std::array<const char *, size> &ids, const QString &id)
{
    const auto at = std::find_if(ids.begin(), ids.end(), [&](const char *each) { return id == QLatin1String(each); });
    return at == ids.end() ? 0 : static_cast<std::size_t>(at - ids.begin());
}

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

PlacementTask task(const char *name, std::uint64_t count, double gpus, double vcpus, double memoryGib)
{
    PlacementTask made;
    made.id = name;
    made.count = count;
    made.gpus = gpus;
    made.vcpus = vcpus;
    made.memoryGib = memoryGib;
    return made;
}

} // namespace

PlaceSetup placeExample()
{
    // Tasks of 1, 2 and 4 GPUs beside small services, on the GPU families that such a cluster would offer.
    PlaceSetup setup;
    setup.file.tasks = {task("detect", 5, 1, 4, 14), task("rank", 3, 2, 12, 40), task("generate", 1, 4, 32, 120),
        task("gateway", 4, 0, 2, 4)};
    setup.file.instanceTypes = {"g4dn.*", "g5.*", "g6.*", "c6i.*"};
    setup.types = PlaceSetup::Types::named;
    return setup;
}

PlaceSetup placeSetupOf(const std::string &viewState)
{
    const QJsonObject placement = objectOf(viewState).value(QStringLiteral("placement")).toObject();
    const QJsonObject file = placement.value(QStringLiteral("file")).toObject();
    if (file.isEmpty())
        return placeExample();
    auto parsed = parsePlacementFile(QJsonDocument(file).toJson(QJsonDocument::Compact).toStdString(), "");
    if (!parsed)
        return placeExample();
    PlaceSetup setup;
    setup.file = std::move(*parsed);
    setup.types = static_cast<PlaceSetup::Types>(indexOf(kTypes, placement.value(QStringLiteral("types")).toString()));
    setup.prices
        = static_cast<PlaceSetup::Prices>(indexOf(kPrices, placement.value(QStringLiteral("prices")).toString()));
    return setup;
}

std::string withPlaceSetup(const std::string &viewState, const PlaceSetup &setup)
{
    QJsonObject state = objectOf(viewState);
    state[QStringLiteral("placement")] = QJsonObject{{QStringLiteral("file"), objectOf(writePlacementFile(setup.file))},
        {QStringLiteral("types"), QLatin1String(kTypes[static_cast<std::size_t>(setup.types)])},
        {QStringLiteral("prices"), QLatin1String(kPrices[static_cast<std::size_t>(setup.prices)])}};
    return QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString();
}

PlacementFile resolvedPlacement(const PlaceSetup &setup, const ViewData &data)
{
    PlacementFile file = setup.file;
    const Scenario &scenario = data.scenario;
    if (file.region.empty())
        file.region = scenario.regions.empty() ? std::string("us-east-1") : scenario.regions.front();
    if (setup.prices == PlaceSetup::Prices::scenario)
        file.asOf = scenario.asOf;
    else if (setup.prices == PlaceSetup::Prices::newest)
        file.asOf.reset();
    if (!file.asOf && data.snapshot)
        file.asOf = newestOnDemand(*data.snapshot);
    file.includeRetired = file.includeRetired || scenario.includeRetired;
    if (setup.types == PlaceSetup::Types::all) {
        file.instanceTypes.clear();
    } else if (setup.types == PlaceSetup::Types::pinned) {
        file.instanceTypes.clear();
        for (const std::string &pin : scenario.pinned) {
            std::string type = pin.substr(0, pin.find('@'));
            if (std::find(file.instanceTypes.begin(), file.instanceTypes.end(), type) == file.instanceTypes.end())
                file.instanceTypes.push_back(std::move(type));
        }
    }
    return file;
}

PlaceReply computePlacement(const SnapshotPtr &snapshot, const PlacementFile &file, const ProgressFn &progress)
{
    PlaceReply reply;
    reply.file = file;
    reply.snapshot = snapshot;
    PlacementOfferQuestion question;
    question.instanceTypes = file.instanceTypes;
    question.region = file.region;
    question.asOf = file.asOf;
    question.includeRetired = file.includeRetired;
    auto offers = placementOffers(*snapshot, question);
    if (!offers) {
        reply.error = text(offers.error());
        return reply;
    }
    reply.offers = std::move(*offers);
    PlacementOptions options = file.options;
    options.progress = progress;
    auto picture = std::make_shared<PlacementPicture>();
    picture->tasks = file.tasks;
    picture->offers = reply.offers.offers;
    reply.left = allUnplaceable(picture->tasks, picture->offers, options);
    for (const Unplaceable &each : reply.left)
        picture->tasks[each.task].count = 0; // the rest is placed all the same
    auto placed = place(picture->tasks, picture->offers, options);
    if (!placed) {
        reply.cancelled = placed.error().status == Status::cancelled;
        reply.error = text(placed.error());
        return reply;
    }
    picture->placement = std::move(*placed);
    reply.picture = std::move(picture);
    return reply;
}

} // namespace wattfare
