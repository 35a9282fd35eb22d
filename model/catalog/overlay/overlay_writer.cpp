// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/overlay_writer.h"

#include "model/catalog/staging/specification.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <set>

namespace wattfare {

namespace {

constexpr std::size_t kPointsPerRow = 65536; // of a spot series; keeps a row at 1 MB

// An INSERT that binds by position, without copies of texts that outlive the step.
class Insert
{
public:
    Insert(SQLite::Database &db, std::string_view sql)
        : m_rows(db, sql)
        , m_db(db.getHandle())
    {
    }
    Insert &operator<<(std::string_view text)
    {
        return bound(
            sqlite3_bind_text64(m_rows.handle(), ++m_column, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8));
    }
    Insert &operator<<(std::int64_t value) { return bound(sqlite3_bind_int64(m_rows.handle(), ++m_column, value)); }
    Insert &operator<<(double value)
    {
        if (!std::isfinite(value)) // validateBatch names them; none may stay, since no reader takes them
            throw sqlite::ImpossibleValue("import", {}, std::to_string(m_column + 1));
        return bound(sqlite3_bind_double(m_rows.handle(), ++m_column, value));
    }
    Insert &operator<<(const std::optional<double> &value) { return value ? *this << *value : null(); }
    Insert &null() { return bound(sqlite3_bind_null(m_rows.handle(), ++m_column)); }
    Insert &positive(std::int64_t value) { return value > 0 ? *this << value : null(); } // 0: not known
    Insert &notNegative(std::int64_t value) { return value >= 0 ? *this << value : null(); }
    Insert &blob(const std::vector<char> &bytes)
    {
        return bound(sqlite3_bind_blob64(m_rows.handle(), ++m_column, bytes.data(), bytes.size(), SQLITE_STATIC));
    }
    Insert &field(const FieldValue &value)
    {
        if (const auto *integer = std::get_if<std::int64_t>(&value))
            return *this << *integer;
        if (const auto *real = std::get_if<double>(&value))
            return *this << *real;
        if (const auto *text = std::get_if<std::string>(&value))
            return *this << std::string_view(*text);
        return null();
    }
    // Rows written: 0 where a row of the same key was there, which then says the same (validateBatch).
    std::size_t run()
    {
        m_rows.step();
        m_rows.reset();
        m_column = 0;
        return static_cast<std::size_t>(sqlite3_changes(m_db));
    }

private:
    // A value that SQLite does not take (a text beyond its limit) would go in as NULL, and its row be left out in
    // silence.
    Insert &bound(int code)
    {
        if (code != SQLITE_OK)
            throw SQLite::Exception(m_db, code);
        return *this;
    }

