// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// Hourly grid intensity of one or more zones and whole years, in the form in which Electricity Maps exports it. Becomes
// a profile: annual mean and its shape by hour, month and both. Hours without a value are left out of the means; a year
// of which fewer than kMinYearShare of the hours have one, or a month and hour without any, refuses the file. Option
// "basis".
inline constexpr double kMinYearShare = 0.9;
Result<ParsedImport> parseGridIntensity(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseGridIntensity(const FileHead &head);

} // namespace wattfare
