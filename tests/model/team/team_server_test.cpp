// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/fact_tables.h"
#include "model/team/team_schema.h"
#include "tests/model/team/cluster.h"
#include "tests/model/team/team_shelf.h"

using namespace wattfare;
using namespace wattfare::test;

// Two computers and a server in between.
namespace {

std::int64_t publish(Cluster &server, const std::string &user, const Draft &what, bool approve = true)
{
    const auto id = server.open(user)->publish(what);
    REQUIRE(id);
    if (approve)
        REQUIRE(server.open("max")->decide(*id, TeamPublication::State::approved));
    return *id;
}

TeamPull plan(Cluster &server, const World &world, std::vector<std::int64_t> chosen = {})
{
    const auto session = server.open("rita");
    auto pull = planPull(*session, world.file, *world.load(), chosen);
    if (!pull)
        FAIL(pull.error().message.id << ' ' << pull.error().detail);
    return std::move(*pull);
}

std::vector<ImportInfo> pull(Cluster &server, const World &world, std::vector<std::int64_t> chosen = {})
{
    const auto done = applyPull(*world.overlay, plan(server, world, std::move(chosen)), *world.load());
    REQUIRE(done);
    return *done;
}

} // namespace

TEST_CASE("what one person publishes and another approves counts on a third computer, and can be reverted", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World lab, office;
    REQUIRE(lab.overlay->set(ownWatts(61)));
    REQUIRE(lab.overlay->set(ownThroughput(777)));
    const auto session = server->open("ann");
    auto push = planPush(*session, lab.file, {{}, {}, "Lab", "three runs", "lab book 12"});
    REQUIRE(push);
    REQUIRE(push->drafts.size() == 1);
    CHECK(push->conflicts.empty());
    const auto id = session->publish(push->drafts.front());
    REQUIRE(id);

    CHECK(pull(*server, office).empty()); // not approved yet
    CHECK(plan(*server, office).waiting == 0); // a reader does not even see it
    REQUIRE(server->open("max")->decide(*id, TeamPublication::State::approved));
    const auto log = server->open("rita")->publications();
    REQUIRE(log);
    REQUIRE(log->size() == 1);
    CHECK(log->front().author == "ann");
    CHECK(log->front().decidedBy == "max");
    CHECK(log->front().approvedBy == "max");
    CHECK(log->front().title == "Lab");
    CHECK(log->front().note == "three runs");
    CHECK(log->front().source == "lab book 12");
    CHECK(log->front().rows == 2);

    const auto done = pull(*server, office);
    REQUIRE(done.size() == 1);
    CHECK(done.front().kind == kTeamImport);
    CHECK(fullLoad(*office.load()) == 61);
    CHECK(plan(*server, office).ready.empty()); // nothing twice

    server->stop(); // what was pulled is there without the server
    const auto offline = office.load();
    CHECK(fullLoad(*offline) == 61);
    server->start();

    REQUIRE(office.overlay->revert(done.front().id));
    CHECK(fullLoad(*office.load()) != 61);
    CHECK(plan(*server, office).ready.size() == 1); // and it may come again

    // What the team knows already is not published twice.
    push = planPush(*server->open("bob"), lab.file, {{}, {}, "Lab", "", "lab book 12"});
    REQUIRE(push);
    CHECK(push->drafts.empty());
    CHECK(push->known == 2);
    CHECK(server->open("ann")->publish(draft({ownWatts(61), ownThroughput(777)})).has_value());
    CHECK(server->open("ann")->publish(draft({ownWatts(61), ownThroughput(777)})).error().message.id
        == "team.published_already");
}

