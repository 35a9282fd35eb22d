// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"
#include "model/report/table_export.h"

#include <functional>
#include <memory>

namespace wattfare {

// Puts a message into words; the model has none. Called on the thread that builds the table, not while it is written.
using WordsFn = std::function<std::string(const Message &)>;

enum class Reader : std::uint8_t { machine, person }; // whose text a cell shows that has a name and words

// A table of a report as rows for machines. Low and high bounds of a column that has any become columns of their own,
// "id_low" and "id_high". Text cells are the names of the catalogue, else the words. A column in which cells of several
// units meet (the metrics of a comparison) is followed by "id_unit"; its numbers are then in their own units. Amounts
// are in the currency; for machines ids and units say so, with the rate behind the unit.
std::unique_ptr<ExportTable> exportTable(const ReportTable &table, const WordsFn &words,
    Reader reader = Reader::machine, const Currency &currency = {}, const std::string &rate = {});

// CSV of a report: its tables one after the other would be no CSV, so the main table alone: the one of section
// `ranking`, else the first with rows. nullptr when the report has none.
const ReportTable *mainTable(const Report &report);

} // namespace wattfare
