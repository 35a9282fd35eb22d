// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "model/report/build_report.h"
#include "views/panels/message_bar.h"
#include "views/report/pdf_export.h"
#include "views/report/report_dialog.h"
#include "views/report/report_preview.h"
#include "views/report/report_render.h"
#include "views/report/save.h"
#include "views/text/messages.h"

#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QJsonDocument>
#include <QPrintDialog>
#include <QPrinter>

namespace wattfare {

namespace {

constexpr const char *kStateKey = "report"; // in the view state of the scenario

// What an export is made of, shared by its steps on the GUI thread and its end on another one.
struct Export {
    QString path;
    std::unique_ptr<ReportRender> render;
    bool cancelled = false;
};

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
        const QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(shown.scenario.viewState)).object();
        if (const QJsonValue kept = state.value(QLatin1String(kStateKey)); kept.isObject())
            m_report->setSettings(readSettings(QJsonDocument(kept.toObject()).toJson(QJsonDocument::Compact)));
        ReportDialog *dialog = m_report;
        connect(dialog, &ReportDialog::exportRequested, this, [this, dialog](const ReportSettings &settings) { exportReport(dialog, settings); });
        connect(dialog, &ReportDialog::printRequested, this, [this, dialog](const ReportSettings &settings) { printReportPages(dialog, settings); });
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
    if (!dialog->preview()->pageLayout())
        dialog->setMessage(tr("Putting the report together…"), false);
    ReportOptions options;
    options.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    options.programVersion = WATTFARE_VERSION;
    m_context.jobs.run<ReportPtr>(
        dialog, tr("Putting the report together"),
        [results = shown.results, answer = shown.answer, options](const ProgressFn &) {
            return std::make_shared<const Report>(buildReport(*results, *answer, options));
        },
        [dialog](const ReportPtr &report) {
            if (!dialog->preview()->pageLayout())
                dialog->setMessage({}, false);
            dialog->setReport(report);
        });
}

void MainWindow::keepReportSettings(const ReportSettings &settings)
{
    Scenario next = m_context.session.scenario();
    QJsonObject kept = QJsonDocument::fromJson(QByteArray::fromStdString(next.viewState)).object();
    const QJsonObject mine = QJsonDocument::fromJson(writeSettings(settings)).object();
    kept[QLatin1String(kStateKey)] = mine;
    next.viewState = QJsonDocument(kept).toJson(QJsonDocument::Compact).toStdString();
    m_context.session.edit(next, tr("Report settings"));
}

void MainWindow::exportReport(ReportDialog *dialog, const ReportSettings &settings)
{
    QString name = settings.title.isEmpty() ? m_context.session.title() : settings.title;
    static const QRegularExpression unsafe(QStringLiteral("[^\\w .,()-]+"), QRegularExpression::UseUnicodePropertiesOption);
    name = name.replace(unsafe, QStringLiteral("-")).left(80).trimmed() + QLatin1Char('.') + formatSuffix(settings.format);
    askFile(true, tr("Save the report"), name, formatFilter(settings.format), [this, dialog = QPointer<ReportDialog>(dialog), settings](const QString &path) {
        if (dialog && !dialog->isExporting())
            writeReport(dialog, settings, path);
    });
}

// Draws page by page or chart by chart, so that the window answers in between; the rest is done on another thread.
void MainWindow::writeReport(ReportDialog *dialog, const ReportSettings &settings, const QString &path)
{
    auto task = std::make_shared<Export>();
    task->path = path;
    task->render = std::make_unique<ReportRender>(dialog->chosenReport(), settings, QLocale());
    dialog->setProgress(0.0);
    auto *ticks = new QTimer(dialog);
    connect(dialog, &ReportDialog::cancelRequested, ticks, [this, dialog, ticks, task] {
        task->cancelled = true;
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
        connect(dialog, &ReportDialog::openRequested, dialog, [task] { QDesktopServices::openUrl(QUrl::fromLocalFile(task->path)); });
    };
    connect(ticks, &QTimer::timeout, dialog, [this, dialog, ticks, task, saved] {
        if (task->cancelled)
            return;
        if (task->render->step()) {
            dialog->setProgress(0.9 * task->render->stepsDone() / std::max(1, task->render->steps()));
            return;
        }
        ticks->stop();
        m_context.jobs.run<Result<void>>(
            ticks, tr("Writing the report"),
            [task](const ProgressFn &progress) -> Result<void> {
                const auto bytes = task->render->finish(progress);
                if (!bytes)
                    return tl::unexpected(bytes.error());
                return saveAtomically(task->path, *bytes);
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
        const QString where = printer->outputFileName().isEmpty() ? printer->printerName() : QDir::toNativeSeparators(printer->outputFileName());
        dialog->setMessage(printed ? tr("Sent to %1").arg(where) : text(printed.error()), !printed);
    });
    ask->open();
}

} // namespace wattfare
