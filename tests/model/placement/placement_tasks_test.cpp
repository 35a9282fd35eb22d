// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/snapshot_builder.h"
#include "model/placement/placement_tasks.h"
#include "model/report/build_placement.h"
#include "model/support/phrase.h"

#include "tests/model/economics/near.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::string refusal(std::string_view json)
{
    const auto file = parsePlacementFile(json, "tasks.json");
    if (file)
        return "ok";
    const Message &m = file.error().message;
    return m.id == "input.refused" && m.args.size() == 5
        ? m.args[1].text() + "|" + m.args[2].text() + "|" + m.args[4].text()
        : m.id;
}

// Two priced types, one without price, one retired, one old price.
SnapshotPtr smallCatalogue()
{
    SnapshotBuilder builder;
    Snapshot &s = builder.data();
    s.sources.push_back({"S", "t", "p", "l", "e", "l", "", ""});
    s.accelerators.emplace_back();
    s.accelerators[0].key = "nvidia-a10g";
    s.regions.emplace_back();
    s.regions[0].code = "us-east-1";
    const auto add = [&](const char *name, double vcpus, double memory, double gpus, Offer offer) {
        InstanceType t;
        t.name = name;
        t.family = std::string(name).substr(0, 2);
        t.vcpus = vcpus;
        t.memoryGib = memory;
        t.offer = offer;
        if (gpus > 0) {
            t.kind = InstanceKind::gpu;
            t.accelerator = 0;
            t.acceleratorCount = gpus;
            t.acceleratorMemoryGibEach = 24;
        }
        s.types.push_back(t);
    };
    add("g5.xlarge", 4, 16, 1, Offer::current);
    add("g5.12xlarge", 48, 192, 4, Offer::current);
    add("m5.large", 2, 8, 0, Offer::current);
    add("p2.xlarge", 4, 61, 1, Offer::retired);
    add("z9.large", 2, 8, 0, Offer::current);
    builder.indexDimensions();
    const auto price = [&](const char *type, const char *date, double usd) {
        NewPrice row;
        row.type = builder.data().type(type);
        row.region = 0;
        row.date = *Date::parse(date);
        row.nano = static_cast<std::int64_t>(usd * 1e9 + 0.5);
        row.source = 0;
        builder.addOnDemand(row);
    };
    price("g5.xlarge", "2025-01-01", 1.006);
    price("g5.12xlarge", "2025-06-01", 5.672);
    price("p2.xlarge", "2025-06-01", 0.9);
    price("m5.large", "2019-01-01", 0.096);
    auto result = builder.finish();
    return result;
}

} // namespace

TEST_CASE("what a file of tasks says is told as it is, what is expected by ids", "[placement_tasks]")
{
    const auto refused = [](std::string_view json) { return parsePlacementFile(json, "t").error().message.args; };
    const auto objective = refused(R"({"tasks": [], "objective": "beauty"})");
    CHECK(objective.at(3) == "beauty"); // without the quotes of JSON
    CHECK(objective.at(4) == Argument(clause<Phrase::oneOf>("cost, count, watts")));
    CHECK(refused(R"({"tasks": [], "method": "x"})").at(4)
        == Argument(clause<Phrase::oneOf>("automatic, ffd, bfd, mixed_ffd, exact")));
    CHECK(refused(R"({"tasks": [], "seed": true})").at(3) == "true");
}

TEST_CASE("a file of tasks", "[placement_tasks]")
{
    const auto file = parsePlacementFile(R"({
        "version": 1,
        "tasks": [
            {"name": "train", "count": 5, "gpus": 1, "cpu_units": 4096, "memory_mib": 15360, "gpu_model": "nvidia-a10g",
             "gpu_memory_gib": 16, "instance_types": ["g5.*"], "zone": "us-east-1a"},
            {"name": "web", "vcpus": 0.5, "memory_gib": 1, "distinct_instance": true}
        ],
        "instance_types": ["g5.*", "m5.*"], "region": "us-east-1", "as_of": "2025-07-01", "memory_share": 0.9,
        "objective": "count", "strategy": "spread:zone", "method": "exact", "zones": ["us-east-1b"], "seed": 3
    })",
        "tasks.json");
    REQUIRE(file.has_value());
    REQUIRE(file->tasks.size() == 2);
    CHECK(file->tasks[0].count == 5);
    CHECK(file->tasks[0].vcpus == 4.0);
    CHECK(file->tasks[0].memoryGib == 15.0);
    CHECK(file->tasks[1].count == 1);
    CHECK(file->tasks[1].distinctInstance);
    CHECK(file->options.objective == PlacementObjective::count);
    CHECK(file->options.strategy == PlacementStrategy::spreadZone);
    CHECK(file->options.method == PlacementMethod::exact);
    CHECK(file->options.memoryShare == 0.9);
    CHECK(file->options.seed == 3);
    CHECK(file->options.zones == std::vector<std::string>{"us-east-1b", "us-east-1a"}); // the task's zone exists too
    CHECK(file->asOf->iso() == "2025-07-01");
    CHECK(parsePlacementFile(R"({"tasks": []})", "t")->tasks.empty());
}

