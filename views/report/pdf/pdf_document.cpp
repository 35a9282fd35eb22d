// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf/pdf_document.h"

#include "views/report/pages/report_text.h"
#include "views/report/pdf/pdf_bounds.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/pdf/pdf_tags.h"
#include "views/words/currency.h"
#include "views/words/languages.h"

// This code holds qpdf objects by std::shared_ptr alone, so the old PointerHolder is not needed.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <QDateTime>
#include <QLocale>

#include <stdexcept>

namespace wattfare {

namespace {

constexpr std::size_t kMaxScenario = 16U * 1024U * 1024U;
constexpr double kPointsPerUnit = 72.0 / kUnitsPerInch;

QPDFObjectHandle unicode(const QString &text) { return QPDFObjectHandle::newUnicodeString(text.toStdString()); }

QPDFObjectHandle real(double value) { return QPDFObjectHandle::newReal(value, 3); }

class Finisher
{
public:
    Finisher(QPDF &pdf, const PageLayout &layout)
        : m_pdf(pdf)
        , m_layout(layout)
        , m_pages(QPDFPageDocumentHelper(pdf).getAllPages())
        , m_height(layout.style->page().height() * kPointsPerUnit)
    {
    }

    void finish()
    {
        information();
        outline();
        links();
        attach();
        characterMaps();
        QPDFObjectHandle root = m_pdf.getRoot();
        root.replaceKey("/Lang", QPDFObjectHandle::newString(languageTag(m_layout.style->locale()).toStdString()));
        root.replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
        QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
        preferences.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
        root.replaceKey("/ViewerPreferences", preferences);
        root.removeKey("/Metadata"); // Qt's repeats its own dates and no author
        addTags(m_pdf, m_layout);
    }

private:
    QPDFObjectHandle target(int page, double y)
    {
        QPDFObjectHandle destination = QPDFObjectHandle::newArray();
        destination.appendItem(m_pages.at(static_cast<std::size_t>(page)).getObjectHandle());
        destination.appendItem(QPDFObjectHandle::newName("/XYZ"));
        destination.appendItem(QPDFObjectHandle::newNull());
        destination.appendItem(real(std::min(m_height, m_height - y * kPointsPerUnit + 12)));
        destination.appendItem(QPDFObjectHandle::newNull());
        return destination;
    }

    void information()
    {
        const Report &report = *m_layout.report;
        QPDFObjectHandle info = QPDFObjectHandle::newDictionary();
        info.replaceKey("/Title", unicode(reportTitle(report)));
        if (!report.author.empty())
            info.replaceKey("/Author", unicode(printable(QString::fromStdString(report.author))));
        if (!report.question.id.empty())
            info.replaceKey("/Subject", unicode(wordsOf(report.question)));
        info.replaceKey("/Keywords", unicode(withCurrency(QStringLiteral("AWS, machine learning, USD, kWh, CO2e"))));
        const QString version = QString::fromStdString(report.programVersion);
        info.replaceKey("/Creator", unicode(QStringLiteral("Wattfare ") + version));
        info.replaceKey("/Producer",
            unicode(QStringLiteral("Qt ") + QString::fromLatin1(qVersion()) + QStringLiteral(", qpdf ")
                + QString::fromStdString(QPDF::QPDFVersion())));
        const QDateTime created = QDateTime::fromString(QString::fromStdString(report.created), Qt::ISODate).toUTC();
        if (created.isValid()) {
            const std::string date = "D:" + created.toString(QStringLiteral("yyyyMMddHHmmss")).toStdString() + 'Z';
            info.replaceKey("/CreationDate", QPDFObjectHandle::newString(date));
            info.replaceKey("/ModDate", QPDFObjectHandle::newString(date));
        }
        m_pdf.getTrailer().replaceKey("/Info", m_pdf.makeIndirectObject(info));
    }

