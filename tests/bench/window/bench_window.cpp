// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window at 1440 x 900 on the bundled catalogue: from a move of a slider of the workload dock to the end of
// the repaint of table and charts, from a selection to its echo in every view, from Ctrl+K to the painted palette, and
// memory. Runs on the offscreen platform; everything between event and picture is real: evaluation, models, charts,
// layout, painting into the backing store.
//     bench_window [MOVES [PAGE|sliders]]
//     bench_window MOVES heavy FOLDER   filters and scrolls over the imports in FOLDER (tests/bench/heavy.py)
#include "app/window/application.h"
#include "app/window/start_timer.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/pages/compare/compare_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/query/query_answer.h"
#include "views/pages/query/query_page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/parameter_field.h"

#include <QAbstractEventDispatcher>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

using namespace wattfare;

namespace {

int moves = 300; // a run; the first argument of the program

// Runs what is waiting, to the last paint event.
void settle()
{
    while (QApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents)) { }
}

// Notes which of some views were painted; children count for their view.
class PaintWatch : public QObject
{
public:
    void watch(QWidget *view)
    {
        const std::size_t number = m_painted.size();
        m_painted.push_back(false);
        add(view, number);
        for (QWidget *child : view->findChildren<QWidget *>())
            add(child, number);
    }
    void forget() { std::fill(m_painted.begin(), m_painted.end(), false); }
    bool all() const
    {
        return std::all_of(m_painted.begin(), m_painted.end(), [](bool painted) { return painted; });
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            if (const auto found = m_number.constFind(watched); found != m_number.cend())
                m_painted[*found] = true;
        }
        return false;
    }

private:
    void add(QWidget *widget, std::size_t number)
    {
        m_number.insert(widget, number);
        widget->installEventFilter(this);
    }
    QHash<QObject *, std::size_t> m_number;
    std::vector<bool> m_painted;
};

// Wall time, and processor time of the GUI thread and of all threads: these stay the same on a machine that is busy
// with other work. What a job computes meanwhile is in the third alone.
struct Times {
    std::vector<double> wall, gui, processor;
};

double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

class Watch
{
public:
    Watch() { m_timer.start(); }
    qint64 elapsed() const { return m_timer.elapsed(); }
    void note(Times &times) const
    {
        times.wall.push_back(static_cast<double>(m_timer.nsecsElapsed()) * 1e-6);
        times.gui.push_back(threadMs() - m_thread);
        times.processor.push_back(static_cast<double>(std::clock() - m_clock) * 1e3 / CLOCKS_PER_SEC);
    }

private:
    QElapsedTimer m_timer;
    std::clock_t m_clock = std::clock();
    double m_thread = threadMs();
};

void report(const char *what, Times times)
{
    std::vector<double> &ms = times.wall;
    std::sort(ms.begin(), ms.end());
    std::sort(times.gui.begin(), times.gui.end());
    std::sort(times.processor.begin(), times.processor.end());
    const auto at = [](const std::vector<double> &sorted, double share) {
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    };
    std::printf("%-64s median %6.2f ms   P99 %6.2f ms   worst %6.2f ms   GUI thread %6.2f, P99 %6.2f ms   processor "
                "%6.2f ms   (n %zu)\n",
        what, at(ms, 0.5), at(ms, 0.99), ms.back(), at(times.gui, 0.5), at(times.gui, 0.99), at(times.processor, 0.5),
        ms.size());
    std::fflush(stdout);
}

// Megabytes of a line of /proc/self/status; 0 where there is none.
double statusMb(const std::string &name)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind(name + ":", 0) == 0)
            return std::stod(line.substr(name.size() + 1)) / 1024.0;
    }
    return 0;
}

void reportMemory(const char *what)
{
    std::printf("%-64s resident %5.0f MB   peak %5.0f MB\n", what, statusMb("VmRSS"), statusMb("VmHWM"));
    std::fflush(stdout);
}

void mouse(QWidget *target, QEvent::Type type, QPointF at)
{
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, target->mapToGlobal(at), button,
        type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
    QApplication::sendEvent(target, &event);
}

QPointF handleOf(const QSlider &slider)
{
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = option.sliderValue = slider.sliderPosition();
    option.orientation = slider.orientation();
    option.subControls = QStyle::SC_All;
    return slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider).center();
}

