// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/hardware/hardware_sheet.h"
#include "model/report/report.h"

#include <span>

// Accelerators as tables, for the window and the command line: the same columns and doubles in both.
namespace wattfare {

// One row an accelerator: what it is, its formats, memory, power, prices, types and regions. Of a format the number is
// its rate; keys, names and `ID_state` columns at the end are for machines alone.
ReportTable buildHardwareTable(
    const Snapshot &snapshot, std::span<const HardwareSheet> sheets, const HardwareQuestion &question);

// One accelerator, a row each thing known of it: `property` with a machine's id and a person's words, `value`, `unit`,
// `detail`, `sources`.
ReportTable buildHardwareSheet(const Snapshot &snapshot, const HardwareSheet &sheet, const HardwareQuestion &question);

// What stands in a cell of the matrix that is more than a number: "in BF16", "no", "slow 1.20"; nullopt for a rate, and
// where nothing is stated.
std::optional<Message> precisionWord(const PrecisionCell &cell);

} // namespace wattfare
