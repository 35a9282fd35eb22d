// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/import_flow.h"
#include "app/flows/refresh_flow.h"
#include "app/flows/series_flow.h"
#include "app/flows/team_flow.h"
#include "app/state/files.h"
#include "app/state/today.h"
#include "app/window/main_window.h"
#include "model/catalog/overlay/choice_names.h"
#include "model/evaluation/pricing/choice_effect.h"
#include "views/dialogs/aws_commands_dialog.h"
#include "views/dialogs/import_dialog.h"
#include "views/dialogs/my_data_dialog.h"
#include "views/dialogs/own_value_dialog.h"
#include "views/pages/advisor/advisor_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/quality/quality_panel.h"
#include "views/widgets/message_bar.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/quantity_text.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QHash>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>

#include <algorithm>

// What is the person's own: imports, fetched files, own values and choices.
namespace wattfare {

namespace {

const QString kOverlay = QStringLiteral("overlay"); // messages about the file of imports and choices

} // namespace

void MainWindow::connectOverlay()
{
    OverlayStore &store = m_context.overlay;
    connect(&store, &OverlayStore::listsChanged, this, [this] {
        if (m_myData)
            m_myData->setLists(m_context.overlay.lists().imports, m_context.overlay.lists().choices);
        m_inspector->setOwnChoices(m_context.overlay.lists().choices);
        if (m_context.overlay.isReadable())
            m_messages->drop(kOverlay);
    });
    connect(&store, &OverlayStore::changedElsewhere, this, [this] {
        statusBar()->showMessage(
            tr("Another window or program changed your imports or choices; this window shows them now."), 8000);
    });
    connect(&store, &OverlayStore::overlayUnreadable, this, &MainWindow::showOverlayProblem);
    connect(&m_context.session, &Session::scenarioChanged, this, [this] {
        if (m_myData)
            m_myData->setCarried(m_context.session.scenario().figures);
    });
    m_inspector->setOwnChoices(store.lists().choices);
    connect(m_inspector, &InspectorPanel::choiceRequested, this, [this](const UserChoice &choice) {
        ChoiceEdit edit;
        edit.set = {choice};
        editChoices(edit, tr("Use another figure: %1").arg(choiceSubject(choice)));
    });
    connect(m_inspector, &InspectorPanel::clearRequested, this, [this](const std::vector<UserChoice> &choices) {
        ChoiceEdit edit;
        edit.clear = choices;
        editChoices(edit, tr("Back to the catalogue: %1").arg(choiceSubject(choices.front())));
    });
    connect(m_inspector, &InspectorPanel::ownValueRequested, this, &MainWindow::openOwnValue);
    connect(m_quality, &QualityPanel::figureRequested, m_inspector, [this](FigureIndex figure) {
        m_docks[QStringLiteral("inspector")]->show();
        m_docks[QStringLiteral("inspector")]->raise();
        refresh(m_inspector);
        m_inspector->showFigure(figure);
    });
    connect(m_quality, &QualityPanel::choiceRequested, m_inspector, &InspectorPanel::choiceRequested);
    connect(m_quality, &QualityPanel::ownValueRequested, this, &MainWindow::openOwnValue);
}

void MainWindow::showOverlayProblem(const Error &error)
{
    const QString file = m_context.overlay.file();
    const QString said = tr("Your imports and choices cannot be read and are left out: %1").arg(text(error));
    if (error.message.id == "file.locked") { // nothing is wrong with it, and it is read as soon as it is free
        m_messages->add(said, {}, kOverlay);
        return;
    }
    m_messages->add(said,
        {{tr("Set the file aside"),
            [this, file] {
                if (!m_context.overlay.canWrite()) {
                    showProblem(text(m_context.overlay.readOnlyError()));
                    return;
                }
                const auto moved = files::setAside(file);
                m_context.overlay.watchAnew();
                if (moved)
                    m_messages->add(tr("The file is kept as %1. New imports and choices start afresh.")
                                        .arg(QDir::toNativeSeparators(*moved)));
                else
                    showProblem(moved.error());
            }}},
        kOverlay);
}

void MainWindow::tellAgain()
{
    if (m_context.overlay.problem())
        showOverlayProblem(*m_context.overlay.problem());
    tellCatalogueDifference();
}

// ---- Import ---------------------------------------------------------------------------------------------------------

void MainWindow::askImport(bool folder)
{
    auto *dialog
        = new QFileDialog(this, folder ? tr("Import a folder") : tr("Import files"), m_context.settings.lastFolder(),
            folder ? QString() : tr("Data (*.json *.csv *.tsv *.txt *.js);;All files (*)"));
    dialog->setObjectName(QStringLiteral("import_file_dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        if (paths.isEmpty())
            return;
        m_context.settings.setLastFolder(QFileInfo(paths.first()).absolutePath());
        importFiles(paths);
    });
    dialog->open();
}

ImportFlow *MainWindow::importFiles(const QStringList &paths, std::shared_ptr<QTemporaryDir> keep)
{
    if (m_import && m_import->dialog()) { // one at a time; the open one comes to the front
        m_import->dialog()->raise();
        return m_import;
    }
    m_import = new ImportFlow(m_context.session, m_context.overlay, m_context.jobs, this, std::move(keep));
    connectImport();
    m_import->start(paths);
    return m_import;
}

void MainWindow::connectImport()
{
    connect(m_import, &ImportFlow::applied, this, &MainWindow::tellImported);
    connect(m_import, &ImportFlow::seriesFound, this, &MainWindow::openSeries);
    connect(m_import->dialog(), &ImportDialog::commandsRequested, this,
        [this] { openAwsCommands(m_import ? static_cast<QWidget *>(m_import->dialog()) : this); });
}

// For the place and the type that one looks at.
void MainWindow::openAwsCommands(QWidget *over)
{
    AwsCommandScope scope;
    scope.today = today();
    const ViewData &shown = m_context.session.data();
    if (!shown.scenario.regions.empty())
        scope.region = shown.scenario.regions.front();
    std::optional<Candidate> candidate = m_context.session.selection().current();
    if (!candidate && shown.results && shown.answer && shown.answer->cheapest)
        candidate = shown.results->candidate(*shown.answer->cheapest);
    if (shown.snapshot && !shown.snapshot->capacityBlocks.type.empty()) // any that is sold so
        scope.blockType = shown.snapshot->types[shown.snapshot->capacityBlocks.type.back()].name;
    if (shown.snapshot && candidate && candidate->type < shown.snapshot->types.size()
        && candidate->region < shown.snapshot->regions.size()) {
        const Snapshot &s = *shown.snapshot;
        scope.region = s.regions[candidate->region].code;
        scope.type = s.types[candidate->type].name;
        if (const auto &sold = s.capacityBlocks.type;
            std::find(sold.begin(), sold.end(), candidate->type) != sold.end())
            scope.blockType = scope.type;
    }
    auto *dialog = new AwsCommandsDialog(awsCommands(scope), over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::pasteTable()
{
    const QMimeData *mime = QApplication::clipboard()->mimeData();
    if (mime && mime->hasUrls()) { // files copied in a file manager
        QStringList paths;
        for (const QUrl &url : mime->urls()) {
            if (url.isLocalFile())
                paths << url.toLocalFile();
        }
        if (!paths.isEmpty()) {
            importFiles(paths);
            return;
        }
    }
    const QString table = QApplication::clipboard()->text();
    if (table.trimmed().isEmpty()) {
        showProblem(tr("The clipboard holds no text. Copy a table with a header that names the instance type, then "
                       "paste it here."));
        return;
    }
    auto folder = std::make_shared<QTemporaryDir>();
    const QString file = folder->filePath(tr("pasted table") + QStringLiteral(".txt"));
    if (!folder->isValid()) {
        showProblem(folder->errorString());
        return;
    }
    if (const auto written = files::write(file, table.toUtf8()); !written) {
        showProblem(text(written.error()), QString::fromStdString(written.error().detail));
        return;
    }
    if (m_import && m_import->dialog()) {
        m_import->dialog()->raise();
        return;
    }
    m_import = new ImportFlow(m_context.session, m_context.overlay, m_context.jobs, this, std::move(folder));
    m_import->setFallbackKind(ImportKind::pastedTable);
    connectImport();
    m_import->start({file});
}

void MainWindow::openSeries(const std::vector<std::filesystem::path> &files)
{
    if (!m_context.session.snapshot())
        return;
    auto *flow = new SeriesFlow(m_context.session, m_context.jobs, this);
    connect(flow->dialog(), &SeriesDialog::exportRequested, this, &MainWindow::askExport);
    connect(flow->dialog(), &SeriesDialog::adviceRequested, this,
        [this, dialog = flow->dialog()](const MeasuredUse &use, const QString &file, const QString &candidate) {
            static_cast<AdvisorPage *>(page(QStringLiteral("advisor")))->setUse(use, file, candidate);
            showPage(QStringLiteral("advisor"));
            dialog->close();
        });
    flow->start(files);
}

void MainWindow::tellImported(const std::vector<ImportInfo> &imports)
{
    std::size_t rows = 0;
    QStringList names;
    const QString about = QStringLiteral("import:%1").arg(imports.empty() ? 0 : imports.front().id);
    for (const ImportInfo &each : imports) {
        m_importMessages.insert(each.id, about);
        rows += each.rows;
        names << QString::fromStdString(each.fileName);
    }
    pushImport(ImportCommand::Kind::imported, imports, tr("Import of %1").arg(names.join(QStringLiteral(", "))));
    QList<MessageBar::Button> buttons;
    if (imports.size() == 1)
        buttons << MessageBar::Button{tr("Revert…"), [this, import = imports.front()] { revertImport(import); }};
    buttons << MessageBar::Button{tr("My data"), [this] { openMyData(); }};
    m_messages->add(
        tr("%n row(s) imported from %1.", nullptr, static_cast<int>(rows)).arg(names.join(QStringLiteral(", "))),
        buttons, about);
}

void MainWindow::revertImport(const ImportInfo &import)
{
    const QString name = QString::fromStdString(import.fileName);
    auto *box = new QMessageBox(QMessageBox::Question, tr("Revert the import"),
        tr("Revert the %n row(s) of %1? Undo brings them back.", nullptr, static_cast<int>(import.rows)).arg(name),
        QMessageBox::Cancel, m_myData ? static_cast<QWidget *>(m_myData) : this);
    box->setObjectName(QStringLiteral("revert_question"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton *revert = box->addButton(tr("Revert"), QMessageBox::AcceptRole);
    connect(revert, &QPushButton::clicked, this, [this, import, name] {
        if (!m_context.overlay.canWrite())
            return tellImportProblem(m_context.overlay.readOnlyError());
        pushImport(ImportCommand::Kind::reverted, {import}, tr("Revert the import of %1").arg(name));
    });
    box->open();
}

void MainWindow::tellImportProblem(const Error &error)
{
    if (m_myData)
        m_myData->showMessage(text(error));
    else
        showProblem(text(error), QString::fromStdString(error.detail));
}

void MainWindow::pushImport(ImportCommand::Kind kind, const std::vector<ImportInfo> &imports, const QString &title)
{
    QStringList names;
    for (const ImportInfo &each : imports)
        names << QString::fromStdString(each.fileName);
    m_context.session.undoStack()->push(new ImportCommand(m_context.overlay, kind, imports, title,
        [alive = QPointer<MainWindow>(this), name = names.join(QStringLiteral(", ")), imports](
            const std::optional<Error> &error, bool inForce) {
            if (!alive)
                return;
            for (const ImportInfo &each : imports)
                if (const QString about = alive->m_importMessages.value(each.id);
                    !error && !inForce && !about.isEmpty()) // what was told of it does not hold any more
                    alive->m_messages->drop(about);
            if (error)
                alive->tellImportProblem(*error);
            else
                alive->statusBar()->showMessage(
                    (inForce ? tr("The import of %1 is in force again.") : tr("The import of %1 was reverted."))
                        .arg(name),
                    8000);
        }));
}

RefreshDialog *MainWindow::openRefresh()
{
    if (m_refresh) {
        m_refresh->raise();
        return m_refresh;
    }
    auto *flow = new RefreshFlow(m_addresses, m_context.session, m_context.settings, this);
    m_refresh = flow->dialog();
    connect(flow, &RefreshFlow::fetched, this,
        [this](const QStringList &files, const std::shared_ptr<QTemporaryDir> &folder,
            const QHash<QString, QByteArray> &sums, const QStringList &unchecked) {
            QStringList remarks;
            if (!unchecked.isEmpty())
                remarks
                    << tr("The server gave no checksum to compare with: %1.").arg(unchecked.join(QStringLiteral(", ")));
            importFiles(files, folder)->setFetched(sums, remarks);
        });
    flow->start();
    return m_refresh;
}

#ifdef WATTFARE_TEAM
TeamDialog *MainWindow::openTeam()
{
    if (m_team) {
        m_team->raise();
        return static_cast<TeamDialog *>(m_team.data());
    }
    auto *flow = new TeamFlow(m_context.session, m_context.overlay, m_context.jobs, m_context.settings, this);
    m_team = flow->dialog();
    connect(flow, &TeamFlow::pulled, this, &MainWindow::tellImported);
    flow->start();
    return flow->dialog();
}
#endif

// ---- Own values and choices -----------------------------------------------------------------------------------------

MyDataDialog *MainWindow::openMyData()
{
    if (m_myData) {
        m_myData->raise();
        m_myData->activateWindow();
        return m_myData;
    }
    m_myData = new MyDataDialog(this);
    m_myData->setAttribute(Qt::WA_DeleteOnClose);
    m_myData->setLists(m_context.overlay.lists().imports, m_context.overlay.lists().choices);
    m_myData->setCarried(m_context.session.scenario().figures);
    if (!m_context.overlay.canWrite())
        m_myData->setReadOnly(text(m_context.overlay.readOnlyError()));
    connect(m_myData, &MyDataDialog::revertRequested, this, &MainWindow::revertImport);
    connect(m_myData, &MyDataDialog::clearRequested, this, [this](const UserChoice &choice) {
        ChoiceEdit edit;
        edit.clear = {choice};
        editChoices(edit, tr("Back to the catalogue: %1").arg(choiceSubject(choice)));
    });
    connect(m_myData, &MyDataDialog::editRequested, this, &MainWindow::openOwnValue);
    connect(m_myData, &MyDataDialog::importRequested, this, [this] { askImport(false); });
    connect(m_myData, &MyDataDialog::addRequested, this, [this] {
        UserChoice start;
        start.kind = UserChoice::Kind::price;
        const auto current = m_context.session.selection().current();
        const SnapshotPtr &snapshot = m_context.session.snapshot();
        if (current && snapshot && current->type < snapshot->types.size()
            && current->region < snapshot->regions.size()) {
            start.type = snapshot->types[current->type].name;
            start.region = snapshot->regions[current->region].code;
            start.subjectKind = SubjectKind::accelerator;
            start.quantity = "full_load_w";
            if (const AcceleratorIndex part = snapshot->types[current->type].accelerator; part != kNone)
                start.subject = snapshot->accelerators[part].key;
        }
        openOwnValue(start);
    });
    connect(m_myData, &MyDataDialog::dropCarriedRequested, this, [this](const FigureChoice &figure) {
        Scenario next = m_context.session.scenario();
        std::erase(next.figures, figure);
        m_context.session.edit(next, tr("Drop a carried figure"));
    });
    m_myData->show();
    return m_myData;
}

void MainWindow::openOwnValue(const UserChoice &start)
{
    if (!m_context.session.snapshot())
        return;
    UserChoice filled = start;
    if (filled.model.empty())
        filled.model = m_context.session.scenario().model;
    auto *dialog
        = new OwnValueDialog(m_context.session.snapshot(), filled, m_myData ? static_cast<QWidget *>(m_myData) : this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OwnValueDialog::valueEntered, this, [this, dialog](const UserChoice &choice) {
        const SnapshotPtr &snapshot = m_context.session.snapshot();
        using Kind = UserChoice::Kind;
        // Names are checked here: the overlay keeps a choice for what the catalogue may come to know.
        const bool typed = choice.kind != Kind::figure;
        if (typed && snapshot->type(choice.type) == kNone)
            return dialog->setError(
                tr("The catalogue has no instance type %1.").arg(QString::fromStdString(choice.type)));
        if ((choice.kind == Kind::price || choice.kind == Kind::discount) && choice.region != "*"
            && snapshot->region(choice.region) == kNone)
            return dialog->setError(tr("The catalogue has no region %1.").arg(QString::fromStdString(choice.region)));
        if (choice.kind == Kind::throughput && snapshot->model(choice.model) == kNone)
            return dialog->setError(tr("The catalogue has no model %1.").arg(QString::fromStdString(choice.model)));
        auto good = checkChoice(choice);
        if (good)
            good = checkChoiceNames(choice, *snapshot);
        if (!good) {
            // "input.refused" of a file that is none: field, found, expected stand behind an empty name and line 0
            const std::vector<Argument> &args = good.error().message.args;
            if (good.error().message.id != "input.refused" || args.size() != 5 || args[4].clause() == nullptr)
                return dialog->setError(text(good.error()));
            return dialog->setError(args[3] == ""
                    ? tr("%1 is missing.").arg(quantityName(args[2].text()))
                    : tr("%1: found %2, expected %3.")
                          .arg(quantityName(args[2].text()), QString::fromStdString(args[3].text()),
                              text(*args[4].clause())));
        }
        if (!m_context.overlay.canWrite())
            return dialog->setError(text(m_context.overlay.readOnlyError()));
        ChoiceEdit edit;
        edit.set = {choice};
        editChoices(edit, tr("Override: %1").arg(choiceSubject(choice)));
        dialog->done(QDialog::Accepted);
        // It holds from its day on; an earlier as-of date stays as it was.
        const std::int64_t since = choice.setAt > 0 ? choice.setAt : QDateTime::currentSecsSinceEpoch();
        const Date begins{static_cast<std::int32_t>(since / 86400)};
        const auto asOf = m_context.session.scenario().asOf;
        if ((choice.kind == Kind::price || choice.kind == Kind::discount) && asOf && *asOf < begins)
            m_messages->add(tr("Your price holds from %1 on. The scenario is of %2 and keeps the prices of that day.")
                                .arg(format::date(begins), format::date(*asOf)));
    });
    dialog->open();
}

// An own figure hides a preference, and a scenario may carry figures or pins of its own: what would keep the new choice
// from counting is taken away in the same step of undo.
void MainWindow::editChoices(const ChoiceEdit &wanted, const QString &text)
{
    ChoiceEdit edit = wanted;
    Scenario next = m_context.session.scenario();
    for (const UserChoice &choice : wanted.set) {
        uncover(next, choice);
        if (auto own = hiderOf(choice))
            edit.clear.push_back(std::move(*own));
    }
    for (const UserChoice &choice : wanted.clear)
        uncover(next, choice);
    if (!m_context.overlay.canWrite()) {
        const QString reason = wattfare::text(m_context.overlay.readOnlyError());
        if (m_myData)
            m_myData->setReadOnly(reason);
        showProblem(reason);
        return;
    }
    QUndoStack *stack = m_context.session.undoStack();
    const auto failed = [alive = QPointer<MainWindow>(this)](const Error &error) {
        if (alive)
            alive->showProblem(wattfare::text(error), QString::fromStdString(error.detail));
    };
    const Scenario &now = m_context.session.scenario();
    const bool scenario = next.figures != now.figures || next.pinnedBenchmarks != now.pinnedBenchmarks
        || next.ownThroughput != now.ownThroughput;
    if (scenario) {
        stack->beginMacro(text);
        m_context.session.edit(next, text);
    }
    stack->push(new ChoiceCommand(m_context.overlay, edit, text, failed));
    if (scenario)
        stack->endMacro();
}

} // namespace wattfare
