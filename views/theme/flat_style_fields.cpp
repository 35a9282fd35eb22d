// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Controls of several parts: sliders, scroll bars, lists to choose from, spin boxes, buttons with a menu.
#include "views/theme/flat_style.h"

#include "views/theme/flat_style_parts.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace wattfare {

using namespace flat;

void FlatStyle::drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    const ThemeColours &c = theme();
    const QRectF handle(subControlRect(CC_Slider, option, SC_SliderHandle, widget));
    const QRectF all(option->rect);
    const bool flat = slider->orientation == Qt::Horizontal;
    const bool enabled = has(option, State_Enabled);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const auto groove = [&](double from, double to, const QColor &colour) {
        painter->setBrush(colour);
        if (flat)
            painter->drawRoundedRect(
                QRectF(QPointF(from, all.center().y() - 2), QPointF(to, all.center().y() + 2)), 2, 2);
        else
            painter->drawRoundedRect(
                QRectF(QPointF(all.center().x() - 2, from), QPointF(all.center().x() + 2, to)), 2, 2);
    };
    if (flat) {
        groove(all.left() + 2, all.right() - 2, blend(c.hairline, c.disabled, 0.25));
        if (slider->upsideDown)
            groove(handle.center().x(), all.right() - 2, enabled ? c.accent : c.disabled);
        else
            groove(all.left() + 2, handle.center().x(), enabled ? c.accent : c.disabled);
    } else {
        groove(all.top() + 2, all.bottom() - 2, blend(c.hairline, c.disabled, 0.25));
        groove(handle.center().y(), all.bottom() - 2, enabled ? c.accent : c.disabled);
    }
    painter->setBrush(c.base);
    painter->setPen(QPen(enabled ? c.accent : c.disabled, 2.0));
    const double r = has(option, State_MouseOver) && enabled ? 7.0 : 6.0;
    painter->drawEllipse(handle.center(), r, r);
    if (has(option, State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(c.accent, 1.2));
        painter->drawEllipse(handle.center(), 8.5, 8.5);
    }
    painter->restore();
}

void FlatStyle::drawScrollBar(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme();
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    painter->fillRect(option->rect, c.window);
    if (bar->maximum <= bar->minimum)
        return;
    QRectF slider(subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget));
    slider = bar->orientation == Qt::Horizontal ? slider.adjusted(2, 3, -2, -3) : slider.adjusted(3, 2, -3, -2);
    const bool active = (option->activeSubControls & SC_ScrollBarSlider) != 0
        && (has(option, State_MouseOver) || has(option, State_Sunken));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(active ? c.disabled : blend(c.hairline, c.disabled, 0.4));
    const double radius = std::min(slider.width(), slider.height()) / 2.0;
    painter->drawRoundedRect(slider, radius, radius);
    painter->restore();
}

void FlatStyle::drawCombo(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    const ThemeColours &c = theme();
    if (combo->frame)
        box(painter, option->rect, combo->editable ? c.base : buttonFill(option),
            border(option, has(option, State_HasFocus)));
    const QRectF arrow(subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget));
    chevron(painter, arrow, Qt::DownArrow, has(option, State_Enabled) ? c.secondary : c.disabled);
}

void FlatStyle::drawSpin(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    const ThemeColours &c = theme();
    if (spin->frame)
        box(painter, option->rect, has(option, State_Enabled) ? option->palette.color(QPalette::Base) : c.window,
            border(option, has(option, State_HasFocus)));
    if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    for (const auto &[control, flag, up] : {std::tuple(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, true),
             std::tuple(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, false)}) {
        const QRectF rect(subControlRect(CC_SpinBox, option, control, widget));
        const bool can = (spin->stepEnabled & flag) != 0 && has(option, State_Enabled);
        if (can && option->activeSubControls == control && has(option, State_MouseOver))
            painter->fillRect(
                rect.adjusted(0, 1, -1, -1), blend(c.base, c.text, has(option, State_Sunken) ? 0.16 : 0.07));
        chevron(painter, rect, up ? Qt::UpArrow : Qt::DownArrow, can ? c.secondary : blend(c.base, c.disabled, 0.5));
    }
}

void FlatStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_Slider:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
            slider != nullptr && slider->tickPosition == QSlider::NoTicks) {
            drawSlider(option, painter, widget);
            return;
        }
        break;
    case CC_ScrollBar:
        if (qstyleoption_cast<const QStyleOptionSlider *>(option) != nullptr) {
            drawScrollBar(option, painter, widget);
            return;
        }
        break;
    case CC_ComboBox:
        if (qstyleoption_cast<const QStyleOptionComboBox *>(option) != nullptr) {
            drawCombo(option, painter, widget);
            return;
        }
        break;
    case CC_SpinBox:
        if (qstyleoption_cast<const QStyleOptionSpinBox *>(option) != nullptr) {
            drawSpin(option, painter, widget);
            return;
        }
        break;
    case CC_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            button != nullptr && opensMenu(*button)) {
            QStyleOption panel(*button);
            if (has(option, State_AutoRaise) || has(option, State_Sunken) || has(option, State_On))
                drawPrimitive(PE_PanelButtonTool, &panel, painter, widget);
            QStyleOptionToolButton words(*button);
            words.rect.adjust(
                hasWords(*button) ? kSpace1 : 0, 0, -kMenuArrow, 0); // the arrow stands beside the icon, too
            drawControl(CE_ToolButtonLabel, &words, painter, widget);
            chevron(painter, QRectF(button->rect).adjusted(button->rect.width() - kMenuArrow - 2, 0, -2, 0),
                Qt::DownArrow, has(option, State_Enabled) ? theme().secondary : theme().disabled);
            return;
        }
        break;
    default: break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace wattfare
