// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/translations.h"

#include "views/words/glossary/glossary.h"
#include "views/words/languages.h"

#include <QCoreApplication>
#include <QHash>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <vector>

// Resources of a static library must be asked for by name, outside any namespace.
static void initTranslationResources()
{
#ifdef WATTFARE_TRANSLATIONS
    Q_INIT_RESOURCE(translations);
#endif
}

namespace wattfare {

namespace {

// Longer than any real translation is likely to be, and visibly not English.
class PseudoTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *sourceText, const char *, int) const override
    {
        if (sourceText == nullptr || *sourceText == '\0')
            return {};
        static const QHash<QChar, QChar> kAccents{{u'a', QChar(0xE4)}, {u'e', QChar(0xE9)}, {u'i', QChar(0xEE)},
            {u'o', QChar(0xF8)}, {u'u', QChar(0xFC)}, {u'A', QChar(0xC5)}, {u'E', QChar(0xC8)}, {u'I', QChar(0xCF)},
            {u'O', QChar(0xD6)}, {u'U', QChar(0xDB)}};
        const QString source = QString::fromUtf8(sourceText);
        QString out = QStringLiteral("[");
        bool inTag = false;
        for (qsizetype i = 0; i < source.size(); ++i) {
            const QChar c = source[i];
            if (c == u'<' || c == u'&')
                inTag = c == u'<' || source.indexOf(u';', i) > i; // entities and tags stay as they are
            const bool placeholder = i > 0 && (source[i - 1] == u'%' || (i > 1 && source[i - 2] == u'%'));
            out += inTag || placeholder ? c : kAccents.value(c, c);
            if (c == u'>' || c == u';')
                inTag = false;
        }
        out += QString(qMax<qsizetype>(1, source.size() * 2 / 5), u'~') + u']';
        return out;
    }
};

struct State {
    QString language = QStringLiteral("en");
    std::vector<std::unique_ptr<QTranslator>> translators;
};

State &state()
{
    static State instance;
    return instance;
}

QString closest(const QString &language)
{
    const QString wanted = language.isEmpty() ? QLocale::system().name() : QString(language).replace(u'-', u'_');
    for (const QString &known : uiLanguages())
        if (wanted.compare(known, Qt::CaseInsensitive) == 0)
            return known;
    // By script as well: readers of traditional Chinese are better served by English than by simplified characters.
    const QLocale reader(wanted);
    const QString known = QString::fromLatin1(languageOf(reader).id);
    return QLocale(known).script() == reader.script() ? known : QStringLiteral("en");
}

struct NumberSigns {
    QChar group, point;
};

NumberSigns signsOf(NumberNotation numbers)
{
    switch (numbers) {
    case NumberNotation::comma: return {u'.', u','};
    case NumberNotation::space: return {u' ', u','};
    case NumberNotation::apostrophe: return {QChar(0x2019), u'.'};
    case NumberNotation::point:
    case NumberNotation::language: break;
    }
    return {u',', u'.'};
}

// Groups of three from the first thousand on; a space that does not break is of either width.
bool writes(const QLocale &locale, NumberSigns with)
{
    const auto plain = [&](double value) {
        return locale.toString(value, 'f', 1).replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
    };
    const QString thousand = QStringLiteral("1") + with.group + QStringLiteral("234");
    return plain(1234.5) == thousand + with.point + u'5'
        && plain(1234567.5) == thousand + with.group + QStringLiteral("567") + with.point + u'5';
}

void setNumbers(const QString &language, const QLocale &usual, NumberNotation numbers)
{
    lendNumbers(QLocale::c(), nullptr);
    QLocale::setDefault(usual);
    const NumberSigns wanted = signsOf(numbers);
    if (numbers == NumberNotation::language || writes(usual, wanted))
        return;
    for (const QLocale::Language writer : {usual.language(), QLocale::English, QLocale::German}) {
        const auto script = writer == usual.language() ? usual.script() : QLocale::LatinScript;
        const QList<QLocale> all = QLocale::matchingLocales(writer, script, QLocale::AnyTerritory);
        const auto found
            = std::find_if(all.begin(), all.end(), [&](const QLocale &each) { return writes(each, wanted); });
        if (found == all.end())
            continue;
        if (writer != usual.language())
            lendNumbers(*found, &languageOf(QLocale(language)));
        QLocale::setDefault(*found);
        return;
    }
}

void install(State &now, std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    now.translators.push_back(std::move(translator));
}

} // namespace

QStringList uiLanguages()
{
    QStringList ids;
    for (const Language &language : languages())
        ids << QString::fromLatin1(language.id);
    return ids;
}

QString languageName(const QString &language) { return QString::fromUtf8(languageOf(QLocale(language)).name); }

QString setUiLanguage(const QString &language, NumberNotation numbers)
{
    initTranslationResources();
    State &now = state();
    for (const auto &translator : now.translators)
        QCoreApplication::removeTranslator(translator.get());
    now.translators.clear();
    now.language = language == u"pseudo" ? language : closest(language);
    setGlossaryLanguage(now.language);
    if (now.language == u"pseudo") {
        lendNumbers(QLocale::c(), nullptr);
        QLocale::setDefault(QLocale(QLocale::German)); // commas in numbers show what bypasses the locale
        install(now, std::make_unique<PseudoTranslator>());
        return now.language;
    }
    const QLocale system = QLocale::system();
    // The system's own formats where they are of that language, otherwise the language's.
    const bool same = QLocale(now.language).language() == system.language();
    setNumbers(now.language, same && system.language() != QLocale::C ? system : QLocale(now.language), numbers);

    auto qt = std::make_unique<QTranslator>();
    if (now.language != u"en"
        && qt->load(QStringLiteral("qtbase_") + now.language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(now, std::move(qt));
    auto own = std::make_unique<QTranslator>();
    if (own->load(QStringLiteral(":/i18n/wattfare_") + now.language + QStringLiteral(".qm")))
        install(now, std::move(own));
    return now.language;
}

QString uiLanguage() { return state().language; }

} // namespace wattfare
