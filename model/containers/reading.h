// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/containers/condition.h"
#include "model/containers/document.h"
#include "model/placement/placement.h"
#include "model/support/input_error.h"

#include <optional>
#include <span>
#include <string>

// Shared by the readers of documents of containers; not for others.
namespace wattfare::containers {

inline constexpr double kMostCopies = 100'000, kMostVcpus = 1e6, kMostGib = 1e7, kMostGpus = 1e6;
inline constexpr std::string_view kNvidia = "nvidia-*", kNeuron = "aws-*"; // patterns of accelerators

// A value of a document and where it stands; without a node where the document has none.
struct At {
    const Node *node = nullptr;
    std::string path;
    std::uint64_t line = 0;

    explicit operator bool() const { return node != nullptr; }
    At operator[](std::string_view key) const;
    At at(std::size_t index) const;
    std::size_t size() const { return node ? node->items.size() : 0; }
    std::string text() const { return node ? node->text : std::string(); }
};

// A file that is being read: the first thing that is wrong with it, and what else is to be said.
class Reading
{
public:
    Reading(std::string_view text, std::string_view file, const Snapshot &snapshot)
        : m_text(text)
        , m_file(file)
        , m_snapshot(&snapshot)
    {
    }

    const std::string &file() const { return m_file; }
    const Snapshot &snapshot() const { return *m_snapshot; }
    bool failed() const { return m_error.has_value(); }
    const std::optional<Error> &error() const { return m_error; }
    std::vector<Message> &notes() { return m_notes; }
    void note(Message message); // once
    void noteUnknown(const At &map, std::span<const std::string_view> known, const std::string &task); // its other keys

    void fail(Error error);
    void refuse(const At &at, Clause expected); // or, in a line with a template, that it is not filled in
    void refuse(const char *id, const At &at, std::vector<Argument> args = {}); // a sentence: file, line, args

    // Values; what is missing is nullopt without a refusal.
    bool isMap(const At &at); // refuses what is there and is none
    bool isList(const At &at);
    std::string text(const At &at); // "" where missing
    std::optional<double> number(const At &at, double low, double high);
    std::optional<double> whole(const At &at, double low, double high);

private:
    std::string_view m_text;
    std::string m_file;
    const Snapshot *m_snapshot;
    std::optional<Error> m_error;
    std::vector<Message> m_notes;
};

// Sets types, zone and, where it asks for one, architecture of a task to what a condition allows, with notes on the
// rest.
AllowedInstances constrain(
    Reading &reading, PlacementTask &task, const Condition &condition, const std::string &written);

// What was read: a task and where its name stands.
struct ReadTask {
    PlacementTask task;
    At where;
    std::string kind, space; // of Kubernetes: names need only differ within both
};

// ecs_tasks.cpp
struct EcsDocuments {
    struct Entry {
        Reading *reading;
        At at;
    };
    std::vector<Entry> definitions, requests; // requests: services and tasks to be run
};
bool isEcs(const Node &document);
void gatherEcs(Reading &reading, const At &document, EcsDocuments &all);
std::vector<ReadTask> readEcs(const EcsDocuments &all, std::optional<PlacementStrategy> &strategy);

// kubernetes_tasks.cpp
bool isKubernetes(const Node &document);
void readKubernetes(Reading &reading, const At &document, std::vector<ReadTask> &tasks);

} // namespace wattfare::containers
