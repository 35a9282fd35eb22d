// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/study_flow.h"
#include "app/state/catalog_files.h"
#include "app/state/error_log.h"
#include "app/state/files.h"
#include "app/state/table_file.h"
#include "app/state/today.h"
#include "app/window/help_pages.h"
#include "app/window/main_window.h"
#include "model/evaluation/reproduce.h"
#include "model/study/study_file.h"
#include "model/workload/document.h"
#include "views/dialogs/about_dialog.h"
#include "views/dialogs/error_log_dialog.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/query/query_page.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/source_export.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/message_bar.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

#include <CLI/Version.hpp>

#include <array>

namespace wattfare {

void MainWindow::openPath(const QString &path)
{
    switch (files::kindOf(path)) {
    case files::Kind::scenario: openScenarioFile(path); break;
    case files::Kind::catalogue: openCatalogueFile(path); break;
    case files::Kind::study: openStudyResult(path); break;
    case files::Kind::missing:
        m_context.settings.removeRecentFile(path);
        showProblem(tr("The file %1 does not exist.").arg(QDir::toNativeSeparators(path)));
        break;
    case files::Kind::data:
    case files::Kind::folder: importFiles({path}); break;
    case files::Kind::pdf: openReportFile(path); break;
    case files::Kind::unknown:
        showProblem(tr("%1 is neither a scenario (.wattfare), nor a catalogue (.db), nor data that can be imported.")
                        .arg(QDir::toNativeSeparators(path)));
        break;
    }
}

void MainWindow::openCatalogueFile(const QString &path)
{
    if (path.isEmpty()) {
        showProblem(tr("The bundled catalogue was not found beside the program. Open a catalogue file with Data > Open "
                       "a catalogue."));
        return;
    }
    m_context.overlay.open(path, tr("Opening the catalogue"),
        [this, alive = QPointer<MainWindow>(this), path](const std::optional<Error> &error) {
            if (!alive)
                return;
            if (error) {
                showCatalogueProblem(path, *error);
                return;
            }
            tellCatalogueDifference();
            if (path != bundledCatalogue())
                m_context.settings.addRecentFile(path);
            statusBar()->showMessage(tr("Opened %1").arg(QDir::toNativeSeparators(path)), 8000);
        });
}

void MainWindow::showCatalogueProblem(const QString &path, const Error &error)
{
    if (error.code == Error::Code::cancelled)
        return;
    auto *box = new QMessageBox(
        QMessageBox::Warning, tr("The catalogue cannot be used"), text(error), QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("catalogue_problem"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    if (!error.detail.empty())
        box->setDetailedText(QString::fromStdString(error.detail));
    const QString bundled = bundledCatalogue();
    if (!bundled.isEmpty() && bundled != path) {
        QPushButton *use = box->addButton(tr("Use the bundled catalogue"), QMessageBox::AcceptRole);
        connect(use, &QPushButton::clicked, this, [this, bundled] { openCatalogueFile(bundled); });
        box->setDefaultButton(use);
    }
    QPushButton *other = box->addButton(tr("Choose another file…"), QMessageBox::ActionRole);
    connect(other, &QPushButton::clicked, this, &MainWindow::askOpenCatalogue);
    box->addButton(QMessageBox::Close);
    box->open();
}

void MainWindow::showProblem(const QString &text, const QString &details)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Wattfare"), text, QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("problem"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    if (!details.isEmpty())
        box->setDetailedText(details);
    box->open();
}

// Unsaved work that cannot be read is kept under another name, so that it is told of once.
void MainWindow::tellUnreadableWork(const QString &path, const QString &why)
{
    const auto kept = m_context.autosave.setAside(path);
    const QString found = tr("Unsaved work was found that cannot be read. %1").arg(why);
    m_messages->add(kept ? tr("%1 It is kept as %2.").arg(found, QDir::toNativeSeparators(*kept))
                         : found + QLatin1Char(' ') + kept.error());
}

void MainWindow::openScenarioFile(const QString &path)
{
    m_context.jobs.cancel(&m_reportJob);
    const auto content = files::read(path, static_cast<qint64>(kMaxDocumentBytes));
    if (!content) {
        showProblem(content.error());
        return;
    }
    const QString full = QFileInfo(path).absoluteFilePath();
    if (openScenarioText(*content, path, full)) {
        m_context.settings.addRecentFile(full);
        m_context.settings.setLastFolder(QFileInfo(full).absolutePath());
    }
}

// A report carries the scenario that it was made from.
void MainWindow::openReportFile(const QString &path)
{
    using Read = files::Outcome<Result<QByteArray>>;
    const QString full = QFileInfo(path).absoluteFilePath();
    m_context.jobs.run<Read>(
        &m_reportJob, tr("Opening a report"),
        [full](const ProgressFn &progress) -> Read {
            const auto content = files::read(full, 256 * 1024 * 1024);
            if (!content)
                return tl::unexpected(content.error());
            return readAttachedScenario(*content, progress);
        },
        [this, path, full](const Read &read) {
            if (!read)
                showProblem(read.error());
            else if (const Result<QByteArray> &attached = *read; !attached)
                showProblem(tr("%1: %2").arg(QDir::toNativeSeparators(path), text(attached.error())),
                    QString::fromStdString(attached.error().detail));
            else if (openScenarioText(*attached, path, {}))
                m_context.settings.addRecentFile(full);
        });
}

void MainWindow::openPreset(const QString &id)
{
    const Preset *preset = findPreset(id.toStdString());
    if (!preset)
        return;
    m_context.jobs.cancel(&m_reportJob);
    // Undo brings the scenario before it back, with its file; Save must not write the preset over that.
    m_context.session.replace(preset->scenario, tr("Preset “%1”").arg(presetTitle(*preset)));
}

void MainWindow::newScenario()
{
    m_context.jobs.cancel(&m_reportJob);
    m_context.session.replace(blankScenario(m_context.settings, m_context.session.snapshot()), tr("New scenario"));
}

void MainWindow::save()
{
    if (m_context.session.path().isEmpty())
        askSave();
    else
        saveTo(m_context.session.path());
}

bool MainWindow::saveTo(const QString &path)
{
    Scenario scenario = m_context.session.scenario();
    if (const auto &snapshot = m_context.session.snapshot()) {
        // What it used goes with it (rule 16); results on screen may be those of the scenario before.
        const ViewData &shown = m_context.session.data();
        Scenario asked = scenario;
        if (!asked.day)
            asked.day = today();
        const auto results = shown.results && !shown.busy && !shown.error ? Result<ResultsPtr>(shown.results)
                                                                          : evaluate(asked, snapshot);
        if (results) {
            scenario = withReproduction(scenario, **results);
        } else {
            scenario.catalogVersion = snapshot->identity.version;
            scenario.catalogHash = snapshot->identity.contentHash;
        }
    }
    const auto written = files::write(path, QByteArray::fromStdString(writeScenario(scenario)));
    if (!written) {
        showProblem(text(written.error()), QString::fromStdString(written.error().detail));
        return false;
    }
    const QString full = QFileInfo(path).absoluteFilePath();
    m_context.session.markSaved(full);
    m_context.settings.addRecentFile(full);
    m_context.settings.setLastFolder(QFileInfo(full).absolutePath());
    m_context.autosave.writeNow();
    statusBar()->showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(full)), 8000);
    return true;
}

