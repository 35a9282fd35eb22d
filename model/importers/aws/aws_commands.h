// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"
#include "model/support/date.h"

#include <string>
#include <vector>

// What a person types to get the AWS files that the importers read.
namespace wattfare {

struct AwsCommandScope {
    std::string region = "us-east-1";
    std::string type; // whose spot prices; "": those of every type
    std::string blockType; // whose Capacity Blocks; "": no such command, EC2 asks for a type
    Date today = {}; // AWS keeps 90 days of spot prices
};

struct AwsCommand {
    ImportKind kind; // of the file that it writes
    std::string line; // of a shell: one line, the same for POSIX and Windows
};

// One a format that AWS answers with, in the order of what answers rest on: prices, spot, bands, commitments, types.
// Those with "curl" need no account.
std::vector<AwsCommand> awsCommands(const AwsCommandScope &scope);

} // namespace wattfare