// Drags the slider to and fro. Moves that change no result (the value is rounded to what the slider can mean) do not
// count.
void dragSlider(Application &app, PaintWatch &watch, const QString &key, const char *what)
{
    auto *field = app.window()->workload()->findChild<ParameterField *>(key);
    QSlider *slider = field ? field->slider() : nullptr;
    if (!slider || !slider->isVisible()) {
        std::printf("%s: the dock shows no slider %s\n", what, qPrintable(key));
        return;
    }
    Times ms;
    QPointF at = handleOf(*slider);
    mouse(slider, QEvent::MouseButtonPress, at);
    settle();
    double by = 3.0;
    for (int i = 0; i < moves; ++i) {
        if (at.x() + by > slider->width() - 12 || at.x() + by < 12)
            by = -by;
        at.rx() += by;
        const ResultsPtr before = app.session().results();
        watch.forget();
        const Watch timer;
        mouse(slider, QEvent::MouseMove, at);
        do {
            settle();
        } while (
            (app.session().isBusy() || (app.session().results() != before && !watch.all())) && timer.elapsed() < 2000);
        if (app.session().results() != before && watch.all())
            timer.note(ms);
    }
    mouse(slider, QEvent::MouseButtonRelease, at);
    settle();
    if (ms.wall.empty())
        std::printf("%s: no move changed a result\n", what);
    else
        report(what, std::move(ms));
    std::printf("%-64s %.2f ms\n", "  of it the last evaluation", app.session().data().evaluationMs);
}

void echo(const char *what, const std::function<void(int)> &select)
{
    Times ms;
    for (int i = 0; i < moves; ++i) {
        const Watch timer;
        select(i);
        settle();
        timer.note(ms);
    }
    report(what, std::move(ms));
}

