// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/advice/advice.h"
#include "views/pages/page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTreeWidgetItem;

namespace wattfare {

class FactTree;
class Headline;
class LeversPane;
class PageStack;

// What would save cost, energy or emissions on one candidate: findings with their figures and reasons, and what was
// looked for without one. Measured utilisation comes from the window, which reads the file.
class AdvisorPage : public Page
{
    Q_OBJECT
public:
    explicit AdvisorPage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("advisor"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    void focusStart() override;
    QStringList views() const override;
    void showView(const QString &view) override;

    // What was measured on one instance of the candidate ("type[@region]"), and the file that it is from. Null: none.
    void setUse(std::shared_ptr<const ImportedUtilisation> use, const QString &file, const QString &candidate);

    const std::optional<Result<Advised>> &result() const { return m_result; } // none before the first
    QString headline() const;
    FactTree *tree() const { return m_tree; }
    LeversPane *levers() const { return m_levers; }
    QComboBox *candidateBox() const { return m_candidate; }
    QPushButton *openButton() const { return m_open; }
    QPushButton *compareButton() const { return m_compare; }
    QPushButton *placeButton() const { return m_place; }
    QPushButton *forgetButton() const { return m_forget; }

private:
    void fillCandidates();
    void compute();
    void take(Result<Advised> advised);
    void showSeries();
    void showFindings();
    void addFinding(const Advice &advice, std::size_t index);
    void addChange(QTreeWidgetItem *parent, const Advice &advice, Metric metric);
    void openChosen(const QString &action);
    void placeChosen();
    void enableButtons();
    const Advice *chosen() const;

    ViewData m_data;
    Selection m_selection;
    std::shared_ptr<const ImportedUtilisation> m_use;
    QString m_file, m_measured; // the candidate of m_use
    std::string m_asked; // what the findings are of
    std::optional<Result<Advised>> m_result;
    QObject m_job;
    PageStack *m_stack = nullptr;
    Headline *m_headline = nullptr;
    QLabel *m_notes = nullptr;
    QLabel *m_series = nullptr;
    QComboBox *m_candidate = nullptr;
    QPushButton *m_forget = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_place = nullptr; // of a finding that shares a machine
    FactTree *m_tree = nullptr;
    QTabWidget *m_tabs = nullptr;
    LeversPane *m_levers = nullptr;
};

} // namespace wattfare
