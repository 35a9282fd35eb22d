// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/shards.h"

#include "model/study/atomic_file.h"
#include "model/study/study_parts.h"
#include "model/study/study_record.h"
#include "model/support/input_file.h"
#include "model/support/json_text.h"
#include "model/support/sha256.h"
#include "model/workload/fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <sstream>

namespace wattfare {

namespace fs = std::filesystem;
using fields::Json;
using studies::AtomicFile;
using studies::Record;
using studies::RecordReader;
using studies::RecordWriter;

namespace {

constexpr int kPlanVersion = 2;
constexpr std::string_view kMagic = "WFSHARD2", kMagicName = "WFSHARD"; // the name, then the version
constexpr std::size_t kHashDigits = 64;
constexpr std::size_t kHeaderBytes = kMagic.size() + kHashDigits + 16;
constexpr std::uint64_t kMostPlanBytes = 64U << 20U;
constexpr std::size_t kReadBytes = 1U << 20U, kLongestRecord = 64U << 20U;

// What the first, the middle and the last point come to on this machine; of simulations the first trajectories.
// "": stopped.
std::string probeOf(Study study, const SnapshotPtr &snapshot, std::size_t points, const ProgressFn &progress)
{
    if (study.keep.simulation)
        study.keep.simulation->trajectories = kLeastStudyTrajectories;
    RecordWriter writer;
    const auto memory = std::make_shared<EvaluationMemory>();
    const studies::Points each(study, snapshot);
    studies::Simulations simulations(study);
    const auto goOn = [&progress] { return keepGoing(progress, 0); };
    for (const std::size_t index : {std::size_t{0}, points / 2, points - 1}) {
        const PointResult point = each.at(index, memory, simulations, goOn);
        if (!goOn())
            return {};
        writer.add(point);
    }
    Sha256 hash;
    hash.update(writer.bytes());
    return hash.hex();
}

std::string hashOf(const std::string &document, const StudyIdentity &identity, const std::string &probe)
{
    Sha256 hash;
    for (const std::string &part : {document, identity.catalogVersion, identity.catalogHash, identity.programVersion,
             std::to_string(identity.overlayRows), identity.overlayHash, probe}) {
        hash.update(part);
        hash.update(std::string_view("\0", 1));
    }
    return hash.hex();
}

// Of this process as it stands: its peak may be that of an import in the window. 0 where there is no /proc.
std::uint64_t memoryNow()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (std::uint64_t kib = 0; line.starts_with("VmRSS:") && std::istringstream(line.substr(6)) >> kib)
            return kib * 1024;
    return 0;
}

struct StoredPlan {
    ShardPlan plan;
    std::string probe;
};

std::string writePlan(const StoredPlan &stored)
{
    const ShardPlan &plan = stored.plan;
    Json json = Json::object();
    json["wattfare_study_plan"] = kPlanVersion;
    json["hash"] = plan.hash;
    json["document"] = writeStudy(plan.study);
    json["catalogue_version"] = plan.identity.catalogVersion;
    json["catalogue_hash"] = plan.identity.catalogHash;
    json["overlay_rows"] = plan.identity.overlayRows;
    json["overlay_hash"] = plan.identity.overlayHash;
    json["program_version"] = plan.identity.programVersion;
    json["probe"] = stored.probe;
    json["predicted_seconds"] = plan.predictedSeconds;
    json["memory_bytes"] = plan.memoryBytes;
    Json &shards = json["shards"] = Json::array();
    for (const ShardRange &shard : plan.shards)
        shards.push_back(Json::array({shard.first, shard.last, shard.seconds}));
    return json.dump() + '\n';
}

// Member by member, each refused by its name.
class PlanReader
{
public:
    explicit PlanReader(const fs::path &file)
        : m_file(file.string())
    {
    }

