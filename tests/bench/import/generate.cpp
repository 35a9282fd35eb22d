// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/import/generate.h"

#include "model/support/date.h"

#include <array>
#include <charconv>
#include <fstream>

namespace wattfare::bench {

namespace {

std::string skuOf(std::size_t number)
{
    std::string sku(16, 'A');
    for (std::size_t i = 0; i < 16; ++i) {
        sku[15 - i] = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"[number % 31];
        number /= 31;
    }
    return sku;
}

std::string price(double usd, int decimals) // with a decimal point in every locale
{
    std::array<char, 40> text{};
    return {text.data(),
        std::to_chars(text.data(), text.data() + text.size(), usd, std::chars_format::fixed, decimals).ptr};
}

struct Product {
    std::size_t number, type;
    bool reserved;
};

} // namespace

void writePriceList(const std::filesystem::path &file, const std::vector<std::string> &types, const std::string &region,
    std::size_t minBytes)
{
    static constexpr std::array kSystems{
        "Linux", "Windows", "RHEL", "SUSE", "Ubuntu Pro", "Red Hat Enterprise Linux with HA"};
    static constexpr std::array kTenancies{"Shared", "Dedicated", "Host"};
    static constexpr std::array kCapacities{"Used", "UnusedCapacityReservation", "AllocatedCapacityReservation"};
    static constexpr std::array kSoftware{"NA", "SQL Std", "SQL Web", "SQL Ent"};
    std::vector<Product> products;
    const std::size_t perType = kSystems.size() * kTenancies.size() * kCapacities.size() * kSoftware.size();
    std::ofstream out(file, std::ios::binary);
    out << "{\n  \"formatVersion\" : \"v1.0\",\n  \"disclaimer\" : \"Made up for a benchmark\",\n  \"offerCode\" : "
           "\"AmazonEC2\",\n"
           "  \"version\" : \"20261101000000\",\n  \"publicationDate\" : \"2026-11-01T00:00:00Z\",\n  \"products\" : {";
    // About 1.2 kB a product, 4.6 kB a product with its twelve reserved terms, 0.7 kB with its on-demand term.
    std::size_t expected = 0;
    for (std::size_t i = 0; expected < minBytes; ++i) {
        const std::size_t type = (i / perType) % types.size();
        const std::size_t variant = i % perType;
        const char *system = kSystems[variant % kSystems.size()];
        const char *tenancy = kTenancies[variant / 6 % 3];
        const char *capacity = kCapacities[variant / 18 % 3];
        const char *software = kSoftware[variant / 54];
        const bool reserved = variant < 18;
        // A file of more than one round over the types repeats them as another generation, so that each counts once.
        const bool again = i >= perType * types.size();
        products.push_back({i, type, reserved});
        out << (i == 0 ? "\n" : ",\n") << "    \"" << skuOf(i) << "\" : {\n      \"sku\" : \"" << skuOf(i)
            << "\",\n      \"productFamily\" : \"" << (again ? "Dedicated Host" : "Compute Instance")
            << "\",\n      \"attributes\" : {\n        \"servicecode\" : \"AmazonEC2\",\n        \"location\" : \"EU "
               "(Frankfurt)\",\n"
               "        \"locationType\" : \"AWS Region\",\n        \"instanceType\" : \""
            << types[type]
            << "\",\n        \"currentGeneration\" : \"Yes\",\n        \"instanceFamily\" : \"GPU instance\",\n"
            << "        \"vcpu\" : \"8\",\n        \"physicalProcessor\" : \"AMD EPYC 7R32\",\n        \"clockSpeed\" "
               ": \"3.3 GHz\",\n"
               "        \"memory\" : \"32 GiB\",\n        \"storage\" : \"1 x 450 NVMe SSD\",\n        "
               "\"networkPerformance\" : \"Up to 10 Gigabit\",\n"
               "        \"processorArchitecture\" : \"64-bit\",\n        \"tenancy\" : \""
            << tenancy << "\",\n        \"operatingSystem\" : \"" << system
            << "\",\n        \"licenseModel\" : \"No License required\",\n        \"usagetype\" : \"EUC1-BoxUsage:"
            << types[type] << "\",\n        \"operation\" : \"RunInstances"
            << (system == kSystems[0] && software == kSoftware[0] ? "" : ":0010")
            << "\",\n        \"availabilityzone\" : \"NA\",\n        \"capacitystatus\" : \"" << capacity
            << "\",\n        \"classicnetworkingsupport\" : \"false\",\n        \"dedicatedEbsThroughput\" : \"Up to "
               "3500 Mbps\",\n"
               "        \"ecu\" : \"NA\",\n        \"enhancedNetworkingSupported\" : \"Yes\",\n        \"gpuMemory\" : "
               "\"24 GB\",\n"
               "        \"intelAvxAvailable\" : \"No\",\n        \"marketoption\" : \"OnDemand\",\n        "
               "\"normalizationSizeFactor\" : \"8\",\n"
               "        \"preInstalledSw\" : \""
            << software << "\",\n        \"regionCode\" : \"" << region
            << "\",\n        \"servicename\" : \"Amazon Elastic Compute Cloud\",\n        \"vpcnetworkingsupport\" : "
               "\"true\"\n      }\n    }";
        expected += 1450 + 700 + (reserved ? 12 * 1050 : 0);
    }
    out << "\n  },\n  \"terms\" : {\n    \"OnDemand\" : {";
    const auto dimension
        = [&](const std::string &key, const char *rate, const char *unit, const std::string &usd, const char *text) {
              out << "            \"" << key << '.' << rate << "\" : {\n              \"rateCode\" : \"" << key << '.'
                  << rate << "\",\n              \"description\" : \"" << text
                  << "\",\n              \"beginRange\" : \"0\",\n              \"endRange\" : \"Inf\",\n"
                  << "              \"unit\" : \"" << unit
                  << "\",\n              \"pricePerUnit\" : {\n                \"USD\" : \"" << usd
                  << "\"\n              },\n              \"appliesTo\" : [ ]\n            }";
          };
    bool first = true;
    for (const Product &product : products) {
        const std::string sku = skuOf(product.number);
        const std::string key = sku + ".JRTCKXETXF";
        const double usd
            = 0.1 + 0.01 * static_cast<double>(product.type) + 0.001 * static_cast<double>(product.number % 216);
        out << (first ? "\n" : ",\n") << "      \"" << sku << "\" : {\n        \"" << key
            << "\" : {\n          \"offerTermCode\" : \"JRTCKXETXF\",\n          \"sku\" : \"" << sku
            << "\",\n          \"effectiveDate\" : \"2026-11-01T00:00:00Z\",\n          \"priceDimensions\" : {\n";
        dimension(key, "6YS6EN2CT7", "Hrs", price(usd, 10), "per On Demand Linux instance hour");
        out << "\n          },\n          \"termAttributes\" : { }\n        }\n      }";
        first = false;
    }
    out << "\n    },\n    \"Reserved\" : {";
    static constexpr std::array kCodes{"4NA7Y494T4", "HU7G6KETJZ", "6QCMYABX3D", "BPH4J8HBKS", "38NPMPTW36",
        "NQ3QZPMQV9", "7NE97W5U4E", "CUZHX8X6JH", "VJWZNREJX2", "R5XV2EPZQZ", "Z2E3P23VKM", "MZU6U2429S"};
    static constexpr std::array kPayments{"No Upfront", "Partial Upfront", "All Upfront"};
    first = true;
    for (const Product &product : products) {
        if (!product.reserved)
            continue;
        const std::string sku = skuOf(product.number);
        out << (first ? "\n" : ",\n") << "      \"" << sku << "\" : {\n";
        first = false;
        for (std::size_t i = 0; i < kCodes.size(); ++i) {
            const std::string key = sku + '.' + kCodes[i];
            out << (i == 0 ? "" : ",\n") << "        \"" << key << "\" : {\n          \"offerTermCode\" : \""
                << kCodes[i] << "\",\n          \"sku\" : \"" << sku
                << "\",\n          \"effectiveDate\" : \"2026-11-01T00:00:00Z\",\n"
                << "          \"priceDimensions\" : {\n";
            const bool hourly = i % 3 != 2;
            if (i % 3 != 0) {
                dimension(key, "2TG2D8R56U", "Quantity", std::to_string(1000 + product.type), "Upfront Fee");
                out << ",\n";
            }
            dimension(key, "6YS6EN2CT7", "Hrs",
                hourly ? price(0.05 + 0.01 * static_cast<double>(product.type), 10) : "0.0000000000",
                "Linux/UNIX (Amazon VPC), reserved instance applied");
            out << "\n          },\n          \"termAttributes\" : {\n            \"LeaseContractLength\" : \""
                << (i / 3 % 2 == 0 ? "1yr" : "3yr") << "\",\n            \"OfferingClass\" : \""
                << (i < 6 ? "standard" : "convertible") << "\",\n            \"PurchaseOption\" : \""
                << kPayments[i % 3] << "\"\n          }\n        }";
        }
        out << "\n      }";
    }
    out << "\n    }\n  },\n  \"attributesList\" : { }\n}\n";
}

void writeSpotHistory(const std::filesystem::path &file, const std::vector<std::string> &types, std::size_t rows)
{
    static constexpr std::array kZones{"us-east-1a", "us-east-1b", "us-east-1c", "us-east-1d", "us-east-1f",
        "eu-central-1a", "eu-central-1b", "eu-central-1c", "us-west-2a", "us-west-2b", "us-west-2c", "us-west-2d"};
    std::ofstream out(file, std::ios::binary);
    out << "{\n    \"SpotPriceHistory\": [";
    for (std::size_t i = 0; i < rows; ++i) {
        const std::string time = isoUtc(1788220800 - static_cast<std::int64_t>(i) * 7).substr(0, 19) + "+00:00";
        const std::string usd = price(0.1 + 0.000001 * static_cast<double>(i * 7919 % 3000000), 6);
        out << (i == 0 ? "\n" : ",\n") << "        {\n            \"AvailabilityZone\": \"" << kZones[i % kZones.size()]
            << "\",\n            \"InstanceType\": \"" << types[i / kZones.size() % types.size()]
            << "\",\n            \"ProductDescription\": \"Linux/UNIX\",\n            \"SpotPrice\": \"" << usd
            << "\",\n            \"Timestamp\": \"" << time << "\"\n        }";
    }
    out << "\n    ]\n}\n";
}

} // namespace wattfare::bench
