// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "app/window/pages.h"
#include "views/pages/inspector/slide_in.h"
#include "views/theme/theme.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/tool_button.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>

// Which docks stand beside the page, and when.
namespace wattfare {

namespace {

constexpr int kRoomForDocks = 1200; // at 100 %; a narrower window has icons instead, and one dock at a time

// A button in the title of a dock, before those that Qt puts there.
class TitleButton : public QObject
{
public:
    TitleButton(QDockWidget *dock, QToolButton *button)
        : QObject(dock)
        , m_dock(dock)
        , m_button(button)
    {
        dock->installEventFilter(this);
        if (auto *first = dock->findChild<QWidget *>(QStringLiteral("qt_dockwidget_floatbutton")))
            first->installEventFilter(this);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
            place();
        return QObject::eventFilter(watched, event);
    }

private:
    void place()
    {
        const auto *first = m_dock->findChild<QWidget *>(QStringLiteral("qt_dockwidget_floatbutton"));
        if (!first)
            return;
        const QSize size = first->size();
        m_button->setGeometry(QRect(first->pos() - QPoint(size.width() + kSpace1, 0), size));
        m_button->raise();
    }

    QDockWidget *m_dock;
    QToolButton *m_button;
};

} // namespace

// The inspector comes with a selection and goes with Esc; pinned it stays.
void MainWindow::createInspectorPin()
{
    QDockWidget *dock = m_docks[kInspector];
    m_inspectorPin = toolButton(QStringLiteral("keep-open"), tr("Keep the inspector open"), dock);
    m_inspectorPin->setObjectName(QStringLiteral("pin_inspector"));
    m_inspectorPin->setCheckable(true);
    m_inspectorPin->setFocusPolicy(Qt::NoFocus); // as the other buttons there
    const int side = std::max(12, fontMetrics().height() * 3 / 4);
    m_inspectorPin->setIconSize(QSize(side, side));
    new TitleButton(dock, m_inspectorPin);
    connect(m_inspectorPin, &QToolButton::toggled, this, &MainWindow::pinInspector);
}

// Esc where nothing else is to be left: in a table, or in the inspector itself.
bool MainWindow::leavesInspector(QObject *watched) const
{
    const QDockWidget *dock = m_docks[kInspector];
    const auto *widget = qobject_cast<const QAbstractItemView *>(watched);
    return widget && widget->window() == this && !m_inspectorPinned && dock->isVisible() && !dock->isFloating();
}

// Until the next selection.
void MainWindow::hideInspector()
{
    QDockWidget *dock = m_docks[kInspector];
    if (m_inspectorPinned || dock->isHidden())
        return;
    const bool focused = dock->isAncestorOf(QApplication::focusWidget());
    const QScopedValueRollback folding(m_folding, true);
    dock->hide();
    m_wanted.removeAll(kInspector);
    m_folded.removeAll(kInspector);
    if (focused)
        m_tabs->currentWidget()->setFocus();
}

void MainWindow::pinInspector(bool pinned)
{
    m_inspectorPinned = pinned;
    m_inspectorPin->setChecked(pinned);
}

// What the person selects, not what the program does for the first results. Where docks have little room it does not
// take the place of the workload.
void MainWindow::showSelected()
{
    QDockWidget *dock = m_docks[kInspector];
    if (m_inspectorClosed || !m_restored || !isVisible() || !dock->isHidden()
        || !m_context.session.selection().current())
        return;
    if (mustFold(kInspector)) {
        if (m_wanted.contains(kWorkload) && m_docks[kWorkload]->isVisible())
            return;
        m_wanted.append(kInspector);
    }
    {
        const QScopedValueRollback folding(m_folding, true);
        m_folded.removeAll(kInspector);
        const bool slides = SlideIn::isWanted(*this) && !dock->isFloating()
            && dockWidgetArea(dock) == Qt::RightDockWidgetArea && tabifiedDockWidgets(dock).isEmpty();
        const QRect half(width() / 2, 0, width() - width() / 2, height());
        const QPixmap before = slides ? grab(half) : QPixmap();
        dock->show();
        layout()->activate();
        if (slides)
            new SlideIn(dock, before, half.topLeft());
    }
    QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
}

// Icons at the left edge for docks that have no room.
void MainWindow::createRail()
{
    m_rail = new QToolBar(tr("Docks"), this);
    m_rail->setObjectName(QStringLiteral("rail"));
    m_rail->setMovable(false);
    m_rail->setFloatable(false);
    m_rail->toggleViewAction()->setVisible(false); // the width of the window decides
    for (const QString &id : {kWorkload, kInspector, kQuality}) {
        QAction *toggle = m_docks[id]->toggleViewAction();
        QToolButton *button = toolButton(dockIcon(id), toggle->text(), m_rail);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, toggle, &QAction::trigger);
        connect(toggle, &QAction::toggled, button, &QToolButton::setChecked);
        button->setChecked(toggle->isChecked());
        m_rail->addWidget(button);
    }
    const int side = std::max(m_rail->iconSize().height(), fontMetrics().height() * 5 / 4);
    for (QToolButton *each : m_rail->findChildren<QToolButton *>())
        each->setIconSize(QSize(side, side));
    addToolBar(Qt::LeftToolBarArea, m_rail);
    m_rail->hide();
}

