// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/quality.h"
#include "model/charts/build_charts.h"
#include "model/evaluation/liability.h"
#include "model/report/report_parts.h"

#include <algorithm>
#include <set>
#include <string_view>

// What the person who signs should know of the data: what is missing, stale, contradictory or implausible.
namespace wattfare::report {

namespace {

using Kind = QualityFinding::Kind;

// Each sentence once, however many candidates of a type it holds for.
class Bullets
{
public:
    explicit Bullets(ReportSection &section)
        : m_section(section)
    {
    }
    void say(Message message)
    {
        std::string key = message.id;
        for (const Argument &arg : message.args)
            key.append("\n").append(arg.text());
        if (m_said.insert(std::move(key)).second)
            m_section.blocks.emplace_back(ReportText{std::move(message), ReportText::Style::bullet});
    }

private:
    ReportSection &m_section;
    std::set<std::string> m_said;
};

QualityScope scopeOf(const Results &results)
{
    QualityScope scope;
    scope.asOf = results.asOf();
    scope.day = results.day();
    for (const std::string &code : results.scenario().regions)
        if (const RegionIndex region = results.snapshot().region(code); region != kNone)
            scope.regions.push_back(region);
    if (const ModelIndex model = results.snapshot().model(results.scenario().model); model != kNone)
        scope.model = model;
    return scope;
}

// Of a whole region or catalogue: those are counted by what the answer leaves out.
bool isAboutEvidence(Kind kind)
{
    return kind == Kind::contradiction || kind == Kind::wideRange || kind == Kind::implausible || kind == Kind::dropped;
}

// The finding with the name of an accelerator in the place of its key.
Message sentenceOf(const Snapshot &snapshot, const QualityFinding &finding)
{
    Message message = finding.message;
    if (message.args.empty())
        return message;
    if (const AcceleratorIndex part = snapshot.accelerator(message.args.front().text()); part != kNone)
        message.args.front() = snapshot.accelerators[part].name;
    return message;
}

} // namespace

ReportSection qualitySection(const Context &c)
{
    ReportSection section;
    Bullets bullets(section);
    const Results &r = c.results;
    const Snapshot &s = r.snapshot();
    for (Message &sentence : excludedSentences(r, c.answer))
        bullets.say(std::move(sentence));
    if (c.answer.excluded.noPrice > 0)
        bullets.say({"report.quality_no_price", {c.answer.excluded.noPrice}});
    if (c.answer.excluded.noThroughput > 0)
        bullets.say({"report.quality_no_throughput", {c.answer.excluded.noThroughput}});
    const std::vector<std::size_t> rows = evidenceRows(c);
    for (const std::size_t row : rows) {
        const Candidate &candidate = r.candidate(row);
        const std::string &type = s.types[candidate.type].name;
        if (const auto date = r.priceDate(row); date && r.stale(row))
            bullets.say({"report.quality_stale_price", {type, s.regions[candidate.region].code, *date}});
        if (const auto liability = row != c.answer.cheapest ? liabilityOf(r, row) : std::nullopt)
            bullets.say(liabilitySentence(*liability, candidateLabel(r, row)));
        const FigureClass cls = r.energyClass(row);
        if (r.value(row, Metric::wattsPerInstance) && (cls == FigureClass::estimate || cls == FigureClass::derived))
            bullets.say(
                {cls == FigureClass::derived ? "report.quality_watts_derived" : "report.quality_watts_estimated",
                    {type}});
        if (byConstruction(r, row))
            bullets.say({"report.by_construction", {type}});
    }
    // What the panel for data quality lists of the candidates that the report speaks of. A range that several
    // quantities of a subject share ("over 4 years", "over 6 years") is said once.
    std::set<std::string> ranges;
    for (const QualityFinding &finding : findQuality(s, scopeOf(r))) {
        const bool dropped = finding.kind == Kind::dropped; // the person's own rows concern every report
        const bool touched = std::any_of(rows.begin(), rows.end(),
            [&](std::size_t row) { return finding.touches(r.candidate(row).type, r.candidate(row).region); });
        if (!isAboutEvidence(finding.kind) || (!dropped && !touched))
            continue;
        const std::vector<Argument> &args = finding.message.args;
        if (finding.kind == Kind::wideRange
            && !ranges.insert(args[0].text() + '\n' + args[2].text() + '\n' + args[3].text()).second)
            continue;
        bullets.say(sentenceOf(s, finding));
    }
    return section;
}

} // namespace wattfare::report
