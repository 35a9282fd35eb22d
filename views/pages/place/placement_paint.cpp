// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/placement_view.h"

#include "views/theme/theme.h"
#include "views/words/currency.h"
#include "views/words/format.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>

// How a placement is laid out and drawn, on screen and as a picture; keys and mouse are in placement_view.cpp.
namespace wattfare {

namespace {

constexpr std::array kHues{ChartRole::part1, ChartRole::part2, ChartRole::part3, ChartRole::part4, ChartRole::part5,
    ChartRole::part6, ChartRole::part7};
constexpr int kLegendTasks = 24;
constexpr int kMostPixels = 30'000; // of a picture, on its long side

bool isHatched(int task) { return task >= static_cast<int>(kHues.size()); } // the second code once the hues repeat

QColor inkOn(const QColor &fill)
{
    const QColor dark(0x0F172A), light(0xFFFFFF);
    return contrastRatio(fill, dark) >= contrastRatio(fill, light) ? dark : light;
}

// One GPU of a segment, where the label fits between the lines: the middle one. Otherwise all of it.
QRectF labelPlace(const QRectF &segment, const std::vector<int> &seams, double width)
{
    std::vector<QRectF> cells;
    double left = segment.left();
    for (const int x : seams) {
        if (x > segment.left() + 1 && x < segment.right() - 1) {
            cells.emplace_back(left, segment.top(), x - left, segment.height());
            left = x;
        }
    }
    if (cells.empty())
        return segment;
    cells.emplace_back(left, segment.top(), segment.right() - left, segment.height());
    const QRectF &middle = cells[(cells.size() - 1) / 2];
    return middle.width() >= width ? middle : segment;
}

void fillSegment(QPainter &painter, const QRectF &where, int task, bool dark)
{
    const QColor colour = PlacementView::taskColour(task, dark);
    painter.fillRect(where, colour);
    if (isHatched(task)) {
        QColor stripes = inkOn(colour);
        stripes.setAlpha(90);
        painter.fillRect(where,
            QBrush(stripes, (task / static_cast<int>(kHues.size())) % 2 == 1 ? Qt::BDiagPattern : Qt::FDiagPattern));
    }
}

} // namespace

QColor PlacementView::taskColour(int task, bool dark)
{
    return roleColour(kHues[static_cast<std::size_t>(task) % kHues.size()], dark ? darkColours() : lightColours());
}

PlacementView::Metrics PlacementView::metrics() const
{
    const QFontMetrics body(font()), caption(uiFont(TypeSize::caption));
    Metrics m;
    m.line = body.height() + kSpace1;
    m.lane = caption.height() + 2;
    m.row = kSpace2 + m.line + 3 * (m.lane + kSpace1) + kSpace1;
    for (const QString &word : {tr("GPU"), tr("vCPU"), tr("GiB")})
        m.label = std::max(m.label, caption.horizontalAdvance(word));
    m.amount = caption.horizontalAdvance(tr("%1 of %2").arg(QStringLiteral("1,234"), QStringLiteral("1,234")));
    return m;
}

int PlacementView::legendHeight(int width) const
{
    if (count() == 0)
        return 0;
    const QFontMetrics caption(uiFont(TypeSize::caption));
    int x = kSpace3, lines = 1;
    for (std::size_t task = 0; task < std::min<std::size_t>(m_picture->tasks.size(), kLegendTasks); ++task) {
        const int wide = caption.height() + kSpace1
            + caption.horizontalAdvance(QString::fromStdString(m_picture->tasks[task].id)) + kSpace4;
        if (x > kSpace3 && x + wide > width) {
            x = kSpace3;
            ++lines;
        }
        x += wide;
    }
    return kSpace1 + lines * (caption.height() + kSpace1) + kSpace1;
}

QRect PlacementView::lane(const QRect &row, int dimension, const Metrics &m) const
{
    const int left = row.left() + kSpace3 + m.label + kSpace2;
    const int right = row.right() - kSpace3 - m.amount - kSpace2;
    return QRect(
        left, row.top() + kSpace2 + m.line + dimension * (m.lane + kSpace1), std::max(20, right - left), m.lane);
}

std::vector<std::pair<PlacementView::Share, QRectF>> PlacementView::segments(
    int instance, const QRect &lane, int dimension) const
{
    std::vector<std::pair<Share, QRectF>> list;
    const PlacedInstance &placed = m_picture->placement.instances[static_cast<std::size_t>(instance)];
    const double capacity = placed.capacity[static_cast<std::size_t>(dimension)];
    if (capacity <= 0.0)
        return list;
    double at = 0.0;
    for (const Share &share : shares(instance)) {
        const PlacementTask &task = m_picture->tasks[static_cast<std::size_t>(share.task)];
        const double each = dimension == 0 ? gpusOf(task) : dimension == 1 ? task.vcpus : task.memoryGib;
        const double size = each * share.copies / capacity;
        if (size > 0.0)
            list.emplace_back(
                share, QRectF(lane.left() + at * lane.width(), lane.top(), size * lane.width(), lane.height()));
        at += size;
    }
    return list;
}

void PlacementView::paintLegend(QPainter &painter, int width) const
{
    const QFont small = uiFont(TypeSize::caption);
    const QFontMetrics caption(small);
    const ThemeColours &colours = Theme::instance().colours();
    painter.setFont(small);
    int x = kSpace3, y = kSpace1;
    for (std::size_t task = 0; task < std::min<std::size_t>(m_picture->tasks.size(), kLegendTasks); ++task) {
        const QString name = QString::fromStdString(m_picture->tasks[task].id);
        const int wide = caption.height() + kSpace1 + caption.horizontalAdvance(name) + kSpace4;
        if (x > kSpace3 && x + wide > width) {
            x = kSpace3;
            y += caption.height() + kSpace1;
        }
        fillSegment(painter, QRectF(x, y + 2, caption.height() - 4, caption.height() - 4), static_cast<int>(task),
            colours.dark);
        painter.setPen(colours.text);
        painter.drawText(QRect(x + caption.height() + kSpace1, y, wide, caption.height()),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
        x += wide;
    }
}

void PlacementView::paintInstance(QPainter &painter, int instance, const QRect &row, bool forPicture) const
{
    const ThemeColours &colours = Theme::instance().colours();
    const Metrics m = metrics();
    const PlacedInstance &placed = m_picture->placement.instances[static_cast<std::size_t>(instance)];
    const PlacementOffer &offer = m_picture->offers[placed.offer];
    const QString type = QString::fromStdString(offer.type);
    const bool current = !forPicture && instance == m_current;
    if (current || (!forPicture && m_markedTypes.contains(type)))
        painter.fillRect(row, colours.accentSoft);
    else if (!forPicture && instance == m_hovered)
        painter.fillRect(row, colours.raised);
    if (current)
        painter.fillRect(QRect(row.left(), row.top(), 3, row.height()), colours.accent);
    painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), colours.hairline);

    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QRect line(row.left() + kSpace3, row.top() + kSpace2, row.width() - 2 * kSpace3, m.line - kSpace1);
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, type);
    const int typeWidth = QFontMetrics(bold).horizontalAdvance(type) + kSpace3;
    QStringList facts{withCurrency(tr("%1 USD/h")).arg(format::money(offer.usdPerHour)),
        tr("%1 W").arg(format::number(placed.watts))};
    if (!placed.zone.empty())
        facts << QString::fromStdString(placed.zone);
    painter.setFont(font());
    painter.setPen(colours.secondary);
    const QRect rest = line.adjusted(typeWidth, 0, 0, 0);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetrics(font()).elidedText(facts.join(QStringLiteral(" · ")), Qt::ElideRight, rest.width()));

    const QFont small = uiFont(TypeSize::caption);
    const QFontMetrics caption(small);
    painter.setFont(small);
    const QString words[] = {tr("GPU"), tr("vCPU"), tr("GiB")};
    for (int dimension = 0; dimension < 3; ++dimension) {
        const QRect bar = lane(row, dimension, m);
        painter.setPen(colours.secondary);
        painter.drawText(QRect(row.left() + kSpace3, bar.top(), m.label, bar.height()),
            Qt::AlignLeft | Qt::AlignVCenter, words[dimension]);
        const double used = placed.used[static_cast<std::size_t>(dimension)],
                     capacity = placed.capacity[static_cast<std::size_t>(dimension)];
        const QRect amount(bar.right() + kSpace2, bar.top(), m.amount, bar.height());
        if (capacity <= 0.0) {
            painter.drawText(amount, Qt::AlignRight | Qt::AlignVCenter, tr("none"));
            continue;
        }
        painter.drawText(amount, Qt::AlignRight | Qt::AlignVCenter,
            dimension == 0 && used == std::floor(used) ? tr("%1 of %2").arg(format::full(used), format::full(capacity))
                                                       : tr("%1 of %2").arg(amountText(used), amountText(capacity)));
        painter.fillRect(bar, colours.raised);
        const auto parts = segments(instance, bar, dimension);
        for (const auto &[share, where] : parts) {
            fillSegment(painter, where, share.task, colours.dark);
            painter.fillRect(QRectF(where.right() - 1, where.top(), 1, where.height()), colours.base);
        }
        std::vector<int> seams; // where one GPU ends and the next begins: GPUs are whole
        if (dimension == 0 && bar.width() / capacity >= 4.0) {
            for (double slot = 1; slot < capacity; ++slot)
                seams.push_back(bar.left() + static_cast<int>(std::lround(slot * bar.width() / capacity)));
            for (const int x : seams)
                painter.fillRect(QRect(x - 1, bar.top(), 2, bar.height()), colours.base);
        }
        for (const auto &[share, where] : parts) {
            const QColor colour = taskColour(share.task, colours.dark);
            QString label = QString::fromStdString(m_picture->tasks[static_cast<std::size_t>(share.task)].id);
            if (share.copies > 1)
                label = QStringLiteral("%1 × %2").arg(share.copies).arg(label);
            const double letters = caption.horizontalAdvance(label);
            if (letters + kSpace2 <= where.width()) {
                const QRectF ground = labelPlace(where, seams, letters + kSpace2);
                const QRectF under(ground.center().x() - letters / 2 - 2, where.top(), letters + 4, where.height());
                if (isHatched(share.task) || ground == where) // a plain ground under the letters
                    painter.fillRect(under, colour);
                painter.setPen(inkOn(colour));
                painter.drawText(ground, Qt::AlignCenter | Qt::TextSingleLine, label);
                for (const int x : seams) { // which GPUs there are shows above and below letters wider than one
                    if (x <= under.left() || x >= under.right())
                        continue;
                    painter.fillRect(QRectF(x - 1, where.top(), 2, 3), colours.base);
                    painter.fillRect(QRectF(x - 1, where.bottom() - 3, 2, 3), colours.base);
                }
            }
            if (current && share.task == m_currentTask) {
                painter.setPen(QPen(colours.highlight, 2));
                painter.drawRect(where.adjusted(1, 1, -1, -1));
            }
        }
        // A frame of whole pixels at every scale, on the edge of what is filled.
        for (const QRect &edge :
            {QRect(bar.left(), bar.top(), bar.width(), 1), QRect(bar.left(), bar.bottom(), bar.width(), 1),
                QRect(bar.left(), bar.top(), 1, bar.height()), QRect(bar.right(), bar.top(), 1, bar.height())})
            painter.fillRect(edge, colours.hairline);
    }
}

