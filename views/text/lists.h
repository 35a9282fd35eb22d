// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLocale>
#include <QStringList>

namespace wattfare {

// "a, b, c" as the reader's language sets a list: Chinese has a comma of its own for it.
inline QString listed(const QStringList &parts)
{
    return parts.join(QLocale().language() == QLocale::Chinese ? QStringLiteral("\u3001") : QStringLiteral(", "));
}

} // namespace wattfare
