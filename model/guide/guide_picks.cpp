// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/ranking.h"
#include "model/guide/guide_internal.h"

#include <algorithm>

// Published recommendations, asked again.
namespace wattfare {

namespace {

using namespace guide;

constexpr std::string_view kPicked = "picked."; // how the metric of such an experiment begins

std::vector<std::string> split(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        if (end > 0)
            parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

// The first day from the publication on at which the catalogue knows a price of every picked type.
std::optional<Date> firstPrices(const Snapshot &s, const std::vector<std::string> &types, Date from)
{
    std::optional<Date> all;
    for (const std::string &name : types) {
        const TypeIndex type = s.type(name);
        std::optional<Date> first;
        for (std::size_t i = 0; i < s.onDemand.size(); ++i)
            if (s.onDemand.type[i] == type && s.onDemand.date[i].days >= from.days
                && (!first || s.onDemand.date[i].days < first->days))
                first = s.onDemand.date[i];
        if (!first)
            return std::nullopt;
        if (!all || first->days > all->days)
            all = first;
    }
    return all;
}

std::optional<std::size_t> leader(
    const Results &results, Metric by, const std::vector<std::string> &among, std::optional<std::size_t> besides = {})
{
    std::optional<std::size_t> best;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.qualifies(row) && results.value(row, by) && row != besides
            && (among.empty()
                || std::ranges::find(among, results.snapshot().types[results.candidate(row).type].name) != among.end())
            && (!best || ranksBefore(results, by, row, *best)))
            best = row;
    return best;
}

std::string nameIn(const Results &results, std::optional<std::size_t> row)
{
    return row ? results.snapshot().types[results.candidate(*row).type].name : std::string();
}

// Types that were on sale before the year of the publication: of those of the same year nobody says the month.
Scenario asItWas(Scenario scenario, const Snapshot &s, Date then, int year)
{
    if (scenario.typeFilter.empty())
        for (const InstanceType &type : s.types)
            scenario.typeFilter.push_back(type.name);
    std::erase_if(scenario.typeFilter, [&](const std::string &name) {
        const InstanceType &type = s.types[s.type(name)];
        return !type.releaseYear || *type.releaseYear >= year;
    });
    scenario.asOf = then;
    scenario.includeRetired = true;
    return scenario;
}

// "guide.pick_why.reproduced.hours", ...: the figures of the pick and of whom it is compared with.
Message whyOf(const PublishedPick &pick, const Results &results, std::size_t picked, std::optional<std::size_t> rival)
{
    const std::string unit = pick.by == Metric::hours ? "hours" : pick.by == Metric::usdTotal ? "run" : "million";
    Message why{"guide.pick_why." + std::string(pickVerdictId(pick.verdict)) + '.' + unit,
        {nameIn(results, picked), *results.value(picked, pick.by)}};
    if (rival) {
        why.args.emplace_back(nameIn(results, rival));
        why.args.emplace_back(*results.value(*rival, pick.by));
        why.args.emplace_back(*results.value(picked, pick.by) / *results.value(*rival, pick.by));
    }
    return why;
}

void askAgain(PublishedPick &pick, const SnapshotPtr &snapshot, Date published)
{
    std::vector<Message> notes;
    const auto then = firstPrices(*snapshot, pick.types, published);
    const auto today = scenarioOf(pick.answers, *snapshot, {}, notes);
    if (!then || !today)
        return;
    pick.then = *then;
    pick.by = textOf(pick.answers, "goal") == "time" ? Metric::hours : costMetric(today->kind);
    const auto now = evaluate(*today, snapshot);
    const auto past = evaluate(asItWas(*today, *snapshot, *then, published.year()), snapshot);
    if (now) {
        pick.winnerNow = nameIn(**now, leader(**now, pick.by, {}));
        if (const Answer found = answer(**now); pick.winnerNow.empty() && !found.sentences.empty())
            pick.whyNow = found.sentences.front();
    }
    if (!past)
        return;
    const Results &results = **past;
    for (std::size_t row = 0; row < results.size(); ++row) // bought in one way, in one region: a row is a type
        pick.compared += results.qualifies(row) ? 1U : 0U;
    const auto winner = leader(results, pick.by, {}), picked = leader(results, pick.by, pick.types);
    pick.winnerThen = nameIn(results, winner);
    if (winner)
        pick.best = results.value(*winner, pick.by);
    if (!picked)
        return;
    pick.value = results.value(*picked, pick.by);
    const auto difference = MetricComparer(results).difference(*picked, *winner, pick.by);
    pick.verdict = pick.compared == 1         ? PickVerdict::alone
        : *picked == *winner                  ? PickVerdict::reproduced
        : difference && !difference->distinct ? PickVerdict::alike
                                              : PickVerdict::other;
    const auto rival = *picked == *winner ? leader(results, pick.by, {}, picked) : winner;
    pick.why = whyOf(pick, results, *picked, pick.verdict == PickVerdict::alone ? std::nullopt : rival);
}

} // namespace

std::string_view pickVerdictId(PickVerdict verdict)
{
    switch (verdict) {
    case PickVerdict::reproduced: return "reproduced";
    case PickVerdict::alone: return "alone";
    case PickVerdict::alike: return "alike";
    case PickVerdict::other: return "other";
    case PickVerdict::unknown: return "unknown";
    }
    return {};
}

std::vector<PublishedPick> publishedPicks(const SnapshotPtr &snapshot)
{
    std::vector<PublishedPick> picks;
    for (const ExperimentFact &fact : snapshot->experiments) {
        if (!fact.metric.starts_with(kPicked) || fact.source == kNone)
            continue;
        GuideAnswers given;
        for (const std::string &part : split(fact.configuration))
            if (const std::size_t at = part.find('='); at != std::string::npos)
                given.emplace(part.substr(0, at), part.substr(at + 1));
        auto answers = completed(given, *snapshot);
        const auto published = Date::parse(snapshot->sources[fact.source].edition);
        if (!answers || !published)
            continue;
        PublishedPick pick;
        pick.metric = fact.metric;
        pick.types = split(fact.text);
        pick.source = fact.source;
        pick.answers = std::move(*answers);
        pick.verdict = PickVerdict::unknown;
        askAgain(pick, snapshot, *published);
        picks.push_back(std::move(pick));
    }
    return picks;
}

} // namespace wattfare
