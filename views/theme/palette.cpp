// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/drawing.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF()))
        + 0.0722 * linear(double(colour.blueF()));
}

} // namespace

double contrastRatio(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

ThemeColours lightColours()
{
    ThemeColours c;
    c.dark = false;
    c.window = QColor(0xF8FAFC);
    c.base = QColor(0xFFFFFF);
    c.raised = QColor(0xF1F5F9);
    c.alternate = QColor(0xF8FAFC);
    c.text = QColor(0x0F172A);
    c.secondary = QColor(0x475569);
    c.disabled = QColor(0x526075);
    c.link = QColor(0x1D4ED8);
    c.hairline = QColor(0xD5DDE7);
    c.grid = QColor(0xE6EBF1);
    c.accent = QColor(0x2563EB);
    c.accentText = QColor(0xFFFFFF);
    c.accentSoft = QColor(0xDBE7FE);
    c.better = QColor(0x0369A1);
    c.worse = QColor(0x9F4808);
    c.error = QColor(0xB91C1C);
    c.errorSoft = QColor(0xFEE9E7);
    c.warning = QColor(0x92400E);
    c.warningSoft = QColor(0xFEF3D6);
    c.info = QColor(0x1D4ED8);
    c.highlight = QColor(0x0F172A);
    return c;
}

ThemeColours darkColours()
{
    ThemeColours c;
    c.dark = true;
    c.window = QColor(0x0F172A);
    c.base = QColor(0x1E293B);
    c.raised = QColor(0x273449);
    c.alternate = QColor(0x222E42);
    c.text = QColor(0xE2E8F0);
    c.secondary = QColor(0xA9B6C8);
    c.disabled = QColor(0xA3B1C4);
    c.link = QColor(0x93C5FD);
    c.hairline = QColor(0x3A4A61);
    c.grid = QColor(0x2D3B51);
    c.accent = QColor(0x60A5FA);
    c.accentText = QColor(0x0F172A);
    c.accentSoft = QColor(0x27436E);
    c.better = QColor(0x7DD3FC);
    c.worse = QColor(0xFDBA74);
    c.error = QColor(0xFCA5A5);
    c.errorSoft = QColor(0x4A2530);
    c.warning = QColor(0xFBBF24);
    c.warningSoft = QColor(0x453517);
    c.info = QColor(0x93C5FD);
    c.highlight = QColor(0xFFFFFF);
    return c;
}

ThemeColours printColours()
{
    ThemeColours c = lightColours();
    c.window = c.base = c.raised = c.alternate = QColor(0xFFFFFF);
    c.text = QColor(0x111111);
    c.secondary = QColor(0x444444);
    c.disabled = QColor(0x666666);
    c.hairline = QColor(0xB8B8B8);
    c.grid = QColor(0xE2E2E2);
    c.highlight = QColor(0x111111);
    return c;
}

// The hues of Okabe and Ito, each at 3:1 or more against the surface it is drawn on.
QColor roleColour(ChartRole role, const ThemeColours &c)
{
    enum Hue { green, vermilion, orange, blue, purple, yellow, sky, ink, grey };
    static constexpr QRgb kLight[]
        = {0x009E73, 0xD55E00, 0xC48500, 0x0072B2, 0xC06B9B, 0x9C8B00, 0x3B97CD, 0x1E293B, 0x64748B};
    static constexpr QRgb kDark[]
        = {0x2FBF97, 0xE8743B, 0xF0A81C, 0x4B9FE0, 0xE294C0, 0xF0E442, 0x8AD0F5, 0xE2E8F0, 0x94A3B8};
    const auto hue = [&c](Hue h) { return QColor(c.dark ? kDark[h] : kLight[h]); };
    switch (role) {
    case ChartRole::nvidiaGpu: return hue(green);
    case ChartRole::amdGpu: return hue(vermilion);
    case ChartRole::trainium: return hue(orange);
    case ChartRole::inferentia: return hue(blue);
    case ChartRole::gaudi: return hue(purple);
    case ChartRole::fpga: return hue(yellow);
    case ChartRole::cpuX86: return hue(sky);
    case ChartRole::cpuArm: return hue(ink);
    case ChartRole::otherInstance: return hue(grey);
    case ChartRole::accent: return c.accent;
    case ChartRole::neutral: return hue(grey);
    case ChartRole::total: return hue(ink);
    case ChartRole::better: return hue(blue);
    case ChartRole::worse: return hue(orange);
    case ChartRole::limit: return hue(vermilion);
    case ChartRole::part1: return hue(blue);
    case ChartRole::part2: return hue(orange);
    case ChartRole::part3: return hue(green);
    case ChartRole::part4: return hue(purple);
    case ChartRole::part5: return hue(sky);
    case ChartRole::part6: return hue(vermilion);
    case ChartRole::part7: return hue(yellow);
    case ChartRole::part8: return hue(grey);
    case ChartRole::furtherKind: break;
    }
    return hue(static_cast<Hue>(placeOfKind(role) % grey));
}

} // namespace wattfare
