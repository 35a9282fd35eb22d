// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"

namespace wattfare {

// A choice of the user as one line of a list.
struct ChoiceLine {
    std::string kind; // id: "price", "discount", "figure", "preference", "throughput"
    std::string subject, region, item; // item: purchase option, quantity or model
    std::optional<double> value; // a preference has none: it names a source
    std::string unit;
    std::string since; // the day on which it was made
};
ChoiceLine describeChoice(const UserChoice &choice);

// The beginning of a day that a person types as "holds from", in seconds since 1970: "2026-07-20", from 1970-01-02 to
// `today`.
std::optional<std::int64_t> startOfDay(std::string_view day, Date today);

} // namespace wattfare
