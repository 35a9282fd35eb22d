// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/view_data.h"

#include <QString>

#include <array>

namespace wattfare {

struct AnswerText {
    QString answer; // all sentences
    QString lead; // the first of them
    QString more; // the others; "" where there are none
    QString excluded; // what limits and switches exclude, counted and named; "" where nothing is
};
// "Excluded: 3 estimates and 2 over budget."; "" where nothing is. Candidates by exclusion, and in all: one may have
// several reasons.
QString excludedWords(const std::array<std::size_t, kExclusionCount> &counts, std::size_t any);
AnswerText answerWords(const ViewData &data);

} // namespace wattfare
