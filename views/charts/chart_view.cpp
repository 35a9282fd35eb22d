// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_view.h"

#include "views/charts/chart_canvas.h"
#include "views/theme/theme.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMetaMethod>
#include <QMimeData>
#include <QPainter>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <cmath>

namespace wattfare {

namespace {

QFont chartFont()
{
    QFont font = numberFont(uiFont(TypeSize::body));
    font.setPixelSize(std::max(9, QFontInfo(font).pixelSize()));
    return font;
}

} // namespace

class ChartView::Private
{
public:
    explicit Private(ChartView *view)
        : q(view)
        , frame(Theme::instance().colours(), chartFont(), false)
        , canvas(new ChartCanvas(frame, view))
    {
    }

    // What is shown, painted afresh: vectors keep their quality at any scale.
    bool paint(QPaintDevice &device, double scale) const
    {
        if (frame.isEmpty() || frame.size().isEmpty())
            return false;
        ChartFrame fresh(frame.colours(), chartFont(), true);
        fresh.setSpec(frame.sharedSpec(), false);
        QStringList note;
        if (!scenario.isEmpty())
            note << tr("Scenario: %1.").arg(scenario);
        if (!date.isEmpty() && !text(frame.spec().caption).contains(date))
            note << tr("Prices as of %1.").arg(date);
        fresh.setNote(joinSentences(note));
        fresh.setSize(frame.size());
        frame.copyStateTo(fresh);
        QPainter painter(&device);
        painter.scale(scale, scale);
        painter.fillRect(QRectF(QPointF(0, 0), frame.size()), frame.colours().base);
        fresh.paint(painter);
        return true;
    }

    ChartView *q;
    ChartFrame frame;
    ChartCanvas *canvas;
    QString scenario, date; // of a picture
};

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->canvas);
    setFocusProxy(d->canvas);
    setFocusPolicy(Qt::StrongFocus);
    ChartCanvas *canvas = d->canvas;
    canvas->onHovered = [this](qint64 key) { emit pointHovered(key); };
    canvas->onActivated = [this](qint64 key) { emit pointActivated(key); };
    canvas->onSelection = [this](const QSet<qint64> &keys) { emit selectionChanged(keys); };
    canvas->onZoom = [this] { emit zoomChanged(); };
    canvas->onCopy = [this] { copy(); };
    canvas->onLegend = [this] { emit hiddenSeriesChanged(); };
    canvas->pinsMarks = [this] { return isSignalConnected(QMetaMethod::fromSignal(&ChartView::pinRequested)); };
    canvas->onPin = [this](qint64 key) { emit pinRequested(key); };
    const auto restyle = [this] {
        d->frame.setStyle(Theme::instance().colours(), chartFont());
        d->canvas->setBackgroundBrush(d->frame.colours().base);
        d->canvas->viewport()->update();
    };
    connect(&Theme::instance(), &Theme::changed, this, restyle);
    restyle();
    setSpec(ChartSpec());
}

ChartView::~ChartView()
{
    delete d->canvas; // its items refer to the frame
}

void ChartView::setSpec(ChartSpec spec) { setSpec(std::make_shared<const ChartSpec>(std::move(spec))); }

void ChartView::setSpec(std::shared_ptr<const ChartSpec> spec)
{
    if (!spec)
        spec = std::make_shared<const ChartSpec>();
    const bool same = spec->id == d->frame.spec().id && spec->kind.index() == d->frame.spec().kind.index();
    d->frame.setSpec(spec, same && !spec->id.empty());
    d->canvas->specChanged();
    const QString title = text(spec->title);
    d->canvas->setAccessibleName(title.isEmpty() ? tr("Chart") : title);
    d->canvas->setAccessibleDescription(chartAltText(*spec));
    setAccessibleName(d->canvas->accessibleName());
    setAccessibleDescription(d->canvas->accessibleDescription());
}

const ChartSpec &ChartView::spec() const { return d->frame.spec(); }

bool ChartView::hasData() const { return !d->frame.isEmpty(); }

void ChartView::setBesideTitle(int width) { d->frame.setBesideTitle(width); }

void ChartView::setBusy(bool busy) { d->frame.setBusy(busy); }

void ChartView::setEvidence(std::function<QString(qint64 key)> linesOf) { d->canvas->evidence = std::move(linesOf); }

void ChartView::setContext(const QString &scenario, const QString &date)
{
    d->scenario = scenario;
    d->date = date;
}

void ChartView::setSelection(const QSet<qint64> &keys)
{
    if (keys != d->frame.selection())
        d->frame.setSelection(keys);
}

const QSet<qint64> &ChartView::selection() const { return d->frame.selection(); }

void ChartView::setHovered(qint64 key) { d->frame.setHovered(key); }

void ChartView::setLogarithmic(Qt::Orientation axis, bool on)
{
    if (on && !canBeLogarithmic(axis))
        return;
    d->frame.setLogarithmic(axis, on);
    emit zoomChanged();
}

bool ChartView::isLogarithmic(Qt::Orientation axis) const
{
    return axis == Qt::Horizontal ? d->frame.plot()->x.log : d->frame.plot()->y.log;
}

