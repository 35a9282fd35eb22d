// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/metrics/metric.h"
#include "views/words/messages/message_row.h"

#include <span>

// Every word of a metric, in one row. Untranslated: `name` and those of a fleet are of the context "Columns", the
// others of "Messages", where they also are the messages "column.ID", "metric.ID", "quantity.ID" and "column_help.ID".
namespace wattfare {

struct MetricWords {
    Metric metric;
    const char *title; // of a column, as short as its unit: "USD/1M"
    const char *name; // in a sentence: "cost per million"
    const char *heading; // of a chart, an axis or a row of a report: "Cost per million"
    const char *quantity; // of a step of a derivation: "cost per million"; null where the heading will do
    const char *help; // definition, section of the methods, what moves it
    const char *fleetTitle = nullptr; // of services, where totals are those of an hour
    const char *fleetHeading = nullptr; // message "metric.fleet_ID"
    const char *fleetName = nullptr;
};
const MetricWords &metricWords(Metric metric);

// The words as messages.
std::span<const MessageRow> metricMessages();

} // namespace wattfare
