// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/script_fonts.h"

#include "views/words/languages.h"

#include <QApplication>
#include <QFont>

namespace wattfare {

void setScriptFonts(const QString &language, int zoomPercent)
{
    static const QFont base = QApplication::font();
    QStringList families = base.families().isEmpty() ? QStringList{base.family()} : base.families();
    for (const char *family : languageOf(QLocale(language)).fonts)
        if (family)
            families << QString::fromLatin1(family);
    QFont font = base;
    font.setFamilies(families);
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * zoomPercent / 100.0);
    else
        font.setPixelSize(base.pixelSize() * zoomPercent / 100);
    if (QApplication::font() != font)
        QApplication::setFont(font);
}

} // namespace wattfare
