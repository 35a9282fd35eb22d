// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pages/page_elements.h"

#include "views/charts/chart_render.h"
#include "views/words/figure_class.h"

#include <algorithm>

namespace wattfare::layout {

int ElementWriter::add(const char *tag, int parent)
{
    m_elements.push_back({tag, parent});
    return static_cast<int>(m_elements.size()) - 1;
}

void ElementWriter::assign(int element, std::vector<PageItem> &items, std::size_t from)
{
    for (std::size_t i = from; i < items.size(); ++i)
        if (items[i].kind == PageItem::Kind::text)
            items[i].element = element;
}

int ElementWriter::cell(int part, const char *tag, const char *scope)
{
    const auto [found, isNew] = m_parts.try_emplace(part, -1);
    if (isNew) {
        found->second = add(tag, m_line);
        m_elements.back().scope = scope;
    }
    return found->second;
}

void ElementWriter::assign(const PageBlock &block, std::vector<PageItem> &items, std::size_t from)
{
    const bool isRow = block.kind == BlockKind::tableHead || block.kind == BlockKind::tableRow;
    if (block.kind == BlockKind::tableHead) {
        m_table = add("Table");
        m_columns.clear();
        m_row = -1;
        for (std::size_t i = from; i < items.size(); ++i)
            if (items[i].kind == PageItem::Kind::text
                && std::find(m_columns.begin(), m_columns.end(), items[i].part) == m_columns.end())
                m_columns.push_back(items[i].part);
    }
    // A row that goes on in a further piece stays one.
    if (!isRow || block.kind == BlockKind::tableHead || block.row != m_row)
        m_parts.clear();
    if (isRow && m_parts.empty()) {
        m_line = add("TR", m_table);
        m_row = block.row;
        for (const int column : m_columns) {
            if (block.kind == BlockKind::tableHead)
                cell(column, "TH", "Column");
            else if (column == m_columns.front())
                cell(column, "TH", "Row");
            else
                cell(column, "TD", nullptr);
        }
    }
    if (!block.goesOn)
        m_paragraph = -1;
    if (!block.goesOn && !block.bullet)
        m_list = -1;
    if (block.bullet) {
        if (m_list < 0)
            m_list = add("L");
        const int listed = add("LI", m_list);
        items[from++].element = add("Lbl", listed);
        m_paragraph = add("LBody", listed);
    }
    for (std::size_t i = from; i < items.size(); ++i) {
        PageItem &item = items[i];
        if (item.kind == PageItem::Kind::fill)
            continue;
        const int element = elementOf(block, item);
        if (item.kind != PageItem::Kind::marker) {
            item.element = element;
            continue;
        }
        // A mark says in words which class it stands for, unless the words stand beside it.
        if (i + 1 < items.size() && items[i + 1].text == classWord(item.cls))
            continue;
        item.element = add("Span", element);
        m_elements.back().alternative = classWord(item.cls);
    }
}

int ElementWriter::elementOf(const PageBlock &block, const PageItem &item)
{
    if (block.kind == BlockKind::tableHead || block.kind == BlockKind::tableRow)
        return cell(item.part, "TD", nullptr);
    if (block.kind == BlockKind::keyValues) {
        const auto [found, isNew] = m_parts.try_emplace(item.part, -1);
        if (isNew)
            found->second = add("P");
        return found->second;
    }
    if (m_paragraph < 0) {
        m_paragraph = add(block.kind == BlockKind::section ? "H1"
                : block.kind == BlockKind::heading         ? "H2"
                : block.kind == BlockKind::chart           ? "Figure"
                                                           : "P");
        if (item.chart)
            m_elements.back().alternative = printable(chartAltText(*item.chart));
    }
    return m_paragraph;
}

} // namespace wattfare::layout
