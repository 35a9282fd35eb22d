// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/price_list_index.h"

#include "model/support/input_error.h"

#include <simdjson.h>

#include <algorithm>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;
constexpr std::string_view kName = "region_index.json";

Result<dom::object> regionsOf(dom::parser &parser, const simdjson::padded_string &text)
{
    dom::element root;
    dom::object regions;
    if (const auto error = parser.parse(text).get(root); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(
            inputRefusedAtByte(kName, 0, "JSON", std::string_view(text).substr(0, 40), Phrase::validJson));
    if (!root.is_object() || root["regions"].get_object().get(regions) != simdjson::SUCCESS)
        return tl::unexpected<Error>(inputRefusedAtByte(kName, 0, "regions", "", Phrase::object));
    return regions;
}

Result<std::string> plainPath(const dom::element &entry, std::string_view member)
{
    std::string_view path;
    if (!entry.is_object() || entry[member].get_string().get(path) != simdjson::SUCCESS || path.empty()
        || path.size() > 500)
        return tl::unexpected<Error>(inputRefusedAtByte(kName, 0, member, "", Phrase::address));
    const auto plain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || std::string_view("/.:_-").find(c) != std::string_view::npos;
    };
    if (!std::ranges::all_of(path, plain) || path.find("..") != std::string_view::npos)
        return tl::unexpected<Error>(inputRefusedAtByte(kName, 0, member, path, Phrase::plainAddress));
    return std::string(path);
}

} // namespace

Result<std::string> priceListPath(std::string_view indexJson, std::string_view region)
{
    dom::parser parser;
    const simdjson::padded_string text(indexJson);
    const auto regions = regionsOf(parser, text);
    if (!regions)
        return tl::unexpected<Error>(regions.error());
    dom::element entry;
    if ((*regions)[region].get(entry) != simdjson::SUCCESS)
        return fail(Error::Code::notFound, {"download.no_region", {std::string(region)}});
    return plainPath(entry, "currentVersionUrl");
}

Result<std::string> savingsPlansPath(std::string_view indexJson, std::string_view region)
{
    dom::parser parser;
    const simdjson::padded_string text(indexJson);
    dom::element root;
    dom::array regions;
    if (const auto error = parser.parse(text).get(root); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(
            inputRefusedAtByte(kName, 0, "JSON", std::string_view(text).substr(0, 40), Phrase::validJson));
    if (!root.is_object() || root["regions"].get_array().get(regions) != simdjson::SUCCESS)
        return tl::unexpected<Error>(inputRefusedAtByte(kName, 0, "regions", "", Phrase::array));
    for (const dom::element entry : regions) {
        std::string_view code;
        if (entry.is_object() && entry["regionCode"].get_string().get(code) == simdjson::SUCCESS && code == region)
            return plainPath(entry, "versionUrl");
    }
    return fail(Error::Code::notFound, {"download.no_region", {std::string(region)}});
}

} // namespace wattfare
