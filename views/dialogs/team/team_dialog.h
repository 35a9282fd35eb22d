// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/team/exchange.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;
class QTreeWidget;

namespace wattfare {

class DataTableView;

// A team's catalogue: its publications, what a pull would bring, and what is about to be published. It draws and asks;
// whoever listens talks to the server. No request leaves it before the person presses Connect.
class TeamDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Step : std::uint8_t { list, working, choose, review };

    explicit TeamDialog(QWidget *parent = nullptr);

    void setAddress(const QString &address);
    QString address() const;
    QString password() const; // "" unless it was asked for
    void askPassword();
    // What could be published: own values and imports.
    void setOwn(const std::vector<ImportInfo> &imports, const std::vector<UserChoice> &choices);

    void showPublications(
        const QString &catalogue, const QString &user, const std::vector<ListedPublication> &publications);
    void showRows(std::int64_t publication, const std::vector<PublishedRow> &rows);
    void showRowsProblem(std::int64_t publication, const QString &why);
    void showPull(const TeamPull &pull, const QString &readOnly); // `readOnly`: why nothing can be imported; "": it can
    void showPush(const TeamPush &push);
    void showWorking(const QString &what);
    void setProgress(double share);
    void goBack(); // to where it was before the work
    void showList();
    void showNote(const QString &text); // what happened; "" hides it
    void showError(const QString &text, const QString &detail);

    Step step() const { return m_step; }
    DataTableView *publications() const { return m_publications; }
    DataTableView *held() const { return m_rows; } // by the current publication
    DataTableView *reviewed() const { return m_reviewed; }
    QTreeWidget *conflicts() const { return m_conflicts; }
    QTreeWidget *own() const { return m_own; }
    QString details() const;
    QString remarks() const;
    QString note() const;
    QString errorText() const;

signals:
    void connectRequested();
    void addressEdited(); // what is shown is of another address
    void rowsRequested(const wattfare::TeamPublication &publication);
    void pullRequested();
    void pullConfirmed(const std::vector<std::int64_t> &taken); // those in conflict that come in all the same
    void pushRequested(const wattfare::TeamSelection &selection);
    void pushConfirmed();
    void decisionRequested(std::int64_t publication, wattfare::TeamPublication::State state);
    void stopRequested();

protected:
    void reject() override;

private:
    QWidget *roomFor(QWidget *page);
    QWidget *listPage();
    QWidget *workingPage();
    QWidget *choosePage();
    QWidget *reviewPage();
    QPushButton *button(const QString &text, const char *name, const QString &tip);
    void go(Step step);
    void enable();
    void showDetails();
    void askWithdrawal(const TeamPublication &publication);
    void confirm();
    const ListedPublication *current() const;
    TeamSelection selection() const;
    std::vector<std::int64_t> taken() const;
    void setRemarks(const QStringList &remarks);

    Step m_step = Step::list, m_before = Step::list;
    bool m_connected = false, m_pulling = false;
    std::size_t m_ready = 0; // publications that come in without a choice
    QString m_readOnly, m_user;
    std::vector<ListedPublication> m_listed;
    QLineEdit *m_address = nullptr;
    QLabel *m_passwordLabel = nullptr;
    QLineEdit *m_password = nullptr;
    QPushButton *m_connect = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_error = nullptr;
    QStackedWidget *m_stack = nullptr;
    DataTableView *m_publications = nullptr;
    QTimer *m_look = nullptr;
    qint64 m_shown = -1; // the publication whose details are shown
    QLabel *m_details = nullptr;
    DataTableView *m_rows = nullptr;
    QLabel *m_what = nullptr;
    QProgressBar *m_bar = nullptr;
    QTreeWidget *m_own = nullptr;
    QLineEdit *m_title = nullptr;
    QLineEdit *m_source = nullptr;
    QLineEdit *m_remark = nullptr;
    QLabel *m_summary = nullptr;
    QPlainTextEdit *m_remarks = nullptr;
    QTreeWidget *m_conflicts = nullptr;
    DataTableView *m_reviewed = nullptr;
    QPushButton *m_pull = nullptr;
    QPushButton *m_publish = nullptr;
    QPushButton *m_approve = nullptr;
    QPushButton *m_withdraw = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace wattfare
