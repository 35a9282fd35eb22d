// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/page_block.h"

#include <map>

namespace wattfare::layout {

// Says of what is placed, block after block, which element it belongs to.
class ElementWriter
{
public:
    explicit ElementWriter(std::vector<PageElement> &elements)
        : m_elements(elements)
    {
    }

    int add(const char *tag, int parent = -1);
    // Items of the page from that one on. `block`: what they were made from.
    void assign(const PageBlock &block, std::vector<PageItem> &items, std::size_t from);
    // The same for all of them one element.
    static void assign(int element, std::vector<PageItem> &items, std::size_t from);

private:
    int elementOf(const PageBlock &block, const PageItem &item);
    int cell(int part, const char *tag, const char *scope);

    std::vector<PageElement> &m_elements;
    int m_paragraph = -1; // of the block before, where it is one
    int m_list = -1; // of the bullet before, where nothing else stands between
    int m_table = -1, m_line = -1, m_row = -1; // elements of the table and its row, and the number of that row
    std::vector<int> m_columns; // of the table, in order
    std::map<int, int> m_parts; // elements of the parts of the block, or of the cells of the row
};

} // namespace wattfare::layout
