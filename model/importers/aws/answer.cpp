// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/answer.h"

#include "model/importers/common/csv_table.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_names.h"
#include "model/importers/common/json_place.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace wattfare {

namespace {

constexpr std::size_t kMaxAnswer = std::size_t{256} << 20U;
constexpr std::size_t kRowsBetweenQuestions = 4096;

std::string columnId(std::string_view name) // "instance_type", "Instance Type" -> "instancetype"
{
    std::string id = lowered(name);
    std::erase_if(id, [](char c) { return c == '_' || c == '-' || c == ' '; });
    return id;
}

std::vector<std::optional<std::size_t>> columnsOf(const TableHeader &header, const AnswerShape &shape)
{
    std::vector<std::string> ids;
    for (const std::string &name : header.names)
        ids.push_back(columnId(name));
    std::vector<std::optional<std::size_t>> columns;
    for (const AnswerColumn &column : shape.columns) {
        const auto found = std::ranges::find(ids, columnId(column.name));
        columns.push_back(
            found == ids.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - ids.begin())));
    }
    return columns;
}

struct AnswerFault {
    std::string field, found;
    Clause expected;
};

// The cells of one record.
class AnswerRecord
{
public:
    explicit AnswerRecord(const AnswerShape &shape)
        : m_shape(shape)
        , m_texts(shape.columns.size())
        , m_given(shape.columns.size())
    {
    }
    std::optional<AnswerFault> read(const simdjson::dom::object &object, int depth = 0)
    {
        for (const auto field : object) {
            simdjson::dom::object inner;
            simdjson::dom::array list;
            const std::string_view key = field.key;
            if (depth < 2 && field.value.get_object().get(inner) == simdjson::SUCCESS) {
                if (auto fault = read(inner, depth + 1))
                    return fault;
            } else if (depth < 2 && field.value.get_array().get(list) == simdjson::SUCCESS) {
                if (auto fault = pairs(list))
                    return fault;
            } else if (auto fault = take(key, field.value)) {
                return fault;
            }
        }
        return {};
    }
    std::vector<std::string_view> cells() const { return {m_texts.begin(), m_texts.end()}; }

private:
    std::optional<AnswerFault> pairs(const simdjson::dom::array &list)
    {
        for (const simdjson::dom::element each : list) {
            std::string_view name;
            simdjson::dom::element value;
            if (each.is_object() && each["name"].get_string().get(name) == simdjson::SUCCESS
                && each["value"].get(value) == simdjson::SUCCESS)
                if (auto fault = take(name, value))
                    return fault;
        }
        return {};
    }

    std::optional<AnswerFault> take(std::string_view key, const simdjson::dom::element &value)
    {
        const auto column
            = std::ranges::find(m_shape.columns, key, [](const AnswerColumn &c) { return std::string_view(c.name); });
        if (column == m_shape.columns.end())
            return {};
        const auto i = static_cast<std::size_t>(column - m_shape.columns.begin());
        if (m_given[i])
            return AnswerFault{m_shape.list, std::string(key), Phrase::eachNameOnce};
        m_given[i] = true;
        std::string_view text;
        if (value.get_string().get(text) == simdjson::SUCCESS)
            m_texts[i] = text;
        else if (value.is_number())
            m_texts[i] = simdjson::minify(value);
        else if (!value.is_null())
            return AnswerFault{column->name, simdjson::minify(value), Phrase::textInQuotes};
        return {};
    }

    const AnswerShape &m_shape;
    std::vector<std::string> m_texts;
    std::vector<bool> m_given;
};

} // namespace

tl::unexpected<Error> AnswerRow::refused(std::size_t column, Clause expected) const
{
    const char *field = m_shape.columns[column].name;
    return tl::unexpected<Error>(m_line > 0
            ? inputRefused(m_file, m_line, field, m_cells[column], std::move(expected))
            : inputRefusedAtByte(m_file, m_byte(m_cells[column]), field, m_cells[column], std::move(expected)));
}

