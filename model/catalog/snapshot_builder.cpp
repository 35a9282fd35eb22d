// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/snapshot_builder.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

namespace wattfare {

namespace {

// Rows sorted by key; of rows with one key the one with the highest origin, the last on ties.
template <class Row, class Key>
void sortAndMerge(std::vector<Row> &rows, Key key)
{
    const auto before = [&](const Row &a, const Row &b) {
        const auto ka = key(a);
        const auto kb = key(b);
        return ka != kb ? ka < kb : a.origin < b.origin;
    };
    if (!std::ranges::is_sorted(rows, before))
        std::ranges::stable_sort(rows, before);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i + 1 < rows.size() && key(rows[i]) == key(rows[i + 1]))
            continue;
        if (kept != i)
            rows[kept] = std::move(rows[i]);
        ++kept;
    }
    rows.resize(kept);
}

template <class Row>
std::vector<std::uint32_t> beginTable(const std::vector<Row> &rows, std::size_t types, std::size_t regions)
{
    std::vector<std::uint32_t> begin(types * regions + 1, 0);
    for (const Row &row : rows)
        ++begin[std::size_t{row.type} * regions + row.region + 1];
    for (std::size_t i = 1; i < begin.size(); ++i)
        begin[i] += begin[i - 1];
    return begin;
}

template <class Record, class Member>
void makeIndex(NameIndex<std::uint32_t> &index, const std::vector<Record> &records, Member member)
{
    index.clear();
    index.reserve(records.size());
    for (std::size_t i = 0; i < records.size(); ++i)
        index.emplace(records[i].*member, static_cast<std::uint32_t>(i));
}

} // namespace

SnapshotBuilder::SnapshotBuilder()
    : m_snapshot(std::make_shared<Snapshot>())
{
}

void SnapshotBuilder::indexDimensions()
{
    Snapshot &s = *m_snapshot;
    std::ranges::sort(s.types, {}, &InstanceType::name);
    std::ranges::sort(s.regions, {}, &Region::code);
    std::ranges::sort(s.models, {}, &MlModel::key);
    makeIndex(s.m_sourceIndex, s.sources, &Source::id);
    makeIndex(s.m_acceleratorIndex, s.accelerators, &Accelerator::key);
    makeIndex(s.m_platformIndex, s.platforms, &Platform::family);
    makeIndex(s.m_typeIndex, s.types, &InstanceType::name);
    makeIndex(s.m_regionIndex, s.regions, &Region::code);
    makeIndex(s.m_modelIndex, s.models, &MlModel::key);
    NameIndex<std::uint32_t> families;
    s.m_familyOf.clear();
    s.m_familyTypes.clear();
    for (std::size_t i = 0; i < s.types.size(); ++i) {
        const auto [family, added] = families.emplace(s.types[i].family, static_cast<std::uint32_t>(families.size()));
        if (added)
            s.m_familyTypes.emplace_back();
        s.m_familyOf.push_back(family->second);
        s.m_familyTypes[family->second].push_back(static_cast<TypeIndex>(i));
    }
}

std::uint32_t SnapshotBuilder::subjectNumber(SubjectKind kind, std::string_view subject) const
{
    switch (kind) {
    case SubjectKind::accelerator: return m_snapshot->accelerator(subject);
    case SubjectKind::platform: return m_snapshot->platform(subject);
    case SubjectKind::instanceType: return m_snapshot->type(subject);
    case SubjectKind::region: return m_snapshot->region(subject);
    case SubjectKind::component: return m_snapshot->figures.component(subject);
    }
    return kNone;
}

bool SnapshotBuilder::addFigure(NewFigure figure)
{
    if (figure.kind == SubjectKind::component) {
        auto &components = m_snapshot->figures.m_components;
        components.emplace(figure.subject, static_cast<std::uint32_t>(components.size()));
    }
    if (subjectNumber(figure.kind, figure.subject) == kNone)
        return false;
    m_figures.push_back(std::move(figure));
    return true;
}

