// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/placement_view.h"

#include "views/text/format.h"
#include "views/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

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

void fillSegment(QPainter &painter, const QRectF &where, int task, bool dark)
{
    const QColor colour = PlacementView::taskColour(task, dark);
    painter.fillRect(where, colour);
    if (isHatched(task)) {
        QColor stripes = inkOn(colour);
        stripes.setAlpha(90);
        painter.fillRect(where, QBrush(stripes, (task / static_cast<int>(kHues.size())) % 2 == 1 ? Qt::BDiagPattern : Qt::FDiagPattern));
    }
}

} // namespace

QColor PlacementView::taskColour(int task, bool dark)
{
    return roleColour(kHues[static_cast<std::size_t>(task) % kHues.size()], dark ? Theme::darkColours() : Theme::lightColours());
}

PlacementView::PlacementView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("What sits where"));
    viewport()->setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

int PlacementView::count() const
{
    return m_picture ? static_cast<int>(m_picture->placement.instances.size()) : 0;
}

void PlacementView::setPicture(std::shared_ptr<const PlacementPicture> picture)
{
    m_picture = std::move(picture);
    m_currentTask = -1;
    m_current = count() == 0 ? -1 : std::clamp(m_current, 0, count() - 1);
    layoutRows();
    describe();
    viewport()->update();
}

void PlacementView::setBusy(bool busy)
{
    m_busy = busy;
    viewport()->update();
}

void PlacementView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void PlacementView::setMarkedType(const QString &type)
{
    if (type == m_markedType)
        return;
    m_markedType = type;
    viewport()->update();
}

std::vector<PlacementView::Share> PlacementView::shares(int instance) const
{
    std::map<std::size_t, int> copies;
    for (const std::size_t task : m_picture->placement.instances[static_cast<std::size_t>(instance)].tasks)
        ++copies[task];
    std::vector<Share> list;
    for (const auto &[task, number] : copies)
        list.push_back({static_cast<int>(task), number});
    return list;
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
        const int wide = caption.height() + kSpace1 + caption.horizontalAdvance(QString::fromStdString(m_picture->tasks[task].id)) + kSpace4;
        if (x > kSpace3 && x + wide > width) {
            x = kSpace3;
            ++lines;
        }
        x += wide;
    }
    return lines * (caption.height() + kSpace1) + kSpace2;
}

QRect PlacementView::lane(const QRect &row, int dimension, const Metrics &m) const
{
    const int left = row.left() + kSpace3 + m.label + kSpace2;
    const int right = row.right() - kSpace3 - m.amount - kSpace2;
    return QRect(left, row.top() + kSpace2 + m.line + dimension * (m.lane + kSpace1), std::max(20, right - left), m.lane);
}

std::vector<std::pair<PlacementView::Share, QRectF>> PlacementView::segments(int instance, const QRect &lane, int dimension) const
{
    std::vector<std::pair<Share, QRectF>> list;
    const PlacedInstance &placed = m_picture->placement.instances[static_cast<std::size_t>(instance)];
    const double capacity = placed.capacity[static_cast<std::size_t>(dimension)];
    if (capacity <= 0.0)
        return list;
    double at = 0.0;
    for (const Share &share : shares(instance)) {
        const PlacementTask &task = m_picture->tasks[static_cast<std::size_t>(share.task)];
        const double each = dimension == 0 ? task.gpus : dimension == 1 ? task.vcpus : task.memoryGib;
        const double size = each * share.copies / capacity;
        if (size > 0.0)
            list.emplace_back(share, QRectF(lane.left() + at * lane.width(), lane.top(), size * lane.width(), lane.height()));
        at += size;
    }
    return list;
}

QRect PlacementView::instanceRect(int instance) const
{
    const Metrics m = metrics();
    const int top = legendHeight(viewport()->width()) + instance * m.row - verticalScrollBar()->value();
    return QRect(0, top, viewport()->width(), m.row);
}

int PlacementView::taskAt(const QPoint &point, int *instance) const
{
    *instance = -1;
    const Metrics m = metrics();
    const int y = point.y() + verticalScrollBar()->value() - legendHeight(viewport()->width());
    if (y < 0 || y / m.row >= count())
        return -1;
    *instance = y / m.row;
    for (int dimension = 0; dimension < 3; ++dimension)
        for (const auto &[share, where] : segments(*instance, lane(instanceRect(*instance), dimension, m), dimension))
            if (where.contains(point))
                return share.task;
    return -1;
}

