// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>

TemporaryFolder::TemporaryFolder()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "wattfare-cli-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
        throw std::runtime_error("no temporary folder");
    m_path = pattern;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::string readText(const std::filesystem::path &file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void writeText(const std::filesystem::path &file, const std::string &content)
{
    std::ofstream(file, std::ios::binary) << content;
}

CliRun runCli(const std::string &arguments) { return runCli(arguments, 0); }

CliRun runCli(const std::string &arguments, int interruptAfterSeconds)
{
    const TemporaryFolder folder;
    const std::string catalog
        = arguments.find("--catalog ") == std::string::npos ? " --catalog " WATTFARE_CATALOG_DB : "";
    const std::string overlay = arguments.find("--overlay ") == std::string::npos ? " --no-overlay " : " ";
    const std::string interrupt = interruptAfterSeconds > 0
        ? "timeout --preserve-status -s INT " + std::to_string(interruptAfterSeconds) + ' '
        : std::string();
    // Ages are the same whenever the tests are run.
    const std::string day = std::getenv("WATTFARE_DAY") == nullptr ? "WATTFARE_DAY=2026-09-14 " : "";
    const std::string command = day + interrupt + WATTFARE_CLI + " </dev/null" + catalog + overlay + arguments + " >"
        + (folder / "out").string() + " 2>" + (folder / "err").string();
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readText(folder / "out"), readText(folder / "err")};
}
