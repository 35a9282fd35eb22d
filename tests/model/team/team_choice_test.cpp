// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/team/team_shelf.h"

using namespace wattfare;
using namespace wattfare::test;

// What a team's values do in an overlay, without any server.
namespace {

std::int64_t bring(const World &world, const std::vector<UserChoice> &choices, const char *id)
{
    ImportSource source;
    source.kind = kTeamImport;
    source.fileName = source.location = std::string("postgres://db/costs#") + id;
    Publishing publishing{ImportBatch(source), {}, std::string("team-") + id};
    const std::string name = publishing.sourceId;
    REQUIRE(publishing.batch.factRow(*factTable("source"), "", 0,
        std::vector<std::string_view>{name, "Lab", "ann", "db", "", "-", "", "2026-08-01"}));
    for (const UserChoice &choice : choices)
        REQUIRE(stagePublished(publishing, *publishedChoice(choice), 1));
    const Publishing *one = &publishing;
    const auto done = applyPublished(*world.overlay, std::span(&one, 1), *world.load());
    REQUIRE(done);
    CHECK(done->front().rows == choices.size() + 1);
    return done->front().id;
}

} // namespace

TEST_CASE("a team's values count as own ones would, with the publication as their source", "[team]")
{
    const World world;
    const double before = fullLoad(*world.load());
    const auto id
        = bring(world, {ownWatts(before + 5), ownPrice("g5.xlarge", "eu-central-1", 0.42), ownThroughput(777)}, "1");
    const auto s = world.load();
    CHECK(fullLoad(*s) == before + 5);
    const auto figure = preferred(*s, SubjectKind::accelerator, s->accelerator("nvidia-t4"), "full_load_w");
    REQUIRE(figure.sources.size() == 1);
    CHECK(s->sources[figure.sources.front()].id == "team-1");
    CHECK(s->sources[figure.sources.front()].publisher == "ann");
    CHECK(price(*s, s->onDemand, "g5.xlarge", "eu-central-1", "2026-08-01") == 0.42);
    CHECK(std::ranges::count_if(s->benchmarks, [](const Benchmark &b) { return b.throughput == 777; }) == 1);

    REQUIRE(world.overlay->revert(id));
    const auto back = world.load();
    CHECK(fullLoad(*back) == before);
    CHECK(price(*back, back->onDemand, "g5.xlarge", "eu-central-1", "2026-08-01") != 0.42);
    CHECK(back->identity.overlayRows == 0);
}

TEST_CASE("an own value stands above the team's, a later publication above an earlier one", "[team]")
{
    const World world;
    bring(world, {ownWatts(61), ownPrice("g5.xlarge", "eu-central-1", 0.42)}, "1");
    bring(world, {ownWatts(62)}, "2");
    CHECK(fullLoad(*world.load()) == 62);
    REQUIRE(world.overlay->set(ownWatts(60)));
    CHECK(fullLoad(*world.load()) == 60);
    // An own price for every region is the person's word for this one, too.
    REQUIRE(world.overlay->set(ownPrice("g5.xlarge", "*", 0.5)));
    const auto s = world.load();
    CHECK(price(*s, s->onDemand, "g5.xlarge", "eu-central-1", "2026-08-01") == 0.5);
    REQUIRE(world.overlay->undo());
    REQUIRE(world.overlay->undo());
    CHECK(fullLoad(*world.load()) == 62);
}

TEST_CASE("a figure that the person prefers stands above the team's", "[team]")
{
    const World world;
    bring(world, {ownWatts(61)}, "1");
    const auto s = world.load();
    const auto all
        = s->figures.all(SubjectKind::accelerator, s->accelerator("nvidia-t4"), s->figures.quantity("full_load_w"));
    const auto shipped = std::ranges::find_if(all, [&](FigureIndex i) { return s->figures.row(i).method != "user"; });
    REQUIRE(shipped != all.end());
    const FigureRow row = s->figures.row(*shipped);
    UserChoice choice;
    choice.kind = UserChoice::Kind::preference;
    choice.subjectKind = SubjectKind::accelerator;
    choice.subject = "nvidia-t4";
    choice.quantity = "full_load_w";
    choice.method = row.method;
    choice.year = row.year;
    for (const SourceIndex source : row.sources)
        choice.sourceKey += (choice.sourceKey.empty() ? "" : ";") + s->sources[source].id;
    REQUIRE(world.overlay->set(choice));
    CHECK(fullLoad(*world.load()) == row.value);
}

TEST_CASE("a pulled import is taken back and restored with its values", "[team]")
{
    const World world;
    const auto id = bring(world, {ownWatts(61)}, "1");
    const auto kept = world.overlay->takeBack(std::span(&id, 1));
    REQUIRE(kept);
    CHECK(fullLoad(*world.load()) != 61);
    REQUIRE(world.overlay->restore(*kept));
    CHECK(fullLoad(*world.load()) == 61);
}
