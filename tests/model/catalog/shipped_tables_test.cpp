// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/importer.h"
#include "tests/model/catalog/merge_shelf.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <map>
#include <set>

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

ImportBatch parsedTable(const fs::path &file)
{
    auto parsed = parseImport(file, ImportKind::catalogCsv, {{"today", "2089-01-01"}});
    INFO(file);
    REQUIRE(parsed);
    return std::move(parsed->batch);
}

// A table of one row, with one field changed.
ImportBatch changedRow(
    const Scratch &scratch, const char *table, const std::string &key, const char *column, const std::string &value)
{
    const FactTable &described = *factTable(table);
    std::string text = readAll(fs::path(WATTFARE_FACTS) / described.files.front());
    const auto at
        = std::ranges::find(described.fields, std::string_view(column), &FieldSpec::csv) - described.fields.begin();
    const std::string header = text.substr(0, text.find('\n') + 1);
    const std::size_t begin = text.find('\n' + key) + 1;
    std::string row = text.substr(begin, text.find('\n', begin) + 1 - begin);
    REQUIRE(row.find('"') == std::string::npos); // so that commas separate fields
    std::vector<std::string> names, fields;
    const auto split = [](const std::string &line, std::vector<std::string> &into) {
        std::istringstream in(line.substr(0, line.find('\n')));
        for (std::string field; std::getline(in, field, ',');)
            into.push_back(field);
    };
    split(header, names);
    split(row, fields);
    REQUIRE(at < std::ssize(described.fields));
    fields.resize(names.size());
    fields[static_cast<std::size_t>(std::ranges::find(names, column) - names.begin())] = value;
    row.clear();
    for (const std::string &field : fields)
        row += (row.empty() ? "" : ",") + field;
    const fs::path file = scratch.path(std::string(table) + ".csv");
    writeAll(file, header + row + '\n');
    return parsedTable(file);
}

std::string rowsOf(const fs::path &file, const char *sql)
{
    SQLite::Database db(file.string());
    SQLite::Statement query(db, sql);
    std::string out;
    while (query.executeStep())
        out += query.getColumn(0).getString() + ";";
    return out;
}

} // namespace

TEST_CASE("the shipped tables, imported again, bring nothing new", "[overlay][shipped]")
{
    // Results of the catalogue's own work, which no import may write.
    const std::set<std::string_view> notImported{"availability_fit", "experiment"};
    const Shelf shelf;
    const SnapshotPtr current = shelf.load();
    std::size_t files = 0;
    for (const FactTable &table : factTables()) {
        for (const std::string_view name : table.files) {
            const fs::path file = fs::path(WATTFARE_FACTS) / name;
            if (!fs::exists(file)) // spot_history.csv and others are not part of every copy
                continue;
            INFO(name);
            const ImportBatch rows = parsedTable(file);
            const auto diff = diffImport(rows, *current);
            if (notImported.contains(table.name)) {
                CHECK_FALSE(diff);
                continue;
            }
            REQUIRE(diff);
            for (std::size_t i = 0; i < std::min<std::size_t>(diff->entries.size(), 5); ++i) {
                const DiffEntry &entry = diff->entries[i];
                UNSCOPED_INFO(entry.table << ' ' << entry.subject << ' ' << entry.region << ' ' << entry.item << ": '"
                                          << entry.beforeText << "' -> '" << entry.afterText << "' "
                                          << entry.before.value_or(-1) << " -> " << entry.after.value_or(-1));
            }
            CHECK(diff->added == 0);
            CHECK(diff->changed == 0);
            CHECK(diff->removed == 0);
            CHECK(diff->refused == 0);
            CHECK(diff->unchanged > 0);
            ++files;
        }
    }
    CHECK(files >= 20);
}

TEST_CASE("every column of a dimension is compared, merged and then known", "[overlay][shipped]")
{
    const Scratch scratch;
    const Shelf shelf;
    const auto once = [&](const char *table, const std::string &key, const char *column, const std::string &value) {
        INFO(table << ' ' << column);
        const ImportBatch rows = changedRow(scratch, table, key, column, value);
        const auto before = diffImport(rows, *shelf.load());
        REQUIRE(before);
        CHECK(before->added + before->changed == 1);
        REQUIRE(before->entries.size() == 1);
        CHECK(before->entries[0].item == column);
        CHECK(before->entries[0].afterText == value);
        shelf.apply(rows);
        const auto after = diffImport(rows, *shelf.load());
        REQUIRE(after);
        CHECK(after->added + after->changed == 0);
    };
    once("instance_type", "aws,c5.12xlarge", "platform", "m5");
    const SnapshotPtr moved = shelf.load();
    CHECK(moved->types[moved->type("c5.12xlarge")].platform == moved->platform("m5"));
    once("instance_type", "aws,c5.2xlarge", "source", "leaner-2023-08");
    once("region", "aws,eu-west-1", "country_iso3", "XXX");
    once("region", "aws,eu-west-2", "note", "another");
    once("platform", "a1,", "note", "another");
    once("accelerator", "nvidia-t4,", "sparsity", "1");
}

