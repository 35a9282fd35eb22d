// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "model/workload/document.h"
#include "tests/app/window/data_fixture.h"
#include "views/dialogs/input_differences.h"
#include "views/dialogs/my_data_dialog.h"
#include "views/dialogs/own_value_dialog.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_facts.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/quality/quality_panel.h"
#include "views/widgets/message_bar.h"
#include "views/words/quantity_text.h"

#include <QComboBox>
#include <QDateTime>
#include <QDockWidget>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <sqlite3.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

bool idle(Started &started)
{
    return until([&] { return !started.app->overlay().isBusy() && !started.session().isBusy(); });
}

bool offersToSetAside(MainWindow &window)
{
    const auto buttons = window.messages()->findChildren<QAbstractButton *>();
    return std::ranges::any_of(buttons, [](const QAbstractButton *each) {
        return each->isVisible() && each->text() == QStringLiteral("Set the file aside");
    });
}

void selectType(Started &started, const char *name)
{
    Selection next;
    next.candidates
        = {Candidate{started.session().snapshot()->type(name), started.session().snapshot()->region("us-east-1"), 0}};
    started.session().setSelection(next);
}

double result(Started &started, const char *type, Metric metric = Metric::usdPerMillion)
{
    const auto row = started.session().results()->find(std::string(type) + "@us-east-1/on-demand");
    REQUIRE(row);
    const auto value = started.session().results()->value(*row, metric);
    REQUIRE(value);
    return *value;
}

FigureRow preferred(Started &started, const char *accelerator, const char *quantity)
{
    const Snapshot &s = *started.session().snapshot();
    return s.figures.row(
        s.figures.preferred(SubjectKind::accelerator, s.accelerator(accelerator), s.figures.quantity(quantity)));
}

// The figure that stands in a line of Data quality.
FigureRow figureOf(Started &started, const QTreeWidgetItem *line)
{
    const QVariant figure = line->data(0, Qt::UserRole + 2);
    REQUIRE(figure.isValid());
    return started.session().snapshot()->figures.row(figure.toUInt());
}

// The finding whose figures of that subject contradict each other.
QTreeWidgetItem *contradiction(QTreeWidget *tree, const Snapshot &s, const char *accelerator, const char *quantity)
{
    for (QTreeWidgetItemIterator it(tree); *it; ++it) {
        const QVariant figure = (*it)->data(0, Qt::UserRole + 2);
        if (!figure.isValid() || (*it)->childCount() < 2)
            continue;
        const FigureRow row = s.figures.row(figure.toUInt());
        if (row.subject == accelerator && row.quantity == quantity)
            return *it;
    }
    return nullptr;
}

// The first line of a tree whose text holds all words.
QTreeWidgetItem *lineWith(QTreeWidget *tree, const QStringList &words, int column = 0)
{
    for (QTreeWidgetItemIterator it(tree); *it; ++it) {
        if (std::all_of(words.begin(), words.end(),
                [&](const QString &word) { return (*it)->text(column).contains(word, Qt::CaseInsensitive); }))
            return *it;
    }
    return nullptr;
}

void clickLine(QTreeWidget *tree, QTreeWidgetItem *item)
{
    for (QTreeWidgetItem *above = item->parent(); above; above = above->parent())
        above->setExpanded(true);
    QApplication::processEvents(); // findings wrap at the width that a scroll bar leaves them
    tree->scrollToItem(item);
    const QRect place = tree->visualItemRect(item);
    REQUIRE(place.isValid());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, QPoint(place.left() + 20, place.center().y()));
}

void type(QWidget *field, const char *text)
{
    auto *edit = qobject_cast<QLineEdit *>(field);
    REQUIRE(edit);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QString::fromUtf8(text));
}

} // namespace

