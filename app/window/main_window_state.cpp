// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "model/workload/document.h"
#include "views/pages/candidate_ids.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/start_strip.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QJsonArray>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QStatusBar>
#include <QStyle>
#include <QWindow>

#include <utility>

// What the window remembers, and how it ends.
namespace wattfare {

namespace {

constexpr int kMostSelected = 50; // that are selected again at the next start
constexpr int kLeastLines = 5; // of a page above a dock

} // namespace

void MainWindow::restoreLayout()
{
    const Settings &settings = m_context.settings;
    const QByteArray geometry = settings.windowGeometry();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    m_firstSize = size();
    if (const QByteArray state = settings.windowState(); !state.isEmpty())
        restoreState(state, 1);
    const QJsonObject own = settings.pageState(QStringLiteral("window"));
    m_folded = own.value(QStringLiteral("folded_docks")).toVariant().toStringList();
    m_folded.removeIf([this](const QString &id) { return !m_docks.contains(id); });
    m_start->setVisible(!own.value(QStringLiteral("started")).toBool());
    m_qualityUnseen = !own.value(QStringLiteral("quality_seen")).toBool();
    m_inspectorUnseen = !own.value(QStringLiteral("inspector_seen")).toBool();
    m_inspectorPinned = own.value(QStringLiteral("inspector_pinned")).toBool();
    m_inspectorClosed = own.value(QStringLiteral("inspector_closed")).toBool();
    m_inspectorPin->setChecked(m_inspectorPinned);
    // Large letters and long words made the docks wide: without them they are again as wide as they were.
    m_dockWidths = own.value(QStringLiteral("dock_widths")).toObject();
    if (own.value(QStringLiteral("letters")).toString(m_letters) != m_letters) {
        const QJsonObject widths = m_dockWidths.value(m_letters).toObject();
        const bool smaller = own.value(QStringLiteral("zoom")).toInt(m_zoom) > m_zoom;
        m_widthsToTake = {{kWorkload, widths.value(kWorkload).toInt(smaller ? workloadWidth() : 0)},
            {kInspector, widths.value(kInspector).toInt(smaller ? inspectorWidth() : 0)}};
    } else { // those that were not shown since
        const QJsonObject open = own.value(QStringLiteral("widths_to_take")).toObject();
        for (auto it = open.constBegin(); it != open.constEnd(); ++it)
            m_widthsToTake.insert(it.key(), it.value().toInt());
    }
    const bool reopens = settings.preferences().start == StartWith::lastDocument
        && own.value(QStringLiteral("inspector_open")).toBool(); // what was selected is so again
    if (!m_inspectorPinned && !reopens) {
        m_docks[kInspector]->hide();
        m_folded.removeAll(kInspector);
    } else if (!m_inspectorClosed && !m_folded.contains(kInspector)) {
        m_docks[kInspector]->show();
    }
    const QString pageId = own.value(QStringLiteral("page")).toString();
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() == pageId)
            m_tabs->setCurrentIndex(i);
    }
    m_restored = true;
}

void MainWindow::resetLayout()
{
    {
        const QScopedValueRollback folding(m_folding, true);
        m_folded.clear();
        m_wanted.clear();
        m_inspectorClosed = false;
        m_qualityUnseen = m_inspectorUnseen = true;
        pinInspector(false);
        restoreState(m_defaultState, 1);
        for (QDockWidget *each : std::as_const(m_docks)) {
            each->setFloating(false);
            each->setVisible(each->objectName() == kWorkload);
        }
        restoreState(m_defaultState, 1);
        sizeDocks();
    }
    m_dockWidths = {};
    m_widthsToTake.clear();
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
    QJsonObject widths = m_dockWidths.value(m_letters).toObject();
    for (const QString &id : {kWorkload, kInspector})
        if (const QDockWidget *dock = m_docks[id]; dock->isVisible() && !dock->isFloating())
            widths[id] = dock->width();
    m_dockWidths[m_letters] = widths;
    QJsonObject toTake;
    for (auto it = m_widthsToTake.cbegin(); it != m_widthsToTake.cend(); ++it)
        toTake.insert(it.key(), it.value());
    settings.setPageState(QStringLiteral("window"),
        {{QStringLiteral("zoom"), m_zoom}, {QStringLiteral("letters"), m_letters},
            {QStringLiteral("dock_widths"), m_dockWidths}, {QStringLiteral("widths_to_take"), toTake},
            {QStringLiteral("page"), currentPage()},
            {QStringLiteral("folded_docks"), QJsonArray::fromStringList(m_folded)},
            {QStringLiteral("started"), m_start->isHidden()}, {QStringLiteral("quality_seen"), !m_qualityUnseen},
            {QStringLiteral("inspector_seen"), !m_inspectorUnseen},
            {QStringLiteral("inspector_open"), !m_docks[kInspector]->isHidden()},
            {QStringLiteral("inspector_pinned"), m_inspectorPinned},
            {QStringLiteral("inspector_closed"), m_inspectorClosed}});
    settings.setPageState(QStringLiteral("scenario"), documentState());
    settings.flush(); // another thread writes it
}

