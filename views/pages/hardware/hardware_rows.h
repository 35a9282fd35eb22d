// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/build_hardware.h"
#include "views/tables/value_table.h"

#include <memory>
#include <vector>

namespace wattfare {

using HardwareSheetsPtr = std::shared_ptr<const std::vector<HardwareSheet>>;

// A sign for each state, read without colour: "■" before a rate, "✕" for what the hardware does not have.
QString precisionSign(PrecisionState state);
// The signs with their words, in one line.
QString precisionLegend();

// Accelerators as rows of the matrix; the key of a row is the accelerator's index. A number column of a format holds
// the rate; its cell shows the sign of the state as well.
class HardwareRows final : public ValueTable
{
public:
    HardwareRows(SnapshotPtr snapshot, HardwareSheetsPtr sheets, const HardwareQuestion &question);
    QString display(qsizetype row, int column) const override;
    QString exported(qsizetype row, int column) const override;
    QString tooltip(qsizetype row, int column) const override;

    // The format of a column, by its id; nullopt where it has none.
    static std::optional<Precision> precisionOf(const QString &columnId);

private:
    HardwareRows(SnapshotPtr snapshot, HardwareSheetsPtr sheets, const ReportTable &table);
    const PrecisionCell *cellAt(qsizetype row, int column) const;
    SnapshotPtr m_snapshot;
    HardwareSheetsPtr m_sheets;
};

} // namespace wattfare
