// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/builder/ageing.h"

#include "model/support/date.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace wattfare {

namespace {

constexpr double kDaysPerMonth = 30.4375; // of a mean year
constexpr std::array kEnds{1.5, 4.5, 9.0, 15.0, 30.0}; // of the bins, in months; each begins where the one before ends
constexpr std::size_t kEnough = 100; // pairs of observations; a bin with fewer borrows the next one that has them

// Of a sorted list, interpolated between neighbours.
double quantile(const std::vector<double> &sorted, double p)
{
    const double at = p * static_cast<double>(sorted.size() - 1);
    const auto low = static_cast<std::size_t>(at);
    const std::size_t high = std::min(low + 1, sorted.size() - 1);
    return sorted[low] + (sorted[high] - sorted[low]) * (at - static_cast<double>(low));
}

// `observations`: series key, day, price; sorted by the first two.
void writeBook(SQLite::Database &db, const char *book, const char *observations)
{
    std::array<std::vector<double>, kEnds.size()> ratios;
    std::vector<std::pair<Date, double>> series;
    const auto finish = [&] {
        for (std::size_t i = 0; i < series.size(); ++i)
            for (std::size_t j = i + 1; j < series.size(); ++j) {
                const double months = (series[j].first.days - series[i].first.days) / kDaysPerMonth;
                const auto bin = std::lower_bound(kEnds.begin(), kEnds.end(), months);
                if (bin != kEnds.end())
                    ratios[static_cast<std::size_t>(bin - kEnds.begin())].push_back(
                        series[j].second / series[i].second);
            }
        series.clear();
    };
    SQLite::Statement rows(db, observations);
    std::string key;
    while (rows.executeStep()) {
        if (std::string next = rows.getColumn(0).getString(); next != key) {
            finish();
            key = std::move(next);
        }
        if (const auto date = Date::parse(rows.getColumn(1).getString()))
            series.emplace_back(*date, static_cast<double>(rows.getColumn(2).getInt64()));
    }
    finish();
    SQLite::Statement insert(
        db, "INSERT INTO price_ageing (book, from_months, to_months, low, high, pairs) VALUES (?, ?, ?, ?, ?, ?)");
    for (std::size_t bin = 0; bin < kEnds.size(); ++bin) {
        std::size_t from = bin;
        while (from + 1 < kEnds.size() && ratios[from].size() < kEnough)
            ++from;
        while (from > 0 && ratios[from].size() < kEnough)
            --from;
        std::vector<double> &taken = ratios[from];
        if (taken.size() < kEnough)
            continue;
        std::sort(taken.begin(), taken.end());
        insert.bind(1, book);
        insert.bind(2, bin == 0 ? 0.0 : kEnds[bin - 1]);
        insert.bind(3, kEnds[bin]);
        insert.bind(4, quantile(taken, 0.1));
        insert.bind(5, quantile(taken, 0.9));
        insert.bind(6, static_cast<std::int64_t>(taken.size()));
        insert.exec();
        insert.reset();
    }
}

} // namespace

void writeAgeing(SQLite::Database &db)
{
    writeBook(db, "on_demand",
        "SELECT instance_type || ' ' || region AS place, as_of, nano_usd_per_hour FROM price_on_demand "
        "ORDER BY place, as_of");
    // Regional values alone: the ends of zones and the lowest zone are other quantities.
    writeBook(db, "spot",
        "SELECT instance_type || ' ' || region AS place, as_of, nano_usd_per_hour FROM price_spot "
        "WHERE basis = 'regional' ORDER BY place, as_of");
    writeBook(db, "capacity_block",
        "SELECT instance_type || ' ' || region AS place, as_of, nano_usd_per_hour FROM price_capacity_block "
        "ORDER BY place, as_of");
    writeBook(db, "commitment",
        "SELECT instance_type || ' ' || region || ' ' || plan || ' ' || ifnull(term_years, '') || ' ' || payment AS "
        "place, "
        "as_of, effective_nano_usd_per_hour FROM commitment ORDER BY place, as_of");
    // Between the two newest snapshots that a pair of type and region has, if no farther apart than the last bin.
    db.exec(std::string("INSERT INTO band_change (from_bucket, to_bucket, pairs) "
                        "WITH ranked AS (SELECT instance_type, region, as_of, bucket, row_number() OVER (PARTITION BY "
                        "instance_type, "
                        "region ORDER BY as_of DESC) AS age FROM interruption_band WHERE os = 'linux') "
                        "SELECT older.bucket, newer.bucket, count(*) FROM ranked AS newer JOIN ranked AS older "
                        "ON older.instance_type = newer.instance_type AND older.region = newer.region AND newer.age = "
                        "1 AND older.age = 2 AND "
                        "julianday(newer.as_of) - julianday(older.as_of) <= ")
        + std::to_string(kEnds.back() * kDaysPerMonth)
        + " "
          "GROUP BY older.bucket, newer.bucket");
}

} // namespace wattfare
