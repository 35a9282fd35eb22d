// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pages/page_layout.h"

#include "views/charts/chart_render.h"
#include "views/report/pages/page_block.h"
#include "views/report/pages/page_elements.h"
#include "views/report/pages/report_text.h"
#include "views/words/figure_class.h"
#include "views/words/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace layout {

namespace {

double chartHeight(const ChartSpec &spec, double most)
{
    const auto rows = [&](std::size_t count, double each, double frame) {
        return std::clamp(mm(frame + each * static_cast<double>(count)), mm(38), most);
    };
    struct {
        const decltype(rows) &forRows;
        double operator()(const ScatterChart &) const { return mm(86); }
        double operator()(const BarChart &chart) const { return forRows(chart.bars.size(), 6.2, 26); }
        double operator()(const StackedBarChart &chart) const { return forRows(chart.bars.size(), 6.8, 30); }
        double operator()(const LineChart &) const { return mm(77); }
        double operator()(const HistogramChart &) const { return mm(72); }
        double operator()(const TornadoChart &chart) const { return forRows(chart.bars.size(), 8.4, 30); }
        double operator()(const WaterfallChart &) const { return mm(80); }
        double operator()(const HeatMapChart &chart) const { return forRows(chart.rows.size(), 6.6, 26); }
        double operator()(const HourlyChart &) const { return mm(66); }
        double operator()(const TimelineChart &chart) const { return forRows(chart.rows.size(), 7.0, 30); }
        double operator()(const MapChart &) const { return mm(96); }
        double operator()(const DecisionChart &chart) const { return mm(chart.panels.size() > 1 ? 140 : 100); }
    } height{rows};
    return std::min(most, std::visit(height, spec.kind));
}

} // namespace

void addChart(PageBlocks &pageBlocks, const ReportChart &chart)
{
    const PageStyle &style = pageBlocks.style();
    const QString title = printable(text(chart.chart.title));
    if (chartIsEmpty(chart.chart)) {
        addHeading(pageBlocks, title, true);
        const QString why = chart.chart.empty.empty()
            ? QCoreApplication::translate("Report", "There is nothing to draw: every figure is missing.")
            : printable(text(chart.chart.empty));
        addParagraph(pageBlocks, why, TextRole::body, style.colours().secondary, 0, 0, BlockKind::text);
        return;
    }
    PageBlock &pageBlock = pageBlocks.add(BlockKind::chart, mm(7));
    PageItem item;
    item.kind = PageItem::Kind::chart;
    item.chart = &chart.chart;
    item.text = title;
    pageBlock.height = chartHeight(chart.chart, style.body().height() * 0.8);
    item.rect = QRectF(0, 0, style.width(), pageBlock.height);
    pageBlock.items.push_back(item);
    pageBlock.entry = OutlineEntry{title, 1, 0, 0};
}

} // namespace layout

namespace {

using layout::ElementWriter;
using layout::fillItem;
using layout::kHairline;
using layout::kRule;
using layout::PageBlock;
using layout::PageBlocks;
using layout::textItem;

struct BlockWriter {
    PageBlocks &pageBlocks;
    void operator()(const ReportText &block) const { layout::addText(pageBlocks, block); }
    void operator()(const ReportTable &block) const { layout::addTable(pageBlocks, block); }
    void operator()(const ReportChart &block) const { layout::addChart(pageBlocks, block); }
    void operator()(const ReportDerivation &block) const { layout::addDerivation(pageBlocks, block); }
    void operator()(const ReportKeyValues &block) const { layout::addKeyValues(pageBlocks, block); }
    void operator()(const ReportFormula &block) const { layout::addFormula(pageBlocks, block); }
    void operator()(const ReportSources &block) const { layout::addSources(pageBlocks, block); }
};

// How much lower and how much higher than usual a chart may be, as shares of its height: bars grow thin and fat sooner
// than curves grow flat and empty.
struct Give {
    double less, more;
};
Give giveOf(const ChartSpec &spec)
{
    const bool bars = std::holds_alternative<BarChart>(spec.kind) || std::holds_alternative<StackedBarChart>(spec.kind)
        || std::holds_alternative<TornadoChart>(spec.kind) || std::holds_alternative<TimelineChart>(spec.kind)
        || std::holds_alternative<HeatMapChart>(spec.kind);
    if (std::holds_alternative<HistogramChart>(spec.kind)) // a distribution reads in a low picture as well
        return {0.35, 0.4};
    if (std::holds_alternative<ScatterChart>(spec.kind))
        return {0.209, 0.4}; // 68 mm
    return bars ? Give{0.2, 0.25} : Give{0.2, 0.4};
}

class Paginator
{
public:
    Paginator(ReportPtr report, std::shared_ptr<const PageStyle> style)
        : m_style(*style)
        , m_colours(style->colours())
    {
        m_layout.report = std::move(report);
        m_layout.style = std::move(style);
    }