void selectionEcho(Application &app, ExplorePage &explore, const QString &only)
{
    MainWindow &window = *app.window();
    DataTableView &table = *explore.tableView();
    table.setFocus();
    const int steps = std::max(table.model()->rowCount() - 1, 1); // to the last row and back, never past it
    echo("selection by arrow key, echo in table, charts and inspector", [&](int i) {
        QKeyEvent press(QEvent::KeyPress, i / steps % 2 == 0 ? Qt::Key_Down : Qt::Key_Up, Qt::NoModifier);
        QApplication::sendEvent(&table, &press);
    });
    for (const char *page : {"explore", "compare", "charts", "simulate", "place", "guide", "query"}) {
        if (!only.isEmpty() && only != QLatin1String(page))
            continue;
        window.showPage(QString::fromLatin1(page));
        settle();
        const std::string what = std::string("selection of another view, echo in page ") + page + " and inspector";
        const Results &results = *app.session().results();
        if (auto *query = qobject_cast<QueryPage *>(window.page(QString::fromLatin1(page)))) { // rows to be marked
            query->editor()->setPlainText(QStringLiteral("SELECT * FROM results"));
            query->execute();
            QElapsedTimer waiting;
            waiting.start();
            while ((window.isBusy() || !query->answer()->rows()) && waiting.elapsed() < 20'000)
                settle();
            if (!query->answer()->rows())
                std::printf("%s: the query has no answer\n", what.c_str());
        }
        echo(what.c_str(), [&](int i) {
            Selection next = app.session().selection();
            next.candidates = {results.candidate(static_cast<std::size_t>(i) * 37 % results.size())};
            app.session().setSelection(next);
        });
    }
}

// Until no job works any more; asleep meanwhile, which takes no time of its own.
void untilIdle(MainWindow &window, qint64 ms)
{
    QElapsedTimer waiting;
    waiting.start();
    settle();
    while (window.isBusy() && waiting.elapsed() < ms) {
        QApplication::eventDispatcher()->processEvents(QEventLoop::WaitForMoreEvents);
        settle();
    }
}

// The table of Explore over a catalogue of many imports.
void filterAndScroll(Application &app, ExplorePage &explore)
{
    const Watch timer;
    untilIdle(*app.window(), 600'000);
    std::printf("%-64s %6lld ms\n", "jobs after the first picture", static_cast<long long>(timer.elapsed()));
    const auto filter = [&](const char *what, const QStringList &filters) {
        echo(what, [&](int i) { explore.filterBar()->choose(filters[i % filters.size()]); });
        if (!explore.filterBar()->error().isEmpty())
            std::printf("%s: %s\n", what, qPrintable(explore.filterBar()->error()));
    };
    filter("filter by a word to the painted table", {QStringLiteral("g5"), QStringLiteral("inf")});
    filter("filter by a condition to the painted table",
        {QStringLiteral("vcpus > 0"), QStringLiteral("usd_per_million < 20 AND region = 'us-east-1'"),
            QStringLiteral("usd_per_million > 0")});
    explore.filterBar()->choose(QStringLiteral("vcpus > 0"));
    settle();
    std::printf("%-64s %d of %zu\n", "rows to scroll", explore.visibleRows(), app.session().results()->size());
    QScrollBar *bar = explore.tableView()->verticalScrollBar();
    echo("scroll by a page to the painted table", [&](int) {
        bar->triggerAction(
            bar->value() == bar->maximum() ? QAbstractSlider::SliderToMinimum : QAbstractSlider::SliderPageStepAdd);
    });
    reportMemory("memory, filtered and scrolled");
}

// From the key to the list on screen, closed again outside of the time.
void paletteOpening(MainWindow &window)
{
    Times ms;
    for (int i = 0; i < std::min(moves, 100); ++i) {
        const Watch timer;
        window.action(QStringLiteral("palette"))->trigger(); // what Ctrl+K does
        settle();
        timer.note(ms);
        window.openPalette()->close();
        settle();
    }
    report("palette, from Ctrl+K to its painted list", std::move(ms));
}

// As many candidates side by side as the page holds.
void comparisonOfForty(Application &app)
{
    Scenario scenario = app.session().scenario();
    const auto results = app.session().results();
    for (std::size_t row = 0; row < results->size() && scenario.pinned.size() < 40; ++row)
        if (results->standing(row) != Standing::noAnswer)
            scenario.pinned.push_back(results->candidateId(row));
    app.session().setDocument(scenario, {});
    MainWindow &window = *app.window();
    const auto compared = [&window] { untilIdle(window, 2000); }; // a job works it out
    window.showPage(QStringLiteral("compare"));
    compared();
    auto &page = static_cast<ComparePage &>(*window.page(QStringLiteral("compare")));
    Times ms;
    for (int i = 0; i < std::min(moves, 30); ++i) {
        const Watch timer;
        page.setData(app.session().data());
        compared();
        timer.note(ms);
    }
    report("new results to a painted comparison of 40", std::move(ms));
}

} // namespace

int main(int argc, char *argv[])
{
    useLargeHeapSteps();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc > 1)
        moves = std::max(1, QString::fromLocal8Bit(argv[1]).toInt());
    const QString only = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString(); // "sliders", or a page: it alone
    const bool heavy = only == QLatin1String("heavy") && argc > 3;
    QTemporaryDir folder;
    StartOptions options;
    options.catalogue = QStringLiteral(WATTFARE_CATALOG_DB);
    options.preset
        = heavy ? QStringLiteral("llama31-8b-chat") : QStringLiteral("layoutlm"); // whose sliders are dragged
    options.settingsFile = folder.filePath(QStringLiteral("settings.ini"));
    options.dataFolder = heavy ? QString::fromLocal8Bit(argv[3]) : folder.filePath(QStringLiteral("data"));
    options.theme = ThemeChoice::light;
    options.language = QStringLiteral("en");
    options.forget = true;
    Application app(options);
    app.start();
    MainWindow &window = *app.window();
    Scenario every = app.session().scenario(); // the preset names two types: no table to speak of
    every.typeFilter.clear();
    if (heavy) { // every region, on demand and spot
        every.regions.clear();
        for (const Region &region : app.session().snapshot()->regions)
            every.regions.push_back(region.code);
        every.purchase.push_back(*parsePurchaseOption("spot"));
    }
    app.session().setDocument(every, {});
    window.resize(1440, 900);
    settle();
    reportMemory("memory, first picture");

    auto &explore = static_cast<ExplorePage &>(*window.page(QStringLiteral("explore")));
    if (heavy) {
        filterAndScroll(app, explore);
        return 0;
    }
    if (only.isEmpty() || only == QLatin1String("sliders")) {
        PaintWatch watch;
        watch.watch(explore.tableView()->viewport());
        watch.watch(explore.scatterView());
        watch.watch(explore.rankingView());
        dragSlider(app, watch, QStringLiteral("inference.utilisation_target"),
            "slider of the utilisation to table and charts");
        dragSlider(app, watch, QStringLiteral("inference.demand_per_hour"), "slider of the demand to table and charts");
    }
    if (only == QLatin1String("sliders"))
        return 0;
    selectionEcho(app, explore, only);
    paletteOpening(window);
    comparisonOfForty(app);
    reportMemory("memory, every page visited");
    return 0;
}
