// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/energy/energy.h"
#include "model/energy/series_energy.h"
#include "model/importers/measured/utilisation.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <algorithm>
#include <iostream>

// energy: watts, energy, carbon and water of one instance, by one method or by all, or over a measured series.
namespace wattfare::cli {

namespace {

ReportCell cellOf(const std::optional<Uncertain> &value, Unit unit, const Message &reason = {})
{
    ReportCell result = cell(value ? std::optional<double>(value->value) : std::nullopt, unit, reason);
    if (value && !value->exact()) {
        result.low = value->low;
        result.high = value->high;
    }
    return result;
}

int allMethods(const Context &context, const Snapshot &snapshot, const EnergyQuestion &question)
{
    const auto rows = compareMethods(snapshot, question);
    if (!rows) {
        std::cerr << "wattfare-cli: " << text(rows.error()).toStdString() << '\n';
        return kBadInput;
    }
    ReportTable table;
    table.head = {head("method", "column.method", {}, false), head("accelerator_w", "column.accelerator_w", "W"),
        head("base_w", "column.base_w", "W"), head("cpu_w", "column.cpu_w", "W"),
        head("memory_w", "column.memory_w", "W"), head("other_w", "column.other_w", "W"),
        head("it_w", "column.it_w", "W"), head("pue", "column.pue"), head("kwh", "column.kwh", "kWh"),
        head("gco2e", "column.gco2e", "gCO2e"), head("class", "column.class", {}, false)};
    bool any = false;
    for (const MethodRow &row : *rows) {
        const Message noPart = row.failure ? Message{"energy.method_without_answer", {"field." + row.failure->field}}
                                           : Message{"energy.method_without_part", {}};
        any = any || row.itW.has_value();
        table.rows.push_back({cell(std::string(energyMethodId(row.method))), cellOf(row.accelerator, "W", noPart),
            cellOf(row.base, "W", noPart), cellOf(row.cpu, "W", noPart), cellOf(row.memory, "W", noPart),
            cellOf(row.other, "W", noPart), cellOf(row.itW, "W", noPart), cellOf(row.pue, "", noPart),
            cellOf(row.kwh, "kWh", noPart), cellOf(row.operationalG, "gCO2e", noPart),
            cell(row.itW ? std::string(figureClassId(row.provenance.cls)) : std::string())});
    }
    auto meta = provenance(snapshot);
    meta["instance_type"] = snapshot.types[question.type].name;
    meta["region"] = snapshot.regions[question.region].code;
    meta["hours"] = question.hours;
    print(context, table, meta, "methods");
    return any ? kDone : kNoAnswer;
}

int measuredSeries(
    const Context &context, const Snapshot &snapshot, const EnergyQuestion &question, const EnergyArguments &arguments)
{
    const auto imported = readUtilisation(arguments.series);
    if (!imported)
        return report(imported.error());
    SeriesQuestion asked;
    asked.type = question.type;
    asked.region = question.region;
    asked.options = question.options;
    asked.startUtc = imported->startUtc;
    asked.hourly = imported->hasTimes;
    asked.idleBelowPct = arguments.idleBelowPct;
    asked.releaseAfterH = arguments.releaseAfterH;
    asked.restartH = arguments.restartH;
    asked.usdPerHour = arguments.usdPerHour;
    asked.assumedUCpuPct = arguments.assumedCpuPct;
    const std::vector<Message> doubts = doubtsAbout(*imported, snapshot, question.type);
    for (const Message &doubt : doubts) // --quiet leaves out remarks, not this
        std::cerr << "wattfare-cli: " << words(doubt) << '\n';
    const auto answer = energyOfSeries(snapshot, asked, imported->series);
    if (!answer) {
        std::cerr << "wattfare-cli: " << text(answer.error()).toStdString() << '\n';
        return answer.error().status == Status::outOfRange ? kBadInput : kNoAnswer;
    }
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("value", "column.value"),
        head("unit", "column.unit", {}, false)};
    for (const SeriesRow &row : seriesRows(*answer)) {
        const Message why
            = row.value ? Message{} : Message{"energy.input_missing", {std::string("field.") + row.missing}};
        // Per cent already: the unit "%" would take it for a share.
        const Unit style = row.unit == Unit::percent ? Unit::none : row.unit;
        table.rows.push_back({cell(row.id), cell(row.value, style, why), cell(std::string(unitId(row.unit)))});
    }
    auto meta = provenance(snapshot);
    meta["instance_type"] = snapshot.types[question.type].name;
    meta["region"] = snapshot.regions[question.region].code;
    meta["method"] = energyMethodId(question.options.method);
    meta["idle_below_pct"] = arguments.idleBelowPct;
    meta["release_after_h"] = arguments.releaseAfterH;
    const auto number
        = [](const std::optional<double> &x) { return x ? nlohmann::ordered_json(*x) : nlohmann::ordered_json(); };
    meta["usd_per_hour"] = number(answer->usdPerHour);
    meta["pue"] = number(answer->pue);
    meta["intensity_g_per_kwh"] = number(answer->intensity);
    meta["hourly_profile"] = answer->hourly;
    meta["samples"] = imported->series.samples.size() - imported->gaps; // a gap is a sample without values
    meta["gaps"] = imported->gaps;
    if (!doubts.empty()) {
        auto &list = meta["warnings"] = nlohmann::ordered_json::array();
        for (const Message &doubt : doubts)
            list.push_back(words(doubt));
    }
    print(context, table, meta, "quantities");
    return kDone;
}

} // namespace

