// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/analysis/power_check.h"
#include "model/catalog/load/check.h"
#include "model/evaluation/columns/result_query.h"
#include "model/prediction/error_table.h"
#include "model/prediction/training_rows.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/prediction_text.h"
#include "views/words/quantity_text.h"
#include "views/words/sql_number.h"

#include <iostream>

// query, check, predictions, watts.
namespace wattfare::cli {

int runQuery(const Context &context, const QueryArguments &arguments)
{
    QueryInput input{catalogFile(context), context.overlay, {}, {}};
    // The catalogue is read only where its contents are asked for.
    if (!arguments.scenario.empty() || arguments.sql.find("merged_price_") != std::string::npos) {
        const auto snapshot = openCatalog(context);
        if (!snapshot)
            return report(snapshot.error());
        input.snapshot = *snapshot;
    }
    if (!arguments.scenario.empty()) {
        const auto scenario = openScenario(context, arguments.scenario, {}, {});
        if (!scenario)
            return report(scenario.error());
        const auto evaluated = evaluate(*scenario, input.snapshot);
        if (!evaluated)
            return report(evaluated.error());
        input.results = *evaluated;
    }
    QueryLimits limits;
    limits.rows = arguments.limit;
    limits.seconds = 0;
    limits.progress = progress(context);
    const auto answer = runQuery(input, arguments.sql, limits);
    if (!answer)
        return report(answer.error());
    ReportTable table;
    std::vector<SqlNumbers> numbers; // how they read on a terminal; files have every digit
    for (const QueryColumn &column : answer->columns) {
        table.head.push_back(head(column.name, "text.literal", {}, column.isNumber));
        table.head.back().title.args = {column.name};
        numbers.push_back(sqlNumbers(column, column.name));
    }
    for (std::size_t row = 0; row < answer->rows; ++row) {
        auto &line = table.rows.emplace_back();
        for (std::size_t c = 0; c < answer->columns.size(); ++c) {
            const QueryColumn &column = answer->columns[c];
            line.push_back(cell(column.number(row)));
            if (!column.valid.test(row))
                continue;
            if (column.isNumber && context.format == Format::table)
                line.back().text = sqlNumber(column.numbers[row], numbers[c]).toStdString();
            else if (!column.isNumber)
                line.back().text = column.texts[row];
        }
    }
    nlohmann::ordered_json meta;
    meta["truncated"] = answer->truncated;
    print(context, table, meta);
    if (answer->truncated)
        note(context,
            answer->rows < arguments.limit ? words({"cli.query_bytes", {answer->rows, limits.bytes >> 20U}})
                                           : words({"cli.query_truncated", {arguments.limit}}));
    return kDone;
}

int runCheck(const Context &context, const std::string &file)
{
    const std::filesystem::path path = file.empty() ? catalogFile(context) : std::filesystem::path(file);
    const auto findings = checkCatalog(path, progress(context));
    if (!findings)
        return report(findings.error());
    if (context.format == Format::table && findings->good()) {
        std::cout << words({"cli.check_passed", {path.string()}}) << '\n';
        for (const NewestOfKind &each : findings->newest)
            std::cout << words({"cli.newest_of_kind", {words({std::string("observed.") + each.kind, {}}), each.date}})
                      << '\n';
        return kDone;
    }
    ReportTable table;
    table.head = {head("finding", "column.finding", {}, false)};
    for (const Message &problem : findings->problems)
        table.rows.push_back({cell(words(problem))});
    nlohmann::ordered_json meta;
    meta["file"] = path.string();
    meta["passed"] = findings->good();
    meta["overlay"] = findings->overlay;
    meta["catalog_version"] = findings->identity.version;
    meta["catalog_hash"] = findings->identity.contentHash;
    for (const NewestOfKind &each : findings->newest)
        meta["newest"][each.kind] = each.date.iso();
    for (const auto &[name, rows] : findings->tables)
        meta["tables"][name] = rows;
    print(context, table, meta, "findings");
    return findings->good() ? kDone : kBadInput;
}

namespace {

int printLeftOut(const Context &context, const Snapshot &s, const std::vector<PredictionMethod> &methods)
{
    const bool machine = context.format != Format::table;
    ReportTable table;
    table.head = {head("method", "column.prediction_method", {}, false),
        head("left_out_because", "column.left_out_because", {}, false),
        head("model", "column.left_out_work", {}, false), head("hardware", "column.left_out_hardware", {}, false),
        head("benchmark", "column.benchmark", {}, false), head("source", "column.source", {}, false)};
    for (const LeftOutBenchmark &left : predictionRows(s).left) {
        const auto method = std::ranges::find(methods, left.method, &PredictionMethod::id);
        if (method == methods.end())
            continue;
        const Benchmark &b = s.benchmarks[left.benchmark];
        const bool sourced = b.source != kNone;
        auto &row = table.rows.emplace_back();
        row.push_back(cell(machine ? std::string(method->id) : predictionMethodName(method->name).toStdString()));
        row.push_back(
            cell(machine ? std::string(rowProblemId(left.problem)) : leftOutReason(left.problem).toStdString()));
        row.push_back(cell(benchmarkedModel(s, b).toStdString()));
        row.push_back(cell(benchmarkedHardware(s, b).toStdString()));
        row.push_back(cell(b.id));
        row.push_back(cell(!sourced ? std::string()
                : machine           ? s.sources[b.source].id
                                    : sourceName(s.sources[b.source]).toStdString()));
    }
    print(context, table, provenance(s));
    return kDone;
}

} // namespace

int runPredictions(const Context &context, const PredictionsArguments &arguments)
{
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto &predictions = (*snapshot)->predictions;
    if (!predictions)
        return report(Error{Error::Code::noAnswer, {"chart.no_predictions", {}}, {}});
    std::vector<PredictionMethod> methods;
    for (const PredictionMethod &method : predictionMethods(predictions->fits()))
        if (arguments.method.empty() || method.name == arguments.method || method.id == arguments.method)
            methods.push_back(method);
    if (methods.empty())
        return report(Error{Error::Code::badInput, {"cli.unknown_prediction_method", {arguments.method}}, {}});
    if (arguments.leftOut)
        return printLeftOut(context, **snapshot, methods);
    const auto by = parsePredictionGroup(arguments.by);
    const bool machine = context.format != Format::table;
    ReportTable table;
    table.head = {head("method", "column.prediction_method", {}, false)};
    if (by)
        table.head.push_back(head("group", "prediction_group." + arguments.by, {}, false));
    for (const char *id : {"prediction_rows", "median_factor", "p90_factor", "bias", "held"})
        table.head.push_back(head(id, std::string("column.") + id));
    const auto add = [&](const PredictionMethod &method, std::optional<std::string> group, const ErrorSummary &errors) {
        auto &row = table.rows.emplace_back();
        row.push_back(cell(machine ? std::string(method.id) : predictionMethodName(method.name).toStdString()));
        if (by)
            row.push_back(cell(std::move(*group)));
        const auto shown = [&](double value, const QString &words) {
            row.push_back(cell(std::optional(value)));
            if (!machine)
                row.back().text = words.toStdString();
        };
        const auto count = static_cast<double>(errors.rows);
        shown(count, format::integer(count));
        for (const double size : {errors.median, errors.p90})
            shown(errorFactor(size), format::number(errorFactor(size)));
        shown(errorShare(errors.bias), format::difference(errorShare(errors.bias)));
        shown(errors.held, format::percent(errors.held));
    };
    for (const PredictionMethod &method : methods) {
        if (!by) {
            add(method, {}, summarise(method.rows));
            continue;
        }
        for (const ErrorGroup &each : errorsBy(method.rows, *by))
            add(method, machine ? each.group : predictionGroupText(**snapshot, method, *by, each.group).toStdString(),
                each.errors);
    }
    print(context, table, provenance(**snapshot));
    return kDone;
}

int runWatts(const Context &context)
{
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const bool machine = context.format != Format::table;
    ReportTable table;
    table.head
        = {head("accelerator", "column.accelerator", {}, false), head("metered", "column.measured_power_of", {}, false),
            head("instance_type", "column.instance_type", {}, false), head("runs", "column.prediction_rows"),
            head("measured_each_w", "column.measured_each_w", Unit::watts),
            head("method_each_w", "column.method_each_w", Unit::watts), head("difference", "column.method_difference"),
            head("whole_host", "column.whole_host_difference"), head("held", "column.method_held")};
    for (const PowerCheck &check : checkPower(**snapshot)) {
        const std::string basis(powerBasisId(check.basis));
        const Accelerator &accelerator = (*snapshot)->accelerators[check.accelerator];
        auto &row = table.rows.emplace_back();
        row = {cell(machine ? accelerator.key : accelerator.name),
            cell(machine ? basis : words({"measured_power_of." + basis, {}})),
            cell((*snapshot)->types[check.type].name), cell(static_cast<double>(check.runs)),
            cell(check.measuredEachW, Unit::watts), cell(check.methodEachW, Unit::watts), cell(errorShare(check.error)),
            cell(check.wholeHostError ? std::optional(errorShare(*check.wholeHostError)) : std::nullopt, {},
                {"column.not_applicable", {}}),
            cell(check.held)};
        if (machine)
            continue;
        row[3].text = format::integer(*row[3].number).toStdString();
        for (const std::size_t share : {6U, 7U})
            if (row[share].number)
                row[share].text = format::difference(*row[share].number).toStdString();
        row[8].text = format::percent(check.held).toStdString();
    }
    print(context, table, provenance(**snapshot));
    return kDone;
}

} // namespace wattfare::cli
