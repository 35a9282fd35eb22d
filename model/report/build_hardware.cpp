// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/build_hardware.h"

#include <algorithm>

namespace wattfare {

namespace {

// "A;B;C"
template <class Range, class Name>
std::string joined(const Range &range, Name name)
{
    std::string all;
    for (const auto &each : range) {
        all += all.empty() ? "" : "; ";
        all += name(each);
    }
    return all;
}

ReportTable::Head hardwareHead(std::string id, Message title, Unit unit = {}, bool numeric = true)
{
    ReportTable::Head made;
    made.id = std::move(id);
    made.title = std::move(title);
    made.unit = unit;
    made.numeric = numeric;
    return made;
}

ReportTable::Head hardwareHead(std::string id, const char *title, Unit unit = {}, bool numeric = true)
{
    return hardwareHead(std::move(id), Message{title, {}}, unit, numeric);
}

ReportCell word(std::string text, Message words = {})
{
    ReportCell cell;
    cell.text = std::move(text);
    cell.message = std::move(words);
    return cell;
}

ReportCell figure(std::optional<double> value, Unit unit, Message reason = {"column.not_known", {}})
{
    ReportCell cell;
    cell.number = value;
    cell.unit = unit;
    if (!value)
        cell.reason = std::move(reason);
    return cell;
}

ReportCell whole(std::optional<double> value, Message reason = {"column.not_known", {}})
{
    ReportCell cell = figure(value, {}, std::move(reason));
    cell.form = NumberForm::integer;
    return cell;
}

std::optional<double> usd(const std::optional<HardwarePrice> &price)
{
    return price ? std::optional(price->usdPerHour) : std::nullopt;
}

std::optional<double> tdp(const Snapshot &snapshot, const HardwareSheet &sheet)
{
    return sheet.tdp == kNone ? std::nullopt : std::optional(snapshot.figures.value(sheet.tdp));
}

ReportCell yearOf(const Accelerator &device)
{
    ReportCell cell = whole(device.year ? std::optional<double>(*device.year) : std::nullopt);
    if (device.year)
        cell.text = std::to_string(*device.year); // not grouped
    return cell;
}

ReportCell precisionCell(const PrecisionCell &cell, Unit unit)
{
    ReportCell made = figure(cell.rate, unit, cell.why);
    if (const auto said = precisionWord(cell))
        made.message = *said;
    return made;
}

ReportTable::Head rateHead(const HardwareQuestion &question)
{
    const PrecisionInfo &of = precisionInfo(question.precision);
    const bool ops = of.unit == Unit::teraops;
    return hardwareHead("usd_per_" + std::string(of.id) + (ops ? "_tops_hour" : "_tflops_hour"),
        Message{ops ? "column.usd_per_tops_hour" : "column.usd_per_tflops_hour", {std::string(of.name)}}, "USD/h");
}

} // namespace

std::optional<Message> precisionWord(const PrecisionCell &cell)
{
    if (cell.state == PrecisionState::slow && cell.rate)
        return Message{"hardware.cell.slow_rate", {*cell.rate}};
    if (cell.rate || cell.state == PrecisionState::notStated)
        return std::nullopt;
    if (cell.computedIn)
        return Message{"hardware.cell.emulated", {std::string(precisionInfo(*cell.computedIn).name)}};
    return Message{"hardware.cell." + std::string(precisionStateId(cell.state)), {}};
}

ReportTable buildHardwareTable(
    const Snapshot &snapshot, std::span<const HardwareSheet> sheets, const HardwareQuestion &question)
{
    ReportTable table;
    table.id = "hardware";
    table.head = {hardwareHead("accelerator", "column.accelerator", {}, false), hardwareHead("year", "column.year")};
    for (std::size_t i = 0; i < kPrecisionCount; ++i) {
        const PrecisionInfo &precision = precisionInfo(static_cast<Precision>(i));
        table.head.push_back(hardwareHead(
            std::string(precision.id), Message{"hardware.column." + std::string(precision.id), {}}, precision.unit));
    }
    for (auto &head :
        std::vector{hardwareHead("memory_gib", "column.memory_gib", "GiB"),
            hardwareHead("memory_bandwidth_gbs", "hardware.column.bandwidth", "GB/s"),
            hardwareHead("link_gbs", "hardware.column.link", "GB/s"), hardwareHead("tdp_w", "hardware.column.tdp", "W"),
            hardwareHead("usd_per_gib_hour", "column.usd_per_accelerator_gib_hour", "USD/h"), rateHead(question),
            hardwareHead("types", "hardware.column.types"), hardwareHead("regions", "hardware.column.regions")})
        table.head.push_back(std::move(head));
    for (const char *id : {"key", "vendor", "architecture", "compute_capability"}) {
        auto head = hardwareHead(id, Message{"hardware.column." + std::string(id), {}}, {}, false);
        head.machineOnly = true;
        table.head.push_back(std::move(head));
    }
    for (std::size_t i = 0; i < kPrecisionCount; ++i) {
        const std::string id(precisionInfo(static_cast<Precision>(i)).id);
        auto head = hardwareHead(id + "_state", Message{"hardware.column." + id, {}}, {}, false);
        head.machineOnly = true;
        table.head.push_back(std::move(head));
    }
    for (const HardwareSheet &sheet : sheets) {
        const Accelerator &device = snapshot.accelerators[sheet.accelerator];
        std::vector<ReportCell> row{word(device.name), yearOf(device)};
        for (std::size_t i = 0; i < kPrecisionCount; ++i)
            row.push_back(precisionCell(sheet.precisions[i], table.head[2 + i].unit));
        row.push_back(figure(device.memoryGib, "GiB"));
        row.push_back(figure(device.memoryBandwidthGbs, "GB/s"));
        row.push_back(figure(device.linkGbs, "GB/s"));
        row.push_back(figure(tdp(snapshot, sheet), "W"));
        row.push_back(figure(usd(sheet.perGib), "USD/h", sheet.noPerGib));
        row.push_back(figure(usd(sheet.perRate), "USD/h", sheet.noPerRate));
        row.push_back(whole(static_cast<double>(sheet.types.size())));
        row.push_back(whole(static_cast<double>(sheet.regions.size())));
        for (const std::string *text : {&device.key, &device.vendor, &device.architecture, &device.computeCapability})
            row.push_back(word(*text));
        for (const PrecisionCell &cell : sheet.precisions)
            row.push_back(word(std::string(precisionStateId(cell.state))));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable buildHardwareSheet(const Snapshot &snapshot, const HardwareSheet &sheet, const HardwareQuestion &question)
{
    const Accelerator &device = snapshot.accelerators[sheet.accelerator];
    ReportTable table;
    table.id = "hardware_sheet";
    table.head
        = {hardwareHead("property", "hardware.column.property", {}, false), hardwareHead("value", "column.value"),
            hardwareHead("unit", "column.unit", {}, false), hardwareHead("detail", "hardware.column.detail", {}, false),
            hardwareHead("sources", "column.sources", {}, false)};
    const auto ids = [&](const auto &sources) {
        return joined(sources, [&](SourceIndex each) { return snapshot.sources[each].id; });
    };
    const std::string own = ids(device.sources);
    const auto add = [&](const ReportTable::Head &what, ReportCell value, ReportCell detail, const std::string &from) {
        ReportCell unit = word(std::string(value.number ? unitId(value.unit) : std::string_view()));
        table.rows.push_back(
            {word(what.id, what.title), std::move(value), std::move(unit), std::move(detail), word(from)});
    };
    const auto addWord = [&](const char *id, const std::string &text, const std::string &from) {
        if (!text.empty())
            add(hardwareHead(id, ("hardware.column." + std::string(id)).c_str()), {}, word(text), from);
    };
    addWord("vendor", device.vendor, own);
    addWord("architecture", device.architecture, own);
    addWord("compute_capability", device.computeCapability, own);
    add(hardwareHead("year", "column.release_year"), yearOf(device), {}, own);
    add(hardwareHead("memory_gib", "column.memory_gib"), figure(device.memoryGib, "GiB"), word(device.memoryType), own);
    add(hardwareHead("memory_bandwidth_gbs", "hardware.column.bandwidth"), figure(device.memoryBandwidthGbs, "GB/s"),
        {}, own);
    add(hardwareHead("link_gbs", "hardware.column.link"), figure(device.linkGbs, "GB/s"), {}, own);
    add(hardwareHead("tdp_w", "hardware.column.tdp"), figure(tdp(snapshot, sheet), "W"), {},
        sheet.tdp == kNone ? std::string() : ids(snapshot.figures.row(sheet.tdp).sources));
    for (std::size_t i = 0; i < kPrecisionCount; ++i) {
        const PrecisionInfo &precision = precisionInfo(static_cast<Precision>(i));
        const PrecisionCell &cell = sheet.precisions[i];
        ReportCell value = precisionCell(cell, precision.unit);
        value.message = {};
        add(hardwareHead(std::string(precision.id), Message{"hardware.column." + std::string(precision.id), {}}),
            std::move(value), word(std::string(precisionStateId(cell.state)), cell.why), ids(cell.sources));
    }
    const auto addPrice
        = [&](const ReportTable::Head &head, const std::optional<HardwarePrice> &price, const Message &reason) {
              ReportCell detail;
              if (price)
                  detail = word(snapshot.types[price->type].name,
                      {"hardware.price_of", {snapshot.types[price->type].name, question.region, price->date.iso()}});
              add(head, figure(usd(price), "USD/h", reason), std::move(detail),
                  price && price->source != kNone ? snapshot.sources[price->source].id : std::string());
          };
    addPrice(hardwareHead("usd_per_gib_hour", "column.usd_per_accelerator_gib_hour"), sheet.perGib, sheet.noPerGib);
    addPrice(rateHead(question), sheet.perRate, sheet.noPerRate);
    add(hardwareHead("types", "hardware.column.types"), whole(static_cast<double>(sheet.types.size())),
        word(joined(sheet.types, [&](TypeIndex each) { return snapshot.types[each].name; })), {});
    add(hardwareHead("regions", "hardware.column.regions"), whole(static_cast<double>(sheet.regions.size())),
        word(joined(sheet.regions, [&](RegionIndex each) { return snapshot.regions[each].code; })), {});
    add(hardwareHead("generations", "hardware.column.generations"), {},
        word(joined(sheet.line,
            [&](AcceleratorIndex each) {
                const Accelerator &other = snapshot.accelerators[each];
                return (other.year ? std::to_string(*other.year) + ' ' : std::string()) + other.name;
            })),
        {});
    return table;
}

} // namespace wattfare
