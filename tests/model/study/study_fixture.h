// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"
#include "tests/model/catalog/scratch.h"
#include "tests/model/evaluation/fixture.h"

namespace wattfare::test {

inline StudyAxis logarithmic(const char *parameter, double from, double to, std::size_t count)
{
    return {parameter, StudyAxis::Scale::logarithmic, from, to, count, {}};
}
inline StudyAxis linear(const char *parameter, double from, double to, std::size_t count)
{
    return {parameter, StudyAxis::Scale::linear, from, to, count, {}};
}
inline StudyAxis listed(const char *parameter, std::vector<std::string> values)
{
    StudyAxis axis;
    axis.parameter = parameter;
    axis.count = values.size();
    axis.values = std::move(values);
    return axis;
}

// Demand against the latency limit, of two regions.
inline Study bertStudy(std::size_t across = 7, std::size_t up = 5)
{
    Study study;
    study.title = "BERT";
    study.scenario = findPreset("bert-latency")->scenario;
    study.scenario.typeFilter.clear();
    study.axes = {logarithmic("inference.demand_per_hour", 1e4, 1e8, across),
        logarithmic("inference.latency_limit_ms", 5, 500, up), listed("regions", {"us-east-1", "us-east-1,us-west-2"})};
    return study;
}

// The same with everything that can be kept of a point.
inline Study keptStudy()
{
    Study study = bertStudy();
    study.keep = {true, true, {"g5.xlarge@us-east-1/on-demand"}, {Metric::usdPerMillion, Metric::kwhPerMillion}};
    return study;
}

} // namespace wattfare::test
