// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/placement_view.h"

#include "views/theme/theme.h"
#include "views/words/currency.h"
#include "views/words/format.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <map>

namespace wattfare {

PlacementView::PlacementView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("What sits where"));
    viewport()->setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

// Amounts are whole as a rule; a share of a vCPU keeps its digits.
QString PlacementView::amountText(double value)
{
    return value == std::round(value) ? format::integer(value) : format::number(value);
}

int PlacementView::count() const { return m_picture ? static_cast<int>(m_picture->placement.instances.size()) : 0; }

void PlacementView::setPicture(std::shared_ptr<const PlacementPicture> picture)
{
    m_picture = std::move(picture);
    m_currentTask = m_hovered = -1;
    m_current = count() == 0 ? -1 : std::clamp(m_current, 0, count() - 1);
    layoutRows();
    describe();
    viewport()->update();
}

void PlacementView::setBusy(bool busy)
{
    m_busy = busy;
    viewport()->update();
}

void PlacementView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void PlacementView::setMarkedTypes(const QSet<QString> &types)
{
    if (types == m_markedTypes)
        return;
    m_markedTypes = types;
    viewport()->update();
}

void PlacementView::hover(int instance)
{
    if (instance == m_hovered)
        return;
    m_hovered = instance;
    viewport()->update();
}

std::vector<PlacementView::Share> PlacementView::shares(int instance) const
{
    std::map<std::size_t, int> copies;
    for (const std::size_t task : m_picture->placement.instances[static_cast<std::size_t>(instance)].tasks)
        ++copies[task];
    std::vector<Share> list;
    for (const auto &[task, number] : copies)
        list.push_back({static_cast<int>(task), number});
    return list;
}

QRect PlacementView::instanceRect(int instance) const
{
    const Metrics m = metrics();
    const int top = legendHeight(viewport()->width()) + instance * m.row - verticalScrollBar()->value();
    return QRect(0, top, viewport()->width(), m.row);
}

int PlacementView::taskAt(const QPoint &point, int *instance) const
{
    *instance = -1;
    const Metrics m = metrics();
    const int y = point.y() + verticalScrollBar()->value() - legendHeight(viewport()->width());
    if (y < 0 || y / m.row >= count())
        return -1;
    *instance = y / m.row;
    for (int dimension = 0; dimension < 3; ++dimension)
        for (const auto &[share, where] : segments(*instance, lane(instanceRect(*instance), dimension, m), dimension))
            if (where.contains(point))
                return share.task;
    return -1;
}

QString PlacementView::instanceText(int instance) const
{
    if (instance < 0 || instance >= count())
        return {};
    const PlacedInstance &placed = m_picture->placement.instances[static_cast<std::size_t>(instance)];
    const PlacementOffer &offer = m_picture->offers[placed.offer];
    QStringList names;
    for (const Share &share : shares(instance)) {
        const QString name = QString::fromStdString(m_picture->tasks[static_cast<std::size_t>(share.task)].id);
        names << (share.copies > 1 ? QStringLiteral("%1 × %2").arg(share.copies).arg(name) : name);
    }
    QStringList parts{
        tr("Instance %1 of %2: %3").arg(instance + 1).arg(count()).arg(QString::fromStdString(offer.type)),
        names.isEmpty() ? tr("no tasks") : names.join(QStringLiteral(", "))};
    if (placed.capacity[0] > 0.0)
        parts << tr("%1 of %2 GPUs").arg(format::full(placed.used[0]), format::full(placed.capacity[0]));
    parts << tr("%1 of %2 vCPU").arg(amountText(placed.used[1]), amountText(placed.capacity[1]))
          << tr("%1 of %2 GiB").arg(amountText(placed.used[2]), amountText(placed.capacity[2]))
          << withCurrency(tr("%1 USD/h")).arg(format::money(offer.usdPerHour))
          << tr("%1 W").arg(format::number(placed.watts));
    if (!placed.zone.empty())
        parts << QString::fromStdString(placed.zone);
    return parts.join(QStringLiteral("; "));
}

