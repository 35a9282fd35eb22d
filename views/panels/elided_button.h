// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStyleOptionToolButton>
#include <QToolButton>

namespace wattfare {

// A button that gives way where there is little room: its text is shortened with an ellipsis, whole in the tooltip.
class ElidedButton : public QToolButton
{
public:
    using QToolButton::QToolButton;
    QSize minimumSizeHint() const override { return {fontMetrics().averageCharWidth() * 6, QToolButton::minimumSizeHint().height()}; }

protected:
    void initStyleOption(QStyleOptionToolButton *option) const override
    {
        QToolButton::initStyleOption(option);
        option->text = fontMetrics().elidedText(text(), Qt::ElideRight, std::max(0, width() - 12 - (arrowType() == Qt::NoArrow && option->icon.isNull() ? 0 : option->iconSize.width())));
    }
};

} // namespace wattfare
