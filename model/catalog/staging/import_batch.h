// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/catalog/store/fact_tables.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// What an importer hands over: the rows of one import, staged in memory, not yet compared and not yet written.
// parse (importers) -> ImportBatch -> diffImport (what would change) -> Overlay::apply (one transaction).
namespace wattfare {

// Where an import comes from; becomes the source of its rows. The overlay gives it the id "import-<number>".
struct ImportSource {
    std::string kind = {}; // "aws_price_list", "spot_price_history", "spot_advisor", "instance_types", ...
    std::string fileName = {}; // shown to the user
    std::string title = {}; // "AWS Price List, AmazonEC2, eu-central-1"
    std::string publisher = {}, location = {}, edition = {}, licence = {}, attribution = {};
    std::string sha256 = {}; // of the file, "" if not computed
};

struct CommitmentIn {
    std::string_view type = {}, region = {}, plan = {}, payment = {}; // as in CommitmentBook
    int termYears = 0;
    Date asOf = {};
    std::int64_t effectiveNano = 0;
    std::optional<std::int64_t> upfrontNano = {}, hourlyNano = {};
    std::uint64_t line = 0;
    std::string_view source = {};
};

struct BandIn {
    std::string_view type = {}, region = {}, os = "linux";
    Date asOf = {};
    int bucket = 0;
    double lowPct = 0, highPct = 0, savingsPct = 0;
    std::uint64_t line = 0;
    std::string_view source = {};
};

struct FigureIn {
    SubjectKind kind = SubjectKind::component;
    std::string subject, quantity, method, unit, note;
    double value = 0;
    std::optional<double> low, high;
    FigureClass cls = FigureClass::estimate;
    std::optional<Date> asOf;
    std::optional<int> year;
    std::vector<std::string> sources; // empty: the import itself
    std::uint64_t line = 0;
};

struct ProfileIn { // shape of a grid over a year, relative to its mean; annual mean in g/kWh
    std::string gridZone, basis;
    int year = 0;
    double annualMean = 0;
    std::array<double, 24> hour{};
    std::array<double, 12> month{};
    std::optional<std::array<std::array<double, 24>, 12>> monthHour; // [month - 1][hour UTC]
    std::array<std::uint32_t, 24> hourSamples{};
    std::array<std::uint32_t, 12> monthSamples{};
    std::array<std::array<std::uint32_t, 24>, 12> monthHourSamples{};
};

struct TraceIn { // 1 (or n) means obtainable
    std::string id, title, kind = "availability", type, zone, start; // type may be ""
    double gapSeconds = 0;
    int capacity = 1;
    std::vector<std::uint32_t> runTicks;
    std::vector<std::uint16_t> available;
};

// Two rows of a batch that give different values to one key.
struct BatchClash {
    std::string table;
    std::size_t first = 0, second = 0; // numbers of the rows in their list; of a spot history: of the series
    std::uint64_t firstLine = 0, secondLine = 0; // 0: not known
    std::int64_t observedAt = 0; // of a spot history
    std::string key, before; // as text; value of the first
    Argument after; // and of the second
};

class ImportBatch
{
public:
    explicit ImportBatch(ImportSource source)
        : m_source(std::move(source))
    {
    }

