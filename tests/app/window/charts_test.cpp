// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_prediction_chart.h"
#include "model/prediction/predictions.h"
#include "model/prediction/training_rows.h"
#include "tests/app/window/charts_fixture.h"
#include "views/pages/charts/predictions_pane.h"
#include "views/pages/view_data.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/words/messages.h"
#include "views/words/prediction_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("every kind of chart has something to show on the first scenario", "[charts][window]")
{
    ShownCharts s;
    const QStringList kinds = s.page.views();
    for (const char *wanted : {"cost_carbon", "ranking", "power_parts", "power_steps", "break_even", "distribution",
             "tornado", "energy_methods", "price_history", "region_map", "regions", "hourly_carbon"})
        CHECK(kinds.contains(QLatin1String(wanted)));
    QSet<std::size_t> drawn;
    for (const QString &kind : kinds) {
        INFO(kind.toStdString());
        s.page.showView(kind);
        CHECK(s.view.hasData());
        CHECK_FALSE(text(s.view.spec().title).isEmpty());
        CHECK(s.view.table()->rowCount() > 0); // what "show as table" gives
        CHECK_FALSE(s.view.png(1.0).isEmpty());
        CHECK(s.view.svg().contains("<svg"));
        drawn.insert(s.view.spec().kind.index());
    }
    CHECK(drawn.size() >= 9); // scatter, bars, stacked, waterfall, lines, histogram, tornado, heat map, hourly
    s.page.showView(QStringLiteral("hourly_carbon"));
    CHECK(std::get<HourlyChart>(s.view.spec().kind).bestStart.has_value());
    s.page.showView(QStringLiteral("regions"));
    const auto &regions = std::get<HeatMapChart>(s.view.spec().kind);
    CHECK(regions.columns.size() >= 2); // price against carbon
    s.page.showView(QStringLiteral("cost_carbon"));
    CHECK_FALSE(std::get<ScatterChart>(s.view.spec().kind).front.empty());
}

TEST_CASE("a distribution counts every candidate that has the figure once", "[charts][window]")
{
    ShownCharts s;
    s.page.showView(QStringLiteral("distribution"));
    const auto &chart = std::get<HistogramChart>(s.view.spec().kind);
    double counted = 0;
    for (const HistogramSeries &series : chart.series) {
        CHECK(series.edges.size() == series.counts.size() + 1);
        CHECK(std::is_sorted(series.edges.begin(), series.edges.end()));
        for (const double count : series.counts)
            counted += count;
    }
    const Results &results = *s.started.session().results();
    double having = 0;
    for (std::size_t row = 0; row < results.size(); ++row)
        having += results.value(row, Metric::kwhPerMillion) || results.value(row, Metric::usdPerMillion) ? 1 : 0;
    CHECK(counted > 0);
    CHECK(counted <= having);
    CHECK(chart.marks.size() == 2); // the median, and the selected candidate
}

TEST_CASE(
    "those that are only shown stand on those that count, and the ranking says that they follow", "[charts][window]")
{
    ShownCharts s;
    s.started.askAllTypes(false);
    s.page.showView(QStringLiteral("distribution"));
    settle();
    const auto &chart = std::get<HistogramChart>(s.view.spec().kind);
    REQUIRE(chart.series.size() == 2);
    std::size_t both = 0; // a bin that holds some of either
    while (both < chart.series[0].counts.size()
        && (chart.series[0].counts[both] <= 0 || chart.series[1].counts[both] <= 0))
        ++both;
    REQUIRE(both < chart.series[0].counts.size());
    CHECK(chart.series[1].role == ChartRole::neutral);
    const std::string caption = text(s.view.spec().caption).toStdString();
    CHECK(caption.find("Pale bars") == std::string::npos);
    s.page.showView(QStringLiteral("ranking"));
    CHECK(text(s.view.spec().caption).contains(QStringLiteral("Faint, at the end")));
}

