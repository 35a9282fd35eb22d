// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report.h"

#include <algorithm>

namespace wattfare {

const ReportSection *findSection(const Report &report, std::string_view id)
{
    const auto found = std::find_if(report.sections.begin(), report.sections.end(),
        [id](const ReportSection &section) { return section.id == id; });
    return found == report.sections.end() ? nullptr : &*found;
}

Report withSections(const Report &report, std::span<const std::string> ids)
{
    Report chosen = report;
    chosen.sections.clear();
    for (const std::string &id : ids) {
        const ReportSection *section = findSection(report, id);
        if (section && !findSection(chosen, id))
            chosen.sections.push_back(*section);
    }
    return chosen;
}

std::vector<const ReportTable *> tablesOf(const Report &report)
{
    std::vector<const ReportTable *> tables;
    for (const ReportSection &section : report.sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *table = std::get_if<ReportTable>(&block))
                tables.push_back(table);
    return tables;
}

} // namespace wattfare
