// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/study_jobs_dialog.h"

#include "views/dialogs/dialog_size.h"
#include "views/tables/data_table_view.h"
#include "views/tables/value_table.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/format.h"

#include <QDir>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace wattfare {

StudyJobsDialog::StudyJobsDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Studies under way"));
    setObjectName(QStringLiteral("study_jobs_dialog"));
    m_table = new DataTableView(this);
    m_table->setAccessibleName(tr("Studies under way"));
    m_table->setEmptyText(
        tr("No study is under way. Run one on Slurm from the page Studies, or add the folder of a plan "
           "that the command line made."));
    m_note = selectableLabel(this);
    m_note->setFont(uiFont(TypeSize::caption));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_message = selectableLabel(this);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->hide();
    m_bar = new QProgressBar(this);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->hide();
    m_submit = addButton("submit", tr("Submit missing…"),
        tr("Sends the shards that are neither done nor on their way to Slurm"), &StudyJobsDialog::submitRequested);
    m_cancel = addButton("cancel_shards", tr("Cancel shards"),
        tr("Cancels the shards that wait or run; those that are done are kept"), &StudyJobsDialog::cancelRequested);
    m_merge = addButton(
        "merge", tr("Merge…"), tr("Writes all shards into one result file"), &StudyJobsDialog::mergeRequested);
    m_open = addButton("open_result", tr("Open result"), tr("Shows the result file on the page Query"),
        &StudyJobsDialog::openRequested);
    m_add = new QPushButton(tr("Add a plan…"), this);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setToolTip(tr("Follow a study by the folder of its plan, such as one that the command line made"));
    m_add->setAutoDefault(false);
    m_remove = addButton("remove", tr("Remove from the list"), tr("Follows it no longer; its folder and its jobs stay"),
        &StudyJobsDialog::removeRequested);
    m_stop = new QPushButton(tr("Cancel"), this);
    m_stop->setObjectName(QStringLiteral("stop"));
    m_stop->setToolTip(tr("Stops what is being done"));
    m_stop->setAutoDefault(false);
    m_stop->hide();
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("close"));
    close->setAutoDefault(false);
    auto *side = boxLayout<QVBoxLayout>(kSpace2);
    for (QPushButton *each : {m_submit, m_cancel, m_merge, m_open})
        side->addWidget(each);
    side->addStretch(1);
    for (QPushButton *each : {m_add, m_remove})
        side->addWidget(each);
    auto *upper = boxLayout<QHBoxLayout>(kSpace3);
    upper->addWidget(m_table, 1);
    upper->addLayout(side);
    auto *lower = boxLayout<QHBoxLayout>(kSpace2);
    lower->addWidget(m_bar, 1);
    lower->addWidget(m_stop);
    lower->addStretch(0);
    lower->addWidget(close, 0, Qt::AlignRight);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace2);
    layout->addLayout(upper, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_message);
    layout->addLayout(lower);
    resizeOnScreen(this, {980, std::max(420, 22 * fontMetrics().height())});
    connect(m_add, &QPushButton::clicked, this, &StudyJobsDialog::addRequested);
    connect(m_stop, &QPushButton::clicked, this, &StudyJobsDialog::stopRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_table, &DataTableView::currentCellChanged, this, &StudyJobsDialog::refresh);
    connect(m_table, &DataTableView::selectedKeysChanged, this, &StudyJobsDialog::refresh);
    setRows({});
}

QPushButton *StudyJobsDialog::addButton(
    const char *name, const QString &text, const QString &help, void (StudyJobsDialog::*wanted)(const QString &folder))
{
    auto *made = new QPushButton(text, this);
    made->setObjectName(QLatin1String(name));
    made->setProperty("help", help);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, [this, wanted] {
        if (const QString folder = chosen(); !folder.isEmpty())
            emit(this->*wanted)(folder);
    });
    return made;
}

QPushButton *StudyJobsDialog::button(const char *name) const { return findChild<QPushButton *>(QLatin1String(name)); }