int runEnergy(const Context &context, const EnergyArguments &arguments)
{
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto at = arguments.type.find('@');
    const std::string type = arguments.type.substr(0, at);
    const std::string region = at == std::string::npos ? arguments.region : arguments.type.substr(at + 1);
    EnergyQuestion question;
    question.type = (*snapshot)->type(type);
    question.region = (*snapshot)->region(region);
    if (question.type == kNone)
        return report(Error{Error::Code::badInput, {"scenario.no_such_type", {type}}, {}});
    if (question.region == kNone)
        return report(Error{Error::Code::badInput, {"scenario.no_such_region", {region}}, {}});
    question.hours = arguments.hours;
    for (const UtilisationPreset &preset : utilisationPresets())
        if (preset.id == arguments.load) {
            question.uAccPct = arguments.uAccPct.value_or(preset.uAccPct);
            question.uCpuPct = arguments.uCpuPct.value_or(preset.uCpuPct);
        }
    question.uMemPct = arguments.uMemPct;
    question.options.userWatts = arguments.userWatts;
    question.options.pue = arguments.pue;
    question.options.gridIntensity = arguments.gridIntensity;
    question.options.clocksUpWhileIdle = arguments.clocksUp;
    question.utilisationClass = FigureClass::user;
    if (arguments.method == "all")
        return allMethods(context, **snapshot, question);
    std::optional<EnergyMethod> method;
    std::string known;
    for (const EnergyMethodInfo &info : energyMethods()) {
        if (info.method == EnergyMethod::userWatts && !arguments.userWatts)
            continue; // nothing to multiply
        known += (known.empty() ? "" : ", ") + std::string(energyMethodId(info.method));
        if (energyMethodId(info.method) == arguments.method)
            method = info.method;
    }
    if (!method)
        return report(Error{Error::Code::badInput, {"cli.no_such_method", {arguments.method, known}}, {}});
    question.options.method = *method;
    if (!arguments.series.empty())
        return measuredSeries(context, **snapshot, question, arguments);
    const auto result = energyOf<Uncertain>(**snapshot, question);
    if (!result) {
        std::cerr << "wattfare-cli: " << text(result.error()).toStdString() << '\n';
        return result.error().status == Status::outOfRange ? kBadInput : kNoAnswer;
    }
    const auto reason = [&](std::string_view field) {
        // Each quantity by the figures that it needs, not by whatever is missing first.
        struct Needs {
            std::string_view quantity;
            std::vector<std::string_view> fields;
        };
        static const std::vector<Needs> needs{{"pue", {"pue"}}, {"kwh", {"pue"}},
            {"intensity_g_per_kwh", {"ci_lifecycle_g_kwh", "ci_direct_g_kwh"}},
            {"operational_gco2e", {"pue", "ci_lifecycle_g_kwh", "ci_direct_g_kwh"}},
            {"market_based_gco2e", {"pue", "matched_pct", "residual_intensity"}},
            {"marginal_gco2e", {"pue", "ci_marginal_g_kwh"}}, {"water_on_site_l", {"wue_l_kwh"}},
            {"embodied_gco2e", {"embodied_kg"}}};
        for (const Needs &need : needs)
            if (need.quantity == field)
                for (const Failure &missing : result->missing)
                    if (std::find(need.fields.begin(), need.fields.end(), missing.field) != need.fields.end())
                        return Message{"energy.input_missing", {"field." + missing.field}};
        if (field == "water_off_site_l")
            return Message{"energy.not_given", {"field.ewif_l_per_kwh"}};
        if (field == "embodied_gco2e")
            return Message{"energy.no_embodied", {}};
        return Message{"energy.method_without_part", {}};
    };
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("value", "column.value"),
        head("low", "column.low"), head("high", "column.high"), head("unit", "column.unit", {}, false)};
    const auto add = [&](const char *id, const std::optional<Uncertain> &value, Unit unit) {
        const Message why = value ? Message{} : reason(id);
        table.rows.push_back({cell(id), cell(value ? std::optional(value->value) : std::nullopt, unit, why),
            cell(value ? std::optional(value->low) : std::nullopt, unit, why),
            cell(value ? std::optional(value->high) : std::nullopt, unit, why),
            cell(std::string(unitId(unit == Unit::none ? Unit::one : unit)))});
    };
    const auto &power = result->power;
    add("accelerator_w", power.accelerator, "W");
    add("base_w", power.base, "W");
    add("cpu_w", power.cpu, "W");
    add("memory_w", power.memory, "W");
    add("other_w", power.other, "W");
    add("it_w", power.itW, "W");
    add("it_kwh", result->itKwh, "kWh");
    add("pue", result->pue, "");
    add("kwh", result->kwh, "kWh");
    add("intensity_g_per_kwh", result->intensity, "g/kWh");
    add("operational_gco2e", result->operationalG, "gCO2e");
    add("market_based_gco2e", result->marketG, "gCO2e");
    add("marginal_gco2e", result->marginalG, "gCO2e");
    add("embodied_gco2e", result->embodiedG, "gCO2e");
    add("water_on_site_l", result->waterOnSiteL, "L");
    add("water_off_site_l", result->waterOffSiteL, "L");
    auto meta = provenance(**snapshot);
    meta["instance_type"] = type;
    meta["region"] = region;
    meta["hours"] = arguments.hours;
    meta["method"] = energyMethodId(*method);
    print(context, table, meta, "quantities");
    if (result->estimatedAccelerator)
        note(context, words({"energy.estimated_accelerator", {}}));
    return kDone;
}

} // namespace wattfare::cli