void MainWindow::askFile(bool saving, const QString &folder, const QString &title, const QString &name,
    const QString &filter, std::function<void(const QString &)> chosen)
{
    auto *dialog = new QFileDialog(this, title, folder, filter);
    dialog->setObjectName(QStringLiteral("file_dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(saving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(saving ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    if (!name.isEmpty()) {
        dialog->selectFile(name);
        dialog->setDefaultSuffix(QFileInfo(name).suffix());
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this, chosen = std::move(chosen)](const QString &path) {
        m_context.settings.setLastFolder(QFileInfo(path).absolutePath());
        chosen(path);
    });
    dialog->open();
}

void MainWindow::askOpen()
{
    askFile(false, m_context.settings.documentFolder(), tr("Open"), {},
        tr("Scenarios, catalogues and data (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;All files (*)"),
        [this](const QString &path) { openPath(path); });
}

void MainWindow::askOpenCatalogue()
{
    askFile(false, m_context.settings.lastFolder(), tr("Open a catalogue"), {},
        tr("Catalogues (*.db *.sqlite);;All files (*)"), [this](const QString &path) { openCatalogueFile(path); });
}

void MainWindow::askSave(std::function<void()> saved)
{
    QString name = m_context.session.title();
    static const QRegularExpression unsafe(
        QStringLiteral("[^\\w .,()-]+"), QRegularExpression::UseUnicodePropertiesOption);
    name = name.replace(unsafe, QStringLiteral("-")).left(80).trimmed();
    const QString now = m_context.session.path();
    askFile(true, now.isEmpty() ? m_context.settings.documentFolder() : QFileInfo(now).absolutePath(),
        tr("Save the scenario"), name + QStringLiteral(".wattfare"), tr("Scenarios (*.wattfare)"),
        [this, saved = std::move(saved)](const QString &path) {
            if (saveTo(path) && saved)
                saved();
        });
}

