// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/translations.h"
#include "views/tables/data_table_view.h"
#include "views/words/figure_class.h"
#include "views/words/languages.h"
#include "views/words/translations.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

using namespace wattfare;

TEST_CASE("languages are found by name, and unknown ones fall back to English", "[translations]")
{
    const QLocale before;
    CHECK(setUiLanguage(QStringLiteral("de")) == QStringLiteral("de"));
    CHECK(QLocale().decimalPoint() == QStringLiteral(","));
    CHECK(setUiLanguage(QStringLiteral("de_AT")) == QStringLiteral("de"));
    CHECK(setUiLanguage(QStringLiteral("ko-KR")) == QStringLiteral("ko"));
    CHECK(setUiLanguage(QStringLiteral("zh_CN")) == QStringLiteral("zh_CN"));
    CHECK(setUiLanguage(QStringLiteral("zh_TW")) == QStringLiteral("en"));
    CHECK(setUiLanguage(QStringLiteral("fr")) == QStringLiteral("en"));
    CHECK(QLocale().decimalPoint() == QStringLiteral("."));
    CHECK(uiLanguage() == QStringLiteral("en"));
    for (const QString &language : uiLanguages())
        CHECK_FALSE(languageName(language).isEmpty());
    QLocale::setDefault(before);
}

TEST_CASE("numbers are written as was chosen, in every language", "[translations]")
{
    const QLocale before;
    const QMap<NumberNotation, QString> wanted{{NumberNotation::point, QStringLiteral("1,234,567.50")},
        {NumberNotation::comma, QStringLiteral("1.234.567,50")},
        {NumberNotation::space, QStringLiteral("1 234 567,50")},
        {NumberNotation::apostrophe, QStringLiteral("1\u2019234\u2019567.50")}};
    for (const QString &language : uiLanguages()) {
        for (auto it = wanted.cbegin(); it != wanted.cend(); ++it) {
            INFO(language.toStdString() << ' ' << it.value().toStdString());
            setUiLanguage(language, it.key());
            QString number = QLocale().toString(1234567.5, 'f', 2);
            CHECK(number.replace(QChar(0x202F), u' ').replace(QChar(0xA0), u' ') == it.value());
            CHECK(QLocale().toDouble(it.value()) == 1234567.5); // also with the space bar
            CHECK(language == QLatin1String(languageOf(QLocale()).id)); // lists, per cent signs and fonts stay
            CHECK(QLocale(languageTag(QLocale())).language() == QLocale(language).language());
        }
        setUiLanguage(language);
        CHECK(language == QLatin1String(languageOf(QLocale()).id));
    }
    setUiLanguage(QStringLiteral("en"));
    CHECK(QLatin1String(languageOf(QLocale(QLocale::German)).id) == QLatin1String("de"));
    QLocale::setDefault(before);
}

TEST_CASE("every language has its words and every page of the help, and nothing stands there without a language",
    "[translations]")
{
    const QDir resources(QStringLiteral(WATTFARE_SOURCE_DIR "/resources"));
    QStringList words;
    for (const QString &file :
        QDir(resources.filePath(QStringLiteral("translations"))).entryList({QStringLiteral("*.ts")}))
        words << file.mid(9).chopped(3); // wattfare_de.ts
    const auto pages = [&](const QString &language) {
        QStringList names
            = QDir(resources.filePath(QStringLiteral("help/") + language)).entryList({QStringLiteral("*.md")});
        names.removeIf([](const QString &name) { return name.startsWith(QLatin1String("methods")); }); // English alone
        return names;
    };
    QFile desktop(QStringLiteral(WATTFARE_SOURCE_DIR "/installer/linux/org.wattfare.Wattfare.desktop"));
    REQUIRE(desktop.open(QIODevice::ReadOnly));
    const QByteArray entry = desktop.readAll();
    CHECK(QSet<QString>(words.begin(), words.end()) == [] {
        const QStringList ids = uiLanguages();
        return QSet<QString>(ids.begin(), ids.end());
    }());
    for (const QString &language : uiLanguages()) {
        INFO(language.toStdString());
        CHECK(pages(language) == pages(QStringLiteral("en")));
        CHECK(QLocale(language).name().startsWith(language)); // known to Qt
        for (const char *key : {"GenericName", "Comment"})
            CHECK((language == QLatin1String("en")
                || entry.contains(QStringLiteral("\n%1[%2]=").arg(QLatin1String(key), language).toUtf8())));
    }
}

TEST_CASE("the pseudo language stretches every text", "[translations]")
{
    const QLocale before;
    const QString plain = classWord(FigureClass::measured);
    CHECK(setUiLanguage(QStringLiteral("pseudo")) == QStringLiteral("pseudo"));
    const QString stretched = classWord(FigureClass::measured);
    CHECK(stretched.startsWith(QLatin1Char('[')));
    CHECK(stretched.size() > plain.size());
    CHECK(QCoreApplication::translate("Format", "%1 (%2 to %3)").contains(QStringLiteral("%3")));
    setUiLanguage(QStringLiteral("en"));
    CHECK(classWord(FigureClass::measured) == plain);
    QLocale::setDefault(before);
}

TEST_CASE("translations are found under the context that the program asks for", "[translations]")
{
    const QLocale before;
    setUiLanguage(QStringLiteral("de"));
    const bool translated = test::hasTranslations();
    if (translated) {
        CHECK(classWord(FigureClass::measured) != QStringLiteral("measured"));
        CHECK(DataTableView().accessibleName() != QStringLiteral("Table")); // a QObject of our namespace
    }
    setUiLanguage(QStringLiteral("en"));
    if (translated)
        CHECK(QCoreApplication::translate(
                  "wattfare::ChartFrame", "%n value(s) of zero or less are not on the logarithmic axis.", nullptr, 1)
            == QStringLiteral("1 value of zero or less is not on the logarithmic axis."));
    QLocale::setDefault(before);
}

