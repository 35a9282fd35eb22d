// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "views/tables/table_source.h"

#include <QByteArray>
#include <QImage>

class QPainter;

// Charts without a widget: pictures, vectors, rows and words. QtGui alone; the window's charts are in chart_view.h.
namespace wattfare {

enum class ChartTheme : std::uint8_t { Light, Dark, Print };

// Draws a chart as vectors into `target` (in the painter's units) on a fresh chart: PDF, SVG, images. The font size is
// in those units; 0 chooses one by the size of the target. False, with nothing drawn, for a chart without data.
bool renderChart(
    QPainter &painter, const QRectF &target, const ChartSpec &spec, ChartTheme theme, double fontPixels = 0);
QByteArray chartSvg(const ChartSpec &spec, QSize size, ChartTheme theme = ChartTheme::Print);
bool chartIsEmpty(const ChartSpec &spec); // nothing finite to draw
TableSourcePtr chartTable(const ChartSpec &spec); // the data of a chart as rows, keys kept
QString chartAltText(const ChartSpec &spec); // one sentence: kind, title, number of marks; for screen readers

} // namespace wattfare
