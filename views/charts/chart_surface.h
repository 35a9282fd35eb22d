// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inside of views/charts.
#include "views/charts/chart_frame.h"

class QChart;

namespace wattfare {

// A chart of Qt Charts that shows a frame. It draws the curves; grid, labels and all other marks are painted by two
// items of the chart, since Qt Charts makes an item a point, colours bars by series, shifts bars at gaps, drops
// repeated categories and cuts labels.
class ChartSurface
{
public:
    explicit ChartSurface(ChartFrame &frame); // follows it by its onChanged
    ~ChartSurface();
    ChartSurface(const ChartSurface &) = delete;
    ChartSurface &operator=(const ChartSurface &) = delete;

    QChart *chart() const; // belongs to the scene it is added to, which must not outlive the frame

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace wattfare
