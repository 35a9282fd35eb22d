// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/fields.h"

#include "model/support/decimal.h"
#include "model/workload/checkpoints.h"
#include "model/workload/ids.h"
#include "model/workload/levers.h"
#include "model/workload/structured.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <unordered_map>

namespace wattfare::fields {

namespace {

// The member that a path of member pointers leads to.
template <auto... Path, class S>
auto &&at(S &&scenario)
{
    return (scenario.*....*Path);
}

template <auto... Path>
using MemberOf = std::remove_cvref_t<decltype(at<Path...>(std::declval<Scenario &>()))>;

constexpr ParameterInfo infoOf(const char *key, Unit unit, const char *group, double minimum, double maximum,
    ParameterType type, bool optional = false)
{
    ParameterInfo info{};
    info.key = key;
    info.unit = unit;
    info.group = group;
    info.minimum = minimum;
    info.maximum = maximum;
    info.type = type;
    info.optional = optional;
    return info;
}

// double, std::optional<double>, int, std::optional<int>
template <auto... Path>
Field number(const char *key, Unit unit, const char *group, double minimum, double maximum)
{
    using T = MemberOf<Path...>;
    constexpr bool isOptional = std::is_same_v<T, std::optional<double>> || std::is_same_v<T, std::optional<int>>;
    constexpr bool isInteger = std::is_same_v<T, int> || std::is_same_v<T, std::optional<int>>;
    Field field{};
    field.info = infoOf(
        key, unit, group, minimum, maximum, isInteger ? ParameterType::integer : ParameterType::number, isOptional);
    field.get = [](const Scenario &s) -> Json {
        const auto &value = at<Path...>(s);
        if constexpr (isOptional)
            return value ? Json(*value) : Json(nullptr);
        else
            return Json(value);
    };
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        if (isOptional && json.is_null()) {
            at<Path...>(s) = T{};
            return std::nullopt;
        }
        const bool isNone = info.none && json == "none";
        if (!isNone && !json.is_number())
            return wrongType(info.key, json,
                info.none       ? Phrase::hoursBestOrNone
                    : isInteger ? Phrase::jsonInteger
                                : Phrase::jsonNumber);
        const double value = isNone ? *info.none : json.get<double>();
        if (isInteger && value != std::floor(value))
            return wrongType(info.key, json, Phrase::jsonInteger);
        if (auto problem = checkNumber(value, info))
            return problem;
        if constexpr (isInteger)
            at<Path...>(s) = static_cast<int>(value);
        else
            at<Path...>(s) = value;
        return std::nullopt;
    };
    return field;
}

// A part of a whole.
template <auto... Path>
Field share(const char *key, const char *group, double minimum, double maximum)
{
    Field field = number<Path...>(key, "1", group, minimum, maximum);
    field.info.share = true;
    return field;
}

// Hours between checkpoints: 0 is the best interval, "none" one that is longer than any run.
template <auto... Path>
Field checkpointInterval(const char *key, const char *group)
{
    Field field = number<Path...>(key, "h", group, 0, kNoCheckpointsH);
    field.info.none = kNoCheckpointsH;
    return field;
}

template <auto... Path>
Field boolean(const char *key, const char *group)
{
    Field field{};
    field.info = infoOf(key, "", group, 0, 0, ParameterType::boolean);
    field.get = [](const Scenario &s) -> Json { return at<Path...>(s); };
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        if (!json.is_boolean())
            return wrongType(info.key, json, Phrase::jsonBoolean);
        at<Path...>(s) = json.get<bool>();
        return std::nullopt;
    };
    return field;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const auto word : words)
        text.append(text.empty() ? "" : "|").append(word);
    return text;
}

