// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/translations.h"

#include <QLocale>

namespace wattfare::test {

struct English { // puts language and locale back
    QLocale before;
    ~English()
    {
        setUiLanguage(QStringLiteral("en"));
        QLocale::setDefault(before);
    }
};

} // namespace wattfare::test
