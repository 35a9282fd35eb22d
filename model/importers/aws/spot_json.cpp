// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/spot_json.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/aws/spot_observation.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_names.h"
#include "model/importers/common/json_place.h"
#include "model/importers/common/json_stream.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

// A row as it stands in its batch; the views live as long as the batch's parser.
struct Observation {
    std::string_view type, region, zone;
    std::int64_t time = 0, nano = 0;
};

struct HistoryBatch {
    std::vector<Observation> rows;
    std::size_t otherSystem = 0, otherLocation = 0;
    std::vector<std::uint64_t> places; // of the observation that is sought
    std::vector<Error> refused; // an observation each
    std::optional<Error> error; // ends the reading
};

class SpotHistoryParser
{
public:
    SpotHistoryParser(ImportBatch &batch, Date latest)
        : m_batch(batch)
        , m_latest(latest)
    {
    }

    Result<void> read(const std::filesystem::path &file, const ProgressFn &progress)
    {
        m_name = file.filename().string();
        m_sawRows = false;
        m_bad = {};
        JsonStreamPlan plan;
        plan.batchPaths = {"SpotPriceHistory"};
        plan.manyDocuments = true;
        JsonStreamHandlers handlers;
        handlers.batches = [&](std::span<const JsonBatch> batches) { return take(batches); };
        handlers.other = [&](const std::string &path, std::string_view json, std::uint64_t offset) {
            return other(path, json, offset);
        };
        handlers.entered = [&](std::size_t) -> Result<void> {
            m_sawRows = true;
            return {};
        };
        if (auto done = m_bad.end(streamJson(file, plan, handlers, progress)); !done)
            return done;
        if (!m_sawRows)
            return tl::unexpected<Error>(inputRefusedAtByte(m_name, 0, "SpotPriceHistory", "", Phrase::array));
        return {};
    }

    // Where the observations of one type, zone and second stand, as "file at byte 123". Nothing goes to the batch.
    std::vector<std::pair<std::string, std::uint64_t>> placesOf(
        std::span<const std::filesystem::path> files, const ImportBatch::Series &series, std::int64_t observedAt)
    {
        m_sought = Observation{
            m_batch.name(series.type), m_batch.name(series.region), m_batch.name(series.zone), observedAt, 0};
        for (const std::filesystem::path &file : files) {
            if (!read(file, {}))
                break; // read before without a fault
        }
        m_sought.reset();
        return m_found;
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
        for (HistoryBatch &result : results) {
            if (result.error)
                return tl::unexpected<Error>(*result.error);
            for (Error &refused : result.refused)
                if (auto kept = m_bad.keep(tl::unexpected<Error>(std::move(refused))); !kept)
                    return kept;
            for (const std::uint64_t place : result.places)
                m_found.emplace_back(m_name, place);
            if (m_sought)
                continue;
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
            return tl::unexpected<Error>(inputRefusedAtByte(m_name, offset, path, json, Phrase::validValue));
        return {};
    }

    static constexpr std::size_t kMaxParsed = std::size_t{32} << 20U;

    void parse(const JsonBatch &batch, dom::parser &parser, HistoryBatch &result) const
    {
        dom::element root;
        dom::array rows;
        const auto error = parser.parse(batch.text.data(), batch.size, false).get(root);
        if (error != simdjson::SUCCESS || root.get_array().get(rows) != simdjson::SUCCESS) {
            result.error = inputRefusedAtByte(m_name, batch.offset, "SpotPriceHistory",
                std::string_view(batch.text).substr(1, 60),
                error != simdjson::SUCCESS ? Phrase::validJson : Phrase::array);
            result.error->detail += std::string(": ") + simdjson::error_message(error);
            return;
        }
        result.rows.reserve(batch.size / 200);
        std::size_t number = 0;
        for (const dom::element row : rows)
            observation(row, batch, number++, result);
    }

    void observation(
        const dom::element &element, const JsonBatch &batch, std::size_t number, HistoryBatch &result) const
    {
        const auto refuse = [&](const char *field, std::string_view found, Clause expected) {
            const bool listed = m_bad.lists() && result.refused.size() < RefusedRows::kListed;
            const std::size_t place
                = listed ? placeInMember(std::string_view(batch.text).substr(0, batch.size), number, found) : 0;
            result.refused.push_back(inputRefusedAtByte(m_name, batch.offset + (place == 0 ? 0 : place - 1),
                std::move(field), std::move(found), std::move(expected)));
        };
        std::string_view product, price, time;
        Observation row;
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refuse("SpotPriceHistory", "", Phrase::object);
        for (const auto field : object) {
            std::string_view value;
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
                return refuse("SpotPriceHistory", key, Phrase::eachNameOnce);
            if (field.value.get_string().get(value) != simdjson::SUCCESS)
                return refuse(place == &price ? "SpotPrice" : "SpotPriceHistory",
                    simdjson::minify(dom::element(field.value)), Phrase::textInQuotes);
            *place = value;
        }
        const auto read = spotObservation({row.type, row.zone, product, price, time}, parseUtcSeconds(time), m_latest);
        if (!read)
            return refuse(read.error().field, read.error().found, read.error().expected);
        row.region = read->region;
        row.time = read->time;
        row.nano = read->nano;
        if (!read->linux)
            ++result.otherSystem;
        else if (row.region.empty())
            ++result.otherLocation;
        else if (!m_sought)
            result.rows.push_back(row);
        else if (row.type == m_sought->type && row.zone == m_sought->zone && row.time == m_sought->time) {
            const std::size_t place = placeOfMember(std::string_view(batch.text).substr(0, batch.size), number);
            result.places.push_back(batch.offset + (place == 0 ? 0 : place - 1));
        }
    }

    std::string m_name;
    ImportBatch &m_batch;
    Date m_latest;
    bool m_sawRows = false;
    RefusedRows m_bad;
    std::optional<Observation> m_sought;
    std::vector<std::pair<std::string, std::uint64_t>> m_found; // file, byte
    std::vector<std::unique_ptr<dom::parser>> m_parsers;
};

} // namespace

