// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_file_writer.h"

#include "model/catalog/store/study_schema.h"
#include "model/study/atomic_file.h"
#include "model/study/study_parts.h"

#include <algorithm>
#include <set>

namespace wattfare {

namespace fs = std::filesystem;
using studies::Statement;

namespace {

constexpr std::size_t kLongAxis = 1'000'000; // values of a longer one are not kept in memory

bool holdsText(const StudyAxis &axis)
{
    if (!studies::axisKind(axis.parameter).number)
        return true;
    if (axis.scale != StudyAxis::Scale::listed)
        return false;
    for (std::size_t i = 0; i < axis.values.size(); ++i) // "none" is none; another word is one
        if (!axisNumber(axis, i) && axis.values[i] != "none" && axis.values[i] != "null" && !axis.values[i].empty())
            return true;
    return false;
}

} // namespace

std::vector<std::string> studies::axisColumns(const Study &study)
{
    std::set<std::string> taken{"number", "winner", "second", "tied", "equal", "value", "low", "high", "reason"};
    std::vector<std::string> names;
    for (const StudyAxis &axis : study.axes) {
        std::string name;
        for (const char c : axis.parameter)
            name += (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_';
        std::string free = name;
        for (int i = 2; !taken.insert(free).second; ++i)
            free = name + '_' + std::to_string(i);
        names.push_back(free);
    }
    return names;
}

StudyFileWriter::Impl::Impl(fs::path to, const Study &what, const StudyIdentity &whose)
    : file(std::move(to))
    , temporary(studies::temporaryName(file))
    , m_study(what)
    , m_identity(whose)
    , m_positions(what.axes.size(), 0)
    , m_pending(kRowsAtOnce)
{
    m_study.scenario.viewState.clear(); // what the window looked like is no part of a result
    for (const StudyAxis &axis : m_study.axes) {
        AxisCells &cells = m_cells.emplace_back();
        cells.isText = holdsText(axis);
        if (cells.isText || axis.scale == StudyAxis::Scale::listed || axis.count > kLongAxis)
            continue;
        for (std::size_t i = 0; i < axis.count; ++i)
            cells.numbers.push_back(*axisNumber(axis, i));
    }
}

void StudyFileWriter::Impl::open()
{
    m_db
        = sqlite::openHardened(temporary.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX);
    // Nobody reads it before it is whole: no journal on the disk, and one flush at the end.
    m_db->exec("PRAGMA page_size = 16384; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; "
               "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16384");
    m_db->exec("PRAGMA application_id = " + std::to_string(sqlite::kStudyApplicationId));
    m_db->exec("PRAGMA user_version = " + std::to_string(sqlite::kStudySchemaVersion));
    m_db->exec("BEGIN");
    createTables();
}

StudyFileWriter::Impl::~Impl()
{
    sqlite3_finalize(std::exchange(m_point.handle, nullptr));
    sqlite3_finalize(std::exchange(m_kept.handle, nullptr));
    sqlite3_finalize(std::exchange(m_simulated.handle, nullptr));
    if (m_db) {
        m_db.reset();
        std::error_code ec;
        fs::remove(temporary, ec);
    }
}

void StudyFileWriter::Impl::createTables()
{
    m_db->exec("CREATE TABLE study (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
    m_db->exec("CREATE TABLE axis (number INTEGER PRIMARY KEY, parameter TEXT NOT NULL, column_name TEXT NOT NULL, "
               "scale TEXT NOT NULL, unit TEXT NOT NULL, points INTEGER NOT NULL)");
    for (const char *table : {"candidate", "reason"})
        m_db->exec("CREATE TABLE " + std::string(table) + " (id INTEGER PRIMARY KEY, name TEXT NOT NULL)");
    const std::vector<std::string> columns = studies::axisColumns(m_study);
    std::string point = "CREATE TABLE point (number INTEGER PRIMARY KEY";
    for (std::size_t a = 0; a < columns.size(); ++a)
        point += ", \"" + columns[a] + (m_cells[a].isText ? "\" TEXT" : "\" REAL");
    point += ", winner INTEGER, second INTEGER, tied INTEGER NOT NULL, equal INTEGER NOT NULL, value REAL, low REAL, "
             "high REAL, reason INTEGER)";
    m_db->exec(point);
    prepare(m_point, insertPoints(kRowsAtOnce));

    if (m_study.keep.simulation) {
        std::string simulated = "CREATE TABLE simulated (point INTEGER NOT NULL, place INTEGER NOT NULL, candidate "
                                "INTEGER NOT NULL, kept_as TEXT NOT NULL, reason INTEGER, unfinished INTEGER NOT NULL";
        std::string values = "?1, ?2, ?3, ?4, ?5, ?6";
        int value = 7;
        std::vector<std::string> figures = studies::simulatedColumns(*m_study.keep.simulation);
        figures.insert(figures.end(), {"met_deadline", "met_deadline_low", "met_deadline_high"});
        for (const std::string &figure : figures) {
            simulated += ", " + figure + " REAL";
            values += ", ?" + std::to_string(value++);
        }
        m_db->exec(simulated + ", PRIMARY KEY (point, place)) WITHOUT ROWID");
        prepare(m_simulated, "INSERT INTO simulated VALUES (" + values + ')');
    }

    std::string kept = "CREATE TABLE kept (point INTEGER NOT NULL, place INTEGER NOT NULL, candidate INTEGER NOT NULL, "
                       "kept_as TEXT NOT NULL, reason INTEGER";
    std::string marks = "?1, ?2, ?3, ?4, ?5";
    int mark = 6;
    for (const Metric metric : m_study.keep.metrics)
        for (const char *part : {"", "_low", "_high"}) {
            kept += std::string(", ") + metricInfo(metric).id + part + " REAL";
            marks += ", ?" + std::to_string(mark++);
        }
    if (m_study.keep.metrics.empty() && m_study.keep.candidates.empty() && !m_study.keep.front)
        return;
    m_db->exec(kept + ", PRIMARY KEY (point, place)) WITHOUT ROWID");
    prepare(m_kept, "INSERT INTO kept VALUES (" + marks + ')');
}

void StudyFileWriter::Impl::prepare(Statement &statement, const std::string &sql)
{
    if (const int code
        = sqlite3_prepare_v3(m_db->getHandle(), sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement.handle, nullptr);
        code != SQLITE_OK)
        throw SQLite::Exception(m_db->getHandle(), code);
}

void StudyFileWriter::Impl::step(Statement &statement)
{
    const int code = sqlite3_step(statement.handle);
    if (code != SQLITE_DONE)
        throw SQLite::Exception(m_db->getHandle(), code);
    sqlite3_reset(statement.handle);
}

void StudyFileWriter::Impl::bindReal(Statement &statement, int at, const std::optional<double> &value)
{
    if (value)
        sqlite3_bind_double(statement.handle, at, *value);
    else
        sqlite3_bind_null(statement.handle, at);
}

void StudyFileWriter::Impl::bindId(Statement &statement, int at, std::uint32_t id)
{
    if (id != kNone)
        sqlite3_bind_int64(statement.handle, at, id);
    else
        sqlite3_bind_null(statement.handle, at);
}

std::string StudyFileWriter::Impl::insertPoints(std::size_t rows) const
{
    std::string row = "(?";
    for (std::size_t i = 0; i < m_study.axes.size() + 8; ++i)
        row += ", ?";
    std::string sql = "INSERT INTO point VALUES ";
    for (std::size_t i = 0; i < rows; ++i)
        sql += (i == 0 ? "" : ", ") + row + ')';
    return sql;
}

void StudyFileWriter::Impl::bindAxis(Statement &statement, int at, std::size_t axis, std::size_t position)
{
    const StudyAxis &of = m_study.axes[axis];
    if (m_cells[axis].isText) { // a list, which lives as long as this
        const std::string &value = of.values[position];
        sqlite3_bind_text(statement.handle, at, value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
    } else if (!m_cells[axis].numbers.empty()) {
        sqlite3_bind_double(statement.handle, at, m_cells[axis].numbers[position]);
    } else {
        bindReal(statement, at, axisNumber(of, position));
    }
}

// The points that wait. The last ones may be fewer than a statement takes.
void StudyFileWriter::Impl::flush()
{
    if (m_pendingCount == 0)
        return;
    Statement last;
    if (m_pendingCount < kRowsAtOnce)
        prepare(last, insertPoints(m_pendingCount));
    Statement &into = m_pendingCount < kRowsAtOnce ? last : m_point;
    int at = 1;
    for (std::size_t row = 0; row < m_pendingCount; ++row) {
        const Pending &each = m_pending[row];
        sqlite3_bind_int64(into.handle, at++, m_next - static_cast<std::int64_t>(m_pendingCount - row));
        for (std::size_t a = 0; a < m_study.axes.size(); ++a)
            bindAxis(into, at++, a, each.positions[a]);
        bindId(into, at++, each.record.winner);
        bindId(into, at++, each.record.second);
        sqlite3_bind_int(into.handle, at++, each.record.tied ? 1 : 0);
        sqlite3_bind_int(into.handle, at++, each.record.equal ? 1 : 0);
        bindReal(into, at++, each.record.value);
        bindReal(into, at++, each.record.low);
        bindReal(into, at++, each.record.high);
        bindId(into, at++, each.record.reason);
    }
    step(into);
    m_pendingCount = 0;
}

void StudyFileWriter::Impl::addRecord(const studies::Record &record)
{
    Pending &pending = m_pending[m_pendingCount];
    std::copy(m_positions.begin(), m_positions.end(), pending.positions.begin());
    pending.record.winner = record.winner;
    pending.record.second = record.second;
    pending.record.reason = record.reason;
    pending.record.tied = record.tied;
    pending.record.equal = record.equal;
    pending.record.value = record.value;
    pending.record.low = record.low;
    pending.record.high = record.high;
    std::int64_t place = 0;
    if (m_kept.handle != nullptr)
        for (const studies::KeptRecord &kept : record.kept) {
            sqlite3_bind_int64(m_kept.handle, 1, m_next);
            sqlite3_bind_int64(m_kept.handle, 2, place++);
            bindId(m_kept, 3, kept.candidate);
            const std::string_view role = keptAsId(kept.role);
            sqlite3_bind_text(m_kept.handle, 4, role.data(), static_cast<int>(role.size()), SQLITE_STATIC);
            bindId(m_kept, 5, kept.reason);
            int mark = 6;
            for (const KeptQuantity &quantity : kept.quantities) {
                bindReal(m_kept, mark++, quantity.value);
                bindReal(m_kept, mark++, quantity.low);
                bindReal(m_kept, mark++, quantity.high);
            }
            step(m_kept);
        }
    addSimulated(record);
    ++m_next;
    if (++m_pendingCount == kRowsAtOnce)
        flush();
    for (std::size_t a = 0; a < m_positions.size(); ++a) {
        if (++m_positions[a] < m_study.axes[a].count)
            break;
        m_positions[a] = 0;
    }
}

// Of the point m_next.
void StudyFileWriter::Impl::addSimulated(const studies::Record &record)
{
    if (m_simulated.handle == nullptr)
        return;
    std::int64_t place = 0;
    for (const studies::SimulatedRecord &simulated : record.simulated) {
        const SimulatedCandidate &of = simulated.figures;
        sqlite3_bind_int64(m_simulated.handle, 1, m_next);
        sqlite3_bind_int64(m_simulated.handle, 2, place++);
        bindId(m_simulated, 3, simulated.candidate);
        const std::string_view role = keptAsId(of.role);
        sqlite3_bind_text(m_simulated.handle, 4, role.data(), static_cast<int>(role.size()), SQLITE_STATIC);
        bindId(m_simulated, 5, simulated.reason);
        sqlite3_bind_int64(m_simulated.handle, 6, static_cast<std::int64_t>(of.unfinished));
        int mark = 7;
        for (const SimulatedQuantity &quantity : of.figures) {
            bindReal(m_simulated, mark++, quantity.mean);
            bindReal(m_simulated, mark++, quantity.error);
            for (const std::optional<double> &quantile : quantity.quantiles)
                bindReal(m_simulated, mark++, quantile);
        }
        for (const std::optional<double> *chance : {&of.chance, &of.chanceLow, &of.chanceHigh})
            bindReal(m_simulated, mark++, *chance);
        step(m_simulated);
    }
}

void StudyFileWriter::Impl::writeNames(const char *table, const std::vector<std::string> &names)
{
    Statement insert;
    prepare(insert, "INSERT INTO " + std::string(table) + " VALUES (?1, ?2)");
    for (std::size_t i = 0; i < names.size(); ++i) {
        sqlite3_bind_int64(insert.handle, 1, static_cast<std::int64_t>(i));
        sqlite3_bind_text(insert.handle, 2, names[i].data(), static_cast<int>(names[i].size()), SQLITE_STATIC);
        step(insert);
    }
}

void StudyFileWriter::Impl::finish()
{
    flush();
    writeNames("candidate", candidates.all());
    writeNames("reason", reasons.all());
    Statement axis, fact;
    prepare(axis, "INSERT INTO axis VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    const std::vector<std::string> columns = studies::axisColumns(m_study);
    const auto text = [](Statement &to, int at, std::string_view value) {
        sqlite3_bind_text(to.handle, at, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    };
    for (std::size_t a = 0; a < m_study.axes.size(); ++a) {
        const StudyAxis &each = m_study.axes[a];
        sqlite3_bind_int64(axis.handle, 1, static_cast<std::int64_t>(a));
        text(axis, 2, each.parameter);
        text(axis, 3, columns[a]);
        text(axis, 4, axisScaleId(each.scale));
        text(axis, 5, studies::axisKind(each.parameter).unit);
        sqlite3_bind_int64(axis.handle, 6, static_cast<std::int64_t>(each.count));
        step(axis);
    }
    prepare(fact, "INSERT INTO study VALUES (?1, ?2)");
    for (const auto &[key, value] : {std::pair<const char *, std::string>("document", writeStudy(m_study)),
             {"points", std::to_string(m_next)}, {"by", metricInfo(m_study.by).id},
             {"seed", std::to_string(m_study.seed)}, {"catalogue_version", m_identity.catalogVersion},
             {"catalogue_hash", m_identity.catalogHash}, {"overlay_rows", std::to_string(m_identity.overlayRows)},
             {"overlay_hash", m_identity.overlayHash}, {"program_version", m_identity.programVersion}}) {
        text(fact, 1, key);
        text(fact, 2, value);
        step(fact);
    }
    sqlite3_finalize(std::exchange(axis.handle, nullptr));
    sqlite3_finalize(std::exchange(fact.handle, nullptr));
    sqlite3_finalize(std::exchange(m_point.handle, nullptr));
    sqlite3_finalize(std::exchange(m_kept.handle, nullptr));
    sqlite3_finalize(std::exchange(m_simulated.handle, nullptr));
    m_db->exec("COMMIT");
    m_db.reset();
}

// ---- For those outside ----------------------------------------------------------------------------------------------

StudyIdentity identityOf(const Snapshot &snapshot, std::string_view programVersion)
{
    return {snapshot.identity.version, snapshot.identity.contentHash, std::string(programVersion),
        snapshot.identity.overlayRows, snapshot.identity.overlayHash};
}

StudyFileWriter::StudyFileWriter(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}
StudyFileWriter::StudyFileWriter(StudyFileWriter &&) noexcept = default;
StudyFileWriter &StudyFileWriter::operator=(StudyFileWriter &&) noexcept = default;
StudyFileWriter::~StudyFileWriter() = default;

Result<StudyFileWriter> StudyFileWriter::create(const fs::path &file, const Study &study, const StudyIdentity &identity)
{
    try {
        auto impl = std::make_unique<Impl>(file, study, identity);
        impl->open();
        return StudyFileWriter(std::move(impl));
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, file));
    }
}

Result<void> StudyFileWriter::add(const PointResult &point)
{
    const auto numbered
        = [](studies::Names &names, const std::string &name) { return name.empty() ? kNone : names.of(name); };
    studies::Record record;
    record.winner = numbered(m_impl->candidates, point.winner);
    record.second = numbered(m_impl->candidates, point.second);
    record.reason = numbered(m_impl->reasons, point.reason);
    record.value = point.value;
    record.low = point.low;
    record.high = point.high;
    record.tied = point.tied;
    record.equal = point.equal;
    for (const KeptCandidate &kept : point.kept)
        record.kept.push_back({kept.role, numbered(m_impl->candidates, kept.candidate),
            numbered(m_impl->reasons, kept.reason), kept.quantities});
    for (const SimulatedCandidate &simulated : point.simulated)
        record.simulated.push_back({numbered(m_impl->candidates, simulated.candidate),
            numbered(m_impl->reasons, simulated.reason), simulated});
    return addRecord(record);
}

Result<void> StudyFileWriter::addRecord(const studies::Record &record)
{
    try {
        m_impl->addRecord(record);
        return {};
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, m_impl->file));
    }
}

std::uint32_t StudyFileWriter::candidateNumber(const std::string &name) { return m_impl->candidates.of(name); }
std::uint32_t StudyFileWriter::reasonNumber(const std::string &name) { return m_impl->reasons.of(name); }

Result<void> StudyFileWriter::finish()
{
    try {
        m_impl->finish();
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, m_impl->file));
    }
    return studies::publish(m_impl->temporary, m_impl->file);
}

Result<void> runStudy(const Study &study, const SnapshotPtr &snapshot, std::string_view programVersion,
    const fs::path &file, const StudyRunOptions &options)
{
    auto points = pointCount(study);
    if (!points)
        return tl::unexpected<Error>(points.error());
    if (auto good = validateStudy(study); !good)
        return good;
    auto writer = StudyFileWriter::create(file, study, identityOf(*snapshot, programVersion));
    if (!writer)
        return tl::unexpected<Error>(writer.error());
    const auto taken = [&](std::span<const PointResult> results) -> Result<void> {
        for (const PointResult &result : results)
            if (auto added = writer->add(result); !added)
                return added;
        return {};
    };
    if (auto run = runPoints(study, snapshot, 0, *points, taken, options); !run)
        return run;
    return writer->finish();
}

} // namespace wattfare
