// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_file.h"

#include "model/catalog/store/study_schema.h"
#include "model/study/study_parts.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace wattfare {

namespace fs = std::filesystem;

struct StudyFile::Impl {
    fs::path file;
    std::unique_ptr<SQLite::Database> db;
    Study study;
    StudyIdentity identity;
    std::size_t points = 0;
    std::vector<std::string> candidates, reasons;
    std::map<std::string, int, std::less<>> keptColumns; // of the table `kept`; empty where there is none
    std::string simulatedSql; // asks for what is simulated of a point; empty where nothing is

    // Throws SQLite::Exception; an Error for what is no result of a study.
    Result<void> read();
    void readSimulated(PointResult &point) const;
    Result<std::vector<std::string>> names(const char *table);
    tl::unexpected<Error> wrong(std::string what) const
    {
        return fail(Error::Code::wrongSchema, {"catalog.wrong_schema", {file.string(), std::move(what)}});
    }
    std::uint32_t id(const sqlite::Rows &rows, int column, const std::vector<std::string> &of) const
    {
        if (rows.null(column))
            return kNone;
        const std::int64_t value = rows.integer(column);
        if (value < 0 || std::cmp_greater_equal(value, of.size()))
            throw sqlite::ImpossibleValue("point", rows.string(0), std::to_string(column));
        return static_cast<std::uint32_t>(value);
    }
};

Result<std::vector<std::string>> StudyFile::Impl::names(const char *table)
{
    std::vector<std::string> out;
    sqlite::Rows rows(*db, std::string("SELECT id, name FROM ") + table + " ORDER BY id");
    while (rows.step()) {
        if (rows.integer(0) != static_cast<std::int64_t>(out.size()))
            return wrong(table);
        out.push_back(rows.string(1));
    }
    return out;
}

Result<void> StudyFile::Impl::read()
{
    if (auto plain = sqlite::requirePlainTables(*db, file); !plain)
        return plain;
    std::map<std::string, std::string, std::less<>> facts;
    {
        sqlite::Rows rows(*db, "SELECT key, value FROM study");
        while (rows.step())
            facts[rows.string(0)] = rows.string(1);
    }
    auto read = parseStudy(facts["document"], file.string());
    if (!read)
        return tl::unexpected<Error>(read.error());
    study = std::move(*read);
    const auto overlay = parseNumber<std::size_t>(facts["overlay_rows"]);
    if (!overlay)
        return wrong("overlay_rows");
    identity = {
        facts["catalogue_version"], facts["catalogue_hash"], facts["program_version"], *overlay, facts["overlay_hash"]};
    points = *pointCount(study); // parseStudy asked
    sqlite::Rows ends(*db, "SELECT min(number), max(number) FROM point");
    if (!ends.step() || ends.null(0) || ends.integer(0) != 0
        || ends.integer(1) != static_cast<std::int64_t>(points) - 1)
        return wrong("point");
    auto candidateNames = names("candidate");
    auto reasonNames = names("reason");
    if (!candidateNames || !reasonNames)
        return tl::unexpected<Error>(candidateNames ? reasonNames.error() : candidateNames.error());
    candidates = std::move(*candidateNames);
    reasons = std::move(*reasonNames);
    sqlite::Rows columns(*db, "SELECT cid, name FROM pragma_table_info('kept')");
    while (columns.step())
        keptColumns[columns.string(1)] = static_cast<int>(columns.integer(0));
    if (!keptColumns.empty())
        for (const Metric metric : study.keep.metrics)
            for (const char *part : {"", "_low", "_high"})
                if (!keptColumns.contains(std::string(metricInfo(metric).id) + part))
                    return wrong("kept");
    if (study.keep.simulation) {
        std::string sql
            = "SELECT candidate, reason, kept_as, unfinished, met_deadline, met_deadline_low, met_deadline_high";
        for (const std::string &column : studies::simulatedColumns(*study.keep.simulation))
            sql += ", " + column;
        sql += " FROM simulated WHERE point = ?1 ORDER BY place";
        sqlite::Rows known(*db, "SELECT name FROM pragma_table_info('simulated')");
        std::set<std::string, std::less<>> there;
        while (known.step())
            there.insert(known.string(0));
        for (const std::string &column : studies::simulatedColumns(*study.keep.simulation))
            if (!there.contains(column))
                return wrong("simulated");
        simulatedSql = std::move(sql);
    }
    return {};
}

void StudyFile::Impl::readSimulated(PointResult &point) const
{
    sqlite::Rows rows(*db, simulatedSql);
    rows.bind(1, static_cast<std::int64_t>(point.index));
    const auto name = [](const std::vector<std::string> &names, std::uint32_t id) {
        return id == kNone ? std::string() : names[id];
    };
    while (rows.step()) {
        SimulatedCandidate &out = point.simulated.emplace_back();
        out.candidate = name(candidates, id(rows, 0, candidates));
        out.reason = name(reasons, id(rows, 1, reasons));
        for (const KeptAs role : {KeptAs::winner, KeptAs::chosen})
            if (rows.text(2) == keptAsId(role))
                out.role = role;
        const std::int64_t unfinished = rows.integer(3);
        if (unfinished < 0)
            throw sqlite::ImpossibleValue("simulated", std::to_string(point.index), "unfinished");
        out.unfinished = static_cast<std::uint64_t>(unfinished);
        out.chance = rows.realOpt(4);
        out.chanceLow = rows.realOpt(5);
        out.chanceHigh = rows.realOpt(6);
        int column = 7;
        for (SimulatedQuantity &quantity : out.figures) {
            quantity.mean = rows.realOpt(column++);
            quantity.error = rows.realOpt(column++);
            for (std::size_t i = 0; i < study.keep.simulation->quantiles.size(); ++i)
                quantity.quantiles.push_back(rows.realOpt(column++));
        }
    }
}