    PageLayout run()
    {
        PageBlocks pageBlocks(m_style);
        const Report &report = *m_layout.report;
        for (std::size_t i = 0; i < report.sections.size(); ++i)
            addSection(pageBlocks, report.sections[i], i + 1);

        titlePage();
        m_contents = m_writer.add("Sect");
        std::size_t entries = 0;
        for (const PageBlock &pageBlock : pageBlocks.list())
            entries += pageBlock.entry.has_value();
        const int contents = contentsPages(entries);
        m_layout.outline.push_back({titleText(), 0, 0, 0});
        m_layout.outline.push_back({reportWords(QT_TRANSLATE_NOOP("Report", "Contents")), 0, 1, 0});
        for (int i = 0; i < contents; ++i)
            newPage();
        if (!pageBlocks.list().empty()) {
            newPage();
            place(pageBlocks.list());
        }
        contentsPage();
        runningHeads();
        return std::move(m_layout);
    }

private:
    QString titleText() const
    {
        const QString title = reportTitle(*m_layout.report).trimmed();
        return title.isEmpty() ? reportWords(QT_TRANSLATE_NOOP("Report", "Untitled report")) : title;
    }

    void addSection(PageBlocks &pageBlocks, const ReportSection &section, std::size_t number)
    {
        const QString title = sectionTitle(section);
        const QString label = QString::number(number);
        const double indent = m_style.width(TextRole::heading1, QStringLiteral("00")) + mm(2.5);
        const std::size_t begun = pageBlocks.list().size();
        PageBlock &pageBlock = pageBlocks.add(BlockKind::section, mm(13));
        pageBlock.items.push_back(textItem(m_style, 0, 0, label, TextRole::heading1, m_colours.accent));
        double y
            = layout::addLines(pageBlock, m_style, m_style.wrap(TextRole::heading1, title, m_style.width() - indent),
                indent, 0, TextRole::heading1, m_colours.text);
        y += mm(1.4);
        pageBlock.items.push_back(fillItem(0, y, m_style.width(), kHairline, m_colours.hairline));
        pageBlock.height = y + mm(1.5);
        pageBlock.keepWithNext = !section.blocks.empty();
        pageBlock.entry = OutlineEntry{label + QStringLiteral("  ") + title, 0, 0, 0};
        for (std::size_t i = 0; i < section.blocks.size(); ++i) {
            const std::size_t first = pageBlocks.list().size();
            std::visit(BlockWriter{pageBlocks}, section.blocks[i]);
            const auto *values = std::get_if<ReportKeyValues>(&section.blocks[i]);
            if (values && values->style == ReportKeyValues::Style::list) {
                const PageBlock &continued = layout::addContinued(pageBlocks, title);
                for (std::size_t c = first + 1; c < pageBlocks.list().size(); ++c)
                    pageBlocks.list()[c].repeatedHead = &continued;
            }
            // A remark on a chart stays with it.
            const auto *next
                = i + 1 < section.blocks.size() ? std::get_if<ReportText>(&section.blocks[i + 1]) : nullptr;
            if (next && next->style == ReportText::Style::note && pageBlocks.list().back().kind == BlockKind::chart)
                pageBlocks.list().back().keepWithNext = true;
        }
        keepLists(pageBlocks.list(), begun);
    }

    // A heading and a short list below it stay together: the last bullets alone on the next page would look forgotten.
    void keepLists(std::deque<PageBlock> &pageBlocks, std::size_t from) const
    {
        constexpr double kShort = 0.3; // of a page
        for (std::size_t begin = from; begin < pageBlocks.size(); ++begin) {
            if (pageBlocks[begin].kind != BlockKind::heading)
                continue;
            double height = pageBlocks[begin].height;
            std::size_t end = begin + 1;
            for (; end < pageBlocks.size() && (pageBlocks[end].bullet || (end > begin + 1 && pageBlocks[end].goesOn));
                 ++end)
                height += pageBlocks[end].spaceBefore + pageBlocks[end].height;
            for (std::size_t i = begin; height < kShort * m_style.body().height() && i + 1 < end; ++i)
                pageBlocks[i].keepWithNext = true;
        }
    }

