// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/load/load.h"
#include "model/evaluation/results.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"

#include <cmath>
#include <optional>
#include <string_view>

namespace wattfare::test {

// The bundled catalogue, read once.
inline const SnapshotPtr &catalog()
{
    static const SnapshotPtr snapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        if (!loaded)
            throw std::runtime_error("no catalogue: " + loaded.error().message.id + ' ' + loaded.error().detail);
        return *loaded;
    }();
    return snapshot;
}

inline ResultsPtr evaluated(const Scenario &scenario)
{
    const auto results = evaluate(scenario, catalog());
    if (!results)
        throw std::runtime_error(results.error().message.id + ' ' + results.error().detail);
    return *results;
}

inline double value(const Results &results, std::string_view candidate, Metric metric)
{
    INFO(candidate << ' ' << metricInfo(metric).id);
    const auto row = results.find(candidate);
    REQUIRE(row);
    const auto found = results.value(*row, metric);
    INFO(results.reason(*row, metric).id);
    REQUIRE(found);
    return *found;
}

inline bool close(double a, double b, double relative)
{
    return std::abs(a - b) <= relative * std::max(std::abs(a), std::abs(b));
}

} // namespace wattfare::test
