// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/fit_tables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <sqlite3.h>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 5> kMethods{
    kServingMethod, kInferenceMethod, kTrainingTimeMethod, kCpuStreamMethod, kFirstTokenMethod};
constexpr std::array<SharedText LeftOutPrediction::*, 6> kTexts{&LeftOutPrediction::model,
    &LeftOutPrediction::accelerator, &LeftOutPrediction::family, &LeftOutPrediction::work, &LeftOutPrediction::software,
    &LeftOutPrediction::source}; // after the key
constexpr std::array<double LeftOutPrediction::*, 4> kNumbers{
    &LeftOutPrediction::measured, &LeftOutPrediction::predicted, &LeftOutPrediction::low, &LeftOutPrediction::high};
constexpr std::size_t kNumbersOfRow = kNumbers.size() + 1; // and the error while the row is in the fit
constexpr std::size_t kMostFitRows = 1'000'000;

// Names the row and the column.
[[noreturn]] void refuseFit(std::string_view method, const char *column)
{
    throw sqlite::ImpossibleValue("prediction_fit", std::string(method), column);
}

// The rows of a fit are one text and one blob, of some 100 and 40 bytes a row: longer than any other value may be.
class RoomForFits
{
public:
    explicit RoomForFits(SQLite::Database &db)
        : m_db(db.getHandle())
        , m_before(sqlite3_limit(m_db, SQLITE_LIMIT_LENGTH, 256 << 20))
    {
    }
    ~RoomForFits() { sqlite3_limit(m_db, SQLITE_LIMIT_LENGTH, m_before); }
    RoomForFits(const RoomForFits &) = delete;
    RoomForFits &operator=(const RoomForFits &) = delete;

private:
    sqlite3 *m_db;
    int m_before;
};

static_assert(std::endian::native == std::endian::little); // as the columns of benchmarks

double numberAt(std::string_view bytes, std::size_t index)
{
    double value = 0;
    std::memcpy(&value, bytes.data() + sizeof value * index, sizeof value);
    return value;
}

// A line a row, its texts by tabs.
void splitRows(std::string_view method, std::string_view lines, std::vector<LeftOutPrediction> &out)
{
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        if (end == std::string_view::npos || out.size() == out.capacity())
            refuseFit(method, "row_text");
        std::string_view line = lines.substr(0, end);
        lines.remove_prefix(end + 1);
        const auto field = [&](bool last) {
            const std::size_t cut = line.find('\t');
            if ((cut == std::string_view::npos) != last)
                refuseFit(method, "row_text");
            const std::string_view text = line.substr(0, cut);
            line = last ? std::string_view() : line.substr(cut + 1);
            return text;
        };
        LeftOutPrediction row;
        row.key = field(false);
        for (const auto text : kTexts) {
            const std::string_view words = field(text == kTexts.back());
            // Mostly those of the row before.
            if (!out.empty() && out.back().*text == words)
                row.*text = out.back().*text;
            else
                row.*text = words;
        }
        out.push_back(std::move(row));
    }
}

} // namespace

KeptFits readFits(SQLite::Database &db)
{
    KeptFits out;
    const RoomForFits room(db);
    sqlite::Rows rows(db,
        "SELECT method, basis, data_hash, row_count, cost, row_text, row_numbers FROM prediction_fit ORDER BY method");
    while (rows.step()) {
        const std::string method = rows.string(0);
        if (std::ranges::find(kMethods, method) == kMethods.end())
            return {}; // fitted by another version: as if there were none
        FitRecord fit;
        fit.method = method;
        out.basis = rows.string(1);
        fit.dataHash = rows.string(2);
        const std::int64_t count = rows.integer(3);
        const double cost = rows.real(4);
        if (count < 0 || static_cast<std::size_t>(count) > kMostFitRows)
            refuseFit(method, "row_count");
        fit.leftOut.reserve(static_cast<std::size_t>(count));
        splitRows(method, rows.text(5), fit.leftOut);
        const std::string_view numbers = rows.bytes(6);
        if (static_cast<std::size_t>(count) != fit.leftOut.size()
            || numbers.size() != 8 * kNumbersOfRow * fit.leftOut.size())
            refuseFit(method, "row_numbers");
        fit.rows = fit.leftOut.size();
        std::vector<ServingError> errors;
        errors.reserve(method == kServingMethod ? fit.rows : 0);
        for (std::size_t i = 0; i < fit.leftOut.size(); ++i) {
            LeftOutPrediction &row = fit.leftOut[i];
            for (std::size_t k = 0; k < kNumbers.size(); ++k) {
                row.*kNumbers[k] = numberAt(numbers, kNumbersOfRow * i + k);
                if (!isPositive(row.*kNumbers[k]))
                    refuseFit(method, "row_numbers");
            }
            const double error = numberAt(numbers, kNumbersOfRow * i + kNumbers.size());
            if (!std::isfinite(error) || row.low > row.predicted || row.predicted > row.high)
                refuseFit(method, "row_numbers");
            if (method == kServingMethod)
                errors.push_back({row.key, row.model, row.accelerator, row.family, row.software, error});
        }
        sqlite::Rows parameters(db,
            "SELECT name, estimate, standard_error, prior, prior_sd FROM prediction_parameter WHERE method = ? "
            "ORDER BY position");
        for (parameters.bind(1, method); parameters.step();)
            fit.parameters.push_back(
                {parameters.string(0), parameters.real(1), parameters.real(2), parameters.real(3), parameters.real(4)});
        sqlite::Rows scores(db,
            "SELECT class, score, row_count, group_count, wider FROM prediction_score WHERE method = ? "
            "ORDER BY position");
        for (scores.bind(1, method); scores.step();) {
            if (!isNonNegative(scores.real(1)) || scores.integer(2) < 0 || scores.integer(3) < 0)
                refuseFit(method, "score");
            fit.held.push_back({scores.string(0), scores.real(1), static_cast<std::size_t>(scores.integer(2)),
                static_cast<std::size_t>(scores.integer(3)), scores.integer(4) != 0});
        }
        if (method != kServingMethod) {
            out.fits.mixed.push_back(std::move(fit));
            continue;
        }
        ServingFit serving;
        serving.method = std::move(fit.method);
        serving.dataHash = std::move(fit.dataHash);
        serving.rows = fit.rows;
        serving.parameters = std::move(fit.parameters);
        serving.cost = cost;
        serving.held = std::move(fit.held);
        serving.errors = std::move(errors);
        serving.leftOut = std::move(fit.leftOut);
        out.fits.serving = std::move(serving);
    }
    return out;
}

