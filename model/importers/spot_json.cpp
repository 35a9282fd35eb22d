// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/spot_json.h"

#include "model/importers/ec2_offer.h"
#include "model/importers/json_file.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <array>
#include <sys/stat.h>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

// "us-east-1a" -> "us-east-1"; "" for local and wavelength zones ("us-west-2-lax-1a") and anything else.
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

class SpotHistoryParser
{
public:
    SpotHistoryParser(std::string name, ImportBatch &batch, const ProgressFn &progress)
        : m_name(std::move(name)), m_batch(batch), m_progress(progress)
    {
    }

    Result<void> document(const dom::element &root, std::uint64_t offset)
    {
        dom::array pages;
        if (root.get_array().get(pages) == simdjson::SUCCESS) {
            for (const dom::element page : pages)
                if (auto done = document(page, offset); !done)
                    return done;
            return {};
        }
        dom::object object;
        dom::array rows;
        if (root.get_object().get(object) != simdjson::SUCCESS
            || object["SpotPriceHistory"].get_array().get(rows) != simdjson::SUCCESS)
            return refused(offset, "SpotPriceHistory", "", "an array");
        const std::size_t count = rows.size();
        std::size_t i = 0;
        for (const dom::element row : rows) {
            if (i % 16384 == 0 && !keepGoing(m_progress, 0.5 + 0.4 * static_cast<double>(i) / static_cast<double>(count + 1)))
                return fail(Error::Code::cancelled, {"job.cancelled", {}});
            if (auto done = observation(row, offset, ++i); !done)
                return done;
        }
        return {};
    }

private:
    tl::unexpected<Error> refused(std::uint64_t offset, std::string_view field, std::string_view found,
                                  std::string_view expected) const
    {
        return tl::unexpected<Error>(inputRefusedAtByte(m_name, offset, field, found, expected));
    }

    Result<void> observation(const dom::element &element, std::uint64_t offset, std::size_t number)
    {
        std::string_view zone, type, product, price, time;
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused(offset, "SpotPriceHistory[" + std::to_string(number - 1) + "]", "", "an object");
        for (const auto field : object) {
            std::string_view value;
            if (field.value.get_string().get(value) != simdjson::SUCCESS)
                continue;
            const std::string_view key = field.key;
            if (key == "AvailabilityZone") zone = value;
            else if (key == "InstanceType") type = value;
            else if (key == "ProductDescription") product = value;
            else if (key == "SpotPrice") price = value;
            else if (key == "Timestamp") time = value;
        }
        const auto where = [&](const char *field) {
            return "SpotPriceHistory[" + std::to_string(number - 1) + "]." + field;
        };
        if (type.empty() || type.size() > 64)
            return refused(offset, where("InstanceType"), type, "an instance type");
        const auto nano = parseNanoUsd(price);
        if (!nano || *nano <= 0 || *nano > kMaxPriceNano)
            return refused(offset, where("SpotPrice"), price, "a price above 0 and up to 100,000 USD an hour");
        const auto seconds = parseUtcSeconds(time);
        if (!seconds || *seconds < 1136073600 || *seconds > 3786912000) // 2006 to 2089
            return refused(offset, where("Timestamp"), time, "a UTC time from 2006 on");
        if (!product.starts_with("Linux/UNIX")) {
            m_batch.skipped("import.skip.other_system");
            return {};
        }
        const std::string_view region = regionOfZone(zone);
        if (region.empty()) {
            m_batch.skipped("import.skip.other_location");
            return {};
        }
        m_batch.spotPoint(type, region, zone, *seconds, *nano);
        return {};
    }

    std::string m_name;
    ImportBatch &m_batch;
    const ProgressFn &m_progress;
};

std::string dayWritten(const std::filesystem::path &file)
{
    struct stat info = {};
    if (::stat(file.c_str(), &info) != 0)
        return {};
    return isoUtc(info.st_mtime).substr(0, 10);
}

} // namespace

