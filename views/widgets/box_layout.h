// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace wattfare {

// The layout of a widget; a spacing of -1 is that of the style.
template <class Box>
Box *boxLayout(QWidget *parent, const QMargins &margins, int spacing = -1)
{
    auto *box = new Box(parent);
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    return box;
}

// A layout that another one takes in.
template <class Box>
Box *boxLayout(int spacing, const QMargins &margins = {})
{
    return boxLayout<Box>(nullptr, margins, spacing);
}

} // namespace wattfare
