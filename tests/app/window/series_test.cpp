// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "model/report/table_export.h"
#include "tests/app/window/data_fixture.h"
#include "views/dialogs/series_dialog.h"
#include "views/widgets/fact_tree.h"
#include "views/words/format.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

namespace {

void choose(Started &started, const char *type)
{
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    const Snapshot &s = *started.session().snapshot();
    Selection next;
    next.candidates = {Candidate{s.type(type), s.region("us-east-1"), 0}};
    started.session().setSelection(next);
}

SeriesDialog &series(MainWindow &window)
{
    const auto find = [&] { return window.findChild<SeriesDialog *>(QStringLiteral("series_dialog")); };
    until([&] { return find() && (find()->answer() || find()->contents()->topLevelItemCount() == 0); }, 2000);
    until([&] { return find() && find()->answer(); }, 3000);
    REQUIRE(find());
    return *find();
}

QString held(const SeriesDialog &dialog, const char *name)
{
    for (int i = 0; i < dialog.contents()->topLevelItemCount(); ++i) {
        if (dialog.contents()->topLevelItem(i)->text(0) == QString::fromUtf8(name))
            return dialog.contents()->topLevelItem(i)->text(1);
    }
    return {};
}

// The same question asked of the model.
SeriesAnswer asked(
    Started &started, const char *file, const char *type, const std::function<void(SeriesQuestion &)> &change = {})
{
    const auto imported = readUtilisation(sample(file).toStdString());
    REQUIRE(imported);
    const Snapshot &s = *started.session().snapshot();
    SeriesQuestion question;
    question.type = s.type(type);
    question.region = s.region("us-east-1");
    question.options = started.session().scenario().energy;
    question.asOf = started.session().scenario().asOf;
    question.startUtc = imported->startUtc;
    question.assumedUCpuPct = 25;
    if (change)
        change(question);
    const auto answer = energyOfSeries(s, question, imported->series);
    REQUIRE(answer);
    return *answer;
}

void checkSame(const SeriesDialog &dialog, const SeriesAnswer &wanted)
{
    REQUIRE(dialog.answer());
    const auto shown = seriesRows(*dialog.answer()), model = seriesRows(wanted);
    REQUIRE(shown.size() == model.size());
    const ColumnarTableModel *table = dialog.table()->table();
    REQUIRE(table->rowCount() == static_cast<int>(model.size()));
    const int value = table->columnOf(QStringLiteral("value"));
    for (std::size_t i = 0; i < model.size(); ++i) {
        INFO(model[i].id);
        CHECK(shown[i].value == model[i].value);
        // A share reads in per cent, as in the sentence above the table.
        const bool share = std::string_view(model[i].id) == "idle_share_of_energy";
        const auto shownValue = share && model[i].value ? std::optional(*model[i].value * 100) : model[i].value;
        CHECK(table->index(static_cast<int>(i), value).data().toString() == format::number(shownValue));
        const QString unit
            = table->index(static_cast<int>(i), table->columnOf(QStringLiteral("unit"))).data().toString();
        CHECK(unit
            == (share                            ? QStringLiteral("%")
                    : model[i].unit == Unit::one ? QString()
                                                 : QString::fromUtf8(unitId(model[i].unit).data())
                                                       .replace(QLatin1String("CO2"), QStringLiteral("CO₂"))));
        CHECK_FALSE(table->index(static_cast<int>(i), 0).data().toString().contains(QLatin1Char('_')));
    }
}

} // namespace

TEST_CASE("a dropped nvidia-smi file becomes energy of the selected candidate", "[window][series]")
{
    Started started;
    MainWindow &window = started.start();
    choose(started, "g5.12xlarge");
    drop(window, {sample("nvidia_smi.csv")});
    SeriesDialog &dialog = series(window);
    CHECK(importDialog(window) == nullptr); // there is nothing to compare with the catalogue
    CHECK(held(dialog, "Recognised").contains(QStringLiteral("nvidia-smi")));
    CHECK(held(dialog, "Samples") == QStringLiteral("3"));
    CHECK(held(dialog, "Gaps") == QStringLiteral("0"));
    CHECK(held(dialog, "Span") == format::hours(15.0 / 3600.0));
    CHECK(held(dialog, "Accelerators seen at once") == QStringLiteral("2"));
    CHECK(held(dialog, "Mean utilisation, accelerators").startsWith(QStringLiteral("55.0")));
    CHECK(qobject_cast<QComboBox *>(dialog.field(QStringLiteral("type")))->currentText()
        == QStringLiteral("g5.12xlarge"));
    checkSame(dialog, asked(started, "nvidia_smi.csv", "g5.12xlarge"));

    // Another CPU utilisation changes the energy; so does another type.
    const double before = dialog.answer()->result.kwh;
    qobject_cast<QDoubleSpinBox *>(dialog.field(QStringLiteral("cpu")))->setValue(90);
    REQUIRE(until([&] { return dialog.answer() && dialog.answer()->result.kwh > before; }));
    checkSame(
        dialog, asked(started, "nvidia_smi.csv", "g5.12xlarge", [](SeriesQuestion &q) { q.assumedUCpuPct = 90; }));
}

