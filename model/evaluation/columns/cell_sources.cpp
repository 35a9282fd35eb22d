// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/cell_sources.h"

#include "model/evaluation/explain_candidate.h"

#include <algorithm>

namespace wattfare {

std::vector<std::string> sourcesOf(const Results &results, std::size_t row, Metric metric)
{
    std::vector<std::string> ids;
    if (!results.value(row, metric))
        return ids;
    const auto derivation = explain(results, results.candidate(row), metric);
    if (!derivation)
        return ids;
    for (const Derivation *leaf : leavesOf(*derivation))
        for (const std::string &id : leaf->sources)
            if (std::find(ids.begin(), ids.end(), id) == ids.end())
                ids.push_back(id);
    return ids;
}

} // namespace wattfare
