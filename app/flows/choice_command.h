// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/overlay_store.h"

#include <QUndoCommand>

#include <functional>
#include <vector>

namespace wattfare {

// Choices of the person to be set, and those of the same subject to be taken back.
struct ChoiceEdit {
    std::vector<UserChoice> set, clear;
};

// The edit that leads back from `edit`, where `before` was in force.
ChoiceEdit inverseOf(const ChoiceEdit &edit, const std::vector<UserChoice> &before);
Result<void> applyEdit(Overlay &overlay, const ChoiceEdit &edit);

// A change of figures as one step of undo. It is written by a job; one that fails says so and undoes nothing.
class ChoiceCommand : public QUndoCommand
{
public:
    ChoiceCommand(OverlayStore &store, ChoiceEdit edit, const QString &text, std::function<void(const Error &)> failed);
    void undo() override;
    void redo() override;

private:
    void run(const ChoiceEdit &edit);
    OverlayStore &m_store;
    ChoiceEdit m_edit, m_back;
    std::function<void(const Error &)> m_failed;
    std::shared_ptr<bool> m_broken = std::make_shared<bool>(false);
};

} // namespace wattfare
