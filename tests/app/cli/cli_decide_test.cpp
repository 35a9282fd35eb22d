// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

#include <set>

using Catch::Matchers::WithinRel;

namespace {

const nlohmann::json *find(const nlohmann::json &rows, const char *key, const std::string &value)
{
    for (const auto &row : rows)
        if (row.at(key) == value)
            return &row;
    return nullptr;
}

// No null without a reason, anywhere in the rows.
void checkReasons(const nlohmann::json &rows)
{
    for (const auto &row : rows)
        for (const auto &[key, value] : row.items())
            if (value.is_null()) {
                INFO(key << " in " << row.dump());
                CHECK(row.at("missing").contains(key));
            }
}

} // namespace

TEST_CASE("pareto names what beats each candidate and by how much", "[cli]")
{
    const auto run = runCli(
        "pareto preset:bert-large --objectives cost,time,energy,carbon --set include_estimates=true --format json");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("objectives").size() == 4);
    const auto rows = document.at("rows");
    REQUIRE(rows.size() >= 2);
    CHECK(rows.size() == document.at("compared"));
    const auto *p4d = find(rows, "candidate", "p4d.24xlarge@us-east-1/on-demand");
    REQUIRE(p4d != nullptr);
    CHECK(p4d->at("place") == "dominated");
    const auto *by = find(rows, "candidate", p4d->at("dominated_by"));
    REQUIRE(by != nullptr);
    CHECK(by->at("place") != "dominated");
    CHECK_THAT(p4d->at("less_cost_pct").get<double>(),
        WithinRel(100 * (1 - by->at("usd_total").get<double>() / p4d->at("usd_total").get<double>()), 1e-9));
    CHECK_THAT(p4d->at("less_time_pct").get<double>(),
        WithinRel(100 * (1 - by->at("hours").get<double>() / p4d->at("hours").get<double>()), 1e-9));
    checkReasons(rows);
    const auto table = runCli("pareto preset:layoutlm --objectives cost,energy").out;
    CHECK(table.find("Dominated by") != std::string::npos);
    CHECK(table.find("Less energy") != std::string::npos);
    CHECK(runCli("pareto preset:layoutlm --format csv")
              .out.starts_with("candidate,place,usd_per_million [USD],gco2e_per_million [gCO2e],"));
    CHECK(runCli("pareto preset:layoutlm --objectives cost,time").exitCode == 2);
    CHECK(runCli("pareto preset:layoutlm --objectives money").err.find("money") != std::string::npos);
}

TEST_CASE("sensitivity gives tornado and Sobol indices", "[cli]")
{
    const auto run = runCli("sensitivity preset:bert-large p4d.24xlarge kwh_total --sobol 256 --seed 3 --format json");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("sobol").at("seed") == 3);
    const auto inputs = document.at("inputs");
    REQUIRE(inputs.size() >= 2);
    for (const auto &input : inputs) {
        CHECK(input.at("low") < input.at("high"));
        CHECK(input.at("first_order_low") <= input.at("first_order"));
        CHECK(input.at("total_order") <= input.at("total_order_high"));
    }
    const auto plain = runCli("sensitivity preset:bert-large p4d.24xlarge kwh_total --format json").json();
    CHECK_FALSE(plain.contains("sobol"));
    CHECK_FALSE(plain.at("inputs")[0].contains("first_order"));
    CHECK(runCli("sensitivity preset:bert-large p4d.24xlarge kwh_total --sobol 100").exitCode == 2);
    const auto none = runCli("sensitivity preset:layoutlm m5.large usd_per_million --set type_filter=null");
    CHECK(none.exitCode == 1);
    CHECK(none.err.find("m5.large") != std::string::npos);
}

TEST_CASE("commit plans a day and says when a commitment pays", "[cli]")
{
    const auto run = runCli(
        "commit preset:layoutlm g4dn.2xlarge --format json --set "
        "inference.traffic_by_hour=[0.2,0.2,0.2,0.2,0.2,0.2,0.5,0.8,1,1,1,1,1,1,1,1,1,0.8,0.6,0.5,0.4,0.3,0.2,0.2]");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("instances_by_hour").size() == 24);
    CHECK(document.at("instances_by_hour")[10] == 33);
    const auto options = document.at("options");
    const auto *onDemand = find(options, "option", "on-demand");
    const auto *best = find(options, "option", document.at("best"));
    REQUIRE((onDemand != nullptr && best != nullptr));
    CHECK(best->at("usd_per_day") <= onDemand->at("usd_per_day"));
    checkReasons(options);
    CHECK(runCli("commit preset:layoutlm inf1.2xlarge --as-of 2010-01-01").exitCode == 1);
}

