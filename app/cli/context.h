// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/report/report.h"
#include "model/support/progress.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// What every command of wattfare-cli shares: results to standard output, messages and progress to standard error.
namespace wattfare::cli {

enum ExitCode : int { kDone = 0, kNoAnswer = 1, kBadInput = 2, kInternal = 3, kCancelled = 130 };

enum class Format { table, csv, json };

struct Context {
    Format format = Format::table;
    std::filesystem::path catalog; // chosen by the person, or found
    std::optional<std::filesystem::path> overlay; // none with --no-overlay, or where there is none yet
    bool noOverlay = false; // --no-overlay
    bool quiet = false;
    bool shown = false; // --shown: in CSV and JSON each number as the table has it, too
};

// Prints the error in words (and its detail) to standard error and gives the exit code that belongs to it.
int report(const Error &error);
int exitCodeOf(const Error &error);

// One table on standard output in the chosen format. `meta` becomes the head of the JSON document ("catalog_version",
// "as_of", "seed", ...); the rows stand under `rowsKey`.
void print(const Context &context, const ReportTable &table,
    nlohmann::ordered_json meta = nlohmann::ordered_json::object(), const std::string &rowsKey = "rows");
void printJson(const nlohmann::ordered_json &document);
void note(const Context &context, const std::string &line); // to standard error unless --quiet

// Catalogue version, hash and as-of date: what a number was computed from.
nlohmann::ordered_json provenance(const Snapshot &snapshot, std::optional<Date> asOf = std::nullopt);

std::filesystem::path catalogFile(const Context &context); // the bundled one where none is named
Result<SnapshotPtr> openCatalog(const Context &context);
// The overlay that imports and own values go to, which need not be there yet. badInput under --no-overlay: who leaves
// the overlay out of the figures does not want it changed either, and an answer without it would be none.
Result<std::filesystem::path> ownOverlay(const Context &context);
// A `.wattfare` file, a PDF that carries one, or "preset:NAME".
Result<Scenario> openScenario(const Context &context, const std::string &argument,
    const std::vector<std::string> &settings, const std::string &asOf);

// Shares done to standard error (at most ten lines a second, only on a terminal); false once Ctrl+C was pressed.
ProgressFn progress(const Context &context);
bool interrupted();
// The exit code, once what was printed has arrived: kBadInput with a message where standard output took it not whole.
int finished(int exitCode);
void installInterruptHandler();

std::string words(const Message &message); // the sentence of a message id
// A whole file, pipe or, by the name "-", standard input of at most `limit` bytes. Errors: fileNotFound
// "file.cannot_read", badInput "file.too_large", cancelled.
Result<std::string> readFile(const std::filesystem::path &path, std::size_t limit);

// "key=value" arguments of simulate, calc and guide.
Result<std::vector<std::pair<std::string, std::string>>> keyValues(const std::vector<std::string> &arguments);

// Cells of a table.
ReportCell cell(std::string text);
ReportCell cell(std::optional<double> number, Unit unit = {}, Message reason = {});
ReportTable::Head head(std::string id, std::string title, Unit unit = {}, bool numeric = true);

} // namespace wattfare::cli
