// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/languages.h"

#include <QStringList>

namespace wattfare {

// "a, b, c" as the reader's language sets a list: Chinese has a comma of its own for it. Parts that hold a comma of
// their own stand between semicolons: "On-demand; Reserved Instance, 1 year, no upfront".
inline QString listed(const QStringList &parts)
{
    for (const QString &part : parts) {
        if (parts.size() > 1 && (part.contains(QStringLiteral(", ")) || part.contains(QChar(0xff0c))))
            return parts.join(QString::fromUtf8(languageOf(QLocale()).semicolon));
    }
    return parts.join(QString::fromUtf8(languageOf(QLocale()).comma));
}

// Labels as one: "Cheapest, lowest risk". Not for names, which keep their capitals.
inline QString listedLabels(QStringList labels)
{
    for (qsizetype i = 1; i < labels.size(); ++i) {
        labels[i].front() = labels[i].front().toLower();
    }
    return listed(labels);
}

} // namespace wattfare