Likeness recogniseSpotPriceHistory(const FileHead &head)
{
    return head.has("\"SpotPriceHistory\"") ? Likeness::certain : Likeness::none;
}

Result<ParsedImport> parseSpotPriceHistory(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    return parseSpotPriceHistories({&file, 1}, options, progress);
}

Result<ParsedImport> parseSpotPriceHistories(
    std::span<const std::filesystem::path> files, const ImportOptions &options, const ProgressFn &progress)
{
    ImportSource source;
    source.fileName = files.front().filename().string();
    if (files.size() > 1)
        source.fileName += " (+" + std::to_string(files.size() - 1) + ")";
    source.title = "EC2 spot price history";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    SpotHistoryParser reader(parsed.batch, latestDay(options));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto part = [&](double share) {
            return keepGoing(progress, 0.95 * (static_cast<double>(i) + share) / static_cast<double>(files.size()));
        };
        if (auto done = reader.read(files[i], part); !done)
            return tl::unexpected<Error>(done.error());
    }
    parsed.batch.deriveRegionalSpot();
    if (const auto clash = parsed.batch.uniteRepeats()) {
        if (clash->table != "spot_history")
            return tl::unexpected<Error>(clashError(parsed.batch.source().fileName, *clash));
        const auto places = reader.placesOf(files, parsed.batch.series()[clash->first], clash->observedAt);
        if (places.size() < 2)
            return tl::unexpected<Error>(clashError(parsed.batch.source().fileName, *clash));
        return tl::unexpected<Error>(inputRefusedAtByte(places[1].first, places[1].second, "SpotPrice " + clash->key,
            clash->after, clause<Phrase::asGivenInFileAtByte>(clash->before, places[0].first, places[0].second)));
    }
    return parsed;
}

Likeness recogniseSpotAdvisor(const FileHead &head)
{
    return head.has("\"spot_advisor\"") || (head.has("\"instance_types\"") && head.has("\"ram_gb\""))
        ? Likeness::certain
        : Likeness::none;
}

