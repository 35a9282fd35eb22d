// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/advice/advice.h"
#include "model/workload/document.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <iostream>

// advise: the same findings and numbers as on the page.
namespace wattfare::cli {

namespace {

std::string joined(const std::vector<Message> &messages)
{
    std::string all;
    for (const Message &message : messages)
        all += (all.empty() ? "" : " ") + words(message);
    return all;
}

ReportCell change(const AdviceDelta &delta, Unit unit, double scale = 1)
{
    const auto scaled = [scale](std::optional<double> value) {
        if (value)
            *value *= scale;
        return value;
    };
    ReportCell made = cell(scaled(delta.value), unit, delta.value ? Message{} : Message{"advice.figure_missing", {}});
    made.low = scaled(delta.low);
    made.high = scaled(delta.high);
    return made;
}

ReportTable findingTable(const Advised &advised, bool machine)
{
    const auto named = [machine](const char *area, std::string_view id) {
        return cell(machine ? std::string(id) : words({std::string("advice.") + area + '.' + std::string(id), {}}));
    };
    ReportTable table;
    table.head
        = {head("finding", "column.advice_kind", {}, false), head("severity", "column.advice_severity", {}, false),
            head("alternative", "column.advice_alternative", {}, false), head("usd", "column.advice_usd", Unit::usd),
            head("kwh", "column.advice_kwh", Unit::kwh), head("tco2e", "column.advice_tco2e", Unit::tonnes),
            head("per", "column.advice_period", {}, false), head("confidence", "column.advice_confidence", {}, false)};
    if (machine)
        for (const char *id : {"found", "facts"})
            table.head.push_back(head(id, std::string("column.advice_") + id, {}, false));
    for (const Advice &each : advised.found) {
        std::vector<ReportCell> row{named("kind", adviceKindId(each.kind)),
            named("severity", severityId(each.severity)), cell(each.candidate), change(each.usd, Unit::usd),
            change(each.kwh, Unit::kwh), change(each.kgco2e, Unit::tonnes, 1e-3),
            named("period", each.perYear ? "year" : "run"), cell(std::string(figureClassId(each.confidence)))};
        if (machine) {
            row.push_back(cell(words(each.found)));
            row.push_back(cell(joined(each.facts)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

int runAdvise(const Context &context, const AdviseArguments &arguments)
{
    AdviceQuestion question;
    question.candidate = arguments.candidate;
    auto scenario = openScenario(context, arguments.scenario, arguments.settings, arguments.asOf);
    if (!scenario)
        return report(scenario.error());
    question.scenario = std::move(*scenario);
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    if (!arguments.utilisation.empty()) {
        auto use = readUtilisation(arguments.utilisation, progress(context));
        if (!use)
            return report(use.error());
        question.use = std::make_shared<const ImportedUtilisation>(std::move(*use));
    }
    const auto advised = advise(question, *snapshot, progress(context));
    if (!advised)
        return report(advised.error());
    std::vector<Message> doubts;
    if (question.use)
        doubts = doubtsAbout(
            *question.use, **snapshot, (*snapshot)->type(advised->candidate.substr(0, advised->candidate.find('@'))));
    for (const Message &doubt : doubts) // --quiet leaves out remarks, not this
        std::cerr << "wattfare-cli: " << words(doubt) << '\n';
    auto meta = provenance(**snapshot, question.scenario.asOf.value_or((*snapshot)->newestPrice));
    meta["scenario"] = question.scenario.title;
    meta["candidate"] = advised->candidate;
    if (context.format != Format::table) {
        if (context.format == Format::json) {
            for (const Message &doubt : doubts)
                meta["warnings"].push_back(words(doubt));
            if (question.use && question.use->load)
                meta["load_pct"] = {{"mean", question.use->load->mean}, {"p95", question.use->load->p95},
                    {"peak", question.use->load->peak}};
            meta["without"] = nlohmann::ordered_json::array();
            for (const auto &[kind, why] : advised->without)
                meta["without"].push_back({{"finding", adviceKindId(kind)}, {"why", words(why)}});
            meta["scenarios"] = nlohmann::ordered_json::array(); // in the order of the findings: each as it opens
            for (const Advice &each : advised->found)
                meta["scenarios"].push_back(
                    nlohmann::ordered_json::parse(writeScenario(each.scenario), nullptr, false));
        }
        print(context, findingTable(*advised, true), meta, "findings");
        return kDone;
    }
    if (advised->found.empty())
        std::cout << words({"advice.none_found", {advised->candidate}}) << '\n';
    else
        print(context, findingTable(*advised, false));
    for (const Advice &each : advised->found) {
        std::cout << '\n'
                  << words({"advice.kind." + std::string(adviceKindId(each.kind)), {}}) << ": " << each.candidate
                  << "\n  " << words(each.found) << '\n';
        for (const Message &fact : each.facts)
            std::cout << "  " << words(fact) << '\n';
    }
    std::cout << '\n';
    for (const auto &[kind, why] : advised->without)
        std::cout << words({"advice.kind." + std::string(adviceKindId(kind)), {}}) << ": " << words(why) << '\n';
    std::cout << words({"advice.practice", {}}) << '\n';
    return kDone;
}

} // namespace wattfare::cli
