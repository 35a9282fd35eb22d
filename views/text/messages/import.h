// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Kinds of files that can be imported, what they leave out and what the user is asked, and downloads.
inline constexpr MessageRow kImport[] = {
    {"import.kind.aws_price_list", QT_TRANSLATE_NOOP("Messages", "AWS Price List of EC2, JSON")},
    {"import.kind.aws_price_list_csv", QT_TRANSLATE_NOOP("Messages", "AWS Price List of EC2, CSV")},
    {"import.kind.aws_savings_plans", QT_TRANSLATE_NOOP("Messages", "AWS Savings Plans offer file, JSON")},
    {"import.kind.spot_price_history", QT_TRANSLATE_NOOP("Messages", "Spot price history (describe-spot-price-history), JSON")},
    {"import.kind.spot_advisor", QT_TRANSLATE_NOOP("Messages", "Spot Instance Advisor, JSON")},
    {"import.kind.instance_types", QT_TRANSLATE_NOOP("Messages", "Instance types (describe-instance-types), JSON")},
    {"import.kind.region_metadata", QT_TRANSLATE_NOOP("Messages", "Real Time Cloud region metadata, CSV")},
    {"import.kind.grid_intensity", QT_TRANSLATE_NOOP("Messages", "Hourly grid intensity (Electricity Maps), CSV")},
    {"import.kind.availability_trace", QT_TRANSLATE_NOOP("Messages", "Spot availability trace, CSV")},
    {"import.kind.catalog_csv", QT_TRANSLATE_NOOP("Messages", "Table of the catalogue, CSV")},
    {"import.kind.pasted_table", QT_TRANSLATE_NOOP("Messages", "Table pasted from a document")},
    {"import.summary", QT_TRANSLATE_NOOP("Messages", "%I1 new, %I2 changed, %I3 unchanged, %I4 removed, %I5 refused.")},
    {"import.applied", QT_TRANSLATE_NOOP("Messages", "%I1 rows written as import %2 to %3.")},
    {"import.repaired", QT_TRANSLATE_NOOP("Messages", "Line %1, %2: “%3” is read as “%4”.")},
    {"import.left_out", QT_TRANSLATE_NOOP("Messages", "Left out: %1 (%I2).")},
    {"import.reverted", QT_TRANSLATE_NOOP("Messages", "Import %1 was taken back.")},
    {"import.unknown_kind",
        QT_TRANSLATE_NOOP("Messages", "%1 is none of the kinds of files that can be imported; choose the kind if you know it.")},
    {"import.too_many_files", QT_TRANSLATE_NOOP("Messages", "%1 holds more than %I2 files; choose fewer at a time.")},
    {"import.one_file",
        QT_TRANSLATE_NOOP("Messages", "%I1 files were given; only spot price histories may come in several files.")},
    {"import.skip.other_product", QT_TRANSLATE_NOOP("Messages", "Other products than instances")},
    {"import.skip.other_location", QT_TRANSLATE_NOOP("Messages", "Local and Wavelength zones")},
    {"import.skip.other_system", QT_TRANSLATE_NOOP("Messages", "Other systems than Linux")},
    {"import.skip.other_tenancy", QT_TRANSLATE_NOOP("Messages", "Dedicated tenancy")},
    {"import.skip.pre_installed", QT_TRANSLATE_NOOP("Messages", "With software installed")},
    {"import.skip.capacity_reservation", QT_TRANSLATE_NOOP("Messages", "Capacity reservations")},
    {"import.skip.other_operation", QT_TRANSLATE_NOOP("Messages", "Other systems or licences")},
    {"import.skip.other_market", QT_TRANSLATE_NOOP("Messages", "Other markets, for example capacity blocks")},
    {"import.skip.no_region", QT_TRANSLATE_NOOP("Messages", "Without a region")},
    {"import.skip.other_term", QT_TRANSLATE_NOOP("Messages", "Other terms and units")},
    {"import.skip.repeated", QT_TRANSLATE_NOOP("Messages", "Rows that say the same again")},
    {"import.skip.not_in_force", QT_TRANSLATE_NOOP("Messages", "Terms that begin after the publication")},
    {"import.skip.zero_price", QT_TRANSLATE_NOOP("Messages", "Prices of zero")},
    {"import.skip.other_provider", QT_TRANSLATE_NOOP("Messages", "Other providers")},
    {"import.skip.partial_list",
        QT_TRANSLATE_NOOP("Messages", "Offers that this partial list does not name, which stay as they are")},
    {"import.skip.no_value", QT_TRANSLATE_NOOP("Messages", "Hours without a value")},
    {"import.skip.other_column", QT_TRANSLATE_NOOP("Messages", "Columns that are not used")},
    {"import.skip.heading", QT_TRANSLATE_NOOP("Messages", "Headings between rows")},
    {"import.skip.second_accelerator", QT_TRANSLATE_NOOP("Messages", "Second kinds of accelerator in a type")},
    {"import.question.as_of", QT_TRANSLATE_NOOP("Messages", "On which day did the values of %1 hold?")},
    {"import.question.region", QT_TRANSLATE_NOOP("Messages", "For which region are the prices of %1?")},
    {"import.question.basis", QT_TRANSLATE_NOOP("Messages", "%1 holds life-cycle and direct intensities. Which shall come in?")},
    {"import.question.one_means", QT_TRANSLATE_NOOP("Messages",
        "What does 1 mean in %1? If 1 means available, capacity was there %2 % of the time; if it means lost, %3 %.")},
    {"import.question.gap_seconds", QT_TRANSLATE_NOOP("Messages", "How many seconds lie between two values of %1?")},
    {"import.question.accept_repairs",
        QT_TRANSLATE_NOOP("Messages", "%I2 cells of %1 were put right, as listed. Are the repairs correct?")},
    {"download.not_https", QT_TRANSLATE_NOOP("Messages", "%1 is not an HTTPS address; nothing was fetched.")},
    {"download.other_host", QT_TRANSLATE_NOOP("Messages", "%1 sends on to another host (%2); nothing was fetched.")},
    {"download.too_large", QT_TRANSLATE_NOOP("Messages", "%1 is larger than the limit of %I2 bytes; nothing was kept.")},
    {"download.http_error", QT_TRANSLATE_NOOP("Messages", "%1 answered with status %2; nothing was kept.")},
    {"download.network", QT_TRANSLATE_NOOP("Messages", "%1 cannot be fetched: %2")},
    {"download.truncated", QT_TRANSLATE_NOOP("Messages", "%1 broke off after %I2 of %I3 bytes; nothing was kept.")},
    {"download.wrong_content", QT_TRANSLATE_NOOP("Messages", "What came from %1 is not the expected file; nothing was kept.")},
    {"download.checksum", QT_TRANSLATE_NOOP("Messages", "The checksum of what came from %1 does not match; nothing was kept.")},
    {"download.timeout", QT_TRANSLATE_NOOP("Messages", "%1 sent nothing for %2 s; nothing was kept.")},
    {"download.no_region", QT_TRANSLATE_NOOP("Messages", "The price list index has no region %1.")},
};

} // namespace wattfare::messages
