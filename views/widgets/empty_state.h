// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

class QLabel;
class QPushButton;

namespace wattfare {

// What a page shows where it has nothing to show: what is missing, and a button that helps.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);
    void setText(const QString &title, const QString &text);
    void setButton(const QString &text); // "" hides it
    QString title() const;

signals:
    void clicked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace wattfare
