// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"
#include "tests/support/locales.h"
#include "tests/views/pages/evaluated.h"
#include "views/charts/chart_view.h"
#include "views/pages/guide/guide_page.h"
#include "views/pages/quality/quality_panel.h"
#include "views/pages/workload/mix_sliders.h"
#include "views/pages/workload/region_map.h"
#include "views/pages/workload/workload_panel.h"
#include "views/theme/theme.h"
#include "views/widgets/choice_list.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/section.h"
#include "views/words/formula_text.h"
#include "views/words/parameter_text.h"
#include "views/words/translations.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <optional>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PurchaseOption reserved()
{
    PurchaseOption option;
    option.kind = PurchaseKind::commitment;
    option.plan = "reserved_standard";
    option.termYears = 1;
    option.payment = "no_upfront";
    return option;
}

QString placeholder(const WorkloadPanel &panel, const char *key)
{
    return panel.field(QString::fromUtf8(key))->findChild<QLineEdit *>()->placeholderText();
}

QComboBox *modelBox(const WorkloadPanel &panel)
{
    for (QComboBox *each : panel.findChildren<QComboBox *>())
        if (each->accessibleName() == QStringLiteral("Model"))
            return each;
    return nullptr;
}

} // namespace

TEST_CASE("without a catalogue the dock has neither a day of one nor ids in the place of names", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("bert-large")->scenario);
    data.scenario.asOf.reset();
    data.scenario.purchase = {PurchaseOption{}, reserved()};
    WorkloadPanel panel;
    panel.resize(275, 900);
    panel.setData(data);
    CHECK(placeholder(panel, "as_of").contains(QStringLiteral("20")));
    CHECK(modelBox(panel)->currentText() == QStringLiteral("BERT large"));
    ViewData none;
    none.scenario = data.scenario;
    panel.setData(none);
    CHECK(placeholder(panel, "as_of") == QStringLiteral("newest"));
    CHECK(modelBox(panel)->currentText().isEmpty());
    CHECK_FALSE(modelBox(panel)->isEnabled());
    const auto *bought = panel.findChild<ChoiceList *>(QStringLiteral("purchase"));
    REQUIRE(bought);
    CHECK(bought->accessibleDescription() == QStringLiteral("On-demand; Reserved Instance, 1 year, no upfront"));
    panel.setData(data);
    CHECK(modelBox(panel)->currentText() == QStringLiteral("BERT large"));
}

TEST_CASE("what is chosen is never cut off in the middle of a word", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("hpc-fp64")->scenario);
    data.scenario.purchase = {PurchaseOption{}, reserved()};
    WorkloadPanel panel;
    panel.setData(data);
    panel.show();
    for (const int width : {220, 275, 340}) {
        panel.resize(width, 900);
        QCoreApplication::processEvents();
        const auto *bought = panel.findChild<ChoiceList *>(QStringLiteral("purchase"));
        INFO(width << ' ' << bought->text().toStdString());
        CHECK_FALSE(bought->text().contains(QChar(0x2026)));
        CHECK_FALSE(bought->text().isEmpty());
    }
    CHECK_FALSE(modelBox(panel)->isVisible()); // HPC has no model
    data.scenario.kind = WorkloadKind::inference;
    panel.setData(data);
    CHECK(modelBox(panel)->isVisible());
}

TEST_CASE("a slider of a value that is not set stands at what counts instead", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    const auto slider
        = [&](const char *key) { return panel.field(QString::fromUtf8(key))->findChild<QSlider *>()->value(); };
    CHECK(slider("energy.u_cpu_pct") == 250); // of 1000: 25 %
    CHECK(slider("spot_replacement_s") == 50); // 180 s of an hour
    data.scenario.energy.fullLoad = true;
    panel.setData(data);
    CHECK(placeholder(panel, "energy.u_acc_pct") == QStringLiteral("100"));
    CHECK(slider("energy.u_acc_pct") == 1000);
    data.scenario.energy.fullLoad = false;
    panel.setData(data);
    CHECK(placeholder(panel, "energy.u_acc_pct") == QStringLiteral("from the demand"));
    CHECK(slider("energy.u_acc_pct") == 0);
}