TEST_CASE("a bad file of tasks is refused with its place", "[placement_tasks]")
{
    CHECK(refusal("{\n\n \"tasks\": [,]}") == "3|file|JSON");
    CHECK(refusal("") == "1|file|JSON");
    CHECK(refusal("[]") == "1|file|object");
    CHECK(refusal("{\n\"tasks\": [\n{\"name\": \"a\"},\n{\"name\": \"b\",\n\"vcpus\":\n-1}]}")
        == "5|tasks[1].vcpus|numberFromTo(0, 1e+06)");
    CHECK(refusal("{\"tasks\": [\n{\"name\": \"a\"},\n7]}") == "3|tasks[1]|object");
    CHECK(refusal("{}") == "|tasks|listOfTasks");
    CHECK(refusal(R"({"tasks": [{"gpus": 1}]})") == "1|tasks[0].name|text");
    CHECK(refusal(R"({"tasks": [{"name": "a", "gpus": 0.5}]})") == "1|tasks[0].gpus|wholeNumber");
    CHECK(refusal(R"({"tasks": [{"name": "a", "gpus": "2"}]})") == "1|tasks[0].gpus|numberFromTo(0, 1e+06)");
    CHECK(refusal(R"({"tasks": [{"name": "a", "vcpus": -1}]})") == "1|tasks[0].vcpus|numberFromTo(0, 1e+06)");
    CHECK(refusal(R"({"tasks": [{"name": "a", "gpu_type": "x"}]})") == "1|tasks[0].gpu_type|knownKey");
    CHECK(refusal(R"({"tasks": [{"name": "a", "vcpus": 1, "cpu_units": 1024}]})")
        == "1|tasks[0].cpu_units|vcpusOrCpuUnits");
    CHECK(refusal(R"({"tasks": [{"name": "a"}, {"name": "a"}]})") == "1|tasks[1].name|nameOfItsOwn");
    CHECK(refusal(R"({"tasks": [], "as_of": "2025-02-30"})") == "1|as_of|isoDate");
    CHECK(refusal(R"({"tasks": [], "objective": "beauty"})") == "1|objective|oneOf(cost, count, watts)");
    CHECK(refusal(R"({"tasks": [], "version": 2})") == "1|version|numberFromTo(1, 1)");
    CHECK(refusal(R"({"tasks": [], "memory_share": 0})") == "1|memory_share|numberFromTo(0.01, 1)");
    CHECK(refusal("{\"tasks\": [{\"name\": \"\xff\"}]}") == "|file|UTF-8");
    CHECK(refusal(R"({"tasks": [{"name": "a", "count": 1e9}]})") == "1|tasks[0].count|numberFromTo(0, 1e+05)");
}

