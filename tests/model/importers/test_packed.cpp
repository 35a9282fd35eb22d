// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/trace_file.h"
#include "model/importers/measured/utilisation.h"
#include "model/support/input_file.h"
#include "tests/model/importers/samples.h"

#include <zlib.h>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// One gzip member, with `count` times the text.
std::string packed(std::string_view text, std::size_t count = 1)
{
    z_stream zlib{};
    REQUIRE(deflateInit2(&zlib, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) == Z_OK);
    std::string out;
    std::string slice(std::size_t{1} << 16U, '\0');
    std::string input(text);
    for (std::size_t i = 0; i < count; ++i) {
        zlib.next_in = reinterpret_cast<Bytef *>(input.data());
        zlib.avail_in = static_cast<uInt>(input.size());
        int code = Z_OK;
        do {
            zlib.next_out = reinterpret_cast<Bytef *>(slice.data());
            zlib.avail_out = static_cast<uInt>(slice.size());
            code = deflate(&zlib, i + 1 == count ? Z_FINISH : Z_NO_FLUSH);
            out.append(slice, 0, slice.size() - zlib.avail_out);
        } while (zlib.avail_out == 0 || (i + 1 == count && code != Z_STREAM_END));
    }
    deflateEnd(&zlib);
    return out;
}

std::string expectedOf(const Error &error)
{
    CHECK(error.code == Error::Code::badInput);
    return error.message.args.size() == 5 ? error.message.args[4].text() : error.message.id;
}

} // namespace

TEST_CASE("a packed file gives what the file itself gives, in every format", "[importers][packed]")
{
    const Scratch scratch;
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const auto plain = scratch.path(s.file);
        const auto file = scratch.path(std::string(s.file) + ".gz");
        const std::string bytes = bytesOf(s);
        writeAll(plain, bytes);
        writeAll(file, packed(bytes));
        CHECK(recogniseImport(file).value() == s.kind);
        const auto wanted = parseImport(plain, s.kind, s.options);
        const auto found = parseImport(file, s.kind, s.options);
        REQUIRE(wanted);
        REQUIRE(found);
        CHECK(found->batch.rowCount() == wanted->batch.rowCount());
        CHECK(found->batch.names() == wanted->batch.names());
        // Joined members are one file, as gzip has it.
        writeAll(file,
            packed(std::string_view(bytes).substr(0, bytes.size() / 2))
                + packed(std::string_view(bytes).substr(bytes.size() / 2)));
        CHECK(parseImport(file, s.kind, s.options)->batch.rowCount() == wanted->batch.rowCount());
    }
    for (const char *name : {"cloudwatch.csv", "cloudwatch_statistics.json", "nvidia_smi.csv"}) {
        INFO(name);
        const auto file = scratch.path(std::string(name) + ".gz");
        writeAll(file, packed(readAll(sample(name))));
        CHECK(readUtilisation(file).has_value() == readUtilisation(sample(name)).has_value());
    }
    writeAll(scratch.path("trace.gz"), packed(readAll(sample("trace_runs.csv"))));
    CHECK(readTraceFile(scratch.path("trace.gz")).has_value() == readTraceFile(sample("trace_runs.csv")).has_value());
}

TEST_CASE("a refusal names the line of what is packed", "[importers][packed]")
{
    const Scratch scratch;
    std::string text = readAll(sample("spot_history.json"));
    text.replace(text.find("0.447000"), 8, "-1");
    writeAll(scratch.path("plain.json"), text);
    writeAll(scratch.path("packed.json"), packed(text));
    for (const char *name : {"plain.json", "packed.json"}) {
        const auto refused = parseImport(scratch.path(name), ImportKind::spotPriceHistory, {{"today", "2026-11-01"}});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.args.at(1) == "21");
    }
}

TEST_CASE("a torn or damaged packed file is refused whole", "[importers][packed]")
{
    const Scratch scratch;
    for (const KindSample &s : kindSamples()) {
        INFO(s.file);
        const auto file = scratch.path(std::string(s.file) + ".gz");
        const std::string whole = packed(bytesOf(s));
        const auto refused = [&](const std::string &bytes) {
            writeAll(file, bytes);
            const auto found = parseImport(file, s.kind, s.options);
            REQUIRE_FALSE(found);
            return expectedOf(found.error());
        };
        const std::string aWholeFile = "wholeGzipFile";
        CHECK(refused(whole.substr(0, whole.size() - 1)) == aWholeFile);
        CHECK(refused(whole.substr(0, 5)) == aWholeFile);
        std::string damaged = whole;
        damaged[damaged.size() - 6] ^= 1; // of the checksum
        CHECK(refused(damaged) == aWholeFile);
        CHECK(refused(whole + "more") == aWholeFile);
    }
}

TEST_CASE(
    "a packed file that unpacks to far more than data do is refused before it fills the memory", "[importers][packed]")
{
    const Scratch scratch;
    const auto file = scratch.path("bomb.gz");
    const auto refused = [&](const std::string &bytes, ImportKind kind) {
        writeAll(file, bytes);
        const auto found = parseImport(file, kind, {});
        REQUIRE_FALSE(found);
        return expectedOf(found.error());
    };
    const std::string most = "atMostBytesUnpacked(" + std::to_string(kUnpackedFree) + ')';
    const std::string blanks(std::size_t{1} << 20U, '\n');
    CHECK(refused(packed(blanks, 100), ImportKind::catalogCsv) == most);
    CHECK(refused(packed(blanks, 100), ImportKind::awsPriceListJson) == most);
    CHECK(refused(packed(blanks, 100), ImportKind::spotAdvisor) == most);
}

TEST_CASE("a packed file says how far it is, and stops when asked to", "[importers][packed]")
{
    const Scratch scratch;
    const auto file = scratch.path("prices.csv.gz");
    std::string rows = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    for (int i = 0; i < 100'000; ++i)
        rows += "aws,t" + std::to_string(i) + ".large,us-east-1,2026-09-01,0."
            + std::to_string(100'000 + i * 7919 % 900'000) + ",E-AWSPUE,\n";
    writeAll(file, packed(rows));
    std::vector<double> shares;
    const auto parsed = parseImport(file, ImportKind::catalogCsv, {{"today", "2089-01-01"}}, [&](double share) {
        shares.push_back(share);
        return true;
    });
    REQUIRE(parsed);
    CHECK(parsed->batch.rowCount() == 100'000);
    CHECK(shares.size() > 10);
    CHECK(std::ranges::is_sorted(shares));
    CHECK(shares.back() == 1.0);
    std::size_t asked = 0;
    const auto stopped
        = parseImport(file, ImportKind::catalogCsv, {{"today", "2089-01-01"}}, [&](double) { return ++asked < 3; });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
    CHECK(asked == 3);
}
