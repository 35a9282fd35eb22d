// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/quality.h"

#include "model/catalog/commitments.h"
#include "model/catalog/staleness.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace wattfare {

namespace {

using Kind = QualityFinding::Kind;

constexpr double kWideFactor = 2.0; // high / low of a preferred figure
constexpr double kPriceJumpFactor = 5.0; // an imported price against the one before it
constexpr double kHighPue = 2.0;

bool namesYear(std::string_view text)
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 0; i + 4 <= text.size(); ++i) {
        const std::string_view year = text.substr(i, 4);
        const bool alone = (i == 0 || !digit(text[i - 1])) && (i + 4 == text.size() || !digit(text[i + 4]));
        if (alone && (year.starts_with("19") || year.starts_with("20")) && digit(year[2]) && digit(year[3]))
            return true;
    }
    return false;
}

class Finder
{
public:
    Finder(const Snapshot &snapshot, const QualityScope &scope)
        : m_s(snapshot)
        , m_scope(scope)
    {
        m_scope.day = std::max(m_scope.day, m_scope.asOf);
        if (m_scope.regions.empty()) {
            for (std::size_t i = 0; i < m_s.regions.size(); ++i)
                m_scope.regions.push_back(static_cast<RegionIndex>(i));
        }
    }

    std::vector<QualityFinding> run()
    {
        figures();
        stalePrices();
        missingPrices();
        missingThroughput();
        missingPower();
        implausible();
        weakSources();
        dropped();
        std::ranges::stable_sort(m_found, [](const QualityFinding &a, const QualityFinding &b) {
            return a.kind != b.kind ? a.kind < b.kind : a.size > b.size;
        });
        return std::move(m_found);
    }

private:
    QualityFinding &add(Kind kind, Message message, double size)
    {
        m_found.push_back({kind, std::move(message), {}, {}, {}, size});
        return m_found.back();
    }

    // Which candidates a subject bears on. False: none of the asked regions.
    bool setScope(QualityFinding &finding, SubjectKind kind, std::uint32_t subject) const
    {
        switch (kind) {
        case SubjectKind::accelerator:
            finding.types = typesWhere([&](const InstanceType &t) { return t.accelerator == subject; });
            break;
        case SubjectKind::platform:
            finding.types = typesWhere([&](const InstanceType &t) { return t.platform == subject; });
            break;
        case SubjectKind::instanceType: finding.types = {subject}; break;
        case SubjectKind::region:
            if (std::ranges::find(m_scope.regions, subject) == m_scope.regions.end())
                return false;
            finding.regions = {subject};
            break;
        case SubjectKind::component: break;
        }
        return true;
    }

    template <class Fn>
    std::vector<TypeIndex> typesWhere(Fn wanted) const
    {
        std::vector<TypeIndex> out;
        for (std::size_t i = 0; i < m_s.types.size(); ++i) {
            if (wanted(m_s.types[i]))
                out.push_back(static_cast<TypeIndex>(i));
        }
        return out;
    }

    void figures()
    {
        // Figures of one subject, quantity and year; the grids' histories do not contradict each other over the years.
        std::map<std::tuple<SubjectKind, std::string_view, std::string_view, int>, std::vector<FigureRow>> groups;
        for (std::size_t i = 0; i < m_s.figures.size(); ++i) {
            const FigureRow row = m_s.figures.row(static_cast<FigureIndex>(i));
            groups[{row.subjectKind, row.subject, row.quantity, row.year.value_or(0)}].push_back(row);
        }
        for (auto &[key, rows] : groups) {
            std::ranges::stable_sort(
                rows, [](const FigureRow &a, const FigureRow &b) { return a.preferred > b.preferred; });
            const FigureRow &first = rows.front();
            const std::uint32_t subject = subjectOf(first);
            double low = first.value;
            double high = first.value;
            for (const FigureRow &row : rows) {
                low = std::min(low, row.value);
                high = std::max(high, row.value);
            }
            if (rows.size() > 1 && high - low > m_scope.tolerance * std::abs(first.value)) {
                QualityFinding finding{Kind::contradiction,
                    {"quality.contradiction",
                        {std::string(first.subject), std::string(first.quantity), rows.size(), low, high,
                            std::string(first.unit), first.value}},
                    {}, {}, {}, low > 0 ? high / low : high};
                for (const FigureRow &row : rows)
                    finding.figures.push_back(row.index);
                if (setScope(finding, first.subjectKind, subject))
                    m_found.push_back(std::move(finding));
            }
            // Ranges of the methods' own assumptions are told where a result uses them.
            if (first.subjectKind != SubjectKind::component && first.preferred && first.low && first.high
                && *first.low > 0 && *first.high / *first.low > kWideFactor) {
                QualityFinding finding{Kind::wideRange,
                    {"quality.wide_range",
                        {std::string(first.subject), std::string(first.quantity), *first.low, *first.high,
                            std::string(first.unit)}},
                    {first.index}, {}, {}, *first.high / *first.low};
                if (setScope(finding, first.subjectKind, subject))
                    m_found.push_back(std::move(finding));
            }
        }
    }

