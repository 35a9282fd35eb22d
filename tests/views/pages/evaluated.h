// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/load/load.h"
#include "model/evaluation/answer.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"
#include "views/pages/view_data.h"

#include <stdexcept>

namespace wattfare::test {

inline SnapshotPtr catalog()
{
    static const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
    if (!loaded)
        throw std::runtime_error("no catalogue");
    return *loaded;
}

// What a page gets for a scenario.
inline ViewData evaluatedView(const Scenario &scenario)
{
    ViewData data;
    data.snapshot = catalog();
    data.scenario = scenario;
    const auto results = evaluate(scenario, data.snapshot);
    if (!results)
        throw std::runtime_error(results.error().message.id);
    data.results = *results;
    data.answer = std::make_shared<const Answer>(answer(*data.results));
    return data;
}

} // namespace wattfare::test