TEST_CASE("from a contradiction to the figure, to its alternative, to another result, and back", "[window][choices]")
{
    Started started;
    MainWindow &window = started.start();
    const Scenario training = findPreset("bert-large")->scenario;
    started.session().edit(training, QStringLiteral("training"));
    REQUIRE(idle(started));
    window.dock(QStringLiteral("quality"))->show();
    auto *quality = window.findChild<QualityPanel *>();
    REQUIRE(until([&] { return quality->tree()->topLevelItemCount() > 0; }));
    QTreeWidgetItem *finding
        = contradiction(quality->tree(), *started.session().snapshot(), "nvidia-a100-sxm4-40gb", "full_load_w");
    REQUIRE(finding);
    REQUIRE(finding->childCount() >= 2);
    clickLine(quality->tree(), finding);
    CHECK(finding->isExpanded()); // one click: the alternatives
    QTreeWidget *facts = window.inspector()->factTree();
    REQUIRE(facts->currentItem()); // and the figure, in the inspector
    const double counted = preferred(started, "nvidia-a100-sxm4-40gb", "full_load_w").value;
    CHECK(facts->currentItem()->text(0).compare(quantityName("full_load_w"), Qt::CaseInsensitive) == 0);

    QTreeWidgetItem *alternative = nullptr;
    for (int i = 0; i < finding->childCount() && !alternative; ++i) {
        if (figureOf(started, finding->child(i)).value != counted)
            alternative = finding->child(i);
    }
    REQUIRE(alternative);
    const QString wanted = alternative->text(0);
    REQUIRE_FALSE(wanted.startsWith(QStringLiteral("Used")));
    const double other = figureOf(started, alternative).value;
    const double energy = result(started, "p4d.24xlarge", Metric::kwhPerMillion);
    clickLine(quality->tree(), alternative);
    click(quality, QStringLiteral("Use this figure"));
    REQUIRE(idle(started));
    REQUIRE(started.app->overlay().lists().choices.size() == 1);
    CHECK(preferred(started, "nvidia-a100-sxm4-40gb", "full_load_w").value == other);
    const double energyThen = result(started, "p4d.24xlarge", Metric::kwhPerMillion);
    CHECK(energyThen != energy); // another figure, another result
    CHECK((energyThen > energy) == (other > counted));
    // The lists follow: the alternative is now the one in use, whole.
    const QString used = QStringLiteral("Used: ") + wanted;
    REQUIRE(until([&] {
        const auto *line = lineWith(quality->tree(), {used});
        return line && line->text(0) == used;
    }));
    const UserChoice made = started.app->overlay().lists().choices.front();
    CHECK(made.kind == UserChoice::Kind::preference);

    // Undo and redo of the window cover it.
    REQUIRE(window.action(QStringLiteral("undo"))->isEnabled());
    window.action(QStringLiteral("undo"))->trigger();
    REQUIRE(idle(started));
    CHECK(started.app->overlay().lists().choices.empty());
    CHECK(result(started, "p4d.24xlarge", Metric::kwhPerMillion) == energy);
    window.action(QStringLiteral("redo"))->trigger();
    REQUIRE(idle(started));
    REQUIRE(started.app->overlay().lists().choices.size() == 1);
    CHECK(result(started, "p4d.24xlarge", Metric::kwhPerMillion) == energyThen);

    // It survives a restart, and My data takes it back.
    started.app.reset();
    MainWindow &again = started.start();
    REQUIRE(started.app->overlay().lists().choices.size() == 1);
    started.session().edit(training, QStringLiteral("training"));
    REQUIRE(idle(started));
    CHECK(result(started, "p4d.24xlarge", Metric::kwhPerMillion) == energyThen);
    MyDataDialog *mine = again.openMyData();
    REQUIRE(mine->choices()->table()->rowCount() == 1);
    mine->choices()->setCurrentKey(started.app->overlay().lists().choices.front().id);
    mine->findChild<QTabWidget *>()->setCurrentIndex(1);
    click(mine, QStringLiteral("Undo"));
    REQUIRE(idle(started));
    CHECK(started.app->overlay().lists().choices.empty());
    CHECK(mine->choices()->table()->rowCount() == 0);
    CHECK(result(started, "p4d.24xlarge", Metric::kwhPerMillion) == energy);
}

