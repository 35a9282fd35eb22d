// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QVector>
#include <QWidget>

class QGridLayout;

namespace wattfare {

// What one may begin with: a row of cards, each with a small picture where it has room for one; more rows where the
// words need them.
class StartStrip : public QWidget
{
    Q_OBJECT
public:
    explicit StartStrip(QWidget *parent = nullptr);

signals:
    void chosen(const QString &action); // as Page::actionRequested
    void closed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QGridLayout *m_cards = nullptr;
    QVector<QWidget *> m_all; // cards
    int m_columns = 0;
};

} // namespace wattfare
