// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_render.h"

#include "views/charts/chart_frame.h"
#include "views/words/messages.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace wattfare {

namespace {

ThemeColours coloursOf(ChartTheme theme)
{
    switch (theme) {
    case ChartTheme::Light: return lightColours();
    case ChartTheme::Dark: return darkColours();
    case ChartTheme::Print: break;
    }
    return printColours();
}

constexpr double kBasePixels = 12.0; // font of a fresh chart, in its own coordinates

std::shared_ptr<const ChartSpec> borrowed(const ChartSpec &spec) { return {std::shared_ptr<const ChartSpec>(), &spec}; }

} // namespace

bool chartIsEmpty(const ChartSpec &spec) { return makePlot(spec)->isEmpty(); }

bool renderChart(QPainter &painter, const QRectF &target, const ChartSpec &spec, ChartTheme theme, double fontPixels)
{
    if (target.isEmpty() || chartIsEmpty(spec))
        return false;
    // The chart is laid out at the size at which its font has kBasePixels, and scaled as vectors.
    const double scale = fontPixels > 0.0 ? fontPixels / kBasePixels : std::max(target.width() / 640.0, 1e-6);
    const QSizeF size(target.width() / scale, target.height() / scale);
    // On paper the chart speaks in the face of the text around it.
    QFont font = theme == ChartTheme::Print ? painter.font() : uiFont(TypeSize::body);
    font.setPixelSize(int(kBasePixels));
    ChartFrame frame(coloursOf(theme), font, true);
    frame.setSpec(borrowed(spec), false);
    frame.setSize(size);
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setClipRect(target, Qt::IntersectClip);
    painter.translate(target.topLeft());
    painter.scale(scale, scale);
    frame.paint(painter);
    painter.restore();
    return true;
}

QByteArray chartSvg(const ChartSpec &spec, QSize size, ChartTheme theme)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(text(spec.title));
    generator.setDescription(chartAltText(spec));
    QPainter painter;
    if (!painter.begin(&generator))
        return {};
    painter.fillRect(QRect(QPoint(0, 0), size), coloursOf(theme).base);
    const bool drawn = renderChart(painter, QRectF(QPointF(0, 0), size), spec, theme, kBasePixels);
    painter.end();
    return drawn ? buffer.data() : QByteArray();
}

} // namespace wattfare