TEST_CASE("an own price typed in the inspector counts at once and can be taken back", "[window][choices]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario today = started.session().scenario();
    today.asOf.reset(); // the preset is of 2023, which a price of today leaves alone
    started.session().edit(today, QStringLiteral("as of"));
    REQUIRE(idle(started));
    selectType(started, "g4dn.2xlarge");
    const double before = result(started, "g4dn.2xlarge");
    QTreeWidget *facts = window.inspector()->factTree();
    QTreeWidgetItem *price = lineWith(facts, {QStringLiteral("On-demand")});
    REQUIRE(price);
    CHECK_FALSE(button(window.inspector(), QStringLiteral("Reset"))->isEnabled());
    clickLine(facts, price);
    click(window.inspector(), QStringLiteral("Override"));
    auto *dialog = window.findChild<OwnValueDialog *>();
    REQUIRE(dialog);
    type(dialog->field(QStringLiteral("value")), "-1");
    click(dialog, QStringLiteral("Use this value"));
    CHECK(dialog->error().contains(QStringLiteral("expected"))); // refused in place, nothing written
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    type(dialog->field(QStringLiteral("value")), "0.376");
    CHECK(dialog->error().isEmpty());
    type(dialog->field(QStringLiteral("note")), "contract 12");
    QTest::keyClick(dialog->field(QStringLiteral("note")), Qt::Key_Return);
    REQUIRE(idle(started));
    CHECK(result(started, "g4dn.2xlarge") == Approx(33 * 0.376).epsilon(1e-9));
    REQUIRE(started.app->overlay().lists().choices.size() == 1);
    CHECK(started.app->overlay().lists().choices.front().note == "contract 12");
    // The table of candidates shows the same number.
    CHECK(started.session().selection().current()->type == started.session().snapshot()->type("g4dn.2xlarge"));
    const auto &explore = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    const ColumnarTableModel &table = *explore.tableView()->table();
    const int shown = table.rowOfKey(candidateKey(*started.session().selection().current()));
    REQUIRE(shown >= 0);
    int columns = 0;
    for (int c = 0; c < table.columnCount(); ++c) {
        if (table.column(c).id != QLatin1String("usd_per_million"))
            continue;
        ++columns;
        CHECK(table.index(shown, c).data().toString()
            == format::styled(result(started, "g4dn.2xlarge"), table.column(c).style));
    }
    CHECK(columns == 1);
    price = lineWith(facts, {QStringLiteral("On-demand")});
    REQUIRE(price);
    clickLine(facts, price);
    click(window.inspector(), QStringLiteral("Reset"));
    REQUIRE(idle(started));
    CHECK(result(started, "g4dn.2xlarge") == before);
}

