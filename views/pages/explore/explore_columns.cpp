// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"
#include "views/pages/explore/own_column_dialog.h"
#include "views/pages/filter_text.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/words/column_text.h"
#include "views/words/messages.h"

#include <QJsonArray>

// Which columns the table of candidates has, in which order, and those that a person typed.
namespace wattfare {

QStringList ExplorePage::ownNames() const
{
    QStringList names;
    for (const ColumnFormula &formula : m_formulas)
        names << QString::fromStdString(formula.name);
    return names;
}

// The rows anew, with the columns of one's own: those that take long follow when they are computed.
void ExplorePage::makeSource()
{
    if (m_formulas.empty()) {
        m_columnsTask.drop(runner());
        m_source = std::make_shared<ResultsTable>(m_data);
        return;
    }
    using Columns = std::vector<DerivedColumn>;
    const ResultsPtr results = m_data.results;
    const auto waiting = [this](const char *reason) {
        Columns columns;
        for (const ColumnFormula &formula : m_formulas)
            columns.push_back({formula, {}, Error{Error::Code::cancelled, {reason, {}}, {}}});
        m_source = std::make_shared<ResultsTable>(m_data, std::move(columns));
    };
    QString key;
    for (const ColumnFormula &formula : m_formulas)
        key += QString::fromStdString(formula.name + '=' + formula.expression + '\n');
    m_columnsTask.run<Columns>(runner(),
        {key, tr("Computing columns of your own"),
            [results, formulas = m_formulas](
                const QueryLimits &limits) { return deriveColumns(results, formulas, limits); },
            [](const Columns &columns) { return tookTooLong(columns); },
            [this, results](Columns columns, bool late) {
                if (m_data.results != results)
                    return;
                m_source = std::make_shared<ResultsTable>(m_data, std::move(columns));
                if (late)
                    showSource();
            },
            [waiting] { waiting("query.computing"); },
            [this, waiting] {
                waiting("job.cancelled");
                showSource();
            }});
}

void ExplorePage::showSource()
{
    applyFilter();
    showCharts();
}

void ExplorePage::editColumns()
{
    std::vector<OwnColumnDialog::Column> columns;
    for (const ColumnFormula &formula : m_formulas)
        columns.emplace_back(QString::fromStdString(formula.name), QString::fromStdString(formula.expression));
    auto *dialog = new OwnColumnDialog(
        std::move(columns), filterWords() + ownNames(),
        [this](const QString &name, const QString &expression) { return changeColumn(name, expression); }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

OwnColumnDialog::Problem ExplorePage::changeColumn(const QString &name, const QString &expression)
{
    if (!isFreeColumnName(name.toStdString()))
        return {
            tr("“%1” is not a valid column name: letters, digits and underscores.").arg(name.left(41)), -1, -1, true};
    std::vector<ColumnFormula> next = m_formulas;
    const auto same = [&](const ColumnFormula &formula) {
        return QString::fromStdString(formula.name).compare(name, Qt::CaseInsensitive) == 0;
    };
    const auto known = std::find_if(next.begin(), next.end(), same);
    const bool isNew = known == next.end();
    if (expression.isEmpty()) {
        std::erase_if(next, same);
    } else if (isNew) {
        if (next.size() >= kMostOwnColumns)
            return {tr("There is room for %1 columns of your own.").arg(kMostOwnColumns), -1, -1, true};
        next.push_back({name.toStdString(), expression.toStdString()});
    } else {
        *known = {name.toStdString(), expression.toStdString()};
    }
    if (m_data.results) { // a mistake is told at once; what is only slow is not one
        QueryLimits limits;
        limits.seconds = QuickOrJob::kPatienceSeconds;
        for (const DerivedColumn &column : deriveColumns(m_data.results, next, limits)) {
            if (!column.error || column.error->message.id == "query.too_long")
                continue;
            const FilterProblem problem
                = filterProblem(*column.error, QString::fromStdString(column.formula.expression),
                    {columnIds() + ownNames(), QStringLiteral("price_usd_per_hour / vcpus")});
            if (same(column.formula))
                return {problem.message, problem.offset, problem.length, false};
            return {tr("The column %1: %2").arg(QString::fromStdString(column.formula.name), problem.message), -1, -1,
                true};
        }
    }
    if (next == m_formulas)
        return {};
    const QJsonObject before = formulasState();
    const QString what = expression.isEmpty() ? tr("Remove the column %1")
        : isNew                               ? tr("Add the column %1")
                                              : tr("Change the column %1");
    takeFormulas(std::move(next));
    emit viewEdited(what.arg(name), before, formulasState());
    return {};
}

// New ones are shown.
void ExplorePage::takeFormulas(std::vector<ColumnFormula> next)
{
    QStringList shown = m_table->visibleColumns();
    const QStringList before = ownNames();
    m_formulas = std::move(next);
    const QStringList now = ownNames();
    m_filter->setCompletions(filterWords() + now);
    if (!m_data.results)
        return;
    makeSource();
    m_model->setSource(m_source);
    for (const QString &name : now)
        if (!before.contains(name))
            shown << name;
    for (const QString &name : before)
        if (!now.contains(name))
            shown.removeAll(name);
    m_table->setVisibleColumns(shown);
    showSource();
}

QJsonObject ExplorePage::formulasState() const
{
    QJsonArray formulas;
    for (const ColumnFormula &formula : m_formulas)
        formulas.append(QJsonArray{QString::fromStdString(formula.name), QString::fromStdString(formula.expression)});
    return {{QStringLiteral("derived"), formulas}};
}

// Those of a settings file, which may hold anything.
std::vector<ColumnFormula> ExplorePage::formulasOf(const QJsonArray &state)
{
    std::vector<ColumnFormula> formulas;
    QStringList taken;
    for (const QJsonValue &each : state) {
        const QString name = each.toArray().at(0).toString(), expression = each.toArray().at(1).toString();
        if (formulas.size() >= kMostOwnColumns || !isFreeColumnName(name.toStdString())
            || expression.trimmed().isEmpty() || taken.contains(name, Qt::CaseInsensitive))
            continue;
        taken << name;
        formulas.push_back({name.toStdString(), expression.left(2000).toStdString()});
    }
    return formulas;
}

void ExplorePage::applyViewEdit(const QJsonObject &state)
{
    if (const QJsonValue formulas = state.value(QStringLiteral("derived")); formulas.isArray())
        takeFormulas(formulasOf(formulas.toArray()));
    if (const QJsonValue filters = state.value(QStringLiteral("saved_filters")); filters.isArray()) {
        QStringList list;
        for (const QJsonValue &each : filters.toArray())
            list << each.toString();
        m_filter->setSavedFilters(list);
        m_savedFilters = m_filter->savedFilters();
    }
}

void ExplorePage::keepLayout()
{
    if (!m_layoutKind.isEmpty())
        m_layouts.insert(m_layoutKind, QString::fromUtf8(m_table->saveLayout()));
}

namespace {

QStringList tellingApart(const Scenario &scenario)
{
    QStringList ids;
    if (scenario.regions.size() > 1)
        ids << QStringLiteral("region");
    if (scenario.purchase.size() > 1)
        ids << QStringLiteral("purchase_option");
    return ids;
}

} // namespace

// What a new user sees: name, number, what a million costs in money, energy and carbon, and how sure that is stand
// left of everything else. Region and way of buying show where there are several.
QStringList ExplorePage::firstColumns()
{
    const Scenario &scenario = m_data.results->scenario();
    QStringList first{QStringLiteral("pin"), QStringLiteral("instance_type"), QStringLiteral("accelerator")};
    const QStringList apart = tellingApart(scenario);
    first << apart;
    m_selfShown.insert(m_layoutKind, apart);
    first << QStringLiteral("instances");
    for (const Metric metric : {costMetric(scenario.kind), energyMetric(scenario.kind), carbonMetric(scenario.kind)})
        first << QString::fromUtf8(metricInfo(metric).id);
    first << QStringLiteral("throughput_class");
    const QStringList shown = m_table->visibleColumns();
    for (const QString &id : shown)
        if (!first.contains(id) && id != QLatin1String("region") && id != QLatin1String("purchase_option"))
            first << id;
    return first;
}

// A column that tells candidates apart comes with the second region or way of buying and goes with it, whichever layout
// was kept before. The person may hide it, or want it: then it stays.
void ExplorePage::showDistinguishing(const QStringList &before)
{
    const QStringList now = tellingApart(m_data.results->scenario());
    m_toldApart.insert(m_layoutKind, now);
    QStringList &selfShown = m_selfShown[m_layoutKind];
    QStringList shown = m_table->visibleColumns();
    const QStringList last = shown;
    for (const QString &id : {QStringLiteral("purchase_option"), QStringLiteral("region")}) {
        const bool toldApart = before.contains(id), tellsApart = now.contains(id);
        if (!toldApart && tellsApart && !shown.contains(id)) {
            shown.insert(std::min<qsizetype>(shown.size(), shown.indexOf(QStringLiteral("accelerator")) + 1), id);
            selfShown << id;
        } else if (toldApart && !tellsApart && selfShown.removeAll(id) > 0) {
            shown.removeAll(id);
        }
    }
    if (shown != last)
        m_table->setVisibleColumns(shown);
}

void ExplorePage::giveLayout()
{
    const QString layout = m_layouts.value(m_layoutKind);
    if (!layout.isEmpty() && m_table->restoreLayout(layout.toUtf8())) {
        showDistinguishing(m_toldApart.value(m_layoutKind));
        return;
    }
    m_table->resetLayout();
    m_table->setVisibleColumns(firstColumns());
    m_toldApart.insert(m_layoutKind, tellingApart(m_data.results->scenario()));
    sortByCost();
}

void ExplorePage::sortByCost()
{
    for (const ResultColumn &column : resultColumns())
        if (column.metric == costMetric(m_data.results->scenario().kind))
            m_table->setSort({{QString::fromUtf8(column.id), Qt::AscendingOrder}});
}

} // namespace wattfare
