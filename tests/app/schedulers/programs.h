// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace wattfare::test {

// Programs of a folder of its own stand before those of the machine.
class Programs
{
public:
    Programs()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "wattfare-programs-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()) != nullptr);
        m_folder = pattern;
        m_path = std::getenv("PATH");
        setenv("PATH", (m_folder.string() + ':' + m_path).c_str(), 1);
    }
    ~Programs()
    {
        setenv("PATH", m_path.c_str(), 1);
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    Programs(const Programs &) = delete;
    Programs &operator=(const Programs &) = delete;
    void put(const std::string &name, const std::string &body) const
    {
        std::ofstream(m_folder / name) << "#!/bin/sh\n" << body << '\n';
        std::filesystem::permissions(m_folder / name, std::filesystem::perms::owner_all);
    }
    std::string folder() const { return m_folder.string(); }

private:
    std::filesystem::path m_folder;
    std::string m_path;
};

} // namespace wattfare::test
