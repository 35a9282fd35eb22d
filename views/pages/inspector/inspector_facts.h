// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "views/pages/view_data.h"

#include <QString>

#include <optional>
#include <vector>

// What the inspector lists, as data: groups of facts, each with its evidence and, where there are, alternatives below
// it.
namespace wattfare {

struct Fact {
    QString name, value;
    QString range; // "(9.8 to 19.2)", in the unit of the value
    std::optional<FigureClass> cls;
    QString source; // names of sources
    QString date; // "2026-07-20", "2023" or ""
    QString note;
    QString section; // of the methods, where its formula stands: "simulation 2.3"
    bool chosen = true; // false: an alternative that was not used
    FigureIndex figure = kNone; // where it is a figure of the catalogue
    std::string benchmark; // id, where it is a benchmark
    std::optional<UserChoice> own; // where an own value can replace it: what that would begin with
    std::optional<UserChoice> prefer; // where it can be preferred to the one that is used
    std::vector<Fact> children;
};

struct FactGroup {
    QString title;
    std::vector<Fact> facts;
    bool open = true;
};

QString benchmarkTitle(const Benchmark &benchmark); // "Real-time, batch 1, sequence 256": how it was run
std::vector<FactGroup> candidateFacts(const ViewData &data, const Candidate &candidate);
QString typeSummary(const Snapshot &snapshot, TypeIndex type); // "1 × NVIDIA A10G 24 GiB · 4 vCPU · 16 GiB · x86-64"

} // namespace wattfare