    std::uint32_t subjectOf(const FigureRow &row) const
    {
        switch (row.subjectKind) {
        case SubjectKind::accelerator: return m_s.accelerator(row.subject);
        case SubjectKind::platform: return m_s.platform(row.subject);
        case SubjectKind::instanceType: return m_s.type(row.subject);
        case SubjectKind::region: return m_s.region(row.subject);
        case SubjectKind::component: return m_s.figures.component(row.subject);
        }
        return kNone;
    }

    bool onOffer(TypeIndex type) const { return m_s.types[type].offer == Offer::current; }

    // One finding a region and book: prices by the thousand would bury everything else. `staleDate` of a type in a
    // region: of its oldest observation that is in force and stale.
    template <class Fn>
    void staleBook(const char *name, int months, Fn staleDate)
    {
        for (const RegionIndex region : m_scope.regions) {
            std::vector<TypeIndex> types;
            Date oldest{INT32_MAX};
            for (TypeIndex type = 0; type < m_s.types.size(); ++type) {
                const std::optional<Date> date = onOffer(type) ? staleDate(type, region) : std::nullopt;
                if (!date)
                    continue;
                types.push_back(type);
                oldest = std::min(oldest, *date);
            }
            if (types.empty())
                continue;
            QualityFinding &finding = add(Kind::stalePrice,
                {std::string("quality.stale_") + name, {m_s.regions[region].code, types.size(), oldest, months}},
                static_cast<double>(types.size()));
            finding.types = std::move(types);
            finding.regions = {region};
        }
    }

    void stalePrices()
    {
        const auto prices = [&](const PriceBook &book, const char *name, int months) {
            staleBook(name, months, [&](TypeIndex type, RegionIndex region) -> std::optional<Date> {
                const auto row = m_s.priceAt(book, type, region, m_scope.asOf);
                const bool stale = row
                    && (&book == &m_s.onDemand ? isStaleOnDemand(book, *row, m_scope.day)
                                               : isStaleRow(book, *row, m_scope.day, months));
                return stale ? std::optional(book.date[*row]) : std::nullopt;
            });
        };
        prices(m_s.onDemand, "on_demand", kStaleMonthsOnDemand);
        prices(m_s.spot, "spot", kStaleMonthsSpot);
        staleBook("band", kStaleMonthsBand, [&](TypeIndex type, RegionIndex region) -> std::optional<Date> {
            const auto row = m_s.bandAt(type, region, m_scope.asOf);
            const bool stale = row && isStaleRow(m_s.bands, *row, m_scope.day, kStaleMonthsBand);
            return stale ? std::optional(m_s.bands.date[*row]) : std::nullopt;
        });
        staleBook("commitment", kStaleMonthsCommitment, [&](TypeIndex type, RegionIndex region) {
            std::optional<Date> oldest;
            forEachCommitment(m_s, type, region, m_scope.asOf, [&](std::size_t row) {
                if (isStaleRow(m_s.commitments, row, m_scope.day, kStaleMonthsCommitment))
                    oldest = std::min(oldest.value_or(m_s.commitments.date[row]), m_s.commitments.date[row]);
            });
            return oldest;
        });
        prices(m_s.capacityBlocks, "capacity_block", kStaleMonthsCapacityBlock);
    }

    void missingPrices()
    {
        const bool all = m_scope.regions.size() == m_s.regions.size();
        if (all) { // over all regions: types that no region sells at a known price
            for (TypeIndex type = 0; type < m_s.types.size(); ++type) {
                const bool priced = std::ranges::any_of(m_scope.regions, [&](RegionIndex region) {
                    return m_s.priceAt(m_s.onDemand, type, region, m_scope.asOf).has_value();
                });
                if (!priced && onOffer(type))
                    add(Kind::noPrice, {"quality.no_price", {m_s.types[type].name}}, 1).types = {type};
            }
            return;
        }
        for (const RegionIndex region : m_scope.regions) {
            std::vector<TypeIndex> types;
            for (TypeIndex type = 0; type < m_s.types.size(); ++type) {
                if (onOffer(type) && !m_s.priceAt(m_s.onDemand, type, region, m_scope.asOf))
                    types.push_back(type);
            }
            if (types.empty())
                continue;
            QualityFinding &finding
                = add(Kind::noPrice, {"quality.no_price_in_region", {m_s.regions[region].code, types.size()}},
                    static_cast<double>(types.size()));
            finding.types = std::move(types);
            finding.regions = {region};
        }
    }

