// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/levers.h"

#include <string>
#include <string_view>

// What the catalogue states of levers: figures of components that bear their ids (resources/catalog/lever.csv).
namespace wattfare {

inline std::string leverComponent(Lever lever) { return "lever/" + std::string(leverId(lever)); }
// kNone where the catalogue has none.
inline FigureIndex leverFigure(const Snapshot &snapshot, Lever lever, std::string_view quantity)
{
    return snapshot.figures.ofComponent(leverComponent(lever), quantity);
}
// How much faster a distilled student of a model was published to be; the method of the figure names the student.
inline FigureIndex studentFigure(const Snapshot &snapshot, std::string_view model)
{
    return snapshot.figures.ofComponent(
        leverComponent(Lever::distillation) + "/" + std::string(model), "student_speedup");
}

} // namespace wattfare
