// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/chart_spec.h"
#include "model/explain/derivation.h"
#include "model/support/message.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// A report as data: what is said, in which order; no drawing, no words of a language except names from the catalogue.
namespace wattfare {

struct ReportText {           // a sentence or heading: a message to be put into words
    Message message;
};

struct ReportCell {
    std::optional<double> number;
    std::optional<double> low, high;
    std::string unit;         // chooses the formatter ("USD", "kWh", "1", "")
    std::string text;         // a name from the catalogue, where the cell is no number
    Message reason;           // why it is missing
    std::optional<int> figureClass; // FigureClass as int, for the marker
    bool best = false, highlighted = false;
};

struct ReportTable {
    Message title;
    struct Head {
        Message title;
        std::string unit;
        std::string id;       // stable column id: CSV and XLSX headers, JSON keys
        bool numeric = true;
    };
    std::vector<Head> head;
    std::vector<std::vector<ReportCell>> rows;
    std::vector<Message> notes;
};

struct ReportChart {
    ChartSpec chart;
};

struct ReportDerivation {
    Derivation derivation;
};

struct ReportKeyValues {
    std::vector<std::pair<Message, ReportCell>> rows;
};

using ReportBlock = std::variant<ReportText, ReportTable, ReportChart, ReportDerivation, ReportKeyValues>;

struct ReportSection {
    std::string id;           // "answer", "assumptions", "ranking", "comparison", "charts", "explain", "claims", "method", ...
    Message title;
    std::vector<ReportBlock> blocks;
};

struct Report {
    std::string title;        // as the person typed it, or of the scenario
    std::string question;     // id of the question form; words from `sections`
    std::vector<ReportSection> sections;
    std::string scenarioJson; // attached
    std::string catalogVersion, catalogHash, asOf, programVersion;
    std::optional<std::uint64_t> seed;
};

} // namespace wattfare
