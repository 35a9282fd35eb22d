// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/load.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"
#include "views/panels/job_runner.h"
#include "views/panels/simulate_page.h"

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

} // namespace wattfare::test
