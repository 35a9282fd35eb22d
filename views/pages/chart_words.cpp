// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/chart_words.h"

#include "model/charts/build_charts.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/preset_text.h"

namespace wattfare {

namespace {

std::string nameOf(const ViewData &data, const Candidate &candidate)
{
    return candidateText(*data.snapshot, data.results->scenario(), candidate).toStdString();
}

// Where a text begins with the model's label of the candidate: "g5.xlarge us-east-1 on-demand · knee".
void rename(std::string &words, const ViewData &data, std::int64_t key)
{
    const auto row = key < 0 ? std::nullopt : data.results->find(candidateOfKey(key));
    if (!row)
        return;
    const std::string label = candidateLabel(*data.results, *row);
    if (words.starts_with(label))
        words.replace(0, label.size(), nameOf(data, data.results->candidate(*row)));
}

} // namespace

void nameCandidates(ChartSpec &spec, const ViewData &data, std::optional<std::size_t> subject)
{
    if (!data.results || !data.snapshot)
        return;
    const auto inMessage = [&](ChartText &text) {
        if (!subject)
            return;
        const std::string label = candidateLabel(*data.results, *subject);
        for (Argument &argument : text.message.args)
            if (argument == label)
                argument = nameOf(data, data.results->candidate(*subject));
    };
    inMessage(spec.title);
    if (auto *scatter = std::get_if<ScatterChart>(&spec.kind)) {
        for (ScatterPoint &point : scatter->points)
            rename(point.label, data, point.key);
    } else if (auto *stacked = std::get_if<StackedBarChart>(&spec.kind)) {
        for (StackedBar &bar : stacked->bars)
            if (bar.label.literal.find(' ') != std::string::npos) // not the name of a type alone
                rename(bar.label.literal, data, bar.key);
    } else if (auto *histogram = std::get_if<HistogramChart>(&spec.kind)) {
        for (MarkLine &mark : histogram->marks)
            inMessage(mark.label);
    }
}

void setPictureContext(ChartView &view, const ViewData &data)
{
    view.setContext(scenarioTitle(data.scenario, data.snapshot.get()),
        data.results ? format::date(data.results->asOf()) : QString());
}

} // namespace wattfare
