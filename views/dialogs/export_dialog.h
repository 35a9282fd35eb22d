// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/report_options.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QRadioButton;

namespace wattfare {

struct TableExport {
    ReportFormat format = ReportFormat::csv; // csv, xlsx or json
    bool allRows = false, allColumns = false; // false: those of the view, in its order
    bool provenance = false; // class and sources behind each figure; not of JSON
    bool asShown = false; // behind each number its text on the screen
    bool usdBeside = false; // behind each amount in another currency the one in USD
    bool context = true; // what the page says beside the figures: exclusion, place, purchase, price date, ranges
    friend bool operator==(const TableExport &, const TableExport &) = default;
};

// What of a table is written to a file, and how. Opens no file: accepted() is the go-ahead.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    struct Size {
        qsizetype shownRows = 0, allRows = 0;
        int shownColumns = 0, allColumns = 0;
    };
    ExportDialog(const Size &size, const TableExport &last, QWidget *parent = nullptr);
    TableExport choice() const;

private:
    void update();
    QComboBox *m_format = nullptr;
    QRadioButton *m_shownRows = nullptr, *m_allRows = nullptr, *m_shownColumns = nullptr, *m_allColumns = nullptr;
    QCheckBox *m_provenance = nullptr, *m_asShown = nullptr, *m_usdBeside = nullptr, *m_context = nullptr;
};

} // namespace wattfare
