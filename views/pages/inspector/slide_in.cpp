// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/inspector/slide_in.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QStyle>

namespace wattfare {

namespace {

constexpr int kSlideMs = 150;

} // namespace

bool SlideIn::isWanted(const QWidget &widget)
{
    return QGuiApplication::platformName() != QLatin1String("offscreen")
        && widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

SlideIn::SlideIn(QWidget *dock, const QPixmap &before, const QPoint &origin)
    : QWidget(dock->parentWidget())
    , m_before(before)
    , m_after(dock->grab())
    , m_origin(origin - dock->pos())
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(dock->geometry());
    dock->installEventFilter(this);
    m_share.setDuration(kSlideMs);
    m_share.setEasingCurve(QEasingCurve::OutCubic);
    m_share.setStartValue(0.0);
    m_share.setEndValue(1.0);
    connect(&m_share, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_share, &QVariantAnimation::finished, this, &QObject::deleteLater);
    show();
    raise();
    m_share.start();
}

void SlideIn::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.drawPixmap(m_origin, m_before);
    painter.drawPixmap(QPointF((1.0 - m_share.currentValue().toDouble()) * width(), 0), m_after);
}

bool SlideIn::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Hide:
    case QEvent::MouseButtonPress:
        hide();
        deleteLater();
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wattfare
