// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study_findings.h"
#include "views/tables/value_table.h"

#include <QString>

#include <memory>

// What a study found, in words and as a table.
namespace wattfare {

// Who wins how much of it, and how much of it cannot be told apart.
QString studyAnswer(const StudyFindings &found);

// Where the winner changes. The key of a row is its number; `values` are those of the axes there, as `--set` takes
// them.
class CrossingRows final : public ValueTable
{
public:
    explicit CrossingRows(const StudyFindings &found);
    const std::vector<std::string> &values(qint64 key) const { return m_values[static_cast<std::size_t>(key)]; }

private:
    CrossingRows(std::vector<TableColumn> columns, const StudyFindings &found);
    std::vector<std::vector<std::string>> m_values;
};

// A point of a map, by its key in the chart.
std::size_t studyPoint(const StudyFindings &found, qint64 key);
// "Demand: 1,000,000; Latency limit: 20 ms"
QString placeWords(const Study &study, std::size_t point);
// Range and second of a point, which the map does not hold: evaluated here and now.
QString pointEvidence(const PointResult &point, const Study &study);

} // namespace wattfare
