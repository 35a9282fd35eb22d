// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "views/report/pages/page_layout.h"
#include "views/report/pages/report_text.h"

#include <map>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PageLayout laidOut(
    const Report &report, PaperSize paper = PaperSize::a4, const QLocale &locale = QLocale(QLocale::English))
{
    return layoutReport(std::make_shared<const Report>(report), paper, locale);
}

QString pageText(const PageLayout &layout, int page)
{
    QString text;
    for (const PageItem &item : layout.pages[static_cast<std::size_t>(page)])
        text += item.text + QLatin1Char('\n');
    return text;
}

QString allText(const PageLayout &layout)
{
    QString text;
    for (int page = 0; page < layout.pageCount(); ++page)
        text += pageText(layout, page);
    return text;
}

// What holds for every layout, whatever is in the report.
void checkLayout(const PageLayout &layout)
{
    const PageStyle &style = *layout.style;
    const QRectF paper(QPointF(0, 0), style.page());
    REQUIRE(layout.pageCount() >= 2);
    for (const auto &page : layout.pages) {
        for (const PageItem &item : page) {
            INFO(item.text.toStdString());
            CHECK(paper.contains(item.rect));
            CHECK(item.rect.left() >= style.left() - 1);
            CHECK(item.rect.right() <= style.right() + 2);
        }
    }
    // Blocks stand in the body, one below the other.
    for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
        const PlacedBlock &block = layout.blocks[i];
        if (block.kind == BlockKind::titlePage || block.kind == BlockKind::contents)
            continue;
        CHECK(block.rect.top() >= style.body().top() - 1);
        CHECK(block.rect.bottom() <= style.body().bottom() + 1);
        if (i == 0 || layout.blocks[i - 1].page != block.page || layout.blocks[i - 1].kind == BlockKind::contents)
            continue;
        CHECK(layout.blocks[i - 1].rect.bottom() <= block.rect.top() + 1);
    }
    // What is tied to the next block is not parted from it.
    for (std::size_t i = 0; i + 1 < layout.blocks.size(); ++i)
        if (layout.blocks[i].keepWithNext && layout.blocks[i].kind != BlockKind::contents)
            CHECK(layout.blocks[i].page == layout.blocks[i + 1].page);
    // Pages are numbered.
    for (int page = 1; page < layout.pageCount(); ++page)
        CHECK(pageText(layout, page).contains(QStringLiteral("%1 / %2").arg(page + 1).arg(layout.pageCount())));
}

// No two pieces of text of a page lie upon each other.
void checkNoOverlap(const PageLayout &layout)
{
    for (const auto &page : layout.pages) {
        for (std::size_t i = 0; i < page.size(); ++i) {
            for (std::size_t j = i + 1; j < page.size(); ++j) {
                const PageItem &a = page[i];
                const PageItem &b = page[j];
                if (a.kind != PageItem::Kind::text || b.kind != PageItem::Kind::text)
                    continue;
                const QRectF ra = a.rect.adjusted(1, a.rect.height() * 0.25, -1, -a.rect.height() * 0.25);
                const QRectF rb = b.rect.adjusted(1, b.rect.height() * 0.25, -1, -b.rect.height() * 0.25);
                INFO(a.text.toStdString() << " | " << b.text.toStdString());
                CHECK_FALSE(ra.intersects(rb));
            }
        }
    }
}

ReportTable wideTable(std::size_t columns, std::size_t rows)
{
    ReportTable table;
    table.id = "wide";
    table.title = literal("Wide table");
    for (std::size_t c = 0; c < columns; ++c)
        table.head.push_back(
            {literal("Column " + std::to_string(c)), c ? Unit::usd : Unit::none, "c" + std::to_string(c), c != 0});
    for (std::size_t r = 0; r < rows; ++r) {
        std::vector<ReportCell> row(columns);
        row[0].text = "row" + std::to_string(r);
        for (std::size_t c = 1; c < columns; ++c)
            row[c].number = static_cast<double>(r * 1000 + c) / 7.0;
        table.rows.push_back(std::move(row));
    }
    return table;
}