void writeFits(SQLite::Database &db, const std::string &basis, const FitSet &set)
{
    const RoomForFits room(db);
    db.exec("DELETE FROM prediction_score; DELETE FROM prediction_parameter; DELETE FROM prediction_fit");
    SQLite::Statement fits(db,
        "INSERT INTO prediction_fit (method, basis, data_hash, row_count, cost, row_text, row_numbers) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement parameters(db,
        "INSERT INTO prediction_parameter (method, position, name, estimate, standard_error, prior, prior_sd) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement scores(db,
        "INSERT INTO prediction_score (method, position, class, score, row_count, group_count, wider) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    const auto write = [&](const auto &fit, double cost, const auto &errorOf) {
        std::string lines, numbers;
        const auto append = [&](double value) { numbers.append(reinterpret_cast<const char *>(&value), sizeof value); };
        for (std::size_t i = 0; i < fit.leftOut.size(); ++i) {
            const LeftOutPrediction &row = fit.leftOut[i];
            const auto writeText = [&lines](std::string field, char end) {
                std::replace_if(
                    field.begin(), field.end(), [](char c) { return c == '\t' || c == '\n'; }, ' ');
                lines.append(field).push_back(end);
            };
            writeText(row.key, '\t');
            for (const auto text : kTexts)
                writeText(row.*text, text == kTexts.back() ? '\n' : '\t');
            for (const auto number : kNumbers)
                append(row.*number);
            append(errorOf(i));
        }
        fits.bind(1, fit.method);
        fits.bind(2, basis);
        fits.bind(3, fit.dataHash);
        fits.bind(4, static_cast<std::int64_t>(fit.leftOut.size()));
        fits.bind(5, cost);
        fits.bind(6, lines);
        fits.bind(7, numbers.data(), static_cast<int>(numbers.size()));
        fits.exec();
        fits.reset();
        for (std::size_t i = 0; i < fit.parameters.size(); ++i) {
            const FitParameter &p = fit.parameters[i];
            parameters.bind(1, fit.method);
            parameters.bind(2, static_cast<std::int64_t>(i));
            parameters.bind(3, p.name);
            parameters.bind(4, p.estimate);
            parameters.bind(5, p.standardError);
            parameters.bind(6, p.prior);
            parameters.bind(7, p.priorSd);
            parameters.exec();
            parameters.reset();
        }
        for (std::size_t i = 0; i < fit.held.size(); ++i) {
            const HeldScore &h = fit.held[i];
            scores.bind(1, fit.method);
            scores.bind(2, static_cast<std::int64_t>(i));
            scores.bind(3, h.cls);
            scores.bind(4, h.score);
            scores.bind(5, static_cast<std::int64_t>(h.rows));
            scores.bind(6, static_cast<std::int64_t>(h.groups));
            scores.bind(7, h.wider ? 1 : 0);
            scores.exec();
            scores.reset();
        }
    };
    if (const auto &serving = set.serving)
        write(*serving, serving->cost, [&](std::size_t i) { return serving->errors[i].error; });
    for (const FitRecord &fit : set.mixed)
        write(fit, 0.0, [](std::size_t) { return 0.0; });
}

} // namespace wattfare
