// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/page_layout.h"

#include <deque>
#include <set>

// Parts of the page layout that only views/report sees: a report becomes pageBlocks, pageBlocks become pages.
namespace wattfare::layout {

// What must not be cut by the end of a page. Items stand relative to the block's top and the left margin.
struct PageBlock {
    double height = 0;
    double spaceBefore = 0; // not at the top of a page
    std::vector<PageItem> items;
    BlockKind kind = BlockKind::text;
    int table = -1, row = -1;
    bool keepWithNext = false;
    bool goesOn = false; // with the paragraph of the block before
    bool bullet = false; // its first item is the bullet of what follows
    const PageBlock *repeatedHead = nullptr; // goes first where a page begins with this block
    std::optional<OutlineEntry> entry; // page and y are filled when placed
};

// PageBlocks do not move while a report is laid out: heads are pointed to.
class PageBlocks
{
public:
    explicit PageBlocks(const PageStyle &style)
        : m_style(style)
    {
    }

    const PageStyle &style() const { return m_style; }
    std::deque<PageBlock> &list() { return m_list; }
    PageBlock &add(BlockKind kind, double spaceBefore)
    {
        PageBlock &block = m_list.emplace_back();
        block.kind = kind;
        block.spaceBefore = spaceBefore;
        return block;
    }
    PageBlock &addHead() { return m_heads.emplace_back(); }
    int nextTable() { return m_tables++; }
    // Whether a result of a derivation was written out before: then it is named, not repeated.
    bool seenBefore(const std::string &key) { return !m_seen.insert(key).second; }

private:
    const PageStyle &m_style;
    std::deque<PageBlock> m_list, m_heads;
    std::set<std::string> m_seen;
    int m_tables = 0;
};

PageItem textItem(const PageStyle &style, double x, double y, const QString &text, TextRole role, const QColor &colour);
PageItem fillItem(double x, double y, double width, double height, const QColor &colour);
PageItem markerItem(double x, double y, double size, FigureClass cls, const QColor &colour);
inline constexpr double kHairline = 1.6; // 0.4 pt
inline constexpr double kRule = 3.4; // 0.8 pt
inline constexpr double kMarker = 19.0; // width and height of a class marker

// The items from this one on are a part of the block for themselves.
void setPart(PageBlock &block, std::size_t from, int part);

// Adds the lines at x, from y on; returns the y below them.
double addLines(PageBlock &block, const PageStyle &style, const QStringList &lines, double x, double y, TextRole role,
    const QColor &colour);

// What a page begins with where it goes on with something: "Assumptions (continued)" and, below, where in it one is.
PageBlock &addContinued(PageBlocks &pageBlocks, const QString &title, const QString &place = {});

// A heading within a section, kept with what follows; makes an entry of the outline where `listed`.
void addHeading(PageBlocks &pageBlocks, const QString &text, bool listed);
void addParagraph(PageBlocks &pageBlocks, const QString &text, TextRole role, const QColor &colour, double indent,
    double spaceBefore, BlockKind kind);
void addText(PageBlocks &pageBlocks, const ReportText &text);
void addKeyValues(PageBlocks &pageBlocks, const ReportKeyValues &values);
void addTable(PageBlocks &pageBlocks, const ReportTable &table);
void addChart(PageBlocks &pageBlocks, const ReportChart &chart);
void addDerivation(PageBlocks &pageBlocks, const ReportDerivation &derivation);
void addFormula(PageBlocks &pageBlocks, const ReportFormula &formula);
void addSources(PageBlocks &pageBlocks, const ReportSources &sources);

} // namespace wattfare::layout