QString MainWindow::dockIcon(const QString &id)
{
    return id == kWorkload ? QStringLiteral("settings") : id == kInspector ? QStringLiteral("info") : kQuality;
}

// In letters: large ones make a wide window narrow.
bool MainWindow::isNarrow() const { return width() * 100 < kRoomForDocks * std::max(100, m_context.settings.zoom()); }

// Whether it gives way to the page: beside one that asks nothing of the scenario, and in a narrow window.
bool MainWindow::mustFold(const QString &id) const
{
    QDockWidget *dock = m_docks.value(id);
    if (qApp->property("keepDocks").toBool() || dock->isFloating()) // tests have a small screen
        return false;
    const auto current = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
    if (id == kWorkload && !pageEntries()[current].usesWorkload)
        return true;
    const Qt::DockWidgetArea area = dockWidgetArea(dock);
    return isNarrow() && (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea);
}

// Docks give way to the page, also on a screen that is too small for all of them, the inspector first; each comes back
// with the room. What a person closes stays closed, and what a person opens stays open: then another gives way.
void MainWindow::fitDocks()
{
    if (m_folding || !isVisible() || isMinimized())
        return;
    m_fitted = true;
    if (qApp->property("keepDocks").toBool())
        return;
    layout()->activate();
    limitToLayout(); // where the screen has room a window grows with its pages
    const QScopedValueRollback folding(m_folding, true);
    // A window that is too narrow even for the page has the menu.
    // A workload that a person closed has its icon there, too: not everyone looks for it in a menu.
    const bool closed = m_docks[kWorkload]->isHidden() && !m_folded.contains(kWorkload) && !mustFold(kWorkload);
    m_rail->setVisible(
        (isNarrow() || closed) && centralWidget()->minimumSizeHint().width() + m_rail->sizeHint().width() <= width());
    layout()->activate();
    const auto lacks = [this](Qt::DockWidgetArea area) {
        const QSize least = layout()->minimumSize();
        return area == Qt::BottomDockWidgetArea || area == Qt::TopDockWidgetArea ? least.height() > height()
                                                                                 : least.width() > width();
    };
    for (const QString &id : {kQuality, kInspector, kWorkload}) {
        QDockWidget *dock = m_docks.value(id);
        if (dock->isHidden() || dock->isFloating() || m_wanted.contains(id)
            || !(mustFold(id) || lacks(dockWidgetArea(dock))))
            continue;
        dock->hide();
        m_folded.append(id);
    }
    for (qsizetype i = m_folded.size() - 1; i >= 0; --i) {
        QDockWidget *dock = m_docks.value(m_folded[i]);
        if (mustFold(m_folded[i]))
            continue;
        const QSize least = layout()->minimumSize(), its = dock->minimumSizeHint().expandedTo(dock->minimumSize());
        const int edge = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
        const bool below
            = dockWidgetArea(dock) == Qt::BottomDockWidgetArea || dockWidgetArea(dock) == Qt::TopDockWidgetArea;
        if (below ? least.height() + its.height() + edge > height() : least.width() + its.width() + edge > width())
            break;
        dock->show();
        m_folded.removeAt(i);
    }
    if (!m_rail->isHidden() && layout()->minimumSize().width() > width()) // a dock that was asked for leaves none
        m_rail->hide();
    if (m_folded.isEmpty())
        m_wanted.removeIf([this](const QString &id) { return id != kQuality && !mustFold(id); });
    limitToLayout();
}

