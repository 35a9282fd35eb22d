// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_page.h"

#include "model/simulation/fleet/fleet_export.h"
#include "model/workload/document.h"
#include "views/charts/chart_view.h"
#include "views/pages/simulate/simulate_pools.h"
#include "views/pages/simulate/simulate_text.h"
#include "views/tables/data_table_view.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/section.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QButtonGroup>
#include <QCryptographicHash>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>

namespace wattfare {

// Shared with the worker; the worker alone writes `output`, then sets `ready`.
struct SimulatePage::Running {
    SimulationInput input;
    std::stop_source stop;
    SimulationOutput output;
    std::atomic<bool> ready{false};
};

namespace {

// What the catalogue entry of the page shows of a failure that belongs to no field.
ChartSpec emptyChart(const QString &reason)
{
    ChartSpec spec;
    spec.id = "simulation";
    spec.empty = reason.toStdString();
    spec.kind = LineChart{};
    return spec;
}

} // namespace

SimulatePage::~SimulatePage()
{
    if (m_running)
        m_running->stop.request_stop(); // the runner drops the job with its context
}

QString SimulatePage::answer() const { return m_answer->text(); }
QString SimulatePage::standing() const { return m_standing->text(); }
QString SimulatePage::chances() const { return m_chances->text(); }
QString SimulatePage::error() const { return m_error->text(); }
QString SimulatePage::warning() const { return m_warning->text(); }

QStringList SimulatePage::views() const
{
    QStringList ids;
    for (int i = 0; i < kSimulationKinds; ++i)
        ids << simulationKindId(static_cast<SimulationKind>(i));
    return ids;
}

void SimulatePage::showView(const QString &view)
{
    const QStringList parts = view.split(QLatin1Char('/'));
    const auto index = views().indexOf(parts.front());
    if (index < 0)
        return;
    m_kindChosen = true;
    if (parts.size() > 1)
        m_charts[static_cast<std::size_t>(index)] = parts[1];
    setKind(static_cast<SimulationKind>(index));
}

void SimulatePage::focusStart() { form()->focusFirst(); }

bool SimulatePage::subject(TypeIndex &type, RegionIndex &region) const
{
    const Results &results = *m_data.results;
    std::optional<Candidate> candidate;
    if (const auto current = m_selection.current(); current && results.find(*current))
        candidate = current;
    else if (m_data.answer && m_data.answer->cheapest)
        candidate = results.candidate(*m_data.answer->cheapest);
    if (!candidate)
        return false;
    type = candidate->type;
    region = candidate->region;
    return true;
}

QString SimulatePage::refusal() const
{
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    if (!m_data.results || !subject(type, region))
        return {};
    const Results &results = *m_data.results;
    const Snapshot &snapshot = results.snapshot();
    auto row = m_selection.current() ? results.find(*m_selection.current()) : std::nullopt;
    if (!row && m_data.answer)
        row = m_data.answer->cheapest;
    if (!row)
        return {};
    if (results.lacks(*row, Missing::throughput) || results.lacks(*row, Missing::size))
        return text(results.reason(*row, Metric::throughputPerSecond).id.empty()
                ? results.reason(*row, Metric::instances)
                : results.reason(*row, Metric::throughputPerSecond));
    const bool sold = snapshot.priceAt(snapshot.onDemand, type, region, results.asOf())
        || snapshot.priceAt(snapshot.spot, type, region, results.asOf()) || !results.lacks(*row, Missing::price);
    return sold ? QString() : text(results.reason(*row, Metric::priceUsdPerHour));
}

QString SimulatePage::enteredFor(const Scenario &scenario) const
{
    const Snapshot &snapshot = *m_data.snapshot;
    Scenario asked = scenario; // what is asked, not how it is looked at
    asked.title.clear();
    asked.preset.clear();
    asked.pinned.clear();
    asked.baseline.clear();
    asked.catalogVersion.clear();
    asked.catalogHash.clear();
    asked.inputs.clear();
    asked.viewState.clear();
    asked.day.reset(); // what is asked again tomorrow is the same
    asked.unknownKeys.clear();
    const auto hash
        = QCryptographicHash::hash(QByteArray::fromStdString(writeScenario(asked)), QCryptographicHash::Md5).toHex();
    return QStringLiteral("%1|%2|%3")
        .arg(QString::fromStdString(snapshot.types[m_source.type()].name),
            QString::fromStdString(snapshot.regions[m_source.region()].code), QString::fromLatin1(hash));
}

// How to draw trajectories is no figure of the candidate: it stays.
void SimulatePage::dropForeign()
{
    const QString now = enteredFor(m_data.results->scenario());
    const QString before = std::exchange(m_enteredFor, now);
    if (before.isEmpty() || now == before || now == m_pinnedFor)
        return;
    bool dropped = false;
    for (SimulateState &each : m_states) {
        SimulateState kept;
        for (const char *name : {"trajectories", "seed", "half_width", "series_points"})
            if (const auto edit = each.edits.constFind(QLatin1String(name)); edit != each.edits.cend())
                kept.edits.insert(edit.key(), *edit);
        dropped = dropped || kept.edits.size() < each.edits.size() || each.market || each.pools;
        each = std::move(kept);
    }
    if (dropped)
        emit statusMessage(tr("What was entered on Simulate was for another candidate or scenario: dropped."));
}

void SimulatePage::setData(const ViewData &viewData)
{
    const bool first = !m_data.results && viewData.results;
    m_data = viewData;
    if (first && !m_kindChosen) {
        const WorkloadKind work = m_data.results->scenario().kind;
        m_kind = work == WorkloadKind::training || work == WorkloadKind::hpc ? SimulationKind::checkpoint
                                                                             : SimulationKind::fleet;
    }
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    if (!m_data.snapshot || !m_data.results || !m_data.answer || !subject(type, region)) {
        stop();
        m_follows = false;
        m_output.reset();
        m_ran.clear();
        if (m_data.results && m_data.results->size() > 0 && !m_data.error) // nobody chose one of them
            m_stack->showEmpty(tr("Nothing to simulate yet"),
                tr("No candidate qualifies. Select one in the table to simulate it."), tr("Go to the table"));
        else
            m_stack->showEmpty(m_data.snapshot ? tr("Nothing to simulate yet") : tr("No catalogue is open"),
                m_data.error ? text(*m_data.error)
                             : tr("A simulation starts from a candidate of the workload and its spot market."),
                m_data.snapshot ? tr("Start from the example") : tr("Open a catalogue…"));
        return;
    }
    if (const QString why = refusal(); !why.isEmpty()) {
        stop();
        m_follows = false;
        m_output.reset();
        m_ran.clear();
        m_stack->showEmpty(
            tr("%1 cannot do this work").arg(QString::fromStdString(m_data.results->snapshot().types[type].name)), why,
            tr("Go to the table"));
        return;
    }
    m_stack->showBody();
    m_source.setData(m_data);
    m_source.setSubject(type, region);
    m_pools->setTypes(m_source.spotTypes());
    setKind(m_kind);
}

void SimulatePage::setSelection(const Selection &selection)
{
    const bool same = selection.current() == m_selection.current();
    m_selection = selection;
    if (same || !m_data.results)
        return;
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    if (!m_stack->showsBody() && m_enteredFor.isEmpty()) { // not shown yet
        setData(m_data);
        return;
    }
    if (!m_stack->showsBody() || !m_data.answer || !subject(type, region) || !refusal().isEmpty()) {
        stop(); // the page turns as a whole: once the selection rests, not under a key that is held down
        m_ran.clear();
        m_follows = true;
        m_rest.start();
        return;
    }
    if (!m_follows && type == m_source.type() && region == m_source.region())
        return;
    if (m_running) {
        stop();
        m_ran.clear();
    }
    m_follows = true;
    showSubject(type, region);
    m_chart->setBusy(true);
    m_rest.start();
}

void SimulatePage::showSubject(TypeIndex type, RegionIndex region)
{
    const Snapshot &snapshot = m_data.results->snapshot();
    m_subject->setText(QStringLiteral("%1 · %2").arg(
        QString::fromStdString(snapshot.types[type].name), QString::fromStdString(snapshot.regions[region].code)));
}

void SimulatePage::setKind(SimulationKind kind)
{
    const bool other = kind != m_kind;
    m_kind = kind;
    m_kinds->button(static_cast<int>(kind))->setChecked(true);
    m_formStack->setCurrentIndex(static_cast<int>(kind));
    if (other) {
        stop();
        m_output.reset();
        m_table->setSource(emptySimulationTable(kind));
    }
    fillTabs();
    if (m_data.results && m_stack->showsBody())
        refresh();
}

// ---- From parameters to a run
// ------------------------------------------------------------------------------------------

void SimulatePage::refresh()
{
    if (m_follows) {
        m_follows = false;
        m_rest.stop();
        TypeIndex type = kNone;
        RegionIndex region = kNone;
        if (!m_data.answer || !subject(type, region) || !refusal().isEmpty()) {
            setData(m_data); // which says why
            return;
        }
        m_source.setSubject(type, region);
        m_pools->setTypes(m_source.spotTypes());
    }
    showSubject(m_source.type(), m_source.region());
    dropForeign();
    m_setup = m_source.setup(m_kind, state());
    const bool windows = m_setup.input.deadline.sampling == DeadlineSampling::everyStart;
    if (std::exchange(m_windows, windows) != windows)
        fillTabs();
    form()->setValues(m_setup.values);
    QStringList notes{m_setup.note, showPin()};
    notes.removeAll(QString());
    form()->setMarket(m_setup.market, m_setup.items, notes.join(QLatin1Char('\n')));
    QHash<QString, QString> originals;
    if (!state().edits.isEmpty()) {
        SimulateState untouched = state();
        untouched.edits.clear();
        const QHash<QString, QString> values = m_source.setup(m_kind, untouched).values;
        for (auto it = state().edits.cbegin(); it != state().edits.cend(); ++it)
            originals.insert(it.key(), values.value(it.key()));
    }
    form()->setEdited(state().any(), originals);
    form()->setFailure(m_setup.failure);
    m_pools->setPools(m_setup.input.fleet.pools);
    showWarning();
    if (!m_setup.badField.isEmpty()) {
        stop();
        if (ParameterField *field = form()->field(m_setup.badField))
            field->setError(m_setup.badText);
        m_ran.clear();
        return;
    }
    if (m_setup.failure) {
        stop();
        m_ran.clear();
        showFailure(*m_setup.failure);
        return;
    }
    const QString signature = m_setup.signature();
    if (signature == m_ran && m_ranOn && m_ranOn->snapshotPtr() == m_data.results->snapshotPtr()) {
        showOutput();
        return;
    }
    m_ran = signature;
    m_ranOn = m_data.results;
    if (!runner())
        return;
    if (m_running)
        m_running->stop.request_stop();
    m_running = std::make_shared<Running>();
    m_running->input = m_setup.input;
    m_more = false;
    start(m_running, std::min<std::uint64_t>(m_running->input.n, kPreviewTrajectories));
    drawTimeline();
}

void SimulatePage::start(const std::shared_ptr<Running> &running, std::uint64_t n)
{
    const bool preview = n < running->input.n;
    const double from = preview ? 0.0 : std::min(1.0, m_more ? 0.02 : 0.0);
    m_waitForStop.stop();
    setComputing(true);
    running->ready = false;
    JobRunner::Job job;
    job.title = tr("Simulating");
    job.work = [running, n](const ProgressFn &progress) {
        running->output = runSimulation(running->input, n, progress, running->stop.get_token());
        running->ready = true;
    };
    job.done = [this, running, preview] {
        if (running == m_running)
            take(std::move(running->output), preview);
    };
    job.cancelled = [this, running] { cancelled(running); };
    job.progress = [this, running, from, preview](double share) {
        if (running == m_running)
            m_progress->setValue(static_cast<int>(1000 * (preview ? 0.02 * share : from + (1.0 - from) * share)));
    };
    job.failed = [this, running](const Error &error) {
        if (running != m_running)
            return;
        setComputing(false);
        showNothing(text(error));
    };
    runner()->start(this, std::move(job));
}

// Cancel drops the answer of a job, but the engine still hands back the trajectories that are complete: they are worth
// waiting for a moment.
void SimulatePage::cancelled(const std::shared_ptr<Running> &running)
{
    running->stop.request_stop();
    if (running != m_running)
        return;
    m_waitForStop.disconnect(this);
    connect(&m_waitForStop, &QTimer::timeout, this, [this, running] {
        if (running != m_running) {
            m_waitForStop.stop();
            return;
        }
        if (!running->ready)
            return;
        m_waitForStop.stop();
        SimulationOutput output = std::move(running->output);
        // A preview that is further than the cancelled refinement stays.
        if (!output.failure && (!m_output || output.info.n >= m_output->info.n)) {
            output.info.cancelled = output.info.n < output.input.n;
            take(std::move(output), false);
        } else {
            setComputing(false);
            m_standing->setText(m_output ? tr("Cancelled. %1").arg(simulationStanding(*m_output, false))
                                         : tr("Cancelled before the first trajectories."));
        }
    });
    m_waitForStop.start(10);
}

void SimulatePage::stop()
{
    const auto running = std::exchange(m_running, nullptr);
    m_waitForStop.stop();
    if (running) {
        running->stop.request_stop();
        if (runner())
            runner()->cancel(this);
    }
    setComputing(false);
}

void SimulatePage::take(SimulationOutput output, bool more)
{
    if (output.failure && output.failure->status != Status::cancelled) {
        setComputing(false);
        showFailure(*output.failure);
        return;
    }
    output.input.checkpoint.process.reset(); // a replay holds its trace: the charts are made
    m_more = more;
    m_output = std::make_shared<const SimulationOutput>(std::move(output));
    showOutput();
    if (more)
        start(m_running, m_running->input.n);
    else
        setComputing(false);
}

void SimulatePage::showFailure(const Failure &failure)
{
    form()->setFailure(failure);
    showNothing(text(failure));
    const QString field = QString::fromStdString(failure.field);
    const bool ofPools = failure.status == Status::noCapacity && m_kind == SimulationKind::fleet;
    m_waitsFor = ofPools ? QStringLiteral("pools") : form()->field(field) != nullptr ? field : QString();
    m_toField->setText(ofPools ? tr("Go to the pools") : tr("Go to the field"));
    m_toField->setVisible(!m_waitsFor.isEmpty());
}

void SimulatePage::goToField()
{
    if (m_waitsFor == QLatin1String("pools")) {
        for (int tab = 0; tab < m_tabs->count(); ++tab)
            if (m_tabs->tabData(tab) == m_waitsFor)
                m_tabs->setCurrentIndex(tab);
        m_pools->focusFirst();
        return;
    }
    m_parametersChosen = true; // what is folded away cannot be filled
    m_parameters->setChecked(true);
    form()->focusField(m_waitsFor);
}

void SimulatePage::showNothing(const QString &why)
{
    m_output.reset();
    m_ran.clear();
    showWarning();
    m_error->setText(why);
    m_error->setVisible(true);
    m_answer->hide();
    m_chances->hide();
    m_toField->hide();
    m_standing->clear();
    m_noteSection->hide();
    m_table->setSource(emptySimulationTable(m_kind));
    m_chart->setSpec(emptyChart(why));
    m_chart->setBusy(false);
    m_view->setCurrentIndex(currentChart() == QLatin1String("pools") ? 1 : 0);
}

void SimulatePage::setComputing(bool on)
{
    m_computing = on;
    m_cancel->setEnabled(on);
    m_progress->setVisible(on);
    m_cancel->setVisible(on);
    if (!on)
        m_progress->setValue(0);
    m_chart->setBusy(on && !m_more);
}

void SimulatePage::exportFleet(bool scalingGroup)
{
    const FleetParams params = m_setup.input.fleet;
    const auto limits = fleetLimits(m_data.results->snapshot());
    const auto made = !limits ? Outcome<FleetExport>(tl::unexpected(limits.error()))
        : scalingGroup        ? exportAutoScalingGroup(params, "wattfare", "wattfare-launch-template", *limits)
                              : exportEc2Fleet(params, "wattfare-launch-template", *limits);
    if (!made) {
        m_pools->setError(text(made.error()));
        return;
    }
    m_pools->setError({});
    QStringList notes;
    for (const Message &note : made->notes)
        notes << text(note);
    m_pools->setNote((QStringList{tr("Names a launch template wattfare-launch-template: insert yours.")} + notes)
                         .join(QLatin1Char(' ')));
    emit exportRequested(scalingGroup ? QStringLiteral("auto-scaling-group.json") : QStringLiteral("ec2-fleet.json"),
        tr("JSON files (*.json)"), [json = made->json] { return QByteArray::fromStdString(json); });
}

Outcome<Scenario> SimulatePage::pinned() const
{
    if (!m_setup.runnable())
        return failure(Status::noData, "market");
    const Snapshot &snapshot = *m_data.snapshot;
    if (m_kind == SimulationKind::fleet) {
        const auto fleet = onConstantRate(m_setup.input.fleet, m_setup.market, snapshot);
        return fleet ? withPinnedFleet(m_data.scenario, *fleet) : tl::unexpected(fleet.error());
    }
    const auto run = onConstantRate(m_setup.input.checkpoint, m_setup.market, snapshot);
    return run ? withPinnedRun(m_data.scenario, *run) : tl::unexpected(run.error());
}

QString SimulatePage::showPin()
{
    m_pin->setVisible(m_kind != SimulationKind::deadline);
    if (m_kind == SimulationKind::deadline)
        return {};
    const auto next = pinned();
    m_pin->setEnabled(next.has_value());
    QString why;
    const bool recorded = m_kind == SimulationKind::fleet ? m_setup.input.fleet.process != nullptr
                                                          : m_setup.input.checkpoint.process != nullptr;
    if (next && recorded)
        why = tr(
            "The table of candidates then uses the rate at which this market took capacity and the mean time until "
            "it came back. Undo reverts it.");
    else if (next)
        why = m_kind == SimulationKind::fleet
            ? tr("The table of candidates then uses this interruption rate and replacement time. Undo reverts it.")
            : tr("The table of candidates then uses this interruption rate and these checkpoint, restart and waiting "
                 "times. Undo reverts it.");
    else if (next.error().field == "process")
        why = m_setup.market.kind == MarketKind::priceReplay
            ? tr("No single rate stands for prices under a cap, and the scenario takes only a rate: not to be pinned.")
            : tr("No single rate stands for these states, and the scenario takes only a rate: not to be pinned.");
    else if (next.error().field == "pool")
        why = tr("The pools are interrupted at different rates; the scenario takes one rate for all types.");
    else
        why = text(next.error());
    m_pin->setToolTip(plainTip(why));
    m_pin->setAccessibleDescription(why);
    return !next && next.error().field == "process" ? why : QString();
}

void SimulatePage::pin()
{
    if (const auto next = pinned()) {
        m_pinnedFor = enteredFor(*next); // it follows from what was entered
        emit scenarioEdited(*next, tr("Pin of the simulated market"), -1);
    }
}

// ---- Memory
// ------------------------------------------------------------------------------------------------------------

QJsonObject SimulatePage::saveState() const
{
    QJsonObject kinds;
    for (int i = 0; i < kSimulationKinds; ++i) {
        const auto index = static_cast<std::size_t>(i);
        QJsonObject each = m_states[index].toJson();
        each[QStringLiteral("chart")] = m_charts[index];
        each[QStringLiteral("sections")] = QString::fromLatin1(m_forms[index]->openSections());
        kinds[simulationKindId(static_cast<SimulationKind>(i))] = each;
    }
    return {{QStringLiteral("kind"), m_kindChosen ? simulationKindId(m_kind) : QString()},
        {QStringLiteral("kinds"), kinds}, {QStringLiteral("for"), m_enteredFor},
        {QStringLiteral("columns"), QString::fromLatin1(m_columns->saveState().toBase64())},
        {QStringLiteral("rows"), QString::fromLatin1(m_rows->saveState().toBase64())},
        {QStringLiteral("parameters"), m_parametersChosen ? QJsonValue(m_parameters->isChecked()) : QJsonValue()}};
}

void SimulatePage::restoreState(const QJsonObject &state)
{
    const QJsonObject kinds = state.value(QStringLiteral("kinds")).toObject();
    for (int i = 0; i < kSimulationKinds; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const QJsonObject each = kinds.value(simulationKindId(static_cast<SimulationKind>(i))).toObject();
        if (each.isEmpty())
            continue;
        m_states[index] = SimulateState::fromJson(each);
        m_charts[index] = each.value(QStringLiteral("chart")).toString();
        m_forms[index]->setOpenSections(each.value(QStringLiteral("sections")).toString().toLatin1());
    }
    m_enteredFor = state.value(QStringLiteral("for")).toString();
    m_columns->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("columns")).toString().toLatin1()));
    m_rows->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("rows")).toString().toLatin1()));
    if (const QJsonValue shown = state.value(QStringLiteral("parameters")); shown.isBool()) {
        m_parametersChosen = true;
        m_parameters->setChecked(shown.toBool());
    }
    const auto index = views().indexOf(state.value(QStringLiteral("kind")).toString());
    if (index >= 0) {
        m_kindChosen = true;
        setKind(static_cast<SimulationKind>(index));
    } else if (m_data.results && m_stack->showsBody()) {
        refresh();
    }
}

} // namespace wattfare
