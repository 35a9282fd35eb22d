// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/import_plan.h"

#include "model/catalog/overlay/import_step.h"

#include <algorithm>
#include <map>

namespace wattfare {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Error> cancelled() { return fail(Error::Code::cancelled, {"job.cancelled", {}}); }

bool isHidden(const fs::path &path) { return path.filename().string().starts_with('.'); }

Result<std::vector<fs::path>> filesOf(const fs::path &folder, const ProgressFn &progress)
{
    std::vector<fs::path> files;
    std::error_code code;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, code);
    for (const fs::recursive_directory_iterator end; !code && at != end; at.increment(code)) {
        if (!keepGoing(progress, 0.0))
            return cancelled();
        if (isHidden(at->path())) {
            at.disable_recursion_pending();
            continue;
        }
        std::error_code ignored;
        if (!at->is_regular_file(ignored))
            continue;
        files.push_back(at->path());
        if (files.size() > kMaxPlannedFiles)
            return fail(Error::Code::badInput, {"import.too_many_files", {folder.string(), kMaxPlannedFiles}});
    }
    if (code)
        return fail(Error::Code::fileAccess, {"file.unreadable", {folder.string(), code.message()}});
    std::ranges::sort(files);
    return files;
}

} // namespace

Result<std::vector<PlannedImport>> planImports(std::span<const fs::path> paths, const ProgressFn &progress)
{
    std::vector<fs::path> files;
    for (const fs::path &path : paths) {
        std::error_code code;
        if (!fs::is_directory(path, code)) {
            files.push_back(path);
            continue;
        }
        auto found = filesOf(path, progress);
        if (!found)
            return tl::unexpected<Error>(found.error());
        files.insert(files.end(), found->begin(), found->end());
    }
    if (files.size() > kMaxPlannedFiles)
        return fail(
            Error::Code::badInput, {"import.too_many_files", {files.front().parent_path().string(), kMaxPlannedFiles}});
    std::vector<PlannedImport> plan;
    std::map<ImportKind, std::size_t> pages; // where in the plan
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!keepGoing(progress, static_cast<double>(i) / static_cast<double>(files.size())))
            return cancelled();
        const auto kind = recogniseImport(files[i]);
        if (!kind)
            return tl::unexpected<Error>(kind.error());
        if (*kind && comesInPages(**kind)) {
            const auto [first, isFirst] = pages.emplace(**kind, plan.size());
            if (!isFirst) {
                plan[first->second].files.push_back(files[i]);
                continue;
            }
        }
        plan.push_back({{files[i]}, *kind});
        if (*kind)
            continue;
        const auto form = recogniseUtilisation(files[i]);
        if (!form)
            return tl::unexpected<Error>(form.error());
        plan.back().utilisation = *form;
    }
    return plan;
}

Result<ParsedImport> parsePlanned(
    const PlannedImport &planned, const ImportOptions &options, const ProgressFn &progress)
{
    return parseImports(planned.files, planned.kind.value_or(ImportKind::pastedTable), options, progress);
}

Result<std::vector<ImportInfo>> applyImports(
    Overlay &overlay, std::span<const ImportBatch *const> batches, const Snapshot &current, const ProgressFn &progress)
{
    return applyStep(overlay, batches, current, progress);
}

} // namespace wattfare
