// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace wattfare {

// A button that gives way where there is little room: its text is shortened with an ellipsis, whole in the tooltip.
class ElidedButton : public QToolButton
{
public:
    using QToolButton::QToolButton;
    QSize minimumSizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 6, QToolButton::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override // not initStyleOption(): the size hint asks that for the whole text
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        if (const int missing = QToolButton::sizeHint().width() - width(); missing > 0)
            option.text = fontMetrics().elidedText(
                text(), Qt::ElideRight, std::max(0, fontMetrics().horizontalAdvance(text()) - missing));
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace wattfare
