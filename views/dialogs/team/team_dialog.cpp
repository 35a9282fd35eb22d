// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/team/team_dialog.h"

#include "views/dialogs/dialog_size.h"
#include "views/dialogs/form_labels.h"
#include "views/dialogs/my_data_dialog.h"
#include "views/dialogs/team/team_tables.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/text_column.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/plain.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace wattfare {

namespace {

using State = TeamPublication::State;
enum What : int { ownValue, ownImport };
constexpr int kWhatRole = Qt::UserRole + 1;
constexpr int kLookMs = 150; // a publication that is only passed over is not asked for

QTreeWidget *plainTree(QWidget *parent, const QString &name)
{
    auto *made = new QTreeWidget(parent);
    made->setAccessibleName(name);
    made->setUniformRowHeights(true);
    made->header()->setFont(uiFont(TypeSize::body, true)); // as in the tables
    made->setMinimumHeight(4 * made->fontMetrics().height());
    return made;
}

QLineEdit *fieldLine(QWidget *parent, const char *name, const QString &title, const QString &help)
{
    auto *made = new QLineEdit(parent);
    made->setObjectName(QString::fromUtf8(name));
    made->setAccessibleName(title);
    made->setToolTip(help);
    return made;
}

} // namespace

TeamDialog::TeamDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Team catalogue"));
    setObjectName(QStringLiteral("team_dialog"));
    m_address = fieldLine(this, "address", tr("Address"),
        tr("postgres://USER@HOST:PORT/DATABASE, encrypted and verified; or postgres:///DATABASE?host=/FOLDER for a "
           "local socket. It is remembered; a password has no place in it."));
    m_address->setPlaceholderText(QStringLiteral("postgres://USER@HOST/DATABASE"));
    auto *addressLabel = new QLabel(tr("Address:"), this);
    addressLabel->setBuddy(m_address);
    m_connect = button(tr("Connect"), "connect", tr("Asks the server for its publications"));
    m_password = fieldLine(this, "password", tr("Password"), tr("Used while this window is open, and stored nowhere"));
    m_password->setEchoMode(QLineEdit::Password);
    m_passwordLabel = new QLabel(tr("Password:"), this);
    m_passwordLabel->setBuddy(m_password);
    m_passwordLabel->hide();
    m_password->hide();
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpace3);
    grid->setVerticalSpacing(kSpace2);
    grid->addWidget(addressLabel, 0, 0);
    grid->addWidget(m_address, 0, 1);
    grid->addWidget(m_connect, 0, 2);
    grid->addWidget(m_passwordLabel, 1, 0);
    grid->addWidget(m_password, 1, 1);
    m_note = selectableLabel(this);
    m_note->hide();
    m_error = selectableLabel(this);
    m_error->hide();
    m_stack = new QStackedWidget(this);
    for (QWidget *page : {listPage(), workingPage(), choosePage(), reviewPage()})
        m_stack->addWidget(page);

    m_pull = button(tr("Pull…"), "pull", tr("Shows what is approved and not here yet, before anything is imported"));
    m_publish
        = button(tr("Publish…"), "publish", tr("Choose own values and imports for the team; an approver decides"));
    m_back = button(tr("Back"), "back", {});
    m_next = button({}, "next", {});
    m_close = button(tr("Close"), "close", {});
    auto *buttons = new QHBoxLayout;
    for (QPushButton *each : {m_pull, m_publish})
        buttons->addWidget(each);
    buttons->addStretch(1);
    for (QPushButton *each : {m_back, m_next, m_close})
        buttons->addWidget(each);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addLayout(grid);
    layout->addWidget(m_note);
    layout->addWidget(m_error);
    layout->addWidget(m_stack, 1);
    layout->addLayout(buttons);
    resizeOnScreen(this, {1080, 640});

    connect(m_address, &QLineEdit::textEdited, this, [this] {
        m_password->clear(); // of another server
        m_password->hide();
        m_passwordLabel->hide();
        m_connected = false;
        m_listed.clear();
        m_publications->setSource(publicationTable({}));
        showDetails();
        enable();
        emit addressEdited();
    });
    for (QLineEdit *each : {m_address, m_password})
        connect(each, &QLineEdit::returnPressed, m_connect, &QPushButton::click);
    connect(m_connect, &QPushButton::clicked, this, &TeamDialog::connectRequested);
    connect(m_pull, &QPushButton::clicked, this, &TeamDialog::pullRequested);
    connect(m_publish, &QPushButton::clicked, this, [this] {
        showNote({});
        go(Step::choose);
        m_own->setFocus();
    });
    connect(m_approve, &QPushButton::clicked, this, [this] {
        if (const ListedPublication *chosen = current())
            emit decisionRequested(chosen->publication.id, State::approved);
    });
    connect(m_withdraw, &QPushButton::clicked, this, [this] {
        if (const ListedPublication *chosen = current())
            askWithdrawal(chosen->publication);
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        showNote({});
        go(m_step == Step::review && !m_pulling ? Step::choose : Step::list);
    });
    connect(m_next, &QPushButton::clicked, this, &TeamDialog::confirm);
    connect(m_close, &QPushButton::clicked, this, &TeamDialog::reject);
    setOwn({}, {});
    showDetails();
    go(Step::list);
}

