// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/help_window.h"

#include "views/theme/theme.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

namespace wattfare {

namespace {

// What Markdown leaves to the browser: tables with hairlines and room in their cells, code that wraps.
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
            format.setColumnWidthConstraints({QTextLength(QTextLength::PercentageLength, 34), QTextLength(QTextLength::PercentageLength, 66)});
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
    : QDialog(parent), m_pages(std::move(pages)), m_markdown(std::move(markdown))
{
    setWindowTitle(tr("Help"));
    setModal(false);
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    m_list = new QListWidget(splitter);
    m_list->setAccessibleName(tr("Help pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(2);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const PageTitle &page : std::as_const(m_pages))
        m_list->addItem(page.title);
    // As wide as the longest title, in every language; the bar on the right comes and goes.
    const int wide = m_list->sizeHintForColumn(0) + 2 * kSpace2 + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_list->setMinimumWidth(wide);
    m_text = new QTextBrowser(splitter);
    m_text->setAccessibleName(tr("Help text"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // all text is wrapped
    m_text->document()->setDocumentMargin(kSpace4);
    splitter->addWidget(m_list);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({wide, 572});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    resize(wide + 588, 620);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        const PageTitle &page = m_pages[row];
        m_text->setMarkdown(m_markdown(page.id));
        dress(*m_text->document());
        setWindowTitle(tr("Help: %1").arg(page.title));
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.scheme() == QLatin1String("page"))
            showPage(link.path());
        else if (link.scheme() == QLatin1String("https"))
            QDesktopServices::openUrl(link);
    });
}

void HelpWindow::showPage(const QString &id)
{
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i].id == id) {
            m_list->setCurrentRow(static_cast<int>(i));
            return;
        }
    }
    m_list->setCurrentRow(0);
}

QString HelpWindow::currentPage() const
{
    return m_list->currentRow() < 0 ? QString() : m_pages[m_list->currentRow()].id;
}

QString HelpWindow::shownText() const
{
    return m_text->toPlainText();
}

} // namespace wattfare
