// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study_command.h"

#include "model/charts/build_study_charts.h"
#include "model/evaluation/answer.h"
#include "model/metrics/metric.h"
#include "model/study/decision_map.h"
#include "model/support/decimal.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/purchase_text.h"

#include <QLocale>

#include <algorithm>
#include <iostream>

// study run of a document, crossings and map.
namespace wattfare::cli {

namespace {

Result<Metric> metricOf(const std::string &id)
{
    const auto metric = parseMetric(id);
    if (!metric)
        return tl::unexpected<Error>(badStudy("cli.no_such_metric", {id}));
    return *metric;
}

// What the command line says, over the document.
Result<void> apply(Study &study, const StudyArguments &arguments)
{
    if (!arguments.axes.empty())
        study.axes.clear();
    for (const std::string &text : arguments.axes) {
        auto axis = parseAxis(text);
        if (!axis)
            return tl::unexpected<Error>(axis.error());
        study.axes.push_back(std::move(*axis));
    }
    if (!arguments.by.empty()) {
        const auto by = metricOf(arguments.by);
        if (!by)
            return tl::unexpected<Error>(by.error());
        study.by = *by;
    }
    if (!arguments.metrics.empty())
        study.keep.metrics.clear();
    for (const std::string &id : arguments.metrics) {
        const auto metric = metricOf(id);
        if (!metric)
            return tl::unexpected<Error>(metric.error());
        study.keep.metrics.push_back(*metric);
    }
    if (!arguments.candidates.empty())
        study.keep.candidates = arguments.candidates;
    study.keep.front = study.keep.front || arguments.front;
    study.seed = arguments.seed.value_or(study.seed);
    for (const SimulatedKind kind : {SimulatedKind::checkpoint, SimulatedKind::deadline, SimulatedKind::fleet})
        if (simulatedKindId(kind) == arguments.simulate) {
            if (!study.keep.simulation)
                study.keep.simulation.emplace();
            study.keep.simulation->kind = kind;
        }
    if (!study.keep.simulation && (arguments.trajectories || !arguments.quantiles.empty()))
        return tl::unexpected<Error>(badStudy("cli.study_nothing_simulated"));
    if (arguments.trajectories)
        study.keep.simulation->trajectories = *arguments.trajectories;
    if (!arguments.quantiles.empty())
        study.keep.simulation->quantiles = arguments.quantiles;
    return {};
}

Result<std::size_t> axisOf(const Study &study, const std::string &parameter)
{
    const auto axis = std::ranges::find(study.axes, parameter, &StudyAxis::parameter);
    if (axis == study.axes.end())
        return tl::unexpected<Error>(badStudy("cli.study_no_such_axis", {parameter}));
    return static_cast<std::size_t>(axis - study.axes.begin());
}

// The point at which the other axes stand: each at its first value, or at the one that --at names.
Result<std::size_t> pointOf(const Study &study, const std::vector<std::string> &at)
{
    std::vector<std::size_t> positions(study.axes.size(), 0);
    const auto pairs = keyValues(at);
    if (!pairs)
        return tl::unexpected<Error>(pairs.error());
    for (const auto &[parameter, value] : *pairs) {
        const auto axis = axisOf(study, parameter);
        if (!axis)
            return tl::unexpected<Error>(axis.error());
        const auto position = axisPosition(study.axes[*axis], value);
        if (!position)
            return tl::unexpected<Error>(badStudy("cli.study_no_such_value", {parameter, value}));
        positions[*axis] = *position;
    }
    return indexOf(study, positions);
}

StudyRunOptions optionsOf(const Context &context, const StudyArguments &arguments)
{
    StudyRunOptions options;
    options.threads = arguments.threads;
    options.progress = progress(context);
    return options;
}

nlohmann::ordered_json studyProvenance(const OpenedStudy &opened)
{
    auto meta = provenance(*opened.snapshot, opened.study.scenario.asOf);
    meta["study"] = opened.study.title;
    meta["scenario"] = opened.study.scenario.title;
    meta["by"] = std::string(metricInfo(opened.study.by).id);
    auto axes = nlohmann::ordered_json::array();
    for (const StudyAxis &axis : opened.study.axes)
        axes.push_back(axisText(axis));
    meta["axes"] = std::move(axes);
    return meta;
}

// Where the axes stand that a picture or a line does not show.
void addPlace(nlohmann::ordered_json &meta, const Study &study, std::size_t point, std::vector<std::size_t> shown)
{
    const auto positions = positionsOf(study, point);
    nlohmann::ordered_json place = nlohmann::ordered_json::object();
    for (std::size_t axis = 0; axis < study.axes.size(); ++axis)
        if (std::ranges::find(shown, axis) == shown.end())
            place[study.axes[axis].parameter] = axisValue(study.axes[axis], positions[axis]);
    if (!place.empty())
        meta["at"] = std::move(place);
}

// Who wins, by the id that compare, explain and --candidate take; for people as charts name it.
std::string nameFor(const std::string &candidate, bool people)
{
    if (!people)
        return candidate;
    if (candidate.empty())
        return words({"cli.study_nobody", {}});
    std::string name = candidate;
    std::ranges::replace_if(
        name, [](char c) { return c == '@' || c == '/'; }, ' ');
    return candidateWords(QString::fromStdString(name)).toStdString();
}

std::string titleOf(const StudyAxis &axis) { return words(studyAxis(axis).title.message); }

ReportCell yesOrNo(bool yes, bool people)
{
    return cell(people ? words({yes ? "report.yes" : "report.no", {}}) : std::string(yes ? "1" : "0"));
}

// For people: a row for each that wins somewhere, with its part of the points.
ReportTable summary(const DecisionMap &map)
{
    struct Part {
        std::size_t points = 0, tied = 0;
    };
    std::vector<Part> parts(map.candidates.size() + 1); // the last: nobody
    for (const DecisionCell &each : map.cells) {
        Part &part = parts[std::min<std::size_t>(each.winner, map.candidates.size())];
        ++part.points;
        part.tied += each.tied ? 1 : 0;
    }
    std::vector<std::size_t> order(parts.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return parts[i].points; });
    ReportTable table;
    table.head = {head("winner", "column.winner", {}, false), head("share", "column.share_of_points", {}),
        head("points", "column.points", Unit::count), head("tied", "column.tied_points", Unit::count)};
    for (const std::size_t i : order) {
        if (parts[i].points == 0)
            continue;
        ReportCell share = cell(static_cast<double>(parts[i].points) / static_cast<double>(map.cells.size()));
        share.text = format::percent(*share.number, QLocale::c()).toStdString();
        table.rows.push_back({cell(nameFor(i < map.candidates.size() ? map.candidates[i] : std::string(), true)), share,
            cell(static_cast<double>(parts[i].points), Unit::count),
            cell(static_cast<double>(parts[i].tied), Unit::count)});
    }
    return table;
}

// A row for each point, for programs.
ReportTable points(const DecisionMap &map, const Study &study)
{
    const MetricInfo &by = metricInfo(study.by);
    ReportTable table;
    const auto axisHead
        = [&](std::size_t axis) { return head(study.axes[axis].parameter, study.axes[axis].parameter, {}, false); };
    table.head = {axisHead(map.across), axisHead(map.up), head("winner", "column.winner", {}, false),
        head(std::string(by.id), "column.value", by.unit), head("tied", "column.tied", {}, false),
        head("equal", "column.equal", {}, false), head("evaluated", "column.evaluated", {}, false),
        head("reason", "column.no_winner_reason", {}, false)};
    for (std::size_t y = 0; y < map.height; ++y)
        for (std::size_t x = 0; x < map.width; ++x) {
            const DecisionCell &each = map.at(x, y);
            const bool won = each.winner < map.candidates.size();
            const std::string reason = each.reason < map.reasons.size() ? map.reasons[each.reason] : std::string();

            table.rows.push_back({cell(map.x[x]), cell(map.y[y]),
                cell(won ? map.candidates[each.winner] : std::string()), cell(each.value, by.unit, {reason, {}}),
                yesOrNo(each.tied, false), yesOrNo(each.equal, false), yesOrNo(each.evaluated, false), cell(reason)});
        }
    return table;
}

} // namespace