Result<ParsedImport> parseSpotPriceHistory(const std::filesystem::path &file, const ImportOptions &, const ProgressFn &progress)
{
    auto text = readPadded(file, kMaxJsonFile, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    ImportSource source;
    source.kind = "spot_price_history";
    source.fileName = file.filename().string();
    source.title = "EC2 spot price history";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    SpotHistoryParser reader(file.filename().string(), parsed.batch, progress);

    const auto take = [&](const dom::element &root, std::uint64_t offset) { return reader.document(root, offset); };
    if (auto done = forEachDocument(file, *text, take); !done)
        return tl::unexpected<Error>(done.error());
    parsed.batch.deriveRegionalSpot();
    return parsed;
}

Result<ParsedImport> parseSpotAdvisor(const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    auto text = readPadded(file, std::size_t{256} << 20U, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    dom::parser parser;
    dom::element root;
    if (const auto error = parser.parse(*text).get(root); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(jsonRefused(file, *text, error));
    ImportSource source;
    source.kind = "spot_advisor";
    source.fileName = name;
    source.title = "Spot Instance Advisor";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};

    std::optional<Date> asOf;
    if (const auto given = options.find("as_of"); given != options.end()) {
        asOf = offerDate(given->second);
        if (!asOf)
            return fail(Error::Code::badInput, {"cli.not_a_date", {given->second}});
    } else {
        ImportQuestion question;
        question.key = "as_of";
        question.question = {"import.question.as_of", {name}};
        question.suggestion = dayWritten(file);
        asOf = offerDate(question.suggestion);
        parsed.questions.push_back(std::move(question));
    }
    const auto refused = [&](std::string_view field, std::string_view found, std::string_view expected) {
        return tl::unexpected<Error>(inputRefusedAtByte(name, 0, field, found, expected));
    };

    // The bands: index, label and upper bound in per cent; 100 for the open one.
    std::array<std::optional<std::pair<double, double>>, 5> bands;
    dom::array ranges;
    if (root["ranges"].get_array().get(ranges) != simdjson::SUCCESS)
        return refused("ranges", "", "an array");
    double low = 0.0;
    for (const dom::element range : ranges) {
        std::int64_t index = 0;
        double high = 0.0;
        if (range["index"].get_int64().get(index) != simdjson::SUCCESS || index < 0 || index > 4)
            return refused("ranges.index", "", "0 to 4");
        if (range["max"].get_double().get(high) != simdjson::SUCCESS || high <= low || high > 100.0)
            return refused("ranges.max", "", "rising per cent up to 100");
        // The published bounds are the last whole per cent below the next band: 5, 11, 16, 22, 100.
        static constexpr std::array kUpper{5.0, 10.0, 15.0, 20.0, 100.0};
        static constexpr std::array kLower{0.0, 5.0, 10.0, 15.0, 20.0};
        bands[static_cast<std::size_t>(index)] = {kLower[static_cast<std::size_t>(index)], kUpper[static_cast<std::size_t>(index)]};
        low = high;
    }
    dom::object regions;
    if (root["spot_advisor"].get_object().get(regions) != simdjson::SUCCESS)
        return refused("spot_advisor", "", "an object");
    for (const auto region : regions) {
        if (!keepGoing(progress, 0.6))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        dom::object systems;
        if (region.value.get_object().get(systems) != simdjson::SUCCESS)
            return refused("spot_advisor", region.key, "an object");
        for (const auto system : systems) {
            const std::string_view os = system.key == "Linux" ? "linux" : system.key == "Windows" ? "windows" : "";
            dom::object types;
            if (system.value.get_object().get(types) != simdjson::SUCCESS)
                return refused("spot_advisor", system.key, "an object");
            if (os.empty()) {
                parsed.batch.skipped("import.skip.other_system", types.size());
                continue;
            }
            for (const auto type : types) {
                BandIn row;
                std::int64_t bucket = 0;
                double savings = 0.0;
                if (type.value["r"].get_int64().get(bucket) != simdjson::SUCCESS || bucket < 0 || bucket > 4
                    || !bands[static_cast<std::size_t>(bucket)])
                    return refused("spot_advisor.r", type.key, "the index of a range");
                if (type.value["s"].get_double().get(savings) != simdjson::SUCCESS || savings < -1000.0 || savings > 100.0)
                    return refused("spot_advisor.s", type.key, "savings of at most 100 %");
                row.type = type.key;
                row.region = region.key;
                row.os = os;
                row.asOf = asOf.value_or(Date{});
                row.bucket = static_cast<int>(bucket);
                row.lowPct = bands[static_cast<std::size_t>(bucket)]->first;
                row.highPct = bands[static_cast<std::size_t>(bucket)]->second;
                row.savingsPct = savings;
                parsed.batch.band(row);
            }
        }
    }
    return parsed;
}

} // namespace wattfare
