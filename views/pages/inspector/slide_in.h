// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace wattfare {

// A picture of a dock that has just come slides in over it, from the right, and goes. The layout is done once, before:
// nothing is laid out for a frame, and what a person does to the dock meanwhile ends it.
class SlideIn : public QWidget
{
public:
    // Whether the platform wants anything to move.
    static bool isWanted(const QWidget &widget);

    // `before`: what was seen of the window from `origin` on.
    SlideIn(QWidget *dock, const QPixmap &before, const QPoint &origin);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPixmap m_before, m_after;
    QPoint m_origin;
    QVariantAnimation m_share;
};

} // namespace wattfare
