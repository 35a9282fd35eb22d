// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/told_by_line.h"

#include "model/importers/common/csv_table.h"
#include "model/support/input_file.h"
#include "model/support/phrase.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace wattfare {

namespace {

using Lines = std::map<std::uint64_t, std::uint64_t>; // by byte

std::uint64_t count(const Argument &number) { return static_cast<std::uint64_t>(number.number().value_or(0)); }

// The earlier place that a clause names beside what stands there, if it lies in the file `name`.
const Argument *placeIn(const Argument &expected, const Argument &name)
{
    const Clause *clause = expected.clause();
    if (clause == nullptr)
        return nullptr;
    switch (clause->phrase) {
    case Phrase::asGivenAtByte:
    case Phrase::asFileSaysAtByte: return &clause->args.back();
    case Phrase::asGivenInFileAtByte: return clause->args[1] == name ? &clause->args.back() : nullptr;
    default: return nullptr;
    }
}

// Fills in the lines of the bytes; false if the file cannot be read as far as these.
bool findLines(const std::filesystem::path &file, Lines &lines)
{
    InputFile in(file);
    if (!in.open())
        return false;
    std::string part(std::size_t{1} << 18U, '\0');
    std::uint64_t begin = 0;
    std::uint64_t line = 1;
    auto next = lines.begin();
    while (next != lines.end()) {
        const auto got = in.read(part);
        if (!got)
            return false;
        // A file that breaks off is refused at its end, behind the last byte.
        const std::uint64_t end = *got == 0 ? next->first + 1 : begin + *got;
        auto from = part.begin();
        for (; next != lines.end() && next->first < end; ++next) {
            const auto to
                = part.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(next->first - begin, *got));
            line += static_cast<std::uint64_t>(std::count(from, to, '\n'));
            from = to;
            next->second = line;
        }
        line += static_cast<std::uint64_t>(std::count(from, part.begin() + static_cast<std::ptrdiff_t>(*got), '\n'));
        begin += *got;
    }
    return true;
}

} // namespace

Error toldByLine(Error error, std::span<const std::filesystem::path> files)
{
    std::vector<Argument> &args = error.message.args;
    if (error.message.id != "input.refused_at_byte" || args.size() < 5)
        return error;
    const auto file = std::ranges::find_if(files, [&](const auto &f) { return args[0] == f.filename().string(); });
    if (file == files.end())
        return error;
    const auto head = fileHead(*file);
    if (!head || trimmed(*head).find('\n') == std::string_view::npos)
        return error;
    Lines lines;
    for (std::size_t i = 1; i + 4 <= args.size(); i += 4) {
        lines[count(args[i])];
        if (const Argument *earlier = placeIn(args[i + 3], args[0]))
            lines[count(*earlier)];
    }
    if (!findLines(*file, lines))
        return error;
    error.message.id = "input.refused";
    for (std::size_t i = 1; i + 4 <= args.size(); i += 4) {
        args[i] = lines[count(args[i])];
        if (const Argument *earlier = placeIn(args[i + 3], args[0]))
            args[i + 3] = clause<Phrase::asGivenInLine>(args[i + 3].clause()->args.front(), lines[count(*earlier)]);
    }
    return error;
}

} // namespace wattfare
