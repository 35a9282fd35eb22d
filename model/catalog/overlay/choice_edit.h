// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"

#include <optional>
#include <vector>

namespace wattfare {

// Choices of the person to be set, and those of the same subject to be taken back.
struct ChoiceEdit {
    std::vector<UserChoice> set, clear;
};

// The choice that stands over `choice` where the person has made both: an own figure over a preference.
std::optional<UserChoice> hiderOf(const UserChoice &choice);
// The edit that leads back from `edit`, where `before` was in force.
ChoiceEdit inverseOf(const ChoiceEdit &edit, const std::vector<UserChoice> &before);
// What is set first: a value that is refused changes nothing. Errors: those of Overlay::set and Overlay::clear.
Result<void> applyEdit(Overlay &overlay, const ChoiceEdit &edit);

} // namespace wattfare
