// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/studies/studies_page.h"

#include "model/charts/build_study_charts.h"
#include "model/evaluation/evaluation_memory.h"
#include "views/charts/chart_view.h"
#include "views/pages/chart_words.h"
#include "views/pages/studies/axis_editor.h"
#include "views/pages/studies/study_words.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/plain_label.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>

#include <mutex>
#include <utility>

namespace wattfare {

// Shared with the worker, which leaves its newest picture here.
struct StudiesPage::Running {
    Study study;
    SnapshotPtr snapshot;
    std::mutex lock;
    std::shared_ptr<const StudyFindings> found;
    std::shared_ptr<const ChartSpec> spec;
    std::optional<Error> error;
};

namespace {

// What decides the picture: the scenario as a point of the study has it, without what says how it is looked at.
QString signatureOf(const Study &study)
{
    Study asked = study;
    if (auto at = scenarioAt(study, 0))
        asked.scenario = std::move(*at);
    Scenario &scenario = asked.scenario;
    scenario.title.clear();
    scenario.preset.clear();
    scenario.pinned.clear();
    scenario.baseline.clear();
    scenario.catalogVersion.clear();
    scenario.catalogHash.clear();
    scenario.inputs.clear();
    scenario.viewState.clear();
    scenario.unknownKeys.clear();
    asked.title.clear();
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(writeStudy(asked)), QCryptographicHash::Md5).toHex());
}

ChartSpec emptyChart(const QString &reason)
{
    ChartSpec spec;
    spec.id = "study_map";
    spec.empty = reason.toStdString();
    spec.kind = DecisionChart{};
    return spec;
}

QString axisTitle(std::size_t axis, std::size_t count)
{
    if (count == 1)
        return StudiesPage::tr("Along");
    switch (axis) {
    case 0: return StudiesPage::tr("To the right");
    case 1: return StudiesPage::tr("Upwards");
    case 2: return StudiesPage::tr("A picture each");
    default: return StudiesPage::tr("In the result file alone");
    }
}

} // namespace

StudiesPage::~StudiesPage() = default;

QString StudiesPage::answer() const { return m_answer->text(); }
QString StudiesPage::standing() const { return m_standing->text(); }
QString StudiesPage::pointText() const { return m_point->text(); }
QString StudiesPage::error() const { return m_error->isHidden() ? QString() : m_error->text(); }

void StudiesPage::focusStart() { m_editors[0]->focusFirst(); }

void StudiesPage::showView(const QString &view)
{
    const auto index = views().indexOf(view);
    if (index < 0 || !m_begun)
        return;
    constexpr std::size_t kAxes[] = {2, 1, 3};
    m_study = firstStudy(m_study.scenario, kAxes[index]);
    m_ofDocument = false;
    fillEditors();
    refresh();
}

void StudiesPage::setData(const ViewData &viewData)
{
    m_data = viewData;
    if (!m_data.snapshot) {
        stop();
        m_ran.clear();
        m_stack->showEmpty(tr("No catalogue is open"),
            tr("A study evaluates the scenario with the prices of a catalogue."), tr("Open a catalogue…"));
        return;
    }
    m_stack->showBody();
    const auto carried = studyOf(m_data.scenario, {});
    if (!carried) {
        stop();
        m_ran.clear();
        showError(text(carried.error()));
        return;
    }
    const Scenario asked = m_data.asked();
    if (*carried) {
        m_study = **carried;
        m_study.scenario.day = asked.day;
        m_ofDocument = true;
    } else if (!m_begun || m_ofDocument || m_study.scenario.kind != asked.kind) {
        m_study = firstStudy(asked);
        m_ofDocument = false;
    } else {
        m_study.scenario = asked;
    }
    m_begun = true;
    fillEditors();
    refresh();
}

void StudiesPage::fillEditors()
{
    const std::size_t count = m_study.axes.size();
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        m_editors[i]->setVisible(i < count);
        if (i >= count)
            continue;
        m_editors[i]->setScenario(m_study.scenario);
        m_editors[i]->setAxis(m_study.axes[i], axisTitle(i, count), count > 1);
    }
    m_add->setVisible(count < kMostAxes);
    const QSignalBlocker blocker(m_figure);
    m_figure->clear();
    const WorkloadKind kind = m_study.scenario.kind;
    m_figure->addItem(tr("cost"), static_cast<int>(costMetric(kind)));
    m_figure->addItem(tr("operational carbon"), static_cast<int>(carbonMetric(kind)));
    if (m_figure->findData(static_cast<int>(m_study.by)) < 0) // of a document
        m_figure->addItem(text(studyFigure(m_study, *m_data.snapshot).title), static_cast<int>(m_study.by));
    m_figure->setCurrentIndex(m_figure->findData(static_cast<int>(m_study.by)));
    const auto points = pointCount(m_study);
    m_points->setText(
        points ? tr("Points in all: %1").arg(format::integer(static_cast<double>(*points))) : text(points.error()));
    m_run->setEnabled(points.has_value());
}

