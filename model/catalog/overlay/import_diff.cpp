// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/staging/import_batch.h"

#include "model/catalog/commitments.h"
#include "model/catalog/overlay/choice_names.h"
#include "model/catalog/overlay/fact_comparison.h"
#include "model/catalog/overlay/import_step.h"
#include "model/catalog/staging/specification.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace wattfare {

namespace {

class Differ
{
public:
    Differ(const ImportBatch &batch, const Snapshot &current, std::size_t maxEntries, const ProgressFn &progress,
        std::span<const ImportBatch *const> together)
        : m_batch(batch)
        , m_current(current)
        , m_maxEntries(maxEntries)
        , m_progress(progress)
        , m_total(std::max<std::size_t>(1, batch.rowCount()))
    {
        for (const std::string &name : batch.names()) {
            m_types.push_back(typeOfStaged(current, name));
            m_regions.push_back(current.region(name));
        }
        std::vector<const ImportBatch *> all(together.begin(), together.end());
        if (std::ranges::find(all, &batch) == all.end())
            all.push_back(&batch);
        m_newKeys = newSpecifications(all, current);
    }

    Result<ImportDiff> run()
    {
        const bool done = prices(m_batch.onDemandRows(), m_current.onDemand, "price_on_demand")
            && prices(m_batch.spotRows(), m_current.spot, "price_spot")
            && prices(m_batch.capacityBlockRows(), m_current.capacityBlocks, "price_capacity_block") && series()
            && commitments() && bands() && figures() && specifications() && facts();
        if (!done)
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        removed();
        for (const ImportBatch::Refusal &refusal : m_batch.refusals()) {
            DiffEntry entry;
            entry.kind = DiffEntry::Kind::refused;
            entry.item = refusal.field;
            entry.beforeText = refusal.found;
            entry.expected = refusal.expected;
            entry.line = refusal.line;
            entry.reason = "malformed";
            keep(std::move(entry));
        }
        m_diff.refused += m_batch.refusalCount();
        m_diff.repairs = m_batch.repairs();
        m_diff.skipped = m_batch.skips();
        if (m_kept > 0)
            m_diff.skipped.emplace_back("import.skip.partial_list", m_kept);
        return std::move(m_diff);
    }

private:
    void keep(DiffEntry entry)
    {
        if (m_diff.entries.size() < m_maxEntries)
            m_diff.entries.push_back(std::move(entry));
        else
            m_diff.truncated = true;
    }

