// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/deployment/deployment.h"
#include "model/placement/gpu_shares.h"
#include "model/placement/task_holds.h"
#include "model/report/report.h"

#include <span>
#include <string>
#include <vector>

// Tables of a placement, for the window, the command line and files: the same columns and doubles everywhere.
namespace wattfare {

// "2 x train, web": what an instance holds, by name, copies counted. `separator` stands between the tasks.
std::string placedTaskNames(
    const PlacedInstance &instance, std::span<const PlacementTask> tasks, std::string_view separator = ", ");

// Why a task fits nowhere, with what it asks for and the most that is offered.
Message unplaceableMessage(const PlacementTask &task, const Unplaceable &reason);

// One row an instance: number, type, tasks, used and offered GPUs, vCPU and GiB, USD an hour, W. The notes of the
// placement become those of the table.
ReportTable buildPlacementTable(
    const Placement &placement, std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers);

// What each type alone would take: instances by first fit and by best fit, the lower bound, USD an hour of the better
// one; or the dimension or constraint that keeps the tasks off it.
ReportTable buildSingleTypesTable(const Placement &placement, std::span<const PlacementOffer> offers);

// What holds a task, a row each type: copies an instance holds, what all copies take and leave idle there, USD and W a
// copy; or what keeps it off. `task` names it in a first column, "": without that column. Parts of GPUs have a column
// where there are any, and always beside a column of tasks.
ReportTable buildHoldsTable(std::span<const TaskHold> holds, const HoldOffers &offers, const std::string &task = {});

// What each type of a plan needs, with the address that says so.
ReportTable buildChecklistTable(std::span<const ChecklistItem> items, const Snapshot &snapshot);

} // namespace wattfare
