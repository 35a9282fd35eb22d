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

// Abbreviations stand alone: "SCI", as it is written, not "science"; "FP16" and "fp16". Other words may go on: "Savings
// Plans". Chinese has no spaces, and Korean joins its particles to a word.
struct SoughtName {
    QString name;
    std::size_t entry = 0;
    bool begins = false; // no Latin letter or digit before it
    bool ends = false; // none after it
    Qt::CaseSensitivity letters = Qt::CaseInsensitive;
};

bool isLatin(QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); }

SoughtName soughtName(const QString &name, std::size_t entry)
{
    const bool wordlike = name.front().unicode() < 0x250 && name.front().isLetterOrNumber();
    const bool abbreviation = wordlike && name == name.toUpper();
    const bool digits = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isDigit(); });
    return {name, entry, wordlike, abbreviation, abbreviation && !digits ? Qt::CaseSensitive : Qt::CaseInsensitive};
}

// A page as it is read, and what finds the names of its entries in a text: at one pass, by the letter that a name
// begins with, the longest first. Hundreds of texts are searched before the first picture.
struct GlossaryPage {
    std::vector<GlossaryEntry> entries;
    QHash<QChar, std::vector<SoughtName>> names; // by their first letter, folded

    const SoughtName *nameAt(QStringView text, qsizetype at) const
    {
        const auto bucket = names.constFind(text[at].toCaseFolded());
        if (bucket == names.constEnd())
            return nullptr;
        for (const SoughtName &sought : *bucket) {
            const qsizetype end = at + sought.name.size();
            if (end <= text.size() && !(sought.begins && at > 0 && isLatin(text[at - 1]))
                && !(sought.ends && end < text.size() && isLatin(text[end]))
                && text.sliced(at, sought.name.size()).compare(sought.name, sought.letters) == 0)
                return &sought;
        }
        return nullptr;
    }
};

GlossaryPage pageOf(std::vector<GlossaryEntry> entries)
{
    GlossaryPage page{std::move(entries), {}};
    for (std::size_t i = 0; i < page.entries.size(); ++i)
        for (const QString &name : page.entries[i].names)
            page.names[name.front().toCaseFolded()].push_back(soughtName(name, i));
    for (auto &bucket : page.names)
        std::stable_sort(bucket.begin(), bucket.end(),
            [](const SoughtName &a, const SoughtName &b) { return a.name.size() > b.name.size(); });
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
        for (qsizetype at = 0; at < plain.size();) {
            const SoughtName *name = page->nameAt(plain, at);
            if (name)
                found << page->entries[name->entry].meaning;
            at += name ? name->name.size() : 1;
        }
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
