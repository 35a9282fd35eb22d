// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/importers/samples.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

const FigureIn *figureOf(const ImportBatch &batch, std::string_view subject, std::string_view quantity, int year)
{
    for (const FigureIn &f : batch.figures())
        if (f.subject == subject && f.quantity == quantity && f.year == year)
            return &f;
    return nullptr;
}

std::optional<double> profileValue(
    const ImportBatch &batch, std::string_view dimension, std::int64_t position, std::size_t field)
{
    for (const auto &row : batch.factRows())
        if (row.table->name == "carbon_profile_hourly" && std::get<std::string>(row.values[2]) == dimension
            && std::get<std::int64_t>(row.values[3]) == position)
            return std::get<double>(row.values[field]);
    return std::nullopt;
}

} // namespace

TEST_CASE("region metadata gives figures of AWS alone, and nothing for empty cells", "[importers]")
{
    const auto p = parseImport(sample("region_metadata.csv"), ImportKind::regionMetadata, {});
    if (!p)
        FAIL(p.error().detail);
    const ImportBatch &b = p->batch;
    REQUIRE(figureOf(b, "us-east-1", "pue", 2023));
    CHECK(figureOf(b, "us-east-1", "pue", 2023)->value == 1.15);
    CHECK(figureOf(b, "us-east-1", "wue_l_kwh", 2023)->value == 0.12);
    CHECK(figureOf(b, "us-east-1", "market_based_g_kwh", 2023)->value == 0.0);
    CHECK(figureOf(b, "us-east-1", "ci_lifecycle_g_kwh", 2023)->value == 384.0);
    CHECK(figureOf(b, "us-east-1", "ci_marginal_g_kwh", 2023)->value == 557.17);
    CHECK(figureOf(b, "us-east-1", "provider_cfe_share", 2023)->value == 1.0);
    CHECK_FALSE(figureOf(b, "eu-central-1", "wue_l_kwh", 2023));
    CHECK_FALSE(figureOf(b, "us-east-1", "pue", 2022));
    CHECK_FALSE(figureOf(b, "europe-west3", "pue", 2023));
    CHECK(skipsOf(b, "import.skip.other_provider") == 1);
}

TEST_CASE("a year of hourly intensities becomes a profile", "[importers]")
{
    const Scratch scratch;
    const auto file = scratch.path("DE_2023_hourly.csv");
    writeAll(file, gridYear());
    const auto asked = parseImport(file, ImportKind::gridIntensity, {});
    REQUIRE(asked);
    REQUIRE(asked->questions.size() == 1);
    CHECK(asked->questions.front().key == "basis");
    CHECK(asked->questions.front().suggestion == "lifecycle");
    const auto p = parseImport(file, ImportKind::gridIntensity, {{"basis", "direct"}});
    REQUIRE(p);
    const double mean = 200.5 + 115.0;
    REQUIRE(profileValue(p->batch, "hour_utc", 5, 4));
    CHECK(*profileValue(p->batch, "hour_utc", 5, 4) == Approx(250.5 / mean).epsilon(1e-12));
    CHECK(*profileValue(p->batch, "month", 7, 4) == Approx(1.0).epsilon(1e-12));
    CHECK(*profileValue(p->batch, "month", 7, 6) == Approx(mean).epsilon(1e-12));
    // Nothing of a year that is too short, or of one with a doubled hour.
    writeAll(file, gridYear(2023, 7000));
    CHECK_FALSE(parseImport(file, ImportKind::gridIntensity, {}));
    writeAll(file, gridYear() + "2023-12-31 23:00:00,Germany,Germany,DE,200,240,55,x\n");
    CHECK_FALSE(parseImport(file, ImportKind::gridIntensity, {}));
    CHECK_FALSE(parseImport(file, ImportKind::gridIntensity, {{"basis", "marginal"}}));
    // A missing hour now and then is left out of the means.
    std::string holes = gridYear();
    const auto at = holes.find("220.5,260,");
    holes.replace(at, 10, ",,");
    writeAll(file, holes);
    const auto q = parseImport(file, ImportKind::gridIntensity, {{"basis", "direct"}});
    REQUIRE(q);
    CHECK(skipsOf(q->batch, "import.skip.no_value") == 1);
    CHECK(*profileValue(q->batch, "hour_utc", 2, 4) == Approx(220.5 / mean).epsilon(1e-4));
}

