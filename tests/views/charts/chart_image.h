// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/charts/chart_render.h"
#include "views/theme/theme.h"

#include <QImage>
#include <QPainter>

namespace wattfare::test {

// A chart as pixels on the paper of its theme; null where nothing is drawn.
inline QImage chartImage(const ChartSpec &spec, QSize size, ChartTheme theme)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme == ChartTheme::Light ? lightColours().base
            : theme == ChartTheme::Dark   ? darkColours().base
                                          : printColours().base);
    QPainter painter(&image);
    return renderChart(painter, QRectF(image.rect()), spec, theme, 12.0) ? image : QImage();
}

} // namespace wattfare::test
