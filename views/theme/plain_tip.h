// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QTextDocument>

namespace wattfare {

// A tooltip of words that somebody else chose (a catalogue, a file, a person): what looks like markup is shown as it
// is.
inline QString plainTip(const QString &words)
{
    return Qt::mightBeRichText(words) ? Qt::convertFromPlainText(words) : words;
}

} // namespace wattfare
