// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Seeded random actions of a user over every page and dialog: no warning of Qt (the program of the tests fails on one),
// no job that does not end, no memory that grows on and on, and in the end every page and dialog was met.
// WATTFARE_SOAK_ACTIONS (5000) and WATTFARE_SOAK_SEED (1) choose how many and which; the memory is printed ten times.
#include "app/window/pages.h"
#include "model/catalog/overlay/overlay.h"
#include "tests/app/window/fixture.h"
#include "views/pages/page.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSet>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <deque>
#include <iostream>
#include <random>

#include <unistd.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

int fromEnvironment(const char *name, int otherwise)
{
    bool read = false;
    const int value = qEnvironmentVariableIntValue(name, &read);
    return read ? value : otherwise;
}

double residentMebibytes()
{
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

// Takes addresses that would open a browser or another program.
class Nowhere : public QObject
{
    Q_OBJECT
public:
    Nowhere()
    {
        for (const char *scheme : {"http", "https", "file", "mailto"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "take");
    }
    ~Nowhere() override
    {
        for (const char *scheme : {"http", "https", "file", "mailto"})
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }
public slots:
    void take(const QUrl &) { }
};

class Person
{
public:
    // Another language makes the window anew: it is asked for each time.
    Person(Application &app, unsigned seed)
        : m_app(app)
        , m_random(seed)
    {
        for (QAction *each : window().actions()) {
            const QString id = each->objectName();
            if (id != QLatin1String("quit") && !id.isEmpty())
                m_actions << id;
        }
        REQUIRE(m_actions.size() > 20);
        // What no menu opens, by its button or its file.
        m_actions << QStringLiteral("explore/own_columns") << QStringLiteral("charts/show_as_table")
                  << QStringLiteral("/own_value") << QStringLiteral("/price_list.json")
                  << QStringLiteral("/nvidia_smi.csv");
    }

    void act()
    {
        closeStrangers();
        switch (m_only.isEmpty() ? below(12) : 0) {
        case 0: menuAction(); break;
        case 1: key(); break;
        case 2: closeOne(); break;
        default: touch();
        }
        m_met << window().currentPage();
        for (const QWidget *each : windows())
            m_met << QLatin1String(each->metaObject()->className());
    }
    const QSet<QString> &met() const { return m_met; } // ids of pages, classes of windows
    int rounds() const { return m_rounds; } // how often every action of the menus came
    const std::deque<std::string> &last() const { return m_last; }

private:
    int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }
    template <class List>
    auto anyOf(const List &list)
    {
        auto at = list.begin();
        std::advance(at, below(static_cast<int>(list.size())));
        return *at;
    }
    void note(const QString &what)
    {
        static const bool aloud
            = qEnvironmentVariableIsSet("WATTFARE_SOAK_ALOUD"); // where a crash keeps the rest quiet
        if (aloud)
            std::cerr << what.toStdString() << std::endl;
        m_last.push_back(what.toStdString());
        if (m_last.size() > 25)
            m_last.pop_front();
    }

    QWidgetList windows() const
    {
        QWidgetList out;
        for (QWidget *each : QApplication::topLevelWidgets())
            if (each->isVisible() && !each->inherits("QTipLabel") && !each->inherits("QComboBoxPrivateContainer"))
                out << each;
        return out;
    }

    // Windows of Qt itself (files, printers, colours) would leave the folder of the test.
    void closeStrangers()
    {
        QList<QPointer<QWidget>> seen;
        for (QWidget *each : windows())
            seen << each;
        for (const QPointer<QWidget> &each : seen) {
            if (!each || each == &window())
                continue;
            if (each->inherits("QFileDialog") || each->inherits("QAbstractPrintDialog")
                || each->inherits("QColorDialog") || each->inherits("QFontDialog"))
                each->close();
        }
        while (QWidget *popup = QApplication::activePopupWidget()) {
            popup->close();
            if (popup == QApplication::activePopupWidget())
                break;
        }
        if (windows().size() > 5)
            closeOne();
    }

    void menuAction()
    {
        if (m_left.isEmpty()) {
            ++m_rounds;
            m_left = m_only.isEmpty() ? m_actions : m_only;
            std::shuffle(m_left.begin(), m_left.end(), m_random);
        }
        const QString id = m_left.takeLast();
        note(QStringLiteral("action ") + id);
        if (const qsizetype cut = id.indexOf(QLatin1Char('/')); cut >= 0)
            open(id.left(cut), id.mid(cut + 1));
        else if (QAction *each = window().action(id); each && each->isEnabled())
            each->trigger();
    }

    void open(const QString &page, const QString &what)
    {
        if (!page.isEmpty()) {
            window().showPage(page);
            if (auto *button = window().page(page)->findChild<QToolButton *>(what); button && button->isEnabled())
                button->click();
        } else if (what == QLatin1String("own_value")) {
            UserChoice own;
            own.type = "g5.xlarge";
            window().openOwnValue(own);
        } else {
            window().importFiles({QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/importers/") + what});
        }
    }

    void key()
    {
        static constexpr std::array<std::pair<Qt::Key, Qt::KeyboardModifier>, 16> kKeys{
            {{Qt::Key_Escape, Qt::NoModifier}, {Qt::Key_Tab, Qt::NoModifier}, {Qt::Key_Backtab, Qt::ShiftModifier},
                {Qt::Key_Return, Qt::NoModifier}, {Qt::Key_Space, Qt::NoModifier}, {Qt::Key_Down, Qt::NoModifier},
                {Qt::Key_Up, Qt::NoModifier}, {Qt::Key_Left, Qt::NoModifier}, {Qt::Key_Right, Qt::NoModifier},
                {Qt::Key_PageDown, Qt::NoModifier}, {Qt::Key_Z, Qt::ControlModifier}, {Qt::Key_Y, Qt::ControlModifier},
                {Qt::Key_A, Qt::ControlModifier}, {Qt::Key_C, Qt::ControlModifier}, {Qt::Key_F1, Qt::NoModifier},
                {Qt::Key_Delete, Qt::NoModifier}}};
        const auto [which, with] = anyOf(kKeys);
        QWidget *to = QApplication::focusWidget();
        if (to == nullptr || asksNetwork(to) || asksNetwork(to->window()))
            to = &window();
        note(QStringLiteral("key %1 to %2").arg(which).arg(QLatin1String(to->metaObject()->className())));
        QTest::keyClick(to, which, with);
    }

    void closeOne()
    {
        QWidgetList others = windows();
        others.removeAll(&window());
        if (others.isEmpty())
            return;
        QWidget *each = anyOf(others);
        note(QStringLiteral("close ") + each->objectName());
        each->close();
    }

    // What the network answers would differ from run to run; and no cluster shall compute what nobody asked for.
    static bool asksNetwork(const QWidget *widget)
    {
        return widget->inherits("wattfare::RefreshDialog") || widget->inherits("wattfare::SlurmDialog")
            || widget->objectName() == QLatin1String("refresh");
    }

    // A press may take the widget away: the release is then nobody's.
    static void click(const QPointer<QWidget> &there, Qt::KeyboardModifiers keys, const QPoint &at)
    {
        QTest::mousePress(there, Qt::LeftButton, keys, at);
        if (there)
            QTest::mouseRelease(there, Qt::LeftButton, keys, at);
    }

    void touch()
    {
        const QWidgetList all = windows();
        if (all.isEmpty())
            return;
        QWidget *top = anyOf(all);
        if (asksNetwork(top))
            top = &window();
        QWidgetList children;
        for (QWidget *each : top->findChildren<QWidget *>()) {
            if (each->isVisible() && each->isEnabled() && each->focusPolicy() != Qt::NoFocus && each->width() > 4
                && each->height() > 4 && each->window() == top && !asksNetwork(each))
                children << each;
        }
        if (children.isEmpty())
            return;
        QWidget *each = anyOf(children);
        note(QStringLiteral("touch %1 %2 in %3")
                 .arg(QLatin1String(each->metaObject()->className()), each->objectName(),
                     QLatin1String(top->metaObject()->className())));
        const QPoint at(below(each->width()), below(each->height()));
        if (const QPointer<QLineEdit> edit = qobject_cast<QLineEdit *>(each)) {
            static const QStringList texts{QStringLiteral("g5"), QStringLiteral("usd_per_million < 5"),
                QStringLiteral("1e3"), QStringLiteral("-1"), QStringLiteral("0"), QStringLiteral("2026-07-20"),
                QStringLiteral("'"), QString(), QStringLiteral("%"), QStringLiteral("llama")};
            edit->selectAll();
            for (const QChar letter : anyOf(texts))
                if (edit)
                    QTest::keyClick(edit, letter.toLatin1());
            if (below(2) == 0 && edit)
                QTest::keyClick(edit, Qt::Key_Return);
        } else if (auto *text = qobject_cast<QPlainTextEdit *>(each)) {
            QTest::keyClicks(text, QStringLiteral("SELECT 1"));
        } else if (qobject_cast<QComboBox *>(each) || qobject_cast<QAbstractSlider *>(each)
            || qobject_cast<QAbstractSpinBox *>(each)) {
            QTest::keyClick(each, below(2) == 0 ? Qt::Key_Down : Qt::Key_Up);
        } else if (const QPointer<QAbstractItemView> view = qobject_cast<QAbstractItemView *>(each)) {
            click(view->viewport(), below(4) == 0 ? Qt::ControlModifier : Qt::NoModifier, at);
            if (below(3) == 0 && view) // a click may take it away
                QTest::keyClick(view, Qt::Key_Down);
        } else if (auto *tabs = qobject_cast<QTabBar *>(each)) {
            tabs->setCurrentIndex(below(std::max(1, tabs->count())));
        } else {
            const QPoint middle = qobject_cast<QAbstractButton *>(each) ? each->rect().center() : at;
            const QPointer<QWidget> there = each;
            QTest::mouseMove(each, middle);
            if (!there)
                return;
            if (below(5) == 0) {
                QWheelEvent wheel(middle, each->mapToGlobal(middle), {}, {0, below(2) == 0 ? 120 : -120}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
                QApplication::sendEvent(each, &wheel);
            } else {
                click(there, Qt::NoModifier, middle);
            }
        }
    }

    MainWindow &window() const { return *m_app.window(); }

    Application &m_app;
    std::mt19937 m_random;
    QStringList m_actions; // ids; PAGE/BUTTON; /FILE
    QStringList m_left; // of this round
    int m_rounds = -1; // that are over
    QSet<QString> m_met;
    // Of the menus alone these: what grows is found so.
    const QStringList m_only = qEnvironmentVariable("WATTFARE_SOAK_ONLY").split(QLatin1Char(','), Qt::SkipEmptyParts);
    std::deque<std::string> m_last;
};

} // namespace

TEST_CASE("random actions over every page and dialog", "[soak]")
{
    const int actions = fromEnvironment("WATTFARE_SOAK_ACTIONS", 5000);
    const int seed = fromEnvironment("WATTFARE_SOAK_SEED", 1);
    Started started;
    QDir::setCurrent(started.folder.path());
    qputenv("HOME", QFile::encodeName(started.folder.path()));
    const Nowhere nowhere;
    started.start().resize(1440, 900);
    const auto window = [&]() -> MainWindow & { return *started.app->window(); };
    Person person(*started.app, static_cast<unsigned>(seed));
    // A menu that a button opens, and "About Qt", run a loop of their own until they go.
    QTimer closesThem;
    QObject::connect(&closesThem, &QTimer::timeout, [] {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget *box = QApplication::activeModalWidget(); box && box->inherits("QMessageBox"))
            box->close();
    });
    closesThem.start(50);
    std::vector<double> memory;
    const int every = std::max(1, actions / 10);
    const auto said = [&] {
        std::string all;
        for (const std::string &each : person.last())
            all += each + '\n';
        return all;
    };
    for (int i = 1; i <= actions; ++i) {
        person.act();
        QApplication::processEvents();
        if (!window().isVisible())
            window().show(); // closed by a key: the program would have ended
        if (i % 25 == 0) {
            INFO(i << " actions, the last of them:\n" << said());
            REQUIRE(until([&] { return !window().isBusy(); }, 120'000));
        }
        if (i % every == 0) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            memory.push_back(residentMebibytes());
            std::cout << i << " actions: " << memory.back() << " MiB" << std::endl;
        }
    }
    INFO(person.rounds() << " rounds of the menus");
    CHECK((actions < 5000 || person.rounds() >= 2));
    if (person.rounds() >= 2 && qEnvironmentVariableIsEmpty("WATTFARE_SOAK_ONLY")) {
        QStringList known{QStringLiteral("wattfare::AboutDialog"), QStringLiteral("wattfare::ColumnChooser"),
            QStringLiteral("wattfare::CommandPalette"), QStringLiteral("wattfare::ErrorLogDialog"),
            QStringLiteral("wattfare::ExportDialog"), QStringLiteral("wattfare::HelpWindow"),
            QStringLiteral("wattfare::ImportDialog"), QStringLiteral("wattfare::MyDataDialog"),
            QStringLiteral("wattfare::OwnColumnDialog"), QStringLiteral("wattfare::OwnValueDialog"),
            QStringLiteral("wattfare::RefreshDialog"), QStringLiteral("wattfare::ReportDialog"),
            QStringLiteral("wattfare::SeriesDialog"), QStringLiteral("wattfare::SettingsDialog"),
            QStringLiteral("wattfare::StudyJobsDialog"), QStringLiteral("wattfare::TableDialog"),
            QStringLiteral("QInputDialog")};
        if (window().action(QStringLiteral("team_catalogue")))
            known << QStringLiteral("wattfare::TeamDialog");
        for (const PageEntry &page : pageEntries())
            known << QLatin1String(page.id);
        for (const QString &each : known) {
            INFO(each.toStdString());
            CHECK(person.met().contains(each));
        }
    }
    // What pages and dialogs keep once they were seen is there after the first half; from then on little may come.
    if (memory.size() >= 6) {
        const std::size_t half = memory.size() / 2;
        CHECK(memory.back() - memory[half] < 12.0 * static_cast<double>(memory.size() - 1 - half));
    }
}

#include "soak_test.moc"
