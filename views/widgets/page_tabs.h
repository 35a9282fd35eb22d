// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QScrollArea>
#include <QStackedWidget>
#include <QStringList>

class QTabBar;

namespace wattfare {

// Where a page stands: it asks for the room that the page needs, and with less it scrolls.
class PageRoom : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageRoom(QWidget *parent = nullptr);

    void setPage(QWidget *page);
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

// The pages of the window, and their tabs in a bar of its own, which stands above the docks: it stays where it is when
// these come and go. Where not all tabs fit beside each other, first their icons go, then the space between them, then
// the words of all but the current one: no page hides behind scroll arrows.
class PageTabs : public QStackedWidget
{
    Q_OBJECT
public:
    enum class Look { iconsAndWords, words, tightWords, icons, tightIcons };
    explicit PageTabs(QWidget *parent = nullptr);

    // The tabs with what stands at their end; the window places it.
    QWidget *bar() const { return m_bar; }
    QTabBar *tabBar() const { return m_tabs; }
    void setCornerWidget(QWidget *corner);
    void addPage(PageRoom *page, const QString &iconName, const QString &title);
    QString title(int index) const { return m_titles[index]; }
    void setTitle(int index, const QString &title);
    Look look() const { return m_look; }
    QSize minimumSizeHint() const override; // of the page that is shown: no other makes it larger
    void askAtMost(int height); // what its page needs beyond that it scrolls to

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fit();
    void take(Look look);

    QWidget *m_bar, *m_corner = nullptr;
    QTabBar *m_tabs;
    QStringList m_titles, m_icons;
    Look m_look = Look::iconsAndWords;
    bool m_fitting = false;
    int m_mostAsked = QWIDGETSIZE_MAX;
};

} // namespace wattfare