TEST_CASE("no function named tr hides its texts from lupdate", "[translations]")
{
    // lupdate takes the context of tr() from the class around it: outside of QObjects, use Q_DECLARE_TR_FUNCTIONS.
    static const QRegularExpression kFree(QStringLiteral("QString tr\\(const char|auto tr = \\["));
    QStringList found;
    for (const char *folder : {"/app", "/views"}) {
        QDirIterator files(QStringLiteral(WATTFARE_SOURCE_DIR) + QLatin1String(folder),
            {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            REQUIRE(file.open(QIODevice::ReadOnly));
            if (kFree.match(QString::fromUtf8(file.readAll())).hasMatch())
                found += file.fileName();
        }
    }
    INFO(found.join(QLatin1Char('\n')).toStdString());
    CHECK(found.isEmpty());
}

TEST_CASE("per cent signs stand as each language writes them", "[translations]")
{
    // German with a space that does not break, Korean and Chinese with none; the formatter does the same with numbers.
    const auto wrong = [](const QString &language) {
        return QRegularExpression(language == QLatin1String("de")
                ? QStringLiteral("[0-9n)] %(?![0-9LABGHIMSOPDRFTUWNVQCKn])")
                : QStringLiteral("[0-9n)][ \u00A0\u202F]%(?![0-9LABGHIMSOPDRFTUWNVQCKn])"));
    };
    const QString root = QStringLiteral(WATTFARE_SOURCE_DIR "/resources/");
    static const QRegularExpression said(QStringLiteral("<(translation|numerusform)[^>]*>(?!<)(.*?)</\\1>"),
        QRegularExpression::DotMatchesEverythingOption);
    for (const QString &language : uiLanguages().mid(1)) {
        QFile file(root + QStringLiteral("translations/wattfare_%1.ts").arg(language));
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QString content = QString::fromUtf8(file.readAll());
        int texts = 0;
        for (auto each = said.globalMatch(content); each.hasNext(); ++texts) {
            const QString words = each.next().captured(2);
            INFO(words.toStdString());
            CHECK_FALSE(wrong(language).match(words).hasMatch());
        }
        CHECK(texts > 1000);
        QDirIterator pages(root + QStringLiteral("help/") + language, {QStringLiteral("*.md")}, QDir::Files);
        while (pages.hasNext()) {
            QFile page(pages.next());
            REQUIRE(page.open(QIODevice::ReadOnly));
            INFO(page.fileName().toStdString());
            CHECK_FALSE(wrong(language).match(QString::fromUtf8(page.readAll())).hasMatch());
        }
    }
}

namespace {

struct GlossaryTerm {
    QString term, translation;
    QStringList rejected; // "*" before one: nowhere; else where the English has the term
};

std::vector<GlossaryTerm> glossary(const QString &language)
{
    QFile file(QStringLiteral(WATTFARE_SOURCE_DIR "/resources/translations/glossary_%1.csv").arg(language));
    REQUIRE(file.open(QIODevice::ReadOnly));
    std::vector<GlossaryTerm> terms;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split(QLatin1Char(','));
        REQUIRE(cells.size() == 3);
        terms.push_back({cells[0], cells[1], cells[2].split(QLatin1Char(';'), Qt::SkipEmptyParts)});
    }
    return terms;
}

} // namespace

TEST_CASE("each notion is worded once: the glossary of a language holds", "[translations]")
{
    static const QRegularExpression message(
        QStringLiteral("<source>(.*?)</source>.*?<translation[^>]*>(.*?)</translation>"),
        QRegularExpression::DotMatchesEverythingOption);
    const QString root = QStringLiteral(WATTFARE_SOURCE_DIR "/resources/");
    for (const QString &language : uiLanguages().mid(1)) {
        QFile file(root + QStringLiteral("translations/wattfare_%1.ts").arg(language));
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QString content = QString::fromUtf8(file.readAll());
        std::vector<std::pair<QString, QString>> texts;
        for (auto each = message.globalMatch(content); each.hasNext();) {
            const QRegularExpressionMatch found = each.next();
            texts.emplace_back(found.captured(1), found.captured(2));
        }
        QDirIterator pages(root + QStringLiteral("help/") + language, {QStringLiteral("*.md")}, QDir::Files);
        while (pages.hasNext()) {
            QFile page(pages.next());
            REQUIRE(page.open(QIODevice::ReadOnly));
            texts.emplace_back(QString(), QString::fromUtf8(page.readAll()));
        }
        const std::vector<GlossaryTerm> terms = glossary(language);
        CHECK(terms.size() >= 60);
        for (const GlossaryTerm &term : terms) {
            INFO(language.toStdString() << ": " << term.term.toStdString());
            const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(term.term)),
                QRegularExpression::CaseInsensitiveOption);
            bool used = false;
            for (const auto &[english, translation] : texts) {
                used = used
                    || (english.contains(term.term, Qt::CaseInsensitive)
                        && translation.contains(term.translation, Qt::CaseInsensitive));
                for (const QString &rejected : term.rejected) {
                    const bool everywhere = rejected.startsWith(QLatin1Char('*'));
                    if (translation.contains(everywhere ? rejected.mid(1) : rejected)
                        && (everywhere || word.match(english).hasMatch()))
                        FAIL_CHECK(rejected.toStdString() << " in " << translation.left(200).toStdString());
                }
            }
            CHECK(used);
        }
    }
}
