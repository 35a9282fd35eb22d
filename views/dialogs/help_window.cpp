// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/help_window.h"

#include "views/dialogs/dialog_size.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"

#include <QDesktopServices>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSplitter>
#include <QStyle>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUrl>

namespace wattfare {

namespace {

// What Markdown leaves to the browser: tables with hairlines and room in their cells, code that wraps, names of
// headings.
void dress(QTextDocument &document)
{
    const QColor hairline = Theme::instance().colours().hairline;
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(kSpace1);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        if (table->columns() == 2) // keys and what they do
            format.setColumnWidthConstraints(
                {QTextLength(QTextLength::PercentageLength, 34), QTextLength(QTextLength::PercentageLength, 66)});
        format.setTopMargin(kSpace2);
        format.setBottomMargin(kSpace3);
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row) {
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat shape = cell.format().toTableCellFormat();
                shape.setBottomBorder(1);
                shape.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                shape.setBottomBorderBrush(hairline);
                shape.setVerticalAlignment(QTextCharFormat::AlignMiddle); // letters of two fonts stand on one line
                cell.setFormat(shape);
            }
        }
    }
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) {
            QTextCharFormat named;
            named.setAnchor(true);
            named.setAnchorNames({HelpWindow::anchorOf(block.text())});
            cursor.setPosition(block.position());
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(named);
        }
        if (!block.blockFormat().nonBreakableLines())
            continue;
        QTextBlockFormat wrapped = block.blockFormat();
        wrapped.setNonBreakableLines(false);
        cursor.setPosition(block.position());
        cursor.setBlockFormat(wrapped);
    }
}

} // namespace

HelpWindow::HelpWindow(QVector<PageTitle> pages, std::function<QString(const QString &)> markdown, QWidget *parent)
    : QDialog(parent)
    , m_pages(std::move(pages))
    , m_markdown(std::move(markdown))
{
    setWindowTitle(tr("Help"));
    setModal(false);
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    m_contents = new QTreeWidget(splitter);
    m_contents->setAccessibleName(tr("Help pages"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setHeaderHidden(true);
    m_contents->setIndentation(kSpace3);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const PageTitle &page : std::as_const(m_pages)) {
        QTreeWidgetItem *above = entryOf(page.above);
        auto *entry = above ? new QTreeWidgetItem(above, {page.title}) : new QTreeWidgetItem(m_contents, {page.title});
        entry->setData(0, Qt::UserRole, page.id);
    }
    m_contents->expandAll(); // as wide as the longest title, in every language; the bar on the right comes and goes
    const int wide = static_cast<QAbstractItemView *>(m_contents)->sizeHintForColumn(0) + 2 * kSpace2
        + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_contents->collapseAll();
    m_contents->setMinimumWidth(wide);
    m_text = new QTextBrowser(splitter);
    m_text->setAccessibleName(tr("Help text"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // all text is wrapped
    m_text->document()->setDocumentMargin(kSpace4);
    splitter->addWidget(m_contents);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({wide, 572});
    auto *layout = boxLayout<QHBoxLayout>(this, {});
    layout->addWidget(splitter);
    resizeOnScreen(this, {wide + 588, 620});
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *entry) {
        if (entry)
            showText(entry);
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] { // the colours of links and lines are in the text
        if (!m_contents->currentItem())
            return;
        const int place = m_text->verticalScrollBar()->value();
        showText(m_contents->currentItem());
        m_text->verticalScrollBar()->setValue(place);
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.scheme() == QLatin1String("page"))
            showPage(link.toString(QUrl::RemoveScheme));
        else if (link.scheme() == QLatin1String("https"))
            QDesktopServices::openUrl(link);
    });
}

void HelpWindow::showText(const QTreeWidgetItem *entry)
{
    m_text->document()->setLayoutEnabled(false); // or every word and cell would break all lines anew
    m_text->setMarkdown(m_markdown(entry->data(0, Qt::UserRole).toString()));
    dress(*m_text->document());
    m_text->document()->setLayoutEnabled(true);
    setWindowTitle(tr("Help: %1").arg(entry->text(0)));
}

QTreeWidgetItem *HelpWindow::entryOf(const QString &id) const
{
    for (QTreeWidgetItemIterator it(m_contents); *it; ++it)
        if ((*it)->data(0, Qt::UserRole).toString() == id)
            return *it;
    return nullptr;
}

void HelpWindow::showPage(const QString &place)
{
    QTreeWidgetItem *entry = entryOf(place.section(QLatin1Char('#'), 0, 0));
    if (!entry)
        entry = m_contents->topLevelItem(0);
    for (QTreeWidgetItem *each : {entry, entry->parent()})
        if (each)
            each->setExpanded(true); // what is listed under the page is in sight
    m_contents->setCurrentItem(entry);
    if (const QString heading = place.section(QLatin1Char('#'), 1); !heading.isEmpty())
        m_text->scrollToAnchor(heading);
}

QString HelpWindow::anchorOf(const QString &heading)
{
    static const QRegularExpression colon(QStringLiteral("[:：]"));
    return heading.section(colon, 0, 0).toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
}

QString HelpWindow::currentPage() const
{
    const QTreeWidgetItem *entry = m_contents->currentItem();
    return entry ? entry->data(0, Qt::UserRole).toString() : QString();
}

QString HelpWindow::shownText() const { return m_text->toPlainText(); }

} // namespace wattfare