TEST_CASE("two people who contradict each other are shown side by side, and neither comes in by itself", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World office;
    const auto ann = publish(*server, "ann", draft({ownThroughput(700), ownWatts(61)}));
    // Bob is told while he publishes.
    const World his;
    REQUIRE(his.overlay->set(ownThroughput(800)));
    const auto push = planPush(*server->open("bob"), his.file, {{}, {}, "Mine", "", "log"});
    REQUIRE(push);
    REQUIRE(push->conflicts.size() == 1);
    CHECK(push->conflicts.front().first.publication == 0);
    CHECK(push->conflicts.front().second.author == "ann");
    CHECK(push->conflicts.front().second.value == "700 sequences/s");
    const auto bob = publish(*server, "bob", push->drafts.front());

    TeamPull found = plan(*server, office);
    CHECK(found.ready.empty());
    CHECK(found.held.size() == 2);
    REQUIRE(found.conflicts.size() == 1);
    const TeamConflict &both = found.conflicts.front();
    CHECK(both.holds);
    CHECK(both.first.author == "ann");
    CHECK(both.first.value == "700 sequences/s");
    CHECK(both.second.author == "bob");
    CHECK(both.second.value == "800 sequences/s");
    CHECK(pull(*server, office).empty());

    SECTION("the reader chooses one")
    {
        REQUIRE(pull(*server, office, {bob}).size() == 1);
        found = plan(*server, office);
        CHECK(found.ready.empty());
        REQUIRE(found.held.size() == 1);
        CHECK(found.held.front().publication.id == ann);
        const auto session = server->open("rita");
        CHECK(planPull(*session, office.file, *office.load(), std::vector<std::int64_t>{bob}).error().message.id
            == "team.nothing_to_take");
    }
    SECTION("what was shown is taken, without the server")
    {
        const auto snapshot = office.load();
        CHECK(takeHeld(found, std::vector<std::int64_t>{99}, *snapshot).error().message.id == "team.nothing_to_take");
        REQUIRE(takeHeld(found, std::vector<std::int64_t>{ann}, *snapshot));
        REQUIRE(found.held.size() == 1);
        CHECK(found.held.front().publication.id == bob);
        const auto done = applyPull(*office.overlay, found, *snapshot);
        REQUIRE(done);
        CHECK(done->size() == 1);
        CHECK(fullLoad(*office.load()) == 61);
    }
    SECTION("an approver withdraws one")
    {
        REQUIRE(server->open("max")->decide(bob, TeamPublication::State::withdrawn));
        REQUIRE(pull(*server, office).size() == 1);
        CHECK(fullLoad(*office.load()) == 61);
        // What was pulled and is withdrawn later is told, with the import that takes it back.
        REQUIRE(server->open("ann")->decide(ann, TeamPublication::State::withdrawn));
        found = plan(*server, office);
        REQUIRE(found.withdrawn.size() == 1);
        CHECK(found.withdrawn.front().first.id == ann);
        REQUIRE(office.overlay->revert(found.withdrawn.front().second));
        CHECK(plan(*server, office).withdrawn.empty());
    }
    SECTION("one of them corrects himself")
    {
        publish(*server, "bob", draft({ownThroughput(700)}, "Corrected"));
        REQUIRE(pull(*server, office).size() == 3);
        const auto s = office.load();
        CHECK(std::ranges::count_if(s->benchmarks, [](const Benchmark &b) { return b.overlay && b.throughput == 700; })
            == 1);
        CHECK(std::ranges::none_of(s->benchmarks, [](const Benchmark &b) { return b.overlay && b.throughput == 800; }));
    }
}

TEST_CASE("an earlier publication that comes after its author's correction waits for a choice", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World office;
    const auto first = publish(*server, "ann", draft({ownWatts(61)}), false);
    const auto second = publish(*server, "ann", draft({ownWatts(65)}, "Corrected"));
    const auto approve = [&] { REQUIRE(server->open("max")->decide(first, TeamPublication::State::approved)); };
    SECTION("approved late")
    {
        REQUIRE(pull(*server, office).size() == 1);
        approve();
    }
    SECTION("reverted")
    {
        approve();
        const auto done = pull(*server, office);
        REQUIRE(done.size() == 2);
        CHECK(fullLoad(*office.load()) == 65);
        REQUIRE(office.overlay->revert(done.front().id));
    }
    CHECK(pull(*server, office).empty());
    CHECK(fullLoad(*office.load()) == 65);
    const TeamPull found = plan(*server, office);
    REQUIRE(found.held.size() == 1);
    REQUIRE(found.conflicts.size() == 1);
    CHECK(found.conflicts.front().first.publication == first);
    CHECK(found.conflicts.front().first.value == "61 W");
    CHECK(found.conflicts.front().second.publication == second);
    REQUIRE(pull(*server, office, {first}).size() == 1); // who wants it has it
    CHECK(fullLoad(*office.load()) == 61);
}

