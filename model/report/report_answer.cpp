// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"
#include "model/economics/purchase.h"
#include "model/report/report_parts.h"

#include <algorithm>
#include <array>

namespace wattfare::report {

namespace {

// What a decision needs to know of a sentence of the answer.
enum class Says : std::uint8_t { decision, risk, change };

Says subjectOf(std::string_view id)
{
    id.remove_prefix(id.find('.') + 1); // "answer.", "compare."
    const auto about = [id](std::initializer_list<std::string_view> starts) {
        return std::any_of(starts.begin(), starts.end(), [id](std::string_view each) { return id.starts_with(each); });
    };
    if (about({"class_", "none_measured", "first_token_unsure", "unlike", "spot_", "obliges", "age_", "overlaps",
            "basis_", "market_zero"}))
        return Says::risk;
    if (about({"best_", "cleaner_excluded", "excluded_", "option_", "today_", "same_cost"}))
        return Says::change;
    return Says::decision;
}

// Money, energy and emissions of a year of the service, or of the run: of the answer and of what it is compared with.
ReportTable stakesTable(const Context &c)
{
    const Results &r = c.results;
    const bool service = isFleet(r.scenario().kind);
    const std::vector<Metric> metrics = service
        ? std::vector{Metric::usdPerHour, Metric::kwhTotal, Metric::kgco2eTotal}
        : std::vector{Metric::usdTotal, Metric::kwhTotal, Metric::kgco2eTotal, Metric::hours};
    const std::array<ReportTable::Head, 3> ofYear{
        {{{"report.usd_per_year", {}}, "USD", "usd_per_year"}, {{"report.kwh_per_year", {}}, "kWh", "kwh_per_year"},
            {{"report.tonnes_per_year", {}}, Unit::tonnes, "tco2e_per_year"}}};
    ReportTable table;
    table.id = "stakes";
    table.title = {service ? "report.stakes_year" : "report.stakes_run", {}};
    table.head.push_back({{"column.candidate", {}}, "", "candidate", false, NumberForm::byUnit});
    for (std::size_t m = 0; m < metrics.size(); ++m)
        table.head.push_back(service ? ofYear[m] : columnHead(r, metrics[m]));
    std::vector<std::size_t> rows{*c.answer.cheapest};
    if (c.baseline && *c.baseline != rows.front())
        rows.push_back(*c.baseline);
    for (const std::size_t row : rows) {
        std::vector<ReportCell> cells{nameCell(candidateLabel(r, row))};
        for (const Metric metric : metrics) {
            ReportCell cell = metricCell(r, row, metric);
            if (service && cell.number) {
                const double scale = metric == Metric::kgco2eTotal ? usdPerYear(1.0) / 1000.0 : usdPerYear(1.0);
                for (auto *each : {&cell.number, &cell.low, &cell.high})
                    if (*each)
                        **each *= scale;
                cell.unit = metric == Metric::kgco2eTotal ? Unit(Unit::tonnes)
                    : metric == Metric::kwhTotal          ? Unit(Unit::kwh)
                                                          : Unit(Unit::usd);
            }
            if (const auto base = r.value(rows.front(), metric);
                row != rows.front() && base && *base > 0 && cell.number && *r.value(row, metric) != *base)
                cell.ratio = *r.value(row, metric) / *base;
            cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

// The window's sentences, in the order in which a decision is made: what to take, what it costs and emits beside the
// baseline, what may go wrong, what would change it.
ReportSection answerSection(const Context &c)
{
    ReportSection section;
    const auto add = [&](const Message &sentence, ReportText::Style style = ReportText::Style::paragraph) {
        section.blocks.emplace_back(ReportText{sentence, style});
    };
    if (!c.answer.cheapest) {
        for (std::size_t i = 0; i < c.answer.sentences.size(); ++i)
            add(c.answer.sentences[i], i == 0 ? ReportText::Style::lead : ReportText::Style::paragraph);
        for (const Message &sentence : excludedSentences(c.results, c.answer))
            add(sentence, ReportText::Style::note);
        return section;
    }
    const std::size_t row = *c.answer.cheapest;
    std::vector<Message> risks, changes;
    std::size_t said = 0;
    for (const Message &sentence : c.answer.sentences) {
        const bool leads = said++ < c.answer.leading;
        if (sentence.id.starts_with("answer.today_")) // below, with the prices of today where they are asked for
            continue;
        switch (leads ? Says::decision : subjectOf(sentence.id)) {
        case Says::decision: add(sentence, leads ? ReportText::Style::lead : ReportText::Style::paragraph); break;
        case Says::risk: risks.push_back(sentence); break;
        case Says::change: changes.push_back(sentence); break;
        }
    }
    ReportKeyValues tiles;
    tiles.style = ReportKeyValues::Style::tiles;
    for (const Metric metric : keyMetrics(c.results.scenario().kind))
        tiles.rows.emplace_back(Message{wordsOf(c.results, metric), {}}, metricCell(c.results, row, metric));
    section.blocks.emplace_back(std::move(tiles));
    section.blocks.emplace_back(stakesTable(c));
    if (byConstruction(c.results, row))
        risks.push_back({"report.by_construction", {c.results.snapshot().types[c.results.candidate(row).type].name}});
    if (c.options.withToday && c.results.scenario().asOf)
        if (const auto today = answerToday(c.results))
            changes.insert(changes.end(), today->sentences.begin(), today->sentences.end());
    for (Message &sentence : excludedSentences(c.results, c.answer))
        changes.push_back(std::move(sentence));
    const auto addList = [&](const char *heading, const std::vector<Message> &sentences) {
        if (sentences.empty())
            return;
        add({heading, {}}, ReportText::Style::heading);
        for (const Message &sentence : sentences)
            add(sentence, ReportText::Style::bullet);
    };
    addList("report.risks", risks);
    addList("report.changes", changes);
    return section;
}

} // namespace wattfare::report
