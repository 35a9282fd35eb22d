// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/page_tabs.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"

#include <QApplication>
#include <QIcon>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTabBar>

namespace wattfare {

PageRoom::PageRoom(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

void PageRoom::setPage(QWidget *page)
{
    setWidget(page);
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    fit();
    updateGeometry();
}

QSize PageRoom::minimumSizeHint() const
{
    return widget() ? widget()->minimumSizeHint().expandedTo(widget()->minimumSize()) : QSize(0, 0);
}

bool PageRoom::event(QEvent *event)
{
    const bool done = QScrollArea::event(event);
    if (event->type() == QEvent::StyleChange)
        fit();
    return done;
}

bool PageRoom::viewportEvent(QEvent *event)
{
    const bool done = QScrollArea::viewportEvent(event);
    if (event->type() == QEvent::LayoutRequest) {
        fit();
        updateGeometry();
    }
    return done;
}

void PageRoom::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

// Not as a resizable scroll area, which would give a page with text the height that it likes, not the one that it
// needs.
void PageRoom::fit()
{
    if (!widget())
        return;
    const QSize least = minimumSizeHint();
    QSize room = maximumViewportSize();
    const bool high = least.height() > room.height();
    if (high)
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (least.width() > room.width()) {
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
        if (!high && least.height() > room.height())
            room.rwidth() -= verticalScrollBar()->sizeHint().width();
    }
    widget()->resize(room.expandedTo(least));
}

PageTabs::PageTabs(QWidget *parent)
    : QStackedWidget(parent)
    , m_bar(new QWidget(parent))
    , m_tabs(new QTabBar(m_bar))
{
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setMinimumWidth(0);
    m_tabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // its room decides on its look
    m_bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *line = boxLayout<QHBoxLayout>(m_bar, {0, 0, kSpace2, 0}, kSpace2);
    line->addWidget(m_tabs, 1);
    m_bar->installEventFilter(this);
    connect(m_tabs, &QTabBar::currentChanged, this, &QStackedWidget::setCurrentIndex);
    connect(this, &QStackedWidget::currentChanged, m_tabs, &QTabBar::setCurrentIndex);
    connect(this, &QStackedWidget::currentChanged, this, [this] {
        fit();
        updateGeometry();
    });
}

QSize PageTabs::minimumSizeHint() const
{
    return currentWidget() ? currentWidget()->minimumSizeHint().boundedTo(QSize(QWIDGETSIZE_MAX, m_mostAsked))
                           : QSize(0, 0);
}

void PageTabs::askAtMost(int height)
{
    if (height == m_mostAsked)
        return;
    m_mostAsked = height;
    updateGeometry();
}

void PageTabs::setCornerWidget(QWidget *corner)
{
    m_corner = corner;
    m_bar->layout()->addWidget(corner);
    fit();
}

void PageTabs::addPage(PageRoom *page, const QString &iconName, const QString &title)
{
    m_titles << title;
    m_icons << iconName;
    addWidget(page);
    m_tabs->addTab(icon(iconName), title);
    m_tabs->setAccessibleTabName(count() - 1, title);
    fit();
}

void PageTabs::setTitle(int index, const QString &title)
{
    if (m_titles[index] == title)
        return;
    m_titles[index] = title;
    m_tabs->setAccessibleTabName(index, title);
    fit();
}

void PageTabs::take(Look look)
{
    m_look = look;
    const bool plain = look == Look::words || look == Look::tightWords;
    m_tabs->setProperty("tight", look == Look::tightWords || look == Look::tightIcons); // for FlatStyle
    for (int i = 0; i < m_titles.size(); ++i) {
        const bool word = look < Look::icons || i == currentIndex();
        const QString text = word ? m_titles[i] : QString();
        m_tabs->setTabText(i, text);
        if (m_tabs->tabIcon(i).isNull() != plain)
            m_tabs->setTabIcon(i, plain ? QIcon() : icon(m_icons[i]));
        m_tabs->setTabToolTip(i, word ? QString() : m_titles[i]);
    }
}

void PageTabs::fit()
{
    if (m_fitting || m_titles.size() != m_tabs->count())
        return;
    m_fitting = true;
    m_bar->setUpdatesEnabled(false);
    const int room = m_bar->width() - 2 * kSpace2 - (m_corner ? m_corner->sizeHint().width() : 0);
    for (const Look look : {Look::iconsAndWords, Look::words, Look::tightWords, Look::icons, Look::tightIcons}) {
        take(look);
        if (m_tabs->sizeHint().width() <= room)
            break;
    }
    m_bar->setUpdatesEnabled(true);
    m_fitting = false;
}

bool PageTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    return QStackedWidget::eventFilter(watched, event);
}

// Ctrl+Tab from anywhere in a page, to and fro and around.
void PageTabs::keyPressEvent(QKeyEvent *event)
{
    const bool back = event->key() == Qt::Key_Backtab;
    if ((event->modifiers() & Qt::ControlModifier) == 0 || !(back || event->key() == Qt::Key_Tab)) {
        QStackedWidget::keyPressEvent(event);
        return;
    }
    setCurrentIndex((currentIndex() + (back ? count() - 1 : 1)) % count());
    if (!currentWidget()->isAncestorOf(QApplication::focusWidget()))
        currentWidget()->setFocus();
}

} // namespace wattfare
