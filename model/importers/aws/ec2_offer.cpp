// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/ec2_offer.h"

#include "model/importers/aws/observation_day.h"
#include "model/support/input_error.h"

#include <simdjson.h>

#include <cmath>

namespace wattfare {

std::string_view offerSkipReason(const OfferAttributes &a)
{
    if (!a.productFamily.starts_with("Compute Instance") || a.instanceType.empty())
        return "import.skip.other_product";
    if (!a.locationType.empty() && a.locationType != "AWS Region")
        return "import.skip.other_location";
    if (a.operatingSystem != "Linux")
        return "import.skip.other_system";
    if (a.tenancy != "Shared")
        return "import.skip.other_tenancy";
    if (!a.preInstalledSoftware.empty() && a.preInstalledSoftware != "NA")
        return "import.skip.pre_installed";
    if (!a.capacityStatus.empty() && a.capacityStatus != "Used")
        return "import.skip.capacity_reservation";
    if (!a.operation.empty() && a.operation != "RunInstances")
        return "import.skip.other_operation";
    if (!a.marketOption.empty() && a.marketOption != "OnDemand")
        return "import.skip.other_market";
    if (a.regionCode.empty())
        return "import.skip.no_region";
    return {};
}

int leaseYears(std::string_view text)
{
    if (text == "1yr" || text == "1 yr" || text == "1 year")
        return 1;
    if (text == "3yr" || text == "3 yr" || text == "3 year")
        return 3;
    return 0;
}

std::string_view paymentId(std::string_view text)
{
    if (text == "No Upfront")
        return "no_upfront";
    if (text == "Partial Upfront")
        return "partial_upfront";
    if (text == "All Upfront")
        return "all_upfront";
    return {};
}

std::string_view reservedPlanId(std::string_view offeringClass)
{
    if (offeringClass == "standard")
        return "reserved_standard";
    if (offeringClass == "convertible")
        return "reserved_convertible";
    return {};
}

std::optional<std::int64_t> CommitmentPrice::effectiveNano(int years) const
{
    if (years <= 0 || (!upfrontNano && !hourlyNano))
        return std::nullopt;
    const double upfront = static_cast<double>(upfrontNano.value_or(0)) / (8760.0 * years);
    return hourlyNano.value_or(0) + static_cast<std::int64_t>(std::llround(upfront));
}

std::optional<Date> offerDate(std::string_view text, Date latest)
{
    if (text.size() > 10 && text[10] != 'T')
        return std::nullopt;
    const auto date = Date::parse(text.substr(0, 10));
    if (!date || date->year() < 2006 || *date > latest)
        return std::nullopt;
    return date;
}

Result<void> readOfferHead(OfferHead &head, std::string_view file, const std::string &path, std::string_view json,
    std::uint64_t offset, Date latest)
{
    simdjson::dom::parser parser;
    simdjson::dom::element element;
    const simdjson::padded_string text(json);
    if (const auto error = parser.parse(text).get(element); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(inputRefusedAtByte(file, offset, path, json, Phrase::validValue));
    std::string_view value;
    const bool isText = element.get_string().get(value) == simdjson::SUCCESS;
    if (path == "publicationDate") {
        if (isText)
            head.published = offerDate(value, latest);
        if (!head.published)
            return tl::unexpected<Error>(
                inputRefusedAtByte(file, offset, path, isText ? value : json, dayExpected(latest)));
    } else if (isText && path == "version") {
        head.edition = value;
    } else if (isText && path == "regionCode") {
        head.region = value;
    } else if (isText && path == "offerCode") {
        head.offerCode = value;
        head.offerCodeAt = offset;
    }
    return {};
}

} // namespace wattfare
