// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include "tests/support/skipped.h"

#include <clocale>

int main(int argc, char *argv[])
{
    std::setlocale(LC_ALL, ""); // as Qt does: nothing may depend on it
    return wattfare::test::exitCode(Catch::Session().run(argc, argv));
}