void StudiesPage::editAxes()
{
    for (std::size_t i = 0; i < m_study.axes.size(); ++i)
        m_study.axes[i] = m_editors[i]->axis();
    edited(tr("Axes of a study"));
}

void StudiesPage::edited(const QString &what)
{
    if (const auto good = validateStudy(m_study); !good) {
        stop();
        m_ran.clear();
        showError(text(good.error()));
        return;
    }
    m_ofDocument = true;
    emit scenarioEdited(withStudy(m_data.scenario, m_study), what, -1);
    fillEditors();
    refresh();
}

void StudiesPage::refresh()
{
    if (const auto good = validateStudy(m_study); !good) {
        stop();
        m_ran.clear();
        showError(text(good.error()));
        return;
    }
    const QString signature = signatureOf(m_study);
    if (signature == m_ran && m_ranOn == m_data.snapshot) {
        if (m_found)
            showFound();
        return;
    }
    m_ran = signature;
    m_ranOn = m_data.snapshot;
    start();
}

// ---- From a study to a picture --------------------------------------------------------------------------------------

void StudiesPage::start()
{
    if (!runner())
        return;
    m_memory = std::make_shared<EvaluationMemory>();
    wattfare::showError(m_error, {});
    m_running = std::make_shared<Running>();
    m_running->study = m_study;
    m_running->snapshot = m_data.snapshot;
    const auto running = m_running;
    JobRunner::Job job;
    job.title = tr("Computing a study");
    job.work = [running](const ProgressFn &progress) {
        const auto keep = [&running](StudyFindings found) {
            auto kept = std::make_shared<const StudyFindings>(std::move(found));
            auto spec = std::make_shared<const ChartSpec>(buildStudyChart(*kept, *running->snapshot));
            const std::scoped_lock locked(running->lock);
            running->found = std::move(kept);
            running->spec = std::move(spec);
        };
        FindingsOptions options;
        options.progress = progress;
        options.picture = [&keep](const StudyFindings &found) { keep(found); };
        auto found = findStudy(running->study, running->snapshot, options);
        if (found)
            keep(std::move(*found));
        else
            running->error = found.error();
    };
    job.progress = [this, running](double share) {
        if (running != m_running)
            return;
        m_progress->setValue(static_cast<int>(1000 * share));
        takePicture(running);
    };
    job.done = [this, running] {
        if (running != m_running)
            return;
        if (!running->error)
            takePicture(running);
        setComputing(false);
        if (running->error)
            showError(text(*running->error));
    };
    job.cancelled = [this, running] {
        if (running != m_running)
            return;
        m_running.reset();
        setComputing(false);
        if (m_found)
            showFound();
        else
            m_standing->setText(tr("Cancelled before the first picture."));
    };
    job.failed = [this, running](const Error &error) {
        if (running != m_running)
            return;
        setComputing(false);
        showError(text(error));
    };
    m_found.reset();
    m_rows.reset();
    m_table->setSource(nullptr);
    m_answer->hide();
    m_chart->setSelection({});
    m_chart->resetZoom();
    showPoint();
    setComputing(true);
    runner()->start(&m_job, std::move(job));
}

void StudiesPage::stop()
{
    const auto running = std::exchange(m_running, nullptr);
    if (running && runner() && runner()->isRunning(&m_job))
        runner()->cancel(&m_job);
    setComputing(false);
}

void StudiesPage::takePicture(const std::shared_ptr<Running> &running)
{
    std::shared_ptr<const ChartSpec> spec;
    {
        const std::scoped_lock locked(running->lock);
        if (!running->spec || running->found == m_found)
            return;
        m_found = running->found;
        spec = running->spec;
    }
    m_chart->setSelection({}); // of points that a finer picture numbers otherwise
    m_chart->setSpec(spec);
    m_chart->setBusy(false);
    setPictureContext(*m_chart, m_data);
    showPoint();
    showFound();
}

void StudiesPage::showFound()
{
    if (m_found->final) {
        m_rows = std::make_shared<CrossingRows>(*m_found);
        m_table->setSource(m_rows);
        m_table->sizeColumns();
        m_answer->setText(studyAnswer(*m_found));
        m_answer->show();
        m_standing->setText(tr("Final."));
    } else {
        m_standing->setText(
            m_computing ? tr("Coarse at first, finer along the borders…") : tr("Cancelled: the picture is not final."));
    }
}