    void missingThroughput()
    {
        std::vector<bool> typeKnown(m_s.types.size(), false);
        std::vector<bool> acceleratorKnown(m_s.accelerators.size(), false);
        for (const Benchmark &b : m_s.benchmarks) {
            if ((m_scope.model && b.model != *m_scope.model) || (!b.throughput && !b.timeToTrainMin))
                continue;
            // What its host did alone says nothing of a type that is rented for its accelerator.
            if (b.type != kNone && (b.accelerator != kNone || m_s.types[b.type].accelerator == kNone))
                typeKnown[b.type] = true;
            if (b.accelerator != kNone)
                acceleratorKnown[b.accelerator] = true;
        }
        std::map<std::string, std::vector<TypeIndex>> families;
        for (TypeIndex type = 0; type < m_s.types.size(); ++type) {
            const InstanceType &t = m_s.types[type];
            const bool known = typeKnown[type] || (t.accelerator != kNone && acceleratorKnown[t.accelerator]);
            if (!known && t.offer == Offer::current)
                families[t.family].push_back(type);
        }
        for (auto &[family, types] : families) {
            const std::size_t count = types.size();
            Message message = m_scope.model
                ? Message{"quality.no_throughput_of_model", {family, count, m_s.models[*m_scope.model].name}}
                : Message{"quality.no_throughput", {family, count}};
            QualityFinding &finding = add(Kind::noThroughput, std::move(message), static_cast<double>(types.size()));
            finding.types = std::move(types);
        }
    }

    bool has(SubjectKind kind, std::uint32_t subject, const char *quantity) const
    {
        return subject != kNone && m_s.figures.preferred(kind, subject, m_s.figures.quantity(quantity)) != kNone;
    }

    void missingPower()
    {
        std::map<std::pair<std::string, std::string>, std::vector<TypeIndex>> lacking; // family, quantity
        for (TypeIndex type = 0; type < m_s.types.size(); ++type) {
            const InstanceType &t = m_s.types[type];
            if (t.offer != Offer::current)
                continue;
            if (!has(SubjectKind::platform, t.platform, "tdp_w_per_socket"))
                lacking[{t.family, "tdp_w_per_socket"}].push_back(type);
            if (t.accelerator == kNone)
                continue;
            for (const char *quantity : {"full_load_w", "idle_w"}) {
                if (!has(SubjectKind::accelerator, t.accelerator, quantity))
                    lacking[{t.family, quantity}].push_back(type);
            }
        }
        for (auto &[key, types] : lacking) {
            QualityFinding &finding = add(Kind::noPower, {"quality.no_power", {key.first, types.size(), key.second}},
                static_cast<double>(types.size()));
            finding.types = std::move(types);
        }
    }

    const FigureRow *preferredRow(
        SubjectKind kind, std::uint32_t subject, const char *quantity, FigureRow &storage) const
    {
        const FigureIndex i = m_s.figures.preferred(kind, subject, m_s.figures.quantity(quantity));
        if (i == kNone)
            return nullptr;
        storage = m_s.figures.row(i);
        return &storage;
    }

    void implausible()
    {
        FigureRow full;
        FigureRow other;
        for (AcceleratorIndex a = 0; a < m_s.accelerators.size(); ++a) {
            if (preferredRow(SubjectKind::accelerator, a, "full_load_w", full) == nullptr)
                continue;
            const auto compare = [&](const char *id, bool wrong) {
                if (!wrong)
                    return;
                QualityFinding &finding
                    = add(Kind::implausible, {id, {m_s.accelerators[a].key, full.value, other.value}}, 1);
                finding.figures = {full.index, other.index};
                setScope(finding, SubjectKind::accelerator, a);
            };
            if (preferredRow(SubjectKind::accelerator, a, "idle_w", other) != nullptr)
                compare("quality.idle_above_full", other.value >= full.value);
            if (preferredRow(SubjectKind::accelerator, a, "tdp_w", other) != nullptr)
                compare("quality.full_above_cap", full.value > 1.05 * other.value);
        }
        for (const RegionIndex region : m_scope.regions) {
            if (preferredRow(SubjectKind::region, region, "pue", other) != nullptr && other.value > kHighPue) {
                QualityFinding &finding = add(
                    Kind::implausible, {"quality.high_pue", {m_s.regions[region].code, other.value}}, other.value);
                finding.figures = {other.index};
                finding.regions = {region};
            }
            for (TypeIndex type = 0; type < m_s.types.size(); ++type) {
                spotAboveOnDemand(type, region);
                priceJump(type, region);
            }
        }
    }