Report withTable(ReportTable table)
{
    Report report;
    report.title = "T";
    report.sections.push_back({"ranking", literal("Ranking"), {std::move(table)}});
    return report;
}

} // namespace

TEST_CASE("words with hyphens, dots and slashes are whole in a column as wide as the longest", "[report]")
{
    const PageStyle style(PaperSize::a4, QLocale(QLocale::German));
    for (std::size_t i = 0; i < kTextRoles; ++i) {
        const auto role = static_cast<TextRole>(i);
        for (const QString &words :
            {QStringLiteral("Zeit je Ausgabe-Token"), QStringLiteral("p6-b200.48xlarge/on-demand us-east-1")}) {
            QStringList whole;
            for (const QString &line : style.wrap(role, words, style.longestWord(role, words)))
                whole += line.split(u' ');
            CAPTURE(i, words.toStdString());
            CHECK(whole == words.split(u' '));
        }
    }
}

TEST_CASE("pages hold what they must, in every language and on both papers", "[report][layout]")
{
    const std::string language = GENERATE("en", "de", "ko");
    const PaperSize paper = GENERATE(PaperSize::a4, PaperSize::letter);
    const QLocale locale(QString::fromStdString(language));
    const PageLayout layout = laidOut(sampleReport(language), paper, locale);
    checkLayout(layout);
    checkNoOverlap(layout);
    CHECK(layout.pageCount() >= 8);
}

