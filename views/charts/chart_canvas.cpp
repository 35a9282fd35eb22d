// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_canvas.h"

#include "views/theme/plain_tip.h"

#include <QApplication>
#include <QChart>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>

#include <cmath>
#include <utility>

namespace wattfare {

namespace {

constexpr int kUntilPointerLeaves = 24 * 3'600'000; // ms; the largest number would overflow in the timers of Qt

} // namespace

ChartCanvas::ChartCanvas(ChartFrame &frame, QWidget *parent)
    : QGraphicsView(parent)
    , m_frame(frame)
    , m_surface(frame)
{
    setScene(new QGraphicsScene(this));
    scene()->setItemIndexMethod(QGraphicsScene::NoIndex);
    scene()->addItem(m_surface.chart());
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setViewportUpdateMode(FullViewportUpdate); // marks overlap; collecting rectangles costs more than it saves
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(120, 90);
}

void ChartCanvas::specChanged()
{
    m_current = -1;
    m_evidence = {-1, {}};
    m_frame.setHovered(-1);
    if (!m_pointer) {
        m_hovered = -1;
        QToolTip::hideText();
        return;
    }
    QTimer::singleShot(0, this, &ChartCanvas::hoverAgain); // axes and hidden series of the caller come first
}

// What lies below a resting pointer after the data have changed: the tooltip speaks of the new ones.
void ChartCanvas::hoverAgain()
{
    if (!m_pointer || m_drag != Drag::none)
        return;
    if (m_frame.isEmpty())
        QToolTip::hideText();
    else
        hover(*m_pointer);
}

QString ChartCanvas::withEvidence(const QString &tip, qint64 key)
{
    if (key == kNoKey || !evidence)
        return tip;
    if (m_evidence.first != key)
        m_evidence = {key, evidence(key)};
    return tip + tipRow({}, m_evidence.second);
}

void ChartCanvas::selectVisible()
{
    if (!m_frame.isEmpty())
        select(m_frame.plot()->keysIn(m_frame.context().area, m_frame.context()));
}

void ChartCanvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_frame.setPixelRatio(devicePixelRatioF());
    setSceneRect(QRectF(QPointF(0, 0), QSizeF(viewport()->size())));
    m_frame.setSize(viewport()->size());
}

void ChartCanvas::paintEvent(QPaintEvent *event)
{
    QGraphicsView::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(m_frame.colours().accent, 1));
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

// ---- Zoom and pan ---------------------------------------------------------------------------------------------------

void ChartCanvas::zoomAt(QPointF position, double factor, bool otherAxis)
{
    const PlotContext &c = m_frame.context();
    const Plot *plot = m_frame.plot();
    if (m_frame.isEmpty() || plot == nullptr)
        return;
    // Rows are zoomed by themselves, the axis of values with Ctrl; a timeline the other way round. Over the labels of
    // one axis only that axis.
    bool inX = !plot->x.category;
    bool inY = true;
    if (plot->y.category && inX) {
        const bool timeline = std::holds_alternative<TimelineChart>(m_frame.spec().kind);
        inX = timeline != otherAxis;
        inY = !inX;
    } else if (inX && position.y() > c.area.bottom()) {
        inY = false;
    } else if (inX && position.x() < c.area.left()) {
        inX = false;
    }
    const auto zoomed = [factor](const Scale &scale, double pixel, bool really) {
        if (!really)
            return std::pair(scale.lo, scale.hi);
        const double fixed = scale.numberAt(pixel);
        return std::pair(fixed - (fixed - scale.lo) / factor, fixed + (scale.hi - fixed) / factor);
    };
    const auto [xLo, xHi] = zoomed(c.x, std::clamp(position.x(), c.area.left(), c.area.right()), inX);
    const auto [yLo, yHi] = zoomed(c.y, std::clamp(position.y(), c.area.top(), c.area.bottom()), inY);
    m_frame.setView(xLo, xHi, yLo, yHi);
    m_frame.setFocusMark({});
    if (onZoom)
        onZoom();
}

void ChartCanvas::panBy(double dx, double dy)
{
    if (m_frame.isEmpty())
        return;
    const PlotContext &c = m_frame.context();
    const double x = (c.x.hi - c.x.lo) * dx;
    const double y = (c.y.hi - c.y.lo) * (m_frame.plot()->y.category ? -dy : dy);
    const bool fixedX = m_frame.plot()->x.category;
    m_frame.setView(c.x.lo + (fixedX ? 0 : x), c.x.hi + (fixedX ? 0 : x), c.y.lo + y, c.y.hi + y);
    m_frame.setFocusMark({});
    if (onZoom)
        onZoom();
}

