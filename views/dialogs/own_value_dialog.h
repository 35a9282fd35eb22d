// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"

#include <QDialog>
#include <QHash>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace wattfare {

// An own value: a price or discount, a throughput, or a figure such as watts. Which fields show follows the kind.
class OwnValueDialog : public QDialog
{
    Q_OBJECT
public:
    OwnValueDialog(SnapshotPtr snapshot, const UserChoice &start, QWidget *parent = nullptr);

    UserChoice choice() const;
    void setError(const QString &text); // what the value was refused for; "" hides it
    QString error() const;
    QWidget *field(const QString &name) const { return m_fields.value(name); }

signals:
    void valueEntered(const wattfare::UserChoice &choice); // the listener closes the window, or calls setError()

private:
    void showKind();
    void showSubjects();
    void showUnit();
    QComboBox *box(const QString &name, const QString &title, bool editable);
    QLineEdit *edit(const QString &name, const QString &title, const QString &placeholder);
    std::optional<double> number(const QString &name) const;
    std::optional<std::int64_t> since() const;
    void check();

    SnapshotPtr m_snapshot;
    UserChoice m_start;
    QFormLayout *m_form = nullptr;
    QHash<QString, QWidget *> m_fields;
    QLabel *m_error = nullptr;
    QLabel *m_now = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace wattfare
