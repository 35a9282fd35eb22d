// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"

#include "views/pages/answer_text.h"
#include "views/pages/explore/excluded_head.h"
#include "views/pages/filter_text.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"

#include <array>

// Which rows the table shows.
namespace wattfare {

void ExplorePage::applyFilter()
{
    if (!m_source)
        return;
    const qsizetype all = m_source->rowCount();
    const QString typed = m_filterText.trimmed();
    showFold(typed.isEmpty());
    if (typed.isEmpty()) {
        m_filterTask.drop(runner());
        m_filtered = false;
        m_filter->setError({});
        if (m_folds) {
            m_model->setSource(m_source, m_answered);
        } else {
            if (m_model->source() != m_source)
                m_model->setSource(m_source);
            m_model->clearFilter();
        }
    } else if (isPlainSearch(typed)) {
        m_filterTask.drop(runner());
        m_passing = Bitmap(static_cast<std::size_t>(all));
        const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (qsizetype row = 0; row < all; ++row) {
            bool every = true;
            for (const QString &word : words)
                every = every && m_source->contains(row, word);
            if (every)
                m_passing.set(static_cast<std::size_t>(row));
        }
        m_filtered = true;
        m_filter->setError({});
        m_model->setSource(m_source, m_passing);
    } else {
        filterBySql(m_filterText); // as typed, so that SQLite points into it
        return;
    }
    m_filter->setCount(m_model->rowCount(), all);
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
    m_fold->setText(m_folds ? tr("Show %n candidate(s) without an answer", nullptr, static_cast<int>(without))
                            : tr("Hide %n candidate(s) without an answer", nullptr, static_cast<int>(without)));
    placeSwitches();
}

// Columns of one's own may be asked for, too. What SQLite cannot answer at once goes on in a job.
void ExplorePage::filterBySql(const QString &condition)
{
    using Rows = Result<std::vector<std::uint32_t>>;
    const auto source = m_source;
    const auto count = [this] { m_filter->setCount(m_model->rowCount(), m_source->rowCount()); };
    m_filterTask.run<Rows>(runner(),
        {condition, tr("Filtering"),
            [source, where = condition.toStdString()](const QueryLimits &limits) {
                return filterRows(DerivedSource(source->resultsPtr(), source->derived()), where, limits);
            },
            [](const Rows &rows) { return !rows && rows.error().message.id == "query.too_long"; },
            [this, source, count](const Rows &rows, bool late) {
                if (m_source != source)
                    return;
                if (rows) {
                    m_passing = Bitmap(static_cast<std::size_t>(m_source->rowCount()));
                    for (const std::uint32_t row : *rows)
                        m_passing.set(row);
                    m_filtered = true;
                    m_filter->setError({});
                    m_model->setSource(m_source, m_passing);
                } else {
                    const FilterProblem problem = filterProblem(rows.error(), m_filterText, columnIds() + ownNames());
                    m_filter->setError(problem.message, problem.offset, problem.length);
                    keepGoodRows();
                }
                count();
                if (late)
                    showCharts();
            },
            [this] {
                m_filter->setError({});
                keepGoodRows();
                m_filter->setBusy();
            },
            [this, count] {
                m_filter->setError(tr("Cancelled. These are the rows of the filter before."));
                count();
            },
            condition != m_typedFilter});
}

// The last good rows stay; of new results all rows.
void ExplorePage::keepGoodRows()
{
    if (m_model->source() == m_source)
        return;
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
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(m_model->sourceRow(row));
        if (results.standing(at) != Standing::excluded)
            continue;
        for (const ExclusionInfo &each : exclusions())
            counts[static_cast<std::size_t>(each.exclusion)] += results.exclusions(at).has(each.exclusion) ? 1U : 0U;
    }
    m_excluded->setCounts(counts);
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
