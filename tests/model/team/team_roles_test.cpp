// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/team_schema.h"
#include "tests/model/team/cluster.h"
#include "tests/model/team/team_shelf.h"

using namespace wattfare;
using namespace wattfare::test;

// What the server lets whom do, whatever program asks.
TEST_CASE("readers read what is decided, contributors propose, approvers decide", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    CHECK(server->open("rita")->publish(draft({ownWatts(61)})).error().message.id == "team.not_allowed");
    const auto id = server->open("ann")->publish(draft({ownWatts(61)}));
    REQUIRE(id);
    const auto seenBy = [&](const char *user) { return server->open(user)->publications().value().size(); };
    CHECK(seenBy("ann") == 1);
    CHECK(seenBy("bob") == 0);
    CHECK(seenBy("rita") == 0);
    CHECK(seenBy("max") == 1);
    const auto decide = [&](const char *user, TeamPublication::State state) {
        const auto done = server->open(user)->decide(*id, state);
        return done ? std::string("done") : done.error().message.id;
    };
    CHECK(decide("rita", TeamPublication::State::approved) == "team.no_such_publication");
    CHECK(decide("ann", TeamPublication::State::approved) == "team.own_publication");
    CHECK(decide("bob", TeamPublication::State::approved) == "team.no_such_publication");
    CHECK(decide("max", TeamPublication::State::approved) == "done");
    CHECK(seenBy("bob") == 1);
    CHECK(seenBy("rita") == 1);
    CHECK(decide("max", TeamPublication::State::approved) == "team.decided_already");
    CHECK(decide("bob", TeamPublication::State::withdrawn) == "team.not_allowed");
    CHECK(decide("rita", TeamPublication::State::withdrawn) == "team.not_allowed");
    CHECK(decide("ann", TeamPublication::State::withdrawn) == "done"); // one's own may always be taken back
    CHECK(decide("max", TeamPublication::State::approved) == "team.decided_already");
    CHECK(server->open("ann")->publish(draft({ownWatts(61)})).has_value()); // as a new one
}

TEST_CASE("row-level security holds against plain SQL", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto id = server->open("ann")->publish(draft({ownWatts(61)}));
    REQUIRE(id);
    const std::string number = std::to_string(*id), digest(64, 'a');
    const auto row = [&](const char *fields) {
        return "INSERT INTO wattfare.fact (publication_id, position, fact_table, fact_key, fields) VALUES (" + number
            + ", 9, 'x', 'y', '" + fields + "')";
    };
    const auto count = [&] {
        return server->answer("SELECT count(*), min(author), max(title), max(state) FROM wattfare.publication");
    };
    const std::string before = count();
    for (const char *user : {"ann", "bob", "rita", "max"}) {
        INFO(user);
        const bool approver = std::string(user) == "max", contributor = std::string(user) != "rita";
        // Nobody changes or deletes what was published, its author, or its time.
        CHECK(server->sql(user, "UPDATE wattfare.publication SET title = 'x'") != 0);
        CHECK(server->sql(user, "UPDATE wattfare.publication SET author = 'bob'") != 0);
        CHECK(server->sql(user, "UPDATE wattfare.fact SET fields = '[]'") != 0);
        CHECK(server->sql(user, "DELETE FROM wattfare.publication") != 0);
        CHECK(server->sql(user, "DELETE FROM wattfare.fact") != 0);
        CHECK(server->sql(user, "TRUNCATE wattfare.fact") != 0);
        // Nobody adds a row to a publication later, not even its author.
        CHECK(server->sql(user, row("[1]")) != 0);
        // Nobody writes in another name, or approves while publishing.
        CHECK(server->sql(user,
                  "INSERT INTO wattfare.publication (author, title, note, source, digest, row_count) VALUES ('max', "
                  "'t', '', 's', '"
                      + digest + "', 1)")
            != 0);
        CHECK(server->sql(user,
                  "INSERT INTO wattfare.publication (state, title, note, source, digest, row_count) VALUES "
                  "('approved', 't', '', 's', '"
                      + digest + "', 1)")
            != 0);
        CHECK(server->sql(user, "SET ROLE wattfare_approver; UPDATE wattfare.publication SET state = 'approved'")
            == (approver ? 0 : 1));
        CHECK(server->sql(user, "CREATE TABLE wattfare.mine (a int)") != 0);
        CHECK(server->sql(user, "DROP TABLE wattfare.fact") != 0);
        CHECK(server->sql(user, "DROP POLICY seen ON wattfare.fact") != 0);
        CHECK(server->sql(user, "UPDATE wattfare.schema_version SET version = 9") != 0);
        if (contributor && !approver) { // in the name of the session, whichever role it takes on
            CHECK(server->sql(user,
                      "SET ROLE wattfare_contributor; INSERT INTO wattfare.publication (title, note, source, digest, "
                      "row_count) VALUES ('t', '', 's', '"
                          + digest + "', 1)")
                == 0);
            CHECK(server->answer("SELECT author FROM wattfare.publication ORDER BY id DESC LIMIT 1") == user);
            CHECK(server->sql("postgres", "DELETE FROM wattfare.publication WHERE id <> " + number) == 0);
        }
        if (!approver)
            CHECK(count() == before);
    }
    CHECK(server->answer("SELECT state, decided_by FROM wattfare.publication") == "approved|max");
    // What is withdrawn stays so, for the approver as well.
    CHECK(server->sql("max", "UPDATE wattfare.publication SET state = 'proposed'") != 0);
    CHECK(server->sql("max", "UPDATE wattfare.publication SET state = 'withdrawn'") == 0);
    CHECK(server->sql("max", "UPDATE wattfare.publication SET state = 'approved'") != 0);
}

