// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/observation_day.h"

#include <chrono>

namespace wattfare {

namespace {

constexpr int kDaysAhead = 2;

} // namespace

Date latestDay(const ImportOptions &options)
{
    if (const auto given = options.find("today"); given != options.end()) {
        if (const auto day = Date::parse(given->second))
            return Date{day->days + kDaysAhead};
    }
    const auto days
        = std::chrono::duration_cast<std::chrono::hours>(std::chrono::system_clock::now().time_since_epoch()).count()
        / 24;
    return Date{static_cast<std::int32_t>(days) + kDaysAhead};
}

Clause dayExpected(Date latest) { return clause<Phrase::dayFrom2006To>(latest); }

} // namespace wattfare
