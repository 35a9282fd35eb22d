// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/metrics/candidate.h"
#include "model/workload/scenario.h"

#include <span>
#include <vector>

// The person's own prices as they travel with a scenario: a FigureChoice of kind "price", subject "type@region",
// quantity "on_demand", "spot" or "plan/term/payment", value in USD an hour, and the day from which it holds. Like any
// own price it holds from that day, or from the newest observation where the catalogue ends before it; the books hold
// until then. A price without a day, of an older document, holds at every date.
namespace wattfare {

inline constexpr std::string_view kCarriedPrice = "price";

// Own prices among the candidates, at the as-of date, each with the day since when it is that price; `most`
// of them, in the order of the candidates.
std::vector<FigureChoice> ownPricesOf(
    const Snapshot &snapshot, std::span<const Candidate> candidates, Date asOf, std::size_t most);
// True if the snapshot gives the price as carried at that day; also for types and regions that it does not know, and
// where the price does not hold yet.
bool hasCarriedPrice(const Snapshot &snapshot, const FigureChoice &price, Date asOf);
// Puts the carried prices in the place of the observations from their day on, as the person's own.
void applyCarriedPrices(Snapshot &snapshot, const std::vector<FigureChoice> &figures);

} // namespace wattfare
