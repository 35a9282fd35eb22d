// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/address.h"
#include "tests/support/catch.h"

#include <cstdlib>

using namespace wattfare;

namespace {

std::string refusal(std::string_view url)
{
    const auto parsed = parseTeamAddress(url);
    return parsed ? std::string() : parsed.error().message.id;
}

bool says(const std::string &connection, const std::string &word)
{
    return (' ' + connection + ' ').find(' ' + word + ' ') != std::string::npos;
}

} // namespace

TEST_CASE("a remote catalogue is reached by verified TLS, and weaker connections are refused", "[team]")
{
    const auto plain = parseTeamAddress("postgres://ann@db.example.org:6432/costs");
    REQUIRE(plain);
    CHECK(plain->name == "postgres://db.example.org:6432/costs");
    CHECK(!plain->local);
    CHECK(says(plain->connection, "sslmode='verify-full'"));
    CHECK(says(plain->connection, "user='ann'"));
    CHECK(says(plain->connection, "hostaddr=''")); // PGHOSTADDR leads nowhere else
    CHECK(says(plain->connection, "gssencmode='disable'"));
    CHECK(says(plain->connection, "port='6432'"));
    CHECK(says(parseTeamAddress("postgres://db.example.org/costs")->connection, "port='5432'")); // nor does PGPORT
    CHECK(says(parseTeamAddress("postgres:///costs?host=/run/postgresql")->connection, "port='5432'"));
    const auto required
        = parseTeamAddress("postgresql://db.example.org/costs?sslmode=require&sslrootcert=/etc/ssl/ca.pem");
    REQUIRE(required);
    CHECK(says(required->connection, "sslmode='require'"));
    CHECK(says(required->connection, "sslrootcert='/etc/ssl/ca.pem'"));
    for (const char *mode : {"disable", "allow", "prefer", "VERIFY-FULL", "verify-full%20", "nonsense"})
        CHECK(refusal(std::string("postgres://db.example.org/costs?sslmode=") + mode) == "team.tls_required");
    // A name of this machine is not its socket.
    CHECK(refusal("postgres://localhost/costs?sslmode=disable") == "team.tls_required");
    CHECK(refusal("postgres://127.0.0.1/costs?sslmode=prefer") == "team.tls_required");
}

TEST_CASE("a local socket needs no TLS", "[team]")
{
    const auto local = parseTeamAddress("postgres:///costs?host=/run/postgresql");
    REQUIRE(local);
    CHECK(local->local);
    CHECK(local->name == "postgres:///costs?host=/run/postgresql");
    CHECK(says(local->connection, "sslmode='disable'"));
    CHECK(says(local->connection, "host='/run/postgresql'"));
    CHECK(parseTeamAddress("postgres://ann@%2Frun%2Fpostgresql/costs")->local);
    CHECK(refusal("postgres:///costs?host=/run/postgresql&sslmode=require") == "team.address_option");
}

TEST_CASE("a password in an address is refused and not repeated", "[team]")
{
    for (const char *url : {"postgres://ann:secret@db/costs", "postgres://db/costs?password=secret",
             "postgres://ann:se%20cret@db/costs", "postgres://ann:secret@db", "ann:secret@db/costs",
             "postgres://ann:se/cret@db/costs", "postgres://ann:12/34@db/costs", "postgres://ann:1/b?c@db/costs",
             "postgres://ann%3Asecret@db/costs", "postgres://ann%3asecret@db", "http://ann:secret@db/costs",
             "host=db PassWord=secret", "postgres://db/costs?sslmode=require&sslpassword=secret"}) {
        const auto parsed = parseTeamAddress(url);
        REQUIRE(!parsed);
        CHECK(parsed.error().message.id == "team.password_in_address");
        CHECK(parsed.error().message.args.empty());
        CHECK(parsed.error().detail.empty());
    }
    for (const char *url : {"postgres://ann:secret", "postgres://ann:secret%40db/costs", "ann:secret"}) {
        const auto parsed = parseTeamAddress(url); // perhaps a port
        REQUIRE(!parsed);
        CHECK(parsed.error().message.id == "team.address");
        CHECK(parsed.error().message.args.front().text().find("secret") == std::string::npos);
        CHECK(parsed.error().message.args.front().text().ends_with("ann:…"));
    }
    CHECK(refusal("postgres://ann/34@db") == "team.address"); // part of one, perhaps, as the name of a database
    CHECK(refusal("postgres://db/a%2Fb") == "team.address");
    CHECK(parseTeamAddress("postgres://ann@[::1]:6432/costs?sslrootcert=/home/ann%40lab/ca.pem").has_value());
    const auto address = *parseTeamAddress("postgres://ann@db/costs");
    CHECK(says(withPassword(address, "it's \\ here"), "password='it\\'s \\\\ here'"));
    CHECK(withPassword(address, "") == address.connection);
}

TEST_CASE("what is no address is refused", "[team]")
{
    const std::string longOne = "postgres://db/" + std::string(2000, 'x');
    for (const std::string &url : {std::string(), std::string("db"), std::string("http://db/costs"),
             std::string("postgres://"), std::string("postgres://db"), std::string("postgres://db/"),
             std::string("postgres:///costs"), std::string("postgres://a,b/costs"),
             std::string("postgres://db:0/costs"), std::string("postgres://db:99999/costs"),
             std::string("postgres://db:x/costs"), std::string("postgres://%40abstract/costs"),
             std::string("postgres://db/co%ZZsts"), std::string("postgres://db/co%0Asts"),
             std::string("postgres://db/costs?sslrootcert"), std::string("postgres://@db/costs"), longOne})
        CHECK(refusal(url) == "team.address");
    for (const char *option :
        {"options=-c%20x=y", "service=other", "hostaddr=1.2.3.4", "passfile=/tmp/x", "sslmode=require&sslmode=disable"})
        CHECK(refusal(std::string("postgres://db/costs?") + option) == "team.address_option");
}

TEST_CASE("nothing of an address breaks out of its quotes", "[team]")
{
    const auto parsed = parseTeamAddress("postgres://a%27%20host%3D%27evil@db/co%5C%27sts");
    REQUIRE(parsed);
    CHECK(says(parsed->connection, "host='db'"));
    CHECK(parsed->connection.find("user='a\\' host=\\'evil'") != std::string::npos);
    CHECK(parsed->connection.find("dbname='co\\\\\\'sts'") != std::string::npos);
}
