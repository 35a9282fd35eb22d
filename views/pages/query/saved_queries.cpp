// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/saved_queries.h"

#include "views/theme/plain_tip.h"

#include <QAction>
#include <QInputDialog>
#include <QJsonObject>
#include <QMenu>

#include <algorithm>

namespace wattfare {

namespace {

constexpr std::size_t kMostSaved = 1000;
constexpr int kMostShown = 12; // of those run before

QString shortened(const QString &text, int letters)
{
    const QString line = text.simplified();
    return line.size() > letters ? line.left(letters - 1) + QChar(0x2026) : line;
}

QString inMenu(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

} // namespace

SavedQueries::SavedQueries(QWidget *parent)
    : QObject(parent)
    , m_parent(parent)
{
}

void SavedQueries::save(const QString &name, const QString &sql)
{
    remove(name);
    m_saved.insert(m_saved.begin(), {name, sql});
}

bool SavedQueries::hasRoom(const QString &sql) const
{
    qsizetype letters = sql.size();
    for (const SavedQuery &query : m_saved)
        letters += query.sql.size();
    return sql.size() <= kMostLetters && letters <= kMostInAll && m_saved.size() < kMostSaved;
}

void SavedQueries::remove(const QString &name)
{
    std::erase_if(m_saved, [&](const SavedQuery &query) { return query.name == name; });
}

void SavedQueries::askName(const QString &sql)
{
    auto *dialog = new QInputDialog(m_parent);
    dialog->setObjectName(QStringLiteral("query_name"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save the query"));
    dialog->setLabelText(tr("Name of the query"));
    dialog->setTextValue(shortened(sql, 60));
    dialog->setOkButtonText(tr("Save"));
    dialog->setCancelButtonText(tr("Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, sql](const QString &typed) {
        if (const QString name = shortened(typed, 200); !name.isEmpty()) {
            save(name, sql);
            emit changed();
        }
    });
    dialog->open();
}

void SavedQueries::fill(QMenu *menu, const QString &current, const QStringList &history)
{
    menu->clear();
    QAction *save = menu->addAction(tr("Save this query…"), this, [this, current] { askName(current); });
    const bool room = hasRoom(current);
    save->setEnabled(!current.trimmed().isEmpty() && room);
    if (!room)
        save->setToolTip(tr("Too long to be kept, or there are too many saved ones"));
    const auto same
        = std::find_if(m_saved.begin(), m_saved.end(), [&](const SavedQuery &query) { return query.sql == current; });
    if (same != m_saved.end())
        menu->addAction(tr("Remove “%1” from the saved ones").arg(inMenu(same->name)), this, [this, name = same->name] {
            remove(name);
            emit changed();
        });
    const auto add = [&](const QString &label, const QString &sql) {
        menu->addAction(inMenu(label), this, [this, sql] { emit chosen(sql); })->setToolTip(plainTip(sql));
    };
    menu->setToolTipsVisible(true);
    if (!m_saved.empty())
        menu->addSection(tr("Saved"));
    for (const SavedQuery &query : m_saved)
        add(query.name, query.sql);
    if (!history.isEmpty())
        menu->addSection(tr("Run before"));
    for (const QString &sql : history.mid(0, kMostShown))
        add(shortened(sql, 80), sql);
}

QJsonArray SavedQueries::toJson() const
{
    QJsonArray array;
    for (const SavedQuery &query : m_saved)
        array.append(QJsonObject{{QStringLiteral("name"), query.name}, {QStringLiteral("sql"), query.sql}});
    return array;
}

void SavedQueries::fromJson(const QJsonArray &array)
{
    m_saved.clear();
    for (const QJsonValue &each : array) {
        const QString sql = each.isString() ? each.toString() : each.toObject().value(QLatin1String("sql")).toString();
        const QString name = each.isString() ? sql : each.toObject().value(QLatin1String("name")).toString();
        const QString start = shortened(name.isEmpty() ? sql : name, each.isString() ? 60 : 200);
        if (sql.isEmpty() || start.isEmpty() || !hasRoom(sql))
            continue;
        QString shown = start;
        const auto taken = [&](const SavedQuery &query) { return query.name == shown; };
        for (int n = 2; std::any_of(m_saved.begin(), m_saved.end(), taken); ++n)
            shown = QStringLiteral("%1 (%2)").arg(start).arg(n);
        m_saved.push_back({shown, sql});
    }
}

} // namespace wattfare
