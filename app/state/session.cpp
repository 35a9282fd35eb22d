// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/session.h"

#include "app/state/today.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/support/caught.h"
#include "views/words/currency.h"
#include "views/words/preset_text.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QUndoCommand>
#include <QtConcurrent>

#include <algorithm>
#include <optional>

namespace wattfare {

namespace {

double elapsedMs(const QElapsedTimer &timer) { return static_cast<double>(timer.nsecsElapsed()) * 1e-6; }

Result<ResultsPtr> evaluated(const Session::Evaluator &evaluator, const Scenario &scenario, const SnapshotPtr &snapshot)
{
    try {
        return evaluator(scenario, snapshot);
    } catch (...) {
        return tl::unexpected<Error>(caughtError());
    }
}

// The scenario without what no result depends on; two that are equal have the same results.
Scenario resultKey(Scenario scenario)
{
    scenario.title.clear();
    scenario.preset.clear();
    scenario.pinned.clear();
    scenario.baseline.clear();
    scenario.viewState.clear();
    scenario.unknownKeys.clear();
    return scenario;
}

} // namespace

class ScenarioCommand : public QUndoCommand
{
public:
    ScenarioCommand(
        Session *session, Scenario after, const QString &text, int mergeId, const std::optional<QString> &path)
        : QUndoCommand(text)
        , m_session(session)
        , m_before(session->scenario())
        , m_after(std::move(after))
        , m_pathBefore(session->path())
        , m_mergeId(mergeId)
        , m_pathAfter(path)
    {
    }
    void undo() override { apply(m_before, m_pathBefore); }
    void redo() override { apply(m_after, m_pathAfter.value_or(QString())); }
    int id() const override { return m_mergeId > 0 ? m_mergeId : -1; }
    bool replacesDocument() const { return m_pathAfter.has_value(); }
    const Scenario &before() const { return m_before; }
    const Scenario &after() const { return m_after; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ScenarioCommand *>(other); // the stack merges commands of one id only
        m_after = next->m_after;
        setText(next->text());
        if (m_before == m_after)
            setObsolete(true); // typed and taken back: a step of Undo that does nothing looks broken
        return true;
    }

private:
    void apply(const Scenario &scenario, const QString &path)
    {
        if (!m_pathAfter)
            return m_session->apply(scenario, m_session->path());
        m_session->m_selection = {}; // of the document before
        m_session->m_evaluated.reset(); // ... and the first of this one follows from its results
        m_session->apply(scenario, path);
        emit m_session->selectionChanged();
        emit m_session->documentReplaced();
    }

    Session *m_session;
    Scenario m_before, m_after;
    QString m_pathBefore;
    int m_mergeId;
    std::optional<QString> m_pathAfter; // of another document; none: a change of the same one
};

Session::Session(QObject *parent)
    : Session([memory = std::make_shared<EvaluationMemory>()](const Scenario &scenario,
                  const SnapshotPtr &snapshot) { return evaluate(scenario, snapshot, memory); },
        parent)
{
}

Session::Session(Evaluator evaluator, QObject *parent)
    : QObject(parent)
    , m_evaluator(std::move(evaluator))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, &Session::documentChanged);
    connect(&m_undo, &QUndoStack::indexChanged, this, &Session::noteStretches);
    connect(&m_undo, &QUndoStack::indexChanged, this,
        [this] { // the first edit after a step of data leaves the stack as unclean
            if (const bool now = isModified(); now != m_toldModified) {
                m_toldModified = now;
                emit documentChanged();
            }
        });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_again) {
            m_again = false;
            m_evaluated.reset(); // its text was noted when it had to wait
            reevaluate();
            return;
        }
        const std::shared_ptr<Timed> timed = m_watcher.result();
        take(std::move(timed->results), timed->ms);
    });
}

