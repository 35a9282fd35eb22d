// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <span>

namespace wattfare {

// A kind of chart in the list of the page Charts; title and help are English, in the translation context "Charts".
struct ListedChart {
    const char *id, *title, *icon, *help;
    bool ofOne;     // of the selected candidate
    bool hasMetric; // the choice is a metric
};

std::span<const ListedChart> listedCharts();       // in the order of the list
const ListedChart *listedChart(const QString &id); // nullptr: there is none
QString listedChartTitle(const ListedChart &kind); // in the reader's language
QString listedChartHelp(const ListedChart &kind);

} // namespace wattfare
