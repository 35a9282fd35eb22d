// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/containers/ecs_expression.h"
#include "model/placement/placement_tasks.h"

#include <span>

// Tasks to place from what people have: files of tasks of our own, ECS task definitions and services, Kubernetes
// manifests.
namespace wattfare {

struct ContainerText {
    std::string name; // of the file
    std::string text;
};

struct ContainerTasks {
    PlacementFile file; // settings are those of the first file of our own; a strategy also that of a service
    bool ownSettings = false; // a file of our own was among them
    std::vector<Message> read; // a sentence a file: what it was
    std::vector<Message> notes; // what they say that the placement does not follow, or reads in its own way
};

// Errors: badInput, "input.refused" with file, line, field, found, expected, or a sentence of "containers." with file
// and line. A task that no type holds is none: the placement says so.
Result<ContainerTasks> readContainers(std::span<const ContainerText> texts, const Snapshot &snapshot);

// Whether a text that was dropped or pasted is meant for readContainers(); looks at the beginning alone.
bool looksLikeContainers(std::string_view text);

} // namespace wattfare