TEST_CASE(
    "where the selected candidate has no figure, the cheapest is shown and the reason is said", "[charts][window]")
{
    ShownCharts s;
    s.window.openPreset(QStringLiteral("bert-large"));
    REQUIRE(until([&] {
        return !s.window.isBusy() && s.started.session().results()
            && s.started.session().results()->scenario().kind == WorkloadKind::training;
    }));
    s.started.askAllTypes();
    const Results &results = *s.started.session().results();
    REQUIRE(results.find("inf1.2xlarge")); // no benchmark of it trains BERT
    Selection selection;
    selection.candidates = {results.candidate(*results.find("inf1.2xlarge"))};
    s.started.session().setSelection(selection);
    settle();
    const auto words = [&] {
        QString all;
        for (const QLabel *label : s.page.findChildren<QLabel *>())
            all += label->isVisible() ? label->text() + QLatin1Char('\n') : QString();
        return all;
    };
    for (const char *kind : {"energy_methods", "tornado", "hourly_carbon"}) {
        INFO(kind);
        s.page.showView(QLatin1String(kind));
        CHECK(s.view.hasData());
        CHECK(text(s.view.spec().title).contains(QStringLiteral("trn1.32xlarge")));
        CHECK(words().contains(QStringLiteral("inf1.2xlarge is selected, but: ")
            + text(results.reason(*results.find("inf1.2xlarge"), Metric::kwhTotal))));
    }
    s.page.showView(QStringLiteral("price_history")); // of the type: it has prices whatever the work
    CHECK(text(s.view.spec().title).contains(QStringLiteral("inf1.2xlarge")));
}

TEST_CASE("charts name candidates as the table does", "[charts][window]")
{
    ShownCharts s;
    Scenario scenario = s.started.session().results()->scenario();
    scenario.purchase.push_back(*parsePurchaseOption("spot"));
    s.started.session().edit(scenario, QStringLiteral("test"));
    REQUIRE(until([&] {
        return !s.started.session().isBusy() && s.started.session().results()->scenario().purchase.size() == 2;
    }));
    const QString name = QStringLiteral("inf1.2xlarge · On-demand");
    for (const char *kind : {"energy_methods", "tornado", "hourly_carbon", "day_plan"}) {
        INFO(kind);
        s.page.showView(QLatin1String(kind));
        CHECK(text(s.view.spec().title).contains(name));
    }
    s.page.showView(QStringLiteral("distribution"));
    CHECK(
        text(std::get<HistogramChart>(s.view.spec().kind).marks.back().label).startsWith(name + QStringLiteral(": ")));
    s.page.showView(QStringLiteral("cost_carbon"));
    const auto &points = std::get<ScatterChart>(s.view.spec().kind).points;
    CHECK(std::any_of(points.begin(), points.end(),
        [&](const ScatterPoint &point) { return QString::fromStdString(point.label).startsWith(name); }));
    s.page.showView(QStringLiteral("power_parts")); // of a type, once
    std::set<std::string> types;
    for (const StackedBar &bar : std::get<StackedBarChart>(s.view.spec().kind).bars)
        CHECK(types.insert(bar.label.literal).second);
}