    Result<StoredPlan> read(const std::string &text)
    {
        auto json = readJson<Json>(text, 8);
        if (!json)
            return tl::unexpected<Error>(
                inputRefused(m_file, json.error().line, json.error().field, json.error().found, Phrase::validJson));
        try {
            return parsed(*json);
        } catch (const studies::Refusal &refused) {
            return tl::unexpected<Error>(inputRefused(m_file, 0, refused.field, refused.found, refused.expected));
        }
    }

private:
    [[noreturn]] static void refuse(std::string field, const Json &found, Clause expected)
    {
        throw studies::Refusal{std::move(field), fields::shortText(found), std::move(expected)};
    }
    static const Json &member(const Json &json, const char *name)
    {
        const auto it = json.find(name);
        if (it == json.end())
            throw studies::Refusal{name, Phrase::none, Phrase::theMember};
        return *it;
    }
    static std::string text(const Json &json, const char *name)
    {
        const Json &value = member(json, name);
        if (!value.is_string())
            refuse(name, value, Phrase::text);
        return value.get<std::string>();
    }
    static std::uint64_t count(const Json &value, const char *name)
    {
        if (!value.is_number_unsigned())
            refuse(name, value, Phrase::countFrom0);
        return value.get<std::uint64_t>();
    }
    static double amount(const Json &value, const char *name)
    {
        if (!value.is_number() || value.get<double>() < 0)
            refuse(name, value, Phrase::amountOf0OrMore);
        return value.get<double>();
    }

    Result<StoredPlan> parsed(const Json &json)
    {
        if (!json.is_object())
            refuse("", json, Phrase::object);
        if (const Json &version = member(json, "wattfare_study_plan"); version != kPlanVersion)
            refuse("wattfare_study_plan", version, clause<Phrase::verbatim>(std::to_string(kPlanVersion)));
        StoredPlan stored;
        ShardPlan &plan = stored.plan;
        const std::string document = text(json, "document");
        auto study = parseStudy(document, m_file);
        if (!study)
            return tl::unexpected<Error>(study.error());
        plan.study = std::move(*study);
        plan.identity = {text(json, "catalogue_version"), text(json, "catalogue_hash"), text(json, "program_version"),
            count(member(json, "overlay_rows"), "overlay_rows"), text(json, "overlay_hash")};
        stored.probe = text(json, "probe");
        plan.predictedSeconds = amount(member(json, "predicted_seconds"), "predicted_seconds");
        plan.memoryBytes = count(member(json, "memory_bytes"), "memory_bytes");
        plan.hash = text(json, "hash");
        if (const std::string hash = hashOf(document, plan.identity, stored.probe); hash != plan.hash)
            refuse("hash", plan.hash, clause<Phrase::verbatim>(hash));
        const Json &shards = member(json, "shards");
        if (!shards.is_array())
            refuse("shards", shards, Phrase::array);
        if (shards.empty() || shards.size() > kMostShards)
            throw studies::Refusal{
                "shards", shards.size(), clause<Phrase::wholeNumberFromTo>(1, static_cast<double>(kMostShards))};
        std::size_t next = 0;
        for (const Json &each : shards) {
            if (!each.is_array() || each.size() != 3)
                refuse("shards", each, Phrase::array);
            const ShardRange range{count(each[0], "shards"), count(each[1], "shards"), amount(each[2], "shards")};
            if (range.first != next || range.last < range.first)
                refuse("shards", each, clause<Phrase::verbatim>(std::to_string(next)));
            next = range.last;
            plan.shards.push_back(range);
        }
        if (const std::size_t points = *pointCount(plan.study); next != points)
            throw studies::Refusal{"shards", next, clause<Phrase::verbatim>(std::to_string(points))};
        return stored;
    }

