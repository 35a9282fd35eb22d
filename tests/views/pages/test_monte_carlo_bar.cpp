// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/pages/evaluated.h"
#include "views/pages/inspector/monte_carlo_bar.h"
#include "views/pages/job_runner.h"

#include <QTest>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Keeps a job until it is told to run it or to drop it.
class HeldRunner : public JobRunner
{
public:
    void start(QObject *context, Job job) override
    {
        m_context = context;
        m_job = std::move(job);
    }
    void cancel(QObject *) override
    {
        if (m_job && m_job->cancelled)
            m_job->cancelled();
        m_job.reset();
    }
    bool isRunning(const QObject *context) const override { return m_job && m_context == context; }
    void finish()
    {
        Job job = std::move(*m_job);
        m_job.reset();
        job.work([](double) { return true; });
        job.done();
    }
    bool holds() const { return m_job.has_value(); }

private:
    std::optional<Job> m_job;
    QObject *m_context = nullptr;
};

} // namespace

TEST_CASE("the quantiles of a cell are drawn on demand")
{
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    const Candidate gpu = data.results->candidate(*data.results->find("g4dn.2xlarge"));
    HeldRunner runner;
    QWidget window;
    MonteCarloBar bar(&window);
    bar.setRunner(&runner);
    bar.setCell(data, gpu, Metric::gco2ePerMillion);
    window.show();
    REQUIRE(bar.isVisible());
    auto *button = bar.findChild<QToolButton *>(QStringLiteral("draw"));
    REQUIRE(button != nullptr);
    CHECK(bar.resultText().isEmpty());
    const QString idle = button->text();

    // By the keyboard; cancelled by the same key.
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    CHECK(runner.holds());
    CHECK(button->text() != idle);
    QTest::keyClick(button, Qt::Key_Space);
    CHECK_FALSE(runner.holds());
    CHECK(bar.resultText().isEmpty());
    CHECK(button->text() == idle);

    QTest::mouseClick(button, Qt::LeftButton);
    REQUIRE(runner.holds());
    runner.finish();
    const QString drawn = bar.resultText();
    CHECK(drawn.contains(QStringLiteral("P5 ")));
    CHECK(drawn.contains(QStringLiteral("P95 ")));
    CHECK(button->text() == idle);

    // The same cell keeps what was drawn; another one drops it, and one without a range has no button.
    bar.setCell(data, gpu, Metric::gco2ePerMillion);
    CHECK(bar.resultText() == drawn);
    bar.setCell(data, gpu, Metric::kwhPerMillion);
    CHECK(bar.resultText().isEmpty());
    CHECK(bar.isVisible());
    bar.setCell(data, gpu, Metric::priceUsdPerHour);
    CHECK_FALSE(bar.isVisible());
    bar.setCell(data, std::nullopt, Metric::kwhPerMillion);
    CHECK_FALSE(bar.isVisible());

    // What still runs for a cell that is no longer shown is dropped.
    bar.setCell(data, gpu, Metric::kwhPerMillion);
    QTest::mouseClick(button, Qt::LeftButton);
    REQUIRE(runner.holds());
    bar.setCell(data, gpu, Metric::gco2ePerMillion);
    CHECK_FALSE(runner.holds());
}
