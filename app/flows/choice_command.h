// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/overlay_store.h"
#include "model/catalog/overlay/choice_edit.h"

#include <QUndoCommand>

#include <functional>

namespace wattfare {

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