    std::string m_file;
};

Result<StoredPlan> readStored(const fs::path &folder)
{
    const fs::path file = planFile(folder);
    std::error_code ec;
    if (!fs::exists(file, ec))
        return fail(Error::Code::fileNotFound, {"study.no_plan", {folder.string()}});
    const std::uintmax_t size = fs::file_size(file, ec);
    if (ec || size > kMostPlanBytes)
        return tl::unexpected<Error>(
            inputRefused(file.string(), 0, "", clause<Phrase::bytesFound>(std::to_string(ec ? 0 : size)),
                clause<Phrase::atMostBytes>(static_cast<double>(kMostPlanBytes))));
    std::ifstream in(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (!in.read(text.data(), static_cast<std::streamsize>(text.size())))
        return fail(Error::Code::fileAccess, {"file.unreadable", {file.string(), Phrase::changedWhileRead}});
    return PlanReader(file).read(text);
}

std::string headerOf(const ShardPlan &plan, std::size_t shard)
{
    std::string header(kMagic);
    header += plan.hash;
    for (std::uint64_t value : {plan.shards[shard].first, plan.shards[shard].last})
        for (int i = 0; i < 8; ++i, value >>= 8U)
            header += static_cast<char>(static_cast<unsigned char>(value & 0xffU));
    return header;
}

// A shard file from its beginning to its end, a piece at a time.
class ShardStream
{
public:
    ShardStream(const ShardPlan &plan, std::size_t shard, const fs::path &file)
        : m_header(headerOf(plan, shard))
        , m_file(file)
    {
    }

    ShardState open()
    {
        std::error_code ec;
        const fs::file_status status = fs::status(m_file, ec);
        if (status.type() == fs::file_type::not_found)
            return ShardState::missing;
        if (!fs::is_regular_file(status))
            return ShardState::unreadable;
        const std::uintmax_t size = fs::file_size(m_file, ec);
        m_in.open(m_file, std::ios::binary);
        if (ec || !m_in)
            return ShardState::unreadable;
        if (size < kHeaderBytes + kHashDigits)
            return ShardState::torn;
        std::string header(kHeaderBytes, '\0');
        m_in.read(header.data(), static_cast<std::streamsize>(header.size()));
        m_otherVersion = header.starts_with(kMagicName) && !header.starts_with(kMagic);
        if (m_otherVersion)
            return ShardState::foreign;
        if (!header.starts_with(kMagic))
            return ShardState::torn;
        if (header != m_header)
            return ShardState::foreign;
        m_hash.update(header);
        m_left = size - kHeaderBytes - kHashDigits;
        return ShardState::done;
    }
    // Appends the next bytes of the records; false at their end.
    bool read(std::string &into)
    {
        const std::size_t before = into.size();
        into.resize(before + static_cast<std::size_t>(std::min<std::uint64_t>(m_left, kReadBytes)));
        if (into.size() == before
            || !m_in.read(into.data() + before, static_cast<std::streamsize>(into.size() - before))) {
            into.resize(before);
            return false;
        }
        m_left -= into.size() - before;
        m_hash.update(std::string_view(into).substr(before));
        return true;
    }
    // Behind the last of them: whether the file is the one that was written.
    bool whole()
    {
        std::array<char, kHashDigits> digits{};
        return m_left == 0 && m_in.read(digits.data(), digits.size())
            && m_hash.hex() == std::string_view(digits.data(), digits.size());
    }

    bool isOfOtherVersion() const { return m_otherVersion; } // written by another version of the program

private:
    std::string m_header;
    fs::path m_file;
    bool m_otherVersion = false;
    std::ifstream m_in;
    std::uint64_t m_left = 0;
    Sha256 m_hash;
};

ShardState stateOf(const ShardPlan &plan, std::size_t shard, const fs::path &folder, const ProgressFn &progress = {})
{
    ShardStream stream(plan, shard, shardFile(folder, shard));
    if (const ShardState state = stream.open(); state != ShardState::done)
        return state;
    std::string bytes;
    while (keepGoing(progress, 0) && stream.read(bytes))
        bytes.clear();
    return stream.whole() ? ShardState::done : ShardState::torn;
}

ShardState stateOf(
    const ShardPlan &plan, std::size_t shard, const fs::path &folder, const ProgressFn &progress, ShardMemory &memory)
{
    const fs::path file = shardFile(folder, shard);
    std::error_code ec, untimed;
    ShardMemory::Seen seen{headerOf(plan, shard), fs::file_size(file, ec), fs::last_write_time(file, untimed)};
    const bool known = !ec && !untimed; // before it is read: what changes meanwhile is read again
    if (known && memory.has(file, seen))
        return ShardState::done;
    const ShardState state = stateOf(plan, shard, folder, progress);
    if (known && state == ShardState::done)
        memory.keep(file, std::move(seen));
    return state;
}

tl::unexpected<Error> torn(const fs::path &file)
{
    return fail(Error::Code::corrupt, {"study.shard_torn", {file.string()}});
}

std::string firstOf(const std::vector<std::size_t> &shards)
{
    constexpr std::size_t kNamed = 10;
    std::string list;
    for (std::size_t i = 0; i < std::min(kNamed, shards.size()); ++i)
        list.append(list.empty() ? "" : ", ").append(std::to_string(shards[i]));
    return shards.size() > kNamed ? list + ", ..." : list;
}

// The records of one shard into the result.
Result<void> mergeOne(
    const ShardPlan &plan, std::size_t shard, const fs::path &file, StudyFileWriter &writer, const ProgressFn &progress)
{
    ShardStream stream(plan, shard, file);
    if (const ShardState state = stream.open(); state == ShardState::foreign)
        return fail(Error::Code::badInput,
            {stream.isOfOtherVersion() ? "study.shard_of_other_version" : "study.shard_foreign", {file.string()}});
    else if (state != ShardState::done)
        return torn(file);
    const std::size_t points = plan.shards[shard].last - plan.shards[shard].first;
    RecordReader reader(plan.study.keep);
    std::vector<std::uint32_t> candidates, reasons; // of the result, by number in the shard
    const auto numbered = [&](std::vector<std::uint32_t> &known, std::uint32_t text, auto number) {
        if (text == kNone)
            return kNone;
        if (known.size() <= text)
            known.resize(reader.texts().size(), kNone);
        if (known[text] == kNone)
            known[text] = number(reader.texts()[text]);
        return known[text];
    };
    const auto candidate = [&](const std::string &name) { return writer.candidateNumber(name); };
    const auto reason = [&](const std::string &name) { return writer.reasonNumber(name); };
    std::string bytes;
    std::size_t done = 0;
    Record record;
    while (stream.read(bytes)) {
        std::size_t at = 0;
        while (reader.next(bytes, at, record)) {
            if (++done > points)
                return torn(file);
            record.winner = numbered(candidates, record.winner, candidate);
            record.second = numbered(candidates, record.second, candidate);
            record.reason = numbered(reasons, record.reason, reason);
            for (studies::KeptRecord &kept : record.kept) {
                kept.candidate = numbered(candidates, kept.candidate, candidate);
                kept.reason = numbered(reasons, kept.reason, reason);
            }
            for (studies::SimulatedRecord &simulated : record.simulated) {
                simulated.candidate = numbered(candidates, simulated.candidate, candidate);
                simulated.reason = numbered(reasons, simulated.reason, reason);
            }
            if (auto added = writer.addRecord(record); !added)
                return added;
        }
        bytes.erase(0, at);
        if (reader.damaged() || bytes.size() > kLongestRecord)
            return torn(file);
        if (!keepGoing(progress, static_cast<double>(plan.shards[shard].first + done)))
            return studies::cancelled();
    }
    return done == points && bytes.empty() && stream.whole() ? Result<void>() : Result<void>(torn(file));
}

} // namespace

fs::path planFile(const fs::path &folder) { return folder / "plan.json"; }

fs::path shardFile(const fs::path &folder, std::size_t shard)
{
    std::string number = std::to_string(shard);
    number.insert(0, number.size() < 6 ? 6 - number.size() : 0, '0');
    return folder / ("shard-" + number + ".wfs");
}

std::string_view shardStateId(ShardState state)
{
    constexpr std::array<std::string_view, 5> kIds{"done", "missing", "torn", "foreign", "unreadable"};
    return kIds[static_cast<std::size_t>(state)];
}

std::vector<std::size_t> ShardStatus::missing() const
{
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < shards.size(); ++i)
        if (shards[i] != ShardState::done)
            out.push_back(i);
    return out;
}

