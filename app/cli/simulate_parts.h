// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/simulation/parameters/named_parameters.h"
#include "model/simulation/random/monte_carlo.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// What the three simulations of the command line share.
namespace wattfare::cli {

int reportFailure(const Failure &failure); // to standard error, with its exit code
int exitOf(const RunInfo &info);

// Why a mean is not stated: nothing finished, or too little.
Message withheldBecause(const Summary &summary);
// A row a quantity: mean with its interval, spread, quantiles.
ReportTable summaryTable();
void addSummary(ReportTable &table, const std::string &name, Unit unit, const Summary &summary);
// Rows of energy and emissions; dashes with the reason where they are not known.
void addEnergy(ReportTable &table, const std::string &prefix, const std::optional<Summary> &kwh,
    const std::optional<Message> &unknownKwh, const std::optional<Summary> &kgco2e,
    const std::optional<Message> &unknownKgco2e);
// A row of dashes: not known, and why.
void addUnknown(ReportTable &table, const std::string &name, Unit unit, const Message &reason);
nlohmann::ordered_json probabilityJson(const Probability &probability);
std::string probabilityText(const char *name, const Probability &probability);

nlohmann::ordered_json runJson(const RunInfo &info, std::uint64_t first = 0); // first: of its trajectories
std::vector<Message> assumptionsOf(const CheckpointParams &params);
std::vector<Message> assumptionsOf(const FleetParams &params);
std::vector<Message> assumptionsOf(const DeadlineParams &params);

// Seed, n, parameters and assumptions: what a result was computed from.
template <class Params>
nlohmann::ordered_json metaOf(const Params &params, const RunInfo &info, std::uint64_t first = 0)
{
    nlohmann::ordered_json meta = runJson(info, first);
    for (const NamedParameter &parameter : namedParameters(params))
        meta["parameters"][parameter.name] = parameter.value;
    for (const Message &assumption : assumptionsOf(params))
        meta["assumptions"].push_back(words(assumption));
    return meta;
}

// Prints the table with run and warnings.
void finish(const Context &context, const ReportTable &table, nlohmann::ordered_json meta, const RunInfo &info,
    const std::vector<Message> &warnings, const char *rowsKey = "summaries");

// Sets each of `arguments` in the first of the parameters that knows its name.
template <class Params, class... More>
Result<void> setAll(const std::vector<std::string> &arguments, Params &params, More &...more)
{
    const auto pairs = keyValues(arguments);
    if (!pairs)
        return tl::unexpected<Error>(pairs.error());
    for (const auto &[name, value] : *pairs) {
        Result<void> done = setNamed(params, name, value);
        [[maybe_unused]] const auto next = [&, &name = name, &value = value](auto &other) {
            if (!done && done.error().message.id == "sim.no_such_parameter")
                done = setNamed(other, name, value);
        };
        (next(more), ...);
        if (!done)
            return done;
    }
    return {};
}

int simulateDeadlineRun(const Context &context, const SimulateArguments &arguments, const RunOptions &options);

inline nlohmann::ordered_json orNull(std::optional<double> value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

} // namespace wattfare::cli
