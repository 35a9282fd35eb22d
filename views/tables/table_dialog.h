// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/tables/table_source.h"

#include <QDialog>

namespace wattfare {

class DataTableView;

// A table in a window of its own ("Show as table"): sort, choose, copy. Open with open() or show().
class TableDialog : public QDialog
{
    Q_OBJECT
public:
    TableDialog(const QString &title, TableSourcePtr source, QWidget *parent = nullptr);
    DataTableView *view() const { return m_view; }

private:
    DataTableView *m_view = nullptr;
};

} // namespace wattfare
