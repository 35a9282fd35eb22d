// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/flat_style.h"

#include "views/theme/theme.h"

#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTreeView>

#include <algorithm>

namespace wattfare {

namespace {

constexpr double kRadius = 4;

const ThemeColours &theme() { return Theme::instance().colours(); }

QColor blend(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](float x, float y) { return float(double(x) + (double(y) - double(x)) * share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

bool has(const QStyleOption *option, QStyle::StateFlag flag) { return (option->state & flag) != 0; }

// Hairline at rest, stronger under the mouse, the accent with the focus.
QPen border(const QStyleOption *option, bool focused)
{
    const ThemeColours &c = theme();
    if (focused)
        return QPen(c.accent, 1.6);
    const bool hovered = has(option, QStyle::State_Enabled) && has(option, QStyle::State_MouseOver);
    return QPen(hovered ? c.disabled : blend(c.hairline, c.disabled, 0.25), 1.0);
}

void box(QPainter *painter, const QRectF &rect, const QColor &fill, const QPen &pen)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen);
    painter->setBrush(fill);
    const double inset = pen.widthF() / 2.0;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    painter->restore();
}

// One open arrow for fields, menus, trees and foldable sections.
void chevron(QPainter *painter, const QRectF &rect, Qt::ArrowType towards, const QColor &colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const double w = std::clamp(std::min(rect.width(), rect.height()) / 3.0, 3.0, 4.0);
    const double turn = towards == Qt::UpArrow ? 180 : towards == Qt::LeftArrow ? 90 : towards == Qt::RightArrow ? -90 : 0;
    painter->translate(rect.center());
    painter->rotate(turn);
    painter->drawPolyline(QPolygonF{{-w, -w / 2.0}, {0, w / 2.0}, {w, -w / 2.0}});
    painter->restore();
}

constexpr int kFieldInset = 4;   // of a field's text, over what Fusion leaves
constexpr int kWidestList = 480; // of a combo box that is narrower than its items
constexpr int kMenuArrow = 14;   // room for the arrow of a button with a menu

bool opensMenu(const QStyleOptionToolButton &button)
{
    return (button.features & QStyleOptionToolButton::HasMenu) != 0
        && (button.features & QStyleOptionToolButton::MenuButtonPopup) == 0;
}

bool hasWords(const QStyleOptionToolButton &button)
{
    return button.toolButtonStyle != Qt::ToolButtonIconOnly && !button.text.isEmpty();
}

QColor buttonFill(const QStyleOption *option)
{
    const ThemeColours &c = theme();
    if (!has(option, QStyle::State_Enabled))
        return c.window;
    if (has(option, QStyle::State_On))
        return c.accentSoft;
    if (has(option, QStyle::State_Sunken))
        return blend(c.raised, c.text, 0.16);
    if (has(option, QStyle::State_MouseOver))
        return blend(c.raised, c.text, 0.07);
    return c.dark ? c.raised : c.base;
}

} // namespace

FlatStyle::FlatStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void FlatStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QTreeView *>(widget) != nullptr || qobject_cast<QListView *>(widget) != nullptr)
        qobject_cast<QAbstractItemView *>(widget)->viewport()->setAttribute(Qt::WA_Hover);
}

void FlatStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme();
    switch (element) {
    case PE_PanelItemViewItem:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (has(option, State_MouseOver) && has(option, State_Enabled) && !has(option, State_Selected)) {
            QColor over = c.accent;
            over.setAlphaF(0.08F); // what is marked beneath stays to be seen
            painter->fillRect(option->rect, over);
        }
        return;
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const bool flat = button != nullptr && (button->features & QStyleOptionButton::Flat) != 0;
        const bool preferred = button != nullptr && (button->features & QStyleOptionButton::DefaultButton) != 0;
        if (flat && !has(option, State_MouseOver) && !has(option, State_Sunken) && !has(option, State_On)
            && !has(option, State_HasFocus))
            return;
        const QPen pen = preferred && !has(option, State_HasFocus) ? QPen(c.accent, 1.0)
                                                                   : border(option, has(option, State_HasFocus));
        box(painter, option->rect, buttonFill(option), pen);
        return;
    }
    case PE_PanelButtonTool:
        if (has(option, State_Enabled)
            && (has(option, State_MouseOver) || has(option, State_Sunken) || has(option, State_On)))
            box(painter, option->rect, buttonFill(option), QPen(c.hairline, 1.0));
        if (has(option, State_HasFocus))
            box(painter, option->rect, Qt::transparent, QPen(c.accent, 1.6));
        return;
    case PE_FrameLineEdit:
        box(painter, option->rect, Qt::transparent, border(option, has(option, State_HasFocus)));
        return;
    case PE_PanelLineEdit: {
        const auto *panel = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (panel != nullptr && panel->lineWidth > 0)
            box(painter, option->rect, has(option, State_Enabled) ? option->palette.color(QPalette::Base) : c.window,
                border(option, has(option, State_HasFocus)));
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: {
        const bool on = has(option, State_On);
        const bool part = has(option, State_NoChange);
        const double side = std::min(option->rect.width(), option->rect.height()) - 1.0;
        QRectF rect(0, 0, side, side);
        rect.moveCenter(QRectF(option->rect).center());
        const bool enabled = has(option, State_Enabled);
        box(painter, rect, on || part ? (enabled ? c.accent : c.disabled) : c.base,
            on || part ? QPen(enabled ? c.accent : c.disabled, 1.0) : QPen(blend(c.hairline, c.disabled, 0.6), 1.2));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(c.accentText, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&rect](double x, double y) {
            return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
        };
        if (on)
            painter->drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)});
        else if (part)
            painter->drawLine(at(0.27, 0.5), at(0.73, 0.5));
        painter->restore();
        return;
    }
    case PE_IndicatorRadioButton: {
        const double side = std::min(option->rect.width(), option->rect.height()) - 1.0;
        QRectF rect(0, 0, side, side);
        rect.moveCenter(QRectF(option->rect).center());
        const QColor ink = has(option, State_Enabled) ? c.accent : c.disabled;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(c.base);
        painter->setPen(has(option, State_On) ? QPen(ink, 1.6) : QPen(blend(c.hairline, c.disabled, 0.6), 1.2));
        painter->drawEllipse(rect.adjusted(1, 1, -1, -1));
        if (has(option, State_On)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(ink);
            painter->drawEllipse(rect.center(), side * 0.24, side * 0.24);
        }
        painter->restore();
        return;
    }
    case PE_FrameFocusRect:
        box(painter, QRectF(option->rect), Qt::transparent, QPen(c.accent, 1.4));
        return;
    case PE_FrameTabBarBase:
        painter->setPen(c.hairline);
        painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
        return;
    case PE_FrameTabWidget:
        return; // pages need no frame
    case PE_FrameGroupBox:
        painter->setPen(c.hairline); // a line under the title, no box in a box
        painter->drawLine(option->rect.topLeft(), option->rect.topRight());
        return;
    case PE_Frame:
        painter->setPen(c.hairline);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_FrameStatusBarItem:
        return;
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, c.window);
        return;
    case PE_PanelItemViewRow: // before the first column of a tree: as the selected item beside it
        if (!has(option, State_Selected))
            break;
        painter->fillRect(option->rect, c.accentSoft);
        return;
    case PE_IndicatorBranch:
        if (has(option, State_Children))
            chevron(painter, QRectF(QRectF(option->rect).center() - QPointF(4.5, 4.5), QSizeF(9, 9)),
                has(option, State_Open) ? Qt::DownArrow : Qt::RightArrow, c.secondary); // small, there are many
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight: {
        if (qobject_cast<const QMenu *>(widget)) // in the ink of the entry
            break;
        const Qt::ArrowType towards = element == PE_IndicatorArrowDown ? Qt::DownArrow
            : element == PE_IndicatorArrowUp                           ? Qt::UpArrow
            : element == PE_IndicatorArrowLeft                         ? Qt::LeftArrow
                                                                       : Qt::RightArrow;
        chevron(painter, QRectF(option->rect), towards, has(option, State_Enabled) ? c.secondary : c.disabled);
        return;
    }
    case PE_IndicatorToolBarSeparator: {
        painter->setPen(c.hairline);
        const QRect &r = option->rect;
        if (has(option, State_Horizontal))
            painter->drawLine(r.center().x(), r.top() + 4, r.center().x(), r.bottom() - 4);
        else
            painter->drawLine(r.left() + 4, r.center().y(), r.right() - 4, r.center().y());
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void FlatStyle::drawTab(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColours &c = theme();
    const bool selected = has(option, State_Selected);
    if (has(option, State_MouseOver) && !selected)
        painter->fillRect(option->rect.adjusted(0, 2, 0, -2), blend(c.window, c.text, 0.05));
    painter->setPen(c.hairline);
    painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
    if (selected)
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom() - 2, option->rect.width(), 3), c.accent);
}

