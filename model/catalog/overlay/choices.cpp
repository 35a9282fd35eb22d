// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/overlay_merge.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>

// The values and preferences of a person or a team, as rows.
namespace wattfare {

using sqlite::Rows;

namespace {

constexpr std::array<std::string_view, 5> kKindIds{"price", "discount", "figure", "preference", "throughput"};

} // namespace

const std::string_view kChoiceValues = "kind, instance_type, region, option, subject_kind, subject, quantity, unit, "
                                       "method, source_key, model, precision, "
                                       "basis, note, year, value, low, high, sequence_length, nodes, batch_size";
const std::string_view kChoiceInForce = "undone = 0 AND op = 'set' AND id = (SELECT max(id) FROM user_choice AS v "
                                        "WHERE v.choice_key = u.choice_key AND v.undone = 0)";

std::string_view choiceKindId(UserChoice::Kind kind) { return kKindIds[static_cast<std::size_t>(kind)]; }

namespace {

Rows choiceRows(SQLite::Database &db, std::string_view condition, std::string_view table = "user_choice")
{
    return {db,
        "SELECT id, " + std::string(kChoiceValues) + ", set_at FROM " + std::string(table) + " AS u WHERE "
            + std::string(condition)};
}

UserChoice choiceOf(const Rows &r)
{
    UserChoice c;
    c.id = r.integer(0);
    const auto kind = std::ranges::find(kKindIds, r.text(1));
    c.kind = static_cast<UserChoice::Kind>(kind == kKindIds.end() ? 2 : kind - kKindIds.begin());
    c.type = r.text(2);
    c.region = r.text(3);
    c.option = r.text(4);
    c.subjectKind = parseSubjectKind(r.text(5)).value_or(SubjectKind::component);
    c.subject = r.text(6);
    c.quantity = r.text(7);
    c.unit = r.text(8);
    c.method = r.text(9);
    c.sourceKey = r.text(10);
    c.model = r.text(11);
    c.precision = r.text(12);
    c.basis = r.text(13);
    c.note = r.text(14);
    if (!r.null(15))
        c.year = static_cast<int>(r.integer(15));
    c.value = r.real(16);
    c.low = r.realOpt(17);
    c.high = r.realOpt(18);
    c.sequenceLength = r.realOpt(19);
    c.nodes = r.realOpt(20);
    c.batchSize = r.realOpt(21);
    c.setAt = r.integer(22);
    return c;
}

} // namespace

std::string choiceKey(const UserChoice &c)
{
    std::string key;
    const auto add = [&](std::string_view part) {
        key += part;
        key += '\x1f';
    };
    switch (c.kind) {
    case UserChoice::Kind::price:
    case UserChoice::Kind::discount: // a price and a discount for the same offer exclude each other
        add("price");
        add(c.type);
        add(c.region);
        add(c.option);
        break;
    case UserChoice::Kind::figure:
    case UserChoice::Kind::preference:
        add(choiceKindId(c.kind));
        add(subjectKindId(c.subjectKind));
        add(c.subject);
        add(c.quantity);
        break;
    case UserChoice::Kind::throughput:
        add("throughput");
        add(c.type);
        add(c.model);
        add(c.quantity);
        add(c.unit);
        add(c.precision);
        add(c.sequenceLength ? shortestText(*c.sequenceLength) : std::string());
        add(c.nodes ? shortestText(*c.nodes) : std::string());
        break;
    }
    return key;
}

std::vector<UserChoice> readChoices(SQLite::Database &db)
{
    std::vector<UserChoice> out;
    Rows rows = choiceRows(db, std::string(kChoiceInForce) + " ORDER BY id DESC");
    while (rows.step())
        out.push_back(choiceOf(rows));
    return out;
}

std::vector<UserChoice> readTeamChoices(SQLite::Database &db)
{
    std::vector<UserChoice> out;
    if (sqlite::pragmaInteger(db, "user_version") < 6) // not yet migrated: it has no table of them
        return out;
    Rows rows = choiceRows(db, "1 ORDER BY import_id DESC, id DESC", "team_choice");
    while (rows.step())
        out.push_back(choiceOf(rows));
    return out;
}

UserChoice readChoice(SQLite::Database &db, std::int64_t id)
{
    Rows rows = choiceRows(db, "id = ?");
    rows.bind(1, id);
    rows.step();
    return choiceOf(rows);
}

} // namespace wattfare