    void spotAboveOnDemand(TypeIndex type, RegionIndex region)
    {
        const auto spot = m_s.priceAt(m_s.spot, type, region, m_scope.asOf);
        const auto onDemand = m_s.priceAt(m_s.onDemand, type, region, m_scope.asOf);
        if (!spot || !onDemand || isStaleRow(m_s.spot, *spot, m_scope.asOf, kStaleMonthsSpot)
            || m_s.spot.nanoUsdPerHour[*spot] <= m_s.onDemand.nanoUsdPerHour[*onDemand])
            return;
        const double ratio = m_s.spot.usdPerHour(*spot) / m_s.onDemand.usdPerHour(*onDemand);
        if (ratio < 1.0 + 1e-4) // feeds of spot prices round to four decimals
            return;
        QualityFinding &finding = add(Kind::implausible,
            {"quality.spot_above_on_demand",
                {m_s.types[type].name, m_s.regions[region].code, m_s.spot.usdPerHour(*spot),
                    m_s.onDemand.usdPerHour(*onDemand)}},
            ratio);
        finding.types = {type};
        finding.regions = {region};
    }

    // An imported price far from the one before it is more often a slipped decimal than a price cut.
    void priceJump(TypeIndex type, RegionIndex region)
    {
        const auto row = m_s.priceAt(m_s.onDemand, type, region, m_scope.asOf);
        if (!row || m_s.onDemand.overlay[*row] != 1)
            return;
        const std::size_t cell = std::size_t{type} * m_s.regions.size() + region;
        if (*row == m_s.onDemand.begin[cell])
            return;
        const double before = m_s.onDemand.usdPerHour(*row - 1);
        const double after = m_s.onDemand.usdPerHour(*row);
        const double factor = std::max(after / before, before / after);
        if (factor < kPriceJumpFactor)
            return;
        QualityFinding &finding = add(Kind::implausible,
            {"quality.price_jump", {m_s.types[type].name, m_s.regions[region].code, before, after}}, factor);
        finding.types = {type};
        finding.regions = {region};
    }

    struct Use { // whom the facts of a source bear on; nothing marked: everybody
        std::vector<bool> types, regions;
    };

    // What a row of a book is about. Prices bear on their type in their region; a type is enough to find it by.
    std::vector<Use> usesOfSources() const
    {
        std::vector<Use> uses(
            m_s.sources.size(), {std::vector<bool>(m_s.types.size()), std::vector<bool>(m_s.regions.size())});
        const auto at = [&](SourceIndex source, TypeIndex type, RegionIndex region = kNone) {
            if (source >= uses.size())
                return;
            if (type < m_s.types.size())
                uses[source].types[type] = true;
            else if (region < m_s.regions.size())
                uses[source].regions[region] = true;
        };
        const auto all = [&](std::span<const SourceIndex> sources, const QualityFinding &scope) {
            for (const SourceIndex source : sources) {
                at(source, kNone);
                for (const TypeIndex type : scope.types)
                    at(source, type);
                for (const RegionIndex region : scope.regions)
                    at(source, kNone, region);
            }
        };
        const auto ofSubject = [&](std::span<const SourceIndex> sources, SubjectKind kind, std::uint32_t subject) {
            QualityFinding scope;
            setScope(scope, kind, subject);
            all(sources, scope);
        };
        for (TypeIndex i = 0; i < m_s.types.size(); ++i)
            ofSubject(m_s.types[i].sources, SubjectKind::instanceType, i);
        for (AcceleratorIndex i = 0; i < m_s.accelerators.size(); ++i)
            ofSubject(m_s.accelerators[i].sources, SubjectKind::accelerator, i);
        for (PlatformIndex i = 0; i < m_s.platforms.size(); ++i)
            ofSubject(m_s.platforms[i].sources, SubjectKind::platform, i);
        for (RegionIndex i = 0; i < m_s.regions.size(); ++i)
            ofSubject(m_s.regions[i].sources, SubjectKind::region, i);
        for (std::size_t i = 0; i < m_s.figures.size(); ++i) {
            const FigureRow row = m_s.figures.row(static_cast<FigureIndex>(i));
            ofSubject(row.sources, row.subjectKind, subjectOf(row));
        }
        const auto book = [&](const auto &rows) {
            for (std::size_t i = 0; i < rows.size(); ++i)
                at(rows.source[i], rows.type[i]);
        };
        book(m_s.onDemand);
        book(m_s.spot);
        book(m_s.capacityBlocks);
        book(m_s.commitments);
        book(m_s.bands);
        for (const SpotSeries &series : m_s.spotSeries)
            at(series.source, series.type);
        for (const AvailabilityTrace &trace : m_s.traces)
            at(trace.source, trace.type);
        for (const Benchmark &b : m_s.benchmarks) {
            at(b.source, b.type);
            if (b.type == kNone && b.accelerator != kNone)
                ofSubject(std::span(&b.source, 1), SubjectKind::accelerator, b.accelerator);
        }
        return uses;
    }