Session::~Session()
{
    m_undo.disconnect(this); // its end tells of changes, too
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void Session::setSnapshot(SnapshotPtr snapshot)
{
    Selection kept; // numbers of types and regions differ from catalogue to catalogue, names do not
    kept.metric = m_selection.metric;
    for (const Candidate &each : m_selection.candidates) {
        const SnapshotPtr &old = m_data.snapshot;
        if (!old || !snapshot || each.type >= old->types.size() || each.region >= old->regions.size())
            continue;
        const TypeIndex type = snapshot->type(old->types[each.type].name);
        const RegionIndex region = snapshot->region(old->regions[each.region].code);
        if (type != kNone && region != kNone)
            kept.candidates.push_back({type, region, each.option});
    }
    m_data.snapshot = std::move(snapshot);
    m_data.results.reset();
    m_data.answer.reset();
    m_data.error.reset();
    m_selection = std::move(kept);
    m_evaluated.reset();
    emit snapshotChanged();
    emit selectionChanged();
    reevaluate();
}

void Session::setDocument(Scenario scenario, const QString &path, bool modified)
{
    m_undo.clear();
    m_path = path;
    m_unsaved = modified;
    m_selection = {};
    m_evaluated.reset();
    apply(scenario, path);
    emit selectionChanged();
    emit documentChanged();
    emit documentReplaced();
}

bool Session::isModified() const
{
    const int clean = m_undo.cleanIndex(), now = m_undo.index();
    if (m_unsaved || clean < 0)
        return true;
    for (int i = std::min(clean, now); i < std::max(clean, now); ++i)
        if (m_undo.command(i)->id() != kDataStep)
            return true;
    return false;
}

void Session::edit(const Scenario &next, const QString &text, int mergeId)
{
    m_undo.push(new ScenarioCommand(this, next, text, mergeId, std::nullopt));
}

void Session::replace(const Scenario &next, const QString &text, const QString &path)
{
    m_undo.push(new ScenarioCommand(this, next, text, -1, path));
}

std::vector<Session::Stretch> Session::otherStretches() const
{
    std::vector<Stretch> others;
    int first = 0;
    for (int i = 0; i <= m_undo.count(); ++i) {
        const auto *command = i < m_undo.count() ? dynamic_cast<const ScenarioCommand *>(m_undo.command(i)) : nullptr;
        if (i < m_undo.count() && (!command || !command->replacesDocument()))
            continue;
        if (m_undo.index() < first || m_undo.index() > i)
            others.push_back({first, i});
        first = i + 1;
    }
    return others;
}

// A document that is not on screen does not change: who comes and who goes tells all.
void Session::noteStretches()
{
    std::vector<Stretch> now = otherStretches();
    if (now == m_stretches)
        return;
    m_stretches = std::move(now);
    emit replacedDocumentsChanged();
}

std::vector<Scenario> Session::replacedDocuments() const
{
    std::vector<Scenario> documents;
    for (const Stretch &each : otherStretches()) {
        if (m_undo.cleanIndex() == each.last && !(m_unsaved && each.first == 0))
            continue; // as its file has it
        const Scenario *left = nullptr;
        if (each.last < m_undo.count())
            left = &static_cast<const ScenarioCommand *>(m_undo.command(each.last))->before();
        for (int i = m_undo.count() - 1; !left && i >= 0; --i) // steps of views hold none
            if (const auto *command = dynamic_cast<const ScenarioCommand *>(m_undo.command(i)))
                left = &command->after();
        const Preset *preset = left ? findPreset(left->preset) : nullptr;
        if (left && !(preset && preset->scenario == *left))
            documents.push_back(*left);
    }
    return documents;
}

// A change of a view outside the scenario, made by the view itself before it is told.
class ViewCommand : public QUndoCommand
{
public:
    ViewCommand(Session *session, const QString &text, QString page, QJsonObject before, QJsonObject after)
        : QUndoCommand(text)
        , m_session(session)
        , m_page(std::move(page))
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }
    void undo() override { emit m_session->viewStateWanted(m_page, m_before); }
    void redo() override
    {
        if (m_done)
            emit m_session->viewStateWanted(m_page, m_after);
        m_done = true;
    }

private:
    Session *m_session;
    QString m_page;
    QJsonObject m_before, m_after;
    bool m_done = false;
};

void Session::noteViewEdit(
    const QString &page, const QString &text, const QJsonObject &before, const QJsonObject &after)
{
    m_undo.push(new ViewCommand(this, text, page, before, after));
}

void Session::apply(const Scenario &scenario, const QString &path)
{
    const bool moved = path != m_path || scenario.title != m_data.scenario.title;
    m_path = path;
    // What is selected was bought in one way: it keeps that, at its place in the new list, or goes with it.
    Selection kept = m_selection;
    if (scenario.purchase != m_data.scenario.purchase)
        std::erase_if(kept.candidates, [&before = m_data.scenario.purchase, &now = scenario.purchase](Candidate &each) {
            const auto found
                = each.option < before.size() ? std::find(now.begin(), now.end(), before[each.option]) : now.end();
            if (found != now.end())
                each.option = static_cast<decltype(each.option)>(found - now.begin());
            return found == now.end();
        });
    m_data.scenario = scenario;
    if (moved)
        emit documentChanged();
    emit scenarioChanged();
    if (kept != m_selection) {
        m_selection = std::move(kept);
        emit selectionChanged();
    }
    reevaluate();
}