    bool step()
    {
        if (++m_done % 8192 != 0)
            return true;
        return keepGoing(m_progress, std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_total)));
    }

    // A number that was, is or will be; counts and lists it.
    void compare(DiffEntry entry, std::optional<double> before, double after)
    {
        entry.before = before;
        entry.after = after;
        if (!before) {
            entry.kind = DiffEntry::Kind::added;
            ++m_diff.added;
        } else if (*before == after) {
            ++m_diff.unchanged;
            return;
        } else {
            entry.kind = DiffEntry::Kind::changed;
            if (*before != 0)
                entry.percent = 100.0 * (after / *before - 1.0);
            ++m_diff.changed;
        }
        keep(std::move(entry));
    }

    // False for a row whose type or region nobody knows; lists the first row of each.
    bool known(DiffEntry &entry, std::uint32_t type, std::uint32_t region)
    {
        entry.subject = m_batch.name(type);
        entry.region = m_batch.name(region);
        const bool typeKnown = m_types[type] != kNone || knowsType(m_current, m_newKeys, entry.subject);
        const bool regionKnown = m_regions[region] != kNone || m_newKeys.contains({"region", entry.region});
        if (typeKnown && regionKnown)
            return true;
        ++m_diff.refused;
        const std::string &name = typeKnown ? entry.region : entry.subject;
        if (m_reported.insert(name).second) {
            entry.kind = DiffEntry::Kind::refused;
            entry.reason = typeKnown ? "unknown_region" : "unknown_type";
            keep(entry);
        }
        return false;
    }

    bool prices(const std::vector<ImportBatch::Price> &rows, const PriceBook &book, const char *table)
    {
        for (const ImportBatch::Price &row : rows) {
            DiffEntry entry;
            entry.table = table;
            entry.unit = "USD/h";
            entry.line = row.line;
            if (known(entry, row.type, row.region)) {
                const auto old = m_current.priceAt(book, m_types[row.type], m_regions[row.region], row.asOf);
                compare(std::move(entry), old ? std::optional<double>(book.usdPerHour(*old)) : std::nullopt,
                    usdOfNano(row.nano));
            }
            if (!step())
                return false;
        }
        return true;
    }

    // The price that some series of the catalogue has at a second, and whether one has this very price.
    struct KnownPoint {
        std::optional<double> before;
        bool same = false;
    };
    static KnownPoint knownPoint(const std::vector<const SpotSeries *> &series, const ImportBatch::Point &point)
    {
        KnownPoint found;
        const double usd = usdOfNano(point.nano);
        for (const SpotSeries *s : series) {
            const auto at = std::ranges::lower_bound(s->time, point.observedAt);
            if (at == s->time.end() || *at != point.observedAt)
                continue;
            found.before = s->usdPerHour[static_cast<std::size_t>(at - s->time.begin())];
            if (*found.before == usd)
                return {found.before, true};
        }
        return found;
    }

    // A series counts by its points and is listed by how many of them are new and how many differ.
    void points(const DiffEntry &entry, const ImportBatch::Series &series)
    {
        const auto place = m_series.find({m_types[series.type], m_regions[series.region], m_batch.name(series.zone)});
        std::size_t added = 0;
        std::size_t changed = 0;
        if (place == m_series.end()) {
            added = series.points.size();
        } else {
            for (const ImportBatch::Point &point : series.points) {
                const KnownPoint found = knownPoint(place->second, point);
                added += found.before ? 0U : 1U;
                changed += found.before && !found.same ? 1U : 0U;
            }
        }
        m_diff.added += added;
        m_diff.changed += changed;
        m_diff.unchanged += series.points.size() - added - changed;
        for (const auto &[kind, count] :
            {std::pair(DiffEntry::Kind::added, added), std::pair(DiffEntry::Kind::changed, changed)}) {
            if (count == 0)
                continue;
            DiffEntry listed = entry;
            listed.kind = kind;
            listed.after = static_cast<double>(count);
            keep(std::move(listed));
        }
    }

    bool series()
    {
        if (!m_batch.series().empty()) {
            for (const SpotSeries &s : m_current.spotSeries)
                m_series[{s.type, s.region, s.zone}].push_back(&s);
        }
        for (const ImportBatch::Series &series : m_batch.series()) {
            DiffEntry entry;
            entry.table = "spot_history";
            entry.item = m_batch.name(series.zone);
            if (known(entry, series.type, series.region)) {
                points(entry, series);
            } else {
                m_diff.refused += series.points.size() - 1;
            }
            m_done += series.points.size() - 1;
            if (!step()
                || !keepGoing(m_progress, std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_total))))
                return false;
        }
        return true;
    }

    bool commitments()
    {
        const CommitmentBook &book = m_current.commitments;
        for (const ImportBatch::Commitment &row : m_batch.commitments()) {
            DiffEntry entry;
            entry.table = "commitment";
            entry.unit = "USD/h";
            entry.line = row.line;
            entry.item = commitmentPriceKey(m_batch.name(row.plan), row.termYears, m_batch.name(row.payment));
            if (known(entry, row.type, row.region)) {
                std::optional<double> before;
                forEachCommitment(m_current, m_types[row.type], m_regions[row.region], row.asOf, [&](std::size_t i) {
                    if (book.plan[i] == m_batch.name(row.plan) && book.payment[i] == m_batch.name(row.payment)
                        && book.termYears[i] == row.termYears)
                        before = book.effectiveUsdPerHour(i);
                });
                compare(std::move(entry), before, usdOfNano(row.effective));
            }
            if (!step())
                return false;
        }
        return true;
    }

    bool bands()
    {
        for (const ImportBatch::Band &row : m_batch.bands()) {
            DiffEntry entry;
            entry.table = "interruption_band";
            entry.unit = "bucket";
            entry.item = m_batch.name(row.os);
            entry.line = row.line;
            if (known(entry, row.type, row.region)) {
                const auto old = m_current.bandAt(m_types[row.type], m_regions[row.region], row.asOf);
                compare(std::move(entry), old ? std::optional<double>(m_current.bands.bucket[*old]) : std::nullopt,
                    row.bucket);
            }
            if (!step())
                return false;
        }
        return true;
    }

    std::vector<std::string> editionsOf(const FigureRow &row) const
    {
        std::vector<std::string> keys;
        for (const SourceIndex source : row.sources)
            keys.push_back(editionKey(m_current.sources[source]));
        return keys;
    }

    std::vector<std::string> editionsOf(const FigureIn &row) const
    {
        if (row.sources.empty())
            return {editionKey(m_batch.source())};
        return row.sources;
    }

    // Says what OverlayMerge will do: the same figure of an earlier edition is replaced; another one only joins those
    // that are there, unless it is the first of its quantity and year.
    void compareFigure(DiffEntry entry, const FigureIn &row)
    {
        const FigureTable &figures = m_current.figures;
        const std::vector<std::string> editions = editionsOf(row);
        std::optional<FigureRow> same;
        bool known = false, anyOfYear = false, sameCounts = false, firstSeen = false;
        for (const FigureIndex i :
            figures.all(row.kind, subjectNumber(m_current, row.kind, row.subject), figures.quantity(row.quantity))) {
            const FigureRow old = figures.row(i);
            anyOfYear = anyOfYear || !row.year || old.year == row.year;
            if (old.year != row.year)
                continue;
            if (!same && old.method == row.method && editionsOf(old) == editions) {
                same = old;
                sameCounts = old.preferred || (row.year && !firstSeen); // the first of a year is that year's
            }
            firstSeen = true;
            known = known || (old.value == row.value && (row.method.empty() || old.method == row.method));
        }
        const bool first
            = m_figureGroups.emplace(row.kind, row.subject, row.quantity, row.year.value_or(0)).second && !anyOfYear;
        if (same) {
            if (!sameCounts)
                entry.reason = "not_in_use";
            if (same->asOf && row.asOf && *row.asOf < *same->asOf) // an old edition that comes late
                ++m_diff.unchanged;
            else
                compare(std::move(entry), same->value, row.value);
            return;
        }
        if (known) { // some source says so already
            ++m_diff.unchanged;
            return;
        }
        if (!first)
            entry.reason = "not_in_use";
        compare(std::move(entry), std::nullopt, row.value);
    }

    bool figures()
    {
        for (const FigureIn &row : m_batch.figures()) {
            DiffEntry entry;
            entry.table = "figure";
            entry.subject = row.subject;
            entry.item = row.quantity;
            entry.unit = row.unit;
            entry.line = row.line;
            if (!knowsSubject(m_current, m_newKeys, row.kind, row.subject)) {
                entry.kind = DiffEntry::Kind::refused;
                entry.reason = row.kind == SubjectKind::region ? "unknown_region" : "unknown_type";
                ++m_diff.refused;
                keep(std::move(entry));
            } else {
                compareFigure(std::move(entry), row);
            }
            if (!step())
                return false;
        }
        return true;
    }

    // A new key that lacks what a record needs would never appear; its first row stands for all of them.
    void refuseIncomplete(DiffEntry entry)
    {
        ++m_diff.refused;
        if (!m_reported.insert(entry.table + "/" + entry.subject).second)
            return;
        entry.kind = DiffEntry::Kind::refused;
        entry.reason = "incomplete";
        entry.item.clear();
        for (const std::string_view column : neededColumns(entry.table)) {
            const bool there
                = std::ranges::any_of(m_batch.specifications(), [&](const ImportBatch::Specification &row) {
                      return row.table == entry.table && row.key == entry.subject && row.column == column;
                  });
            if (!there)
                entry.afterText += (entry.afterText.empty() ? "" : ", ") + std::string(column);
        }
        keep(std::move(entry));
    }

    bool specifications()
    {
        for (const ImportBatch::Specification &row : m_batch.specifications()) {
            DiffEntry entry;
            entry.table = row.table;
            entry.subject = row.key;
            entry.item = row.column;
            entry.line = row.line;
            const auto before = specificationText(m_current, row.table, row.key, row.column);
            if (!hasSpecification(m_current, row.table, row.key) && !m_newKeys.contains({row.table, row.key})) {
                refuseIncomplete(std::move(entry));
                if (!step())
                    return false;
                continue;
            }
            entry.beforeText = before.value_or(std::string());
            entry.afterText = stagedValue(m_current, row);
            if (entry.afterText.empty()) // an accelerator that the catalogue cannot name
                continue;
            const auto oldNumber = parseFinite(entry.beforeText);
            const auto newNumber = parseFinite(entry.afterText);
            if (!before || before->empty()) {
                entry.kind = DiffEntry::Kind::added;
                entry.after = newNumber;
                ++m_diff.added;
                keep(std::move(entry));
            } else if (*before == entry.afterText || (oldNumber && newNumber && *oldNumber == *newNumber)) {
                ++m_diff.unchanged;
            } else {
                entry.kind = DiffEntry::Kind::changed;
                if (oldNumber && newNumber) {
                    entry.before = oldNumber;
                    entry.after = newNumber;
                    if (*oldNumber != 0)
                        entry.percent = 100.0 * (*newNumber / *oldNumber - 1.0);
                }
                ++m_diff.changed;
                keep(std::move(entry));
            }
            if (!step())
                return false;
        }
        return true;
    }

    bool facts()
    {
        FactComparison states(m_current);
        for (const ImportBatch::FactRow &row : m_batch.factRows()) {
            DiffEntry entry;
            entry.table = row.table->name;
            entry.line = row.line;
            const auto *key = std::get_if<std::string>(&row.values.front());
            entry.subject = key == nullptr ? std::string() : *key;
            if (!knowsModel(m_current, m_newKeys, row)) {
                entry.kind = DiffEntry::Kind::refused;
                entry.reason = "unknown_model";
                ++m_diff.refused;
                keep(std::move(entry));
                continue;
            }
            if (auto fault = faultOf(m_current, row)) {
                entry.kind = DiffEntry::Kind::refused;
                entry.reason = "malformed";
                entry.item = fault->field;
                entry.beforeText = std::move(fault->found);
                entry.expected = std::move(fault->expected);
                ++m_diff.refused;
                keep(std::move(entry));
                continue;
            }
            const FactMatch state = states.of(row);
            bool listed = state != FactMatch::same;
            // Profiles and runs come by the hundred: the first row of each series that is new or differs stands for it.
            if (row.table->name == "availability_run" || row.table->name.starts_with("carbon_profile")) {
                entry.item = row.table->name == "availability_run" ? entry.subject
                                                                   : entry.subject + "/" + std::to_string(yearOf(row));
                listed = listed && m_reported.insert(std::string(row.table->name) + "/" + entry.item).second;
            }
            entry.kind = state == FactMatch::missing ? DiffEntry::Kind::added : DiffEntry::Kind::changed;
            ++(state == FactMatch::missing     ? m_diff.added
                    : state == FactMatch::same ? m_diff.unchanged
                                               : m_diff.changed);
            if (listed)
                keep(std::move(entry));
            if (!step())
                return false;
        }
        return true;
    }

    void removed()
    {
        std::size_t kept = 0;
        for (const Removal &removal : removalsOf(m_batch, m_current, &kept)) {
            DiffEntry entry;
            entry.kind = DiffEntry::Kind::removed;
            entry.subject = m_current.types[removal.type].name;
            entry.region = m_current.regions[removal.region].code;
            entry.unit = "USD/h";
            if (removal.book == "commitment") {
                entry.table = "commitment";
                entry.item = commitmentOption(m_current.commitments, removal.row);
                entry.before = m_current.commitments.effectiveUsdPerHour(removal.row);
            } else {
                const bool spot = removal.book == "spot";
                entry.table = spot ? "price_spot" : "price_on_demand";
                entry.before = (spot ? static_cast<const PriceBook &>(m_current.spot) : m_current.onDemand)
                                   .usdPerHour(removal.row);
            }
            ++m_diff.removed;
            keep(std::move(entry));
        }
        m_kept = kept;
    }

    const ImportBatch &m_batch;
    const Snapshot &m_current;
    std::size_t m_maxEntries;
    const ProgressFn &m_progress;
    std::size_t m_total, m_done = 0;
    ImportDiff m_diff;
    std::vector<TypeIndex> m_types; // by name number
    std::vector<RegionIndex> m_regions;
    NewSpecifications m_newKeys;
    std::set<std::tuple<SubjectKind, std::string, std::string, int>> m_figureGroups;
    std::size_t m_kept = 0; // offers that a partial list lacks
    std::set<std::string> m_reported;
    std::map<std::tuple<TypeIndex, RegionIndex, std::string>, std::vector<const SpotSeries *>> m_series;
};

} // namespace

