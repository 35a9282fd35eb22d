// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/document.h"

#include "model/support/decimal.h"
#include "model/support/json_text.h"
#include "model/workload/fields.h"
#include "model/workload/structured.h"

#include <algorithm>
#include <set>

namespace wattfare {

namespace {

using fields::Field;
using fields::Json;

tl::unexpected<Error> refuse(
    std::string_view file, std::string what, std::vector<Argument> args, std::string detail = {})
{
    args.insert(args.begin(), file);
    return fail(Error::Code::badInput, Message{"document." + std::move(what), std::move(args)}, std::move(detail));
}

// Documents keep their order, so each name is compared with those before it in its object.
constexpr std::size_t kMostNames = 10'000; // of one object
constexpr std::size_t kMostCompared = kMostNames * kMostNames / 2; // of all

// Builds the document and notices names given twice in one object, which the parser would overwrite, and objects of
// more names than any program writes, one or all of them.
struct DuplicateWatch {
    std::vector<std::set<std::string>> open;
    std::string duplicate;
    std::size_t compared = 0;
    const char *crowded = nullptr; // what is said of it

    bool operator()(int, Json::parse_event_t event, Json &parsed)
    {
        if (event == Json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            open.pop_back();
        else if (event == Json::parse_event_t::key && !open.empty()) {
            const std::size_t before = open.back().size();
            compared += before;
            if (before >= kMostNames || compared > kMostCompared) {
                if (crowded == nullptr)
                    crowded = before >= kMostNames ? "too_many_names" : "too_many_names_in_all";
                return false; // not built
            }
            if (!open.back().insert(parsed.get<std::string>()).second && duplicate.empty())
                duplicate = parsed.get<std::string>();
        }
        return true;
    }
};

bool isGroup(std::string_view prefix)
{
    const std::string dotted = std::string(prefix) + '.';
    return std::any_of(fields::all().begin(), fields::all().end(),
        [&](const Field &field) { return std::string_view(field.info.key).starts_with(dotted); });
}

constexpr std::string_view kPurchaseKeys[] = {"kind", "plan", "term_years", "payment", "discount_pct", "usd_per_hour",
    "on_demand_share", "spot_share", "commitment_share"};
constexpr std::string_view kFigureKeys[]
    = {"subject_kind", "subject", "quantity", "value", "low", "high", "class", "source", "since"};

class Reader
{
public:
    Reader(Scenario &scenario, std::string_view file, std::vector<Message> *warnings)
        : m_scenario(scenario)
        , m_file(file)
        , m_warnings(warnings)
    {
    }

    fields::Check read(const Json &object, const std::string &prefix, Json &unknown)
    {
        for (const auto &[name, value] : object.items()) {
            const std::string key = prefix.empty() ? name : prefix + '.' + name;
            if (prefix.empty() && name == "wattfare")
                continue;
            if (prefix.empty() && name == "include_stale") // of older documents: age excludes nothing any more
                continue;
            if (prefix.empty() && name == "view") {
                m_scenario.viewState = value.dump();
                continue;
            }
            if (const Field *field = fields::find(key)) {
                if (value.is_null() && !field->info.optional)
                    return fields::wrongType(key, value, Phrase::notNull);
                if (auto problem = field->set(m_scenario, value, field->info))
                    return problem;
                if (key == "purchase")
                    keepUnknownOfItems(value, key, kPurchaseKeys, unknown);
                else if (key == "figures")
                    keepUnknownOfItems(value, key, kFigureKeys, unknown);
                continue;
            }
            if (isGroup(key)) {
                if (!value.is_object())
                    return fields::wrongType(key, value, Phrase::jsonObject);
                Json inner = Json::object();
                if (auto problem = read(value, key, inner))
                    return problem;
                if (!inner.empty())
                    unknown[name] = std::move(inner);
                continue;
            }
            unknown[name] = value;
            if (key != "study") // model/study reads and checks it, where it is asked for
                warn(key);
        }
        return std::nullopt;
    }

private:
    void warn(const std::string &key)
    {
        if (m_warnings)
            m_warnings->push_back({"document.unknown_key", {std::string(m_file), key}});
    }

    void keepUnknownOfItems(
        const Json &list, const std::string &key, std::span<const std::string_view> known, Json &unknown)
    {
        if (!list.is_array())
            return;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!list[i].is_object())
                continue;
            for (const auto &[name, value] : list[i].items()) {
                if (std::find(known.begin(), known.end(), name) != known.end())
                    continue;
                unknown[key][std::to_string(i)][name] = value;
                warn(key + '[' + std::to_string(i) + "]." + name);
            }
        }
    }