void FlatStyle::drawProgress(const QStyleOption *option, QPainter *painter) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
    if (bar == nullptr)
        return;
    const ThemeColours &c = theme();
    box(painter, option->rect, c.raised, QPen(c.hairline, 1.0));
    QRectF done = QRectF(option->rect).adjusted(1, 1, -1, -1);
    if (bar->maximum > bar->minimum) {
        const double share = double(bar->progress - bar->minimum) / double(bar->maximum - bar->minimum);
        done.setWidth(done.width() * std::clamp(share, 0.0, 1.0));
    } else { // nobody knows how long
        done.setWidth(done.width() / 3.0);
        done.moveCenter(QRectF(option->rect).center());
    }
    if (done.width() >= 1.0)
        box(painter, done, c.accent, QPen(c.accent, 0.5));
}

void FlatStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColours &c = theme();
    switch (element) {
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, c.raised);
        painter->setPen(c.hairline);
        painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
        return;
    case CE_TabBarTabShape: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (tab != nullptr && tab->shape != QTabBar::RoundedNorth && tab->shape != QTabBar::TriangularNorth)
            break;
        drawTab(option, painter);
        return;
    }
    case CE_ComboBoxLabel: { // a choice wider than its field ends in an ellipsis, not in the arrow
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (combo == nullptr || combo->editable || !combo->currentIcon.isNull())
            break;
        QStyleOptionComboBox whole(*combo);
        const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2;
        whole.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
        QProxyStyle::drawControl(element, &whole, painter, widget);
        return;
    }
    case CE_ItemViewItem: { // the selection of every list as in the tables: readable, colours of the text included
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (item == nullptr || !has(option, State_Selected))
            break;
        QStyleOptionViewItem soft(*item);
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            soft.palette.setColor(group, QPalette::Highlight, c.accentSoft);
            soft.palette.setColor(group, QPalette::HighlightedText, c.text);
        }
        QProxyStyle::drawControl(element, &soft, painter, widget);
        return;
    }
    case CE_ProgressBarGroove:
        return;
    case CE_ProgressBarContents:
        drawProgress(option, painter);
        return;
    case CE_DockWidgetTitle: {
        const auto *dock = qstyleoption_cast<const QStyleOptionDockWidget *>(option);
        if (dock == nullptr || dock->verticalTitleBar)
            break;
        painter->save();
        painter->fillRect(option->rect, c.window);
        painter->setFont(uiFont(TypeSize::caption, true));
        painter->setPen(c.secondary);
        const QRect room = option->rect.adjusted(kSpace3, 0, -40, 0);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(dock->title.toUpper(), Qt::ElideRight, room.width()));
        painter->restore();
        return;
    }
    case CE_Splitter: {
        painter->setPen(c.hairline);
        const QRect &r = option->rect;
        if (r.width() < r.height())
            painter->drawLine(r.center().x(), r.top(), r.center().x(), r.bottom());
        else
            painter->drawLine(r.left(), r.center().y(), r.right(), r.center().y());
        return;
    }
    case CE_ToolBar:
        painter->fillRect(option->rect, c.window);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, c.window);
        return;
    case CE_MenuBarItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (item == nullptr)
            break;
        const bool active = has(option, State_Selected) && has(option, State_Enabled);
        painter->fillRect(option->rect, active ? c.accentSoft : c.window);
        const auto flags = Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine
            | (styleHint(SH_UnderlineShortcut, option, widget, nullptr) != 0 ? Qt::TextShowMnemonic
                                                                             : Qt::TextHideMnemonic);
        drawItemText(painter, option->rect, int(flags), option->palette, has(option, State_Enabled), item->text,
            QPalette::WindowText);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

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
            words.rect.adjust(hasWords(*button) ? kSpace1 : 0, 0, -kMenuArrow, 0); // the arrow stands beside the icon, too
            drawControl(CE_ToolButtonLabel, &words, painter, widget);
            chevron(painter, QRectF(button->rect).adjusted(button->rect.width() - kMenuArrow - 2, 0, -2, 0), Qt::DownArrow,
                has(option, State_Enabled) ? theme().secondary : theme().disabled);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect FlatStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents) {
        const auto *panel = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (panel != nullptr && panel->lineWidth > 0)
            rect.adjust(kFieldInset, 0, -kFieldInset, 0);
    }
    if (element == SE_ItemViewItemFocusRect && qobject_cast<const QListView *>(widget) != nullptr)
        return option->rect; // with its icon: the frame goes around the whole row
    return rect;
}

