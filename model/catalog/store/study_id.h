// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>

namespace wattfare::sqlite {

inline constexpr std::int64_t kStudyApplicationId = 1464230260; // "WFat", of the result of a study

} // namespace wattfare::sqlite
