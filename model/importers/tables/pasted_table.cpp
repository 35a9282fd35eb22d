// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/tables/pasted_table.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/repair.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace wattfare {

namespace {

enum class Role { other, type, region, date, onDemand, spot, vcpus, memory, accelerators, network };

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> list)
{
    return std::ranges::find(list, text) != list.end();
}

Role roleOf(std::string_view title)
{
    const std::string t = lowered(trimmed(title));
    const auto has = [&](std::string_view part) { return t.find(part) != std::string::npos; };
    if (isOneOf(t,
            {"instance", "instance type", "instance_type", "instance size", "instance name", "api name", "ec2 instance",
                "type"}))
        return Role::type;
    if (isOneOf(t, {"region", "aws region", "region code"}))
        return Role::region;
    if (isOneOf(t, {"as_of", "as of", "date"}))
        return Role::date;
    if (has("reserved") || has("savings") || has("upfront") || has("windows") || has("month") || has("year"))
        return Role::other;
    if (has("spot") && !has("saving") && !has("%"))
        return Role::spot;
    if (has("on-demand") || has("on demand") || has("usd") || has("$/h") || has("price") || has("hourly"))
        return Role::onDemand;
    if (isOneOf(t, {"vcpu", "vcpus", "vcpus (count)"}))
        return Role::vcpus;
    if (isOneOf(t,
            {"memory", "memory (gib)", "memory_gib", "memory gib", "instance memory", "instance memory (gib)",
                "ram (gib)"}))
        return Role::memory;
    if (isOneOf(t, {"gpu", "gpus", "accelerators", "accelerator count", "accelerator_count"}))
        return Role::accelerators;
    if (isOneOf(t, {"network (gbps)", "network bandwidth (gbps)", "network_gbps"}))
        return Role::network;
    return Role::other;
}

char pastedDelimiter(std::string_view head)
{
    const std::string_view line = head.substr(0, head.find('\n'));
    if (std::count(line.begin(), line.end(), '|') >= 2 || (line.find('|') != line.npos && line.find('\t') == line.npos))
        return '|';
    return delimiterOf(line);
}

// Cells without the empty ones that the bars of a Markdown table add at both ends.
std::vector<std::string> cellsOf(const CsvRow &row, char delimiter)
{
    std::vector<std::string> cells;
    for (const std::string_view field : row.fields)
        cells.emplace_back(trimmed(field));
    if (delimiter == '|' && cells.size() >= 2) {
        if (cells.front().empty())
            cells.erase(cells.begin());
        if (cells.back().empty())
            cells.pop_back();
    }
    return cells;
}

bool isRule(const std::vector<std::string> &cells) // |---|:--:|
{
    return std::ranges::all_of(
        cells, [](const std::string &c) { return !c.empty() && c.find_first_not_of("-: ") == std::string::npos; });
}

struct Line {
    std::uint64_t number = 0;
    std::vector<std::string> cells;
};

class PastedTable
{
public:
    PastedTable(std::string name, const ImportOptions &options, ParsedImport &parsed)
        : m_name(std::move(name))
        , m_options(options)
        , m_parsed(parsed)
    {
    }

    Result<void> run(std::vector<Line> lines)
    {
        if (lines.empty())
            return refused(1, Phrase::header, Phrase::endOfFile, Phrase::headerWithType);
        if (auto done = header(lines.front()); !done)
            return done;
        lines.erase(lines.begin());
        for (const Line &line : lines)
            for (std::size_t i = 0; i < line.cells.size() && i < m_roles.size(); ++i)
                if (m_roles[i] >= Role::onDemand)
                    m_habit.learn(line.cells[i]);
        RefusedRows refused;
        for (const Line &line : lines)
            if (auto done = refused.keep(row(line)); !done)
                return done;
        if (auto done = refused.end({}); !done)
            return done;
        if (!m_parsed.batch.repairs().empty()) {
            const auto accepted = m_options.find("accept_repairs");
            if (accepted == m_options.end() || accepted->second != "yes")
                m_parsed.questions.push_back({"accept_repairs",
                    {"import.question.accept_repairs", {m_name, m_parsed.batch.repairs().size()}}, {"yes", "no"}, ""});
        }
        return {};
    }

private:
    tl::unexpected<Error> refused(std::uint64_t line, Argument field, Argument found, Clause expected) const
    {
        return tl::unexpected<Error>(
            inputRefused(m_name, line, std::move(field), std::move(found), std::move(expected)));
    }

