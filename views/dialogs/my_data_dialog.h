// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "model/workload/scenario.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTabWidget;

namespace wattfare {

class DataTableView;

// All that is the person's own: applied imports, own values and preferences, and what the open scenario carries with
// it.
class MyDataDialog : public QDialog
{
    Q_OBJECT
public:
    explicit MyDataDialog(QWidget *parent = nullptr);

    void setLists(const std::vector<ImportInfo> &imports, const std::vector<UserChoice> &choices);
    void setCarried(const std::vector<FigureChoice> &figures); // of the open scenario
    void setReadOnly(const QString &reason); // "": changes are allowed
    void showMessage(const QString &text); // an error of the last change; "" hides it

    DataTableView *imports() const { return m_imports; }
    DataTableView *choices() const { return m_choices; }
    DataTableView *carried() const { return m_carried; }
    QString note() const;

signals:
    void revertRequested(const wattfare::ImportInfo &import);
    void clearRequested(const wattfare::UserChoice &choice);
    void editRequested(const wattfare::UserChoice &choice);
    void addRequested();
    void importRequested();
    void dropCarriedRequested(const wattfare::FigureChoice &figure);

private:
    void enable();

    std::vector<ImportInfo> m_importList;
    std::vector<UserChoice> m_choiceList;
    std::vector<FigureChoice> m_carriedList;
    QString m_readOnly;
    QTabWidget *m_tabs = nullptr;
    DataTableView *m_imports = nullptr;
    DataTableView *m_choices = nullptr;
    DataTableView *m_carried = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_revert = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_drop = nullptr;
};

// "g5.xlarge in every region, on-demand: 0.80 USD/h" and so on, for lists, menus of undo and messages.
QString choiceSubject(const UserChoice &choice);
QString choiceValue(const UserChoice &choice);

} // namespace wattfare
