// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/snapshot.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 6> kClassIds{"measured", "vendor", "derived", "estimate", "assumption", "user"};

std::uint32_t find(const NameIndex<std::uint32_t> &index, std::string_view key)
{
    const auto found = index.find(key);
    return found == index.end() ? kNone : found->second;
}

// Last row of [begin, end) whose date is not after asOf.
std::optional<std::size_t> newestAt(const std::vector<Date> &dates, std::size_t begin, std::size_t end, Date asOf)
{
    const auto first = dates.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = dates.begin() + static_cast<std::ptrdiff_t>(end);
    const auto after = std::upper_bound(first, last, asOf);
    if (after == first)
        return std::nullopt;
    return static_cast<std::size_t>(after - dates.begin()) - 1;
}

} // namespace

std::string_view figureClassId(FigureClass cls) { return kClassIds[static_cast<std::size_t>(cls)]; }

std::optional<FigureClass> parseFigureClass(std::string_view id)
{
    const auto found = std::ranges::find(kClassIds, id);
    if (found == kClassIds.end())
        return std::nullopt;
    return static_cast<FigureClass>(found - kClassIds.begin());
}

FigureClass weaker(FigureClass a, FigureClass b)
{
    const auto rank = [](FigureClass cls) {
        switch (cls) {
        case FigureClass::user:
        case FigureClass::measured: return 0;
        case FigureClass::vendor: return 1;
        case FigureClass::derived: return 2;
        case FigureClass::estimate:
        case FigureClass::assumption: return 3;
        }
        return 3;
    };
    return rank(b) > rank(a) ? b : a;
}

RateBasis rateBasisOf(std::string_view basis)
{
    return basis == "output tokens"                           ? RateBasis::outputTokens
        : basis == "input+output tokens"                      ? RateBasis::allTokens
        : basis == "prompt tokens"                            ? RateBasis::promptTokens
        : basis.find("per request") != std::string_view::npos ? RateBasis::perRequest
                                                              : RateBasis::processed;
}

std::string_view subjectKindId(SubjectKind kind)
{
    switch (kind) {
    case SubjectKind::accelerator: return "accelerator";
    case SubjectKind::platform: return "platform";
    case SubjectKind::instanceType: return "instance_type";
    case SubjectKind::region: return "region";
    case SubjectKind::component: return "component";
    }
    return "component";
}

std::optional<SubjectKind> parseSubjectKind(std::string_view id)
{
    for (const SubjectKind kind : {SubjectKind::accelerator, SubjectKind::platform, SubjectKind::instanceType,
             SubjectKind::region, SubjectKind::component}) {
        if (subjectKindId(kind) == id)
            return kind;
    }
    return std::nullopt;
}

FigureRow FigureTable::row(FigureIndex i) const
{
    const auto given = [](double x) { return std::isnan(x) ? std::nullopt : std::optional<double>(x); };
    FigureRow row;
    row.index = i;
    row.subjectKind = m_kind[i];
    row.subject = m_subjectKey[i];
    row.quantity = m_quantityNames[m_quantity[i]];
    row.unit = m_unit[i];
    row.method = m_method[i];
    row.note = m_note[i];
    row.value = m_value[i];
    row.low = given(m_low[i]);
    row.high = given(m_high[i]);
    row.cls = m_class[i];
    if (m_asOf[i] != std::numeric_limits<std::int32_t>::min())
        row.asOf = Date{m_asOf[i]};
    if (m_year[i] != 0)
        row.year = m_year[i];
    row.preferred = (m_flags[i] & 1U) != 0;
    row.overlay = (m_flags[i] & 2U) != 0;
    row.sources = std::span(m_sources).subspan(m_sourceBegin[i], m_sourceBegin[i + 1] - m_sourceBegin[i]);
    return row;
}

FigureBounds FigureTable::bounds(FigureIndex i) const
{
    const auto given = [](double x) { return std::isnan(x) ? std::nullopt : std::optional<double>(x); };
    return {m_value[i], given(m_low[i]), given(m_high[i])};
}

QuantityId FigureTable::quantity(std::string_view id) const
{
    const auto found = m_quantityIndex.find(id);
    return found == m_quantityIndex.end() ? kNoQuantity : found->second;
}

std::uint32_t FigureTable::component(std::string_view name) const { return find(m_components, name); }

std::uint64_t FigureTable::key(SubjectKind kind, std::uint32_t subject, QuantityId quantity)
{
    return (static_cast<std::uint64_t>(kind) << 56) | (std::uint64_t{subject} << 16) | quantity;
}

std::span<const FigureIndex> FigureTable::all(SubjectKind kind, std::uint32_t subject, QuantityId quantity) const
{
    if (subject == kNone || quantity == kNoQuantity)
        return {};
    const auto found = m_index.find(key(kind, subject, quantity));
    return found == m_index.end() ? std::span<const FigureIndex>() : std::span<const FigureIndex>(found->second);
}

FigureIndex FigureTable::preferred(SubjectKind kind, std::uint32_t subject, QuantityId quantity) const
{
    if (subject == kNone || quantity == kNoQuantity)
        return kNone;
    const auto &places = m_preferred[static_cast<std::size_t>(kind)];
    const std::size_t place = subject * m_quantityNames.size() + quantity;
    return place < places.size() ? places[place] : kNone;
}

