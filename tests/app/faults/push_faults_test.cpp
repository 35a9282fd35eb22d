// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Publishing that is killed in the middle, many times at random moments: the team has all of a publication or nothing.
#include "tests/app/faults/program.h"
#include "tests/model/team/cluster.h"

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("kill -9 while rows are published", "[faults]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const Scratch scratch;
    const auto overlay = scratch.path("overlay.db"), table = scratch.path("prices.csv");
    std::string text = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    for (int day = 0; day < 6000; ++day)
        text += "aws,g5.xlarge,us-east-1," + Date{14000 + day}.iso() + ",1.25,E-AWSPUE,own\n";
    writeAll(table, text);
    REQUIRE(run({"--overlay", overlay.string(), "import", table.string()}) == 0);
    const Arguments push{"--overlay", overlay.string(), "catalogue", "push",
        "postgres://ann@/postgres?host=" + server->folder(), "--import", "1", "--source", "lab book"};
    const auto published = [&] { return server->answer("SELECT count(*) FROM wattfare.publication"); };
    const auto torn = [&] {
        return server->answer("SELECT count(*) FROM wattfare.publication p WHERE row_count <> "
                              "(SELECT count(*) FROM wattfare.fact WHERE publication_id = p.id)");
    };
    Killer killer(kSeed + 11);
    int killed = 0;
    for (int round = 0; killed < kRepeats; ++round) {
        REQUIRE(round < 4 * kRepeats + 4);
        CAPTURE(round);
        const bool died = killer([&] { return become(push); });
        killed += died ? 1 : 0;
        CHECK(torn() == "0");
        CHECK((published() == "1" || (died && published() == "0")));
        const int again = run(push); // publishes what is missing, and nothing twice
        CHECK((again == 0 || again == 2)); // 2: it is there already
        CHECK(published() == "1");
        CHECK(torn() == "0");
        REQUIRE(server->sql("postgres", "TRUNCATE wattfare.publication, wattfare.fact") == 0);
    }
}