Error badStudy(const char *id, std::vector<Argument> args)
{
    return Error{Error::Code::badInput, {id, std::move(args)}, {}};
}

Result<OpenedStudy> openStudy(const Context &context, const StudyArguments &arguments)
{
    auto scenario = openScenario(context, arguments.scenario, arguments.settings, arguments.asOf);
    if (!scenario)
        return tl::unexpected<Error>(scenario.error());
    auto carried = studyOf(*scenario, arguments.scenario);
    if (!carried)
        return tl::unexpected<Error>(carried.error());
    OpenedStudy opened;
    if (*carried)
        opened.study = std::move(**carried);
    else {
        opened.study.title = scenario->title;
        opened.study.by = costMetric(scenario->kind);
    }
    opened.study.scenario = std::move(*scenario); // with what the command line sets
    if (const auto applied = apply(opened.study, arguments); !applied)
        return tl::unexpected<Error>(applied.error());
    if (opened.study.axes.empty())
        return tl::unexpected<Error>(badStudy("cli.study_no_axes", {arguments.scenario}));
    if (const auto fits = validateStudy(opened.study); !fits)
        return tl::unexpected<Error>(fits.error());
    if (const auto count = pointCount(opened.study); !count)
        return tl::unexpected<Error>(count.error());
    auto snapshot = openCatalog(context);
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    opened.snapshot = std::move(*snapshot);
    return opened;
}

