// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/reading.h"

#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>

namespace wattfare::containers {

At At::operator[](std::string_view key) const
{
    const Node *child = node ? node->find(key) : nullptr;
    return {child, path.empty() ? std::string(key) : path + "." + std::string(key), child ? child->line : line};
}

At At::at(std::size_t index) const
{
    const Node &child = node->items[index];
    return {&child, path + "[" + std::to_string(index) + "]", child.line};
}

void Reading::note(Message message)
{
    if (std::ranges::find(m_notes, message) == m_notes.end())
        m_notes.push_back(std::move(message));
}

void Reading::noteUnknown(const At &map, std::span<const std::string_view> known, const std::string &task)
{
    if (!map || map.node->kind != Node::Kind::map)
        return;
    for (const Node &member : map.node->items)
        if (std::ranges::find(known, member.key) == known.end())
            note({"containers.unknown_field", {task, readableExcerpt(member.key), static_cast<double>(member.line)}});
}

void Reading::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

void Reading::refuse(const char *id, const At &at, std::vector<Argument> args)
{
    args.insert(args.begin(), {Argument(m_file), Argument(at.line)});
    fail({Error::Code::badInput, {id, std::move(args)}, {}});
}

void Reading::refuse(const At &at, Clause expected)
{
    std::string_view rest = m_text;
    for (std::uint64_t line = 1; line < at.line && !rest.empty(); ++line)
        rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    const std::string_view line = rest.substr(0, rest.find('\n'));
    for (const std::string_view open : {"{{", "${"})
        if (const auto begin = line.find(open); begin != std::string_view::npos && at.node) {
            const auto end = line.find(open == "{{" ? "}}" : "}", begin);
            const std::string_view found
                = line.substr(begin, end == std::string_view::npos ? end : end - begin + (open == "{{" ? 2 : 1));
            return refuse("containers.template", at, {readableExcerpt(found)});
        }
    const bool composed = at.node && at.node->kind != Node::Kind::scalar;
    fail(inputRefused(m_file, at.line, at.path,
        !at.node       ? std::string()
            : composed ? std::string(line.substr(std::min(line.find_first_not_of(" \t"), line.size())))
                       : at.node->text,
        std::move(expected)));
}

bool Reading::isMap(const At &at)
{
    if (at && at.node->kind != Node::Kind::map)
        refuse(at, Phrase::object);
    return at && at.node->kind == Node::Kind::map;
}

bool Reading::isList(const At &at)
{
    if (at && at.node->kind != Node::Kind::list)
        refuse(at, Phrase::array);
    return at && at.node->kind == Node::Kind::list;
}

std::string Reading::text(const At &at)
{
    if (at && (at.node->kind != Node::Kind::scalar || at.node->text.size() > 200))
        refuse(at, Phrase::text);
    return at.text().substr(0, 200);
}

std::optional<double> Reading::number(const At &at, double low, double high)
{
    if (!at)
        return std::nullopt;
    const auto value = at.node->kind == Node::Kind::scalar ? parseFinite(at.node->text) : std::nullopt;
    if (!value || *value < low || *value > high) {
        refuse(at, clause<Phrase::numberFromTo>(low, high));
        return std::nullopt;
    }
    return value;
}

std::optional<double> Reading::whole(const At &at, double low, double high)
{
    const auto value = number(at, low, high);
    if (value && *value != std::floor(*value))
        refuse(at, clause<Phrase::wholeNumberFromTo>(low, high));
    return value;
}

namespace {

bool asksOf(const Condition &condition, std::string_view subject)
{
    return condition.subject == subject
        || std::ranges::any_of(condition.parts, [&](const Condition &part) { return asksOf(part, subject); });
}

// The architecture of every type that the task may run on; "" where they have several.
std::string architectureOf(const Snapshot &snapshot, const std::vector<std::string> &patterns)
{
    std::string found;
    for (const InstanceType &type : snapshot.types) {
        if (!std::ranges::any_of(patterns, [&](const std::string &each) { return matchesPattern(each, type.name); }))
            continue;
        if (!found.empty() && found != type.cpuArch)
            return {};
        found = type.cpuArch;
    }
    return found;
}

} // namespace

AllowedInstances constrain(
    Reading &reading, PlacementTask &task, const Condition &condition, const std::string &written)
{
    AllowedInstances allowed = allowedInstances(condition, reading.snapshot(), task.gpuModel, written);
    task.instanceTypes = allowed.types;
    if (asksOf(condition, "arch"))
        task.architecture = architectureOf(reading.snapshot(), allowed.types);
    if (allowed.zones.size() == 1)
        task.zone = allowed.zones.front();
    std::string zones;
    for (const std::string &zone : allowed.zones)
        zones += (zones.empty() ? "" : ", ") + zone;
    if (allowed.zones.size() > 1)
        reading.note({"containers.any_of_zones", {task.id, zones}});
    for (const std::string &subject : allowed.unknown)
        reading.note({"containers.not_considered", {task.id, subject}});
    return allowed;
}

} // namespace wattfare::containers
