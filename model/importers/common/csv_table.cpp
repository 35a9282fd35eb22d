// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/csv_table.h"

#include "model/support/input_error.h"
#include "model/support/input_file.h"
#include "model/support/letters.h"

#include <algorithm>
#include <span>

namespace wattfare {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const auto begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

char delimiterOf(std::string_view firstLine)
{
    std::size_t commas = 0, semicolons = 0, tabs = 0;
    bool quoted = false;
    for (const char c : firstLine) {
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '\n' || c == '\r'))
            break;
        else if (!quoted && c == ',')
            ++commas;
        else if (!quoted && c == ';')
            ++semicolons;
        else if (!quoted && c == '\t')
            ++tabs;
    }
    if (semicolons > commas && semicolons >= tabs)
        return ';';
    return tabs > commas ? '\t' : ',';
}

Result<std::string> fileHead(const std::filesystem::path &file, std::size_t bytes)
{
    InputFile in(file);
    if (auto opened = in.open(); !opened)
        return tl::unexpected<Error>(std::move(opened).error());
    std::string head(bytes, '\0');
    std::size_t filled = 0;
    while (filled < bytes) {
        const auto got = in.read(std::span(head).subspan(filled));
        if (!got)
            return tl::unexpected<Error>(got.error());
        if (*got == 0)
            break;
        filled += *got;
    }
    head.resize(filled);
    if (head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff"))
        return fail(Error::Code::badInput, {"import.utf16", {file.filename().string()}});
    if (head.starts_with("\xef\xbb\xbf"))
        head.erase(0, 3);
    return head;
}

std::optional<std::size_t> TableHeader::find(std::string_view name) const
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - names.begin()));
}

std::optional<std::size_t> TableHeader::containing(std::string_view part) const
{
    const auto found
        = std::ranges::find_if(names, [&](const std::string &n) { return n.find(part) != std::string::npos; });
    return found == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - names.begin()));
}

Result<void> RefusedRows::keep(Result<void> row)
{
    if (row)
        return row;
    const std::string &id = row.error().message.id;
    if (m_error ? id != m_error->message.id : id != "input.refused" && id != "input.refused_at_byte")
        return row;
    ++m_count;
    std::vector<Argument> &args = row.error().message.args;
    if (!m_error)
        m_error = std::move(row).error();
    else if (m_count <= kListed) // each names the same file
        m_error->message.args.insert(m_error->message.args.end(), args.begin() + 1, args.end());
    return {};
}

Result<void> RefusedRows::end(Result<void> done)
{
    if (done = keep(std::move(done)); !done || !m_error)
        return done;
    if (m_count > kListed)
        m_error->message.args.emplace_back(m_count - kListed);
    return tl::unexpected<Error>(*m_error);
}

Result<void> readTable(const std::filesystem::path &file, const TableHandlers &handlers, const ProgressFn &progress)
{
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    const std::string name = file.filename().string();
    CsvOptions options;
    options.delimiter = delimiterOf(*head);
    options.sameWidth = false; // a row of another width is one refused row among others
    std::size_t width = 0;
    RefusedRows refused;
    const auto row = [&](const CsvRow &r) -> Result<void> {
        if (r.number != 0 && r.fields.size() != width)
            return refused.keep(tl::unexpected<Error>(inputRefused(
                name, r.line, Phrase::row, clause<Phrase::fields>(r.fields.size()), clause<Phrase::fields>(width))));
        if (r.number != 0)
            return refused.keep(handlers.row(r));
        width = r.fields.size();
        TableHeader header;
        for (const std::string_view field : r.fields) {
            std::string title = lowered(trimmed(field));
            if (!title.empty() && header.find(title))
                return tl::unexpected<Error>(inputRefused(name, r.line, Phrase::header, title, Phrase::eachNameOnce));
            header.names.push_back(std::move(title));
        }
        return handlers.header(header, r.line);
    };
    if (auto done = refused.end(readCsvFile(file, options, row, progress)); !done)
        return done;
    if (width == 0)
        return tl::unexpected<Error>(inputRefused(name, 1, Phrase::header, Phrase::endOfFile, Phrase::headerLine));
    return {};
}

} // namespace wattfare
