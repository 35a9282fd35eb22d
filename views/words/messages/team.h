// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// The catalogue of a team.
inline constexpr MessageRow kTeam[] = {
    {"team.address",
        QT_TRANSLATE_NOOP("Messages",
            "%1 is no address of a team catalogue. It reads postgres://HOST/DATABASE, or "
            "postgres:///DATABASE?host=/FOLDER for a local socket.")},
    {"team.password_in_address",
        QT_TRANSLATE_NOOP("Messages",
            "The address holds a password, which others could read. Leave it out: --password asks for it, or "
            "PGPASSWORD "
            "or ~/.pgpass has it.")},
    {"team.address_option", QT_TRANSLATE_NOOP("Messages", "The address may not set %1.")},
    {"team.tls_required",
        QT_TRANSLATE_NOOP("Messages",
            "sslmode=%1 would let others on the network read along. Use verify-full, verify-ca or require.")},
    {"team.cannot_connect", QT_TRANSLATE_NOOP("Messages", "%1 cannot be reached, or does not let you in.")},
    {"team.password_wanted", QT_TRANSLATE_NOOP("Messages", "%1 asks for a password.")},
    {"team.gone", QT_TRANSLATE_NOOP("Messages", "%1 ended the connection; nothing was changed.")},
    {"team.in_doubt",
        QT_TRANSLATE_NOOP("Messages",
            "%1 ended the connection while it was writing. Whether the publication is there, “catalogue log” shows.")},
    {"team.silent", QT_TRANSLATE_NOOP("Messages", "%1 does not answer; nothing was changed.")},
    {"team.too_much", QT_TRANSLATE_NOOP("Messages", "%1 sent more than a catalogue can hold; nothing was changed.")},
    {"team.too_many_rows",
        QT_TRANSLATE_NOOP("Messages",
            "A pull takes %I1 rows or %I2 bytes at most. The next one takes what is left; approvers can withdraw what "
            "is "
            "outdated.")},
    {"team.not_allowed", QT_TRANSLATE_NOOP("Messages", "%2 does not allow this to the user %1.")},
    {"team.server", QT_TRANSLATE_NOOP("Messages", "%1 refused the request (code %2).")},
    {"team.server_old", QT_TRANSLATE_NOOP("Messages", "%1 is PostgreSQL %2; version 15 or later is needed.")},
    {"team.no_catalogue",
        QT_TRANSLATE_NOOP("Messages", "%1 has no team catalogue yet; its owner makes one by “catalogue init”.")},
    {"team.schema_old",
        QT_TRANSLATE_NOOP("Messages",
            "%1 was set up by an older version of Wattfare (schema %2, this program knows %3); its owner brings it up "
            "to "
            "date by “catalogue init”.")},
    {"team.schema_new",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 was set up by a newer version of Wattfare (schema %2, this program knows %3).")},
    {"team.published_already",
        QT_TRANSLATE_NOOP("Messages", "You have published the same in %1 before; nothing was added.")},
    {"team.no_such_publication", QT_TRANSLATE_NOOP("Messages", "You see no publication %1 in %2.")},
    {"team.decided_already",
        QT_TRANSLATE_NOOP("Messages", "Publication %1 has this state already, or was withdrawn for good.")},
    {"team.own_publication", QT_TRANSLATE_NOOP("Messages", "Publication %1 is your own; somebody else approves it.")},
    {"team.nothing_to_take",
        QT_TRANSLATE_NOOP("Messages", "Publication %1 of %2 is not approved, or is imported already.")},
    {"team.nothing_known",
        QT_TRANSLATE_NOOP("Messages", "Your catalogue knows no type, region or model of publication %1 of %2.")},
    {"team.preference",
        QT_TRANSLATE_NOOP(
            "Messages", "Choice %1 prefers a source and holds no value of its own; only values can be published.")},
    {"team.no_terminal", QT_TRANSLATE_NOOP("Messages", "There is no terminal to ask for the password.")},
    {"team.password", QT_TRANSLATE_NOOP("Messages", "Password for %1:")},
    {"team.kind", QT_TRANSLATE_NOOP("Messages", "Team catalogue")},
    {"team.own_value", QT_TRANSLATE_NOOP("Messages", "own value")},
    {"team.own_import", QT_TRANSLATE_NOOP("Messages", "import %1")},
    {"team.change.conflict", QT_TRANSLATE_NOOP("Messages", "conflict")},
    {"team.change.own_above", QT_TRANSLATE_NOOP("Messages", "own value applies")},
    {"team.change.arrives", QT_TRANSLATE_NOOP("Messages", "new")},
    {"team.change.unpublished", QT_TRANSLATE_NOOP("Messages", "not published")},
    {"team.state.proposed", QT_TRANSLATE_NOOP("Messages", "proposed")},
    {"team.state.approved", QT_TRANSLATE_NOOP("Messages", "approved")},
    {"team.state.withdrawn", QT_TRANSLATE_NOOP("Messages", "withdrawn")},
    {"team.held",
        QT_TRANSLATE_NOOP("Messages",
            "Publication %1 of %2 (%3) contradicts another one and is not imported; --take %1 imports it anyway.")},
    {"team.withdrawn",
        QT_TRANSLATE_NOOP(
            "Messages", "Publication %1 of %2 was withdrawn by %3; “imports revert %4” reverts it here.")},
    {"team.refused", QT_TRANSLATE_NOOP("Messages", "Publication %1 of %2 was refused: %3")},
    {"team.unreadable",
        QT_TRANSLATE_NOOP("Messages", "Publications that cannot be read and are left out: %I1. The first: %2")},
    {"team.waiting", QT_TRANSLATE_NOOP("Messages", "Publications waiting for approval: %I1.")},
    {"team.pulled", QT_TRANSLATE_NOOP("Messages", "Publication %1 of %2 (%3) is import %4 here.")},
    {"team.left_out",
        QT_TRANSLATE_NOOP("Messages",
            "Rows of publication %1 excluded, since your catalogue does not know their type, region or model: %I2.")},
    {"team.nothing_to_pull", QT_TRANSLATE_NOOP("Messages", "%1 has nothing new for you.")},
    {"team.nothing_to_push", QT_TRANSLATE_NOOP("Messages", "There is nothing that %1 does not have already.")},
    {"team.published",
        QT_TRANSLATE_NOOP("Messages", "Published as number %1 (%3, rows: %I2); an approver decides on it.")},
    {"team.known", QT_TRANSLATE_NOOP("Messages", "Values that the team already has, not published again: %I1.")},
    {"team.approved", QT_TRANSLATE_NOOP("Messages", "Publication %1 is approved.")},
    {"team.taken_back", QT_TRANSLATE_NOOP("Messages", "Publication %1 is withdrawn.")},
    {"team.set_up", QT_TRANSLATE_NOOP("Messages", "%1 is set up (schema %2).")},
    {"team.was_set_up", QT_TRANSLATE_NOOP("Messages", "%1 was set up already (schema %2).")},
    {"team.truncated", QT_TRANSLATE_NOOP("Messages", "The first %I1 rows are listed.")},
    {"column.team_key", QT_TRANSLATE_NOOP("Messages", "What")},
    {"column.team_first", QT_TRANSLATE_NOOP("Messages", "Value")},
    {"column.team_second", QT_TRANSLATE_NOOP("Messages", "Other value")},
    {"column.team_by", QT_TRANSLATE_NOOP("Messages", "By")},
    {"column.team_publication", QT_TRANSLATE_NOOP("Messages", "Publication")},
    {"column.team_state", QT_TRANSLATE_NOOP("Messages", "State")},
    {"column.team_approved_by", QT_TRANSLATE_NOOP("Messages", "Approved by")},
    {"column.team_approved", QT_TRANSLATE_NOOP("Messages", "Approved on")},
    {"column.team_decided_by", QT_TRANSLATE_NOOP("Messages", "Decided by")},
    {"column.team_decided", QT_TRANSLATE_NOOP("Messages", "Decided on")},
    {"column.team_import", QT_TRANSLATE_NOOP("Messages", "Import here")},
};

} // namespace wattfare::messages
