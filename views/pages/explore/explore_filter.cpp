// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"

#include "views/pages/answer_text.h"
#include "views/pages/explore/excluded_head.h"
#include "views/pages/filter_text.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"

#include <QJsonDocument>
#include <QTimer>

#include <algorithm>
#include <array>

// Which rows the table shows.
namespace wattfare {

// What the field holds. While that is in error, the last that was not: table, charts and count are of one filter.
void ExplorePage::applyFilter()
{
    if (!m_source)
        return;
    m_goodTask.drop(runner());
    const QString typed = m_filterText.trimmed();
    if (!typed.isEmpty() && !isPlainSearch(typed)) {
        filterBySql(m_filterText); // as typed, so that SQLite points into it
        return;
    }
    m_filterTask.drop(runner());
    m_filtering = false;
    m_filter->setError({});
    showWords(m_filterText);
    noteGoodFilter();
}

// The rows in which every word stands; all without one.
void ExplorePage::showWords(const QString &text)
{
    const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    showFold(words.isEmpty());
    m_shownFilter = text;
    m_filtered = !words.isEmpty();
    if (m_filtered) {
        m_passing = Bitmap(static_cast<std::size_t>(m_source->rowCount()));
        for (qsizetype row = 0; row < m_source->rowCount(); ++row) {
            if (std::all_of(words.begin(), words.end(),
                    [this, row](const QString &word) { return m_source->contains(row, word); }))
                m_passing.set(static_cast<std::size_t>(row));
        }
        m_model->setSource(m_source, m_passing);
    } else if (m_folds) {
        m_model->setSource(m_source, m_answered);
    } else {
        if (m_model->source() != m_source)
            m_model->setSource(m_source);
        m_model->clearFilter();
    }
    m_filter->setCount(m_model->rowCount(), m_source->rowCount());
    showLeftOut();
}

void ExplorePage::showRows(const std::vector<std::uint32_t> &rows, const QString &condition)
{
    showFold(false);
    m_shownFilter = condition;
    m_filtered = true;
    m_passing = Bitmap(static_cast<std::size_t>(m_source->rowCount()));
    for (const std::uint32_t row : rows)
        m_passing.set(row);
    m_model->setSource(m_source, m_passing);
    m_filter->setCount(m_model->rowCount(), m_source->rowCount());
    showLeftOut();
}

// A word that no row has is on its way to a condition, or mistyped: nobody wants that back.
bool ExplorePage::findsNoWord() const
{
    return m_model->rowCount() == 0 && !m_filterText.trimmed().isEmpty() && isPlainSearch(m_filterText);
}

void ExplorePage::noteGoodFilter()
{
    if (findsNoWord())
        return;
    m_goodFilter = m_filterText;
    if (m_filterText != m_typedFilter || m_filterText.trimmed().isEmpty()) // it came whole
        m_settledFilter = m_filterText;
}

// The filter in the field is as it shall be, so what is typed from now on is another step for Undo.
void ExplorePage::settleFilter()
{
    if (m_filtering || !m_filter->error().isEmpty() || findsNoWord())
        return;
    m_settledFilter = m_filterText;
    m_filter->beginStep();
}

// The rows of the last filter without error. The letters of a condition that is only begun were no filter of anybody.
void ExplorePage::showGoodRows()
{
    using Rows = Result<std::vector<std::uint32_t>>;
    const bool begun = isPlainSearch(m_goodFilter) && m_filterText.startsWith(m_goodFilter);
    const QString good = begun ? m_settledFilter : m_goodFilter;
    if (m_model->source() == m_source && m_shownFilter == good) {
        m_filter->setCount(m_model->rowCount(), m_source->rowCount());
        return;
    }
    if (good.trimmed().isEmpty() || isPlainSearch(good)) {
        showWords(good);
        return;
    }
    const auto source = m_source;
    const auto all = [this] {
        m_goodFilter = m_settledFilter = QString();
        showWords({});
    };
    m_goodTask.run<Rows>(runner(),
        {good, tr("Filtering"),
            [source, where = good.toStdString()](const QueryLimits &limits) {
                return filterRows(DerivedSource(source->resultsPtr(), source->derived()), where, limits);
            },
            [](const Rows &rows) { return !rows && rows.error().message.id == "query.too_long"; },
            [this, source, good, all](const Rows &rows, bool late) {
                if (m_source != source)
                    return;
                if (rows)
                    showRows(*rows, good);
                else
                    all(); // a column of one's own is no more
                if (late)
                    showCharts();
            },
            [this] { keepGoodRows(); },
            [this, all] {
                all();
                showCharts();
            }});
}

// The filter belongs to the view state of the scenario, so that Undo covers it and a colleague sees it: always the one
// whose rows are shown, never a text that is in error.
void ExplorePage::keepFilter()
{
    if (m_filtering || !m_source || m_shownFilter == m_knownFilter)
        return;
    m_knownFilter = m_shownFilter;
    Scenario next = m_data.scenario;
    QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(next.viewState)).object();
    if (m_knownFilter.isEmpty()) // as before the first one: typed and taken back is no step for Undo
        state.remove(QStringLiteral("filter"));
    else
        state[QStringLiteral("filter")] = m_knownFilter;
    next.viewState
        = state.isEmpty() ? std::string() : QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString();
    m_data.scenario = next;
    emit scenarioEdited(next, tr("Filter"), m_filterStep);
}