QString PlacementView::instanceText(int instance) const
{
    if (instance < 0 || instance >= count())
        return {};
    const PlacedInstance &placed = m_picture->placement.instances[static_cast<std::size_t>(instance)];
    const PlacementOffer &offer = m_picture->offers[placed.offer];
    QStringList names;
    for (const Share &share : shares(instance)) {
        const QString name = QString::fromStdString(m_picture->tasks[static_cast<std::size_t>(share.task)].id);
        names << (share.copies > 1 ? QStringLiteral("%1 × %2").arg(share.copies).arg(name) : name);
    }
    QStringList parts{tr("Instance %1 of %2: %3").arg(instance + 1).arg(count()).arg(QString::fromStdString(offer.type)),
                      names.isEmpty() ? tr("no tasks") : names.join(QStringLiteral(", "))};
    if (placed.capacity[0] > 0.0)
        parts << tr("%1 of %2 GPUs").arg(format::full(placed.used[0]), format::full(placed.capacity[0]));
    parts << tr("%1 of %2 vCPU").arg(format::number(placed.used[1]), format::number(placed.capacity[1]))
          << tr("%1 of %2 GiB").arg(format::number(placed.used[2]), format::number(placed.capacity[2]))
          << tr("%1 USD/h").arg(format::money(offer.usdPerHour)) << tr("%1 W").arg(format::number(placed.watts));
    if (!placed.zone.empty())
        parts << QString::fromStdString(placed.zone);
    return parts.join(QStringLiteral("; "));
}

QString PlacementView::taskText(int instance, int task) const
{
    if (instance < 0 || instance >= count() || task < 0)
        return {};
    const PlacementTask &each = m_picture->tasks[static_cast<std::size_t>(task)];
    for (const Share &share : shares(instance))
        if (share.task == task)
            return tr("%1 × %2: %3 GPUs, %4 vCPU, %5 GiB")
                .arg(share.copies)
                .arg(QString::fromStdString(each.id), format::full(each.gpus * share.copies), format::number(each.vcpus * share.copies),
                     format::number(each.memoryGib * share.copies));
    return {};
}

