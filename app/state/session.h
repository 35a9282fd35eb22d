// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/view_data.h"

#include <QFutureWatcher>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <vector>

namespace wattfare {

// The state behind the window: catalogue, scenario with its undo history, results, selection. Everything lives on the
// GUI thread; an evaluation that is expected to take longer than a quarter of a frame runs on another and is dropped if
// the scenario moved on meanwhile.
class Session : public QObject
{
    Q_OBJECT
public:
    using Evaluator = std::function<Result<ResultsPtr>(const Scenario &, const SnapshotPtr &)>;
    explicit Session(QObject *parent = nullptr);
    Session(Evaluator evaluator, QObject *parent);
    ~Session() override;

    const ViewData &data() const { return m_data; }
    const Scenario &scenario() const { return m_data.scenario; }
    const SnapshotPtr &snapshot() const { return m_data.snapshot; }
    const ResultsPtr &results() const { return m_data.results; }
    const Selection &selection() const { return m_selection; }
    QUndoStack *undoStack() { return &m_undo; }

    void setSnapshot(SnapshotPtr snapshot);
    // Another document: clears the history. `path` is empty for one that was never saved.
    void setDocument(Scenario scenario, const QString &path, bool modified = false);
    // One change of the scenario, on the undo stack. Edits with the same positive `mergeId` in a row become one step.
    void edit(const Scenario &next, const QString &text, int mergeId = -1);
    // Another document, as one unsaved change: Undo brings the one before back, with its file. `path` is empty for one
    // that has no file yet.
    void replace(const Scenario &next, const QString &text, const QString &path = {});
    // Unsaved documents that are not on screen but that Undo or Redo gives back, as they were left. Presets that nobody
    // has changed are not among them.
    std::vector<Scenario> replacedDocuments() const;
    // What a view changed about itself (columns of one's own), as a step of undo.
    void noteViewEdit(const QString &page, const QString &text, const QJsonObject &before, const QJsonObject &after);
    void setSelection(const Selection &selection);

    QString path() const { return m_path; }
    QString title() const; // of the scenario, the file or the preset
    // Steps of the history whose id() is this change the person's data, not the document.
    static constexpr int kDataStep = -2;
    bool isModified() const;
    void markSaved(const QString &path);
    bool isBusy() const { return m_data.busy; }

    // Evaluations expected to take longer run on another thread; tests set 0 to force that.
    void setSynchronousLimitMs(double ms) { m_synchronousLimitMs = ms; }

signals:
    void snapshotChanged();
    void scenarioChanged();
    void resultsChanged(); // results, error or busy state
    void selectionChanged();
    // Undo or redo of noteViewEdit(): whoever shows the page gives it that state.
    void viewStateWanted(const QString &page, const QJsonObject &state);
    void documentChanged(); // path, title or unsaved mark
    void documentReplaced(); // another one: opened, begun, or given back by Undo
    void replacedDocumentsChanged();

private:
    friend class ScenarioCommand;
    // One document in the history: from the step after that which brought it to the step that replaces it.
    struct Stretch {
        int first, last; // states: the number of steps done
        friend bool operator==(const Stretch &, const Stretch &) = default;
    };
    std::vector<Stretch> otherStretches() const; // without the one on screen
    void noteStretches();
    void apply(const Scenario &scenario, const QString &path);
    void reevaluate();
    void take(Result<ResultsPtr> results, double ms);
    double expectedMs() const;

    Evaluator m_evaluator;
    ViewData m_data;
    Selection m_selection;
    QUndoStack m_undo;
    QString m_path;
    bool m_unsaved = false, m_toldModified = false;
    std::vector<Stretch> m_stretches;
    std::optional<Scenario> m_evaluated; // without what does not change results
    double m_msPerThousand = 0.5; // measured; per 1000 candidates
    double m_synchronousLimitMs = 8.0; // half a frame: below, to show "busy" and repaint twice takes longer
    struct Timed {
        Result<ResultsPtr> results;
        double ms;
    };
    QFutureWatcher<std::shared_ptr<Timed>> m_watcher;
    bool m_again = false; // the scenario changed while an evaluation ran
};

} // namespace wattfare
