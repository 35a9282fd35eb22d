// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/team/address.h"
#include "model/team/publication.h"

#include <chrono>
#include <memory>
#include <span>

namespace wattfare {

// What is waited for, and what is taken, from a server that nobody vouches for.
struct TeamLimits {
    std::chrono::milliseconds silence{60'000}; // between two signs of life
    std::size_t bytes = std::size_t{1} << 30; // of all answers to one question
    std::size_t rows = kMostPublishedRows; // of all publications that one session reads: it keeps them
    std::size_t session = std::size_t{2} << 30; // bytes of all answers of one session
};

// One session with a team's catalogue on PostgreSQL 15 or later. Publications are only ever added; who may read,
// publish and approve is decided by the server's row-level security, not here. `progress` is asked from another thread
// while a question is open: it ends the session within a moment when it says stop.
//
// Errors of all: noAnswer "team.cannot_connect", "team.password_wanted", "team.gone" (the session ended in the middle:
// nothing was written), "team.in_doubt" (it ended while the server was about to write), "team.silent", "team.too_much";
// badInput for an answer that cannot be; fileAccess "team.not_allowed" {user, catalogue}; "team.server" with its code;
// job.cancelled. What the server said stands in Error::detail.
class TeamCatalogue
{
public:
    enum class Purpose : std::uint8_t { use, setUp };
    // Errors besides: notFound "team.no_catalogue", wrongSchema "team.schema_old", schemaTooNew "team.schema_new",
    // "team.server_old".
    static Result<std::unique_ptr<TeamCatalogue>> open(const TeamAddress &address, std::string_view password = {},
        ProgressFn progress = {}, Purpose purpose = Purpose::use, TeamLimits limits = {});
    ~TeamCatalogue();
    TeamCatalogue(const TeamCatalogue &) = delete;
    TeamCatalogue &operator=(const TeamCatalogue &) = delete;

    const std::string &name() const; // of the address
    const std::string &user() const; // whom the server takes us for

    // Makes the tables and roles, or brings them to the newest version, one transaction a step. Gives the version of
    // before, 0 for none.
    Result<int> setUp();
    // That this person may see, oldest first, and what of the list could not be read.
    Result<std::vector<TeamPublication>> publications(Unreadable *unreadable = nullptr);
    // The rows of one publication, whole: as many as it says, in their order, with its digest. badInput otherwise, and
    // "team.too_many_rows" once this session has read as much as fits into memory: the rest is for another one.
    Result<std::vector<PublishedRow>> rowsOf(const TeamPublication &publication);
    // Rows of the keys of `rows`, of publications that this person may see: of those that are approved or, not
    // `approved`, that are not withdrawn. A row that cannot be is left out: its publication is refused by rowsOf.
    Result<std::vector<PublishedFact>> sameKeys(std::span<const PublishedRow> rows, bool approved);
    // All rows or nothing. Gives its number. badInput "team.published_already" for the same content by the same person.
    Result<std::int64_t> publish(const Draft &draft);
    // notFound for a number that is not there, "team.not_allowed", "team.decided_already" (perhaps by somebody else
    // meanwhile), "team.own_publication" where an author would approve what is their own.
    Result<void> decide(std::int64_t publication, TeamPublication::State state);

private:
    TeamCatalogue();
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace wattfare
