// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"

namespace wattfare {

// Whether the catalogue knows what a choice speaks of, so that it will count. Overlay::set does not ask this: it keeps
// a choice for what an import may bring later. Errors: badInput (field, found, expected) for an unknown type, region,
// model, subject, quantity or unit, for a commitment that is not offered there, and for a figure to prefer that does
// not exist.
Result<void> checkChoiceNames(const UserChoice &choice, const Snapshot &snapshot);

// Number of a subject among those of its kind, kNone if there is none.
std::uint32_t subjectNumber(const Snapshot &snapshot, SubjectKind kind, std::string_view name);

} // namespace wattfare
