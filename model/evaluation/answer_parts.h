// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"
#include "model/evaluation/ranking.h"

#include <optional>
#include <string>

// What the answer is made of: the search for the rows that it names, and its sentences. Of this folder alone.
namespace wattfare::answering {

inline constexpr const char *kMoney
    = "USD"; // everything is in USD here; views/words shows it in the scenario's currency

// How a candidate is called in a sentence: as short as the scenario allows.
std::string nameOf(const Results &results, std::size_t row);

// The search.
template <class Admitted>
std::optional<std::size_t> first(const Results &results, Metric metric, Admitted &&admitted)
{
    std::optional<std::size_t> best;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (admitted(row) && results.value(row, metric) && (!best || ranksBefore(results, metric, row, *best)))
            best = row;
    return best;
}

void countExcluded(const Results &results, Excluded &out);
void findFront(const Results &results, Answer &out);
std::optional<std::size_t> firstExcluded(const Results &results, Metric metric);
bool estimated(const Results &results, std::size_t row);
// The 80 % interval of a figure; the figure itself where it is exact.
Range intervalOf(const Results &results, std::size_t row, Metric metric);
// Whether a metric of two rows differs for certain, as the comparison has it.
bool isApart(const Results &results, std::size_t a, std::size_t b, Metric metric);
// Those that cannot be told apart from the cheapest.
void findOverlapping(const Results &results, Answer &out, Metric cost);
// The cheapest that somebody measured; in its place a cheaper instance with as many of the accelerators of the very
// same measurement, where that is not the answer itself.
void findBestMeasured(const Results &results, Answer &out, Metric cost);
// What may cost so many times as much nobody would buy.
bool outOfTheQuestion(const Results &results, const Answer &out, std::size_t row, Metric cost);
// The best of another kind of hardware; where that is out of the question, the best on another accelerator says more.
void findRunnerUp(const Results &results, Answer &out, Metric cost);

// The sentences: where something qualifies, and where nothing does.
void leadingSentences(const Results &results, Answer &out);
// Where nothing qualifies: the one cause that keeps most candidates out, those first that nothing else keeps out, and
// the nearest of them. Every exclusion and every status has its sentence, which ends with the step that helps.
void noneSentence(const Results &results, Answer &out);

} // namespace wattfare::answering
