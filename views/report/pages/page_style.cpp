// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pages/page_style.h"

#include "views/words/languages.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

struct RoleSize {
    int size; // units: 1 unit is 0.24 pt
    bool bold;
    double leading; // line height as a multiple of the size
};

constexpr std::array<RoleSize, kTextRoles> kRoleSizes{{
    {112, true, 1.22}, // title, 26.9 pt
    {54, false, 1.42}, // subtitle, 13 pt
    {58, false, 1.42}, // lead, 13.9 pt
    {67, true, 1.25}, // heading1, 16 pt
    {44, true, 1.32}, // heading2, 10.6 pt
    {40, false, 1.48}, // body, 9.6 pt
    {40, true, 1.48}, // bodyBold
    {33, false, 1.42}, // small, 7.9 pt
    {33, true, 1.42}, // smallBold
    {36, false, 1.36}, // cell, 8.6 pt
    {36, true, 1.36}, // cellBold
    {29, false, 1.30}, // cellSmall, 7 pt
    {31, false, 1.34}, // tight, 7.4 pt
    {31, true, 1.34}, // tightBold
    {26, false, 1.28}, // tightSmall, 6.2 pt
    {79, true, 1.20}, // tile, 19 pt
    {42, false, 1.45}, // formula, 10 pt
}};

// Names such as inf1.2xlarge and us-east-1 stay whole: to the line breaker their dots and hyphens are letters, of the
// same width or a little more. Long ones, addresses of pages for instance, keep their places to break.
QString withoutBreaks(const QString &paragraph)
{
    constexpr qsizetype kLongest = 28;
    QString unbroken = paragraph;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= paragraph.size(); ++i) {
        if (i < paragraph.size() && !paragraph[i].isSpace())
            continue;
        for (qsizetype k = begin + 1; k + 1 < i && i - begin <= kLongest; ++k) {
            if (!paragraph[k - 1].isLetterOrNumber() || !paragraph[k + 1].isLetterOrNumber())
                continue;
            if (paragraph[k] == QLatin1Char('.'))
                unbroken[k] = QLatin1Char('i');
            else if (paragraph[k] == QLatin1Char('-') || paragraph[k] == QLatin1Char('/'))
                unbroken[k] = QLatin1Char('r');
        }
        begin = i + 1;
    }
    return unbroken;
}

// The first that is installed first: those that have the script of the language, else Noto Sans CJK (its Latin is set
// too, so that a page has one face), else what the application uses.
QStringList reportFontFamilies(const QLocale &locale)
{
    QStringList families;
    const auto add = [&](const char *name) {
        const QString family = QString::fromLatin1(name);
        if (!families.contains(family) && QFontDatabase::hasFamily(family))
            families += family;
    };
    for (const char *family : languageOf(locale).fonts)
        if (family)
            add(family);
    for (const char *family : {"Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans", "Source Sans 3", "DejaVu Sans"})
        add(family);
    if (const QString own = QGuiApplication::font().family(); !families.contains(own))
        families += own;
    return families;
}

} // namespace

PageStyle::PageStyle(PaperSize paper, const QLocale &locale)
    : m_pageSize(paper == PaperSize::letter ? QPageSize::Letter : QPageSize::A4)
    , m_page(m_pageSize.sizePoints().width() * kUnitsPerPoint, m_pageSize.sizePoints().height() * kUnitsPerPoint)
    , m_margins(mm(21), mm(24), mm(21), mm(22))
    , m_locale(locale)
    , m_colours(printColours())
{
    const QStringList families = reportFontFamilies(locale);
    m_fonts.reserve(kTextRoles);
    m_metrics.reserve(kTextRoles);
    for (std::size_t role = 0; role < kTextRoles; ++role) {
        QFont font;
        font.setFamilies(families);
        font.setPixelSize(kRoleSizes[role].size);
        font.setBold(kRoleSizes[role].bold);
        font.setHintingPreference(QFont::PreferNoHinting);
        // Shaping swaps the digits of Noto Sans CJK for alternates that no character maps to: they would print well but
        // could not be searched or copied. Latin, Hangul and Han need no shaping.
        font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferNoShaping | QFont::PreferOutline));
        m_fonts.push_back(font);
        m_metrics.emplace_back(font);
        m_lineHeights[role] = std::round(kRoleSizes[role].size * kRoleSizes[role].leading);
    }
}

QRectF PageStyle::body() const
{
    return {m_margins.left(), m_margins.top(), width(), m_page.height() - m_margins.top() - m_margins.bottom()};
}

double PageStyle::ascent(TextRole role) const
{
    // The same for every family of a size, so that fallback fonts do not move the line: capitals are about 0.73 of the
    // size, and stand in the middle of the line.
    const double size = kRoleSizes[static_cast<std::size_t>(role)].size;
    return 0.5 * (lineHeight(role) + 0.73 * size);
}

double PageStyle::width(TextRole role, const QString &text) const
{
    return text.isEmpty() ? 0.0 : metrics(role).horizontalAdvance(text);
}

QStringList PageStyle::wrap(TextRole role, const QString &text, double width) const
{
    QStringList lines;
    const QStringList paragraphs = text.split(QLatin1Char('\n'));
    for (const QString &paragraph : paragraphs) {
        if (this->width(role, paragraph) <= width) {
            lines += paragraph;
            continue;
        }
        QTextLayout layout(withoutBreaks(paragraph), font(role));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines += paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

QStringList PageStyle::balanced(TextRole role, const QString &text, double width) const
{
    const QStringList full = wrap(role, text, width);
    if (full.size() < 2 || full.size() > 8)
        return full;
    QStringList best = full;
    double low = width * 0.4, high = width;
    for (int step = 0; step < 7; ++step) {
        const double middle = 0.5 * (low + high);
        QStringList lines = wrap(role, text, middle);
        if (lines.size() > full.size()) {
            low = middle;
        } else {
            high = middle;
            best = std::move(lines);
        }
    }
    return best;
}

double PageStyle::longestWord(TextRole role, const QString &words) const
{
    const QString text = withoutBreaks(words); // as wide as where it is broken into lines
    double longest = 0.0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool han = i < text.size() && text[i].script() == QChar::Script_Han; // breaks anywhere
        if (i < text.size() && !text[i].isSpace() && !han)
            continue;
        if (i > start)
            longest = std::max(longest, width(role, text.mid(start, i - start)));
        if (han) { // short words of Han stay whole, long ones break after every fourth character
            qsizetype run = i;
            while (run > 0 && i - run < 3 && text[run - 1].script() == QChar::Script_Han)
                --run;
            longest = std::max(longest, width(role, text.mid(run, i - run + 1)));
        }
        start = i + 1;
    }
    return longest;
}

QString PageStyle::elided(TextRole role, const QString &text, double width) const
{
    return metrics(role).elidedText(text, Qt::ElideRight, width);
}

QString printable(const QString &text, bool keepLines)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (c == QLatin1Char('\n') && keepLines)
            out += c;
        else if (c == QLatin1Char('\n') || c == QLatin1Char('\t') || c == QLatin1Char('\r') || u == 0x2028
            || u == 0x2029)
            out += QLatin1Char(' ');
        else if (c.category() == QChar::Other_Control || (u >= 0x202A && u <= 0x202E) || (u >= 0x2066 && u <= 0x2069)
            || u == 0xFEFF)
            continue;
        else
            out += c;
    }
    return out;
}

} // namespace wattfare
