// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <vector>

// What the terms of the window mean. Their one source is the help page "glossary" of each language; the palette and
// the tooltips of columns, fields and figures are made of it.
namespace wattfare {

struct GlossaryEntry {
    QString term; // "EFA": what its heading says before the colon, in English in every language, as links name it
    QString heading; // "EFA: Elastic Fabric Adapter"
    QString meaning; // its first paragraph: one sentence
    QStringList
        names; // the term, what its heading says behind the colon, and what its last line says it is also called
};

// Entries of a page: each a heading "## TERM: IN FULL", paragraphs, and a last line "*Also:* NAME, NAME".
std::vector<GlossaryEntry> parseGlossary(const QString &markdown);

// Where the page of a language is read from, once each: the program names it at its start. Without it, and where it
// gives nothing, there are no entries.
void setGlossaryReader(QString (*page)(const QString &language));
void setGlossaryLanguage(const QString &language); // of the window: setUiLanguage() says so
std::vector<GlossaryEntry> glossary(const QString &language);

// `help` with the meanings of the terms that `text` uses, a line each, in the language of the window. A meaning that
// `help` has already stands there once.
QString withTerms(const QString &help, const QString &text);

} // namespace wattfare
