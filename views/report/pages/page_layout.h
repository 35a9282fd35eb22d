// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/page_style.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

// Where everything of a report stands, computed before anything is painted: PDF, printer and preview paint the same
// list, and tests read it.
namespace wattfare {

struct PageItem {
    enum class Kind : std::uint8_t {
        text, // one line; `rect` is its box, the baseline follows from the role
        fill, // a filled rectangle; rules are thin ones
        marker, // the class of a figure, by shape
        chart
    };
    Kind kind = Kind::text;
    QRectF rect; // units of the page
    QString text;
    TextRole role = TextRole::body;
    QColor colour;
    FigureClass cls = FigureClass::measured;
    const ChartSpec *chart = nullptr; // owned by the report of the layout
    int part = 0; // within its block: column of a table, pair of name and value
    int element = -1; // in PageLayout::elements; -1: decoration, and what is repeated from page to page
};

// What a part of the pages is to those who do not see them: an element of the structure of a tagged PDF.
struct PageElement {
    const char *tag = "P"; // of the standard structure: "H1", "P", "Table", "TR", "TH", "TD", "Figure", ...
    int parent = -1; // in PageLayout::elements, before it; -1: the document
    QString alternative{}; // in place of what is no text
    const char *scope = nullptr; // of a TH: "Column" or "Row"
};

enum class BlockKind : std::uint8_t {
    titlePage,
    contents,
    section,
    heading,
    text,
    table,
    tableHead,
    tableRow,
    tableNote,
    keyValues,
    chart,
    derivation,
    formula,
    source
};

// What stands together: a row of a table, a line of a paragraph, a chart.
struct PlacedBlock {
    BlockKind kind = BlockKind::text;
    int page = 0;
    QRectF rect;
    int table = -1, row = -1; // of tableRow: numbers of the table and of the row in it
    bool keepWithNext = false; // nothing may come between it and the next block but the repeated head of a table
};

struct OutlineEntry {
    QString title;
    int level = 0; // 0: section, 1: table, chart, derivation
    int page = 0;
    double y = 0;
};

struct PageLink {
    int page = 0;
    QRectF rect;
    int targetPage = 0;
    double targetY = 0;
    int element = -1; // whose text is the link
};

struct PageLayout {
    ReportPtr report;
    std::shared_ptr<const PageStyle> style;
    std::vector<std::vector<PageItem>> pages;
    std::vector<PlacedBlock> blocks; // in reading order
    std::vector<PageElement> elements; // in reading order
    std::vector<OutlineEntry> outline;
    std::vector<PageLink> links;
    int pageCount() const { return static_cast<int>(pages.size()); }
};

PageLayout layoutReport(ReportPtr report, PaperSize paper, const QLocale &locale);

// Paints a page; the painter's units are those of the layout. Numbers pages from 0. Calls `nextElement` where what
// follows belongs to another element.
void paintPage(QPainter &painter, const PageLayout &layout, int page, const std::function<void()> &nextElement = {});
// Those elements in the order in which the page is painted, -1 for decoration, which it begins with.
std::vector<int> paintedElements(const PageLayout &layout, int page);

} // namespace wattfare
