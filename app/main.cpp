// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"
#include "app/state/files.h"
#include "app/window/application.h"
#include "app/window/display_check.h"
#include "app/window/screenshot.h"
#include "app/window/start_timer.h"
#include "views/words/translations.h"

#include <QApplication>
#include <QTemporaryDir>

#include <CLI/CLI.hpp>

#include <clocale>
#include <cstdio>
#include <optional>

namespace {

struct CommandLine {
    std::string catalogue, screenshots, theme, language, size = "1440x900", settings;
    std::vector<std::string> files;
    double scale = 0;
    bool timeStart = false;
};

int fail(const std::string &line)
{
    std::fprintf(stderr, "wattfare: %s\n", line.c_str());
    return 2;
}

} // namespace

int main(int argc, char *argv[]) // NOLINT(bugprone-exception-escape): one that nothing caught ends the program
{
    wattfare::useLargeHeapSteps();
    CommandLine line;
    CLI::App cli{"Wattfare: what machine-learning work costs on AWS instances, in dollars, kWh and CO2.", "wattfare"};
    cli.set_version_flag("--version", "wattfare " WATTFARE_VERSION);
    cli.add_option("files", line.files, "Scenarios (.wattfare), catalogues (.db) or data files to open");
    cli.add_option("--catalog", line.catalogue, "Catalogue to use instead of the bundled one");
    cli.add_option("--theme", line.theme, "For this run: system, light or dark")
        ->check(CLI::IsMember({"system", "light", "dark"}));
    cli.add_option("--language", line.language,
           "For this run: " + wattfare::uiLanguages().join(QStringLiteral(", ")).toStdString()
               + "; pseudo stretches every text")
        ->check([](const std::string &id) {
            return id == "pseudo" || wattfare::uiLanguages().contains(QString::fromStdString(id))
                ? std::string()
                : id + " is not a language of this program";
        });
    cli.add_option("--scale", line.scale, "Scale of the window, 1 to 3")
        ->check(CLI::Range(1.0, 3.0))
        ->check([](const std::string &scale) {
            return scale.find_first_of("nN") == std::string::npos ? "" : "not a number";
        });
    cli.add_option("--settings", line.settings, "Settings file to use instead of the usual one");
    cli.add_option(
        "--screenshot", line.screenshots, "For developers: draw every view into PNG files of this folder and end");
    cli.add_option("--size", line.size, "Size of the window for --screenshot, for example 1440x900");
    cli.add_flag("--time-start", line.timeStart, "For developers: print the time to the first painted result and end");
    wattfare::addDescribe(cli, "wattfare-cli");
    try {
        cli.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return error.get_exit_code() == 0 ? cli.exit(error) : fail(error.what());
    }
    int width = 0, height = 0;
    if (std::sscanf(line.size.c_str(), "%dx%d", &width, &height) != 2 || width < 320 || height < 240 || width > 10000
        || height > 10000)
        return fail("--size " + line.size + " is not of the form 1440x900");

    const bool shots = !line.screenshots.empty();
    if (shots && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (line.scale > 0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(line.scale));
    if (const std::string problem = wattfare::displayProblem(); !problem.empty())
        return fail(problem);

    std::optional<wattfare::NoPlatformInOneLine> starting(std::in_place);
    QApplication application(argc, argv);
    starting.reset();
    std::setlocale(LC_NUMERIC, "C"); // Qt took over the person's; libraries read and print numbers by it
    QApplication::setApplicationName(wattfare::files::applicationName());
    QApplication::setApplicationDisplayName(QStringLiteral("Wattfare"));
    QApplication::setApplicationVersion(QStringLiteral(WATTFARE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.wattfare.Wattfare"));

    wattfare::StartOptions options;
    options.catalogue = QString::fromStdString(line.catalogue);
    for (const std::string &file : line.files)
        options.files << QString::fromLocal8Bit(file.c_str());
    if (line.theme == "light")
        options.theme = wattfare::ThemeChoice::light;
    else if (line.theme == "dark")
        options.theme = wattfare::ThemeChoice::dark;
    else if (line.theme == "system")
        options.theme = wattfare::ThemeChoice::system;
    if (!line.language.empty())
        options.language = QString::fromStdString(line.language);
    options.settingsFile = QString::fromStdString(line.settings);
    options.forget = shots;
    QTemporaryDir scratch; // pictures must not depend on, or change, what a person has set
    if (shots) {
        options.settingsFile = scratch.filePath(QStringLiteral("settings.ini"));
        options.dataFolder = scratch.path();
    }
    wattfare::Application app(options);
    app.start();
    if (shots) {
        const QString problem
            = wattfare::takeScreenshots(app, QString::fromStdString(line.screenshots), QSize(width, height));
        return problem.isEmpty() ? 0 : fail(problem.toStdString());
    }
    if (line.timeStart)
        wattfare::printTimeOfFirstPaint(*app.window());
    return QApplication::exec();
}
