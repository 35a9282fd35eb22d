// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"

#include <clocale>
#include <cstdlib>
#include <string>

namespace wattfare::test {

// One with a decimal comma, and one whose small I has no dot.
inline constexpr const char *kLocales[] = {"de_DE.UTF-8", "tr_TR.UTF-8"};

// The locale of the process, and of those that it starts, while one lives.
class LocaleOf
{
public:
    explicit LocaleOf(const std::string &name)
    {
        setenv("LOCPATH", WATTFARE_LOCALES, 1);
        setenv("LC_ALL", name.c_str(), 1);
        if (std::setlocale(LC_ALL, ""))
            return;
        m_missing = true;
        if (std::getenv("WATTFARE_ALL_TESTS"))
            FAIL(name << " is missing; installer/setup.sh test installs what makes it");
        WARN("Skipped: " << name << " is missing");
    }
    ~LocaleOf()
    {
        put("LOCPATH", m_path);
        put("LC_ALL", m_name);
        std::setlocale(LC_ALL, m_before.c_str());
    }
    LocaleOf(const LocaleOf &) = delete;
    LocaleOf &operator=(const LocaleOf &) = delete;
    bool isMissing() const { return m_missing; } // the test then has nothing to say of it

private:
    static std::string of(const char *variable)
    {
        const char *const value = std::getenv(variable);
        return value ? value : "";
    }
    static void put(const char *variable, const std::string &value)
    {
        value.empty() ? unsetenv(variable) : setenv(variable, value.c_str(), 1);
    }

    std::string m_before = std::setlocale(LC_ALL, nullptr), m_path = of("LOCPATH"), m_name = of("LC_ALL");
    bool m_missing = false;
};

} // namespace wattfare::test
