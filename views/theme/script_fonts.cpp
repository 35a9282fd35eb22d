// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/script_fonts.h"

#include <QApplication>
#include <QFont>

namespace wattfare {

void setScriptFonts(const QString &language)
{
    static const QFont base = QApplication::font();
    QStringList families = base.families().isEmpty() ? QStringList{base.family()} : base.families();
    if (language.startsWith(QLatin1String("zh")))
        families << QStringLiteral("Noto Sans CJK SC") << QStringLiteral("Source Han Sans SC")
                 << QStringLiteral("Microsoft YaHei") << QStringLiteral("PingFang SC");
    else if (language.startsWith(QLatin1String("ko")))
        families << QStringLiteral("Noto Sans CJK KR") << QStringLiteral("Source Han Sans K")
                 << QStringLiteral("Malgun Gothic") << QStringLiteral("Apple SD Gothic Neo");
    QFont font = base;
    font.setFamilies(families);
    if (QApplication::font() != font)
        QApplication::setFont(font);
}

} // namespace wattfare
