// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/json_stream.h"
#include "model/support/phrase.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Seen {
    Result<void> result;
    std::vector<std::string> batches;
    std::vector<std::string> others;
};

Seen stream(const std::string &text, std::size_t batchBytes = 16)
{
    const Scratch scratch;
    const auto file = scratch.path("s.json");
    writeAll(file, text);
    JsonStreamPlan plan;
    plan.batchPaths = {"a", "t/b"};
    plan.batchBytes = batchBytes;
    plan.batchesAtOnce = 3;
    Seen seen;
    JsonStreamHandlers handlers;
    handlers.batches = [&](std::span<const JsonBatch> batches) -> Result<void> {
        for (const JsonBatch &batch : batches) {
            seen.batches.push_back(std::to_string(batch.path) + batch.text.substr(0, batch.size));
            CHECK(text.substr(batch.offset, batch.size - 2) == batch.text.substr(1, batch.size - 2));
        }
        return {};
    };
    handlers.other = [&](const std::string &path, std::string_view json, std::uint64_t offset) -> Result<void> {
        CHECK(text.substr(offset, json.size()) == json);
        seen.others.push_back(path + "=" + std::string(json));
        return {};
    };
    seen.result = streamJson(file, plan, handlers, {});
    return seen;
}

} // namespace

TEST_CASE("members come in batches, whole and in order", "[importers][stream]")
{
    const Seen seen = stream(
        R"({"v":"1","a":{"x":{"q":1},"y":{"q":[2,"}{"]},"z":{}},"t":{"c":5,"b":{"k":{"\"}":"\\"}}},"e":[1,2]})");
    REQUIRE(seen.result);
    CHECK(seen.others == std::vector<std::string>{"v=\"1\"", "t/c=5", "e=[1,2]"});
    std::string all;
    for (const std::string &batch : seen.batches)
        all += batch;
    CHECK(all.find("0{\"x\":{\"q\":1}") != std::string::npos);
    CHECK(all.find("1{\"k\":{\"\\\"}\":\"\\\\\"}}") != std::string::npos);
    CHECK(stream("{}").result);
    CHECK(stream(" { \"a\" : { } , \"t\" : { \"b\" : {} } } \n").result);
}

TEST_CASE("what is no JSON object is refused", "[importers][stream]")
{
    for (const char *bad :
        {"", "[]", "5", "{", "{\"a\"", "{\"a\":", "{\"a\":{", "{\"a\":{\"x\":{}", "{\"a\":{\"x\":{}}", "{\"a\":{},}",
            "{\"a\":{}}}", "{\"a\":{},\"a\":{}}", "{\"a\":5}", "{\"a\":[}", "{\"a\":{]}", "{\"t\":[]}", "{a:{}}",
            "{\"a\":{\"x\":{}}\"b\":1}", "{\"v\":}", "{\"v\":1 2}", "{\"v\\u0041\":1}", "{\"a\":{\"x\":\"unclosed}}"}) {
        INFO(bad);
        const Seen seen = stream(bad);
        CHECK_FALSE(seen.result);
        if (!seen.result)
            CHECK(seen.result.error().code == Error::Code::badInput);
    }
}

TEST_CASE("strings with backslashes and braces at every offset keep members apart", "[importers][stream]")
{
    std::mt19937 random(11);
    for (int round = 0; round < 300; ++round) {
        std::string text = "{\"a\":{";
        const int members = 1 + static_cast<int>(random() % 20);
        for (int i = 0; i < members; ++i) {
            std::string value;
            const auto length = random() % 90;
            for (unsigned j = 0; j < length; ++j) {
                static constexpr std::string_view kPieces[] = {"\\\\", "\\\"", "{", "}", "[", "]", ",", "a", "\\n"};
                value += kPieces[random() % 9];
            }
            text += (i == 0 ? "" : ",") + std::string("\"k") + std::to_string(i) + "\":{\"v\":\"" + value + "\"}";
        }
        text += "}}";
        INFO(text);
        const Seen seen = stream(text, 1 + random() % 200);
        REQUIRE(seen.result);
        std::string joined;
        for (const std::string &batch : seen.batches) {
            std::string inner = batch.substr(2, batch.size() - 3);
            joined += (joined.empty() || inner.starts_with(",") ? "" : ",") + inner;
        }
        CHECK("{\"a\":{" + joined + "}}" == text);
    }
}

TEST_CASE("a file that ends too soon says so by a code, not in words", "[importers][stream]")
{
    for (const char *text : {"", "{\"a\": {", "{\"a\": {\"k\": {\"v\": 1}"}) {
        INFO(text);
        const Seen seen = stream(text);
        REQUIRE_FALSE(seen.result);
        const Message &message = seen.result.error().message;
        CHECK(message.id == "input.refused_at_byte");
        REQUIRE(message.args.size() == 5);
        const Clause *found = message.args[3].clause();
        REQUIRE(found != nullptr);
        CHECK(found->phrase == Phrase::endOfFile);
    }
}