TEST_CASE("an approver decides on what others published, not on what is their own", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto own = server->open("max")->publish(draft({ownWatts(61)}));
    REQUIRE(own);
    const auto approved = server->open("max")->decide(*own, TeamPublication::State::approved);
    REQUIRE(!approved);
    CHECK(approved.error().message.id == "team.own_publication");
    const std::string statement
        = "UPDATE wattfare.publication SET state = 'approved' WHERE id = " + std::to_string(*own);
    for (const char *role : {"wattfare_approver", "wattfare_contributor", "max"})
        CHECK(server->sql("max", std::string("SET ROLE ") + role + "; " + statement) != 0);
    CHECK(server->answer("SELECT state FROM wattfare.publication") == "proposed");
    CHECK(server->open("max")->decide(*own, TeamPublication::State::withdrawn));
}

TEST_CASE("who approved stays known, and of two who decide at once the second is told", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto id = server->open("ann")->publish(draft({ownWatts(61)}));
    REQUIRE(id);
    const std::string where = " WHERE id = " + std::to_string(*id);
    const auto states = [&] {
        return server->answer(
            "SELECT state, decided_by, approved_by, approved_at <= decided_at FROM wattfare.publication");
    };
    REQUIRE(server->sql("postgres",
                "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'moa') THEN CREATE ROLE moa LOGIN IN "
                "ROLE wattfare_approver; END IF; END $$")
        == 0);
    // Moa's decision is open until somebody waits for it.
    const auto moa = server->psql("moa",
        "BEGIN; UPDATE wattfare.publication SET state = 'approved'" + where
            + "; DO $$ BEGIN WHILE NOT EXISTS (SELECT FROM pg_locks WHERE NOT granted) LOOP PERFORM "
              "pg_sleep(0.02); END LOOP; END $$; COMMIT");
    while (server->answer("SELECT count(*) FROM pg_stat_activity WHERE usename = 'moa' AND wait_event = 'PgSleep'")
        != "1") { }
    const auto late = server->open("max")->decide(*id, TeamPublication::State::approved);
    CHECK(moa->wait() == 0);
    REQUIRE(!late);
    CHECK(late.error().message.id == "team.decided_already");
    CHECK(states() == "approved|moa|moa|t");
    CHECK(server->sql("max", "UPDATE wattfare.publication SET state = 'approved'" + where) != 0);
    CHECK(states() == "approved|moa|moa|t");
    CHECK(server->open("ann")->decide(*id, TeamPublication::State::withdrawn));
    CHECK(states() == "withdrawn|ann|moa|t");
}

TEST_CASE("a stranger sees nothing", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    REQUIRE(server->sql("postgres",
                "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'eve') THEN CREATE ROLE eve LOGIN; "
                "END IF; END $$")
        == 0);
    const auto opened = TeamCatalogue::open(server->address("eve"));
    REQUIRE(!opened);
    CHECK(opened.error().message.id == "team.not_allowed");
    CHECK(TeamCatalogue::open(server->address("nobody_here")).error().message.id == "team.cannot_connect");
    CHECK(TeamCatalogue::open(server->address("ann", "no_such_db")).error().message.id == "team.cannot_connect");
}