    void newPage()
    {
        m_layout.pages.emplace_back();
        m_cursor = m_style.body().top();
        m_top = true;
    }

    int page() const { return m_layout.pageCount() - 1; }

    void put(const PageBlock &pageBlock, double y, bool repeated = false)
    {
        std::vector<PageItem> &items = m_layout.pages.back();
        const std::size_t from = items.size();
        for (PageItem item : pageBlock.items) {
            item.rect.translate(m_style.left(), y);
            items.push_back(std::move(item));
        }
        if (!repeated)
            m_writer.assign(pageBlock, items, from);
        PlacedBlock block;
        block.kind = pageBlock.kind;
        block.page = page();
        block.rect = QRectF(m_style.left(), y, m_style.width(), pageBlock.height);
        block.table = pageBlock.table;
        block.row = pageBlock.row;
        block.keepWithNext = pageBlock.keepWithNext;
        m_layout.blocks.push_back(block);
        if (pageBlock.entry) {
            OutlineEntry entry = *pageBlock.entry;
            entry.page = page();
            entry.y = y;
            m_layout.outline.push_back(std::move(entry));
        }
    }

    void place(const std::deque<PageBlock> &pageBlocks)
    {
        const double bottom = m_style.body().bottom();
        for (std::size_t begin = 0; begin < pageBlocks.size();) {
            std::size_t end = begin + 1;
            while (end < pageBlocks.size() && pageBlocks[end - 1].keepWithNext)
                ++end;
            double needed = m_top ? 0 : pageBlocks[begin].spaceBefore;
            for (std::size_t i = begin; i < end; ++i)
                needed += pageBlocks[i].height + (i > begin ? pageBlocks[i].spaceBefore : 0);
            // A section that would begin in the last third of a page, with more to come than fits there, begins a new
            // one.
            const bool late = pageBlocks[begin].kind == BlockKind::section
                && m_cursor > m_style.body().top() + m_style.body().height() * 0.68
                && m_cursor + sectionHeight(pageBlocks, begin) > bottom;
            // A chart that would fit the rest of the page if it were a little lower, and nearer to what stands above
            // where a section begins with it, is made so: better than a page a third empty.
            std::size_t chart = begin;
            while (chart < end && pageBlocks[chart].kind != BlockKind::chart)
                ++chart;
            const double excess = m_cursor + needed - bottom;
            const double lower
                = chart < end ? pageBlocks[chart].height * giveOf(*pageBlocks[chart].items.front().chart).less : 0;
            const double nearer
                = pageBlocks[begin].kind == BlockKind::section ? pageBlocks[begin].spaceBefore * 0.5 : 0;
            const bool squeezed = !m_top && !late && excess > 0 && chart < end && excess <= lower + nearer;
            if (squeezed)
                m_cursor -= std::max(0.0, excess - lower);
            if (!m_top && !squeezed && (late || excess > 0))
                breakPage(pageBlocks[begin]);
            for (std::size_t i = begin; i < end; ++i) {
                const PageBlock &pageBlock = pageBlocks[i];
                if (squeezed && i == chart) {
                    PageBlock made = pageBlock;
                    made.height -= std::min(excess, lower);
                    made.items.front().rect.setHeight(made.height);
                    put(made, m_cursor + pageBlock.spaceBefore);
                    m_cursor += pageBlock.spaceBefore + made.height;
                    continue;
                }
                // Only a group taller than a page comes apart.
                if (!m_top && !squeezed && m_cursor + pageBlock.spaceBefore + pageBlock.height > bottom)
                    breakPage(pageBlock);
                const double y = m_cursor + (m_top ? 0 : pageBlock.spaceBefore);
                put(pageBlock, y);
                m_cursor = y + pageBlock.height;
                m_top = false;
            }
            begin = end;
        }
    }

    static double sectionHeight(const std::deque<PageBlock> &pageBlocks, std::size_t begin)
    {
        double height = 0;
        for (std::size_t i = begin; i < pageBlocks.size() && (i == begin || pageBlocks[i].kind != BlockKind::section);
             ++i)
            height += pageBlocks[i].spaceBefore + pageBlocks[i].height;
        return height;
    }

