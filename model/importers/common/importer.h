// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/catalog/staging/import_batch.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Files from outside to import batches. A parser refuses a malformed file whole; what would change is then shown by
// diffImport, and Overlay::apply writes it in one transaction.
namespace wattfare {

class FileHead; // model/importers/common/file_head.h
enum class Likeness : std::uint8_t;

// Places in the table of formats (model/importers/importer.cpp), for those that code asks for by name. Words:
// "import.kind." and the id.
enum class ImportKind : std::uint8_t {
    awsPriceListJson, // AmazonEC2 offer file of a region
    awsPriceListCsv,
    awsSavingsPlans, // Savings Plan offer file, JSON
    spotPriceHistory, // aws ec2 describe-spot-price-history
    spotAdvisor, // spot-advisor-data.json
    instanceTypes, // aws ec2 describe-instance-types
    regionMetadata, // Real Time Cloud region metadata, CSV
    gridIntensity, // hourly grid intensity, Electricity Maps export form, CSV
    availabilityTrace, // spot availability, CSV
    catalogCsv, // one of the catalogue's own tables
    pastedTable, // a table pasted from a document
    spotHistoryCsv, // aws ec2 describe-spot-price-history, as CSV
    spotPriceFeed, // spot.js of AWS's pages
    capacityBlocks, // aws ec2 describe-capacity-block-offerings
    capacityBlocksCsv,
    savingsRates, // aws savingsplans describe-savings-plans-offering-rates
    savingsRatesCsv
};
std::vector<ImportKind> importKinds();
const char *importKindId(ImportKind kind); // "aws_price_list", ...: `--as`, ImportSource::kind
Message importKindTitle(ImportKind kind);
bool comesInPages(ImportKind kind); // several files may be one import
std::optional<ImportKind> parseImportKind(std::string_view id);

// Looks at the first 64 KiB. nullopt: no known kind. Errors: fileNotFound, fileAccess.
Result<std::optional<ImportKind>> recogniseImport(const std::filesystem::path &file);

// Answers to what a file does not say. Known keys: "as_of" (YYYY-MM-DD: Spot
// Advisor and feed, Capacity Blocks, rates, tables), "region",
// "one_means" ("available" or "lost": traces), "instance_type", "zone", "gap_seconds" (traces), "basis" ("direct" or
// "lifecycle": grid), "table" (catalogue CSV), "accept_repairs" ("yes": pasted tables), "today" (YYYY-MM-DD: what bears
// a date of more than two days later is refused; default the clock).
using ImportOptions = std::map<std::string, std::string>;

struct ImportQuestion {
    std::string key; // of ImportOptions
    Message question; // with what the file shows, for example the mean availability
    std::vector<std::string> choices; // empty: free text
    std::string suggestion;
};

struct ParsedImport {
    ImportBatch batch;
    std::vector<ImportQuestion> questions; // not empty: answer them and parse again; the batch is provisional
};

// Errors: fileNotFound, fileAccess, badInput (file, line or byte offset, field, found, expected; also for two rows that
// contradict each other, and for a file without any row that can be used), cancelled.
Result<ParsedImport> parseImport(
    const std::filesystem::path &file, ImportKind kind, const ImportOptions &options, const ProgressFn &progress = {});

// Several files as one import, written in one transaction: spot price histories, whose answers come in pages. More than
// one file of another kind is refused ("import.one_file"). Errors as of parseImport.
Result<ParsedImport> parseImports(std::span<const std::filesystem::path> files, ImportKind kind,
    const ImportOptions &options, const ProgressFn &progress = {});

} // namespace wattfare
