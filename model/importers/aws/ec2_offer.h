// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"
#include "model/support/result.h"

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

// What an offer file in JSON says of itself beside its products and terms.
struct OfferHead {
    std::string offerCode, edition;
    std::uint64_t offerCodeAt = 0; // byte
    std::optional<Date> published;
    std::optional<std::string> region;
};
// Keeps a member of the file's root in `head` if it is one of these; they are small and parsed completely. Errors:
// badInput (no valid JSON, no day up to `latest`).
Result<void> readOfferHead(OfferHead &head, std::string_view file, const std::string &path, std::string_view json,
    std::uint64_t offset, Date latest);

inline constexpr std::int64_t kMaxPriceNano = 100'000'000'000'000; // 100,000 USD an hour: no instance comes near

} // namespace wattfare
