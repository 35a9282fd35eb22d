// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <string_view>

namespace wattfare {

// The words of a kind of chart (model/charts/chart_kinds.h): English, in the translation context "Charts".
struct ListedChart {
    const char *id, *title, *icon, *help;
};

const ListedChart *listedChart(std::string_view id); // nullptr: there is none
QString listedChartTitle(const ListedChart &kind); // in the reader's language
QString listedChartHelp(const ListedChart &kind);

} // namespace wattfare