    Scenario &m_scenario;
    std::string_view m_file;
    std::vector<Message> *m_warnings;
};

// Puts what was not understood back to where it came from; never over what was written.
void mergeUnknown(Json &target, const Json &unknown)
{
    if (!unknown.is_object())
        return;
    for (const auto &[name, value] : unknown.items()) {
        if (target.is_array()) {
            const auto index = parseNumber<std::size_t>(name);
            if (index && *index < target.size())
                mergeUnknown(target[*index], value);
        } else if (target.is_object()) {
            if (!target.contains(name))
                target[name] = value;
            else
                mergeUnknown(target[name], value);
        }
    }
}

// Null for an empty text and for one that cannot be read.
Json parsed(const std::string &text)
{
    const auto json = readJson<Json>(text, kMaxDocumentDepth);
    return json ? *json : Json(nullptr);
}

// Documents of version 1 hold the assumptions of their day where the person had left them alone.
void forgetOldDefaults(LlmServing &llm)
{
    const auto forget = [](std::optional<double> &value, double old) {
        if (value == old)
            value.reset();
    };
    forget(llm.mfuPrefill, 0.50);
    forget(llm.mbuDecode, 0.65);
    forget(llm.stepOverheadMs, 2.0);
}

bool alwaysWritten(std::string_view key) { return key == "title" || key == "kind" || key == "model"; }

bool isUnset(std::string_view text) { return text == "none" || text == "null"; }

// A list or an object as documents have it; text that is none stays text, which the field refuses.
Json fromJsonText(std::string_view text)
{
    auto json = readJson<Json>(text, kMaxDocumentDepth);
    return json ? std::move(*json) : Json(std::string(text));
}

// The form `--set` takes, as the JSON that the field reads. Discarded: not of the field's type.
Json fromText(const Field &field, std::string_view text)
{
    if (field.info.optional && (isUnset(text) || text.empty()))
        return nullptr;
    switch (field.info.type) {
    case ParameterType::number:
    case ParameterType::integer: {
        const auto value = parseNumber<double>(text);
        return value ? Json(*value) : Json(std::string(text));
    }
    case ParameterType::boolean:
        if (text == "true" || text == "on" || text == "1")
            return true;
        if (text == "false" || text == "off" || text == "0")
            return false;
        return Json(std::string(text));
    case ParameterType::choice:
    case ParameterType::text:
    case ParameterType::date: return Json(std::string(text));
    case ParameterType::textList: {
        if (text.starts_with('['))
            return fromJsonText(text);
        Json list = Json::array();
        if (isUnset(text))
            return list;
        for (const std::string_view part : fields::commaSeparated(text))
            list.push_back(std::string(part));
        return list;
    }
    case ParameterType::structured:
        if (text.starts_with('[') || text.starts_with('{'))
            return fromJsonText(text);
        return field.fromText ? field.fromText(text) : Json(std::string(text));
    }
    return nullptr;
}

constexpr std::string_view kMaps[] = {"pinned_benchmarks.", "own_throughput.", "own_watts."};

} // namespace

Result<Scenario> parseScenario(std::string_view text, std::string_view file, std::vector<Message> *warnings)
{
    if (text.size() > kMaxDocumentBytes)
        return refuse(file, "too_large", {text.size(), kMaxDocumentBytes});
    DuplicateWatch watch;
    auto read = readJson<Json>(text, kMaxDocumentDepth, std::ref(watch));
    if (!read) {
        const JsonFault &fault = read.error();
        if (fault.kind == JsonFault::Kind::depth)
            return refuse(file, "too_deep", {fault.depth, kMaxDocumentDepth});
        return refuse(file, "not_json", {fault.line}, fault.field + ": " + fault.detail);
    }
    if (watch.crowded != nullptr)
        return refuse(file, watch.crowded, {kMostNames});
    const Json document = std::move(*read);
    if (!document.is_object())
        return refuse(file, "not_a_scenario", {fields::shortText(document)});
    if (!watch.duplicate.empty())
        return refuse(file, "duplicate", {watch.duplicate, watch.duplicate, ""});
    const auto version = document.find("wattfare");
    if (version == document.end() || !version->is_number_integer() || version->get<std::int64_t>() < 1)
        return refuse(file, "not_a_scenario", {version == document.end() ? "" : fields::shortText(*version)});
    if (version->get<std::int64_t>() > kDocumentVersion)
        return refuse(file, "too_new", {fields::shortText(*version), kDocumentVersion});

    Scenario scenario;
    Json unknown = Json::object();
    try {
        Reader reader(scenario, file, warnings);
        if (const auto problem = reader.read(document, "", unknown))
            return tl::unexpected(fields::toError(*problem, file));
    } catch (const Json::exception &error) {
        return refuse(file, "not_json", {"1"}, error.what());
    }
    if (version->get<std::int64_t>() < 2)
        forgetOldDefaults(scenario.llm);
    if (const auto problem = fields::crossCheck(scenario))
        return tl::unexpected(fields::toError(*problem, file));
    if (!unknown.empty())
        scenario.unknownKeys = unknown.dump();
    return scenario;
}

