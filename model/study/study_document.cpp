// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/study/study_parts.h"
#include "model/support/json_text.h"
#include "model/workload/fields.h"

#include <algorithm>

// The member "study" of a scenario document.
namespace wattfare {

using fields::Json;
using studies::Refusal;

namespace {

constexpr const char *kMember = "study";

// Throws a Refusal: nothing of a study that is refused is used.
class Reader
{
public:
    Study read(const Json &json, Scenario scenario)
    {
        object(json, "");
        known(json, "", {"title", "axes", "by", "keep", "seed"});
        Study study;
        study.by = costMetric(scenario.kind);
        study.scenario = std::move(scenario);
        if (const auto it = json.find("title"); it != json.end())
            study.title = text(*it, "title");
        if (const auto it = json.find("by"); it != json.end())
            study.by = metric(*it, "by");
        if (const auto it = json.find("seed"); it != json.end())
            study.seed = count(*it, "seed");
        if (const auto it = json.find("keep"); it != json.end())
            readKeep(*it, study.keep);
        const auto axes = json.find("axes");
        if (axes == json.end())
            throw Refusal{"axes", Phrase::none, Phrase::array};
        list(*axes, "axes", kMostAxes);
        for (std::size_t i = 0; i < axes->size(); ++i)
            study.axes.push_back(axis((*axes)[i], "axes[" + std::to_string(i) + ']'));
        return study;
    }

private:
    static std::string inside(const std::string &path, std::string_view name)
    {
        return path.empty() ? std::string(name) : path + '.' + std::string(name);
    }
    [[noreturn]] static void refuse(std::string field, const Json &found, Clause expected)
    {
        throw Refusal{std::move(field), fields::shortText(found), std::move(expected)};
    }
    static void object(const Json &json, const std::string &field)
    {
        if (!json.is_object())
            refuse(field, json, Phrase::object);
    }
    static void known(const Json &json, const std::string &path, std::initializer_list<std::string_view> names)
    {
        for (const auto &[name, value] : json.items())
            if (std::find(names.begin(), names.end(), name) == names.end())
                throw Refusal{inside(path, name), name, oneOfIds(names, [](std::string_view each) { return each; })};
    }
    static std::string text(const Json &json, const std::string &field)
    {
        if (!json.is_string())
            refuse(field, json, Phrase::text);
        return json.get<std::string>();
    }
    static double number(const Json &json, const std::string &field)
    {
        if (!json.is_number())
            refuse(field, json, Phrase::number);
        return json.get<double>();
    }
    static std::uint64_t count(const Json &json, const std::string &field)
    {
        if (!json.is_number_unsigned() && !(json.is_number_integer() && json.get<std::int64_t>() >= 0))
            refuse(field, json, Phrase::countFrom0);
        return json.get<std::uint64_t>();
    }
    static bool flag(const Json &json, const std::string &field)
    {
        if (!json.is_boolean())
            refuse(field, json, Phrase::trueOrFalse);
        return json.get<bool>();
    }
    static void list(const Json &json, const std::string &field, std::size_t most)
    {
        if (!json.is_array())
            refuse(field, json, Phrase::array);
        if (json.size() > most)
            throw Refusal{field, json.size(), clause<Phrase::wholeNumberFromTo>(0, static_cast<double>(most))};
    }
    static std::vector<std::string> texts(const Json &json, const std::string &field, std::size_t most)
    {
        list(json, field, most);
        std::vector<std::string> values;
        for (std::size_t i = 0; i < json.size(); ++i)
            values.push_back(text(json[i], field + '[' + std::to_string(i) + ']'));
        return values;
    }
    static Metric metric(const Json &json, const std::string &field)
    {
        const auto found = parseMetric(text(json, field));
        if (!found)
            refuse(field, json, oneOfIds(allMetrics(), [](const MetricInfo &info) { return info.id; }));
        return *found;
    }

