// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A theme that is switched while the program runs looks as one that it was started with.
#include "app/window/pages.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/dialogs/help_window.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/query/query_page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/parameter_field.h"

#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTextBrowser>

using namespace wattfare;
using namespace wattfare::test;

namespace {

void ready(Started &started, MainWindow &window)
{
    REQUIRE(until([&] { return started.session().results() && !window.isBusy(); }, 60'000));
    settle();
}

// Every view with something in it that has a colour: figures, mistakes, messages.
void fillViews(Started &started, MainWindow &window)
{
    qApp->setCursorFlashTime(0);
    window.resize(1500, 950);
    window.statusBar()->hide(); // how long an evaluation took differs
    ready(started, window);
    Selection cell;
    REQUIRE(started.session().data().answer->cheapest);
    cell.candidates = {started.session().results()->candidate(*started.session().data().answer->cheapest)};
    started.session().setSelection(cell);
    window.dock(QStringLiteral("quality"))->show();
    window.messages()->add(QStringLiteral("Something has happened."), {});
    for (const PageEntry &entry : pageEntries()) {
        Page *page = window.page(QLatin1String(entry.id));
        window.showPage(QLatin1String(entry.id));
        ready(started, window);
        const QStringList views = page->views();
        for (const QString &view : views) {
            page->showView(view);
            ready(started, window);
        }
    }
    auto *explore = static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    window.showPage(QStringLiteral("explore"));
    explore->filterBar()->setText(QStringLiteral("nonsense >"));
    emit explore->filterBar()->edited(QStringLiteral("nonsense >"), -1);
    auto *query = static_cast<QueryPage *>(window.page(QStringLiteral("query")));
    window.showPage(QStringLiteral("query"));
    query->editor()->setPlainText(QStringLiteral("SELECT nonsense FROM results"));
    query->execute();
    ready(started, window);
    if (ParameterField *field = window.workload()->field(QStringLiteral("inference.demand_per_hour")))
        field->setError(QStringLiteral("This is wrong."));
    window.openHelp(QStringLiteral("keyboard"));
    ready(started, window);
}

using Pictures = QMap<QString, QImage>;

Pictures picturesOf(Started &started, MainWindow &window)
{
    Pictures all;
    const auto take = [&](const QString &name, QWidget &widget) {
        settle();
        all.insert(name, widget.grab().toImage());
    };
    for (const PageEntry &entry : pageEntries()) {
        const QString id = QLatin1String(entry.id);
        Page *page = window.page(id);
        window.showPage(id);
        window.setFocus();
        ready(started, window);
        take(id, window);
        const QStringList views = page->views();
        for (const QString &view : views) {
            page->showView(view);
            window.setFocus();
            ready(started, window);
            take(id + QLatin1Char('-') + view, *page);
        }
    }
    take(QStringLiteral("help"), *window.findChild<HelpWindow *>());
    window.findChild<HelpWindow *>()->close();
    return all;
}

// Of a thousand pixels, how many differ by more than the eye sees.
double differing(const QImage &a, const QImage &b, QImage &marks)
{
    if (a.size() != b.size())
        return 1000.0;
    marks = QImage(a.size(), QImage::Format_RGB32);
    marks.fill(Qt::white);
    qint64 count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
            if (std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
                    + std::abs(qBlue(one) - qBlue(other))
                > 24) {
                marks.setPixel(x, y, qRgb(200, 0, 0));
                ++count;
            }
        }
    return 1000.0 * static_cast<double>(count) / (static_cast<double>(a.width()) * a.height());
}

Pictures startedIn(ThemeChoice first, std::optional<ThemeChoice> then)
{
    Started started;
    started.options.theme = first;
    MainWindow &window = started.start();
    fillViews(started, window);
    if (then)
        Theme::instance().setChoice(*then);
    ready(started, window);
    return picturesOf(started, window);
}

} // namespace

TEST_CASE("a theme switched while the program runs repaints everything", "[window][theme]")
{
    const auto [from, to]
        = GENERATE(std::pair(ThemeChoice::light, ThemeChoice::dark), std::pair(ThemeChoice::dark, ThemeChoice::light));
    const Pictures expected = startedIn(to, std::nullopt), switched = startedIn(from, to);
    const QString folder = qEnvironmentVariable("WATTFARE_PICTURES");
    REQUIRE(switched.keys() == expected.keys());
    for (auto it = expected.cbegin(); it != expected.cend(); ++it) {
        INFO(it.key().toStdString());
        QImage marks;
        const double share = differing(it.value(), switched.value(it.key()), marks);
        CHECK(share < 0.05);
        if (!folder.isEmpty()) {
            const QString name = QStringLiteral("%1/%2-%3").arg(folder, it.key()).arg(static_cast<int>(to));
            it.value().save(name + QStringLiteral("-started.png"));
            switched.value(it.key()).save(name + QStringLiteral("-switched.png"));
            marks.save(name + QStringLiteral("-marks.png"));
        }
    }
}
