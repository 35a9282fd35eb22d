// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/text_column.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace wattfare {

TextColumn::TextColumn(int spacing, QWidget *parent)
    : QWidget(parent)
    , m_spacing(spacing)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

void TextColumn::add(QLabel *label)
{
    label->setParent(this);
    m_labels << label;
}

int TextColumn::heightForWidth(int width) const
{
    int height = 0;
    for (const QLabel *label : m_labels) {
        if (label->isHidden())
            continue;
        if (height > 0)
            height += m_spacing;
        height += label->hasHeightForWidth() ? label->heightForWidth(width) : label->sizeHint().height();
    }
    return height;
}

QSize TextColumn::sizeHint() const
{
    int width = 0;
    for (const QLabel *label : m_labels)
        if (!label->isHidden())
            width = std::max(width, label->sizeHint().width());
    return {width, heightForWidth(width)};
}

// Words wrap, so that a long sentence does not make the page wide.
QSize TextColumn::minimumSizeHint() const { return {}; }

bool TextColumn::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void TextColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TextColumn::arrange()
{
    int top = 0;
    for (QLabel *label : m_labels) {
        if (label->isHidden())
            continue;
        const int height = label->hasHeightForWidth() ? label->heightForWidth(width()) : label->sizeHint().height();
        label->setGeometry(0, top, width(), height);
        top += height + m_spacing;
    }
    if (heightForWidth(width())
        != height()) // asked anew: a label that was given its width may have chosen another font
        updateGeometry();
}

} // namespace wattfare
