// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/explain/number.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wattfare {

inline std::vector<std::string> sourceIds(const Snapshot &snapshot, std::span<const SourceIndex> sources)
{
    std::vector<std::string> ids;
    for (const SourceIndex s : sources) {
        if (s < snapshot.sources.size())
            ids.push_back(snapshot.sources[s].id);
    }
    return ids;
}

// A plain specification of a type or a platform: exact, as its vendor states it, unless `cls` says otherwise.
template <Number N>
N specification(const Snapshot &snapshot, double value, std::string_view id, std::string_view symbol, Unit unit,
    const std::string &subject, std::span<const SourceIndex> sources, FigureClass cls = FigureClass::vendor)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = id;
        info.symbol = symbol;
        info.unit = unit;
        info.subject = subject;
        info.cls = cls;
        info.sources = sourceIds(snapshot, sources);
        return info;
    });
}

} // namespace wattfare