TEST_CASE("a slider writes the same value in every locale of the process", "[workload][locale]")
{
    setUiLanguage(QStringLiteral("en"));
    WorkloadPanel panel;
    panel.setData(evaluatedView(findPreset("layoutlm")->scenario));
    ParameterField *field = panel.field(QStringLiteral("inference.utilisation_target"));
    REQUIRE(field);
    auto *slider = field->findChild<QSlider *>();
    REQUIRE(slider);
    QStringList written;
    QObject::connect(
        field, &ParameterField::edited, &panel, [&](const QString &, const QString &value, int) { written << value; });
    const auto moved = [&](int position) {
        written.clear();
        slider->setValue(position);
        return written.value(0);
    };
    moved(1);
    const QString usual = moved(333);
    CHECK(usual.contains(QLatin1Char('.')));
    for (const char *name : kLocales) {
        const LocaleOf locale(name);
        if (locale.isMissing())
            continue;
        INFO(name);
        moved(1);
        CHECK(moved(333) == usual);
    }
}

TEST_CASE("a changed field bears a mark that names and restores what the preset has", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    const auto marked = [&] {
        QStringList names;
        for (const QToolButton *each : panel.findChildren<QToolButton *>(QStringLiteral("reset")))
            if (!each->isHidden())
                names << each->accessibleName();
        return names;
    };
    CHECK(marked().isEmpty());
    data.scenario.inference.demandPerHour = 2e6;
    data.scenario.inference.utilisationTarget = 0.5;
    data.scenario.regions = {"eu-west-1"};
    panel.setData(data);
    CHECK(marked().contains(QStringLiteral("Changed. Reset Rate to 1,000,000")));
    CHECK(marked().contains(QStringLiteral("Changed. Reset Target utilisation to 100")));
    CHECK(marked().contains(QStringLiteral("Changed. Reset Regions to us-east-1")));
    CHECK(marked().size() == 3);
    std::optional<Scenario> sent;
    QObject::connect(&panel, &WorkloadPanel::scenarioEdited, &panel, [&](const Scenario &next) { sent = next; });
    panel.field(QStringLiteral("inference.utilisation_target"))->resetButton()->click();
    REQUIRE(sent);
    CHECK(sent->inference.utilisationTarget == 1.0);
    CHECK(sent->inference.demandPerHour == 2e6);
    CHECK(marked().size() == 2);
    // A document of one's own is compared with itself as it was opened.
    data.scenario.preset.clear();
    panel.setOpened(data.scenario);
    panel.setData(data);
    CHECK(marked().isEmpty());
    data.scenario.inference.demandPerHour = 3e6;
    panel.setData(data);
    CHECK(marked() == QStringList{QStringLiteral("Changed. Reset Rate to 2,000,000")});
}

TEST_CASE("shares are shown in per cent, a lifetime in years, and read with their units", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    WorkloadPanel panel;
    panel.setData(evaluatedView(findPreset("layoutlm")->scenario));
    const auto edit = [&](const char *key) { return panel.field(QString::fromUtf8(key))->findChild<QLineEdit *>(); };
    CHECK(edit("inference.utilisation_target")->text() == QStringLiteral("100"));
    CHECK(edit("inference.latency_percentile")->text() == QStringLiteral("99"));
    CHECK(edit("energy.lifetime_h")->text() == QStringLiteral("6"));
    std::optional<Scenario> sent;
    QObject::connect(&panel, &WorkloadPanel::scenarioEdited, &panel, [&](const Scenario &next) { sent = next; });
    const auto type = [&](const char *key, const char *text) {
        sent.reset();
        edit(key)->selectAll();
        QTest::keyClicks(edit(key), QString::fromUtf8(text));
    };
    type("inference.utilisation_target", "70");
    CHECK(sent->inference.utilisationTarget == 0.7);
    type("inference.utilisation_target", "150");
    CHECK(panel.field(QStringLiteral("inference.utilisation_target"))->error()
        == QStringLiteral("150 is outside 0.1 to 100 %."));
    CHECK(sent->inference.utilisationTarget == 0.15); // as far as it made sense
    type("energy.lifetime_h", "4 years");
    CHECK(sent->energy.lifetimeH == 35040.0);
    type("spot_replacement_s", "5 min");
    CHECK(sent->spotReplacementS == 300.0);
    type("inference.demand_per_hour", "2M per day");
    CHECK(std::abs(sent->inference.demandPerHour - 2e6 / 24.0) < 1e-6);
    // A month is a day when it is left, and no error on the way.
    type("as_of", "2026-07");
    CHECK_FALSE(sent);
    CHECK(panel.field(QStringLiteral("as_of"))->error().isEmpty());
    QTest::keyClick(edit("as_of"), Qt::Key_Return);
    REQUIRE(sent);
    CHECK(sent->asOf == Date::parse("2026-07-31"));
    CHECK(edit("as_of")->text() == QStringLiteral("2026-07-31"));
    type("as_of", "soon");
    CHECK(panel.field(QStringLiteral("as_of"))->error().contains(QStringLiteral("2026-07-20")));
}

