// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_hardware_timeline.h"

#include <algorithm>

namespace wattfare {

ChartSpec buildHardwareTimeline(const Snapshot &snapshot, std::span<const HardwareSheet> sheets, Precision precision)
{
    const PrecisionInfo &info = precisionInfo(precision);
    const std::string format = "hardware.column." + std::string(info.id);
    ChartSpec spec;
    spec.id = "hardware_generations";
    spec.title = Message{"chart.hardware_generations", {format}};
    spec.empty = Message{"chart.hardware_generations_none", {format}};
    ScatterChart chart;
    chart.x.title = Message{"chart.hardware_year", {}};
    chart.x.format = AxisFormat::year;
    chart.y.title = Message{"chart.hardware_rate", {format}};
    chart.y.unit = info.unit;
    chart.y.logarithmic = true;
    std::size_t left = 0;
    for (const HardwareSheet &sheet : sheets) {
        const Accelerator &device = snapshot.accelerators[sheet.accelerator];
        const PrecisionCell &cell = sheet.precisions[static_cast<std::size_t>(precision)];
        if (!device.year || !cell.rate || *cell.rate <= 0) {
            ++left;
            continue;
        }
        ScatterPoint point;
        point.key = static_cast<std::int64_t>(sheet.accelerator);
        point.label = device.name;
        point.x = *device.year;
        point.y = *cell.rate;
        point.role = sheet.types.empty() ? ChartRole::otherInstance
                                         : instanceRole(snapshot.types[sheet.types.front()].kind, device.vendor, {});
        point.dimmed = sheet.types.empty(); // outside AWS
        chart.named.push_back(point.key);
        chart.points.push_back(std::move(point));
    }
    if (!chart.points.empty()) {
        const auto [first, last] = std::ranges::minmax_element(chart.points, {}, &ScatterPoint::x);
        chart.x.min = first->x - 1; // room for the names
        chart.x.max = last->x + 1;
    }
    spec.caption = Message{"chart.hardware_generations_caption", {chart.points.size(), left}};
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