TEST_CASE("an own price holds from the day that stands in its window", "[window][choices]")
{
    Started started;
    MainWindow &window = started.start();
    const auto priceOn = [&](const char *day) {
        Scenario next = started.session().scenario();
        next.asOf = Date::parse(day);
        started.session().edit(next, QStringLiteral("as of"));
        REQUIRE(idle(started));
        return result(started, "g4dn.2xlarge", Metric::usdPerHour);
    };
    const double before = priceOn("2024-05-31");
    REQUIRE(priceOn("2024-06-01") == before);
    MyDataDialog *mine = window.openMyData();
    mine->findChild<QTabWidget *>()->setCurrentIndex(1);
    selectType(started, "g4dn.2xlarge");
    click(mine, QStringLiteral("Add"));
    QPointer<OwnValueDialog> dialog = mine->findChild<OwnValueDialog *>();
    REQUIRE(dialog);
    auto *since = qobject_cast<QLineEdit *>(dialog->field(QStringLiteral("since")));
    auto *ok = dialog->findChild<QPushButton *>(QStringLiteral("ok"));
    REQUIRE((since && ok));
    CHECK(since->text() == QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate)); // today, unless changed
    CHECK(dialog->choice().setAt == 0);
    auto *kind = qobject_cast<QComboBox *>(dialog->field(QStringLiteral("kind")));
    kind->setCurrentIndex(kind->findData(static_cast<int>(UserChoice::Kind::throughput)));
    CHECK(since->isHidden()); // a measured rate has no day
    kind->setCurrentIndex(kind->findData(static_cast<int>(UserChoice::Kind::price)));
    REQUIRE_FALSE(since->isHidden());
    for (const auto &[field, data] : {std::pair("type", "g4dn.2xlarge"), std::pair("region", "us-east-1")}) {
        auto *box = qobject_cast<QComboBox *>(dialog->field(QString::fromUtf8(field)));
        REQUIRE(box->findData(QString::fromUtf8(data)) >= 0);
        box->setCurrentIndex(box->findData(QString::fromUtf8(data)));
    }
    type(dialog->field(QStringLiteral("value")), "0.376");
    for (const char *day : {"2990-01-01", "1969-12-31", "2026-02-30", "yesterday", "01.06.2024"}) {
        INFO(day);
        type(since, day);
        CHECK_FALSE(ok->isEnabled());
        CHECK(dialog->error().contains(QStringLiteral("up to today")));
    }
    type(since, "2024-06-01");
    CHECK(dialog->error().isEmpty());
    REQUIRE(ok->isEnabled());
    QTest::keyClick(since, Qt::Key_Return);
    REQUIRE(idle(started));
    REQUIRE(started.app->overlay().lists().choices.size() == 1);
    const std::int64_t day = std::int64_t{Date::parse("2024-06-01")->days} * 86400;
    CHECK(started.app->overlay().lists().choices.front().setAt == day);
    CHECK(priceOn("2024-06-01") == Approx(33 * 0.376).epsilon(1e-12)); // of the fleet
    CHECK(priceOn("2024-05-31") == before);
    REQUIRE(mine->choices()->table()->rowCount() == 1);
    CHECK(mine->choices()->table()->index(0, 0).data().toString()
        == QStringLiteral("2024-06-01")); // a day, whatever the time zone

    // Changing the price keeps its day.
    REQUIRE(until([&] { return dialog.isNull(); }));
    mine->choices()->setCurrentKey(started.app->overlay().lists().choices.front().id);
    click(mine, QStringLiteral("Change"));
    dialog = mine->findChild<OwnValueDialog *>();
    REQUIRE(dialog);
    CHECK(qobject_cast<QLineEdit *>(dialog->field(QStringLiteral("since")))->text() == QStringLiteral("2024-06-01"));
    type(dialog->field(QStringLiteral("value")), "0.25");
    click(dialog, QStringLiteral("Use this value"));
    REQUIRE(idle(started));
    CHECK(priceOn("2024-06-01") == Approx(33 * 0.25).epsilon(1e-12));
    CHECK(priceOn("2024-05-31") == before);

    // Empty means today.
    REQUIRE(until([&] { return dialog.isNull(); }));
    mine->choices()->setCurrentKey(started.app->overlay().lists().choices.front().id);
    click(mine, QStringLiteral("Change"));
    dialog = mine->findChild<OwnValueDialog *>();
    REQUIRE(dialog);
    QTest::keyClick(dialog->field(QStringLiteral("since")), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(dialog->field(QStringLiteral("since")), Qt::Key_Delete);
    click(dialog, QStringLiteral("Use this value"));
    REQUIRE(idle(started));
    CHECK(priceOn("2024-06-01") == before);
    CHECK(started.app->overlay().lists().choices.front().setAt > QDateTime::currentSecsSinceEpoch() - 3600);
}

