// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/filter_text.h"

#include "model/evaluation/columns/result_columns.h"
#include "views/widgets/filter_bar.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/messages.h"
#include "views/words/plain.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace wattfare {

bool isPlainSearch(const QString &text)
{
    constexpr qsizetype kLongest = 1000; // each word is looked for in every row while the window waits
    static const QRegularExpression condition(
        QStringLiteral("[<>=!()'\"*+|/%]|\\b(and|or|not|like|glob|between|in|is|null|case|when)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return text.size() <= kLongest && !condition.match(text).hasMatch();
}

QStringList columnIds()
{
    QStringList ids;
    for (const ResultColumn &column : resultColumns())
        ids << QString::fromUtf8(column.id);
    return ids;
}

SchemaName schemaName(const QString &id)
{
    const ResultColumn *column = findResultColumn(id.toStdString());
    if (!column)
        return {id, {}, {}, {}};
    const CurrencyScope usd; // in which conditions compare
    const QString unit = column->unit == Unit::none || isPure(column->unit) ? QString() : plain(unitId(column->unit));
    QString meaning = columnTitle(column->id);
    if (!unit.isEmpty() && !meaning.contains(unit))
        meaning += QStringLiteral(" [%1]").arg(unit);
    if (column->text)
        meaning = QCoreApplication::translate("FilterBar", "%1, text").arg(meaning);
    return {id, meaning, columnAlso(column->id), columnHelp(column->id)};
}

std::vector<SchemaGroup> candidateSchema(const QStringList &own)
{
    std::vector<SchemaGroup> groups;
    for (const ResultColumn &column : resultColumns()) {
        const QString title = columnGroupTitle(column.group);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const SchemaGroup &g) { return g.title == title; });
        if (group == groups.end())
            group = groups.insert(groups.end(), SchemaGroup{title, {}, false});
        group->names.push_back(schemaName(QString::fromUtf8(column.id)));
    }
    if (!own.isEmpty())
        groups.push_back({QCoreApplication::translate("ResultsTable", "Your own columns"), {}, false});
    for (const QString &name : own)
        groups.back().names.push_back({name, {}, {}, {}});
    return groups;
}

QStringList filterWords() { return columnIds() + filterKeywords(); }

QStringList filterKeywords()
{
    QStringList words;
    for (const auto *word : {"AND", "OR", "NOT", "LIKE", "GLOB", "BETWEEN", "IN", "IS NULL", "IS NOT NULL", "abs(",
             "round(", "min(", "max(", "coalesce(", "lower(", "upper(", "length("})
        words << QLatin1String(word);
    return words;
}

