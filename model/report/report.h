// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/charts/chart_spec.h"
#include "model/explain/derivation.h"
#include "model/support/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// A report as data: what is said, in which order; no drawing, no words of a language except names from the catalogue.
// PDF, HTML, XLSX, CSV and JSON are written from the same value, so that they say the same.
namespace wattfare {

struct ReportText { // a message to be put into words
    enum class Style : std::uint8_t {
        paragraph,
        lead, // the sentence that answers; large
        heading, // within a section
        bullet,
        note // small print
    };
    Message message;
    Style style = Style::paragraph;
};

// How a number reads. `byUnit`: as its unit is written.
// `exact`, `exactPercent`: every digit, of what a person typed.
enum class NumberForm : std::uint8_t {
    byUnit,
    number,
    money,
    percent,
    integer,
    ratio,
    difference,
    hours,
    exact,
    exactPercent
};

struct ReportCell {
    std::optional<double> number;
    std::optional<double> low, high;
    Unit unit; // stands in the cell only where its column names none
    NumberForm form = NumberForm::byUnit; // percent, exactPercent and difference take a fraction: 0.91 reads 91 %
    std::string text; // a name from the catalogue, where the cell is no number
    Message message; // words; with a text as well, people read the words and machines the text
    Message reason; // why it is missing
    std::optional<FigureClass> figureClass; // for the marker
    std::optional<double> ratio; // to the baseline, beside the number: ×6.3
    std::vector<std::string> sources; // ids, for provenance columns
    bool best = false, highlighted = false;
};

struct ReportTable {
    struct Head {
        Message title;
        Unit unit;
        std::string id; // stable column id: CSV and XLSX headers, JSON keys
        bool numeric = true;
        NumberForm form = NumberForm::byUnit; // of cells that say byUnit
        bool machineOnly = false; // in files for machines alone: on pages a note says what is the same in every row
        bool ranged = false; // files have its low and high columns even where no row has a range
        bool quoted = false; // amounts as they were published: in USD, whatever currency is shown
        std::string otherUnit{}; // in the person's currency, "EUR/h"; stands in place of `unit`
        [[nodiscard]] std::string unitText() const { return otherUnit.empty() ? std::string(unitId(unit)) : otherUnit; }
    };
    std::string id; // stable: JSON key, name of the worksheet, anchor
    Message title;
    std::vector<Head> head;
    std::vector<std::vector<ReportCell>> rows; // each as long as head
    std::vector<Message> notes;
    std::vector<std::size_t> attached; // rows that say more of the row above: no page parts them from it
    std::size_t keyColumns = 1; // leading columns that name the row; repeated where a wide table is split over pages
};

// Id of the table that says where the cited sections of the methods stand; its first column has their ids.
inline constexpr const char *kMethodSectionsTable = "method_sections";

struct ReportChart {
    ChartSpec chart;
};

struct ReportDerivation {
    Message title; // whose number, which metric
    Derivation derivation;
};

struct ReportKeyValues {
    enum class Style : std::uint8_t { list, tiles }; // tiles: at most four headline figures
    std::vector<std::pair<Message, ReportCell>> rows;
    Style style = Style::list;
};

struct ReportFormula {
    std::string id; // "usd_per_million"
    std::string expression; // "n × p × 1e6 / q": symbols only, the same in every language
    std::string section; // "simulation 2.3"
    Message meaning; // the symbols in words
};

struct ReportSources { // what the figures rest on, with licence and attribution
    std::vector<Source> sources;
};

using ReportBlock = std::variant<ReportText, ReportTable, ReportChart, ReportDerivation, ReportKeyValues, ReportFormula,
    ReportSources>;

struct ReportSection {
    std::string id; // "answer", "assumptions", "ranking", "comparison", "charts", "explain", "claims", "method",
                    // "sources", "quality", "scope", "reproducibility", ...
    Message title;
    std::vector<ReportBlock> blocks;
};

struct Report {
    std::string title; // as the person typed it, or of the scenario
    Message titleWords; // "preset.layoutlm": the same where it is that of a bundled scenario, for a reader's language
    Message question; // what was asked, in one sentence
    std::string author; // "" where unknown
    std::vector<ReportSection> sections;
    std::string scenarioJson; // attached to the PDF, part of the JSON
    std::string catalogVersion, catalogHash, asOf, programVersion;
    std::string
        created; // ISO 8601 UTC, chosen by the caller so that the same report gives the same bytes; "" leaves it out
    std::optional<std::uint64_t> seed;
};

const ReportSection *findSection(const Report &report, std::string_view id);
// The report with the named sections alone, in that order; unknown and repeated ids are skipped. The rest is kept.
Report withSections(const Report &report, std::span<const std::string> ids);
// Every table of the report, in order.
std::vector<const ReportTable *> tablesOf(const Report &report);

} // namespace wattfare
