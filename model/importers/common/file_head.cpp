// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/file_head.h"

namespace wattfare {

TableHeader headerOf(std::string_view line, char delimiter)
{
    TableHeader header;
    for (;;) {
        const std::size_t cut = line.find(delimiter);
        std::string_view cell = trimmed(line.substr(0, cut));
        if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"')
            cell = cell.substr(1, cell.size() - 2);
        header.names.push_back(lowered(trimmed(cell)));
        if (cut == std::string_view::npos)
            return header;
        line.remove_prefix(cut + 1);
    }
}

FileHead::FileHead(std::string_view text)
    : m_text(text)
    , m_line(trimmed(text.substr(0, text.find_first_of("\r\n"))))
{
    if (!isJson())
        m_header = headerOf(m_line, delimiterOf(m_line));
}

bool FileHead::isJson() const { return m_text.starts_with('{') || m_text.starts_with('['); }

std::string_view FileHead::secondLine() const
{
    const std::size_t next = m_text.find('\n');
    if (next == std::string_view::npos)
        return {};
    return trimmed(m_text.substr(next + 1, m_text.find('\n', next + 1) - next - 1));
}

} // namespace wattfare