TEST_CASE("start gives the emissions of a run by its start hour", "[cli]")
{
    const auto run = runCli("start preset:bert-large trn1.32xlarge --format json");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    const auto starts = document.at("starts");
    REQUIRE(starts.size() == 24);
    double least = 1e300;
    for (const auto &start : starts)
        least = std::min(least, start.at("kgco2e").get<double>());
    CHECK(starts[document.at("best_start_hour_utc").get<std::size_t>()].at("kgco2e") == least);
    CHECK(runCli("start preset:bert-large trn1.32xlarge --month 13").exitCode == 2);
    CHECK(runCli("start preset:bert-large trn1.32xlarge --month 7").out.find("Best start") != std::string::npos);
}

TEST_CASE("what is left out is named in table and JSON", "[cli]")
{
    const std::string asked = "evaluate preset:layoutlm --set type_filter=null ";
    const std::string strict = asked + "--set include_estimates=false ";
    const auto json = runCli(strict + "--format json").json();
    const auto leftOut = json.at("left_out");
    CHECK(leftOut.at("estimate") > 0);
    CHECK(leftOut.at("cheapest") == "inf1.xlarge@us-east-1/on-demand");
    CHECK_FALSE(leftOut.at("sentences").empty());
    CHECK(find(json.at("rows"), "instance_type", "inf1.xlarge")->at("left_out") == "estimate");
    CHECK(find(json.at("rows"), "instance_type", "inf1.2xlarge")->at("left_out") == "counted");
    const auto table = runCli(strict).out;
    CHECK(table.find("Cheapest excluded: inf1.xlarge, 1.37 USD, 37") != std::string::npos);
    CHECK(table.find(" below the answer.") != std::string::npos);

    // Age excludes nothing unless asked for: the answer tells it.
    const std::string late = asked + "--as-of 2100-12-31 --format json ";
    const auto old = runCli(late).json();
    CHECK(old.at("left_out").at("price_age") == 0);
    CHECK(old.at("answer").dump().find("months old") != std::string::npos);
    const auto fresh = runCli(late + "--set max_price_age_months=6").json();
    CHECK(fresh.at("left_out").at("price_age") > 0);
    for (const auto &row : fresh.at("rows"))
        CHECK(row.at("left_out") == "price_age");
    CHECK(fresh.at("answer")[0].get<std::string>().find("older than allowed") != std::string::npos);
}

TEST_CASE("a terminal shows a dash under Excluded where nothing excludes, files keep the id", "[cli]")
{
    const std::string ask = "evaluate preset:layoutlm --columns instance_type,left_out";
    const auto table = runCli(ask).out;
    CHECK(table.find("Excluded") != std::string::npos);
    CHECK(table.find("counted") == std::string::npos);
    const auto line = table.find("inf1.2xlarge", table.find("Excluded"));
    REQUIRE(line != std::string::npos);
    CHECK(table.substr(line, table.find('\n', line) - line).find("\u2014") != std::string::npos);
    CHECK(runCli(ask + " --format csv").out.find("inf1.2xlarge,counted") != std::string::npos);
    CHECK(find(runCli(ask + " --format json").json().at("rows"), "instance_type", "inf1.2xlarge")->at("left_out")
        == "counted");
}

TEST_CASE("a figure that is missing says why everywhere", "[cli]")
{
    const auto explained = runCli("explain preset:layoutlm m5.large usd_per_million --set type_filter=null");
    CHECK(explained.exitCode == 1);
    CHECK(explained.err.find("measurements do not transfer between CPUs") != std::string::npos);
    const auto json = runCli("explain preset:layoutlm m5.large usd_per_million --set type_filter=null --format json");
    CHECK(json.exitCode == 1);
    CHECK(json.json().at("value").is_null());
    CHECK(json.json().at("missing").at("value") == "throughput.none_on_cpu");

    checkReasons(runCli("energy g4dn.xlarge --format json").json().at("quantities"));
    checkReasons(
        runCli("energy c6i.large --region eu-west-1 --method tdp-linear --format json").json().at("quantities"));
    checkReasons(runCli("compare preset:layoutlm inf1.2xlarge m5.large --format json --set type_filter=null")
                     .json()
                     .at("metrics"));
    checkReasons(runCli("compare preset:layoutlm m5.large inf1.2xlarge --format json --set type_filter=null")
                     .json()
                     .at("metrics"));
    for (const char *bad : {"--u-acc nan", "--hours inf", "--u-cpu -inf"}) {
        const auto refused = runCli(std::string("energy g4dn.xlarge ") + bad);
        INFO(refused.err);
        CHECK(refused.exitCode == 2);
        CHECK(refused.err.find("(0)") == std::string::npos);
        CHECK(refused.err.find("not a finite number") != std::string::npos);
    }
}

