// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/savings_rates.h"

#include "model/importers/aws/answer.h"
#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/support/decimal.h"

#include <array>

namespace wattfare {

namespace {

enum RateColumn : std::size_t {
    kRatePayment,
    kRatePlan,
    kRateSeconds,
    kRateCurrency,
    kRateUsd,
    kRateUnit,
    kRateRegion,
    kRateType,
    kRateSystem,
    kRateTenancy,
    kRateService,
    kRateOperation,
    kRateUsage
};
constexpr std::array kRateColumns{AnswerColumn{"paymentOption", true}, AnswerColumn{"planType", true},
    AnswerColumn{"durationSeconds", true}, AnswerColumn{"currency", true}, AnswerColumn{"rate", true},
    AnswerColumn{"unit", true}, AnswerColumn{"region", true}, AnswerColumn{"instanceType", true},
    AnswerColumn{"productDescription", true}, AnswerColumn{"tenancy", true}, AnswerColumn{"serviceCode"},
    AnswerColumn{"operation"}, AnswerColumn{"usageType"}};
constexpr AnswerShape kRateShape{"searchResults", kRateColumns};
constexpr std::int64_t kYearSeconds = 31536000; // as AWS counts a year of a plan

std::string_view rateSkipped(const AnswerRow &row)
{
    if (!row[kRateService].empty() && row[kRateService] != "AmazonEC2")
        return "import.skip.other_product";
    if (row[kRateSystem] != "Linux/UNIX")
        return "import.skip.other_system";
    if (row[kRateTenancy] != "shared")
        return "import.skip.other_tenancy";
    if (!row[kRateOperation].empty() && row[kRateOperation] != "RunInstances")
        return "import.skip.other_operation";
    // UnusedBox, DedicatedUsage, ...; the column may be left out of a CSV.
    if (!row[kRateUsage].empty() && row[kRateUsage].find("BoxUsage") == std::string_view::npos)
        return "import.skip.capacity_reservation";
    if (row[kRateRegion].empty())
        return "import.skip.no_region";
    return {};
}

std::string_view ratePlanId(std::string_view type)
{
    return type == "Compute" ? "compute_savings_plan" : type == "EC2Instance" ? "ec2_instance_savings_plan" : "";
}

Result<void> takeRate(const AnswerRow &row, Date day, ImportBatch &batch)
{
    if (const std::string_view reason = rateSkipped(row); !reason.empty()) {
        batch.skipped(reason);
        return {};
    }
    CommitmentIn out;
    out.type = row[kRateType];
    if (out.type.empty() || out.type.size() > 64)
        return row.refused(kRateType, Phrase::instanceType);
    out.region = row[kRateRegion];
    if (out.region.size() > 64)
        return row.refused(kRateRegion, Phrase::region);
    if (row[kRateUnit] != "Hrs")
        return row.refused(kRateUnit, clause<Phrase::verbatim>("Hrs"));
    if (row[kRateCurrency] != "USD")
        return row.refused(kRateCurrency, clause<Phrase::verbatim>("USD"));
    const auto nano = parseNanoUsd(row[kRateUsd]);
    if (!nano || *nano <= 0 || *nano > kMaxPriceNano)
        return row.refused(kRateUsd, Phrase::priceAboveZero);
    const auto seconds = parseInteger(row[kRateSeconds]);
    if (!seconds || *seconds <= 0)
        return row.refused(kRateSeconds, Phrase::secondsAboveZero);
    out.plan = ratePlanId(row[kRatePlan]);
    out.payment = paymentId(row[kRatePayment]);
    if (out.payment.empty())
        return row.refused(
            kRatePayment, clause<Phrase::oneOf>(std::string("No Upfront, Partial Upfront, All Upfront")));
    if (out.plan.empty() || (*seconds != kYearSeconds && *seconds != 3 * kYearSeconds)) {
        batch.skipped("import.skip.other_term");
        return {};
    }
    out.termYears = *seconds == kYearSeconds ? 1 : 3;
    out.asOf = day;
    out.effectiveNano = *nano;
    if (out.payment == "no_upfront") {
        out.upfrontNano = 0;
        out.hourlyNano = *nano;
    }
    out.line = row.line();
    batch.commitment(out);
    return {};
}

Result<ParsedImport> parseRates(const std::filesystem::path &file, const ImportOptions &options,
    const ProgressFn &progress, decltype(&readAnswerJson) read)
{
    ImportSource source;
    source.fileName = file.filename().string();
    source.title = "AWS Savings Plans offering rates";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    const auto day = dayAsked(file, options, parsed.questions);
    if (!day)
        return tl::unexpected<Error>(day.error());
    const auto take = [&](const AnswerRow &row) { return takeRate(row, *day, parsed.batch); };
    if (auto done = read(file, kRateShape, take, progress); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace

Likeness recogniseSavingsRates(const FileHead &head)
{
    return head.has("\"searchResults\"") && head.has("\"savingsPlanOffering\"") ? Likeness::certain : Likeness::none;
}

Likeness recogniseSavingsRatesCsv(const FileHead &head)
{
    return isAnswerCsv(head, kRateShape) ? Likeness::certain : Likeness::none;
}

Result<ParsedImport> parseSavingsRates(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    return parseRates(file, options, progress, readAnswerJson);
}

Result<ParsedImport> parseSavingsRatesCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    return parseRates(file, options, progress, readAnswerCsv);
}

} // namespace wattfare