    static StudyAxis axis(const Json &json, const std::string &path)
    {
        object(json, path);
        known(json, path, {"parameter", "scale", "from", "to", "count", "values"});
        const auto need = [&](const char *name) -> const Json & {
            const auto it = json.find(name);
            if (it == json.end())
                throw Refusal{inside(path, name), Phrase::none, Phrase::theMember};
            return *it;
        };
        const auto unwanted = [&](std::initializer_list<const char *> names) {
            for (const char *name : names)
                if (json.contains(name))
                    throw Refusal{inside(path, name), name, Phrase::knownKey};
        };
        StudyAxis out;
        out.parameter = text(need("parameter"), inside(path, "parameter"));
        if (const auto it = json.find("scale"); it != json.end()) {
            const std::string id = text(*it, inside(path, "scale"));
            constexpr std::array kAll{
                StudyAxis::Scale::linear, StudyAxis::Scale::logarithmic, StudyAxis::Scale::listed};
            const auto found
                = std::find_if(kAll.begin(), kAll.end(), [&](StudyAxis::Scale s) { return axisScaleId(s) == id; });
            if (found == kAll.end())
                refuse(inside(path, "scale"), *it, oneOfIds(kAll, axisScaleId));
            out.scale = *found;
        }
        if (out.scale == StudyAxis::Scale::listed) {
            unwanted({"from", "to", "count"});
            out.values = texts(need("values"), inside(path, "values"), kMostListedValues);
            out.count = out.values.size();
            return out;
        }
        unwanted({"values"});
        out.from = number(need("from"), inside(path, "from"));
        out.to = number(need("to"), inside(path, "to"));
        out.count = count(need("count"), inside(path, "count"));
        return out;
    }

    static void readKeep(const Json &json, StudyKeep &keep)
    {
        object(json, "keep");
        known(json, "keep", {"winner", "front", "candidates", "metrics", "simulate"});
        if (const auto it = json.find("winner"); it != json.end())
            keep.winner = flag(*it, "keep.winner");
        if (const auto it = json.find("front"); it != json.end())
            keep.front = flag(*it, "keep.front");
        if (const auto it = json.find("candidates"); it != json.end())
            keep.candidates = texts(*it, "keep.candidates", kMostKeptCandidates);
        if (const auto it = json.find("metrics"); it != json.end()) {
            list(*it, "keep.metrics", kMetricCount);
            for (std::size_t i = 0; i < it->size(); ++i)
                keep.metrics.push_back(metric((*it)[i], "keep.metrics[" + std::to_string(i) + ']'));
        }
        if (const auto it = json.find("simulate"); it != json.end())
            keep.simulation = simulation(*it);
    }

