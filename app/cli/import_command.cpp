// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/own_command.h"
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/import_step.h"
#include "model/importers/common/importer.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iostream>

// import: dry run, diff, one transaction. imports: what the overlay holds, and how to take it back.
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

// A table shows every digit: what differs in the fourth must not read the same before and after.
ReportCell sideOf(const Context &context, const std::optional<double> &number, const std::string &text)
{
    if (number && context.format == Format::table)
        return cell(format::full(std::round(*number * 1e9) / 1e9).toStdString());
    if (number)
        return cell(number);
    return text.empty() ? cell(std::nullopt) : cell(text);
}

// Why a row is refused or does not count: the id where programs read it, words in a table.
ReportCell reasonOf(const Context &context, const std::string &reason)
{
    return cell(context.format == Format::table && !reason.empty() ? words({"import.reason." + reason, {}}) : reason);
}

Error nothingComesIn(const ImportDiff &diff, const ImportBatch &batch)
{
    const auto first = std::find_if(diff.entries.begin(), diff.entries.end(),
        [](const DiffEntry &entry) { return entry.kind == DiffEntry::Kind::refused; });
    std::string subject, reason = "import.reason.malformed";
    if (first != diff.entries.end()) {
        reason = "import.reason." + first->reason;
        subject = first->reason == "unknown_region" ? first->region
            : first->reason == "malformed"          ? first->beforeText
                                                    : first->subject;
    }
    return {
        Error::Code::badInput, {"import.all_refused", {batch.source().fileName, diff.refused, subject, reason}}, {}};
}

// What was put right and what was left out, as the window lists them.
void listRepairs(const std::vector<ImportBatch::Repair> &repairs, const std::function<void(const std::string &)> &say)
{
    for (const ImportBatch::Repair &repair : repairs)
        say(words({"import.repaired", {repair.line, repair.field, repair.before, repair.after}}));
}

void printDiff(
    const Context &context, const Snapshot &snapshot, const ImportDiff &diff, const ImportBatch &batch, bool dryRun)
{
    ReportTable table;
    table.head = {head("change", "column.change", {}, false), head("table", "column.table", {}, false),
        head("subject", "column.subject", {}, false), head("region", "column.region", {}, false),
        head("item", "column.item", {}, false), head("before", "column.before"), head("after", "column.after"),
        head("percent", "column.percent", "%"), head("unit", "column.unit", {}, false),
        head("reason", "column.why", {}, false)};
    for (const DiffEntry &entry : diff.entries)
        table.rows.push_back(
            {cell(entryKind(entry.kind)), cell(entry.table), cell(entry.subject), cell(entry.region), cell(entry.item),
                sideOf(context, entry.before, entry.beforeText), sideOf(context, entry.after, entry.afterText),
                cell(entry.percent), // per cent already: the unit "%" would take it for a share
                cell(entry.unit), reasonOf(context, entry.reason)});
    auto meta = provenance(snapshot);
    meta["kind"] = batch.source().kind;
    meta["file"] = batch.source().fileName;
    meta["dry_run"] = dryRun;
    meta["added"] = diff.added;
    meta["changed"] = diff.changed;
    meta["unchanged"] = diff.unchanged;
    meta["removed"] = diff.removed;
    meta["refused"] = diff.refused;
    for (const auto &[reason, count] : diff.skipped)
        meta["skipped"][reason] = count;
    for (const ImportBatch::Repair &repair : batch.repairs())
        meta["repairs"].push_back(
            {{"line", repair.line}, {"field", repair.field}, {"before", repair.before}, {"after", repair.after}});
    print(context, table, meta, "changes");
    note(context, words({"import.summary", {diff.added, diff.changed, diff.unchanged, diff.removed, diff.refused}}));
    listRepairs(batch.repairs(), [&](const std::string &line) { note(context, line); });
    for (const auto &[reason, count] : diff.skipped)
        note(context, words({"import.left_out", {words({reason, {}}), count}}));
}

} // namespace

int refit(const Context &context, const std::filesystem::path &file, Overlay &overlay)
{
    const auto snapshot = loadSnapshot(catalogFile(context), file);
    if (!snapshot)
        return report(snapshot.error());
    if (!(*snapshot)->fitsStale)
        return kDone;
    if (const auto fitted = overlay.refit(**snapshot, progress(context)); !fitted)
        return report(fitted.error());
    return kDone;
}

int runImport(const Context &context, const ImportArguments &arguments)
{
    const auto target = ownOverlay(context);
    if (!target && !arguments.dryRun) // before a long file is read
        return report(target.error());
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
        for (const ImportKind each : importKinds())
            known += (known.empty() ? "" : ", ") + std::string(importKindId(each));
        Message message = arguments.kind.empty() ? Message{"import.unknown_kind", {arguments.files.front()}}
                                                 : Message{"import.no_such_kind", {arguments.kind, known}};
        return report(Error{Error::Code::badInput, std::move(message), {}});
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
        listRepairs(parsed->batch.repairs(), [](const std::string &line) { std::cerr << line << '\n'; });
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
    if (allRefused(*diff))
        return report(nothingComesIn(*diff, parsed->batch));
    if (arguments.dryRun)
        return kDone;
    const auto overlay = Overlay::open(*target);
    if (!overlay)
        return report(overlay.error());
    const auto applied = (*overlay)->apply(parsed->batch, **snapshot, progress(context));
    if (!applied)
        return report(applied.error());
    note(context, words({"import.applied", {applied->rows, applied->id, target->string()}}));
    return refit(context, *target, **overlay);
}

int runImports(const Context &context, const ImportsArguments &arguments)
{
    const auto own = ownOverlay(context);
    if (!own)
        return report(own.error());
    const std::filesystem::path &file = *own;
    if (arguments.action == "revert") {
        if (!arguments.id)
            return report(Error{Error::Code::badInput, {"cli.imports_id", {}}, {}});
        std::error_code code;
        if (!std::filesystem::exists(file, code)) // opening would make an empty one
            return report(Error{Error::Code::notFound, {"overlay.no_such_import", {*arguments.id}}, {}});
        const auto overlay = Overlay::open(file);
        if (!overlay)
            return report(overlay.error());
        if (const auto reverted = (*overlay)->revert(*arguments.id); !reverted)
            return report(reverted.error());
        note(context, words({"import.reverted", {*arguments.id}}));
        return refit(context, file, **overlay);
    }
    const auto lists = readOverlayLists(file);
    if (!lists)
        return report(lists.error());
    ReportTable table;
    nlohmann::ordered_json meta;
    meta["file"] = file.string();
    if (arguments.action == "choices") {
        printChoices(context, file, lists->second);
        return kDone;
    }
    table.head = {head("id", "column.instance_number"), head("imported", "column.since", {}, false),
        head("kind", "column.kind", {}, false), head("file", "column.file", {}, false),
        head("title", "column.title", {}, false), head("edition", "column.edition", {}, false),
        head("rows", "column.rows"), head("sha256", "column.sha256", {}, false)};
    for (const ImportInfo &each : lists->first) {
        const auto text = [](const std::string &value) { return value.empty() ? cell(std::nullopt) : cell(value); };
        table.rows.push_back({sideOf(context, static_cast<double>(each.id), {}), cell(isoUtc(each.importedAt)),
            cell(each.kind), text(each.fileName), text(each.title), text(each.edition),
            sideOf(context, static_cast<double>(each.rows), {}), text(each.sha256)});
    }
    print(context, table, meta, "imports");
    return kDone;
}

} // namespace wattfare::cli
