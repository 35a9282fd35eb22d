// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// Internal to model/study: results of points as bytes, one after the other, to the last digit. A text stands in full
// where it comes first, and by its number from then on.
namespace wattfare::studies {

struct KeptRecord {
    KeptAs role = KeptAs::winner;
    std::uint32_t candidate = kNone, reason = kNone;
    std::vector<KeptQuantity> quantities;
};
struct SimulatedRecord {
    std::uint32_t candidate = kNone, reason = kNone;
    SimulatedCandidate figures; // without its texts
};
struct Record {
    std::uint32_t winner = kNone, second = kNone, reason = kNone; // numbers of texts
    std::optional<double> value, low, high;
    bool tied = false, equal = false;
    std::vector<KeptRecord> kept;
    std::vector<SimulatedRecord> simulated;
};

class RecordWriter
{
public:
    void add(const PointResult &point);
    std::string &bytes() { return m_bytes; } // to be taken away and cleared now and then

private:
    void number(std::uint64_t value);
    void text(const std::string &value); // "" is none
    void real(double value);
    void reals(const std::optional<double> &value, const std::optional<double> &low, const std::optional<double> &high);
    std::string m_bytes;
    std::unordered_map<std::string, std::uint32_t> m_texts;
};

// Reads what came in parts. Bytes that no writer wrote are an end without a record and damaged().
class RecordReader
{
public:
    explicit RecordReader(const StudyKeep &keep)
        : m_metrics(keep.metrics.size())
        , m_quantiles(keep.simulation ? keep.simulation->quantiles.size() : 0)
    {
    }
    // Whether the bytes from `at` on hold a whole record, which is passed then. False at their end: more are needed, or
    // damaged().
    bool next(std::string_view bytes, std::size_t &at, Record &record);
    bool damaged() const { return m_damaged; }
    const std::vector<std::string> &texts() const { return m_texts; }

private:
    struct Cursor;
    std::size_t m_metrics, m_quantiles;
    bool m_damaged = false;
    std::vector<std::string> m_texts;
};

} // namespace wattfare::studies