namespace {

// Letters to put in, take out, change or swap with the next (optimal string alignment).
int slips(const QString &a, const QString &b)
{
    const auto wide = static_cast<std::size_t>(b.size()) + 1;
    std::vector<std::vector<int>> cost(static_cast<std::size_t>(a.size()) + 1, std::vector<int>(wide));
    for (std::size_t i = 0; i < cost.size(); ++i) {
        for (std::size_t j = 0; j < wide; ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = static_cast<int>(i + j);
                continue;
            }
            const auto x = static_cast<qsizetype>(i), y = static_cast<qsizetype>(j);
            const int change = a[x - 1] == b[y - 1] ? 0 : 1;
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[x - 1] == b[y - 2] && a[x - 2] == b[y - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost.back().back();
}

} // namespace

QString nearestName(const QString &typed, const QStringList &names)
{
    constexpr qsizetype kLongest = 100; // no column has a longer name
    QString nearest;
    int least = static_cast<int>(std::clamp<qsizetype>(typed.size() / 3, 1, 3)) + 1; // more is another word
    for (const QString &name : names) {
        if (typed.size() > kLongest || name.size() > kLongest)
            continue;
        if (const int count = slips(typed.toLower(), name.toLower()); count < least) {
            least = count;
            nearest = name;
        }
    }
    if (nearest.isEmpty() && typed.size() > 2) // "memory" for memory_gib
        for (const QString &name : names)
            if (name.contains(typed, Qt::CaseInsensitive) && (nearest.isEmpty() || name.size() < nearest.size()))
                nearest = name;
    return nearest;
}

bool pointsAtText(const Error &error)
{
    const Message &said = error.message;
    return (said.id == "query.sql" || said.id == "query.function") && !said.args.empty();
}

std::optional<int> mistakeAt(const Error &error)
{
    const auto place
        = pointsAtText(error) && error.message.args.size() > 1 ? error.message.args[1].number() : std::nullopt;
    return place ? std::optional(static_cast<int>(*place)) : std::nullopt;
}

namespace {

// What SQLite found, in words of one who types a condition. It names the token (`near "x": syntax error`, `no such
// column: x`, `unrecognized token: "x"`), or says that the end came too early. `problem` is where that is.
QString mistakeText(const QString &sqlite, const QString &token, const FilterProblem &problem, const QString &text,
    const FilterNames &names)
{
    const auto begins = [&](const char *words) { return sqlite.startsWith(QLatin1String(words)); };
    if (begins("incomplete input"))
        return FilterBar::tr("Something is missing at the end: a value, a name or a closing bracket.");
    if (begins("no such column")) {
        if (const QString meant = nearestName(token, names.columns); !meant.isEmpty())
            return FilterBar::tr("There is no column %1. Did you mean %2?").arg(token, meant);
        const bool quoted = problem.offset > 0 && text[problem.offset - 1] == QLatin1Char('"');
        return (quoted
                ? FilterBar::tr("There is no column %1. A text stands in single quotes: '%1'.")
                : FilterBar::tr("There is no column %1. A text stands in single quotes, as in region = 'us-east-1'."))
            .arg(token);
    }
    if (begins("no such function"))
        return FilterBar::tr("There is no function %1. Ctrl+Space lists some.").arg(token);
    if (begins("wrong number of arguments"))
        return FilterBar::tr("The function %1 takes another number of values.").arg(token);
    if (begins("misuse of aggregate"))
        return FilterBar::tr("%1 is computed over many rows, and this is about one: see the page Query.").arg(token);
    if (begins("unrecognized token") && (token.startsWith(QLatin1Char('\'')) || token.startsWith(QLatin1Char('"'))))
        return FilterBar::tr("The text that begins at character %1 has no closing quote.").arg(problem.offset + 1);
    if (token.isEmpty() || problem.offset < 0)
        return sqlite;
    static const QRegularExpression commaInNumber(QStringLiteral("\\d+,\\d+"));
    for (auto each = commaInNumber.globalMatch(text); token == QLatin1String(",") && each.hasNext();) {
        const auto number = each.next();
        if (number.capturedStart() < problem.offset && problem.offset < number.capturedEnd())
            return FilterBar::tr("Numbers have a point in a filter, whatever the language: %1")
                .arg(number.captured().replace(QLatin1Char(','), QLatin1Char('.')));
    }
    QString said = FilterBar::tr("“%1” at character %2 is not understood.").arg(token).arg(problem.offset + 1);
    if (!names.example.isEmpty())
        said += QLatin1Char(' ') + FilterBar::tr("This would work: %1").arg(names.example);
    return said;
}

} // namespace

FilterProblem filterProblem(const Error &error, const QString &text, const FilterNames &names)
{
    FilterProblem problem;
    problem.message = wattfare::text(error);
    if (!pointsAtText(error))
        return problem;
    if (const auto place = mistakeAt(error)) {
        const QByteArray bytes = text.toUtf8();
        const auto offset = std::min<qsizetype>(*place, bytes.size());
        problem.offset = static_cast<int>(QString::fromUtf8(bytes.left(offset)).size());
    }
    if (error.message.id == "query.function") {
        problem.length = static_cast<int>(error.message.args.front().text().size());
        return problem;
    }
    const QString sqlite = plain(error.message.args.front().text());
    static const QRegularExpression named(
        QStringLiteral("(?:near \"([^\"]+)\"|unrecognized token: \"(.+)\"|"
                       "no such (?:column|function): (\\S+)|"
                       "(?:arguments to function|misuse of aggregate(?: function)?:?) (\\w+))"));
    const auto match = named.match(sqlite);
    QString token;
    for (int i = 1; i <= match.lastCapturedIndex(); ++i)
        if (!match.captured(i).isEmpty())
            token = match.captured(i);
    if (!token.isEmpty()) {
        // Where SQLite points, if it does: the same may stand in other places.
        const bool points
            = problem.offset >= 0 && text.mid(problem.offset, token.size()).compare(token, Qt::CaseInsensitive) == 0;
        const qsizetype at = points ? problem.offset : text.lastIndexOf(token, -1, Qt::CaseInsensitive);
        if (at >= 0) {
            problem.offset = static_cast<int>(at);
            problem.length = static_cast<int>(token.size());
        }
    }
    problem.message = mistakeText(sqlite, token, problem, text, names);
    return problem;
}

} // namespace wattfare
