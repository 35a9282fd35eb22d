// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The Studies page as a person drives it: axes by keyboard, pictures that become finer, points, crossings.
#include "model/charts/build_study_charts.h"
#include "model/evaluation/answer.h"
#include "tests/model/study/alternating_study.h"
#include "tests/support/catch.h"
#include "tests/views/pages/evaluated.h"
#include "views/charts/chart_view.h"
#include "views/pages/studies/axis_editor.h"
#include "views/pages/studies/studies_page.h"
#include "views/pages/studies/study_words.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/words/messages.h"
#include "views/words/translations.h"

#include <QComboBox>
#include <QDir>
#include <QGraphicsView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <deque>
#include <optional>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Runs a job when the test says so; what it says of its progress is told at once.
class HeldRunner : public JobRunner
{
public:
    void start(QObject *context, Job job) override
    {
        cancel(context);
        m_jobs.push_back({context, std::move(job)});
        ++started;
    }
    void cancel(QObject *context) override
    {
        if (m_working && m_working->first == context) {
            const Job job = std::exchange(m_working, std::nullopt)->second;
            if (job.cancelled)
                job.cancelled();
        }
        for (auto it = m_jobs.begin(); it != m_jobs.end(); ++it) {
            if (it->first != context)
                continue;
            const Job job = std::move(it->second);
            m_jobs.erase(it);
            ++dropped;
            if (job.cancelled)
                job.cancelled();
            return;
        }
    }
    bool isRunning(const QObject *context) const override
    {
        return std::any_of(m_jobs.begin(), m_jobs.end(), [&](const auto &each) { return each.first == context; });
    }
    bool step()
    {
        if (m_jobs.empty())
            return false;
        m_working = std::move(m_jobs.front());
        const Job job = m_working->second;
        m_jobs.pop_front();
        job.work([&job, this](double share) {
            if (m_working && job.progress)
                job.progress(share);
            if (m_working && onProgress)
                onProgress();
            return m_working.has_value();
        });
        if (std::exchange(m_working, std::nullopt))
            job.done();
        return true;
    }
    void finish()
    {
        while (step()) { }
    }
    int started = 0, dropped = 0;
    std::function<void()> onProgress;

private:
    std::deque<std::pair<QObject *, Job>> m_jobs;
    std::optional<std::pair<QObject *, Job>> m_working;
};

// What the window does with an edit: another scenario for the page.
struct Opened {
    HeldRunner runner;
    StudiesPage page;
    ViewData data;
    int edits = 0;
    explicit Opened(const Scenario &scenario = findPreset("layoutlm")->scenario)
    {
        Theme::instance().apply(*qApp, ThemeChoice::light);
        page.setJobRunner(&runner);
        QObject::connect(&page, &Page::scenarioEdited, &page, [this](const Scenario &next, const QString &, int) {
            ++edits;
            data.scenario = next;
            page.setData(data);
        });
        page.resize(1200, 800);
        page.show();
        data.snapshot = catalog();
        data.scenario = scenario;
        page.setData(data);
    }
    void type(QLineEdit *edit, const char *text)
    {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QLatin1String(text));
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void few() // points, so that a test is quick
    {
        for (std::size_t i = 0; i < page.study().axes.size(); ++i)
            if (page.study().axes[i].scale != StudyAxis::Scale::listed)
                page.axisEditor(i)->countBox()->setValue(i < 2 ? 9 : 3);
    }
};

} // namespace

