// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_parts.h"

#include "model/charts/build_charts.h"
#include "model/charts/chart_kinds.h"
#include "model/economics/purchase.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/evaluation/unlike_sources.h"
#include "model/report/table_export.h"
#include "model/support/decimal.h"
#include "model/workload/document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace wattfare::report {

namespace {

ReportText say(Message message, ReportText::Style style = ReportText::Style::paragraph)
{
    return {std::move(message), style};
}

// Parameters that a kind of workload reads.
bool concerns(WorkloadKind kind, std::string_view key)
{
    const auto group = [&](std::string_view name) { return key.starts_with(name); };
    if (group("inference."))
        return kind == WorkloadKind::inference;
    if (group("training."))
        return kind == WorkloadKind::training;
    if (group("llm."))
        return kind == WorkloadKind::llmServing;
    if (group("hpc."))
        return kind == WorkloadKind::hpc;
    if (key == "model" || key == "max_estimate_factor") // an HPC run counts operations at a share of the peak
        return kind != WorkloadKind::hpc;
    return true;
}

// Lists and maps of a document as people write them: "us-east-1, us-west-2", "g4dn.2xlarge: drv-1; p4d: drv-2".
std::string listText(const std::string &text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    const auto plain
        = [](const nlohmann::json &value) { return value.is_string() ? value.get<std::string>() : value.dump(); };
    std::string out;
    if (json.is_object()) {
        for (const auto &[key, value] : json.items())
            out += (out.empty() ? "" : "; ") + key + ": " + plain(value);
        return out;
    }
    if (json.is_array()) {
        for (const auto &value : json)
            out += (out.empty() ? "" : ", ") + plain(value);
        return out;
    }
    for (const char c : text) {
        out += c;
        if (c == ',')
            out += ' ';
    }
    return out;
}

// "Tesla V100-SXM2-32GB (SXM3-class clocks in p3dn not published)": the remark is for the inspector.
std::string acceleratorName(const Snapshot &snapshot, const InstanceType &type)
{
    if (type.accelerator == kNone)
        return "CPU";
    const std::string &name = snapshot.accelerators[type.accelerator].name;
    return name.substr(0, name.find(" ("));
}

constexpr std::string_view kNotAssumptions[]
    = {"title", "preset", "pinned", "baseline", "inputs", "catalog.version", "catalog.hash"};

} // namespace

namespace {

// A report counts instances, where other tables show a bare number.
Unit unitOf(Metric metric, Unit unit) { return metricInfo(metric).style == NumberStyle::whole ? Unit::count : unit; }

} // namespace

std::string modelName(const Results &results)
{
    const std::string &key = results.scenario().model;
    const ModelIndex model = results.snapshot().model(key);
    return model == kNone || results.snapshot().models[model].name.empty() ? key
                                                                           : results.snapshot().models[model].name;
}

ReportTable::Head columnHead(const Results &results, Metric metric)
{
    // A column has little room: what a million counts stands in the answer, unless it is another number.
    const bool million = partsOf(workUnit(results.scenario(), results.snapshot())) == 1;
    std::string title = million ? std::string("metric.") + metricInfo(metric).id : wordsOf(results, metric);
    return {{std::move(title), {}}, unitOf(metric, metricInfo(metric).unit), metricInfo(metric).id, true,
        NumberForm::byUnit};
}

ReportCell nameCell(std::string name)
{
    ReportCell cell;
    cell.text = std::move(name);
    return cell;
}

ReportCell optionCell(std::string id)
{
    ReportCell cell;
    cell.message = {"report.option", {id}};
    cell.text = std::move(id);
    return cell;
}

ReportCell metricCell(const Results &results, std::size_t row, Metric metric)
{
    ReportCell cell;
    cell.unit = unitOf(metric, metricUnit(metric, results.scenario().kind));
    cell.number = results.value(row, metric);
    if (!cell.number) {
        cell.reason = results.reason(row, metric);
        return cell;
    }
    if (metricInfo(metric).style == NumberStyle::percent)
        cell.form = NumberForm::percent;
    if (const auto range = results.range(row, metric)) {
        cell.low = range->low;
        cell.high = range->high;
    }
    cell.figureClass = results.metricClass(row, metric);
    return cell;
}