TEST_CASE("the provider of a price row is kept, and a row is none of another provider's type", "[overlay][shipped]")
{
    const Scratch scratch;
    const Shelf shelf;
    const auto prices = scratch.path("prices.csv");
    const auto price = [&](const char *provider, const char *type) {
        writeAll(prices,
            "provider,instance_type,region,as_of,usd_per_hour,source,locator\n" + std::string(provider) + ',' + type
                + ",us-east-1,2026-11-01,3.25,E-AWSPUE,\n");
        return parsedTable(prices);
    };
    const ImportBatch foreign = price("gcp", "g5.xlarge");
    const auto refused = diffImport(foreign, *shelf.load());
    REQUIRE(refused);
    CHECK(refused->refused == 1);
    CHECK(refused->entries.at(0).reason == "unknown_type");
    CHECK_FALSE(shelf.overlay().apply(foreign, *shelf.load())); // not a row of it could come in

    const auto types = scratch.path("types.csv");
    std::string header = readAll(fs::path(WATTFARE_FACTS) / "instance_type.csv");
    header.resize(header.find('\n') + 1);
    writeAll(types,
        header + "gcp,a2-highgpu-1g,a2,gpu,12,85,,,x86_64,,nvidia-a100-sxm4-40gb,1,40,,,,,,,2021,current,E-AWSPUE\n");
    shelf.apply(parsedTable(types));
    const ImportBatch own = price("gcp", "a2-highgpu-1g");
    CHECK(diffImport(own, *shelf.load())->added == 1);
    CHECK(diffImport(price("aws", "a2-highgpu-1g"), *shelf.load())->refused == 1);
    shelf.apply(own);
    CHECK(rowsOf(shelf.file(), "SELECT provider || ' ' || instance_type FROM price_on_demand") == "gcp a2-highgpu-1g;");
    const SnapshotPtr s = shelf.load();
    const auto row = s->priceAt(s->onDemand, s->type("a2-highgpu-1g"), s->region("us-east-1"), kDay);
    REQUIRE(row);
    CHECK(s->onDemand.usdPerHour(*row) == 3.25);
    CHECK(diffImport(own, *s)->unchanged == 1);
}

TEST_CASE("own benchmarks come in with their operating points, those of before without, and impossible ones stay out",
    "[overlay][shipped]")
{
    const Scratch scratch;
    const Shelf shelf;
    const FactTable &table = *factTable("benchmark");
    using Fields = std::map<std::string_view, std::string>;
    const auto imported = [&](bool former, const std::vector<Fields> &rows) {
        std::string text;
        for (const FieldSpec &field : table.fields)
            if (!former || field.since == 1)
                text += (text.empty() ? "" : ",") + std::string(field.csv);
        for (Fields row : rows) {
            row.insert({{"source", "S-A10G"}, {"model", "llama-3-8b"}, {"workload", "inference"}, {"scenario", "batch"},
                {"instance_type", "g5.xlarge"}, {"accelerator", "nvidia-a10g"}, {"accelerator_count", "1"},
                {"nodes", "1"}, {"whole_instance", "1"}, {"precision", "FP16"}, {"throughput", "100"},
                {"throughput_unit", "tokens/s"}, {"throughput_basis", "output tokens"}, {"class", "measured"},
                {"status", "current"}});
            text += '\n';
            for (const FieldSpec &field : table.fields)
                if (!former || field.since == 1)
                    text += (&field == &table.fields.front() ? "" : ",") + row[field.csv];
        }
        const fs::path file = scratch.path("own.csv");
        writeAll(file, text + '\n');
        return parsedTable(file);
    };
    const ImportBatch former = imported(true, {{{"id", "own-1"}}});
    CHECK(diffImport(former, *shelf.load())->added == 1);
    shelf.apply(former);
    const ImportBatch rows = imported(false,
        {{{"id", "own-2"}, {"concurrency", "4"}, {"tensor_parallel", "1"}, {"software", "vllm"}, {"tpot_p50_ms", "40"}},
            {{"id", "own-3"}, {"precision", "FP3"}}, {{"id", "own-4"}, {"model", "llama-3-70b"}},
            {{"id", "own-5"}, {"concurrency", "4"}, {"tpot_p50_ms", "40"}, {"throughput", "500"}}});
    const auto diff = diffImport(rows, *shelf.load());
    REQUIRE(diff);
    CHECK(diff->added == 1);
    CHECK(diff->refused == 3);
    for (const DiffEntry &entry : diff->entries)
        if (entry.kind == DiffEntry::Kind::refused) {
            CHECK(entry.reason == "malformed");
            CHECK(entry.expected);
        }
    shelf.apply(rows);
    const SnapshotPtr s = shelf.load();
    for (const char *id : {"own-3", "own-4", "own-5"})
        CHECK(s->benchmark(id) == kNone);
    const Benchmark &before = s->benchmarks.at(s->benchmark("own-1")), &point = s->benchmarks.at(s->benchmark("own-2"));
    CHECK_FALSE(before.concurrency);
    CHECK(before.software.empty());
    CHECK(point.concurrency == 4.0);
    CHECK(point.tensorParallel == 1.0);
    CHECK(point.software == "vllm");
    CHECK(diffImport(rows, *s)->unchanged == 1);
}