bool ChartView::canBeLogarithmic(Qt::Orientation axis) const
{
    return axis == Qt::Horizontal ? d->frame.plot()->x.canBeLog : d->frame.plot()->y.canBeLog;
}

void ChartView::zoom(double factor)
{
    if (factor > 0.0 && std::isfinite(factor))
        d->canvas->zoomAt(d->frame.context().area.center(), factor, false);
}

void ChartView::pan(double dx, double dy) { d->canvas->panBy(dx, dy); }

void ChartView::resetZoom()
{
    d->frame.resetView();
    emit zoomChanged();
}

bool ChartView::isZoomed() const { return d->frame.isZoomed(); }

QRectF ChartView::visibleRange() const
{
    const PlotContext &c = d->frame.context();
    const auto value = [](const Scale &scale, double number) { return scale.log ? std::pow(10.0, number) : number; };
    return QRectF(QPointF(value(c.x, c.x.lo), value(c.y, c.y.lo)), QPointF(value(c.x, c.x.hi), value(c.y, c.y.hi)));
}

void ChartView::setSeriesVisible(int legendEntry, bool visible) { d->frame.setHidden(legendEntry, !visible); }

QStringList ChartView::hiddenSeries() const { return d->frame.hiddenSeries(); }

void ChartView::setHiddenSeries(const QStringList &ids) { d->frame.setHiddenSeries(ids); }

int ChartView::legendCount() const { return static_cast<int>(d->frame.plot()->legend.size()); }

QImage ChartView::image(double scale) const
{
    const QSizeF size = d->frame.size() * scale;
    if (scale <= 0.0 || size.width() > 20000 || size.height() > 20000)
        return {};
    QImage picture(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(d->frame.colours().base);
    return d->paint(picture, scale) ? picture : QImage();
}

QByteArray ChartView::png(double scale) const
{
    const QImage picture = image(scale);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return !picture.isNull() && picture.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray ChartView::svg() const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(d->frame.size().toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), d->frame.size()));
    generator.setTitle(text(spec().title));
    generator.setDescription(chartAltText(spec()));
    return d->paint(generator, 1.0) ? buffer.data() : QByteArray();
}

void ChartView::copy() const
{
    const QImage picture = image();
    if (picture.isNull())
        return;
    auto *mime = new QMimeData; // the clipboard owns it
    mime->setImageData(picture);
    mime->setData(QStringLiteral("image/svg+xml"), svg());
    QApplication::clipboard()->setMimeData(mime);
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        d->frame.setStyle(Theme::instance().colours(), chartFont());
        setSpec(d->frame.sharedSpec());
    }
}

void ChartView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool any = hasData();
    menu->addAction(
            icon(QStringLiteral("copy")), tr("Copy picture") + QStringLiteral("\tCtrl+C"), this, &ChartView::copy)
        ->setEnabled(any);
    menu->addAction(icon(QStringLiteral("image")), tr("Save as PNG…"), this,
            [this] { emit imageRequested(QStringLiteral("png")); })
        ->setEnabled(any);
    menu->addAction(icon(QStringLiteral("image")), tr("Save as SVG…"), this,
            [this] { emit imageRequested(QStringLiteral("svg")); })
        ->setEnabled(any);
    menu->addAction(icon(QStringLiteral("table")), tr("Show as table"), this, &ChartView::tableRequested)
        ->setEnabled(any);
    menu->addSeparator();
    menu->addAction(
            icon(QStringLiteral("zoom-fit")), tr("Show all") + QStringLiteral("\t0"), this, &ChartView::resetZoom)
        ->setEnabled(isZoomed());
    for (const auto axis : {Qt::Horizontal, Qt::Vertical}) {
        if (!canBeLogarithmic(axis))
            continue;
        QAction *log = menu->addAction(
            axis == Qt::Horizontal ? tr("Logarithmic horizontal axis") : tr("Logarithmic vertical axis"), this,
            [this, axis](bool on) { setLogarithmic(axis, on); });
        log->setCheckable(true);
        log->setChecked(isLogarithmic(axis));
    }
    menu->addSeparator();
    menu->addAction(
            tr("Select what is in view") + QStringLiteral("\tCtrl+A"), this, [this] { d->canvas->selectVisible(); })
        ->setEnabled(any);
    const std::vector<LegendEntry> &legend = d->frame.plot()->legend;
    QMenu *series = nullptr; // the legend for the keyboard
    for (std::size_t i = 0; any && i < legend.size(); ++i) {
        if (!legend[i].canHide)
            continue;
        if (series == nullptr)
            series = menu->addMenu(tr("Series"));
        const int entry = static_cast<int>(i);
        QString name = legend[i].name;
        QAction *shown
            = series->addAction(name.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, entry](bool on) {
                  setSeriesVisible(entry, on);
                  emit hiddenSeriesChanged();
              });
        shown->setCheckable(true);
        shown->setChecked(!d->frame.isHidden(entry));
    }
    menu->popup(event->globalPos());
}

} // namespace wattfare
