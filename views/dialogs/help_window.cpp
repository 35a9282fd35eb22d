// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/help_window.h"

#include "views/theme/theme.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSplitter>
#include <QTextBrowser>
#include <QUrl>

namespace wattfare {

HelpWindow::HelpWindow(QVector<PageTitle> pages, std::function<QString(const QString &)> markdown, QWidget *parent)
    : QDialog(parent), m_pages(std::move(pages)), m_markdown(std::move(markdown))
{
    setWindowTitle(tr("Help"));
    setModal(false);
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    m_list = new QListWidget(splitter);
    m_list->setAccessibleName(tr("Help pages"));
    for (const PageTitle &page : std::as_const(m_pages))
        m_list->addItem(page.title);
    m_text = new QTextBrowser(splitter);
    m_text->setAccessibleName(tr("Help text"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(kSpace4);
    splitter->addWidget(m_list);
    splitter->addWidget(m_text);
    splitter->setSizes({180, 560});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    resize(760, 560);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        const PageTitle &page = m_pages[row];
        m_text->setMarkdown(m_markdown(page.id));
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