    template <class Index>
    static std::vector<Index> marked(const std::vector<bool> &marks)
    {
        std::vector<Index> out;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (marks[i])
                out.push_back(static_cast<Index>(i));
        }
        return out;
    }

    // Imports and own values are the person's: they know their files.
    void weakSources()
    {
        const std::vector<Use> uses = usesOfSources();
        for (std::size_t i = 0; i < m_s.sources.size(); ++i) {
            const Source &source = m_s.sources[i];
            if (source.id == "user" || source.id.starts_with("import-"))
                continue;
            const auto lacks = [&](const char *id, bool missing) {
                if (!missing)
                    return;
                QualityFinding &finding = add(Kind::weakSource, {id, {source.title, source.id}}, 1);
                finding.types = marked<TypeIndex>(uses[i].types);
                if (finding.types.empty())
                    finding.regions = marked<RegionIndex>(uses[i].regions);
            };
            lacks("quality.source_without_locator", !canBeFollowed(source.location));
            lacks("quality.source_without_date", source.retrieved.empty() && !namesYear(source.edition));
            lacks("quality.source_without_licence", source.licence.empty());
        }
    }

    void dropped()
    {
        for (const QualityNote &note : m_s.quality) {
            std::vector<Argument> args{note.subject};
            args.insert(args.end(), note.args.begin(), note.args.end());
            add(Kind::dropped, {"quality." + note.kind, std::move(args)}, 0);
        }
    }

    const Snapshot &m_s;
    QualityScope m_scope;
    std::vector<QualityFinding> m_found;
};

} // namespace

bool QualityFinding::touches(TypeIndex type, RegionIndex region) const
{
    return (types.empty() || std::ranges::find(types, type) != types.end())
        && (regions.empty() || std::ranges::find(regions, region) != regions.end());
}

bool canBeFollowed(std::string_view location)
{
    if (location.starts_with("help pages "))
        return true;
    for (std::size_t at = location.find("://"); at != std::string_view::npos; at = location.find("://", at + 3)) {
        const std::string_view address
            = location.substr(at + 3, location.find(';', at) - at - 3); // to the next of a list
        const std::string_view url = address.substr(0, address.find_first_of(" ,"));
        const bool page = url.find('/') != std::string_view::npos && !url.ends_with('/');
        if (page
            || address.find_first_not_of(" ,", url.size()) != std::string_view::npos) // or what to look for at the site
            return true;
    }
    return false;
}

std::vector<NewestOfKind> newestByKind(const Snapshot &snapshot)
{
    std::vector<NewestOfKind> newest;
    const auto add = [&](const char *kind, const auto &book) {
        std::optional<Date> last;
        for (std::size_t row = 0; row < book.size(); ++row)
            if (book.overlay[row] != 2) // what the person entered nobody observed
                last = std::max(last.value_or(book.date[row]), book.date[row]);
        if (last)
            newest.push_back({kind, *last});
    };
    add("on_demand", snapshot.onDemand);
    add("spot", snapshot.spot);
    add("band", snapshot.bands);
    add("commitment", snapshot.commitments);
    add("capacity_block", snapshot.capacityBlocks);
    return newest;
}

std::vector<QualityFinding> findQuality(const Snapshot &snapshot, const QualityScope &scope)
{
    return Finder(snapshot, scope).run();
}

} // namespace wattfare