TEST_CASE("a corrected figure of an import takes the place of the first, and a chosen one that of one's own", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto metered = [](double watts, Date day) {
        FigureIn figure = meteredWatts(watts);
        figure.quantity = "half_load_w"; // nothing shipped says it
        figure.year = 2026;
        figure.asOf = day;
        ImportBatch one = batch();
        one.figure(figure);
        return one;
    };
    const auto inForce = [](const World &world) {
        const auto s = world.load();
        const auto quantity = s->figures.quantity("half_load_w");
        const auto subject = s->accelerator("nvidia-t4");
        const double value = preferred(*s, SubjectKind::accelerator, subject, "half_load_w").value;
        CHECK(s->figures.row(s->figures.ofYear(SubjectKind::accelerator, subject, quantity, 2026)).value == value);
        return value;
    };
    const auto publishMetered = [&](double value, Date day) {
        const World lab;
        const auto imported = lab.apply(metered(value, day));
        const auto push = planPush(*server->open("ann"), lab.file, {{}, {imported}, "", "", ""});
        REQUIRE(push);
        return publish(*server, "ann", push->drafts.front());
    };
    const World office, later;
    publishMetered(66.5, kImportDay);
    REQUIRE(pull(*server, office).size() == 1);
    CHECK(inForce(office) == 66.5);
    const auto corrected = publishMetered(70, Date{kImportDay.days - 1});
    REQUIRE(pull(*server, office).size() == 1);
    CHECK(inForce(office) == 70);
    REQUIRE(pull(*server, later).size() == 2);
    CHECK(inForce(later) == 70);

    const World own;
    own.apply(metered(68, kImportDay));
    CHECK(pull(*server, own).empty());
    const auto taken = pull(*server, own, {corrected});
    REQUIRE(taken.size() == 1);
    CHECK(inForce(own) == 70);
    REQUIRE(own.overlay->revert(taken.front().id));
    CHECK(inForce(own) == 68);
}

TEST_CASE("a row that cannot be stops neither the pull of others nor what they publish", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World office;
    const auto bad = publish(*server, "bob", draft({ownWatts(62)}, "Damaged"), false);
    const bool approved = GENERATE(false, true);
    if (approved)
        REQUIRE(server->open("max")->decide(bad, TeamPublication::State::approved));
    REQUIRE(server->sql("postgres", "UPDATE wattfare.fact SET fields = '[1, \"nonsense\"]'") == 0);
    const auto good = publish(*server, "ann", draft({ownWatts(61)}));
    for (const char *user : {"rita", "max"}) { // max sees proposals, too
        const auto found = planPull(*server->open(user), office.file, *office.load());
        REQUIRE(found);
        REQUIRE(found->ready.size() == 1);
        CHECK(found->ready.front().publication.id == good);
        REQUIRE(found->refused.size() == (approved ? 1 : 0));
        if (approved)
            CHECK(found->refused.front().first.id == bad);
    }
    REQUIRE(office.overlay->set(ownWatts(60)));
    const auto push = planPush(*server->open("ann"), office.file, {{}, {}, "Mine", "", "log"});
    REQUIRE(push);
    CHECK(push->drafts.size() == 1);
}