TEST_CASE("a run may be without checkpoints", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("bert-large-spot")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    std::optional<Scenario> sent;
    QObject::connect(&panel, &WorkloadPanel::scenarioEdited, &panel, [&](const Scenario &next) { sent = next; });
    auto *edit = panel.field(QStringLiteral("training.checkpoint_interval_h"))->findChild<QLineEdit *>();
    REQUIRE(edit);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("none"));
    REQUIRE(sent);
    CHECK(sent->training.checkpointIntervalH == 87600.0); // longer than any run
    QTest::keyClick(edit, Qt::Key_Return);
    CHECK(edit->text() == QStringLiteral("no checkpoints"));
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    CHECK(sent->training.checkpointIntervalH == 0.0);
    QTest::keyClick(edit, Qt::Key_Return);
    CHECK(edit->text().isEmpty());
    CHECK(edit->placeholderText() == QStringLiteral("best interval"));
    QTest::keyClicks(edit, QStringLiteral("30 min"));
    CHECK(sent->training.checkpointIntervalH == 0.5);
}

TEST_CASE("models are those of the workload's kind, measured ones first with the number of types", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("llama31-8b-chat")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    const auto listedKeys = [&] {
        QStringList keys;
        for (int i = 0; i < modelBox(panel)->count(); ++i)
            keys << modelBox(panel)->itemData(i).toString();
        return keys;
    };
    const auto measured = [&](int i) { return modelBox(panel)->itemData(i, WorkloadPanel::kMeasuredRole).toString(); };
    CHECK(listedKeys().contains(QStringLiteral("llama-3.1-8b")));
    CHECK_FALSE(listedKeys().contains(QStringLiteral("bert-large")));
    const int llama = static_cast<int>(listedKeys().indexOf(QStringLiteral("llama-3.1-8b")));
    CHECK(modelBox(panel)->currentIndex() == llama);
    CHECK(measured(llama).startsWith(QStringLiteral("measured on ")));
    CHECK_FALSE(measured(0).isEmpty());
    bool ended = false; // those without a measured type come after all others
    for (int i = 0; i < modelBox(panel)->count(); ++i) {
        CHECK_FALSE((ended && !measured(i).isEmpty()));
        ended = ended || measured(i).isEmpty();
    }
    data.scenario.kind = WorkloadKind::inference; // what the scenario names stays in the list
    panel.setData(data);
    CHECK(modelBox(panel)->currentData().toString() == QStringLiteral("llama-3.1-8b"));
    CHECK(listedKeys().contains(QStringLiteral("bert-large")));
    CHECK_FALSE(listedKeys().contains(QStringLiteral("llama-3.1-70b")));
}

TEST_CASE("a model is found by a part of its name and by its size", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    WorkloadPanel panel;
    ViewData data = evaluatedView(findPreset("llama33-70b-chat")->scenario);
    panel.setData(data);
    std::optional<Scenario> sent;
    QObject::connect(&panel, &WorkloadPanel::scenarioEdited, &panel, [&](const Scenario &next) { sent = next; });
    const auto typed = [&](const char *words) {
        sent.reset();
        panel.setData(data);
        modelBox(panel)->setEditText(QString::fromUtf8(words));
        emit modelBox(panel)->lineEdit()->editingFinished();
        return sent ? sent->model : std::string();
    };
    CHECK(typed("llama 8b") == "llama-3.1-8b");
    CHECK(typed("7B").find("7b") != std::string::npos);
    CHECK(typed("7").find("7b") != std::string::npos);
    CHECK(typed("BERT").empty()); // serves no text: what is expected is said
    bool told = false;
    for (const QLabel *label : panel.findChildren<QLabel *>())
        told = told || (label->isVisibleTo(&panel) && label->text().contains(QStringLiteral("such as 7B")));
    CHECK(told);
    data = evaluatedView(findPreset("hpc-fp64")->scenario);
    data.scenario.kind = WorkloadKind::training;
    data.scenario.model = "resnet50-v1.5";
    CHECK(typed("BERT") == "bert-large");
}