    // Entries of two levels; the second is closed at first, so that the sections show.
    void outline()
    {
        struct Node {
            QPDFObjectHandle object;
            std::vector<std::size_t> children;
            const OutlineEntry *entry = nullptr;
        };
        std::vector<Node> nodes;
        nodes.push_back({m_pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()), {}, nullptr});
        std::size_t parent = 0;
        for (const OutlineEntry &entry : m_layout.outline) {
            const std::size_t above = entry.level > 0 ? parent : 0;
            nodes.push_back({m_pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()), {}, &entry});
            nodes[above].children.push_back(nodes.size() - 1);
            if (entry.level == 0)
                parent = nodes.size() - 1;
        }
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            Node &node = nodes[n];
            if (node.entry) {
                node.object.replaceKey("/Title", unicode(node.entry->title.simplified()));
                node.object.replaceKey("/Dest", target(node.entry->page, node.entry->y));
            } else {
                node.object.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
            }
            if (node.children.empty())
                continue;
            node.object.replaceKey("/First", nodes[node.children.front()].object);
            node.object.replaceKey("/Last", nodes[node.children.back()].object);
            const auto count = static_cast<int>(node.children.size());
            node.object.replaceKey("/Count", QPDFObjectHandle::newInteger(n == 0 ? count : -count));
            for (std::size_t i = 0; i < node.children.size(); ++i) {
                QPDFObjectHandle child = nodes[node.children[i]].object;
                child.replaceKey("/Parent", node.object);
                if (i > 0)
                    child.replaceKey("/Prev", nodes[node.children[i - 1]].object);
                if (i + 1 < node.children.size())
                    child.replaceKey("/Next", nodes[node.children[i + 1]].object);
            }
        }
        m_pdf.getRoot().replaceKey("/Outlines", nodes.front().object);
    }

    void links()
    {
        for (const PageLink &link : m_layout.links) {
            QPDFObjectHandle annotation = QPDFObjectHandle::newDictionary();
            annotation.replaceKey("/Type", QPDFObjectHandle::newName("/Annot"));
            annotation.replaceKey("/Subtype", QPDFObjectHandle::newName("/Link"));
            QPDFObjectHandle rect = QPDFObjectHandle::newArray();
            rect.appendItem(real(link.rect.left() * kPointsPerUnit));
            rect.appendItem(real(m_height - link.rect.bottom() * kPointsPerUnit));
            rect.appendItem(real(link.rect.right() * kPointsPerUnit));
            rect.appendItem(real(m_height - link.rect.top() * kPointsPerUnit));
            annotation.replaceKey("/Rect", rect);
            annotation.replaceKey("/Border", QPDFObjectHandle::parse("[0 0 0]"));
            annotation.replaceKey("/Dest", target(link.targetPage, link.targetY));
            QPDFObjectHandle page = m_pages.at(static_cast<std::size_t>(link.page)).getObjectHandle();
            if (!page.getKey("/Annots").isArray())
                page.replaceKey("/Annots", QPDFObjectHandle::newArray());
            page.getKey("/Annots").appendItem(m_pdf.makeIndirectObject(annotation));
        }
    }

    void attach()
    {
        const Report &report = *m_layout.report;
        if (report.scenarioJson.empty())
            return;
        QPDFEFStreamObjectHelper stream = QPDFEFStreamObjectHelper::createEFStream(m_pdf, report.scenarioJson);
        stream.setSubtype("application/json");
        QPDFFileSpecObjectHelper file = QPDFFileSpecObjectHelper::createFileSpec(m_pdf, kScenarioAttachment, stream);
        file.setDescription("The scenario of this report: Wattfare opens it and computes the same numbers");
        QPDFObjectHandle object = file.getObjectHandle();
        object.replaceKey("/AFRelationship", QPDFObjectHandle::newName("/Source"));
        QPDFEmbeddedFileDocumentHelper(m_pdf).replaceEmbeddedFile(kScenarioAttachment, file);
        QPDFObjectHandle associated = QPDFObjectHandle::newArray();
        associated.appendItem(object);
        m_pdf.getRoot().replaceKey("/AF", associated);
    }

    // Qt maps a glyph back to the first character that shows it: the space reads as a tab, Han characters as radicals,
    // which nobody types into a search field.
    void characterMaps()
    {
        for (QPDFObjectHandle object : m_pdf.getAllObjects()) {
            if (!object.isDictionary() || !object.getKey("/ToUnicode").isStream())
                continue;
            QPDFObjectHandle stream = object.getKey("/ToUnicode");
            const std::shared_ptr<Buffer> data = stream.getStreamData(qpdf_dl_all);
            const std::string map(reinterpret_cast<const char *>(data->getBuffer()), data->getSize());
            const std::string better = betterMap(map);
            if (better != map)
                stream.replaceStreamData(better, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
        }
    }

    static std::string betterTarget(const std::string &hex)
    {
        bool ok = false;
        const auto u
            = static_cast<char16_t>(QByteArray(hex.data(), static_cast<qsizetype>(hex.size())).toUShort(&ok, 16));
        if (!ok || hex.size() != 4)
            return hex;
        const bool compatible
            = (u >= 0x2E80 && u <= 0x2FDF) || (u >= 0xF900 && u <= 0xFAFF) || (u >= 0xFB00 && u <= 0xFB06);
        const QString text = u == 0x0009 || u == 0x00A0 ? QStringLiteral(" ")
            : compatible                                ? QString(QChar(u)).normalized(QString::NormalizationForm_KC)
                                                        : QString(QChar(u));
        std::string out;
        for (const QChar c : text)
            out += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper().toStdString();
        return out;
    }

    // Lines of a CMap: "<first> <last> [<target> <target>]" or "<first> <last> <target>". Only targets change.
    static std::string betterMap(const std::string &map)
    {
        std::string out;
        std::size_t token = 0; // of the line
        for (std::size_t i = 0; i < map.size(); ++i) {
            out += map[i];
            if (map[i] == '\n')
                token = 0;
            if (map[i] != '<')
                continue;
            const std::size_t end = map.find('>', i);
            if (end == std::string::npos)
                continue;
            const std::string hex = map.substr(i + 1, end - i - 1);
            out += (++token >= 3 ? betterTarget(hex) : hex) + '>';
            i = end;
        }
        return out;
    }

    QPDF &m_pdf;
    const PageLayout &m_layout;
    std::vector<QPDFPageObjectHelper> m_pages;
    double m_height;
};

