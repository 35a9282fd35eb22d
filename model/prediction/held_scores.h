// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wattfare {

// How wide answers of a class have to be to hold 80 % of what is measured: a quantile of the scores of predictions that
// were made without their rows (conformal prediction; Vovk, Gammerman, Shafer 2005). A score is |e|, or |e| in units of
// a predicted deviation.
struct HeldScore {
    std::string cls; // software, class of network, or architecture; "" of all
    double score = 0;
    std::size_t rows = 0, groups = 0; // of the class
    bool wider = false; // too few of the class: the score is that of all classes
};

class HeldScores
{
public:
    struct Row {
        std::string cls;
        std::size_t group = 0; // of rows that were left out together
        double score = 0;
    };
    explicit HeldScores(std::vector<Row> rows);
    // Of a class, from the rows of all groups or of all but one: what a row of that one is then held by was found
    // without it (cross-conformal).
    HeldScore of(std::string_view cls, std::optional<std::size_t> without = std::nullopt) const;
    std::vector<HeldScore> each() const; // every class by name, then "" for those that no row has
    // Of each row without its own group, in the order of the rows.
    std::vector<double> crossed() const;

private:
    std::vector<Row> m_rows;
};

// The score of a class among `scores`: its own, or that of all. `otherwise` where there is none at all.
double scoreOf(const std::vector<HeldScore> &scores, std::string_view cls, double otherwise);

} // namespace wattfare