TEST_CASE("the catalogue's own tables come in, quotes and line ends inside fields included", "[importers]")
{
    const auto p = parseImport(sample("prices_own.csv"), ImportKind::catalogCsv, {});
    if (!p)
        FAIL(p.error().detail);
    CHECK(onDemandOf(p->batch, "g5.xlarge", "us-east-1") == 950000000);
    CHECK(onDemandOf(p->batch, "g5.2xlarge", "us-east-1") == 1100000000);
    CHECK_FALSE(parseImport(sample("prices_own.csv"), ImportKind::catalogCsv, {{"table", "figure"}}));
    CHECK(parseImport(sample("prices_own.csv"), ImportKind::catalogCsv, {{"table", "price_on_demand"}}));
    // Other separators, other orders of columns, CRLF, a byte order mark.
    const Scratch scratch;
    const auto file = scratch.path("p.csv");
    writeAll(file,
        "\xef\xbb\xbfregion;provider;instance_type;usd_per_hour;as_of;source;locator\r\n"
        "us-east-1;aws;g5.xlarge;0.95;2026-09-01;E-AWSPUE;\r\n");
    CHECK(*recogniseImport(file) == ImportKind::catalogCsv);
    const auto q = parseImport(file, ImportKind::catalogCsv, {});
    if (!q)
        FAIL(q.error().detail);
    CHECK(onDemandOf(q->batch, "g5.xlarge", "us-east-1") == 950000000);
}

TEST_CASE("a pasted table is repaired, and every repair is listed and asked for", "[importers]")
{
    const auto asked = parseImport(sample("pasted.txt"), ImportKind::pastedTable, {});
    if (!asked)
        FAIL(asked.error().detail);
    REQUIRE(asked->questions.size() == 2);
    CHECK(asked->questions[0].key == "as_of");
    CHECK(asked->questions[1].key == "accept_repairs");
    const auto p = parseImport(
        sample("pasted.txt"), ImportKind::pastedTable, {{"as_of", "2026-10-01"}, {"accept_repairs", "yes"}});
    REQUIRE(p);
    CHECK(p->questions.empty());
    const ImportBatch &b = p->batch;
    CHECK(onDemandOf(b, "g5.2xlarge", "us-east-1") == 1212000000); // 1,212 beside 35,40: a decimal comma
    CHECK(onDemandOf(b, "g5.48xlarge", "us-east-1") == 16288000000);
    CHECK(onDemandOf(b, "p4d.24xlarge", "eu-west-1") == 35400000000);
    CHECK(onDemandOf(b, "p4d.24xlarge", "us-east-1") == 30500000000);
    CHECK(specificationOf(b, "p4d.24xlarge", "memory_gib") == "1152");
    CHECK(skipsOf(b, "import.skip.heading") == 1);
    CHECK(skipsOf(b, "import.skip.other_column") == 1);
    const auto repaired = [&](std::string_view before, std::string_view after) {
        return std::ranges::any_of(b.repairs(), [&](const auto &r) { return r.before == before && r.after == after; });
    };
    CHECK(repaired("g5.2.xlarge", "g5.2xlarge"));
    CHECK(repaired("P4d.24xlarge", "p4d.24xlarge"));
    CHECK(repaired("1 152", "1152"));
    CHECK(repaired("35,40", "35.40"));
    CHECK(repaired("$30,5", "30.5"));
    CHECK(repaired("", "us-east-1"));
}

TEST_CASE("pasted tables in Markdown, and cells that could mean two things", "[importers]")
{
    const Scratch scratch;
    const auto file = scratch.path("t.md");
    writeAll(file,
        "| Instance type | Region | Price per hour |\n|---|:--:|---|\n| g5.xlarge | us-east-1 | $1.006 |\n| g9.xlarge "
        "| us-east-1 | - |\n");
    CHECK(*recogniseImport(file) == ImportKind::pastedTable);
    const auto p = parseImport(file, ImportKind::pastedTable, {{"as_of", "2026-10-01"}, {"accept_repairs", "yes"}});
    if (!p)
        FAIL(p.error().detail);
    CHECK(onDemandOf(p->batch, "g5.xlarge", "us-east-1") == 1006000000);
    CHECK_FALSE(onDemandOf(p->batch, "g9.xlarge", "us-east-1"));
    writeAll(file, "| Instance type | Region | Price per hour |\n|---|---|---|\n| g5.xlarge | us-east-1 | 1,006 |\n");
    const auto two = parseImport(file, ImportKind::pastedTable, {{"as_of", "2026-10-01"}});
    REQUIRE_FALSE(two);
    CHECK(two.error().message.args[1] == "3");
    writeAll(file, "Instance;Region;Price\nbanana;us-east-1;1.5\ng5.xlarge;us-east-1;1.5\n");
    const auto one = parseImport(file, ImportKind::pastedTable, {{"as_of", "2026-10-01"}});
    REQUIRE(one);
    CHECK(one->batch.refusalCount() == 1);
    CHECK(one->batch.onDemandRows().size() == 1);
}
