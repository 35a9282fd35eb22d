// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QProxyStyle>

namespace wattfare {

// Fusion without gradients and shadows: flat fills, hairlines, one accent, a visible focus.
class FlatStyle : public QProxyStyle
{
    Q_OBJECT
public:
    FlatStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget *widget) override; // rows of trees and lists light up under the mouse
    void unpolish(QWidget *widget) override;

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(
        ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
        const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;

protected:
    // The wheel scrolls the view; only a box or slider that has the focus takes it for its value.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void drawTab(const QStyleOption *option, QPainter *painter) const;
    void drawProgress(const QStyleOption *option, QPainter *painter) const;
    void drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawCombo(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawSpin(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
};

} // namespace wattfare