void PlacementView::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = Theme::instance().colours();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colours.base);
    if (count() == 0) {
        painter.setPen(colours.secondary);
        painter.drawText(viewport()->rect().adjusted(kSpace6, kSpace6, -kSpace6, -kSpace6),
            Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    if (m_busy)
        painter.setOpacity(0.45);
    const Metrics m = metrics();
    const int legend = legendHeight(viewport()->width()), scrolled = verticalScrollBar()->value();
    if (scrolled < legend) {
        painter.save();
        painter.translate(0, -scrolled);
        paintLegend(painter, viewport()->width());
        painter.restore();
    }
    const int first = std::max(0, (scrolled - legend) / m.row);
    for (int i = first; i < count() && legend + i * m.row - scrolled < viewport()->height(); ++i)
        paintInstance(painter, i, instanceRect(i), false);
    if (hasFocus()) {
        painter.setOpacity(1.0);
        painter.setPen(QPen(colours.accent, 1));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

QImage PlacementView::image(double scale) const
{
    const Metrics m = metrics();
    const int width = std::max(480, viewport()->width());
    const int legend = legendHeight(width);
    const int rows = std::min(count(), std::max(1, static_cast<int>(kMostPixels / scale - legend) / m.row));
    QImage image(
        QSize(width, std::max(1, legend + rows * m.row + kSpace2)) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Theme::instance().colours().base);
    if (count() == 0)
        return image;
    QPainter painter(&image);
    paintLegend(painter, width);
    for (int i = 0; i < rows; ++i)
        paintInstance(painter, i, QRect(0, legend + i * m.row, width, m.row), true);
    return image;
}

} // namespace wattfare
