// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/state/files.h"
#include "app/state/methods.h"
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "views/report/pages/report_options.h"
#include "views/report/report_render.h"
#include "views/words/messages.h"
#include "views/words/translations.h"

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

// What the dialog of the window left in the scenario, where the command line says nothing else.
ReportSettings settingsOf(const std::string &viewState, const ReportArguments &arguments, ReportFormat format)
{
    ReportSettings settings = rememberedSettings(viewState).value_or(ReportSettings{});
    settings.format = format;
    const auto given = [](const std::string &words) { return QString::fromStdString(words).trimmed(); };
    if (!given(arguments.title).isEmpty())
        settings.title = given(arguments.title);
    if (!given(arguments.author).isEmpty())
        settings.author = given(arguments.author);
    if (!arguments.paper.empty())
        settings.paper = arguments.paper == "letter" ? PaperSize::letter : PaperSize::a4;
    if (!arguments.sections.empty())
        settings.sections.clear();
    for (const std::string &id : arguments.sections)
        settings.sections += QString::fromStdString(id);
    settings.provenance = settings.provenance || arguments.provenance;
    return settings;
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
    options.created = nowUtc();
    options.programVersion = WATTFARE_VERSION;
    options.methods = methodSections();
    if (isForPrograms(*format))
        options.rankedRows = kAllRows;
    const auto built = buildReport(**results, best, options, progress(context));
    if (!built)
        return report(built.error());
    const ReportSettings settings = settingsOf(scenario->viewState, arguments, *format);
    const auto stopped = [] { return report(Error{Error::Code::cancelled, {"job.cancelled", {}}, {}}); };
    ReportRender render(*built, settings, QLocale());
    while (render.step())
        if (interrupted())
            return stopped();
    const auto bytes = render.finish([](double) { return !interrupted(); });
    if (!bytes)
        return report(bytes.error());
    if (const auto saved = files::write(path, *bytes); !saved)
        return report(saved.error());
    note(context, words({"cli.written", {arguments.output}}));
    return best.cheapest ? kDone : kNoAnswer;
}

} // namespace wattfare::cli
