// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/report_options.h"
#include "views/theme/drawing.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLocale>
#include <QMarginsF>
#include <QPageSize>
#include <QRectF>

#include <array>
#include <memory>

namespace wattfare {

// Pages are laid out in units of 1/300 inch: device pixels of the PDF, and fonts in whole units do not depend on the
// device, so that PDF, printer and preview break every line at the same place.
inline constexpr double kUnitsPerInch = 300.0;
inline constexpr double kUnitsPerPoint = kUnitsPerInch / 72.0;
constexpr double mm(double millimetres) { return millimetres * kUnitsPerInch / 25.4; }

enum class TextRole : std::uint8_t {
    title,
    subtitle,
    lead,
    heading1,
    heading2,
    body,
    bodyBold,
    small,
    smallBold,
    cell,
    cellBold,
    cellSmall,
    tight, // cells of tables that would not fit the page otherwise
    tightBold,
    tightSmall,
    tile,
    formula,
    count
};
inline constexpr std::size_t kTextRoles = static_cast<std::size_t>(TextRole::count);

// Fonts, metrics, colours and measures of a page.
class PageStyle
{
public:
    PageStyle(PaperSize paper, const QLocale &locale);

    QPageSize pageSize() const { return m_pageSize; }
    QSizeF page() const { return m_page; } // units
    QRectF body() const; // between running head and footer
    double left() const { return m_margins.left(); }
    double right() const { return m_page.width() - m_margins.right(); }
    double width() const { return right() - left(); }
    double headBaseline() const { return mm(14.5); } // of the running head
    double footBaseline() const { return m_page.height() - mm(11.0); }
    const QLocale &locale() const { return m_locale; }
    const ThemeColours &colours() const { return m_colours; }

    const QFont &font(TextRole role) const { return m_fonts[static_cast<std::size_t>(role)]; }
    const QFontMetricsF &metrics(TextRole role) const { return m_metrics[static_cast<std::size_t>(role)]; }
    double lineHeight(TextRole role) const { return m_lineHeights[static_cast<std::size_t>(role)]; }
    double ascent(TextRole role) const; // from the top of the line to its baseline
    double width(TextRole role, const QString &text) const;

    // Lines no wider than `width`; at least one. Breaks inside a word only where the word alone is too wide.
    QStringList wrap(TextRole role, const QString &text, double width) const;
    // The same number of lines, of about the same length: for titles.
    QStringList balanced(TextRole role, const QString &text, double width) const;
    double longestWord(TextRole role, const QString &words) const;
    QString elided(TextRole role, const QString &text, double width) const;

private:
    QPageSize m_pageSize;
    QSizeF m_page;
    QMarginsF m_margins;
    QLocale m_locale;
    ThemeColours m_colours;
    std::vector<QFont> m_fonts;
    std::vector<QFontMetricsF> m_metrics;
    std::array<double, kTextRoles> m_lineHeights{};
};

// Text of a report on one line or several: no control characters, no marks that turn the direction of what follows.
QString printable(const QString &text, bool keepLines = false);

} // namespace wattfare
