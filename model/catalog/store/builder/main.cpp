// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// wattfare-catalog-build FACTS OUTPUT: turns the CSV tables of a folder into the catalogue database; runs in the build.
#include "model/catalog/store/builder/builder.h"

#include <cstdio>
#include <string>

int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: %s FACTS OUTPUT\n", argc > 0 ? argv[0] : "wattfare-catalog-build");
        return 2;
    }
    const wattfare::BuildReport report = wattfare::buildCatalog({argv[1], argv[2]});
    for (const wattfare::Error &error : report.errors) {
        std::string line = error.message.id;
        for (const wattfare::Argument &arg : error.message.args)
            line += ' ' + arg.text();
        std::fprintf(stderr, "%s %s\n", line.c_str(), error.detail.c_str());
    }
    if (!report.errors.empty())
        return 1;
    std::printf("catalogue %s: %zu rows, %s\n", report.version.c_str(), report.rows, report.contentHash.c_str());
    return 0;
}