TEST_CASE("own throughput and own watts replace what counted, even a pinned benchmark", "[window][choices]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario pinned = started.session().scenario();
    pinned.pinnedBenchmarks["g4dn.2xlarge"] = "drv-layoutlm-g4dn.2xlarge";
    started.session().edit(pinned, QStringLiteral("pinned"));
    REQUIRE(idle(started));
    const auto rule = [&] {
        const Results &now = *started.session().results();
        return now.throughputRule(now.find("g4dn.2xlarge@us-east-1/on-demand").value());
    };
    REQUIRE(rule() == ThroughputRule::pinned);
    const double instances = result(started, "g4dn.2xlarge", Metric::instances);
    const double watts = result(started, "g4dn.2xlarge", Metric::wattsPerInstance);
    UserChoice rate;
    rate.kind = UserChoice::Kind::throughput;
    rate.type = "g4dn.2xlarge";
    rate.model = "layoutlm-base";
    rate.quantity = "inference";
    rate.unit = "inferences/s";
    rate.basis = "inferences";
    rate.value = 5;
    ChoiceEdit edit;
    edit.set = {rate};
    window.editChoices(edit, QStringLiteral("own rate"));
    REQUIRE(idle(started));
    CHECK(result(started, "g4dn.2xlarge", Metric::instances) == 56);
    CHECK(rule() != ThroughputRule::pinned);
    CHECK(started.session().scenario().pinnedBenchmarks.count("g4dn.2xlarge") == 0);
    window.action(QStringLiteral("undo"))->trigger();
    REQUIRE(idle(started));
    CHECK(rule() == ThroughputRule::pinned);
    CHECK(started.session().scenario().pinnedBenchmarks == pinned.pinnedBenchmarks);
    CHECK(result(started, "g4dn.2xlarge", Metric::instances) == instances);

    MyDataDialog *mine = window.openMyData();
    mine->findChild<QTabWidget *>()->setCurrentIndex(1);
    click(mine, QStringLiteral("Add"));
    auto *dialog = mine->findChild<OwnValueDialog *>();
    REQUIRE(dialog);
    const auto choose = [&](const char *field, const QVariant &data) {
        auto *box = qobject_cast<QComboBox *>(dialog->field(QString::fromUtf8(field)));
        REQUIRE(box);
        REQUIRE(box->findData(data) >= 0);
        box->setCurrentIndex(box->findData(data));
    };
    choose("kind", static_cast<int>(UserChoice::Kind::figure));
    choose("subject_kind", QStringLiteral("accelerator"));
    choose("subject", QStringLiteral("nvidia-t4"));
    CHECK(qobject_cast<QComboBox *>(dialog->field(QStringLiteral("subject")))->currentText()
        == QStringLiteral("Tesla T4")); // no key in prose
    choose("quantity", QStringLiteral("full_load_w"));
    type(dialog->field(QStringLiteral("value")), "35");
    click(dialog, QStringLiteral("Use this value"));
    REQUIRE(idle(started));
    CHECK(preferred(started, "nvidia-t4", "full_load_w").value == 35);
    CHECK(watts - result(started, "g4dn.2xlarge", Metric::wattsPerInstance) == Approx(35 * 1.1).epsilon(1e-9));
    CHECK(mine->choices()->table()->rowCount() == 1);
}

