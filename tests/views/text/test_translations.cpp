// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "views/text/figure_class.h"
#include "views/text/translations.h"

#include <QFile>

using namespace wattfare;

TEST_CASE("languages are found by name, and unknown ones fall back to English", "[translations]")
{
    const QLocale before;
    CHECK(setUiLanguage(QStringLiteral("de")) == QStringLiteral("de"));
    CHECK(QLocale().decimalPoint() == QStringLiteral(","));
    CHECK(setUiLanguage(QStringLiteral("de_AT")) == QStringLiteral("de"));
    CHECK(setUiLanguage(QStringLiteral("ko-KR")) == QStringLiteral("ko"));
    CHECK(setUiLanguage(QStringLiteral("zh_CN")) == QStringLiteral("zh_CN"));
    CHECK(setUiLanguage(QStringLiteral("zh_TW")) == QStringLiteral("en"));
    CHECK(setUiLanguage(QStringLiteral("fr")) == QStringLiteral("en"));
    CHECK(QLocale().decimalPoint() == QStringLiteral("."));
    CHECK(uiLanguage() == QStringLiteral("en"));
    for (const QString &language : uiLanguages())
        CHECK_FALSE(languageName(language).isEmpty());
    QLocale::setDefault(before);
}

TEST_CASE("the pseudo language stretches every text", "[translations]")
{
    const QLocale before;
    const QString plain = classWord(FigureClass::measured);
    CHECK(setUiLanguage(QStringLiteral("pseudo")) == QStringLiteral("pseudo"));
    const QString stretched = classWord(FigureClass::measured);
    CHECK(stretched.startsWith(QLatin1Char('[')));
    CHECK(stretched.size() > plain.size());
    CHECK(QCoreApplication::translate("Format", "%1 (%2 to %3)").contains(QStringLiteral("%3")));
    setUiLanguage(QStringLiteral("en"));
    CHECK(classWord(FigureClass::measured) == plain);
    QLocale::setDefault(before);
}
