// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/sql_highlighter.h"

#include "views/theme/theme.h"

#include <QRegularExpression>
#include <QTextDocument>

namespace wattfare {

SqlHighlighter::SqlHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{
    connect(&Theme::instance(), &Theme::changed, this, &SqlHighlighter::rehighlight);
}

void SqlHighlighter::highlightBlock(const QString &line)
{
    enum State { code = -1, inComment = 1 };
    // One pass from left to right: what stands in a text or a comment is neither keyword nor number.
    static const QRegularExpression token(
        QStringLiteral(
            "(?<comment>--.*|/"
            "\\*)|(?<text>'(?:[^']|'')*'?)|(?<name>\"[^\"]*\"?)|(?<number>\\b\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?\\b)|"
            "(?<keyword>\\b(?:SELECT|DISTINCT|FROM|WHERE|GROUP|ORDER|BY|HAVING|LIMIT|OFFSET|LEFT|INNER|CROSS|OUTER|"
            "JOIN|USING|ON|AS|"
            "AND|OR|NOT|NULL|IS|IN|LIKE|GLOB|BETWEEN|EXISTS|CASE|WHEN|THEN|ELSE|END|UNION|ALL|EXCEPT|INTERSECT|WITH|"
            "RECURSIVE|"
            "VALUES|ASC|DESC|CAST|OVER|PARTITION|FILTER)\\b)"),
        QRegularExpression::CaseInsensitiveOption);
    const ThemeColours &c = Theme::instance().colours();
    qsizetype from = 0;
    setCurrentBlockState(code);
    const auto commentFrom = [&](qsizetype start) { // true: it ends in this line, and `from` stands behind it
        const qsizetype end = line.indexOf(QLatin1String("*/"), start);
        const qsizetype length = end < 0 ? line.size() - start : end + 2 - start;
        setFormat(static_cast<int>(start), static_cast<int>(length), c.secondary);
        if (end < 0)
            setCurrentBlockState(inComment);
        from = end < 0 ? line.size() : end + 2;
        return end >= 0;
    };
    if (previousBlockState() == inComment && !commentFrom(0))
        return;
    for (QRegularExpressionMatch match = token.match(line, from); match.hasMatch(); match = token.match(line, from)) {
        const int start = static_cast<int>(match.capturedStart()), length = static_cast<int>(match.capturedLength());
        from = match.capturedEnd();
        if (match.captured() == QLatin1String("/*")) {
            if (!commentFrom(start))
                return;
        } else if (match.hasCaptured(u"comment")) {
            setFormat(start, length, c.secondary);
        } else if (match.hasCaptured(u"text")) {
            setFormat(start, length, c.worse);
        } else if (match.hasCaptured(u"number")) {
            setFormat(start, length, c.better);
        } else if (match.hasCaptured(u"keyword")) {
            QTextCharFormat format;
            format.setForeground(c.link);
            format.setFontWeight(QFont::DemiBold);
            setFormat(start, length, format);
        }
    }
}

} // namespace wattfare