QRect FlatStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_SpinBox && part == SC_SpinBoxEditField)
        return visualRect(option->direction, option->rect,
            visualRect(option->direction, option->rect, rect).adjusted(kFieldInset, 0, 0, 0));
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option); combo != nullptr && combo->frame)
            rect = visualRect(option->direction, option->rect,
                visualRect(option->direction, option->rect, rect).adjusted(kFieldInset, 0, 0, 0));
    if (control == CC_ComboBox && part == SC_ComboBoxListBoxPopup) // the list has room where its field has none
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            rect.setWidth(std::max(rect.width(),
                std::min(kWidestList, box->view()->sizeHintForColumn(box->modelColumn()) + pixelMetric(PM_ScrollBarExtent, option, widget) + 2)));
    return rect;
}

// Ours where Fusion has small pixel images: sharp at every scale, in the ink of the theme.
QIcon FlatStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return icon(QStringLiteral("float"));
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
        return 0;
    case PM_ScrollBarExtent:
        return 12;
    case PM_SplitterWidth:
        return 5;
    case PM_DockWidgetSeparatorExtent:
        return 5;
    case PM_TabBarTabHSpace:
        return widget != nullptr && widget->property("tight").toBool() ? 10 : 24;
    case PM_TabBarTabVSpace:
        return 12;
    case PM_SliderLength:
        return 16;
    case PM_SliderThickness:
        return 20;
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return kSpace2;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
        return 0;
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_ComboBox_Popup:
        return 0; // a list below, not a menu over the field
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize FlatStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize out = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        out.setWidth(std::max(out.width(), size.width() + 2 * kSpace3)); // letters keep off the frame
        out.setHeight(std::max(out.height(), 28));
        break; // fields of one form share a height
    case CT_ComboBox:
        out += QSize(kFieldInset, 0);
        out.setHeight(std::max(out.height(), 28));
        break;
    case CT_LineEdit:
        out += QSize(2 * kFieldInset, 0);
        out.setHeight(std::max(out.height(), 28));
        break;
    case CT_SpinBox:
        out += QSize(kFieldInset, 0);
        out.setHeight(std::max(size.height(), 28)); // its editor has the room of a field already
        break;
    case CT_HeaderSection:
        out += QSize(kSpace4, 0); // titles keep apart
        break;
    case CT_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            button != nullptr && opensMenu(*button))
            out.setWidth(out.width() + kMenuArrow + (hasWords(*button) ? kSpace1 - 8 : -kSpace1)); // a label had two spaces of its own
        break;
    case CT_ItemViewItem: // lines of lists and trees have room; tables set theirs
        if (qobject_cast<const QListView *>(widget) || qobject_cast<const QTreeView *>(widget))
            out.setHeight(std::max(out.height(), size.height()) + kSpace1);
        break;
    default:
        break;
    }
    return out;
}

} // namespace wattfare