std::string writeScenario(const Scenario &scenario)
{
    Json document = Json::object();
    document["wattfare"] = kDocumentVersion;
    for (const Field &field : fields::all()) {
        const std::string_view key = field.info.key;
        Json value = field.get(scenario);
        const bool empty = value.is_null() || (value.is_array() && value.empty())
            || (value.is_string() && value.get_ref<const std::string &>().empty());
        if (empty && !alwaysWritten(key))
            continue;
        const auto dot = key.find('.');
        if (dot == std::string_view::npos)
            document[std::string(key)] = std::move(value);
        else
            document[std::string(key.substr(0, dot))][std::string(key.substr(dot + 1))] = std::move(value);
    }
    if (Json view = parsed(scenario.viewState); !view.is_null())
        document["view"] = std::move(view);
    if (const Json unknown = parsed(scenario.unknownKeys); unknown.is_object())
        mergeUnknown(document, unknown);
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

namespace {

// Names the parameters that the writer may mean: those whose name begins or ends with the one that is not known.
Error unknownKey(std::string_view key)
{
    constexpr std::size_t kMostNamed = 4, kLeastLetters = 3;
    const std::string_view last = key.substr(key.rfind('.') + 1);
    std::string near;
    std::size_t count = 0;
    for (const Field &field : fields::all()) {
        const std::string_view name = field.info.key;
        if (last.size() < kLeastLetters || name.substr(name.rfind('.') + 1).find(last) == std::string_view::npos)
            continue;
        if (++count <= kMostNamed)
            near.append(near.empty() ? "" : ", ").append(name);
    }
    return near.empty() ? Error{Error::Code::badInput, {"scenario.unknown_key", {std::string(key)}}, {}}
                        : Error{Error::Code::badInput, {"scenario.unknown_key_near", {std::string(key), near}}, {}};
}

} // namespace

Result<void> setParameter(Scenario &scenario, std::string_view key, std::string_view value)
{
    try {
        for (const auto prefix : kMaps) {
            if (!key.starts_with(prefix) || key.size() == prefix.size())
                continue;
            const Field &field = *fields::find(prefix.substr(0, prefix.size() - 1));
            const std::string type(key.substr(prefix.size()));
            Json map = field.get(scenario);
            if (map.is_null())
                map = Json::object();
            const auto number = prefix == kMaps[0] ? std::nullopt : parseNumber<double>(value);
            if (isUnset(value) || value.empty())
                map.erase(type);
            else if (number)
                map[type] = *number;
            else
                map[type] = std::string(value);
            if (const auto problem = field.set(scenario, map, field.info))
                return tl::unexpected(fields::toError(*problem));
            return {};
        }
        const Field *field = fields::find(key);
        if (!field)
            return tl::unexpected(unknownKey(key));
        const Json json = fromText(*field, value);
        (void)json.dump(); // throws on text that is not UTF-8
        if (const auto problem = field->set(scenario, json, field->info))
            return tl::unexpected(fields::toError(*problem));
        return {};
    } catch (const Json::exception &error) { // text that is not UTF-8
        return fail(Error::Code::badInput, {"scenario.wrong_type", {key, "", Phrase::jsonText}}, error.what());
    }
}

std::span<const ParameterInfo> scenarioParameters()
{
    static const auto infos = [] {
        std::vector<ParameterInfo> list;
        for (const Field &field : fields::all())
            list.push_back(field.info);
        return list;
    }();
    return infos;
}

Result<std::string> parameterText(const Scenario &scenario, std::string_view key)
{
    const Field *field = fields::find(key);
    if (!field)
        return tl::unexpected(unknownKey(key));
    const Json value = field->get(scenario);
    if (value.is_null())
        return std::string("none");
    if (field->info.type == ParameterType::number || field->info.type == ParameterType::integer)
        return shortestText(value.get<double>());
    if (value.is_string())
        return value.get<std::string>();
    if (field->info.type == ParameterType::textList) {
        std::string text;
        for (const auto &name : value)
            text.append(text.empty() ? "" : ",").append(name.get_ref<const std::string &>());
        return text;
    }
    if (key == "purchase") {
        std::string text;
        for (const PurchaseOption &option : scenario.purchase)
            text.append(text.empty() ? "" : ",").append(option.id());
        return text;
    }
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<void> validateScenario(const Scenario &scenario)
{
    Scenario scratch;
    try {
        for (const Field &field : fields::all()) {
            const Json value = field.get(scenario);
            if (value.is_null() && field.info.optional)
                continue;
            if (value.is_string() || value.is_array())
                (void)value.dump(); // throws on text that is not UTF-8
            if (const auto problem = field.set(scratch, value, field.info))
                return tl::unexpected(fields::toError(*problem));
        }
        if (const auto problem = fields::crossCheck(scenario))
            return tl::unexpected(fields::toError(*problem));
    } catch (const Json::exception &error) {
        return fail(Error::Code::badInput, {"scenario.wrong_type", {"", "", Phrase::jsonText}}, error.what());
    }
    return {};
}

} // namespace wattfare
