// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "model/report/build_report.h"
#include "views/panels/message_bar.h"
#include "views/report/pdf_export.h"
#include "views/report/report_dialog.h"
#include "views/report/report_preview.h"
#include "views/report/save.h"
#include "views/text/messages.h"

#include <QDateTime>
#include <QDir>
#include <QJsonDocument>
#include <QPrintDialog>
#include <QPrinter>

namespace wattfare {

namespace {

ReportPtr reportOf(const ViewData &shown)
{
    ReportOptions options;
    options.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    options.programVersion = WATTFARE_VERSION;
    return std::make_shared<const Report>(buildReport(*shown.results, *shown.answer, options));
}

constexpr const char *kStateKey = "report"; // in the view state of the scenario

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
        connect(dialog, &QDialog::finished, this, [this, dialog] {
            Scenario next = m_context.session.scenario();
            QJsonObject kept = QJsonDocument::fromJson(QByteArray::fromStdString(next.viewState)).object();
            const QJsonObject mine = QJsonDocument::fromJson(writeSettings(dialog->settings())).object();
            if (kept.value(QLatin1String(kStateKey)).toObject() == mine || dialog->settings() == ReportSettings{})
                return;
            kept[QLatin1String(kStateKey)] = mine;
            next.viewState = QJsonDocument(kept).toJson(QJsonDocument::Compact).toStdString();
            m_context.session.edit(next, tr("Report settings"));
        });
        connect(&m_context.session, &Session::resultsChanged, dialog, [this, dialog] {
            const ViewData &now = m_context.session.data();
            if (now.results && now.answer && !now.busy)
                dialog->setReport(reportOf(now));
        });
    }
    m_report->setReport(reportOf(shown));
    m_report->open();
}

void MainWindow::exportReport(ReportDialog *dialog, const ReportSettings &settings)
{
    QString name = settings.title.isEmpty() ? m_context.session.title() : settings.title;
    static const QRegularExpression unsafe(QStringLiteral("[^\\w .,()-]+"), QRegularExpression::UseUnicodePropertiesOption);
    name = name.replace(unsafe, QStringLiteral("-")).left(80).trimmed() + QLatin1Char('.') + formatSuffix(settings.format);
    askFile(true, tr("Save the report"), name, formatFilter(settings.format), [this, dialog = QPointer<ReportDialog>(dialog), settings](const QString &path) {
        if (!dialog)
            return;
        const auto bytes = renderReport(dialog->chosenReport(), settings);
        const auto saved = bytes ? saveAtomically(path, *bytes) : Result<void>(tl::unexpected(bytes.error()));
        dialog->setMessage(saved ? tr("Saved %1").arg(QDir::toNativeSeparators(path)) : text(saved.error()), !saved);
    });
}

void MainWindow::printReportPages(ReportDialog *dialog, const ReportSettings &settings)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_context.session.title());
    printer->setPageSize(QPageSize(settings.paper == PaperSize::letter ? QPageSize::Letter : QPageSize::A4));
    auto *ask = new QPrintDialog(printer.get(), dialog);
    ask->setObjectName(QStringLiteral("print_dialog"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    connect(ask, qOverload<QPrinter *>(&QPrintDialog::accepted), dialog, [dialog, printer](QPrinter *) {
        const auto pages = dialog->preview()->pageLayout();
        if (!pages)
            return;
        const auto printed = printReport(*printer, *pages);
        dialog->setMessage(printed ? tr("Sent to %1").arg(printer->printerName()) : text(printed.error()), !printed);
    });
    ask->open();
}

} // namespace wattfare
