// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"
#include "tests/model/catalog/scratch.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/study/alternating_study.h"

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

// A training on spot, with its runs simulated: hazard against the deadline.
inline Study spotStudy()
{
    Study study;
    study.title = "Spot";
    study.scenario = findPreset("bert-large-spot")->scenario;
    study.scenario.training.samples *= 10; // about a day
    study.scenario.purchase = {*parsePurchaseOption("spot")};
    study.by = Metric::usdTotal;
    study.axes = {logarithmic("hazard_per_hour", 0.001, 0.03, 3), listed("training.deadline_h", {"24", "30", "200"})};
    study.keep.candidates = {"p4de.24xlarge@us-east-1/spot"};
    study.keep.metrics = {Metric::usdTotal};
    study.keep.simulation = StudySimulation{SimulatedKind::checkpoint, 300, {0.05, 0.5, 0.95}};
    study.seed = 7;
    return study;
}

// Serving on spot, with the fleet simulated.
inline Study spotFleetStudy()
{
    Study study = bertStudy(2, 2);
    study.scenario.purchase = {*parsePurchaseOption("spot")};
    study.axes
        = {logarithmic("inference.demand_per_hour", 1e4, 1e8, 2), linear("inference.latency_limit_ms", 130, 500, 2)};
    study.keep.simulation = StudySimulation{SimulatedKind::fleet, 200, {0.05, 0.5, 0.95}};
    return study;
}

} // namespace wattfare::test
