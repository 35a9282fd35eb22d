// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/build_report.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "tests/views/report/painted_pdf.h"
#include "tests/views/report/pdf_reading.h"
#include "views/charts/chart_render.h"
#include "views/words/messages.h"

#include <QBuffer>
#include <QDir>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <functional>
#include <map>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PageLayout laidOutFor(const Report &report, const QLocale &locale = QLocale(QLocale::English))
{
    return layoutReport(std::make_shared<const Report>(report), PaperSize::a4, locale);
}

QByteArray taggedPdf(const PageLayout &layout)
{
    Result<QByteArray> pdf = paintedPdf(layout);
    REQUIRE(pdf);
    return *pdf;
}

// The same pages without a mark.
QByteArray plainPdf(const PageLayout &layout)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(static_cast<int>(kUnitsPerInch));
        writer.setPageLayout(
            QPageLayout(layout.style->pageSize(), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Point));
        QPainter painter(&writer);
        for (int page = 0; page < layout.pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            paintPage(painter, layout, page);
        }
    }
    return bytes;
}

// Elements of a PDF in reading order, with what they say.
struct Element {
    std::string tag, alternative;
    QString text;
    int depth = 0;
};

QList<Element> elementsOf(const QByteArray &bytes)
{
    const PdfFile file(bytes);
    const Ran ran = run(QStringLiteral("pdfinfo"), {QStringLiteral("-struct-text"), file.path()});
    CHECK(ran.exitCode == 0);
    CHECK(ran.errors.toStdString().empty());
    QList<Element> elements;
    for (const QString &line : QString::fromUtf8(ran.output).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString words = line.trimmed();
        if (words.startsWith(QLatin1Char('"')) && !elements.isEmpty())
            elements.last().text += words.mid(1, words.size() - 2);
        else if (!words.startsWith(QStringLiteral("Object ")) && !words.startsWith(QLatin1Char('/')))
            elements += {words.section(QLatin1Char(' '), 0, 0).remove(QLatin1Char(':')).toStdString(), {}, {},
                static_cast<int>(line.indexOf(words)) / 2};
    }
    return elements;
}

void walk(QPDFObjectHandle element, const std::function<void(QPDFObjectHandle)> &each)
{
    if (element.isArray()) {
        for (QPDFObjectHandle child : element.getArrayAsVector())
            walk(child, each);
    } else if (element.isDictionary() && element.hasKey("/S")) {
        each(element);
        walk(element.getKey("/K"), each);
    }
}

Report wholeReport(const char *preset)
{
    const auto results = evaluated(findPreset(preset)->scenario);
    ReportOptions options;
    options.trajectories = 2000;
    options.created = "2026-11-21T09:30:00Z";
    return buildReport(*results, answer(*results), options);
}

} // namespace

