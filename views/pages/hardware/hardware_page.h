// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/hardware/hardware_rows.h"
#include "views/pages/page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;
class QTreeWidgetItem;

namespace wattfare {

class ChartView;
class DataTableView;
class FactTree;
class Headline;
class PageStack;

// Accelerators against formats of numbers, and below the sheet of the chosen one. It depends on the catalogue and, for
// its prices, on the first region and the as-of date of the scenario.
class HardwarePage : public Page
{
    Q_OBJECT
public:
    explicit HardwarePage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("hardware"); }
    void setData(const ViewData &viewData) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;
    QStringList views() const override { return {QStringLiteral("sheet"), QStringLiteral("generations")}; }
    void showView(const QString &view) override;

    DataTableView *table() const { return m_table; }
    FactTree *details() const { return m_details; }
    QComboBox *precision() const { return m_precision; }
    QCheckBox *allAccelerators() const { return m_all; }
    ChartView *generations() const { return m_generations; }
    QTabWidget *tabs() const { return m_tabs; }
    QPushButton *exploreAccelerator() const { return m_byAccelerator; }
    QPushButton *explorePrecision() const { return m_byPrecision; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void compute();
    void showChosen();
    void addCell(const HardwareSheet &sheet, Precision precision);
    void addSheet(const HardwareSheet &sheet);
    void addSources(QTreeWidgetItem *head, const std::vector<SourceIndex> &sources);
    const HardwareSheet *chosen() const;
    std::optional<Precision> chosenPrecision() const;
    QString acceleratorFilter() const;
    QString precisionFilter() const; // "" where no type has it
    void explore(bool byPrecision);
    void exportCsv();

    SnapshotPtr m_of;
    HardwareQuestion m_question;
    HardwareSheetsPtr m_sheets; // of the rows
    std::shared_ptr<const HardwareRows> m_rows;
    std::string m_key; // of the chosen accelerator
    PageStack *m_stack = nullptr;
    Headline *m_headline = nullptr;
    QComboBox *m_precision = nullptr;
    QCheckBox *m_all = nullptr;
    QPushButton *m_csv = nullptr, *m_byAccelerator = nullptr, *m_byPrecision = nullptr;
    QSplitter *m_splitter = nullptr;
    DataTableView *m_table = nullptr;
    QLabel *m_legend = nullptr, *m_name = nullptr;
    QTabWidget *m_tabs = nullptr;
    FactTree *m_details = nullptr;
    ChartView *m_generations = nullptr;
};

} // namespace wattfare
