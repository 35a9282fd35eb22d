// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf/pdf_tags.h"

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Pl_Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string_view>

namespace wattfare {

namespace {

// Copies the stream of a page. "x y w h re f" of a mark becomes the end of one marked content and the begin of the
// next.
class MarkFilter : public QPDFObjectHandle::TokenFilter
{
public:
    explicit MarkFilter(std::vector<std::string> begins)
        : m_begins(std::move(begins))
    {
    }

    void handleToken(QPDFTokenizer::Token const &token) override
    {
        if (!m_begun) {
            write(m_begins.at(0));
            m_begun = true;
        }
        m_pending += token.getRawValue();
        switch (token.getType()) {
        case QPDFTokenizer::tt_integer:
        case QPDFTokenizer::tt_real:
            m_operands.push_back(QByteArray::fromStdString(token.getValue()).toDouble());
            return;
        case QPDFTokenizer::tt_space:
        case QPDFTokenizer::tt_comment: return;
        case QPDFTokenizer::tt_word: break;
        default: m_operands.clear(); return;
        }
        if (token.getValue() == "re" && isMark()) {
            m_pending.clear();
            m_inMark = true;
        } else if (m_inMark) { // the operator that fills it
            if (token.getValue() != "f")
                throw std::runtime_error("a mark is not filled");
            m_pending.clear();
            m_inMark = false;
            write("\nEMC\n" + m_begins.at(++m_marks));
        } else {
            write(m_pending);
            m_pending.clear();
        }
        m_operands.clear();
    }

    void handleEOF() override
    {
        write(m_pending + "\nEMC\n");
        if (m_inMark || m_marks + 1 != m_begins.size())
            throw std::runtime_error("a page has other marks than its layout");
    }

private:
    bool isMark() const
    {
        constexpr double kClose = 0.01;
        const std::array<double, 4> mark{
            kElementMark.x(), kElementMark.y(), kElementMark.width(), kElementMark.height()};
        return m_operands.size() == mark.size()
            && std::equal(mark.begin(), mark.end(), m_operands.begin(),
                [](double a, double b) { return std::abs(a - b) < kClose; });
    }

    std::vector<std::string> m_begins; // of the marked contents of the page, the first without a mark
    std::string m_pending; // since the last operator
    std::vector<double> m_operands;
    std::size_t m_marks = 0;
    bool m_begun = false, m_inMark = false;
};

class Tagger
{
public:
    Tagger(QPDF &pdf, const PageLayout &layout)
        : m_pdf(pdf)
        , m_layout(layout)
        , m_pages(QPDFPageDocumentHelper(pdf).getAllPages())
        , m_parents(QPDFObjectHandle::newArray())
    {
    }

    void run()
    {
        addElements();
        for (std::size_t page = 0; page < m_pages.size(); ++page)
            addPage(page);
        addLinks();
        for (std::size_t i = 0; i < m_elements.size(); ++i)
            m_elements[i].replaceKey("/K", QPDFObjectHandle::newArray(m_children[i]));
        QPDFObjectHandle tree = QPDFObjectHandle::newDictionary();
        tree.replaceKey("/Nums", m_parents);
        m_root.replaceKey("/ParentTree", m_pdf.makeIndirectObject(tree));
        m_root.replaceKey("/ParentTreeNextKey", QPDFObjectHandle::newInteger(m_nextKey));
        QPDFObjectHandle marked = QPDFObjectHandle::newDictionary();
        marked.replaceKey("/Marked", QPDFObjectHandle::newBool(true));
        m_pdf.getRoot().replaceKey("/MarkInfo", marked);
        m_pdf.getRoot().replaceKey("/StructTreeRoot", m_root);
    }

private:
    QPDFObjectHandle newElement(const char *tag, const QPDFObjectHandle &parent)
    {
        QPDFObjectHandle element = QPDFObjectHandle::newDictionary();
        element.replaceKey("/Type", QPDFObjectHandle::newName("/StructElem"));
        element.replaceKey("/S", QPDFObjectHandle::newName(std::string("/") + tag));
        element.replaceKey("/P", parent);
        return m_pdf.makeIndirectObject(element);
    }

