// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/column_text.h"

#include "model/catalog/instance_kinds.h"
#include "model/evaluation/throughput/work_unit.h"
#include "views/words/glossary/glossary.h"
#include "views/words/messages.h"
#include "views/words/metric_words.h"
#include "views/words/plain.h"

#include <QCoreApplication>

#include <array>
#include <unordered_map>

namespace wattfare {

namespace {

struct ValueWords {
    const char *value, *word;
};

constexpr ValueWords kValues[] = {
    // statuses
    {"ok", QT_TRANSLATE_NOOP("Columns", "computed")},
    {"no_price", QT_TRANSLATE_NOOP("Columns", "no price")},
    {"no_throughput", QT_TRANSLATE_NOOP("Columns", "no benchmark")},
    {"latency_unknown", QT_TRANSLATE_NOOP("Columns", "latency unknown")},
    {"latency_missed", QT_TRANSLATE_NOOP("Columns", "latency missed")},
    {"does_not_fit", QT_TRANSLATE_NOOP("Columns", "does not fit in memory")},
    {"fits", QT_TRANSLATE_NOOP("Columns", "fits on each accelerator")},
    {"fits_sharded", QT_TRANSLATE_NOOP("Columns", "fits spread over the accelerators")},
    {"unknown", QT_TRANSLATE_NOOP("Columns", "unknown")},
    {"no_capacity", QT_TRANSLATE_NOOP("Columns", "no capacity")},
    {"unreachable", QT_TRANSLATE_NOOP("Columns", "unreachable")},
    {"unstable", QT_TRANSLATE_NOOP("Columns", "overloaded")},
    {"out_of_range", QT_TRANSLATE_NOOP("Columns", "out of range")},
    {"block_ends", QT_TRANSLATE_NOOP("Columns", "the block ends before")},
    // why a candidate has no answer
    {"superseded", QT_TRANSLATE_NOOP("Columns", "superseded")},
    {"incomplete", QT_TRANSLATE_NOOP("Columns", "a figure is missing")},
    // rules
    {"none", QT_TRANSLATE_NOOP("Columns", "none")},
    {"exact_type", QT_TRANSLATE_NOOP("Columns", "this instance type")},
    {"same_accelerator", QT_TRANSLATE_NOOP("Columns", "same accelerator, scaled")},
    {"other_node_count", QT_TRANSLATE_NOOP("Columns", "other node count, scaled")},
    {"twin", QT_TRANSLATE_NOOP("Columns", "encoder of the same dimensions")},
    {"fitted_serving", QT_TRANSLATE_NOOP("Columns", "fitted serving formula")},
    {"fitted_inference", QT_TRANSLATE_NOOP("Columns", "fitted to other devices")},
    {"time_to_train", QT_TRANSLATE_NOOP("Columns", "time to the quality target")},
    {"peak", QT_TRANSLATE_NOOP("Columns", "peak rate")},
    {"pinned", QT_TRANSLATE_NOOP("Columns", "pinned by the scenario")},
    {"own", QT_TRANSLATE_NOOP("Columns", "your own rate")},
    // classes
    {"measured", QT_TRANSLATE_NOOP("Columns", "measured")},
    {"vendor", QT_TRANSLATE_NOOP("Columns", "vendor")},
    {"derived", QT_TRANSLATE_NOOP("Columns", "derived")},
    {"estimate", QT_TRANSLATE_NOOP("Columns", "estimate")},
    {"assumption", QT_TRANSLATE_NOOP("Columns", "assumption")},
    {"user", QT_TRANSLATE_NOOP("Columns", "yours")},
    // architectures
    {"x86_64", QT_TRANSLATE_NOOP("Columns", "x86-64")},
    {"arm64", QT_TRANSLATE_NOOP("Columns", "Arm64")},
};

// What people call a column who do not know its name.
constexpr ValueWords kSynonyms[] = {
    {"accelerator", QT_TRANSLATE_NOOP("Columns", "GPU, Trainium, Inferentia, card, chip")},
    {"instance_type", QT_TRANSLATE_NOOP("Columns", "machine, server, EC2, VM")},
    {"region", QT_TRANSLATE_NOOP("Columns", "location, data centre")},
    {"purchase_option", QT_TRANSLATE_NOOP("Columns", "spot, on-demand, savings plan, reserved, commitment, discount")},
    {"instances", QT_TRANSLATE_NOOP("Columns", "nodes, number of instances, fleet size")},
    {"usd_per_million", QT_TRANSLATE_NOOP("Columns", "cost, price, unit cost")},
    {"kwh_per_million", QT_TRANSLATE_NOOP("Columns", "energy, electricity, power")},
    {"gco2e_per_million", QT_TRANSLATE_NOOP("Columns", "carbon, emissions, climate, footprint")},
    {"usd_per_hour", QT_TRANSLATE_NOOP("Columns", "cost, price, rate")},
    {"usd_per_month", QT_TRANSLATE_NOOP("Columns", "cost, price, monthly bill, budget")},
    {"usd_per_year", QT_TRANSLATE_NOOP("Columns", "cost, price, annual bill, budget")},
    {"usd_total", QT_TRANSLATE_NOOP("Columns", "cost, price, bill, budget")},
    {"kwh_total", QT_TRANSLATE_NOOP("Columns", "energy, electricity, power")},
    {"kgco2e_total", QT_TRANSLATE_NOOP("Columns", "carbon, emissions, climate, footprint")},
    {"total_gco2e_per_million", QT_TRANSLATE_NOOP("Columns", "carbon, emissions, embodied, life cycle")},
    {"market_gco2e_per_million", QT_TRANSLATE_NOOP("Columns", "carbon, renewable, green, GHG Protocol")},
    {"litres_per_million", QT_TRANSLATE_NOOP("Columns", "water")},
    {"price_usd_per_hour", QT_TRANSLATE_NOOP("Columns", "cost, list price, rate")},
    {"throughput_per_second", QT_TRANSLATE_NOOP("Columns", "speed, performance, tokens per second")},
    {"ttft_ms", QT_TRANSLATE_NOOP("Columns", "latency, response time, TTFT")},
    {"tpot_ms", QT_TRANSLATE_NOOP("Columns", "latency, speed, TPOT")},
    {"hours", QT_TRANSLATE_NOOP("Columns", "time, duration, run time")},
    {"utilisation", QT_TRANSLATE_NOOP("Columns", "load, usage")},
    {"memory_fit", QT_TRANSLATE_NOOP("Columns", "fits, out of memory, OOM")},
    {"watts_per_instance", QT_TRANSLATE_NOOP("Columns", "power, energy, TDP")},
    {"throughput_class", QT_TRANSLATE_NOOP("Columns", "evidence, measured, trust")},
    {"energy_class", QT_TRANSLATE_NOOP("Columns", "evidence, measured, trust")},
    {"left_out", QT_TRANSLATE_NOOP("Columns", "excluded, reason")},
    {"offer", QT_TRANSLATE_NOOP("Columns", "generation, current, retired")},
    {"vcpus", QT_TRANSLATE_NOOP("Columns", "CPU, cores, processor")},
    {"memory_gib", QT_TRANSLATE_NOOP("Columns", "RAM, main memory, host memory")},
    {"cpu_model", QT_TRANSLATE_NOOP("Columns", "CPU, processor, architecture")},
    {"cpu_arch", QT_TRANSLATE_NOOP("Columns", "architecture, processor, ARM, Graviton, x86")},
    {"network_gbps", QT_TRANSLATE_NOOP("Columns", "bandwidth, EFA")},
    {"local_storage_gb", QT_TRANSLATE_NOOP("Columns", "disk, NVMe, SSD")},
    {"release_year", QT_TRANSLATE_NOOP("Columns", "age, generation")},
    {"grid_zone", QT_TRANSLATE_NOOP("Columns", "electricity, country")},
    {"gpus", QT_TRANSLATE_NOOP("Columns", "number of GPUs, accelerators")},
    {"gpu_memory_gib", QT_TRANSLATE_NOOP("Columns", "VRAM, HBM, accelerator memory, device memory")},
    {"total_gpu_memory_gib", QT_TRANSLATE_NOOP("Columns", "VRAM, HBM, accelerator memory, device memory")},
    {"gpu_memory_bandwidth_gbs", QT_TRANSLATE_NOOP("Columns", "HBM, memory speed")},
    {"interconnect", QT_TRANSLATE_NOOP("Columns", "NVLink, NeuronLink")},
    {"usd_per_gpu_hour", QT_TRANSLATE_NOOP("Columns", "cost, GPU price")},
};

QString columnTranslation(const char *text) { return QCoreApplication::translate("Columns", text); }

QString word(std::string_view value)
{
    if (const auto comma = value.find(", "); comma != std::string_view::npos) // several reasons
        return word(value.substr(0, comma)) + QStringLiteral(", ") + word(value.substr(comma + 2));
    static const auto index = [] {
        std::unordered_map<std::string_view, const char *> map;
        for (const ValueWords &words : kValues)
            map.emplace(words.value, words.word);
        return map;
    }();
    if (const std::string message = "value." + std::string(value); hasMessage(message))
        return text(Message{message, {}});
    const auto found = index.find(value);
    return found == index.end() ? plain(value) : columnTranslation(found->second);
}

} // namespace

QString columnTitle(std::string_view id)
{
    const std::string message = "column." + std::string(id);
    return hasMessage(message.substr(0, message.find('/')))
        ? text(Message{message, {}}).replace(QLatin1String("CO2"), QStringLiteral("CO\u2082"))
        : plain(id);
}

QString columnName(std::string_view id)
{
    const auto metric = parseMetric(id);
    return metric ? columnTranslation(metricWords(*metric).name) : columnTitle(id);
}

QString columnAlso(std::string_view id)
{
    if (!findResultColumn(id))
        return {};
    QStringList words{columnTitle(id), columnName(id)};
    for (const ValueWords &each : kSynonyms)
        if (each.value == id)
            words << QLatin1String(each.word) << columnTranslation(each.word);
    words.removeDuplicates();
    return words.join(QLatin1Char('\n'));
}

QString columnHelp(std::string_view id)
{
    const std::string message = "column_help." + std::string(id);
    const auto metric = parseMetric(id.substr(0, id.find('/')));
    QString help = hasMessage(message.substr(0, message.find('/'))) ? text(Message{message, {}}) : QString();
    help = withTerms(help, columnTitle(id) + QLatin1Char('\n') + help);
    return metric ? help + QLatin1Char('\n') + sectionWords(QString::fromUtf8(metricInfo(*metric).section)) : help;
}

QString sectionWords(const QString &section)
{
    return QCoreApplication::translate("Explain", "Formula: %1").arg(section);
}

QString columnGroupTitle(ColumnGroup group)
{
    constexpr const char *kGroups[] = {
        "candidate", "result", "cost", "energy", "carbon", "specification", "accelerator", "unit_price", "provenance"};
    return text(Message{std::string("column_group.") + kGroups[static_cast<std::size_t>(group)], {}});
}

format::Style columnStyle(const ResultColumn &column)
{
    const std::string_view id(column.id);
    if (id == "vcpus" || id == "counts_for_best")
        return format::Style::integer;
    if (column.metric == Metric::priceUsdPerHour)
        return format::Style::exactMoney;
    if (!column.metric && (column.group == ColumnGroup::specification || column.group == ColumnGroup::accelerator))
        return format::Style::exact;
    return format::styleOf(column.metric ? metricInfo(*column.metric).style : unitInfo(column.unit).style);
}

bool columnLowerIsBetter(const ResultColumn &column)
{
    if (column.metric)
        return metricInfo(*column.metric).lowerIsBetter;
    return column.group == ColumnGroup::unitPrice;
}

QString metricTitle(Metric metric) { return columnTitle(metricInfo(metric).id); }

QString metricName(Metric metric) { return columnName(metricInfo(metric).id); }

QString metricTitle(Metric metric, const Scenario &scenario, const Snapshot &snapshot)
{
    const char *hourly = isFleet(scenario.kind) ? metricWords(metric).fleetTitle : nullptr;
    return hourly ? columnTranslation(hourly).replace(QLatin1String("CO2"), QStringLiteral("CO\u2082"))
                  : columnTitle(withWorkUnit(metricInfo(metric).id, scenario, snapshot));
}

QString metricName(Metric metric, const Scenario &scenario, const Snapshot &snapshot)
{
    if (metricInfo(metric).of == MetricOf::millions)
        return text(Message{withWorkUnit(std::string("metric.") + metricInfo(metric).id, scenario, snapshot), {}});
    const char *hourly = isFleet(scenario.kind) ? metricWords(metric).fleetName : nullptr;
    return hourly ? columnTranslation(hourly) : metricName(metric);
}

QString valueWord(std::string_view columnId, std::string_view value)
{
    if (columnId == "memory_fit" && value == "measured") // "measured" alone is the class of a figure
        return columnTranslation(QT_TRANSLATE_NOOP("Columns", "fits (measured)"));
    static constexpr std::array<std::string_view, 9> kWordColumns{"kind", "offer", "status", "throughput_rule",
        "throughput_class", "energy_class", "cpu_arch", "memory_fit", "left_out"};
    for (std::string_view id : kWordColumns) {
        if (id == columnId)
            return word(value);
    }
    if (const std::string id = std::string(columnId) + '.' + std::string(value);
        columnId == "measured_power_of" && hasMessage(id))
        return text(Message{id, {}});
    if (columnId == "purchase_option") {
        if (const auto option = parsePurchaseOption(value))
            return optionWord(*option);
    }
    return plain(value);
}

QString statusWord(RowStatus status) { return word(rowStatusId(status)); }

QString ruleWord(ThroughputRule rule) { return word(throughputRuleId(rule)); }

QString kindWord(InstanceKind kind) { return word(instanceKindId(kind)); }

QString offerWord(Offer offer)
{
    return word(offer == Offer::current ? "current" : offer == Offer::previous ? "previous" : "retired");
}

QString candidateText(const Snapshot &snapshot, const Scenario &scenario, const Candidate &candidate)
{
    if (candidate.type >= snapshot.types.size() || candidate.region >= snapshot.regions.size())
        return {};
    QString text = QString::fromStdString(snapshot.types[candidate.type].name);
    if (scenario.regions.size() > 1)
        text += QStringLiteral(" · ") + QString::fromStdString(snapshot.regions[candidate.region].code);
    if (scenario.purchase.size() > 1 && candidate.option < scenario.purchase.size())
        text += QStringLiteral(" · ") + optionWord(scenario.purchase[candidate.option]);
    return text;
}

} // namespace wattfare