Result<void> readAnswerJson(
    const std::filesystem::path &file, const AnswerShape &shape, const AnswerRowFn &row, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    const auto text = readPadded(file, kMaxAnswer, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    std::size_t rows = 0;
    RefusedRows bad;
    return bad.end(
        forEachDocument(file, *text, [&](const simdjson::dom::element &root, std::uint64_t offset) -> Result<void> {
            const auto refused = [&](std::uint64_t byte, Argument field, Argument found, Clause expected) {
                return tl::unexpected<Error>(
                    inputRefusedAtByte(name, byte, std::move(field), std::move(found), std::move(expected)));
            };
            simdjson::dom::object object;
            simdjson::dom::array records;
            if (root.get_object().get(object) != simdjson::SUCCESS)
                return refused(offset, "", "", Phrase::object);
            if (!repeatedName(object, {shape.list}).empty())
                return refused(offset, "", shape.list, Phrase::eachNameOnce);
            if (object[shape.list].get_array().get(records) != simdjson::SUCCESS)
                return refused(offset, shape.list, "", Phrase::array);
            std::size_t number = 0;
            const AnswerPlaceFn byte = [&](std::string_view found) -> std::uint64_t {
                if (!bad.lists())
                    return offset;
                const std::string_view document = std::string_view(*text).substr(offset);
                const std::size_t list = document.find('[', placeOfText(document, shape.list));
                return list == std::string_view::npos
                    ? offset
                    : offset + list + placeInMember(document.substr(list), number, found);
            };
            const auto take = [&](const simdjson::dom::element &record) -> Result<void> {
                simdjson::dom::object members;
                if (record.get_object().get(members) != simdjson::SUCCESS)
                    return refused(byte({}), shape.list, simdjson::minify(record), Phrase::object);
                AnswerRecord read(shape);
                if (const auto fault = read.read(members))
                    return refused(byte(fault->found), fault->field, fault->found, fault->expected);
                const auto cells = read.cells();
                return row(AnswerRow(name, shape, cells, 0, byte));
            };
            for (const simdjson::dom::element record : records) {
                if (++rows % kRowsBetweenQuestions == 0 && !keepGoing(progress, 0.6))
                    return fail(Error::Code::cancelled, {"job.cancelled", {}});
                if (auto done = bad.keep(take(record)); !done)
                    return done;
                ++number;
            }
            return {};
        }));
}

Result<void> readAnswerCsv(
    const std::filesystem::path &file, const AnswerShape &shape, const AnswerRowFn &row, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    std::vector<std::optional<std::size_t>> columns;
    std::vector<std::string_view> cells(shape.columns.size());
    const AnswerPlaceFn noByte = [](std::string_view) { return std::uint64_t{0}; };
    TableHandlers handlers;
    handlers.header = [&](const TableHeader &header, std::uint64_t line) -> Result<void> {
        columns = columnsOf(header, shape);
        std::vector<std::string> ids;
        for (const std::string &title : header.names) {
            if (!title.empty() && std::ranges::find(ids, columnId(title)) != ids.end())
                return tl::unexpected<Error>(inputRefused(name, line, Phrase::header, title, Phrase::eachColumnOnce));
            ids.push_back(columnId(title));
        }
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (shape.columns[i].needed && !columns[i])
                return tl::unexpected<Error>(inputRefused(
                    name, line, Phrase::header, "", clause<Phrase::column>(std::string(shape.columns[i].name))));
        }
        return {};
    };
    handlers.row = [&](const CsvRow &read) -> Result<void> {
        for (std::size_t i = 0; i < columns.size(); ++i)
            cells[i] = columns[i] ? trimmed(read.fields[*columns[i]]) : std::string_view();
        return row(AnswerRow(name, shape, cells, read.line, noByte));
    };
    return readTable(file, handlers, progress);
}

bool isAnswerCsv(const FileHead &head, const AnswerShape &shape)
{
    const auto columns = columnsOf(head.header(), shape);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (shape.columns[i].needed && !columns[i])
            return false;
    return true;
}

} // namespace wattfare
