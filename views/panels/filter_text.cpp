// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/filter_text.h"

#include "model/decision/result_columns.h"
#include "views/text/messages.h"

#include <QRegularExpression>

namespace wattfare {

bool isPlainSearch(const QString &text)
{
    static const QRegularExpression condition(
        QStringLiteral("[<>=!()'\"*+|/%]|\\b(and|or|not|like|glob|between|in|is|null|case|when)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return !condition.match(text).hasMatch();
}

QStringList filterWords()
{
    QStringList words;
    for (const ResultColumn &column : resultColumns())
        words << QString::fromUtf8(column.id);
    return words + filterKeywords();
}

QStringList filterKeywords()
{
    QStringList words;
    for (const auto *word : {"AND", "OR", "NOT", "LIKE", "GLOB", "BETWEEN", "IN", "IS NULL", "IS NOT NULL", "abs(", "round(",
                             "min(", "max(", "coalesce(", "lower(", "upper(", "length("})
        words << QLatin1String(word);
    return words;
}

FilterProblem filterProblem(const Error &error, const QString &text)
{
    FilterProblem problem;
    if (error.message.id != "query.sql" || error.message.args.empty()) {
        problem.message = wattfare::text(error);
        return problem;
    }
    problem.message = QString::fromStdString(error.message.args.front());
    if (error.message.args.size() > 1 && !error.message.args[1].empty()) {
        const QByteArray bytes = text.toUtf8(); // the offset counts bytes
        const auto offset = std::min<qsizetype>(QByteArray::fromStdString(error.message.args[1]).toInt(), bytes.size());
        problem.offset = static_cast<int>(QString::fromUtf8(bytes.left(offset)).size());
    }
    // SQLite names the token: `near "x": syntax error`, `no such column: x`, `unrecognized token: "x"`.
    static const QRegularExpression named(QStringLiteral("(?:near \"([^\"]+)\"|unrecognized token: \"([^\"]+)\"|no such (?:column|function): (\\S+))"));
    const auto match = named.match(problem.message);
    if (match.hasMatch()) {
        QString token;
        for (int i = 1; i <= 3; ++i) {
            if (!match.captured(i).isEmpty())
                token = match.captured(i);
        }
        const qsizetype at = text.lastIndexOf(token, -1, Qt::CaseInsensitive);
        if (at >= 0) {
            problem.offset = static_cast<int>(at);
            problem.length = static_cast<int>(token.size());
        }
    }
    return problem;
}

} // namespace wattfare