TEST_CASE("a file of tasks that no number and no stack could hold is refused with its place", "[placement_tasks]")
{
    for (const char *number : {"1e309", "-1e309", "1E99999999999999999999"})
        CHECK(refusal("{\"tasks\": [\n{\"name\": \"a\", \"vcpus\": " + std::string(number) + "}]}")
            == "2|tasks[0].vcpus|number");
    CHECK(refusal("{\"memory_share\": 1e309, \"tasks\": []}") == "1|memory_share|number");
    std::string objects;
    for (int i = 0; i < 100'000; ++i)
        objects += "{\"a\":\n";
    const std::string open(100'000, '[');
    const std::string close(100'000, ']');
    const std::string tooDeep = "nesting64";
    CHECK(refusal(open + close) == "1|[0][0][0][0]|" + tooDeep);
    CHECK(refusal(open) == "1|[0][0][0][0]|" + tooDeep);
    CHECK(refusal("{\"tasks\":" + open + close + "}") == "1|tasks[0][0][0]|" + tooDeep);
    CHECK(refusal("{\"tasks\": [{\"name\": \"a\"}, {\"name\":" + open + close + "}]}")
        == "1|tasks[1].name[0]|" + tooDeep);
    CHECK(refusal(objects) == "65|a.a.a.a|" + tooDeep);
    CHECK(refusal("{\"tasks\": [{\"name\": \"" + open + "\"}]}")
        == "1|tasks[0].name|text"); // brackets of a text nest nothing
}

TEST_CASE("offers come from the catalogue of a region and day", "[placement_tasks]")
{
    const SnapshotPtr snapshot = smallCatalogue();
    PlacementOfferQuestion question;
    question.asOf = Date::parse("2025-03-01");
    const auto early = placementOffers(*snapshot, question);
    REQUIRE(early.has_value());
    CHECK(early->notOffered == 1); // p2
    CHECK(early->withoutPrice == 2); // g5.12xlarge came in June, z9 never
    question.asOf = Date::parse("2025-07-01");
    question.instanceTypes = {"g5.*"};
    const auto late = placementOffers(*snapshot, question);
    REQUIRE(late.has_value());
    REQUIRE(late->offers.size() == 2);
    const PlacementOffer &big = late->offers[0].type == "g5.12xlarge" ? late->offers[0] : late->offers[1];
    CHECK_THAT(big.usdPerHour.value(), near(5.672, 1e-12));
    CHECK(big.gpus == 4.0);
    CHECK(big.gpuModel == "nvidia-a10g");
    CHECK(big.gpuMemoryGib == 24.0);
    CHECK_FALSE(big.busyWatts.has_value()); // no power figures in this catalogue
    CHECK(late->withoutWatts == 2);

    question.region = "mars-north-1";
    CHECK(
        placementOffers(*snapshot, question).error().message == Message{"placement.no_such_region", {"mars-north-1"}});
    question.region = "us-east-1";
    question.instanceTypes = {"trn1.*"};
    CHECK(
        placementOffers(*snapshot, question).error().message == Message{"placement.no_types", {"trn1.*", "us-east-1"}});
    question.instanceTypes = {"m5.*"}; // its price is of 2019: age excludes nothing
    CHECK(placementOffers(*snapshot, question).has_value());
}

TEST_CASE("a written file of tasks reads back equal", "[placement_tasks]")
{
    const char *json = R"({"tasks": [
        {"name": "train \"1\"", "count": 5, "gpus": 1, "vcpus": 3.5, "memory_gib": 15, "gpu_model": "nvidia-a10g",
         "gpu_memory_gib": 16, "instance_types": ["g5.*"], "zone": "us-east-1a", "distinct_instance": true}, {"name": "b"}],
        "instance_types": ["g5.*"], "region": "us-east-1", "as_of": "2025-07-01", "memory_share": 0.9, "objective": "watts",
        "strategy": "spread:zone", "method": "exact", "zones": ["us-east-1a"], "seed": 3, "include_retired": true,
        "include_stale": true})"; // the last of older files
    const auto file = parsePlacementFile(json, "t");
    REQUIRE(file.has_value());
    const std::string written = writePlacementFile(*file);
    const auto again = parsePlacementFile(written, "t");
    REQUIRE(again.has_value());
    CHECK(writePlacementFile(*again) == written);
    CHECK(again->tasks[0].id == "train \"1\"");
    CHECK(again->tasks[0].vcpus == 3.5);
    CHECK(again->tasks[0].distinctInstance);
    CHECK(again->tasks[0].zone == "us-east-1a");
    CHECK(again->options.objective == PlacementObjective::watts);
    CHECK(again->options.strategy == PlacementStrategy::spreadZone);
    CHECK(again->options.method == PlacementMethod::exact);
    CHECK(again->options.memoryShare == 0.9);
    CHECK(again->options.seed == 3);
    CHECK(again->includeRetired);
    CHECK(again->asOf == file->asOf);
    CHECK(writePlacementFile(*parsePlacementFile(R"({"tasks": []})", "t")).find("seed") == std::string::npos);
}

TEST_CASE("every task that fits nowhere is named, and the tables say what sits where", "[placement_tasks]")
{
    const auto snapshot = smallCatalogue();
    PlacementOfferQuestion question;
    question.asOf = Date::parse("2025-07-01");
    const auto offers = placementOffers(*snapshot, question);
    REQUIRE(offers.has_value());
    PlacementTask fits, huge, unpriced;
    fits.id = "fits";
    fits.count = 2;
    fits.gpus = 1;
    huge.id = "huge";
    huge.gpus = 9;
    unpriced.id = "unpriced";
    unpriced.instanceTypes = {"z9.*"}; // on offer, but without a price
    std::vector<PlacementTask> tasks{fits, huge, unpriced};
    const auto left = allUnplaceable(tasks, offers->offers);
    REQUIRE(left.size() == 2);
    CHECK(left[0].task == 1);
    CHECK(left[0].field == "gpus");
    CHECK(left[0].wanted == 9);
    CHECK(left[0].available == 4);
    CHECK(unplaceableMessage(tasks[1], left[0])
        == Message{"placement.task_does_not_fit", {"huge", "placement.field.gpus", 9, 4}});
    CHECK(left[1].task == 2);
    CHECK(unplaceableMessage(tasks[2], left[1]).id == "placement.task_is_excluded");
    PlacementOptions count; // by count a type without a price will do
    count.objective = PlacementObjective::count;
    CHECK(allUnplaceable(tasks, offers->offers, count).size() == 1);

    tasks.resize(1);
    const auto placed = place(tasks, offers->offers);
    REQUIRE(placed.has_value());
    const ReportTable table = buildPlacementTable(*placed, tasks, offers->offers);
    REQUIRE(table.rows.size() == placed->instances.size());
    double usd = 0, gpus = 0;
    for (const auto &row : table.rows) {
        REQUIRE(row.size() == table.head.size());
        usd += row[9].number.value_or(0);
        gpus += row[3].number.value_or(0);
    }
    CHECK(usd == *placed->usdPerHour);
    CHECK(gpus == 2);
    const ReportTable singles = buildSingleTypesTable(*placed, offers->offers);
    CHECK(singles.rows.size() == placed->singleTypes.size());
    for (std::size_t i = 0; i < singles.rows.size(); ++i)
        CHECK(singles.rows[i][1].number.has_value() == placed->singleTypes[i].feasible);
}
