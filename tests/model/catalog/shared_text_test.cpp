// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/shared_text.h"
#include "tests/support/catch.h"

#include <thread>
#include <vector>

using wattfare::SharedText;

TEST_CASE("equal texts are kept once, from any thread", "[catalog]")
{
    std::vector<SharedText> made(4);
    {
        std::vector<std::jthread> threads;
        for (SharedText &each : made)
            threads.emplace_back([&each] { each = std::string("vllm 0.6"); });
    }
    for (const SharedText &each : made)
        CHECK(&each.text() == &made.front().text());
    CHECK((made.front() == "vllm 0.6"));
    CHECK((made.front() != SharedText("vllm")));
    CHECK((SharedText("a") < SharedText("b")));
    CHECK(SharedText().empty());
    CHECK((SharedText(std::string_view()) == SharedText()));
}
