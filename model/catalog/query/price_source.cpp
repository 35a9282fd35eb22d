// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/query/price_source.h"

#include <array>

namespace wattfare {

namespace {

enum Column : std::size_t { type, region, asOf, usd, low, high, source, origin, withdrawn };

constexpr std::array<std::string_view, 9> kNames{"instance_type", "region", "as_of", "usd_per_hour", "low_usd_per_hour",
    "high_usd_per_hour", "source", "origin", "withdrawn_from"};
constexpr std::array<std::string_view, 3> kOrigins{"base", "import", "own"};

} // namespace

std::string_view PriceSource::columnName(std::size_t column) const { return kNames[column]; }

std::optional<double> PriceSource::number(std::size_t row, std::size_t column) const
{
    if (column == usd)
        return book().usdPerHour(row);
    if (!m_spot || (column != low && column != high))
        return std::nullopt;
    const std::vector<std::int64_t> &nanos = column == low ? m_snapshot->spot.lowNano : m_snapshot->spot.highNano;
    return static_cast<double>(nanos[row]) / 1e9;
}

std::string_view PriceSource::text(std::size_t row, std::size_t column) const
{
    const PriceBook &b = book();
    switch (column) {
    case type: return m_snapshot->types[b.type[row]].name;
    case region: return m_snapshot->regions[b.region[row]].code;
    case asOf: return *m_days.insert(b.date[row].iso()).first;
    case source:
        return b.source[row] < m_snapshot->sources.size() ? std::string_view(m_snapshot->sources[b.source[row]].id)
                                                          : std::string_view();
    case origin: return b.overlay[row] < kOrigins.size() ? kOrigins[b.overlay[row]] : std::string_view();
    case withdrawn: {
        const auto gone = b.withdrawn.find(std::size_t{b.type[row]} * m_snapshot->regions.size() + b.region[row]);
        if (gone == b.withdrawn.end() || b.date[row] >= gone->second)
            return {};
        return *m_days.insert(gone->second.iso()).first;
    }
    default: return {};
    }
}

} // namespace wattfare
