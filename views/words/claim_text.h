// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/claims.h"

#include <QString>

// Published claims in words: the page and the command line say the same.
namespace wattfare {

QString claimVerdictWord(ClaimVerdict verdict);
QString claimVerdictMeaning(ClaimVerdict verdict); // one sentence
// "82 %", "2.17 USD": in three significant figures or, where it is exact, with every digit as it was published.
QString claimValue(double value, Unit unit, bool exact = false);
// "with A (FP16) against B (TF32), prices of 2023-06-30"
QString independentBasis(const IndependentResult &result);
// The values alone, "53.0 %; 67.3 %"; `machine`: as exported, without units. Null where there are none.
QString independentValues(const ClaimResult &claim, bool machine);
// The ids that the results rest on, in their order: "a, b; a, c". Null where there are none.
QString independentBenchmarks(const ClaimResult &claim);

} // namespace wattfare