    Result<void> header(const Line &line)
    {
        m_titles = line.cells;
        for (const std::string &title : line.cells) {
            const Role role = roleOf(title);
            if (role != Role::other && std::ranges::find(m_roles, role) != m_roles.end())
                return refused(line.number, Phrase::header, title, Phrase::eachColumnOnce);
            m_roles.push_back(role);
            if (role == Role::other)
                m_parsed.batch.skipped("import.skip.other_column");
        }
        if (!hasRole(Role::type))
            return refused(line.number, Phrase::header, line.cells.front(), Phrase::columnWithType);
        const bool prices = hasRole(Role::onDemand) || hasRole(Role::spot);
        if (!prices && std::ranges::none_of(m_roles, [](Role r) { return r > Role::spot; }))
            return refused(line.number, Phrase::header, "", Phrase::columnOfFigures);
        if (!prices)
            return {};
        if (!hasRole(Role::region)) {
            if (const auto given = m_options.find("region"); given != m_options.end())
                m_region = given->second;
            else
                m_parsed.questions.push_back({"region", {"import.question.region", {m_name}}, {}, ""});
        }
        if (!hasRole(Role::date)) {
            if (const auto given = m_options.find("as_of"); given != m_options.end()) {
                m_date = offerDate(given->second, latestDay(m_options));
                if (!m_date)
                    return refused(0, "as_of", given->second, dayExpected(latestDay(m_options)));
            } else {
                m_parsed.questions.push_back({"as_of", {"import.question.as_of", {m_name}}, {}, ""});
            }
        }
        return {};
    }

    bool hasRole(Role role) const { return std::ranges::find(m_roles, role) != m_roles.end(); }

    // A cell that a merged one above covers takes its value.
    std::string merged(const Line &line, std::size_t i, std::string &above)
    {
        const std::string cell = i < line.cells.size() ? line.cells[i] : std::string();
        if (!cell.empty()) {
            above = cell;
            return cell;
        }
        if (!above.empty())
            m_parsed.batch.repaired(line.number, m_titles[i], "", above);
        return above;
    }

    Result<void> row(const Line &line)
    {
        const auto filled = std::ranges::count_if(line.cells, [](const std::string &c) { return !c.empty(); });
        if (filled == 0)
            return {};
        if (filled == 1 && m_roles.size() > 2) { // a heading between rows
            m_parsed.batch.skipped("import.skip.heading");
            return {};
        }
        if (line.cells.size() > m_roles.size())
            return refused(line.number, Phrase::row, clause<Phrase::cellsFound>(line.cells.size()),
                clause<Phrase::atMostCells>(m_roles.size()));
        std::string type;
        std::string region = m_region;
        std::optional<Date> date = m_date;
        for (std::size_t i = 0; i < m_roles.size(); ++i) {
            if (m_roles[i] == Role::type) {
                const std::string cell = merged(line, i, m_typeAbove);
                const auto repaired = repairInstanceType(cell);
                if (!repaired) {
                    m_parsed.batch.refuse(line.number, m_titles[i], cell, Phrase::instanceTypeSuchAs);
                    return {};
                }
                if (*repaired != cell)
                    m_parsed.batch.repaired(line.number, m_titles[i], cell, *repaired);
                type = *repaired;
            } else if (m_roles[i] == Role::region) {
                region = merged(line, i, m_regionAbove);
                if (region.size() > 64)
                    return refused(line.number, m_titles[i], region, Phrase::region);
            } else if (m_roles[i] == Role::date) {
                const std::string cell = merged(line, i, m_dateAbove);
                date = offerDate(cell, latestDay(m_options));
                if (!date)
                    return refused(line.number, m_titles[i], cell, dayExpected(latestDay(m_options)));
            }
        }
        for (std::size_t i = 0; i < m_roles.size() && i < line.cells.size(); ++i)
            if (m_roles[i] >= Role::onDemand)
                if (auto done = number(line, i, type, region, date); !done)
                    return done;
        return {};
    }

