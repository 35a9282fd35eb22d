// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/screenshot.h"

#include "app/flows/study_flow.h"
#include "app/state/catalog_files.h"
#include "app/state/files.h"
#include "app/window/application.h"
#include "app/window/pages.h"
#include "model/evaluation/reproduce.h"
#include "model/study/shards.h"
#include "model/workload/document.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/help_window.h"
#include "views/dialogs/my_data_dialog.h"
#include "views/dialogs/refresh_dialog.h"
#include "views/dialogs/slurm_dialog.h"
#include "views/dialogs/team/team_dialog.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/page.h"
#include "views/pages/query/query_page.h"
#include "views/pages/studies/studies_page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/words/messages.h"

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QToolButton>

namespace wattfare {

namespace {

// Lets layouts, charts and jobs come to rest.
void settle(MainWindow &window, const std::function<bool()> &idle)
{
    QElapsedTimer timer;
    timer.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (timer.elapsed() < 250 || (!idle() && timer.elapsed() < 20'000));
    // What came last may have made a line longer: its layouts, and those around them, come before the picture.
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    window.repaint();
}

QString save(QWidget *widget, const QString &folder, const QString &name)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!widget->grab().save(&buffer, "PNG"))
        return QStringLiteral("%1 cannot be drawn").arg(name);
    const auto written = files::write(folder + QLatin1Char('/') + name + QStringLiteral(".png"), png);
    return written ? QString() : text(written.error());
}

// Small files of the person's, for the pictures of what an import shows.
struct Sample {
    const char *file, *content, *dialog, *name;
};

constexpr Sample kSamples[] = {
    {"prices.csv",
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\n"
        "aws,g5.xlarge,us-east-1,2026-09-01,0.95,E-AWSPUE,own contract\n"
        "aws,g4dn.2xlarge,us-east-1,2026-09-01,0.71,E-AWSPUE,own contract\n",
        "import_dialog", "import"},
    {"broken.csv",
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\n"
        "aws,g5.xlarge,us-east-1,2026-09-01,-0.95,E-AWSPUE,own contract\n",
        "import_dialog", "import_refused"},
    {"zones.csv",
        "time,us-east-1a,us-east-1b\n2026-01-01T00:00:00Z,1,0\n2026-01-01T00:05:00Z,1,1\n2026-01-01T00:10:00Z,0,1\n",
        "import_dialog", "import_question"},
    {"nvidia_smi.csv",
        "timestamp, index, utilization.gpu [%], utilization.memory [%], power.draw [W]\n"
        "2026/01/01 00:00:00.000, 0, 50 %, 20 %, 100.00 W\n"
        "2026/01/01 00:30:00.000, 0, 60 %, 20 %, 110.00 W\n"
        "2026/01/01 01:00:00.000, 0, 2 %, 1 %, 30.00 W\n"
        "2026/01/01 01:30:00.000, 0, 2 %, 1 %, 30.00 W\n",
        "series_dialog", "series"},
};

#ifdef WATTFARE_TEAM
// Publications that nobody made, for the pictures of a team's catalogue: no server is asked.
TeamArrival published(
    std::int64_t id, const char *author, const char *title, TeamPublication::State state, const UserChoice &value)
{
    TeamPublication p;
    p.id = id;
    p.author = author;
    p.publishedAt = "2026-11-2" + std::to_string(id) + "T09:30:00Z";
    p.title = title;
    p.source = "lab book 12";
    p.note = id == 1 ? "three runs, at the socket" : "";
    p.rows = 1;
    p.state = state;
    if (state != TeamPublication::State::proposed) {
        p.decidedBy = "max";
        p.decidedAt = "2026-11-28T08:00:00Z";
        p.approvedBy = p.decidedBy;
        p.approvedAt = p.decidedAt;
    }
    return {p, {*publishedChoice(value)}, {ImportBatch({}), {}, {}}};
}

UserChoice watts(double value)
{
    UserChoice c;
    c.id = 1;
    c.kind = UserChoice::Kind::figure;
    c.subjectKind = SubjectKind::accelerator;
    c.subject = "nvidia-t4";
    c.quantity = "full_load_w";
    c.unit = "W";
    c.value = value;
    c.setAt = std::int64_t{Date::parse("2026-08-01")->days} * 86400;
    return c;
}

UserChoice contractPrice()
{
    UserChoice c;
    c.id = 2;
    c.kind = UserChoice::Kind::price;
    c.type = "g5.xlarge";
    c.region = "*";
    c.option = "on_demand";
    c.value = 0.95;
    c.setAt = std::int64_t{Date::parse("2026-05-01")->days} * 86400;
    return c;
}
#endif

// A scenario saved elsewhere, where prices and figures were others.
QByteArray savedElsewhere(const Results &results)
{
    Scenario saved = withReproduction(results);
    saved.catalogVersion = "2026.01.1";
    saved.catalogHash = "other";
    for (std::size_t i = 0; i < saved.inputs.size(); i += 2)
        saved.inputs[i].value *= 1.25;
    return QByteArray::fromStdString(writeScenario(saved));
}

} // namespace

// The pictures of one run.
class Camera
{
public:
    Camera(Application &app, const QString &folder)
        : m_app(app)
        , m_window(*app.window())
        , m_folder(folder)
    {
    }
    QString takeAll(const QDir &samples)
    {
        start();
        pages();
        dialogs();
#ifdef WATTFARE_TEAM
        teamCatalogue();
#endif
        imports(samples);
        docks();
        states();
        studies(samples);
        otherScenarios(samples);
        nothing();
        return m_problem;
    }

private:
    void rest()
    {
        settle(m_window, [this] { return !m_window.isBusy(); });
    }
    void take(QWidget *widget, const QString &name)
    {
        if (m_problem.isEmpty())
            m_problem = save(widget, m_folder, name);
    }
    void window(const QString &name)
    {
        rest();
        take(&m_window, name);
    }
    void dialog(QDialog *dialog, const char *name)
    {
        if (!dialog) {
            m_problem = QStringLiteral("no dialog for %1").arg(QString::fromUtf8(name));
            return;
        }
        rest();
        take(dialog, QString::fromUtf8(name));
        dialog->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QDialog *named(const char *name) { return m_window.findChild<QDialog *>(QString::fromUtf8(name)); }
    template <class P>
    P &page(const char *id)
    {
        m_window.showPage(QString::fromUtf8(id));
        return *static_cast<P *>(m_window.page(QString::fromUtf8(id)));
    }
    template <class W>
    void click(const char *name)
    {
        if (auto *button = m_window.findChild<W *>(QString::fromUtf8(name)))
            button->click();
    }

    // The cards of the first start, and what a selection opens.
    void start()
    {
        window(QStringLiteral("start"));
        click<QToolButton>("close_start");
        auto &explore = page<ExplorePage>("explore");
        QDockWidget *inspector = m_window.dock(QStringLiteral("inspector"));
        const Selection before = m_app.session().selection();
        explore.tableView()->setCurrentKey(explore.tableView()->table()->keyOf(1));
        window(QStringLiteral("inspector"));
        m_app.session().setSelection(before);
        m_window.hideInspector();
        rest();
        if (!inspector->isHidden())
            m_problem = QStringLiteral("the inspector stays");
    }
    void pages()
    {
        for (const PageEntry &entry : pageEntries()) {
            const QString id = QString::fromUtf8(entry.id);
            m_window.showPage(id);
            window(id);
            Page *shown = m_window.page(id);
            const QStringList views = shown->views();
            for (const QString &view : views) {
                shown->showView(view);
                window(id + QLatin1Char('_') + view);
            }
            if (!views.isEmpty())
                shown->showView(views.first());
        }
    }
    void dialogs()
    {
        m_window.showPage(QString::fromUtf8(pageEntries().front().id));
        CommandPalette *palette = m_window.openPalette();
        palette->edit()->setText(QStringLiteral("g5"));
        rest();
        take(palette, QStringLiteral("palette"));
        palette->close();
        dialog(m_window.openHelp(QStringLiteral("explore")), "help");
        for (const auto &[action, name, picture] :
            {std::tuple("about", "about_dialog", "about"), std::tuple("report", "report_dialog", "report_dialog"),
                std::tuple("export_table", "export_dialog", "export_dialog"),
                std::tuple("rename", "title_dialog", "title_dialog"),
                std::tuple("choose_columns", "column_chooser", "column_chooser")}) {
            m_window.action(QString::fromUtf8(action))->trigger();
            rest(); // the report is put together on another thread
            dialog(named(name), picture);
        }
        click<QToolButton>("own_columns");
        dialog(named("own_column_dialog"), "own_columns");
        page<Page>("charts");
        click<QToolButton>("show_as_table");
        dialog(named("table_dialog"), "show_as_table");
        page<Page>("explore");
        dialog(m_window.openMyData(), "my_data");
        dialog(m_window.openRefresh(), "refresh"); // draws the addresses; asks none of them
        UserChoice own;
        own.kind = UserChoice::Kind::price;
        own.type = "g5.xlarge";
        own.region = "us-east-1";
        m_window.openOwnValue(own);
        dialog(named("own_value_dialog"), "own_value");
    }
#ifdef WATTFARE_TEAM
    void teamCatalogue()
    {
        using State = TeamPublication::State;
        TeamDialog *team = m_window.openTeam();
        team->setAddress(QStringLiteral("postgres://ann@db.example.org/costs"));
        const auto step = [&](const char *name) {
            rest();
            take(team, QString::fromUtf8(name));
        };
        step("team");
        const TeamArrival hers = published(1, "ann", "T4 under load", State::approved, watts(61));
        const TeamArrival his = published(2, "bob", "T4 again", State::approved, watts(64));
        const TeamArrival price = published(3, "bob", "Contract of May", State::approved, contractPrice());
        const TeamArrival proposed = published(4, "ann", "Draft", State::proposed, watts(66));
        const std::string name = "postgres://db.example.org/costs";
        team->showPublications(QString::fromStdString(name), QStringLiteral("ann"),
            {{proposed.publication, 0}, {price.publication, 0}, {his.publication, 0}, {hers.publication, 3}});
        team->publications()->setCurrentKey(1);
        team->showRows(1, hers.rows);
        settle(m_window, [] { return true; });
        team->showRows(1, hers.rows); // nobody answers what was asked meanwhile
        take(team, QStringLiteral("team_publications"));
        TeamPull pull;
        pull.catalogue = name;
        pull.ready = {price};
        pull.held = {hers, his};
        const auto side = [](const TeamArrival &each) {
            const TeamPublication &p = each.publication;
            return TeamSide{p.id, 0, p.author, p.publishedAt, publishedText(each.rows.front())};
        };
        pull.conflicts = {{hers.rows.front().table, readableKey(hers.rows.front()), side(hers), side(his), true}};
        pull.waiting = 1;
        team->showPull(pull, {});
        step("team_pull");
        team->showList();
        team->setOwn({}, {watts(61), contractPrice()});
        click<QPushButton>("publish");
        step("team_choose");
        TeamPush push;
        push.drafts = {{"T4 under load", "three runs", "lab book 12", hers.rows}};
        push.conflicts = {{hers.rows.front().table, readableKey(hers.rows.front()), {0, 0, "", "", "61 W"}, side(his)}};
        team->showPush(push);
        step("team_publish");
        team->showList();
        team->askPassword();
        team->showError(text(Message{"team.password_wanted", {name}}), {});
        dialog(team, "team_password");
    }
#endif
    void imports(const QDir &samples)
    {
        for (const Sample &sample : kSamples) {
            const QString path = samples.filePath(QString::fromUtf8(sample.file));
            if (const auto written = files::write(path, QByteArray(sample.content)); !written) {
                m_problem = text(written.error());
                return;
            }
            m_window.importFiles({path});
            rest(); // recognised, then read
            rest();
            dialog(named(sample.dialog), sample.name);
            rest();
        }
    }
    void docks()
    {
        m_window.dock(QStringLiteral("quality"))->show();
        rest();
        window(QStringLiteral("quality"));
        m_window.dock(QStringLiteral("quality"))->hide();
        // Every parameter, from the first to the last.
        m_window.workload()->restoreState({{QStringLiteral("more"), true}});
        rest();
        if (const auto *area = m_window.workload()->findChild<QScrollArea *>())
            take(area->widget(), QStringLiteral("workload"));
    }
    // Errors where they arise, work that goes on, and what was cancelled.
    void states()
    {
        auto &explore = page<ExplorePage>("explore");
        explore.filterBar()->edit()->insert(QStringLiteral("gpu_memory_gib >= 16 AND usd_per_milion < 5"));
        window(QStringLiteral("explore_filter_error"));
        m_app.session().undoStack()->undo();
        page<Page>("charts").showView(QStringLiteral("tornado"));
        click<QCheckBox>("sobol_indices");
        window(QStringLiteral("charts_sobol"));
        click<QCheckBox>("sobol_indices");
        auto &query = page<QueryPage>("query");
        const QString before = query.editor()->toPlainText();
        query.editor()->setPlainText(QStringLiteral("SELECT instance_type, usd_per_milion\nFROM results"));
        query.execute();
        window(QStringLiteral("query_error"));
        query.editor()->setPlainText(
            QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)\nSELECT max(x) FROM c"));
        query.execute();
        settle(m_window, [] { return true; });
        take(&m_window, QStringLiteral("query_running"));
        query.cancel();
        window(QStringLiteral("query_cancelled"));
        query.editor()->setPlainText(before);
        // While the next result is on its way the one before is dimmed.
        page<Page>("explore");
        rest();
        Session &session = m_app.session();
        session.setSynchronousLimitMs(0);
        Scenario next = session.scenario();
        next.inference.demandPerHour *= 2;
        session.edit(next, QStringLiteral("demand"));
        take(&m_window, QStringLiteral("explore_busy"));
        rest();
        session.undoStack()->undo();
        rest();
        // A value that is refused, under its field.
        if (auto *edit = m_window.workload()
                             ->findChild<QWidget *>(QStringLiteral("inference.demand_per_hour"))
                             ->findChild<QLineEdit *>()) {
            edit->selectAll();
            edit->insert(QStringLiteral("-5"));
            window(QStringLiteral("workload_error"));
            session.undoStack()->undo();
        }
    }
    // On a cluster: what is asked before, how a plan stands of which a shard is done, and the page Query on a result.
    void studies(const QDir &samples)
    {
        const SnapshotPtr snapshot = m_app.session().snapshot();
        const Study study = page<StudiesPage>("studies").study();
        rest();
        if (SlurmDialog *asked = m_window.studies()->askSlurm(study)) {
            rest();
            asked->setFolder(QStringLiteral("/shared/studies/demand-and-latency"));
            dialog(asked, "slurm");
        }
        const std::filesystem::path plan = toPath(samples.filePath(QStringLiteral("demand-and-latency")));
        Study few = study;
        for (StudyAxis &axis : few.axes)
            if (axis.scale != StudyAxis::Scale::listed)
                axis.count = std::min<std::size_t>(axis.count, 12);
        const std::filesystem::path result = toPath(samples.filePath(QStringLiteral("result.db")));
        if (!planShards(plan, few, snapshot, WATTFARE_VERSION, 8) || !runShard(plan, 0, snapshot, WATTFARE_VERSION)
            || !runStudy(few, snapshot, WATTFARE_VERSION, result)) {
            m_problem = QStringLiteral("no study");
            return;
        }
        m_window.studies()->follow(samples.filePath(QStringLiteral("demand-and-latency")));
        dialog(m_window.studies()->openUnderWay(), "studies_under_way");
        m_window.openStudyResult(samples.filePath(QStringLiteral("result.db")));
        rest();
        window(QStringLiteral("query_study_result"));
        click<QPushButton>("query_back");
    }
    void otherScenarios(const QDir &samples)
    {
        const QString path = samples.filePath(QStringLiteral("saved.wattfare"));
        const ResultsPtr results = m_app.session().results();
        if (!results)
            return;
        if (const auto written = files::write(path, savedElsewhere(*results)); !written) {
            m_problem = text(written.error());
            return;
        }
        m_window.openScenarioFile(path);
        window(QStringLiteral("explore_saved_elsewhere"));
        m_window.messages()->press(0);
        dialog(named("input_differences"), "input_differences");
        m_window.messages()->clear();
        // Runs, tokens, hours of audio and floating-point operations have fields and columns of their own.
        for (const char *preset : {"bert-large", "llama3-8b-chat", "whisper", "hpc-fp64"}) {
            m_window.openPreset(QString::fromUtf8(preset));
            window(QStringLiteral("explore_") + QLatin1String(preset));
        }
    }
    void nothing()
    {
        Scenario bare = m_app.session().scenario();
        bare.pinned.clear();
        m_app.session().edit(bare, QStringLiteral("no pins"));
        page<Page>("compare");
        window(QStringLiteral("compare_without_pins"));
        m_app.session().setSnapshot({});
        m_window.dock(QStringLiteral("quality"))->show();
        for (const PageEntry &entry : pageEntries()) {
            m_window.showPage(QString::fromUtf8(entry.id));
            window(QStringLiteral("empty_") + QLatin1String(entry.id));
        }
    }

    Application &m_app;
    MainWindow &m_window;
    QString m_folder, m_problem;
};

QString takeScreenshots(Application &app, const QString &folder, QSize size)
{
    if (const auto made = files::ensureFolder(folder); !made)
        return made.error();
    const QTemporaryDir samples;
    if (!samples.isValid())
        return samples.errorString();
    app.window()->resize(size);
    QApplication::processEvents();
    app.window()->sizeDocks();
    return Camera(app, folder).takeAll(QDir(samples.path()));
}

} // namespace wattfare
