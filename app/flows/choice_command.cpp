// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/choice_command.h"

namespace wattfare {

ChoiceCommand::ChoiceCommand(
    OverlayStore &store, ChoiceEdit edit, const QString &text, std::function<void(const Error &)> failed)
    : QUndoCommand(text)
    , m_store(store)
    , m_edit(std::move(edit))
    , m_back(inverseOf(m_edit, store.lists().choices))
    , m_failed(std::move(failed))
{
}

void ChoiceCommand::run(const ChoiceEdit &edit)
{
    m_store.change(
        text(), [edit](Overlay &overlay, const ProgressFn &) { return applyEdit(overlay, edit); },
        [failed = m_failed, broken = m_broken](const std::optional<Error> &error) {
            if (!error)
                return;
            *broken = true;
            failed(*error);
        });
}

void ChoiceCommand::undo()
{
    if (!*m_broken)
        run(m_back);
}

void ChoiceCommand::redo()
{
    *m_broken = false;
    run(m_edit);
}

} // namespace wattfare
