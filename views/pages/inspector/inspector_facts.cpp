// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/inspector/inspector_facts.h"

#include "model/catalog/commitments.h"
#include "model/catalog/staleness.h"
#include "model/energy/measured_power.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/throughput/work_unit.h"
#include "views/words/column_text.h"
#include "views/words/figure_choice.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace wattfare {

namespace {

class InspectorText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

QString withUnit(const QString &value, Unit unit)
{
    if (isPure(unit) || value == format::dash())
        return value;
    return withUnitWords(value, unit);
}

// "14.1 (9.8 to 19.2)" of the formatter, taken apart: the unit stands by the value, the range may stand below it.
void setValue(Fact &fact, const QString &value, const QString &whole, Unit unit)
{
    fact.value = withUnit(whole.startsWith(value) ? value : whole, unit);
    fact.range = whole.startsWith(value) ? whole.mid(value.size()).trimmed() : QString();
}

void add(
    FactGroup &group, const QString &name, const QString &value, const QString &source = {}, const QString &date = {})
{
    Fact fact;
    fact.name = name;
    fact.value = value;
    fact.source = source;
    fact.date = date;
    group.facts.push_back(std::move(fact));
}

void addNumber(
    FactGroup &group, const QString &name, std::optional<double> value, Unit unit, const QString &source = {})
{
    if (value)
        add(group, name, withUnit(format::full(value), unit), source);
}

// ---- Result ---------------------------------------------------------------------------------------------------------

FactGroup resultFacts(const ViewData &data, std::size_t row)
{
    FactGroup group{InspectorText::tr("Result"), {}, true};
    const Results &results = *data.results;
    if (results.status(row) != RowStatus::ok)
        add(group, InspectorText::tr("Status"),
            results.status(row) == RowStatus::noThroughput && results.scenario().kind == WorkloadKind::hpc
                ? InspectorText::tr("FP64 rate not known") // HPC counts operations, no benchmark
                : results.status(row) == RowStatus::noThroughput
                ? InspectorText::tr("no benchmark that fits") // others stand below
                : statusWord(results.status(row)));
    for (const ResultColumn &column : resultColumns()) {
        if (!column.metric)
            continue;
        const Metric metric = *column.metric;
        const auto value = results.value(row, metric);
        if (!value)
            continue;
        Fact fact;
        fact.name = metricName(metric, results.scenario(), results.snapshot());
        fact.name[0] = fact.name[0].toUpper();
        const format::Style style = columnStyle(column);
        const auto range = results.range(row, metric);
        const QString plainValue = format::styled(*value, style);
        setValue(fact, plainValue, range ? format::styledRange(*value, range->low, range->high, style) : plainValue,
            format::takesUnit(style) ? columnUnit(column, data.scenario.kind) : Unit::none);
        fact.cls = results.metricClass(row, metric);
        fact.note = columnHelp(withWorkUnit(column.id, results.scenario(), results.snapshot()));
        fact.section = QString::fromUtf8(metricInfo(metric).section);
        group.facts.push_back(std::move(fact));
    }
    if (results.standing(row) == Standing::excluded) {
        add(group, InspectorText::tr("Excluded"), valueWord("left_out", exclusionText(results, row)));
        if (const auto chance = chanceMissed(results, row))
            group.facts.back().note = text(*chance);
    }
    return group;
}

// ---- Benchmarks -----------------------------------------------------------------------------------------------------

QString benchmarkScenario(std::string_view scenario)
{
    if (scenario == "offline")
        return InspectorText::tr("offline");
    if (scenario == "server")
        return InspectorText::tr("server");
    if (scenario == "interactive")
        return InspectorText::tr("interactive");
    if (scenario == "single-stream")
        return InspectorText::tr("single stream");
    if (scenario == "real-time")
        return InspectorText::tr("real time");
    if (scenario == "batch")
        return InspectorText::tr("in batches");
    if (scenario == "training")
        return InspectorText::tr("training");
    if (scenario == "time-to-train")
        return InspectorText::tr("time to train");
    return plain(scenario);
}

QString benchmarkConditions(const Benchmark &b)
{
    QStringList parts;
    if (!b.scenario.empty())
        parts << benchmarkScenario(b.scenario);
    if (!b.precision.empty())
        parts << plain(b.precision);
    if (b.batchSize)
        parts << InspectorText::tr("batch %1").arg(format::integer(*b.batchSize));
    if (b.sequenceLength)
        parts << InspectorText::tr("sequence %1").arg(format::integer(*b.sequenceLength));
    if (b.inputTokens && b.outputTokens)
        parts << InspectorText::tr("%1 in, %2 out")
                     .arg(format::integer(*b.inputTokens), format::integer(*b.outputTokens));
    if (b.acceleratorCount > 0)
        parts << InspectorText::tr("%1 accelerators", nullptr, static_cast<int>(b.acceleratorCount))
                     .arg(format::full(b.acceleratorCount));
    if (b.nodes > 1)
        parts << InspectorText::tr("%1 nodes").arg(format::integer(b.nodes));
    if (b.latencyP99Ms)
        parts << InspectorText::tr("p99 %1 ms").arg(format::number(*b.latencyP99Ms));
    if (const auto basis = powerBasisOf(b)) {
        const QString metered = valueWord("measured_power_of", powerBasisId(*basis));
        const auto joules = joulesPerUnit(b);
        parts << (joules ? InspectorText::tr("%1 W metered (%2): %3 J per unit")
                               .arg(format::integer(*b.measuredPowerW), metered, format::number(*joules))
                         : InspectorText::tr("%1 W metered (%2)").arg(format::integer(*b.measuredPowerW), metered));
    }
    return listed(parts);
}

// What one knows a benchmark by: how it was run. Its id stands in the note.
QString benchmarkName(const Benchmark &b)
{
    QStringList parts;
    if (!b.scenario.empty())
        parts << benchmarkScenario(b.scenario);
    if (b.batchSize)
        parts << InspectorText::tr("batch %1").arg(format::integer(*b.batchSize));
    else if (!b.precision.empty())
        parts << plain(b.precision);
    if (b.sequenceLength)
        parts << InspectorText::tr("sequence %1").arg(format::integer(*b.sequenceLength));
    if (b.inputTokens && b.outputTokens)
        parts << InspectorText::tr("%1 in, %2 out")
                     .arg(format::integer(*b.inputTokens), format::integer(*b.outputTokens));
    QString name = parts.isEmpty() ? plain(b.id) : listed(parts);
    name[0] = name[0].toUpper();
    return name;
}

FactGroup benchmarkFacts(
    const ViewData &data, const InstanceType &type, TypeIndex typeIndex, std::optional<std::size_t> row)
{
    FactGroup group{InspectorText::tr("Benchmarks of this model"), {}, true};
    const Snapshot &snapshot = *data.snapshot;
    const ModelIndex model = snapshot.model(data.scenario.model);
    if (model == kNone)
        return group;
    const BenchmarkIndex chosen = row ? data.results->benchmark(*row) : kNone;
    BenchmarkIndex above = kNone; // of a rate between two measured loads
    if (row && chosen != kNone) {
        add(group, InspectorText::tr("Chosen because"), ruleWord(data.results->throughputRule(*row)));
        const ThroughputPlan plan = data.results->source().throughputPlan(typeIndex);
        if (const Message between = plan.betweenLoads(snapshot); !between.id.empty()) {
            above = plan.point->above;
            add(group, InspectorText::tr("Between two loads"), text(between));
        }
    }
    std::vector<std::pair<int, BenchmarkIndex>> order;
    for (const BenchmarkIndex index : snapshot.benchmarksOf(model)) {
        const Benchmark &b = snapshot.benchmarks[index];
        if (index == chosen || index == above)
            order.emplace_back(0, index);
        else if (b.type == typeIndex)
            order.emplace_back(1, index);
        else if (type.accelerator != kNone && b.accelerator == type.accelerator)
            order.emplace_back(2, index);
    }
    // Of one origin by how they were run, shortest sequence and smallest batch first.
    std::stable_sort(order.begin(), order.end(), [&](const auto &a, const auto &b) {
        const auto place = [&](const auto &each) {
            const Benchmark &run = snapshot.benchmarks[each.second];
            return std::tuple(each.first, std::string_view(run.scenario), std::string_view(run.precision),
                run.sequenceLength.value_or(0.0), run.batchSize.value_or(0.0));
        };
        return place(a) < place(b);
    });
    for (const auto &[rank, index] : order) {
        const Benchmark &b = snapshot.benchmarks[index];
        Fact fact;
        const QString name = benchmarkName(b);
        fact.name = rank == 0 && above != kNone ? index == above ? InspectorText::tr("%1 (load above)").arg(name)
                                                                 : InspectorText::tr("%1 (load below)").arg(name)
            : rank == 0 ? InspectorText::tr("%1 (chosen)").arg(name)
            : rank == 1                         ? name
                                                : InspectorText::tr("%1 (same accelerator)").arg(name);
        fact.value = b.throughput ? withUnit(format::number(b.throughput), knownUnit(b.unit))
            : b.latencyP50Ms      ? InspectorText::tr("p50 %1 ms").arg(format::number(*b.latencyP50Ms))
            : b.latencyP99Ms      ? InspectorText::tr("p99 %1 ms").arg(format::number(*b.latencyP99Ms))
                                  : format::dash();
        const bool known = b.throughput || b.latencyP50Ms || b.latencyP99Ms;
        if (known)
            fact.cls = b.cls;
        fact.chosen = rank == 0;
        if (b.source < snapshot.sources.size())
            fact.source = sourceName(snapshot.sources[b.source]);
        fact.date = plain(b.date);
        fact.note = benchmarkConditions(b) + QStringLiteral(" · ") + plain(b.id);
        if (!known)
            fact.note = InspectorText::tr("No throughput was published") + QStringLiteral(" · ") + fact.note;
        fact.benchmark = b.id;
        UserChoice own;
        own.kind = UserChoice::Kind::throughput;
        own.type = type.name;
        own.model = snapshot.models[model].key;
        own.quantity = b.training ? "training" : "inference";
        own.unit = b.unit;
        own.value = b.type == typeIndex && b.throughput ? *b.throughput / std::max(1.0, b.nodes) : 0.0;
        own.sequenceLength = b.sequenceLength;
        own.precision = b.precision;
        fact.own = own;
        if (!b.status.empty() && b.status != "current")
            fact.note += QStringLiteral(" · ") + plain(b.status);
        group.facts.push_back(std::move(fact));
    }
    if (order.empty())
        add(group, InspectorText::tr("The catalogue has no benchmark of this model on this type or its accelerator."),
            {});
    return group;
}

// ---- Prices ---------------------------------------------------------------------------------------------------------

UserChoice ownPriceOf(const Snapshot &s, const Candidate &c, std::string option, double usdPerHour)
{
    UserChoice own;
    own.kind = UserChoice::Kind::price;
    own.type = s.types[c.type].name;
    own.region = s.regions[c.region].code;
    own.option = std::move(option);
    own.value = usdPerHour;
    return own;
}

FactGroup priceFacts(const ViewData &data, const Candidate &c)
{
    FactGroup group{InspectorText::tr("Prices in %1").arg(plain(data.snapshot->regions[c.region].code)), {}, true};
    const Snapshot &s = *data.snapshot;
    const Date asOf = data.results ? data.results->asOf()
        : data.scenario.asOf       ? *data.scenario.asOf
                                   : newestOnDemand(s);
    const auto source
        = [&](SourceIndex index) { return index < s.sources.size() ? sourceName(s.sources[index]) : QString(); };
    if (const auto row = s.priceAt(s.onDemand, c.type, c.region, asOf))
        add(group, optionWord(PurchaseOption{}), withUnit(format::exactMoney(s.onDemand.usdPerHour(*row)), "USD/h"),
            source(s.onDemand.source[*row]), format::date(s.onDemand.date[*row]));
    else
        add(group, optionWord(PurchaseOption{}), format::dash(),
            InspectorText::tr("No observation at or before %1. Types without a public price come as capacity blocks or "
                              "private offers.")
                .arg(format::date(asOf)));
    const auto onDemand = s.priceAt(s.onDemand, c.type, c.region, asOf);
    group.facts.back().own = ownPriceOf(s, c, "on_demand", onDemand ? s.onDemand.usdPerHour(*onDemand) : 0.0);
    const auto classOf
        = [](int overlay) { return overlay == 2 ? FigureClass::user : FigureClass::vendor; }; // as in the comparison
    if (onDemand)
        group.facts.back().cls = classOf(s.onDemand.overlay[*onDemand]);
    if (const auto row = s.priceAt(s.spot, c.type, c.region, asOf)) {
        PurchaseOption spot;
        spot.kind = PurchaseKind::spot;
        const double low = usdOfNano(s.spot.lowNano[*row]), high = usdOfNano(s.spot.highNano[*row]);
        const double price = s.spot.usdPerHour(*row);
        const bool spread = high > low;
        add(group, optionWord(spot), {}, source(s.spot.source[*row]), format::date(s.spot.date[*row]));
        setValue(group.facts.back(), format::money(price),
            spread ? format::moneyRange(price, low, high) : format::money(price), "USD/h");
        group.facts.back().own = ownPriceOf(s, c, "spot", price);
        group.facts.back().cls = classOf(s.spot.overlay[*row]);
    }
    if (const auto row = s.priceAt(s.capacityBlocks, c.type, c.region, asOf)) {
        PurchaseOption block;
        block.kind = PurchaseKind::capacityBlock;
        const PriceBook &book = s.capacityBlocks;
        add(group, optionWord(block), withUnit(format::exactMoney(book.usdPerHour(*row)), "USD/h"),
            source(book.source[*row]), format::date(book.date[*row]));
        group.facts.back().cls = classOf(book.overlay[*row]);
    }
    std::map<QString, Fact> commitments; // by name
    forEachCommitment(s, c.type, c.region, asOf, [&](std::size_t i) {
        const CommitmentBook &book = s.commitments;
        Fact fact;
        fact.name = optionWord(optionOf(book, i));
        fact.value = withUnit(format::exactMoney(usdOfNano(book.effectiveNano[i])), "USD/h");
        fact.source = source(book.source[i]);
        fact.date = format::date(book.date[i]);
        if (book.termYears[i] > 0)
            fact.own = ownPriceOf(s, c, commitmentOption(book, i), usdOfNano(book.effectiveNano[i]));
        fact.cls = classOf(book.overlay[i]);
        commitments[fact.name] = std::move(fact);
    });
    for (auto &[name, fact] : commitments)
        group.facts.push_back(std::move(fact));
    if (const auto row = s.bandAt(c.type, c.region, asOf)) {
        const InterruptionBands &bands = s.bands;
        add(group, InspectorText::tr("Spot interruptions"),
            InspectorText::tr("%1 to %2 % a month")
                .arg(format::full(static_cast<double>(bands.lowPct[*row])),
                    format::full(static_cast<double>(bands.highPct[*row]))),
            source(bands.source[*row]), format::date(bands.date[*row]));
    }
    return group;
}

// ---- Figures --------------------------------------------------------------------------------------------------------

// The method of energy that alone reads a figure, in words; "" of the others.
QString madeFor(std::string_view method)
{
    if (method == "teads-ratio")
        return InspectorText::tr("Teads method: share of the TDP");
    if (method == "teads")
        return InspectorText::tr("Teads method");
    if (method == "ccf")
        return InspectorText::tr("Cloud Carbon Footprint method");
    return method == "sample" ? InspectorText::tr("sample of readings") : QString();
}

Fact figureFact(const Snapshot &s, const FigureRow &row)
{
    Fact fact;
    fact.name = quantityName(row.quantity);
    if (!fact.name.isEmpty())
        fact.name[0] = fact.name[0].toUpper();
    // A figure made for one method stands beside measured ones that it need not agree with.
    if (const QString method = madeFor(row.method); !method.isEmpty())
        fact.name = InspectorText::tr("%1 (%2)").arg(fact.name, method);
    const bool spread = row.low && row.high && *row.low != *row.high;
    setValue(fact, format::number(row.value),
        spread ? format::range(row.value, row.low, row.high) : format::number(row.value), knownUnit(row.unit));
    fact.cls = row.cls;
    fact.source = sourceNames(s, row.sources);
    fact.date = row.asOf ? format::date(*row.asOf) : row.year ? QString::number(*row.year) : QString();
    fact.note = plain(row.note);
    fact.chosen = row.preferred;
    fact.figure = row.index;
    fact.own = ownFigureOf(row);
    if (!row.preferred)
        fact.prefer = preferenceOf(s, row);
    return fact;
}

// Figures of a subject, one line a quantity; what contradicts the preferred one stands below it.
void addFigures(FactGroup &group, const Snapshot &s, SubjectKind kind, std::uint32_t subject)
{
    std::vector<std::pair<std::string_view, std::vector<FigureRow>>> quantities;
    for (const FigureIndex index : s.figures.bySubject(kind, subject)) {
        const FigureRow row = s.figures.row(index);
        const auto found = std::find_if(
            quantities.begin(), quantities.end(), [&](const auto &each) { return each.first == row.quantity; });
        if (found == quantities.end())
            quantities.push_back({row.quantity, {row}});
        else
            found->second.push_back(row);
    }
    for (auto &[quantity, rows] : quantities) {
        std::stable_sort(rows.begin(), rows.end(), [](const FigureRow &a, const FigureRow &b) {
            return a.preferred != b.preferred ? a.preferred : a.year.value_or(0) > b.year.value_or(0);
        });
        Fact fact = figureFact(s, rows.front());
        fact.chosen = true;
        for (std::size_t i = 1; i < rows.size(); ++i)
            fact.children.push_back(figureFact(s, rows[i]));
        group.facts.push_back(std::move(fact));
    }
}

// ---- Specification --------------------------------------------------------------------------------------------------

FactGroup specificationFacts(const Snapshot &s, const InstanceType &t)
{
    FactGroup group{InspectorText::tr("Specification"), {}, false};
    const QString source = sourceNames(s, t.sources);
    add(group, InspectorText::tr("Kind"), kindWord(t.kind), source);
    add(group, InspectorText::tr("Offer"), offerWord(t.offer), source);
    addNumber(group, InspectorText::tr("vCPU"), t.vcpus, "", source);
    addNumber(group, InspectorText::tr("Memory"), t.memoryGib, "GiB", source);
    if (!t.cpuModel.empty())
        add(group, InspectorText::tr("CPU"), plain(t.cpuModel), source);
    if (!t.cpuArch.empty())
        add(group, InspectorText::tr("Architecture"), valueWord("cpu_arch", t.cpuArch), source);
    if (t.accelerator != kNone) {
        add(group, InspectorText::tr("Accelerator"),
            QStringLiteral("%1 × %2").arg(format::full(t.acceleratorCount), plain(s.accelerators[t.accelerator].name)),
            source);
        addNumber(group, InspectorText::tr("Accelerator memory, each"), t.acceleratorMemoryGibEach, "GiB", source);
    }
    if (!t.interconnect.empty())
        add(group, InspectorText::tr("Interconnect"), plain(t.interconnect), source);
    if (t.networkGbps)
        add(group, InspectorText::tr("Network"),
            withUnit(format::full(*t.networkGbps), "Gbit/s")
                + (t.networkBurst.value_or(false) ? InspectorText::tr(", burst") : QString()),
            source);
    if (t.efa)
        add(group, InspectorText::tr("EFA"), *t.efa ? InspectorText::tr("yes") : InspectorText::tr("no"), source);
    addNumber(group, InspectorText::tr("Local storage"), t.localStorageGb, "GB", source);
    if (t.releaseYear)
        add(group, InspectorText::tr("Offered since"), QString::number(*t.releaseYear), source);
    return group;
}

FactGroup precisionFacts(const Snapshot &s, const Accelerator &a)
{
    FactGroup group{InspectorText::tr("Precision matrix, one accelerator, dense"), {}, false};
    const QString source = sourceNames(s, a.sources);
    const auto rate = [&](const char *name, std::optional<double> value, Unit unit) {
        add(group, QLatin1String(name), value ? withUnit(format::full(value), unit) : format::dash(), source);
    };
    rate("FP64", a.fp64, "TFLOP/s");
    rate("FP32", a.fp32, "TFLOP/s");
    rate("TF32", a.tf32, "TFLOP/s");
    rate("FP16", a.fp16, "TFLOP/s");
    rate("BF16", a.bf16, "TFLOP/s");
    rate("FP8", a.fp8, "TFLOP/s");
    rate("INT8", a.int8, "TOP/s");
    rate("INT4", a.int4, "TOP/s");
    addNumber(group, InspectorText::tr("Memory"), a.memoryGib, "GiB", source);
    addNumber(group, InspectorText::tr("Memory bandwidth"), a.memoryBandwidthGbs, "GB/s", source);
    if (!a.memoryType.empty())
        add(group, InspectorText::tr("Memory type"), plain(a.memoryType), source);
    if (!a.architecture.empty())
        add(group, InspectorText::tr("Architecture"), plain(a.architecture), source);
    if (!a.computeCapability.empty())
        add(group, InspectorText::tr("Compute capability"), plain(a.computeCapability), source);
    if (!a.notes.empty())
        add(group, InspectorText::tr("Note"), plain(a.notes), source);
    return group;
}

} // namespace