TEST_CASE("a study is drawn coarse at first, then whole", "[studies]")
{
    Opened opened;
    REQUIRE(opened.page.study().axes.size() == 2);
    CHECK(opened.page.study().axes[0].parameter == "inference.demand_per_hour");
    CHECK(opened.page.isComputing());
    CHECK(opened.page.cancelButton()->isVisible());
    CHECK_FALSE(opened.page.chart()->hasData());
    bool coarse = false;
    opened.runner.onProgress = [&] {
        if (const auto found = opened.page.findings(); found && !found->final && !found->maps.front()->final)
            if (opened.page.chart()->hasData()) {
                coarse = true; // and it claims no more than it knows
                CHECK(text(opened.page.chart()->spec().caption).contains(QStringLiteral("so far")));
                CHECK(opened.page.table()->table()->rowCount() == 0);
                CHECK(opened.page.answer().isEmpty());
            }
    };
    opened.runner.finish();
    CHECK(coarse);
    REQUIRE(opened.page.findings());
    CHECK(opened.page.findings()->final);
    CHECK_FALSE(opened.page.isComputing());
    CHECK_FALSE(opened.page.cancelButton()->isVisible());
    CHECK(opened.page.chart()->hasData());
    CHECK(opened.page.answer().startsWith(QStringLiteral("Best: ")));
    CHECK(opened.edits == 0); // a look at the page is no change of the document

    // The same digits as the answer to the scenario of a point.
    const auto &map = *opened.page.findings()->maps.front();
    const auto point = indexOf(opened.page.study(), std::vector<std::size_t>{0, 0});
    const auto scenario = scenarioAt(opened.page.study(), point);
    REQUIRE(scenario);
    const auto results = evaluate(*scenario, catalog());
    REQUIRE(results);
    const Answer said = answer(**results);
    REQUIRE(said.cheapest);
    CHECK(map.at(0, 0).value == (*results)->value(*said.cheapest, costMetric(scenario->kind)));
}

TEST_CASE("axes of a study are typed and become part of the document", "[studies]")
{
    Opened opened;
    opened.runner.finish();
    opened.few();
    CHECK(opened.edits == 2);
    AxisEditor *editor = opened.page.axisEditor(0);
    opened.type(editor->fromEdit(), "1000");
    opened.type(editor->toEdit(), "5M");
    REQUIRE(opened.page.study().axes[0].from == 1000);
    CHECK(opened.page.study().axes[0].to == 5e6);
    CHECK(opened.page.study().axes[0].count == 9);
    const auto carried = studyOf(opened.data.scenario, {});
    REQUIRE(carried);
    REQUIRE(*carried);
    CHECK((*carried)->axes == opened.page.study().axes);
    opened.runner.finish();
    CHECK(opened.page.findings()->maps.front()->width == 9);

    // A document with a study brings it back, in a page that knew another.
    Opened other;
    other.data.scenario = opened.data.scenario;
    other.page.setData(other.data);
    CHECK(other.page.study().axes == opened.page.study().axes);
    CHECK(other.page.axisEditor(0)->fromEdit()->text() == QStringLiteral("1,000"));
    // Undo takes it away again.
    other.data.scenario = findPreset("layoutlm")->scenario;
    other.page.setData(other.data);
    CHECK(other.page.study().axes[0].to != 5e6);
}

TEST_CASE("what is no number, or no axis, is said and nothing is lost", "[studies]")
{
    Opened opened;
    opened.runner.finish();
    const Study before = opened.page.study();
    AxisEditor *editor = opened.page.axisEditor(0);
    opened.type(editor->fromEdit(), "many");
    CHECK(editor->error().contains(QStringLiteral("many")));
    CHECK(opened.page.study().axes == before.axes);
    CHECK(opened.edits == 0);
    opened.type(editor->fromEdit(), "0"); // no logarithm
    CHECK_FALSE(opened.page.error().isEmpty());
    CHECK(opened.edits == 0);
    opened.type(editor->fromEdit(), "2000");
    CHECK(opened.page.error().isEmpty());
    CHECK(editor->error().isEmpty());
    CHECK(opened.edits == 1);
    opened.runner.finish();
    CHECK(opened.page.chart()->hasData());
}

TEST_CASE("a newer change drops what an older one computes; Cancel keeps the picture", "[studies]")
{
    Opened opened;
    opened.runner.finish();
    const auto first = opened.page.findings();
    const int started = opened.runner.started;
    opened.type(opened.page.axisEditor(0)->fromEdit(), "3000");
    opened.type(opened.page.axisEditor(0)->fromEdit(), "4000");
    CHECK(opened.runner.started == started + 2);
    CHECK(opened.runner.dropped == 1);
    CHECK(opened.page.isComputing());
    opened.runner.finish();
    CHECK(opened.page.findings()->study.axes[0].from == 4000);
    opened.type(opened.page.axisEditor(0)->fromEdit(), "5000");
    QTest::mouseClick(opened.page.cancelButton(), Qt::LeftButton);
    CHECK_FALSE(opened.page.isComputing());
    CHECK(opened.page.standing().contains(QStringLiteral("Cancelled")));
    opened.page.setData(opened.data); // another look does not start it again
    CHECK_FALSE(opened.page.isComputing());
}