// A published list of a region lacks a few types that were withdrawn; one that lacks more was filtered or cut to a part
// and says nothing of what it leaves out.
static bool isWholeList(std::size_t offered, std::size_t missing) { return 10 * missing <= offered; }

namespace {

// What a list that claims to be complete lacks.
struct Lacking {
    std::vector<Removal> gone;
    std::size_t offered = 0;
};

Lacking lackingPrices(
    const ImportBatch &batch, const Snapshot &current, const ImportBatch::Complete &complete, RegionIndex region)
{
    const bool spot = complete.book == "spot";
    const PriceBook &book = spot ? static_cast<const PriceBook &>(current.spot) : current.onDemand;
    std::set<std::string_view> present;
    for (const ImportBatch::Price &row : spot ? batch.spotRows() : batch.onDemandRows()) {
        if (batch.name(row.region) == complete.region)
            present.insert(batch.name(row.type));
    }
    Lacking found;
    for (std::size_t i = 0; i < current.types.size(); ++i) {
        const auto type = static_cast<TypeIndex>(i);
        const auto row = current.priceAt(book, type, region, complete.asOf);
        if (!row)
            continue;
        ++found.offered;
        // An observation of the very day says that the offer was there on it.
        if (!present.contains(current.types[i].name) && book.date[*row] < complete.asOf)
            found.gone.push_back({complete.book, type, region, complete.asOf, *row});
    }
    return found;
}

Lacking lackingCommitments(
    const ImportBatch &batch, const Snapshot &current, const ImportBatch::Complete &complete, RegionIndex region)
{
    const CommitmentBook &book = current.commitments;
    std::set<std::tuple<std::string_view, int, std::string_view>> present;
    for (const ImportBatch::Commitment &row : batch.commitments()) {
        if (batch.name(row.region) == complete.region && batch.name(row.plan) == complete.book)
            present.emplace(batch.name(row.type), row.termYears, batch.name(row.payment));
    }
    Lacking found;
    for (std::size_t i = 0; i < current.types.size(); ++i) {
        const auto type = static_cast<TypeIndex>(i);
        forEachCommitment(current, type, region, complete.asOf, [&](std::size_t row) {
            if (book.plan[row] != complete.book)
                return;
            ++found.offered;
            if (!present.contains({current.types[i].name, book.termYears[row], book.payment[row]})
                && book.date[row] < complete.asOf)
                found.gone.push_back({"commitment", type, region, complete.asOf, row});
        });
    }
    return found;
}

} // namespace