StudyFile::StudyFile(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}
StudyFile::StudyFile(StudyFile &&) noexcept = default;
StudyFile &StudyFile::operator=(StudyFile &&) noexcept = default;
StudyFile::~StudyFile() = default;

Result<StudyFile> StudyFile::open(const fs::path &file)
{
    auto db = sqlite::openReadOnly(file, sqlite::kStudyApplicationId, sqlite::kStudySchemaVersion);
    if (!db)
        return tl::unexpected<Error>(db.error());
    auto impl = std::make_unique<Impl>();
    impl->file = file;
    impl->db = std::move(*db);
    try {
        if (auto good = impl->read(); !good)
            return tl::unexpected<Error>(good.error());
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, file));
    }
    return StudyFile(std::move(impl));
}

const Study &StudyFile::study() const { return m_impl->study; }
const StudyIdentity &StudyFile::identity() const { return m_impl->identity; }
std::size_t StudyFile::points() const { return m_impl->points; }
const std::vector<std::string> &StudyFile::candidates() const { return m_impl->candidates; }
const std::vector<std::string> &StudyFile::reasons() const { return m_impl->reasons; }

namespace {

constexpr const char *kPointColumns = "SELECT number, winner, second, reason, tied, equal, value, low, high FROM point";

}

Result<StudyColumns> StudyFile::columns(std::size_t first, std::size_t count)
{
    StudyColumns out;
    out.first = first;
    const std::size_t last = std::min(m_impl->points, first + std::min(count, m_impl->points));
    constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
    try {
        sqlite::Rows rows(
            *m_impl->db, std::string(kPointColumns) + " WHERE number >= ?1 AND number < ?2 ORDER BY number");
        rows.bind(1, static_cast<std::int64_t>(first));
        rows.bind(2, static_cast<std::int64_t>(last));
        while (rows.step()) {
            if (rows.integer(0) != static_cast<std::int64_t>(first + out.size()))
                return m_impl->wrong("point");
            out.winner.push_back(m_impl->id(rows, 1, m_impl->candidates));
            out.second.push_back(m_impl->id(rows, 2, m_impl->candidates));
            out.reason.push_back(m_impl->id(rows, 3, m_impl->reasons));
            out.tied.push_back(rows.integer(4) != 0 ? 1 : 0);
            out.equal.push_back(rows.integer(5) != 0 ? 1 : 0);
            out.value.push_back(rows.realOpt(6).value_or(kNothing));
            out.low.push_back(rows.realOpt(7).value_or(kNothing));
            out.high.push_back(rows.realOpt(8).value_or(kNothing));
        }
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, m_impl->file));
    }
    if (first < last && out.size() != last - first)
        return m_impl->wrong("point");
    return out;
}

Result<PointResult> StudyFile::point(std::size_t index)
{
    const auto columns = this->columns(index, 1);
    if (!columns)
        return tl::unexpected<Error>(columns.error());
    if (columns->size() != 1)
        return m_impl->wrong("point");
    const auto name = [](const std::vector<std::string> &names, std::uint32_t id) {
        return id == kNone ? std::string() : names[id];
    };
    const auto real = [](double value) { return std::isnan(value) ? std::nullopt : std::optional(value); };
    PointResult out;
    out.index = index;
    out.winner = name(m_impl->candidates, columns->winner[0]);
    out.second = name(m_impl->candidates, columns->second[0]);
    out.reason = name(m_impl->reasons, columns->reason[0]);
    out.tied = columns->tied[0] != 0;
    out.equal = columns->equal[0] != 0;
    out.value = real(columns->value[0]);
    out.low = real(columns->low[0]);
    out.high = real(columns->high[0]);
    try {
        if (!m_impl->simulatedSql.empty())
            m_impl->readSimulated(out);
        if (m_impl->keptColumns.empty())
            return out;
        sqlite::Rows rows(*m_impl->db, "SELECT * FROM kept WHERE point = ?1 ORDER BY place");
        rows.bind(1, static_cast<std::int64_t>(index));
        const auto at = [&](const std::string &column) {
            const auto found = m_impl->keptColumns.find(column);
            if (found == m_impl->keptColumns.end())
                throw sqlite::ImpossibleValue("kept", std::to_string(index), column);
            return found->second;
        };
        while (rows.step()) {
            KeptCandidate &kept = out.kept.emplace_back();
            kept.candidate = name(m_impl->candidates, m_impl->id(rows, at("candidate"), m_impl->candidates));
            kept.reason = name(m_impl->reasons, m_impl->id(rows, at("reason"), m_impl->reasons));
            for (const KeptAs role : {KeptAs::winner, KeptAs::front, KeptAs::chosen})
                if (rows.text(at("kept_as")) == keptAsId(role))
                    kept.role = role;
            for (const Metric metric : m_impl->study.keep.metrics) {
                const std::string column = metricInfo(metric).id;
                kept.quantities.push_back(
                    {rows.realOpt(at(column)), rows.realOpt(at(column + "_low")), rows.realOpt(at(column + "_high"))});
            }
        }
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, m_impl->file));
    }
    return out;
}

} // namespace wattfare
