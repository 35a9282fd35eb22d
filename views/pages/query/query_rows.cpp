// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_rows.h"

#include <QStringList>

#include <set>

namespace wattfare {

QueryRows::QueryRows(QueryResult result)
    : m_result(std::move(result))
{
    std::set<QString> taken;
    for (const QueryColumn &column : m_result.columns) {
        TableColumn description;
        description.title = QString::fromStdString(column.name);
        description.id = description.title;
        for (int n = 2; !taken.insert(description.id.toLower()).second; ++n)
            description.id = description.title + QLatin1Char('_') + QString::number(n);
        description.kind = column.isNumber ? TableColumn::Kind::number : TableColumn::Kind::text;
        m_names.push_back(description.id.toStdString());
        m_numbers.push_back(sqlNumbers(column, column.name));
        m_columns.push_back(std::move(description));
    }
}

int QueryRows::columnNamed(std::string_view name) const
{
    for (std::size_t c = 0; c < m_names.size(); ++c)
        if (m_names[c] == name)
            return static_cast<int>(c);
    return -1;
}

std::optional<double> QueryRows::number(qsizetype row, int column) const
{
    return m_result.columns[static_cast<std::size_t>(column)].number(static_cast<std::size_t>(row));
}

QString QueryRows::text(qsizetype row, int column) const
{
    const QueryColumn &c = m_result.columns[static_cast<std::size_t>(column)];
    if (c.isNumber || !c.valid.test(static_cast<std::size_t>(row)))
        return {};
    return QString::fromStdString(c.texts[static_cast<std::size_t>(row)]);
}

QString QueryRows::display(qsizetype row, int column) const
{
    const auto value = number(row, column);
    return value ? sqlNumber(*value, numbers(column)) : TableSource::display(row, column);
}

std::string wordCondition(const QueryRows &rows, const QString &words)
{
    QString condition;
    const QStringList each = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString word : each) {
        word.replace(QLatin1Char('~'), QLatin1String("~~")).replace(QLatin1Char('%'), QLatin1String("~%"));
        word.replace(QLatin1Char('_'), QLatin1String("~_")).replace(QLatin1Char('\''), QLatin1String("''"));
        QStringList places;
        for (int c = 0; c < rows.columnCount(); ++c) {
            QString name = QString::fromStdString(rows.sqlName(c));
            name.replace(QLatin1Char('"'), QLatin1String("\"\""));
            places << QStringLiteral("\"%1\" LIKE '%%2%' ESCAPE '~'").arg(name, word);
        }
        condition += (condition.isEmpty() ? QStringLiteral("(") : QStringLiteral(" AND ("))
            + places.join(QStringLiteral(" OR ")) + QLatin1Char(')');
    }
    return condition.toStdString();
}

} // namespace wattfare
