// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/importer.h"

#include "model/importers/tables/catalog_csv.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/grid/grid_csv.h"
#include "model/importers/aws/instance_types_json.h"
#include "model/importers/tables/pasted_table.h"
#include "model/importers/aws/price_list_csv.h"
#include "model/importers/aws/price_list_json.h"
#include "model/importers/aws/region_metadata_csv.h"
#include "model/importers/aws/savings_plan_json.h"
#include "model/importers/aws/spot_json.h"
#include "model/importers/common/table_time.h"
#include "model/importers/measured/trace_file.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/sha256.h"

#include <array>
#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <thread>

namespace wattfare {

namespace {

constexpr std::array kKinds{
    ImportKindInfo{ImportKind::awsPriceListJson, "aws_price_list", "import.kind.aws_price_list"},
    ImportKindInfo{ImportKind::awsPriceListCsv, "aws_price_list_csv", "import.kind.aws_price_list_csv"},
    ImportKindInfo{ImportKind::awsSavingsPlans, "aws_savings_plans", "import.kind.aws_savings_plans"},
    ImportKindInfo{ImportKind::spotPriceHistory, "spot_price_history", "import.kind.spot_price_history"},
    ImportKindInfo{ImportKind::spotAdvisor, "spot_advisor", "import.kind.spot_advisor"},
    ImportKindInfo{ImportKind::instanceTypes, "instance_types", "import.kind.instance_types"},
    ImportKindInfo{ImportKind::regionMetadata, "region_metadata", "import.kind.region_metadata"},
    ImportKindInfo{ImportKind::gridIntensity, "grid_intensity", "import.kind.grid_intensity"},
    ImportKindInfo{ImportKind::availabilityTrace, "availability_trace", "import.kind.availability_trace"},
    ImportKindInfo{ImportKind::catalogCsv, "catalog_csv", "import.kind.catalog_csv"},
    ImportKindInfo{ImportKind::pastedTable, "pasted_table", "import.kind.pasted_table"}};

using Parser = Result<ParsedImport> (*)(const std::filesystem::path &, const ImportOptions &, const ProgressFn &);
constexpr std::array<Parser, kKinds.size()> kParsers{
    parsePriceListJson, parsePriceListCsv,  parseSavingsPlans,      parseSpotPriceHistory, parseSpotAdvisor, parseInstanceTypes,
    parseRegionMetadata, parseGridIntensity, parseAvailabilityTrace, parseCatalogCsv,       parsePastedTable};

bool has(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::optional<ImportKind> jsonKind(std::string_view head)
{
    if (has(head, "\"SpotPriceHistory\""))
        return ImportKind::spotPriceHistory;
    if (has(head, "\"spot_advisor\"") || (has(head, "\"instance_types\"") && has(head, "\"ram_gb\"")))
        return ImportKind::spotAdvisor;
    if (has(head, "\"InstanceTypes\"") && has(head, "\"InstanceType\""))
        return ImportKind::instanceTypes;
    if (has(head, "\"offerCode\"") && has(head, "\"AmazonEC2\""))
        return ImportKind::awsPriceListJson;
    if (has(head, "\"publicationDate\"") && has(head, "SavingsPlan"))
        return ImportKind::awsSavingsPlans;
    return std::nullopt;
}

// The first line, split at the delimiter, quotes removed: enough to recognise a header.
TableHeader headerOf(std::string_view line, char delimiter)
{
    TableHeader header;
    for (;;) {
        const std::size_t cut = line.find(delimiter);
        std::string_view cell = trimmed(line.substr(0, cut));
        if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"')
            cell = cell.substr(1, cell.size() - 2);
        header.names.push_back(lowered(trimmed(cell)));
        if (cut == std::string_view::npos)
            return header;
        line.remove_prefix(cut + 1);
    }
}

// A line of small whole numbers, behind a time where there are several: ticks of a trace.
bool isTicks(std::string_view line)
{
    const char delimiter = delimiterOf(line);
    if (const std::size_t cut = line.find(delimiter); cut != std::string_view::npos) {
        if (!parseTableTime(trimmed(line.substr(0, cut))))
            return false;
        line.remove_prefix(cut + 1);
    }
    for (const std::string &cell : headerOf(line, delimiter).names) {
        const auto value = parseInteger(cell);
        if (!value || *value < 0 || *value > 65535)
            return false;
    }
    return true;
}

std::optional<ImportKind> tableKind(std::string_view head)
{
    const std::string_view line = trimmed(head.substr(0, head.find_first_of("\r\n")));
    const TableHeader header = headerOf(line, delimiterOf(line));
    if (header.names.front() == "formatversion" && has(head, "Publication Date"))
        return ImportKind::awsPriceListCsv;
    if (header.find("cloud-provider") && header.find("cloud-region"))
        return ImportKind::regionMetadata;
    if (header.find("zone id") && header.containing("datetime") && header.containing("carbon intensity"))
        return ImportKind::gridIntensity;
    if (catalogTableOf(header))
        return ImportKind::catalogCsv;
    if (header.find("start_tick") && header.find("run_ticks") && header.find("available"))
        return ImportKind::availabilityTrace;
    if (looksLikePastedTable(head))
        return ImportKind::pastedTable;
    if (isTicks(line))
        return ImportKind::availabilityTrace;
    const std::size_t next = head.find('\n');
    if (next != std::string_view::npos) {
        const std::string_view second = trimmed(head.substr(next + 1, head.find('\n', next + 1) - next - 1));
        if (!second.empty() && isTicks(second))
            return ImportKind::availabilityTrace;
    }
    return std::nullopt;
}

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

// The checksum of large files, taken by a thread of its own while they are parsed: both read the same pages, so that the
// disk is read once.
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

std::span<const ImportKindInfo> importKinds()
{
    return kKinds;
}

const ImportKindInfo &importKindInfo(ImportKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<ImportKind> parseImportKind(std::string_view id)
{
    for (const ImportKindInfo &info : kKinds)
        if (id == info.id)
            return info.kind;
    return std::nullopt;
}

Result<std::optional<ImportKind>> recogniseImport(const std::filesystem::path &file)
{
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    const std::string_view text = trimmed(*head);
    if (text.empty())
        return std::optional<ImportKind>();
    if (text.front() == '{' || text.front() == '[')
        return jsonKind(text);
    return tableKind(text);
}

Result<ParsedImport> parseImport(const std::filesystem::path &file, ImportKind kind, const ImportOptions &options,
                                 const ProgressFn &progress)
{
    return parseImports({&file, 1}, kind, options, progress);
}

Result<ParsedImport> parseImports(std::span<const std::filesystem::path> files, ImportKind kind, const ImportOptions &options,
                                  const ProgressFn &progress)
{
    if (files.size() != 1 && (files.empty() || kind != ImportKind::spotPriceHistory))
        return fail(Error::Code::badInput, {"import.one_file", {std::to_string(files.size())}});
    for (const std::filesystem::path &file : files) {
        if (auto head = fileHead(file, 1); !head)
            return tl::unexpected<Error>(head.error());
    }
    std::optional<Checksum> beside;
    if (isLarge(files))
        beside.emplace(files);
    auto parsed = files.size() > 1 ? parseSpotPriceHistories(files, options, progress)
                                   : kParsers[static_cast<std::size_t>(kind)](files.front(), options, progress);
    if (!parsed)
        return parsed;
    ImportBatch &batch = parsed->batch;
    const std::string &name = batch.source().fileName;
    if (const auto clash = batch.uniteRepeats())
        return tl::unexpected<Error>(clashError(name, *clash));
    // A pasted table without a region or day has its prices once these are answered.
    if (batch.rowCount() == 0 && batch.refusalCount() == 0 && parsed->questions.empty())
        return tl::unexpected<Error>(inputRefused(name, 1, "rows", "none", "at least one row that can be used"));
    auto sha256 = beside ? beside->wait(progress) : std::optional(hashOf(files));
    if (!sha256)
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    batch.source().sha256 = std::move(*sha256);
    return parsed;
}

} // namespace wattfare
