// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <optional>
#include <string>
#include <string_view>

// The name of a candidate as it travels, in messages and in cells: its type, its region where there are several and the
// id of its purchase option, parted by blanks: "g5.xlarge eu-west-1 reserved_standard-1y-no_upfront".
namespace wattfare {

struct CandidateParts {
    std::string_view place; // "g5.xlarge eu-west-1"
    PurchaseOption option;
};
std::optional<CandidateParts> candidateParts(std::string_view name); // nullopt for any other text

// The shares of a mix in per cent, on-demand, spot and commitment: "60/40/0".
std::string mixShares(const PurchaseOption &option);
// A purchase option as files and English sentences write it: "spot", "reserved 1y no upfront", "mix 60/40/0".
std::string optionLabel(const PurchaseOption &option);
// A name with its option so written; any other text as it is.
std::string candidateLabelText(std::string_view name);

} // namespace wattfare
