// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/trace_file.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/table_time.h"
#include "model/support/date.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/sha256.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace wattfare {

namespace {

constexpr std::int64_t kMaxCount = 65535; // instances, as the catalogue stores them
constexpr std::size_t kMaxRuns = 5'000'000;
constexpr double kMaxGap = 1e7;

double percentOf(double share) { return std::round(share * 1000.0) / 10.0; }

class RawTraceReader
{
public:
    RawTraceReader(std::string name, Date latest)
        : m_name(std::move(name))
        , m_latest(latest)
    {
    }

    Result<void> row(const CsvRow &row)
    {
        if (row.number == 0) {
            if (auto isHeader = header(row); !isHeader || *isHeader)
                return isHeader ? Result<void>{} : tl::unexpected<Error>(isHeader.error());
        }
        m_line = row.line;
        auto done = m_runColumns ? runRow(row) : tickRow(row);
        m_behindRefused = !done; // where that row ended is not known
        return done;
    }

    Result<std::vector<RawTrace>> finish()
    {
        if (m_traces.empty() || m_traces.front().runs.empty())
            return refused(Phrase::row, Phrase::endOfFile, Phrase::atLeastOneTick);
        return std::move(m_traces);
    }

private:
    tl::unexpected<Error> refused(Argument field, Argument found, Clause expected) const
    {
        return tl::unexpected<Error>(
            inputRefused(m_name, m_line, std::move(field), std::move(found), std::move(expected)));
    }

    Result<bool> header(const CsvRow &row)
    {
        m_line = row.line;
        TableHeader names;
        for (const std::string_view field : row.fields)
            names.names.push_back(lowered(trimmed(field)));
        const auto start = names.find("start_tick");
        const auto ticks = names.find("run_ticks");
        const auto available = names.find("available");
        if (start || ticks) {
            if (!start || !ticks || !available)
                return refused(Phrase::header, "", Phrase::runColumns);
            m_start = *start;
            m_ticks = *ticks;
            m_available = *available;
            m_gap = names.find("gap_seconds");
            m_runColumns = true;
            m_traces.emplace_back();
            return true;
        }
        m_timed = row.fields.size() > 1;
        const bool data = m_timed ? parseTableTime(trimmed(row.fields[0])).has_value()
                                  : parseInteger(trimmed(row.fields[0])).has_value();
        for (std::size_t i = m_timed ? 1 : 0; i < row.fields.size(); ++i) {
            RawTrace &trace = m_traces.emplace_back();
            if (!data && row.fields.size() > 2)
                trace.label = trimmed(row.fields[i]);
            for (std::size_t j = 0; j + 1 < m_traces.size() && !trace.label.empty(); ++j)
                if (m_traces[j].label == trace.label)
                    return refused(Phrase::header, trace.label, Phrase::eachNameOnce);
        }
        return !data;
    }

    Result<std::int64_t> whole(std::string_view field, std::string_view text, std::int64_t min, std::int64_t max) const
    {
        const auto value = parseInteger(trimmed(text));
        if (!value || *value < min || *value > max)
            return refused(field, text, clause<Phrase::wholeNumberFromTo>(min, max));
        return *value;
    }

    Result<void> runRow(const CsvRow &row)
    {
        RawTrace &trace = m_traces.front();
        if (m_gap) {
            const auto gap = parseFinite(trimmed(row.fields[*m_gap]));
            if (!gap || !(*gap > 0.0) || *gap > kMaxGap)
                return refused("gap_seconds", row.fields[*m_gap], Phrase::secondsAboveZero);
            if (trace.gapSeconds && *trace.gapSeconds != *gap)
                return refused("gap_seconds", row.fields[*m_gap], Phrase::sameGapInEveryRow);
            trace.gapSeconds = *gap;
        }
        const auto limit = static_cast<std::int64_t>(kMaxTraceTicks);
        const auto start = whole("start_tick", row.fields[m_start], 0, limit);
        const auto ticks = whole("run_ticks", row.fields[m_ticks], 1, limit);
        const auto available = whole("available", row.fields[m_available], 0, kMaxCount);
        for (const auto *value : {&start, &ticks, &available})
            if (!*value)
                return tl::unexpected<Error>(value->error());
        const auto begin = static_cast<std::uint64_t>(*start);
        if (!m_behindRefused && !trace.runs.empty() && begin != trace.runs.back().startTick + trace.runs.back().ticks)
            return refused("start_tick", row.fields[m_start],
                clause<Phrase::nextTick>(trace.runs.back().startTick + trace.runs.back().ticks));
        if (begin - (trace.runs.empty() ? begin : trace.runs.front().startTick) + static_cast<std::uint64_t>(*ticks)
                > kMaxTraceTicks
            || trace.runs.size() >= kMaxRuns)
            return refused("run_ticks", row.fields[m_ticks], Phrase::ticksAndRuns);
        trace.runs.push_back({begin, static_cast<std::uint64_t>(*ticks), static_cast<std::uint32_t>(*available)});
        return {};
    }