    // Room that is left at the end of a page goes to its charts; what stands below them moves down.
    void growCharts()
    {
        const double room = m_style.body().bottom() - m_cursor;
        std::vector<PageItem> &items = m_layout.pages.back();
        double total = 0;
        for (const PageItem &item : items)
            total += item.kind == PageItem::Kind::chart ? item.rect.height() : 0;
        if (total <= 0 || room < mm(3))
            return;
        for (std::size_t i = items.size(); i-- > 0;) {
            if (items[i].kind != PageItem::Kind::chart)
                continue;
            const QRectF before = items[i].rect;
            const double growth = before.height() * std::min(room / total, giveOf(*items[i].chart).more);
            const auto below = [&](double top) { return top >= before.bottom() - 1; };
            for (PageItem &item : items)
                if (below(item.rect.top()))
                    item.rect.translate(0, growth);
            for (std::size_t b = m_layout.blocks.size(); b-- > 0 && m_layout.blocks[b].page == page();) {
                QRectF &rect = m_layout.blocks[b].rect;
                if (below(rect.top()))
                    rect.translate(0, growth);
                else if (rect.top() <= before.top() + 1 && rect.bottom() >= before.bottom() - 1)
                    rect.setBottom(rect.bottom() + growth);
            }
            for (std::size_t e = m_layout.outline.size(); e-- > 0 && m_layout.outline[e].page == page();)
                if (below(m_layout.outline[e].y))
                    m_layout.outline[e].y += growth;
            items[i].rect.setHeight(before.height() + growth);
        }
    }

    void breakPage(const PageBlock &next)
    {
        growCharts();
        newPage();
        if (!next.repeatedHead)
            return;
        put(*next.repeatedHead, m_cursor, true);
        m_cursor += next.repeatedHead->height;
        m_top = false;
    }

    // ---- First page -------------------------------------------------------------------------------------------------

    struct Setting {
        TextRole role;
        qsizetype lines; // at most
    };

    // Lines of a text in the first role that takes no more lines than it may; cut with an ellipsis if none does.
    double block(const QString &text, std::initializer_list<Setting> settings, double x, double y, const QColor &colour)
    {
        TextRole role = settings.begin()->role;
        qsizetype most = 0;
        QStringList lines;
        for (const Setting &setting : settings) {
            role = setting.role;
            most = setting.lines;
            lines = m_style.balanced(role, text, m_style.width() - x);
            if (lines.size() <= most)
                break;
        }
        if (lines.size() > most) {
            lines = lines.mid(0, most);
            lines.back() = m_style.elided(role, lines.back() + QStringLiteral(" …"), m_style.width() - x);
            if (!lines.back().endsWith(QChar(0x2026)))
                lines.back() += QChar(0x2026);
        }
        for (const QString &line : lines) {
            m_layout.pages.back().push_back(textItem(m_style, m_style.left() + x, y, line, role, colour));
            y += m_style.lineHeight(role);
        }
        return y;
    }

    void titlePage()
    {
        newPage();
        const Report &report = *m_layout.report;
        std::vector<PageItem> &items = m_layout.pages.back();
        const double left = m_style.left();
        // The mark: three bars that fall, the middle of what the program is about.
        for (int bar = 0; bar < 3; ++bar) {
            const double height = mm(7.0 - 2.1 * bar);
            items.push_back(fillItem(left + mm(2.6) * bar, mm(24) + mm(7) - height, mm(1.9), height,
                bar == 2 ? m_colours.accent : m_colours.text));
        }
        items.push_back(textItem(m_style, left + mm(10), mm(24) + mm(7) - m_style.ascent(TextRole::heading2),
            QStringLiteral("Wattfare"), TextRole::heading2, m_colours.text));

        // What was put on the page since the last call is an element.
        std::size_t from = 0;
        const auto tagged = [&](const char *tag) {
            ElementWriter::assign(m_writer.add(tag), items, from);
            from = items.size();
        };
        tagged("P");
        double y = mm(66);
        y = block(titleText(),
            {{TextRole::title, 5}, {TextRole::heading1, 6}, {TextRole::heading2, 9}, {TextRole::body, 14}}, 0, y,
            m_colours.text);
        tagged("H1");
        y += mm(5);
        if (!report.question.id.empty()) {
            y = block(wordsOf(report.question), {{TextRole::subtitle, 7}}, 0, y, m_colours.secondary);
            tagged("P");
        }
        y += mm(14);
        for (const ReportText *lead : leadsOf(report)) {
            const double top = y;
            y = block(wordsOf(lead->message), {{TextRole::lead, 8}, {TextRole::body, 8}}, mm(5), y, m_colours.text);
            items.push_back(fillItem(left, top, mm(1.1), y - top, m_colours.accent));
            tagged("P");
        }
        titleFacts();
        PlacedBlock placed;
        placed.kind = BlockKind::titlePage;
        placed.rect = QRectF(left, mm(24), m_style.width(), m_style.page().height() - mm(48));
        m_layout.blocks.push_back(placed);
    }

