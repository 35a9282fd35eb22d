// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/spot_feed.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_names.h"
#include "model/importers/common/json_place.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <array>
#include <set>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

constexpr std::size_t kMaxFeed = std::size_t{64} << 20U;
constexpr std::string_view kCallback = "callback(";

// The oldest regions bear names of their own in the feed.
std::string_view feedRegion(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kOld{
        {{"us-east", "us-east-1"}, {"us-west", "us-west-1"}, {"eu-ireland", "eu-west-1"},
            {"apac-sin", "ap-southeast-1"}, {"apac-syd", "ap-southeast-2"}, {"apac-tokyo", "ap-northeast-1"}}};
    for (const auto &[old, code] : kOld)
        if (name == old)
            return code;
    return name;
}

bool isNotOffered(std::string_view price) { return price == "-1" || price.starts_with("N/A"); }

class FeedParser
{
public:
    FeedParser(std::string name, std::string_view json, std::size_t offset, ImportBatch &batch, Date day)
        : m_name(std::move(name))
        , m_json(json)
        , m_offset(offset)
        , m_batch(batch)
        , m_day(day)
    {
    }

    Result<void> run(const dom::element &root)
    {
        dom::object whole, config;
        dom::array regions;
        if (root.get_object().get(whole) != simdjson::SUCCESS)
            return refused("", "", Phrase::object);
        if (!repeatedName(whole, {"config"}).empty())
            return refused("", "config", Phrase::eachNameOnce);
        if (whole["config"].get_object().get(config) != simdjson::SUCCESS)
            return refused("config", "", Phrase::object);
        if (const auto name = repeatedName(config, {"rate", "regions"}); !name.empty())
            return refused("config", name, Phrase::eachNameOnce);
        std::string_view rate;
        if (config["rate"].get_string().get(rate) != simdjson::SUCCESS || rate != "perhr")
            return refused("config.rate", rate, clause<Phrase::verbatim>("perhr"));
        if (config["regions"].get_array().get(regions) != simdjson::SUCCESS)
            return refused("config.regions", "", Phrase::array);
        for (const dom::element region : regions)
            if (auto done = m_bad.keep(this->region(region)); !done)
                return done;
        return m_bad.end({});
    }

private:
    tl::unexpected<Error> refused(Argument field, Argument found, Clause expected) const
    {
        return tl::unexpected<Error>(
            inputRefusedAtByte(m_name, m_offset + m_place, std::move(field), std::move(found), std::move(expected)));
    }

    Result<void> region(const dom::element &element)
    {
        dom::array families;
        std::string_view name;
        if (!element.is_object() || element["region"].get_string().get(name) != simdjson::SUCCESS || name.empty()
            || name.size() > 64)
            return refused("regions.region", name, Phrase::region);
        m_region = name;
        m_place = placeOfText(m_json, name, m_place);
        if (element["instanceTypes"].get_array().get(families) != simdjson::SUCCESS)
            return refused("regions.instanceTypes", name, Phrase::array);
        for (const dom::element family : families)
            if (auto done = m_bad.keep(this->family(family)); !done)
                return done;
        return {};
    }

    Result<void> family(const dom::element &element)
    {
        dom::array sizes;
        if (!element.is_object() || element["sizes"].get_array().get(sizes) != simdjson::SUCCESS)
            return refused("instanceTypes.sizes", "", Phrase::array);
        for (const dom::element size : sizes)
            if (auto done = m_bad.keep(this->size(size)); !done)
                return done;
        return {};
    }

    Result<void> size(const dom::element &element)
    {
        dom::array columns;
        std::string_view type;
        if (!element.is_object() || element["size"].get_string().get(type) != simdjson::SUCCESS || type.empty()
            || type.size() > 64)
            return refused("sizes.size", type, Phrase::instanceType);
        m_place = placeOfText(m_json, type, m_place);
        if (element["valueColumns"].get_array().get(columns) != simdjson::SUCCESS)
            return refused("sizes.valueColumns", type, Phrase::array);
        for (const dom::element column : columns) {
            dom::object members, prices;
            std::string_view system, price;
            if (column.get_object().get(members) != simdjson::SUCCESS
                || members["name"].get_string().get(system) != simdjson::SUCCESS
                || members["prices"].get_object().get(prices) != simdjson::SUCCESS)
                return refused("sizes.valueColumns", type, Phrase::objects);
            if (const auto name = repeatedName(members, {"name", "prices"}); !name.empty())
                return refused("sizes.valueColumns", name, Phrase::eachNameOnce);
            if (const auto name = repeatedName(prices, {"USD"}); !name.empty())
                return refused("prices", name, Phrase::eachNameOnce);
            if (system != "linux") {
                m_batch.skipped("import.skip.other_system");
                continue;
            }
            if (prices["USD"].get_string().get(price) != simdjson::SUCCESS)
                return refused("prices.USD", type, Phrase::textInQuotes);
            if (isNotOffered(price)) {
                m_batch.skipped("import.skip.not_offered");
                continue;
            }
            const auto nano = parseNanoUsd(price);
            if (!nano || *nano <= 0 || *nano > kMaxPriceNano)
                return refused("prices.USD", price, Phrase::priceAboveZero);
            if (!m_seen.emplace(m_region, type).second)
                return refused("sizes.size", type, Phrase::eachTypeOnce);
            m_batch.spot(type, feedRegion(m_region), m_day, *nano);
        }
        return {};
    }

    std::string m_name;
    std::string_view m_json;
    std::size_t m_offset, m_place = 0; // of the JSON in the file; of what is being read in the JSON
    ImportBatch &m_batch;
    Date m_day;
    std::string_view m_region;
    std::set<std::pair<std::string_view, std::string_view>> m_seen;
    RefusedRows m_bad;
};

// Where the JSON begins and ends in the text; nullopt if a callback is not closed.
std::optional<std::pair<std::size_t, std::size_t>> argumentOf(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || !text.substr(begin).starts_with(kCallback))
        return std::pair(std::size_t{0}, text.size());
    std::size_t end = text.find_last_not_of(" \t\r\n");
    if (text[end] == ';')
        end = text.find_last_not_of(" \t\r\n", end - 1);
    if (text[end] != ')')
        return std::nullopt;
    return std::pair(begin + kCallback.size(), end);
}

} // namespace

Likeness recogniseSpotFeed(const FileHead &head)
{
    return head.has("\"perhr\"") && head.has("\"instanceTypes\"") && head.has("\"valueColumns\"") ? Likeness::certain
                                                                                                  : Likeness::none;
}

Result<ParsedImport> parseSpotFeed(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    const auto text = readPadded(file, kMaxFeed, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const auto argument = argumentOf(*text);
    if (!argument)
        return tl::unexpected<Error>(
            inputRefusedAtByte(name, text->size(), "callback", Phrase::endOfFile, clause<Phrase::verbatim>(")")));
    const simdjson::padded_string json(
        std::string_view(*text).substr(argument->first, argument->second - argument->first));
    dom::parser parser;
    dom::element root;
    if (const auto error = parser.parse(json).get(root); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(jsonRefused(file, json, error));
    ImportSource source;
    source.fileName = name;
    source.title = "EC2 spot price feed";
    source.publisher = "Amazon Web Services";
    source.location = "https://spot-price.s3.amazonaws.com/spot.js";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    const auto day = dayAsked(file, options, parsed.questions);
    if (!day)
        return tl::unexpected<Error>(day.error());
    if (auto done = FeedParser(name, json, argument->first, parsed.batch, *day).run(root); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
