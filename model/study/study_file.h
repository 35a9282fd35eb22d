// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"

#include <filesystem>

// The result of a study: an SQLite database that says what it is. Tables:
//   study     key, value: document, points, by, seed, catalogue_version, catalogue_hash, overlay_rows, overlay_hash,
//             program_version
//   axis      number, parameter, column_name, scale, unit, points
//   candidate id, name
//   reason    id, name
//   point     number, a column for each axis with its value, winner, second, tied, equal, value, low, high, reason
//   kept      point, place, candidate, kept_as, reason, for each metric its value, low and high (only where something
//   is kept)
//   simulated point, place, candidate, kept_as, reason, unfinished, for each of usd, hours, kwh, gco2e, interruptions
//   its mean, error and quantiles (usd_mean, usd_error, usd_p5, ...), met_deadline, met_deadline_low,
//   met_deadline_high: what SimulatedCandidate holds (only where something is simulated)
// winner, second and candidate are ids of `candidate`, reason those of `reason`; NULL is none. Written whole or not at
// all; the same points give the same bytes. `wattfare-cli query --catalog FILE` and the Query page read it.
namespace wattfare {

namespace studies {
struct Record;
}

struct StudyIdentity { // with whose figures it was computed
    std::string catalogVersion, catalogHash, programVersion;
    std::size_t overlayRows = 0;
    std::string overlayHash;
    friend bool operator==(const StudyIdentity &, const StudyIdentity &) = default;
};
StudyIdentity identityOf(const Snapshot &snapshot, std::string_view programVersion);

// Points are added in their order, all of them; destroyed without finish() nothing is left.
class StudyFileWriter
{
public:
    // Errors: fileAccess ("file.unwritable", "file.disk_full").
    static Result<StudyFileWriter> create(
        const std::filesystem::path &file, const Study &study, const StudyIdentity &identity);
    StudyFileWriter(StudyFileWriter &&) noexcept;
    StudyFileWriter &operator=(StudyFileWriter &&) noexcept;
    ~StudyFileWriter();
    Result<void> add(const PointResult &point);
    Result<void> finish(); // `file` is there from here on, and replaces what was

    // For the merge of shards: a record whose texts have these numbers.
    Result<void> addRecord(const studies::Record &record);
    std::uint32_t candidateNumber(const std::string &name);
    std::uint32_t reasonNumber(const std::string &name);

private:
    struct Impl;
    explicit StudyFileWriter(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

// Points [first, first + size) as columns; texts by number into StudyFile::candidates and reasons, kNone for none.
struct StudyColumns {
    std::size_t first = 0;
    std::vector<std::uint32_t> winner, second, reason;
    std::vector<std::uint8_t> tied, equal;
    std::vector<double> value, low, high; // NaN: none
    std::size_t size() const { return winner.size(); }
};

// One that was opened; read-only and checked as every database from outside. Not for several threads.
class StudyFile
{
public:
    // Errors: fileNotFound, notADatabase, corrupt, wrongSchema, schemaTooNew (of another program than this one), those
    // of parseStudy for the document in it.
    static Result<StudyFile> open(const std::filesystem::path &file);
    StudyFile(StudyFile &&) noexcept;
    StudyFile &operator=(StudyFile &&) noexcept;
    ~StudyFile();
    const Study &study() const;
    const StudyIdentity &identity() const;
    std::size_t points() const;
    const std::vector<std::string> &candidates() const;
    const std::vector<std::string> &reasons() const;
    Result<StudyColumns> columns(std::size_t first, std::size_t count);
    Result<PointResult> point(std::size_t index); // with what was kept

private:
    struct Impl;
    explicit StudyFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

// All points in this process, into the file that mergeShards() would write.
Result<void> runStudy(const Study &study, const SnapshotPtr &snapshot, std::string_view programVersion,
    const std::filesystem::path &file, const StudyRunOptions &options = {});

} // namespace wattfare