TEST_CASE("claims list their independent results as values, and refuse dates before any price", "[cli]")
{
    const auto claims = runCli("claims --format json").json().at("claims");
    const auto *energy = find(claims, "id", "bert.energy_reduction");
    REQUIRE(energy != nullptr);
    REQUIRE(energy->at("independent").size() == 2);
    const auto first = energy->at("independent")[0];
    CHECK(first.at("value").is_number());
    CHECK(first.at("unit") == "%");
    CHECK(first.at("benchmarks") == nlohmann::json{"nrn-627f94c4ad", "dle-6871cda2b9"}); // none that was superseded
    CHECK(energy->at("verdict") == "bracketed");
    CHECK(energy->at("publisher") == "AWS Machine Learning Blog");
    CHECK(energy->at("published_on") == "2023-06");
    CHECK(find(claims, "id", "bert.cost_gpu")->at("independent")[0].at("prices") == "2023-06-30");
    CHECK(find(claims, "id", "inf2.price_performance")->at("verdict") == "contradicted");
    CHECK(find(claims, "id", "gpt3.emissions")->at("verdict") == "not_testable");
    CHECK_FALSE(first.at("class").get<std::string>().empty());
    const auto *layout = find(claims, "id", "layoutlm.cost_reduction");
    CHECK(layout->at("independent").empty());
    CHECK(layout->at("missing").at("independent").get<std::string>().starts_with("No independent result exists"));
    const auto trn1 = find(claims, "id", "trn1.training_cost")->at("why").get<std::string>();
    CHECK(trn1.find("dle-f23dacd5a9, TF32") != std::string::npos);
    CHECK(trn1.find("least favourable") != std::string::npos);
    const auto table = runCli("claims").out;
    CHECK(table.find("3045") == std::string::npos); // no raw doubles
    CHECK(table.find("No independent result exists") != std::string::npos);

    const auto early = runCli("claims --as-of 2001-01-01");
    CHECK(early.exitCode == 2);
    CHECK(early.err.find("2001") != std::string::npos);
    const auto before = runCli("claims --as-of 2010-01-01");
    CHECK(before.exitCode == 0);
    CHECK(before.out.find(" it is .") == std::string::npos);
    const auto rate = runCli("claims --as-of 2010-01-01 --format json").json().at("claims");
    CHECK(find(rate, "id", "layoutlm.throughput_ratio")->at("now").is_number());
}

TEST_CASE("hardware lists accelerators with states and prices, and the sheet of one", "[cli]")
{
    const auto all = runCli("hardware --format json --precision int8").json();
    CHECK(all.at("precision") == "int8");
    const auto &rows = all.at("accelerators");
    const auto rented = rows.size();
    CHECK(runCli("hardware --all --format json").json().at("accelerators").size() > rented);
    std::size_t stated = 0;
    for (const auto &row : rows) {
        INFO(row.at("key"));
        CHECK(row.at("types").get<double>() >= 1);
        CHECK(row.at("fp8").is_number() == (row.at("fp8_state") == "native" || row.at("fp8_state") == "slow"));
        stated += row.at("usd_per_int8_tops_hour").is_number() ? 1U : 0U;
        if (row.at("usd_per_int8_tops_hour").is_null())
            CHECK(row.at("missing").contains("usd_per_int8_tops_hour"));
        // The sheet has the same digits.
        const auto sheet = runCli("hardware " + row.at("key").get<std::string>() + " --precision INT8 --format json");
        REQUIRE(sheet.exitCode == 0);
        const auto properties = sheet.json().at("properties");
        for (const char *id : {"fp64", "int8", "memory_gib", "usd_per_gib_hour", "usd_per_int8_tops_hour", "regions"})
            CHECK(find(properties, "property", id)->at("value") == row.at(id));
    }
    CHECK(stated > 10);
    const auto table = runCli("hardware").out;
    CHECK(table.find("slow") != std::string::npos);
    CHECK(table.find("in FP16") != std::string::npos);
    CHECK(table.find("not_stated") == std::string::npos); // ids are for machines
    CHECK(runCli("hardware --format csv").out.find("fp8_state") != std::string::npos);

    const auto unknown = runCli("hardware no-such-card");
    CHECK(unknown.exitCode == 2);
    CHECK(unknown.err.find("no-such-card") != std::string::npos);
    CHECK(runCli("hardware --precision fp3").exitCode == 2);
    CHECK(runCli("hardware --region nowhere-1").err.find("nowhere-1") != std::string::npos);
    CHECK(runCli("hardware --as-of 2026-02-30").exitCode == 2);
}