void MainWindow::askExport(const QString &fileName, const QString &filter, const std::function<QByteArray()> &content)
{
    askFile(
        true, m_context.settings.exportFolder(), tr("Export"), fileName, filter, [this, content](const QString &path) {
            const QByteArray bytes = content();
            if (bytes.isEmpty()) { // a chart without data: no empty file
                showProblem(tr("There is nothing to write: every figure is missing."));
                return;
            }
            const auto written = files::write(path, bytes);
            if (written)
                tellSaved(path);
            else
                showProblem(text(written.error()), QString::fromStdString(written.error().detail));
        });
}

// For pages that read a file of their own kind; the page judges the content.
void MainWindow::askContent(const QString &title, const QString &filter, const FileTaken &taken)
{
    askFile(false, m_context.settings.lastFolder(), title, {}, filter, [this, taken](const QString &path) {
        const auto content = files::read(path);
        if (content)
            taken(QFileInfo(path).fileName(), *content);
        else
            showProblem(content.error());
    });
}

// Runs it once Explore, on screen or not, shows what the scenario in view gives: while an evaluation or a filter is
// under way it looks again. What cannot be evaluated is told: the numbers on Explore are then those of the scenario
// before.
void MainWindow::withExplore(const std::function<void(ExplorePage &)> &run)
{
    constexpr int kLookAgainMs = 20;
    auto *explore = static_cast<ExplorePage *>(page(QStringLiteral("explore")));
    refresh(explore);
    const ViewData &shown = m_context.session.data();
    if (shown.busy || explore->tableView()->table()->source() != explore->source())
        QTimer::singleShot(kLookAgainMs, this, [this, run] { withExplore(run); });
    else if (shown.error)
        showProblem(text(*shown.error), QString::fromStdString(shown.error->detail));
    else
        run(*explore);
}

void MainWindow::exportTable()
{
    withExplore([this](const ExplorePage &explore) { askTable(shownTable(*explore.tableView())); });
}

void MainWindow::askTable(const ShownTable &shown)
{
    const ExportDialog::Size size{static_cast<qsizetype>(shown.rows.size()), shown.source->rowCount(),
        static_cast<int>(shown.columns.size()), static_cast<int>(allColumns(*shown.source).size())};
    auto *dialog = new ExportDialog(size, m_lastExport, this);
    dialog->setObjectName(QStringLiteral("export_dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_lastExport = dialog->choice();
        askFile(true, m_context.settings.exportFolder(), tr("Export the table"),
            QStringLiteral("candidates.") + formatSuffix(m_lastExport.format), formatFilter(m_lastExport.format),
            [this, choice = m_lastExport](const QString &path) {
                static constexpr std::array kFormats{ReportFormat::csv, ReportFormat::xlsx, ReportFormat::json};
                const NamedFile file = namedFile(path, choice.format, kFormats);
                if (file.path != path && QFileInfo::exists(file.path)) { // nobody was asked about this one
                    showProblem(text(Message{"save.exists", {QDir::toNativeSeparators(file.path).toStdString()}}));
                    return;
                }
                TableExport named = choice;
                named.format = file.format;
                writeTable(named, file.path);
            });
    });
    dialog->open();
}

void MainWindow::writeTable(const TableExport &choice, const QString &path)
{
    withExplore([this, choice, path](const ExplorePage &explore) {
        runExport(path, [shown = shownTable(*explore.tableView()), choice, path](const ProgressFn &progress) {
            return saveTable(shown, choice, path, progress);
        });
    });
}

void MainWindow::runExport(const QString &path, std::function<Result<void>(const ProgressFn &)> write)
{
    runWriting(&m_exportJob, tr("Writing the table"), path, std::move(write));
}

