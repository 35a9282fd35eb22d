// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/charts/chart_render.h"

#include <QSet>
#include <QWidget>

#include <functional>
#include <memory>

namespace wattfare {

// One chart. The wheel zooms at the cursor, a drag selects by a rubber band (Ctrl adds), Shift+drag and a drag of the
// middle button pan, as every drag does where nothing can be selected, a double-click on the empty plot resets, a click
// selects (Ctrl adds), a click in the legend hides a series. Keys: + and - zoom, 0 resets, arrows walk over the marks
// (Ctrl+arrows pan), Enter activates, Space selects and pins (where the caller pins), Ctrl+Space adds to the selection,
// Ctrl+A selects what is in view, Ctrl+C copies the picture, Escape clears. The context menu hides series as well.
class ChartView : public QWidget
{
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setSpec(ChartSpec spec); // keeps zoom and hidden series while id and kind stay the same
    void setSpec(std::shared_ptr<const ChartSpec> spec); // shares it: for dense series
    const ChartSpec &spec() const;
    bool hasData() const;
    void setBesideTitle(int width); // pixels at the right end of its title that another widget takes
    void setBusy(bool busy); // dims what is shown while the next is being computed

    // Further lines of the tooltip of a mark: sources, reasons. Asked for when a tooltip opens, not for every mark.
    void setEvidence(std::function<QString(qint64 key)> linesOf);

    void setSelection(const QSet<qint64> &keys); // from another view; emits no signal
    const QSet<qint64> &selection() const;
    void setHovered(qint64 key); // from another view; -1 for none

    void setLogarithmic(Qt::Orientation axis, bool on); // overrides the specs until one of another id
    bool isLogarithmic(Qt::Orientation axis) const;
    bool canBeLogarithmic(Qt::Orientation axis) const;
    void zoom(double factor); // about the middle of the plot; > 1 enlarges
    void pan(double dx, double dy); // in fractions of the plot
    void resetZoom();
    bool isZoomed() const;
    QRectF visibleRange() const; // of both axes, in their units
    void setSeriesVisible(int legendEntry, bool visible);
    int legendCount() const;
    // Ids of the series that the person hid, to be kept by the caller: stable over languages and recomputations. A
    // chart of another id begins with all of its series.
    QStringList hiddenSeries() const;
    void setHiddenSeries(const QStringList &ids);

    // Title of the scenario and day of its prices, which a picture says in its caption; in the window they stand around
    // the chart. Either may be empty.
    void setContext(const QString &scenario, const QString &date);
    QImage image(double scale = 2.0) const; // as shown, with zoom; without selection and hover
    QByteArray png(double scale = 2.0) const;
    QByteArray svg() const;
    void copy() const; // image and SVG to the clipboard
    TableSourcePtr table() const { return chartTable(spec()); }

    QSize sizeHint() const override { return {480, 320}; }
    QSize minimumSizeHint() const override { return {180, 140}; }

signals:
    void pointHovered(qint64 key); // -1: none
    void pointActivated(qint64 key); // double-click or Enter
    void pinRequested(qint64 key); // Space, behind its selectionChanged
    void selectionChanged(const QSet<qint64> &keys); // by the user
    void hiddenSeriesChanged(); // by the user
    void tableRequested(); // "Show as table" of the context menu
    void imageRequested(const QString &format); // "png" or "svg": the caller asks for a file and writes it
    void zoomChanged();

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace wattfare
