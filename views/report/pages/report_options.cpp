// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pages/report_options.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <iterator>

namespace wattfare {

namespace {

constexpr const char *kSuffixes[] = {"pdf", "html", "xlsx", "csv", "json"};
constexpr const char *kStateKey = "report"; // in the view state of a scenario

QJsonObject stateOf(const std::string &viewState)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(viewState)).object();
}

} // namespace

QString formatSuffix(ReportFormat format) { return QString::fromLatin1(kSuffixes[static_cast<std::size_t>(format)]); }

QString formatFilter(ReportFormat format)
{
    switch (format) {
    case ReportFormat::pdf: return QCoreApplication::translate("Report", "PDF document (*.pdf)");
    case ReportFormat::html: return QCoreApplication::translate("Report", "Web page, one file (*.html)");
    case ReportFormat::xlsx: return QCoreApplication::translate("Report", "Excel workbook (*.xlsx)");
    case ReportFormat::csv: return QCoreApplication::translate("Report", "Comma-separated values (*.csv)");
    case ReportFormat::json: break;
    }
    return QCoreApplication::translate("Report", "JSON (*.json)");
}

std::optional<ReportFormat> formatOfSuffix(const QString &fileName)
{
    const qsizetype dot = fileName.lastIndexOf(QLatin1Char('.'));
    const QString suffix = dot < 0 ? QString() : fileName.mid(dot + 1).toLower();
    for (std::size_t i = 0; i < std::size(kSuffixes); ++i)
        if (suffix == QLatin1String(kSuffixes[i]))
            return static_cast<ReportFormat>(i);
    if (suffix == QLatin1String("htm"))
        return ReportFormat::html;
    return std::nullopt;
}

PaperSize defaultPaper(const QLocale &locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem && locale.territory() != QLocale::AnyTerritory
        ? PaperSize::letter
        : PaperSize::a4;
}

QByteArray writeSettings(const ReportSettings &settings)
{
    QJsonObject json{{QStringLiteral("title"), settings.title}, {QStringLiteral("author"), settings.author},
        {QStringLiteral("paper"),
            settings.paper == PaperSize::letter ? QStringLiteral("letter") : QStringLiteral("a4")},
        {QStringLiteral("format"), formatSuffix(settings.format)}, {QStringLiteral("provenance"), settings.provenance},
        {QStringLiteral("sections"), QJsonArray::fromStringList(settings.sections)}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

ReportSettings readSettings(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    ReportSettings settings;
    settings.title = object.value(QLatin1String("title")).toString();
    settings.author = object.value(QLatin1String("author")).toString();
    settings.provenance = object.value(QLatin1String("provenance")).toBool();
    if (object.value(QLatin1String("paper")).toString() == QLatin1String("letter"))
        settings.paper = PaperSize::letter;
    settings.format = formatOfSuffix(QLatin1Char('.') + object.value(QLatin1String("format")).toString())
                          .value_or(ReportFormat::pdf);
    const QJsonArray sections = object.value(QLatin1String("sections")).toArray();
    for (const QJsonValue &section : sections)
        if (section.isString() && !section.toString().isEmpty() && !settings.sections.contains(section.toString()))
            settings.sections += section.toString();
    return settings;
}

std::optional<ReportSettings> rememberedSettings(const std::string &viewState)
{
    const QJsonValue kept = stateOf(viewState).value(QLatin1String(kStateKey));
    if (!kept.isObject())
        return std::nullopt;
    return readSettings(QJsonDocument(kept.toObject()).toJson(QJsonDocument::Compact));
}

std::string withSettings(const std::string &viewState, const ReportSettings &settings)
{
    QJsonObject state = stateOf(viewState);
    state[QLatin1String(kStateKey)] = QJsonDocument::fromJson(writeSettings(settings)).object();
    return QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString();
}

NamedFile namedFile(const QString &typed, ReportFormat chosen, std::span<const ReportFormat> possible)
{
    const auto named = formatOfSuffix(typed);
    if (named && std::find(possible.begin(), possible.end(), *named) != possible.end())
        return {typed, *named};
    return {typed + QLatin1Char('.') + formatSuffix(chosen), chosen};
}

bool isForPrograms(ReportFormat format)
{
    return format == ReportFormat::xlsx || format == ReportFormat::csv || format == ReportFormat::json;
}

Report applySettings(const Report &report, const ReportSettings &settings)
{
    std::vector<std::string> ids;
    for (const QString &id : settings.sections)
        ids.push_back(id.toStdString());
    Report chosen = settings.sections.isEmpty() ? report : withSections(report, ids);
    if (!settings.title.trimmed().isEmpty()) {
        chosen.title = settings.title.trimmed().toStdString();
        chosen.titleWords = {};
    }
    if (!settings.author.trimmed().isEmpty())
        chosen.author = settings.author.trimmed().toStdString();
    return chosen;
}

} // namespace wattfare
