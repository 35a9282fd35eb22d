// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "views/widgets/page_tabs.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QJsonArray>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QStyle>
#include <QWindow>

#include <utility>

// What the window remembers, and how it ends.
namespace wattfare {

void MainWindow::restoreLayout()
{
    const Settings &settings = m_context.settings;
    const QByteArray geometry = settings.windowGeometry();
    if (geometry.isEmpty())
        m_firstSize = size();
    else
        restoreGeometry(geometry);
    if (const QByteArray state = settings.windowState(); !state.isEmpty())
        restoreState(state, 1);
    const QJsonObject own = settings.pageState(QStringLiteral("window"));
    m_folded = own.value(QStringLiteral("folded_docks")).toVariant().toStringList();
    m_folded.removeIf([this](const QString &id) { return !m_docks.contains(id); });
    const QString pageId = own.value(QStringLiteral("page")).toString();
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() == pageId)
            m_tabs->setCurrentIndex(i);
    }
    m_restored = true;
}

void MainWindow::resetLayout()
{
    m_folded.clear();
    m_wantedDock.clear();
    restoreState(m_defaultState, 1);
    for (QDockWidget *each : std::as_const(m_docks)) {
        each->setFloating(false);
        each->setVisible(each->objectName() != QLatin1String("quality"));
    }
    restoreState(m_defaultState, 1);
    sizeDocks();
    m_context.settings.clearWindow();
    fitDocks();
}

void MainWindow::keepState()
{
    Settings &settings = m_context.settings;
    settings.setWindow(saveGeometry(), saveState(1));
    for (auto it = m_pages.cbegin(); it != m_pages.cend(); ++it)
        settings.setPageState(it.key(), it.value()->saveState());
    for (auto it = m_docks.cbegin(); it != m_docks.cend(); ++it)
        settings.setPageState(it.key(), static_cast<Page *>(it.value()->widget())->saveState());
    settings.setPageState(QStringLiteral("window"),
        {{QStringLiteral("page"), currentPage()},
            {QStringLiteral("folded_docks"), QJsonArray::fromStringList(m_folded)}});
    settings.flush(); // another thread writes it
}

// What was saved by name is kept at once; whoever saved it takes note of it first.
void MainWindow::keepSoon()
{
    if (m_restored)
        QTimer::singleShot(0, this, &MainWindow::keepState);
}

// The frame counts, too; how large it is is known once the window is on screen.
void MainWindow::fitScreen()
{
    if (size() != std::exchange(m_firstSize, QSize()) || !windowHandle() || !screen() || isMaximized()
        || isFullScreen())
        return; // somebody chose another size meanwhile
    const QRect room = screen()->availableGeometry();
    const QMargins frame = windowHandle()->frameMargins();
    resize(size().boundedTo(room.marginsRemoved(frame).size()));
    const QRect whole(pos(), size().grownBy(frame));
    move(std::max(room.left(), std::min(whole.left(), room.right() + 1 - whole.width())),
        std::max(room.top(), std::min(whole.top(), room.bottom() + 1 - whole.height())));
}

// On a screen that is too small for all of them docks give way to the page, the inspector first; each comes back with
// the room. What a person closes stays closed, and what a person opens stays open: then another gives way.
void MainWindow::fitDocks()
{
    if (m_folding || !isVisible() || isMinimized() || qApp->property("keepDocks").toBool()) // tests have a small screen
        return;
    const QScopedValueRollback folding(m_folding, true);
    layout()->activate(); // where the screen has room a window grows with its pages
    const auto lacks = [this](Qt::DockWidgetArea area) {
        const QSize least = layout()->minimumSize();
        return area == Qt::BottomDockWidgetArea || area == Qt::TopDockWidgetArea ? least.height() > height()
                                                                                 : least.width() > width();
    };
    for (const char *each : {"quality", "inspector", "workload"}) {
        const QString id = QLatin1String(each);
        QDockWidget *dock = m_docks.value(id);
        if (dock->isHidden() || dock->isFloating() || id == m_wantedDock || !lacks(dockWidgetArea(dock)))
            continue;
        dock->hide();
        m_folded.append(id);
    }
    while (!m_folded.isEmpty()) {
        QDockWidget *dock = m_docks.value(m_folded.last());
        const QSize least = layout()->minimumSize(), its = dock->minimumSizeHint().expandedTo(dock->minimumSize());
        const int edge = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
        const bool below
            = dockWidgetArea(dock) == Qt::BottomDockWidgetArea || dockWidgetArea(dock) == Qt::TopDockWidgetArea;
        if (below ? least.height() + its.height() + edge > height() : least.width() + its.width() + edge > width())
            break;
        dock->show();
        m_folded.removeLast();
    }
    if (m_folded.isEmpty())
        m_wantedDock.clear();
}

// By the person, through the menu, the cross of a dock or a view that opens one.
void MainWindow::noteDock(const QString &id, bool visible)
{
    if (m_folding || !m_restored || m_folded.isEmpty())
        return;
    if (visible && m_folded.removeAll(id) > 0)
        m_wantedDock = id;
    QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
}

// What a person did is kept a moment later, not only at the end, which may be a crash.
void MainWindow::noteInput(QEvent::Type type)
{
    const bool input = type == QEvent::KeyPress || type == QEvent::MouseButtonRelease || type == QEvent::Wheel
        || type == QEvent::Drop;
    if (input && m_restored && !m_keepTimer.isActive())
        m_keepTimer.start();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose || !m_context.session.isModified()) {
        keepState();
        m_context.jobs.cancelAll();
        event->accept();
        return;
    }
    event->ignore();
    auto *question = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
        tr("“%1” has changes that are not saved.").arg(m_context.session.title()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("unsaved_changes"));
    question->setTextFormat(Qt::PlainText); // the title is the person's
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::buttonClicked, this, [this, question](QAbstractButton *button) {
        switch (question->standardButton(button)) {
        case QMessageBox::Save:
            if (m_context.session.path().isEmpty()) {
                askSave([this] { // then what was wanted goes on
                    m_mayClose = true;
                    close();
                });
            } else if (saveTo(m_context.session.path())) {
                m_mayClose = true;
                close();
            }
            break;
        case QMessageBox::Discard:
            m_mayClose = true;
            close();
            break;
        default: break;
        }
    });
    question->open();
}

} // namespace wattfare
