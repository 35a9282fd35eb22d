// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_links.h"

#include <algorithm>
#include <unordered_map>

namespace wattfare {

QueryLinks::QueryLinks(const QueryRows &rows)
    : m_type(read(rows, "instance_type"))
{
    if (!isLinked())
        return;
    m_region = read(rows, "region");
    m_option = read(rows, "purchase_option");
}

QueryLinks::Part QueryLinks::read(const QueryRows &rows, std::string_view name)
{
    Part part;
    const int index = rows.columnNamed(name);
    if (index < 0 || rows.result().columns[static_cast<std::size_t>(index)].isNumber)
        return part;
    const QueryColumn &column = rows.result().columns[static_cast<std::size_t>(index)];
    std::unordered_map<std::string_view, std::uint32_t> known;
    part.ids.resize(rows.result().rows, kUnknown);
    for (std::size_t row = 0; row < part.ids.size(); ++row) {
        if (!column.valid.test(row))
            continue;
        const auto [at, isNew] = known.try_emplace(column.texts[row], static_cast<std::uint32_t>(part.texts.size()));
        if (isNew)
            part.texts.push_back(column.texts[row]);
        part.ids[row] = at->second;
    }
    return part;
}

void QueryLinks::resolve(const ViewData &data)
{
    m_results = data.snapshot ? data.results : nullptr;
    const auto look = [](Part &part, auto &&find) {
        part.known.clear();
        for (const std::string &text : part.texts)
            part.known.push_back(find(text));
    };
    if (!m_results)
        return;
    const Snapshot &snapshot = *data.snapshot;
    const auto indexOr = [](auto index) { return index == kNone ? kUnknown : static_cast<std::uint32_t>(index); };
    look(m_type, [&](const std::string &text) { return indexOr(snapshot.type(text)); });
    look(m_region, [&](const std::string &text) { return indexOr(snapshot.region(text)); });
    const auto &options = m_results->scenario().purchase;
    look(m_option, [&](const std::string &text) {
        const auto found
            = std::find_if(options.begin(), options.end(), [&](const PurchaseOption &o) { return o.id() == text; });
        return found == options.end() ? kUnknown : static_cast<std::uint32_t>(found - options.begin());
    });
}

// A part that the answer does not have fits all.
bool QueryLinks::fits(const Part &part, std::size_t row, std::uint32_t wanted)
{
    if (part.ids.empty())
        return true;
    const std::uint32_t id = part.ids[row];
    return id != kUnknown && part.known[id] == wanted;
}

bool QueryLinks::names(std::size_t row, const Candidate &candidate) const
{
    return fits(m_type, row, candidate.type) && fits(m_region, row, candidate.region)
        && fits(m_option, row, candidate.option);
}

std::vector<Candidate> QueryLinks::candidatesOf(const std::vector<qint64> &rows) const
{
    std::vector<Candidate> found;
    if (!m_results || !isLinked())
        return found;
    QSet<qint64> taken;
    for (std::size_t i = 0; i < std::min(rows.size(), kMostCandidates); ++i) {
        const auto row = static_cast<std::size_t>(rows[i]);
        if (rows[i] < 0 || row >= m_type.ids.size())
            continue;
        for (std::size_t r = 0; r < m_results->size() && found.size() < kMostCandidates; ++r) {
            const Candidate &candidate = m_results->candidate(r);
            if (!names(row, candidate) || taken.contains(candidateKey(candidate)))
                continue;
            taken.insert(candidateKey(candidate));
            found.push_back(candidate);
        }
    }
    return found;
}

QSet<qint64> QueryLinks::rowsOf(const std::vector<Candidate> &candidates) const
{
    QSet<qint64> rows;
    if (!m_results || !isLinked())
        return rows;
    // Most rows are told apart by their type alone, so a million of them take milliseconds.
    std::vector<std::vector<Candidate>> ofType(m_type.texts.size());
    for (std::size_t id = 0; id < ofType.size(); ++id)
        for (const Candidate &candidate : candidates)
            if (m_type.known[id] == candidate.type)
                ofType[id].push_back(candidate);
    for (std::size_t row = 0; row < m_type.ids.size() && rows.size() < kMostRows; ++row) {
        if (m_type.ids[row] == kUnknown)
            continue;
        const auto &wanted = ofType[m_type.ids[row]];
        if (std::any_of(
                wanted.begin(), wanted.end(), [&](const Candidate &candidate) { return names(row, candidate); }))
            rows.insert(static_cast<qint64>(row));
    }
    return rows;
}

} // namespace wattfare
