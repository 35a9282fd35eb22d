// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

// Runs the real wattfare-cli as a person would, in a shell, on the bundled catalogue alone.
struct CliRun {
    int exitCode = -1;
    std::string out, err;
    nlohmann::json json() const { return nlohmann::json::parse(out); }
};

CliRun runCli(const std::string &arguments);
// Presses Ctrl+C after some seconds.
CliRun runCli(const std::string &arguments, int interruptAfterSeconds);

// A folder that goes with the object.
class TemporaryFolder
{
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    std::filesystem::path operator/(const std::string &name) const { return m_path / name; }
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

std::string readText(const std::filesystem::path &file);
void writeText(const std::filesystem::path &file, const std::string &content);
