// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/team/exchange.h"
#include "views/tables/table_source.h"

#include <span>
#include <vector>

class QTreeWidget;

namespace wattfare {

// What a team's catalogue holds, brings and would be given, as tables. Of rows the first kListedTeamRows.

TableSourcePtr publicationTable(const std::vector<ListedPublication> &publications);
TableSourcePtr publishedTable(std::span<const PublishedRow> rows);
TableSourcePtr arrivalTable(const std::vector<TeamArrival> &arrivals);
TableSourcePtr draftTable(const std::vector<Draft> &drafts);

// Both sides of what contradicts each other. Of a pull below each publication that is held, which can be checked and
// carries its number under Qt::UserRole; own values, which stay in force, below an entry of their own.
void listConflicts(QTreeWidget *tree, const TeamPull &pull);
void listConflicts(QTreeWidget *tree, const TeamPush &push);

QString unreadableText(const Unreadable &unreadable); // of which there is at least one
QString publicationState(TeamPublication::State state);
QString teamTime(const std::string &time); // of the server, in the person's zone

} // namespace wattfare