void StudyJobsDialog::setRows(const std::vector<StudyJobsRow> &rows)
{
    const QString before = chosen();
    m_rows = rows;
    const auto count = [](const char *id, const QString &title, int width) {
        TableColumn column = tableColumn(id, title, width, TableColumn::Kind::number);
        column.style = format::Style::integer;
        return column;
    };
    std::vector<TableColumn> columns{tableColumn("folder", tr("Folder"), 18), tableColumn("study", tr("Study"), 22),
        count("points", tr("Points"), 8), count("shards", tr("Shards"), 5), count("done", tr("Done"), 5),
        count("running", tr("Running"), 5), count("waiting", tr("Waiting"), 5), count("missing", tr("Missing"), 5),
        count("damaged", tr("Damaged"), 5)};
    columns[1].visible = columns[2].visible = false; // the states are what one looks for
    auto table = std::make_shared<ValueTable>(std::move(columns));
    for (const StudyJobsRow &row : m_rows) {
        const QString why = row.problem.isEmpty() ? tr("not read yet") : row.problem;
        const auto cell
            = [&](double value) { return ValueTable::cell(row.known ? std::optional(value) : std::nullopt, why); };
        // Who does not hear from the scheduler cannot say what is on its way.
        const auto asked = [&](double value) {
            return row.silent.isEmpty() ? cell(value) : ValueTable::cell(std::nullopt, row.silent);
        };
        table->addRow({ValueTable::cell(row.folder.section(QLatin1Char('/'), -1)), ValueTable::cell(row.title),
            cell(row.points), cell(row.shards), cell(row.done), asked(row.running), asked(row.waiting),
            asked(row.missing), asked(row.damaged)});
    }
    m_table->setSource(table);
    choose(before);
    if (m_table->currentKey() < 0 && !m_rows.empty())
        m_table->setCurrentKey(0);
    refresh();
}

void StudyJobsDialog::choose(const QString &folder)
{
    const auto row = std::ranges::find(m_rows, folder, &StudyJobsRow::folder);
    if (row != m_rows.end() && m_table->currentKey() != row - m_rows.begin())
        m_table->setCurrentKey(row - m_rows.begin());
}

const StudyJobsRow *StudyJobsDialog::current() const
{
    const qint64 key = m_table->currentKey();
    return key >= 0 && key < static_cast<qint64>(m_rows.size()) ? &m_rows[static_cast<std::size_t>(key)] : nullptr;
}

QString StudyJobsDialog::chosen() const
{
    const StudyJobsRow *row = current();
    return row != nullptr ? row->folder : QString();
}

void StudyJobsDialog::setSlurm(const QString &missing)
{
    m_noSlurm = missing;
    refresh();
}

// What cannot be done now says why.
void StudyJobsDialog::allow(QPushButton *button, const QString &obstacle)
{
    button->setEnabled(obstacle.isEmpty());
    button->setToolTip(obstacle.isEmpty() ? button->property("help").toString() : obstacle);
}

void StudyJobsDialog::refresh()
{
    const StudyJobsRow *row = current();
    QStringList notes;
    if (row != nullptr)
        for (const QString &each :
            {QDir::toNativeSeparators(row->folder), row->title, row->problem, row->silent, row->note})
            if (!each.isEmpty())
                notes << each;
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
    const QString none = m_working ? tr("Something else is being done.")
        : row == nullptr           ? tr("Choose a study.")
                                   : QString();
    const QString unread = !none.isEmpty() || row->known ? none
        : row->problem.isEmpty()                         ? tr("The plan is being read.")
                                                         : row->problem;
    m_add->setEnabled(!m_working);
    allow(m_remove, none);
    const auto orElse = [&](bool may, const QString &obstacle) {
        return !unread.isEmpty() ? unread : may ? QString() : obstacle;
    };
    const QString scheduler = !m_noSlurm.isEmpty() ? m_noSlurm : row != nullptr ? row->silent : QString();
    allow(m_submit,
        orElse(row != nullptr && scheduler.isEmpty() && row->missing + row->damaged > 0,
            scheduler.isEmpty() ? tr("Every shard is done or on its way.") : scheduler));
    allow(m_cancel,
        orElse(row != nullptr && scheduler.isEmpty() && row->running + row->waiting > 0,
            scheduler.isEmpty() ? tr("No shard waits or runs.") : scheduler));
    allow(m_merge, orElse(row != nullptr && row->done >= row->shards, tr("Not every shard is done.")));
    allow(m_open, none.isEmpty() && row->result.isEmpty() ? tr("Merge the shards into a result file first.") : none);
}

void StudyJobsDialog::showWorking(const QString &what)
{
    m_working = !what.isEmpty();
    if (m_working)
        showMessage(what);
    m_bar->setRange(0, 0);
    m_bar->setVisible(m_working);
    m_stop->setVisible(m_working);
    refresh();
}

void StudyJobsDialog::setProgress(double share)
{
    m_bar->setRange(0, share > 0 ? 1000 : 0);
    m_bar->setValue(static_cast<int>(1000 * share));
}

void StudyJobsDialog::showMessage(const QString &text, bool error)
{
    if (error)
        colourAsError(m_message);
    else
        tint(m_message, {});
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

QString StudyJobsDialog::message() const { return m_message->isHidden() ? QString() : m_message->text(); }
QString StudyJobsDialog::note() const { return m_note->isHidden() ? QString() : m_note->text(); }

} // namespace wattfare
