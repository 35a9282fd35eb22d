// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/structured.h"

#include "model/support/decimal.h"
#include "model/workload/ids.h"
#include "model/workload/levers.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace wattfare::fields {

namespace {

constexpr std::size_t kMaxEntries = 2'000;
constexpr std::size_t kMaxName = 200;

std::string item(const std::string &field, std::size_t index) { return field + '[' + std::to_string(index) + ']'; }

// A number of an object: required unless `optional` says otherwise.
Check readNumber(const Json &object, const char *key, const std::string &field, double minimum, double maximum,
    std::optional<double> &value)
{
    const auto it = object.find(key);
    if (it == object.end() || it->is_null())
        return std::nullopt;
    const std::string name = field + '.' + key;
    if (!it->is_number())
        return wrongType(name, *it, Phrase::jsonNumber);
    const double number = it->get<double>();
    if (!std::isfinite(number) || number < minimum || number > maximum)
        return Problem{"out_of_range", name, shortText(*it), clause<Phrase::range>(minimum, maximum)};
    value = number;
    return std::nullopt;
}

Check readText(const Json &object, const char *key, const std::string &field, std::string &value)
{
    const auto it = object.find(key);
    if (it == object.end() || it->is_null())
        return std::nullopt;
    const std::string name = field + '.' + key;
    if (!it->is_string())
        return wrongType(name, *it, Phrase::jsonText);
    if (it->get_ref<const std::string &>().size() > kMaxName)
        return Problem{"too_long", name, it->get_ref<const std::string &>().size(), kMaxName};
    value = it->get<std::string>();
    return std::nullopt;
}

Check mapFromJson(const Json &json, const ParameterInfo &info, double maximum, std::map<std::string, double> &values)
{
    if (json.is_null())
        return std::nullopt;
    if (!json.is_object())
        return wrongType(info.key, json, Phrase::jsonObject);
    if (json.size() > kMaxEntries)
        return Problem{"too_long", info.key, json.size(), kMaxEntries};
    for (const auto &[name, entry] : json.items()) {
        const std::string field = info.key + ('.' + name);
        if (!entry.is_number())
            return wrongType(field, entry, Phrase::jsonNumber);
        const double value = entry.get<double>();
        if (!std::isfinite(value) || value <= 0 || value > maximum)
            return Problem{"out_of_range", field, shortText(entry), clause<Phrase::rangeAbove>(0.0, maximum)};
        values[name] = value;
    }
    return std::nullopt;
}

Json mapToJson(const std::map<std::string, double> &values)
{
    if (values.empty())
        return nullptr;
    Json json = Json::object();
    for (const auto &[name, value] : values)
        json[name] = value;
    return json;
}

} // namespace

Check namesFromJson(const Json &json, const std::string &field, std::size_t minimum, std::size_t maximum,
    std::vector<std::string> &values)
{
    if (!json.is_array())
        return wrongType(field, json, Phrase::jsonList);
    if (json.size() < minimum)
        return Problem{"missing", field, json.size(), minimum};
    if (json.size() > maximum)
        return Problem{"too_long", field, json.size(), maximum};
    std::set<std::string> seen;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (!json[i].is_string())
            return wrongType(item(field, i), json[i], Phrase::jsonText);
        std::string name = json[i].get<std::string>();
        if (name.empty() || name.size() > kMaxName)
            return Problem{"too_long", item(field, i), name.size(), kMaxName};
        if (!seen.insert(name).second)
            return Problem{"duplicate", item(field, i), name, ""};
        values.push_back(std::move(name));
    }
    return std::nullopt;
}

std::vector<std::string_view> commaSeparated(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto comma = text.find(',');
        std::string_view part = text.substr(0, comma);
        while (part.starts_with(' '))
            part.remove_prefix(1);
        while (part.ends_with(' '))
            part.remove_suffix(1);
        parts.push_back(part);
        text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
    }
    return parts;
}

Json listFromText(std::string_view text)
{
    Json list = Json::array();
    Json numbers = Json::array();
    for (const std::string_view part : commaSeparated(text)) {
        if (const auto value = parseNumber<double>(part))
            numbers.push_back(*value);
        list.push_back(std::string(part));
    }
    return !list.empty() && numbers.size() == list.size() ? numbers : list;
}