TEST_CASE("purchase options stand under their plan, terms ascending", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    WorkloadPanel panel;
    panel.setData(evaluatedView(findPreset("llama31-8b-chat")->scenario));
    auto *purchase = panel.findChild<ChoiceList *>(QStringLiteral("purchase"));
    REQUIRE(purchase);
    purchase->openList();
    auto *list = purchase->findChild<QListWidget *>();
    auto *search = purchase->findChild<QLineEdit *>();
    REQUIRE(list);
    QCoreApplication::processEvents();
    CHECK(list->sizeHintForColumn(0) <= list->viewport()->width()); // options of a term differ at their ends
    QStringList heads, all;
    for (int i = 0; i < list->count(); ++i) {
        const QListWidgetItem *item = list->item(i);
        all << item->text();
        if (item->data(Qt::UserRole).toString().isEmpty()) {
            heads << item->text();
            CHECK_FALSE(item->flags().testFlag(Qt::ItemIsUserCheckable));
        }
    }
    CHECK(heads.value(0) == QStringLiteral("Without commitment"));
    CHECK(heads.size() > 2);
    CHECK(heads.contains(QStringLiteral("Reserved Instance")));
    CHECK(std::set<QString>(heads.begin(), heads.end()).size() == static_cast<std::size_t>(heads.size()));
    CHECK(all.indexOf(QStringLiteral("Reserved Instance, 1 year, all upfront"))
        < all.indexOf(QStringLiteral("Reserved Instance, 3 years, no upfront")));
    search->setText(QStringLiteral("spot"));
    int shown = 0;
    for (int i = 0; i < list->count(); ++i)
        shown += list->item(i)->isHidden() ? 0 : 1;
    CHECK(shown == 2); // its head and itself
}

TEST_CASE("a mix by three sliders adds up to 100", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    auto *mix = panel.findChild<MixSliders *>();
    REQUIRE(mix);
    QVector<int> gestures;
    QObject::connect(
        &panel, &WorkloadPanel::scenarioEdited, &panel, [&](const Scenario &next, const QString &, int id) {
            data.scenario = next;
            gestures << id;
        });
    CHECK(mix->slider(0)->value() == 100);
    mix->slider(1)->setValue(40);
    REQUIRE(data.scenario.purchase.size() == 2);
    const auto shares = [&] {
        const PurchaseOption &option = data.scenario.purchase.back();
        return std::vector<double>{option.onDemandShare, option.spotShare, option.commitmentShare};
    };
    CHECK(data.scenario.purchase.back().kind == PurchaseKind::mix);
    CHECK(shares() == std::vector<double>{0.6, 0.4, 0.0});
    mix->slider(2)->setValue(50);
    CHECK(shares() == std::vector<double>{0.3, 0.2, 0.5});
    // By a commitment that the catalogue prices: the mix began without one.
    PurchaseOption commitment = data.scenario.purchase.back();
    commitment.kind = PurchaseKind::commitment;
    const auto offered = offeredOptions(*data.snapshot);
    CHECK(std::ranges::any_of(offered, [&](const PurchaseOption &o) { return o.id() == commitment.id(); }));
    emit mix->slider(2)->sliderPressed();
    mix->slider(2)->setSliderDown(true);
    gestures.clear();
    for (const int at : {100, 70, 0}) { // to the end and back: the others have their proportion again
        mix->slider(2)->setValue(at);
        CHECK(mix->slider(0)->value() + mix->slider(1)->value() + mix->slider(2)->value() == 100);
    }
    mix->slider(2)->setSliderDown(false);
    CHECK(shares() == std::vector<double>{0.6, 0.4, 0.0});
    CHECK(std::set<int>(gestures.begin(), gestures.end()).size() == 1); // one step of undo
    panel.setData(data);
    CHECK(mix->slider(1)->value() == 40);
    CHECK(panel.findChild<QLineEdit *>(QStringLiteral("own_mix"))->text() == QStringLiteral("60/40/0"));
}