TEST_CASE("a row that hides under another key is refused whole", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const PublishedRow row = *publishedChoice(ownWatts(61));
    REQUIRE(
        server->sql("ann",
            "BEGIN; INSERT INTO wattfare.publication (title, note, source, digest, row_count) VALUES ('t', '', 's', '"
                + digestOf({row})
                + "', 1); "
                  "INSERT INTO wattfare.fact (publication_id, position, fact_table, fact_key, fields) SELECT max(id), "
                  "0, 'team_choice', 'elsewhere', '"
                + fieldsText(row) + "' FROM wattfare.publication; COMMIT")
        == 0);
    REQUIRE(server->sql("max", "UPDATE wattfare.publication SET state = 'approved'") == 0);
    const World office;
    const auto session = server->open("rita");
    const auto pull = planPull(*session, office.file, *office.load());
    REQUIRE(pull);
    CHECK(pull->ready.empty());
    REQUIRE(pull->refused.size() == 1);
    CHECK(pull->refused.front().second.message.args[2].text() == "key");
    // The others come in.
    const auto good = server->open("ann")->publish(draft({ownThroughput(777)}));
    REQUIRE(good);
    REQUIRE(server->open("max")->decide(*good, TeamPublication::State::approved));
    const auto again = planPull(*server->open("rita"), office.file, *office.load());
    REQUIRE(again);
    CHECK(again->refused.size() == 1);
    CHECK(again->ready.size() == 1);
}

TEST_CASE("the schema is made, carried forward step by step, and a newer one left alone", "[team][migration]")
{
    Cluster *server = cluster();
    if (server == nullptr)
        return;
    REQUIRE(server->sql("postgres", "DROP SCHEMA IF EXISTS wattfare CASCADE") == 0);
    const auto opening = [&](TeamCatalogue::Purpose purpose) {
        return TeamCatalogue::open(server->address("postgres"), {}, {}, purpose);
    };
    using Purpose = TeamCatalogue::Purpose;
    CHECK(opening(Purpose::use).error().message.id == "team.no_catalogue");
    // As the first version left it.
    REQUIRE(
        server->sql("postgres", std::string(teamMigrations()[0]) + "; UPDATE wattfare.schema_version SET version = 1")
        == 0);
    const auto old = opening(Purpose::use);
    REQUIRE(!old);
    CHECK(old.error().message.id == "team.schema_old");
    CHECK(old.error().code == Error::Code::wrongSchema);
    REQUIRE(server->sql("postgres",
                "INSERT INTO wattfare.publication (title, note, source, digest, row_count) VALUES ('kept', '', 's', '"
                    + std::string(64, 'a') + "', 1); UPDATE wattfare.publication SET state = 'approved'")
        == 0);
    // However long a step takes: who waits for it is told by signs of life, not by the server's clock.
    REQUIRE(server->sql("postgres",
                "CREATE FUNCTION public.no_clock() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN IF "
                "current_setting('statement_timeout') <> '0' THEN RAISE EXCEPTION 'a clock'; END IF; END $$; "
                "CREATE EVENT TRIGGER no_clock ON ddl_command_start EXECUTE FUNCTION public.no_clock()")
        == 0);
    const auto carried = opening(Purpose::setUp).value()->setUp();
    CHECK(server->sql("postgres", "DROP EVENT TRIGGER no_clock; DROP FUNCTION public.no_clock()") == 0);
    CHECK(carried == 1);
    CHECK(server->answer("SELECT decided_by, approved_by, approved_at = decided_at FROM wattfare.publication")
        == "postgres|postgres|t");
    CHECK(opening(Purpose::setUp).value()->setUp() == teamSchemaVersion()); // twice is once
    CHECK(server->answer("SELECT version FROM wattfare.schema_version") == std::to_string(teamSchemaVersion()));
    CHECK(server->answer("SELECT count(*) FROM pg_indexes WHERE schemaname = 'wattfare' AND indexname = 'fact_key'")
        == "1");
    CHECK(opening(Purpose::use).value()->publications().value().size() == 1);

    REQUIRE(server->sql("postgres", "UPDATE wattfare.schema_version SET version = 99") == 0);
    CHECK(opening(Purpose::use).error().message.id == "team.schema_new");
    CHECK(opening(Purpose::use).error().code == Error::Code::schemaTooNew);
    CHECK(opening(Purpose::setUp).value()->setUp().error().message.id == "team.schema_new");
    CHECK(server->answer("SELECT version FROM wattfare.schema_version") == "99");

    // A step that fails leaves the version of before: here somebody who may not make a schema.
    REQUIRE(server->sql("postgres",
                "DROP SCHEMA wattfare CASCADE; DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'eve') "
                "THEN CREATE ROLE eve LOGIN; END IF; END $$")
        == 0);
    CHECK(TeamCatalogue::open(server->address("eve"), {}, {}, Purpose::setUp).value()->setUp().error().message.id
        == "team.not_allowed");
    CHECK(server->answer("SELECT count(*) FROM pg_namespace WHERE nspname = 'wattfare'") == "0");
}
