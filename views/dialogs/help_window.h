// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <QVector>

#include <functional>

class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace wattfare {

// The help pages, beside the window so that both can be read. Pages arrive as Markdown; links between them are
// "page:ID" or "page:ID#HEADING", where HEADING is what a heading says before its colon: "simulation-2.3" of
// "Simulation 2.3: Cost".
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    struct PageTitle {
        QString id, title;
        QString above = {}; // id of the page that it is listed under, folded away at first
    };
    HelpWindow(QVector<PageTitle> pages, std::function<QString(const QString &id)> markdown, QWidget *parent = nullptr);

    static QString anchorOf(const QString &heading); // "simulation-2.3"
    void showPage(const QString &place); // "methods-spot" or "methods-spot#simulation-4.1"; of a window that is shown
    QString currentPage() const;
    QString shownText() const;
    QTextBrowser *view() const { return m_text; }
    QTreeWidget *contents() const { return m_contents; }

private:
    void showText(const QTreeWidgetItem *entry);
    QTreeWidgetItem *entryOf(const QString &id) const; // null: no such page

    QVector<PageTitle> m_pages;
    std::function<QString(const QString &)> m_markdown;
    QTreeWidget *m_contents = nullptr;
    QTextBrowser *m_text = nullptr;
};

} // namespace wattfare