TEST_CASE("a PDF is tagged: marked, with language, title and a description of every figure", "[report][pdf]")
{
    for (const Report &report :
        {sampleReport(), hostileReport(), emptyReport(), Report{}, wholeReport("bert-large-spot")}) {
        INFO(report.title);
        const PageLayout layout = laidOutFor(report);
        const QByteArray bytes = taggedPdf(layout);
        QPDF pdf;
        pdf.processMemoryFile("report", bytes.constData(), static_cast<size_t>(bytes.size()));
        CHECK_FALSE(pdf.anyWarnings());
        QPDFObjectHandle root = pdf.getRoot();
        CHECK(root.getKey("/MarkInfo").getKey("/Marked").getBoolValue());
        CHECK(root.getKey("/ViewerPreferences").getKey("/DisplayDocTitle").getBoolValue());
        CHECK(root.getKey("/Lang").isString());
        CHECK(pdf.getTrailer().getKey("/Info").getKey("/Title").isString());
        std::map<std::string, int> tags;
        std::vector<std::string> described;
        walk(root.getKey("/StructTreeRoot").getKey("/K"), [&](QPDFObjectHandle element) {
            const std::string tag = element.getKey("/S").getName();
            ++tags[tag];
            CHECK(element.getKey("/P").isDictionary());
            if (tag == "/Figure")
                described.push_back(element.getKey("/Alt").getUTF8Value());
            if (tag == "/TR")
                CHECK(element.getKey("/K").getArrayNItems() > 0);
        });
        CHECK(tags["/Document"] == 1);
        CHECK(tags["/H1"] == static_cast<int>(report.sections.size()) + 2); // the title and the contents
        std::vector<std::string> charts;
        for (const ReportSection &section : report.sections)
            for (const ReportBlock &block : section.blocks)
                if (const auto *chart = std::get_if<ReportChart>(&block); chart && !chartIsEmpty(chart->chart))
                    charts.push_back(printable(chartAltText(chart->chart)).toStdString());
        CHECK(described == charts);
        CHECK(tags["/Link"] == static_cast<int>(layout.links.size()));
        // The parents of what is marked on a page are its elements, each named by its number.
        QPDFObjectHandle parents = root.getKey("/StructTreeRoot").getKey("/ParentTree").getKey("/Nums");
        std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
        for (std::size_t page = 0; page < pages.size(); ++page) {
            QPDFObjectHandle list = parents.getArrayItem(2 * static_cast<int>(page) + 1);
            CHECK(pages[page].getObjectHandle().getKey("/StructParents").getIntValue() == static_cast<int>(page));
            for (QPDFObjectHandle element : list.getArrayAsVector())
                CHECK(element.getKey("/Type").getName() == "/StructElem");
            const auto stream = pages[page].getObjectHandle().getKey("/Contents").getStreamData(qpdf_dl_all);
            const QByteArray content(
                reinterpret_cast<const char *>(stream->getBuffer()), static_cast<qsizetype>(stream->getSize()));
            CHECK_FALSE(content.contains("-9000"));
            // Balanced, and not across a text object.
            int open = 0, marked = 0;
            bool inText = false;
            for (const QByteArray &word : content.simplified().split(' ')) {
                if (word == "BDC" || word == "BMC") {
                    CHECK(open++ == 0);
                    CHECK_FALSE(inText);
                    marked += word == "BDC" ? 1 : 0;
                } else if (word == "EMC") {
                    CHECK(--open == 0);
                    CHECK_FALSE(inText);
                } else if (word == "BT" || word == "ET") {
                    inText = word == "BT";
                }
            }
            CHECK(open == 0);
            CHECK(marked == list.getArrayNItems());
        }
    }
}

TEST_CASE("the structure says what the pages say, in order, and headings skip no level", "[report][pdf]")
{
    if (isMissing(QStringLiteral("pdfinfo")))
        return;
    for (const char *language : {"en", "ko"}) {
        const PageLayout layout = laidOutFor(sampleReport(language), QLocale(QString::fromLatin1(language)));
        const QList<Element> elements = elementsOf(taggedPdf(layout));
        REQUIRE(elements.size() > 50);
        CHECK(elements[0].tag == "Document");
        int level = 0;
        QString said, wanted;
        std::map<std::string, int> tags;
        for (const Element &element : elements) {
            ++tags[element.tag];
            if (element.tag == "H1" || element.tag == "H2") {
                const int next = element.tag[1] - '0';
                CHECK(next <= level + 1);
                level = next;
            }
            if (element.tag != "Figure") // a chart has words of its own
                said += element.text;
        }
        CHECK(tags["Table"] >= 2);
        CHECK(tags["TH"] > 10);
        CHECK(tags["TD"] > 50);
        CHECK(tags["Figure"] == 6);
        for (const std::vector<PageItem> &page : layout.pages)
            for (const PageItem &item : page)
                if (item.kind == PageItem::Kind::text && item.element >= 0)
                    wanted += item.text;
        const auto plain = [](const QString &words) {
            QString sorted = withoutSpaces(words.normalized(QString::NormalizationForm_KC));
            sorted.remove(QChar(0x00A0)).remove(QChar(0x202F));
            std::sort(sorted.begin(), sorted.end());
            return sorted.toStdString();
        };
        CHECK(plain(said) == plain(wanted)); // each piece once: its order within a page is that of the painting
        // What is no element is what every page repeats.
        int repeated = 0;
        for (const PageItem &item : layout.pages[2])
            repeated += item.kind == PageItem::Kind::text && item.element < 0 ? 1 : 0;
        CHECK(repeated == 4);
    }
}