TEST_CASE("what is published comes from its publication, or from a source that it brings, whatever it names", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World office;
    ImportBatch mine = batch();
    mine.onDemand("g5.xlarge", "eu-west-1", kImportDay, 1'000'000'000);
    office.apply(mine);
    const auto before = office.load();
    const Source shipped = before->sources.front();
    const auto source = [](const std::string &id) {
        return PublishedRow{"source", {id, "Forged", "nobody", "", "", "none", "", ""}};
    };
    const auto priced = [](const char *region, const std::string &named) {
        return PublishedRow{"price_on_demand", {"aws", "g5.xlarge", region, "2026-10-01", "1.5", named, ""}};
    };
    Draft what{"Forged", "", "s", {source("lab"), source("import-1"), source(shipped.id)}};
    what.rows.push_back(priced("eu-central-1", "user"));
    what.rows.push_back(priced("us-east-1", "lab"));
    what.rows.push_back(priced("us-west-2", before->sources.back().id));
    what.rows.push_back({"figure",
        {"accelerator", "nvidia-t4", "half_load_w", "", "50", "", "", "W", "measured", "", "", "0",
            "user;lab;" + before->sources[1].id, ""}});
    what.rows.push_back({"specification", {"instance_type", "g5.xlarge", "source", before->sources[1].id + ";lab"}});
    publish(*server, "ann", what);
    REQUIRE(pull(*server, office).size() == 1);

    const auto s = office.load();
    const auto named = [&](std::span<const SourceIndex> sources) {
        std::vector<std::string> ids;
        for (const SourceIndex each : sources)
            ids.push_back(s->sources[each].id);
        return ids;
    };
    const auto publication = std::ranges::find(s->sources, "ann", &Source::publisher);
    REQUIRE(publication != s->sources.end());
    const std::string team = publication->id;
    const auto ofPrice = [&](const char *region) {
        const auto row = s->priceAt(s->onDemand, s->type("g5.xlarge"), s->region(region), kImportDay);
        REQUIRE(row);
        return s->sources[s->onDemand.source[*row]].id;
    };
    CHECK(ofPrice("eu-central-1") == team);
    CHECK(ofPrice("us-east-1") == team + "/lab");
    CHECK(ofPrice("us-west-2") == team);
    CHECK(named(preferred(*s, SubjectKind::accelerator, s->accelerator("nvidia-t4"), "half_load_w").sources)
        == std::vector<std::string>{team, team + "/lab"});
    CHECK(named(s->types[s->type("g5.xlarge")].sources) == std::vector<std::string>{team, team + "/lab", "import-2"});
    for (const Source &each : before->sources)
        CHECK(s->sources[s->source(each.id)].title == each.title);
}

TEST_CASE("values of types and models that a catalogue does not know are left out and counted", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World office;
    UserChoice model = ownThroughput(700);
    model.model = "no-such-model";
    publish(*server, "ann",
        draft({ownWatts(61), ownWatts(5, "no-such-device"), ownPrice("no-such.type", "eu-central-1", 1),
            ownPrice("g5.xlarge", "nowhere-1", 1), ownPrice("g5.xlarge", "*", 1), model}));
    const auto nothing = publish(*server, "bob", draft({ownWatts(5, "another-device")}));
    const TeamPull found = plan(*server, office);
    REQUIRE(found.ready.size() == 1);
    CHECK(found.ready.front().leftOut == 4);
    REQUIRE(found.refused.size() == 1);
    CHECK(found.refused.front().first.id == nothing);
    CHECK(found.refused.front().second.message.id == "team.nothing_known");
    const auto done = pull(*server, office);
    REQUIRE(done.size() == 1);
    CHECK(done.front().rows == 3); // with the publication itself
    const auto s = office.load();
    CHECK(fullLoad(*s) == 61);
    CHECK(std::ranges::none_of(s->quality, [](const auto &each) { return each.kind == "choice_without_subject"; }));
}

TEST_CASE("own values and lists contradict each other where they speak of the same", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const FigureIn figure = meteredWatts();
    ImportBatch list = batch();
    list.onDemand("g5.xlarge", "eu-central-1", Date{kImportDay.days - 1}, 420'000'000);
    list.onDemand("g5.xlarge", "eu-central-1", kImportDay, 1'000'000'000);
    list.figure(figure);
    const auto &benchmarks = factTable("benchmark")->fields;
    std::vector<std::string_view> measured(benchmarks.size());
    for (const auto &[column, value] : {std::pair<std::string_view, std::string_view>{"id", "lab-1"},
             {"model", "bert-large"}, {"workload", "inference"}, {"scenario", "offline"},
             {"instance_type", "g4dn.xlarge"}, {"nodes", "1"}, {"whole_instance", "1"}, {"precision", "FP16"},
             {"sequence_length", "384"}, {"throughput", "700"}, {"throughput_unit", "sequences/s"},
             {"throughput_basis", "sequences"}, {"class", "measured"}, {"status", "current"}, {"source", "lab"}})
        measured[static_cast<std::size_t>(std::ranges::find(benchmarks, column, &FieldSpec::csv) - benchmarks.begin())]
            = value;
    REQUIRE(list.factRow(*factTable("source"), "", 0,
        std::vector<std::string_view>{"lab", "Lab", "", "", "", "none", "", "2026-10-01"}));
    REQUIRE(list.factRow(*factTable("benchmark"), "", 1, measured));
    const Draft values = draft({ownPrice("g5.xlarge", "eu-central-1", 0.42), ownWatts(61), ownThroughput(777)});
    const auto said = [](const TeamPull &found) {
        std::set<std::pair<std::string, std::string>> out;
        for (const TeamConflict &each : found.conflicts)
            out.emplace(each.first.value, each.second.value);
        return out;
    };
    const World office;
    SECTION("an own import")
    {
        const auto own = office.apply(list);
        const auto id = publish(*server, "ann", values);
        const TeamPull found = plan(*server, office);
        CHECK(found.ready.empty());
        REQUIRE(found.conflicts.size() == 3);
        for (const TeamConflict &each : found.conflicts) {
            CHECK(each.holds);
            CHECK(each.first.import == own);
            CHECK(each.second.publication == id);
        }
        CHECK(said(found).contains({"usd_per_hour=1", "0.42 USD/h"}));
        CHECK(pull(*server, office, {id}).size() == 1);
        // What says the same is no conflict.
        REQUIRE(office.overlay->revert(office.overlay->imports()->front().id));
        REQUIRE(server->open("max")->decide(id, TeamPublication::State::withdrawn));
        publish(*server, "bob", draft({ownPrice("g5.xlarge", "eu-central-1", 1), ownWatts(66.5), ownThroughput(700)}));
        CHECK(plan(*server, office).ready.size() == 1);
    }
    SECTION("a price for all regions")
    {
        office.apply(list);
        const auto same = publish(*server, "ann", draft({ownPrice("g5.xlarge", "*", 1)}));
        CHECK(plan(*server, office).ready.size() == 1);
        REQUIRE(server->open("max")->decide(same, TeamPublication::State::withdrawn));
        publish(*server, "ann", draft({ownPrice("g5.xlarge", "*", 0.5)}));
        const TeamPull found = plan(*server, office);
        REQUIRE(found.conflicts.size() == 1);
        CHECK(found.conflicts.front().second.value == "0.5 USD/h");
        CHECK(found.held.size() == 1);
    }
    SECTION("an own value, which stays")
    {
        REQUIRE(office.overlay->set(ownWatts(61)));
        const World lab;
        const auto push = planPush(*server->open("ann"), lab.file, {{}, {lab.apply(list)}, "", "", ""});
        REQUIRE(push);
        publish(*server, "ann", push->drafts.front());
        const TeamPull found = plan(*server, office);
        CHECK(found.ready.size() == 1);
        REQUIRE(found.conflicts.size() == 1);
        CHECK(!found.conflicts.front().holds);
        CHECK(found.conflicts.front().first.value == "61 W");
    }
    SECTION("two of the team, at once or one after the other")
    {
        const World lab;
        const auto push = planPush(*server->open("ann"), lab.file, {{}, {lab.apply(list)}, "", "", ""});
        REQUIRE(push);
        const auto ann = publish(*server, "ann", push->drafts.front());
        const bool after = GENERATE(false, true);
        if (after)
            REQUIRE(pull(*server, office).size() == 1);
        publish(*server, "bob", values);
        const TeamPull found = plan(*server, office);
        CHECK(found.ready.empty());
        CHECK(found.held.size() == (after ? 1 : 2));
        REQUIRE(found.conflicts.size() == 3);
        for (const TeamConflict &each : found.conflicts)
            CHECK(std::set{each.first.publication, each.second.publication} == std::set{ann, ann + 1});
    }
    SECTION("an import of another team's at the same address")
    {
        publish(*server, "ann", draft({ownWatts(70)}));
        REQUIRE(pull(*server, office).size() == 1);
        REQUIRE(team() != nullptr); // set up anew
        publish(*server, "bob", draft({ownWatts(61)}));
        const TeamPull found = plan(*server, office);
        CHECK(found.ready.empty());
        REQUIRE(found.conflicts.size() == 1);
        CHECK(found.conflicts.front().first.value == "70 W");
        CHECK(found.conflicts.front().first.import == 1);
    }
}

TEST_CASE("an own value stays in force beside what is pulled", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World office;
    REQUIRE(office.overlay->set(ownWatts(60)));
    publish(*server, "ann", draft({ownWatts(61)}));
    const TeamPull found = plan(*server, office);
    REQUIRE(found.conflicts.size() == 1);
    CHECK(!found.conflicts.front().holds);
    CHECK(found.conflicts.front().first.value == "60 W");
    CHECK(found.conflicts.front().second.value == "61 W");
    CHECK(pull(*server, office).size() == 1);
    CHECK(fullLoad(*office.load()) == 60);
    REQUIRE(office.overlay->undo());
    CHECK(fullLoad(*office.load()) == 61);
}

TEST_CASE("an import goes to the team and comes back the same", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const World lab, office;
    ImportBatch prices = batch();
    prices.onDemand("g5.xlarge", "eu-central-1", kImportDay, 1'111'000'000);
    prices.onDemand("g5.2xlarge", "eu-central-1", kImportDay, 1'222'000'000);
    prices.spot("g5.xlarge", "eu-central-1", kImportDay, 500'000'001, 400'000'000, 600'000'000);
    prices.commitment(
        {"g5.xlarge", "eu-central-1", "reserved_standard", "no_upfront", 1, kImportDay, 700'000'000, {}, 700'000'000});
    prices.band({"g5.xlarge", "eu-central-1", "linux", kImportDay, 2, 10, 15, 60});
    for (int i = 0; i < 3; ++i)
        prices.spotPoint("g5.xlarge", "eu-central-1", "eu-central-1a", 1'790'000'000 + 60 * i, 400'000'000 + i);
    FigureIn figure = meteredWatts();
    figure.low = 60;
    figure.asOf = kImportDay;
    prices.figure(figure);
    prices.specification("instance_type", "g5.xlarge", "cpu_model", "A better name");
    const auto imported = lab.apply(prices);

    const auto session = server->open("ann");
    const auto push = planPush(*session, lab.file, {{}, {imported}, "", "of October", ""});
    REQUIRE(push);
    REQUIRE(push->drafts.size() == 1);
    CHECK(push->drafts.front().title == "Price list");
    CHECK(push->drafts.front().source == "prices.csv");
    CHECK(push->drafts.front().rows.size() == 10);
    const auto id = session->publish(push->drafts.front());
    REQUIRE(id);
    REQUIRE(server->open("max")->decide(*id, TeamPublication::State::approved));
    REQUIRE(pull(*server, office).size() == 1);

    const auto a = lab.load(), b = office.load();
    for (const char *type : {"g5.xlarge", "g5.2xlarge"})
        CHECK(price(*b, b->onDemand, type, "eu-central-1", "2026-10-02")
            == price(*a, a->onDemand, type, "eu-central-1", "2026-10-02"));
    CHECK(price(*b, b->spot, "g5.xlarge", "eu-central-1", "2026-10-02") == 0.500000001);
    REQUIRE(b->spotSeries.size() == a->spotSeries.size());
    CHECK(b->spotSeries.back().time == a->spotSeries.back().time);
    CHECK(b->spotSeries.back().usdPerHour == a->spotSeries.back().usdPerHour);
    CHECK(std::ranges::count(b->commitments.effectiveNano, 700'000'000)
        == std::ranges::count(a->commitments.effectiveNano, 700'000'000));
    CHECK(b->types[b->type("g5.xlarge")].cpuModel == "A better name");
    CHECK(std::ranges::any_of(
        b->figures.all(SubjectKind::accelerator, b->accelerator("nvidia-t4"), b->figures.quantity("full_load_w")),
        [&](FigureIndex i) { return b->figures.row(i).value == 66.5 && b->figures.row(i).low == 60; }));

    // One's own import of the same list that says otherwise holds it back.
    const World other;
    ImportBatch mine = batch();
    mine.onDemand("g5.xlarge", "eu-central-1", kImportDay, 1'000'000'000);
    const auto own = other.apply(mine);
    const TeamPull found = plan(*server, other);
    CHECK(found.ready.empty());
    REQUIRE(found.conflicts.size() == 1);
    CHECK(found.conflicts.front().first.import == own);
    CHECK(found.conflicts.front().first.value == "usd_per_hour=1");
    CHECK(found.conflicts.front().second.value == "usd_per_hour=1.111");
    REQUIRE(pull(*server, other, {*id}).size() == 1);
    CHECK(price(*other.load(), other.load()->onDemand, "g5.xlarge", "eu-central-1", "2026-10-02") == 1.111);
}

TEST_CASE("ten thousand rows come whole and in their order", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    Draft many{"Spot history", "", "recorder", {}};
    for (int i = 0; i < 10'000; ++i)
        many.rows.push_back({"spot_history",
            {"aws", "g5.xlarge", "eu-central-1", "eu-central-1a", isoUtc(1'790'000'000 + 60 * i), "0.4", ""}});
    const auto id = publish(*server, "ann", many);
    const auto session = server->open("rita");
    const auto log = session->publications();
    REQUIRE(log);
    const auto rows = session->rowsOf(log->back());
    REQUIRE(rows);
    CHECK(*rows == many.rows);
    const auto same = session->sameKeys(many.rows, true);
    REQUIRE(same);
    CHECK(same->size() == 10'000);
    CHECK(same->front().publication == id);
}
