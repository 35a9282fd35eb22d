// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/build_placement.h"

#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace wattfare {

namespace {

ReportTable::Head head(std::string id, std::string title, Unit unit = {}, bool numeric = true)
{
    ReportTable::Head made;
    made.title = Message{std::move(title), {}};
    made.unit = unit;
    made.id = std::move(id);
    made.numeric = numeric;
    return made;
}

ReportCell name(std::string text)
{
    ReportCell cell;
    cell.text = std::move(text);
    return cell;
}

ReportCell count(std::optional<double> value, Message reason = {})
{
    ReportCell cell;
    cell.number = value;
    cell.form = NumberForm::integer;
    cell.reason = std::move(reason);
    return cell;
}

ReportCell number(std::optional<double> value, Unit unit = {}, Message reason = {})
{
    ReportCell cell;
    cell.number = value;
    cell.unit = unit;
    cell.reason = std::move(reason);
    return cell;
}

// Columns of GPUs and vCPUs, in which nothing is a part of one, are counts.
void countWhole(ReportTable &table)
{
    for (std::size_t column = 0; column < table.head.size(); ++column) {
        const std::string &id = table.head[column].id;
        if (id.find("gpus") == std::string::npos && id.find("vcpus") == std::string::npos)
            continue;
        const auto isWhole = [&](const std::vector<ReportCell> &row) {
            return !row[column].number || *row[column].number == std::floor(*row[column].number);
        };
        if (std::ranges::all_of(table.rows, isWhole))
            for (auto &row : table.rows)
                row[column].form = NumberForm::integer;
    }
}

} // namespace

std::string placedTaskNames(
    const PlacedInstance &instance, std::span<const PlacementTask> tasks, std::string_view separator)
{
    std::map<std::string_view, std::size_t> counts;
    for (const std::size_t task : instance.tasks)
        ++counts[tasks[task].id];
    std::string names;
    for (const auto &[id, count] : counts) {
        if (!names.empty())
            names += separator;
        if (count > 1)
            names += std::to_string(count) + " x ";
        names += id;
    }
    return names;
}

Message unplaceableMessage(const PlacementTask &task, const Unplaceable &reason)
{
    if (reason.wanted > 0.0)
        return {"placement.task_does_not_fit",
            {task.id, "placement.field." + reason.field, reason.wanted, reason.available}};
    return {"placement.task_is_excluded", {task.id, "placement.field." + reason.field}};
}

ReportTable buildPlacementTable(
    const Placement &placement, std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers)
{
    ReportTable table;
    table.id = "placement";
    table.head = {head("instance", "column.instance_number"), head("instance_type", "column.instance_type", {}, false),
        head("tasks", "column.tasks", {}, false), head("gpus_used", "column.gpus_used"), head("gpus", "column.gpus"),
        head("vcpus_used", "column.vcpus_used"), head("vcpus", "column.vcpus"),
        head("memory_used_gib", "column.memory_used", "GiB"), head("memory_gib", "column.memory_gib", "GiB"),
        head("usd_per_hour", "column.price_usd_per_hour", "USD/h"), head("watts", "column.watts_per_instance", "W")};
    const bool divided
        = std::ranges::any_of(placement.instances, [](const PlacedInstance &each) { return !each.divided.empty(); });
    if (divided)
        table.head.insert(table.head.begin() + 3, head("gpu_shares", "column.gpu_shares", {}, false));
    double row = 0;
    for (const PlacedInstance &instance : placement.instances) {
        const PlacementOffer &offer = offers[instance.offer];
        table.rows.push_back({count(++row), name(offer.type), name(placedTaskNames(instance, tasks)),
            number(instance.used[0]), number(instance.capacity[0]), number(instance.used[1]),
            number(instance.capacity[1]), number(instance.used[2], "GiB"), number(instance.capacity[2], "GiB"),
            number(offer.usdPerHour, "USD/h", {"column.not_known", {}}),
            number(instance.watts, "W", {"column.not_known", {}})});
        if (divided)
            table.rows.back().insert(table.rows.back().begin() + 3, name(dividedText(instance)));
    }
    countWhole(table);
    table.notes = placement.notes;
    return table;
}

