// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/held_scores.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace wattfare {

namespace {

constexpr double kHeldShare = 0.8;
constexpr std::size_t kFewRows = 12, kFewGroups = 3;

// The order statistic that one more row of the kind stays within with that chance.
double heldScore(std::vector<double> scores)
{
    if (scores.empty())
        return 0.0;
    const double rank = std::ceil(kHeldShare * static_cast<double>(scores.size() + 1));
    const std::size_t at = std::min(scores.size(), static_cast<std::size_t>(rank)) - 1;
    std::nth_element(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(at), scores.end());
    return scores[at];
}

} // namespace

HeldScores::HeldScores(std::vector<Row> rows)
    : m_rows(std::move(rows))
{
}

HeldScore HeldScores::of(std::string_view cls, std::optional<std::size_t> without) const
{
    HeldScore out{std::string(cls), 0.0, 0, 0, false};
    std::vector<double> own, all;
    std::set<std::size_t> groups;
    for (const Row &row : m_rows) {
        if (row.group == without)
            continue;
        all.push_back(row.score);
        if (row.cls == cls) {
            own.push_back(row.score);
            groups.insert(row.group);
        }
    }
    out.rows = own.size();
    out.groups = groups.size();
    out.wider = out.rows < kFewRows || out.groups < kFewGroups;
    out.score = heldScore(out.wider ? std::move(all) : std::move(own));
    return out;
}

std::vector<HeldScore> HeldScores::each() const
{
    std::set<std::string> classes;
    for (const Row &row : m_rows)
        classes.insert(row.cls);
    classes.erase("");
    std::vector<HeldScore> out;
    for (const std::string &cls : classes)
        out.push_back(of(cls));
    out.push_back(of(""));
    return out;
}

std::vector<double> HeldScores::crossed() const
{
    std::map<std::pair<std::string_view, std::size_t>, double> known;
    std::vector<double> out;
    for (const Row &row : m_rows) {
        const auto [at, fresh] = known.try_emplace({row.cls, row.group}, 0.0);
        if (fresh)
            at->second = of(row.cls, row.group).score;
        out.push_back(at->second);
    }
    return out;
}

double scoreOf(const std::vector<HeldScore> &scores, std::string_view cls, double otherwise)
{
    for (const HeldScore &score : scores) {
        if (score.cls == cls)
            return score.score;
        if (score.cls.empty())
            otherwise = score.score;
    }
    return otherwise;
}

} // namespace wattfare