    Result<void> tickRow(const CsvRow &row)
    {
        if (m_timed) {
            const auto time = parseTableTime(trimmed(row.fields[0]));
            if (!time || *time < 1136073600 || *time >= endOf(m_latest))
                return refused(
                    clause<Phrase::fieldNumber>(1), row.fields[0], clause<Phrase::utcTimeFrom2006ToExample>(m_latest));
            if (const auto before = std::exchange(m_lastTime, time); before && !m_behindRefused) {
                const std::int64_t step = *time - *before;
                if (step <= 0)
                    return refused(clause<Phrase::fieldNumber>(1), row.fields[0], Phrase::risingTimes);
                if (m_step && *m_step != step)
                    return refused(clause<Phrase::fieldNumber>(1), row.fields[0], clause<Phrase::equalSteps>(*m_step));
                m_step = step;
                for (RawTrace &trace : m_traces)
                    trace.gapSeconds = static_cast<double>(step);
            } else if (!before) {
                for (RawTrace &trace : m_traces)
                    trace.start = isoUtc(*time);
            }
        }
        for (std::size_t i = 0; i < m_traces.size(); ++i) {
            const std::size_t field = i + (m_timed ? 1 : 0);
            const auto value = whole("field " + std::to_string(field + 1), row.fields[field], 0, kMaxCount);
            if (!value)
                return tl::unexpected<Error>(value.error());
            const auto available = static_cast<std::uint32_t>(*value);
            std::vector<TraceRun> &runs = m_traces[i].runs;
            const std::uint64_t end = runs.empty() ? 0 : runs.back().startTick + runs.back().ticks;
            if (end >= kMaxTraceTicks || runs.size() >= kMaxRuns)
                return refused(Phrase::row, "", Phrase::ticksAndRuns);
            if (!runs.empty() && runs.back().available == available)
                ++runs.back().ticks;
            else
                runs.push_back({end, 1, available});
        }
        return {};
    }

    std::string m_name;
    Date m_latest;
    std::uint64_t m_line = 1;
    bool m_runColumns = false, m_timed = false, m_behindRefused = false;
    std::size_t m_start = 0, m_ticks = 0, m_available = 0;
    std::optional<std::size_t> m_gap;
    std::optional<std::int64_t> m_lastTime, m_step;
    std::vector<RawTrace> m_traces;
};

Result<std::optional<double>> gapOption(const ImportOptions &options, const std::string &name)
{
    const auto given = options.find("gap_seconds");
    if (given == options.end())
        return std::optional<double>();
    const auto gap = parseFinite(given->second);
    if (!gap || !(*gap > 0.0) || *gap > kMaxGap)
        return tl::unexpected<Error>(inputRefused(name, 0, "gap_seconds", given->second, Phrase::secondsAboveZero));
    return gap;
}

// Whether 1 means lost; nullopt: not said.
Result<std::optional<bool>> lostOption(const ImportOptions &options, const std::string &name)
{
    const auto given = options.find("one_means");
    if (given == options.end())
        return std::optional<bool>();
    if (given->second != "available" && given->second != "lost")
        return tl::unexpected<Error>(inputRefused(name, 0, "one_means", given->second, Phrase::availableOrLost));
    return std::optional<bool>(given->second == "lost");
}

std::string optionOr(const ImportOptions &options, const char *key, std::string otherwise)
{
    const auto given = options.find(key);
    return given == options.end() ? otherwise : given->second;
}

// Tells traces of one file name apart; the same file has the same again, whatever is answered for it.
std::string contentId(const RawTrace &raw)
{
    Sha256 sum;
    sum.update(raw.start);
    for (const TraceRun &run : raw.runs)
        sum.update(std::to_string(run.ticks) + ':' + std::to_string(run.available) + ';');
    return sum.hex().substr(0, 12);
}

Result<Trace> makeTrace(const RawTrace &raw, double gap, bool lost, const std::string &name)
{
    auto trace = Trace::make(gap, raw.runs);
    if (!trace)
        return tl::unexpected<Error>(inputRefused(name, 0, trace.error().field, "", Phrase::traceWithoutGaps));
    return lost ? trace->flipped() : *std::move(trace);
}

} // namespace

Result<std::vector<RawTrace>> readRawTraces(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    CsvOptions csv;
    csv.delimiter = delimiterOf(*head);
    RawTraceReader reader(file.filename().string(), latestDay(options));
    RefusedRows refused;
    const auto take
        = [&](const CsvRow &row) { return row.number == 0 ? reader.row(row) : refused.keep(reader.row(row)); };
    if (auto done = refused.end(readCsvFile(file, csv, take, progress)); !done)
        return tl::unexpected<Error>(done.error());
    return reader.finish();
}

