// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What no end of a page parts, and what a page says that goes on with something.
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "views/report/pages/page_layout.h"
#include "views/report/pages/report_text.h"

#include <map>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PageLayout laidOut(const Report &report, PaperSize paper = PaperSize::a4)
{
    return layoutReport(std::make_shared<const Report>(report), paper, QLocale(QLocale::English));
}

QString pageText(const PageLayout &layout, int page)
{
    QString text;
    for (const PageItem &item : layout.pages[static_cast<std::size_t>(page)])
        text += item.text + QLatin1Char('\n');
    return text;
}

Report withBlock(ReportBlock block)
{
    Report report;
    report.title = "T";
    report.sections.push_back({"claims", literal("Section"), {std::move(block)}});
    return report;
}

// Rows in threes: a claim and two that belong to it; three notes and a legend below.
ReportTable grouped(std::size_t rows)
{
    ReportTable table;
    table.id = "grouped";
    table.title = literal("Grouped");
    table.head = {{literal("Claim"), "", "claim", false}, {literal("Value"), "USD", "value", true}};
    for (std::size_t r = 0; r < rows; ++r) {
        std::vector<ReportCell> cells(2);
        cells[0].text = "row" + std::to_string(r);
        cells[1].number = 1.5 * double(r);
        cells[1].figureClass = FigureClass::vendor;
        if (r % 3 != 0)
            table.attached.push_back(r);
        table.rows.push_back(std::move(cells));
    }
    for (const char *note : {"First note.", "Second note.", "Third note."})
        table.notes.push_back(literal(note));
    return table;
}

// Every leaf is of another subject: a branch that stood before would be named, not repeated.
Derivation deep(int levels, int &count)
{
    Derivation node;
    node.id = levels == 0 ? "idle_w" : levels % 2 ? "kwh_per_million" : "usd_per_million";
    node.symbol = "s" + std::to_string(levels);
    node.subject = "part" + std::to_string(count++);
    node.value = node.low = node.high = 1.0 + levels;
    node.isLeaf = levels == 0;
    for (int i = 0; i < (levels > 0 ? 3 : 0); ++i)
        node.children.push_back(deep(levels - 1, count));
    return node;
}

} // namespace

TEST_CASE("a row that belongs to the one above stays with it, and notes stay with their table", "[report][layout]")
{
    int crossed = 0;
    for (std::size_t rows = 20; rows <= 80; rows += 3) {
        INFO(rows);
        const PageLayout layout = laidOut(withBlock(grouped(rows)));
        const PlacedBlock *before = nullptr;
        for (const PlacedBlock &block : layout.blocks) {
            if (block.kind == BlockKind::tableRow && block.row % 3 != 0) {
                REQUIRE(before);
                CHECK(before->page == block.page);
            }
            if (block.kind == BlockKind::tableNote && before)
                CHECK(before->page == block.page);
            if (block.kind == BlockKind::tableRow && before && before->kind == BlockKind::tableRow)
                crossed += before->page != block.page ? 1 : 0;
            if (block.kind == BlockKind::tableRow || block.kind == BlockKind::tableNote)
                before = &block;
        }
    }
    CHECK(crossed > 5); // tables did go over pages
}

TEST_CASE("a list that goes on says so, and never with a row or two", "[report][layout]")
{
    int continued = 0;
    for (int rows = 20; rows <= 75; ++rows) {
        INFO(rows);
        ReportKeyValues values;
        for (int r = 0; r < rows; ++r) {
            ReportCell cell;
            cell.text = "a value as long as it takes to stand in one column of the page, whatever its width may be";
            values.rows.emplace_back(literal("name" + std::to_string(r)), cell);
        }
        const PageLayout layout = laidOut(withBlock(values));
        std::map<int, int> onPage;
        for (const PlacedBlock &block : layout.blocks)
            onPage[block.page] += block.kind == BlockKind::keyValues ? 1 : 0;
        for (const auto &[page, count] : onPage) {
            if (count == 0 || onPage.count(page - 1) == 0 || onPage.at(page - 1) == 0)
                continue;
            ++continued;
            CHECK(count >= 4);
            CHECK(pageText(layout, page).startsWith(QStringLiteral("Section (continued)\n")));
        }
        CHECK_FALSE(pageText(layout, 2).startsWith(QStringLiteral("Section (continued)")));
    }
    CHECK(continued > 20);
}

TEST_CASE("a derivation that goes on says whose number it is and what stands above", "[report][layout]")
{
    ReportDerivation derivation;
    derivation.title = literal("inf1.2xlarge: Cost per million");
    int count = 0;
    derivation.derivation = deep(4, count);
    const PageLayout layout = laidOut(withBlock(derivation));
    REQUIRE(layout.pageCount() > 4);
    for (int page = 3; page < layout.pageCount(); ++page) {
        const QStringList lines = pageText(layout, page).split(QLatin1Char('\n'));
        INFO(page << ' ' << lines.first().toStdString());
        CHECK(lines[0] == QStringLiteral("inf1.2xlarge: Cost per million (continued)"));
        CHECK(lines[1].startsWith(derivationName(derivation.derivation)));
    }
    CHECK_FALSE(pageText(layout, 2).contains(QStringLiteral("(continued)")));
}

TEST_CASE("a title of 240 characters stands whole on the cover, and upon nothing", "[report][layout]")
{
    QString title;
    while (title.size() < 240)
        title += QStringLiteral("추론 비용 비교 ") + QString::number(title.size()) + QLatin1Char(' ');
    for (const QString &each : {title.left(240).trimmed(), QString(300, QLatin1Char('W')), QStringLiteral("Short")}) {
        Report report = sampleReport();
        report.title = each.toStdString();
        const PageLayout layout = laidOut(report);
        QString cover = pageText(layout, 0);
        CHECK(
            cover.remove(QLatin1Char('\n')).remove(QLatin1Char(' ')).contains(QString(each).remove(QLatin1Char(' '))));
        const auto &items = layout.pages.front();
        for (std::size_t i = 0; i < items.size(); ++i)
            for (std::size_t j = i + 1; j < items.size(); ++j) {
                if (items[i].kind != PageItem::Kind::text || items[j].kind != PageItem::Kind::text)
                    continue;
                const double height = items[i].rect.height() * 0.25;
                INFO(items[i].text.toStdString() << " | " << items[j].text.toStdString());
                CHECK_FALSE(items[i]
                                .rect.adjusted(1, height, -1, -height)
                                .intersects(items[j].rect.adjusted(1, height, -1, -height)));
            }
    }
}