void Session::setSelection(const Selection &wanted)
{
    Selection selection = wanted; // what is pinned may be nothing that the catalogue has
    std::erase_if(
        selection.candidates, [](const Candidate &each) { return each.type == kNone || each.region == kNone; });
    if (selection == m_selection || (selection.candidates.empty() && !wanted.candidates.empty()))
        return;
    m_selection = selection;
    emit selectionChanged();
}

QString Session::title() const
{
    if (!m_data.scenario.title.empty())
        return scenarioTitle(m_data.scenario);
    if (!m_path.isEmpty())
        return QFileInfo(m_path).completeBaseName();
    const QString model = scenarioTitle(m_data.scenario, m_data.snapshot.get());
    return model.isEmpty() ? tr("Untitled scenario") : model;
}

void Session::markSaved(const QString &path)
{
    m_path = path;
    m_unsaved = false;
    m_undo.setClean();
    emit documentChanged();
}

double Session::expectedMs() const
{
    const auto &s = m_data.scenario;
    const double regions = static_cast<double>(std::max<std::size_t>(s.regions.size(), 1));
    const double options = static_cast<double>(std::max<std::size_t>(s.purchase.size(), 1));
    const double types
        = static_cast<double>(s.typeFilter.empty() ? m_data.snapshot->types.size() : s.typeFilter.size());
    return m_msPerThousand * types * regions * options / 1000.0;
}

void Session::reevaluate()
{
    if (!m_data.snapshot) {
        emit resultsChanged();
        return;
    }
    Scenario asked = m_data.scenario;
    if (!asked.day)
        asked.day = today();
    Scenario key = resultKey(asked);
    if (key == m_evaluated && !m_watcher.isRunning()) {
        emit resultsChanged(); // title, pins or view state only
        return;
    }
    m_evaluated = std::move(key);
    if (m_watcher.isRunning()) {
        m_again = true;
        return;
    }
    if (expectedMs() < m_synchronousLimitMs) {
        QElapsedTimer timer;
        timer.start();
        auto results = evaluated(m_evaluator, asked, m_data.snapshot);
        take(std::move(results), elapsedMs(timer));
        return;
    }
    m_data.busy = true;
    emit resultsChanged();
    m_watcher.setFuture(
        QtConcurrent::run([evaluator = m_evaluator, scenario = std::move(asked), snapshot = m_data.snapshot] {
            QElapsedTimer timer;
            timer.start();
            auto results = evaluated(evaluator, scenario, snapshot);
            const double ms = elapsedMs(timer);
            return std::make_shared<Timed>(Timed{std::move(results), ms});
        }));
}

void Session::take(Result<ResultsPtr> results, double ms)
{
    m_data.busy = false;
    std::shared_ptr<const Answer> made;
    if (results) {
        try {
            made = std::make_shared<const Answer>(answer(**results));
        } catch (...) {
            results = tl::unexpected<Error>(caughtError());
        }
    }
    if (results) {
        m_data.results = *results;
        m_data.answer = std::move(made);
        m_data.error.reset();
        m_data.evaluationMs = ms;
        setShownCurrency((*results)->scenario().currency); // with the results: no head says another than its cells
        const double thousands = static_cast<double>((*results)->size()) / 1000.0;
        if (thousands > 0.05)
            m_msPerThousand
                = std::min(ms / thousands, m_msPerThousand + 0.25 * std::abs(ms / thousands - m_msPerThousand));
        bool selects = false;
        if (!(*results)->applies(m_selection.metric)) { // nothing to explain for this kind of work
            m_selection.metric = costMetric((*results)->scenario().kind);
            selects = true;
        }
        if (m_selection.candidates.empty() && m_data.answer->cheapest) {
            m_selection.candidates = {(*results)->candidate(*m_data.answer->cheapest)};
            selects = true;
        }
        if (selects)
            emit selectionChanged();
    } else {
        m_data.error = results.error();
    }
    emit resultsChanged();
}

} // namespace wattfare