TEST_CASE("more assumptions stand in sections that stay as they were left", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    WorkloadPanel panel;
    panel.setData(evaluatedView(findPreset("layoutlm")->scenario));
    const auto closed
        = [](const WorkloadPanel &of) { return of.saveState().value(QStringLiteral("closed")).toArray(); };
    CHECK(closed(panel).isEmpty());
    for (Section *each : panel.findChildren<Section *>())
        if (each->findChild<ParameterField *>(QStringLiteral("energy.pue")) && !each->findChild<Section *>())
            each->setOpen(false);
    CHECK(closed(panel) == QJsonArray{QStringLiteral("energy")});
    WorkloadPanel next;
    next.restoreState(panel.saveState());
    CHECK(closed(next) == QJsonArray{QStringLiteral("energy")});
    CHECK(next.field(QStringLiteral("inference.redundancy"))
              ->isVisibleTo(next.field(QStringLiteral("inference.redundancy"))->parentWidget()));
}

TEST_CASE("the status line counts types, not lines of the list", "[quality]")
{
    setUiLanguage(QStringLiteral("en"));
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    QualityPanel panel;
    panel.setData(data);
    const Snapshot &s = *data.snapshot;
    std::size_t unpriced = 0;
    for (TypeIndex type = 0; type < s.types.size(); ++type)
        unpriced += s.types[type].offer == Offer::current
                && !s.priceAt(s.onDemand, type, s.region("us-east-1"), data.results->asOf())
            ? 1U
            : 0U;
    REQUIRE(unpriced > 1);
    INFO(panel.summary().toStdString());
    CHECK(panel.summary().contains(QStringLiteral("%1 types without a price in a region").arg(unpriced)));
}

TEST_CASE("the guide asks what the work needs, and marks a bad answer", "[guide]")
{
    setUiLanguage(QStringLiteral("en"));
    GuidePage page;
    page.setData(evaluatedView(findPreset("layoutlm")->scenario));
    page.show();
    const auto asks = [&page](const char *name) {
        for (const QWidget *editor : page.findChildren<QWidget *>())
            if (editor->accessibleName() == QLatin1String(name))
                return editor->isVisibleTo(&page);
        return false;
    };
    CHECK(asks("Requests per hour"));
    CHECK_FALSE(asks("Done within"));
    page.setAnswer(QStringLiteral("work"), QStringLiteral("training"));
    CHECK(asks("Done within"));
    CHECK_FALSE(asks("Requests per hour"));
    CHECK_FALSE(page.result().options.empty());
    page.setAnswer(QStringLiteral("deadline_h"), QStringLiteral("soon"));
    CHECK(page.result().options.empty()); // those were of another question
    CHECK_FALSE(page.evaluateButton()->isEnabled());
    bool told = false;
    for (const QLabel *label : page.findChildren<QLabel *>())
        told = told || (label->isVisibleTo(&page) && label->text().contains(QStringLiteral("soon")));
    CHECK(told);
    page.setAnswer(QStringLiteral("deadline_h"), QStringLiteral("1000"));
    CHECK_FALSE(page.result().options.empty());
}

TEST_CASE("what is typed replaces the model of the guide", "[guide]")
{
    GuidePage page;
    page.setData(evaluatedView(findPreset("layoutlm")->scenario));
    page.show();
    page.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&page));
    QLineEdit *model = nullptr;
    for (QComboBox *each : page.findChildren<QComboBox *>())
        if (each->isEditable())
            model = each->lineEdit();
    REQUIRE(model);
    REQUIRE_FALSE(model->text().isEmpty());
    QTest::mouseClick(model, Qt::LeftButton);
    QApplication::processEvents();
    CHECK(model->selectedText() == model->text());
}

