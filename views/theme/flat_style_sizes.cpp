// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes and places of what FlatStyle draws, and its habits.
#include "views/theme/flat_style.h"

#include "views/theme/flat_style_parts.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QStyleOption>
#include <QTreeView>

#include <algorithm>

namespace wattfare {

using namespace flat;

namespace {

constexpr int kIconPercent = 85; // of the height of the letters: 16 pixels beside those of 100 %, of any usual font

constexpr int kWidestList = 480; // of a combo box that is narrower than its items

} // namespace

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
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
            combo != nullptr && combo->frame)
            rect = visualRect(option->direction, option->rect,
                visualRect(option->direction, option->rect, rect).adjusted(kFieldInset, 0, 0, 0));
    if (control == CC_ComboBox && part == SC_ComboBoxListBoxPopup) // the list has room where its field has none
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            rect.setWidth(std::max(rect.width(),
                std::min(kWidestList,
                    box->view()->sizeHintForColumn(box->modelColumn()) + pixelMetric(PM_ScrollBarExtent, option, widget)
                        + 2)));
    return rect;
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical: return 0;
    case PM_ScrollBarExtent: return 12;
    case PM_SplitterWidth: return 5;
    case PM_DockWidgetSeparatorExtent: return 5;
    case PM_TabBarTabHSpace: return widget != nullptr && widget->property("tight").toBool() ? 10 : 24;
    case PM_TabBarTabVSpace: return 12;
    case PM_SliderLength: return 16;
    case PM_SliderThickness: return 20;
    case PM_ToolBarItemSpacing: return 2;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return kSpace2;
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize:
    case PM_LineEditIconSize:
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight: // they grow with large letters
        return std::max(QProxyStyle::pixelMetric(metric, option, widget),
            QFontMetrics(QApplication::font()).height() * kIconPercent / 100);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText: return 0;
    case SH_TabBar_Alignment: return Qt::AlignLeft;
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0; // none but the program's own
    case SH_ComboBox_Popup: return 0; // a list below, not a menu over the field
    case SH_ItemView_ShowDecorationSelected: return 1;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
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
            out.setWidth(out.width() + kMenuArrow
                + (hasWords(*button) ? kSpace1 - 8 : -kSpace1)); // a label had two spaces of its own
        break;
    case CT_ItemViewItem: // lines of lists and trees have room; tables set theirs
        if (qobject_cast<const QListView *>(widget) || qobject_cast<const QTreeView *>(widget))
            out.setHeight(std::max(out.height(), size.height()) + kSpace1);
        break;
    default: break;
    }
    return out;
}

} // namespace wattfare