std::vector<Metric> keyMetrics(WorkloadKind kind)
{
    return {
        isFleet(kind) ? Metric::instances : Metric::hours, costMetric(kind), energyMetric(kind), carbonMetric(kind)};
}

std::vector<Metric> mainMetrics(WorkloadKind kind)
{
    std::vector<Metric> metrics = keyMetrics(kind);
    metrics.push_back(kind == WorkloadKind::training ? Metric::usdPerMillion : Metric::usdPerHour);
    return metrics;
}

ReportSection assumptionsSection(const Context &c)
{
    const Scenario &scenario = c.results.scenario();
    const Scenario defaults;
    ReportSection section;
    ReportKeyValues values;
    for (const ParameterInfo &info : scenarioParameters()) {
        const std::string_view key = info.key;
        if (!concerns(scenario.kind, key)
            || std::find(std::begin(kNotAssumptions), std::end(kNotAssumptions), key) != std::end(kNotAssumptions))
            continue;
        const auto text = parameterText(scenario, key);
        const auto usual = parameterText(defaults, key);
        if (!text || text->empty() || *text == "none" || *text == "[]")
            continue;
        if (key == "levers") {
            for (const std::string &id : scenario.levers) {
                ReportCell lever = nameCell(id);
                lever.message = {"lever.name." + id, {}};
                lever.figureClass = FigureClass::user;
                values.rows.emplace_back(Message{"parameter." + std::string(key), {}}, std::move(lever));
            }
            continue;
        }
        ReportCell cell;
        cell.unit = info.unit == Unit::one ? Unit::none : info.unit;
        switch (info.type) {
        case ParameterType::number:
        case ParameterType::integer:
            cell.number = parseFinite(*text);
            cell.form = info.share ? NumberForm::exactPercent : NumberForm::exact; // as the person typed it
            if (key.ends_with(".service_scv")) {
                const double scv = cell.number.value_or(0);
                cell = nameCell(*text);
                cell.message = scv == 1 ? Message{"report.service_exponential", {}}
                    : scv == 0          ? Message{"report.service_constant", {}}
                                        : Message{"report.service_scv", {scv}};
            }
            if (info.none && (cell.number == 0.0 || cell.number == info.none)) {
                cell = nameCell(*text); // further apart than any run is long: none
                cell.message = {*text == "0" ? "report.best_checkpoints" : "report.no_checkpoints", {}};
            }
            if (key == "energy.lifetime_h" && cell.number >= 2 * kHoursPerYear
                && std::fmod(*cell.number, kHoursPerYear) == 0.0) { // as the window has it
                *cell.number /= kHoursPerYear;
                cell.unit = Unit::years;
            }
            break;
        case ParameterType::boolean: cell.message = {*text == "true" ? "report.yes" : "report.no", {}}; break;
        case ParameterType::choice:
            cell.text = *text;
            cell.message = {"report.choice", {*text}};
            break;
        default:
            cell.text = listText(*text);
            if (key == "purchase")
                cell.message = {"report.options", {*text}};
            else if (const ModelIndex model = key == "model" ? c.results.snapshot().model(*text) : kNone;
                     model != kNone)
                cell.message = {"text.literal", {c.results.snapshot().models[model].name}};
        }
        cell.figureClass = usual && *usual == *text ? FigureClass::assumption : FigureClass::user;
        values.rows.emplace_back(Message{"parameter." + std::string(key), {}}, std::move(cell));
    }
    section.blocks.emplace_back(std::move(values));
    section.blocks.emplace_back(say({"report.assumptions_note", {}}, ReportText::Style::note));
    return section;
}