TEST_CASE("a saved scenario carries the choices that it used", "[window][choices]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("own.wattfare"));
    double expected = 0;
    {
        Started started;
        MainWindow &window = started.start();
        UserChoice watts;
        watts.subjectKind = SubjectKind::accelerator;
        watts.subject = "nvidia-t4";
        watts.quantity = "full_load_w";
        watts.unit = "W";
        watts.value = 35;
        ChoiceEdit edit;
        Scenario today = started.session().scenario();
        today.asOf.reset(); // the preset is of 2023, which a price of today leaves alone
        started.session().edit(today, QStringLiteral("as of today"));
        UserChoice own;
        own.kind = UserChoice::Kind::price;
        own.type = "g4dn.2xlarge";
        own.region = "*";
        own.option = "on_demand";
        own.value = 0.5;
        own.setAt = std::int64_t{Date::parse("2026-07-20")->days} * 86400;
        edit.set = {watts, own};
        window.editChoices(edit, QStringLiteral("own watts and price"));
        REQUIRE(idle(started));
        CHECK(result(started, "g4dn.2xlarge") == Approx(33 * 0.5).epsilon(1e-9));
        expected = result(started, "g4dn.2xlarge", Metric::kwhPerMillion);
        REQUIRE(window.saveTo(path));
        const auto saved = parseScenario(files::read(path)->toStdString(), "own.wattfare");
        REQUIRE(saved);
        CHECK(saved->figures.size() == 2);
        CHECK_FALSE(saved->inputs.empty());
        CHECK(saved->catalogHash == started.session().snapshot()->identity.contentHash);
    }
    Started other; // a colleague without these choices
    MainWindow &window = other.start();
    const double plain = result(other, "g4dn.2xlarge", Metric::kwhPerMillion);
    CHECK(plain != expected);
    window.openScenarioFile(path);
    REQUIRE(idle(other));
    CHECK(result(other, "g4dn.2xlarge", Metric::kwhPerMillion) == expected);
    CHECK(result(other, "g4dn.2xlarge") == Approx(33 * 0.5).epsilon(1e-9));
    REQUIRE(until([&] { return !window.isBusy(); }));
    INFO(window.messages()->text().toStdString());
    CHECK(window.messages()->count() == 0); // the same inputs: nothing to tell
    MyDataDialog *mine = window.openMyData();
    CHECK(mine->carried()->table()->rowCount() == 2);
    const auto since = [&](int row) { return mine->carried()->table()->index(row, 3).data().toString(); };
    CHECK(QSet<QString>{since(0), since(1)}
        == QSet<QString>{QStringLiteral("every date"), // watts; the price holds from its day
            QStringLiteral("2026-07-20")});

    // With an own price here, the inputs differ, and which ones is listed.
    UserChoice price;
    price.kind = UserChoice::Kind::price;
    price.type = "inf1.2xlarge";
    price.region = "*";
    price.option = "on_demand";
    price.value = 0.4;
    ChoiceEdit edit;
    edit.set = {price};
    window.editChoices(edit, QStringLiteral("own price"));
    REQUIRE(idle(other));
    window.openScenarioFile(path);
    REQUIRE(until([&] { return window.messages()->count() > 1; }));
    CHECK(window.messages()->text().contains(
        QStringLiteral("not saved"))); // the own price, which a saved scenario would carry
    window.messages()->press(1); // dismissed
    INFO(window.messages()->text().toStdString());
    CHECK(window.messages()->text().contains(QStringLiteral("differ")));
    window.messages()->press(0);
    auto *list = window.findChild<QDialog *>(QStringLiteral("input_differences"));
    REQUIRE(list);
    const DataTableView *table = list->findChild<DataTableView *>();
    REQUIRE(table);
    CHECK(table->tsv(false).contains(QStringLiteral("0.4")));
    CHECK(table->tsv(false).contains(QStringLiteral("inf1.2xlarge")));
}

TEST_CASE("inputs that differ are named in words, with their units", "[window][choices]")
{
    Started started;
    started.start();
    const Snapshot &snapshot = *started.session().snapshot();
    REQUIRE_FALSE(snapshot.benchmarks.empty());
    const Benchmark &run = snapshot.benchmarks.front();
    REQUIRE(snapshot.accelerator("nvidia-t4") != kNone);
    const TableSourcePtr table = inputDifferences(
        {{{"figure:nvidia-t4:full_load_w:", 87.5, "W"}, 70.0}, {{"figure:g4dn.2xlarge:vcpus:", 10, "count"}, 8.0},
            {{"benchmark:g4dn.2xlarge:benchmark_per_second:" + run.id, 10.7, "inferences/s"}, 8.55},
            {{"price:g4dn.2xlarge@us-east-1:commitment_usd_per_hour:reserved_standard 1y no_upfront", 0.94, "USD/h"},
                0.752},
            {{"figure:us-east-1:ci_lifecycle_g_kwh:", 500, "g/kWh"}, {}}},
        snapshot);
    const auto shown = [&](int row, const char *id) {
        for (int c = 0; c < table->columnCount(); ++c)
            if (table->column(c).id == QLatin1String(id))
                return table->display(row, c);
        return QString();
    };
    CHECK(shown(0, "subject") == QString::fromStdString(snapshot.accelerators[snapshot.accelerator("nvidia-t4")].name));
    CHECK(shown(0, "unit") == QStringLiteral("W"));
    CHECK(shown(1, "saved") == QStringLiteral("10")); // a whole count
    CHECK(shown(1, "here") == QStringLiteral("8"));
    CHECK(shown(2, "where") == benchmarkTitle(run));
    CHECK_FALSE(shown(2, "where").contains(QString::fromStdString(run.id)));
    CHECK(shown(3, "subject") == QStringLiteral("g4dn.2xlarge"));
    CHECK(shown(3, "where").startsWith(QStringLiteral("us-east-1 · ")));
    CHECK(shown(3, "where").endsWith(QStringLiteral("no upfront")));
    CHECK(shown(4, "unit") == QStringLiteral("gCO₂e/kWh"));
    CHECK(shown(4, "here") == format::dash());
    for (int row = 0; row < table->rowCount(); ++row)
        for (int c = 0; c < table->columnCount(); ++c)
            CHECK_FALSE(table->display(row, c).contains(QLatin1Char('_')));
}

