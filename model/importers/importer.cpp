// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/importer.h"

#include "model/importers/aws/capacity_block.h"
#include "model/importers/aws/instance_types_json.h"
#include "model/importers/aws/price_list_csv.h"
#include "model/importers/aws/price_list_json.h"
#include "model/importers/aws/region_metadata_csv.h"
#include "model/importers/aws/savings_plan_json.h"
#include "model/importers/aws/savings_rates.h"
#include "model/importers/aws/spot_feed.h"
#include "model/importers/aws/spot_history_csv.h"
#include "model/importers/aws/spot_json.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/told_by_line.h"
#include "model/importers/grid/grid_csv.h"
#include "model/importers/measured/trace_file.h"
#include "model/importers/tables/catalog_csv.h"
#include "model/importers/tables/pasted_table.h"
#include "model/support/input_error.h"
#include "model/support/sha256.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <thread>

namespace wattfare {

namespace {

using Files = std::span<const std::filesystem::path>;

enum class Form : std::uint8_t { json, table, either }; // either: JSON inside a call, or alone

// One row a format, in the order of ImportKind; one that code never asks for by name needs no name there.
struct ImportFormat {
    const char *id;
    Form form;
    Likeness (*recognise)(const FileHead &);
    Result<ParsedImport> (*parse)(const std::filesystem::path &, const ImportOptions &, const ProgressFn &);
    Result<ParsedImport> (*parsePages)(Files, const ImportOptions &, const ProgressFn &)
        = nullptr; // where a file may be a page
};
constexpr ImportFormat kFormats[] = {
    {"aws_price_list", Form::json, recognisePriceListJson, parsePriceListJson},
    {"aws_price_list_csv", Form::table, recognisePriceListCsv, parsePriceListCsv},
    {"aws_savings_plans", Form::json, recogniseSavingsPlans, parseSavingsPlans},
    {"spot_price_history", Form::json, recogniseSpotPriceHistory, parseSpotPriceHistory, parseSpotPriceHistories},
    {"spot_advisor", Form::json, recogniseSpotAdvisor, parseSpotAdvisor},
    {"instance_types", Form::json, recogniseInstanceTypes, parseInstanceTypes},
    {"region_metadata", Form::table, recogniseRegionMetadata, parseRegionMetadata},
    {"grid_intensity", Form::table, recogniseGridIntensity, parseGridIntensity},
    {"availability_trace", Form::table, recogniseAvailabilityTrace, parseAvailabilityTrace},
    {"catalog_csv", Form::table, recogniseCatalogCsv, parseCatalogCsv},
    {"pasted_table", Form::table, recognisePastedTable, parsePastedTable},
    {"spot_price_history_csv", Form::table, recogniseSpotHistoryCsv, parseSpotHistoryCsv},
    {"spot_price_feed", Form::either, recogniseSpotFeed, parseSpotFeed},
    {"capacity_blocks", Form::json, recogniseCapacityBlocks, parseCapacityBlocks},
    {"capacity_blocks_csv", Form::table, recogniseCapacityBlocksCsv, parseCapacityBlocksCsv},
    {"savings_plan_rates", Form::json, recogniseSavingsRates, parseSavingsRates},
    {"savings_plan_rates_csv", Form::table, recogniseSavingsRatesCsv, parseSavingsRatesCsv},
};

const ImportFormat &formatOf(ImportKind kind) { return kFormats[static_cast<std::size_t>(kind)]; }

// SHA-256 of all bytes of all files; "" if one cannot be read to its end or `stop` came to be set.
std::string hashOf(std::span<const std::filesystem::path> files, const std::atomic<bool> *stop = nullptr)
{
    Sha256 sum;
    std::string part(std::size_t{1} << 18U, '\0');
    for (const std::filesystem::path &file : files) {
        std::ifstream in(file, std::ios::binary);
        while (in) {
            if (stop != nullptr && *stop)
                return {};
            in.read(part.data(), static_cast<std::streamsize>(part.size()));
            sum.update(std::string_view(part).substr(0, static_cast<std::size_t>(in.gcount())));
        }
        if (in.bad() || !in.eof())
            return {};
    }
    return sum.hex();
}

// The checksum of large files, taken by a thread of its own while they are parsed: both read the same pages, so that
// the disk is read once.
class Checksum
{
public:
    explicit Checksum(std::span<const std::filesystem::path> files)
        : m_hex(m_promise.get_future())
        , m_thread([this, files] {
            try {
                m_promise.set_value(hashOf(files, &m_stop));
            } catch (...) {
                m_promise.set_exception(std::current_exception());
            }
        })
    {
    }
    ~Checksum() { m_stop = true; } // the thread is joined behind it
    Checksum(const Checksum &) = delete;
    Checksum &operator=(const Checksum &) = delete;

