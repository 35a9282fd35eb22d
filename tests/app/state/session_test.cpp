// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/session.h"
#include "model/catalog/load/load.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"
#include "views/words/messages.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <mutex>
#include <semaphore>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace wattfare;

namespace {

SnapshotPtr catalogue()
{
    static const SnapshotPtr snapshot = loadSnapshot(WATTFARE_CATALOG_DB).value();
    return snapshot;
}

Scenario withDemand(const Session &session, double perHour)
{
    Scenario next = session.scenario();
    next.inference.demandPerHour = perHour;
    return next;
}

} // namespace

TEST_CASE("the metric to explain is one that the kind of work has", "[session]")
{
    Session session;
    session.setSynchronousLimitMs(1e9);
    session.setSnapshot(catalogue());
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        session.setDocument(preset.scenario, {});
        REQUIRE(session.results());
        const auto row = session.results()->find(*session.selection().current());
        REQUIRE(row);
        CHECK(session.results()->applies(session.selection().metric));
        CHECK(session.results()->value(*row, session.selection().metric));
    }
}

TEST_CASE("a session evaluates, selects the cheapest and can undo", "[session]")
{
    Session session;
    session.setSynchronousLimitMs(1e9);
    session.setSnapshot(catalogue());
    session.setDocument(findPreset("layoutlm")->scenario, {});
    REQUIRE(session.results());
    REQUIRE(session.data().answer);
    REQUIRE(session.selection().current());
    const std::size_t cheapest = *session.data().answer->cheapest;
    CHECK(session.selection().current() == session.results()->candidate(cheapest));
    const Results &results = *session.results();
    int counted = 0;
    for (std::size_t row = 0; row < results.size(); ++row) {
        const auto cost = results.value(row, Metric::usdPerMillion);
        if (!cost || !results.qualifies(row))
            continue;
        ++counted;
        CHECK(*cost >= results.value(cheapest, Metric::usdPerMillion).value());
    }
    CHECK(counted > 1);
    CHECK_FALSE(session.isModified());

    const double before = session.scenario().inference.demandPerHour;
    session.edit(withDemand(session, 2e6), QStringLiteral("a"), 7);
    session.edit(withDemand(session, 3e6), QStringLiteral("b"), 7);
    session.edit(withDemand(session, 4e6), QStringLiteral("b"), 8);
    CHECK(session.undoStack()->count() == 2);
    CHECK(session.isModified());
    session.undoStack()->undo();
    CHECK(session.scenario().inference.demandPerHour == 3e6);
    CHECK(session.results()->scenario().inference.demandPerHour == 3e6);
    session.undoStack()->undo();
    CHECK(session.scenario().inference.demandPerHour == before);
    CHECK_FALSE(session.isModified());
    session.undoStack()->redo();
    CHECK(session.scenario().inference.demandPerHour == 3e6);
    // There and back in one gesture is no step.
    session.edit(withDemand(session, 5e6), QStringLiteral("c"), 9);
    CHECK(session.undoStack()->index() == 2);
    session.edit(withDemand(session, 3e6), QStringLiteral("c"), 9);
    CHECK(session.undoStack()->index() == 1);
    CHECK(session.scenario().inference.demandPerHour == 3e6);
    session.markSaved(QStringLiteral("/tmp/x.wattfare"));
    CHECK_FALSE(session.isModified());
    CHECK(session.path() == QStringLiteral("/tmp/x.wattfare"));
}

TEST_CASE("another scenario begins a document without a file, and Undo gives the file back", "[session]")
{
    Session session;
    session.setDocument(findPreset("layoutlm")->scenario, QStringLiteral("/tmp/x.wattfare"));
    QSignalSpy told(&session, &Session::documentChanged);
    session.replace(findPreset("bert-large")->scenario, QStringLiteral("preset"));
    CHECK(session.path().isEmpty());
    CHECK(session.scenario().preset == "bert-large");
    CHECK(told.count() > 0);
    session.edit(withDemand(session, 5), QStringLiteral("x"));
    CHECK(session.path().isEmpty());
    session.undoStack()->undo();
    session.undoStack()->undo();
    CHECK(session.scenario().preset == "layoutlm");
    CHECK(session.path() == QStringLiteral("/tmp/x.wattfare"));
    CHECK_FALSE(session.isModified());
    session.undoStack()->redo();
    CHECK(session.path().isEmpty());
}

TEST_CASE("what changes no result is not evaluated again", "[session]")
{
    int runs = 0;
    Session session(
        [&](const Scenario &s, const SnapshotPtr &c) {
            ++runs;
            return evaluate(s, c);
        },
        nullptr);
    session.setSynchronousLimitMs(1e9);
    session.setSnapshot(catalogue());
    session.setDocument(findPreset("layoutlm")->scenario, {});
    const int before = runs;
    const ResultsPtr results = session.results();
    Scenario next = session.scenario();
    next.pinned.push_back("g5.xlarge@us-east-1/on-demand");
    next.title = "Another";
    next.viewState = "{\"filter\":\"g5\"}";
    session.edit(next, QStringLiteral("pin"));
    CHECK(before > 0);
    CHECK(runs == before);
    REQUIRE(results);
    CHECK(session.results() == results);
    CHECK(session.title() == QStringLiteral("Another"));
    next.title.clear(); // called by its model, whichever it is
    session.edit(next, QStringLiteral("title"));
    CHECK(runs == before);
    CHECK(session.title() == QString::fromStdString(catalogue()->models[catalogue()->model(next.model)].name));
    session.edit(withDemand(session, 2e6), QStringLiteral("demand")); // which does change them
    CHECK(runs == before + 1);
    CHECK(session.results() != results);
}

