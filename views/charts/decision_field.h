// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inside of views/charts.
#include "model/charts/chart_spec.h"

#include <QPolygonF>

#include <functional>
#include <vector>

namespace wattfare {

// A grid of points as shapes, in axis numbers. Between two points of different winners the border lies half way.
// A named axis gives each value a stripe of its own: its samples are doubled, and nothing lies between the stripes.
class DecisionField
{
public:
    DecisionField(const DecisionChart &chart, const DecisionPanel &panel, bool logX, bool logY);

    struct Region { // of one winner, connected
        std::int32_t winner = -1; // -1: nobody
        std::size_t heart = 0; // its point that is furthest from its edge: where its name stands
        std::size_t points = 0;
    };
    struct Line {
        double level = 0; // of contours, in the unit of the value
        QPolygonF at;
    };

    const std::vector<std::vector<QPolygonF>> &shapes() const { return m_shapes; } // by winner; the last: nobody
    const std::vector<QPolygonF> &borders() const { return m_borders; }
    const std::vector<Region> &regions() const { return m_regions; } // the largest first
    bool anyTied() const { return m_anyTied; }
    std::size_t regionOf(std::size_t point) const { return m_regionOf[point]; }

    // The point whose part of the plot holds a position; none outside.
    std::optional<std::size_t> pointAt(double x, double y) const;
    QPointF position(std::size_t point) const;
    std::optional<std::pair<double, double>> values() const; // lowest and highest figure of a winner
    std::vector<Line> contours(const std::vector<double> &levels, bool logarithmic) const;

private:
    struct Samples { // along one axis
        std::vector<double> at;
        std::vector<std::size_t> point;
    };
    static Samples samplesOf(const DecisionAxis &axis, bool log);
    static std::size_t nearest(const Samples &samples, double at);
    const DecisionPoint &sample(std::size_t i, std::size_t j) const
    {
        return m_panel.points[m_y.point[j] * m_columns + m_x.point[i]];
    }
    QPointF place(std::size_t i, std::size_t j, QPointF share) const; // within the mesh from sample i, j
    void cut();
    void findRegions();
    void fillValues();

    const DecisionPanel &m_panel;
    std::size_t m_columns, m_rows;
    Samples m_x, m_y;
    std::vector<std::vector<QPolygonF>> m_shapes;
    std::vector<QPolygonF> m_borders;
    std::vector<Region> m_regions;
    std::vector<std::size_t> m_regionOf;
    std::vector<double> m_values; // by point; between evaluated ones from those beside them; NaN where nobody wins
    bool m_anyTied = false;
};

} // namespace wattfare