TEST_CASE("converted money names currency, rate and date", "[cli]")
{
    const std::string euro = " --set currency.code=EUR --set currency.per_usd=0.5 --set currency.date=2026-07-01";
    const auto json = runCli("evaluate preset:layoutlm --format json" + euro).json();
    CHECK(json.at("currency").at("code") == "EUR");
    CHECK(json.at("currency").at("per_usd") == 0.5);
    CHECK(json.at("currency").at("date") == "2026-07-01");
    const auto *row = find(json.at("rows"), "instance_type", "inf1.2xlarge");
    CHECK(row->at("eur_per_million").get<double>() == 0.5 * row->at("usd_per_million").get<double>());
    const auto csv = runCli("evaluate preset:layoutlm --format csv" + euro).out;
    CHECK(csv.find("eur_per_million [EUR at 0.5 per USD of 2026-07-01]") != std::string::npos);
    // The table is as that of the window: in the currency alone, its digits and its heads.
    const auto table = runCli("evaluate preset:layoutlm" + euro).out;
    CHECK(table.find("1.09 EUR per million") != std::string::npos);
    CHECK(table.find("Amounts in EUR at 0.5 per USD, the rate of 2026-07-01.") != std::string::npos);
    CHECK(table.find("EUR/1M") != std::string::npos);
    CHECK(table.find("USD/1M") == std::string::npos);
    CHECK(table.find("2.17") == std::string::npos);
    const auto compared = runCli("compare preset:layoutlm inf1.2xlarge g4dn.2xlarge" + euro).out;
    CHECK(compared.find("1.09") != std::string::npos);
    CHECK(compared.find("USD") == compared.rfind("USD")); // of the rate
    // Names of files keep their USD, also where a number reads as on the screen.
    const auto shown = runCli("evaluate preset:layoutlm --format json --shown" + euro).json();
    CHECK(find(shown.at("rows"), "instance_type", "inf1.2xlarge")->at("usd_per_million_shown") == "2.17");
    CHECK_FALSE(runCli("evaluate preset:layoutlm --format json").json().contains("currency"));
    const auto refused = runCli("evaluate preset:layoutlm --set currency.code=EUR --set currency.per_usd=0.5");
    CHECK(refused.exitCode == 2);
    CHECK(refused.err.find("currency.date") != std::string::npos);
}

TEST_CASE("a month and a year of a fleet are columns", "[cli]")
{
    const auto rows = runCli(
        "evaluate preset:layoutlm --format json --columns instance_type,usd_per_hour,usd_per_month,usd_per_year")
                          .json()
                          .at("rows");
    const auto *row = find(rows, "instance_type", "inf1.2xlarge");
    CHECK_THAT(row->at("usd_per_month").get<double>(), WithinRel(730 * row->at("usd_per_hour").get<double>(), 1e-12));
    CHECK_THAT(row->at("usd_per_year").get<double>(), WithinRel(8760 * row->at("usd_per_hour").get<double>(), 1e-12));
}

TEST_CASE(
    "the first row of an evaluation is the candidate that the answer names, also where two cost the same", "[cli]")
{
    const auto run = runCli("evaluate preset:hpc-fp64 --format json --limit 2");
    REQUIRE(run.exitCode == 0);
    const auto rows = run.json().at("rows");
    REQUIRE(rows.at(0).at("usd_total") == rows.at(1).at("usd_total"));
    CHECK(rows.at(0).at("instance_type") == "p5.4xlarge");
    const auto answer = runCli("evaluate preset:hpc-fp64 --limit 1");
    CHECK((answer.out + answer.err).find("p5.48xlarge on-demand costs the same") != std::string::npos);
}
