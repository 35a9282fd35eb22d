// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/glossary/glossary.h"

#include <QCache>
#include <QHash>
#include <QMutex>
#include <QRegularExpression>

#include <algorithm>
#include <memory>

namespace wattfare {

namespace {

// A page as it is read, and what finds the names of its entries in a text: all at one pass, the longest first.
struct GlossaryPage {
    std::vector<GlossaryEntry> entries;
    QHash<QString, std::size_t> entryOf; // by name, in small letters
    QRegularExpression names;
};

// Abbreviations stand alone: "SCI", as it is written, not "science"; "FP16" and "fp16". Other words may go on: "Savings
// Plans". Chinese has no spaces, and Korean joins its particles to a word.
QString patternOf(const QString &name)
{
    const auto latin = [](QChar c) { return c.unicode() < 0x250 && c.isLetterOrNumber(); };
    const bool wordlike = latin(name.front());
    const bool abbreviation = wordlike && name == name.toUpper();
    const bool digits = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isDigit(); });
    QString pattern = QRegularExpression::escape(name);
    if (!abbreviation || digits)
        pattern = QStringLiteral("(?i:%1)").arg(pattern);
    if (wordlike)
        pattern.prepend(QStringLiteral("(?<![A-Za-z0-9])"));
    if (abbreviation)
        pattern.append(QStringLiteral("(?![A-Za-z0-9])"));
    return pattern;
}

GlossaryPage pageOf(std::vector<GlossaryEntry> entries)
{
    GlossaryPage page{std::move(entries), {}, {}};
    QStringList names;
    for (std::size_t i = 0; i < page.entries.size(); ++i)
        for (const QString &name : page.entries[i].names) {
            page.entryOf.insert(name.toLower(), i);
            names << name;
        }
    std::stable_sort(
        names.begin(), names.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    std::transform(names.begin(), names.end(), names.begin(), &patternOf);
    page.names.setPattern(names.join(QLatin1Char('|')));
    page.names.optimize();
    return page;
}

struct Glossaries {
    QMutex mutex; // facts and tables are filled beside the window, too
    QString (*read)(const QString &) = nullptr;
    QString language = QStringLiteral("en"); // of the window
    QHash<QString, std::shared_ptr<const GlossaryPage>> pages;
    // By text, in the language of the window: the texts of columns are asked for with every result.
    QCache<QString, QStringList> meanings{2000};
};

Glossaries &glossaries()
{
    static Glossaries instance;
    return instance;
}

// Of a language; the mutex is held.
std::shared_ptr<const GlossaryPage> pageOf(Glossaries &all, const QString &language)
{
    std::shared_ptr<const GlossaryPage> &page = all.pages[language];
    if (!page)
        page = std::make_shared<const GlossaryPage>(
            pageOf(all.read ? parseGlossary(all.read(language)) : std::vector<GlossaryEntry>()));
    return page;
}

// Of the terms of a text, each once.
QStringList meaningsIn(const QString &text)
{
    Glossaries &all = glossaries();
    const QMutexLocker lock(&all.mutex);
    if (const QStringList *known = all.meanings.object(text))
        return *known;
    const auto page = pageOf(all, all.language);
    QStringList found;
    if (!page->entries.empty()) {
        const QString plain = QString(text).replace(QChar(0x2082), QLatin1Char('2')); // of CO2e
        for (auto it = page->names.globalMatch(plain); it.hasNext();)
            found << page->entries[page->entryOf.value(it.next().captured().toLower())].meaning;
        found.removeDuplicates();
    }
    all.meanings.insert(text, new QStringList(found));
    return found;
}

} // namespace

std::vector<GlossaryEntry> parseGlossary(const QString &markdown)
{
    static const QRegularExpression colon(QStringLiteral(":\\s*|：")), comma(QStringLiteral(",\\s*|，|、"));
    static const QRegularExpression also(QStringLiteral("^\\*[^*]+\\*\\s*"));
    std::vector<GlossaryEntry> entries;
    const QStringList sections = markdown.split(QStringLiteral("\n## ")).mid(1);
    for (const QString &section : sections) {
        QStringList paragraphs = section.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
        GlossaryEntry entry;
        entry.heading = paragraphs.takeFirst().simplified();
        entry.names = entry.heading.split(colon, Qt::SkipEmptyParts);
        entry.term = entry.names.front();
        if (!paragraphs.isEmpty())
            entry.meaning = paragraphs.front().simplified();
        if (!paragraphs.isEmpty() && also.match(paragraphs.back()).hasMatch())
            entry.names += paragraphs.back().remove(also).simplified().split(comma, Qt::SkipEmptyParts);
        entries.push_back(std::move(entry));
    }
    return entries;
}

void setGlossaryReader(QString (*page)(const QString &language))
{
    Glossaries &all = glossaries();
    const QMutexLocker lock(&all.mutex);
    all.read = page;
    all.pages.clear();
    all.meanings.clear();
}

void setGlossaryLanguage(const QString &language)
{
    Glossaries &all = glossaries();
    const QMutexLocker lock(&all.mutex);
    all.language = language;
    all.meanings.clear();
}

std::vector<GlossaryEntry> glossary(const QString &language)
{
    Glossaries &all = glossaries();
    const QMutexLocker lock(&all.mutex);
    return pageOf(all, language)->entries;
}

QString withTerms(const QString &help, const QString &text)
{
    QString all = help;
    for (const QString &meaning : meaningsIn(text))
        if (!all.contains(meaning))
            all += (all.isEmpty() ? QString() : QStringLiteral("\n")) + meaning;
    return all;
}

} // namespace wattfare