void StudiesPage::showError(const QString &error)
{
    m_running.reset();
    m_found.reset();
    m_ran.clear();
    setComputing(false);
    wattfare::showError(m_error, error);
    m_answer->hide();
    m_standing->clear();
    m_table->setSource(nullptr);
    m_chart->setSpec(emptyChart(error));
    m_chart->setBusy(false);
    showPoint();
}

void StudiesPage::setComputing(bool on)
{
    m_computing = on;
    m_progress->setVisible(on);
    m_table->setEmptyText(on            ? tr("Where the best changes is looked for once the picture is final.")
            : m_found && m_found->final ? tr("The best does not change along these axes.")
                                        : tr("Where the best changes was not looked for."));
    m_cancel->setVisible(on);
    m_cancel->setEnabled(on);
    if (!on)
        m_progress->setValue(0);
    m_chart->setBusy(on && !m_found);
}

// ---- A point of it --------------------------------------------------------------------------------------------------

void StudiesPage::showPoint()
{
    const bool chosen = m_found && !m_found->maps.empty() && !m_chart->selection().isEmpty();
    m_open->setVisible(m_found && !m_found->maps.empty());
    m_open->setEnabled(chosen);
    if (!chosen) {
        m_point->setText(m_found && !m_found->maps.empty()
                ? tr("A click chooses a point, a double-click opens its scenario.")
                : QString());
        m_point->setVisible(!m_point->text().isEmpty());
        return;
    }
    const std::size_t point = studyPoint(*m_found, *m_chart->selection().cbegin());
    const PointResult result = evaluatePoint(m_found->study, m_data.snapshot, point, m_memory);
    QStringList lines{placeWords(m_found->study, point)};
    lines << text(studyCandidate(result.winner));
    const QString more = pointEvidence(result, m_found->study);
    if (!more.isEmpty())
        lines << more.split(QLatin1Char('\n'));
    m_point->setText(lines.join(QStringLiteral(" · ")));
    m_point->show();
}

// What the map itself does not hold: evaluated when it is asked for. One point takes about 0.7 ms for LayoutLM on every
// type and up to 4 ms for the LLM presets, so the mouse does not wait for a job.
QString StudiesPage::evidence(qint64 key)
{
    if (!m_found || m_found->maps.empty() || key < 0 || !m_data.snapshot)
        return {};
    return pointEvidence(
        evaluatePoint(m_found->study, m_data.snapshot, studyPoint(*m_found, key), m_memory), m_found->study);
}

void StudiesPage::openPoint(qint64 key)
{
    if (m_found && !m_found->maps.empty() && key >= 0)
        openScenario(scenarioAt(m_found->study, studyPoint(*m_found, key)));
}

void StudiesPage::openCrossing(qint64 key)
{
    if (m_found && m_rows && key >= 0)
        openScenario(scenarioOf(m_found->study, m_rows->values(key)));
}

// As the document was, with the values of the point.
void StudiesPage::openScenario(Result<Scenario> scenario)
{
    if (!scenario) {
        emit statusMessage(text(scenario.error()));
        return;
    }
    scenario->day = m_data.scenario.day;
    scenario->viewState = m_data.scenario.viewState;
    scenario->unknownKeys = m_data.scenario.unknownKeys;
    Study study = m_study;
    study.scenario = *scenario;
    emit scenarioEdited(withStudy(*scenario, study), tr("Scenario of a point of the study"), -1);
    emit statusMessage(tr("The scenario has the values of the point."));
}

// ---- Memory ---------------------------------------------------------------------------------------------------------

QJsonObject StudiesPage::saveState() const
{
    return {{QStringLiteral("columns"), QString::fromLatin1(m_columns->saveState().toBase64())},
        {QStringLiteral("rows"), QString::fromLatin1(m_split->saveState().toBase64())},
        {QStringLiteral("hidden"), QJsonArray::fromStringList(m_chart->hiddenSeries())},
        {QStringLiteral("parameters"), m_parametersChosen ? QJsonValue(m_parameters->isChecked()) : QJsonValue()}};
}

void StudiesPage::restoreState(const QJsonObject &state)
{
    m_columns->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("columns")).toString().toLatin1()));
    m_split->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("rows")).toString().toLatin1()));
    if (const QJsonValue shown = state.value(QStringLiteral("parameters")); shown.isBool()) {
        m_parametersChosen = true;
        m_parameters->setChecked(shown.toBool());
    }
}

} // namespace wattfare