// Keeps what a stream decodes to, up to a limit: a few bytes can unfold to gigabytes.
class LimitedPipeline : public Pipeline
{
public:
    LimitedPipeline()
        : Pipeline("scenario", nullptr)
    {
    }
    void write(unsigned char const *data, size_t size) override
    {
        if (m_bytes.size() + static_cast<qsizetype>(size) > static_cast<qsizetype>(kMaxScenario)) {
            m_overflow = true;
            throw std::length_error("the attachment is too large");
        }
        m_bytes.append(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    }
    void finish() override { }
    const QByteArray &bytes() const { return m_bytes; }
    bool overflow() const { return m_overflow; }

private:
    QByteArray m_bytes;
    bool m_overflow = false;
};

} // namespace

Result<QByteArray> finishPdf(const QByteArray &painted, const PageLayout &layout)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("report", painted.constData(), static_cast<size_t>(painted.size()));
        Finisher(pdf, layout).finish();
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.setDecodeLevel(qpdf_dl_none); // the pages are compressed already
        writer.setDeterministicID(true);
        writer.write();
        const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
        return QByteArray(
            reinterpret_cast<const char *>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception &error) {
        return fail(Error::Code::internal, {"report.pdf_failed", {}}, error.what());
    }
}

bool looksLikePdf(const QByteArray &bytes) { return bytes.left(1024).contains("%PDF-"); }

Result<QByteArray> readAttachedScenario(const QByteArray &bytes, const ProgressFn &progress)
{
    if (!looksLikePdf(bytes))
        return fail(Error::Code::badInput, {"report.not_a_pdf", {}});
    const bool unfolds = unfoldsAsReport(bytes, progress);
    if (!keepGoing(progress, 1.0))
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    if (!unfolds)
        return fail(Error::Code::badInput, {"report.no_scenario", {}});
    LimitedPipeline contents;
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.setAttemptRecovery(false);
        pdf.processMemoryFile("report", bytes.constData(), static_cast<size_t>(bytes.size()));
        const auto file = QPDFEmbeddedFileDocumentHelper(pdf).getEmbeddedFile(kScenarioAttachment);
        if (!file || !file->getEmbeddedFileStream().isStream())
            return fail(Error::Code::badInput, {"report.no_scenario", {}});
        const bool decoded = file->getEmbeddedFileStream().pipeStreamData(&contents, 0, qpdf_dl_all);
        if (!decoded && !contents.overflow())
            return fail(Error::Code::badInput, {"report.not_a_pdf", {}}, "the attachment cannot be decoded");
    } catch (const std::exception &error) {
        if (!contents.overflow())
            return fail(Error::Code::badInput, {"report.not_a_pdf", {}}, error.what());
    }
    if (contents.overflow())
        return fail(Error::Code::badInput, {"report.scenario_too_large", {}});
    return contents.bytes();
}

} // namespace wattfare
