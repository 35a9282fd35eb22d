// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog_files.h"
#include "app/cli/commands.h"
#include "model/catalog/overlay.h"
#include "model/importers/importer.h"
#include "views/text/messages.h"

#include <iostream>

// import: dry run, diff, one transaction.
namespace wattfare::cli {

namespace {

const char *entryKind(DiffEntry::Kind kind)
{
    switch (kind) {
    case DiffEntry::Kind::added: return "added";
    case DiffEntry::Kind::changed: return "changed";
    case DiffEntry::Kind::removed: return "removed";
    case DiffEntry::Kind::refused: return "refused";
    }
    return "";
}

ReportCell sideOf(const std::optional<double> &number, const std::string &text, const std::string &unit)
{
    if (number)
        return cell(number, unit);
    return text.empty() ? cell(std::nullopt) : cell(text);
}

void printDiff(const Context &context, const Snapshot &snapshot, const ImportDiff &diff, const ImportBatch &batch, bool dryRun)
{
    ReportTable table;
    table.head = {head("change", "column.change", {}, false), head("table", "column.table", {}, false),
                  head("subject", "column.subject", {}, false), head("region", "column.region", {}, false),
                  head("item", "column.item", {}, false), head("before", "column.before"), head("after", "column.after"),
                  head("percent", "column.percent", "%"), head("unit", "column.unit", {}, false),
                  head("reason", "column.why", {}, false)};
    for (const DiffEntry &entry : diff.entries)
        table.rows.push_back({cell(entryKind(entry.kind)), cell(entry.table), cell(entry.subject), cell(entry.region),
                              cell(entry.item), sideOf(entry.before, entry.beforeText, entry.unit),
                              sideOf(entry.after, entry.afterText, entry.unit), cell(entry.percent, "%"), cell(entry.unit),
                              cell(entry.reason)});
    auto meta = provenance(snapshot);
    meta["kind"] = batch.source().kind;
    meta["file"] = batch.source().fileName;
    meta["dry_run"] = dryRun;
    meta["added"] = diff.added;
    meta["changed"] = diff.changed;
    meta["unchanged"] = diff.unchanged;
    meta["removed"] = diff.removed;
    meta["refused"] = diff.refused;
    for (const auto &[reason, count] : batch.skips())
        meta["skipped"][reason] = count;
    for (const ImportBatch::Repair &repair : batch.repairs())
        meta["repairs"].push_back({{"line", repair.line}, {"field", repair.field}, {"before", repair.before}, {"after", repair.after}});
    print(context, table, meta, "changes");
    note(context, words({"import.summary", {std::to_string(diff.added), std::to_string(diff.changed),
                                            std::to_string(diff.unchanged), std::to_string(diff.removed),
                                            std::to_string(diff.refused)}}));
}

} // namespace

int runImport(const Context &context, const ImportArguments &arguments)
{
    const std::vector<std::filesystem::path> files(arguments.files.begin(), arguments.files.end());
    std::optional<ImportKind> kind;
    if (arguments.kind.empty()) {
        const auto recognised = recogniseImport(files.front());
        if (!recognised)
            return report(recognised.error());
        kind = *recognised;
    } else {
        kind = parseImportKind(arguments.kind);
    }
    if (!kind) {
        std::string known;
        for (const ImportKindInfo &info : importKinds())
            known += (known.empty() ? "" : ", ") + std::string(info.id);
        return report(Error{Error::Code::badInput, {"import.unknown_kind", {arguments.files.front(), known}}, {}});
    }
    ImportOptions options;
    const auto pairs = keyValues(arguments.options);
    if (!pairs)
        return report(pairs.error());
    options.insert(pairs->begin(), pairs->end());
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto parsed = parseImports(files, *kind, options, progress(context));
    if (!parsed)
        return report(parsed.error());
    if (!parsed->questions.empty()) {
        for (const ImportQuestion &question : parsed->questions) {
            std::string choices;
            for (const std::string &choice : question.choices)
                choices += (choices.empty() ? "" : "|") + choice;
            std::cerr << words(question.question) << "\n  --option " << question.key << '='
                      << (choices.empty() ? question.suggestion : choices) << '\n';
        }
        return kBadInput;
    }
    const auto diff = diffImport(parsed->batch, **snapshot, 50'000, progress(context));
    if (!diff)
        return report(diff.error());
    printDiff(context, **snapshot, *diff, parsed->batch, arguments.dryRun);
    if (arguments.dryRun)
        return kDone;
    const std::filesystem::path target = context.overlay ? *context.overlay : toPath(overlayCatalogue());
    const auto overlay = Overlay::open(target);
    if (!overlay)
        return report(overlay.error());
    const auto applied = (*overlay)->apply(parsed->batch, **snapshot, progress(context));
    if (!applied)
        return report(applied.error());
    note(context, words({"import.applied", {std::to_string(applied->rows), std::to_string(applied->id), target.string()}}));
    return kDone;
}

} // namespace wattfare::cli
