// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/report/build_hardware.h"
#include "views/words/format.h"

#include <iterator>

namespace wattfare::cli {

namespace {

// For a terminal: words in the cells, without the columns that are for machines.
ReportTable forPeople(ReportTable table)
{
    for (std::size_t c = table.head.size(); c-- > 0;)
        if (table.head[c].machineOnly) {
            table.head.erase(std::next(table.head.begin(), static_cast<std::ptrdiff_t>(c)));
            for (auto &row : table.rows)
                row.erase(std::next(row.begin(), static_cast<std::ptrdiff_t>(c)));
        }
    for (auto &row : table.rows) {
        for (ReportCell &each : row)
            if (!each.message.id.empty())
                each.text = words(each.message);
            else if (each.number && each.text.empty() && !isMoney(each.unit))
                each.text = format::exact(*each.number).toStdString(); // as it was published
        if (table.id == "hardware_sheet" && !row[3].text.empty())
            row[1].reason = {}; // the detail says it
    }
    return table;
}

} // namespace

int runHardware(const Context &context, const HardwareArguments &arguments)
{
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const Snapshot &catalogue = **snapshot;
    HardwareQuestion question;
    question.region = arguments.region;
    question.precision = parsePrecision(arguments.precision).value_or(question.precision);
    if (catalogue.region(arguments.region) == kNone)
        return report(Error{Error::Code::notFound, {"placement.no_such_region", {arguments.region}}, {}});
    if (!arguments.asOf.empty()) {
        question.asOf = Date::parse(arguments.asOf);
        if (!question.asOf)
            return report(Error{Error::Code::badInput, {"cli.not_a_date", {arguments.asOf}}, {}});
    }
    auto meta = provenance(catalogue, question.asOf.value_or(catalogue.newestPrice));
    meta["region"] = question.region;
    meta["precision"] = precisionInfo(question.precision).id;
    ReportTable table;
    if (arguments.accelerator.empty()) {
        std::vector<HardwareSheet> sheets = hardwareSheets(catalogue, question);
        if (!arguments.all)
            std::erase_if(sheets, [](const HardwareSheet &sheet) { return sheet.types.empty(); });
        table = buildHardwareTable(catalogue, sheets, question);
    } else {
        std::vector<AcceleratorIndex> candidates;
        const AcceleratorIndex found = findAccelerator(catalogue, arguments.accelerator, &candidates);
        if (found == kNone) {
            std::string keys;
            for (const AcceleratorIndex each : candidates)
                keys += (keys.empty() ? "" : ", ") + catalogue.accelerators[each].key;
            return report(Error{Error::Code::notFound,
                keys.empty() ? Message{"hardware.not_found", {arguments.accelerator}}
                             : Message{"hardware.several", {arguments.accelerator, keys}},
                {}});
        }
        meta["accelerator"] = catalogue.accelerators[found].key;
        table = buildHardwareSheet(catalogue, hardwareSheet(catalogue, found, question), question);
    }
    print(context, context.format == Format::table ? forPeople(std::move(table)) : table, meta,
        arguments.accelerator.empty() ? "accelerators" : "properties");
    return kDone;
}

} // namespace wattfare::cli
