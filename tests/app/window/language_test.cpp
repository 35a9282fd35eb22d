// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"
#include "model/workload/document.h"
#include "tests/app/window/dialogs.h"
#include "tests/support/translations.h"
#include "views/dialogs/help_window.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/message_bar.h"
#include "views/words/messages.h"
#include "views/words/parameter_text.h"
#include "views/words/translations.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QDockWidget>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// A program in a language; the tests after it are English again.
struct Speaking {
    Started started;
    MainWindow &window;
    explicit Speaking(const QString &language, const QString &dataFolder = {}, bool docksGiveWay = false)
        : window(start(language, dataFolder, docksGiveWay))
    {
    }
    ~Speaking()
    {
        started.app.reset();
        setUiLanguage(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }
    MainWindow &start(const QString &language, const QString &dataFolder, bool docksGiveWay)
    {
        started.docksGiveWay = docksGiveWay;
        started.options.language = language;
        if (!dataFolder.isEmpty())
            started.options.dataFolder = dataFolder;
        return started.start();
    }
};

QString plainText(QString text) // without mnemonics
{
    return text.replace(QStringLiteral("&&"), QStringLiteral("\1"))
        .remove(QLatin1Char('&'))
        .replace(QLatin1Char('\1'), QLatin1Char('&'));
}

QString placeOf(const QWidget *widget)
{
    QStringList names;
    for (; widget && names.size() < 3; widget = widget->parentWidget())
        names.prepend(widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                                     : widget->objectName());
    return names.join(QLatin1Char('/'));
}

// Texts that do not fit the widget that shows them; with `heights` also lines that are cut off below.
QStringList clipped(QWidget *root, bool heights)
{
    QStringList found;
    const auto note = [&](const QWidget *widget, const QString &text, int wanted, int room) {
        if (wanted > room + 1)
            found
                << QStringLiteral("%1: “%2” wants %3 of %4").arg(placeOf(widget), text.left(60)).arg(wanted).arg(room);
    };
    const auto widgets = root->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!widget->isVisibleTo(root) || widget->window() != root->window() || widget->visibleRegion().isEmpty())
            continue;
        if (const auto *label = qobject_cast<QLabel *>(widget); label && !label->text().isEmpty()) {
            const QFontMetrics metrics(label->font());
            const QMargins margins = label->contentsMargins();
            const int room = label->width() - margins.left() - margins.right();
            if (label->wordWrap()) { // a word may not be wider than the label, nor the lines taller
                // Han and Hangul may be broken before each of them.
                static const QRegularExpression kBreak(QStringLiteral("\\s+|(?=[\\x{2E80}-\\x{FFEF}])"));
                const QStringList words = label->text().split(kBreak);
                for (QString word : words) { // the padding stands for further words
                    word.remove(QLatin1Char('~'));
                    note(label, word, metrics.horizontalAdvance(word), room);
                }
                if (heights && label->heightForWidth(label->width()) > label->height() + 1)
                    found << QStringLiteral("%1: “%2” is cut off below").arg(placeOf(label), label->text().left(60));
            } else {
                const QStringList lines = plainText(label->text()).split(QLatin1Char('\n'));
                for (const QString &line : lines)
                    note(label, line, metrics.horizontalAdvance(line), room);
            }
        } else if (auto *button = qobject_cast<QAbstractButton *>(widget); button && !button->text().isEmpty()) {
            if (const auto *tool = qobject_cast<QToolButton *>(button);
                tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
                continue;
            int room = button->width() - 4;
            if (qobject_cast<const QCheckBox *>(button) || button->inherits("QRadioButton"))
                room -= button->style()->pixelMetric(QStyle::PM_IndicatorWidth) + 4;
            else if (!button->icon().isNull())
                room -= button->iconSize().width() + 4;
            const QString text = plainText(button->text());
            // Gives way and says it all in its tooltip; in a real language only the summary of the status line may.
            if (button->toolTip().contains(text) && (!heights || qobject_cast<QStatusBar *>(button->parentWidget())))
                continue;
            if (!text.endsWith(QChar(0x2026)) || text.startsWith(QLatin1Char('[')) == false
                || text.endsWith(QLatin1Char(']')))
                note(button, text, button->fontMetrics().horizontalAdvance(text), room);
        }
    }
    return found;
}

