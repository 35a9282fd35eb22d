// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/fields.h"

#include <string>
#include <string_view>
#include <vector>

// Parameters of a scenario that are lists or maps.
namespace wattfare::fields {

Check namesFromJson(const Json &json, const std::string &field, std::size_t minimum, std::size_t maximum,
    std::vector<std::string> &values);
std::vector<std::string_view> commaSeparated(std::string_view text); // without the spaces around each; none of ""
Json listFromText(std::string_view text); // "a,b,c": numbers where all are, else texts

Json getTraffic(const Scenario &s);
Check setTraffic(Scenario &s, const Json &json, const ParameterInfo &info);
Json getScalingTable(const Scenario &s);
Check setScalingTable(Scenario &s, const Json &json, const ParameterInfo &info);
Json getPurchase(const Scenario &s);
Check setPurchase(Scenario &s, const Json &json, const ParameterInfo &info);
Json getPinnedBenchmarks(const Scenario &s);
Check setPinnedBenchmarks(Scenario &s, const Json &json, const ParameterInfo &info);
Json getOwnThroughput(const Scenario &s);
Check setOwnThroughput(Scenario &s, const Json &json, const ParameterInfo &info);
Json getOwnWatts(const Scenario &s);
Check setOwnWatts(Scenario &s, const Json &json, const ParameterInfo &info);
Json getFigures(const Scenario &s);
Check setFigures(Scenario &s, const Json &json, const ParameterInfo &info);
Json getInputs(const Scenario &s);
Check setInputs(Scenario &s, const Json &json, const ParameterInfo &info);

} // namespace wattfare::fields