// As the scenario has it, whatever was typed.
void ExplorePage::takeFilter(const QString &filter)
{
    m_knownFilter = m_filterText = filter;
    m_typedFilter.clear();
    m_filter->setText(filter);
}

// Other rows begin with the first; what is selected stays in sight. Once they have their places.
void ExplorePage::showFirstRowSoon()
{
    QTimer::singleShot(0, this, [this] {
        const QSet<qint64> selected = m_table->selectedKeys();
        if (selected.isEmpty())
            m_table->scrollToTop();
        else
            m_table->setSelectedKeys(selected, true);
    });
}

// Candidates without an answer are folded behind their number, unless a filter asks for rows, or nothing else is there.
void ExplorePage::showFold(bool unfiltered)
{
    const Results &results = *m_data.results;
    m_answered = Bitmap(results.size());
    std::size_t answered = 0;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.standing(row) != Standing::noAnswer) {
            m_answered.set(row);
            ++answered;
        }
    const std::size_t without = results.size() - answered;
    const bool foldable = unfiltered && without > 0 && answered > 0;
    m_folds = foldable && !m_fold->isChecked();
    m_fold->setVisible(foldable);
    const int count = static_cast<int>(without);
    m_fold->setText(m_folds ? tr("Show %Ln candidate(s) without an answer", nullptr, count)
                            : tr("Hide %Ln candidate(s) without an answer", nullptr, count));
    placeSwitches();
}

// Columns of one's own may be asked for, too. What SQLite cannot answer at once goes on in a job.
void ExplorePage::filterBySql(const QString &condition)
{
    using Rows = Result<std::vector<std::uint32_t>>;
    const auto source = m_source;
    m_filterTask.run<Rows>(runner(),
        {condition, tr("Filtering"),
            [source, where = condition.toStdString()](const QueryLimits &limits) {
                return filterRows(DerivedSource(source->resultsPtr(), source->derived()), where, limits);
            },
            [](const Rows &rows) { return !rows && rows.error().message.id == "query.too_long"; },
            [this, source](const Rows &rows, bool late) {
                if (m_source != source)
                    return;
                m_filtering = false;
                if (rows) {
                    m_filter->setError({});
                    showRows(*rows, m_filterText);
                    noteGoodFilter();
                } else {
                    const FilterProblem problem = filterProblem(rows.error(), m_filterText,
                        {columnIds() + ownNames(), QStringLiteral("gpu_memory_gib >= 24 AND usd_per_million < 5")});
                    m_filter->setError(problem.message, problem.offset, problem.length);
                    showGoodRows();
                }
                if (late) {
                    showCharts();
                    if (m_filterText == m_typedFilter)
                        keepFilter();
                }
            },
            [this] {
                m_filtering = true;
                m_filter->setError({});
                keepGoodRows();
                m_filter->setBusy();
            },
            [this] {
                m_filtering = false;
                m_filter->setError(tr("Cancelled. These are the rows of the filter before."));
                showGoodRows();
            },
            condition != m_typedFilter});
}

// While a job looks for others the rows stay; of new results all rows.
void ExplorePage::keepGoodRows()
{
    if (m_model->source() == m_source)
        return;
    showFold(false);
    m_filtered = m_filtered && m_passing.size() == static_cast<std::size_t>(m_source->rowCount());
    if (m_filtered)
        m_model->setSource(m_source, m_passing);
    else
        m_model->setSource(m_source);
}

// The head of the excluded rows counts those that are in the table.
void ExplorePage::showExcluded()
{
    const auto *source = dynamic_cast<const ResultsTable *>(m_model->source().get());
    if (!source)
        return;
    const Results &results = *source->resultsPtr();
    std::array<std::size_t, kExclusionCount> counts{};
    std::size_t any = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(m_model->sourceRow(row));
        if (results.standing(at) != Standing::excluded)
            continue;
        ++any;
        for (const ExclusionInfo &each : exclusions())
            counts[static_cast<std::size_t>(each.exclusion)] += results.exclusions(at).has(each.exclusion) ? 1U : 0U;
    }
    m_excluded->setCounts(counts, any);
    m_table->placeGroupHead();
}

void ExplorePage::admit(Exclusion exclusion)
{
    m_table->setFocus(); // the button goes
    const Scenario next = admitting(m_data.scenario, exclusion);
    m_data.scenario = next;
    emit scenarioEdited(next, admitText(exclusion), -1);
}

} // namespace wattfare