    // Waits for the end of the files; nullopt: stopped by the progress function. Once.
    std::optional<std::string> wait(const ProgressFn &progress)
    {
        while (m_hex.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready) {
            if (!keepGoing(progress, 1.0))
                return std::nullopt;
        }
        return m_hex.get();
    }

private:
    std::atomic<bool> m_stop = false;
    std::promise<std::string> m_promise;
    std::future<std::string> m_hex;
    std::jthread m_thread; // last: it goes first
};

bool isLarge(std::span<const std::filesystem::path> files)
{
    std::uintmax_t bytes = 0;
    for (const std::filesystem::path &file : files) {
        std::error_code code;
        const std::uintmax_t size = std::filesystem::file_size(file, code);
        bytes += code ? 0 : size;
    }
    return bytes > (std::uintmax_t{1} << 20U);
}

} // namespace

std::vector<ImportKind> importKinds()
{
    std::vector<ImportKind> kinds;
    for (std::size_t i = 0; i < std::size(kFormats); ++i)
        kinds.push_back(static_cast<ImportKind>(i));
    return kinds;
}

const char *importKindId(ImportKind kind) { return formatOf(kind).id; }

Message importKindTitle(ImportKind kind) { return {"import.kind." + std::string(importKindId(kind)), {}}; }

bool comesInPages(ImportKind kind) { return formatOf(kind).parsePages != nullptr; }

std::optional<ImportKind> parseImportKind(std::string_view id)
{
    for (const ImportKind kind : importKinds())
        if (id == importKindId(kind))
            return kind;
    return std::nullopt;
}

Result<std::optional<ImportKind>> recogniseImport(const std::filesystem::path &file)
{
    const auto bytes = fileHead(file);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    const std::string_view text = trimmed(*bytes);
    std::optional<ImportKind> found;
    if (text.empty())
        return found;
    const FileHead head(text);
    Likeness best = Likeness::none;
    for (const ImportKind kind : importKinds()) {
        const ImportFormat &format = formatOf(kind);
        if (format.form != Form::either && head.isJson() != (format.form == Form::json))
            continue;
        if (const Likeness likeness = format.recognise(head); likeness > best) {
            best = likeness;
            found = kind;
        }
    }
    return found;
}

Result<ParsedImport> parseImport(
    const std::filesystem::path &file, ImportKind kind, const ImportOptions &options, const ProgressFn &progress)
{
    return parseImports({&file, 1}, kind, options, progress);
}

Result<ParsedImport> parseImports(std::span<const std::filesystem::path> files, ImportKind kind,
    const ImportOptions &options, const ProgressFn &progress)
{
    const ImportFormat &format = formatOf(kind);
    if (files.size() != 1 && (files.empty() || !format.parsePages))
        return fail(Error::Code::badInput, {"import.one_file", {files.size()}});
    for (const std::filesystem::path &file : files) {
        if (auto head = fileHead(file, 2); !head)
            return tl::unexpected<Error>(head.error());
    }
    std::optional<Checksum> beside;
    if (isLarge(files))
        beside.emplace(files);
    auto parsed = files.size() > 1 ? format.parsePages(files, options, progress)
                                   : format.parse(files.front(), options, progress);
    if (!parsed)
        return tl::unexpected<Error>(toldByLine(std::move(parsed).error(), files));
    ImportBatch &batch = parsed->batch;
    batch.source().kind = format.id;
    const std::string &name = batch.source().fileName;
    if (const auto clash = batch.uniteRepeats())
        return tl::unexpected<Error>(clashError(name, *clash));
    // A pasted table without a region or day has its prices once these are answered.
    if (batch.rowCount() == 0 && batch.refusalCount() == 0 && parsed->questions.empty())
        return tl::unexpected<Error>(
            inputRefused(name, 1, Phrase::rows, Phrase::none, Phrase::atLeastOneRowThatCanBeUsed));
    auto sha256 = beside ? beside->wait(progress) : std::optional(hashOf(files));
    if (!sha256)
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    batch.source().sha256 = std::move(*sha256);
    return parsed;
}

} // namespace wattfare