    static std::vector<const ReportText *> leadsOf(const Report &report)
    {
        std::vector<const ReportText *> leads;
        if (const ReportSection *answer = findSection(report, "answer"))
            for (const ReportBlock &block : answer->blocks)
                if (const auto *text = std::get_if<ReportText>(&block); text && text->style == ReportText::Style::lead)
                    leads.push_back(text);
        return leads;
    }

    void titleFacts()
    {
        const Report &report = *m_layout.report;
        std::vector<std::pair<QString, QString>> facts;
        const auto add = [&](const char *name, const std::string &value) {
            if (!value.empty())
                facts.emplace_back(reportWords(name), printable(QString::fromStdString(value)));
        };
        add(QT_TRANSLATE_NOOP("Report", "Author"), report.author);
        add(QT_TRANSLATE_NOOP("Report", "Made on"), report.created.substr(0, 10));
        add(QT_TRANSLATE_NOOP("Report", "Prices as of"), report.asOf);
        add(QT_TRANSLATE_NOOP("Report", "Catalogue"), report.catalogVersion);
        add(QT_TRANSLATE_NOOP("Report", "Program"),
            report.programVersion.empty() ? std::string() : "Wattfare " + report.programVersion);
        std::vector<PageItem> &items = m_layout.pages.back();
        const double line = m_style.lineHeight(TextRole::body) + mm(1.2);
        double y = m_style.page().height() - mm(26) - line * static_cast<double>(facts.size());
        for (const auto &[name, value] : facts) {
            items.push_back(fillItem(m_style.left(), y, m_style.width(), kHairline, m_colours.hairline));
            items.push_back(textItem(m_style, m_style.left(), y + mm(0.6), name, TextRole::body, m_colours.secondary));
            items.push_back(textItem(m_style, m_style.left() + mm(46), y + mm(0.6),
                m_style.elided(TextRole::body, value, m_style.width() - mm(46)), TextRole::body, m_colours.text));
            ElementWriter::assign(m_writer.add("P"), items, items.size() - 2);
            y += line;
        }
    }

    // ---- Contents ---------------------------------------------------------------------------------------------------

    // Entries stand closer where the legend would not find its place below them otherwise.
    double contentsLine() const { return m_style.lineHeight(TextRole::body) + m_contentsGap; }
    double contentsTop() const { return m_style.lineHeight(TextRole::heading1) + mm(7); }

    int contentsPages(std::size_t entries)
    {
        const double height = m_style.body().height() - contentsTop();
        const double closest = (height - legendParts().height - kAboveLegend) / static_cast<double>(entries + 1)
            - m_style.lineHeight(TextRole::body);
        if (closest >= 0)
            m_contentsGap = std::min(m_contentsGap, closest);
        const auto full = std::max<std::size_t>(1, static_cast<std::size_t>(height / contentsLine()));
        if (closest >= 0 || entries <= 1) {
            m_entriesPerPage = full;
            return 1;
        }
        // The last page leaves room for the legend.
        const auto room = static_cast<std::size_t>((height - legendParts().height - kAboveLegend) / contentsLine());
        for (std::size_t pages = 2;; ++pages) {
            const std::size_t last = std::min(room, entries / pages);
            m_entriesPerPage = (entries - last + pages - 2) / (pages - 1);
            if (m_entriesPerPage <= full)
                return static_cast<int>(pages);
        }
    }

