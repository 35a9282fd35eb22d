// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/team/cluster.h"
#include "tests/model/team/team_shelf.h"

using namespace wattfare;
using namespace wattfare::test;

// Over the network: encrypted and verified, or not at all.
namespace {

Result<std::unique_ptr<TeamCatalogue>> over(
    const Cluster &server, const std::string &host, const std::string &options, TeamLimits limits = {})
{
    const auto address
        = parseTeamAddress("postgres://postgres@" + host + ':' + std::to_string(server.port()) + "/postgres" + options);
    REQUIRE(address);
    return TeamCatalogue::open(*address, {}, {}, TeamCatalogue::Purpose::setUp, limits);
}

} // namespace

TEST_CASE("a server without TLS is not talked to", "[team][tls]")
{
    const Cluster server(Cluster::Tcp::plain);
    if (!runs(server))
        return;
    for (const char *mode : {"", "?sslmode=verify-ca", "?sslmode=require"})
        CHECK(over(server, "localhost", mode).error().message.id == "team.cannot_connect");
    // The environment does not weaken it.
    ::setenv("PGSSLMODE", "disable", 1);
    CHECK(over(server, "localhost", "").error().message.id == "team.cannot_connect");
    ::unsetenv("PGSSLMODE");
}

TEST_CASE("the certificate of a server is verified, and its answers are bounded", "[team][tls]")
{
    const Cluster server(Cluster::Tcp::tls);
    if (!runs(server))
        return;
    const std::string trusted = "?sslrootcert=" + server.certificate();
    const auto good = over(server, "localhost", trusted);
    if (!good)
        FAIL(good.error().detail);
    REQUIRE((*good)->setUp());
    CHECK(server.answer("SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = "
                        "'wattfare'")
        == "t");
    CHECK(over(server, "127.0.0.1", trusted).error().message.id == "team.cannot_connect"); // another name
    CHECK(over(server, "127.0.0.1", trusted + "&sslmode=verify-ca").has_value());
    CHECK(over(server, "localhost", "?sslrootcert=" + server.folder() + "/log").error().message.id
        == "team.cannot_connect"); // no authority
    CHECK(over(server, "localhost", "?sslmode=require").has_value());

    // One line that is longer than all that was agreed upon.
    REQUIRE(
        server.sql("postgres",
            "ALTER TABLE wattfare.publication DROP CONSTRAINT publication_note_check; INSERT INTO "
            "wattfare.publication (title, note, source, digest, row_count) VALUES ('t', repeat('x', 60000000), 's', '"
                + std::string(64, 'a') + "', 1)")
        == 0);
    const auto session = over(server, "localhost", trusted, {std::chrono::seconds(60), 1'000'000});
    REQUIRE(session);
    CHECK((*session)->publications().error().message.id == "team.too_much");
}
