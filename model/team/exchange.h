// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/team/team_catalogue.h"

#include <filesystem>
#include <span>
#include <utility>

// What goes between a person's overlay and the team's catalogue. Nothing is overwritten on either side: publications
// are added, what is pulled is an import of its own, and what contradicts each other is told, not settled.
namespace wattfare {

inline constexpr std::string_view kTeamImport = "team_catalogue"; // kind of the imports that a pull makes
inline constexpr std::size_t kListedTeamRows = 10'000; // that people are shown; all of them come and go

// What one side says of a key.
struct TeamSide {
    std::int64_t publication = 0; // 0: this computer
    std::int64_t import = 0; // of this computer; 0: an own value
    std::string author, time; // "" for this computer
    std::string value; // for people
};

struct TeamConflict {
    std::string table, key; // parts of the key separated by ", "
    TeamSide first, second;
    bool holds = true; // false: told, but the own value stands above the pulled one, so that both can be there
};

// ---- Pulling

struct TeamArrival {
    TeamPublication publication;
    std::vector<PublishedRow> rows;
    Publishing staged;
    std::size_t leftOut = 0; // rows of types, regions or models that this catalogue does not know
};

struct TeamPull {
    std::string catalogue; // the name of the team's
    std::vector<TeamArrival> ready; // approved, not here yet, in conflict with nothing or chosen
    std::vector<TeamArrival> held; // approved, not here yet, in conflict
    std::vector<std::pair<TeamPublication, Error>> refused; // approved, but no import could be so
    std::vector<std::pair<TeamPublication, std::int64_t>> withdrawn; // pulled earlier, withdrawn since; with the import
    std::vector<TeamConflict> conflicts;
    std::size_t waiting = 0; // proposals that this person may see
    Unreadable unreadable;
};

// What a pull would bring; nothing is written. `chosen`: publications that come in although they contradict another.
// Errors: those of TeamCatalogue and of reading the overlay; notFound for a chosen one that is not on offer.
Result<TeamPull> planPull(TeamCatalogue &team, const std::filesystem::path &overlay, const Snapshot &current,
    std::span<const std::int64_t> chosen = {}, const ProgressFn &progress = {});
// Takes those of `held` in as well that a person chose after having seen them. Errors: notFound for one that is neither
// held nor ready, cancelled.
Result<void> takeHeld(
    TeamPull &pull, std::span<const std::int64_t> chosen, const Snapshot &current, const ProgressFn &progress = {});
// Brings it in, in one transaction, each publication as an import of its own, which Overlay::revert takes back. Errors:
// as Overlay::apply.
Result<std::vector<ImportInfo>> applyPull(
    const Overlay &overlay, const TeamPull &pull, const Snapshot &current, const ProgressFn &progress = {});

// ---- Publishing

struct TeamPush {
    std::vector<Draft> drafts; // one of own values, one of each import
    std::vector<TeamConflict> conflicts; // with what others published; told, not in the way
    std::size_t known = 0; // own values that the team has already
};

struct TeamSelection {
    std::vector<std::int64_t> own, imports; // numbers; both empty: all own values in force
    std::string title, note, source; // a title and a source that are empty: those of an import
};

// Errors: notFound for a number that is not there, badInput for a preference, which cannot be published, and for a
// draft that the server would refuse.
Result<TeamPush> planPush(TeamCatalogue &team, const std::filesystem::path &overlay, const TeamSelection &selection,
    const ProgressFn &progress = {});

// What an import that was pulled is known by: "postgres://db.example.org/costs#12".
std::string locationOf(const TeamCatalogue &team, const TeamPublication &publication);

struct ListedPublication {
    TeamPublication publication;
    std::int64_t import = 0; // of this computer, by which it was pulled; 0: none
};
struct PublicationList {
    std::vector<ListedPublication> listed; // all that this person may see, newest first
    Unreadable unreadable;
};
// `overlay` may be missing. Errors: those of TeamCatalogue and of reading the overlay.
Result<PublicationList> listPublications(TeamCatalogue &team, const std::filesystem::path &overlay);
std::string readableKey(const PublishedRow &row);

} // namespace wattfare
