// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/claims/claim_rows.h"
#include "views/pages/page.h"

class QLabel;
class QPushButton;
class QSplitter;

namespace wattfare {

class DataTableView;
class FactTree;
class Headline;
class PageStack;

// Published claims, recomputed: a row each with its verdict, and below how the chosen one came about. They depend on
// the catalogue and on the as-of date of the scenario, on nothing else.
class ClaimsPage : public Page
{
    Q_OBJECT
public:
    explicit ClaimsPage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("claims"); }
    void setData(const ViewData &viewData) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;

    const ClaimsPtr &claims() const { return m_claims; } // null until they are computed
    DataTableView *table() const { return m_table; }
    FactTree *details() const { return m_details; }
    QPushButton *exportButton() const { return m_csv; }

private:
    void compute();
    void take(Result<std::vector<ClaimResult>> claims);
    void showClaim(qint64 key);
    void addClaim(const ClaimResult &claim);
    void exportCsv();

    ViewData m_data;
    SnapshotPtr m_of; // what the claims were computed with, or are being
    std::optional<Date> m_asOf;
    ClaimsPtr m_claims;
    TableSourcePtr m_rows;
    qint64 m_shown = 0;
    PageStack *m_stack = nullptr;
    Headline *m_headline = nullptr;
    QPushButton *m_csv = nullptr;
    QSplitter *m_splitter = nullptr;
    DataTableView *m_table = nullptr;
    QLabel *m_statement = nullptr;
    FactTree *m_details = nullptr;
    QObject m_job; // last: what runs ends with it
};

} // namespace wattfare