TEST_CASE("every row of a table has a cell a column", "[report][pdf]")
{
    for (const Report &report : {sampleReport(), wholeReport("bert-large-spot")}) {
        const PageLayout layout = laidOutFor(report);
        std::map<int, std::pair<int, std::vector<std::string>>> lines; // of a row: its table and its cells
        for (std::size_t i = 0; i < layout.elements.size(); ++i) {
            const PageElement &element = layout.elements[i];
            const std::string tag = element.tag;
            CHECK(element.parent < static_cast<int>(i));
            if (tag == "TR")
                lines[static_cast<int>(i)].first = element.parent;
            if (tag == "TH" || tag == "TD")
                lines[element.parent].second.push_back(element.scope ? element.scope : "");
        }
        std::map<int, std::size_t> columns;
        for (const auto &[line, row] : lines) {
            const auto [first, isHead] = columns.try_emplace(row.first, row.second.size());
            CHECK(row.second.size() == first->second);
            CHECK(row.second.front() == (isHead ? "Column" : "Row"));
        }
        CHECK(columns.size() >= 2);
    }
}

TEST_CASE("a tagged page looks as one without tags, pixel by pixel", "[report][pdf]")
{
    if (isMissing(QStringLiteral("pdftoppm")))
        return;
    for (const Report &report : {sampleReport(), wholeReport("layoutlm")}) {
        const PageLayout layout = laidOutFor(report);
        const auto pictures = [](const QByteArray &pdf) {
            const PdfFile file(pdf);
            const QTemporaryDir folder;
            const Ran ran = run(QStringLiteral("pdftoppm"),
                {QStringLiteral("-r"), QStringLiteral("50"), file.path(), folder.filePath(QStringLiteral("p"))});
            CHECK(ran.exitCode == 0);
            CHECK(ran.errors.toStdString().empty());
            QList<QByteArray> pages;
            for (const QString &name : QDir(folder.path()).entryList(QDir::Files, QDir::Name)) {
                QFile picture(folder.filePath(name));
                REQUIRE(picture.open(QIODevice::ReadOnly));
                pages += picture.readAll();
            }
            return pages;
        };
        const QList<QByteArray> tagged = pictures(taggedPdf(layout)), plain = pictures(plainPdf(layout));
        REQUIRE(tagged.size() == layout.pageCount());
        REQUIRE(plain.size() == tagged.size());
        for (qsizetype page = 0; page < plain.size(); ++page) {
            INFO("page " << page + 1);
            CHECK(tagged[page] == plain[page]);
        }
    }
}

TEST_CASE("bullets are items of lists", "[report][pdf]")
{
    if (isMissing(QStringLiteral("pdfinfo")))
        return;
    const auto read = [](const QString &words) {
        return withoutSpaces(words.normalized(QString::NormalizationForm_KC)).toStdString();
    };
    const Report report = wholeReport("bert-large-spot");
    std::vector<std::string> wanted;
    for (const ReportBlock &block : findSection(report, "answer")->blocks)
        if (const auto *words = std::get_if<ReportText>(&block); words && words->style == ReportText::Style::bullet)
            wanted.push_back(read(printable(text(words->message))));
    REQUIRE(wanted.size() > 5);
    const QList<Element> elements = elementsOf(taggedPdf(laidOutFor(report)));
    std::vector<std::string> listed;
    int lists = 0, labels = 0;
    for (qsizetype i = 0; i < elements.size(); ++i) {
        const Element &element = elements[i];
        lists += element.tag == "L" ? 1 : 0;
        labels += element.tag == "Lbl" ? 1 : 0;
        if (element.tag != "LBody")
            continue;
        listed.push_back(read(element.text));
        CHECK(elements[i - 1].tag == "Lbl");
        CHECK(read(elements[i - 1].text) == "\u2022");
        CHECK(elements[i - 2].tag == "LI");
    }
    REQUIRE(listed.size() >= wanted.size());
    listed.resize(wanted.size());
    CHECK(listed == wanted);
    CHECK(lists >= 2);
    CHECK(labels >= static_cast<int>(listed.size()));
}

TEST_CASE("a blank stands where a line of an element ends, unless it breaks within a word", "[report][pdf]")
{
    if (isMissing(QStringLiteral("pdfinfo")))
        return;
    Report report = sampleReport();
    const QString words = QStringLiteral("A title of so many words that it is bound to wrap on the first page of all");
    report.title = words.toStdString();
    QStringList said;
    for (const Element &element : elementsOf(taggedPdf(laidOutFor(report))))
        said += element.text.simplified();
    CHECK(said.contains(words));
    CHECK(said.contains(QStringLiteral("Catalogue ") + QString::fromStdString(report.catalogVersion)));
}