void PlacementView::paintLegend(QPainter &painter, int width) const
{
    const QFont small = uiFont(TypeSize::caption);
    const QFontMetrics caption(small);
    const ThemeColours &colours = Theme::instance().colours();
    painter.setFont(small);
    int x = kSpace3, y = 0;
    for (std::size_t task = 0; task < std::min<std::size_t>(m_picture->tasks.size(), kLegendTasks); ++task) {
        const QString name = QString::fromStdString(m_picture->tasks[task].id);
        const int wide = caption.height() + kSpace1 + caption.horizontalAdvance(name) + kSpace4;
        if (x > kSpace3 && x + wide > width) {
            x = kSpace3;
            y += caption.height() + kSpace1;
        }
        fillSegment(painter, QRectF(x, y + 2, caption.height() - 4, caption.height() - 4), static_cast<int>(task), colours.dark);
        painter.setPen(colours.text);
        painter.drawText(QRect(x + caption.height() + kSpace1, y, wide, caption.height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
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
    if (current || (!forPicture && type == m_markedType))
        painter.fillRect(row, colours.accentSoft);
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
    QStringList facts{tr("%1 USD/h").arg(format::money(offer.usdPerHour)), tr("%1 W").arg(format::number(placed.watts))};
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
        painter.drawText(QRect(row.left() + kSpace3, bar.top(), m.label, bar.height()), Qt::AlignLeft | Qt::AlignVCenter, words[dimension]);
        const double used = placed.used[static_cast<std::size_t>(dimension)], capacity = placed.capacity[static_cast<std::size_t>(dimension)];
        const QRect amount(bar.right() + kSpace2, bar.top(), m.amount, bar.height());
        if (capacity <= 0.0) {
            painter.drawText(amount, Qt::AlignRight | Qt::AlignVCenter, tr("none"));
            continue;
        }
        painter.drawText(amount, Qt::AlignRight | Qt::AlignVCenter,
                         dimension == 0 ? tr("%1 of %2").arg(format::full(used), format::full(capacity))
                                        : tr("%1 of %2").arg(format::number(used), format::number(capacity)));
        painter.fillRect(bar, colours.raised);
        const auto parts = segments(instance, bar, dimension);
        for (const auto &[share, where] : parts) {
            fillSegment(painter, where, share.task, colours.dark);
            painter.setPen(QPen(colours.base, 1));
            painter.drawLine(where.topRight(), where.bottomRight());
        }
        if (dimension == 0 && bar.width() / capacity >= 4.0) { // GPUs are whole: a slot each
            painter.setPen(QPen(colours.base, 2));
            for (double slot = 1; slot < capacity; ++slot) {
                const int x = bar.left() + static_cast<int>(std::lround(slot * bar.width() / capacity));
                painter.drawLine(x, bar.top(), x, bar.bottom());
            }
        }
        for (const auto &[share, where] : parts) {
            const QColor colour = taskColour(share.task, colours.dark);
            QString label = QString::fromStdString(m_picture->tasks[static_cast<std::size_t>(share.task)].id);
            if (share.copies > 1)
                label = QStringLiteral("%1 × %2").arg(share.copies).arg(label);
            if (caption.horizontalAdvance(label) + kSpace2 <= where.width()) {
                if (isHatched(share.task) || dimension == 0) { // a plain ground under the letters
                    const double wide = caption.horizontalAdvance(label) + 4;
                    painter.fillRect(QRectF(where.center().x() - wide / 2, where.top() + 1, wide, where.height() - 2), colour);
                }
                painter.setPen(inkOn(colour));
                painter.drawText(where, Qt::AlignCenter | Qt::TextSingleLine, label);
            }
            if (current && share.task == m_currentTask) {
                painter.setPen(QPen(colours.highlight, 2));
                painter.drawRect(where.adjusted(1, 1, -1, -1));
            }
        }
        painter.setPen(QPen(colours.hairline, 1));
        painter.drawRect(bar.adjusted(0, 0, -1, -1));
    }
}

void PlacementView::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = Theme::instance().colours();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colours.base);
    if (count() == 0) {
        painter.setPen(colours.secondary);
        painter.drawText(viewport()->rect().adjusted(kSpace6, kSpace6, -kSpace6, -kSpace6), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
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
    QImage image(QSize(width, std::max(1, legend + rows * m.row + kSpace2)) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Theme::instance().colours().base);
    if (count() == 0)
        return image;
    QPainter painter(&image);
    painter.translate(0, kSpace1);
    paintLegend(painter, width);
    for (int i = 0; i < rows; ++i)
        paintInstance(painter, i, QRect(0, legend + i * m.row, width, m.row), true);
    return image;
}

void PlacementView::layoutRows()
{
    const int whole = legendHeight(viewport()->width()) + count() * metrics().row;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(metrics().row / 3);
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
}

void PlacementView::resizeEvent(QResizeEvent *)
{
    layoutRows();
}

void PlacementView::describe()
{
    const QString text = count() == 0 ? m_emptyText : m_currentTask >= 0 ? taskText(m_current, m_currentTask) : instanceText(m_current);
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void PlacementView::setCurrent(int instance)
{
    if (instance >= 0 && instance < count())
        select(instance, -1, false);
}

void PlacementView::select(int instance, int task, bool byPerson)
{
    const bool other = instance != m_current;
    m_current = instance;
    m_currentTask = task;
    const QRect row = instanceRect(instance);
    if (row.top() < 0)
        verticalScrollBar()->setValue(instance == 0 ? 0 : verticalScrollBar()->value() + row.top());
    else if (row.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + row.bottom() - viewport()->height() + 1);
    describe();
    viewport()->update();
    if (byPerson && (other || task < 0))
        emit instanceSelected(instance);
}

void PlacementView::keyPressEvent(QKeyEvent *event)
{
    if (count() == 0 || m_current < 0) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const int page = std::max(1, viewport()->height() / metrics().row);
    const auto walk = [this](int step) { // over the tasks of the instance
        const auto list = shares(m_current);
        int at = -1;
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].task == m_currentTask)
                at = static_cast<int>(i);
        const int next = at < 0 ? (step > 0 ? 0 : static_cast<int>(list.size()) - 1) : at + step;
        if (next >= 0 && next < static_cast<int>(list.size()))
            select(m_current, list[static_cast<std::size_t>(next)].task, true);
    };
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(instanceText(m_current));
        emit copied();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: select(std::max(0, m_current - 1), -1, true); return;
    case Qt::Key_Down: select(std::min(count() - 1, m_current + 1), -1, true); return;
    case Qt::Key_PageUp: select(std::max(0, m_current - page), -1, true); return;
    case Qt::Key_PageDown: select(std::min(count() - 1, m_current + page), -1, true); return;
    case Qt::Key_Home: select(0, -1, true); return;
    case Qt::Key_End: select(count() - 1, -1, true); return;
    case Qt::Key_Left: walk(-1); return;
    case Qt::Key_Right: walk(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit instanceActivated(m_current); return;
    case Qt::Key_Escape:
        if (m_currentTask >= 0) {
            select(m_current, -1, false);
            return;
        }
        break;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void PlacementView::mousePressEvent(QMouseEvent *event)
{
    int instance = -1;
    const int task = taskAt(event->position().toPoint(), &instance);
    if (instance >= 0 && event->button() == Qt::LeftButton) {
        const bool other = instance != m_current;
        select(instance, task, true);
        if (!other && task >= 0)
            emit instanceSelected(instance);
    }
}

void PlacementView::mouseDoubleClickEvent(QMouseEvent *event)
{
    int instance = -1;
    taskAt(event->position().toPoint(), &instance);
    if (instance >= 0)
        emit instanceActivated(instance);
}

bool PlacementView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        int instance = -1;
        const int task = taskAt(help->pos(), &instance);
        const QString text = task >= 0 ? taskText(instance, task) : instanceText(instance);
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void PlacementView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void PlacementView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void PlacementView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        layoutRows();
}

} // namespace wattfare
