// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/overlay_store.h"

#include <QUndoCommand>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace wattfare {

// Imports, or what takes them back, as one step of undo. Rows that are not in the overlay wait in memory, and come back
// under the same numbers. It is written by a job; one that fails says so, and the step stands where the overlay is.
class ImportCommand : public QUndoCommand
{
public:
    enum class Kind { imported, reverted }; // imported: already written when the step is pushed
    // `told`: after each change, with its error or whether the rows are in force.
    using Told = std::function<void(const std::optional<Error> &error, bool inForce)>;
    ImportCommand(
        OverlayStore &store, Kind kind, const std::vector<ImportInfo> &imports, const QString &text, Told told);
    void undo() override;
    void redo() override;
    int id() const override { return Session::kDataStep; }

private:
    struct State {
        std::vector<std::int64_t> ids;
        bool inForce = true;
        KeptImports kept; // while not in force
    };
    void bring(bool inForce);

    OverlayStore &m_store;
    Kind m_kind;
    bool m_done; // the first redo() comes with the push
    std::shared_ptr<State> m_state = std::make_shared<State>(); // of the jobs, which run one after the other
    Told m_told;
};

} // namespace wattfare
