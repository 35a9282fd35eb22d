// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the advisor, as a person uses it.
#include "model/workload/document.h"
#include "tests/app/window/data_fixture.h"
#include "views/dialogs/series_dialog.h"
#include "views/pages/advisor/advisor_page.h"
#include "views/pages/compare/compare_page.h"
#include "views/pages/place/place_page.h"
#include "views/pages/place/placement_task_model.h"
#include "views/widgets/fact_tree.h"

#include <QComboBox>
#include <QPushButton>
#include <QUndoStack>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Opened {
    Started started;
    MainWindow &window = started.start();
    AdvisorPage &page = *static_cast<AdvisorPage *>(window.page(QStringLiteral("advisor")));
    Opened() { window.showPage(QStringLiteral("advisor")); }
    // The findings on a candidate of the scenario.
    const Advised &on(const char *candidate)
    {
        Scenario next = started.session().scenario();
        next.typeFilter.clear();
        next.baseline = candidate;
        started.session().edit(next, QStringLiteral("baseline"));
        REQUIRE(until([&] { return page.result() && *page.result() && (*page.result())->candidate == candidate; }));
        return **page.result();
    }
};

} // namespace

TEST_CASE("the advisor shows what the model finds, and opens it in one step", "[window][advisor]")
{
    Opened opened;
    const Advised &advised = opened.on("g4dn.2xlarge@us-east-1/on-demand");
    REQUIRE_FALSE(advised.found.empty());
    AdviceQuestion question;
    question.scenario = opened.started.session().scenario();
    const auto asked = advise(question, opened.started.session().snapshot());
    REQUIRE(asked);
    REQUIRE(asked->found.size() == advised.found.size());
    CHECK(asked->found[0].usd.value == advised.found[0].usd.value);
    CHECK(opened.page.headline().contains(QString::number(advised.found.size())));
    // A finding each, what was checked without one, and where the practice is from.
    const int rows = opened.page.tree()->topLevelItemCount();
    CHECK(rows == static_cast<int>(advised.found.size()) + (advised.without.empty() ? 1 : 2));
    CHECK(opened.page.openButton()->isEnabled()); // the first is chosen

    const Scenario before = opened.started.session().scenario();
    const Advice first = advised.found[0];
    const int steps = opened.started.session().undoStack()->index();
    opened.page.compareButton()->click();
    REQUIRE(until([&] { return !opened.started.session().isBusy(); }));
    CHECK(opened.started.session().undoStack()->index() == steps + 1);
    CHECK(opened.started.session().scenario().pinned == first.scenario.pinned);
    auto &compare = *static_cast<ComparePage *>(opened.window.page(QStringLiteral("compare")));
    CHECK(compare.isVisible());
    opened.started.session().undoStack()->undo();
    CHECK(opened.started.session().scenario().pinned == before.pinned);
}

TEST_CASE("rows of a finding choose it, other rows choose none", "[window][advisor]")
{
    Opened opened;
    const Advised &advised = opened.on("g4dn.2xlarge@us-east-1/on-demand");
    REQUIRE_FALSE(advised.found.empty());
    FactTree *tree = opened.page.tree();
    tree->setCurrentItem(tree->topLevelItem(0)->child(1));
    CHECK(opened.page.openButton()->isEnabled());
    tree->setCurrentItem(tree->topLevelItem(tree->topLevelItemCount() - 1));
    CHECK_FALSE(opened.page.openButton()->isEnabled());
    CHECK_FALSE(opened.page.compareButton()->isEnabled());
}

TEST_CASE("a measured series leads to the advisor, and is forgotten there", "[window][advisor]")
{
    Opened opened;
    opened.on("g4dn.2xlarge@us-east-1/on-demand");
    opened.window.openSeries({sample("nvidia_smi.csv").toStdString()});
    auto *dialog = opened.window.findChild<SeriesDialog *>(QStringLiteral("series_dialog"));
    REQUIRE(dialog);
    auto *advise = dialog->findChild<QPushButton *>(QStringLiteral("advise_series"));
    REQUIRE(advise);
    REQUIRE(until([&] { return advise->isEnabled(); }));
    advise->click();
    CHECK(opened.page.isVisible());
    CHECK(opened.page.forgetButton()->isVisible());
    const auto hasSeries = [&] {
        return opened.page.result() && *opened.page.result()
            && std::ranges::none_of((*opened.page.result())->without,
                [](const auto &each) { return each.second.id == "advice.no_series"; });
    };
    CHECK(until(hasSeries));
    opened.page.forgetButton()->click();
    CHECK(until([&] { return !hasSeries(); }));
    CHECK_FALSE(opened.page.forgetButton()->isVisible());
}

TEST_CASE("a part of a GPU that is enough opens in Place in one step", "[window][advisor]")
{
    Opened opened;
    Scenario chat = findPreset("llama31-8b-chat")->scenario;
    chat.typeFilter.clear();
    chat.baseline = "p5.4xlarge@us-east-1/on-demand";
    opened.started.session().edit(chat, QStringLiteral("chat"));
    REQUIRE(until([&] { return opened.page.result() && *opened.page.result(); }));
    CHECK_FALSE(opened.page.placeButton()->isVisible()); // of findings that share a machine alone
    auto use = std::make_shared<ImportedUtilisation>();
    use->hasAccelerator = true;
    use->memoryPeakMib = 15'000;
    for (int hour = 0; hour < 168; ++hour) {
        UtilisationSample sample;
        sample.hour = hour;
        sample.uAccPct = 12;
        use->series.samples.push_back(sample);
    }
    use->series.endH = 168;
    use->load = LoadFigures{12, 12, 12};
    opened.page.setUse(use, QStringLiteral("idle.csv"), QString());
    const auto shared = [&]() -> int {
        const auto &found = (*opened.page.result())->found;
        const auto at = std::ranges::find(found, AdviceKind::sharedGpu, &Advice::kind);
        return at == found.end() ? -1 : static_cast<int>(at - found.begin());
    };
    REQUIRE(until([&] { return *opened.page.result() && shared() >= 0; }));
    opened.page.tree()->setCurrentItem(opened.page.tree()->topLevelItem(shared()));
    REQUIRE(opened.page.placeButton()->isVisible());
    const int steps = opened.started.session().undoStack()->index();
    opened.page.placeButton()->click();
    auto &place = *static_cast<PlacePage *>(opened.window.page(QStringLiteral("place")));
    CHECK(place.isVisible());
    CHECK(opened.started.session().undoStack()->index() == steps + 1);
    REQUIRE(place.tasks()->rowCount() == 1);
    CHECK(place.tasks()->tasks()[0].gpuShare == "2g.20gb");
    REQUIRE(until([&] { return !place.isComputing(); }, 30'000));
    REQUIRE(place.reply().picture);
    CHECK(place.drawing()->count() == 1);
}

TEST_CASE("a candidate that the scenario lacks is said, not shown as nothing", "[window][advisor]")
{
    Opened opened;
    Scenario next = opened.started.session().scenario();
    next.baseline = "g5.48xlarge@eu-north-1/spot";
    next.regions = {"us-east-1"};
    opened.started.session().edit(next, QStringLiteral("baseline"));
    REQUIRE(until([&] { return opened.page.result() && !*opened.page.result(); }));
    CHECK_FALSE(opened.page.headline().isEmpty());
    CHECK_FALSE(opened.page.openButton()->isEnabled());
}
