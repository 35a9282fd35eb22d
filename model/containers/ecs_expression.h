// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/containers/condition.h"

#include <tl/expected.hpp>

#include <span>

// Expressions of the cluster query language of ECS, as placement constraints of type memberOf have them.
// https://docs.aws.amazon.com/AmazonECS/latest/developerguide/cluster-query-language.html
namespace wattfare::containers {

// The condition of an expression, or the rest of it from where it cannot be read. Attributes of ECS that facts of a
// type answer are read as those facts; other subjects keep their names.
tl::expected<Condition, std::string> parseEcsExpression(std::string_view expression);

// The expression that holds for the instance types of patterns ("g5.xlarge", "g4dn.*"), for the field of a placement
// constraint; "" for no patterns.
std::string ecsTypeExpression(std::span<const std::string> patterns);

} // namespace wattfare::containers
