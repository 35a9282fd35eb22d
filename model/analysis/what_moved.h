// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"

#include <vector>

namespace wattfare {

// What a change of the amount of work, of the market (regions, ways of buying, interruptions) or of the dates of the
// prices moved: the price among the leading candidates that changed most between the two dates, and what became of the
// cheapest. Empty where anything else of the question differs, or the catalogue does.
std::vector<Message> whatMoved(
    const Results &before, const Answer &answerBefore, const Results &after, const Answer &answerAfter);

} // namespace wattfare
