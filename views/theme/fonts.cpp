// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/code_font.h"
#include "views/theme/drawing.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <cmath>

namespace wattfare {

QFont uiFont(TypeSize size, bool semibold)
{
    QFont font = QGuiApplication::font();
    const double factor = size == TypeSize::caption ? 0.9 : size == TypeSize::title ? 1.3 : 1.0;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    if (semibold || size == TypeSize::title)
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont numberFont(const QFont &base)
{
    // QFont cannot ask for OpenType features before 6.7: a font with proportional digits gives way to one without.
    const QFontMetricsF metrics(base);
    const double zero = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char digit = '1'; digit <= '9'; ++digit) {
        if (std::abs(metrics.horizontalAdvance(QLatin1Char(digit)) - zero) > 0.05 * zero) {
            QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            fixed.setPointSizeF(base.pointSizeF() > 0 ? base.pointSizeF() : fixed.pointSizeF());
            fixed.setWeight(base.weight());
            return fixed;
        }
    }
    return base;
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (const QFont letters = uiFont(TypeSize::body); letters.pointSizeF() > 0)
        font.setPointSizeF(letters.pointSizeF());
    else
        font.setPixelSize(letters.pixelSize());
    return font;
}

} // namespace wattfare