    static StudySimulation simulation(const Json &json)
    {
        const std::string path = "keep.simulate", kindPath = inside(path, "kind");
        object(json, path);
        known(json, path, {"kind", "trajectories", "quantiles"});
        StudySimulation out;
        const auto kind = json.find("kind");
        if (kind == json.end())
            throw Refusal{kindPath, Phrase::none, Phrase::theMember};
        constexpr std::array kAll{SimulatedKind::checkpoint, SimulatedKind::deadline, SimulatedKind::fleet};
        const std::string id = text(*kind, kindPath);
        const auto found
            = std::find_if(kAll.begin(), kAll.end(), [&](SimulatedKind k) { return simulatedKindId(k) == id; });
        if (found == kAll.end())
            refuse(kindPath, *kind, oneOfIds(kAll, simulatedKindId));
        out.kind = *found;
        if (const auto it = json.find("trajectories"); it != json.end())
            out.trajectories = count(*it, inside(path, "trajectories"));
        if (const auto it = json.find("quantiles"); it != json.end()) {
            list(*it, inside(path, "quantiles"), kMostQuantiles);
            out.quantiles.clear();
            for (std::size_t i = 0; i < it->size(); ++i)
                out.quantiles.push_back(number((*it)[i], inside(path, "quantiles") + '[' + std::to_string(i) + ']'));
        }
        return out;
    }
};

Json toJson(const Study &study)
{
    Json json = Json::object();
    json["title"] = study.title;
    json["axes"] = Json::array();
    for (const StudyAxis &axis : study.axes) {
        Json each = Json::object();
        each["parameter"] = axis.parameter;
        each["scale"] = axisScaleId(axis.scale);
        if (axis.scale == StudyAxis::Scale::listed) {
            each["values"] = axis.values;
        } else {
            each["from"] = axis.from;
            each["to"] = axis.to;
            each["count"] = axis.count;
        }
        json["axes"].push_back(std::move(each));
    }
    json["by"] = metricInfo(study.by).id;
    Json &keep = json["keep"];
    keep["winner"] = study.keep.winner;
    keep["front"] = study.keep.front;
    keep["candidates"] = study.keep.candidates;
    keep["metrics"] = Json::array();
    for (const Metric metric : study.keep.metrics)
        keep["metrics"].push_back(metricInfo(metric).id);
    if (const auto &simulation = study.keep.simulation) {
        Json &simulate = keep["simulate"];
        simulate["kind"] = simulatedKindId(simulation->kind);
        simulate["trajectories"] = simulation->trajectories;
        simulate["quantiles"] = simulation->quantiles;
    }
    json["seed"] = study.seed;
    return json;
}

// What a scenario keeps of a document that it does not know itself; an object.
Json keptOf(const Scenario &scenario)
{
    auto read = readJson<Json>(scenario.unknownKeys.empty() ? "{}" : scenario.unknownKeys, kMaxDocumentDepth);
    return read && read->is_object() ? std::move(*read) : Json::object();
}

void keepIn(Scenario &scenario, const Json &kept)
{
    scenario.unknownKeys = kept.empty() ? std::string() : kept.dump(-1, ' ', false, Json::error_handler_t::replace);
}

tl::expected<std::optional<Study>, Refusal> readFrom(Scenario scenario)
{
    Json kept = keptOf(scenario);
    const auto member = kept.find(kMember);
    if (member == kept.end())
        return std::optional<Study>();
    const Json json = std::move(*member);
    kept.erase(kMember);
    keepIn(scenario, kept);
    try {
        Study study = Reader().read(json, std::move(scenario));
        if (auto refused = studies::findRefusal(study))
            return tl::unexpected<Refusal>(std::move(*refused));
        return std::optional<Study>(std::move(study));
    } catch (Refusal &refused) {
        return tl::unexpected<Refusal>(std::move(refused));
    }
}

std::string pathOf(const Refusal &refused)
{
    return refused.field.empty() ? std::string(kMember) : kMember + ('.' + refused.field);
}

} // namespace

Result<Study> parseStudy(std::string_view json, std::string_view file)
{
    auto scenario = parseScenario(json, file);
    if (!scenario)
        return tl::unexpected<Error>(scenario.error());
    auto read = readFrom(std::move(*scenario));
    if (read && !*read)
        read = tl::unexpected<Refusal>(Refusal{"", Phrase::none, Phrase::object});
    if (!read) {
        const std::string path = pathOf(read.error());
        return tl::unexpected<Error>(inputRefused(
            file, jsonLine(json, path), path, std::move(read.error().found), std::move(read.error().expected)));
    }
    if (auto points = pointCount(**read); !points)
        return tl::unexpected<Error>(points.error());
    return std::move(**read);
}

Result<std::optional<Study>> studyOf(const Scenario &scenario, std::string_view file)
{
    auto read = readFrom(scenario);
    if (!read)
        return tl::unexpected<Error>(inputRefused(
            file, 0, pathOf(read.error()), std::move(read.error().found), std::move(read.error().expected)));
    if (*read)
        if (auto points = pointCount(**read); !points)
            return tl::unexpected<Error>(points.error());
    return std::move(*read);
}

Scenario withStudy(Scenario scenario, const Study &study)
{
    Json kept = keptOf(scenario);
    kept[kMember] = toJson(study);
    keepIn(scenario, kept);
    return scenario;
}

std::string writeStudy(const Study &study) { return writeScenario(withStudy(study.scenario, study)); }

} // namespace wattfare