TEST_CASE("break-even shows a commitment that has a price on the day, or says that none has", "[charts][window]")
{
    ShownCharts s;
    s.page.showView(QStringLiteral("break_even")); // of 2023: the catalogue has one commitment for this type
    const auto &chart = std::get<LineChart>(s.view.spec().kind);
    CHECK(chart.lines.size() == 3);
    bool bends = false;
    for (const LineSeries &line : chart.lines)
        bends = bends || line.y.front() > 2 * line.y.back();
    CHECK(bends);
    CHECK_FALSE(chart.points.empty());
    Scenario early = s.started.session().scenario();
    early.asOf = Date::parse("2023-01-15");
    REQUIRE(early.asOf);
    s.started.session().edit(early, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    CHECK(text(s.view.spec().caption).contains(QStringLiteral("No price of a commitment")));
}

TEST_CASE("each kind of chart keeps its axes", "[charts][window]")
{
    ShownCharts s;
    const auto tool = [&](const char *name) {
        for (QToolButton *each : s.page.findChildren<QToolButton *>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        throw std::runtime_error(name);
    };
    s.page.showView(QStringLiteral("ranking"));
    settle();
    REQUIRE(tool("Logarithmic horizontal axis")->isEnabled());
    const bool before = s.view.isLogarithmic(Qt::Horizontal);
    tool("Logarithmic horizontal axis")->click();
    CHECK(s.view.isLogarithmic(Qt::Horizontal) != before);
    s.page.showView(QStringLiteral("price_history"));
    s.page.showView(QStringLiteral("ranking"));
    CHECK(s.view.isLogarithmic(Qt::Horizontal) != before);
    CHECK(tool("Logarithmic horizontal axis")->isChecked() != before);
    const QJsonObject state = s.page.saveState();
    tool("Logarithmic horizontal axis")->click();
    s.page.restoreState(state);
    s.page.showView(QStringLiteral("price_history"));
    s.page.showView(QStringLiteral("ranking"));
    CHECK(s.view.isLogarithmic(Qt::Horizontal) != before);
}

TEST_CASE("the chosen chart follows the selection of the window", "[charts][window][selection]")
{
    ShownCharts s;
    s.page.showView(QStringLiteral("price_history"));
    const Results &results = *s.started.session().results();
    const auto named = [&](std::size_t row) {
        return QString::fromStdString(results.snapshot().types[results.candidate(row).type].name);
    };
    std::size_t other = 0;
    while (named(other) == named(*s.started.session().data().answer->cheapest))
        ++other;
    s.started.session().setSelection({{results.candidate(other)}, Metric::usdPerMillion});
    CHECK(text(s.view.spec().title).contains(named(other)));
    // And the other way: a mark that is chosen in the chart is the selection of the window.
    s.page.showView(QStringLiteral("ranking"));
    const auto &bars = std::get<BarChart>(s.view.spec().kind).bars;
    REQUIRE_FALSE(bars.empty());
    emit s.view.selectionChanged({bars.back().key});
    CHECK(candidateKey(*s.started.session().selection().current()) == bars.back().key);
}

TEST_CASE("kinds are chosen by the keyboard", "[charts][window]")
{
    ShownCharts s;
    auto *list = s.page.findChild<QListWidget *>();
    REQUIRE(list);
    s.page.focusStart();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Down);
    CHECK(s.view.spec().id.find("ranking") == 0);
    const auto buttons = s.page.findChildren<QToolButton *>();
    for (QToolButton *button : buttons)
        if (button->accessibleName() == QStringLiteral("Show as table"))
            button->click();
    auto *dialog = s.page.findChild<TableDialog *>();
    REQUIRE(dialog);
    dialog->close();
}

TEST_CASE("the tools of a chart take one line, two with a second choice, and nothing is cut in a narrow window",
    "[charts][window]")
{
    ShownCharts s;
    s.window.resize(1440, 900);
    s.window.sizeDocks();
    settle();
    const auto lines = [&] { // distinct heights at which tools stand above the chart
        QList<int> centres;
        for (QWidget *each : s.page.findChildren<QWidget *>()) {
            const bool isTool = qobject_cast<QToolButton *>(each) || qobject_cast<QComboBox *>(each);
            if (!isTool || !each->isVisible() || s.view.isAncestorOf(each))
                continue;
            const int centre = each->mapTo(&s.page, each->rect().center()).y();
            if (std::none_of(centres.begin(), centres.end(), [&](int known) { return std::abs(known - centre) < 10; }))
                centres << centre;
        }
        return centres.size();
    };
    for (const char *kind : {"ranking", "break_even", "hourly_carbon", "distribution"}) {
        INFO(kind);
        s.page.showView(QLatin1String(kind));
        settle();
        CHECK(lines() == 1);
    }
    s.page.showView(QStringLiteral("cost_carbon"));
    settle();
    CHECK(lines() <= 2);
    s.window.resize(1900, 900);
    settle();
    CHECK(lines() == 1);
    // A single choice has the width to itself.
    s.window.resize(1024, 680);
    s.window.sizeDocks();
    s.page.showView(QStringLiteral("break_even"));
    settle();
    for (QComboBox *each : s.page.findChildren<QComboBox *>())
        if (each->isVisible())
            CHECK(each->width() > s.view.width() / 2);
}

TEST_CASE("the buttons of the page: axes, the whole view, the clipboard, and files of either kind", "[charts][window]")
{
    ShownCharts s;
    s.page.showView(QStringLiteral("cost_carbon"));
    const auto tool = [&](const char *name) {
        for (QToolButton *each : s.page.findChildren<QToolButton *>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        throw std::runtime_error(name);
    };
    const auto press = [&](const char *name) {
        REQUIRE(tool(name)->isVisible());
        tool(name)->setFocus();
        QTest::keyClick(tool(name), Qt::Key_Space);
    };
    const bool logX = s.view.isLogarithmic(Qt::Horizontal), logY = s.view.isLogarithmic(Qt::Vertical);
    press("Logarithmic horizontal axis");
    CHECK(s.view.isLogarithmic(Qt::Horizontal) != logX);
    press("Logarithmic vertical axis");
    CHECK(s.view.isLogarithmic(Qt::Vertical) != logY);
    s.view.zoom(2.0);
    REQUIRE(s.view.isZoomed());
    press("Show all again");
    CHECK_FALSE(s.view.isZoomed());
    QApplication::clipboard()->clear();
    press("Copy the picture");
    CHECK(QApplication::clipboard()->mimeData()->hasImage());
    CHECK(QApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("image/svg+xml")));
    for (const char *format : {"png", "svg"}) {
        INFO(format);
        const auto entries = tool("Save as PNG or SVG")->menu()->actions();
        for (QAction *each : entries)
            if (each->text().contains(QLatin1String(format), Qt::CaseInsensitive))
                each->trigger();
        auto *dialog = s.window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
        REQUIRE(dialog);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        REQUIRE(name);
        CHECK(name->text() == QStringLiteral("cost_carbon.") + QLatin1String(format));
        const QString path = s.started.folder.filePath(QStringLiteral("picture.") + QLatin1String(format));
        name->setText(path);
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Save"))
                button->click();
        QFile written(path);
        REQUIRE(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        CHECK((format == std::string_view("png") ? bytes.startsWith("\x89PNG") : bytes.contains("<svg")));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_CASE("predictions stand against what was measured, and a selected group alone", "[charts][window]")
{
    ShownCharts s;
    const Snapshot &snapshot = *s.started.session().snapshot();
    const std::vector<PredictionMethod> methods = predictionMethods(snapshot.predictions->fits());
    REQUIRE(methods.size() == 5);
    s.page.showView(QStringLiteral("predictions"));
    PredictionsPane &pane = *s.page.predictions();
    CHECK(pane.isVisible());
    const auto scatter = [&]() -> const ScatterChart & { return std::get<ScatterChart>(s.view.spec().kind); };
    const auto dots = [&] { return scatter().dense[0].x.size() + scatter().dense[1].x.size(); };
    CHECK(dots() == methods[0].rows.size());
    CHECK(s.view.isLogarithmic(Qt::Horizontal));
    CHECK(s.view.isLogarithmic(Qt::Vertical));
    const double widest = *scatter().x.max;
    const auto groups = errorsBy(methods[0].rows, PredictionGroup::family);
    CHECK(pane.table()->model()->rowCount() == static_cast<int>(groups.size()) + 1);

    const auto before = s.started.session().results();
    pane.table()->selectRow(1); // the first group below all
    settle();
    REQUIRE(pane.group());
    CHECK(*pane.group() == groups[0].group);
    CHECK(dots() == groups[0].errors.rows);
    CHECK(*scatter().x.max == widest);
    pane.table()->selectRow(0);
    settle();
    CHECK(dots() == methods[0].rows.size());
    CHECK(s.started.session().results() == before); // nothing is evaluated for it

    auto *method = s.page.findChild<QComboBox *>(QStringLiteral("chart_choice"));
    auto *by = s.page.findChild<QComboBox *>(QStringLiteral("chart_second"));
    REQUIRE(method);
    REQUIRE(by);
    CHECK(method->count() == 5);
    method->setCurrentIndex(1);
    emit method->activated(1);
    by->setCurrentIndex(1);
    emit by->activated(1);
    settle();
    CHECK(dots() == methods[1].rows.size());
    CHECK(pane.table()->model()->rowCount()
        == static_cast<int>(errorsBy(methods[1].rows, PredictionGroup::work).size()) + 1);
    s.page.showView(QStringLiteral("ranking"));
    CHECK_FALSE(pane.isVisible());
}

TEST_CASE("benchmarks that a method leaves out are listed with the reason", "[charts][window]")
{
    ShownCharts s;
    const Snapshot &snapshot = *s.started.session().snapshot();
    const std::vector<PredictionMethod> methods = predictionMethods(snapshot.predictions->fits());
    s.page.showView(QStringLiteral("predictions"));
    PredictionsPane &pane = *s.page.predictions();
    const int groups = pane.table()->model()->rowCount();
    pane.table()->selectRow(1);
    settle();
    REQUIRE(pane.group());

    pane.leftOut()->click();
    settle();
    CHECK_FALSE(pane.group()); // all dots again: the table is no choice of them
    const auto left = predictionRows(snapshot).left;
    const auto of = [&](std::string_view method) {
        return static_cast<int>(std::ranges::count(left, method, &LeftOutBenchmark::method));
    };
    REQUIRE(of(methods[0].id) > 0);
    CHECK(pane.table()->model()->rowCount() == of(methods[0].id));
    for (const LeftOutBenchmark &each : left)
        REQUIRE(leftOutReason(each.problem) != QString::fromUtf8(rowProblemId(each.problem).data()));
    pane.table()->selectRow(1);
    settle();
    CHECK_FALSE(pane.group());

    auto *method = s.page.findChild<QComboBox *>(QStringLiteral("chart_choice"));
    method->setCurrentIndex(1);
    emit method->activated(1);
    settle();
    CHECK(pane.table()->model()->rowCount() == of(methods[1].id));
    method->setCurrentIndex(0);
    emit method->activated(0);
    pane.leftOut()->click();
    settle();
    CHECK(pane.table()->model()->rowCount() == groups);
}

TEST_CASE("groups of predictions have words, and a dot says what it is", "[charts][window]")
{
    ShownCharts s;
    const Snapshot &snapshot = *s.started.session().snapshot();
    for (const PredictionMethod &method : predictionMethods(snapshot.predictions->fits())) {
        INFO(std::string(method.name));
        CHECK(hasMessage("prediction_method." + std::string(method.name)));
        CHECK(hasMessage("prediction_unit." + std::string(method.name)));
        for (const ErrorGroup &each : errorsBy(method.rows, PredictionGroup::software))
            CHECK((each.group.empty() || hasMessage("software_class." + each.group)));
        for (const ErrorGroup &each : errorsBy(method.rows, PredictionGroup::work))
            CHECK(predictionGroupText(snapshot, method, PredictionGroup::work, each.group)
                != QString::fromStdString(each.group));
        for (const ErrorGroup &each : errorsBy(method.rows, PredictionGroup::family))
            CHECK_FALSE(predictionGroupText(snapshot, method, PredictionGroup::family, each.group)
                            .contains(QStringLiteral("-graphics")));
        const QString lines = predictionText(snapshot, method, 0);
        CHECK(lines.contains(QString::fromStdString(method.rows[0].key)));
        CHECK(lines.count(QLatin1Char('\n')) == 2);
    }
}

TEST_CASE("the world map is linked to the selection as any other chart", "[charts][window][selection]")
{
    ShownCharts s;
    s.page.showView(QStringLiteral("region_map"));
    settle();
    REQUIRE(s.view.hasData());
    const auto places
        = [&]() -> const std::vector<MapPlace> & { return std::get<MapChart>(s.view.spec().kind).places; };
    const auto current = s.started.session().selection().current();
    REQUIRE(current);
    CHECK(s.view.selection() == QSet<qint64>{candidateKey(*current)});
    // By the keyboard to a place with a price, which is then selected everywhere.
    const auto wanted = std::find_if(places().begin(), places().end(), [](const MapPlace &each) { return each.value; });
    REQUIRE(wanted != places().end());
    const qint64 key = wanted->key;
    auto *canvas = s.view.findChild<QGraphicsView *>();
    qint64 at = -1;
    QObject::connect(&s.view, &ChartView::pointHovered, &s.page, [&at](qint64 hovered) { at = hovered; });
    for (std::size_t i = 0; i < places().size() && at != key; ++i)
        QTest::keyClick(canvas, Qt::Key_Right);
    REQUIRE(at == key);
    emit s.view.selectionChanged({key});
    settle();
    CHECK(s.started.session().selection().current() == candidateOfKey(key));
    // The colour is a choice, and what it shows says what it is.
    QSet<QString> titles;
    auto *choice = [&]() -> QComboBox * {
        for (QComboBox *each : s.page.findChildren<QComboBox *>())
            if (each->isVisible() && each->count() == 3)
                return each;
        return nullptr;
    }();
    REQUIRE(choice);
    for (int i = 0; i < choice->count(); ++i) {
        choice->setCurrentIndex(i);
        emit choice->activated(i);
        settle();
        CHECK(s.view.hasData());
        titles.insert(text(s.view.spec().title));
    }
    CHECK(titles.size() == 3);
}
