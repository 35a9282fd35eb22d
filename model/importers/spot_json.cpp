// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/spot_json.h"

#include "model/importers/ec2_offer.h"
#include "model/importers/json_file.h"
#include "model/importers/json_place.h"
#include "model/importers/json_stream.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
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

// A row as it stands in its batch; the views live as long as the batch's parser.
struct Observation {
    std::string_view type, region, zone;
    std::int64_t time = 0, nano = 0;
};

struct HistoryBatch {
    std::vector<Observation> rows;
    std::size_t otherSystem = 0, otherLocation = 0;
    std::optional<Error> error;
};

class SpotHistoryParser
{
public:
    explicit SpotHistoryParser(ImportBatch &batch)
        : m_batch(batch)
    {
    }

    Result<void> read(const std::filesystem::path &file, const ProgressFn &progress)
    {
        m_name = file.filename().string();
        m_sawRows = false;
        JsonStreamPlan plan;
        plan.batchPaths = {"SpotPriceHistory"};
        plan.manyDocuments = true;
        JsonStreamHandlers handlers;
        handlers.batches = [&](std::span<const JsonBatch> batches) { return take(batches); };
        handlers.other = [&](const std::string &path, std::string_view json, std::uint64_t offset) { return other(path, json, offset); };
        handlers.entered = [&](std::size_t) -> Result<void> {
            m_sawRows = true;
            return {};
        };
        if (auto done = streamJson(file, plan, handlers, progress); !done)
            return done;
        if (!m_sawRows)
            return tl::unexpected<Error>(inputRefusedAtByte(m_name, 0, "SpotPriceHistory", "", "an array"));
        return {};
    }

private:

    Result<void> take(std::span<const JsonBatch> batches)
    {
        std::vector<HistoryBatch> results(batches.size());
        while (m_parsers.size() < batches.size())
            m_parsers.push_back(std::make_unique<dom::parser>(kMaxParsed));
        parallelFor(batches.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                parse(batches[i], *m_parsers[i], results[i]);
        });
        for (const HistoryBatch &result : results) {
            if (result.error)
                return tl::unexpected<Error>(*result.error);
            for (const Observation &row : result.rows)
                m_batch.spotPoint(row.type, row.region, row.zone, row.time, row.nano);
            if (result.otherSystem > 0)
                m_batch.skipped("import.skip.other_system", result.otherSystem);
            if (result.otherLocation > 0)
                m_batch.skipped("import.skip.other_location", result.otherLocation);
        }
        return {};
    }

    // What stands beside the rows: parsed, so that nothing goes unchecked.
    Result<void> other(const std::string &path, std::string_view json, std::uint64_t offset) const
    {
        dom::parser parser(kMaxParsed);
        dom::element element;
        const simdjson::padded_string text(json);
        if (const auto error = parser.parse(text).get(element); error != simdjson::SUCCESS)
            return tl::unexpected<Error>(inputRefusedAtByte(m_name, offset, path, json, "a valid value"));
        return {};
    }

    static constexpr std::size_t kMaxParsed = std::size_t{32} << 20U;

    void parse(const JsonBatch &batch, dom::parser &parser, HistoryBatch &result) const
    {
        dom::element root;
        dom::array rows;
        const auto error = parser.parse(batch.text.data(), batch.size, false).get(root);
        if (error != simdjson::SUCCESS || root.get_array().get(rows) != simdjson::SUCCESS) {
            result.error = inputRefusedAtByte(m_name, batch.offset, "SpotPriceHistory", std::string_view(batch.text).substr(1, 60),
                                              error != simdjson::SUCCESS ? "valid JSON" : "an array");
            result.error->detail += std::string(": ") + simdjson::error_message(error);
            return;
        }
        result.rows.reserve(batch.size / 200);
        std::size_t number = 0;
        for (const dom::element row : rows) {
            if (!observation(row, batch, number++, result))
                return;
        }
    }

    bool observation(const dom::element &element, const JsonBatch &batch, std::size_t number, HistoryBatch &result) const
    {
        const auto refuse = [&](const char *field, std::string_view found, std::string_view expected) {
            const std::size_t place = placeOfMember(std::string_view(batch.text).substr(0, batch.size), number);
            result.error = inputRefusedAtByte(m_name, batch.offset + (place == 0 ? 0 : place - 1), field, found, expected);
            return false;
        };
        std::string_view product, price, time;
        Observation row;
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refuse("SpotPriceHistory", "", "an object");
        for (const auto field : object) {
            std::string_view value;
            if (field.value.get_string().get(value) != simdjson::SUCCESS)
                continue;
            const std::string_view key = field.key;
            std::string_view *const place = key == "AvailabilityZone" ? &row.zone
                : key == "InstanceType"                               ? &row.type
                : key == "ProductDescription"                         ? &product
                : key == "SpotPrice"                                  ? &price
                : key == "Timestamp"                                  ? &time
                                                                      : nullptr;
            if (place == nullptr)
                continue;
            if (place->data() != nullptr)
                return refuse("SpotPriceHistory", key, "each name once");
            *place = value;
        }
        if (row.type.empty() || row.type.size() > 64)
            return refuse("InstanceType", row.type, "an instance type");
        const auto nano = parseNanoUsd(price);
        if (!nano || *nano <= 0 || *nano > kMaxPriceNano)
            return refuse("SpotPrice", price, "a price above 0 and up to 100,000 USD an hour");
        const auto seconds = parseUtcSeconds(time);
        if (!seconds || *seconds < 1136073600 || *seconds > 3786912000) // 2006 to 2089
            return refuse("Timestamp", time, "a UTC time from 2006 to 2089");
        row.region = regionOfZone(row.zone);
        row.time = *seconds;
        row.nano = *nano;
        if (!product.starts_with("Linux/UNIX"))
            ++result.otherSystem;
        else if (row.region.empty())
            ++result.otherLocation;
        else
            result.rows.push_back(row);
        return true;
    }

    std::string m_name;
    ImportBatch &m_batch;
    bool m_sawRows = false;
    std::vector<std::unique_ptr<dom::parser>> m_parsers;
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
    return parseSpotPriceHistories({&file, 1}, progress);
}