// What is shown without having been translated: the pseudo language begins every text of the program with a bracket.
QStringList untranslated(QWidget *root)
{
    // Units, names of the catalogue and of the presets, numbers.
    static const QRegularExpression kNames(
        QStringLiteral("^(?:[^A-Za-z]*|.*\\b(?:[a-z]+[0-9]+[a-z]*(?:-[a-z0-9]+)*\\.[a-z0-9]+|[a-z]{2}-[a-z]+-\\d|"
                       "LayoutLM.*|BERT.*|Llama.*|NVIDIA.*|AWS.*)\\b.*|"
                       "(?:h|s|min|ms|W|GiB|GB|kWh|USD|%|L/kWh|g/kWh|gCO2e/kWh|gCO₂e/"
                       "kWh|kgCO2e|PUE|EFLOP|KRW|CNY|EUR|\\d[\\d.,]*[kMG]?)(?:/[a-zA-Z0-9]+)?)$"));
    QStringList found;
    const auto look = [&](const QWidget *widget, const QString &text) {
        if (!text.isEmpty() && !text.contains(QLatin1Char('[')) && !kNames.match(plainText(text)).hasMatch())
            found << placeOf(widget) + QStringLiteral(": ") + text.left(80);
    };
    const auto widgets = root->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!widget->isVisibleTo(root))
            continue;
        if (const auto *label = qobject_cast<QLabel *>(widget))
            look(widget, label->text());
        else if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            look(widget, button->text());
        else if (const auto *tabs = qobject_cast<QTabBar *>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                look(widget, tabs->tabText(i));
        else if (const auto *list = qobject_cast<QListWidget *>(widget))
            for (int i = 0; i < list->count(); ++i)
                look(widget, list->item(i)->text());
        else if (const auto *tree = qobject_cast<QTreeWidget *>(widget);
                 tree && qobject_cast<const HelpWindow *>(tree->window()))
            for (int i = 0; i < tree->topLevelItemCount();
                 ++i) // the pages of the methods below are English in every language
                look(widget, tree->topLevelItem(i)->text(0));
        look(widget, widget->toolTip());
    }
    return found;
}

} // namespace

