// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"

#include <QFontMetrics>
#include <QLabel>

#include <algorithm>

namespace wattfare {

// A sentence that leads a page, but leaves room for what it speaks of: set smaller where it would take more lines.
inline void fitHeadline(QLabel *label, int lines = 3)
{
    const QFont large = uiFont(TypeSize::title, true);
    const int room = std::max(120, label->width());
    const int tall = QFontMetrics(large).boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, label->text()).height();
    const QFont wanted = tall > lines * QFontMetrics(large).lineSpacing() + 2 ? uiFont(TypeSize::body, true) : large;
    if (label->font() != wanted)
        label->setFont(wanted);
}

} // namespace wattfare