    Result<void> number(
        const Line &line, std::size_t i, const std::string &type, const std::string &region, std::optional<Date> date)
    {
        const std::string &cell = line.cells[i];
        if (isMissingCell(cell))
            return {};
        const auto text = repairNumber(cell, m_habit);
        if (!text)
            return refused(line.number, m_titles[i], cell, Phrase::unambiguousNumber);
        if (*text != cell)
            m_parsed.batch.repaired(line.number, m_titles[i], cell, *text);
        const Role role = m_roles[i];
        if (role == Role::onDemand || role == Role::spot) {
            const auto nano = parseNanoUsd(*text);
            if (!nano || *nano <= 0 || *nano > kMaxPriceNano)
                return refused(line.number, m_titles[i], cell, Phrase::priceAboveZero);
            if (region.empty() || !date)
                return {}; // asked for
            if (!m_priced.insert({type, region, date->days, role}).second)
                return refused(line.number, m_titles[i], cell, Phrase::eachTypeOnceARegionAndDay);
            if (role == Role::onDemand)
                m_parsed.batch.onDemand(type, region, *date, *nano, line.number);
            else
                m_parsed.batch.spot(type, region, *date, *nano, 0, 0, line.number);
            return {};
        }
        const char *column = role == Role::vcpus ? "vcpus"
            : role == Role::memory               ? "memory_gib"
            : role == Role::accelerators         ? "accelerator_count"
                                                 : "network_gbps";
        const FactTable *table = factTable("instance_type");
        const auto field = std::ranges::find(table->fields, std::string_view(column), &FieldSpec::csv);
        if (const auto good = parseField(*field, *text); !good)
            return refused(line.number, m_titles[i], cell, good.error());
        m_parsed.batch.specification("instance_type", type, column, *text, line.number);
        return {};
    }

    std::string m_name, m_region, m_typeAbove, m_regionAbove, m_dateAbove;
    const ImportOptions &m_options;
    ParsedImport &m_parsed;
    std::optional<Date> m_date;
    std::vector<std::string> m_titles;
    std::vector<Role> m_roles;
    std::set<std::tuple<std::string, std::string, std::int32_t, Role>> m_priced;
    DecimalHabit m_habit;
};

} // namespace

bool looksLikePastedTable(std::string_view head)
{
    const char delimiter = pastedDelimiter(head);
    std::string_view line = head.substr(0, head.find('\n'));
    bool type = false, more = false;
    while (!line.empty()) {
        const std::size_t cut = line.find(delimiter);
        std::string_view cell = trimmed(line.substr(0, cut));
        if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"')
            cell = cell.substr(1, cell.size() - 2);
        const Role role = roleOf(cell);
        type = type || role == Role::type;
        more = more || role > Role::date;
        if (cut == std::string_view::npos)
            break;
        line.remove_prefix(cut + 1);
    }
    return type && more;
}

Likeness recognisePastedTable(const FileHead &head)
{
    return looksLikePastedTable(head.text()) ? Likeness::likely : Likeness::none;
}

Result<ParsedImport> parsePastedTable(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    const std::string name = file.filename().string();
    ImportSource source;
    source.fileName = name;
    source.title = file.stem().string();
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    CsvOptions csv;
    csv.delimiter = pastedDelimiter(*head);
    csv.sameWidth = false;
    csv.maxFields = 256;
    std::vector<Line> lines;
    const auto take = [&](const CsvRow &row) -> Result<void> {
        if (lines.size() >= 100000)
            return tl::unexpected<Error>(inputRefused(name, row.line, Phrase::row, "", Phrase::atMost100000Rows));
        Line line{row.line, cellsOf(row, csv.delimiter)};
        if (!isRule(line.cells))
            lines.push_back(std::move(line));
        return {};
    };
    if (auto done = readCsvFile(file, csv, take, progress); !done)
        return tl::unexpected<Error>(done.error());
    if (auto done = PastedTable(name, options, parsed).run(std::move(lines)); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
