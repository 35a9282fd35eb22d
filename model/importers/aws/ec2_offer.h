// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What the JSON and the CSV form of the EC2 offer file share.
namespace wattfare {

// Attributes that decide whether a product is a Linux instance on shared tenancy, as printed in the offer file.
struct OfferAttributes {
    std::string_view productFamily, instanceType, regionCode, locationType, operatingSystem, tenancy,
        preInstalledSoftware, capacityStatus, operation, marketOption;
};

// Empty id: wanted. Otherwise why not: "import.skip.other_product", "import.skip.other_system", ...
std::string_view offerSkipReason(const OfferAttributes &attributes);

// "1yr" -> 1, "3yr" -> 3, else 0; "No Upfront" -> "no_upfront"; "standard" -> "reserved_standard". "" if unknown.
int leaseYears(std::string_view text);
std::string_view paymentId(std::string_view text);
std::string_view reservedPlanId(std::string_view offeringClass);

// One reserved or planned purchase, collected over its price dimensions.
struct CommitmentPrice {
    std::optional<std::int64_t> upfrontNano, hourlyNano;
    // Effective hourly rate over the term: hourly + upfront / (8,760 years). nullopt without any price.
    std::optional<std::int64_t> effectiveNano(int years) const;
};

// Day of "2026-07-20T13:44:30Z" or "2026-07-20", from 2006 to `latest`.
std::optional<Date> offerDate(std::string_view text, Date latest);

// Whether a unit of an offer is known: "Hrs" or, of upfront payments, "Quantity". Any other refuses the file.
inline bool isHours(std::string_view unit) { return unit == "Hrs"; }
inline bool isUpfront(std::string_view unit) { return unit == "Quantity"; }

inline constexpr std::int64_t kMaxPriceNano = 100'000'000'000'000; // 100,000 USD an hour: no instance comes near

} // namespace wattfare
