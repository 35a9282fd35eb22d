// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QKeyEvent>
#include <QLineEdit>

namespace wattfare {

// Fields claim Ctrl+E as "end of the line" where Qt follows X11, and the window exports by it. As leavesUndoToWindow().
inline bool leavesExportToWindow(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride
        || static_cast<QKeyEvent *>(event)->keyCombination() != (Qt::CTRL | Qt::Key_E))
        return false;
    event->ignore();
    return true;
}

// A line edit claims Undo and Redo even where it has nothing to undo, as after a choice from its list. What was
// deleted from one that is empty now the window brings back, with what was done before it. For an event filter: true
// when the key is to reach the window's actions.
inline bool leavesUndoToWindow(const QLineEdit &edit, QEvent *event)
{
    if (leavesExportToWindow(event))
        return true;
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool undo = key->matches(QKeySequence::Undo), redo = key->matches(QKeySequence::Redo);
    if ((!undo && !redo) || (undo && edit.isUndoAvailable() && !edit.text().isEmpty())
        || (redo && edit.isRedoAvailable()))
        return false;
    event->ignore();
    return true;
}

} // namespace wattfare
