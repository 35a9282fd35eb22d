// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/benchmark_columns.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <memory>
#include <optional>

#ifdef __linux__
#include <sys/mman.h>
#endif

// A column of texts: the different ones, each with its length before it, then a number a row. A column of numbers: a
// bit a row that says whether there is one, then those there are. Lengths and numbers little endian, 32 and 64 bits.
namespace wattfare {

namespace {

static_assert(std::endian::native == std::endian::little);

using sqlite::Rows;

constexpr std::array<std::string_view, 8> kNamed{
    "id", "source", "model", "instance_type", "accelerator", "workload", "class", "locator"};
constexpr std::array<std::string_view, 3> kCounted{"accelerator_count", "nodes", "whole_instance"};
constexpr std::uint32_t kMostRows = 1'000'000;

template <class Number>
void append(std::string &bytes, Number number)
{
    const auto *from = reinterpret_cast<const char *>(&number);
    bytes.append(from, sizeof number);
}

std::string packTexts(SQLite::Database &db, std::string_view column)
{
    std::map<std::string, std::uint32_t, std::less<>> numbers;
    std::string words, codes;
    std::uint32_t rows = 0;
    Rows r(db, "SELECT " + std::string(column) + " FROM benchmark ORDER BY id");
    while (r.step()) {
        const std::string_view text = r.text(0);
        auto found = numbers.find(text);
        if (found == numbers.end()) {
            found = numbers.emplace(text, static_cast<std::uint32_t>(numbers.size())).first;
            append(words, static_cast<std::uint32_t>(text.size()));
            words += text;
        }
        append(codes, found->second);
        ++rows;
    }
    std::string bytes;
    append(bytes, rows);
    append(bytes, static_cast<std::uint32_t>(numbers.size()));
    return bytes + words + codes;
}

std::string packReals(SQLite::Database &db, std::string_view column)
{
    std::string known, values;
    std::uint32_t rows = 0;
    Rows r(db, "SELECT " + std::string(column) + " FROM benchmark ORDER BY id");
    while (r.step()) {
        if (rows % 8 == 0)
            known += '\0';
        if (const auto value = r.realOpt(0)) {
            known.back() = static_cast<char>(static_cast<unsigned char>(known.back()) | (1U << (rows % 8)));
            append(values, *value);
        }
        ++rows;
    }
    std::string bytes;
    append(bytes, rows);
    return bytes + known + values;
}

[[noreturn]] void refuse(std::string_view column)
{
    throw sqlite::ImpossibleValue("benchmark_column", std::string(column), "data");
}

class PackedBytes
{
public:
    PackedBytes(std::string_view name, std::string_view bytes)
        : m_name(name)
        , m_bytes(bytes)
    {
    }
    std::string_view take(std::size_t count)
    {
        if (count > m_bytes.size())
            refuse(m_name);
        const std::string_view taken = m_bytes.substr(0, count);
        m_bytes.remove_prefix(count);
        return taken;
    }
    template <class Number>
    Number number()
    {
        Number value{};
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    std::uint32_t rows()
    {
        const auto count = number<std::uint32_t>();
        if (count > kMostRows)
            refuse(m_name);
        return count;
    }

private:
    std::string_view m_name, m_bytes;
};

struct TextsOfColumn {
    TextsOfColumn() = default;
    TextsOfColumn(std::string_view name, std::string_view packed)
    {
        PackedBytes bytes(name, packed);
        rows = bytes.rows();
        const auto count = bytes.number<std::uint32_t>();
        if (count > rows)
            refuse(name);
        words.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i)
            words.push_back(bytes.take(bytes.number<std::uint32_t>()));
        codes = bytes.take(std::size_t{rows} * sizeof(std::uint32_t)).data();
        for (std::uint32_t i = 0; i < rows; ++i)
            if (code(i) >= words.size())
                refuse(name);
    }
    std::uint32_t code(std::uint32_t row) const
    {
        std::uint32_t value = 0;
        std::memcpy(&value, codes + std::size_t{row} * sizeof value, sizeof value);
        return value;
    }
    std::string_view operator[](std::uint32_t row) const { return words[code(row)]; }