Result<ParsedImport> parseSpotAdvisor(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    auto text = readPadded(file, kMaxParsedWhole, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    dom::parser parser;
    dom::element root;
    if (const auto error = parser.parse(*text).get(root); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(jsonRefused(file, *text, error));
    ImportSource source;
    source.fileName = name;
    source.title = "Spot Instance Advisor";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};

    const auto asOf = dayAsked(file, options, parsed.questions);
    if (!asOf)
        return tl::unexpected<Error>(asOf.error());
    std::size_t place = 0;
    const auto refused = [&](Argument field, Argument found, Clause expected) {
        return tl::unexpected<Error>(
            inputRefusedAtByte(name, place, std::move(field), std::move(found), std::move(expected)));
    };

    dom::object whole;
    if (root.get_object().get(whole) == simdjson::SUCCESS) {
        if (const auto again = repeatedName(whole, {"ranges", "spot_advisor"}); !again.empty())
            return refused("", again, Phrase::eachNameOnce);
    }
    // The bands by index: lower and upper bound in per cent.
    std::array<std::optional<std::pair<double, double>>, 5> bands;
    dom::array ranges;
    if (root["ranges"].get_array().get(ranges) != simdjson::SUCCESS)
        return refused("ranges", "", Phrase::array);
    place = placeOfText(*text, "ranges");
    RefusedRows bad;
    const auto takeBand = [&](const dom::element &range) -> Result<void> {
        std::int64_t index = 0;
        double high = 0.0;
        if (range["index"].get_int64().get(index) != simdjson::SUCCESS || index < 0 || index > 4)
            return refused("ranges.index", "", Phrase::zeroToFour);
        // As published beside the labels <5%, 5-10%, 10-15%, 15-20% and >20%. Of other bounds the bands are not known.
        static constexpr std::array kPublished{5.0, 11.0, 16.0, 22.0, 100.0};
        static constexpr std::array kUpper{5.0, 10.0, 15.0, 20.0, 100.0};
        static constexpr std::array kLower{0.0, 5.0, 10.0, 15.0, 20.0};
        const auto band = static_cast<std::size_t>(index);
        dom::element max;
        const bool given = range["max"].get(max) == simdjson::SUCCESS;
        if (!given || max.get_double().get(high) != simdjson::SUCCESS || high != kPublished[band])
            return refused("ranges.max", given ? simdjson::minify(max) : std::string(),
                clause<Phrase::valueOfRange>(kPublished[band], index));
        if (bands[band])
            return refused("ranges.index", std::to_string(index), Phrase::eachRangeOnce);
        bands[band] = {kLower[band], kUpper[band]};
        return {};
    };
    for (const dom::element range : ranges)
        if (auto done = bad.keep(takeBand(range)); !done)
            return tl::unexpected<Error>(done.error());
    // Without the bands every type behind them would be refused for their sake.
    if (auto done = bad.end({}); !done)
        return tl::unexpected<Error>(done.error());
    dom::object regions;
    if (root["spot_advisor"].get_object().get(regions) != simdjson::SUCCESS)
        return refused("spot_advisor", "", Phrase::object);
    place = placeOfText(*text, "spot_advisor");
    std::set<std::string, std::less<>> seen;
    const auto takeRegion = [&](const dom::key_value_pair &region) -> Result<void> {
        dom::object systems;
        place = placeOfText(*text, region.key, placeOfText(*text, "spot_advisor"));
        if (region.value.get_object().get(systems) != simdjson::SUCCESS)
            return refused("spot_advisor", region.key, Phrase::object);
        if (!seen.emplace(region.key).second)
            return refused("spot_advisor", region.key, Phrase::eachRegionOnce);
        const std::size_t regionPlace = place;
        for (const auto system : systems) {
            const std::string_view os = system.key == "Linux" ? "linux" : system.key == "Windows" ? "windows" : "";
            dom::object types;
            if (system.value.get_object().get(types) != simdjson::SUCCESS)
                return refused("spot_advisor", system.key, Phrase::object);
            if (os.empty()) {
                parsed.batch.skipped("import.skip.other_system", types.size());
                continue;
            }
            const std::size_t systemPlace = placeOfText(*text, system.key, regionPlace);
            const auto take = [&](const dom::key_value_pair &type) -> Result<void> {
                const auto here = [&] { return bad.lists() ? placeOfText(*text, type.key, systemPlace) : systemPlace; };
                place = systemPlace;
                dom::object members;
                if (type.value.get_object().get(members) == simdjson::SUCCESS
                    && !repeatedName(members, {"r", "s"}).empty()) {
                    place = here();
                    return refused("spot_advisor", type.key, Phrase::eachNameOnce);
                }
                BandIn row;
                std::int64_t bucket = 0;
                double savings = 0.0;
                const bool known = type.value["r"].get_int64().get(bucket) == simdjson::SUCCESS && bucket >= 0
                    && bucket <= 4 && bands[static_cast<std::size_t>(bucket)];
                const bool plausible = type.value["s"].get_double().get(savings) == simdjson::SUCCESS
                    && savings >= -1000.0 && savings <= 100.0;
                const bool again = !seen.emplace(std::string(region.key) + '/' + std::string(system.key) + '/'
                                            + std::string(type.key))
                                        .second;
                if (!known || !plausible || again)
                    place = here();
                if (!known)
                    return refused("spot_advisor.r", type.key, Phrase::indexOfRange);
                if (!plausible)
                    return refused("spot_advisor.s", type.key, Phrase::savings);
                if (again)
                    return refused("spot_advisor", type.key, Phrase::eachTypeOnce);
                row.type = type.key;
                row.region = region.key;
                row.os = os;
                row.asOf = *asOf;
                row.bucket = static_cast<int>(bucket);
                row.lowPct = bands[static_cast<std::size_t>(bucket)]->first;
                row.highPct = bands[static_cast<std::size_t>(bucket)]->second;
                row.savingsPct = savings;
                parsed.batch.band(row);
                return {};
            };
            for (const auto type : types)
                if (auto done = bad.keep(take(type)); !done)
                    return done;
        }
        return {};
    };
    for (const auto region : regions) {
        if (!keepGoing(progress, 0.6))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (auto done = bad.keep(takeRegion(region)); !done)
            return tl::unexpected<Error>(done.error());
    }
    if (auto done = bad.end({}); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
