// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Makes snapshots: the loader uses it for database rows, tests and benchmarks for synthetic catalogues.
namespace wattfare {

enum class RowOrigin : std::uint8_t { base = 0, imported = 1, user = 2 };

struct NewFigure {
    SubjectKind kind = SubjectKind::component;
    std::string subject, quantity;
    SharedText method, unit, note;
    double value = 0;
    std::optional<double> low, high;
    FigureClass cls = FigureClass::estimate;
    std::optional<Date> asOf;
    std::optional<int> year;
    bool preferred = false;
    RowOrigin origin = RowOrigin::base;
    std::vector<SourceIndex> sources;
};

struct NewPrice { // a row of the on-demand, spot or Capacity Block book
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    Date date;
    std::int64_t nano = 0, low = 0, high = 0; // low, high: spot only
    SourceIndex source = kNone;
    RowOrigin origin = RowOrigin::base;
};

struct NewBand {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    Date date;
    int bucket = 0;
    double lowPct = 0, highPct = 0;
    double savingsPct = 0;
    SourceIndex source = kNone;
    RowOrigin origin = RowOrigin::base;
};

struct NewCommitment {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    Date date;
    SharedText plan, payment;
    int termYears = 0;
    std::int64_t effective = 0, upfront = -1, hourly = -1;
    SourceIndex source = kNone;
    RowOrigin origin = RowOrigin::base;
};

// Use: fill the dimensions of data() (sources, accelerators, platforms, types, regions, models), call
// indexDimensions(), add facts by index, call finish(). Of two rows with one key the later origin counts (user over
// imported over base).
class SnapshotBuilder
{
public:
    SnapshotBuilder();

    Snapshot &data() { return *m_snapshot; }
    const Snapshot &data() const { return *m_snapshot; }
    // Sorts types by name, regions by code, models by key and makes the look-ups. `InstanceType::platform` and
    // `accelerator` and all `sources` must already be right; they are not touched by the sorting of types.
    void indexDimensions();

    // False if the subject is none of the catalogue's (components are made as needed).
    bool addFigure(NewFigure figure);
    void addOnDemand(const NewPrice &row) { m_onDemand.push_back(row); }
    void addSpot(const NewPrice &row) { m_spot.push_back(row); }
    void addCapacityBlock(const NewPrice &row) { m_capacityBlocks.push_back(row); }
    // No price from `date` on unless a later row says otherwise.
    void withdraw(bool spot, TypeIndex type, RegionIndex region, Date date);
    void addBand(const NewBand &row) { m_bands.push_back(row); }
    void addCommitment(const NewCommitment &row) { m_commitments.push_back(row); }

    // Makes another figure the preferred one of its subject and quantity: the first that `chosen` accepts.
    template <class Fn>
    bool prefer(SubjectKind kind, std::string_view subject, std::string_view quantity, Fn chosen)
    {
        const std::uint32_t number = subjectNumber(kind, subject);
        NewFigure *target = nullptr;
        for (NewFigure &figure : m_figures) {
            if (figure.kind == kind && figure.quantity == quantity && figure.subject == subject && target == nullptr
                && chosen(static_cast<const NewFigure &>(figure)))
                target = &figure;
        }
        if (number == kNone || target == nullptr)
            return false;
        for (NewFigure &figure : m_figures) {
            if (figure.kind == kind && figure.quantity == quantity && figure.subject == subject)
                figure.preferred = &figure == target;
        }
        target->origin = RowOrigin::user; // the choice is the person's, and travels with a saved scenario
        return true;
    }
    std::vector<NewFigure> &figures() { return m_figures; }
    std::vector<NewPrice> &onDemand() { return m_onDemand; }
    std::vector<NewPrice> &spot() { return m_spot; }
    std::vector<NewPrice> &capacityBlocks() { return m_capacityBlocks; }
    std::vector<NewBand> &bands() { return m_bands; }
    std::vector<NewCommitment> &commitments() { return m_commitments; }

    SnapshotPtr finish();

    // A copy with more figures, each the preferred one of its subject and quantity; figures of unknown subjects are
    // left out.
    static SnapshotPtr withFigures(const Snapshot &base, std::span<const NewFigure> figures);

    std::uint32_t subjectNumber(SubjectKind kind, std::string_view subject) const;

private:
    void finishFigures();
    static void placePreferred(FigureTable &table); // after the last change of its figures
    void finishPrices(PriceBook &book, std::vector<NewPrice> &rows, SpotBook *spot);
    void finishBands();
    void finishCommitments();

    std::shared_ptr<Snapshot> m_snapshot;
    std::vector<NewFigure> m_figures;
    std::vector<NewPrice> m_onDemand, m_spot, m_capacityBlocks;
    std::vector<NewBand> m_bands;
    std::vector<NewCommitment> m_commitments;
};

} // namespace wattfare