Json getTraffic(const Scenario &s)
{
    return s.inference.trafficByHour ? Json(*s.inference.trafficByHour) : Json(nullptr);
}

Check setTraffic(Scenario &s, const Json &json, const ParameterInfo &info)
{
    if (json.is_null()) {
        s.inference.trafficByHour.reset();
        return std::nullopt;
    }
    if (!json.is_array() || json.size() != 24)
        return wrongType(info.key, json, Phrase::numbers24);
    std::array<double, 24> hours{};
    for (std::size_t i = 0; i < 24; ++i) {
        if (!json[i].is_number())
            return wrongType(item(info.key, i), json[i], Phrase::jsonNumber);
        hours[i] = json[i].get<double>();
        if (!(hours[i] >= 0 && hours[i] <= 1))
            return Problem{"out_of_range", item(info.key, i), shortText(json[i]), clause<Phrase::range>(0, 1)};
    }
    s.inference.trafficByHour = hours;
    return std::nullopt;
}

Json getScalingTable(const Scenario &s)
{
    if (s.training.scalingTable.empty())
        return nullptr;
    Json rows = Json::array();
    for (const auto &[nodes, efficiency] : s.training.scalingTable)
        rows.push_back(Json::array({nodes, efficiency}));
    return rows;
}

Check setScalingTable(Scenario &s, const Json &json, const ParameterInfo &info)
{
    std::vector<std::pair<double, double>> rows;
    if (json.is_null()) {
        s.training.scalingTable.clear();
        return std::nullopt;
    }
    if (!json.is_array() || json.size() > 200)
        return wrongType(info.key, json, Phrase::listOfNodesAndEfficiency);
    for (std::size_t i = 0; i < json.size(); ++i) {
        const Json &row = json[i];
        if (!row.is_array() || row.size() != 2 || !row[0].is_number() || !row[1].is_number())
            return wrongType(item(info.key, i), row, Phrase::nodesAndEfficiency);
        const double nodes = row[0].get<double>();
        const double efficiency = row[1].get<double>();
        if (!(nodes >= 1 && nodes <= 100'000) || (!rows.empty() && nodes <= rows.back().first))
            return Problem{
                "out_of_range", item(info.key, i), shortText(row[0]), clause<Phrase::rangeAscending>(1, 100000)};
        if (!(efficiency > 0 && efficiency <= 1.5))
            return Problem{"out_of_range", item(info.key, i), shortText(row[1]), clause<Phrase::rangeAbove>(0, 1.5)};
        rows.emplace_back(nodes, efficiency);
    }
    s.training.scalingTable = std::move(rows);
    return std::nullopt;
}

// What the options of a kind hold beside plan, term and payment: from 0 to `most`, in a member that is always set or
// one that may not be.
struct OptionField {
    PurchaseKind kind;
    const char *key;
    double most;
    double PurchaseOption::*number = nullptr;
    std::optional<double> PurchaseOption::*optional = nullptr;

    std::optional<double> get(const PurchaseOption &o) const { return number ? o.*number : o.*optional; }
};
constexpr OptionField kOptionFields[] = {
    {PurchaseKind::ownRate, "discount_pct", 100, nullptr, &PurchaseOption::discountPct},
    {PurchaseKind::ownRate, "usd_per_hour", 1e5, nullptr, &PurchaseOption::usdPerHour},
    {PurchaseKind::mix, "on_demand_share", 1, &PurchaseOption::onDemandShare},
    {PurchaseKind::mix, "spot_share", 1, &PurchaseOption::spotShare},
    {PurchaseKind::mix, "commitment_share", 1, &PurchaseOption::commitmentShare},
};

Json purchaseToJson(const PurchaseOption &option)
{
    Json json;
    json["kind"] = std::string(purchaseKindId(option.kind));
    for (const OptionField &each : kOptionFields)
        if (const auto value = each.get(option); value && each.kind == option.kind)
            json[each.key] = *value;
    if (partsOf(option).commitment) {
        json["plan"] = option.plan;
        json["term_years"] = option.termYears;
        json["payment"] = option.payment;
    }
    return json;
}

Check purchaseFromJson(const Json &json, const std::string &field, PurchaseOption &option)
{
    option = {};
    if (json.is_string()) {
        const auto parsed = parsePurchaseOption(json.get_ref<const std::string &>());
        if (!parsed)
            return Problem{"unknown_choice", field, shortText(json), purchaseExamples()};
        option = *parsed;
        return std::nullopt;
    }
    if (!json.is_object())
        return wrongType(field, json, Phrase::jsonObject);
    std::string kind;
    if (auto problem = readText(json, "kind", field, kind))
        return problem;
    const auto known = parsePurchaseKind(kind);
    if (!known)
        return Problem{"unknown_choice", field + ".kind", kind, purchaseKindIds()};
    option.kind = *known;
    std::optional<double> term;
    if (auto problem = readText(json, "plan", field, option.plan))
        return problem;
    if (auto problem = readText(json, "payment", field, option.payment))
        return problem;
    if (auto problem = readNumber(json, "term_years", field, 0, 5, term))
        return problem;
    if (term)
        option.termYears = static_cast<int>(*term);
    for (const OptionField &each : kOptionFields) {
        std::optional<double> value;
        if (auto problem = readNumber(json, each.key, field, 0, each.most, value))
            return problem;
        if (each.optional)
            option.*each.optional = value;
        else if (value)
            option.*each.number = *value;
    }
    return std::nullopt;
}

Json getPurchase(const Scenario &s)
{
    Json list = Json::array();
    for (const PurchaseOption &option : s.purchase)
        list.push_back(purchaseToJson(option));
    return list;
}

Check setPurchase(Scenario &s, const Json &json, const ParameterInfo &info)
{
    if (!json.is_array())
        return wrongType(info.key, json, Phrase::jsonList);
    if (json.empty())
        return Problem{"missing", info.key, 0, 1};
    if (json.size() > 64)
        return Problem{"too_long", info.key, json.size(), "64"};
    std::vector<PurchaseOption> options(json.size());
    for (std::size_t i = 0; i < json.size(); ++i)
        if (auto problem = purchaseFromJson(json[i], item(info.key, i), options[i]))
            return problem;
    s.purchase = std::move(options);
    return std::nullopt;
}

Json getPinnedBenchmarks(const Scenario &s)
{
    if (s.pinnedBenchmarks.empty())
        return nullptr;
    Json json = Json::object();
    for (const auto &[type, id] : s.pinnedBenchmarks)
        json[type] = id;
    return json;
}

Check setPinnedBenchmarks(Scenario &s, const Json &json, const ParameterInfo &info)
{
    std::map<std::string, std::string> pins;
    if (!json.is_null()) {
        if (!json.is_object())
            return wrongType(info.key, json, Phrase::jsonObject);
        if (json.size() > kMaxEntries)
            return Problem{"too_long", info.key, json.size(), kMaxEntries};
        for (const auto &[type, id] : json.items()) {
            if (!id.is_string() || id.get_ref<const std::string &>().empty())
                return wrongType(info.key + ('.' + type), id, Phrase::jsonText);
            pins[type] = id.get<std::string>();
        }
    }
    s.pinnedBenchmarks = std::move(pins);
    return std::nullopt;
}

Json getOwnThroughput(const Scenario &s) { return mapToJson(s.ownThroughput); }

Check setOwnThroughput(Scenario &s, const Json &json, const ParameterInfo &info)
{
    std::map<std::string, double> values;
    if (auto problem = mapFromJson(json, info, 1e12, values))
        return problem;
    s.ownThroughput = std::move(values);
    return std::nullopt;
}

Json getOwnWatts(const Scenario &s) { return mapToJson(s.ownWatts); }

Check setOwnWatts(Scenario &s, const Json &json, const ParameterInfo &info)
{
    std::map<std::string, double> values;
    if (auto problem = mapFromJson(json, info, 1e6, values))
        return problem;
    s.ownWatts = std::move(values);
    return std::nullopt;
}

Json getFigures(const Scenario &s)
{
    if (s.figures.empty())
        return nullptr;
    Json list = Json::array();
    for (const FigureChoice &figure : s.figures) {
        Json json;
        json["subject_kind"] = figure.subjectKind;
        json["subject"] = figure.subject;
        json["quantity"] = figure.quantity;
        json["value"] = figure.value;
        if (figure.low)
            json["low"] = *figure.low;
        if (figure.high)
            json["high"] = *figure.high;
        json["class"] = figure.cls;
        if (!figure.source.empty())
            json["source"] = figure.source;
        if (figure.since)
            json["since"] = figure.since->iso();
        list.push_back(std::move(json));
    }
    return list;
}

Check setFigures(Scenario &s, const Json &json, const ParameterInfo &info)
{
    std::vector<FigureChoice> figures;
    if (!json.is_null()) {
        if (!json.is_array())
            return wrongType(info.key, json, Phrase::jsonList);
        if (json.size() > kMaxEntries)
            return Problem{"too_long", info.key, json.size(), kMaxEntries};
        for (std::size_t i = 0; i < json.size(); ++i) {
            const std::string field = item(info.key, i);
            if (!json[i].is_object())
                return wrongType(field, json[i], Phrase::jsonObject);
            FigureChoice figure;
            for (const auto &[key, text] : {std::pair{"subject_kind", &figure.subjectKind},
                     std::pair{"subject", &figure.subject}, std::pair{"quantity", &figure.quantity},
                     std::pair{"class", &figure.cls}, std::pair{"source", &figure.source}})
                if (auto problem = readText(json[i], key, field, *text))
                    return problem;
            for (const auto &[key, text] : {std::pair{"subject_kind", figure.subjectKind},
                     std::pair{"subject", figure.subject}, std::pair{"quantity", figure.quantity}})
                if (text.empty())
                    return Problem{"missing", field + '.' + key, "", Phrase::jsonText};
            static constexpr std::string_view kClasses[]
                = {"measured", "vendor", "derived", "estimate", "assumption", "user"};
            if (std::find(std::begin(kClasses), std::end(kClasses), figure.cls) == std::end(kClasses))
                return Problem{
                    "unknown_choice", field + ".class", figure.cls, "measured|vendor|derived|estimate|assumption|user"};
            std::optional<double> value;
            if (auto problem = readNumber(json[i], "value", field, -1e12, 1e12, value))
                return problem;
            if (!value)
                return Problem{"missing", field + ".value", "", Phrase::jsonNumber};
            figure.value = *value;
            if (auto problem = readNumber(json[i], "low", field, -1e12, figure.value, figure.low))
                return problem;
            if (auto problem = readNumber(json[i], "high", field, figure.value, 1e12, figure.high))
                return problem;
            std::string since;
            if (auto problem = readText(json[i], "since", field, since))
                return problem;
            if (!since.empty()) {
                figure.since = Date::parse(since);
                if (!figure.since || figure.since->year() < 2006 || figure.since->year() > 2100)
                    return Problem{"out_of_range", field + ".since", since,
                        clause<Phrase::rangeOfDays>("2006-01-01", "2100-12-31")};
            }
            figures.push_back(std::move(figure));
        }
    }
    s.figures = std::move(figures);
    return std::nullopt;
}

Json getInputs(const Scenario &s)
{
    if (s.inputs.empty())
        return nullptr;
    Json list = Json::array();
    for (const UsedInput &input : s.inputs)
        list.push_back(Json{{"id", input.id}, {"value", input.value}, {"unit", input.unit}});
    return list;
}

Check setInputs(Scenario &s, const Json &json, const ParameterInfo &info)
{
    std::vector<UsedInput> inputs;
    if (!json.is_null()) {
        if (!json.is_array() || json.size() > 20'000)
            return wrongType(info.key, json, Phrase::jsonList);
        for (std::size_t i = 0; i < json.size(); ++i) {
            const std::string field = item(info.key, i);
            if (!json[i].is_object())
                return wrongType(field, json[i], Phrase::jsonObject);
            UsedInput input;
            std::optional<double> value;
            if (auto problem = readText(json[i], "id", field, input.id))
                return problem;
            if (auto problem = readText(json[i], "unit", field, input.unit))
                return problem;
            if (auto problem = readNumber(json[i], "value", field, -1e21, 1e21, value))
                return problem;
            if (input.id.empty() || !value)
                return Problem{
                    "missing", field + (value ? ".id" : ".value"), "", value ? Phrase::jsonText : Phrase::jsonNumber};
            input.value = *value;
            inputs.push_back(std::move(input));
        }
    }
    s.inputs = std::move(inputs);
    return std::nullopt;
}

Check crossCheck(const Scenario &s)
{
    std::set<std::string> seen;
    if (s.purchase.empty())
        return Problem{"missing", "purchase", 0, 1};
    for (std::size_t i = 0; i < s.purchase.size(); ++i) {
        const PurchaseOption &option = s.purchase[i];
        const std::string field = item("purchase", i);
        if (partsOf(option).commitment && option.plan.empty())
            return Problem{
                "missing", field + ".plan", "", "reserved_standard|reserved_convertible|compute_savings_plan"};
        for (const OptionField &each : kOptionFields)
            if (const auto value = each.get(option);
                value && each.kind == option.kind && !(*value >= 0 && *value <= each.most))
                return Problem{
                    "out_of_range", field + '.' + each.key, shortText(*value), clause<Phrase::range>(0, each.most)};
        if (option.kind == PurchaseKind::ownRate && option.discountPct.has_value() == option.usdPerHour.has_value())
            return Problem{"contradiction", field, option.usdPerHour ? "2" : "0", "discount_pct|usd_per_hour"};
        if (option.kind == PurchaseKind::mix) {
            const double sum = option.onDemandShare + option.spotShare + option.commitmentShare;
            if (!(std::abs(sum - 1) <= 1e-9))
                return Problem{
                    "contradiction", field, shortText(sum), "on_demand_share + spot_share + commitment_share = 1"};
        }
        if (!seen.insert(option.id()).second)
            return Problem{"duplicate", field, option.id(), ""};
    }
    for (std::size_t i = 0; i < s.levers.size(); ++i)
        if (const auto lever = parseLever(s.levers[i]); lever && !fitsKind(*lever, s.kind))
            return Problem{"contradiction", item("levers", i), s.levers[i],
                "kind = " + std::string(workloadKindId(s.kind)) + " (" + kindsOf(*lever) + ')'};
    if (s.energy.method == EnergyMethod::userWatts && !s.energy.userWatts && s.ownWatts.empty())
        return Problem{"missing", "energy.user_watts", "", Phrase::jsonNumber};
    if (s.kind == WorkloadKind::training && s.training.scaling == ScalingModel::table
        && s.training.scalingTable.empty())
        return Problem{"missing", "training.scaling_table", 0, 1};
    if (s.kind == WorkloadKind::training && s.training.scaling == ScalingModel::constant
        && !(s.training.scalingParameter > 0))
        return Problem{"out_of_range", "training.scaling_parameter", shortText(s.training.scalingParameter),
            clause<Phrase::rangeAbove>(0, 1)};
    if (s.inference.scaleWithTraffic && !s.inference.trafficByHour)
        return Problem{"missing", "inference.traffic_by_hour", "", Phrase::numbers24};
    if (s.inference.trafficByHour
        && std::none_of(
            s.inference.trafficByHour->begin(), s.inference.trafficByHour->end(), [](double x) { return x > 0; }))
        return Problem{"contradiction", "inference.traffic_by_hour", "0", "0 < x <= 1"};
    for (const auto &[map, key, maximum] :
        {std::tuple{&s.ownThroughput, "own_throughput", 1e12}, std::tuple{&s.ownWatts, "own_watts", 1e6}})
        for (const auto &[type, value] : *map)
            if (!(value > 0 && value <= maximum))
                return Problem{"out_of_range", std::string(key) + '.' + type, shortText(value),
                    clause<Phrase::range>(0.0, maximum)};
    if (!s.currency.code.empty() && s.currency.code == "USD" && s.currency.perUsd != 1.0)
        return Problem{"contradiction", "currency.per_usd", shortText(s.currency.perUsd), "1"};
    if (s.currency.code.empty())
        return Problem{"missing", "currency.code", "", "EUR"};
    if (s.currency.code != "USD" && !s.currency.date) // a rate means nothing without its day
        return Problem{"missing", "currency.date", "", "YYYY-MM-DD"};
    return std::nullopt;
}

} // namespace wattfare::fields
