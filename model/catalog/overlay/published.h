// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/staging/specification.h"

#include <set>
#include <span>
#include <string>
#include <vector>

// What leaves one overlay and comes into another by way of a team's catalogue: rows as text, fields as the CSV of their
// table has them. They come in as an import of its own, through the checks of every import.
namespace wattfare {

struct PublishedRow {
    std::string table; // one of factTables(), "specification" or, for own values, "team_choice"
    std::vector<std::string> fields;
    friend bool operator==(const PublishedRow &, const PublishedRow &) = default;
};

// What identifies a row, parts separated by 0x1f; "" for a row of no table or of another number of fields.
std::string publishedKey(const PublishedRow &row);
// What a row says, apart from its key, source and note; two rows of a key that differ in it contradict each other.
std::string publishedValue(const PublishedRow &row);
// The same for people: "full_load_w" of "nvidia-t4" reads "70 W".
std::string publishedText(const PublishedRow &row);

// What own values and rows of lists both speak of, whatever their tables: the price of an offer, a figure of a subject,
// a throughput. nullopt for what has no other table, as a discount.
struct PublishedMeaning {
    std::string subject; // parts separated by 0x1f; "*" for any, of an own price
    std::string day; // the newest row of a list counts
    double value = 0;
};
std::optional<PublishedMeaning> publishedMeaning(const PublishedRow &row);

// An own price, discount, throughput or figure. nullopt for a preference, which names sources that others may not have.
std::optional<PublishedRow> publishedChoice(const UserChoice &choice);
// All rows that an import wrote, but for offers that it found gone. Errors: notFound, those of readOverlayLists,
// cancelled.
Result<std::vector<PublishedRow>> publishedImport(
    const std::filesystem::path &overlay, std::int64_t importId, const ProgressFn &progress = {});

// A publication on its way in.
struct Publishing {
    ImportBatch batch;
    std::vector<UserChoice> choices;
    std::string sourceId; // of the batch's own source: what rows without another one name
    std::set<std::string, std::less<>> brought = {}; // sources among its rows; they come in as "sourceId/theirs"
};
// Stages a row. A source that is not brought along is not what it comes from: the publication is. Errors: badInput with
// file, line, field, found, expected.
Result<void> stagePublished(Publishing &publishing, const PublishedRow &row, std::uint64_t line);

// Whether the catalogue, or what comes in the same step, has the type, region, model or subject of a value.
bool knowsChoice(const Snapshot &current, const NewSpecifications &added, const UserChoice &choice);

// Writes all of them in one transaction, each as an import; its choices, but for unknown ones, stand below the person's
// own. Errors: as Overlay::apply.
Result<std::vector<ImportInfo>> applyPublished(const Overlay &overlay, std::span<const Publishing *const> step,
    const Snapshot &current, const ProgressFn &progress = {});

// Where each import came from: its location, and the digest of its content.
struct PulledImport {
    std::int64_t id = 0;
    std::string location, sha256;
};
// Of the imports of one kind, newest first; empty where there is no such file. Errors: as readOverlayLists.
Result<std::vector<PulledImport>> importsOfKind(const std::filesystem::path &overlay, std::string_view kind);

} // namespace wattfare