namespace {

// Why a row does not count: the words of the window's column.
Message leftOutOf(const Results &results, std::size_t row)
{
    static const ResultColumn *const column = findResultColumn("left_out");
    return {"report.left_out", {std::string(column->text(results, row))}};
}

// Why a row names no benchmark: its rate is of another kind, or it has none.
Message noBenchmark(const Results &results, std::size_t row)
{
    switch (results.throughputRule(row)) {
    case ThroughputRule::none: return results.reason(row, Metric::throughputPerSecond);
    case ThroughputRule::own: return {"column.benchmark_own", {}};
    case ThroughputRule::peak: return {"column.benchmark_peak", {}};
    default: return {"column.benchmark_fitted", {}};
    }
}

// The latency that a benchmark gives, against the limit.
ReportCell latencyCell(const Results &results, std::size_t row)
{
    ReportCell cell;
    cell.unit = "ms";
    if (const BenchmarkIndex index = results.benchmark(row); index != kNone) {
        const Benchmark &benchmark = results.snapshot().benchmarks[index];
        cell.number = benchmark.latencyP99Ms;
        cell.figureClass = benchmark.cls;
        if (!cell.number)
            cell.reason = {"throughput.latency_unknown", {benchmark.id}};
    } else {
        cell.reason = {"column.not_known", {}};
    }
    return cell;
}

// Candidates that a workload comes near to: those with a cost, then those that are too slow, too small or overloaded.
std::vector<std::size_t> nearestRows(const Results &results, std::size_t limit)
{
    const Metric cost = costMetric(results.scenario().kind);
    std::vector<std::size_t> rows = rankedRows(results, cost, limit, false);
    for (std::size_t row = 0; row < results.size() && rows.size() < limit; ++row) {
        const RowStatus status = results.status(row);
        if (!results.value(row, cost) && status != RowStatus::ok && status != RowStatus::noPrice
            && status != RowStatus::noThroughput)
            rows.push_back(row);
    }
    return rows;
}

// Where nothing counts: who would have, and why not.
std::optional<ReportTable> nearestTable(const Context &c)
{
    constexpr std::size_t kNearest = 12;
    const Results &r = c.results;
    const Scenario &scenario = r.scenario();
    const auto rows = nearestRows(r, kNearest);
    if (rows.empty())
        return std::nullopt;
    ReportTable table;
    table.id = "left_out";
    table.title = {"report.left_out_title", {}};
    table.head.push_back({{"column.candidate", {}}, "", "candidate", false, NumberForm::byUnit});
    table.head.push_back({{"column.left_out", {}}, "", "left_out", false, NumberForm::byUnit});
    const bool limited = scenario.kind == WorkloadKind::inference && scenario.inference.latencyLimitMs.has_value();
    if (limited)
        table.head.push_back({{"report.latency_p99", {}}, "ms", "latency_ms_p99", true, NumberForm::byUnit});
    const std::vector<Metric> metrics = keyMetrics(scenario.kind);
    for (const Metric metric : metrics)
        table.head.push_back(columnHead(r, metric));
    for (const std::size_t row : rows) {
        std::vector<ReportCell> cells{nameCell(candidateLabel(r, row)), {}};
        cells[1].message = leftOutOf(r, row);
        if (limited)
            cells.push_back(latencyCell(r, row));
        for (const Metric metric : metrics)
            cells.push_back(metricCell(r, row, metric));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

ReportSection rankingSection(const Context &c)
{
    const Results &r = c.results;
    const Scenario &scenario = r.scenario();
    ReportSection section;
    ReportTable table;
    table.id = "ranking";
    table.title = {"report.ranking_title", {wordsOf(r, c.metric)}};
    const bool regions = scenario.regions.size() > 1, options = scenario.purchase.size() > 1;
    table.head.push_back({{"column.instance_type", {}}, "", "instance_type", false, NumberForm::byUnit});
    table.head.push_back({{"column.accelerator", {}}, "", "accelerator", false, NumberForm::byUnit});
    if (regions)
        table.head.push_back({{"column.region", {}}, "", "region", false, NumberForm::byUnit});
    if (options)
        table.head.push_back({{"column.purchase_option", {}}, "", "purchase_option", false, NumberForm::byUnit});
    const auto metrics = mainMetrics(scenario.kind);
    for (const Metric metric : metrics) {
        table.head.push_back(columnHead(r, metric));
        table.head.back().ranged = true;
    }
    const auto rows = rankedRows(r, c.metric, c.options.rankedRows);
    // What is the same all down is said once, below the table.
    const bool classes = std::any_of(rows.begin(), rows.end(),
        [&](std::size_t row) { return r.throughputClass(row) != r.throughputClass(rows.front()); });
    const bool dates = std::any_of(
        rows.begin(), rows.end(), [&](std::size_t row) { return r.priceDate(row) != r.priceDate(rows.front()); });
    table.head.push_back(
        {{"column.throughput_class", {}}, "", "throughput_class", false, NumberForm::byUnit, !classes});
    table.head.push_back({{"column.price_date", {}}, "", "price_date", false, NumberForm::byUnit, !dates});
    table.keyColumns = 1;
    std::vector<double> best(metrics.size(), 0);
    for (std::size_t m = 0; m < metrics.size(); ++m) {
        bool any = false;
        for (const std::size_t row : rows)
            if (const auto x = r.value(row, metrics[m]))
                if (!any || (metricInfo(metrics[m]).lowerIsBetter ? *x < best[m] : *x > best[m])) {
                    best[m] = *x;
                    any = true;
                }
    }
    for (const std::size_t row : rows) {
        const Candidate &candidate = r.candidate(row);
        const InstanceType &type = r.snapshot().types[candidate.type];
        std::vector<ReportCell> cells{nameCell(type.name)};
        cells.push_back(nameCell(acceleratorName(r.snapshot(), type)));
        if (regions)
            cells.push_back(nameCell(r.snapshot().regions[candidate.region].code));
        if (options)
            cells.push_back(optionCell(scenario.purchase[candidate.option].id()));
        for (std::size_t m = 0; m < metrics.size(); ++m) {
            ReportCell cell = metricCell(r, row, metrics[m]);
            cell.best = cell.number && *cell.number == best[m];
            cells.push_back(std::move(cell));
        }
        ReportCell cls;
        cls.text = figureClassId(r.throughputClass(row)); // for programs, in every language
        cls.message = {"figure_class." + cls.text, {}};
        cls.figureClass = r.throughputClass(row);
        if (r.benchmark(row) != kNone && r.snapshot().benchmarks[r.benchmark(row)].source != kNone)
            cls.sources = {r.snapshot().sources[r.snapshot().benchmarks[r.benchmark(row)].source].id};
        cells.push_back(std::move(cls));
        const auto date = r.priceDate(row);
        cells.push_back(date ? nameCell(date->iso()) : ReportCell{});
        table.rows.push_back(std::move(cells));
    }
    std::size_t counted = 0;
    for (std::size_t row = 0; row < r.size(); ++row)
        counted += r.qualifies(row) ? 1U : 0U;
    if (counted > rows.size())
        table.notes.push_back({"report.ranking_cut", {rows.size(), counted}});
    table.notes.push_back({"report.ranking_of", {counted, r.size()}});
    if (const auto currency = currencySentence(scenario))
        table.notes.push_back(*currency);
    if (!classes && !rows.empty())
        table.notes.push_back(
            {"report.same_class", {"figure_class." + std::string(figureClassId(r.throughputClass(rows.front())))}});
    if (!dates && !rows.empty() && r.priceDate(rows.front()))
        table.notes.push_back({"report.same_price_date", {*r.priceDate(rows.front())}});
    section.blocks.emplace_back(std::move(table));
    if (counted == 0)
        if (auto nearest = nearestTable(c))
            section.blocks.emplace_back(std::move(*nearest));
    if (auto risk = spotRiskTable(c, rows))
        section.blocks.emplace_back(std::move(*risk));
    if (auto owed = commitmentTable(c, rows))
        section.blocks.emplace_back(std::move(*owed));
    if (auto front = frontTable(c))
        section.blocks.emplace_back(std::move(*front));
    return section;
}

namespace {

// Watts known only as a ratio (energy 2.2): the range of the ratio of the energy, beside the two ranges.
void addPublishedRatios(ReportTable &table, const Context &c)
{
    const Results &r = c.results;
    MetricComparer comparer(r);
    std::set<TypeIndex> said; // in every region and option of a type the ratio is the same but for the PUE
    for (const std::size_t row : c.pinned) {
        const auto d = row == *c.baseline ? std::nullopt
                                          : comparer.difference(row, *c.baseline, energyMetric(r.scenario().kind));
        if (!d || !d->publishedRatio || !said.insert(r.candidate(row).type).second)
            continue;
        const auto typeOf = [&](std::size_t i) { return r.snapshot().types[r.candidate(i).type].name; };
        // First the type whose watts are known only so; the ratio is then that of the first to the second.
        if (d->ratioOfBaseline)
            table.notes.push_back({"report.published_ratio",
                {typeOf(*c.baseline), typeOf(row), 1.0 / d->ratio, 1.0 / d->high, 1.0 / d->low}});
        else
            table.notes.push_back(
                {"report.published_ratio", {typeOf(row), typeOf(*c.baseline), d->ratio, d->low, d->high}});
    }
}

} // namespace

ReportSection comparisonSection(const Context &c)
{
    ReportSection section;
    if (c.pinned.size() < 2)
        return section;
    const Results &r = c.results;
    ReportTable table;
    table.id = "comparison";
    table.title = {c.baseline ? "report.comparison_title" : "report.comparison_plain",
        {c.baseline ? candidateLabel(r, *c.baseline) : std::string()}};
    table.head.push_back({{"report.metric", {}}, "", "metric", false, NumberForm::byUnit});
    for (const std::size_t row : c.pinned)
        table.head.push_back(
            {{"report.literal", {candidateLabel(r, row)}}, "", r.candidateId(row), true, NumberForm::byUnit});
    MetricComparer comparer(r);
    // A best that cannot be told from another is none.
    const auto alike = [&](const std::vector<ReportCell> &cells, std::size_t a, std::size_t b, const MetricInfo *info) {
        if (info != nullptr)
            if (const auto d = comparer.difference(c.pinned[a - 1], c.pinned[b - 1], info->metric))
                return d->indistinct();
        return cells[a].low && cells[b].low && *cells[a].low <= *cells[b].high && *cells[b].low <= *cells[a].high;
    };
    const auto addRow = [&](Message title, auto cellOf, bool lowerIsBetter, bool ranked,
                            const MetricInfo *info = nullptr) {
        std::vector<ReportCell> cells(1);
        cells[0].message = std::move(title);
        std::optional<double> best, base;
        if (c.baseline)
            base = cellOf(*c.baseline).number;
        for (const std::size_t row : c.pinned) {
            cells.push_back(cellOf(row));
            const auto &x = cells.back().number;
            if (x && base && *base != 0 && *x != *base)
                cells.back().ratio = *x / *base;
            if (x && r.qualifies(row) && (!best || (lowerIsBetter ? *x < *best : *x > *best)))
                best = x;
        }
        bool differs = false;
        for (std::size_t i = 2; i < cells.size(); ++i)
            differs = differs || cells[i].number != cells[1].number || cells[i].text != cells[1].text
                || cells[i].message != cells[1].message;
        if (ranked && differs && best) {
            const auto winner
                = static_cast<std::size_t>(std::find_if(cells.begin() + 1, cells.end(), [&](const ReportCell &cell) {
                      return cell.number == best;
                  }) - cells.begin());
            for (std::size_t i = 1; i < cells.size() && ranked; ++i)
                if (cells[i].number && cells[i].number != best && r.qualifies(c.pinned[i - 1]))
                    ranked = !alike(cells, i, winner, info);
        }
        for (std::size_t i = 1; i < cells.size(); ++i) {
            cells[i].best
                = ranked && differs && cells[i].number && cells[i].number == best && r.qualifies(c.pinned[i - 1]);
            cells[i].highlighted = differs;
        }
        table.rows.push_back(std::move(cells));
    };
    const auto type
        = [&](std::size_t row) -> const InstanceType & { return r.snapshot().types[r.candidate(row).type]; };
    if (!std::all_of(c.pinned.begin(), c.pinned.end(), [&](std::size_t row) { return r.qualifies(row); })) {
        addRow(
            {"report.counts", {}},
            [&](std::size_t row) {
                ReportCell cell;
                cell.message = leftOutOf(r, row);
                return cell;
            },
            true, false);
        if (r.scenario().kind == WorkloadKind::inference && r.scenario().inference.latencyLimitMs)
            addRow(
                {"report.latency_p99", {}}, [&](std::size_t row) { return latencyCell(r, row); }, true, false);
    }
    addRow(
        {"column.accelerator", {}}, [&](std::size_t row) { return nameCell(acceleratorName(r.snapshot(), type(row))); },
        true, false);
    const auto plain = [](std::optional<double> x, Unit unit) {
        ReportCell cell;
        cell.number = x;
        cell.unit = unit;
        cell.form = NumberForm::exact; // published
        if (!x)
            cell.reason = {"column.not_known", {}};
        return cell;
    };
    addRow(
        {"column.gpus", {}}, [&](std::size_t row) { return plain(type(row).acceleratorCount, "count"); }, false, false);
    addRow(
        {"column.vcpus", {}}, [&](std::size_t row) { return plain(type(row).vcpus, "count"); }, false, false);
    addRow(
        {"column.memory_gib", {}}, [&](std::size_t row) { return plain(type(row).memoryGib, "GiB"); }, false, false);
    addRow(
        {"column.network_gbps", {}}, [&](std::size_t row) { return plain(type(row).networkGbps, "Gbit/s"); }, false,
        false);
    for (const MetricInfo &info : allMetrics())
        if (r.applies(info.metric))
            addRow(
                {wordsOf(r, info.metric), {}}, [&](std::size_t row) { return metricCell(r, row, info.metric); },
                info.lowerIsBetter, !info.has(kUnjudged), &info);
    if (r.scenario().kind == WorkloadKind::llmServing) {
        const auto addWait = [&](const char *title, auto timesOf) {
            addRow(
                {title, {}},
                [&](std::size_t row) {
                    const auto &[median, low, high] = timesOf(r.requestWait(row));
                    ReportCell cell = plain(median, "ms");
                    cell.form = NumberForm::byUnit;
                    cell.low = low;
                    cell.high = high;
                    if (median)
                        cell.figureClass = r.throughputClass(row);
                    return cell;
                },
                true, true);
        };
        using Times = std::array<std::optional<double>, 3>;
        addWait("column.ttft_ms", [](const RequestWait &w) { return Times{w.ttftMs, w.ttftLowMs, w.ttftHighMs}; });
        addWait("column.tpot_ms", [](const RequestWait &w) { return Times{w.tpotMs, {}, {}}; });
    }
    if (isFleet(r.scenario().kind)) {
        const auto addSum = [&](const char *title, double (*over)(double)) {
            addRow(
                {title, {}},
                [&](std::size_t row) {
                    ReportCell cell = metricCell(r, row, Metric::usdPerHour);
                    for (auto *each : {&cell.number, &cell.low, &cell.high})
                        if (*each)
                            *each = over(**each);
                    cell.unit = "USD";
                    return cell;
                },
                true, true, &metricInfo(Metric::usdPerHour));
        };
        addSum("report.usd_per_month", [](double x) { return usdPerMonth(x); });
        addSum("report.usd_per_year", [](double x) { return usdPerYear(x); });
    }
    addRow(
        {"column.price_date", {}},
        [&](std::size_t row) {
            const auto date = r.priceDate(row);
            ReportCell cell = nameCell(date ? date->iso() : "");
            if (!date)
                cell.reason = r.reason(row, Metric::priceUsdPerHour);
            return cell;
        },
        true, false);
    addRow(
        {"column.benchmark", {}},
        [&](std::size_t row) {
            ReportCell cell = nameCell(r.benchmark(row) == kNone ? "" : r.snapshot().benchmarks[r.benchmark(row)].id);
            if (cell.text.empty())
                cell.reason = noBenchmark(r, row);
            else
                cell.figureClass = r.throughputClass(row);
            return cell;
        },
        true, false);
    if (c.baseline)
        addPublishedRatios(table, c);
    if (auto unlike = unlikeSourcesSentence(r, c.pinned))
        table.notes.push_back(std::move(*unlike));
    section.blocks.emplace_back(std::move(table));
    return section;
}

namespace {

// Of several regions and options of a type the first: an instance draws the same power however it is bought.
std::vector<std::size_t> oneOfEachType(const Results &results, const std::vector<std::size_t> &rows)
{
    std::vector<std::size_t> kept;
    std::set<TypeIndex> seen;
    for (const std::size_t row : rows)
        if (seen.insert(results.candidate(row).type).second)
            kept.push_back(row);
    return kept;
}

// Where two purchase options of the cheapest type cost the same, as numbers beside the chart.
ReportTable breakEvenTable(const Results &r, const Candidate &candidate)
{
    const PurchaseBreakEvens found = purchaseBreakEvens(r, candidate.type, candidate.region, CostAxis::utilisation);
    ReportTable table;
    table.id = "break_even";
    table.title = {"report.break_even_title",
        {r.snapshot().types[candidate.type].name, r.snapshot().regions[candidate.region].code}};
    table.head = {{{"report.option_a", {}}, "", "option", false, NumberForm::byUnit},
        {{"report.option_b", {}}, "", "compared_with", false, NumberForm::byUnit},
        {{"report.break_even_at", {}}, "1", "utilisation", true, NumberForm::percent},
        {{"report.break_even_cost", {}}, "USD/h", "usd_per_useful_hour", true, NumberForm::byUnit},
        {{"report.cheaper_below", {}}, "", "cheaper_below", false, NumberForm::byUnit},
        {{"report.cheaper_above", {}}, "", "cheaper_above", false, NumberForm::byUnit}};
    table.keyColumns = 2;
    for (const BreakEven &pair : found.pairs) {
        const auto name = [&](std::optional<std::size_t> option) {
            return option ? optionCell(found.options[*option].id) : ReportCell{};
        };
        std::vector<ReportCell> row{
            name(pair.a), name(pair.b), {}, {}, name(pair.cheaperBelow), name(pair.cheaperAbove)};
        row[2].number = pair.at;
        row[3].number = pair.usdPerHour;
        if (!pair.at) {
            const Message why = pair.cheaperBelow
                ? Message{"report.never_breaks_even", {found.options[*pair.cheaperBelow].id}}
                : Message{"report.same_cost", {}};
            for (std::size_t cell = 2; cell < row.size(); ++cell)
                if (!row[cell].number && row[cell].text.empty())
                    row[cell].reason = why;
        }
        table.rows.push_back(std::move(row));
    }
    const bool committed = std::any_of(
        found.options.begin(), found.options.end(), [](const CostOption &option) { return option.reservedUsd > 0; });
    table.notes.push_back(committed
            ? Message{"report.break_even_note", {}}
            : Message{"chart.caption_no_commitment", {r.asOf(), r.snapshot().identity.version}});
    if (found.oldest)
        table.notes.push_back({"report.older_option", {found.oldest->first, found.oldest->second}});
    return table;
}

} // namespace

ReportSection chartsSection(const Context &c)
{
    ReportSection section;
    const Results &r = c.results;
    const std::vector<std::size_t> shown = rankedRows(r, costMetric(r.scenario().kind), 12);
    if (shown.empty())
        return section;
    ChartQuestion question{r, c.answer};
    question.compared = oneOfEachType(r, c.pinned.empty() ? shown : c.pinned);
    if (c.answer.cheapest) {
        question.row = c.answer.cheapest;
        question.candidate = r.candidate(*c.answer.cheapest);
    }
    for (const ChartKindInfo *each : reportedChartKinds()) {
        if (each->ofOne() && !question.row)
            continue;
        for (ChartSpec &chart : each->report(question))
            section.blocks.emplace_back(ReportChart{std::move(chart)});
        if (each->choice == ChartChoice::costAxis)
            if (ReportTable table = breakEvenTable(r, *question.candidate); !table.rows.empty())
                section.blocks.emplace_back(std::move(table));
        if (each->choice == ChartChoice::month)
            addHourlyCarbon(section, c);
    }
    return section;
}

} // namespace wattfare::report
