// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/page_tabs.h"

#include "views/theme/theme.h"

#include <QEvent>
#include <QTabBar>

namespace wattfare {

PageTabs::PageTabs(QWidget *parent)
    : QTabWidget(parent)
{
    setDocumentMode(true);
    setElideMode(Qt::ElideNone);
    connect(this, &QTabWidget::currentChanged, this, &PageTabs::fit);
}

void PageTabs::addPage(QWidget *page, const QString &iconName, const QString &title)
{
    m_titles << title;
    m_icons << iconName;
    addTab(page, icon(iconName), title);
    tabBar()->setAccessibleTabName(count() - 1, title);
    fit();
}

void PageTabs::setTitle(int index, const QString &title)
{
    if (m_titles[index] == title)
        return;
    m_titles[index] = title;
    tabBar()->setAccessibleTabName(index, title);
    fit();
}

void PageTabs::take(Look look)
{
    m_look = look;
    const bool plain = look == Look::words || look == Look::tightWords;
    tabBar()->setProperty("tight", look == Look::tightWords || look == Look::tightIcons); // for FlatStyle
    for (int i = 0; i < m_titles.size(); ++i) {
        const bool word = look < Look::icons || i == currentIndex();
        const QString text = word ? m_titles[i] : QString();
        setTabText(i, text);
        if (tabIcon(i).isNull() != plain)
            setTabIcon(i, plain ? QIcon() : icon(m_icons[i]));
        setTabToolTip(i, word ? QString() : m_titles[i]);
    }
}

void PageTabs::fit()
{
    if (m_fitting || m_titles.size() != count())
        return;
    m_fitting = true;
    setUpdatesEnabled(false);
    const QWidget *corner = cornerWidget();
    const int room = width() - (corner ? corner->sizeHint().width() : 0);
    for (const Look look : {Look::iconsAndWords, Look::words, Look::tightWords, Look::icons, Look::tightIcons}) {
        take(look);
        if (tabBar()->sizeHint().width() <= room)
            break;
    }
    setUpdatesEnabled(true);
    m_fitting = false;
}

void PageTabs::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    fit();
}

void PageTabs::changeEvent(QEvent *event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace wattfare