TEST_CASE("no text of a page or dock is cut off at 1024 x 680, even in a long language", "[window][language]")
{
    for (const char *language : {"pseudo", "de"}) {
        Speaking s(QString::fromLatin1(language), {}, true); // docks fold, as they do there
        const bool heights = language != std::string_view("pseudo"); // 40 % more letters take more lines than there are
        s.window.resize(1024, 680);
        for (const PageEntry &entry : pageEntries()) {
            s.window.showPage(QString::fromUtf8(entry.id));
            Page *page = s.window.page(QString::fromUtf8(entry.id));
            QStringList views = page->views();
            if (views.isEmpty())
                views << QString();
            for (const QString &view : std::as_const(views)) {
                if (!view.isEmpty())
                    page->showView(view);
                REQUIRE(until([&] { return !s.window.isBusy(); }, 60'000)); // texts still change while a job runs
                settle();
                INFO(language << " page " << entry.id << ' ' << view.toStdString());
                CHECK(clipped(s.window.centralWidget(), heights).join(QLatin1Char('\n')).toStdString() == "");
                if (heights) // a view that needs more would make the window taller than the screen
                    CHECK(s.window.height() == 680);
            }
        }
        s.window.dock(QStringLiteral("quality"))->show();
        settle();
        CHECK(clipped(s.window.statusBar(), heights).join(QLatin1Char('\n')).toStdString() == "");
        for (const char *id : {"workload", "inspector", "quality"}) {
            INFO(language << " dock " << id);
            if (!s.window.dock(QLatin1String(id))->isVisible()) // one at a time beside the page
                s.window.dock(QLatin1String(id))->toggleViewAction()->trigger();
            settle();
            REQUIRE(s.window.dock(QLatin1String(id))->isVisible());
            CHECK(clipped(s.window.dock(QLatin1String(id))->widget(), heights).join(QLatin1Char('\n')).toStdString()
                == "");
        }
    }
}

TEST_CASE("no text of a page with nothing to show is cut off, in any language", "[window][language]")
{
    for (const char *language : test::languageIds({"pseudo"})) {
        Speaking s(QString::fromLatin1(language), {}, true);
        s.window.resize(1024, 680);
        Scenario bare = s.started.session().scenario();
        bare.pinned.clear();
        s.started.session().edit(bare, QStringLiteral("no pins"));
        const auto look = [&](const char *id) {
            s.window.showPage(QString::fromUtf8(id));
            settle();
            INFO(language << " page " << id);
            CHECK(clipped(s.window.centralWidget(), true).join(QLatin1Char('\n')).toStdString() == "");
            CHECK(clipped(s.window.statusBar(), true).join(QLatin1Char('\n')).toStdString() == "");
        };
        look("compare");
        s.window.dock(QStringLiteral("quality"))->show();
        s.started.session().setSnapshot({});
        for (const PageEntry &entry : pageEntries()) {
            look(entry.id);
            const auto buttons = s.window.page(QString::fromUtf8(entry.id))->findChildren<EmptyState *>();
            REQUIRE(buttons.size() == 1);
            CHECK(buttons.front()->isVisible());
            CHECK(buttons.front()->findChild<QPushButton *>()->isVisible()); // what to do about it
        }
        for (const char *id : {"inspector", "quality"})
            CHECK(
                clipped(s.window.dock(QLatin1String(id))->widget(), true).join(QLatin1Char('\n')).toStdString() == "");
        for (const QToolButton *each : s.window.statusBar()->findChildren<QToolButton *>())
            CHECK_FALSE(each->isVisible()); // no findings of a catalogue that is gone
    }
}

TEST_CASE("no text of a dialog is cut off, in any language", "[window][language]")
{
    for (const char *language : test::languageIds({"pseudo"})) {
        Speaking s(QString::fromLatin1(language));
        const bool heights = language != std::string_view("pseudo");
        forEveryDialog(s.window, [&](const std::string &name, QWidget &dialog) {
            INFO(language << ' ' << name);
            CHECK(clipped(&dialog, heights).join(QLatin1Char('\n')).toStdString() == "");
            if (!heights && name != "rename") // Qt's own buttons
                CHECK(untranslated(&dialog).join(QLatin1Char('\n')).toStdString() == "");
        });
    }
}

TEST_CASE("no two entries of a menu answer to one letter, in any language", "[window][language]")
{
    for (const QString &language : uiLanguages()) {
        Speaking s(language);
        const std::function<void(const QList<QAction *> &, const QString &)> check
            = [&](const QList<QAction *> &entries, const QString &menu) {
                  QHash<QChar, QString> taken;
                  for (QAction *entry : entries) {
                      QString text = entry->text();
                      text.replace(QStringLiteral("&&"), QString());
                      if (const qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0 && at + 1 < text.size()) {
                          const QChar letter = text[at + 1].toLower();
                          INFO(language.toStdString() << ' ' << menu.toStdString() << ": " << text.toStdString()
                                                      << " and " << taken.value(letter).toStdString());
                          CHECK_FALSE(taken.contains(letter));
                          taken.insert(letter, text);
                      }
                      if (entry->menu())
                          check(entry->menu()->actions(), entry->text());
                  }
              };
        check(s.window.menuBar()->actions(), QStringLiteral("menu bar"));
    }
}

TEST_CASE("labels stand at the middle of their fields, and no dialog scrolls to the side", "[window][language]")
{
    for (const QString &language : uiLanguages()) {
        Speaking s(language);
        forEveryDialog(s.window, [&](const std::string &name, QWidget &dialog) {
            INFO(language.toStdString() << ' ' << name);
            for (const QFormLayout *form : dialog.findChildren<QFormLayout *>()) {
                for (int row = 0; row < form->rowCount(); ++row) {
                    const QLayoutItem *label = form->itemAt(row, QFormLayout::LabelRole),
                                      *field = form->itemAt(row, QFormLayout::FieldRole);
                    if (!label || !field || !label->widget()->isVisibleTo(&dialog))
                        continue;
                    INFO(static_cast<const QLabel *>(label->widget())->text().toStdString());
                    CHECK(std::abs(label->geometry().center().y() - field->geometry().center().y()) <= 1);
                    CHECK(label->geometry().right() < field->geometry().left()); // beside, not above
                }
            }
            for (const auto *area : dialog.findChildren<QAbstractScrollArea *>()) {
                if (!area->isVisibleTo(&dialog) || area->inherits("wattfare::DataTableView")
                    || area->horizontalScrollBar()->maximum() == 0)
                    continue;
                INFO(placeOf(area).toStdString());
                CHECK(area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff);
            }
        });
    }
}

TEST_CASE("help is set without marks of Markdown, and wraps", "[window][language]")
{
    for (const QString &language : uiLanguages()) {
        Speaking s(language);
        HelpWindow *help = s.window.openHelp();
        QTreeWidget *contents = help->contents();
        QTextBrowser *text = help->view();
        REQUIRE(contents->topLevelItemCount() > 10);
        contents->expandAll();
        CHECK(static_cast<QAbstractItemView *>(contents)->sizeHintForColumn(0)
            <= contents->viewport()->width()); // no title is cut off
        for (QTreeWidgetItemIterator it(contents); *it; ++it) {
            contents->setCurrentItem(*it);
            settle();
            INFO(language.toStdString() << ' ' << help->currentPage().toStdString());
            CHECK(text->document()->size().width() <= text->viewport()->width() + 1);
            for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
                for (auto at = block.begin(); !at.atEnd(); ++at) {
                    const QTextFragment part = at.fragment();
                    if (part.charFormat().fontFixedPitch()
                        || !part.charFormat().fontFamilies().toStringList().isEmpty())
                        continue; // code
                    INFO(part.text().toStdString());
                    CHECK_FALSE(part.text().contains(QLatin1Char('*')));
                    CHECK_FALSE(part.text().contains(QLatin1Char('`')));
                }
            }
        }
        help->close();
    }
}

TEST_CASE("no text of a page or dock bypasses the translation", "[window][language]")
{
    Speaking s(QStringLiteral("pseudo"));
    for (const PageEntry &entry : pageEntries()) {
        s.window.showPage(QString::fromUtf8(entry.id));
        settle();
        INFO("page " << entry.id);
        CHECK(untranslated(s.window.page(QString::fromUtf8(entry.id))).join(QLatin1Char('\n')).toStdString() == "");
    }
    for (const char *id : {"workload", "inspector", "quality"}) {
        INFO("dock " << id);
        CHECK(untranslated(s.window.dock(QLatin1String(id))->widget()).join(QLatin1Char('\n')).toStdString() == "");
    }
}

TEST_CASE("the parameters and the kinds of chart are worded in every language", "[window][language]")
{
    if (!hasTranslations())
        return;
    QStringList titles, kinds;
    for (const char *language : test::languageIds()) {
        Speaking s(QString::fromLatin1(language));
        QStringList now;
        for (const ParameterInfo &info : scenarioParameters())
            now << parameterTitle(info.key) + QLatin1Char('|') + parameterHelp(info.key);
        QStringList charts;
        const auto *list = s.window.page(QStringLiteral("charts"))->findChild<QListWidget *>();
        REQUIRE(list);
        for (int i = 0; i < list->count(); ++i)
            charts << list->item(i)->text() + QLatin1Char('|') + list->item(i)->toolTip();
        if (titles.isEmpty()) {
            titles = now;
            kinds = charts;
            continue;
        }
        for (qsizetype i = 0; i < now.size(); ++i) {
            INFO(language << ' ' << titles[i].toStdString());
            CHECK((now[i] != titles[i] || titles[i].endsWith(QLatin1Char('|'))));
        }
        for (qsizetype i = 0; i < charts.size(); ++i) {
            INFO(language << ' ' << kinds[i].toStdString());
            CHECK(charts[i] != kinds[i]);
        }
    }
}

TEST_CASE("the language changes while the program runs, and the work stays", "[window][language]")
{
    if (!hasTranslations())
        return;
    Speaking s(QStringLiteral("en"));
    Scenario next = s.started.session().scenario();
    next.inference.demandPerHour = 2'500'000;
    s.started.session().edit(next, QStringLiteral("x"));
    s.window.showPage(QStringLiteral("charts"));
    QString before = s.window.menuBar()->actions().first()->text();
    QSet<QString> fileMenus{before}, presets;
    for (const char *language : {"de", "ko", "zh_CN", "en"}) {
        const QPointer<MainWindow> old(s.started.app->window());
        s.started.app->window()->action(QStringLiteral("language_") + QLatin1String(language))->trigger();
        REQUIRE(until([&] { return old.isNull() && s.started.app->window() && s.started.app->window()->isVisible(); }));
        MainWindow &window = *s.started.app->window();
        CHECK(uiLanguage() == QLatin1String(language));
        fileMenus.insert(window.menuBar()->actions().first()->text());
        CHECK(s.started.session().scenario().inference.demandPerHour == 2'500'000);
        CHECK(s.started.session().undoStack()->canUndo());
        // The titles of the presets: menu, panel and the window that shows one.
        const QString preset = text(Message{"preset.layoutlm", {}});
        presets.insert(preset);
        CHECK(plainText(window.action(QStringLiteral("preset_layoutlm"))->text()) == preset);
        // Another demand is asked by now: said as the report says it.
        CHECK(window.windowTitle().startsWith(text(Message{"report.title_changed", {"preset.layoutlm"}})));
        const auto actions = window.workload()->findChildren<QAction *>();
        CHECK(std::any_of(
            actions.begin(), actions.end(), [&](const QAction *each) { return plainText(each->text()) == preset; }));
        window.openPreset(QStringLiteral("layoutlm"));
        CHECK(s.started.session().undoStack()->undoText().contains(preset));
        s.started.session().undoStack()->undo();
        const QString model = parameterTitle("model");
        const auto labels = window.workload()->findChildren<QLabel *>();
        CHECK(std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == model; }));
    }
    CHECK(fileMenus.size() == 4);
    CHECK(presets.size() == 4);
}

