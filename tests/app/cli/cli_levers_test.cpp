// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

namespace {

const nlohmann::json &leverOf(const nlohmann::json &document, const std::string &id)
{
    for (const auto &row : document.at("levers"))
        if (row.at("lever") == id)
            return row;
    throw std::runtime_error("no lever " + id);
}

} // namespace

TEST_CASE("levers says what each brings, why one does not, and the steps in order", "[cli][levers]")
{
    const std::string demand = "--set llm.output_tokens_per_hour=2e9 ", // of many instances
        chat = "levers preset:llama31-8b-chat --type p5.48xlarge " + demand;
    const auto run = runCli(chat + "--format json --on prefix_cache,fp8");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("candidate") == "p5.48xlarge@us-east-1/on-demand");
    CHECK(document.at("levers").size() == 12);
    CHECK(leverOf(document, "fp8").at("usd_factor") < 1);
    CHECK(leverOf(document, "fp8").at("on") == "1");
    CHECK(leverOf(document, "prefix_cache").at("usd_factor") < 1);
    CHECK(leverOf(document, "prefix_cache").at("sources") == "mooncake-2024");
    CHECK(leverOf(document, "continuous_batching").at("state") == "included");
    CHECK(leverOf(document, "continuous_batching").at("usd_factor").is_null());
    CHECK(leverOf(document, "distillation").at("state") == "unfit");
    CHECK(leverOf(document, "elastic_inference").at("state") == "retired");
    for (const auto &row : document.at("levers"))
        CHECK_FALSE(row.at("reason").get<std::string>().empty());

    const auto steps = runCli(chat + "--format json --steps --on prefix_cache,fp8").json().at("steps");
    REQUIRE(steps.size() == 4);
    CHECK(steps[1].at("step") == "fp8"); // in their order, not that of the argument
    CHECK(steps[3].at("usd").get<double>() == steps[2].at("usd").get<double>());
    const double product = steps[1].at("usd_factor").get<double>() * steps[2].at("usd_factor").get<double>();
    CHECK(steps[3].at("usd_factor").get<double>() == Approx(product).epsilon(1e-12));
    // Explore has the same figure.
    const auto evaluated = runCli("evaluate preset:llama31-8b-chat " + demand
        + "--set levers=fp8,prefix_cache --set "
          "type_filter=p5.48xlarge --columns usd_per_million --format json")
                               .json();
    CHECK(evaluated.at("rows").at(0).at("usd_per_million").get<double>() == steps[3].at("usd").get<double>());

    const auto table = runCli(chat + "--on fp8");
    REQUIRE(table.exitCode == 0);
    CHECK(table.out.find("Without levers") != std::string::npos);
    CHECK(table.out.find("lever.") == std::string::npos); // every id has its words
    CHECK(runCli(chat + "--format csv").out.starts_with("lever,on,state,"));
}

TEST_CASE("levers that cannot be on are refused with their reason", "[cli][levers]")
{
    const std::string chat = "levers preset:llama31-8b-chat --type p5.48xlarge --on ";
    for (const auto &[on, why] : {std::pair("fp9", "fp9 is no lever"), {"fp8,fp8", "named twice"},
             {"spot_checkpoints", "Not for this kind of work"}, {"elastic_inference", "retired"},
             {"speculative_decoding", "requests are in flight"}}) {
        const auto run = runCli(chat + on);
        INFO(on << ": " << run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK(run.err.find(why) != std::string::npos);
    }
    CHECK(runCli(chat + "continuous_batching").exitCode == 0); // included: a step with the factor 1
    CHECK(runCli("evaluate preset:bert-large --set levers=prefix_cache").exitCode == 2);
    CHECK(runCli("levers preset:llama31-8b-chat --type no-such-type").exitCode != 0);
}
