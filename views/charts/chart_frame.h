// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/charts/plot.h"

#include <QCoreApplication>

#include <functional>

namespace wattfare {

// Axes, legend and words around one plot, and their layout. It paints by QPainter alone: exports paint it as a whole,
// and the window lays its layers into a surface of Qt Charts (chart_surface.h).
class ChartFrame
{
    Q_DECLARE_TR_FUNCTIONS(wattfare::ChartFrame)
public:
    ChartFrame(const ThemeColours &colours, const QFont &font, bool print);
    ChartFrame(const ChartFrame &) = delete;
    ChartFrame &operator=(const ChartFrame &) = delete;

    enum class Changed : std::uint8_t { all, linesAndFront, front };
    std::function<void(Changed)> onChanged; // what is painted is no longer what was painted

    void setSpec(std::shared_ptr<const ChartSpec> spec, bool keepView);
    QString captionText() const; // below the chart; with the hint on the mouse where all of it has room
    const ChartSpec &spec() const { return *m_spec; }
    std::shared_ptr<const ChartSpec> sharedSpec() const { return m_spec; }
    bool isEmpty() const { return !m_plot || m_plot->isEmpty(); }
    const Plot *plot() const { return m_plot.get(); }

    void setStyle(const ThemeColours &colours, const QFont &font);
    const ThemeColours &colours() const { return m_context.colours; }
    void setSize(QSizeF size);
    QSizeF size() const { return m_size; }
    void setPixelRatio(double ratio) { m_context.pixelRatio = ratio; }
    const PlotContext &context() const { return m_context; }

    void setLogarithmic(Qt::Orientation axis, bool on);
    void resetView();
    void setView(double xLo, double xHi, double yLo, double yHi); // axis numbers; kept within reason
    bool isZoomed() const { return m_zoomed; }
    void copyStateTo(ChartFrame &other) const; // axes, zoom, hidden entries: what a picture shares with the window
    void setNote(const QString &note) { m_note = note; } // further words below a picture, which has no window around it

    int legendAt(QPointF position) const; // -1: none that can be hidden
    QString cutNameAt(
        QPointF position) const; // whole title, or name of a row or of a legend entry, that is shortened there, else ""
    void setHidden(int entry, bool hidden);
    bool isHidden(int entry) const { return m_context.isHidden(static_cast<std::size_t>(entry)); }
    // Series that shall not show, by ids that no language and no order of the data changes; of those that are absent,
    // too.
    QStringList hiddenSeries() const { return m_hiddenIds; }
    void setHiddenSeries(const QStringList &ids);

    void setSelection(const QSet<qint64> &keys);
    const QSet<qint64> &selection() const { return m_selection; }
    QRectF captionRect() const { return m_captionRect; }
    QRectF emptyRect() const; // where what an empty chart says is centred

    void setHovered(qint64 key);
    void setBusy(bool busy);
    void setBesideTitle(double width); // of what stands at its right end: the title has the rest
    void setRubberBand(const QRectF &rect);
    void setFocusMark(std::optional<Hit> mark);

    // What paint() lays upon one another: grid, legend and words; curves, in axis numbers; all other marks.
    void paint(QPainter &painter);
    void paintBack(QPainter &painter);
    std::vector<PlotLine> lines() const;
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
    void changed(Changed what);
    void paintLines(QPainter &painter) const;
    void paintAxes(QPainter &painter);
    void paintLegend(QPainter &painter);
    void paintWords(QPainter &painter);
    QString rowLabel(int row) const;
    double captionHeight(const QString &caption) const; // wrapped
    double captionRoom() const; // the height that it may have

    std::shared_ptr<const ChartSpec> m_spec;
    std::unique_ptr<Plot> m_plot;
    PlotContext m_context;
    QFont m_titleFont;
    QString m_titleWords; // the title, as far as it has room
    QSizeF m_size{480, 320};
    QRectF m_titleRect, m_yTitleRect, m_xTitleRect, m_captionRect;
    double m_columnTitles = 0; // height of what stands above columns
    std::vector<QRectF> m_legendRects;
    std::vector<Tick> m_xTicks, m_yTicks;
    std::vector<bool> m_hidden; // by legend entry
    QStringList m_hiddenIds;
    double m_besideTitle = 0;
    QString m_note;
    QSet<qint64> m_selection;
    QRectF m_rubberBand;
    std::optional<Hit> m_focusMark;
    double m_xLo = 0, m_xHi = 1, m_yLo = 0, m_yHi = 1; // what is shown, axis numbers
    bool m_logX = false, m_logY = false; // as the spec has it
    std::optional<bool> m_chosenX, m_chosenY; // as the reader chose instead
    bool m_zoomed = false, m_busy = false;
};

} // namespace wattfare
