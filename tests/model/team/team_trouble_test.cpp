// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/team/cluster.h"
#include "tests/model/team/team_shelf.h"

#include <atomic>

using namespace wattfare;
using namespace wattfare::test;

// A database that goes away, and a person who does not want to wait.
namespace {

// Somebody holds the table of rows, so that a publication waits in its middle until `ready` has done its work.
class Holder
{
public:
    explicit Holder(const Cluster &server)
        : m_server(server)
        , m_psql(server.psql("postgres", "BEGIN; LOCK TABLE wattfare.fact; SELECT pg_sleep(600)"))
    {
        // Not a clock: the lock is there once somebody else sees it.
        while (server.answer("SELECT count(*) FROM pg_locks WHERE relation = 'wattfare.fact'::regclass AND mode = "
                             "'AccessExclusiveLock'")
            != "1") { }
    }
    void end() // the lock goes with the server's side of the session
    {
        m_server.sql("postgres",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'BEGIN; LOCK%' AND pid <> "
            "pg_backend_pid()");
        m_psql->end(SIGINT);
    }

private:
    const Cluster &m_server;
    std::unique_ptr<Process> m_psql;
};

} // namespace

TEST_CASE("a database that goes down in the middle of publishing leaves nothing behind", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    Holder holder(*server);
    std::atomic<int> asked = 0;
    std::atomic<bool> down = false;
    const auto session = server->open("ann", [&](double) {
        if (++asked > 20 && !down.exchange(true)) // while the rows wait for the lock
            server->stop();
        return true;
    });
    const auto published = session->publish(draft({ownWatts(61)}));
    REQUIRE(!published);
    CHECK(published.error().message.id == "team.gone");
    CHECK(published.error().code == Error::Code::noAnswer);
    CHECK(session->publications().error().message.id == "team.gone"); // and stays gone
    holder.end();
    server->start();
    CHECK(server->open("ann")->publications().value().empty());
    CHECK(server->open("ann")->publish(draft({ownWatts(61)})).has_value());
}

TEST_CASE("a database that goes down between two questions of a pull changes nothing here", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto id = server->open("ann")->publish(draft({ownWatts(61)}));
    REQUIRE(id);
    REQUIRE(server->open("max")->decide(*id, TeamPublication::State::approved));
    const World office;
    const auto session = server->open("rita");
    REQUIRE(session->publications());
    server->stop();
    const auto before = readAll(office.file);
    const auto pull = planPull(*session, office.file, *office.load());
    REQUIRE(!pull);
    CHECK(pull.error().message.id == "team.gone");
    CHECK((readAll(office.file) == before));
    CHECK(TeamCatalogue::open(server->address("rita")).error().message.id == "team.cannot_connect");
    server->start();
    CHECK(planPull(*server->open("rita"), office.file, *office.load()).value().ready.size() == 1);
}

TEST_CASE("what waits is stopped by the person, and nothing is published", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    Holder holder(*server);
    std::atomic<int> asked = 0;
    const auto session = server->open("ann", [&](double) { return ++asked < 20; });
    const auto published = session->publish(draft({ownWatts(61)}));
    REQUIRE(!published);
    CHECK(published.error().code == Error::Code::cancelled);
    holder.end();
    CHECK(server->open("ann")->publications().value().empty());
    CHECK(TeamCatalogue::open(server->address("ann"), {}, [](double) { return false; }).error().code
        == Error::Code::cancelled);
}

TEST_CASE("an answer longer than was agreed upon is not read to its end", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto id = server->open("ann")->publish(draft({ownWatts(61)}));
    REQUIRE(id);
    REQUIRE(server->open("max")->decide(*id, TeamPublication::State::approved));
    REQUIRE(server->sql("postgres",
                "INSERT INTO wattfare.publication (title, note, source, digest, row_count) SELECT 't', repeat('x', "
                "2000), 's', repeat('a', 64 - length(i::text)) || i, 1 FROM generate_series(1, 1000) i")
        == 0);
    auto session = TeamCatalogue::open(
        server->address("postgres"), {}, {}, TeamCatalogue::Purpose::use, {std::chrono::seconds(60), 100'000});
    REQUIRE(session);
    CHECK((*session)->publications().error().message.id == "team.too_much");
    // More rows than the publication says it has.
    const auto whole = server->open("rita");
    TeamPublication less = whole->publications().value().front();
    REQUIRE(server->sql("postgres",
                "INSERT INTO wattfare.fact SELECT publication_id, 1, fact_table, fact_key, fields FROM wattfare.fact")
        == 0);
    CHECK(!whole->rowsOf(less));
    // Fewer, or others.
    REQUIRE(server->sql("postgres", "DELETE FROM wattfare.fact") == 0);
    CHECK(server->open("rita")->rowsOf(less).error().code == Error::Code::badInput);
}

TEST_CASE("what is read may take as long as the line needs", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const auto id = server->open("ann")->publish(draft({ownWatts(61)}));
    REQUIRE(id);
    // Seen by nobody whose questions the server ends by its clock.
    for (const char *table : {"publication", "fact"})
        REQUIRE(server->sql("postgres",
                    std::string("CREATE POLICY patient ON wattfare.") + table
                        + " AS RESTRICTIVE FOR SELECT USING (current_setting('statement_timeout') = '0')")
            == 0);
    const auto session = server->open("ann");
    const auto list = session->publications();
    REQUIRE(list);
    REQUIRE(list->size() == 1);
    const auto rows = session->rowsOf(list->front());
    REQUIRE(rows);
    CHECK(session->sameKeys(*rows, false).value().size() == 1);
}

TEST_CASE("a pull takes what fits, and the next one what is left", "[team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    for (const char *accelerator : {"nvidia-t4", "nvidia-a10g", "nvidia-l4"}) {
        const auto id = server->open("ann")->publish(draft({ownWatts(61, accelerator)}));
        REQUIRE(id);
        REQUIRE(server->open("max")->decide(*id, TeamPublication::State::approved));
    }
    const auto limited = [&](TeamLimits limits) {
        auto session = TeamCatalogue::open(server->address("rita"), {}, {}, TeamCatalogue::Purpose::use, limits);
        REQUIRE(session);
        return std::move(*session);
    };
    const World office;
    TeamLimits limits;
    limits.rows = 2;
    auto pull = planPull(*limited(limits), office.file, *office.load());
    REQUIRE(pull);
    CHECK(pull->ready.size() == 2);
    REQUIRE(pull->refused.size() == 1);
    CHECK(pull->refused.front().second.message.id == "team.too_many_rows");
    REQUIRE(applyPull(*office.overlay, *pull, *office.load()));
    pull = planPull(*limited(limits), office.file, *office.load());
    REQUIRE(pull);
    CHECK(pull->ready.size() == 1);
    CHECK(pull->refused.empty());

    limits = {};
    limits.session = 100;
    CHECK(limited(limits)->publications().error().message.id == "team.too_much");
    limits.session = 2000; // the list, and no row
    pull = planPull(*limited(limits), World().file, *office.load());
    REQUIRE(pull);
    CHECK(pull->ready.empty());
    CHECK(pull->refused.size() == 3);
}
