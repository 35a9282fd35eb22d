// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>

namespace wattfare {

// Sentences one after the other: a space between them, none after a full-width full stop, which has its own. Empty ones
// are left out.
inline QString joinSentences(const QStringList &sentences)
{
    QString out;
    for (const QString &each : sentences) {
        if (!out.isEmpty() && !each.isEmpty() && !out.endsWith(QChar(0x3002)))
            out += QLatin1Char(' ');
        out += each;
    }
    return out;
}

} // namespace wattfare
