// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/columns/result_columns.h"
#include "views/words/format.h"
#include "views/words/purchase_text.h"

#include <QString>

// Words for the result columns: one place for table headers, the column chooser, the inspector and the comparison.
namespace wattfare {

// "USD/1M"; the id itself for an unknown column. Behind a slash, what a million counts: "usd_per_million/images".
QString columnTitle(std::string_view id);
QString columnName(std::string_view id); // in a sentence: "cost per million"
QString columnHelp(
    std::string_view id); // definition, what moves it, terms in it; of a metric the section of its formula
QString sectionWords(const QString &section); // "Formula: simulation 2.3"
QString columnGroupTitle(ColumnGroup group);
// What one may look for it by: title, name, and synonyms in English and in the language of the window, a line each.
// The title is the first line. Empty for an unknown column.
QString columnAlso(std::string_view id);
format::Style columnStyle(const ResultColumn &column);
bool columnLowerIsBetter(const ResultColumn &column);

QString metricTitle(Metric metric); // columnTitle of the metric's column
QString metricName(Metric metric);
// The same beside the work: totals of a service are those of an hour of its fleet, and a million is one of its unit.
QString metricTitle(Metric metric, const Scenario &scenario, const Snapshot &snapshot);
QString metricName(Metric metric, const Scenario &scenario, const Snapshot &snapshot);

// Words for ids of the model that show in cells: statuses, rules, kinds, offers. The id itself where there are none.
QString valueWord(std::string_view columnId, std::string_view value);
QString statusWord(RowStatus status);
QString ruleWord(ThroughputRule rule);
QString kindWord(InstanceKind kind);
QString offerWord(Offer offer);
QString candidateText(
    const Snapshot &snapshot, const Scenario &scenario, const Candidate &candidate); // "g5.xlarge · eu-west-1 · Spot"

} // namespace wattfare
