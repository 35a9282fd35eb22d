// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace wattfare {

class DataTableView;

// Which columns a table shows: grouped, searched by title, id and help; each tick takes effect at once.
class ColumnChooser : public QDialog
{
    Q_OBJECT
public:
    explicit ColumnChooser(DataTableView *view);

private:
    void fill();
    void filter(const QString &words);
    void applyTicks();

    DataTableView *m_view;
    QLineEdit *m_search = nullptr;
    QTreeWidget *m_tree = nullptr;
    bool m_filling = false;
};

} // namespace wattfare