// On another thread, with progress and Cancel in the status line.
void MainWindow::runWriting(
    QObject *job, const QString &title, const QString &path, std::function<Result<void>(const ProgressFn &)> write)
{
    m_context.jobs.run<Result<void>>(
        job, title, std::move(write),
        [this, path](const Result<void> &saved) {
            if (saved)
                tellSaved(path);
            else
                showProblem(text(saved.error()), QString::fromStdString(saved.error().detail));
        },
        [line = QPointer<QStatusBar>(statusBar())] {
            if (line)
                line->showMessage(text(Message{"export.cancelled", {}}), 8000);
        });
}

// Every point of a study into its result file, which is there whole or not at all.
void MainWindow::askStudy(const Study &study)
{
    const SnapshotPtr snapshot = m_context.session.data().snapshot;
    if (!snapshot)
        return;
    if (m_context.jobs.isRunning(&m_studyJob)) { // hours of work are not thrown away for another
        showProblem(tr("A study is being evaluated already. Wait for its result, or cancel it in the status line."));
        return;
    }
    askFile(true, m_context.settings.exportFolder(), tr("Run the whole study"), QStringLiteral("study.db"),
        tr("Study results (*.db)"), [this, study, snapshot](const QString &path) {
            runWriting(
                &m_studyJob, tr("Evaluating the study"), path, [study, snapshot, path](const ProgressFn &progress) {
                    StudyRunOptions options;
                    options.progress = progress;
                    return runStudy(study, snapshot, WATTFARE_VERSION, toPath(path), options);
                });
        });
}

void MainWindow::askOpenResult()
{
    askFile(false, m_context.settings.exportFolder(), tr("Open a study result"), {},
        tr("Study results (*.db);;All files (*)"), [this](const QString &path) { openStudyResult(path); });
}

// Read whole once, as every database from outside, before a statement is asked of it.
void MainWindow::openStudyResult(const QString &path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    m_context.jobs.run<Result<void>>(
        &m_resultJob, tr("Opening the result of a study"),
        [full](const ProgressFn &) -> Result<void> {
            const auto opened = StudyFile::open(toPath(full));
            return opened ? Result<void>() : tl::unexpected<Error>(opened.error());
        },
        [this, full](const Result<void> &opened) {
            if (!opened) {
                m_context.settings.removeRecentFile(full);
                showProblem(text(opened.error()), QString::fromStdString(opened.error().detail));
                return;
            }
            m_context.settings.addRecentFile(full);
            m_resultFile = full;
            showPage(QStringLiteral("query"));
            auto *query = static_cast<QueryPage *>(page(QStringLiteral("query")));
            query->setFile({}); // another one, or this one as it is by now
            query->setFile(QDir::toNativeSeparators(full));
            query->execute();
        });
}

void MainWindow::readCatalogue()
{
    m_resultFile.clear();
    static_cast<QueryPage *>(page(QStringLiteral("query")))->setFile({});
}

StudyFlow *MainWindow::studies()
{
    if (m_studies == nullptr) {
        m_studies = new StudyFlow({m_context.session, m_context.settings, m_context.jobs, m_context.overlay}, this);
        connect(m_studies, &StudyFlow::saved, this, &MainWindow::tellSaved);
        connect(m_studies, &StudyFlow::resultRequested, this, &MainWindow::openStudyResult);
    }
    return m_studies;
}

void MainWindow::tellSaved(const QString &path)
{
    const QString saved = tr("Saved %1").arg(QDir::toNativeSeparators(path));
    m_messages->add(saved, {{tr("Open the file"), [this, path] {
                                 if (files::kindOf(path) == files::Kind::study)
                                     openStudyResult(path);
                                 else
                                     QDesktopServices::openUrl(QUrl::fromLocalFile(path));
                             }}});
    m_messages->turnTo(saved); // what was just done, not what was told before
}

void MainWindow::showErrorLog()
{
    const ErrorLog &log = m_context.errors;
    auto *dialog = new ErrorLogDialog(log.text(), log.file(), this);
    dialog->setObjectName(QStringLiteral("error_log_dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ErrorLogDialog::folderRequested, dialog,
        [folder = QFileInfo(log.file()).path()] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    dialog->open();
}

void MainWindow::showAbout()
{
    AboutDialog::Program about{QStringLiteral(WATTFARE_VERSION), licenceText(), modelComponents()};
    about.components.push_back({"CLI11", CLI11_VERSION, "BSD-3-Clause"});
    auto *dialog = new AboutDialog(about, m_context.session.snapshot(), this);
    dialog->setObjectName(QStringLiteral("about_dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace wattfare