TEST_CASE("reports without answer, with hostile names and without sections are laid out as well", "[report][layout]")
{
    checkLayout(laidOut(emptyReport()));
    checkNoOverlap(laidOut(emptyReport()));
    checkLayout(laidOut(hostileReport()));
    Report bare;
    const PageLayout layout = laidOut(bare);
    checkLayout(layout);
    CHECK(layout.pageCount() == 2);
    bare.title = std::string(20'000, 'x');
    bare.question = literal(std::string(20'000, 'y'));
    bare.author = std::string(3000, 'z');
    checkLayout(laidOut(bare));
}

TEST_CASE("every row of a table stands once, whole and in order, under a repeated head", "[report][layout]")
{
    const PageLayout layout = laidOut(withTable(wideTable(6, 240)));
    checkLayout(layout);
    int next = 0;
    int page = -1;
    bool head = false;
    for (const PlacedBlock &block : layout.blocks) {
        if (block.page != page) {
            page = block.page;
            head = false;
        }
        if (block.kind == BlockKind::tableHead)
            head = true;
        if (block.kind != BlockKind::tableRow)
            continue;
        CHECK(head);
        CHECK(block.row == next);
        ++next;
    }
    CHECK(next == 240);
    CHECK(layout.pageCount() > 6);
    CHECK(pageText(layout, 4).contains(QStringLiteral("Wide table (continued)")));
}

TEST_CASE("no heading is left alone at the end of a page", "[report][layout]")
{
    for (std::size_t rows = 10; rows < 44; ++rows) {
        const PageLayout layout = laidOut(sampleReport("en", rows));
        for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
            const BlockKind kind = layout.blocks[i].kind;
            if (kind != BlockKind::heading && kind != BlockKind::section && kind != BlockKind::tableHead)
                continue;
            REQUIRE(i + 1 < layout.blocks.size());
            CHECK(layout.blocks[i + 1].page == layout.blocks[i].page);
        }
    }
}

TEST_CASE("a table wider than the page comes in parts that repeat the names", "[report][layout]")
{
    const PageLayout layout = laidOut(withTable(wideTable(40, 8)));
    checkLayout(layout);
    checkNoOverlap(layout);
    const QString text = allText(layout);
    for (int c = 0; c < 40; ++c)
        CHECK(text.contains(QStringLiteral("%1\n").arg(c)));
    CHECK(text.contains(QStringLiteral("part 2 of")));
    CHECK(text.count(QStringLiteral("row7\n")) >= 3);
}

TEST_CASE("a cell taller than a page goes on, and nothing of it is lost", "[report][layout]")
{
    ReportTable table = wideTable(3, 3);
    std::string words;
    for (int i = 0; i < 3000; ++i)
        words += "word" + std::to_string(i) + ' ';
    table.rows[1][0].text = words;
    const PageLayout layout = laidOut(withTable(table));
    checkLayout(layout);
    const QString text = allText(layout);
    for (int i = 0; i < 3000; i += 37)
        CHECK(text.contains(QStringLiteral("word%1").arg(i)));
    CHECK(layout.pageCount() > 4);
}

TEST_CASE("a missing figure is a dash with a footnote, never a number", "[report][layout]")
{
    const PageLayout layout = laidOut(emptyReport());
    const QString text = allText(layout);
    CHECK(text.contains(QStringLiteral("No eligible benchmark")));
    CHECK(text.contains(QStringLiteral("No candidate has a cost.")));
    CHECK(text.contains(QStringLiteral("No rows.")));
    CHECK(text.contains(QStringLiteral("No source is cited.")));
    CHECK_FALSE(text.contains(QStringLiteral("nan\n"), Qt::CaseInsensitive));
    CHECK(text.count(format::dash() + QLatin1Char('\n')) >= 12 * 5);
    const PageLayout hostile = laidOut(hostileReport());
    CHECK_FALSE(allText(hostile).contains(QStringLiteral("inf\n")));
}

TEST_CASE("the contents name every section, table, chart and derivation with its page", "[report][layout]")
{
    const Report report = sampleReport();
    const PageLayout layout = laidOut(report);
    std::size_t expected = report.sections.size() + 2 + 6 + 1; // tables, charts, derivation
    CHECK(layout.outline.size() == expected + 2); // and title page and contents
    CHECK(layout.links.size() == expected);
    for (std::size_t i = 0; i < layout.links.size(); ++i) {
        CHECK(layout.links[i].page == 1);
        CHECK(layout.links[i].targetPage == layout.outline[i + 2].page);
        CHECK(layout.links[i].targetY == layout.outline[i + 2].y);
        if (i > 0)
            CHECK(layout.links[i].targetPage >= layout.links[i - 1].targetPage);
    }
    Report many = sampleReport();
    for (int i = 0; i < 120; ++i)
        many.sections.push_back(
            {"s" + std::to_string(i), literal("Section " + std::to_string(i)), {ReportText{literal("x")}}});
    const PageLayout longer = laidOut(many);
    checkLayout(longer);
    std::set<int> pages;
    for (const PageLink &link : longer.links)
        pages.insert(link.page);
    CHECK(pages.size() >= 3);
    CHECK(*pages.rbegin() < longer.links.front().targetPage);
}

TEST_CASE("contents of any length end with how to read the figures", "[report][layout]")
{
    const PageStyle style(PaperSize::a4, QLocale(QLocale::English));
    for (std::size_t sections = 1; sections <= 160; ++sections) {
        INFO(sections);
        Report report;
        report.title = "T";
        for (std::size_t i = 0; i < sections; ++i)
            report.sections.push_back(
                {"claims", literal("Section"), {ReportText{literal("Text."), ReportText::Style::paragraph}}});
        const PageLayout layout = laidOut(report);
        int last = 0, entries = 0;
        double below = 0;
        for (const PlacedBlock &block : layout.blocks)
            if (block.kind == BlockKind::contents) {
                below = block.page > last ? 0 : below;
                last = block.page;
                below = std::max(below, block.rect.bottom());
                CHECK(block.rect.bottom() <= style.body().bottom() + 1);
                ++entries;
            }
        CHECK(entries == static_cast<int>(sections));
        const auto &items = layout.pages[static_cast<std::size_t>(last)];
        const auto legend = std::find_if(items.begin(), items.end(),
            [](const PageItem &item) { return item.text == QStringLiteral("Reading the figures"); });
        REQUIRE(legend != items.end());
        CHECK(legend->rect.top() > below);
    }
}

TEST_CASE("numbers align on the decimal point", "[report][layout]")
{
    const std::vector<std::string> ranking{"ranking"};
    const Report report = withSections(sampleReport(), ranking);
    const PageLayout layout = laidOut(report);
    const PageStyle &style = *layout.style;
    // Costs of the ranking: the point of every number of a page stands at the same place.
    std::map<int, std::set<int>> points;
    const ReportTable &table = *mainTable(report);
    std::set<QString> costs;
    for (const auto &row : table.rows)
        if (row[4].number && !row[4].best)
            if (const QString cost = cellText(row[4], &table.head[4], style.locale()).value; cost.size() >= 5)
                costs.insert(cost);
    for (int page = 0; page < layout.pageCount(); ++page) {
        for (const PageItem &item : layout.pages[static_cast<std::size_t>(page)]) {
            if (item.role != TextRole::cell || !costs.count(item.text)
                || item.rect.left() < style.left() + style.width() * 0.4)
                continue;
            const QString whole = item.text.section(QLatin1Char('.'), 0, 0);
            points[page].insert(static_cast<int>(std::lround(item.rect.left() + style.width(item.role, whole))));
        }
    }
    REQUIRE(points.size() >= 2);
    for (const auto &[page, places] : points)
        CHECK(places.size() == 1);
}

TEST_CASE("names of instances are not broken at their dots", "[report][layout]")
{
    const PageStyle style(PaperSize::a4, QLocale(QLocale::English));
    for (double width = 200; width < 900; width += 13)
        for (const QString &line : style.wrap(TextRole::lead,
                 QStringLiteral("Cheapest: 6 × inf1.2xlarge at 2.17 USD per million, below g4dn.2xlarge."), width)) {
            CHECK_FALSE(line.startsWith(QStringLiteral("2xlarge")));
            CHECK_FALSE(line.endsWith(QStringLiteral("2.")));
        }
    CHECK(style.wrap(TextRole::body, QString(), 100) == QStringList{QString()});
    const QString endless(500, QLatin1Char('W'));
    const QStringList lines = style.wrap(TextRole::body, endless, 400);
    CHECK(lines.size() > 10);
    CHECK(lines.join(QString()) == endless);
    for (const QString &line : lines)
        CHECK(style.width(TextRole::body, line) <= 401);
}

TEST_CASE("control characters and marks of direction do not reach the page", "[report][layout]")
{
    CHECK(printable(QStringLiteral("a\tb\nc\u202Ed\u0000e\u2066")).toStdString() == "a b cde");
    CHECK(printable(QStringLiteral("a\nb"), true) == QStringLiteral("a\nb"));
}

TEST_CASE("a value longer than a page goes on over the next ones", "[report][layout]")
{
    Report report = sampleReport();
    std::string types;
    for (int i = 0; i < 1500; ++i)
        types += (i > 0 ? ", " : "") + ("m" + std::to_string(i) + ".24xlarge");
    ReportKeyValues values;
    for (const std::string &value : {std::string("1"), types, std::string("2")})
        values.rows.emplace_back(Message{"column.candidate", {}}, ReportCell{}).second.text = value;
    report.sections.front().blocks.emplace_back(std::move(values));
    const PageLayout layout = laidOut(report);
    checkLayout(layout);
    checkNoOverlap(layout);
    const QString text = allText(layout);
    for (const char *each : {"m0.24xlarge", "m750.24xlarge", "m1499.24xlarge"})
        CHECK(text.contains(QLatin1String(each)));
}
