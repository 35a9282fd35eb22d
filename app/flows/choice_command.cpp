// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/choice_command.h"

#include <algorithm>

namespace wattfare {

namespace {

const UserChoice *find(const std::vector<UserChoice> &choices, const UserChoice &wanted)
{
    const auto found = std::find_if(
        choices.begin(), choices.end(), [&](const UserChoice &each) { return sameSubject(each, wanted); });
    return found == choices.end() ? nullptr : &*found;
}

} // namespace

ChoiceEdit inverseOf(const ChoiceEdit &edit, const std::vector<UserChoice> &before)
{
    ChoiceEdit back;
    for (const UserChoice &choice : edit.set) {
        if (const UserChoice *old = find(before, choice))
            back.set.push_back(*old);
        else
            back.clear.push_back(choice);
    }
    for (const UserChoice &choice : edit.clear) {
        if (const UserChoice *old = find(before, choice))
            back.set.push_back(*old);
    }
    return back;
}

Result<void> applyEdit(Overlay &overlay, const ChoiceEdit &edit)
{
    const auto now = overlay.choices();
    if (!now)
        return tl::unexpected<Error>(now.error());
    // Values are checked when they are set: those first, so that a refused one changes nothing.
    for (const UserChoice &choice : edit.set) {
        if (auto done = overlay.set(choice); !done)
            return tl::unexpected<Error>(done.error());
    }
    for (const UserChoice &choice : edit.clear) {
        const UserChoice *old = find(*now, choice);
        if (!old)
            continue;
        if (auto done = overlay.clear(old->id); !done)
            return done;
    }
    return {};
}

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
