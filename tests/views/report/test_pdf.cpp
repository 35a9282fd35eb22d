// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/document.h"
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "tests/views/report/painted_pdf.h"
#include "tests/views/report/pdf_reading.h"
#include "views/report/pages/report_text.h"
#include "views/report/pdf/pdf_bounds.h"
#include "views/report/pdf/pdf_export.h"

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PageLayout laidOut(
    const Report &report, PaperSize paper = PaperSize::a4, const QLocale &locale = QLocale(QLocale::English))
{
    return layoutReport(std::make_shared<const Report>(report), paper, locale);
}

QByteArray pdfOf(const PageLayout &layout)
{
    Result<QByteArray> pdf = paintedPdf(layout);
    REQUIRE(pdf);
    return *pdf;
}

// A PDF with an attachment of that name, made by other means than ours.
QByteArray withAttachment(const std::string &name, const std::string &contents)
{
    QPDF pdf;
    pdf.emptyPDF();
    auto stream = QPDFEFStreamObjectHelper::createEFStream(pdf, contents);
    QPDFEmbeddedFileDocumentHelper(pdf).replaceEmbeddedFile(
        name, QPDFFileSpecObjectHelper::createFileSpec(pdf, name, stream));
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setCompressStreams(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char *>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

std::string refusal(const QByteArray &pdf)
{
    const auto read = readAttachedScenario(pdf);
    REQUIRE_FALSE(read);
    CHECK(read.error().code == Error::Code::badInput);
    return read.error().message.id;
}

} // namespace

TEST_CASE("a PDF reads back: pages, fonts, text, no images", "[report][pdf]")
{
    if (isMissing(QStringLiteral("pdftotext")))
        return;
    const std::string language = GENERATE("en", "de", "ko");
    const PaperSize paper = language == "de" ? PaperSize::letter : PaperSize::a4;
    const QLocale locale(QString::fromStdString(language));
    const Report report = sampleReport(language);
    const PageLayout layout = laidOut(report, paper, locale);
    const PdfFile file(pdfOf(layout));

    CHECK(file.info(QStringLiteral("Pages")).toInt() == layout.pageCount());
    CHECK(file.info(QStringLiteral("Title")).toStdString() == report.title);
    CHECK(file.info(QStringLiteral("Author")).toStdString() == report.author);
    CHECK(file.info(QStringLiteral("Subject")).toStdString() == wordsOf(report.question).toStdString());
    CHECK(file.info(QStringLiteral("Page size"))
              .contains(paper == PaperSize::letter ? QStringLiteral("612 x 792") : QStringLiteral("595 x 842")));
    CHECK(file.images().isEmpty());
    const QStringList fonts = file.fonts();
    CHECK_FALSE(fonts.isEmpty());
    for (const QString &font : fonts) {
        const QStringList parts = font.simplified().split(QLatin1Char(' '));
        INFO(font.toStdString());
        REQUIRE(parts.size() >= 7);
        CHECK(parts[parts.size() - 5] == QStringLiteral("yes")); // emb
        CHECK(parts[parts.size() - 3] == QStringLiteral("yes")); // uni: text can be copied
    }
    // Text of the page as it was laid out, whatever the order in which it is read.
    for (int page = 0; page < layout.pageCount(); ++page) {
        const QString read = withoutSpaces(file.text(page + 1));
        for (const PageItem &item : layout.pages[static_cast<std::size_t>(page)]) {
            if (item.kind != PageItem::Kind::text || item.text.isEmpty())
                continue;
            const QString wanted = withoutSpaces(item.text.normalized(QString::NormalizationForm_KC));
            INFO("page " << page + 1 << ": " << item.text.toStdString());
            CHECK(read.contains(wanted));
        }
    }
}

TEST_CASE("every number of the report stands in the PDF as the screen shows it", "[report][pdf]")
{
    if (isMissing(QStringLiteral("pdftotext")))
        return;
    const Report report = sampleReport();
    const QLocale locale(QLocale::English);
    const PdfFile file(pdfOf(laidOut(report)));
    const QString text = withoutSpaces(file.text());
    for (const ReportTable *table : tablesOf(report)) {
        for (const auto &row : table->rows) {
            for (std::size_t c = 0; c < row.size(); ++c) {
                const CellText words = cellText(row[c], &table->head[c], locale);
                if (!words.isNumber) // names may be wrapped
                    continue;
                for (const QString &part : {words.value, words.range, words.ratio}) {
                    INFO(part.toStdString());
                    CHECK(text.contains(withoutSpaces(part.normalized(QString::NormalizationForm_KC))));
                }
            }
        }
    }
    CHECK(text.contains(QStringLiteral("0.000870")));
    CHECK(text.contains(QStringLiteral("24.82")));
}

TEST_CASE("outline, links and language are in the PDF", "[report][pdf]")
{
    const PageLayout layout = laidOut(sampleReport("ko"), PaperSize::a4, QLocale(QLocale::Korean));
    const QByteArray bytes = pdfOf(layout);
    QPDF pdf;
    pdf.processMemoryFile("report", bytes.constData(), static_cast<size_t>(bytes.size()));
    CHECK_FALSE(pdf.anyWarnings());
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    REQUIRE(pages.size() == static_cast<std::size_t>(layout.pageCount()));

    std::vector<OutlineEntry> found;
    const auto pageOf = [&pages](QPDFObjectHandle page) {
        for (std::size_t i = 0; i < pages.size(); ++i)
            if (pages[i].getObjectHandle().getObjGen() == page.getObjGen())
                return static_cast<int>(i);
        return -1;
    };
    for (QPDFOutlineObjectHelper section : QPDFOutlineDocumentHelper(pdf).getTopLevelOutlines()) {
        found.push_back({QString::fromStdString(section.getTitle()), 0, pageOf(section.getDestPage()), 0});
        for (QPDFOutlineObjectHelper entry : section.getKids())
            found.push_back({QString::fromStdString(entry.getTitle()), 1, pageOf(entry.getDestPage()), 0});
    }
    REQUIRE(found.size() == layout.outline.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        CHECK(found[i].title == layout.outline[i].title.simplified());
        CHECK(found[i].level == layout.outline[i].level);
        CHECK(found[i].page == layout.outline[i].page);
    }
    std::size_t links = 0;
    for (QPDFObjectHandle annotation : pages[1].getObjectHandle().getKey("/Annots").getArrayAsVector()) {
        CHECK(annotation.getKey("/Subtype").getName() == "/Link");
        CHECK(pageOf(annotation.getKey("/Dest").getArrayItem(0)) == layout.links[links].targetPage);
        ++links;
    }
    CHECK(links == layout.links.size());
    CHECK(pdf.getRoot().getKey("/Lang").getUTF8Value().substr(0, 2) == "ko");
}

TEST_CASE("the same report gives the same bytes", "[report][pdf]")
{
    const Report report = sampleReport();
    CHECK(pdfOf(laidOut(report)) == pdfOf(laidOut(report)));
}

TEST_CASE("a PDF whose painting was broken off is none", "[report][pdf]")
{
    PdfPainting painting(laidOut(sampleReport()));
    REQUIRE(painting.step());
    const auto pdf = painting.finish();
    REQUIRE_FALSE(pdf);
    CHECK(pdf.error().code == Error::Code::internal);
}

TEST_CASE("the scenario comes back out of the PDF, byte by byte and as the same scenario", "[report][pdf]")
{
    Report report = sampleReport();
    const auto &presets = bundledPresets();
    REQUIRE_FALSE(presets.empty());
    report.scenarioJson = writeScenario(presets.front().scenario);
    const auto read = readAttachedScenario(pdfOf(laidOut(report)));
    REQUIRE(read);
    CHECK(read->toStdString() == report.scenarioJson);
    const auto scenario = parseScenario(read->toStdString(), "report.pdf");
    REQUIRE(scenario);
    CHECK(writeScenario(*scenario) == report.scenarioJson);
}

TEST_CASE("PDF files that carry no scenario are refused with a reason", "[report][pdf][input]")
{
    CHECK(refusal({}) == "report.not_a_pdf");
    CHECK(refusal("{\"title\": 1}") == "report.not_a_pdf");
    CHECK(refusal("%PDF-1.7\nnothing else") == "report.not_a_pdf");
    CHECK(refusal(withAttachment("other.txt", "x")) == "report.no_scenario");
    Report report = sampleReport();
    report.scenarioJson.clear();
    CHECK(refusal(pdfOf(laidOut(report))) == "report.no_scenario");
    const QByteArray whole = pdfOf(laidOut(sampleReport()));
    for (const double share : {0.1, 0.5, 0.9, 0.99})
        CHECK(refusal(whole.left(static_cast<qsizetype>(share * static_cast<double>(whole.size()))))
            == "report.not_a_pdf");
    CHECK(readAttachedScenario(withAttachment("scenario.wattfare", "{}")).value() == "{}");
}

TEST_CASE("an attachment that unfolds without end is not read", "[report][pdf][input]")
{
    CHECK(refusal(withAttachment("scenario.wattfare", std::string(40U << 20U, ' '))) == "report.scenario_too_large");
}

namespace {

// A stream of one block that is not packed, and reaches to the end of all that follows.
const QByteArray kHiding("9 0 obj\n<<>>\nstream\nx\1\1\xff\xff\0\0", 27);

// Whose catalogue lies in a list of objects that unfolds to `mebibytes`, deflated once for each filter named.
QByteArray withObjectsOf(int mebibytes, const QByteArray &filter, int times, const QByteArray &before = {})
{
    QByteArray packed = "1 0 <</Type/Catalog>>" + QByteArray(mebibytes << 20, ' ');
    for (int i = 0; i < times; ++i)
        packed = qCompress(packed, 9).sliced(4); // without Qt's count of bytes
    QByteArray pdf = "%PDF-1.5\n" + before;
    const auto stream = [&](const QByteArray &object, const QByteArray &dictionary, const QByteArray &bytes) {
        pdf += object + " 0 obj\n<<" + dictionary + "/Length " + QByteArray::number(bytes.size()) + ">>\nstream\n"
            + bytes + "\nendstream\nendobj\n";
    };
    const QByteArray first(1, char(9)); // where the list stands: nine bytes behind the head
    stream("2", "/Type/ObjStm/N 1/First 4/Filter" + filter, packed);
    const qsizetype at = pdf.size();
    const QByteArray offset(1, char(at >> 16)), middle(1, char(at >> 8)), last(1, char(at));
    const QByteArray table = QByteArray(5, '\0') + QByteArray("\2\0\0\2\0", 5) + QByteArray("\1\0\0", 3) + first
        + QByteArray(1, '\0') + QByteArray("\1", 1) + offset + middle + last + QByteArray(1, '\0');
    stream("3", "/Type/XRef/Size 4/W[1 3 1]/Root 1 0 R", table);
    return pdf + "startxref\n" + QByteArray::number(at) + "\n%%EOF\n";
}

} // namespace

TEST_CASE("objects that unfold without end are not read, however they are packed", "[report][pdf][input]")
{
    CHECK(unfoldsAsReport(withObjectsOf(1, "/FlateDecode", 1)));
    CHECK_FALSE(unfoldsAsReport(withObjectsOf(100, "/FlateDecode", 1)));
    CHECK_FALSE(unfoldsAsReport(withObjectsOf(100, "[/FlateDecode/FlateDecode]", 2)));
    CHECK_FALSE(unfoldsAsReport(withObjectsOf(1, "/LZW#44ecode", 1)));
    CHECK(refusal(withObjectsOf(100, "/FlateDecode", 1)) == "report.no_scenario");
    CHECK(unfoldsAsReport(withObjectsOf(1, "/FlateDecode", 1, kHiding)));
    CHECK_FALSE(unfoldsAsReport(withObjectsOf(100, "[/FlateDecode/FlateDecode]", 2, kHiding)));
    for (const char *filter : {"/RL", "[/Fl /LZW]", "[ /A#385 ]", " 5 0 R", "[5 0 R]", "%/Fl\n/RL", "/RunLengthDecode"})
        CHECK_FALSE(unfoldsAsReport(withObjectsOf(1, filter, 1, kHiding)));
}

TEST_CASE("a PDF that would be unfolded for hours is not read", "[report][pdf][input]")
{
    CHECK(unfoldsAsReport(QByteArray("stream").repeated(1'000'000)));
    CHECK_FALSE(unfoldsAsReport(QByteArray("streamx\1").repeated(200'000)));
    const QByteArray nested("streamx\1\0\10\0\xf7\xff", 13); // each unfolds what those behind it unfold
    CHECK(unfoldsAsReport(nested));
    CHECK_FALSE(unfoldsAsReport(nested.repeated(90'000)));
    const QByteArray empty = QByteArray("\0\0\0\xff\xff", 5).repeated(500'000); // unfolds to nothing
    CHECK_FALSE(unfoldsAsReport("streamx\1" + QByteArray("\0\10\0\xf7\xffstreamx\1", 13).repeated(2'000) + empty));
    int asked = 0;
    const auto stopped = readAttachedScenario("%PDF-" + QByteArray(8 << 20, ' '), [&](double) { return ++asked < 3; });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
}

TEST_CASE("hostile names and missing figures make a PDF like any other", "[report][pdf][input]")
{
    for (const Report &report : {hostileReport(), emptyReport(), Report{}}) {
        const QByteArray bytes = pdfOf(laidOut(report));
        QPDF pdf;
        pdf.processMemoryFile("report", bytes.constData(), static_cast<size_t>(bytes.size()));
        CHECK_FALSE(pdf.anyWarnings());
        CHECK(QPDFPageDocumentHelper(pdf).getAllPages().size() >= 2);
    }
}
