// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inside of views/charts.
#include "views/charts/chart_surface.h"

#include <QGraphicsView>

#include <functional>
#include <optional>

namespace wattfare {

// Mouse, wheel and keyboard over a chart.
class ChartCanvas : public QGraphicsView
{
public:
    ChartCanvas(ChartFrame &frame, QWidget *parent);

    std::function<void(qint64)> onHovered, onActivated;
    std::function<void(const QSet<qint64> &)> onSelection;
    std::function<void()> onZoom, onCopy;
    std::function<void()> onLegend; // a series was hidden or shown
    std::function<bool()> pinsMarks; // whether Space pins; it selects where nobody pins
    std::function<void(qint64)> onPin;
    std::function<QString(qint64)> evidence; // further lines of a tooltip

    void specChanged();
    void zoomAt(QPointF position, double factor, bool otherAxis);
    void panBy(double dx, double dy); // in fractions of the plot, to the right and up
    void selectVisible();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    enum class Drag : unsigned char { none, maybe, pan, rubberBand };
    void hover(QPointF position);
    void hoverAgain();
    void select(const QSet<qint64> &keys);
    void walk(int by);
    QString withEvidence(const QString &tip, qint64 key);

    ChartFrame &m_frame;
    ChartSurface m_surface;
    Drag m_drag = Drag::none;
    QPointF m_pressed, m_last;
    QSet<qint64> m_before; // selected before the last click
    qint64 m_hovered = -1;
    std::optional<QPointF> m_pointer; // over the chart, with no button held
    std::pair<qint64, QString> m_evidence{-1, {}}; // of the last key: the mouse asks at every move
    int m_current = -1; // mark of the keyboard
};

} // namespace wattfare
