// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/publication.h"
#include "model/team/team_schema.h"
#include "tests/model/team/team_shelf.h"

#include <nlohmann/json.hpp>

using namespace wattfare;
using namespace wattfare::test;

namespace {

nlohmann::json goodPublication()
{
    return {7, "ann", "2026-11-28T21:00:00Z", "Watts", "", "lab book", std::string(64, 'a'), 3, "approved", "max",
        "2026-11-28T22:00:00Z", "max", "2026-11-28T22:00:00Z"};
}

std::string refusedField(const nlohmann::json &line)
{
    const auto parsed = parsePublication(line.dump(), "postgres://db/costs", 5);
    if (parsed)
        return {};
    CHECK(parsed.error().code == Error::Code::badInput);
    CHECK(parsed.error().message.args[0].text() == "postgres://db/costs");
    CHECK(parsed.error().message.args[1].text() == "5");
    return parsed.error().message.args[2].text();
}

} // namespace

TEST_CASE("a line about a publication is read, or refused by its field", "[team]")
{
    const auto good = parsePublication(goodPublication().dump(), "db", 1);
    REQUIRE(good);
    CHECK(good->id == 7);
    CHECK(good->author == "ann");
    CHECK(good->rows == 3);
    CHECK(good->state == TeamPublication::State::approved);
    CHECK(good->decidedBy == "max");
    CHECK(good->approvedBy == "max");
    const auto with = [](std::size_t member, const nlohmann::json &value) {
        nlohmann::json line = goodPublication();
        line[member] = value;
        return refusedField(line);
    };
    CHECK(with(0, 0) == "id");
    CHECK(with(0, -1) == "id");
    CHECK(with(0, 1e300) == "id");
    CHECK(with(0, "7") == "id");
    CHECK(with(0, 18446744073709551615ULL) == "id");
    CHECK(with(1, "") == "author");
    CHECK(with(1, "a\x1b[31mred") == "author"); // a terminal would obey
    CHECK(with(1, std::string(201, 'x')) == "author");
    CHECK(with(2, "yesterday") == "published_at");
    CHECK(with(3, nullptr) == "title");
    CHECK(with(3, std::string(301, 'x')) == "title");
    CHECK(with(4, "two\nlines") == "note");
    CHECK(with(5, nlohmann::json::array({1})) == "source");
    CHECK(with(6, "zz") == "digest");
    CHECK(with(6, std::string(64, 'A')) == "digest");
    CHECK(with(7, 0) == "row_count");
    CHECK(with(7, 3'000'000) == "row_count");
    CHECK(with(7, 2.5) == "row_count");
    CHECK(with(8, "perhaps") == "state");
    CHECK(with(10, "x") == "decided_at");
    CHECK(with(11, std::string(201, 'x')) == "approved_by");
    CHECK(with(12, "x") == "approved_at");
    nlohmann::json shorter = goodPublication();
    shorter.erase(3);
    CHECK(!refusedField(shorter).empty());
}

TEST_CASE("lines that are no list, too deep or too long are refused", "[team]")
{
    for (const std::string &line : {std::string(), std::string("{}"), std::string("[1,2"), std::string("null"),
             std::string(100'000, '['), "[\"" + std::string(300'000, 'x') + "\"]", std::string("[\"\xff\"]")}) {
        CHECK(!parsePublication(line, "db", 1));
        CHECK(!parseFact(line, "db", 1));
    }
}

TEST_CASE("a row is read by its table, and one under another key is refused", "[team]")
{
    const PublishedRow row = *publishedChoice(ownWatts(68));
    const auto line = [&](const std::string &table, const std::string &key, const std::string &fields) {
        return nlohmann::json{7, 0, table, key, fields}.dump();
    };
    const std::string key = publishedKey(row);
    const auto good = parseFact(line(row.table, key, fieldsText(row)), "db", 1);
    REQUIRE(good);
    CHECK(good->row == row);
    CHECK(parseFact(line(row.table, key + "x", fieldsText(row)), "db", 1).error().message.args[2].text() == "key");
    CHECK(!parseFact(line("import", key, fieldsText(row)), "db", 1)); // no table that travels
    CHECK(!parseFact(line(row.table, key, "[1,2]"), "db", 1));
    CHECK(!parseFact(line(row.table, key, "[]"), "db", 1));
    CHECK(!parseFact(line(row.table, key, "nonsense"), "db", 1));
    CHECK(!parseFact(line(row.table, key, "[[[[]]]]"), "db", 1));
}

TEST_CASE("a choice survives the way as text to every digit", "[team]")
{
    UserChoice price = ownPrice("g5.xlarge", "*", 1.0 / 3);
    price.note = "Rahmenvertrag \xec\x84\x9c\xec\x9a\xb8";
    UserChoice watts = ownWatts(0.1 + 0.2);
    watts.low = 1e-7; // an exponent in the text
    watts.high = 4096.0 / 3;
    for (const UserChoice &choice : {price, watts, ownThroughput(123.456)}) {
        Publishing into{ImportBatch(ImportSource{}), {}, "team-x"};
        const PublishedRow row = *publishedChoice(choice);
        REQUIRE(stagePublished(into, row, 1));
        REQUIRE(into.choices.size() == 1);
        CHECK(*publishedChoice(into.choices.front()) == row);
        CHECK(into.choices.front().value == choice.value);
        CHECK(into.choices.front().low == choice.low);
        CHECK(into.choices.front().sourceKey == "team-x");
    }
    UserChoice preference;
    preference.kind = UserChoice::Kind::preference;
    CHECK(!publishedChoice(preference));
}

TEST_CASE("a row that could not be set or imported here does not come in", "[team]")
{
    const auto refused = [](PublishedRow row) {
        Publishing into{ImportBatch(ImportSource{}), {}, "team-x"};
        const auto staged = stagePublished(into, row, 12);
        CHECK(into.choices.empty());
        CHECK(into.batch.rowCount() == 0);
        return staged ? std::string() : staged.error().message.args[2].text();
    };
    PublishedRow watts = *publishedChoice(ownWatts(68));
    const auto with = [&](std::size_t field, const char *text) {
        PublishedRow row = watts;
        row.fields[field] = text;
        return refused(row);
    };
    CHECK(with(0, "preference") == "kind");
    CHECK(with(0, "nonsense") == "kind");
    CHECK(with(4, "planet") == "subject_kind");
    CHECK(with(14, "1e999") == "value");
    CHECK(with(14, "nan") == "value");
    CHECK(with(14, "12 W") == "value");
    CHECK(with(14, "-5") == "full_load_w"); // as Overlay::set refuses it
    CHECK(with(7, "kW") == "unit");
    CHECK(with(15, "inf") == "low");
    CHECK(with(20, "0") == "set_at");
    CHECK(with(20, "99999999999") == "since");
    CHECK(with(13, "12x") == "year");
    CHECK(with(12, "red \x1b[31m") == "team_choice");
    CHECK(refused({"price_on_demand", {"aws", "g5.xlarge", "eu-central-1", "2026-08-01", "-1", "", ""}})
        == "usd_per_hour");
    CHECK(refused({"user_choice", {"x"}}) == "table");
    CHECK(refused({"specification", {"import", "1", "kind", "x"}}) == "fact_table");
    CHECK(refused({"source", {"x"}}) != "");
}