TEST_CASE("a second window reads, says so, follows the first, and takes over when it ends", "[window][choices]")
{
    Started first;
    first.start();
    Started second;
    second.options.dataFolder = first.options.dataFolder;
    MainWindow &window = second.start();
    second.app->overlay().setWatchInterval(20);
    CHECK(window.messages()->text().contains(QStringLiteral("Another window")));
    drop(window, {sample("price_list.json")});
    ImportDialog &dialog = at(window, ImportDialog::Step::diff);
    CHECK_FALSE(button(&dialog, QStringLiteral("Apply"))->isEnabled());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));

    drop(*first.app->window(), {sample("prices_own.csv")});
    apply(*first.app->window());
    REQUIRE(until([&] { return second.app->overlay().lists().imports.size() == 1; }));
    CHECK(until([&] { // its catalogue is loaded after the list of imports
        return onDemand(second.session(), "g5.xlarge", "us-east-1").value_or(0) == Approx(0.95).epsilon(1e-12);
    }));

    first.app.reset();
    drop(window, {sample("price_list.json")});
    apply(window);
    CHECK(second.app->overlay().lists().imports.size() == 2);
}

TEST_CASE("an overlay that is locked at the start is not offered to be set aside, and is read once it is free",
    "[window][choices]")
{
    Started started;
    drop(started.start(), {sample("prices_own.csv")});
    apply(*started.app->window());
    const std::string file = started.app->overlay().file().toStdString();
    started.app.reset();
    sqlite3 *other = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
    REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    MainWindow &window = started.start();
    started.app->overlay().setWatchInterval(50);
    CHECK_FALSE(started.app->overlay().isReadable());
    CHECK(window.messages()->text().contains(QStringLiteral("left out")));
    CHECK(window.messages()->text().contains(QStringLiteral("in use by another program")));
    CHECK_FALSE(offersToSetAside(window));
    sqlite3_close(other);
    REQUIRE(until([&] {
        return started.app->overlay().isReadable()
            && !window.messages()->text().contains(QStringLiteral("in use by another program"));
    }));
    CHECK(onDemand(started.session(), "g5.xlarge", "us-east-1").value_or(0) == Approx(0.95).epsilon(1e-12));
}

TEST_CASE("an overlay that cannot be read is left out, said, and can be set aside", "[window][choices]")
{
    Started started;
    REQUIRE(files::ensureFolder(started.options.dataFolder));
    const QByteArray spoilt = "this is no database at all";
    REQUIRE(files::write(started.options.dataFolder + QStringLiteral("/overlay.db"), spoilt));
    MainWindow &window = started.start();
    REQUIRE(started.session().results());
    CHECK(window.messages()->text().contains(QStringLiteral("overlay.db")));
    CHECK(offersToSetAside(window));
    window.messages()->press(0);
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    const auto aside = QDir(started.options.dataFolder).entryInfoList({QStringLiteral("overlay.db.broken-*")});
    REQUIRE(aside.size() == 1);
    CHECK(*files::read(aside.front().filePath()) == spoilt); // as it was
    CHECK(window.messages()->text().contains(QDir::toNativeSeparators(aside.front().filePath())));
    drop(window, {sample("prices_own.csv")});
    apply(window);
    CHECK(started.app->overlay().lists().imports.size() == 1);
    CHECK(started.app->overlay().isReadable());
    CHECK(*files::read(aside.front().filePath()) == spoilt);
}
