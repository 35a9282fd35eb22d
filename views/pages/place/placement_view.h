// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/placement/placement.h"

#include <QAbstractScrollArea>
#include <QColor>
#include <QImage>
#include <QSet>

#include <memory>
#include <vector>

namespace wattfare {

// A placement with what it was computed from; immutable, shared with the job that made it.
struct PlacementPicture {
    std::vector<PlacementTask> tasks;
    std::vector<PlacementOffer> offers;
    Placement placement;
};

// What sits where: an instance is a row with its GPU slots and the shares of its vCPU and memory, coloured and labelled
// by task. Only the rows in sight are painted, so thousands cost nothing. Keys: up and down walk over the instances,
// left and right over the tasks of one (spoken, and outlined), Home and End jump, Enter activates, Space pins, Escape
// leaves the task, Ctrl+C copies the row.
class PlacementView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit PlacementView(QWidget *parent = nullptr);

    void setPicture(std::shared_ptr<const PlacementPicture> picture);
    const std::shared_ptr<const PlacementPicture> &picture() const { return m_picture; }
    void setBusy(bool busy); // dims what is shown while the next is being computed
    void setEmptyText(const QString &text);
    void setMarkedTypes(const QSet<QString> &types); // instances of types that are selected elsewhere

    int count() const;
    int current() const { return m_current; } // -1 without instances
    int hovered() const { return m_hovered; } // under the mouse, or -1
    const QSet<QString> &markedTypes() const { return m_markedTypes; }
    int currentTask() const { return m_currentTask; } // index into the tasks of the picture, or -1
    QString instanceText(int instance) const; // in a sentence, for tooltips and screen readers
    QString taskText(int instance, int task) const;
    QRect instanceRect(int instance) const; // in the viewport
    // Task at a point of the viewport, or -1; `instance` is set either way.
    int taskAt(const QPoint &point, int *instance) const;
    static QColor taskColour(int task, bool dark);

    QImage image(double scale = 2.0) const; // every instance, as far as a picture of 30,000 pixels goes

signals:
    void instanceSelected(int instance); // by the person
    void instanceActivated(int instance); // double-click or Enter
    void pinRequested(int instance); // Space
    void copied();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Share {
        int task = 0;
        int copies = 0;
    };
    struct Metrics {
        int line = 0, lane = 0, row = 0; // heights of a text line, a bar, an instance
        int label = 0, amount = 0; // widths beside the bars
    };
    static QString amountText(double value);
    std::vector<Share> shares(int instance) const;
    Metrics metrics() const;
    int legendHeight(int width) const;
    QRect lane(const QRect &row, int dimension, const Metrics &metrics) const;
    // Extent of a task in a lane, as shares of its length.
    std::vector<std::pair<Share, QRectF>> segments(int instance, const QRect &lane, int dimension) const;
    void paintLegend(QPainter &painter, int width) const;
    void paintInstance(QPainter &painter, int instance, const QRect &row, bool forPicture) const;
    void select(int instance, int task, bool byPerson);
    void hover(int instance);
    void describe();
    void layoutRows();

    std::shared_ptr<const PlacementPicture> m_picture;
    QString m_emptyText;
    QSet<QString> m_markedTypes;
    int m_current = -1, m_currentTask = -1, m_hovered = -1;
    bool m_busy = false;
};

} // namespace wattfare