TEST_CASE("a refused scenario keeps the last good results and names the error", "[session]")
{
    Session session;
    session.setSynchronousLimitMs(1e9);
    session.setSnapshot(catalogue());
    session.setDocument(findPreset("layoutlm")->scenario, {});
    const ResultsPtr good = session.results();
    REQUIRE(good);
    const double demand = session.scenario().inference.demandPerHour;
    session.edit(withDemand(session, -1), QStringLiteral("bad"));
    REQUIRE(session.data().error);
    CHECK(text(*session.data().error).contains(QStringLiteral("-1")));
    CHECK(session.results() == good);
    session.undoStack()->undo();
    CHECK_FALSE(session.data().error);
    REQUIRE(session.results());
    CHECK(session.results()->scenario().inference.demandPerHour == demand);
}

TEST_CASE("five moves during a long run end with the result of the last", "[session]")
{
    std::mutex mutex;
    std::vector<double> asked; // in the order of the runs
    std::counting_semaphore<64> mayEnd(32); // a run ends when the test says so, but for those of the beginning
    Session session(
        [&](const Scenario &s, const SnapshotPtr &c) {
            {
                const std::scoped_lock lock(mutex);
                asked.push_back(s.inference.demandPerHour);
            }
            mayEnd.acquire();
            return evaluate(s, c);
        },
        nullptr);
    session.setSynchronousLimitMs(0);
    session.setSnapshot(catalogue());
    session.setDocument(findPreset("layoutlm")->scenario, {});
    REQUIRE(QTest::qWaitFor([&] { return !session.isBusy() && session.results(); }, 10000));
    while (mayEnd.try_acquire()) { }
    asked.clear();
    for (int i = 1; i <= 5; ++i)
        session.edit(withDemand(session, 1e6 + i), QStringLiteral("move"), 5);
    CHECK(session.isBusy());
    mayEnd.release(5);
    REQUIRE(QTest::qWaitFor([&] { return !session.isBusy(); }, 10000));
    CHECK(session.results()->scenario().inference.demandPerHour == 1e6 + 5);
    CHECK(asked == std::vector<double>{1e6 + 1, 1e6 + 5}); // those between never ran
    CHECK(session.undoStack()->count() == 1);
}

TEST_CASE("a session that ends during a run waits for it", "[session]")
{
    std::atomic<bool> begun = false, ending = false, ended = false;
    auto session = std::make_unique<Session>(
        [&](const Scenario &s, const SnapshotPtr &c) {
            begun = true;
            ending.wait(false);
            auto results = evaluate(s, c);
            ended = true;
            return results;
        },
        nullptr);
    session->setSynchronousLimitMs(0);
    session->setSnapshot(catalogue());
    session->setDocument(findPreset("layoutlm")->scenario, {});
    REQUIRE(QTest::qWaitFor([&] { return begun.load(); }, 10000));
    ending = true;
    ending.notify_one();
    session.reset();
    CHECK(ended);
}

TEST_CASE("without a catalogue a session has nothing and says nothing wrong", "[session]")
{
    Session session;
    session.setDocument(findPreset("layoutlm")->scenario, {});
    CHECK_FALSE(session.results());
    CHECK_FALSE(session.data().error);
    session.edit(withDemand(session, 5), QStringLiteral("x"));
    CHECK_FALSE(session.data().error);
    session.undoStack()->undo();
    CHECK_FALSE(session.results());
    session.setSynchronousLimitMs(1e9);
    session.setSnapshot(std::make_shared<const Snapshot>()); // empty
    REQUIRE(session.data().error); // it lacks the region
    CHECK(text(*session.data().error).contains(QStringLiteral("us-east-1")));
    CHECK_FALSE(session.results());
    session.setSnapshot(nullptr);
    CHECK_FALSE(session.results());
    CHECK_FALSE(session.data().error);
}

TEST_CASE("another document is told once, and again when Undo gives the one before back", "[session]")
{
    Session session;
    QSignalSpy told(&session, &Session::documentReplaced);
    session.setDocument(findPreset("layoutlm")->scenario, QStringLiteral("/tmp/x.wattfare"));
    CHECK(told.count() == 1);
    session.edit(withDemand(session, 5), QStringLiteral("x"));
    CHECK(told.count() == 1);
    session.replace(findPreset("bert-large")->scenario, QStringLiteral("back"), QStringLiteral("/tmp/y.wattfare"));
    CHECK(told.count() == 2);
    CHECK(session.path() == QStringLiteral("/tmp/y.wattfare"));
    CHECK(session.isModified());
    session.undoStack()->undo();
    CHECK(told.count() == 3);
    CHECK(session.path() == QStringLiteral("/tmp/x.wattfare"));
    session.undoStack()->redo();
    CHECK(session.path() == QStringLiteral("/tmp/y.wattfare"));
}

TEST_CASE("what an evaluation throws is an error that is said, at once and from a job", "[session]")
{
    for (const double limit : {0.0, 1e9}) {
        Session session(
            [](const Scenario &, const SnapshotPtr &) -> Result<ResultsPtr> { throw std::out_of_range("stoi"); },
            nullptr);
        session.setSynchronousLimitMs(limit);
        session.setSnapshot(catalogue());
        session.setDocument(findPreset("layoutlm")->scenario, {});
        REQUIRE(QTest::qWaitFor([&] { return !session.isBusy(); }, 10000));
        REQUIRE(session.data().error);
        CHECK(session.data().error->code == Error::Code::internal);
        CHECK(session.data().error->detail == "stoi");
        CHECK_FALSE(session.results());
    }
}