std::size_t proposedShards(double seconds, std::size_t points)
{
    constexpr double kSecondsOfShard = 60;
    constexpr std::size_t kMostProposed = 1000;
    const std::size_t most = std::clamp<std::size_t>(points, 1, kMostProposed);
    const double wanted = std::ceil(seconds / kSecondsOfShard);
    if (!(wanted < static_cast<double>(most))) // nor what is no number
        return most;
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::max(0.0, wanted)));
}

Result<ShardPlan> planShards(const fs::path &folder, const Study &study, const SnapshotPtr &snapshot,
    std::string_view programVersion, std::size_t shards, const ProgressFn &progress)
{
    const auto work = studies::predictedWork(study, snapshot, progress); // checks the study as well
    if (!work)
        return tl::unexpected<Error>(work.error());
    const double seconds = work->evaluation + work->simulation;
    const std::size_t points = *pointCount(study);
    if (shards == 0 || shards > std::min(kMostShards, points))
        return fail(Error::Code::badInput, {"study.shard_count", {shards, std::min(kMostShards, points)}});
    StoredPlan stored;
    ShardPlan &plan = stored.plan;
    plan.study = study;
    plan.study.scenario.viewState.clear(); // what the window looked like is no part of it
    plan.identity = identityOf(*snapshot, programVersion);
    stored.probe = probeOf(plan.study, snapshot, points, progress);
    if (stored.probe.empty())
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    plan.hash = hashOf(writeStudy(plan.study), plan.identity, stored.probe);
    plan.predictedSeconds = seconds;
    const double evaluations = PointCosts(study, *snapshot).upTo(points);
    const PointCosts costs(study, *snapshot,
        work->evaluation > 0 ? work->simulatedPoint * evaluations / work->evaluation : 0, work->along);
    const double all = costs.upTo(points);
    std::size_t first = 0;
    for (std::size_t k = 0; k < shards; ++k) {
        // Of equal cost, and each with a point at least.
        const std::size_t wanted
            = k + 1 == shards ? points : costs.boundary(static_cast<double>(k + 1) / static_cast<double>(shards));
        const std::size_t last = std::clamp(wanted, first + 1, points - (shards - 1 - k));
        plan.shards.push_back({first, last, seconds * (costs.upTo(last) - costs.upTo(first)) / all});
        first = last;
    }
    constexpr std::uint64_t kReserve = 256U << 20U; // further threads, a block of results
    if (const std::uint64_t used = memoryNow(); used > 0)
        plan.memoryBytes = used + used / 2 + kReserve;
    if (const auto &simulation = study.keep.simulation; simulation && plan.memoryBytes > 0) {
        constexpr std::uint64_t kAtOnce = 16; // simulations, as many as there are threads
        plan.memoryBytes += studies::Simulations::kTrajectoryBytes
            * std::min(studies::Simulations::kHeldTrajectories, kAtOnce * simulation->trajectories);
    }

    std::error_code ec;
    if (fs::exists(planFile(folder), ec)) {
        auto there = readStored(folder);
        if (!there)
            return tl::unexpected<Error>(there.error());
        if (there->plan.hash != plan.hash || there->plan.shards.size() != shards)
            return fail(Error::Code::badInput, {"study.other_plan", {folder.string()}});
        return std::move(there->plan);
    }
    for (fs::directory_iterator it(folder, ec), end; !ec && it != end; it.increment(ec))
        if (it->path().extension() == ".wfs") // of a plan that is gone; running would write over it
            return fail(Error::Code::badInput, {"study.shards_without_plan", {folder.string()}});
    fs::create_directories(folder, ec);
    if (ec)
        return fail(Error::Code::fileAccess, {"file.unwritable", {folder.string(), ec.message()}}, ec.message());
    AtomicFile out(planFile(folder));
    auto written = out.open();
    if (written)
        written = out.write(writePlan(stored));
    if (written)
        written = out.finish();
    if (!written)
        return tl::unexpected<Error>(written.error());
    return std::move(plan);
}

