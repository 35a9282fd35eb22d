// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QToolButton>

class QFrame;

namespace wattfare {

// The legend of the marks that figures bear on every page: measured, vendor, derived and so on, each with its meaning,
// and the way to their explanation in the help.
class MarksButton : public QToolButton
{
    Q_OBJECT
public:
    explicit MarksButton(QWidget *parent = nullptr);

    QSize sizeHint() const override; // as high as a tab

signals:
    void methodRequested(const QString &section); // of the help

private:
    void openLegend();
};

} // namespace wattfare
