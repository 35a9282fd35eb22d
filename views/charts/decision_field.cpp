// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/decision_field.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace wattfare {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

using Segments = std::vector<std::pair<QPointF, QPointF>>;

// Segments that meet end to end, as lines; straight ones lose the points between.
std::vector<QPolygonF> chained(const Segments &segments)
{
    using Key = std::pair<double, double>;
    const auto key = [](QPointF p) { return Key(p.x(), p.y()); };
    std::multimap<Key, std::size_t> ends;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        ends.emplace(key(segments[i].first), i);
        ends.emplace(key(segments[i].second), i);
    }
    std::vector<bool> used(segments.size());
    const auto next = [&](QPointF from) -> std::optional<QPointF> {
        if (ends.count(key(from)) > 2) // where three regions meet, lines end
            return std::nullopt;
        const auto [first, last] = ends.equal_range(key(from));
        for (auto it = first; it != last; ++it) {
            if (used[it->second])
                continue;
            used[it->second] = true;
            const auto &[a, b] = segments[it->second];
            return key(a) == key(from) ? b : a;
        }
        return std::nullopt;
    };
    const auto add = [](QPolygonF &line, QPointF point) {
        if (line.size() >= 2) {
            const QPointF a = line.back() - line[line.size() - 2], b = point - line.back();
            const double across = a.x() * b.y() - a.y() * b.x();
            if (std::abs(across) <= 1e-12 * (std::abs(a.x() * b.y()) + std::abs(a.y() * b.x())))
                line.removeLast();
        }
        line << point;
    };
    std::vector<QPolygonF> lines;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (used[i])
            continue;
        used[i] = true;
        QPolygonF back{segments[i].second, segments[i].first};
        while (const auto point = next(back.back()))
            add(back, *point);
        QPolygonF line(back.crbegin(), back.crend());
        while (const auto point = next(line.back()))
            add(line, *point);
        lines.push_back(std::move(line));
    }
    return lines;
}

constexpr std::array<std::pair<int, int>, 4> kCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

QPointF cornerShare(std::size_t t)
{
    return {static_cast<double>(kCorners[t % 4].first), static_cast<double>(kCorners[t % 4].second)};
}

QPointF middleShare(std::size_t t)
{
    return (cornerShare(t) + cornerShare(t + 1)) / 2;
} // between corner t and the next

} // namespace

DecisionField::Samples DecisionField::samplesOf(const DecisionAxis &axis, bool log)
{
    Samples samples;
    for (std::size_t i = 0; i < axis.at.size(); ++i) {
        if (!axis.names.empty()) {
            samples.at.push_back(static_cast<double>(i));
            samples.point.push_back(i);
        }
        samples.at.push_back(
            axis.names.empty() ? (log ? std::log10(axis.at[i]) : axis.at[i]) : static_cast<double>(i + 1));
        samples.point.push_back(i);
    }
    return samples;
}

DecisionField::DecisionField(const DecisionChart &chart, const DecisionPanel &panel, bool logX, bool logY)
    : m_panel(panel)
    , m_columns(chart.x.at.size())
    , m_rows(chart.y.at.size())
    , m_x(samplesOf(chart.x, logX))
    , m_y(samplesOf(chart.y, logY))
    , m_shapes(chart.names.size() + 1)
{
    cut();
    findRegions();
    fillValues();
    m_anyTied = std::any_of(panel.points.begin(), panel.points.end(), [](const DecisionPoint &p) { return p.tied; });
}

QPointF DecisionField::place(std::size_t i, std::size_t j, QPointF share) const
{
    const auto between = [](double a, double b, double s) { return s == 0.0 ? a : s == 1.0 ? b : a + (b - a) * s; };
    return {between(m_x.at[i], m_x.at[i + 1], share.x()), between(m_y.at[j], m_y.at[j + 1], share.y())};
}

