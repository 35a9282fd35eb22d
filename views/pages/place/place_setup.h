// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/placement/placement_tasks.h"
#include "views/pages/place/placement_view.h"
#include "views/pages/view_data.h"

#include <QString>

namespace wattfare {

// What the Place page is asked: a file of tasks, and which types and prices it takes from the scenario. It is part of
// the view state of the scenario, so that Undo covers it and a colleague sees it.
struct PlaceSetup {
    enum class Types : std::uint8_t { all, pinned, named }; // named: the patterns of the file
    enum class Prices : std::uint8_t { scenario, newest, file }; // as of which day
    PlacementFile file;
    Types types = Types::all;
    Prices prices = Prices::scenario;
};

PlaceSetup placeExample(); // what a new scenario begins with
PlaceSetup placeSetupOf(const std::string &viewState); // the example where the state has none, or a broken one
std::string withPlaceSetup(const std::string &viewState, const PlaceSetup &setup);

// The file of tasks that gives the same answer on the command line: region, day, types and switches written out.
PlacementFile resolvedPlacement(const PlaceSetup &setup, const ViewData &data);

// An answer: the picture of those tasks that can be placed, and the rest with its reasons.
struct PlaceReply {
    std::shared_ptr<const PlacementPicture> picture; // null on an error
    PlacementFile file;
    SnapshotPtr snapshot; // that the offers are of
    PlacementOffers offers;
    std::vector<Unplaceable> left; // tasks that fit nowhere; the picture is without them
    QString error; // in words
    bool cancelled = false;
};
PlaceReply computePlacement(const SnapshotPtr &snapshot, const PlacementFile &file, const ProgressFn &progress);

} // namespace wattfare