    void contentsPage()
    {
        const double left = m_style.left();
        double y = 0;
        std::size_t onPage = 0;
        int contents = 1;
        const auto begin = [&](int pageNumber) {
            contents = pageNumber;
            onPage = 0;
            y = m_style.body().top();
            m_layout.pages[static_cast<std::size_t>(pageNumber)].push_back(textItem(m_style, left, y,
                reportWords(QT_TRANSLATE_NOOP("Report", "Contents")), TextRole::heading1, m_colours.text));
            if (pageNumber == 1)
                m_layout.pages[1].back().element = m_writer.add("H1", m_contents);
            y += contentsTop();
        };
        begin(1);
        const int list = m_writer.add("TOC", m_contents);
        for (std::size_t i = 2; i < m_layout.outline.size(); ++i) {
            if (onPage == m_entriesPerPage)
                begin(contents + 1);
            const OutlineEntry &entry = m_layout.outline[i];
            std::vector<PageItem> &items = m_layout.pages[static_cast<std::size_t>(contents)];
            const std::size_t from = items.size();
            const bool top = entry.level == 0;
            const TextRole role = top ? TextRole::bodyBold : TextRole::body;
            const QString number = QString::number(entry.page + 1);
            const double numberWidth = m_style.width(role, number);
            const double x = left + (top ? 0 : mm(9));
            const QString title = m_style.elided(
                role, top ? entry.title.section(QStringLiteral("  "), 1) : entry.title, m_style.width() - mm(30));
            double textX = x;
            if (top) {
                items.push_back(
                    textItem(m_style, x, y, entry.title.section(QStringLiteral("  "), 0, 0), role, m_colours.accent));
                textX = left + mm(9);
            }
            items.push_back(textItem(m_style, textX, y, title, role, top ? m_colours.text : m_colours.secondary));
            items.push_back(textItem(m_style, m_style.right() - numberWidth, y, number, role, m_colours.text));
            const double ruleX = textX + m_style.width(role, title) + mm(3);
            const double ruleEnd = m_style.right() - mm(11);
            if (ruleEnd > ruleX)
                items.push_back(
                    fillItem(ruleX, y + m_style.ascent(role) - kHairline, ruleEnd - ruleX, kHairline, m_colours.grid));
            const int element = m_writer.add("Link", m_writer.add("TOCI", list));
            ElementWriter::assign(element, items, from);
            m_layout.links.push_back(
                {contents, QRectF(left, y, m_style.width(), m_style.lineHeight(role)), entry.page, entry.y, element});
            PlacedBlock block;
            block.kind = BlockKind::contents;
            block.page = contents;
            block.rect = m_layout.links.back().rect;
            m_layout.blocks.push_back(block);
            y += contentsLine();
            ++onPage;
        }
        legend(contents);
    }

    static constexpr FigureClass kClasses[]
        = {FigureClass::measured, FigureClass::vendor, FigureClass::derived, FigureClass::estimate, FigureClass::user};
    struct Legend {
        QStringList notes;
        double line, wordWidth, height;
    };

    Legend legendParts() const
    {
        const double line = m_style.lineHeight(TextRole::small) + mm(0.8);
        QStringList notes;
        for (const char *text : {QT_TRANSLATE_NOOP("Report",
                                     "Ranges run from low to high. A computed figure bears the weakest class among the "
                                     "inputs that matter to it."),
                 QT_TRANSLATE_NOOP("Report", "— means missing: no figure was found. It never counts as zero.")})
            notes += m_style.wrap(TextRole::small, reportWords(text), m_style.width());
        double wordWidth = mm(24);
        for (const FigureClass cls : kClasses)
            wordWidth = std::max(wordWidth, m_style.width(TextRole::smallBold, classWord(cls)) + mm(3));
        const double height = m_style.lineHeight(TextRole::heading2) + mm(3)
            + line * (static_cast<double>(std::size(kClasses)) + static_cast<double>(notes.size()));
        return {notes, line, wordWidth, height};
    }