namespace {

// Chooses a language in the menu and waits for the window that speaks it.
bool spoken(Started &started, const char *language)
{
    const QPointer<MainWindow> old(started.app->window());
    old->action(QStringLiteral("language_") + QLatin1String(language))->trigger();
    return until([&] { return old.isNull() && started.app->window() && started.app->window()->isVisible(); });
}

} // namespace

TEST_CASE("a change of language waits for the running job", "[window][language]")
{
    Speaking s(QStringLiteral("en"));
    JobPool &jobs = s.started.app->jobs();
    REQUIRE(until([&] { return jobs.isIdle(); }));
    std::atomic<bool> go = false;
    int answer = 0;
    jobs.run<int>(
        &s.window, QStringLiteral("an export of minutes"),
        [&go](const ProgressFn &progress) {
            while (!go && progress(0.5))
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return go ? 7 : -1;
        },
        [&answer](int value) { answer = value; });
    const QPointer<MainWindow> old(&s.window);
    s.window.action(QStringLiteral("language_de"))->trigger();
    REQUIRE(until([&] { return old.isNull() || s.window.messages()->count() > 0; }));
    REQUIRE(old);
    CHECK(jobs.isRunning(&s.window));
    CHECK(s.window.messages()->text().contains(QStringLiteral("running job")));
    CHECK(s.window.messages()->count() == 1);
    go = true;
    REQUIRE(until([&] { return old.isNull() && s.started.app->window() && s.started.app->window()->isVisible(); }));
    CHECK(answer == 7); // its end was told to the window that began it
    CHECK(uiLanguage() == QStringLiteral("de"));
    CHECK(s.started.app->window()->messages()->count() == 0);
    // ... or for the person who does not want to wait.
    const QPointer<MainWindow> german(s.started.app->window());
    REQUIRE(until([&] { return jobs.isIdle(); }));
    bool cancelled = false;
    jobs.run<int>(
        german, QStringLiteral("endless"),
        [](const ProgressFn &progress) {
            while (progress(0.1)) { }
            return 1;
        },
        [&](int) {}, [&cancelled] { cancelled = true; });
    german->action(QStringLiteral("language_en"))->trigger();
    REQUIRE(until([&] { return german.isNull() || german->messages()->count() > 0; }));
    REQUIRE(german);
    const auto buttons = german->messages()->findChildren<QPushButton *>();
    QPushButton *cancel = nullptr;
    for (QPushButton *each : buttons)
        if (each->isVisible() && !cancel)
            cancel = each;
    REQUIRE(cancel);
    QTest::mouseClick(cancel, Qt::LeftButton);
    REQUIRE(until([&] { return german.isNull() && s.started.app->window() && s.started.app->window()->isVisible(); }));
    CHECK(cancelled);
    CHECK(uiLanguage() == QStringLiteral("en"));
}