// What the next start opens: without changes that are not saved, which are kept for themselves.
QJsonObject MainWindow::documentState() const
{
    const Session &session = m_context.session;
    QJsonObject state{{QStringLiteral("path"), session.path()},
        {QStringLiteral("preset"), QString::fromStdString(session.scenario().preset)}};
    if (!session.isModified())
        state.insert(QStringLiteral("text"), QString::fromStdString(writeScenario(session.scenario())));
    if (!session.snapshot())
        return state;
    QJsonArray selected;
    for (const Candidate &each : session.selection().candidates) {
        if (selected.size() == kMostSelected)
            break;
        selected.append(QString::fromStdString(idOfCandidate(*session.snapshot(), session.scenario(), each)));
    }
    state.insert(QStringLiteral("selected"), selected);
    state.insert(QStringLiteral("metric"), QString::fromUtf8(metricInfo(session.selection().metric).id));
    return state;
}

void MainWindow::restoreSelection(const QJsonObject &document)
{
    Session &session = m_context.session;
    if (!session.snapshot())
        return;
    const auto metric = parseMetric(document.value(QStringLiteral("metric")).toString().toStdString());
    Selection wanted{{}, metric.value_or(session.selection().metric)};
    const QJsonArray ids = document.value(QStringLiteral("selected")).toArray();
    for (const QJsonValue &id : ids)
        if (const auto found = candidateOfId(*session.snapshot(), session.scenario(), id.toString().toStdString()))
            wanted.candidates.push_back(*found);
    if (!wanted.candidates.empty())
        session.setSelection(wanted);
}

// What was saved by name is kept at once; whoever saved it takes note of it first.
void MainWindow::keepSoon()
{
    if (m_restored)
        QTimer::singleShot(0, this, &MainWindow::keepState);
}

// The frame counts, too; how large it is is known once the window is on screen.
QSize MainWindow::framedRoom() const
{
    const QMargins frame = windowHandle() ? windowHandle()->frameMargins() : QMargins();
    return m_room.shrunkBy(frame);
}

// As the layout would, but within the screen, and any screen on which all is usable: what is too large for that
// scrolls.
void MainWindow::limitToLayout()
{
    if (!m_fitted)
        return;
    // A dock below, or above, has the height that it needs; the page scrolls in the rest.
    const QDockWidget *low = m_docks[kQuality];
    const Qt::DockWidgetArea area = dockWidgetArea(m_docks[kQuality]);
    int most = QWIDGETSIZE_MAX;
    if (low->isVisible() && !low->isFloating() && (area == Qt::BottomDockWidgetArea || area == Qt::TopDockWidgetArea)) {
        const int room = statusBar()->y() - std::min(centralWidget()->y(), low->y())
            - style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
        const int beside = centralWidget()->minimumSizeHint().height() - m_tabs->minimumSizeHint().height();
        most = std::max(kLeastLines * fontMetrics().height(), room - low->minimumSizeHint().height() - beside);
    }
    m_tabs->askAtMost(most);
    setMinimumSize(layout()->minimumSize().boundedTo(framedRoom()).boundedTo(kLeastSize));
}

void MainWindow::fitFirst()
{
    if (size() == std::exchange(m_firstSize, QSize())) // nobody chose another meanwhile
        fitScreen();
}

// A window that was kept on a larger screen, or that is no longer maximised.
void MainWindow::fitScreen()
{
    if (!windowHandle() || !screen() || isMaximized() || isFullScreen())
        return;
    const QRect room = screen()->availableGeometry();
    resize(size().boundedTo(framedRoom()));
    const QRect whole(pos(), size().grownBy(windowHandle()->frameMargins()));
    move(std::max(room.left(), std::min(whole.left(), room.right() + 1 - whole.width())),
        std::max(room.top(), std::min(whole.top(), room.bottom() + 1 - whole.height())));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    constexpr Qt::WindowStates kFilled = Qt::WindowMaximized | Qt::WindowFullScreen;
    if (event->type() == QEvent::WindowStateChange && m_restored && (windowState() & kFilled) == 0
        && (static_cast<QWindowStateChangeEvent *>(event)->oldState() & kFilled) != 0)
        QTimer::singleShot(0, this, &MainWindow::fitScreen);
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