void SnapshotBuilder::withdraw(bool spot, TypeIndex type, RegionIndex region, Date date)
{
    if (type == kNone || region == kNone)
        return;
    auto &withdrawn = spot ? m_snapshot->spot.withdrawn : m_snapshot->onDemand.withdrawn;
    const auto [place, added] = withdrawn.emplace(std::size_t{type} * m_snapshot->regions.size() + region, date);
    if (!added)
        place->second = std::max(place->second, date);
}

void SnapshotBuilder::finishFigures()
{
    FigureTable &t = m_snapshot->figures;
    const std::size_t count = m_figures.size();
    const double missing = std::numeric_limits<double>::quiet_NaN();
    t.m_kind.reserve(count);
    t.m_subject.reserve(count);
    t.m_value.reserve(count);
    t.m_sourceBegin.reserve(count + 1);
    t.m_sourceBegin.push_back(0);
    for (std::size_t i = 0; i < count; ++i) {
        NewFigure &f = m_figures[i];
        auto [quantity, added]
            = t.m_quantityIndex.emplace(f.quantity, static_cast<QuantityId>(t.m_quantityNames.size()));
        if (added)
            t.m_quantityNames.push_back(f.quantity);
        const std::uint32_t subject = subjectNumber(f.kind, f.subject);
        t.m_kind.push_back(f.kind);
        t.m_subject.push_back(subject);
        t.m_quantity.push_back(quantity->second);
        t.m_value.push_back(f.value);
        t.m_low.push_back(f.low.value_or(missing));
        t.m_high.push_back(f.high.value_or(missing));
        t.m_class.push_back(f.cls);
        t.m_asOf.push_back(f.asOf ? f.asOf->days : std::numeric_limits<std::int32_t>::min());
        t.m_year.push_back(static_cast<std::int16_t>(f.year.value_or(0)));
        t.m_flags.push_back(
            static_cast<std::uint8_t>((f.preferred ? 1U : 0U) | (f.origin != RowOrigin::base ? 2U : 0U)));
        t.m_sources.insert(t.m_sources.end(), f.sources.begin(), f.sources.end());
        t.m_sourceBegin.push_back(static_cast<std::uint32_t>(t.m_sources.size()));
        const std::uint64_t key = FigureTable::key(f.kind, subject, quantity->second);
        auto &list = t.m_index[key];
        if (f.preferred)
            list.insert(list.begin(), static_cast<FigureIndex>(i));
        else
            list.push_back(static_cast<FigureIndex>(i));
        t.m_subjectKey.push_back(f.subject);
        t.m_unit.push_back(f.unit);
        t.m_method.push_back(f.method);
        t.m_note.push_back(f.note);
    }
    m_figures.clear();
    placePreferred(t);
}

void SnapshotBuilder::placePreferred(FigureTable &t)
{
    t.m_preferred = {};
    const std::size_t quantities = t.m_quantityNames.size();
    for (std::size_t i = 0; i < t.m_subject.size(); ++i) {
        if (t.m_subject[i] == kNone)
            continue;
        auto &places = t.m_preferred[static_cast<std::size_t>(t.m_kind[i])];
        const std::size_t first = t.m_subject[i] * quantities;
        if (places.size() < first + quantities)
            places.resize(first + quantities, kNone);
        places[first + t.m_quantity[i]] = t.all(t.m_kind[i], t.m_subject[i], t.m_quantity[i]).front();
    }
}

void SnapshotBuilder::finishPrices(PriceBook &book, std::vector<NewPrice> &rows, SpotBook *spot)
{
    sortAndMerge(rows, [](const NewPrice &r) { return std::tuple(r.type, r.region, r.date); });
    const std::size_t count = rows.size();
    for (auto *column : {&book.type, &book.region, &book.source})
        column->reserve(count);
    book.date.reserve(count);
    book.nanoUsdPerHour.reserve(count);
    book.overlay.reserve(count);
    for (const NewPrice &row : rows) {
        book.type.push_back(row.type);
        book.region.push_back(row.region);
        book.date.push_back(row.date);
        book.nanoUsdPerHour.push_back(row.nano);
        book.source.push_back(row.source);
        book.overlay.push_back(static_cast<std::uint8_t>(row.origin));
        if (spot != nullptr) {
            spot->lowNano.push_back(row.low > 0 ? row.low : row.nano);
            spot->highNano.push_back(row.high > 0 ? row.high : row.nano);
        }
    }
    book.begin = beginTable(rows, m_snapshot->types.size(), m_snapshot->regions.size());
    rows.clear();
}