// Meshes between four points: whole ones are joined to boxes, the others are cut at their middles.
void DecisionField::cut()
{
    struct Box {
        std::size_t from, to, bottom;
        std::size_t winner;
    };
    const auto shapeOf = [this](std::size_t i, std::size_t j) {
        const std::int32_t winner = sample(i, j).winner;
        return winner < 0 || static_cast<std::size_t>(winner) + 1 >= m_shapes.size() ? m_shapes.size() - 1
                                                                                     : static_cast<std::size_t>(winner);
    };
    std::vector<Box> open;
    const auto close = [&](const Box &box, std::size_t top) {
        const double left = m_x.at[box.from], right = m_x.at[box.to], low = m_y.at[box.bottom], high = m_y.at[top];
        if (right > left && high > low)
            m_shapes[box.winner].push_back(QPolygonF{{left, low}, {right, low}, {right, high}, {left, high}});
    };
    Segments edges;
    for (std::size_t j = 0; j + 1 < m_y.at.size(); ++j) {
        std::vector<Box> row;
        for (std::size_t i = 0; i + 1 < m_x.at.size(); ++i) {
            std::array<std::size_t, 4> of{};
            for (std::size_t t = 0; t < 4; ++t)
                of[t] = shapeOf(
                    i + static_cast<std::size_t>(kCorners[t].first), j + static_cast<std::size_t>(kCorners[t].second));
            if (of[0] == of[1] && of[1] == of[2] && of[2] == of[3]) {
                if (!row.empty() && row.back().to == i && row.back().winner == of[0])
                    row.back().to = i + 1;
                else
                    row.push_back({i, i + 1, j, of[0]});
                continue;
            }
            const bool flat = m_x.at[i + 1] == m_x.at[i] || m_y.at[j + 1] == m_y.at[j];
            const auto put = [&](std::size_t winner, std::initializer_list<QPointF> shares) {
                if (flat)
                    return;
                QPolygonF shape;
                for (const QPointF &share : shares)
                    shape << place(i, j, share);
                m_shapes[winner].push_back(std::move(shape));
            };
            const auto edge = [&](QPointF a, QPointF b) {
                const QPointF from = place(i, j, a), to = place(i, j, b);
                if (from != to)
                    edges.emplace_back(from, to);
            };
            const QPointF middle(0.5, 0.5);
            std::size_t odd = 4, half = 4;
            for (std::size_t t = 0; t < 4; ++t) {
                const std::size_t next = of[(t + 1) % 4], opposite = of[(t + 2) % 4], before = of[(t + 3) % 4];
                if (next == opposite && opposite == before && of[t] != next)
                    odd = t;
                if (of[t] == next && opposite == before && of[t] != opposite)
                    half = t;
            }
            if (odd < 4) {
                put(of[odd], {cornerShare(odd), middleShare(odd), middleShare(odd + 3)});
                put(of[(odd + 1) % 4],
                    {cornerShare(odd + 1), cornerShare(odd + 2), cornerShare(odd + 3), middleShare(odd + 3),
                        middleShare(odd)});
                edge(middleShare(odd), middleShare(odd + 3));
            } else if (half < 4) {
                put(of[half], {cornerShare(half), cornerShare(half + 1), middleShare(half + 1), middleShare(half + 3)});
                put(of[(half + 2) % 4],
                    {cornerShare(half + 2), cornerShare(half + 3), middleShare(half + 3), middleShare(half + 1)});
                edge(middleShare(half + 1), middleShare(half + 3));
            } else {
                for (std::size_t t = 0; t < 4; ++t) {
                    put(of[t], {cornerShare(t), middleShare(t), middle, middleShare(t + 3)});
                    if (of[t] != of[(t + 1) % 4])
                        edge(middleShare(t), middle);
                }
            }
        }
        std::vector<Box> still;
        for (const Box &box : open) {
            const auto same = std::find_if(row.begin(), row.end(), [&](const Box &each) {
                return each.from == box.from && each.to == box.to && each.winner == box.winner;
            });
            if (same == row.end()) {
                close(box, j);
                continue;
            }
            same->bottom = box.bottom;
        }
        open = std::move(row);
    }
    for (const Box &box : open)
        close(box, m_y.at.size() - 1);
    m_borders = chained(edges);
}

