// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"
#include "model/support/phrase.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

// What the JSON and the CSV form of a spot price history share.
namespace wattfare {

// Region of an availability zone: "us-east-1a" -> "us-east-1"; "" for local and wavelength zones ("us-west-2-lax-1a")
// and anything else.
std::string_view regionOfZone(std::string_view zone);

struct SpotTexts { // as the answer prints them
    std::string_view type, zone, product, price, time;
};
struct SpotObservation {
    std::string_view region; // "": a local zone, or none
    std::int64_t time = 0, nano = 0; // seconds since 1970 UTC; nano USD an hour
    bool linux = false;
};
struct SpotFault {
    const char *field;
    std::string_view found;
    Clause expected;
};

// `seconds` is the time as the form reads it, nullopt where it cannot.
tl::expected<SpotObservation, SpotFault> spotObservation(
    const SpotTexts &texts, std::optional<std::int64_t> seconds, Date latest);

} // namespace wattfare
