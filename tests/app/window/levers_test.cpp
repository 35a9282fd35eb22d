// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The levers of the advisor, as a person uses them.
#include "model/workload/document.h"
#include "tests/app/window/data_fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/advisor/advisor_page.h"
#include "views/pages/advisor/levers_pane.h"
#include "views/widgets/parameter_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a lever is switched on, shown everywhere and taken back", "[window][advisor][levers]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario chat = findPreset("llama31-8b-chat")->scenario;
    chat.typeFilter.clear();
    chat.baseline = "p5.48xlarge@us-east-1/on-demand";
    started.session().edit(chat, QStringLiteral("chat"));
    auto &page = *static_cast<AdvisorPage *>(window.page(QStringLiteral("advisor")));
    window.showPage(QStringLiteral("advisor"));
    LeversPane &pane = *page.levers();
    CHECK_FALSE(pane.result()); // nothing is computed while it is hidden
    page.showView(QStringLiteral("levers"));
    const auto planned = [&](std::size_t steps) {
        return until([&] {
            return pane.result() && *pane.result() && (*pane.result())->candidate == chat.baseline
                && (*pane.result())->steps.size() == steps;
        });
    };
    REQUIRE(planned(0));
    CHECK(pane.box(Lever::fp8)->isEnabled());
    CHECK_FALSE(pane.box(Lever::fp8)->isChecked());
    CHECK_FALSE(pane.box(Lever::elasticInference)->isEnabled());
    CHECK_FALSE(pane.box(Lever::continuousBatching)->isEnabled());
    CHECK_FALSE(pane.box(Lever::continuousBatching)->toolTip().isEmpty());
    CHECK(pane.details(Lever::fp8)->text().contains(QStringLiteral("×")));
    CHECK_FALSE(pane.chart()->hasData());

    const int steps = started.session().undoStack()->index();
    pane.box(Lever::fp8)->click();
    REQUIRE(planned(1));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(started.session().undoStack()->index() == steps + 1);
    CHECK(started.session().scenario().levers == std::vector<std::string>{"fp8"});
    CHECK(pane.chart()->hasData());
    CHECK(pane.box(Lever::fp8)->isChecked());
    // The figures of the steps are those of the results of every page.
    const ViewData shown = started.session().data();
    const auto row = shown.results->find(std::string_view(chat.baseline));
    REQUIRE(row);
    CHECK(shown.results->value(*row, Metric::usdPerMillion) == (*pane.result())->combined.usd.value);
    bool said = false;
    for (const Message &sentence : shown.answer->sentences)
        said = said || sentence.id == "answer.lever_on";
    CHECK(said);
    // The dock shows the scenario's own values, and below them what is evaluated.
    const auto note = [&](const char *key) {
        for (ParameterField *field : window.findChildren<ParameterField *>())
            if (field->key() == QLatin1String(key))
                return field->leverNote();
        return QStringLiteral("no such field");
    };
    CHECK(note("llm.bytes_per_weight") == QStringLiteral("Changed by a lever: 1"));
    CHECK(note("llm.input_tokens").isEmpty());
    pane.measureBox()->setCurrentIndex(1);
    CHECK(pane.chart()->spec().id == "levers_kwh");

    started.session().undoStack()->undo();
    REQUIRE(planned(0));
    CHECK_FALSE(pane.box(Lever::fp8)->isChecked());
    CHECK(note("llm.bytes_per_weight").isEmpty());
}
