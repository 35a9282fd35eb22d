// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/import_undo.h"

namespace wattfare {

ImportCommand::ImportCommand(
    OverlayStore &store, Kind kind, const std::vector<ImportInfo> &imports, const QString &text, Told told)
    : QUndoCommand(text)
    , m_store(store)
    , m_kind(kind)
    , m_done(kind == Kind::imported)
    , m_told(std::move(told))
{
    for (const ImportInfo &each : imports)
        m_state->ids.push_back(each.id);
}

void ImportCommand::bring(bool inForce)
{
    const auto changed = std::make_shared<bool>(false);
    m_store.change(
        text(),
        [state = m_state, changed, inForce](Overlay &overlay, const ProgressFn &) -> Result<void> {
            if (state->inForce == inForce) // the step before this one failed
                return {};
            if (inForce) {
                if (auto back = overlay.restore(state->kept); !back)
                    return back;
                state->kept = {};
            } else {
                auto kept = overlay.takeBack(state->ids);
                if (!kept && kept.error().code == Error::Code::notFound)
                    return fail(Error::Code::notFound, {"overlay.changed_elsewhere", {}}, kept.error().detail);
                if (!kept)
                    return tl::unexpected<Error>(kept.error());
                state->kept = std::move(*kept);
            }
            state->inForce = inForce;
            *changed = true;
            return {};
        },
        [told = m_told, changed, inForce](const std::optional<Error> &error) {
            if (error || *changed)
                told(error, inForce);
        });
}

void ImportCommand::undo() { bring(m_kind == Kind::reverted); }

void ImportCommand::redo()
{
    if (m_done)
        m_done = false;
    else
        bring(m_kind == Kind::imported);
}

} // namespace wattfare
