// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study_file.h"
#include "model/study/study_record.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <array>
#include <unordered_map>

// Internal to model/study: the writer of result files, also for points that were read as records.
namespace wattfare::studies {

// The columns of the axes, as their parameters are called: "inference_demand_per_hour".
std::vector<std::string> axisColumns(const Study &study);

// Names by number, in the order in which they came.
class Names
{
public:
    std::uint32_t of(const std::string &name)
    {
        const auto [it, added] = m_ids.try_emplace(name, static_cast<std::uint32_t>(m_names.size()));
        if (added)
            m_names.push_back(name);
        return it->second;
    }
    const std::vector<std::string> &all() const { return m_names; }

private:
    std::unordered_map<std::string, std::uint32_t> m_ids;
    std::vector<std::string> m_names;
};

struct Statement {
    sqlite3_stmt *handle = nullptr;
    Statement() = default;
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;
    ~Statement() { sqlite3_finalize(handle); }
};

} // namespace wattfare::studies

namespace wattfare {

struct StudyFileWriter::Impl {
    Impl(std::filesystem::path to, const Study &what, const StudyIdentity &whose);
    ~Impl();
    Impl(const Impl &) = delete;
    Impl &operator=(const Impl &) = delete;

    // These throw SQLite::Exception.
    void open();
    // Its texts are numbered as `candidates` and `reasons` are.
    void addRecord(const studies::Record &record);
    void finish();

    studies::Names candidates, reasons;
    std::filesystem::path file, temporary;

private:
    struct AxisCells { // values by position; computed one by one where the axis is very long
        std::vector<double> numbers;
        bool isText = false;
    };
    void createTables();
    void prepare(studies::Statement &statement, const std::string &sql);
    void step(studies::Statement &statement);
    void bindReal(studies::Statement &statement, int at, const std::optional<double> &value);
    void bindId(studies::Statement &statement, int at, std::uint32_t id);
    std::string insertPoints(std::size_t rows) const;
    void bindAxis(studies::Statement &statement, int at, std::size_t axis, std::size_t position);
    void addSimulated(const studies::Record &record);
    void flush();
    void writeNames(const char *table, const std::vector<std::string> &names);

    Study m_study;
    StudyIdentity m_identity;
    std::vector<AxisCells> m_cells;
    std::vector<std::size_t> m_positions; // of the next point
    struct Pending { // written several at once: half of what a row costs is its statement
        std::array<std::size_t, kMostAxes> positions{};
        studies::Record record; // without what is kept and simulated
    };
    static constexpr std::size_t kRowsAtOnce = 64;
    std::vector<Pending> m_pending;
    std::size_t m_pendingCount = 0;
    std::unique_ptr<SQLite::Database> m_db;
    studies::Statement m_point, m_kept, m_simulated;
    std::int64_t m_next = 0;
};

} // namespace wattfare
