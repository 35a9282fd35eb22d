// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"
#include "model/support/result.h"

#include <QByteArray>
#include <QLocale>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace wattfare {

enum class PaperSize : std::uint8_t { a4, letter };
enum class ReportFormat : std::uint8_t { pdf, html, xlsx, csv, json };

QString formatSuffix(ReportFormat format); // "pdf"
QString formatFilter(ReportFormat format); // "PDF document (*.pdf)", for file dialogs
std::optional<ReportFormat> formatOfSuffix(const QString &fileName); // by what follows the last dot, in any case

PaperSize defaultPaper(const QLocale &locale); // Letter where inches are used, else A4

// What a person chose for the report of one scenario. Remembered with it as JSON.
struct ReportSettings {
    QString title; // "" takes the report's
    QString author;
    QStringList sections; // ids in order; empty: all, in the report's order
    PaperSize paper = PaperSize::a4;
    ReportFormat format = ReportFormat::pdf;
    bool provenance = false; // classes and sources as columns of CSV and XLSX
    friend bool operator==(const ReportSettings &, const ReportSettings &) = default;
};

QByteArray writeSettings(const ReportSettings &settings); // compact JSON
ReportSettings readSettings(const QByteArray &json); // what is damaged or unknown is left at its default

// The settings that a scenario remembers among what it keeps of the views, and what it keeps with others.
std::optional<ReportSettings> rememberedSettings(const std::string &viewState);
std::string withSettings(const std::string &viewState, const ReportSettings &settings);

// The file that a person named: a known suffix tells the format, as on the command line; any other name gets that of
// the format chosen.
struct NamedFile {
    QString path;
    ReportFormat format = ReportFormat::pdf;
};
NamedFile namedFile(const QString &typed, ReportFormat chosen, std::span<const ReportFormat> possible);

// Whether programs read the format rather than people: the whole ranking, not the first rows.
bool isForPrograms(ReportFormat format);

// The report as the settings want it: title, author, the chosen sections in their order.
Report applySettings(const Report &report, const ReportSettings &settings);

using ReportPtr = std::shared_ptr<const Report>;

// Everything by one call: the file's bytes in the format of the settings. `settings` are applied first.
Result<QByteArray> renderReport(const Report &report, const ReportSettings &settings, const QLocale &locale = {});

} // namespace wattfare

Q_DECLARE_METATYPE(wattfare::ReportSettings)
