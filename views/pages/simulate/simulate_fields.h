// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/document.h"
#include "views/pages/simulate/simulate_run.h"

#include <QCoreApplication>
#include <QString>

#include <span>
#include <string_view>

// Which parameters of a simulation have a field, in which unit and group; names are those of the model.
namespace wattfare {

// Texts of the page; a class of its own, since a function tr() would hide them from lupdate.
class SimulateWords
{
    Q_DECLARE_TR_FUNCTIONS(Simulate)
public:
    static QString of(const char *text) { return tr(text); }
};

enum class SimulateGroup : std::uint8_t {
    work,
    market,
    checkpoints,
    prices,
    energy,
    elastic,
    replacement,
    policies,
    sampling
};

struct SimulateField {
    ParameterInfo info; // key: "simulate." and the model's name
    SimulateGroup group;
    double factor = 1.0; // shown value = factor * the model's: 3600 shows hours as seconds
    std::string_view name() const { return std::string_view(info.key).substr(9); }
};

std::span<const SimulateField> simulateFields(SimulationKind kind);
QString simulateGroupTitle(SimulationKind kind, SimulateGroup group);
bool simulateGroupFolded(SimulateGroup group); // at first

// From the text of the model's value to the shown one and back; texts that are no numbers stay as they are.
QString shownValue(const SimulateField &field, const QString &modelText);
QString modelValue(const SimulateField &field, const QString &shownText);
// What is wrong with a field, and what would be right.
QString fieldError(const SimulateField &field, const Failure &failure);

} // namespace wattfare