FigureIndex FigureTable::ofComponent(std::string_view name, std::string_view id) const
{
    return preferred(SubjectKind::component, component(name), quantity(id));
}

std::optional<double> FigureTable::componentValue(std::string_view name, std::string_view id) const
{
    const FigureIndex figure = ofComponent(name, id);
    return figure == kNone ? std::nullopt : std::optional(value(figure));
}

FigureIndex FigureTable::ofYear(SubjectKind kind, std::uint32_t subject, QuantityId quantity, int year) const
{
    for (const FigureIndex i : all(kind, subject, quantity)) {
        if (m_year[i] == year)
            return i;
    }
    return kNone;
}

std::vector<FigureIndex> FigureTable::bySubject(SubjectKind kind, std::uint32_t subject) const
{
    std::vector<FigureIndex> rows;
    for (std::size_t i = 0; i < m_kind.size(); ++i) {
        if (m_kind[i] == kind && m_subject[i] == subject)
            rows.push_back(static_cast<FigureIndex>(i));
    }
    return rows;
}

std::span<const TypeIndex> Snapshot::familyOf(TypeIndex type) const
{
    return type < m_familyOf.size() ? std::span<const TypeIndex>(m_familyTypes[m_familyOf[type]])
                                    : std::span<const TypeIndex>();
}

TypeIndex Snapshot::type(std::string_view name) const { return find(m_typeIndex, name); }
RegionIndex Snapshot::region(std::string_view code) const { return find(m_regionIndex, code); }
AcceleratorIndex Snapshot::accelerator(std::string_view key) const { return find(m_acceleratorIndex, key); }
PlatformIndex Snapshot::platform(std::string_view family) const { return find(m_platformIndex, family); }
ModelIndex Snapshot::model(std::string_view key) const { return find(m_modelIndex, key); }
SourceIndex Snapshot::source(std::string_view id) const { return find(m_sourceIndex, id); }
BenchmarkIndex Snapshot::benchmark(std::string_view id) const
{
    const auto idOf = [this](BenchmarkIndex i) { return std::string_view(benchmarks[i].id); };
    const auto found = std::ranges::lower_bound(m_benchmarksById, id, {}, idOf);
    return found != m_benchmarksById.end() && idOf(*found) == id ? *found : kNone;
}

std::span<const BenchmarkIndex> Snapshot::benchmarksOf(ModelIndex model) const
{
    return model < m_benchmarksByModel.size() ? std::span<const BenchmarkIndex>(m_benchmarksByModel[model])
                                              : std::span<const BenchmarkIndex>();
}

std::optional<std::size_t> Snapshot::priceAt(const PriceBook &book, TypeIndex type, RegionIndex region, Date asOf) const
{
    if (type >= types.size() || region >= regions.size())
        return std::nullopt;
    const std::size_t cell = std::size_t{type} * regions.size() + region;
    const auto row = newestAt(book.date, book.begin[cell], book.begin[cell + 1], asOf);
    if (row && !book.withdrawn.empty()) {
        const auto gone = book.withdrawn.find(cell);
        if (gone != book.withdrawn.end() && gone->second <= asOf && book.date[*row] < gone->second)
            return std::nullopt;
    }
    return row;
}

std::optional<std::size_t> Snapshot::bandAt(TypeIndex type, RegionIndex region, Date asOf) const
{
    if (type >= types.size() || region >= regions.size())
        return std::nullopt;
    const std::size_t cell = std::size_t{type} * regions.size() + region;
    return newestAt(bands.date, bands.begin[cell], bands.begin[cell + 1], asOf);
}

const CarbonProfile *Snapshot::profileOf(std::string_view gridZone) const
{
    const CarbonProfile *best = nullptr;
    for (const CarbonProfile &profile : profiles) {
        if (profile.gridZone != gridZone)
            continue;
        if (best == nullptr || std::pair(profile.hasMonths, profile.year) > std::pair(best->hasMonths, best->year))
            best = &profile;
    }
    return best;
}

const Ageing::Bin *Ageing::binOf(const std::vector<Bin> &bins, Date observed, Date day)
{
    constexpr double kDaysPerMonth = 30.4375; // of a mean year, as the bins were made
    const double months = (day.days - observed.days) / kDaysPerMonth;
    if (bins.empty() || months <= 0)
        return nullptr;
    for (const Bin &bin : bins)
        if (months <= bin.toMonths)
            return &bin;
    return &bins.back();
}

std::pair<int, int> Ageing::bandRange(int bucket) const
{
    const auto &pairs = bands[static_cast<std::size_t>(bucket)];
    const std::size_t all = std::accumulate(pairs.begin(), pairs.end(), std::size_t{0});
    if (all == 0)
        return {bucket, bucket};
    int low = 0, high = 4;
    for (std::size_t below = pairs[0]; low < 4 && 10 * below <= all; below += pairs[static_cast<std::size_t>(low)])
        ++low;
    for (std::size_t above = pairs[4]; high > 0 && 10 * above <= all; above += pairs[static_cast<std::size_t>(high)])
        --high;
    return {std::min(low, bucket), std::max(high, bucket)};
}

} // namespace wattfare