Result<ParsedImport> parseSpotPriceHistories(std::span<const std::filesystem::path> files, const ProgressFn &progress)
{
    ImportSource source;
    source.kind = "spot_price_history";
    source.fileName = files.front().filename().string();
    if (files.size() > 1)
        source.fileName += " (+" + std::to_string(files.size() - 1) + ")";
    source.title = "EC2 spot price history";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    SpotHistoryParser reader(parsed.batch);
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto part = [&](double share) {
            return keepGoing(progress, 0.95 * (static_cast<double>(i) + share) / static_cast<double>(files.size()));
        };
        if (auto done = reader.read(files[i], part); !done)
            return tl::unexpected<Error>(done.error());
    }
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
            return tl::unexpected<Error>(inputRefused(name, 0, "as_of", given->second, "a day from 2006 to 2089, such as 2026-07-20"));
    } else {
        ImportQuestion question;
        question.key = "as_of";
        question.question = {"import.question.as_of", {name}};
        question.suggestion = dayWritten(file);
        asOf = offerDate(question.suggestion);
        parsed.questions.push_back(std::move(question));
    }
    std::size_t place = 0;
    const auto refused = [&](std::string_view field, std::string_view found, std::string_view expected) {
        return tl::unexpected<Error>(inputRefusedAtByte(name, place, field, found, expected));
    };

    // The bands: index, label and upper bound in per cent; 100 for the open one.
    std::array<std::optional<std::pair<double, double>>, 5> bands;
    dom::array ranges;
    if (root["ranges"].get_array().get(ranges) != simdjson::SUCCESS)
        return refused("ranges", "", "an array");
    double low = 0.0;
    place = placeOfText(*text, "ranges");
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
    place = placeOfText(*text, "spot_advisor");
    std::set<std::string, std::less<>> seen;
    for (const auto region : regions) {
        if (!keepGoing(progress, 0.6))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        dom::object systems;
        if (region.value.get_object().get(systems) != simdjson::SUCCESS)
            return refused("spot_advisor", region.key, "an object");
        if (!seen.emplace(region.key).second)
            return refused("spot_advisor", region.key, "each region once");
        place = placeOfText(*text, region.key, placeOfText(*text, "spot_advisor"));
        const std::size_t regionPlace = place;
        for (const auto system : systems) {
            const std::string_view os = system.key == "Linux" ? "linux" : system.key == "Windows" ? "windows" : "";
            dom::object types;
            if (system.value.get_object().get(types) != simdjson::SUCCESS)
                return refused("spot_advisor", system.key, "an object");
            if (os.empty()) {
                parsed.batch.skipped("import.skip.other_system", types.size());
                continue;
            }
            const std::size_t systemPlace = placeOfText(*text, system.key, regionPlace);
            for (const auto type : types) {
                place = systemPlace;
                BandIn row;
                std::int64_t bucket = 0;
                double savings = 0.0;
                const bool known = type.value["r"].get_int64().get(bucket) == simdjson::SUCCESS && bucket >= 0 && bucket <= 4
                    && bands[static_cast<std::size_t>(bucket)];
                const bool plausible = type.value["s"].get_double().get(savings) == simdjson::SUCCESS && savings >= -1000.0
                    && savings <= 100.0;
                const bool again = !seen.emplace(std::string(region.key) + '/' + std::string(system.key) + '/' + std::string(type.key)).second;
                if (!known || !plausible || again)
                    place = placeOfText(*text, type.key, systemPlace);
                if (!known)
                    return refused("spot_advisor.r", type.key, "the index of a range");
                if (!plausible)
                    return refused("spot_advisor.s", type.key, "savings of -1,000 to 100 %");
                if (again)
                    return refused("spot_advisor", type.key, "each type once");
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