Result<ShardPlan> readPlan(const fs::path &folder)
{
    auto stored = readStored(folder);
    if (!stored)
        return tl::unexpected<Error>(stored.error());
    return std::move(stored->plan);
}

Result<void> runShard(const fs::path &folder, std::size_t shard, const SnapshotPtr &snapshot,
    std::string_view programVersion, const StudyRunOptions &options)
{
    const auto stored = readStored(folder);
    if (!stored)
        return tl::unexpected<Error>(stored.error());
    const ShardPlan &plan = stored->plan;
    if (shard >= plan.shards.size())
        return fail(Error::Code::badInput, {"study.no_such_shard", {shard, plan.shards.size()}});
    const StudyIdentity here = identityOf(*snapshot, programVersion);
    if (here.catalogHash != plan.identity.catalogHash || here.overlayRows != plan.identity.overlayRows
        || here.overlayHash != plan.identity.overlayHash)
        return fail(Error::Code::badInput,
            {"study.other_catalogue", {folder.string(), plan.identity.catalogVersion, here.catalogVersion}},
            plan.identity.catalogHash + " " + here.catalogHash);
    if (here.programVersion != plan.identity.programVersion)
        return fail(Error::Code::badInput,
            {"study.other_program", {folder.string(), plan.identity.programVersion, here.programVersion}});
    if (stateOf(plan, shard, folder) == ShardState::done)
        return {};
    const std::string probe = probeOf(plan.study, snapshot, plan.shards.back().last, options.progress);
    if (probe.empty())
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    if (probe != stored->probe)
        return fail(Error::Code::badInput, {"study.other_figures", {folder.string()}});

    AtomicFile out(shardFile(folder, shard));
    if (auto opened = out.open(); !opened)
        return opened;
    Sha256 hash;
    const auto write = [&](std::string_view bytes) {
        hash.update(bytes);
        return out.write(bytes);
    };
    if (auto written = write(headerOf(plan, shard)); !written)
        return written;
    RecordWriter writer;
    const auto taken = [&](std::span<const PointResult> results) -> Result<void> {
        for (const PointResult &result : results)
            writer.add(result);
        auto written = write(writer.bytes());
        writer.bytes().clear();
        return written;
    };
    const ShardRange &range = plan.shards[shard];
    if (auto run = runPoints(plan.study, snapshot, range.first, range.last, taken, options); !run)
        return run;
    if (auto written = out.write(hash.hex()); !written)
        return written;
    return out.finish();
}

