// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/message.h"
#include "model/support/outcome.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

// Checks that the simulations share. A Failure never carries NaN or infinity.
namespace wattfare::sim {

inline constexpr double kMaxHours = 1e9; // 114,000 years: beyond it nothing is a plan
inline constexpr double kMaxRate = 1e9; // per hour
inline constexpr double kMaxUsd = 1e12; // USD per hour

inline tl::unexpected<Failure> outOfRange(std::string_view field, double value)
{
    if (std::isnan(value))
        value = 0.0;
    constexpr double most = std::numeric_limits<double>::max();
    return failure(Status::outOfRange, field, std::isinf(value) ? std::copysign(most, value) : value);
}

// Collects the first parameter outside its domain.
class Check
{
public:
    Check &between(std::string_view field, double value, double low, double high)
    {
        if (!m_failure && !(value >= low && value <= high))
            m_failure = outOfRange(field, value).value();
        return *this;
    }
    Check &between(std::string_view field, const std::optional<double> &value, double low, double high)
    {
        return value ? between(field, *value, low, high) : *this;
    }
    Check &above(std::string_view field, double value, double low, double high) // low excluded
    {
        if (!m_failure && !(value > low && value <= high))
            m_failure = outOfRange(field, value).value();
        return *this;
    }
    Check &above(std::string_view field, const std::optional<double> &value, double low, double high)
    {
        return value ? above(field, *value, low, high) : *this;
    }
    const std::optional<Failure> &failure() const { return m_failure; }

private:
    std::optional<Failure> m_failure;
};

// Of trajectories that reached their time limit: a warning, or that what they would distort is withheld
// (simulation 5.5).
Message cappedWarning(std::uint64_t capped, double share);

// What sets a simulated cost apart from a closed form that bills every hour: "sim.first_hour_billed". nullopt where
// one of them is not known, or both agree.
std::optional<Message> firstHourNote(
    bool firstHourFree, std::optional<double> closedUsd, std::optional<double> simulatedUsd);

// Whether trajectories that ended unfinished at `endHours` leave open if they meet a limit: a deadline after that, or
// (infinite) a budget. Adds the warning that says so, once.
bool undecidedBy(double limitHours, double endHours, std::uint64_t capped, std::vector<Message> &warnings);

} // namespace wattfare::sim