void ChartCanvas::wheelEvent(QWheelEvent *event)
{
    const double steps = event->angleDelta().y() / 120.0;
    event->accept();
    if (steps != 0.0)
        zoomAt(event->position(), std::pow(1.2, std::clamp(steps, -10.0, 10.0)),
            (event->modifiers() & Qt::ControlModifier) != 0);
}

// ---- Mouse ----------------------------------------------------------------------------------------------------------

void ChartCanvas::mousePressEvent(QMouseEvent *event)
{
    if (m_frame.isEmpty() || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)) {
        event->ignore();
        return;
    }
    m_pressed = m_last = event->position();
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::pan;
        return;
    }
    if (const int entry = m_frame.legendAt(m_pressed); entry >= 0) {
        m_frame.setHidden(entry, !m_frame.isHidden(entry));
        if (onLegend)
            onLegend();
        return;
    }
    m_drag = (event->modifiers() & Qt::ShiftModifier) != 0 ? Drag::pan : Drag::maybe;
    event->accept();
}

void ChartCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_drag == Drag::none) {
        hover(at);
        return;
    }
    if (m_drag == Drag::maybe && (at - m_pressed).manhattanLength() < QApplication::startDragDistance() / 2.0)
        return;
    QToolTip::hideText();
    const QRectF &area = m_frame.context().area;
    if (m_drag == Drag::maybe) // a chart without anything to select is moved
        m_drag = m_frame.plot()->keysIn(area, m_frame.context()).isEmpty() ? Drag::pan : Drag::rubberBand;
    if (m_drag == Drag::rubberBand) {
        m_frame.setRubberBand(QRectF(m_pressed, at).normalized().intersected(area));
        return;
    }
    setCursor(Qt::ClosedHandCursor);
    panBy((m_last.x() - at.x()) / area.width(), (at.y() - m_last.y()) / area.height());
    m_last = at;
}

void ChartCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    const Drag drag = m_drag;
    m_drag = Drag::none;
    unsetCursor();
    const bool add = (event->modifiers() & Qt::ControlModifier) != 0;
    if (drag == Drag::rubberBand) {
        const QRectF band = QRectF(m_pressed, event->position()).normalized();
        m_frame.setRubberBand({});
        QSet<qint64> keys = m_frame.plot()->keysIn(band, m_frame.context());
        if (add)
            keys.unite(m_frame.selection());
        select(keys);
    } else if (drag == Drag::maybe) {
        const auto hit = m_frame.plot()->hit(event->position(), m_frame.context());
        QSet<qint64> keys = add ? m_frame.selection() : QSet<qint64>();
        if (hit && hit->key != kNoKey) {
            if (add && keys.contains(hit->key))
                keys.remove(hit->key);
            else
                keys.insert(hit->key);
            m_current = hit->mark;
        }
        m_before = m_frame.selection();
        select(keys);
    }
}

void ChartCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_drag = Drag::none;
    if (event->button() != Qt::LeftButton || m_frame.isEmpty())
        return;
    if (m_frame.legendAt(event->position()) >= 0) {
        mousePressEvent(event); // a quick second click toggles once more
        return;
    }
    const auto hit = m_frame.plot()->hit(event->position(), m_frame.context());
    if (hit && hit->key != kNoKey) {
        if (onActivated)
            onActivated(hit->key);
        return;
    }
    select(std::exchange(m_before, {})); // the first click of the two took it away
    m_frame.resetView();
    if (onZoom)
        onZoom();
}

void ChartCanvas::hover(QPointF position)
{
    m_pointer = position;
    if (m_frame.isEmpty())
        return;
    const auto hit = m_frame.plot()->hit(position, m_frame.context());
    const qint64 key = hit ? hit->key : kNoKey;
    if (hit)
        QToolTip::showText(viewport()->mapToGlobal(position.toPoint()) + QPoint(12, 12), withEvidence(hit->tip, key),
            viewport(), QRect(position.toPoint() - QPoint(2, 2), QSize(5, 5)), kUntilPointerLeaves);
    else if (const QString name = m_frame.cutNameAt(position); !name.isEmpty())
        QToolTip::showText(viewport()->mapToGlobal(position.toPoint()) + QPoint(12, 12), plainTip(name), viewport(), {},
            kUntilPointerLeaves);
    else
        QToolTip::hideText();
    m_frame.setHovered(key);
    if (key == m_hovered)
        return;
    m_hovered = key;
    if (onHovered)
        onHovered(key);
}

