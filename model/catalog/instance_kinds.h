// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wattfare {

// A kind of instance, by what computes in it. Words: "value." and the id.
struct InstanceKindInfo {
    std::string_view id; // of catalogue, results and exports
    // How `aws ec2 describe-instance-types` shows it: how the path of its devices begins, what their maker contains and
    // their name begins with, in lower case. All "": not to be told from these.
    std::string_view devices, maker, device;
};

// In the order of InstanceKind. A kind that code never asks for by name needs no enumerator: its place is its value.
std::span<const InstanceKindInfo> instanceKinds();
std::string_view instanceKindId(InstanceKind kind);
std::string_view instanceKindIds(); // "gpu|trainium|...", as the tables of facts name choices
std::optional<InstanceKind> parseInstanceKind(std::string_view id);
// Of a device that AWS describes; a GPU where nothing says otherwise.
InstanceKind instanceKindOf(std::string_view devices, std::string_view maker, std::string_view device);

// All types as a person lists them: families by name, in each the smaller first (g5.xlarge, g5.2xlarge, g5.12xlarge).
std::vector<TypeIndex> typesBySize(const Snapshot &snapshot);

} // namespace wattfare