// An enumeration, by the index of its word; or a string that must be one of the words.
template <auto &Words, auto... Path>
Field choice(const char *key, const char *group)
{
    using T = MemberOf<Path...>;
    Field field{};
    field.info = infoOf(key, "", group, 0, 0, ParameterType::choice);
    field.info.choices = Words;
    field.get = [](const Scenario &s) -> Json {
        if constexpr (std::is_enum_v<T>) {
            const auto index = static_cast<std::size_t>(at<Path...>(s));
            return index < Words.size() ? Json(std::string(Words[index])) : Json(static_cast<unsigned>(index));
        } else {
            return at<Path...>(s);
        }
    };
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        if (!json.is_string())
            return wrongType(info.key, json, clause<Phrase::verbatim>(joined(Words)));
        std::string text = json.get<std::string>();
        if constexpr (std::is_same_v<T, EnergyMethod>)
            if (text == "component")
                text = Words[0];
        if constexpr (std::is_same_v<T, CarbonBasis>)
            if (text == "location")
                text = Words[0];
        for (std::size_t i = 0; i < Words.size(); ++i) {
            if (Words[i] != text)
                continue;
            if constexpr (std::is_enum_v<T>)
                at<Path...>(s) = static_cast<T>(i);
            else
                at<Path...>(s) = text;
            return std::nullopt;
        }
        return Problem{"unknown_choice", info.key, text.substr(0, 80), joined(Words)};
    };
    return field;
}

template <std::size_t MaxLength, auto... Path>
Field text(const char *key, const char *group)
{
    Field field{};
    field.info = infoOf(key, "", group, 0, 0, ParameterType::text);
    field.get = [](const Scenario &s) -> Json { return at<Path...>(s); };
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        if (!json.is_string())
            return wrongType(info.key, json, Phrase::jsonText);
        std::string value = json.get<std::string>();
        if (value.size() > MaxLength)
            return Problem{"too_long", info.key, value.size(), MaxLength};
        at<Path...>(s) = std::move(value);
        return std::nullopt;
    };
    return field;
}

// "2023-02-30": no such day, yet written as one.
bool looksLikeDay(std::string_view text)
{
    constexpr std::string_view kPattern = "dddd-dd-dd";
    return text.size() == kPattern.size() && std::equal(text.begin(), text.end(), kPattern.begin(), [](char c, char p) {
        return p == 'd' ? c >= '0' && c <= '9' : c == p;
    });
}

template <auto... Path>
Field date(const char *key, const char *group)
{
    Field field{};
    field.info = infoOf(key, "", group, 0, 0, ParameterType::date, true);
    field.get = [](const Scenario &s) -> Json {
        const auto &value = at<Path...>(s);
        return value ? Json(value->iso()) : Json(nullptr);
    };
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        if (json.is_null()) {
            at<Path...>(s).reset();
            return std::nullopt;
        }
        if (!json.is_string())
            return wrongType(info.key, json, clause<Phrase::verbatim>("YYYY-MM-DD"));
        const std::string &typed = json.get_ref<const std::string &>();
        auto value = Date::parse(typed);
        if (const auto first = value ? std::nullopt : Date::parse(typed + "-01")) // a month: its last day
            value = Date{first->addMonths(1).days - 1};
        if (!value && !looksLikeDay(typed))
            return wrongType(info.key, json, clause<Phrase::verbatim>("YYYY-MM-DD"));
        if (!value || value->year() < 2006 || value->year() > 2100)
            return Problem{
                "out_of_range", info.key, shortText(json), clause<Phrase::rangeOfDays>("2006-01-01", "2100-12-31")};
        at<Path...>(s) = *value;
        return std::nullopt;
    };
    return field;
}

// A list of names, each given once.
template <std::size_t MinCount, std::size_t MaxCount, auto... Path>
Field names(const char *key, const char *group)
{
    Field field{};
    field.info = infoOf(key, "", group, 0, 0, ParameterType::textList);
    field.get = [](const Scenario &s) -> Json { return at<Path...>(s); };
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        std::vector<std::string> values;
        if (auto problem = namesFromJson(json, info.key, MinCount, MaxCount, values))
            return problem;
        at<Path...>(s) = std::move(values);
        return std::nullopt;
    };
    return field;
}