std::vector<Removal> removalsOf(const ImportBatch &batch, const Snapshot &current, std::size_t *kept)
{
    std::vector<Removal> out;
    for (const ImportBatch::Complete &complete : batch.completes()) {
        const RegionIndex region = current.region(complete.region);
        if (region == kNone)
            continue;
        const bool prices = complete.book == "spot" || complete.book == "on_demand";
        const Lacking found = prices ? lackingPrices(batch, current, complete, region)
                                     : lackingCommitments(batch, current, complete, region);
        if (isWholeList(found.offered, found.gone.size()))
            out.insert(out.end(), found.gone.begin(), found.gone.end());
        else if (kept != nullptr)
            *kept += found.gone.size();
    }
    return out;
}

Result<ImportDiff> diffOfStep(const ImportBatch &batch, std::span<const ImportBatch *const> step,
    const Snapshot &current, std::size_t maxEntries, const ProgressFn &progress)
{
    if (auto valid = validateBatch(batch, current); !valid)
        return tl::unexpected<Error>(valid.error());
    return Differ(batch, current, maxEntries, progress, step).run();
}

Result<ImportDiff> diffImport(
    const ImportBatch &batch, const Snapshot &current, std::size_t maxEntries, const ProgressFn &progress)
{
    return diffOfStep(batch, {}, current, maxEntries, progress);
}

} // namespace wattfare
