// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/job_runner.h"
#include "views/pages/view_data.h"

#include <QJsonObject>
#include <QWidget>

#include <functional>

namespace wattfare {

// What a page does with a file that the window has read: its name without the folder, its content. A name of its own,
// since moc misreads the const inside a function type.
using FileTaken = std::function<void(const QString &fileName, const QByteArray &content)>;

// A view of the main window: a page of the centre or the content of a dock. It receives data, never fetches it: no
// files, no SQL. Data arrives only while the page is visible; what came in between arrives at once when it is shown.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    // Stable id ("explore"): settings, help page (resources/help/<language>/<id>.md), object name.
    virtual QString id() const = 0;

    // Everything anew: another catalogue, scenario or result. Null pointers inside are normal.
    virtual void setData(const ViewData &viewData) = 0;
    virtual void setSelection(const Selection &selection) { Q_UNUSED(selection) }
    void setJobRunner(JobRunner *runner) { m_runner = runner; }

    // What the page remembers between runs (splitters, columns, toggles). A broken state is ignored.
    virtual QJsonObject saveState() const { return {}; }
    virtual void restoreState(const QJsonObject &state) { Q_UNUSED(state) }

    // Parts of the page that can be shown one at a time (kinds of chart, kinds of simulation), by id; for pictures and
    // links.
    virtual QStringList views() const { return {}; }
    virtual void showView(const QString &view) { Q_UNUSED(view) }

    // Puts the keyboard focus where work on the page begins.
    virtual void focusStart() { setFocus(); }

signals:
    void selectionEdited(const wattfare::Selection &selection);
    // The scenario as it shall be. `text` names the change for Undo; edits with the same positive `mergeId` are one
    // step.
    void scenarioEdited(const wattfare::Scenario &scenario, const QString &text, int mergeId);
    // A file to be written by the window: suggested name, filter ("PNG images (*.png)"), content made when a name is
    // chosen.
    void exportRequested(const QString &fileName, const QString &filter, const std::function<QByteArray()> &content);
    // A file to be chosen and read by the window: title of the dialog, filter; `taken` gets its name and content.
    void openRequested(const QString &title, const QString &filter, const wattfare::FileTaken &taken);
    void statusMessage(const QString &text); // for the status line, gone after a while
    void statusMessageOver(const QString &text); // what it said no longer holds
    void actionRequested(
        const QString &actionId); // an action of the window by its id ("open_catalogue"), "page:ID", "method:SECTION"
    void explainRequested(const wattfare::Selection &cell); // show the derivation in the inspector

protected:
    JobRunner *runner() const { return m_runner; }

    // What the page has at least without scrolling. Asking this instead of its own size keeps a page that arranges
    // itself from turning round and round: what it shows decides on its height, that on a scroll bar, and that on its
    // width.
    QSize room() const;

private:
    JobRunner *m_runner = nullptr;
};

} // namespace wattfare
