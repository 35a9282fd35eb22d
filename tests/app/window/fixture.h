// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/window/application.h"
#include "tests/support/catch.h"
#include "tests/support/settle.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace wattfare::test {

inline QString catalogueFile() { return QStringLiteral(WATTFARE_CATALOG_DB); }

#ifdef WATTFARE_SANITIZED // five to fifteen times as slow
inline constexpr int kPatience = 10;
#else
inline constexpr int kPatience = 1;
#endif

// Runs the event loop until the condition holds.
template <class Condition>
bool until(Condition condition, int ms = 10'000)
{
    return QTest::qWaitFor(std::move(condition), kPatience * ms);
}

// A started program with settings and data of its own.
struct Started {
    QTemporaryDir folder;
    StartOptions options;
    std::unique_ptr<Application> app;
    bool allTypes = true; // of the first scenario
    bool begun = true; // the inspector is pinned, the cards of the first start are closed
    bool docksGiveWay = false; // as on a screen with room for all, which that of the tests has not

    explicit Started(const QString &catalogue = catalogueFile(), QStringList files = {})
    {
        options.catalogue = catalogue;
        options.files = std::move(files);
        options.settingsFile = folder.filePath(QStringLiteral("settings.ini"));
        options.dataFolder = folder.filePath(QStringLiteral("data"));
        options.preset = QStringLiteral("layoutlm"); // its figures are published
        options.theme = ThemeChoice::light;
        options.language = QStringLiteral("en");
    }
    MainWindow &start()
    {
        qApp->setProperty("keepDocks", !docksGiveWay);
        app = std::make_unique<Application>(options);
        if (const QString window = QStringLiteral("window"); begun && app->settings().pageState(window).isEmpty())
            app->settings().setPageState(
                window, {{QStringLiteral("inspector_pinned"), true}, {QStringLiteral("started"), true}});
        app->start();
        // The first scenario names the two types of a publication; most tests want to choose among more.
        if (Scenario first = session().scenario(); allTypes && !options.preset.isEmpty() && session().snapshot()
            && options.files.isEmpty() && !first.typeFilter.empty()) {
            first.typeFilter.clear();
            first.includeEstimates = false; // the published one stays the cheapest
            session().setDocument(first, {});
            REQUIRE(until([&] { return session().results() && !session().isBusy(); }));
        }
        return *app->window();
    }
    Session &session() { return app->session(); }
    // Candidates with an answer: the others are folded.
    int answered()
    {
        const Results &results = *session().results();
        int count = 0;
        for (std::size_t row = 0; row < results.size(); ++row)
            count += results.standing(row) != Standing::noAnswer ? 1 : 0;
        return count;
    }
    // The scenario asked of every type, not of those alone that it names; without estimates some are left out.
    void askAllTypes(bool estimates = true)
    {
        Scenario scenario = session().scenario();
        scenario.typeFilter.clear();
        scenario.includeEstimates = estimates;
        session().edit(scenario, QStringLiteral("types"));
        REQUIRE(until([&] { return session().results() && !session().isBusy(); }));
    }
};

} // namespace wattfare::test
