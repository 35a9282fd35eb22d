// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/importers/bad_values.h"

namespace wattfare::test {

std::vector<Swap> swapsOf(const std::string &file)
{
    const auto refused = Verdict::refused;
    const auto same = Verdict::same;
    const auto renamed = Verdict::renamed;
    if (file == "price_list.json")
        return {{Bad::negative, "\"USD\": \"1.2580000000\"", "\"USD\": \"-1.258\"", refused},
            {Bad::absurd, "\"USD\": \"1.2580000000\"", "\"USD\": \"1258000000\"", refused},
            {Bad::nan, "\"1.2580000000\"", "\"NaN\"", refused},
            {Bad::overflow, "\"1.2580000000\"", "\"1e309\"", refused},
            {Bad::wrongKind, "\"1.2580000000\"", "1.258", refused},
            {Bad::year1900, "2026-10-15T12:00:00Z", "1900-10-15T12:00:00Z", refused},
            {Bad::year2099, "2026-10-15T12:00:00Z", "2099-10-15T12:00:00Z", refused},
            {Bad::wrongKind, "\"offerCode\": \"AmazonEC2\"", "\"offerCode\": \"AmazonRDS\"", refused},
            {Bad::wrongKind, "\"products\"", "\"goods\"", refused, true},
            {Bad::wrongKind, "\"terms\"", "\"words\"", refused, true},
            {Bad::duplicateKey, "\"products\": {", "\"products\": {}, \"products\": {", refused},
            {Bad::duplicateKey, "\"B2B3C4D5E6F7G8H9\": {", "\"A2B3C4D5E6F7G8H9\": {", refused, true},
            {Bad::duplicateKey, "\"instanceType\": \"g5.xlarge\",",
                "\"instanceType\": \"x\", \"instanceType\": \"g5.xlarge\",", refused},
            {Bad::duplicateKey, "\"instanceType\": \"g5.12xlarge\",", "\"instanceType\": \"g5.xlarge\",", refused,
                true}, // two SKUs, two prices
            {Bad::duplicateKey, "\"USD\": \"1.2580000000\"", "\"USD\": \"1.2580000000\", \"USD\": \"0.01\"", refused},
            {Bad::wrongUnit, "\"unit\": \"Hrs\"", "\"unit\": \"Hours\"", refused},
            {Bad::wrongUnit, "\"unit\": \"Quantity\"", "\"unit\": \"Months\"", refused},
            {Bad::wrongUnit, "\"USD\": \"1.2580000000\"", "\"CNY\": \"1.2580000000\"", refused},
            {Bad::nextYear, "2026-10-15T12:00:00Z", "2088-10-15T12:00:00Z", refused},
            {Bad::wrongKind, "\"productFamily\": \"Compute Instance\"", "\"productFamily\": 5", Verdict::either},
            {Bad::wrongKind, "\"priceDimensions\": {", "\"priceDimensions\": 5, \"y\": {", refused},
            {Bad::unknownRegion, "\"eu-central-1\"", "\"mars-north-1\"", renamed},
            {Bad::unknownType, "\"g5.12xlarge\"", "\"zz9.12xlarge\"", renamed}};
    if (file == "price_list.csv")
        return {{Bad::negative, "\"1.2580000000\"", "\"-1.258\"", refused},
            {Bad::absurd, "\"1.2580000000\"", "\"1258000000\"", refused},
            {Bad::nan, "\"1.2580000000\"", "\"NaN\"", refused},
            {Bad::overflow, "\"1.2580000000\"", "\"1e309\"", refused},
            {Bad::year1900, "2026-10-15T12:00:00Z", "1900-10-15T12:00:00Z", refused},
            {Bad::year2099, "2026-10-15T12:00:00Z", "2099-10-15T12:00:00Z", refused},
            {Bad::wrongKind, "\"OfferCode\",\"AmazonEC2\"", "\"OfferCode\",\"AmazonRDS\"", refused},
            {Bad::wrongKind, "Publication Date", "Publication", refused, true},
            {Bad::wrongKind, "\"PricePerUnit\"", "\"Price\"", refused},
            {Bad::duplicateKey, "\"RelatedTo\"", "\"SKU\"", refused},
            {Bad::duplicateKey, "\"g5.12xlarge\"", "\"g5.xlarge\"", refused},
            {Bad::wrongUnit, "\"Hrs\",\"1.2580000000\"", "\"Hours\",\"1.2580000000\"", refused},
            {Bad::wrongUnit, "\"Quantity\",\"6482\"", "\"Months\",\"6482\"", refused},
            {Bad::nextYear, "2026-10-15T12:00:00Z", "2027-10-15T12:00:00Z", refused},
            {Bad::wrongKind, "\"1.2580000000\",\"USD\"", "\"1.2580000000\",\"EUR\"", refused},
            {Bad::embeddedNewline, "$1.2580000000 per On Demand", "$1.2580000000\nper On Demand", same},
            {Bad::quotesInQuotes, "$1.2580000000 per On Demand", "$1.2580000000 \"\"per\"\" On Demand", same},
            {Bad::unknownRegion, "\"eu-central-1\"", "\"mars-north-1\"", renamed},
            {Bad::unknownType, "\"g5.12xlarge\"", "\"zz9.12xlarge\"", renamed}};
    if (file == "savings_plans.json")
        return {{Bad::negative, "\"0.907\"", "\"-0.907\"", refused}, {Bad::absurd, "\"0.907\"", "\"9070000\"", refused},
            {Bad::nan, "\"0.907\"", "\"nan\"", refused}, {Bad::overflow, "\"0.907\"", "\"1e309\"", refused},
            {Bad::year1900, "2026-10-16T08:00:00Z", "1900-10-16T08:00:00Z", refused},
            {Bad::year2099, "2026-10-16T08:00:00Z", "2099-10-16T08:00:00Z", refused},
            {Bad::duplicateKey, "\"sku\": \"SP3ALL\"", "\"sku\": \"SP1NO\"", refused, true},
            {Bad::wrongKind, "\"products\"", "\"goods\"", refused, true},
            {Bad::wrongUnit, "\"unit\": \"Hrs\"", "\"unit\": \"Months\"", refused},
            {Bad::wrongUnit, "\"currency\": \"USD\"", "\"currency\": \"CNY\"", refused},
            {Bad::duplicateKey, "\"price\": \"0.907\"", "\"price\": \"0.907\", \"price\": \"5\"", refused},
            {Bad::nextYear, "2026-10-16T08:00:00Z", "2027-10-16T08:00:00Z", refused},
            {Bad::unknownRegion, "\"discountedRegionCode\": \"eu-central-1\"",
                "\"discountedRegionCode\": \"mars-north-1\"", renamed},
            {Bad::unknownType, "EUC1-BoxUsage:g5.12xlarge", "EUC1-BoxUsage:zz9.xlarge", renamed},
            {Bad::absurd, "\"0.907\"", "\"0\"", Verdict::either}};
    if (file == "spot_history.json")
        return {{Bad::negative, "\"0.469900\"", "\"-0.4512\"", refused},
            {Bad::absurd, "\"0.469900\"", "\"0\"", refused}, {Bad::absurd, "\"0.469900\"", "\"469900\"", refused},
            {Bad::nan, "\"0.469900\"", "\"NaN\"", refused}, {Bad::overflow, "\"0.469900\"", "\"1e309\"", refused},
            {Bad::year1900, "2026-10-14T02:00:01+00:00", "1900-10-14T02:00:01+00:00", refused},
            {Bad::year2099, "2026-10-14T02:00:01+00:00", "2099-10-14T02:00:01+00:00", refused},
            {Bad::wrongKind, "\"InstanceType\"", "\"Type\"", refused},
            {Bad::duplicateKey, "\"SpotPrice\": \"0.469900\"", "\"SpotPrice\": \"0.469900\", \"SpotPrice\": \"0.1\"",
                refused},
            {Bad::duplicateKey, "\"NextToken\": \"abc=\"", "\"SpotPriceHistory\": []", refused},
            {Bad::duplicateKey, "2026-10-13T20:12:33+00:00", "2026-10-14T08:12:33+00:00", refused},
            {Bad::wrongKind, "\"0.469900\"", "0.4699", refused},
            {Bad::nextYear, "2026-10-14T02:00:01+00:00", "2027-10-14T02:00:01+00:00", refused},
            {Bad::unknownRegion, "\"us-east-1b\"", "\"mars-north-1b\"",
                Verdict::either}, // counts for a region of its own
            {Bad::unknownType, "\"g4dn.xlarge\"", "\"zz9.xlarge\"", renamed}};
    if (file == "spot_advisor.json")
        return {{Bad::negative, "{\"s\": 55, \"r\": 3}", "{\"s\": -5000, \"r\": 3}", refused},
            {Bad::absurd, "{\"s\": 55, \"r\": 3}", "{\"s\": 101, \"r\": 3}", refused},
            {Bad::absurd, "{\"s\": 55, \"r\": 3}", "{\"s\": 55, \"r\": 9}", refused},
            {Bad::nan, "{\"s\": 55, \"r\": 3}", "{\"s\": NaN, \"r\": 3}", refused},
            {Bad::overflow, "{\"s\": 55, \"r\": 3}", "{\"s\": 1e309, \"r\": 3}", refused},
            {Bad::wrongKind, "{\"s\": 55, \"r\": 3}", "{\"s\": \"55\", \"r\": 3}", refused},
            {Bad::wrongKind, "{\"s\": 55, \"r\": 3}", "{}", refused},
            {Bad::wrongKind, "\"ranges\"", "\"range\"", refused, true},
            {Bad::absurd, "\"max\": 16", "\"max\": 41", refused},
            {Bad::wrongKind, "\"spot_advisor\"", "\"advice\"", refused, true},
            {Bad::duplicateKey, "{\"s\": 55, \"r\": 3}", "{\"s\": 55, \"r\": 3}, \"g5.xlarge\": {\"s\": 5, \"r\": 0}",
                refused},
            {Bad::duplicateKey, "\"us-east-1\"", "\"eu-central-1\"", refused},
            {Bad::unknownType, "{\"g5.xlarge\": {\"s\": 58", "{\"zz9.xlarge\": {\"s\": 58", renamed},
            {Bad::unknownRegion, "\"us-east-1\"", "\"mars-north-1\"", renamed}};
    if (file == "instance_types.json")
        return {{Bad::negative, "\"DefaultVCpus\": 4", "\"DefaultVCpus\": -4", refused},
            {Bad::absurd, "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 0", refused},
            {Bad::absurd, "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 4000000", refused},
            {Bad::absurd, "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 4.5", refused},
            {Bad::nan, "\"DefaultVCpus\": 4", "\"DefaultVCpus\": NaN", refused},
            {Bad::overflow, "\"DefaultVCpus\": 4", "\"DefaultVCpus\": 1e309", refused},
            {Bad::wrongKind, "\"MemoryInfo\"", "\"Memory\"", refused},
            {Bad::wrongKind, "\"g5.xlarge\"", "\"g5xlarge\"", refused},
            {Bad::duplicateKey, "\"trn1.32xlarge\"", "\"g5.xlarge\"", refused},
            {Bad::unknownType, "\"g5.xlarge\"", "\"zz9.xlarge\"", renamed}, // a new type
            {Bad::wrongKind, "\"InstanceTypes\": [", "\"InstanceTypes\": 5, \"x\": [", refused}};
    if (file == "region_metadata.csv")
        return {{Bad::negative, ",1.15,0.12,", ",-1.15,0.12,", refused},
            {Bad::absurd, ",1.15,0.12,", ",115,0.12,", refused}, {Bad::nan, ",1.15,0.12,", ",nan,0.12,", refused},
            {Bad::overflow, ",1.15,0.12,", ",1e309,0.12,", refused},
            {Bad::absurd, ",1.15,0.12,", ",\"1,15\",0.12,", refused},
            {Bad::year1900, "2023,Amazon", "1900,Amazon", refused},
            {Bad::year2099, "2023,Amazon", "2099,Amazon", refused},
            {Bad::nextYear, "2023,Amazon", "2027,Amazon", refused},
            {Bad::duplicateKey, "2022,Amazon", "2023,Amazon", refused},
            {Bad::wrongKind, "cloud-provider", "provider", refused},
            {Bad::duplicateKey, "wt-region-id", "year", refused},
            {Bad::embeddedNewline, "N. Virginia", "\"N.\nVirginia\"", same},
            {Bad::quotesInQuotes, "N. Virginia", "\"N. \"\"Virginia\"\"\"", same},
            {Bad::unknownRegion, "2023,Amazon Web Services,us-east-1", "2023,Amazon Web Services,mars-north-1",
                renamed}};
    if (file == "grid.csv")
        return {{Bad::negative, ",200.5,240,", ",200.5,-240,", refused},
            {Bad::absurd, ",200.5,240,", ",200.5,24000,", refused}, {Bad::nan, ",200.5,240,", ",200.5,NaN,", refused},
            {Bad::overflow, ",200.5,240,", ",200.5,1e309,", refused},
            {Bad::year1900, "2023-01-01 00:00:00", "1900-01-01 00:00:00", refused},
            {Bad::year2099, "2023-01-01 00:00:00", "2099-01-01 00:00:00", refused},
            {Bad::nextYear, "2023-01-01 00:00:00", "2027-01-01 00:00:00", refused},
            {Bad::absurd, "2023-01-01 00:00:00", "2023-01-01 00:30:00", refused},
            {Bad::duplicateKey, "2023-01-01 01:00:00", "2023-01-01 00:00:00", refused},
            {Bad::duplicateKey, "Zone name", "Zone id", refused},
            {Bad::embeddedNewline, "entsoe.eu", "\"entsoe\neu\"", same},
            {Bad::quotesInQuotes, "entsoe.eu", "\"\"\"entsoe\"\".eu\"", same},
            {Bad::wrongKind, "2023-01-01 00:00:00,Germany,Germany,DE", "2023-01-01 00:00:00,Germany,Germany,", refused},
            {Bad::wrongKind, "Zone id", "Zone", refused}};
    if (file == "trace_runs.csv")
        return {{Bad::negative, "600,34,1,1", "600,34,1,-1", refused},
            {Bad::absurd, "600,34,1,1", "600,34,1000000000,1", refused},
            {Bad::nan, "600,34,1,1", "600,34,1,nan", refused}, {Bad::overflow, "600,0,34,0", "1e309,0,34,0", refused},
            {Bad::duplicateKey, "600,34,1,1", "600,0,34,0", refused},
            {Bad::duplicateKey, "600,34,1,1", "600,35,1,1", refused},
            {Bad::embeddedNewline, "600,34,1,1", "600,34,1,\"1\n2\"", refused},
            {Bad::quotesInQuotes, "600,34,1,1", "600,34,1,\"\"\"1\"\"\"", refused},
            {Bad::wrongKind, "run_ticks", "ticks", refused}};
    if (file == "prices_own.csv")
        return {{Bad::negative, ",0.95,", ",-0.95,", refused}, {Bad::absurd, ",0.95,", ",950000,", refused},
            {Bad::nan, ",0.95,", ",nan,", refused}, {Bad::overflow, ",0.95,", ",1e309,", refused},
            {Bad::year1900, "2026-09-14,0.95", "1900-09-01,0.95", refused},
            {Bad::year2099, "2026-09-14,0.95", "2099-09-01,0.95", refused},
            {Bad::nextYear, "2026-09-14,0.95", "2027-09-01,0.95", refused},
            {Bad::absurd, "2026-09-14,0.95", "2026-02-30,0.95", refused},
            {Bad::wrongKind, "aws,g5.xlarge", "aws,", refused}, {Bad::duplicateKey, "usd_per_hour", "as_of", refused},
            {Bad::duplicateKey, "aws,g5.2xlarge", "aws,g5.xlarge", refused},
            {Bad::embeddedNewline, "two\nlines", "two\nmore\nlines", renamed},
            {Bad::quotesInQuotes, "page \"\"3\"\"", "\"\"page\"\" 3", renamed},
            {Bad::unknownRegion, "g5.xlarge,us-east-1", "g5.xlarge,mars-north-1", renamed},
            {Bad::unknownType, "aws,g5.xlarge", "aws,zz9.xlarge", renamed}};
    if (file == "pasted.txt")
        return {{Bad::negative, "\t1,212\t", "\t-1,212\t", refused},
            {Bad::absurd, "\t1,212\t", "\t1 212 000\t", refused}, {Bad::nan, "\t1,212\t", "\tNaN\t", refused},
            {Bad::overflow, "\t1,212\t", "\t1e309\t", refused}, {Bad::absurd, "\t8\t32\t", "\t0\t32\t", refused},
            {Bad::duplicateKey, "Notes", "Instance type", refused},
            {Bad::duplicateKey, "g5.48xlarge", "g5.2xlarge", refused},
            {Bad::embeddedNewline, "misprint", "\"a\nmisprint\"", same},
            {Bad::quotesInQuotes, "misprint", "\"a \"\"misprint\"\"\"", same},
            {Bad::unknownRegion, "eu-west-1", "mars-north-1", renamed},
            {Bad::unknownType, "g5.48xlarge", "zz9.48xlarge", renamed}};
    if (file == "spot_history.csv")
        return {{Bad::negative, ",2.469900,", ",-2.469900,", refused}, {Bad::nan, ",2.469900,", ",NaN,", refused},
            {Bad::overflow, ",2.469900,", ",1e309,", refused}, {Bad::absurd, ",2.469900,", ",20000000,", refused},
            {Bad::unknownType, "g5.12xlarge", "zz9.12xlarge", renamed},
            {Bad::unknownRegion, "us-east-1b,g5.12", "mars-north-1b,g5.12", renamed},
            {Bad::year1900, "2026-10-14T05:00:00.000Z", "1900-10-14T05:00:00.000Z", refused},
            {Bad::year2099, "2026-10-14T05:00:00.000Z", "2099-10-14T05:00:00.000Z", refused},
            {Bad::nextYear, "2026-10-14T05:00:00.000Z", "2027-10-14T05:00:00.000Z", refused},
            {Bad::duplicateKey, "ProductDescription", "instance_type", refused},
            {Bad::duplicateKey, "2026-10-14T02:00:01", "2026-10-14T08:12:33", refused},
            {Bad::wrongKind, "SpotPrice", "Price", refused}, {Bad::absurd, ",g5.12xlarge,", ",,", refused}};
    if (file == "spot_feed.js")
        return {{Bad::negative, "\"2.4699\"", "\"-2.4699\"", refused}, {Bad::nan, "\"2.4699\"", "\"NaN\"", refused},
            {Bad::overflow, "\"2.4699\"", "\"1e309\"", refused}, {Bad::absurd, "\"2.4699\"", "\"20000000\"", refused},
            {Bad::unknownType, "g5.12xlarge", "zz9.12xlarge", renamed},
            {Bad::unknownRegion, "eu-central-1", "mars-north-1", renamed},
            {Bad::wrongKind, "\"perhr\"", "\"permonth\"", refused, true},
            {Bad::wrongKind, "\"regions\"", "\"areas\"", refused, true},
            {Bad::wrongKind, "\"0.4512\"", "0.4512", refused}, {Bad::wrongKind, "}]}]}]}});", "}]}]}]}};", refused},
            {Bad::duplicateKey, "\"USD\":\"2.4699\"", "\"USD\":\"2.4699\",\"USD\":\"1\"", refused},
            {Bad::duplicateKey, "g5.16xlarge\",\"valueColumns\":[{\"name\":\"linux\",\"prices\":{\"USD\":\"N/A*\"",
                "g5.xlarge\",\"valueColumns\":[{\"name\":\"linux\",\"prices\":{\"USD\":\"1\"", refused}};
    if (file == "capacity_blocks.json")
        return {{Bad::negative, "\"1984.800000\"", "\"-1984.800000\"", refused},
            {Bad::nan, "\"1984.800000\"", "\"NaN\"", refused}, {Bad::overflow, "\"1984.800000\"", "\"1e309\"", refused},
            {Bad::absurd, "\"1984.800000\"", "\"19840000000\"", refused},
            {Bad::unknownType, "p5.48xlarge", "zz9.48xlarge", renamed},
            {Bad::unknownRegion, "us-east-2a", "mars-north-1a", renamed},
            {Bad::wrongUnit, "\"USD\"", "\"CNY\"", refused},
            {Bad::absurd, "\"InstanceCount\": 2", "\"InstanceCount\": 0", refused},
            {Bad::absurd, "\"CapacityBlockDurationHours\": 24", "\"CapacityBlockDurationHours\": 240000", refused},
            {Bad::absurd, "\"CapacityBlockDurationMinutes\": 30", "\"CapacityBlockDurationMinutes\": 90", refused},
            {Bad::wrongKind, "\"InstanceCount\": 2", "\"InstanceCount\": [2]", refused},
            {Bad::wrongKind, "\"InstanceType\": \"p5.48xlarge\"", "\"InstanceType\": true", refused},
            {Bad::wrongKind, "CapacityBlockOfferings", "Offerings", refused, true},
            {Bad::duplicateKey, "\"InstanceCount\": 2", "\"InstanceCount\": 2, \"InstanceCount\": 1", refused}};
    if (file == "capacity_blocks.csv")
        return {{Bad::negative, ",1984.800000,", ",-1984.800000,", refused},
            {Bad::nan, ",1984.800000,", ",NaN,", refused}, {Bad::overflow, ",1984.800000,", ",1e309,", refused},
            {Bad::absurd, ",1984.800000,", ",19840000000,", refused},
            {Bad::unknownType, "p5.48xlarge", "zz9.48xlarge", renamed},
            {Bad::unknownRegion, "us-east-2a", "mars-north-1a", renamed},
            {Bad::wrongUnit, "1984.800000,USD", "1984.800000,CNY", refused},
            {Bad::absurd, "us-east-2a,2,24", "us-east-2a,0,24", refused},
            {Bad::absurd, "us-east-2a,2,24", "us-east-2a,2,0", refused},
            {Bad::wrongKind, "UpfrontFee", "Fee", refused}};
    if (file == "savings_rates.json")
        return {{Bad::negative, "\"0.907\"", "\"-0.907\"", refused}, {Bad::nan, "\"0.907\"", "\"NaN\"", refused},
            {Bad::overflow, "\"0.907\"", "\"1e309\"", refused}, {Bad::absurd, "\"0.907\"", "\"00000000\"", refused},
            {Bad::unknownType, "\"value\": \"g5.xlarge\"", "\"value\": \"zz9.xlarge\"", renamed},
            {Bad::unknownRegion, "\"value\": \"eu-central-1\"", "\"value\": \"mars-north-1\"", renamed},
            {Bad::wrongUnit, "\"Hrs\"", "\"Months\"", refused},
            {Bad::wrongUnit, "\"currency\": \"USD\"", "\"currency\": \"CNY\"", refused},
            {Bad::wrongKind, "\"searchResults\"", "\"results\"", refused, true},
            {Bad::wrongKind, "\"No Upfront\"", "\"Some Upfront\"", refused},
            {Bad::absurd, "31536000", "-31536000", refused},
            {Bad::duplicateKey, "\"rate\": \"0.907\"", "\"rate\": \"0.907\", \"rate\": \"5\"", refused},
            {Bad::duplicateKey, "{\"name\": \"tenancy\"", "{\"name\": \"region\"", refused}};
    if (file == "savings_rates.csv")
        return {{Bad::negative, ",0.907,", ",-0.907,", refused}, {Bad::nan, ",0.907,", ",NaN,", refused},
            {Bad::overflow, ",0.907,", ",1e309,", refused}, {Bad::absurd, ",0.907,", ",00000000,", refused},
            {Bad::unknownType, "g5.xlarge", "zz9.xlarge", renamed},
            {Bad::unknownRegion, "eu-central-1", "mars-north-1", renamed},
            {Bad::wrongUnit, "0.907,Hrs", "0.907,Months", refused},
            {Bad::wrongUnit, "31536000,USD", "31536000,CNY", refused},
            {Bad::wrongKind, "No Upfront", "Some Upfront", refused},
            {Bad::duplicateKey, "planType", "payment_option", refused}};
    if (file == "cloudwatch.csv")
        return {{Bad::negative, "\"40\"", "\"-40\"", refused}, {Bad::absurd, "\"40\"", "\"140\"", refused},
            {Bad::nan, "\"40\"", "\"NaN\"", refused}, {Bad::overflow, "\"40\"", "\"1e309\"", refused},
            {Bad::year1900, "2026/01/01 00:00:00", "1900/01/01 00:00:00", refused},
            {Bad::year2099, "2026/01/01 00:10:00", "2099/01/01 00:10:00", refused},
            {Bad::nextYear, "2026/01/01 00:10:00", "2027/01/01 00:10:00", refused},
            {Bad::duplicateKey, "00:05:00", "00:00:00", refused},
            {Bad::embeddedNewline, "i-0abc nvidia", "i-0abc\nnvidia", same},
            {Bad::quotesInQuotes, "i-0abc nvidia", "i-\"\"0abc\"\" nvidia", same}};
    if (file == "cloudwatch_data.json")
        return {{Bad::negative, "40.5", "-40.5", refused}, {Bad::absurd, "40.5", "140.5", refused},
            {Bad::nan, "40.5", "\"NaN\"", refused}, {Bad::overflow, "40.5", "1e308", refused},
            {Bad::year1900, "2026-01-01T00:05:00", "1900-01-01T00:05:00", refused},
            {Bad::year2099, "2026-01-01T00:05:00", "2099-01-01T00:05:00", refused},
            {Bad::nextYear, "2026-01-01T00:05:00", "2027-01-01T00:05:00", refused},
            {Bad::duplicateKey, "2026-01-01T00:05:00", "2026-01-01T00:10:00", refused},
            {Bad::wrongKind, "\"Values\"", "\"Worths\"", refused}};
    if (file == "cloudwatch_statistics.json")
        return {{Bad::negative, "12.5", "-12.5", refused}, {Bad::absurd, "12.5", "112.5", refused},
            {Bad::nan, "12.5", "\"NaN\"", refused}, {Bad::overflow, "12.5", "1e308", refused},
            {Bad::year1900, "2026-01-01", "1900-01-01", refused}, {Bad::year2099, "2026-01-01", "2099-01-01", refused},
            {Bad::nextYear, "2026-01-01", "2027-01-01", refused},
            {Bad::duplicateKey, "00:05:00", "00:00:00", refused, true},
            {Bad::wrongKind, "utilization_gpu", "utilization of something else, in many words", refused, true},
            {Bad::wrongKind, "\"Average\"", "\"Mean\"", refused}};
    return {{Bad::negative, "50 %", "-50 %", refused}, {Bad::absurd, "50 %", "150 %", refused},
        {Bad::nan, "50 %", "nan %", refused}, {Bad::overflow, "50 %", "1e309 %", refused},
        {Bad::year1900, "2026/01/01 00:00:00.000", "1900/01/01 00:00:00.000", refused},
        {Bad::year2099, "2026/01/01 00:00:05.000", "2099/01/01 00:00:05.000", refused},
        {Bad::nextYear, "2026/01/01 00:00:05.000", "2027/01/01 00:00:05.000", refused},
        {Bad::duplicateKey, "00:00:00.100, 1", "00:00:00.000, 0", refused},
        {Bad::duplicateKey, " utilization.memory [%]", " index", refused},
        {Bad::embeddedNewline, "101.00 W", "\"101.00\nW\"", Verdict::either},
        {Bad::quotesInQuotes, "101.00 W", "\"101 \"\"W\"\"\"", refused}};
}

} // namespace wattfare::test
