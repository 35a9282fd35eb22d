// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/load/load.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"
#include "views/pages/job_runner.h"
#include "views/pages/simulate/simulate_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/parameter_field.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <deque>

namespace wattfare::test {

// Runs jobs when the test says so, in order; a newer job of a context drops an older one, as the window's does.
class StepRunner : public JobRunner
{
public:
    void start(QObject *context, Job job) override
    {
        cancel(context);
        m_jobs.push_back({context, std::move(job)});
        ++started;
    }
    void cancel(QObject *context) override
    {
        for (auto it = m_jobs.begin(); it != m_jobs.end(); ++it) {
            if (it->context != context)
                continue;
            const Job job = std::move(it->job);
            m_jobs.erase(it);
            ++dropped;
            if (job.cancelled)
                job.cancelled();
            return;
        }
    }
    bool isRunning(const QObject *context) const override
    {
        return std::any_of(m_jobs.begin(), m_jobs.end(), [&](const Waiting &each) { return each.context == context; });
    }
    bool step() // one job; false without any
    {
        if (m_jobs.empty())
            return false;
        const Waiting next = std::move(m_jobs.front());
        m_jobs.pop_front();
        ++ran;
        next.job.work([](double) { return true; });
        if (next.job.done)
            next.job.done();
        return true;
    }
    void finish()
    {
        while (step()) { }
    }
    int started = 0, dropped = 0, ran = 0;

private:
    struct Waiting {
        QObject *context;
        Job job;
    };
    std::deque<Waiting> m_jobs;
};

inline SnapshotPtr catalogue()
{
    static const SnapshotPtr kSnapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        return loaded ? *loaded : nullptr;
    }();
    return kSnapshot;
}

inline ViewData viewOf(const Scenario &scenario)
{
    ViewData data;
    data.snapshot = catalogue();
    data.scenario = scenario;
    const auto results = evaluate(scenario, data.snapshot);
    REQUIRE(results);
    data.results = *results;
    data.answer = std::make_shared<const Answer>(answer(**results));
    return data;
}

inline ViewData trainingView()
{
    const Preset *preset = findPreset("bert-large-spot");
    REQUIRE(preset);
    Scenario scenario = preset->scenario;
    scenario.interruptionPerMonth.reset(); // the band is to be looked up, not typed
    return viewOf(scenario);
}

// The page as it is opened: shown, on a kind, its jobs waiting to be stepped.
struct Opened {
    StepRunner runner;
    SimulatePage page;
    explicit Opened(const QString &view = QStringLiteral("checkpoint"), const ViewData &data = trainingView())
    {
        page.setJobRunner(&runner);
        page.resize(1000, 700);
        page.show();
        page.setData(data);
        page.showView(view);
    }
    QLineEdit *edit(const char *name)
    {
        ParameterField *field = page.form()->field(QLatin1String(name));
        REQUIRE(field);
        return qobject_cast<QLineEdit *>(field->editor());
    }
    void type(const char *name, const char *text)
    {
        QLineEdit *line = edit(name);
        REQUIRE(line);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QLatin1String(text));
    }
    // By the arrow keys, as far as the entry.
    void choose(QComboBox *box, const QVariant &data)
    {
        REQUIRE(box);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < box->count() && box->currentData() != data; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        REQUIRE(box->currentData() == data);
    }
    void choose(const char *name, const char *id)
    {
        ParameterField *field = page.form()->field(QLatin1String(name));
        REQUIRE(field);
        choose(qobject_cast<QComboBox *>(field->editor()), QString::fromLatin1(id));
    }
    bool shows(const char *name) { return page.form()->shows(name); }
    QString error(const char *name) { return page.form()->field(QLatin1String(name))->error(); }
    // The number behind a cell of the table.
    std::optional<double> cell(int row, const char *column)
    {
        const auto *source = page.table()->table()->source().get();
        for (int i = 0; i < source->columnCount(); ++i)
            if (source->column(i).id == QLatin1String(column))
                return source->number(row, i);
        FAIL("no column " << column);
        return std::nullopt;
    }
};

} // namespace wattfare::test
