// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/query/query_rows.h"
#include "views/pages/view_data.h"

#include <QSet>

#include <cstdint>
#include <string>
#include <vector>

namespace wattfare {

// Which candidates the rows of an answer name: by a column instance_type, and where there are such columns also by
// region and purchase_option. Links table and chart of the answer with the selection of the window.
class QueryLinks
{
public:
    static constexpr std::size_t kMostCandidates = 200; // that a selection of rows stands for
    static constexpr qsizetype kMostRows = 5000; // that a selection marks

    explicit QueryLinks(const QueryRows &rows); // reads all names once: with many rows not on the GUI thread

    bool isLinked() const { return !m_type.ids.empty(); }
    // Names to candidates of these results; anew with each of them.
    void resolve(const ViewData &data);
    // Candidates that the rows name, those of the first row first; each once.
    std::vector<Candidate> candidatesOf(const std::vector<qint64> &rows) const;
    QSet<qint64> rowsOf(const std::vector<Candidate> &candidates) const;

private:
    struct Part { // of a name: a column of the answer, each text once
        std::vector<std::uint32_t> ids; // of the rows, into `texts`; empty where there is no such column
        std::vector<std::string> texts;
        std::vector<std::uint32_t> known; // index in the catalogue or the scenario, kUnknown
    };
    static constexpr std::uint32_t kUnknown = 0xffffffff;
    static Part read(const QueryRows &rows, std::string_view column);
    static bool fits(const Part &part, std::size_t row, std::uint32_t wanted);
    bool names(std::size_t row, const Candidate &candidate) const;

    Part m_type, m_region, m_option;
    ResultsPtr m_results;
};

} // namespace wattfare