TEST_CASE("what Cancel left is not said to become finer", "[studies]")
{
    Opened opened;
    opened.runner.onProgress = [&] {
        if (opened.page.findings())
            QTest::mouseClick(opened.page.cancelButton(), Qt::LeftButton);
    };
    opened.runner.finish();
    REQUIRE(opened.page.findings());
    CHECK_FALSE(opened.page.findings()->final);
    CHECK_FALSE(opened.page.isComputing());
    const QString cancelled = opened.page.standing();
    CHECK(cancelled.contains(QStringLiteral("Cancelled")));
    opened.page.setData(opened.data); // as with a change of what is shown alone
    CHECK_FALSE(opened.page.isComputing());
    CHECK(opened.page.standing() == cancelled);
    CHECK(opened.page.answer().isEmpty());
}

TEST_CASE("the Studies page says that not every crossing is listed, and which line is too long", "[studies]")
{
    Opened opened(withStudy(alternatingStudy().scenario, alternatingStudy()));
    opened.runner.finish();
    REQUIRE(opened.page.findings());
    CHECK(opened.page.table()->table()->rowCount() == static_cast<int>(kMostCrossings));
    CHECK(opened.page.answer().contains(QStringLiteral("the first 1,000 changes are listed")));
    const Study longer = alternatingStudy(kMostPoints);
    opened.data.scenario = withStudy(longer.scenario, longer);
    opened.page.setData(opened.data);
    opened.runner.finish();
    CHECK(opened.page.error().contains(QStringLiteral("at most 100,000")));
    CHECK(opened.page.runButton()->isEnabled()); // what it may have as a file
}

TEST_CASE("a click says who wins at a point; its scenario opens", "[studies]")
{
    Opened opened;
    opened.few();
    opened.runner.finish();
    const auto found = opened.page.findings();
    REQUIRE(found);
    CHECK_FALSE(opened.page.openButton()->isEnabled());
    QWidget *port = opened.page.chart()->findChild<QGraphicsView *>()->viewport();
    REQUIRE(port);
    QTest::mouseClick(port, Qt::LeftButton, {}, port->rect().center());
    REQUIRE(opened.page.chart()->selection().size() == 1);
    const qint64 key = *opened.page.chart()->selection().cbegin();
    const std::size_t point = studyPoint(*found, key);
    const PointResult result = evaluatePoint(found->study, catalog(), point);
    CHECK(opened.page.pointText().contains(text(studyCandidate(result.winner))));
    if (!result.second.empty())
        CHECK(opened.page.pointText().contains(text(studyCandidate(result.second))));
    REQUIRE(opened.page.openButton()->isEnabled());
    const int started = opened.runner.started;
    QTest::mouseClick(opened.page.openButton(), Qt::LeftButton);
    const auto expected = scenarioAt(found->study, point);
    REQUIRE(expected);
    CHECK(opened.data.scenario.inference == expected->inference);
    CHECK(opened.page.study().axes == found->study.axes); // the study stays with it
    CHECK(opened.runner.started == started); // and its picture: every point is what it was
}

TEST_CASE("one axis is drawn as curves with their crossings, several as pictures side by side", "[studies]")
{
    Opened opened;
    opened.page.showView(QStringLiteral("line"));
    REQUIRE(opened.page.study().axes.size() == 1);
    opened.page.axisEditor(0)->countBox()->setValue(25);
    opened.runner.finish();
    const auto found = opened.page.findings();
    REQUIRE(found);
    REQUIRE(found->line);
    const auto *chart = std::get_if<LineChart>(&opened.page.chart()->spec().kind);
    REQUIRE(chart);
    CHECK(chart->lines.size() == found->line->curves.size());
    CHECK(chart->points.size() <= found->line->crossings.size());
    CHECK(opened.page.table()->table()->rowCount() == static_cast<int>(found->line->crossings.size()));

    opened.page.showView(QStringLiteral("panels"));
    REQUIRE(opened.page.study().axes.size() == 3);
    opened.few();
    opened.runner.finish();
    const auto *panels = std::get_if<DecisionChart>(&opened.page.chart()->spec().kind);
    REQUIRE(panels);
    REQUIRE(panels->panels.size() == 3);
    for (const DecisionPanel &panel : panels->panels)
        CHECK_FALSE(text(panel.title).isEmpty());
    CHECK(opened.page.chart()->hasData());
}

