// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/containers.h"

#include "model/containers/reading.h"

#include <algorithm>
#include <deque>
#include <set>

namespace wattfare {

namespace {

using namespace containers;

constexpr std::size_t kMostTasks = 10'000; // as in a file of our own

bool isOwn(const std::vector<Node> &documents)
{
    return documents.size() == 1 && documents.front().find("tasks") && !isEcs(documents.front())
        && !isKubernetes(documents.front());
}

Message readMessage(const char *id, const std::string &file, std::span<const PlacementTask> tasks)
{
    std::uint64_t copies = 0;
    for (const PlacementTask &task : tasks)
        copies += task.count;
    return {id, {file, tasks.size(), copies}};
}

// The line of a text with a template that nobody filled in, where the text is no document because of it.
std::optional<Error> leftTemplate(const ContainerText &text)
{
    const std::size_t at = text.text.find("{{");
    if (isJson(text.text) || at == std::string::npos)
        return std::nullopt;
    const auto line = 1 + std::count(text.text.begin(), text.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const std::size_t end = std::min(text.text.find('\n', at), text.text.find("}}", at) + 2);
    return Error{Error::Code::badInput,
        {"containers.template", {text.name, line, readableExcerpt(std::string_view(text.text).substr(at, end - at))}},
        {}};
}

// Names are told apart by kind and namespace where two documents have the same; the same thing twice is refused.
std::optional<Error> nameApart(std::vector<ReadTask> &tasks, const std::vector<Reading *> &of)
{
    std::set<std::string> ids, things;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        ReadTask &each = tasks[i];
        const std::string thing = each.space + '/' + each.kind + '/' + each.task.id;
        std::string id = each.task.id;
        for (const std::string *more : {&each.kind, &each.space})
            if (ids.contains(id) && !more->empty())
                id = *more + '/' + id;
        if (!things.insert(thing).second || !ids.insert(id).second) {
            of[i]->refuse(each.where, Phrase::nameOfItsOwn);
            return of[i]->error();
        }
        each.task.id = std::move(id);
    }
    return std::nullopt;
}

} // namespace

Result<ContainerTasks> readContainers(std::span<const ContainerText> texts, const Snapshot &snapshot)
{
    ContainerTasks out;
    std::deque<std::vector<Node>> trees; // what the readings point into
    std::deque<Reading> readings;
    EcsDocuments ecs;
    std::vector<ReadTask> tasks;
    std::vector<Reading *> of;
    std::set<const Reading *> ecsFiles;
    for (const ContainerText &text : texts) {
        auto documents = readDocuments(text.text, text.name);
        if (!documents)
            return tl::unexpected(leftTemplate(text).value_or(documents.error()));
        if (isOwn(*documents)) {
            auto own = parsePlacementFile(text.text, text.name);
            if (!own)
                return tl::unexpected(std::move(own.error()));
            out.read.push_back(readMessage("containers.read_tasks", text.name, own->tasks));
            Reading &reading = readings.emplace_back(text.text, text.name, snapshot);
            for (PlacementTask &task : own->tasks) {
                At where;
                where.path = task.id;
                tasks.push_back({std::move(task), where, {}, {}});
                of.push_back(&reading);
            }
            own->tasks.clear();
            if (!out.ownSettings)
                out.file = std::move(*own);
            out.ownSettings = true;
            continue;
        }
        trees.push_back(std::move(*documents));
        Reading &reading = readings.emplace_back(text.text, text.name, snapshot);
        const std::size_t before = tasks.size();
        bool any = false;
        for (const Node &document : trees.back()) {
            if (document.kind == Node::Kind::null)
                continue;
            At at{&document, {}, document.line};
            if (isKubernetes(document))
                readKubernetes(reading, at, tasks);
            else if (isEcs(document))
                gatherEcs(reading, at, ecs);
            else
                reading.refuse(
                    at, clause<Phrase::oneOf>("tasks, containerDefinitions, taskDefinition, services, kind"));
            if (isEcs(document) && !isKubernetes(document))
                ecsFiles.insert(&reading);
            any = true;
        }
        if (!any)
            reading.refuse(At{nullptr, {}, 1},
                clause<Phrase::oneOf>("tasks, containerDefinitions, taskDefinition, services, kind"));
        if (reading.failed())
            return tl::unexpected(*reading.error());
        of.resize(tasks.size(), &reading);
        if (tasks.size() > before || !ecsFiles.contains(&reading)) {
            std::vector<PlacementTask> own;
            for (std::size_t i = before; i < tasks.size(); ++i)
                own.push_back(tasks[i].task);
            out.read.push_back(readMessage("containers.read_kubernetes", text.name, own));
        }
    }
    std::optional<PlacementStrategy> strategy;
    const std::vector<ReadTask> fromEcs = readEcs(ecs, strategy);
    for (const Reading &reading : readings)
        if (reading.failed())
            return tl::unexpected(*reading.error());
    if (!ecsFiles.empty()) {
        std::string names;
        for (const Reading &reading : readings)
            if (ecsFiles.contains(&reading))
                names += (names.empty() ? "" : ", ") + reading.file();
        std::vector<PlacementTask> own;
        for (const ReadTask &each : fromEcs)
            own.push_back(each.task);
        out.read.push_back(readMessage("containers.read_ecs", names, own));
        tasks.insert(tasks.end(), fromEcs.begin(), fromEcs.end());
        for (Reading &reading : readings)
            if (ecsFiles.contains(&reading))
                of.resize(tasks.size(), &reading);
    }
    if (auto error = nameApart(tasks, of))
        return tl::unexpected(std::move(*error));
    if (tasks.size() > kMostTasks)
        return tl::unexpected(
            inputRefused(texts.front().name, 0, "", std::to_string(tasks.size()), Phrase::listOfTasks));
    if (strategy && !out.ownSettings)
        out.file.options.strategy = *strategy;
    auto &zones = out.file.options.zones;
    for (ReadTask &each : tasks) {
        if (!each.task.zone.empty() && std::ranges::find(zones, each.task.zone) == zones.end())
            zones.push_back(each.task.zone);
        out.file.tasks.push_back(std::move(each.task));
    }
    for (Reading &reading : readings)
        for (Message &note : reading.notes())
            if (std::ranges::find(out.notes, note) == out.notes.end())
                out.notes.push_back(std::move(note));
    return out;
}

bool looksLikeContainers(std::string_view text)
{
    constexpr std::size_t kLooked = 65'536;
    text = text.substr(0, kLooked);
    if (isJson(text)) {
        for (const std::string_view key :
            {"\"containerDefinitions\"", "\"taskDefinition\"", "\"apiVersion\"", "\"tasks\""})
            if (text.find(key) != std::string_view::npos)
                return true;
        return false;
    }
    for (const std::string_view key : {"apiVersion:", "kind:", "containerDefinitions:", "taskDefinition:", "services:"})
        if (text.starts_with(key) || text.find("\n" + std::string(key)) != std::string_view::npos)
            return true;
    return false;
}

} // namespace wattfare
