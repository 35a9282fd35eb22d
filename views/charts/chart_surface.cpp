// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_surface.h"

#include <QAreaSeries>
#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QPointer>
#include <QValueAxis>

namespace wattfare {

namespace {

class PaintItem : public QGraphicsItem
{
public:
    PaintItem(QGraphicsItem *parent, ChartFrame &frame, bool front)
        : QGraphicsItem(parent)
        , m_frame(frame)
        , m_isFront(front)
    {
        setZValue(front ? 1000 : 2.5); // Qt Charts: background -1, grid 2, axes 3, series from 4
    }
    QRectF boundingRect() const override { return QRectF(QPointF(0, 0), m_size); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        if (m_isFront)
            m_frame.paintFront(*painter);
        else
            m_frame.paintBack(*painter);
    }
    void setSize(QSizeF size)
    {
        prepareGeometryChange();
        m_size = size;
    }

private:
    ChartFrame &m_frame;
    QSizeF m_size;
    bool m_isFront;
};

} // namespace

struct ChartSurface::Private {
    explicit Private(ChartFrame &shown)
        : frame(shown)
        , chart(new QChart)
        , x(new QValueAxis(chart))
        , y(new QValueAxis(chart))
        , back(new PaintItem(chart, frame, false))
        , front(new PaintItem(chart, frame, true))
    {
        chart->setBackgroundVisible(false);
        chart->setDropShadowEnabled(false);
        chart->setMargins({0, 0, 0, 0});
        chart->legend()->hide();
        chart->setAnimationOptions(QChart::NoAnimation);
        chart->addAxis(x, Qt::AlignBottom);
        chart->addAxis(y, Qt::AlignLeft);
        x->setVisible(false);
        y->setVisible(false);
    }

    template <class Series>
    Series *added(Series *series)
    {
        chart->addSeries(series);
        series->attachAxis(x);
        series->attachAxis(y);
        return series;
    }
    QLineSeries *line(std::size_t index)
    {
        while (lines.size() <= index)
            lines.push_back(added(new QLineSeries(chart)));
        return lines[index];
    }
    QAreaSeries *band(std::size_t index)
    {
        while (bands.size() <= index)
            bands.push_back(added(new QAreaSeries(new QLineSeries(chart), new QLineSeries(chart))));
        return bands[index];
    }
    void follow(ChartFrame::Changed what);
    void syncLines();

    ChartFrame &frame;
    QPointer<QChart> chart; // gone with its scene
    QValueAxis *x, *y;
    PaintItem *back, *front;
    // Series are kept and refilled: removing one hands it back, and a change of many would repaint as often.
    std::vector<QLineSeries *> lines;
    std::vector<QAreaSeries *> bands;
};

void ChartSurface::Private::follow(ChartFrame::Changed what)
{
    if (!chart)
        return;
    using Changed = ChartFrame::Changed;
    if (what == Changed::all) {
        if (chart->size() != frame.size() || back->boundingRect().size() != frame.size()) {
            back->setSize(frame.size());
            front->setSize(frame.size());
            chart->resize(frame.size());
        }
        if (const QRectF &area = frame.context().area; chart->plotArea() != area)
            chart->setPlotArea(area);
        back->update();
    }
    if (what == Changed::all || (what == Changed::linesAndFront && !lines.empty()))
        syncLines();
    front->update();
}

void ChartSurface::Private::syncLines()
{
    const std::vector<PlotLine> wanted = frame.lines();
    std::size_t usedLines = 0;
    std::size_t usedBands = 0;
    if (!wanted.empty() || !lines.empty()) {
        const PlotContext &context = frame.context();
        x->setRange(context.x.lo, context.x.hi);
        y->setRange(context.y.lo, context.y.hi);
    }
    for (const PlotLine &each : wanted) {
        if (each.bandLow.size() >= 2) {
            QAreaSeries *area = band(usedBands++);
            area->lowerSeries()->replace(each.bandLow);
            area->upperSeries()->replace(each.bandHigh);
            area->setPen(Qt::NoPen);
            area->setBrush(each.bandFill());
            area->setVisible(true);
        }
        for (const QList<QPointF> &piece : each.pieces) {
            QLineSeries *series = line(usedLines++);
            series->setPen(each.pen());
            series->replace(piece);
            series->setVisible(true);
        }
    }
    for (std::size_t i = usedLines; i < lines.size(); ++i)
        if (lines[i]->isVisible()) {
            lines[i]->clear();
            lines[i]->setVisible(false);
        }
    for (std::size_t i = usedBands; i < bands.size(); ++i)
        bands[i]->setVisible(false);
}

ChartSurface::ChartSurface(ChartFrame &frame)
    : d(std::make_unique<Private>(frame))
{
    frame.onChanged = [this](ChartFrame::Changed what) { d->follow(what); };
    d->follow(ChartFrame::Changed::all);
}

ChartSurface::~ChartSurface()
{
    d->frame.onChanged = nullptr;
    if (d->chart && d->chart->scene() == nullptr)
        delete d->chart;
}

QChart *ChartSurface::chart() const { return d->chart; }

} // namespace wattfare
