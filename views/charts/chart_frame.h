// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/charts/plot.h"

#include <QCoreApplication>

#include <functional>

class QChart;
class QGraphicsItem;

namespace wattfare {

// Surface, axes, legend and words around one plot. Qt Charts gives the surface and draws curves of moderate length;
// grid, labels and all other marks are painted by two items of the chart, since Qt Charts makes an item a point,
// colours bars by series, shifts bars at gaps, drops repeated categories and cuts labels. The window and every export
// use this class.
class ChartFrame
{
    Q_DECLARE_TR_FUNCTIONS(wattfare::ChartFrame)
public:
    ChartFrame(const ThemeColours &colours, const QFont &font, bool print);
    ~ChartFrame();
    ChartFrame(const ChartFrame &) = delete;
    ChartFrame &operator=(const ChartFrame &) = delete;

    QChart *chart() const { return m_chart; } // belongs to the scene it is added to
    void chartIsGone() { m_chart = nullptr; } // its scene deleted it

    void setSpec(std::shared_ptr<const ChartSpec> spec, bool keepView);
    const ChartSpec &spec() const { return *m_spec; }
    std::shared_ptr<const ChartSpec> sharedSpec() const { return m_spec; }
    bool isEmpty() const { return !m_plot || m_plot->isEmpty(); }
    const Plot *plot() const { return m_plot.get(); }

    void setStyle(const ThemeColours &colours, const QFont &font);
    const ThemeColours &colours() const { return m_context.colours; }
    void setCompact(bool compact);
    void setSize(QSizeF size);
    QSizeF size() const { return m_size; }
    void setPixelRatio(double ratio) { m_context.pixelRatio = ratio; }
    const PlotContext &context() const { return m_context; }

    void setLogarithmic(Qt::Orientation axis, bool on);
    void resetView();
    void setView(double xLo, double xHi, double yLo, double yHi); // axis numbers; kept within reason
    bool isZoomed() const { return m_zoomed; }
    void copyStateTo(ChartFrame &other) const; // zoom, hidden entries, selection: for exports as shown

    int legendAt(QPointF position) const; // -1: none that can be hidden
    QString cutNameAt(QPointF position) const; // whole name of a row or of a legend entry that is shortened there, else ""
    void setHidden(int entry, bool hidden);
    bool isHidden(int entry) const { return m_context.isHidden(static_cast<std::size_t>(entry)); }
    // Series that shall not show, by ids that no language and no order of the data changes; of those that are absent, too.
    QStringList hiddenSeries() const { return m_hiddenIds; }
    void setHiddenSeries(const QStringList &ids);

    void setSelection(const QSet<qint64> &keys);
    const QSet<qint64> &selection() const { return m_selection; }
    void setHovered(qint64 key);
    void setBusy(bool busy);
    void setRubberBand(const QRectF &rect);
    void setFocusMark(std::optional<Hit> mark);

    void paintBack(QPainter &painter); // called by the chart's items
    void paintFront(QPainter &painter);

private:
    void prepare();
    QString legendId(std::size_t entry) const;
    void applyHidden();
    void layout();
    void layoutLegend(double left, double right, double &top);
    struct ColumnTitle {
        QString words;
        double height = 0;
    };
    ColumnTitle columnTitle(const QString &title, double width) const;
    void applyRanges();
    void syncLines();
    void repaint();
    QString captionText() const;
    void paintAxes(QPainter &painter);
    void paintLegend(QPainter &painter);
    void paintWords(QPainter &painter);
    QString rowLabel(int row) const;

    struct Lines;
    QChart *m_chart = nullptr;
    std::unique_ptr<Lines> m_lines;
    QGraphicsItem *m_back = nullptr;
    QGraphicsItem *m_front = nullptr;
    std::shared_ptr<const ChartSpec> m_spec;
    std::unique_ptr<Plot> m_plot;
    PlotContext m_context;
    QFont m_titleFont;
    QSizeF m_size{480, 320};
    QRectF m_titleRect, m_yTitleRect, m_xTitleRect, m_captionRect;
    double m_columnTitles = 0; // height of what stands above columns
    std::vector<QRectF> m_legendRects;
    std::vector<Tick> m_xTicks, m_yTicks;
    std::vector<bool> m_hidden; // by legend entry
    QStringList m_hiddenIds;
    QSet<qint64> m_selection;
    QRectF m_rubberBand;
    std::optional<Hit> m_focusMark;
    double m_xLo = 0, m_xHi = 1, m_yLo = 0, m_yHi = 1; // what is shown, axis numbers
    bool m_logX = false, m_logY = false;
    bool m_compact = false, m_zoomed = false, m_busy = false;
};

ThemeColours coloursOf(int chartTheme); // of ChartTheme

} // namespace wattfare
