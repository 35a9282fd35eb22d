// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"

#include <algorithm>

namespace wattfare {

ChartSpec buildFigureIntervals(const Snapshot &snapshot, std::span<const FigureIndex> figures)
{
    ChartSpec spec;
    spec.id = "figure_intervals";
    BarChart chart;
    chart.intervals = true;
    if (figures.empty()) {
        spec.kind = std::move(chart);
        return spec;
    }
    const FigureRow first = snapshot.figures.row(figures.front());
    std::string subject(first.subject);
    if (const AcceleratorIndex part
        = first.subjectKind == SubjectKind::accelerator ? snapshot.accelerator(first.subject) : kNone;
        part != kNone && !snapshot.accelerators[part].name.empty())
        subject = snapshot.accelerators[part].name;
    spec.title = Message{"chart.figures", {subject, std::string(first.quantity)}};
    chart.value.unit = knownUnit(first.unit);
    for (const FigureIndex index : figures) {
        const FigureRow row = snapshot.figures.row(index);
        if (row.quantity != first.quantity || row.subject != first.subject || row.unit != first.unit)
            continue;
        ChartBar bar;
        bar.key = index;
        std::string publishers, titles; // a row has little room: who says it; the tooltip says where
        const auto add = [](std::string &all, const std::string &each) {
            if (!each.empty() && all.find(each) == std::string::npos)
                all += (all.empty() ? "" : "; ") + each;
        };
        for (const SourceIndex at : row.sources) {
            const Source &source = snapshot.sources[at];
            const std::string &title = source.title.empty() ? source.id : source.title;
            add(publishers, source.publisher.empty() ? title : source.publisher);
            add(titles, title);
        }
        bar.label = publishers + (row.year ? (publishers.empty() ? "" : ", ") + std::to_string(*row.year) : "");
        bar.value = row.value;
        bar.low = row.low;
        bar.high = row.high;
        bar.cls = row.cls;
        bar.role = row.preferred ? ChartRole::accent : ChartRole::neutral;
        bar.note = titles;
        if (!row.note.empty())
            bar.note += (titles.empty() ? "" : "\n") + std::string(row.note);
        chart.bars.push_back(std::move(bar));
    }
    // Figures that one publisher gives as several things (read off, estimated) are told apart by their class.
    const std::vector<ChartBar> plain = chart.bars;
    for (ChartBar &bar : chart.bars)
        if (bar.cls && !bar.label.empty() && std::ranges::any_of(plain, [&](const ChartBar &other) {
                return other.label == bar.label && other.cls != bar.cls;
            }))
            bar.label = Message{"chart.figure_of_class",
                {bar.label.literal, std::string("figure_class.").append(figureClassId(*bar.cls))}};
    spec.caption = Message{"chart.caption_figures", {}};
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