// Levers that are switched on, of those that can be.
Field levers(const char *key, const char *group)
{
    Field field = names<0, kLeverCount, &Scenario::levers>(key, group);
    field.set = [](Scenario &s, const Json &json, const ParameterInfo &info) -> Check {
        std::vector<std::string> values;
        if (auto problem = namesFromJson(json, info.key, 0, kLeverCount, values))
            return problem;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const auto lever = parseLever(values[i]); !lever || !leverInfo(*lever).switchable)
                return Problem{"unknown_choice", info.key + ('[' + std::to_string(i) + ']'), values[i].substr(0, 80),
                    switchableLevers()};
        s.levers = std::move(values);
        return std::nullopt;
    };
    return field;
}

Field structured(const char *key, const char *group, Json (*get)(const Scenario &),
    Check (*set)(Scenario &, const Json &, const ParameterInfo &), Json (*fromText)(std::string_view) = nullptr)
{
    Field field{};
    field.info = infoOf(key, "", group, 0, 0, ParameterType::structured, true);
    field.get = get;
    field.set = set;
    field.fromText = fromText;
    return field;
}

using S = Scenario;
using I = InferenceDemand;
using T = TrainingJob;
using L = LlmServing;
using H = HpcJob;
using E = EnergyOptions;

const std::vector<Field> &table()
{
    static const std::vector<Field> rows{
        text<200, &S::title>("title", "view"),
        text<64, &S::preset>("preset", "view"),
        choice<ids::kWorkloads, &S::kind>("kind", "workload"),
        text<96, &S::model>("model", "workload"),

        number<&S::inference, &I::demandPerHour>("inference.demand_per_hour", "1/h", "inference", 0, 1e12),
        number<&S::inference, &I::latencyLimitMs>("inference.latency_limit_ms", "ms", "inference", 0.01, 3.6e6),
        share<&S::inference, &I::latencyPercentile>("inference.latency_percentile", "inference", 0.5, 0.99999),
        share<&S::inference, &I::utilisationTarget>("inference.utilisation_target", "inference", 0.001, 1),
        number<&S::inference, &I::redundancy>("inference.redundancy", "1", "inference", 0, 10'000),
        boolean<&S::inference, &I::queueing>("inference.queueing", "inference"),
        number<&S::inference, &I::serviceScv>("inference.service_scv", "1", "inference", 0, 1),
        structured("inference.traffic_by_hour", "inference", getTraffic, setTraffic, listFromText),
        boolean<&S::inference, &I::scaleWithTraffic>("inference.scale_with_traffic", "inference"),
        number<&S::inference, &I::sequenceLength>("inference.sequence_length", "1", "inference", 1, 10'000'000),
        names<0, 32, &S::inference, &I::precisions>("inference.precisions", "inference"),

        boolean<&S::training, &T::toQualityTarget>("training.to_quality_target", "training"),
        number<&S::training, &T::samples>("training.samples", "1", "training", 1, 1e18),
        number<&S::training, &T::nodes>("training.nodes", "1", "training", 1, 100'000),
        choice<ids::kScaling, &S::training, &T::scaling>("training.scaling", "training"),
        number<&S::training, &T::scalingParameter>("training.scaling_parameter", "1", "training", 0, 1),
        structured("training.scaling_table", "training", getScalingTable, setScalingTable),
        checkpointInterval<&S::training, &T::checkpointIntervalH>("training.checkpoint_interval_h", "training"),
        number<&S::training, &T::checkpointTimeS>("training.checkpoint_time_s", "s", "training", 0, 864'000),
        number<&S::training, &T::restartS>("training.restart_s", "s", "training", 0, 864'000),
        number<&S::training, &T::waitForCapacityS>("training.wait_for_capacity_s", "s", "training", 0, 31'536'000),
        number<&S::training, &T::startUpH>("training.start_up_h", "h", "training", 0, 8'760),
        number<&S::training, &T::deadlineH>("training.deadline_h", "h", "training", 0.01, 87'600),
        number<&S::training, &T::sequenceLength>("training.sequence_length", "1", "training", 1, 10'000'000),
        names<0, 32, &S::training, &T::precisions>("training.precisions", "training"),
        number<&S::training, &T::trainableMillion>("training.trainable_million", "1e6", "training", 1e-6, 1e9),

        number<&S::llm, &L::outputTokensPerHour>("llm.output_tokens_per_hour", "1/h", "llm", 0, 1e15),
        number<&S::llm, &L::inputTokens>("llm.input_tokens", "1", "llm", 1, 10'000'000),
        number<&S::llm, &L::outputTokens>("llm.output_tokens", "1", "llm", 1, 1'000'000),
        number<&S::llm, &L::ttftLimitMs>("llm.ttft_limit_ms", "ms", "llm", 0.1, 3.6e6),
        number<&S::llm, &L::tpotLimitMs>("llm.tpot_limit_ms", "ms", "llm", 0.1, 3.6e6),
        share<&S::llm, &L::utilisationTarget>("llm.utilisation_target", "llm", 0.001, 1),
        number<&S::llm, &L::redundancy>("llm.redundancy", "1", "llm", 0, 10'000),
        number<&S::llm, &L::bytesPerWeight>("llm.bytes_per_weight", "B", "llm", 0.25, 8),
        number<&S::llm, &L::bytesPerKv>("llm.bytes_per_kv", "B", "llm", 0.25, 8),
        number<&S::llm, &L::batch>("llm.batch", "1", "llm", 1, 100'000),
        choice<ids::kServingSoftware, &S::llm, &L::software>("llm.software", "llm"),
        share<&S::llm, &L::prefixCacheShare>("llm.prefix_cache_share", "llm", 0, 0.999),
        share<&S::llm, &L::mfuPrefill>("llm.mfu_prefill", "llm", 0.01, 1),
        share<&S::llm, &L::mbuDecode>("llm.mbu_decode", "llm", 0.01, 1),
        number<&S::llm, &L::stepOverheadMs>("llm.step_overhead_ms", "ms", "llm", 0, 10'000),
        number<&S::llm, &L::serviceScv>("llm.service_scv", "1", "llm", 0, 100),
        names<0, 32, &S::llm, &L::precisions>("llm.precisions", "llm"),

        number<&S::hpc, &H::exaflop>("hpc.exaflop", "1e18", "hpc", 1e-9, 1e12),
        number<&S::hpc, &H::nodes>("hpc.nodes", "1", "hpc", 1, 100'000),
        share<&S::hpc, &H::efficiency>("hpc.efficiency", "hpc", 0.001, 1),

        names<1, 64, &S::regions>("regions", "purchase"),
        structured("purchase", "purchase", getPurchase, setPurchase, listFromText),
        names<0, 2'000, &S::typeFilter>("type_filter", "workload"),
        levers("levers", "workload"),
        date<&S::asOf>("as_of", "purchase"),
        date<&S::day>("day", "purchase"),
        share<&S::interruptionPerMonth>("interruption_per_month", "purchase", 0, 0.999),
        number<&S::hazardPerHour>("hazard_per_hour", "1/h", "purchase", 0, 3'600),
        number<&S::spotReplacementS>("spot_replacement_s", "s", "purchase", 0, 604'800),
        boolean<&S::ownedCommitments>("owned_commitments", "purchase"),
        share<&S::commitmentAbsorbedShare>("commitment_absorbed_share", "purchase", 0, 1),
        boolean<&S::includeEstimates>("include_estimates", "workload"),
        boolean<&S::includeRetired>("include_retired", "workload"),
        number<&S::maxEstimateFactor>("max_estimate_factor", "1", "workload", 1, 100),
        number<&S::maxPriceAgeMonths>("max_price_age_months", "month", "workload", 0, 1'200),
        share<&S::requiredChance>("required_chance", "workload", 0.01, 0.99999),
        number<&S::budgetUsd>("budget_usd", "USD", "workload", 0, 1e12),

        choice<ids::kEnergyMethods, &S::energy, &E::method>("energy.method", "energy"),
        boolean<&S::energy, &E::fullLoad>("energy.full_load", "energy"),
        number<&S::energy, &E::uAccPct>("energy.u_acc_pct", "%", "energy", 0, 100),
        number<&S::energy, &E::uCpuPct>("energy.u_cpu_pct", "%", "energy", 0, 100),
        number<&S::energy, &E::uMemPct>("energy.u_mem_pct", "%", "energy", 0, 100),
        boolean<&S::energy, &E::clocksUpWhileIdle>("energy.clocks_up_while_idle", "energy"),
        boolean<&S::energy, &E::measuredCpuPoints>("energy.measured_cpu_points", "energy"),
        number<&S::energy, &E::userWatts>("energy.user_watts", "W", "energy", 0.01, 1e6),
        number<&S::energy, &E::pue>("energy.pue", "1", "energy", 1, 10),
        boolean<&S::energy, &E::samePueForAll>("energy.same_pue_for_all", "energy"),
        choice<ids::kCarbonBases, &S::energy, &E::carbonBasis>("energy.carbon_basis", "energy"),
        number<&S::energy, &E::gridIntensity>("energy.grid_intensity", "g/kWh", "energy", 0, 5'000),
        number<&S::energy, &E::gridYear>("energy.grid_year", "a", "energy", 1990, 2100),
        number<&S::energy, &E::matchedPct>("energy.matched_pct", "%", "energy", 0, 100),
        number<&S::energy, &E::residualIntensity>("energy.residual_intensity", "g/kWh", "energy", 0, 5'000),
        number<&S::energy, &E::ewifLPerKwh>("energy.ewif_l_per_kwh", "L/kWh", "energy", 0, 1'000),
        choice<ids::kEmbodied, &S::energy, &E::embodiedMethod>("energy.embodied_method", "energy"),
        number<&S::energy, &E::lifetimeH>("energy.lifetime_h", "h", "energy", 1'000, 876'000),

        structured("pinned_benchmarks", "figures", getPinnedBenchmarks, setPinnedBenchmarks),
        structured("own_throughput", "figures", getOwnThroughput, setOwnThroughput),
        structured("own_watts", "figures", getOwnWatts, setOwnWatts),
        structured("figures", "figures", getFigures, setFigures),

        text<8, &S::currency, &Currency::code>("currency.code", "purchase"),
        number<&S::currency, &Currency::perUsd>("currency.per_usd", "1", "purchase", 1e-9, 1e9),
        date<&S::currency, &Currency::date>("currency.date", "purchase"),

        names<0, 500, &S::pinned>("pinned", "view"),
        text<200, &S::baseline>("baseline", "view"),
        text<64, &S::catalogVersion>("catalog.version", "view"),
        text<128, &S::catalogHash>("catalog.hash", "view"),
        structured("inputs", "view", getInputs, setInputs),
    };
    return rows;
}

} // namespace

std::span<const Field> all() { return table(); }

const Field *find(std::string_view key)
{
    static const auto index = [] {
        std::unordered_map<std::string_view, const Field *> map;
        for (const Field &field : table())
            map.emplace(field.info.key, &field);
        return map;
    }();
    const auto it = index.find(key);
    return it == index.end() ? nullptr : it->second;
}

std::string shortText(const Json &value)
{
    std::string text
        = value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > 80) {
        std::size_t end = 77; // never inside a UTF-8 sequence
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
            --end;
        text = text.substr(0, end) + "...";
    }
    return text;
}

Problem wrongType(std::string_view field, const Json &found, Clause expected)
{
    return {"wrong_type", std::string(field), shortText(found), std::move(expected)};
}

Check checkNumber(double value, const ParameterInfo &info)
{
    if (std::isfinite(value) && value >= info.minimum && value <= info.maximum)
        return std::nullopt;
    return Problem{"out_of_range", info.key, value, clause<Phrase::range>(info.minimum, info.maximum)};
}

Error toError(const Problem &problem, std::string_view file)
{
    Message message;
    message.id = (file.empty() ? "scenario." : "document.") + problem.what;
    if (!file.empty())
        message.args.emplace_back(file);
    message.args.insert(message.args.end(), {Argument(problem.field), problem.found, problem.expected});
    std::string detail = problem.field + ": " + problem.what + ", found " + problem.found.text() + ", expected "
        + problem.expected.text();
    return Error{Error::Code::badInput, std::move(message), std::move(detail)};
}

} // namespace wattfare::fields
