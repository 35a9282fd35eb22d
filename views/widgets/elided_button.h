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

    // The last parts of a list give way whole; cut is only what has no parts.
    QString shownText() const
    {
        const int missing = QToolButton::sizeHint().width() - width();
        const int room = fontMetrics().horizontalAdvance(text()) - missing;
        QString shown = text();
        while (fontMetrics().horizontalAdvance(shown) > room) {
            const qsizetype last = shown.lastIndexOf(QStringLiteral(" · "));
            if (last < 0)
                return fontMetrics().elidedText(shown, Qt::ElideRight, std::max(0, room));
            shown.truncate(last);
        }
        return shown;
    }

protected:
    void paintEvent(QPaintEvent *) override // not initStyleOption(): the size hint asks that for the whole text
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text = shownText();
        option.rect.setWidth(std::min(width(), // what is left of the words begins where all of them would
            QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(text())
                + fontMetrics().horizontalAdvance(option.text)));
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace wattfare
