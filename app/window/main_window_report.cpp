// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/state/files.h"
#include "app/state/methods.h"
#include "model/report/build_report.h"
#include "model/support/caught.h"
#include "views/dialogs/report_dialog.h"
#include "views/dialogs/report_preview.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/report_render.h"
#include "views/widgets/message_bar.h"
#include "views/words/messages.h"

#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QPrintDialog>
#include <QPrinter>

#include <array>
#include <atomic>

namespace wattfare {

namespace {

constexpr std::array kFormats{
    ReportFormat::pdf, ReportFormat::html, ReportFormat::xlsx, ReportFormat::csv, ReportFormat::json};

// What an export is made of, shared by its steps on the GUI thread and its end on another one.
struct Export {
    QString path;
    std::unique_ptr<ReportRender> render;
    // Either Cancel came first or the file: once it is being put in place, Cancel is too late and says nothing.
    enum class State { running, saving, cancelled };
    std::atomic<State> state = State::running;
    bool become(State next)
    {
        State expected = State::running;
        return state.compare_exchange_strong(expected, next);
    }
};

ReportOptions optionsOf(ReportFormat format)
{
    ReportOptions options;
    options.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    options.programVersion = WATTFARE_VERSION;
    options.methods = methodSections();
    if (isForPrograms(format))
        options.rankedRows = kAllRows;
    return options;
}

} // namespace

void MainWindow::openReport()
{
    const ViewData &shown = m_context.session.data();
    if (!shown.results || !shown.answer)
        return;
    if (!m_report) {
        m_report = new ReportDialog(this);
        m_report->setObjectName(QStringLiteral("report_dialog"));
        m_report->setAttribute(Qt::WA_DeleteOnClose);
        if (const auto kept = rememberedSettings(shown.scenario.viewState))
            m_report->setSettings(*kept);
        ReportDialog *dialog = m_report;
        connect(dialog, &ReportDialog::exportRequested, this,
            [this, dialog](const ReportSettings &settings) { exportReport(dialog, settings); });
        connect(dialog, &ReportDialog::printRequested, this,
            [this, dialog](const ReportSettings &settings) { printReportPages(dialog, settings); });
        connect(dialog, &QDialog::finished, this, [this, dialog, before = dialog->settings()] {
            if (dialog->settings() != before)
                keepReportSettings(dialog->settings());
        });
        connect(&m_context.session, &Session::resultsChanged, dialog, [this, dialog] { buildReportFor(dialog); });
    }
    buildReportFor(m_report);
    m_report->open();
}

// With a simulated run, derivations and claims a report takes longer to put together than a window may wait.
void MainWindow::buildReportFor(ReportDialog *dialog)
{
    const ViewData &shown = m_context.session.data();
    if (!shown.results || !shown.answer || shown.busy)
        return;
    if (shown.error) { // the results are those of the scenario before
        dialog->setMessage(text(*shown.error), true);
        return;
    }
    if (!dialog->preview()->pageLayout())
        dialog->setMessage(tr("Putting the report together…"), false);
    m_context.jobs.run<Result<ReportPtr>>(
        dialog, tr("Putting the report together"),
        [results = shown.results, answer = shown.answer, options = optionsOf(ReportFormat::pdf)](
            const ProgressFn &progress) {
            return buildReport(*results, *answer, options, progress).map([](Report &&report) -> ReportPtr {
                return std::make_shared<const Report>(std::move(report));
            });
        },
        [dialog](const Result<ReportPtr> &report) {
            if (!report) {
                dialog->setMessage(text(report.error()), true);
                return;
            }
            if (!dialog->preview()->pageLayout())
                dialog->setMessage({}, false);
            dialog->setReport(*report);
        });
}

void MainWindow::keepReportSettings(const ReportSettings &settings)
{
    Scenario next = m_context.session.scenario();
    next.viewState = withSettings(next.viewState, settings);
    m_context.session.edit(next, tr("Report settings"));
}

void MainWindow::exportReport(ReportDialog *dialog, const ReportSettings &settings)
{
    QString name = settings.title.isEmpty() ? m_context.session.title() : settings.title;
    static const QRegularExpression unsafe(
        QStringLiteral("[^\\w .,()-]+"), QRegularExpression::UseUnicodePropertiesOption);
    name = name.replace(unsafe, QStringLiteral("-")).left(80).trimmed() + QLatin1Char('.')
        + formatSuffix(settings.format);
    askFile(true, m_context.settings.exportFolder(), tr("Save the report"), name, formatFilter(settings.format),
        [this, dialog = QPointer<ReportDialog>(dialog), settings](const QString &path) {
            if (!dialog || dialog->isExporting())
                return;
            const NamedFile file = namedFile(path, settings.format, kFormats);
            if (file.path != path && QFileInfo::exists(file.path)) { // nobody was asked about this one
                dialog->setMessage(
                    text(Message{"save.exists", {QDir::toNativeSeparators(file.path).toStdString()}}), true);
                return;
            }
            ReportSettings named = settings;
            named.format = file.format;
            writeReport(dialog, named, file.path);
        });
}

// Draws page by page or chart by chart, so that the window answers in between; the rest is done on another thread. A
// file for programs has the whole ranking: its report is put together anew.
void MainWindow::writeReport(ReportDialog *dialog, const ReportSettings &settings, const QString &path)
{
    auto task = std::make_shared<Export>();
    task->path = path;
    const ViewData &shown = m_context.session.data();
    if (!isForPrograms(settings.format) || !shown.results || !shown.answer)
        task->render = std::make_unique<ReportRender>(dialog->chosenReport(), settings, QLocale());
    dialog->setProgress(0.0);
    auto *ticks = new QTimer(dialog);
    connect(dialog, &ReportDialog::cancelRequested, ticks, [this, dialog, ticks, task] {
        if (!task->become(Export::State::cancelled))
            return;
        m_context.jobs.cancel(ticks);
        ticks->deleteLater();
        dialog->setProgress(-1.0);
        dialog->setMessage(text(Message{"export.cancelled", {}}), false);
    });
    const auto saved = [dialog, ticks, task](const Result<void> &result) {
        ticks->deleteLater();
        dialog->setProgress(-1.0);
        if (!result) {
            dialog->setMessage(text(result.error()), true);
            return;
        }
        dialog->setSaved(tr("Saved %1").arg(QDir::toNativeSeparators(task->path)));
        QObject::disconnect(dialog, &ReportDialog::openRequested, nullptr, nullptr);
        connect(dialog, &ReportDialog::openRequested, dialog,
            [task] { QDesktopServices::openUrl(QUrl::fromLocalFile(task->path)); });
    };
    const auto make = [results = shown.results, answer = shown.answer, settings](const ProgressFn &progress) {
        return buildReport(*results, *answer, optionsOf(settings.format), progress).map([&](const Report &report) {
            return std::make_unique<ReportRender>(report, settings, QLocale());
        });
    };
    connect(ticks, &QTimer::timeout, dialog, [this, dialog, ticks, task, make, saved] {
        if (task->state == Export::State::cancelled)
            return;
        try {
            if (task->render && task->render->step()) {
                dialog->setProgress(0.9 * task->render->stepsDone() / std::max(1, task->render->steps()));
                return;
            }
        } catch (...) {
            ticks->stop();
            saved(tl::unexpected<Error>(caughtError()));
            return;
        }
        ticks->stop();
        m_context.jobs.run<Result<void>>(
            ticks, tr("Writing the report"),
            [task, make](const ProgressFn &progress) -> Result<void> {
                if (!task->render) {
                    auto made = make(progress);
                    if (!made)
                        return tl::unexpected<Error>(made.error());
                    task->render = std::move(*made);
                }
                const auto bytes = task->render->finish(progress);
                if (!bytes)
                    return tl::unexpected(bytes.error());
                return files::write(task->path, [&](const ByteSink &sink) -> Result<void> {
                    if (Result<void> written = sink({bytes->constData(), static_cast<std::size_t>(bytes->size())});
                        !written)
                        return written;
                    if (!task->become(Export::State::saving))
                        return fail(Error::Code::cancelled, {"export.cancelled", {}});
                    return {};
                });
            },
            saved);
    });
    ticks->start(0);
}

void MainWindow::printReportPages(ReportDialog *dialog, const ReportSettings &settings)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_context.session.title());
    printer->setPageSize(QPageSize(settings.paper == PaperSize::letter ? QPageSize::Letter : QPageSize::A4));
    auto *ask = new QPrintDialog(printer.get(), dialog);
    ask->setObjectName(QStringLiteral("print_dialog"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto pages = dialog->preview()->pageLayout())
        ask->setMinMax(1, pages->pageCount()); // no page beyond the last can be asked for
    connect(ask, qOverload<QPrinter *>(&QPrintDialog::accepted), dialog, [dialog, printer](QPrinter *) {
        const auto pages = dialog->preview()->pageLayout();
        if (!pages)
            return;
        const auto printed = printReport(*printer, *pages);
        const QString where = printer->outputFileName().isEmpty() ? printer->printerName()
                                                                  : QDir::toNativeSeparators(printer->outputFileName());
        dialog->setMessage(printed ? tr("Sent to %1").arg(where) : text(printed.error()), !printed);
    });
    ask->open();
}

} // namespace wattfare