int runStudyRun(const Context &context, const StudyArguments &arguments)
{
    std::error_code missing;
    if (std::filesystem::is_directory(arguments.scenario, missing)) {
        if (arguments.changesStudy() || !arguments.output.empty())
            return report(badStudy("cli.study_plan_is_fixed", {arguments.scenario}));
        return runStudyShard(context, arguments);
    }
    if (arguments.shard)
        return report(badStudy("study.no_plan", {arguments.scenario}));
    if (arguments.output.empty())
        return report(badStudy("cli.study_no_output"));
    if (const auto may = mayWrite(arguments.output, arguments.force); !may)
        return report(may.error());
    const auto opened = openStudy(context, arguments);
    if (!opened)
        return report(opened.error());
    if (const auto ran
        = runStudy(opened->study, opened->snapshot, WATTFARE_VERSION, arguments.output, optionsOf(context, arguments));
        !ran)
        return report(ran.error());
    note(context, words({"cli.written", {arguments.output}}));
    return kDone;
}

int runStudyCrossings(const Context &context, const StudyArguments &arguments)
{
    const auto opened = openStudy(context, arguments);
    if (!opened)
        return report(opened.error());
    const Study &study = opened->study;
    const auto along = arguments.along.empty() ? Result<std::size_t>(0) : axisOf(study, arguments.along);
    if (!along)
        return report(along.error());
    const auto point = pointOf(study, arguments.at);
    if (!point)
        return report(point.error());
    const auto found = crossings(study, opened->snapshot, *along, *point, optionsOf(context, arguments));
    if (!found)
        return report(found.error());
    const bool people = context.format == Format::table;
    const std::string &parameter = study.axes[*along].parameter;
    auto meta = studyProvenance(*opened);
    meta["along"] = parameter;
    addPlace(meta, study, *point, {*along});
    meta["more"] = found->more;
    ReportTable table;
    const ChartAxis axis = studyAxis(study.axes[*along]);
    const bool percent = people && axis.format == AxisFormat::percent;
    const Unit unit = people && !percent ? axis.unit : Unit{};
    table.head = {head("at", "column.crossing_at", unit)};
    if (!people) // the same in three digits
        table.head.push_back(head("before", "column.crossing_before", {}));
    table.head.insert(table.head.end(),
        {head("below", "column.crossing_below", {}, false), head("above", "column.crossing_above", {}, false),
            head("tied", "column.tied", {}, false)});
    for (const Crossing &crossing : found->list) {
        auto &row = table.rows.emplace_back();
        row.push_back(cell(crossing.at, unit));
        if (percent)
            row.back().text = format::percent(crossing.at, QLocale::c()).toStdString();
        if (!people)
            row.push_back(cell(crossing.before));
        row.push_back(cell(nameFor(crossing.below, people)));
        row.push_back(cell(nameFor(crossing.above, people)));
        row.push_back(yesOrNo(crossing.tied, people));
    }
    if (people) {
        std::cout << words({"cli.study_along", {titleOf(study.axes[*along])}}) << '\n';
        if (found->list.empty()) {
            std::cout << words({"cli.study_no_crossing", {}}) << '\n';
            return kDone;
        }
    }
    print(context, table, meta, "crossings");
    if (found->more != 0)
        note(context, words(crossingsCut(found->more)));
    return kDone;
}

int runStudyMap(const Context &context, const StudyArguments &arguments)
{
    const auto opened = openStudy(context, arguments);
    if (!opened)
        return report(opened.error());
    const Study &study = opened->study;
    const auto point = pointOf(study, arguments.at);
    if (!point)
        return report(point.error());
    DecisionMapOptions options;
    options.point = *point;
    options.threads = arguments.threads;
    options.progress = progress(context);
    const auto map = decisionMap(study, opened->snapshot, options);
    if (!map)
        return report(map.error());
    auto meta = studyProvenance(*opened);
    addPlace(meta, study, *point, {map->across, map->up});
    meta["across"] = study.axes[map->across].parameter;
    meta["up"] = study.axes[map->up].parameter;
    meta["evaluations"] = map->evaluations;
    if (context.format != Format::table) {
        print(context, points(*map, study), meta, "points");
        return kDone;
    }
    std::cout << words({"cli.study_map_of",
        {titleOf(study.axes[map->across]), map->width, titleOf(study.axes[map->up]), map->height, map->evaluations}})
              << '\n';
    print(context, summary(*map));
    return kDone;
}

} // namespace wattfare::cli