bool ShardMemory::has(const fs::path &file, const Seen &seen) const
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_whole.find(file);
    return known != m_whole.end() && known->second == seen;
}

void ShardMemory::keep(const fs::path &file, Seen seen)
{
    const std::scoped_lock lock(m_mutex);
    m_whole.insert_or_assign(file, std::move(seen));
}

Result<ShardStatus> shardStatus(const fs::path &folder, const ProgressFn &progress)
{
    const auto plan = readPlan(folder);
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    return shardStatus(folder, *plan, progress);
}

Result<ShardStatus> shardStatus(
    const fs::path &folder, const ShardPlan &plan, const ProgressFn &progress, ShardMemory *memory)
{
    ShardMemory none;
    ShardStatus status;
    for (std::size_t k = 0; k < plan.shards.size(); ++k) {
        const double share = static_cast<double>(k) / static_cast<double>(plan.shards.size());
        bool stopped = false;
        const auto goesOn = [&](double) {
            stopped = !keepGoing(progress, share);
            return !stopped;
        };
        const ShardState state = stateOf(plan, k, folder, goesOn, memory != nullptr ? *memory : none);
        if (stopped || !keepGoing(progress, share))
            return studies::cancelled();
        status.shards.push_back(state);
        status.done += state == ShardState::done ? 1U : 0U;
    }
    std::error_code ec;
    for (fs::directory_iterator it(folder, ec), end; !ec && it != end; it.increment(ec))
        status.leftovers += studies::isTemporaryName(it->path()) ? 1U : 0U;
    return status;
}

Result<void> mergeShards(const fs::path &folder, const fs::path &file, const ProgressFn &progress)
{
    const auto plan = readPlan(folder);
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    std::vector<std::size_t> missing;
    std::error_code ec;
    for (std::size_t k = 0; k < plan->shards.size(); ++k)
        if (!fs::exists(shardFile(folder, k), ec))
            missing.push_back(k);
    if (!missing.empty())
        return fail(
            Error::Code::notFound, {"study.shards_missing", {missing.size(), plan->shards.size(), firstOf(missing)}});
    auto writer = StudyFileWriter::create(file, plan->study, plan->identity);
    if (!writer)
        return tl::unexpected<Error>(writer.error());
    const double points = static_cast<double>(plan->shards.back().last);
    const auto share = [&](double done) { return keepGoing(progress, done / points); };
    for (std::size_t k = 0; k < plan->shards.size(); ++k)
        if (auto merged = mergeOne(*plan, k, shardFile(folder, k), *writer, share); !merged)
            return merged;
    return writer->finish();
}

} // namespace wattfare
