// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <string>
#include <string_view>

namespace wattfare {

// The region index of a price list: which file holds a region's prices. The path is as published, relative to the host
// or a full address; letters, digits and "/.:_-" alone. Errors: badInput, notFound ("download.no_region").
Result<std::string> priceListPath(std::string_view indexJson, std::string_view region);

// The same of the Savings Plans, whose regions are a list of {regionCode, versionUrl}. Source:
// docs.aws.amazon.com/awsaccountbilling/latest/aboutv2/service-region-index-files-for-savings-plan.html.
Result<std::string> savingsPlansPath(std::string_view indexJson, std::string_view region);

} // namespace wattfare
