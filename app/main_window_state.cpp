// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "views/panels/page_tabs.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
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
    const QString pageId = own.value(QStringLiteral("page")).toString();
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() == pageId)
            m_tabs->setCurrentIndex(i);
    }
    m_restored = true;
}

void MainWindow::resetLayout()
{
    restoreState(m_defaultState, 1);
    for (QDockWidget *each : std::as_const(m_docks)) {
        each->setFloating(false);
        each->setVisible(each->objectName() != QLatin1String("quality"));
    }
    restoreState(m_defaultState, 1);
    sizeDocks();
    m_context.settings.clearWindow();
}

void MainWindow::keepState()
{
    Settings &settings = m_context.settings;
    settings.setWindow(saveGeometry(), saveState(1));
    for (auto it = m_pages.cbegin(); it != m_pages.cend(); ++it)
        settings.setPageState(it.key(), it.value()->saveState());
    for (auto it = m_docks.cbegin(); it != m_docks.cend(); ++it)
        settings.setPageState(it.key(), static_cast<Page *>(it.value()->widget())->saveState());
    settings.setPageState(QStringLiteral("window"), {{QStringLiteral("page"), currentPage()}});
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
        default:
            break;
        }
    });
    question->open();
}

} // namespace wattfare