    // How to read the figures, at the foot of the contents: contentsPages() leaves room.
    void legend(int pageNumber)
    {
        const auto [notes, line, wordWidth, height] = legendParts();
        double at = m_style.body().bottom() - height;
        std::vector<PageItem> &items = m_layout.pages[static_cast<std::size_t>(pageNumber)];
        const double left = m_style.left();
        items.push_back(fillItem(left, at - mm(3), m_style.width(), kHairline, m_colours.hairline));
        items.push_back(textItem(m_style, left, at, reportWords(QT_TRANSLATE_NOOP("Report", "Reading the figures")),
            TextRole::heading2, m_colours.text));
        items.back().element = m_writer.add("H2", m_contents);
        at += m_style.lineHeight(TextRole::heading2) + mm(1.5);
        for (const FigureClass cls : kClasses) {
            items.push_back(layout::markerItem(left, at + m_style.ascent(TextRole::small) - layout::kMarker + 1,
                layout::kMarker, cls, m_colours.text));
            items.push_back(textItem(m_style, left + mm(4), at, classWord(cls), TextRole::smallBold, m_colours.text));
            items.push_back(textItem(m_style, left + mm(4) + wordWidth, at,
                m_style.elided(TextRole::small, classMeaning(cls), m_style.width() - mm(4) - wordWidth),
                TextRole::small, m_colours.secondary));
            ElementWriter::assign(m_writer.add("P", m_contents), items, items.size() - 2);
            at += line;
        }
        const std::size_t from = items.size();
        for (const QString &text : notes) {
            items.push_back(textItem(m_style, left, at, text, TextRole::small, m_colours.secondary));
            at += line;
        }
        ElementWriter::assign(m_writer.add("P", m_contents), items, from);
    }

    // ---- Heads and feet ---------------------------------------------------------------------------------------------

    void runningHeads()
    {
        const Report &report = *m_layout.report;
        QStringList foot{QStringLiteral("Wattfare")
            + (report.programVersion.empty() ? QString()
                                             : QLatin1Char(' ') + QString::fromStdString(report.programVersion))};
        if (!report.catalogVersion.empty())
            foot += reportWords(QT_TRANSLATE_NOOP("Report", "catalogue %1"))
                        .arg(printable(QString::fromStdString(report.catalogVersion)));
        if (!report.asOf.empty())
            foot += reportWords(QT_TRANSLATE_NOOP("Report", "prices as of %1"))
                        .arg(printable(QString::fromStdString(report.asOf)));
        const QString footText = foot.join(QStringLiteral(" · "));
        const double ascent = m_style.ascent(TextRole::small);
        const int pages = m_layout.pageCount();
        std::size_t entry = 0;
        QString current;
        for (int number = 1; number < pages; ++number) {
            std::vector<PageItem> &items = m_layout.pages[static_cast<std::size_t>(number)];
            // The section that goes on from the page before, unless one begins at the top.
            QString section = current;
            for (; entry < m_layout.outline.size() && m_layout.outline[entry].page <= number; ++entry) {
                const OutlineEntry &begun = m_layout.outline[entry];
                if (begun.level != 0)
                    continue;
                current = begun.title.section(QStringLiteral("  "), -1);
                if (section.isEmpty() || begun.page < number || begun.y <= m_style.body().top() + 1)
                    section = current;
            }
            const double headY = m_style.headBaseline() - ascent;
            const QString right = m_style.elided(TextRole::small, section, m_style.width() * 0.42);
            const double rightWidth = m_style.width(TextRole::small, right);
            items.push_back(textItem(m_style, m_style.left(), headY,
                m_style.elided(TextRole::small, titleText(), m_style.width() - rightWidth - mm(8)), TextRole::small,
                m_colours.secondary));
            items.push_back(
                textItem(m_style, m_style.right() - rightWidth, headY, right, TextRole::small, m_colours.secondary));
            items.push_back(fillItem(
                m_style.left(), m_style.headBaseline() + mm(2.2), m_style.width(), kHairline, m_colours.hairline));
            const double footY = m_style.footBaseline() - ascent;
            const QString count = QStringLiteral("%1 / %2").arg(number + 1).arg(pages);
            const double countWidth = m_style.width(TextRole::small, count);
            items.push_back(textItem(m_style, m_style.left(), footY,
                m_style.elided(TextRole::small, footText, m_style.width() - countWidth - mm(8)), TextRole::small,
                m_colours.secondary));
            items.push_back(
                textItem(m_style, m_style.right() - countWidth, footY, count, TextRole::small, m_colours.secondary));
        }
    }

    PageLayout m_layout;
    ElementWriter m_writer{m_layout.elements};
    int m_contents = -1; // element of the contents
    const PageStyle &m_style;
    const ThemeColours &m_colours;
    double m_cursor = 0;
    bool m_top = true;
    std::size_t m_entriesPerPage = 1;
    double m_contentsGap = mm(0.9);
    static inline const double kAboveLegend = mm(8);
};

} // namespace

PageLayout layoutReport(ReportPtr report, PaperSize paper, const QLocale &locale)
{
    auto style = std::make_shared<const PageStyle>(paper, locale);
    return Paginator(std::move(report), std::move(style)).run();
}

} // namespace wattfare
