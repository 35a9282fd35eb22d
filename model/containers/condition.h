// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// On which instances a task may run, as its document says it, and what that is among the types of the catalogue.
namespace wattfare::containers {

// A test of a fact of an instance, or several joined. Subjects are those of factOf() and "zone"; a test of any other is
// neither met nor failed, and named by unknownSubjects().
struct Condition {
    enum class Kind : std::uint8_t { all, any, negation, test };
    enum class Test : std::uint8_t { in, matches, exists, above, atLeast, below, atMost };
    Kind kind = Kind::all; // with no parts: always met
    std::vector<Condition> parts;
    std::string subject;
    Test test = Test::in;
    std::vector<std::string> values; // in: any of them; matches: a regular expression; above, ...: a number
};
Condition conditionOf(std::string subject, Condition::Test test, std::vector<std::string> values);
Condition negated(Condition condition);

// A fact of an instance type by the name that labels of Karpenter give it behind "instance-": "type", "family",
// "size", "category", "generation", "cpu", "memory" (MiB), "cpu-manufacturer", "arch", "os", and of its accelerators
// "gpu-name", "gpu-manufacturer", "gpu-count", "gpu-memory" (MiB of one), "accelerator-name",
// "accelerator-manufacturer", "accelerator-count". "" where the type has none; nullopt for other names. GPUs are those
// of kind gpu. https://karpenter.sh/docs/concepts/scheduling/#well-known-labels
std::optional<std::string> factOf(const Snapshot &snapshot, const InstanceType &type, std::string_view name);

struct AllowedInstances {
    std::vector<std::string> types; // patterns ("g5.*"); empty: any
    std::vector<std::string> zones; // empty: any
    std::set<std::string> unknown; // subjects that no fact of the catalogue answers
    std::optional<double> acceleratorCount; // of each type that is allowed, where they are all the same
};

// What meets a condition. `gpuModel` is the pattern of accelerators that the task takes, "" where it takes none: of
// families without such the rest is of no interest. A condition that no type of the catalogue meets leaves `written`
// as the only pattern, which then matches none either.
AllowedInstances allowedInstances(
    const Condition &condition, const Snapshot &snapshot, std::string_view gpuModel, const std::string &written);

// A whole text against a regular expression of letters, . [..] [^..] ( | ) * + ? {n,m} and \ before a character; in
// time that does not blow up. nullopt where the expression is not of these.
std::optional<bool> matchesExpression(std::string_view expression, std::string_view text);

} // namespace wattfare::containers