    std::uint32_t rows = 0;
    std::vector<std::string_view> words;
    const char *codes = nullptr;
};

class RealsOfColumn // read forward
{
public:
    RealsOfColumn() = default;
    RealsOfColumn(std::string_view name, std::string_view packed)
        : m_name(name)
        , m_values(name, packed)
    {
        rows = m_values.rows();
        m_known = m_values.take((std::size_t{rows} + 7) / 8);
    }
    std::optional<double> next()
    {
        const std::uint32_t row = m_row++;
        if ((static_cast<unsigned char>(m_known[row / 8]) >> (row % 8) & 1U) == 0)
            return std::nullopt;
        const auto value = m_values.number<double>();
        if (!std::isfinite(value))
            refuse(m_name);
        return value;
    }
    std::uint32_t rows = 0;

private:
    std::string_view m_name;
    PackedBytes m_values{{}, {}};
    std::string_view m_known;
    std::uint32_t m_row = 0;
};

// Thousands of faults for pages of 4 KiB took a twentieth of a start.
void askForLargePages(void *data, std::size_t bytes)
{
#ifdef MADV_HUGEPAGE
    constexpr std::size_t kLarge = std::size_t{2} << 20;
    void *begin = data;
    if (std::align(kLarge, kLarge, begin, bytes))
        madvise(begin, bytes / kLarge * kLarge, MADV_HUGEPAGE); // where it is refused, pages are small
#endif
}

} // namespace

std::vector<BenchmarkColumn> benchmarkColumns(SQLite::Database &db)
{
    std::vector<BenchmarkColumn> columns;
    for (const std::string_view name : kNamed)
        columns.emplace_back(name, packTexts(db, name));
    for (const auto &[name, field] : kBenchmarkTexts)
        columns.emplace_back(name, packTexts(db, name));
    for (const std::string_view name : kCounted)
        columns.emplace_back(name, packReals(db, name));
    for (const auto &[name, field] : kBenchmarkReals)
        columns.emplace_back(name, packReals(db, name));
    return columns;
}

void requirePossible(const Benchmark &b)
{
    for (const auto &[name, field] : kBenchmarkReals)
        if (b.*field && !(*(b.*field) > 0))
            throw sqlite::ImpossibleValue("benchmark", b.id, std::string(name));
    if (!(b.nodes > 0 && b.acceleratorCount >= 0))
        throw sqlite::ImpossibleValue("benchmark", b.id, "nodes");
}

std::vector<BenchmarkColumn> readBenchmarkColumns(SQLite::Database &db)
{
    std::vector<BenchmarkColumn> columns;
    if (sqlite::pragmaInteger(db, "user_version") >= 4)
        for (Rows r(db, "SELECT name, data FROM benchmark_column"); r.step();)
            columns.emplace_back(r.string(0), r.bytes(1));
    return columns;
}

std::vector<Benchmark> benchmarksOfColumns(const std::vector<BenchmarkColumn> &columns, const Snapshot &s)
{
    std::optional<std::uint32_t> rows;
    const auto bytesOf = [&](std::string_view name) -> std::string_view {
        for (const auto &[column, bytes] : columns)
            if (column == name)
                return bytes;
        refuse(name);
    };
    const auto texts = [&](std::string_view name) {
        TextsOfColumn column(name, bytesOf(name));
        if (rows.value_or(column.rows) != column.rows)
            refuse(name);
        rows = column.rows;
        return column;
    };
    const auto reals = [&](std::string_view name) {
        RealsOfColumn column(name, bytesOf(name));
        if (rows.value_or(column.rows) != column.rows)
            refuse(name);
        rows = column.rows;
        return column;
    };
    const TextsOfColumn ids = texts("id"), workload = texts("workload"), locators = texts("locator");
    const auto keys = [&](std::string_view name, auto find) { // each different key is looked up once
        const TextsOfColumn column = texts(name);
        std::vector<std::uint32_t> known;
        known.reserve(column.words.size());
        for (const std::string_view word : column.words)
            known.push_back(find(word));
        std::vector<std::uint32_t> of(column.rows);
        for (std::uint32_t i = 0; i < column.rows; ++i)
            of[i] = known[column.code(i)];
        return of;
    };
    const auto source = keys("source", [&](std::string_view key) { return s.source(key); });
    const auto model = keys("model", [&](std::string_view key) { return s.model(key); });
    const auto type = keys("instance_type", [&](std::string_view key) { return s.type(key); });
    const auto accelerator = keys("accelerator", [&](std::string_view key) { return s.accelerator(key); });
    const auto cls = keys("class", [&](std::string_view key) {
        return static_cast<std::uint32_t>(parseFigureClass(key).value_or(FigureClass::estimate));
    });
    std::array<TextsOfColumn, kBenchmarkTexts.size()> text;
    std::array<std::vector<SharedText>, kBenchmarkTexts.size()> shared;
    for (std::size_t i = 0; i < text.size(); ++i) {
        text[i] = texts(kBenchmarkTexts[i].first);
        shared[i].assign(text[i].words.begin(), text[i].words.end());
    }
    const auto rate = keys(
        "throughput_basis", [&](std::string_view basis) { return static_cast<std::uint32_t>(rateBasisOf(basis)); });
    RealsOfColumn count = reals("accelerator_count"), nodes = reals("nodes"), whole = reals("whole_instance");
    std::array<RealsOfColumn, kBenchmarkReals.size()> real;
    for (std::size_t i = 0; i < real.size(); ++i)
        real[i] = reals(kBenchmarkReals[i].first);

    std::vector<Benchmark> out;
    out.reserve(std::min<std::uint32_t>(*rows, 100'000)); // half a kilobyte each
    askForLargePages(out.data(), out.capacity() * sizeof(Benchmark));
    for (std::uint32_t row = 0; row < *rows; ++row) {
        Benchmark &b = out.emplace_back();
        b.id = ids[row];
        b.locator = locators[row];
        b.source = source[row];
        b.model = model[row];
        b.type = type[row];
        b.accelerator = accelerator[row];
        b.training = workload[row] == "training";
        b.cls = static_cast<FigureClass>(cls[row]);
        b.rate = static_cast<RateBasis>(rate[row]);
        for (std::size_t i = 0; i < text.size(); ++i)
            b.*kBenchmarkTexts[i].second = shared[i][text[i].code(row)];
        b.acceleratorCount = count.next().value_or(0);
        b.nodes = nodes.next().value_or(0);
        b.wholeInstance = whole.next().value_or(0) != 0;
        for (std::size_t i = 0; i < real.size(); ++i)
            b.*kBenchmarkReals[i].second = real[i].next();
        requirePossible(b);
        if (b.model == kNone)
            out.pop_back();
    }
    return out;
}

} // namespace wattfare
