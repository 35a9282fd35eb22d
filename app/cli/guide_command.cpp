// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/state/today.h"
#include "model/guide/guide.h"
#include "model/metrics/metric.h"
#include "model/workload/document.h"
#include "views/words/format.h"
#include "views/words/lists.h"
#include "views/words/messages.h"

#include <iostream>

// guide: the same options and numbers as on the page.
namespace wattfare::cli {

namespace {

std::string rolesText(const GuideOption &option, bool machine)
{
    QStringList all;
    for (const GuideRole role : option.roles) {
        const std::string id(guideRoleId(role));
        all << (machine ? QString::fromStdString(id) : text(Message{"guide.role." + id, {}}));
    }
    return (machine ? all.join(QStringLiteral(", ")) : listedLabels(all)).toStdString();
}

std::string planText(const GuideOption &option)
{
    return option.plan
        ? words({"guide.plan", {option.plan->option.id(), option.plan->breakEvenUtilisation, option.plan->date}})
        : std::string();
}

std::string allOf(const std::vector<Message> &messages)
{
    std::string all;
    for (const Message &message : messages)
        all += (all.empty() ? "" : " ") + words(message);
    return all;
}

ReportCell figure(const Results &results, std::size_t row, Metric metric)
{
    ReportCell made = cell(results.value(row, metric), metricInfo(metric).unit, results.reason(row, metric));
    if (const auto range = results.range(row, metric)) {
        made.low = range->low;
        made.high = range->high;
    }
    made.figureClass = results.metricClass(row, metric);
    return made;
}

ReportTable optionTable(const GuideAnswer &answer, bool machine)
{
    const WorkloadKind kind = answer.scenario.kind;
    const std::array metrics{costMetric(kind), energyMetric(kind), carbonMetric(kind)};
    ReportTable table;
    table.head = {head("role", "column.guide_role", {}, false), head("candidate", "column.candidate", {}, false),
        head("instances", "column.instances")};
    for (const Metric metric : metrics)
        table.head.push_back(
            head(metricInfo(metric).id, std::string("column.") + metricInfo(metric).id, metricInfo(metric).unit));
    if (!isFleet(kind))
        table.head.push_back(head("hours", "column.hours", metricInfo(Metric::hours).unit));
    table.head.push_back(head("throughput_class", "column.throughput_class", {}, false));
    if (machine)
        for (const char *id : {"risk", "plan", "reasons"})
            table.head.push_back(head(id, std::string("column.guide_") + id, {}, false));
    for (const GuideOption &option : answer.options) {
        const Results &results = *answer.results;
        std::vector<ReportCell> row{cell(rolesText(option, machine)), cell(results.candidateId(option.row)),
            cell(results.value(option.row, Metric::instances))};
        row.back().form = NumberForm::integer;
        for (const Metric metric : metrics)
            row.push_back(figure(results, option.row, metric));
        if (!isFleet(kind))
            row.push_back(figure(results, option.row, Metric::hours));
        row.push_back(cell(std::string(figureClassId(results.throughputClass(option.row)))));
        if (machine) {
            row.push_back(cell(words(option.risk)));
            row.push_back(cell(planText(option)));
            row.push_back(cell(allOf(option.reasons)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string fieldsText(const GuideAnswer &answer)
{
    std::string all;
    for (const std::string &id : answer.contradiction)
        all += (all.empty() ? "" : ", ") + words({"guide.field." + id, {}}) + " (" + id + '=' + answer.answers.at(id)
            + ')';
    return all;
}

std::string nothingText(const GuideAnswer &answer)
{
    switch (answer.contradiction.size()) {
    case 0:
        return answer.answer.sentences.empty() ? words({"guide.nothing", {}}) : words(answer.answer.sentences.front());
    case 1: return words({"guide.contradicts_one", {fieldsText(answer)}});
    default: return words({"guide.contradicts", {fieldsText(answer)}});
    }
}

void addToDocument(nlohmann::ordered_json &meta, const GuideAnswer &answer, const Snapshot &snapshot)
{
    meta["answers"] = answer.answers;
    for (const GuideField &field : guideFields()) {
        nlohmann::ordered_json item{
            {"id", field.id}, {"topic", field.topic}, {"text", words({"guide.field." + std::string(field.id), {}})}};
        for (const std::string_view choice : field.choices)
            item["choices"].push_back(choice);
        meta["fields"].push_back(std::move(item));
    }
    meta["scenario"] = nlohmann::ordered_json::parse(writeScenario(answer.scenario), nullptr, false);
    meta["contradiction"] = answer.contradiction;
    meta["rejected"] = nlohmann::ordered_json::array();
    for (const GuideRejected &each : answer.rejected) {
        nlohmann::ordered_json item{{"instance_type", snapshot.types[each.type].name}, {"why", words(each.why)}};
        for (const SourceIndex source : each.sources)
            item["sources"].push_back(snapshot.sources[source].id);
        meta["rejected"].push_back(std::move(item));
    }
    for (const Message &note : answer.notes)
        meta["notes"].push_back(words(note));
}

int runPicks(const Context &context, const SnapshotPtr &snapshot)
{
    ReportTable table;
    table.head = {head("pick", "column.claim", {}, false), head("published", "column.published", {}, false),
        head("then", "column.recomputed_then", {}, false), head("verdict", "column.verdict", {}, false),
        head("now", "column.recomputed", {}, false), head("price_date", "column.price_date", {}, false),
        head("value", "column.guide_value"), head("best", "column.guide_best"),
        head("compared", "column.guide_compared"), head("why", "column.guide_why", {}, false),
        head("source", "column.sources", {}, false)};
    for (const PublishedPick &pick : publishedPicks(snapshot)) {
        std::string types;
        for (const std::string &type : pick.types)
            types += (types.empty() ? "" : ", ") + type;
        table.rows.push_back({cell(words({"guide." + pick.metric, {}})), cell(types), cell(pick.winnerThen),
            cell(words({"guide.pick." + std::string(pickVerdictId(pick.verdict)), {}})), cell(pick.winnerNow),
            cell(pick.then.iso()), cell(pick.value, metricInfo(pick.by).unit),
            cell(pick.best, metricInfo(pick.by).unit), cell(static_cast<double>(pick.compared)),
            cell(allOf(pick.whyNow.id.empty()
                    ? std::vector{pick.why}
                    : std::vector{pick.why, Message{"guide.pick_now_none", {words(pick.whyNow)}}})),
            cell(snapshot->sources[pick.source].id)});
    }
    print(context, table, provenance(*snapshot), "picks");
    return kDone;
}

} // namespace

int runGuide(const Context &context, const GuideArguments &arguments)
{
    const auto pairs = keyValues(arguments.answers);
    if (!pairs)
        return report(pairs.error());
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    if (arguments.picks)
        return runPicks(context, *snapshot);
    GuideAnswers given(pairs->begin(), pairs->end());
    if (!arguments.region.empty())
        given["region"] = arguments.region;
    Scenario base;
    base.day = today();
    if (!arguments.asOf.empty()) {
        base.asOf = Date::parse(arguments.asOf);
        if (!base.asOf)
            return report(Error{Error::Code::badInput, {"cli.not_a_date", {arguments.asOf}}, {}});
    }
    const auto answer = answerGuide(given, *snapshot, base);
    if (!answer)
        return report(answer.error());
    const int code = answer->options.empty() ? kNoAnswer : kDone;
    if (context.format != Format::table) {
        auto meta = provenance(**snapshot, answer->results ? std::optional(answer->results->asOf()) : std::nullopt);
        if (context.format == Format::json)
            addToDocument(meta, *answer, **snapshot);
        print(context, optionTable(*answer, true), meta, "options");
        return code;
    }
    for (const auto &[id, value] : answer->answers)
        std::cout << id << '=' << value << ' ';
    std::cout << "\n\n";
    if (answer->options.empty())
        std::cout << nothingText(*answer) << "\n";
    else
        print(context, optionTable(*answer, false));
    for (const GuideOption &option : answer->options) {
        std::cout << '\n'
                  << rolesText(option, false) << ": " << answer->results->candidateId(option.row) << "\n  "
                  << words(option.risk) << '\n';
        if (option.plan)
            std::cout << "  " << planText(option) << '\n';
        for (const Message &reason : option.reasons)
            std::cout << "  " << words(reason) << '\n';
    }
    std::cout << '\n';
    for (const GuideRejected &each : answer->rejected)
        std::cout << (*snapshot)->types[each.type].name << ": " << words(each.why) << '\n';
    for (const Message &note : answer->notes)
        std::cout << words(note) << '\n';
    return code;
}

} // namespace wattfare::cli
