// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the window as a file: reports, tables, pictures, paper. Driven through the dialogs that a person sees.
#include "app/state/files.h"
#include "app/state/table_file.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/columns/cell_sources.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/metrics/metric.h"
#include "model/report/table_export.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "tests/app/window/held.h"
#include "views/dialogs/export_dialog.h"
#include "views/dialogs/report_dialog.h"
#include "views/dialogs/report_preview.h"
#include "views/pages/explore/explore_page.h"
#include "views/report/pdf/pdf_export.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/words/column_text.h"
#include "views/words/messages.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QStatusBar>
#include <QToolButton>

#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Hears of files that the program wants opened.
class Opener : public QObject
{
    Q_OBJECT
public:
    Opener() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~Opener() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QStringList opened;
public slots:
    void open(const QUrl &url) { opened += url.toLocalFile(); }
};

ExplorePage &explore(MainWindow &window) { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPushButton *button(QWidget *parent, const QString &text)
{
    for (QPushButton *each : parent->findChildren<QPushButton *>())
        if (each->text().remove(QLatin1Char('&')) == text)
            return each;
    return nullptr;
}

ReportDialog &openReport(MainWindow &window)
{
    window.action(QStringLiteral("report"))->trigger();
    auto *dialog = window.findChild<ReportDialog *>(QStringLiteral("report_dialog"));
    REQUIRE(dialog);
    REQUIRE(until([&] { return dialog->preview()->pageLayout() != nullptr; }, 60'000));
    return *dialog;
}

// Types a name into the file dialog and presses Save; a question about overwriting is answered with `answer`.
bool saveAs(MainWindow &window, const QString &path, QMessageBox::StandardButton answer = QMessageBox::NoButton)
{
    auto *dialog = window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE(dialog);
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    REQUIRE(name);
    name->setText(path);
    bool asked = false;
    QTimer clicks;
    QObject::connect(&clicks, &QTimer::timeout, [&] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            asked = true;
            box->button(answer == QMessageBox::NoButton ? QMessageBox::No : answer)->click();
        }
    });
    clicks.start(20);
    button(dialog, QStringLiteral("Save"))->click();
    clicks.stop();
    if (dialog->isVisible())
        dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return asked;
}

QString message(const ReportDialog &dialog)
{
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        if (label->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard))
            return label->text();
    return {};
}

void choose(ReportDialog &dialog, ReportFormat format)
{
    ReportSettings settings = dialog.settings();
    settings.format = format;
    dialog.setSettings(settings);
}

