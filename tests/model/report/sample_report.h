// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"

#include <string>

// A report of realistic size and shape for the tests of writers and renderers: every kind of block, six charts, ranges,
// classes, missing figures. Its figures are made up for the tests.
namespace wattfare::test {

inline Message literal(std::string text) { return {"report.literal", {std::move(text)}}; }

// "en", "de" or "ko": the words of the report itself; names of the catalogue are the same in all.
Report sampleReport(const std::string &language = "en", std::size_t rankedRows = 34);

// A scenario that nothing answers: sections with sentences, tables without a single figure, empty charts.
Report emptyReport();

// Names with markup, controls, formulas, very long words and a right-to-left override.
Report hostileReport();

} // namespace wattfare::test
