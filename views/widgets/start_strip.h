// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

namespace wattfare {

// What one may begin with: a row of cards, each with a small picture.
class StartStrip : public QWidget
{
    Q_OBJECT
public:
    explicit StartStrip(QWidget *parent = nullptr);

signals:
    void chosen(const QString &action); // as Page::actionRequested
    void closed();
};

} // namespace wattfare