    sqlite::Rows m_rows;
    sqlite3 *m_db;
    int m_column = 0;
};

} // namespace

OverlayWriter::OverlayWriter(SQLite::Database &db, const ImportBatch &batch, const Snapshot &current,
    std::int64_t importId, const NewSpecifications &newKeys, const ProgressFn &progress)
    : m_db(db)
    , m_batch(batch)
    , m_current(current)
    , m_importId(importId)
    , m_source("import-" + std::to_string(importId))
    , m_newKeys(newKeys)
    , m_progress(progress)
    , m_total(std::max<std::size_t>(1, batch.rowCount()))
{
    for (const std::string &name : batch.names()) {
        m_typeKnown.push_back(knowsType(current, newKeys, name));
        m_regionKnown.push_back(current.region(name) != kNone || newKeys.contains({"region", name}));
    }
}

bool OverlayWriter::step()
{
    if (++m_done % 4096 != 0)
        return true;
    return keepGoing(m_progress, std::min(0.98, static_cast<double>(m_done) / static_cast<double>(m_total)));
}

bool OverlayWriter::run()
{
    return specifications() && prices() && commitmentsAndBands() && series() && figures() && facts() && removals();
}

bool OverlayWriter::prices()
{
    // In the order of the key, so that every insert goes to the end of the tree.
    const auto sorted = [&](const std::vector<ImportBatch::Price> &rows) {
        std::vector<const ImportBatch::Price *> order;
        order.reserve(rows.size());
        for (const ImportBatch::Price &row : rows) {
            if (known(row.type, row.region))
                order.push_back(&row);
            else
                ++m_done;
        }
        std::ranges::stable_sort(order, [&](const auto *a, const auto *b) {
            return std::tie(m_batch.name(a->type), m_batch.name(a->region), a->asOf)
                < std::tie(m_batch.name(b->type), m_batch.name(b->region), b->asOf);
        });
        return order;
    };
    for (const auto &[table, rows] : {std::pair("price_on_demand", &m_batch.onDemandRows()),
             std::pair("price_capacity_block", &m_batch.capacityBlockRows())}) {
        Insert price(m_db,
            "INSERT INTO " + std::string(table)
                + " (instance_type, region, as_of, import_id, provider, nano_usd_per_hour, source, locator) "
                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
        for (const ImportBatch::Price *row : sorted(*rows)) {
            const std::string day = row->asOf.iso();
            price << type(row->type).name << m_batch.name(row->region) << day << m_importId << type(row->type).provider
                  << row->nano << m_batch.nameOr(row->source, m_source) << m_batch.nameOr(row->locator, "");
            m_rows += price.run();
            if (!step())
                return false;
        }
    }
    Insert spot(m_db,
        "INSERT INTO price_spot (instance_type, region, as_of, import_id, provider, nano_usd_per_hour, "
        "low_nano_usd_per_hour, high_nano_usd_per_hour, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO "
        "NOTHING");
    for (const ImportBatch::Price *row : sorted(m_batch.spotRows())) {
        const std::string day = row->asOf.iso();
        spot << type(row->type).name << m_batch.name(row->region) << day << m_importId << type(row->type).provider
             << row->nano;
        spot.positive(row->low).positive(row->high) << m_batch.nameOr(row->source, m_source);
        m_rows += spot.run();
        if (!step())
            return false;
    }
    return true;
}

bool OverlayWriter::commitmentsAndBands()
{
    Insert commitment(m_db,
        "INSERT INTO commitment (instance_type, region, plan, term_years, payment, as_of, import_id, "
        "provider, effective_nano_usd_per_hour, upfront_nano_usd, hourly_nano_usd, source) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    for (const ImportBatch::Commitment &row : m_batch.commitments()) {
        if (known(row.type, row.region)) {
            const std::string day = row.asOf.iso();
            commitment << type(row.type).name << m_batch.name(row.region) << m_batch.name(row.plan)
                       << std::int64_t{row.termYears} << m_batch.name(row.payment) << day << m_importId
                       << type(row.type).provider << row.effective;
            commitment.notNegative(row.upfront).notNegative(row.hourly) << m_batch.nameOr(row.source, m_source);
            m_rows += commitment.run();
        }
        if (!step())
            return false;
    }
    Insert band(m_db,
        "INSERT INTO interruption_band (instance_type, region, os, as_of, import_id, provider, bucket, "
        "low_pct, high_pct, savings_pct, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    for (const ImportBatch::Band &row : m_batch.bands()) {
        if (known(row.type, row.region)) {
            const std::string day = row.asOf.iso();
            band << type(row.type).name << m_batch.name(row.region) << m_batch.name(row.os) << day << m_importId
                 << type(row.type).provider << std::int64_t{row.bucket} << row.lowPct << row.highPct << row.savingsPct
                 << m_batch.nameOr(row.source, m_source);
            m_rows += band.run();
        }
        if (!step())
            return false;
    }
    return true;
}

bool OverlayWriter::series()
{
    Insert insert(m_db,
        "INSERT INTO spot_series (import_id, instance_type, region, zone, source, points) VALUES (?, ?, ?, ?, ?, ?) ON "
        "CONFLICT DO NOTHING");
    std::vector<char> bytes;
    for (const ImportBatch::Series &series : m_batch.series()) {
        m_done += series.points.size();
        if (!known(series.type, series.region))
            continue;
        std::vector<ImportBatch::Point> points = series.points;
        const auto before
            = [](const ImportBatch::Point &a, const ImportBatch::Point &b) { return a.observedAt < b.observedAt; };
        if (!std::ranges::is_sorted(points, before))
            std::ranges::stable_sort(points, before);
        using Point = ImportBatch::Point;
        const auto again = std::unique(points.begin(), points.end(), [](const Point &a, const Point &b) {
            return a.observedAt == b.observedAt; // the same price (validateBatch)
        });
        points.erase(again, points.end());
        for (std::size_t begin = 0; begin < points.size(); begin += kPointsPerRow) {
            const std::size_t count = std::min(kPointsPerRow, points.size() - begin);
            bytes.resize(16 * count);
            for (std::size_t i = 0; i < count; ++i) {
                const std::array<std::int64_t, 2> pair{points[begin + i].observedAt, points[begin + i].nano};
                std::memcpy(bytes.data() + 16 * i, pair.data(), 16);
            }
            insert << m_importId << type(series.type).name << m_batch.name(series.region) << m_batch.name(series.zone)
                   << m_source;
            insert.blob(bytes);
            insert.run();
            if (!keepGoing(m_progress, std::min(0.98, static_cast<double>(m_done) / static_cast<double>(m_total))))
                return false;
        }
        m_rows += points.size();
    }
    return true;
}

bool OverlayWriter::figures()
{
    Insert insert(m_db,
        "INSERT INTO figure (import_id, subject_kind, subject, quantity, method, value, low, high, unit, class, year, "
        "as_of, preferred, source_key, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)");
    for (const FigureIn &row : m_batch.figures()) {
        if (!knowsSubject(m_current, m_newKeys, row.kind, row.subject))
            continue;
        std::string sources;
        for (const std::string &source : row.sources)
            sources += (sources.empty() ? "" : ";") + source;
        if (sources.empty())
            sources = m_source;
        const std::string day = row.asOf ? row.asOf->iso() : std::string();
        insert << m_importId << subjectKindId(row.kind) << row.subject << row.quantity << row.method << row.value
               << row.low << row.high << row.unit << figureClassId(row.cls);
        if (row.year)
            insert << std::int64_t{*row.year};
        else
            insert.null();
        if (row.asOf)
            insert << day;
        else
            insert.null();
        insert << sources << row.note;
        m_rows += insert.run();
        if (!step())
            return false;
    }
    return true;
}

bool OverlayWriter::specifications()
{
    Insert insert(m_db,
        "INSERT INTO specification (fact_table, fact_key, column_name, import_id, value) VALUES (?, ?, ?, ?, ?) ON "
        "CONFLICT DO NOTHING");
    for (const ImportBatch::Specification &row : m_batch.specifications()) {
        if (!m_newKeys.contains({row.table, row.key}) && !hasSpecification(m_current, row.table, row.key))
            continue;
        if (const std::string value = stagedValue(m_current, row); !value.empty()) {
            insert << row.table << row.key << row.column << m_importId << value;
            m_rows += insert.run();
        }
        if (!step())
            return false;
    }
    return true;
}

bool OverlayWriter::facts()
{
    std::map<const FactTable *, std::unique_ptr<Insert>> inserts;
    for (const ImportBatch::FactRow &row : m_batch.factRows()) {
        if (!knowsModel(m_current, m_newKeys, row) || faultOf(m_current, row))
            continue;
        auto &insert = inserts[row.table];
        if (!insert) {
            std::string columns = "import_id";
            std::string marks = "?";
            for (const FieldSpec &field : row.table->fields) {
                columns += ", " + std::string(field.column);
                marks += ", ?";
            }
            insert = std::make_unique<Insert>(m_db,
                "INSERT INTO " + std::string(row.table->name) + " (" + columns + ") VALUES (" + marks
                    + ") ON CONFLICT DO NOTHING");
        }
        *insert << m_importId;
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            const auto *text = std::get_if<std::string>(&row.values[i]);
            if (row.table->fields[i].csv == "source" && (text == nullptr || text->empty()))
                *insert << m_source;
            else
                insert->field(row.values[i]);
        }
        m_rows += insert->run();
        if (!step())
            return false;
    }
    return true;
}

bool OverlayWriter::removals()
{
    Insert insert(m_db,
        "INSERT INTO removal (book, instance_type, region, as_of, import_id) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO "
        "NOTHING");
    Insert commitment(m_db,
        "INSERT INTO commitment_removal (instance_type, region, plan, term_years, payment, as_of, import_id) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    const CommitmentBook &book = m_current.commitments;
    for (const Removal &removal : removalsOf(m_batch, m_current)) {
        const std::string day = removal.asOf.iso();
        const std::string &type = m_current.types[removal.type].name;
        const std::string &region = m_current.regions[removal.region].code;
        if (removal.book == "commitment") {
            commitment << type << region << book.plan[removal.row] << std::int64_t{book.termYears[removal.row]}
                       << book.payment[removal.row] << day << m_importId;
            m_rows += commitment.run();
        } else {
            insert << removal.book << type << region << day << m_importId;
            m_rows += insert.run();
        }
    }
    return true;
}

} // namespace wattfare