QPushButton *TeamDialog::button(const QString &text, const char *name, const QString &tip)
{
    auto *made = new QPushButton(text, this);
    made->setObjectName(QString::fromUtf8(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

QWidget *TeamDialog::roomFor(QWidget *page) // on a small screen it scrolls
{
    auto *room = new PageRoom(m_stack);
    room->setPage(page);
    room->setMinimumHeight(8 * fontMetrics().height());
    return room;
}

QWidget *TeamDialog::listPage()
{
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    m_publications = new DataTableView(splitter);
    m_publications->setAccessibleName(tr("Publications"));
    m_publications->setSource(publicationTable({}));
    auto *below = new WholeText(splitter);
    m_details = selectableLabel(below);
    m_approve = button(tr("Approve"), "approve", {});
    m_withdraw
        = button(tr("Withdraw…"), "withdraw", tr("Ends a publication for good; for its author and for approvers"));
    m_rows = new DataTableView(below);
    m_rows->setAccessibleName(tr("What the publication holds"));
    m_rows->setSource(publishedTable({}));
    auto *head = boxLayout<QHBoxLayout>(kSpace2);
    head->addWidget(m_details, 1);
    for (QPushButton *each : {m_approve, m_withdraw})
        head->addWidget(each, 0, Qt::AlignTop);
    auto *layout = boxLayout<QVBoxLayout>(below, {}, kSpace2);
    layout->addLayout(head);
    layout->addWidget(m_rows, 1);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    for (DataTableView *each : {m_publications, m_rows})
        each->setMinimumHeight(4 * fontMetrics().height());
    m_look = new QTimer(this);
    m_look->setSingleShot(true);
    m_look->setInterval(kLookMs);
    connect(m_look, &QTimer::timeout, this, [this] {
        if (const ListedPublication *chosen = current(); chosen && m_step == Step::list)
            emit rowsRequested(chosen->publication);
    });
    connect(m_publications, &DataTableView::currentCellChanged, this, [this](qint64 key) {
        enable();
        if (key != m_shown)
            showDetails();
    });
    return roomFor(splitter);
}

QWidget *TeamDialog::workingPage()
{
    auto *page = new QWidget(m_stack);
    m_what = plainLabel(page);
    m_bar = new QProgressBar(page);
    m_bar->setAccessibleName(tr("Progress"));
    auto *layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addWidget(m_what);
    layout->addWidget(m_bar);
    layout->addStretch(2);
    return page;
}

QWidget *TeamDialog::choosePage()
{
    auto *page = new QWidget(m_stack);
    auto *label = new QLabel(tr("What to publish:"), page);
    m_own = plainTree(page, tr("What to publish"));
    m_own->setHeaderLabels({tr("My data"), tr("Value or rows")});
    m_own->header()->setStretchLastSection(false);
    m_own->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_own->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    label->setBuddy(m_own);
    connect(m_own, &QTreeWidget::itemChanged, this, &TeamDialog::enable);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(kSpace3);
    form->setVerticalSpacing(kSpace2);
    const auto add = [&](QLineEdit *&field, const char *name, const QString &title, const QString &help) {
        field = fieldLine(page, name, title, help);
        field->setPlaceholderText(help);
        form->addRow(tr("%1:").arg(title), field);
        connect(field, &QLineEdit::textChanged, this, &TeamDialog::enable);
    };
    add(m_source, "source", tr("Source"), tr("Where the values come from; an import without one gives its file"));
    add(m_title, "title", tr("Title"), tr("What it is; optional"));
    add(m_remark, "note", tr("Note"), tr("A remark; optional"));
    centreLabels(*form);
    auto *layout = boxLayout<QVBoxLayout>(page, {}, kSpace2);
    layout->addWidget(label);
    layout->addWidget(m_own, 1);
    layout->addLayout(form);
    return page;
}

QWidget *TeamDialog::reviewPage()
{
    auto *page = new WholeText;
    m_summary = selectableLabel(page);
    m_summary->setFont(uiFont(TypeSize::body, true));
    m_remarks = new QPlainTextEdit(page);
    m_remarks->setReadOnly(true);
    m_remarks->setTabChangesFocus(true);
    m_remarks->setAccessibleName(tr("Remarks"));
    m_remarks->setFixedHeight(5 * fontMetrics().height());
    m_conflicts = plainTree(page, tr("What contradicts each other"));
    m_conflicts->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(m_conflicts, &QTreeWidget::itemChanged, this, &TeamDialog::enable);
    m_reviewed = new DataTableView(page);
    m_reviewed->setMinimumHeight(4 * fontMetrics().height());
    auto *layout = boxLayout<QVBoxLayout>(page, {}, kSpace2);
    layout->addWidget(m_summary);
    layout->addWidget(m_remarks);
    layout->addWidget(m_conflicts, 1);
    layout->addWidget(m_reviewed, 1);
    return roomFor(page);
}

void TeamDialog::setAddress(const QString &address) { m_address->setText(address); }
QString TeamDialog::address() const { return m_address->text().trimmed(); }
QString TeamDialog::password() const { return m_password->isHidden() ? QString() : m_password->text(); }
QString TeamDialog::details() const { return m_details->text(); }
QString TeamDialog::remarks() const { return m_remarks->toPlainText(); }
QString TeamDialog::note() const { return m_note->isHidden() ? QString() : m_note->text(); }
QString TeamDialog::errorText() const { return m_error->isHidden() ? QString() : m_error->text(); }

void TeamDialog::askPassword()
{
    m_passwordLabel->show();
    m_password->show();
    m_password->selectAll();
    m_password->setFocus();
}

void TeamDialog::setOwn(const std::vector<ImportInfo> &imports, const std::vector<UserChoice> &choices)
{
    const QSignalBlocker quiet(m_own);
    m_own->clear();
    const auto head = [this](const QString &title) {
        auto *item = new QTreeWidgetItem(m_own, {title});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        item->setCheckState(0, Qt::Unchecked);
        return item;
    };
    const auto add = [](QTreeWidgetItem *above, const QStringList &cells, What what, std::int64_t id) {
        auto *item = new QTreeWidgetItem(above, cells);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(0, Qt::Unchecked);
        item->setData(0, Qt::UserRole, static_cast<qlonglong>(id));
        item->setData(0, kWhatRole, static_cast<int>(what));
        item->setToolTip(0, cells.first().toHtmlEscaped());
    };
    QTreeWidgetItem *values = head(tr("Own values"));
    for (const UserChoice &each : choices)
        if (each.kind != UserChoice::Kind::preference) // names a source, and holds no value
            add(values, {choiceSubject(each), choiceValue(each)}, ownValue, each.id);
    QTreeWidgetItem *files = head(tr("Imports"));
    for (const ImportInfo &each : imports)
        add(files,
            {each.title.empty() ? plain(each.fileName) : tr("%1, %2").arg(plain(each.fileName), plain(each.title)),
                tr("%n row(s)", nullptr, static_cast<int>(each.rows))},
            ownImport, each.id);
    for (QTreeWidgetItem *each : {values, files}) {
        each->setText(0, tr("%1 (%2)").arg(each->text(0)).arg(each->childCount()));
        each->setDisabled(each->childCount() == 0);
        each->setExpanded(true);
    }
    enable();
}

void TeamDialog::showPublications(
    const QString &catalogue, const QString &user, const std::vector<ListedPublication> &publications)
{
    m_connected = true;
    m_user = user;
    m_listed = publications;
    const qint64 before = m_publications->currentKey();
    m_publications->setEmptyText(tr("%1 holds no publications that %2 may see.").arg(catalogue, user));
    m_publications->setSource(publicationTable(publications));
    m_publications->sizeColumns();
    m_publications->setCurrentKey(before);
    showDetails();
    showList();
    showNote(tr("Connected to %1 as %2.").arg(catalogue, user));
    if (m_publications->table()->rowCount() > 0)
        m_publications->setFocus();
}

const ListedPublication *TeamDialog::current() const
{
    const auto found = std::find_if(m_listed.begin(), m_listed.end(),
        [key = m_publications->currentKey()](const ListedPublication &each) { return each.publication.id == key; });
    return found == m_listed.end() ? nullptr : &*found;
}

void TeamDialog::showDetails()
{
    const ListedPublication *chosen = current();
    m_shown = chosen ? chosen->publication.id : -1;
    m_look->stop();
    m_rows->setSource(publishedTable({}));
    m_rows->setEmptyText(chosen ? tr("Reading…") : QString());
    if (!m_connected)
        m_publications->setEmptyText(tr("A team shares prices, measured throughputs and other figures here. Nothing is "
                                        "asked of the network before you press Connect."));
    if (!chosen) {
        m_details->setText(m_listed.empty() ? QString() : tr("Choose a publication to see what it holds."));
        return;
    }
    m_look->start();
    const TeamPublication &p = chosen->publication;
    QStringList lines{tr("%1. %2").arg(QString::number(p.id), plain(p.title)),
        p.decidedBy.empty()
            ? tr("By %1, %2; %3").arg(plain(p.author), teamTime(p.publishedAt), publicationState(p.state))
            : tr("By %1, %2; %3 by %4, %5")
                  .arg(plain(p.author), teamTime(p.publishedAt), publicationState(p.state), plain(p.decidedBy),
                      teamTime(p.decidedAt)),
        tr("Source: %1").arg(plain(p.source))};
    if (p.state == State::withdrawn && !p.approvedBy.empty())
        lines.insert(2, tr("Approved by %1, %2").arg(plain(p.approvedBy), teamTime(p.approvedAt)));
    if (!p.note.empty())
        lines << tr("Note: %1").arg(plain(p.note));
    m_details->setText(lines.join(QLatin1Char('\n')));
}

void TeamDialog::showRows(std::int64_t publication, const std::vector<PublishedRow> &rows)
{
    const ListedPublication *chosen = current();
    if (!chosen || chosen->publication.id != publication)
        return;
    m_rows->setSource(publishedTable(rows));
    m_rows->sizeColumns();
    if (rows.size() > kListedTeamRows)
        m_details->setText(m_details->text() + QLatin1Char('\n') + text(Message{"team.truncated", {kListedTeamRows}}));
}

void TeamDialog::showRowsProblem(std::int64_t publication, const QString &why)
{
    if (const ListedPublication *chosen = current(); chosen && chosen->publication.id == publication)
        m_rows->setEmptyText(why);
}

void TeamDialog::setRemarks(const QStringList &remarks)
{
    m_remarks->setPlainText(remarks.join(QLatin1Char('\n')));
    m_remarks->setVisible(!remarks.isEmpty());
}

void TeamDialog::showPull(const TeamPull &pull, const QString &readOnly)
{
    m_pulling = true;
    m_readOnly = readOnly;
    m_ready = pull.ready.size();
    QStringList remarks;
    std::size_t rows = 0;
    for (const TeamArrival &each : pull.ready) {
        rows += each.rows.size();
        if (each.leftOut > 0)
            remarks << text(Message{"team.left_out", {each.publication.id, each.leftOut}});
    }
    if (pull.unreadable.first)
        remarks << unreadableText(pull.unreadable);
    for (const auto &[each, error] : pull.refused)
        remarks << text(Message{"team.refused", {each.id, each.author, text(error).toStdString()}});
    for (const auto &[each, import] : pull.withdrawn)
        remarks << tr("Publication %1 of %2 was withdrawn by %3; My data reverts it here (import %4).")
                       .arg(QString::number(each.id), plain(each.author), plain(each.decidedBy),
                           QString::number(import));
    if (pull.waiting > 0)
        remarks << text(Message{"team.waiting", {pull.waiting}});
    if (rows > kListedTeamRows)
        remarks << text(Message{"team.truncated", {kListedTeamRows}});
    if (!readOnly.isEmpty())
        remarks << readOnly;
    QString summary = pull.ready.empty() && pull.held.empty()
        ? text(Message{"team.nothing_to_pull", {pull.catalogue}})
        : tr("%n publication(s) to import, each as an import that My data can revert.", nullptr,
            static_cast<int>(pull.ready.size()));
    if (!pull.held.empty())
        summary += QLatin1Char(' ')
            + tr("%n publication(s) contradict your data or each other and are imported only if you choose them; of "
                 "several, the latest applies.",
                nullptr, static_cast<int>(pull.held.size()));
    m_summary->setText(summary);
    setRemarks(remarks);
    {
        const QSignalBlocker quiet(m_conflicts);
        listConflicts(m_conflicts, pull);
    }
    m_reviewed->setAccessibleName(tr("What would come in"));
    m_reviewed->setEmptyText(tr("Nothing new without a contradiction."));
    m_reviewed->setSource(arrivalTable(pull.ready));
    go(Step::review);
}

void TeamDialog::showPush(const TeamPush &push)
{
    m_pulling = false;
    m_readOnly.clear();
    QStringList remarks;
    std::size_t rows = 0;
    for (const Draft &each : push.drafts) {
        rows += each.rows.size();
        remarks << tr("%1 (rows: %2; source: %3)")
                       .arg(plain(each.title), format::integer(static_cast<double>(each.rows.size())),
                           plain(each.source))
                + (each.note.empty() ? QString() : QStringLiteral(" · ") + plain(each.note));
    }
    if (push.known > 0)
        remarks << text(Message{"team.known", {push.known}});
    if (!push.conflicts.empty())
        remarks << tr("Others say something else, as listed below; both can be published.");
    if (rows > kListedTeamRows)
        remarks << text(Message{"team.truncated", {kListedTeamRows}});
    m_summary->setText(
        tr("%n publication(s) for the team; an approver decides.", nullptr, static_cast<int>(push.drafts.size())));
    setRemarks(remarks);
    {
        const QSignalBlocker quiet(m_conflicts);
        listConflicts(m_conflicts, push);
    }
    m_reviewed->setAccessibleName(tr("What would be published"));
    m_reviewed->setSource(draftTable(push.drafts));
    go(Step::review);
}

void TeamDialog::showWorking(const QString &what)
{
    showNote({});
    m_what->setText(what);
    m_bar->setRange(0, 0);
    go(Step::working);
}

void TeamDialog::setProgress(double share)
{
    m_bar->setRange(0, share > 0 ? 1000 : 0);
    if (share > 0)
        m_bar->setValue(static_cast<int>(1000 * share));
}

void TeamDialog::goBack()
{
    if (m_step == Step::working)
        go(m_before);
}

void TeamDialog::showList() { go(Step::list); }

void TeamDialog::showNote(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
    m_error->hide();
}

void TeamDialog::showError(const QString &text, const QString &detail)
{
    m_note->hide();
    wattfare::showError(m_error, detail.isEmpty() ? text : text + QLatin1Char('\n') + detail);
}

void TeamDialog::go(Step step)
{
    if (step == Step::working && m_step != Step::working)
        m_before = m_step;
    const bool review = step == Step::review && m_step != Step::review;
    m_step = step;
    m_stack->setCurrentIndex(static_cast<int>(step));
    const bool list = step == Step::list, working = step == Step::working;
    for (QPushButton *each : {m_pull, m_publish})
        each->setVisible(list);
    m_back->setVisible(!list && !working);
    m_next->setVisible(!list && !working);
    m_next->setText(step == Step::choose ? tr("Preview") : m_pulling ? tr("Import") : tr("Publish"));
    m_close->setText(working ? tr("Cancel") : tr("Close"));
    m_close->setEnabled(true);
    m_conflicts->setVisible(m_conflicts->topLevelItemCount() > 0);
    enable();
    if (list && current() && m_rows->table()->rowCount() == 0)
        m_look->start(); // another talk ended the reading
    if (review) {
        m_reviewed->sizeColumns();
        if (m_next->isEnabled())
            m_next->setFocus();
    }
}

void TeamDialog::enable()
{
    const bool list = m_step == Step::list;
    for (QWidget *each :
        {static_cast<QWidget *>(m_address), static_cast<QWidget *>(m_password), static_cast<QWidget *>(m_connect)})
        each->setEnabled(list);
    m_connect->setText(m_connected ? tr("Refresh") : tr("Connect"));
    m_pull->setEnabled(m_connected);
    m_publish->setEnabled(m_connected);
    const ListedPublication *chosen = current();
    const bool own = chosen && plain(chosen->publication.author) == m_user;
    m_approve->setEnabled(chosen && !own && chosen->publication.state == State::proposed);
    m_approve->setToolTip(own && chosen->publication.state == State::proposed
            ? text(Message{"team.own_publication", {chosen->publication.id}})
            : tr("Everybody can pull it from then on; for approvers"));
    m_withdraw->setEnabled(chosen && chosen->publication.state != State::withdrawn);
    if (m_step == Step::choose) {
        const TeamSelection wanted = selection();
        const bool any = !wanted.own.empty() || !wanted.imports.empty();
        const bool source = wanted.own.empty() || !wanted.source.empty();
        m_next->setEnabled(any && source);
        m_next->setToolTip(!any ? tr("Choose what to publish")
                : !source       ? tr("Own values need a source: where do they come from?")
                                : tr("Compares it with what the team has; nothing is published yet"));
    } else if (m_step == Step::review) {
        m_next->setEnabled(m_pulling ? m_readOnly.isEmpty() && (m_ready > 0 || !taken().empty()) : true);
        m_next->setToolTip(m_readOnly);
    }
}

TeamSelection TeamDialog::selection() const
{
    TeamSelection wanted;
    for (QTreeWidgetItemIterator it(m_own, QTreeWidgetItemIterator::Checked); *it; ++it) {
        const QVariant what = (*it)->data(0, kWhatRole);
        if (what.isValid())
            (what.toInt() == ownValue ? wanted.own : wanted.imports)
                .push_back((*it)->data(0, Qt::UserRole).toLongLong());
    }
    wanted.title = m_title->text().trimmed().toStdString();
    wanted.note = m_remark->text().trimmed().toStdString();
    wanted.source = m_source->text().trimmed().toStdString();
    return wanted;
}

std::vector<std::int64_t> TeamDialog::taken() const
{
    std::vector<std::int64_t> ids;
    for (int i = 0; i < m_conflicts->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = m_conflicts->topLevelItem(i);
        if (item->data(0, Qt::UserRole).isValid() && item->checkState(0) == Qt::Checked)
            ids.push_back(item->data(0, Qt::UserRole).toLongLong());
    }
    return ids;
}

void TeamDialog::confirm()
{
    if (m_step == Step::choose)
        emit pushRequested(selection());
    else if (m_pulling)
        emit pullConfirmed(taken());
    else
        emit pushConfirmed();
}

void TeamDialog::askWithdrawal(const TeamPublication &publication)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Withdraw the publication"),
        tr("Withdraw publication %1 (%2) for good? It stays in the list, and nobody can pull it any more.")
            .arg(QString::number(publication.id), plain(publication.title)),
        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("withdraw_question"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton *withdraw = box->addButton(tr("Withdraw"), QMessageBox::AcceptRole);
    connect(withdraw, &QPushButton::clicked, this,
        [this, id = publication.id] { emit decisionRequested(id, State::withdrawn); });
    box->open();
}

// Escape, the button and the cross: of the work first, then of the window.
void TeamDialog::reject()
{
    if (m_step != Step::working) {
        QDialog::reject();
        return;
    }
    m_close->setEnabled(false);
    m_what->setText(tr("Cancelling…"));
    emit stopRequested();
}

} // namespace wattfare