// By the person, through the menu, the cross of a dock, an icon or a view that opens one.
void MainWindow::noteDock(const QString &id, bool visible)
{
    if (m_folding || !m_restored || !m_fitted || !isVisible() || isMinimized()
        || visible == m_docks[id]->isHidden()) // the last: another of several tabs
        return;
    if (id == kInspector)
        m_inspectorClosed = !visible;
    if (visible && (m_folded.removeAll(id) > 0 || mustFold(id) || id == kQuality)) {
        m_wanted.removeIf(
            [&id](const QString &each) { return id != kQuality && each != kQuality; }); // one beside the page
        m_wanted.append(id);
        if (id != kQuality) { // before the layout makes the window as wide as both would need
            const QScopedValueRollback folding(m_folding, true);
            for (const QString &other : {kInspector, kWorkload})
                if (QDockWidget *dock = m_docks.value(other); other != id && !dock->isHidden() && mustFold(other)) {
                    dock->hide();
                    m_folded.append(other);
                }
        }
    } else if (!visible && m_wanted.removeAll(id) > 0 && id != kInspector && mustFold(id)) {
        m_folded.append(id); // back to where it was
    }
    QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
}

// Opened by the person, it has the keyboard: its first field. Closed, the page has it again.
void MainWindow::focusDock(const QDockWidget *dock)
{
    if (!dock->isHidden())
        static_cast<Page *>(dock->widget())->focusStart();
    else if (const QWidget *focus = QApplication::focusWidget(); !focus || !m_tabs->isAncestorOf(focus))
        page(currentPage())->focusStart();
}

// The parts of the window in a circle, as they stand: each has the keyboard where it had it last.
void MainWindow::stepPane(int by)
{
    QList<QWidget *> panes;
    const auto addDock = [&](const QString &id) {
        if (QDockWidget *dock = m_docks[id]; dock->isVisible())
            panes << dock;
    };
    addDock(kWorkload);
    panes << m_tabs;
    addDock(kInspector);
    addDock(kQuality);
    panes << m_tabs->tabBar();
    QWidget *focus = QApplication::focusWidget();
    const auto has = [](const QWidget *pane, const QWidget *widget) {
        return widget && (pane == widget || pane->isAncestorOf(widget));
    };
    const auto at = std::find_if(panes.cbegin(), panes.cend(), [&](const QWidget *pane) { return has(pane, focus); });
    qsizetype next = panes.indexOf(m_tabs); // from nowhere
    if (at != panes.cend()) {
        m_leftAt[*at] = focus;
        next = (at - panes.cbegin() + by + panes.size()) % panes.size();
    }
    QWidget *pane = panes[next], *last = m_leftAt.value(pane);
    auto *dock = qobject_cast<QDockWidget *>(pane);
    if (dock) {
        dock->raise(); // of several tabs
        if (dock->isFloating())
            dock->activateWindow();
    }
    pane->window()->setAttribute(Qt::WA_KeyboardFocusChange); // as after Tab: it is seen where the keyboard is
    if (has(pane, last) && last->isVisible() && last->isEnabled())
        last->setFocus(Qt::TabFocusReason);
    else if (dock)
        static_cast<Page *>(dock->widget())->focusStart();
    else if (pane == m_tabs)
        page(currentPage())->focusStart();
    else
        pane->setFocus(Qt::TabFocusReason);
}

} // namespace wattfare
