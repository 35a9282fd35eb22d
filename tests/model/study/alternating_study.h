// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"
#include "model/study/study.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"

namespace wattfare::test {

// Two types of the same cost by their throughput and of different size: fleets are whole, so that along the demand now
// one wins and now the other, more than a thousand times.
inline Study alternatingStudy(std::size_t count = 6'000)
{
    Study study;
    study.scenario = findPreset("layoutlm")->scenario;
    study.scenario.inference.utilisationTarget = 1;
    for (const auto &[key, value] : {std::pair("own_throughput.g4dn.xlarge", "10"),
             {"own_throughput.g4dn.2xlarge", "14.2966"}, {"type_filter", "g4dn.xlarge,g4dn.2xlarge"}})
        REQUIRE(setParameter(study.scenario, key, value));
    study.axes = {{"inference.demand_per_hour", StudyAxis::Scale::linear, 1e4, 1e8, count, {}}};
    study.by = costMetric(study.scenario.kind);
    return study;
}

} // namespace wattfare::test