QString PlacementView::taskText(int instance, int task) const
{
    if (instance < 0 || instance >= count() || task < 0)
        return {};
    const PlacementTask &each = m_picture->tasks[static_cast<std::size_t>(task)];
    for (const Share &share : shares(instance))
        if (share.task == task)
            return (each.gpuShare.empty() ? tr("%1 × %2: %3 GPUs, %4 vCPU, %5 GiB")
                                          : tr("%1 × %2: %3 of a GPU, %4 vCPU, %5 GiB"))
                .arg(share.copies)
                .arg(QString::fromStdString(each.id),
                    format::full(each.gpus * share.copies)
                        + (each.gpuShare.empty() ? QString()
                                                 : QStringLiteral(" × ") + QString::fromStdString(each.gpuShare)),
                    amountText(each.vcpus * share.copies), amountText(each.memoryGib * share.copies));
    return {};
}

void PlacementView::layoutRows()
{
    const int whole = legendHeight(viewport()->width()) + count() * metrics().row;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(metrics().row / 3);
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
}

void PlacementView::resizeEvent(QResizeEvent *) { layoutRows(); }

void PlacementView::describe()
{
    const QString text = count() == 0 ? m_emptyText
        : m_currentTask >= 0          ? taskText(m_current, m_currentTask)
                                      : instanceText(m_current);
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void PlacementView::select(int instance, int task, bool byPerson)
{
    const bool other = instance != m_current;
    m_current = instance;
    m_currentTask = task;
    const QRect row = instanceRect(instance);
    if (row.top() < 0)
        verticalScrollBar()->setValue(instance == 0 ? 0 : verticalScrollBar()->value() + row.top());
    else if (row.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + row.bottom() - viewport()->height() + 1);
    describe();
    viewport()->update();
    if (byPerson && (other || task < 0))
        emit instanceSelected(instance);
}

void PlacementView::keyPressEvent(QKeyEvent *event)
{
    if (count() == 0 || m_current < 0) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const int page = std::max(1, viewport()->height() / metrics().row);
    const auto walk = [this](int step) { // over the tasks of the instance
        const auto list = shares(m_current);
        int at = -1;
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].task == m_currentTask)
                at = static_cast<int>(i);
        const int next = at < 0 ? (step > 0 ? 0 : static_cast<int>(list.size()) - 1) : at + step;
        if (next >= 0 && next < static_cast<int>(list.size()))
            select(m_current, list[static_cast<std::size_t>(next)].task, true);
    };
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(instanceText(m_current));
        emit copied();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: select(std::max(0, m_current - 1), -1, true); return;
    case Qt::Key_Down: select(std::min(count() - 1, m_current + 1), -1, true); return;
    case Qt::Key_PageUp: select(std::max(0, m_current - page), -1, true); return;
    case Qt::Key_PageDown: select(std::min(count() - 1, m_current + page), -1, true); return;
    case Qt::Key_Home: select(0, -1, true); return;
    case Qt::Key_End: select(count() - 1, -1, true); return;
    case Qt::Key_Left: walk(-1); return;
    case Qt::Key_Right: walk(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit instanceActivated(m_current); return;
    case Qt::Key_Space: emit pinRequested(m_current); return;
    case Qt::Key_Escape:
        if (m_currentTask >= 0) {
            select(m_current, -1, false);
            return;
        }
        break;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void PlacementView::mousePressEvent(QMouseEvent *event)
{
    int instance = -1;
    const int task = taskAt(event->position().toPoint(), &instance);
    if (instance >= 0 && event->button() == Qt::LeftButton) {
        const bool other = instance != m_current;
        select(instance, task, true);
        if (!other && task >= 0)
            emit instanceSelected(instance);
    }
}

void PlacementView::mouseMoveEvent(QMouseEvent *event)
{
    int instance = -1;
    taskAt(event->position().toPoint(), &instance);
    hover(instance);
}

void PlacementView::leaveEvent(QEvent *event)
{
    QAbstractScrollArea::leaveEvent(event);
    hover(-1);
}

void PlacementView::mouseDoubleClickEvent(QMouseEvent *event)
{
    int instance = -1;
    taskAt(event->position().toPoint(), &instance);
    if (instance >= 0)
        emit instanceActivated(instance);
}

bool PlacementView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        int instance = -1;
        const int task = taskAt(help->pos(), &instance);
        const QString text = task >= 0 ? taskText(instance, task) : instanceText(instance);
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void PlacementView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void PlacementView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void PlacementView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layoutRows();
}

} // namespace wattfare
