// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <QString>

namespace wattfare {

// Class of a figure by shape and word, never by colour alone (rule 9).
QChar classGlyph(FigureClass cls); // ● ◆ ▲ ○ ○ ✎
QString classWord(FigureClass cls); // "measured", in the user's language
QString classMarker(FigureClass cls); // "● measured"
QString classMeaning(FigureClass cls); // one sentence for tooltips

} // namespace wattfare