QString typeSummary(const Snapshot &snapshot, TypeIndex index)
{
    const InstanceType &type = snapshot.types[index];
    QStringList parts;
    if (type.accelerator != kNone) {
        const Accelerator &a = snapshot.accelerators[type.accelerator];
        QString text = QStringLiteral("%1 × %2").arg(format::full(type.acceleratorCount), plain(a.name));
        const auto memory = type.acceleratorMemoryGibEach ? type.acceleratorMemoryGibEach : a.memoryGib;
        if (memory)
            text += QStringLiteral(" ") + format::full(memory) + QStringLiteral(" GiB");
        parts << text;
    }
    parts << InspectorText::tr("%1 vCPU").arg(format::integer(type.vcpus));
    parts << InspectorText::tr("%1 GiB").arg(format::full(type.memoryGib));
    if (!type.cpuArch.empty())
        parts << valueWord("cpu_arch", type.cpuArch);
    return parts.join(QStringLiteral(" · "));
}

std::vector<FactGroup> candidateFacts(const ViewData &data, const Candidate &c)
{
    std::vector<FactGroup> groups;
    if (!data.snapshot || c.type >= data.snapshot->types.size() || c.region >= data.snapshot->regions.size())
        return groups;
    const Snapshot &s = *data.snapshot;
    const InstanceType &type = s.types[c.type];
    std::optional<std::size_t> row;
    if (data.results)
        row = data.results->find(c);
    if (row)
        groups.push_back(resultFacts(data, *row));
    groups.push_back(priceFacts(data, c));
    if (data.scenario.kind != WorkloadKind::hpc)
        groups.push_back(benchmarkFacts(data, type, c.type, row));
    FactGroup power{InspectorText::tr("Power"), {}, true};
    if (type.accelerator != kNone) {
        FactGroup each{
            InspectorText::tr("Power of each %1").arg(plain(s.accelerators[type.accelerator].name)), {}, true};
        addFigures(each, s, SubjectKind::accelerator, type.accelerator);
        if (!each.facts.empty())
            groups.push_back(std::move(each));
    }
    if (type.platform != kNone)
        addFigures(power, s, SubjectKind::platform, type.platform);
    addFigures(power, s, SubjectKind::instanceType, c.type);
    if (!power.facts.empty())
        groups.push_back(std::move(power));
    FactGroup region{InspectorText::tr("Region %1").arg(plain(s.regions[c.region].name)), {}, false};
    addFigures(region, s, SubjectKind::region, c.region);
    if (!region.facts.empty())
        groups.push_back(std::move(region));
    groups.push_back(specificationFacts(s, type));
    if (type.accelerator != kNone)
        groups.push_back(precisionFacts(s, s.accelerators[type.accelerator]));
    return groups;
}

QString benchmarkTitle(const Benchmark &benchmark) { return benchmarkName(benchmark); }

} // namespace wattfare