TEST_CASE("the guide counts ages from the same day as the results beside it", "[guide]")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.day = Date::parse("2027-03-01");
    ViewData data = evaluatedView(scenario);
    data.scenario.day.reset(); // the session asks with today's; the scenario itself names none
    GuidePage page;
    page.setData(data);
    page.show();
    REQUIRE(page.result().results);
    CHECK(page.result().results->day() == data.results->day());
    std::optional<Scenario> sent;
    QObject::connect(&page, &Page::scenarioEdited, [&](const Scenario &next) { sent = next; });
    QTest::mouseClick(page.evaluateButton(), Qt::LeftButton);
    REQUIRE(sent);
    CHECK_FALSE(sent->day);
}

TEST_CASE("another kind of work takes a model that it can run", "[workload]")
{
    WorkloadPanel panel;
    ViewData data = evaluatedView(findPreset("bert-large")->scenario);
    panel.setData(data);
    std::optional<Scenario> sent;
    QObject::connect(&panel, &WorkloadPanel::scenarioEdited, [&](const Scenario &next) { sent = next; });
    const auto choose = [&](WorkloadKind kind) {
        for (QRadioButton *each : panel.findChildren<QRadioButton *>())
            if (each->text() == choiceWord("kind", workloadKindId(kind)))
                each->click();
        REQUIRE(sent);
        CHECK(sent->kind == kind);
        data.scenario = *sent;
        panel.setData(data);
        return data.snapshot->models[data.snapshot->model(sent->model)].task;
    };
    CHECK(choose(WorkloadKind::llmServing) == "llm-decoder");
    CHECK(choose(WorkloadKind::inference) != "llm-decoder");
    CHECK(choose(WorkloadKind::training) != "llm-decoder"); // every model may be trained: it stays
    sent.reset();
}

TEST_CASE("a list's button follows the theme", "[workload][theme]")
{
    const ThemeChoice before = Theme::instance().choice();
    Theme::instance().apply(*qApp, ThemeChoice::light);
    const auto button = [] {
        auto made = std::make_unique<ChoiceList>(QStringLiteral("Regions"));
        made->setItems({{QStringLiteral("a"), QStringLiteral("us-east-1"), {}, {}, {}}});
        made->setChosen({QStringLiteral("a")});
        made->resize(200, made->sizeHint().height()); // not shown: neither focus nor mouse
        return made;
    };
    const auto old = button();
    const QImage light = old->grab().toImage();
    Theme::instance().setChoice(ThemeChoice::dark);
    QCoreApplication::processEvents();
    CHECK(old->grab().toImage() == button()->grab().toImage());
    CHECK(old->grab().toImage() != light);
    Theme::instance().setChoice(before);
}

