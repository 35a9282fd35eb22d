// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: puts an overlay over what SnapshotBuilder holds of the base (rule 15).
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/snapshot_builder.h"
#include "model/catalog/store/sqlite_rows.h"

#include <map>
#include <string>
#include <vector>

namespace wattfare {

// The choices in force, newest first. These throw SQLite::Exception, ImpossibleValue for a number that is not finite.
std::vector<UserChoice> readChoices(SQLite::Database &db);
std::vector<UserChoice> readTeamChoices(SQLite::Database &db); // of pulled publications, newest first
UserChoice readChoice(SQLite::Database &db, std::int64_t id); // a row of the log, which must be there
extern const std::string_view kChoiceValues; // columns of user_choice that set and clear share
extern const std::string_view kChoiceInForce; // condition on user_choice AS u
// What makes two choices the same one.
std::string choiceKey(const UserChoice &choice);
std::string_view choiceKindId(UserChoice::Kind kind);

class OverlayMerge
{
public:
    OverlayMerge(SQLite::Database &db, SnapshotBuilder &builder)
        : m_db(db)
        , m_builder(builder)
    {
    }
    void sources(); // after the base's sources
    void specifications(); // after the base's dimensions, before indexDimensions()
    void facts(); // after the base's facts
    void choices(); // last
    std::string fitBasis(); // empty: the overlay has no benchmarks and nothing that they rest on

private:
    void mergeFigures();
    void withdrawCommitments();
    void applyPrices(const std::vector<UserChoice> &choices);
    void applyToBook(bool spot, const std::vector<const UserChoice *> &choices);
    void applyToCommitments(const std::map<std::string, std::vector<const UserChoice *>> &byOption);
    void applyFigure(const UserChoice &choice);
    void addBenchmark(const UserChoice &choice);
    // SHA-256 of what is in force: the imports by the hash of their files, the choices by their values.
    std::string contentHash(const std::vector<UserChoice> &choices);
    void note(std::string kind, std::string subject, std::vector<Argument> args);

    SQLite::Database &m_db;
    SnapshotBuilder &m_builder;
    std::size_t m_rows = 0;
};

} // namespace wattfare
