// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/flat_style.h"

#include "views/theme/flat_style_parts.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QTreeView>

#include <algorithm>

namespace wattfare {

using namespace flat;

namespace {

// Whether a turn of the wheel would change a value, or turn to another page, not merely scroll.
bool wheelChanges(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) != nullptr || qobject_cast<const QTabBar *>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr
        || (qobject_cast<const QAbstractSlider *>(widget) != nullptr
            && qobject_cast<const QScrollBar *>(widget) == nullptr);
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
    if (wheelChanges(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus) // else the wheel itself gives the focus before it turns
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
}

void FlatStyle::unpolish(QWidget *widget)
{
    if (wheelChanges(widget))
        widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool FlatStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel)
        if (const auto *widget = qobject_cast<QWidget *>(watched); widget != nullptr && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
    return QProxyStyle::eventFilter(watched, event);
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
    case PE_FrameFocusRect: box(painter, QRectF(option->rect), Qt::transparent, QPen(c.accent, 1.4)); return;
    case PE_FrameTabBarBase:
        painter->setPen(c.hairline);
        painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
        return;
    case PE_FrameTabWidget: return; // pages need no frame
    case PE_FrameGroupBox:
        painter->setPen(c.hairline); // a line under the title, no box in a box
        painter->drawLine(option->rect.topLeft(), option->rect.topRight());
        return;
    case PE_Frame:
        painter->setPen(c.hairline);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_FrameStatusBarItem: return;
    case PE_PanelScrollAreaCorner: painter->fillRect(option->rect, c.window); return;
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
    default: break;
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
        if (combo->fontMetrics.boundingRect(combo->currentText).width() > room) // by ink, as its hint
            whole.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
        QProxyStyle::drawControl(element, &whole, painter, widget);
        return;
    }
    case CE_PushButtonLabel: { // a list's button reads like a field
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (button == nullptr || widget == nullptr || !widget->property("readsAsField").toBool())
            break;
        drawItemText(painter, option->rect.adjusted(kSpace2, 0, -kSpace2, 0),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, option->palette, has(option, State_Enabled),
            button->text, QPalette::ButtonText);
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
    case CE_ProgressBarGroove: return;
    case CE_ProgressBarContents: drawProgress(option, painter); return;
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
    case CE_ToolBar: painter->fillRect(option->rect, c.window); return;
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, c.window); return;
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
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

// Ours where Fusion has small pixel images: sharp at every scale, in the ink of the theme.
QIcon FlatStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton: return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton: return icon(QStringLiteral("float"));
    default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

} // namespace wattfare
