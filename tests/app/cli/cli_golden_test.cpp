// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The digits of every preset, of its report and of the claims on one day, as they were reviewed: tests/data/golden.
// WATTFARE_UPDATE_GOLDEN=1 writes them anew.
#include "run.h"

#include "tests/support/catch.h"
#include "tests/support/locales.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <map>
#include <vector>

using namespace wattfare::test;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char *kDay = "2026-07-20";
constexpr std::size_t kRows = 5; // the rest is in the totals

std::string answerOf(const std::string &arguments)
{
    const CliRun run = runCli(arguments);
    INFO(arguments << '\n' << run.err);
    REQUIRE(run.exitCode == 0);
    return run.out;
}

// Without what changes with every release, and without sentences: words are tested where they are made.
std::string figuresOf(const std::string &arguments)
{
    Json answer = Json::parse(answerOf(arguments));
    for (const char *key :
        {"program_version", "catalog_version", "catalog_hash", "scenario", "counts", "answer", "notes"})
        answer.erase(key);
    if (answer.contains("left_out"))
        answer["left_out"].erase("sentences");
    if (answer.contains("rows") && answer["rows"].size() > kRows)
        answer["rows"].erase(answer["rows"].begin() + kRows, answer["rows"].end());
    if (answer.contains("claims"))
        for (Json &claim : answer["claims"])
            for (const char *key : {"statement", "why", "missing"})
                claim.erase(key);
    if (answer.contains("levers"))
        for (Json &lever : answer["levers"])
            lever.erase("reason");
    return answer.dump(1) + '\n';
}

// By name of the file.
std::map<std::string, std::string> everyFigure()
{
    const std::string day = std::string(" --as-of ") + kDay;
    std::map<std::string, std::string> all{{"claims.json", figuresOf("claims --format json" + day)},
        {"hardware.json", figuresOf("hardware --format json" + day)}};
    const std::string chat = "levers preset:llama31-8b-chat --type p5.48xlarge --set llm.batch=2 --set "
                             "llm.ttft_limit_ms=null --set llm.tpot_limit_ms=null --format json --on "
                             "fp8,prefix_cache,speculative_decoding"
        + day;
    all["levers_chat.json"] = figuresOf(chat);
    all["levers_chat_steps.json"] = figuresOf(chat + " --steps");
    all["levers_training_steps.json"] = figuresOf("levers preset:bert-large --type p3.2xlarge --set 'type_filter=[]' "
                                                  "--set training.nodes=1 --set training.precisions=fp32 --on "
                                                  "mixed_precision,spot_checkpoints --steps --format json"
        + day);
    for (const char *file : {"ecs-gpu.json", "gpu-deployment.yaml"})
        all["place_" + std::string(file).substr(0, std::string(file).find('.')) + ".json"] = figuresOf(
            "place " WATTFARE_SOURCE_DIR "/tests/data/containers/" + std::string(file) + " --format json" + day);
    const TemporaryFolder folder;
    const Json presets = Json::parse(answerOf("presets --format json")).at("presets");
    REQUIRE_FALSE(presets.empty());
    for (const Json &preset : presets) {
        const auto id = preset.at("id").get<std::string>();
        all["preset_" + id + ".json"]
            = figuresOf("evaluate preset:" + id + " --columns all --total --format json" + day);
        const auto report = folder / (id + ".csv");
        answerOf("report preset:" + id + " --set as_of=" + kDay + " -o " + report.string());
        all["report_" + id + ".csv"] = readText(report);
    }
    return all;
}

std::vector<std::string_view> split(std::string_view text, const char *at)
{
    std::vector<std::string_view> pieces;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(at), text.size());
        pieces.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return pieces;
}

// The same but for the last digit, which the C library's exp and log round by what the processor can do, and for what
// the fits make of it.
bool same(std::string_view found, std::string_view reviewed)
{
    return std::ranges::equal(
        split(found, ", \r"), split(reviewed, ", \r"), [](std::string_view x, std::string_view y) {
            double p = 0, q = 0;
            const auto isNumber = [](std::string_view text, double &value) {
                const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
                return error == std::errc() && end == text.data() + text.size();
            };
            return x == y || (isNumber(x, p) && isNumber(y, q) && std::abs(p - q) <= 1e-10 * std::abs(q));
        });
}

} // namespace

TEST_CASE("the digits of presets, reports and claims are as they were reviewed, in every locale", "[cli][golden]")
{
    const std::filesystem::path golden = WATTFARE_SOURCE_DIR "/tests/data/golden";
    const auto usual = [] {
        const LocaleOf c("C.UTF-8");
        return everyFigure();
    }();
    for (const auto &[name, found] : usual) {
        if (const char *update = std::getenv("WATTFARE_UPDATE_GOLDEN"); update && update == std::string_view("1"))
            writeText(golden / name, found);
        INFO(name << ": see \"Golden files\" in CONTRIBUTING.md");
        REQUIRE(std::filesystem::exists(golden / name));
        const std::string reviewed = readText(golden / name);
        const auto now = split(found, "\n"), before = split(reviewed, "\n");
        CHECK(now.size() == before.size());
        for (std::size_t i = 0; i < std::min(now.size(), before.size()); ++i)
            if (!same(now[i], before[i]))
                FAIL_CHECK("line " << i + 1 << "\n  found    " << now[i] << "\n  reviewed " << before[i]);
    }
    for (const char *name : kLocales) {
        const LocaleOf locale(name);
        if (locale.isMissing())
            continue;
        INFO(name);
        CHECK(everyFigure() == usual);
    }
}

TEST_CASE("golden files differ by more than the last digit", "[cli][golden]")
{
    CHECK(same("  \"hours\": 1.5,", "  \"hours\": 1.5000000000000002,"));
    CHECK(same("a,0,2\r", "a,0,2\r"));
    CHECK_FALSE(same("  \"hours\": 1.5,", "  \"hours\": 1.500000001,"));
    CHECK_FALSE(same("  \"hours\": 0,", "  \"hours\": null,"));
    CHECK_FALSE(same("a,0.1", "a,0"));
    CHECK_FALSE(same("a,1", "a,1,2"));
    CHECK_FALSE(same("", "a"));
}
