// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page.h"

#include <QScrollArea>
#include <QScrollBar>

namespace wattfare {

QSize Page::room() const
{
    const QWidget *viewport = parentWidget();
    const auto *area = viewport ? qobject_cast<const QAbstractScrollArea *>(viewport->parentWidget()) : nullptr;
    if (!area)
        return size();
    return area->maximumViewportSize()
        - QSize(area->verticalScrollBar()->sizeHint().width(), area->horizontalScrollBar()->sizeHint().height());
}

} // namespace wattfare