    // ---- Rows. Keys are names; whether the catalogue knows them is found out by diffImport and apply. Values must be
    // in range (parse with parseField or check alike); apply refuses the whole import otherwise, and also when two rows
    // of one key contradict each other. `source` is the id of a source that the catalogue or the batch has, "" for the
    // import.
    void onDemand(std::string_view type, std::string_view region, Date asOf, std::int64_t nano, std::uint64_t line = 0,
        std::string_view source = {}, std::string_view locator = {});
    void spot(std::string_view type, std::string_view region, Date asOf, std::int64_t nano, std::int64_t lowNano = 0,
        std::int64_t highNano = 0, std::uint64_t line = 0,
        std::string_view source = {}); // regional; 0: low and high not known
    void capacityBlock(std::string_view type, std::string_view region, Date asOf, std::int64_t nano,
        std::uint64_t line = 0, std::string_view source = {},
        std::string_view locator = {}); // reservation fee of an instance-hour
    void spotPoint(std::string_view type, std::string_view region, std::string_view zone, std::int64_t observedAt,
        std::int64_t nano); // history of one zone
    // The regional price of each type at its newest day in the history: low and high over the zones, value their
    // midpoint (rule 8). Zones whose last price was stale by then are left out. Call once after the last spotPoint().
    void deriveRegionalSpot();
    // Unites rows that say the same of one key; the others of them are counted as skipped ("import.skip.repeated"), and
    // the points of every series come to stand in the order of time. Rows that contradict each other: the first of
    // them, and the batch keeps them all. Call once after the last row.
    std::optional<BatchClash> uniteRepeats();
    std::optional<BatchClash> findClash() const; // the same without uniting
    bool united() const { return m_united; }
    void commitment(const CommitmentIn &row);
    void band(const BandIn &row); // other systems than Linux are skipped
    void figure(FigureIn row);
    void profile(const ProfileIn &profile);
    void trace(TraceIn trace);
    // One column of a specification: table "instance_type" (or accelerator, platform, region, ml_model), key, column of
    // fact_tables.h, value as it would stand in the CSV. An empty value is not stored: null never wins.
    void specification(std::string_view table, std::string_view key, std::string_view column, std::string_view value,
        std::uint64_t line = 0);
    // The accelerator of a type by the name that EC2 gives it ("a100") and the GiB of one, for those that share a name.
    void ec2Accelerator(std::string_view type, std::string_view ec2Name, double memoryGib);
    // A row of one of the catalogue's own CSV tables, in the order of its fields; checked by parseField.
    Result<void> factRow(
        const FactTable &table, std::string_view file, std::uint64_t line, std::span<const std::string_view> fields);

    // Says that the batch claims to hold all prices ("on_demand", "spot" or a plan of commitments) of a region at a
    // date: what the catalogue has beyond that is shown as removed and gets a tombstone. Heeded only where the batch
    // prices at least nine in ten of what the catalogue has on offer there: a filtered or partial list removes nothing.
    void completeFor(std::string_view book, std::string_view region, Date asOf);

    // ---- What the user has to see. A refusal here leaves out one row; a malformed file is an Error of the parser.
    void refuse(std::uint64_t line, std::string_view field, std::string_view found, Clause expected);
    void repaired(std::uint64_t line, std::string_view field, std::string_view before, std::string_view after);
    void skipped(std::string_view reason, std::size_t count = 1); // not asked for: other systems, tenancies, regions

    // ---- What is staged
    static constexpr std::uint32_t kNoName = 0xffffffff;
    struct Price {
        std::uint32_t type = 0, region = 0; // numbers of names()
        Date asOf;
        std::uint32_t source = kNoName;
        std::int64_t nano = 0, low = 0, high = 0;
        std::uint64_t line = 0;
        std::uint32_t locator = kNoName;
    };
    struct Point {
        std::int64_t observedAt = 0;
        std::int64_t nano = 0;
    };
    struct Series {
        std::uint32_t type = 0, region = 0, zone = 0;
        std::vector<Point> points; // in the order of arrival
    };
    struct Commitment {
        std::uint32_t type = 0, region = 0, plan = 0, payment = 0;
        int termYears = 0;
        Date asOf;
        std::int64_t effective = 0, upfront = -1, hourly = -1;
        std::uint64_t line = 0;
        std::uint32_t source = kNoName;
    };
    struct Band {
        std::uint32_t type = 0, region = 0, os = 0;
        Date asOf;
        int bucket = 0;
        double lowPct = 0, highPct = 0, savingsPct = 0;
        std::uint64_t line = 0;
        std::uint32_t source = kNoName;
    };
    struct Specification {
        std::string table, key, column, value;
        std::uint64_t line = 0;
    };
    struct FactRow {
        const FactTable *table = nullptr;
        std::vector<FieldValue> values; // in the order of table->fields
        std::uint64_t line = 0;
    };
    struct Complete {
        std::string book, region;
        Date asOf;
    };
    struct Refusal {
        std::uint64_t line = 0;
        std::string field, found;
        Clause expected;
    };
    struct Repair {
        std::uint64_t line = 0;
        std::string field, before, after;
    };

