// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/price_replay.h"
#include "model/simulation/market/trace.h"
#include "model/simulation/random/random.h"
#include "model/support/date.h"
#include "tests/support/catch.h"
#include "tests/support/numbers.h"

#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace wattfare::test {

// Digits as a vector states them: within half a unit of the last one. `slack` is the rounding of the arithmetic.
inline bool digits(double value, double expected, int significant)
{
    const double unit
        = expected == 0.0 ? 1.0 : std::pow(10.0, std::floor(std::log10(std::fabs(expected))) + 1 - significant);
    const double slack = 1e-12 * std::fabs(expected);
    return std::fabs(value - expected) <= 0.5 * unit + slack;
}
inline bool sixDigits(double value, double expected) { return digits(value, expected, 6); }

// Principal branch of Lambert W on [-1/e, inf): what the best interval is checked against.
inline double lambertW0(double x)
{
    constexpr double e = 2.718281828459045235360287;
    const double p2 = 2.0 * (e * x + 1.0);
    if (p2 <= 0.0)
        return -1.0;
    double w = 0.0;
    if (x < -0.25) {
        const double p = std::sqrt(p2);
        w = -1.0 + p * (1.0 - p * (1.0 / 3.0 - p * 11.0 / 72.0));
    } else if (x < e) {
        w = std::log1p(x) * (1.0 - std::log1p(std::log1p(std::max(x, 0.0))) / (2.0 + std::log1p(std::max(x, 0.0))));
    } else {
        w = std::log(x) - std::log(std::log(x));
    }
    for (int i = 0; i < 50; ++i) { // Halley
        const double grown = std::exp(w), f = w * grown - x, w1 = w + 1.0;
        if (w1 <= 1e-9)
            break;
        const double step = f / (grown * w1 - (w + 2.0) * f / (2.0 * w1));
        w -= step;
        if (std::fabs(step) <= 1e-15 * (1.0 + std::fabs(w)))
            break;
    }
    return w;
}

inline std::vector<std::vector<std::string>> readRows(
    const std::string &name, const std::string &folder = "/tests/data/simulation/")
{
    std::ifstream file(std::string(WATTFARE_SOURCE_DIR) + folder + name);
    REQUIRE(file.good());
    std::vector<std::vector<std::string>> rows;
    std::string line;
    std::getline(file, line); // header
    while (std::getline(file, line)) {
        std::vector<std::string> fields;
        std::stringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');)
            fields.push_back(field);
        rows.push_back(fields);
    }
    return rows;
}

inline Trace readTrace(const std::string &name)
{
    std::vector<TraceRun> runs;
    double gap = 0.0;
    for (const std::vector<std::string> &row : readRows(name)) {
        gap = numberOf(row[0]);
        runs.push_back({std::stoull(row[1]), std::stoull(row[2]), static_cast<std::uint32_t>(std::stoul(row[3]))});
    }
    const Outcome<Trace> trace = Trace::make(gap, runs);
    REQUIRE(trace);
    return *trace;
}

inline PriceSeries readPrices(const std::string &type, const std::string &zone)
{
    std::vector<std::int64_t> seconds;
    std::vector<double> prices;
    for (const std::vector<std::string> &row : readRows("spot_prices_made_up.csv")) {
        if (row[0] == type && row[2] == zone) {
            seconds.push_back(*parseUtcSeconds(row[3]));
            prices.push_back(numberOf(row[4]));
        }
    }
    const Outcome<PriceSeries> series = PriceSeries::make(seconds, prices);
    REQUIRE(series);
    return *series;
}

// Seeded parameters for property loops.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_stream(seed, 0, Substream::demand)
    {
    }
    double uniform(double low, double high) { return low + (high - low) * m_stream.uniform(); }
    double logUniform(double low, double high) { return low * std::pow(high / low, m_stream.uniform()); }
    std::uint64_t below(std::uint64_t n) { return m_stream.below(n); }

private:
    RandomStream m_stream;
};

} // namespace wattfare::test
