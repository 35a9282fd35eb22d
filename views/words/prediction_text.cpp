// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/prediction_text.h"

#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/quantity_text.h"

namespace wattfare {

namespace {

constexpr std::string_view kGraphics = "-graphics";

QString asWritten(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

// The words of an id in an area, or the id itself: names of makers stand as they are.
QString wordOf(std::string_view area, std::string_view id)
{
    const std::string key = std::string(area) + '.' + std::string(id);
    return hasMessage(key) ? text(Message{key, {}}) : asWritten(id);
}

QString modelName(const Snapshot &snapshot, std::string_view key)
{
    const ModelIndex model = snapshot.model(key);
    return model == kNone ? asWritten(key) : QString::fromStdString(snapshot.models[model].name);
}

// A CPU stands with the number of its cores where one of an accelerator would.
QString hardwareName(const Snapshot &snapshot, std::string_view key)
{
    const AcceleratorIndex accelerator = snapshot.accelerator(key);
    if (accelerator == kNone)
        return asWritten(key);
    const Accelerator &a = snapshot.accelerators[accelerator];
    return QString::fromStdString(a.vendor + ' ' + a.name);
}

} // namespace

QString predictionMethodName(std::string_view name) { return wordOf("prediction_method", name); }

QString predictionGroupName(PredictionGroup by) { return wordOf("prediction_group", predictionGroupId(by)); }

QString predictionGroupText(
    const Snapshot &snapshot, const PredictionMethod &method, PredictionGroup by, std::string_view group)
{
    switch (by) {
    case PredictionGroup::family:
        if (group.ends_with(kGraphics))
            return text(
                Message{"prediction_family.graphics", {std::string(group.substr(0, group.size() - kGraphics.size()))}});
        return wordOf("prediction_family", group);
    case PredictionGroup::work:
        if (group.empty())
            return text(Message{"prediction_work.language_models", {}});
        return method.id == kTrainingTimeMethod ? modelName(snapshot, group) : wordOf("prediction_work", group);
    case PredictionGroup::software: break;
    }
    return group.empty() ? text(Message{"prediction.not_told_apart", {}}) : wordOf("software_class", group);
}

QString predictionText(const Snapshot &snapshot, const PredictionMethod &method, std::size_t row)
{
    const LeftOutPrediction &p = method.rows[row];
    const std::string model = modelName(snapshot, p.model).toStdString(),
                      hardware = hardwareName(snapshot, p.accelerator).toStdString();
    const SourceIndex source = snapshot.source(p.source);
    const QString name = source == kNone ? asWritten(p.source) : sourceName(snapshot.sources[source]);
    const Message of = p.software.empty()
        ? Message{"prediction.of_row", {model, hardware}}
        : Message{"prediction.of_row_with", {model, hardware, wordOf("software_class", p.software).toStdString()}};
    return text(of) + QLatin1Char('\n') + text(Message{"prediction.range", {p.predicted, p.low, p.high}})
        + QLatin1Char('\n') + text(Message{"prediction.benchmark", {p.key, name.toStdString()}});
}

QString leftOutReason(RowProblem problem) { return wordOf("prediction_left", rowProblemId(problem)); }

QString benchmarkedModel(const Snapshot &snapshot, const Benchmark &benchmark)
{
    return benchmark.model == kNone ? QString::fromStdString(benchmark.modelAsPublished)
                                    : QString::fromStdString(snapshot.models[benchmark.model].name);
}

QString benchmarkedHardware(const Snapshot &snapshot, const Benchmark &benchmark)
{
    if (benchmark.type != kNone)
        return QString::fromStdString(snapshot.types[benchmark.type].name);
    const QString device = benchmark.accelerator != kNone
        ? hardwareName(snapshot, snapshot.accelerators[benchmark.accelerator].key)
        : QString::fromStdString(benchmark.hostCpu.empty() ? benchmark.acceleratorAsPublished : benchmark.hostCpu);
    return benchmark.acceleratorCount > 1.0
        ? QStringLiteral("%1 × %2").arg(format::number(benchmark.acceleratorCount), device)
        : device;
}

} // namespace wattfare
