// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/spot_observation.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/support/decimal.h"

#include <algorithm>

namespace wattfare {

std::string_view regionOfZone(std::string_view zone)
{
    if (zone.size() < 3 || zone.back() < 'a' || zone.back() > 'z')
        return {};
    const std::string_view region = zone.substr(0, zone.size() - 1);
    if (region.back() < '0' || region.back() > '9')
        return {};
    const auto digits = region.find_last_not_of("0123456789");
    if (digits == std::string_view::npos || region[digits] != '-' || std::count(region.begin(), region.end(), '-') > 3)
        return {};
    // Local zones repeat the pattern: us-west-2-lax-1.
    const auto parts = std::count(region.begin(), region.end(), '-');
    if (parts == 3 && region.find("-gov-") == std::string_view::npos && region.find("-iso") == std::string_view::npos)
        return {};
    return region;
}

tl::expected<SpotObservation, SpotFault> spotObservation(
    const SpotTexts &texts, std::optional<std::int64_t> seconds, Date latest)
{
    const auto fault = [](const char *field, std::string_view found, Clause expected) {
        return tl::unexpected<SpotFault>(SpotFault{field, found, std::move(expected)});
    };
    if (texts.type.empty() || texts.type.size() > 64)
        return fault("InstanceType", texts.type, Phrase::instanceType);
    const auto nano = parseNanoUsd(texts.price);
    if (!nano || *nano <= 0 || *nano > kMaxPriceNano)
        return fault("SpotPrice", texts.price, Phrase::priceAboveZero);
    if (!seconds || *seconds < 1136073600 || *seconds >= endOf(latest)) // 2006 to today
        return fault("Timestamp", texts.time, clause<Phrase::utcTimeFrom2006To>(latest));
    return SpotObservation{regionOfZone(texts.zone), *seconds, *nano, texts.product.starts_with("Linux/UNIX")};
}

} // namespace wattfare