TEST_CASE("axes of a study come and go, and have values of every kind", "[studies]")
{
    Opened opened;
    opened.few();
    QTest::mouseClick(opened.page.addButton(), Qt::LeftButton);
    REQUIRE(opened.page.study().axes.size() == 3);
    AxisEditor *third = opened.page.axisEditor(2);
    CHECK(third->isVisible());
    const auto choose = [&](AxisEditor *editor, const char *key) {
        QComboBox *box = editor->parameterBox();
        const int at = box->findData(QString::fromLatin1(key));
        REQUIRE(at >= 0);
        box->setCurrentIndex(at);
        emit box->activated(at);
    };
    choose(third, "energy.carbon_basis");
    CHECK(opened.page.study().axes[2].scale == StudyAxis::Scale::listed);
    CHECK(opened.page.study().axes[2].values.size() == 4);
    CHECK(third->valuesEdit()->isVisible());
    CHECK_FALSE(third->fromEdit()->isVisible());
    choose(third, "purchase");
    CHECK(third->valuesEdit()->text().contains(QStringLiteral("Spot")));
    opened.type(third->valuesEdit(), "Spot; on-demand");
    CHECK(opened.page.study().axes[2].values == std::vector<std::string>{"spot", "on-demand"});
    choose(third, "regions");
    opened.type(third->valuesEdit(), "us-east-1; eu-central-1");
    opened.runner.finish();
    CHECK(opened.page.error() == QString());
    REQUIRE(opened.page.findings());
    CHECK(opened.page.findings()->maps.size() == 2);
    QTest::mouseClick(third->removeButton(), Qt::LeftButton);
    CHECK(opened.page.study().axes.size() == 2);
    CHECK_FALSE(third->isVisible());
    // Carbon instead of cost.
    QComboBox *figure = opened.page.figureBox();
    figure->setCurrentIndex(1);
    emit figure->activated(1);
    opened.runner.finish();
    CHECK(opened.page.study().by == carbonMetric(WorkloadKind::inference));
    CHECK(text(opened.page.chart()->spec().title).startsWith(QStringLiteral("Cleanest")));
}

TEST_CASE("every kind of work has a study to begin with", "[studies]")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        for (const std::size_t axes : {std::size_t(1), std::size_t(2), std::size_t(3)}) {
            const Study study = firstStudy(preset.scenario, axes);
            REQUIRE(study.axes.size() == axes);
            const auto good = validateStudy(study);
            CHECK((good ? std::string() : text(good.error()).toStdString()) == "");
        }
    }
}

TEST_CASE("without a catalogue the Studies page says so", "[studies]")
{
    HeldRunner runner;
    StudiesPage page;
    page.setJobRunner(&runner);
    page.setData({});
    page.show();
    CHECK_FALSE(page.chart()->isVisible());
    CHECK(runner.started == 0);
}

// Pictures of the page where WATTFARE_PAGE_PICTURES names a folder: to look at after a change. The language is that of
// WATTFARE_PAGE_LANGUAGE.
TEST_CASE("pictures of the Studies page", "[.pictures]")
{
    const QString folder = qEnvironmentVariable("WATTFARE_PAGE_PICTURES");
    const QString language = qEnvironmentVariable("WATTFARE_PAGE_LANGUAGE", QStringLiteral("en"));
    REQUIRE(QDir().mkpath(folder));
    setUiLanguage(language);
    for (const ThemeChoice theme : {ThemeChoice::light, ThemeChoice::dark}) {
        Opened opened;
        Theme::instance().apply(*qApp, theme);
        for (const QString &view : opened.page.views()) {
            opened.page.showView(view);
            opened.runner.finish();
            QCoreApplication::processEvents();
            if (view != QStringLiteral("line")) {
                QWidget *port = opened.page.chart()->findChild<QGraphicsView *>()->viewport();
                QTest::mouseClick(port, Qt::LeftButton, {}, port->rect().center());
            }
            QCoreApplication::processEvents();
            CHECK(opened.page.grab().save(folder
                + QStringLiteral("/studies-%1-%2-%3.png")
                      .arg(language, view,
                          theme == ThemeChoice::light ? QStringLiteral("light") : QStringLiteral("dark"))));
        }
    }
    setUiLanguage(QStringLiteral("en"));
    Theme::instance().apply(*qApp, ThemeChoice::light);
}