namespace {

// A line of small whole numbers, behind a time where there are several: ticks of a trace.
bool isTicks(std::string_view line)
{
    const char delimiter = delimiterOf(line);
    if (const std::size_t cut = line.find(delimiter); cut != std::string_view::npos) {
        if (!parseTableTime(trimmed(line.substr(0, cut))))
            return false;
        line.remove_prefix(cut + 1);
    }
    for (const std::string &cell : headerOf(line, delimiter).names) {
        const auto value = parseInteger(cell);
        if (!value || *value < 0 || *value > kMaxCount)
            return false;
    }
    return true;
}

} // namespace

Likeness recogniseAvailabilityTrace(const FileHead &head)
{
    const TableHeader &header = head.header();
    if (header.find("start_tick") && header.find("run_ticks") && header.find("available"))
        return Likeness::likely; // unless it is the catalogue's own table of them
    const std::string_view second = head.secondLine();
    return isTicks(head.line()) || (!second.empty() && isTicks(second)) ? Likeness::guess : Likeness::none;
}

Result<ParsedImport> parseAvailabilityTrace(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    const auto lost = lostOption(options, name);
    const auto givenGap = gapOption(options, name);
    if (!lost)
        return tl::unexpected<Error>(lost.error());
    if (!givenGap)
        return tl::unexpected<Error>(givenGap.error());
    const auto raws = readRawTraces(file, options, progress);
    if (!raws)
        return tl::unexpected<Error>(raws.error());
    ImportSource source;
    source.fileName = name;
    source.title = file.stem().string();
    ParsedImport parsed{ImportBatch(std::move(source)), {}};

    const bool needsGap = std::ranges::any_of(*raws, [](const RawTrace &raw) { return !raw.gapSeconds; });
    double ones = 0.0, ticks = 0.0;
    for (const RawTrace &raw : *raws) {
        const double gap = givenGap->value_or(raw.gapSeconds.value_or(600.0));
        const auto trace = makeTrace(raw, raw.gapSeconds.value_or(gap), lost->value_or(false), name);
        if (!trace)
            return tl::unexpected<Error>(trace.error());
        ones += trace->meanAvailability() * static_cast<double>(trace->ticks());
        ticks += static_cast<double>(trace->ticks());
        TraceIn in;
        const std::string label = raw.label.empty() ? std::string() : "_" + raw.label;
        in.id = "import_" + file.stem().string() + label + '_' + contentId(raw);
        in.title = file.stem().string() + (raw.label.empty() ? std::string() : ", " + raw.label);
        in.type = optionOr(options, "instance_type", {});
        in.zone = optionOr(options, "zone", raw.label);
        in.start = raw.start.substr(0, 10);
        in.gapSeconds = trace->gapSeconds();
        in.capacity = static_cast<int>(std::max<std::uint32_t>(1, trace->most()));
        for (const TraceRun &run : trace->runs()) {
            in.runTicks.push_back(static_cast<std::uint32_t>(run.ticks));
            in.available.push_back(static_cast<std::uint16_t>(run.available));
        }
        parsed.batch.trace(std::move(in));
    }
    if (!*lost) {
        const double mean = ones / ticks;
        parsed.questions.push_back({"one_means",
            {"import.question.one_means", {name, percentOf(mean), percentOf(1.0 - mean)}}, {"available", "lost"}, ""});
    }
    if (needsGap && !*givenGap)
        parsed.questions.push_back({"gap_seconds", {"import.question.gap_seconds", {name}}, {}, ""});
    return parsed;
}

Result<std::shared_ptr<const Trace>> readTraceFile(const std::filesystem::path &file, const ImportOptions &options)
{
    const std::string name = file.filename().string();
    const auto lost = lostOption(options, name);
    const auto givenGap = gapOption(options, name);
    if (!lost)
        return tl::unexpected<Error>(lost.error());
    if (!givenGap)
        return tl::unexpected<Error>(givenGap.error());
    const auto raws = readRawTraces(file, options);
    if (!raws)
        return tl::unexpected<Error>(raws.error());
    const RawTrace *raw = &raws->front();
    if (raws->size() > 1) {
        const std::string zone = optionOr(options, "zone", {});
        const auto found = std::ranges::find(*raws, zone, &RawTrace::label);
        if (zone.empty() || found == raws->end())
            return tl::unexpected<Error>(inputRefused(name, 1, "zone", zone, Phrase::oneOfFileColumns));
        raw = &*found;
    }
    const std::optional<double> gap = raw->gapSeconds ? raw->gapSeconds : *givenGap;
    if (!gap)
        return tl::unexpected<Error>(inputRefused(name, 1, "gap_seconds", "", Phrase::secondsFromOneTickToNext));
    auto trace = makeTrace(*raw, *gap, lost->value_or(false), name);
    if (!trace)
        return tl::unexpected<Error>(trace.error());
    return std::make_shared<const Trace>(*std::move(trace));
}

} // namespace wattfare
