// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"
#include "model/support/phrase.h"

#include <cstdint>
#include <string>

namespace wattfare {

// The last day that an observation can bear: the day after tomorrow (UTC), since clocks and time zones differ. What
// bears a later one is a misprint, and would become the newest of the catalogue. Option "today" (YYYY-MM-DD) stands for
// the clock.
Date latestDay(const ImportOptions &options);

// The first second that is too late.
inline std::int64_t endOf(Date latest) { return (std::int64_t{latest.days} + 1) * 86400; }

// The day of a file that bears none: option "as_of". Without it the question is added, with the day on which the file
// was written as its suggestion and, meanwhile, as the day. Errors: badInput (the answer is no such day).
Result<Date> dayAsked(
    const std::filesystem::path &file, const ImportOptions &options, std::vector<ImportQuestion> &questions);

Clause dayExpected(Date latest); // a day from 2006 to that one

} // namespace wattfare
