// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "model/decision/answer.h"
#include "model/report/build_report.h"
#include "views/report/report_options.h"
#include "views/report/save.h"
#include "views/text/messages.h"
#include "views/text/translations.h"

#include <QLocale>
#include <QString>

#include <chrono>
#include <iostream>

// report: the same report that the window writes.
namespace wattfare::cli {

namespace {

std::string nowUtc()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return isoUtc(std::chrono::duration_cast<std::chrono::seconds>(now).count());
}

} // namespace

int runReport(const Context &context, const ReportArguments &arguments)
{
    const QString path = QString::fromStdString(arguments.output);
    const auto format = formatOfSuffix(path);
    if (!format)
        return report(Error{Error::Code::badInput, {"cli.no_such_format", {arguments.output}}, {}});
    std::error_code missing;
    if (!arguments.force && std::filesystem::exists(arguments.output, missing))
        return report(Error{Error::Code::badInput, {"cli.file_exists", {arguments.output}}, {}});
    const auto scenario = openScenario(context, arguments.scenario, arguments.settings, arguments.asOf);
    if (!scenario)
        return report(scenario.error());
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto results = evaluate(*scenario, *snapshot);
    if (!results)
        return report(results.error());

    setUiLanguage(QString::fromStdString(arguments.language));

    const Answer best = answer(**results);
    ReportOptions options;
    options.title = arguments.title;
    options.created = nowUtc();
    options.programVersion = WATTFARE_VERSION;
    const Report built = buildReport(**results, best, options);
    ReportSettings settings;
    settings.format = *format;
    settings.paper = arguments.paper == "letter" ? PaperSize::letter : PaperSize::a4;
    const auto bytes = renderReport(built, settings, QLocale());
    if (!bytes)
        return report(bytes.error());
    if (const auto saved = saveAtomically(path, *bytes); !saved)
        return report(saved.error());
    note(context, words({"cli.written", {arguments.output}}));
    return best.cheapest ? kDone : kNoAnswer;
}

} // namespace wattfare::cli
