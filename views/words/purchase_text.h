// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <QString>

#include <string_view>

namespace wattfare {

QString optionWord(const PurchaseOption &option); // "Spot", "Compute Savings Plan, 3 years, all upfront"
QString optionShort(const PurchaseOption &option); // for narrow places: "RI 1 y, no upfront"
QString planWord(std::string_view plan);
QString paymentWord(std::string_view payment);

// The name of a candidate (model/evaluation/pricing/option_label.h) with its purchase option in the reader's words:
// "p5.4xlarge spot", "g5.xlarge eu-west-1 reserved 1y all upfront". Any other text stays as it is.
QString candidateWords(const QString &name);

} // namespace wattfare