TEST_CASE("at its smallest nothing of the window lies under a dock, in any language", "[window][language]")
{
    for (const char *language : test::languageIds()) {
        Speaking s(QString::fromLatin1(language));
        s.window.limitSize(QSize(1440, 900));
        for (const PageEntry &entry : pageEntries()) {
            s.window.showPage(QString::fromUtf8(entry.id));
            settle();
            s.window.resize(1, 1);
            settle();
            INFO(language << ' ' << entry.id << ' ' << s.window.width() << " x " << s.window.height());
            CHECK(s.window.width() <= 1024);
            CHECK(s.window.height() <= 680);
            const QRect page = s.window.centralWidget()->geometry();
            CHECK(s.window.rect().contains(page));
            CHECK(page.width() >= s.window.centralWidget()->minimumSizeHint().width());
            for (const char *id : {"workload", "inspector"}) {
                INFO(id);
                REQUIRE(s.window.dock(QLatin1String(id))->isVisible());
                CHECK(s.window.rect().contains(s.window.dock(QLatin1String(id))->geometry()));
                CHECK_FALSE(page.intersects(s.window.dock(QLatin1String(id))->geometry()));
            }
        }
        s.window.dock(QStringLiteral("inspector"))->close(); // without a dock it can be smaller
        const int before = s.window.width();
        settle();
        s.window.resize(1, 1);
        CHECK(s.window.width() < before);
    }
}