TEST_CASE("idle waste, release and copies of a CloudWatch file", "[window][series]")
{
    Started started;
    MainWindow &window = started.start();
    choose(started, "g5.xlarge");
    window.importFiles({sample("cloudwatch.csv")});
    SeriesDialog &dialog = series(window);
    CHECK(held(dialog, "Recognised").contains(QStringLiteral("CloudWatch CSV")));
    CHECK(held(dialog, "Samples") == QStringLiteral("7"));
    CHECK(held(dialog, "Gaps") == QStringLiteral("1"));
    checkSame(dialog, asked(started, "cloudwatch.csv", "g5.xlarge"));
    // Everything below 50 % is idle, given back at once: something is saved.
    qobject_cast<QDoubleSpinBox *>(dialog.field(QStringLiteral("release_after")))->setValue(0.1);
    qobject_cast<QDoubleSpinBox *>(dialog.field(QStringLiteral("idle_below")))->setValue(50);
    REQUIRE(until([&] { return dialog.answer() && dialog.answer()->result.releases > 0; }));
    const SeriesAnswer wanted = asked(started, "cloudwatch.csv", "g5.xlarge", [](SeriesQuestion &q) {
        q.idleBelowPct = 50;
        q.releaseAfterH = 0.1;
    });
    checkSame(dialog, wanted);
    CHECK(dialog.headline().contains(format::number(wanted.result.savedKwh)));
    REQUIRE(wanted.result.savedUsd);
    CHECK(dialog.headline().contains(format::money(*wanted.result.savedUsd)));
    click(&dialog, QStringLiteral("Copy"));
    CHECK(QApplication::clipboard()->text().contains(dialog.headline()));
    CHECK(QApplication::clipboard()->text().contains(QStringLiteral("kWh")));

    click(&dialog, QStringLiteral("Save as CSV"));
    auto *files = window.findChild<QFileDialog *>();
    REQUIRE(files);
    const QString path = started.folder.filePath(QStringLiteral("series.csv"));
    emit files->fileSelected(path);
    emit files->filesSelected({path});
    REQUIRE(until([&] { return QFile::exists(path); }));
    const auto written = files::read(path);
    REQUIRE(written);
    CHECK(written->contains(QByteArray("kwh," + QByteArray::fromStdString(sheetText(wanted.result.kwh)) + ",kWh\r\n")));
    CHECK(written->startsWith("quantity,value,unit\r\n"));
}

TEST_CASE(
    "both JSON forms of CloudWatch are taken, several files in one window, a broken one is named", "[window][series]")
{
    Started started;
    MainWindow &window = started.start();
    choose(started, "g5.xlarge");
    const QString broken = started.folder.filePath(QStringLiteral("broken.csv"));
    REQUIRE(files::write(broken, "timestamp, index, utilization.gpu [%]\n2026/01/01 00:00:00, 0, 150 %\n"));
    drop(window, {sample("cloudwatch_data.json"), sample("cloudwatch_statistics.json"), broken});
    SeriesDialog &dialog = series(window);
    auto *file = qobject_cast<QComboBox *>(dialog.field(QStringLiteral("file")));
    REQUIRE(file->count() == 3);
    checkSame(dialog, asked(started, "cloudwatch_data.json", "g5.xlarge"));
    file->setCurrentIndex(1);
    REQUIRE(until([&] { return dialog.answer().has_value(); }));
    CHECK(held(dialog, "Recognised").contains(QStringLiteral("CloudWatch JSON")));
    checkSame(dialog, asked(started, "cloudwatch_statistics.json", "g5.xlarge"));
    file->setCurrentIndex(2);
    CHECK_FALSE(dialog.answer());
    CHECK(dialog.table()->table()->rowCount() == 0);
    CHECK_FALSE(button(&dialog, QStringLiteral("Use in the scenario"))->isEnabled());
    bool named = false;
    for (QLabel *label : dialog.findChildren<QLabel *>())
        named = named
            || (label->isVisible() && label->text().contains(QStringLiteral("150"))
                && label->text().contains(QStringLiteral("broken.csv")));
    CHECK(named);
}

TEST_CASE("the mean of a series becomes the utilisation of the scenario in one step of undo", "[window][series]")
{
    Started started;
    MainWindow &window = started.start();
    choose(started, "g5.xlarge");
    const EnergyOptions before = started.session().scenario().energy;
    const int steps = started.session().undoStack()->index();
    drop(window, {sample("cloudwatch.csv")});
    SeriesDialog &dialog = series(window);
    click(&dialog, QStringLiteral("Use in the scenario"));
    CHECK(started.session().undoStack()->index() == steps + 1);
    CHECK(started.session().undoStack()->undoText().contains(QStringLiteral("cloudwatch.csv")));
    const EnergyOptions &now = started.session().scenario().energy;
    // 40 to 45 % for five minutes each, 90 % for the last five
    REQUIRE(now.uAccPct);
    CHECK(*now.uAccPct == Approx((40 + 41 + 42 + 43 + 44 + 45 + 90) / 7.0).epsilon(1e-12));
    REQUIRE(now.uCpuPct);
    CHECK(*now.uCpuPct == Approx((5 * 20 + 30) / 6.0).epsilon(1e-12)); // one sample has no CPU
    CHECK_FALSE(now.fullLoad);
    started.session().undoStack()->undo();
    CHECK(started.session().scenario().energy.uAccPct == before.uAccPct);
    CHECK(started.session().scenario().energy.uCpuPct == before.uCpuPct);
    CHECK(started.session().scenario().energy.fullLoad == before.fullLoad);
}

TEST_CASE("a series among other files leaves the import of those alone", "[window][series]")
{
    Started started;
    MainWindow &window = started.start();
    choose(started, "g5.xlarge");
    drop(window, {sample("cloudwatch.csv"), sample("region_metadata.csv")});
    series(window);
    until([&] { return importDialog(window) && importDialog(window)->step() != ImportDialog::Step::working; });
    REQUIRE(importDialog(window));
    CHECK(importDialog(window)->fileTree()->topLevelItemCount() == 1);
    CHECK(importDialog(window)->fileTree()->topLevelItem(0)->text(0) == QStringLiteral("region_metadata.csv"));
}
