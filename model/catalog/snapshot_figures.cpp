// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/snapshot_builder.h"

#include <limits>

namespace wattfare {

SnapshotPtr SnapshotBuilder::withFigures(const Snapshot &base, std::span<const NewFigure> figures)
{
    SnapshotBuilder builder;
    *builder.m_snapshot = base;
    FigureTable &t = builder.m_snapshot->figures;
    const double missing = std::numeric_limits<double>::quiet_NaN();
    for (const NewFigure &f : figures) {
        const std::uint32_t subject = builder.subjectNumber(f.kind, f.subject);
        if (subject == kNone)
            continue;
        const auto [quantity, added]
            = t.m_quantityIndex.emplace(f.quantity, static_cast<QuantityId>(t.m_quantityNames.size()));
        if (added)
            t.m_quantityNames.push_back(f.quantity);
        const auto index = static_cast<FigureIndex>(t.m_value.size());
        auto &list = t.m_index[FigureTable::key(f.kind, subject, quantity->second)];
        for (const FigureIndex other : list) // the new one is the preferred one
            t.m_flags[other] = static_cast<std::uint8_t>(t.m_flags[other] & ~1U);
        list.insert(list.begin(), index);
        t.m_kind.push_back(f.kind);
        t.m_subject.push_back(subject);
        t.m_subjectKey.push_back(f.subject);
        t.m_quantity.push_back(quantity->second);
        t.m_value.push_back(f.value);
        t.m_low.push_back(f.low.value_or(missing));
        t.m_high.push_back(f.high.value_or(missing));
        t.m_class.push_back(f.cls);
        t.m_asOf.push_back(f.asOf ? f.asOf->days : std::numeric_limits<std::int32_t>::min());
        t.m_year.push_back(static_cast<std::int16_t>(f.year.value_or(0)));
        t.m_flags.push_back(3); // preferred, not the base's
        t.m_sources.insert(t.m_sources.end(), f.sources.begin(), f.sources.end());
        t.m_sourceBegin.push_back(static_cast<std::uint32_t>(t.m_sources.size()));
        t.m_unit.push_back(f.unit);
        t.m_method.push_back(f.method);
        t.m_note.push_back(f.note);
    }
    placePreferred(t);
    return std::move(builder.m_snapshot);
}

} // namespace wattfare