void ChartCanvas::leaveEvent(QEvent *event)
{
    QGraphicsView::leaveEvent(event);
    m_pointer.reset();
    if (m_hovered == kNoKey)
        return;
    m_hovered = kNoKey;
    m_frame.setHovered(kNoKey);
    if (onHovered)
        onHovered(kNoKey);
}

void ChartCanvas::select(const QSet<qint64> &keys)
{
    if (keys == m_frame.selection())
        return;
    m_frame.setSelection(keys);
    if (onSelection)
        onSelection(keys);
}

// QGraphicsView would look for the tip of an item, find none, and hide ours as soon as the pointer rests.
bool ChartCanvas::viewportEvent(QEvent *event)
{
    return event->type() == QEvent::ToolTip || QGraphicsView::viewportEvent(event);
}

void ChartCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    event->ignore(); // the ChartView's
}

// ---- Keyboard -------------------------------------------------------------------------------------------------------

void ChartCanvas::walk(int by)
{
    const int count = m_frame.plot()->markCount();
    for (int i = 0; i < count; ++i) { // over what is visible
        m_current = m_current < 0 ? (by > 0 ? 0 : count - 1) : (m_current + by + count) % count;
        auto mark = m_frame.plot()->mark(m_current, m_frame.context());
        if (!mark)
            continue;
        const QString tip = withEvidence(m_frame.plot()->tip(m_current), mark->key);
        QToolTip::showText(
            viewport()->mapToGlobal(mark->at.toPoint()) + QPoint(10, 10), tip, viewport(), {}, kUntilPointerLeaves);
        m_hovered = mark->key;
        m_frame.setHovered(mark->key);
        m_frame.setFocusMark(std::move(mark));
        if (onHovered)
            onHovered(m_hovered);
        return;
    }
}

void ChartCanvas::keyPressEvent(QKeyEvent *event)
{
    if (m_frame.isEmpty()) {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    const bool control = (event->modifiers() & Qt::ControlModifier) != 0;
    const auto current = [this]() -> std::optional<Hit> {
        return m_current >= 0 && m_current < m_frame.plot()->markCount()
            ? m_frame.plot()->mark(m_current, m_frame.context())
            : std::nullopt;
    };
    if (event->matches(QKeySequence::Copy)) {
        if (onCopy)
            onCopy();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectVisible();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomAt(m_frame.context().area.center(), 1.25, control); return;
    case Qt::Key_Minus: zoomAt(m_frame.context().area.center(), 1.0 / 1.25, control); return;
    case Qt::Key_0:
    case Qt::Key_Home:
        m_frame.resetView();
        if (onZoom)
            onZoom();
        return;
    case Qt::Key_Left: control ? panBy(-0.1, 0) : walk(-1); return;
    case Qt::Key_Right: control ? panBy(0.1, 0) : walk(1); return;
    case Qt::Key_Up: control ? panBy(0, 0.1) : walk(-1); return;
    case Qt::Key_Down: control ? panBy(0, -0.1) : walk(1); return;
    case Qt::Key_PageUp: panBy(0, 0.8); return;
    case Qt::Key_PageDown: panBy(0, -0.8); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto mark = current(); mark && mark->key != kNoKey && onActivated)
            onActivated(mark->key);
        return;
    case Qt::Key_Space:
        if (const auto mark = current(); mark && mark->key != kNoKey) {
            if (!control && pinsMarks && pinsMarks()) {
                const qint64 key = mark->key; // what is selected may change the chart
                select({key});
                onPin(key);
                return;
            }
            QSet<qint64> keys = control ? m_frame.selection() : QSet<qint64>();
            if (m_frame.selection().contains(mark->key))
                keys.remove(mark->key);
            else
                keys.insert(mark->key);
            select(keys);
        }
        return;
    case Qt::Key_Escape:
        if (m_frame.selection().isEmpty())
            break; // leaves the dialog or page to its own Escape
        select({});
        return;
    default: break;
    }
    event->ignore(); // QGraphicsView would scroll and keep the key
}

void ChartCanvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    viewport()->update();
}

void ChartCanvas::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    m_frame.setFocusMark({});
    viewport()->update();
}

} // namespace wattfare
