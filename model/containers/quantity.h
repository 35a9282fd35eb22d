// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string_view>

namespace wattfare::containers {

// A quantity of Kubernetes: "500m", "2", "1.5Gi", "512Mi", "1e3", "1E". nullopt for anything else.
// https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
std::optional<double> parseQuantity(std::string_view text);

} // namespace wattfare::containers