void SnapshotBuilder::finishBands()
{
    sortAndMerge(m_bands, [](const NewBand &r) { return std::tuple(r.type, r.region, r.date); });
    InterruptionBands &b = m_snapshot->bands;
    for (const NewBand &row : m_bands) {
        b.type.push_back(row.type);
        b.region.push_back(row.region);
        b.date.push_back(row.date);
        b.bucket.push_back(static_cast<std::uint8_t>(row.bucket));
        b.lowPct.push_back(static_cast<float>(row.lowPct));
        b.highPct.push_back(static_cast<float>(row.highPct));
        b.savingsPct.push_back(static_cast<float>(row.savingsPct));
        b.source.push_back(row.source);
        b.overlay.push_back(static_cast<std::uint8_t>(row.origin));
    }
    b.begin = beginTable(m_bands, m_snapshot->types.size(), m_snapshot->regions.size());
    m_bands.clear();
}

void SnapshotBuilder::finishCommitments()
{
    sortAndMerge(m_commitments,
        [](const NewCommitment &r) { return std::tuple(r.type, r.region, r.plan, r.termYears, r.payment, r.date); });
    CommitmentBook &c = m_snapshot->commitments;
    for (const NewCommitment &row : m_commitments) {
        c.type.push_back(row.type);
        c.region.push_back(row.region);
        c.date.push_back(row.date);
        c.plan.push_back(row.plan);
        c.termYears.push_back(static_cast<std::uint8_t>(row.termYears));
        c.payment.push_back(row.payment);
        c.effectiveNano.push_back(row.effective);
        c.upfrontNano.push_back(row.upfront);
        c.hourlyNano.push_back(row.hourly);
        c.source.push_back(row.source);
        c.overlay.push_back(static_cast<std::uint8_t>(row.origin));
    }
    c.begin = beginTable(m_commitments, m_snapshot->types.size(), m_snapshot->regions.size());
    m_commitments.clear();
}

SnapshotPtr SnapshotBuilder::finish()
{
    Snapshot &s = *m_snapshot;
    finishFigures();
    finishPrices(s.onDemand, m_onDemand, nullptr);
    finishPrices(s.spot, m_spot, &s.spot);
    finishPrices(s.capacityBlocks, m_capacityBlocks, nullptr);
    finishBands();
    finishCommitments();
    s.m_benchmarksById.resize(s.benchmarks.size());
    std::iota(s.m_benchmarksById.begin(), s.m_benchmarksById.end(), 0U);
    const auto idOf = [&s](BenchmarkIndex i) { return std::string_view(s.benchmarks[i].id); };
    if (!std::ranges::is_sorted(s.m_benchmarksById, {}, idOf))
        std::ranges::stable_sort(s.m_benchmarksById, {}, idOf);
    s.m_benchmarksByModel.assign(s.models.size(), {});
    for (std::size_t i = 0; i < s.benchmarks.size(); ++i) {
        if (s.benchmarks[i].model != kNone)
            s.m_benchmarksByModel[s.benchmarks[i].model].push_back(static_cast<BenchmarkIndex>(i));
    }
    if (s.newestPrice == Date{} && !s.onDemand.date.empty()) // else known from before own prices
        s.newestPrice = *std::ranges::max_element(s.onDemand.date);
    SnapshotPtr done = std::move(m_snapshot);
    m_snapshot = std::make_shared<Snapshot>();
    return done;
}

} // namespace wattfare