void exportTo(MainWindow &window, ReportDialog &dialog, const QString &path)
{
    button(&dialog, QStringLiteral("Export…"))->click();
    saveAs(window, path);
    REQUIRE(until([&] { return !dialog.isExporting(); }, 60'000));
}

// Chooses a CSV of all rows and columns in the dialog that is open and gives back what was written.
QByteArray writtenTable(Started &started, MainWindow &window, const QString &name)
{
    auto *dialog = window.findChild<ExportDialog *>(QStringLiteral("export_dialog"));
    REQUIRE(dialog);
    auto *formats = dialog->findChild<QComboBox *>(QStringLiteral("format"));
    formats->setCurrentIndex(formats->findData(static_cast<int>(ReportFormat::csv)));
    dialog->findChild<QRadioButton *>(QStringLiteral("rows_all"))->click();
    dialog->findChild<QRadioButton *>(QStringLiteral("columns_all"))->click();
    button(dialog, QStringLiteral("Export…"))->click();
    const QString path = started.folder.filePath(name);
    saveAs(window, path);
    REQUIRE(until([&] { return QFile::exists(path) && !window.isBusy(); }, 60'000));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return contents(path);
}

// What that file has to hold of the scenario in view.
void checkTable(Started &started, const QByteArray &csv, Metric metric)
{
    const Results &results = *started.session().results();
    CHECK(csv.count('\n') == static_cast<qsizetype>(results.size()) + 1);
    CHECK(csv.left(csv.indexOf('\n')).contains(metricInfo(metric).id));
}

} // namespace

TEST_CASE(
    "a report is written in every format, opened on request, and its PDF gives the same numbers", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    ReportDialog &dialog = openReport(window);
    Opener opener;
    for (const ReportFormat format :
        {ReportFormat::html, ReportFormat::xlsx, ReportFormat::csv, ReportFormat::json, ReportFormat::pdf}) {
        choose(dialog, format);
        const QString path = started.folder.filePath(QStringLiteral("보고서 1.") + formatSuffix(format));
        exportTo(window, dialog, path);
        INFO(message(dialog).toStdString());
        CHECK(message(dialog).contains(QStringLiteral("보고서 1.")));
        CHECK(QFileInfo(path).size() > 500);
        auto *open = dialog.findChild<QPushButton *>(QStringLiteral("open_saved"));
        REQUIRE(open->isVisible());
        open->click();
        CHECK(opener.opened.value(opener.opened.size() - 1) == path);
    }
    CHECK(opener.opened.size() == 5);
    const QString pdf = started.folder.filePath(QStringLiteral("보고서 1.pdf"));
    const auto before = started.session().results();
    const auto best = *started.session().data().answer->cheapest;
    Scenario other = started.session().scenario();
    other.inference.demandPerHour = 5;
    started.session().edit(other, QStringLiteral("x"));
    const auto demand = [&] { return started.session().scenario().inference.demandPerHour; };
    for (const bool stopped : {true, false}) {
        Held held(started.app->jobs(), 2);
        window.openPath(pdf); // beside the window, which can end it
        CHECK(demand() == 5);
        const auto tools = window.statusBar()->findChildren<QToolButton *>();
        const auto cancel = std::ranges::find(tools, QStringLiteral("Cancel"), &QToolButton::accessibleName);
        REQUIRE(cancel != tools.end());
        REQUIRE(until([&] { return (*cancel)->isVisible(); }));
        if (stopped)
            (*cancel)->click();
        else
            window.openPreset(QStringLiteral("layoutlm")); // what is opened after it stays
        started.session().edit(other, QStringLiteral("x"));
        held.release();
        REQUIRE(until([&] { return started.app->jobs().isIdle(); }));
        CHECK(demand() == 5);
    }
    window.openPath(pdf);
    REQUIRE(until([&] { return demand() != 5; }));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    const auto after = started.session().results();
    REQUIRE(after->size() == before->size());
    for (std::size_t m = 0; m < kMetricCount; ++m)
        CHECK(after->value(best, static_cast<Metric>(m)) == before->value(best, static_cast<Metric>(m)));
}

TEST_CASE("an existing file is overwritten only when asked and answered", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    ReportDialog &dialog = openReport(window);
    choose(dialog, ReportFormat::json);
    const QString path = started.folder.filePath(QStringLiteral("old.json"));
    REQUIRE(files::write(path, "old"));
    button(&dialog, QStringLiteral("Export…"))->click();
    CHECK(saveAs(window, path, QMessageBox::No));
    CHECK(contents(path) == "old");
    button(&dialog, QStringLiteral("Export…"))->click();
    CHECK(saveAs(window, path, QMessageBox::Yes));
    REQUIRE(until([&] { return !dialog.isExporting(); }, 60'000));
    CHECK(contents(path).startsWith('{'));
}

TEST_CASE("an export that runs can be cancelled and leaves nothing", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    ReportDialog &dialog = openReport(window);
    // With and without pages to draw: the second is written by another thread from the start.
    const auto format = GENERATE(ReportFormat::pdf, ReportFormat::xlsx);
    choose(dialog, format);
    const QString path = started.folder.filePath(QStringLiteral("never.") + formatSuffix(format));
    button(&dialog, QStringLiteral("Export…"))->click();
    saveAs(window, path);
    REQUIRE(dialog.isExporting());
    auto *cancel = dialog.findChild<QPushButton *>(QStringLiteral("cancel_export"));
    REQUIRE(cancel->isVisible());
    CHECK_FALSE(button(&dialog, QStringLiteral("Export…"))->isEnabled());
    cancel->click();
    CHECK_FALSE(dialog.isExporting());
    CHECK(message(dialog).contains(QStringLiteral("nothing was written")));
    CHECK(until([&] { return !window.isBusy(); }));
    CHECK_FALSE(QFile::exists(path));
    exportTo(window, dialog, path); // and the next one works
    CHECK(contents(path).startsWith(format == ReportFormat::pdf ? "%PDF" : "PK"));
}

TEST_CASE("the suffix that was typed tells the format of a report", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    ReportDialog &dialog = openReport(window);
    choose(dialog, ReportFormat::pdf);
    const QString path = started.folder.filePath(QStringLiteral("typed.csv"));
    exportTo(window, dialog, path);
    CHECK(contents(path).startsWith("instance_type,"));
    // A name without one of the formats gets the suffix of the format chosen; nothing is overwritten without a
    // question.
    const QString plain = started.folder.filePath(QStringLiteral("report v1.2"));
    exportTo(window, dialog, plain);
    CHECK_FALSE(QFile::exists(plain));
    CHECK(looksLikePdf(contents(plain + QStringLiteral(".pdf"))));
    REQUIRE(files::write(plain + QStringLiteral(".pdf"), "old"));
    button(&dialog, QStringLiteral("Export…"))->click();
    CHECK_FALSE(saveAs(window, plain));
    CHECK_FALSE(dialog.isExporting());
    CHECK(message(dialog).contains(QStringLiteral("exists already")));
    CHECK(contents(plain + QStringLiteral(".pdf")) == "old");
}

TEST_CASE("a file for programs has the whole ranking, the pages the first rows", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    started.session().edit(findPreset("hpc-fp64")->scenario, QStringLiteral("x"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    ReportDialog &dialog = openReport(window);
    const auto &results = *started.session().results();
    int counted = 0;
    for (std::size_t row = 0; row < results.size(); ++row)
        counted += results.qualifies(row) ? 1 : 0;
    REQUIRE(counted > 20);
    choose(dialog, ReportFormat::csv);
    const QString path = started.folder.filePath(QStringLiteral("all.csv"));
    exportTo(window, dialog, path);
    CHECK(contents(path).count('\n') == counted + 1);
    const Report shown = dialog.chosenReport();
    for (const ReportTable *table : tablesOf(shown))
        if (table->id == "ranking")
            CHECK(table->rows.size() == 20);
}

TEST_CASE("sections, order and title of a report are remembered with the scenario", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    {
        ReportDialog &dialog = openReport(window);
        dialog.reject();
        CHECK(started.session().scenario().viewState.find("\"report\"") == std::string::npos); // nothing was chosen
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ReportDialog &dialog = openReport(window);
    auto *list = dialog.findChild<QListWidget *>();
    list->setCurrentRow(1);
    QTest::keyClick(&dialog, Qt::Key_Up, Qt::AltModifier);
    list->item(2)->setCheckState(Qt::Unchecked);
    auto *title = dialog.findChild<QLineEdit *>();
    title->clear();
    QTest::keyClicks(title, QStringLiteral("For Friday"));
    const ReportSettings chosen = dialog.settings();
    CHECK(chosen.title == QStringLiteral("For Friday"));
    REQUIRE_FALSE(chosen.sections.isEmpty());
    dialog.reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // As a file, opened again.
    const QString path = started.folder.filePath(QStringLiteral("s.wattfare"));
    REQUIRE(window.saveTo(path));
    started.session().edit(findPreset("bert-large")->scenario, QStringLiteral("x"));
    CHECK(openReport(window).settings().title.isEmpty()); // of another scenario
    window.findChild<ReportDialog *>(QStringLiteral("report_dialog"))->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    window.openScenarioFile(path);
    CHECK(openReport(window).settings() == chosen);
}

TEST_CASE("the report goes to the printer that the system dialog names", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    ReportDialog &dialog = openReport(window);
    button(&dialog, QStringLiteral("Print…"))->click();
    auto *print = dialog.findChild<QPrintDialog *>(QStringLiteral("print_dialog"));
    REQUIRE(print);
    const QString path = started.folder.filePath(QStringLiteral("printed.pdf"));
    auto *name = print->findChild<QLineEdit *>(QStringLiteral("filename"));
    REQUIRE(name);
    name->setText(path);
    button(print, QStringLiteral("Print"))->click();
    REQUIRE(until([&] { return QFile::exists(path); }));
    CHECK(looksLikePdf(contents(path)));
    CHECK(message(dialog).contains(QStringLiteral("printed.pdf")));
}

#ifdef Q_OS_UNIX
TEST_CASE("a full disk is told in the dialog and nothing is left behind", "[window][report]")
{
    Started started;
    MainWindow &window = started.start();
    ReportDialog &dialog = openReport(window);
    const auto format = GENERATE(ReportFormat::pdf, ReportFormat::xlsx, ReportFormat::html);
    choose(dialog, format);
    const QString path = started.folder.filePath(QStringLiteral("full.") + formatSuffix(format));
    struct rlimit before {
    };
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    struct rlimit small = before;
    small.rlim_cur = 4096;
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    button(&dialog, QStringLiteral("Export…"))->click();
    REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
    saveAs(window, path);
    const bool ended = until([&] { return !dialog.isExporting(); }, 60'000);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    REQUIRE(ended);
    INFO(message(dialog).toStdString());
    CHECK(message(dialog).contains(QStringLiteral("disk is full")));
    CHECK_FALSE(QFile::exists(path));
    CHECK(QDir(started.folder.path()).entryList({QStringLiteral("full*")}).isEmpty());
    exportTo(window, dialog, path);
    CHECK(QFileInfo(path).size() > 4096);
}
#endif

TEST_CASE("the table leaves as it is shown: rows, columns and order", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    DataTableView *view = page.tableView();
    QTest::keyClicks(page.filterBar()->edit(), QStringLiteral("vcpus >= 8"));
    view->setSort({{QStringLiteral("usd_per_million"), Qt::DescendingOrder}});
    QStringList columns = view->visibleColumns();
    REQUIRE(columns.size() > 4);
    Opener opener;
    bool asShown = false;
    const auto write = [&](ReportFormat format, bool all, bool provenance, const QString &name) {
        window.action(QStringLiteral("export_table"))->trigger();
        auto *dialog = window.findChild<ExportDialog *>(QStringLiteral("export_dialog"));
        REQUIRE(dialog);
        auto *formats = dialog->findChild<QComboBox *>(QStringLiteral("format"));
        formats->setCurrentIndex(formats->findData(static_cast<int>(format)));
        dialog->findChild<QRadioButton *>(all ? QStringLiteral("rows_all") : QStringLiteral("rows_shown"))->click();
        dialog->findChild<QRadioButton *>(all ? QStringLiteral("columns_all") : QStringLiteral("columns_shown"))
            ->click();
        dialog->findChild<QCheckBox *>(QStringLiteral("provenance"))->setChecked(provenance);
        dialog->findChild<QCheckBox *>(QStringLiteral("as_shown"))->setChecked(asShown);
        button(dialog, QStringLiteral("Export…"))->click();
        const QString path = started.folder.filePath(name);
        saveAs(window, path);
        REQUIRE(until([&] { return !window.isBusy(); }, 60'000));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        CHECK(window.messages()->text().contains(name));
        window.messages()->press(0); // Open the file
        CHECK(opener.opened.value(opener.opened.size() - 1) == path);
        return contents(path);
    };
    const auto &source = *view->table()->source();
    const QList<QByteArray> shown = write(ReportFormat::csv, false, false, QStringLiteral("shown.csv")).split('\n');
    REQUIRE(shown.size() == page.visibleRows() + 2); // head, rows, end
    // The head names the columns in the view's order, with their units.
    QList<QByteArray> heads = QByteArray(shown.front()).replace('\r', QByteArray()).split(',');
    columns.removeIf([&](const QString &id) { return view->table()->column(view->table()->columnOf(id)).pin; });
    QStringList named;
    for (const QByteArray &head : heads)
        named << QString::fromUtf8(head).section(QStringLiteral(" ["), 0, 0);
    QStringList wanted; // each with its range behind it
    for (const QString &id : columns) {
        wanted << id;
        const ResultColumn *column = findResultColumn(id.toStdString());
        if (column && canRange(*column))
            wanted << id + QStringLiteral("_low") << id + QStringLiteral("_high");
    }
    // What the page says of each row besides: where, how bought, the day of the price, why it is excluded.
    for (const char *id : {"region", "purchase_option", "price_date", "left_out", "left_out_shown"}) {
        INFO(id);
        CHECK(named.contains(QLatin1String(id)));
        if (!columns.contains(QLatin1String(id)))
            wanted << QLatin1String(id);
    }
    CHECK(named == wanted);
    const auto field = [&](int row, const char *id) {
        QStringList fields; // of RFC 4180
        bool quoted = false;
        QString part;
        const QString line = QString::fromUtf8(shown[row + 1]).remove(QLatin1Char('\r'));
        for (const QChar c : line) {
            if (c == QLatin1Char('"'))
                quoted = !quoted;
            else if (c == QLatin1Char(',') && !quoted)
                fields << std::exchange(part, QString());
            else
                part += c;
        }
        fields << part;
        REQUIRE(fields.size() == named.size());
        return fields[named.indexOf(QLatin1String(id))];
    };
    const Results &results = *started.session().results();
    std::size_t excluded = 0;
    for (int row = 0; row < page.visibleRows(); ++row) {
        const auto at = static_cast<std::size_t>(view->table()->sourceRow(row));
        CHECK(field(row, "left_out") == QString::fromStdString(exclusionText(results, at)));
        CHECK(field(row, "left_out_shown") == valueWord("left_out", exclusionText(results, at)));
        CHECK(field(row, "region") == QStringLiteral("us-east-1"));
        excluded += results.standing(at) == Standing::excluded ? 1U : 0U;
        const auto range = results.range(at, Metric::usdPerMillion);
        if (!range || !results.value(at, Metric::usdPerMillion))
            continue;
        CHECK(field(row, "usd_per_million_low") == QString::fromStdString(sheetText(range->low)));
        CHECK(field(row, "usd_per_million_high") == QString::fromStdString(sheetText(range->high)));
    }
    CHECK(excluded > 0);
    CHECK(shownTable(*view).title.contains(QStringLiteral("us-east-1")));
    const auto cost = columns.indexOf(QStringLiteral("usd_per_million"));
    REQUIRE(cost >= 0);
    for (int row = 0; row < page.visibleRows(); ++row) {
        const QString exported = source.exported(
            view->table()->sourceRow(row), view->table()->columnOf(QStringLiteral("usd_per_million")));
        CHECK(shown[row + 1].contains(exported.toUtf8()));
    }
    const QByteArray all = write(ReportFormat::csv, true, false, QStringLiteral("all.csv"));
    CHECK(all.count('\n') == source.rowCount() + 1);
    CHECK(all.left(all.indexOf('\n')).count(',') + 1 > heads.size());
    // Provenance: the class and the sources of a figure stand behind it.
    const QByteArray pedigree = write(ReportFormat::csv, false, true, QStringLiteral("pedigree.csv"));
    CHECK(pedigree.contains("usd_per_million class,usd_per_million sources"));
    const auto best = *started.session().data().answer->cheapest;
    const auto ids = sourcesOf(*started.session().results(), best, Metric::usdPerMillion);
    REQUIRE_FALSE(ids.empty());
    CHECK(pedigree.contains(ids.front().c_str()));
    CHECK(write(ReportFormat::xlsx, false, true, QStringLiteral("t.xlsx")).startsWith("PK"));
    const QJsonObject json
        = QJsonDocument::fromJson(write(ReportFormat::json, false, false, QStringLiteral("t.json"))).object();
    CHECK(json.value(QLatin1String("rows")).toArray().size() == page.visibleRows());
    // On request what the screen shows of a number stands behind it; the number keeps its digits.
    asShown = true;
    const QJsonArray both
        = QJsonDocument::fromJson(write(ReportFormat::json, false, false, QStringLiteral("both.json")))
              .object()
              .value(QLatin1String("rows"))
              .toArray();
    REQUIRE(both.size() == page.visibleRows());
    const int usd = view->table()->columnOf(QStringLiteral("usd_per_million"));
    for (int row = 0; row < page.visibleRows(); ++row) {
        const QJsonObject object = both[row].toObject();
        const qsizetype from = view->table()->sourceRow(row);
        const auto number = source.number(from, usd);
        CHECK(object.value(QLatin1String("usd_per_million")).toDouble(-1) == number.value_or(-1));
        CHECK(object.value(QLatin1String("usd_per_million_shown")).toString()
            == (number ? source.display(from, usd) : QString()));
    }
    CHECK(write(ReportFormat::csv, false, false, QStringLiteral("both.csv")).contains("usd_per_million_shown"));
}

TEST_CASE("the table that is exported is that of the scenario in view, whatever page shows it", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(explore(window).source()); // LayoutLM has been seen on Explore
    window.showPage(QStringLiteral("compare"));
    window.openPreset(QStringLiteral("bert-large"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    REQUIRE(started.session().results()->scenario().kind == WorkloadKind::training);
    window.action(QStringLiteral("export_table"))->trigger();
    checkTable(started, writtenTable(started, window, QStringLiteral("other.csv")), Metric::usdTotal);
    CHECK(window.currentPage() == QStringLiteral("compare"));

    // What is copied, too.
    window.openPreset(QStringLiteral("layoutlm"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    window.action(QStringLiteral("copy_answer"))->trigger();
    const QString copied = QApplication::clipboard()->text();
    window.showPage(QStringLiteral("explore"));
    CHECK(copied == explore(window).answerText());
}

TEST_CASE("a table is exported once its evaluation and its filter have ended", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    started.session().setSynchronousLimitMs(0); // every evaluation runs on another thread
    const bool hidden = GENERATE(false, true);
    if (hidden)
        window.showPage(QStringLiteral("compare"));
    window.openPreset(QStringLiteral("bert-large"));
    REQUIRE(started.session().isBusy());
    window.action(QStringLiteral("export_table"))->trigger();
    REQUIRE(until([&] { return window.findChild<ExportDialog *>(QStringLiteral("export_dialog")) != nullptr; }));
    CHECK_FALSE(started.session().isBusy());
    // ... and the next scenario, which arrives while the dialog is open, is what is written.
    started.session().edit(findPreset("hpc-fp64")->scenario, QStringLiteral("x"));
    checkTable(started, writtenTable(started, window, QStringLiteral("late.csv")), Metric::usdTotal);
    REQUIRE(started.session().results()->scenario().title == findPreset("hpc-fp64")->scenario.title);
}

TEST_CASE("what cannot be evaluated is told, not exported with the numbers before it", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario unknown = started.session().scenario();
    unknown.regions = {"no-such-region"};
    started.session().edit(unknown, QStringLiteral("x"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    REQUIRE(started.session().data().error);
    REQUIRE(started.session().results()); // those of the scenario before
    window.action(QStringLiteral("export_table"))->trigger();
    CHECK_FALSE(window.findChild<ExportDialog *>(QStringLiteral("export_dialog")));
    CHECK(window.findChild<QMessageBox *>(QStringLiteral("problem")));
    window.action(QStringLiteral("report"))->trigger();
    auto *dialog = window.findChild<ReportDialog *>(QStringLiteral("report_dialog"));
    REQUIRE(dialog);
    REQUIRE(until([&] { return !window.isBusy(); }));
    CHECK(message(*dialog) == text(*started.session().data().error));
    CHECK_FALSE(button(dialog, QStringLiteral("Export…"))->isEnabled());
}

TEST_CASE("a table that cannot be written is told with its reason", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    window.action(QStringLiteral("export_table"))->trigger();
    button(window.findChild<ExportDialog *>(QStringLiteral("export_dialog")), QStringLiteral("Export…"))->click();
    auto *dialog = window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE(dialog);
    emit dialog->fileSelected(started.folder.filePath(QStringLiteral("gone/a.csv"))); // the folder went meanwhile
    dialog->reject();
    REQUIRE(until([&] { return !window.isBusy(); }));
    auto *problem = window.findChild<QMessageBox *>(QStringLiteral("problem"));
    REQUIRE(problem);
    CHECK(problem->text().contains(QStringLiteral("does not exist")));
}

TEST_CASE("the export of a table can be cancelled", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    const ShownTable shown = shownTable(*explore(window).tableView());
    const QString path = started.folder.filePath(QStringLiteral("c.csv"));
    for (const ReportFormat format : {ReportFormat::csv, ReportFormat::xlsx, ReportFormat::json}) {
        const auto saved = saveTable(shown, {format, true, true, false}, path, [](double) { return false; });
        REQUIRE_FALSE(saved);
        CHECK(saved.error().code == Error::Code::cancelled);
        CHECK_FALSE(QFile::exists(path));
    }
}

TEST_CASE("a picture without data is not written as an empty file", "[window][export]")
{
    Started started;
    MainWindow &window = started.start();
    emit explore(window).exportRequested(
        QStringLiteral("x.svg"), QStringLiteral("SVG (*.svg)"), [] { return QByteArray(); });
    const QString path = started.folder.filePath(QStringLiteral("x.svg"));
    saveAs(window, path);
    CHECK_FALSE(QFile::exists(path));
    REQUIRE(window.findChild<QMessageBox *>(QStringLiteral("problem")));
    emit explore(window).exportRequested(
        QStringLiteral("y.svg"), QStringLiteral("SVG (*.svg)"), [] { return QByteArray("<svg/>"); });
    const QString good = started.folder.filePath(QStringLiteral("y.svg"));
    saveAs(window, good);
    CHECK(contents(good) == "<svg/>");
}

#include "export_test.moc"