ReportTable buildSingleTypesTable(const Placement &placement, std::span<const PlacementOffer> offers)
{
    ReportTable table;
    table.id = "single_types";
    table.head = {head("instance_type", "column.instance_type", {}, false), head("ffd", "column.first_fit"),
        head("bfd", "column.best_fit"), head("lower_bound", "column.lower_bound"),
        head("usd_per_hour", "column.price_usd_per_hour", "USD/h"), head("blocking", "column.blocking", {}, false)};
    const Message blocked{"placement.type_blocked", {}};
    for (const SingleTypePlacement &single : placement.singleTypes) {
        const auto instances = [&](std::uint64_t value) {
            return single.feasible ? count(static_cast<double>(value)) : count(std::nullopt, blocked);
        };
        ReportCell why;
        if (!single.feasible && !single.blocking.empty())
            why.message = Message{"placement.field." + single.blocking, {}};
        table.rows.push_back({name(offers[single.offer].type), instances(single.ffd), instances(single.bfd),
            instances(single.lowerBound),
            number(single.feasible ? single.usdPerHour : std::nullopt, "USD/h",
                single.feasible ? Message{"column.not_known", {}} : blocked),
            std::move(why)});
    }
    return table;
}

ReportTable buildHoldsTable(std::span<const TaskHold> holds, const HoldOffers &offers, const std::string &task)
{
    ReportTable table;
    table.id = "holds";
    table.head = {head("instance_type", "column.instance_type", {}, false),
        head("usd_per_copy", "column.usd_per_copy", "USD/h"), head("watts_per_copy", "column.watts_per_copy", "W"),
        head("copies_per_instance", "column.copies_per_instance"), head("instances", "column.instances_needed"),
        head("idle_gpus", "column.idle_gpus"), head("idle_vcpus", "column.idle_vcpus"),
        head("idle_memory_gib", "column.idle_memory", "GiB"), head("blocking", "column.blocking", {}, false)};
    const bool divided
        = !task.empty() || std::ranges::any_of(offers.shares, [](const std::string &share) { return !share.empty(); });
    if (divided)
        table.head.insert(table.head.begin() + 1, head("gpu_share", "column.gpu_share", {}, false));
    if (!task.empty())
        table.head.insert(table.head.begin(), head("task", "column.task", {}, false));
    for (const TaskHold &hold : holds) {
        const bool held = hold.blocking.empty();
        const Message reason = held ? Message{"column.not_known", {}} : Message{"placement.type_holds_none", {}};
        const auto idle = [&](std::size_t dimension) {
            const std::optional<double> left = held ? std::optional(hold.idle[dimension]) : std::nullopt;
            return number(left, dimension == 2 ? Unit("GiB") : Unit(), reason);
        };
        ReportCell why = name(hold.blocking);
        if (!held)
            why.message = hold.wanted > 0.0
                ? Message{"placement.blocked_by", {"placement.field." + hold.blocking, hold.wanted, hold.available}}
                : Message{"placement.field." + hold.blocking, {}};
        std::vector<ReportCell> row{name(offers.offers[hold.offer].type), number(hold.usdPerCopy, "USD/h", reason),
            number(hold.wattsPerCopy, "W", reason),
            count(hold.perInstance ? std::optional(static_cast<double>(*hold.perInstance)) : std::nullopt,
                held ? Message{"placement.asks_for_nothing", {}} : reason),
            count(held ? std::optional(static_cast<double>(hold.instances)) : std::nullopt, reason), idle(0), idle(1),
            idle(2), std::move(why)};
        if (divided)
            row.insert(row.begin() + 1, name(offers.shares[hold.offer]));
        if (!task.empty())
            row.insert(row.begin(), name(task));
        table.rows.push_back(std::move(row));
    }
    countWhole(table);
    table.keyColumns = task.empty() ? 1 : 2;
    return table;
}

ReportTable buildChecklistTable(std::span<const ChecklistItem> items, const Snapshot &snapshot)
{
    ReportTable table;
    table.id = "checklist";
    table.head
        = {head("instance_type", "column.instance_type", {}, false), head("scope", "column.checklist_scope", {}, false),
            head("item", "column.checklist_item", {}, false), head("source", "column.source", {}, false)};
    for (const ChecklistItem &item : items) {
        ReportCell scope = name(item.scope), what;
        scope.message = {"checklist.scope." + item.scope, {}};
        what.message = item.what;
        table.rows.push_back(
            {name(snapshot.types[item.type].name), std::move(scope), std::move(what), name(item.source)});
    }
    return table;
}

} // namespace wattfare