    void addElements()
    {
        QPDFObjectHandle root = QPDFObjectHandle::newDictionary();
        root.replaceKey("/Type", QPDFObjectHandle::newName("/StructTreeRoot"));
        m_root = m_pdf.makeIndirectObject(root);
        QPDFObjectHandle document = newElement("Document", m_root);
        m_root.replaceKey("/K", document);
        for (const PageElement &each : m_layout.elements) {
            QPDFObjectHandle element
                = newElement(each.tag, each.parent < 0 ? document : m_elements[static_cast<std::size_t>(each.parent)]);
            if (!each.alternative.isEmpty())
                element.replaceKey("/Alt", QPDFObjectHandle::newUnicodeString(each.alternative.toStdString()));
            if (each.scope) {
                QPDFObjectHandle attributes = QPDFObjectHandle::newDictionary();
                attributes.replaceKey("/O", QPDFObjectHandle::newName("/Table"));
                attributes.replaceKey("/Scope", QPDFObjectHandle::newName(std::string("/") + each.scope));
                element.replaceKey("/A", attributes);
            }
            if (std::string_view(each.tag) == "L") {
                QPDFObjectHandle attributes = QPDFObjectHandle::newDictionary();
                attributes.replaceKey("/O", QPDFObjectHandle::newName("/List"));
                attributes.replaceKey("/ListNumbering", QPDFObjectHandle::newName("/Disc"));
                element.replaceKey("/A", attributes);
            }
            m_elements.push_back(element);
        }
        m_children.resize(m_elements.size());
        m_listed.resize(m_elements.size());
        // A mark within words stands between them: it is listed where the page comes to it.
        std::vector<QPDFObjectHandle> top;
        for (std::size_t i = 0; i < m_elements.size(); ++i) {
            const int parent = m_layout.elements[i].parent;
            if (isInline(i))
                continue;
            m_listed[i] = true;
            (parent < 0 ? top : m_children[static_cast<std::size_t>(parent)]).push_back(m_elements[i]);
        }
        document.replaceKey("/K", QPDFObjectHandle::newArray(top));
    }

    bool isInline(std::size_t element) const { return std::string_view(m_layout.elements[element].tag) == "Span"; }

    void addPage(std::size_t page)
    {
        QPDFObjectHandle object = m_pages[page].getObjectHandle();
        std::vector<std::string> begins;
        std::vector<QPDFObjectHandle> parents; // of the marked contents, by their number
        for (const int each : paintedElements(m_layout, static_cast<int>(page))) {
            if (each < 0) {
                begins.emplace_back("/Artifact BMC\n");
                continue;
            }
            const auto element = static_cast<std::size_t>(each);
            const auto number = static_cast<int>(parents.size());
            begins.push_back(
                std::string("/") + m_layout.elements[element].tag + " <</MCID " + std::to_string(number) + ">> BDC\n");
            parents.push_back(m_elements[element]);
            if (!m_listed[element]) {
                m_listed[element] = true;
                m_children[static_cast<std::size_t>(m_layout.elements[element].parent)].push_back(m_elements[element]);
            }
            QPDFObjectHandle content = QPDFObjectHandle::newDictionary();
            content.replaceKey("/Type", QPDFObjectHandle::newName("/MCR"));
            content.replaceKey("/Pg", object);
            content.replaceKey("/MCID", QPDFObjectHandle::newInteger(number));
            m_children[element].push_back(content);
        }
        MarkFilter filter(std::move(begins));
        Pl_Buffer marked("page");
        m_pages[page].filterContents(&filter, &marked);
        object.replaceKey("/Contents", QPDFObjectHandle::newStream(&m_pdf, marked.getBufferSharedPointer()));
        object.replaceKey("/StructParents", QPDFObjectHandle::newInteger(m_nextKey));
        object.replaceKey("/Tabs", QPDFObjectHandle::newName("/S"));
        addParent(m_pdf.makeIndirectObject(QPDFObjectHandle::newArray(parents)));
    }

    void addParent(const QPDFObjectHandle &parent)
    {
        m_parents.appendItem(QPDFObjectHandle::newInteger(m_nextKey++));
        m_parents.appendItem(parent);
    }

    // The annotations of the pages stand in the order of the links.
    void addLinks()
    {
        std::vector<int> done(m_pages.size());
        for (const PageLink &link : m_layout.links) {
            const auto page = static_cast<std::size_t>(link.page);
            QPDFObjectHandle annotation = m_pages[page].getObjectHandle().getKey("/Annots").getArrayItem(done[page]++);
            if (link.element < 0)
                continue;
            annotation.replaceKey("/StructParent", QPDFObjectHandle::newInteger(m_nextKey));
            addParent(m_elements[static_cast<std::size_t>(link.element)]);
            QPDFObjectHandle reference = QPDFObjectHandle::newDictionary();
            reference.replaceKey("/Type", QPDFObjectHandle::newName("/OBJR"));
            reference.replaceKey("/Obj", annotation);
            reference.replaceKey("/Pg", m_pages[page].getObjectHandle());
            m_children[static_cast<std::size_t>(link.element)].push_back(reference);
        }
    }

    QPDF &m_pdf;
    const PageLayout &m_layout;
    std::vector<QPDFPageObjectHelper> m_pages;
    QPDFObjectHandle m_root, m_parents;
    std::vector<QPDFObjectHandle> m_elements; // as those of the layout
    std::vector<std::vector<QPDFObjectHandle>> m_children; // of each of them
    std::vector<bool> m_listed; // by its parent
    int m_nextKey = 0; // of the parents
};

} // namespace

void addTags(QPDF &pdf, const PageLayout &layout) { Tagger(pdf, layout).run(); }

} // namespace wattfare
