// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/figure_class.h"

#include <QCoreApplication>

namespace wattfare {

QChar classGlyph(FigureClass cls)
{
    switch (cls) {
    case FigureClass::measured: return QChar(0x25CF); // filled circle
    case FigureClass::vendor: return QChar(0x25C6); // diamond
    case FigureClass::derived: return QChar(0x25B2); // triangle
    case FigureClass::estimate:
    case FigureClass::assumption: return QChar(0x25CB); // open circle
    case FigureClass::user: return QChar(0x270E); // pencil
    }
    return QChar(0x25CB);
}

QString classWord(FigureClass cls)
{
    const char *word = "";
    switch (cls) {
    case FigureClass::measured: word = QT_TRANSLATE_NOOP("FigureClass", "measured"); break;
    case FigureClass::vendor: word = QT_TRANSLATE_NOOP("FigureClass", "vendor"); break;
    case FigureClass::derived: word = QT_TRANSLATE_NOOP("FigureClass", "derived"); break;
    case FigureClass::estimate: word = QT_TRANSLATE_NOOP("FigureClass", "estimate"); break;
    case FigureClass::assumption: word = QT_TRANSLATE_NOOP("FigureClass", "assumption"); break;
    case FigureClass::user: word = QT_TRANSLATE_NOOP("FigureClass", "yours"); break;
    }
    return QCoreApplication::translate("FigureClass", word);
}

QString classMarker(FigureClass cls) { return classGlyph(cls) + QLatin1Char(' ') + classWord(cls); }

QString classMeaning(FigureClass cls)
{
    const char *sentence = "";
    switch (cls) {
    case FigureClass::measured:
        sentence = QT_TRANSLATE_NOOP("FigureClass", "Measured and published by someone who ran it.");
        break;
    case FigureClass::vendor:
        sentence = QT_TRANSLATE_NOOP("FigureClass", "Stated by the maker or the provider, not measured independently.");
        break;
    case FigureClass::derived:
        sentence = QT_TRANSLATE_NOOP("FigureClass", "Computed from measured or vendor figures by a stated rule.");
        break;
    case FigureClass::estimate:
        sentence = QT_TRANSLATE_NOOP("FigureClass", "Estimated: no source states it for this very thing.");
        break;
    case FigureClass::assumption:
        sentence
            = QT_TRANSLATE_NOOP("FigureClass", "Assumed, so that a result exists; put your own figure in its place.");
        break;
    case FigureClass::user:
        sentence = QT_TRANSLATE_NOOP("FigureClass", "Your own figure, in place of the catalogue's.");
        break;
    }
    return QCoreApplication::translate("FigureClass", sentence);
}

} // namespace wattfare