void DecisionField::findRegions()
{
    const std::size_t count = m_columns * m_rows;
    m_regionOf.assign(count, count);
    // How far each point is from one of another winner or from the edge, in points: two sweeps.
    std::vector<int> depth(count, 0);
    const auto winner = [this](std::size_t p) { return m_panel.points[p].winner; };
    const auto same = [&](std::size_t p, std::ptrdiff_t di, std::ptrdiff_t dj) {
        const auto i = static_cast<std::ptrdiff_t>(p % m_columns) + di,
                   j = static_cast<std::ptrdiff_t>(p / m_columns) + dj;
        if (i < 0 || j < 0 || i >= static_cast<std::ptrdiff_t>(m_columns) || j >= static_cast<std::ptrdiff_t>(m_rows))
            return -1;
        const auto q = static_cast<std::size_t>(j) * m_columns + static_cast<std::size_t>(i);
        return winner(q) == winner(p) ? depth[q] : -1;
    };
    for (std::size_t p = 0; p < count; ++p)
        depth[p] = std::min({same(p, -1, 0), same(p, 0, -1), same(p, -1, -1), same(p, 1, -1)}) + 1;
    for (std::size_t p = count; p-- > 0;)
        depth[p] = std::min(depth[p], std::min({same(p, 1, 0), same(p, 0, 1), same(p, 1, 1), same(p, -1, 1)}) + 1);
    std::vector<std::size_t> stack;
    for (std::size_t start = 0; start < count; ++start) {
        if (m_regionOf[start] != count)
            continue;
        Region region{winner(start), start, 0};
        const std::size_t index = m_regions.size();
        stack.assign(1, start);
        m_regionOf[start] = index;
        double sumX = 0, sumY = 0;
        std::vector<std::size_t> members;
        while (!stack.empty()) {
            const std::size_t p = stack.back();
            stack.pop_back();
            members.push_back(p);
            sumX += static_cast<double>(p % m_columns);
            sumY += static_cast<double>(p / m_columns);
            const auto visit = [&](bool inside, std::size_t q) {
                if (inside && m_regionOf[q] == count && winner(q) == region.winner) {
                    m_regionOf[q] = index;
                    stack.push_back(q);
                }
            };
            visit(p % m_columns > 0, p - 1);
            visit(p % m_columns + 1 < m_columns, p + 1);
            visit(p >= m_columns, p - m_columns);
            visit(p + m_columns < count, p + m_columns);
        }
        region.points = members.size();
        // Of the points furthest from the edge the one nearest to the middle of the region.
        const double x = sumX / static_cast<double>(members.size()), y = sumY / static_cast<double>(members.size());
        const auto rank = [&](std::size_t p) {
            return std::pair(
                -depth[p], std::hypot(static_cast<double>(p % m_columns) - x, static_cast<double>(p / m_columns) - y));
        };
        region.heart = *std::min_element(
            members.begin(), members.end(), [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
        m_regions.push_back(region);
    }
    std::vector<std::size_t> order(m_regions.size()), placeOf(m_regions.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
        [this](std::size_t a, std::size_t b) { return m_regions[a].points > m_regions[b].points; });
    std::vector<Region> sorted;
    for (std::size_t i = 0; i < order.size(); ++i) {
        placeOf[order[i]] = i;
        sorted.push_back(m_regions[order[i]]);
    }
    m_regions = std::move(sorted);
    for (std::size_t &region : m_regionOf)
        region = placeOf[region];
}

// Points that were not evaluated lie among some that were: the nearest in the four directions, the nearer the more.
void DecisionField::fillValues()
{
    const std::size_t count = m_columns * m_rows;
    m_values.assign(count, kUnknown);
    for (std::size_t p = 0; p < count; ++p)
        if (const DecisionPoint &point = m_panel.points[p];
            point.winner >= 0 && point.value && std::isfinite(*point.value))
            m_values[p] = *point.value;
    const auto missing = [&](std::size_t p) {
        return std::isnan(m_values[p]) && !m_panel.points[p].evaluated && m_panel.points[p].winner >= 0;
    };
    for (int pass = 0; pass < 8; ++pass) {
        std::vector<double> sum(count, 0.0), weight(count, 0.0);
        bool any = false;
        const auto sweep = [&](std::size_t lines, std::size_t length, auto index) {
            for (std::size_t line = 0; line < lines; ++line)
                for (const bool back : {false, true}) {
                    double last = kUnknown, steps = 0;
                    for (std::size_t k = 0; k < length; ++k) {
                        const std::size_t p = index(line, back ? length - 1 - k : k);
                        steps += 1;
                        if (!std::isnan(m_values[p])) {
                            last = m_values[p];
                            steps = 0;
                        } else if (missing(p) && !std::isnan(last)) {
                            sum[p] += last / steps;
                            weight[p] += 1 / steps;
                        } else {
                            last = kUnknown; // nobody wins in between
                        }
                    }
                }
        };
        sweep(m_rows, m_columns, [this](std::size_t line, std::size_t k) { return line * m_columns + k; });
        sweep(m_columns, m_rows, [this](std::size_t line, std::size_t k) { return k * m_columns + line; });
        for (std::size_t p = 0; p < count; ++p)
            if (missing(p) && weight[p] > 0) {
                m_values[p] = sum[p] / weight[p];
                any = true;
            }
        if (!any)
            break;
    }
}

std::size_t DecisionField::nearest(const Samples &samples, double at)
{
    const auto next = std::lower_bound(samples.at.begin(), samples.at.end(), at);
    if (next == samples.at.begin())
        return 0;
    if (next == samples.at.end())
        return samples.at.size() - 1;
    const auto i = static_cast<std::size_t>(next - samples.at.begin());
    return at - samples.at[i - 1] < samples.at[i] - at ? i - 1 : i;
}

std::optional<std::size_t> DecisionField::pointAt(double x, double y) const
{
    if (m_x.at.empty() || m_y.at.empty() || !(x >= m_x.at.front() && x <= m_x.at.back())
        || !(y >= m_y.at.front() && y <= m_y.at.back()))
        return std::nullopt;
    return m_y.point[nearest(m_y, y)] * m_columns + m_x.point[nearest(m_x, x)];
}

QPointF DecisionField::position(std::size_t point) const
{
    const auto middle = [](const Samples &samples, std::size_t of) {
        const auto [first, last] = std::equal_range(samples.point.begin(), samples.point.end(), of);
        const auto from = static_cast<std::size_t>(first - samples.point.begin());
        const auto to = static_cast<std::size_t>(last - samples.point.begin()) - 1;
        return (samples.at[from] + samples.at[to]) / 2;
    };
    return {middle(m_x, point % m_columns), middle(m_y, point / m_columns)};
}

std::optional<std::pair<double, double>> DecisionField::values() const
{
    std::optional<std::pair<double, double>> ends;
    for (const double value : m_values)
        if (!std::isnan(value))
            ends = ends ? std::pair(std::min(ends->first, value), std::max(ends->second, value))
                        : std::pair(value, value);
    return ends;
}

std::vector<DecisionField::Line> DecisionField::contours(const std::vector<double> &levels, bool logarithmic) const
{
    std::vector<Line> lines;
    for (const double level : levels) {
        Segments segments;
        for (std::size_t j = 0; j + 1 < m_y.at.size(); ++j)
            for (std::size_t i = 0; i + 1 < m_x.at.size(); ++i) {
                if (m_x.at[i + 1] == m_x.at[i] || m_y.at[j + 1] == m_y.at[j]) // between two stripes
                    continue;
                std::array<double, 4> over{}; // how far each corner lies over the level
                for (std::size_t t = 0; t < 4; ++t) {
                    const double value
                        = m_values[m_y.point[j + static_cast<std::size_t>(kCorners[t].second)] * m_columns
                            + m_x.point[i + static_cast<std::size_t>(kCorners[t].first)]];
                    over[t] = logarithmic ? std::log(value / level) : value - level;
                }
                if (std::any_of(over.begin(), over.end(), [](double o) { return !std::isfinite(o); }))
                    continue;
                std::vector<QPointF> crossed;
                for (std::size_t t = 0; t < 4; ++t) {
                    const double a = over[t], b = over[(t + 1) % 4];
                    if ((a < 0) == (b < 0))
                        continue;
                    // From the lower corner on, in both meshes of an edge: the same point to the last bit.
                    const bool forward = t < 2;
                    const double share = forward ? a / (a - b) : b / (b - a);
                    const QPointF from = cornerShare(forward ? t : t + 1), to = cornerShare(forward ? t + 1 : t);
                    crossed.push_back(place(i, j, from + (to - from) * share));
                }
                for (std::size_t k = 0; k + 1 < crossed.size(); k += 2)
                    if (crossed[k] != crossed[k + 1])
                        segments.emplace_back(crossed[k], crossed[k + 1]);
            }
        for (QPolygonF &line : chained(segments))
            lines.push_back({level, std::move(line)});
    }
    return lines;
}

} // namespace wattfare
