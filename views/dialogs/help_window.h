// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <QVector>

#include <functional>

class QListWidget;
class QTextBrowser;

namespace wattfare {

// The help pages, beside the window so that both can be read. Pages arrive as Markdown; links between them are "page:ID".
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    struct PageTitle {
        QString id, title;
    };
    HelpWindow(QVector<PageTitle> pages, std::function<QString(const QString &id)> markdown, QWidget *parent = nullptr);

    void showPage(const QString &id);
    QString currentPage() const;
    QString shownText() const;

private:
    QVector<PageTitle> m_pages;
    std::function<QString(const QString &)> m_markdown;
    QListWidget *m_list = nullptr;
    QTextBrowser *m_text = nullptr;
};

} // namespace wattfare
