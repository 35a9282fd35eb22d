// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/components.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <csv.h>
#include <glpk.h>
#include <nlohmann/json.hpp>
#include <openssl/crypto.h>
#include <simdjson.h>
#include <sqlite3.h>
#include <tl/expected.hpp>
#include <zlib.h>

namespace wattfare {

namespace {

std::string dotted(int major, int minor, int patch)
{
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

} // namespace

std::vector<Component> modelComponents()
{
    const int wrapper = SQLITECPP_VERSION_NUMBER; // 3002001
    return {{"SQLite", sqlite3_libversion(), "blessing"},
        {"SQLiteCpp", dotted(wrapper / 1'000'000, wrapper / 1'000 % 1'000, wrapper % 1'000), "MIT"},
        {"simdjson",
            dotted(simdjson::SIMDJSON_VERSION_MAJOR, simdjson::SIMDJSON_VERSION_MINOR,
                simdjson::SIMDJSON_VERSION_REVISION),
            "Apache-2.0"},
        {"nlohmann-json", dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH),
            "MIT"},
        {"libcsv", dotted(CSV_MAJOR, CSV_MINOR, CSV_RELEASE), "LGPL-2.1-or-later"}, {"zlib", zlibVersion(), "Zlib"},
        {"OpenSSL", OpenSSL_version(OPENSSL_VERSION_STRING), "Apache-2.0"}, {"Random123", {}, "BSD-3-Clause"},
        {"Eigen", {}, "MPL-2.0"}, {"GLPK", glp_version(), "GPL-3.0-or-later"}, {"yaml-cpp", {}, "MIT"},
        {"tl::expected", dotted(TL_EXPECTED_VERSION_MAJOR, TL_EXPECTED_VERSION_MINOR, TL_EXPECTED_VERSION_PATCH),
            "CC0-1.0"}};
}

} // namespace wattfare
