// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/effective_snapshot.h"

#include "model/catalog/snapshot_builder.h"
#include "model/evaluation/pricing/carried_prices.h"

#include <algorithm>

namespace wattfare {

namespace {

std::uint32_t subjectOf(const Snapshot &s, SubjectKind kind, const std::string &subject)
{
    switch (kind) {
    case SubjectKind::accelerator: return s.accelerator(subject);
    case SubjectKind::platform: return s.platform(subject);
    case SubjectKind::instanceType: return s.type(subject);
    case SubjectKind::region: return s.region(subject);
    case SubjectKind::component: return s.figures.component(subject);
    }
    return kNone;
}

bool alreadyThere(const Snapshot &s, const FigureChoice &choice, Date asOf)
{
    if (choice.subjectKind == kCarriedPrice)
        return hasCarriedPrice(s, choice, asOf);
    const auto kind = parseSubjectKind(choice.subjectKind);
    const QuantityId quantity = s.figures.quantity(choice.quantity);
    const std::uint32_t subject = kind ? subjectOf(s, *kind, choice.subject) : kNone;
    if (subject == kNone || quantity == kNoQuantity)
        return false;
    const FigureIndex index = s.figures.preferred(*kind, subject, quantity);
    if (index == kNone)
        return false;
    const FigureRow row = s.figures.row(index);
    return row.value == choice.value && row.low == choice.low && row.high == choice.high
        && figureClassId(row.cls) == choice.cls;
}

} // namespace

SnapshotPtr EffectiveSnapshot::of(const Scenario &scenario, const SnapshotPtr &snapshot)
{
    if (!snapshot || std::all_of(scenario.figures.begin(), scenario.figures.end(), [&](const FigureChoice &choice) {
            // Without a date a price counts from its own day on, also where that is later than the catalogue.
            const Date latest = std::max(snapshot->newestPrice, choice.since.value_or(Date{}));
            return alreadyThere(*snapshot, choice, scenario.asOf.value_or(latest));
        }))
        return snapshot;
    const std::scoped_lock lock(m_mutex);
    if (m_last && m_base.lock() == snapshot && m_figures == scenario.figures)
        return m_last;
    std::vector<NewFigure> figures;
    for (const FigureChoice &choice : scenario.figures) {
        const auto kind = parseSubjectKind(choice.subjectKind);
        const auto cls = parseFigureClass(choice.cls);
        if (!kind || !cls)
            continue;
        NewFigure figure;
        figure.kind = *kind;
        figure.subject = choice.subject;
        figure.quantity = choice.quantity;
        figure.method = "scenario";
        figure.value = choice.value;
        figure.low = choice.low;
        figure.high = choice.high;
        figure.cls = *cls;
        figure.preferred = true;
        figure.origin = RowOrigin::user;
        if (const SourceIndex source = snapshot->source(choice.source); source != kNone)
            figure.sources = {source};
        figures.push_back(std::move(figure));
    }
    m_last = figures.empty() ? snapshot : SnapshotBuilder::withFigures(*snapshot, figures);
    if (std::any_of(scenario.figures.begin(), scenario.figures.end(),
            [](const FigureChoice &c) { return c.subjectKind == kCarriedPrice; })) {
        auto priced = std::make_shared<Snapshot>(*m_last);
        applyCarriedPrices(*priced, scenario.figures);
        m_last = std::move(priced);
    }
    m_base = snapshot;
    m_figures = scenario.figures;
    return m_last;
}

} // namespace wattfare