TEST_CASE("regions are ordered by name, price and carbon, those without a figure last", "[workload][regions]")
{
    setUiLanguage(QStringLiteral("en"));
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    WorkloadPanel panel;
    panel.resize(275, 900);
    panel.setData(data);
    panel.show();
    auto *regions = panel.findChild<ChoiceList *>(QStringLiteral("regions"));
    REQUIRE(regions);
    regions->openList();
    auto *list = regions->findChild<QListWidget *>();
    REQUIRE(list);
    const auto *legend = regions->findChild<QLabel *>(QStringLiteral("legend")); // of "×1.45"
    REQUIRE(legend);
    CHECK(legend->isVisible());
    CHECK(legend->text().startsWith(QStringLiteral("×: price")));
    const auto press = [&](const char *title) {
        for (auto *each : regions->findChildren<QToolButton *>())
            if (each->text() == QLatin1String(title)) {
                each->click();
                return true;
            }
        return false;
    };
    const auto figures = regionFigures(*data.results);
    const auto shown = [&](auto figure) { // in the order of the list
        std::vector<std::optional<double>> values;
        for (int row = 0; row < list->count(); ++row)
            values.push_back(
                figure(figures[data.snapshot->region(list->item(row)->data(Qt::UserRole).toString().toStdString())]));
        return values;
    };
    const auto ascends = [](const std::vector<std::optional<double>> &values) {
        return std::is_sorted(
            values.begin(), values.end(), [](const auto &a, const auto &b) { return a && (!b || *a < *b); });
    };
    const auto price = [](const RegionFigures &each) { return each.priceRatio; };
    const auto carbon = [](const RegionFigures &each) { return each.carbon; };
    const QString first = list->item(0)->text();
    CHECK_FALSE(ascends(shown(carbon)));
    REQUIRE(press("Price"));
    CHECK(ascends(shown(price)));
    CHECK(list->item(0)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Price ×1.00")));
    CHECK(list->item(0)->toolTip().contains(
        QStringLiteral("Price ×1.00: On-demand price as a multiple of that in the cheapest region")));
    REQUIRE(press("Carbon"));
    CHECK(ascends(shown(carbon)));
    CHECK(list->item(0)->data(Qt::AccessibleTextRole).toString().contains(unitWords("gCO2e/kWh")));
    auto *search = regions->findChild<QLineEdit *>();
    search->setText(QStringLiteral("eu-"));
    REQUIRE(press("Price")); // what was searched for stays
    for (int row = 0; row < list->count(); ++row)
        CHECK(list->item(row)->isHidden() != list->item(row)->text().contains(QStringLiteral("eu-")));
    REQUIRE(press("Name"));
    CHECK(list->item(0)->text() == first);

    // Without a figure: a dash, at the end.
    ChoiceList some(QStringLiteral("Some"));
    some.setItems({{QStringLiteral("a"), QStringLiteral("a"), {}, {}},
        {QStringLiteral("b"), QStringLiteral("b"), {}, {}}, {QStringLiteral("c"), QStringLiteral("c"), {}, {}}});
    some.setFigures({{QStringLiteral("Size"), {},
        {{QStringLiteral("b"), {2.0, QStringLiteral("2")}}, {QStringLiteral("c"), {1.0, QStringLiteral("1")}}}}});
    some.openList();
    for (auto *each : some.findChildren<QToolButton *>())
        if (each->text() == QStringLiteral("Size"))
            each->click();
    const auto *sizes = some.findChild<QListWidget *>();
    CHECK(sizes->item(0)->text() == QStringLiteral("c"));
    CHECK(sizes->item(2)->data(Qt::AccessibleTextRole).toString() == QStringLiteral("a, Size —"));
}

TEST_CASE("regions are toggled on a map, by mouse and keyboard, and one stays", "[workload][regions]")
{
    setUiLanguage(QStringLiteral("en"));
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    panel.show();
    std::vector<Scenario> edits;
    QObject::connect(&panel, &Page::scenarioEdited, &panel, [&](const Scenario &next) { edits.push_back(next); });
    auto *regions = panel.findChild<ChoiceList *>(QStringLiteral("regions"));
    regions->openList();
    for (auto *each : regions->findChildren<QToolButton *>())
        if (each->text() == QStringLiteral("Map…"))
            each->click();
    auto *map = panel.findChild<RegionMap *>();
    REQUIRE(map);
    CHECK(map->isVisible());
    CHECK_FALSE(regions->findChild<QListWidget *>()->isVisible());
    const qint64 here = data.snapshot->region(data.scenario.regions.front());
    const qint64 other = data.snapshot->region("eu-north-1");
    CHECK(map->view()->selection() == QSet<qint64>{here});
    emit map->view()->selectionChanged({other}); // a click on it
    REQUIRE(edits.size() == 1);
    CHECK(edits.back().regions == std::vector<std::string>{data.scenario.regions.front(), "eu-north-1"});
    CHECK(map->view()->selection() == QSet<qint64>{here, other});
    emit map->view()->selectionChanged({}); // into the sea
    CHECK(edits.size() == 1);
    CHECK(map->view()->selection() == QSet<qint64>{here, other});
    emit map->view()->pointActivated(here); // Enter
    REQUIRE(edits.size() == 2);
    CHECK(edits.back().regions == std::vector<std::string>{"eu-north-1"});
    emit map->view()->pointActivated(other); // the last
    CHECK(edits.size() == 2);
    CHECK(map->chosen() == QStringList{QStringLiteral("eu-north-1")});
    // Keys of the chart itself: to a mark, and Space on it twice.
    QWidget *canvas = map->view()->focusProxy() ? map->view()->focusProxy() : map->view();
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Space);
    REQUIRE(edits.size() == 3);
    CHECK(edits.back().regions.size() == 2);
    QTest::keyClick(canvas, Qt::Key_Space);
    REQUIRE(edits.size() == 4);
    CHECK(edits.back().regions == std::vector<std::string>{"eu-north-1"});
    map->close();
}
