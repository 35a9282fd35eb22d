// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// Resources of a static library must be asked for by name, outside any namespace.
static void initIconResources() { Q_INIT_RESOURCE(icons); }

namespace wattfare {

namespace {

const QByteArray &svgOf(const QString &name)
{
    static QHash<QString, QByteArray> cache;
    auto it = cache.find(name);
    if (it == cache.end()) {
        QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
        it = cache.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return *it;
}

QColor colourOf(QIcon::Mode mode)
{
    const QPalette palette = QApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::WindowText);
    case QIcon::Selected: return palette.color(QPalette::Text); // the selection of lists is a soft fill
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return palette.color(QPalette::WindowText);
}

// Paints the drawing in the palette's colour of the moment, so that one QIcon follows a change of theme.
class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        QByteArray svg = svgOf(m_name);
        const QColor colour = state == QIcon::On && mode == QIcon::Normal
            ? QApplication::palette().color(QPalette::Link)
            : colourOf(mode);
        svg.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = qMin(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        renderer.render(painter, square);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        if (size.isEmpty()) // a button that is not laid out yet
            return {};
        const QString key = QStringLiteral("wattfare-icon/%1/%2/%3x%4/%5/%6")
                                .arg(m_name, colourOf(mode).name())
                                .arg(size.width())
                                .arg(size.height())
                                .arg(int(state))
                                .arg(scale);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine *clone() const override { return new LineIconEngine(*this); }
    QString key() const override { return QStringLiteral("wattfare-line-icon"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return svgOf(m_name).isEmpty(); }
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override
    {
        return {QSize(16, 16), QSize(20, 20), QSize(24, 24), QSize(32, 32), QSize(48, 48)};
    }

private:
    QString m_name;
};

} // namespace

QIcon icon(const QString &name)
{
    initIconResources();
    return QIcon(new LineIconEngine(name)); // QIcon owns the engine
}

QStringList iconNames()
{
    initIconResources();
    QStringList names;
    const QStringList files
        = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        names += file.chopped(4);
    return names;
}

} // namespace wattfare