    const ImportSource &source() const { return m_source; }
    ImportSource &source() { return m_source; }
    const std::string &name(std::uint32_t number) const { return m_names[number]; }
    std::string_view nameOr(std::uint32_t number, std::string_view otherwise) const
    {
        return number == kNoName ? otherwise : std::string_view(m_names[number]);
    }
    const std::vector<std::string> &names() const { return m_names; }
    const std::vector<Price> &onDemandRows() const { return m_onDemand; }
    const std::vector<Price> &spotRows() const { return m_spot; }
    const std::vector<Price> &capacityBlockRows() const { return m_capacityBlocks; }
    const std::vector<Series> &series() const { return m_series; }
    const std::vector<Commitment> &commitments() const { return m_commitments; }
    const std::vector<Band> &bands() const { return m_bands; }
    const std::vector<FigureIn> &figures() const { return m_figures; }
    const std::vector<Specification> &specifications() const { return m_specifications; }
    const std::vector<FactRow> &factRows() const { return m_factRows; }
    const std::vector<Complete> &completes() const { return m_completes; }
    const std::vector<Refusal> &refusals() const { return m_refusals; }
    std::size_t refusalCount() const { return m_refusalCount; } // refusals() keeps the first 1,000
    const std::vector<Repair> &repairs() const { return m_repairs; }
    const std::vector<std::pair<std::string, std::size_t>> &skips() const { return m_skips; }
    std::size_t rowCount() const;

private:
    std::uint32_t number(std::string_view name);
    std::uint32_t numberOr(std::string_view name) { return name.empty() ? kNoName : number(name); }
    Result<void> convertFactRow(const FactTable &table, FactRow row);

    struct NameHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view s) const { return std::hash<std::string_view>{}(s); }
    };
    ImportSource m_source;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::uint32_t, NameHash, std::equal_to<>> m_numbers;
    std::vector<Price> m_onDemand, m_spot, m_capacityBlocks;
    std::vector<Series> m_series;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_seriesIndex; // type, region -> series
    std::vector<Commitment> m_commitments;
    std::vector<Band> m_bands;
    std::vector<FigureIn> m_figures;
    std::vector<Specification> m_specifications;
    std::vector<FactRow> m_factRows;
    std::vector<Complete> m_completes;
    std::vector<Refusal> m_refusals;
    std::size_t m_refusalCount = 0;
    bool m_united = false;
    std::vector<Repair> m_repairs;
    std::vector<std::pair<std::string, std::size_t>> m_skips;
};

// ---- Dry run --------------------------------------------------------------------------------------------------------

struct DiffEntry {
    enum class Kind : std::uint8_t { added, changed, removed, refused };
    Kind kind = Kind::added;
    std::string table; // "price_on_demand", "figure", "instance_type", ...
    std::string subject, region, item; // item: plan and payment, zone, quantity, column
    std::string unit; // of before and after, "" for text
    std::optional<double> before, after;
    std::string beforeText, afterText; // where the values are text
    std::optional<Clause> expected; // malformed
    std::optional<double> percent; // 100 (after / before - 1)
    std::uint64_t line = 0;
    std::string reason; // refused: "unknown_type", "unknown_region", "unknown_model", "incomplete", "malformed";
                        // "not_in_use": joins other figures
};

struct ImportDiff {
    std::size_t added = 0, changed = 0, unchanged = 0, removed = 0, refused = 0;
    std::vector<DiffEntry> entries; // unchanged rows are only counted
    bool truncated = false; // more entries than asked for
    std::vector<ImportBatch::Repair> repairs;
    std::vector<std::pair<std::string, std::size_t>> skipped; // reason, rows
};

// The first value of a batch that is out of range, and the first row that contradicts another, as badInput with line,
// field, found and expected.
Result<void> validateBatch(const ImportBatch &batch);
// The same, and that every source named is one of the catalogue or of the batch itself.
Result<void> validateBatch(const ImportBatch &batch, const Snapshot &current);
Error clashError(std::string_view file, const BatchClash &clash); // badInput, names both lines where they are known

// Compares a batch with the catalogue as it is (base and overlay). Nothing is written. Prices compare with the price in
// force at the row's date, figures with the same one of an earlier edition of their source. Errors: badInput
// (validateBatch), cancelled.
Result<ImportDiff> diffImport(
    const ImportBatch &batch, const Snapshot &current, std::size_t maxEntries = 50000, const ProgressFn &progress = {});

} // namespace wattfare
