// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/simulation_inputs.h"
#include "model/simulation/parameters/market_choice.h"
#include "views/pages/simulate/simulate_form.h"
#include "views/pages/view_data.h"

#include <QHash>
#include <QJsonObject>
#include <QStringList>

#include <map>
#include <optional>

namespace wattfare {

// What a person set of one kind of simulation; the rest follows the scenario and the selected candidate.
struct SimulateState {
    QHash<QString, QString> edits; // by the model's name, the model's text
    std::optional<MarketChoice> market; // its item as `item` says
    QString item; // SimulateSource::itemKey of the one chosen; "" without a choice
    std::optional<std::vector<FleetPool>> pools;
    bool any() const { return !edits.isEmpty() || market || pools; }
    QJsonObject toJson() const;
    static SimulateState fromJson(const QJsonObject &json); // what is broken is left out
};

// A simulation ready to run, and what its form shows.
struct SimulateSetup {
    SimulationInput input;
    QHash<QString, QString> values;
    MarketChoice market;
    QList<SimulateForm::MarketItem> items;
    QString note; // on the market: figures and source
    QString warning; // a trace of something else; "" where it is of the type's accelerator
    std::optional<Failure> failure; // before anything runs: no band, no such trace
    QString badField, badText; // an edit that cannot be read
    bool runnable() const { return !failure && badField.isEmpty(); }
    QString signature() const; // equal for equal results
};

// Puts scenario, candidate and edits together.
class SimulateSource
{
public:
    void setData(const ViewData &data);
    void setSubject(TypeIndex type, RegionIndex region);
    TypeIndex type() const { return m_type; }
    RegionIndex region() const { return m_region; }

    SimulateSetup setup(SimulationKind kind, const SimulateState &state) const;
    FleetPool pool(const QString &type) const; // a new one of the type, at its prices
    QStringList spotTypes() const; // types with a spot price in the region
    // What an item is called in any catalogue, wherever it stands there.
    QString itemKey(MarketKind kind, std::size_t item) const;

private:
    const SimulationInputs &inputsOf(TypeIndex type) const;
    const std::vector<SimulationInputs> &defaultPools() const;
    void setUpMarket(SimulationKind kind, const SimulateState &state, SimulateSetup &setup) const;
    QString marketNote(const MarketChoice &choice, const SimulationInputs &inputs) const;
    QString foreignTrace(const MarketChoice &choice) const;
    QString itemTitle(MarketKind kind, std::size_t item) const;
    QString itemName(
        MarketKind kind, std::size_t item) const; // the least of it that tells which one, for a narrow field

    ViewData m_data;
    TypeIndex m_type = kNone;
    RegionIndex m_region = kNone;
    mutable std::map<TypeIndex, SimulationInputs> m_inputs; // of the results and region
    mutable std::optional<std::vector<SimulationInputs>> m_pools; // of the results and subject
};

} // namespace wattfare