TEST_CASE("what the message bar told is told in the next language, too", "[window][language]")
{
    if (!hasTranslations())
        return;
    Speaking s(QStringLiteral("en"), QStringLiteral("/proc/wattfare/data")); // not even root writes there
    const auto told = [&] {
        QStringList all;
        MessageBar *bar = s.started.app->window()->messages();
        while (bar->count() > 0) {
            all << bar->text();
            bar->press(99); // as Dismiss
        }
        return all;
    };
    Scenario strange = s.started.session().scenario();
    strange.typeFilter = {"zz9.enormous", "g5.xlarge"};
    s.started.session().setDocument(strange, {});
    REQUIRE(spoken(s.started, "de"));
    const QStringList german = told();
    CHECK(german.filter(QStringLiteral("/proc/wattfare/data")).size() == 2); // autosave, imports and choices
    CHECK(german.filter(QStringLiteral("zz9.enormous")).size() == 1);
    REQUIRE(spoken(s.started, "en"));
    const QStringList english = told();
    REQUIRE(english.size() == german.size());
    for (qsizetype i = 0; i < english.size(); ++i)
        CHECK(english[i] != german[i]);
}

TEST_CASE("texts marked by a macro of one's own would be lost to lupdate", "[language]")
{
    static const QRegularExpression kOwn(QStringLiteral("#\\s*define[^\\n]*QT_TR"));
    for (const char *folder : {"/app", "/views"}) {
        QDirIterator files(QStringLiteral(WATTFARE_SOURCE_DIR) + QLatin1String(folder),
            {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            REQUIRE(file.open(QIODevice::ReadOnly));
            INFO(file.fileName().toStdString());
            CHECK_FALSE(kOwn.match(QString::fromUtf8(file.readAll())).hasMatch());
        }
    }
}
