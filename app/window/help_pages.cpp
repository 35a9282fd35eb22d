// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_pages.h"

#include "app/state/methods.h"
#include "app/window/pages.h"
#include "views/words/translations.h"

#include <QCoreApplication>

namespace wattfare {

namespace {

class HelpText // a local function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

QVector<HelpWindow::PageTitle> helpPages()
{
    QVector<HelpWindow::PageTitle> pages{
        {QStringLiteral("start"), HelpText::tr("First steps")}, {QStringLiteral("workload"), HelpText::tr("Workload")}};
    for (const PageEntry &entry : pageEntries())
        pages.push_back({QString::fromUtf8(entry.id), pageTitle(entry)});
    pages.push_back({QStringLiteral("inspector"), HelpText::tr("Inspector and Explain")});
    pages.push_back({QStringLiteral("quality"), HelpText::tr("Data quality")});
    pages.push_back({QStringLiteral("report"), HelpText::tr("Report and export")});
    pages.push_back({QStringLiteral("series"), HelpText::tr("Energy of a measured load")});
    pages.push_back({QStringLiteral("figures"), HelpText::tr("Figures and their evidence")});
    pages.push_back({QStringLiteral("glossary"), HelpText::tr("Glossary")});
    pages.push_back({QStringLiteral("data"), HelpText::tr("Catalogues and data")});
    pages.push_back({QStringLiteral("team"), HelpText::tr("Team catalogue")});
    pages.push_back({QStringLiteral("settings"), HelpText::tr("Settings")});
    pages.push_back({QStringLiteral("keyboard"), HelpText::tr("Keyboard")});
    const QString methods = QStringLiteral("methods");
    pages.push_back({methods, HelpText::tr("Methods")});
    for (const QString &id : methodPages())
        pages.push_back({id, methodPageTitle(id), methods});
    return pages;
}

QString helpMarkdown(const QString &id)
{
    const QString file = QStringLiteral("%1/%2.md");
    if (const QString text = helpFile(file.arg(uiLanguage(), id)); !text.isEmpty())
        return text;
    QString english = helpFile(file.arg(QStringLiteral("en"), id));
    if (const qsizetype title = english.indexOf(QLatin1Char('\n')); title > 0)
        english.insert(
            title + 1, QStringLiteral("\n*%1*\n").arg(HelpText::tr("This page is written in English alone.")));
    return english;
}

QString helpPageOfDialog(const QString &objectName)
{
    static constexpr std::pair<const char *, const char *> kPages[] = {{"report_dialog", "report"},
        {"print_dialog", "report"}, {"export_dialog", "report"}, {"import_dialog", "data"},
        {"import_file_dialog", "data"}, {"my_data_dialog", "data"}, {"refresh_dialog", "data"},
        {"own_value_dialog", "data"}, {"input_differences", "data"}, {"series_dialog", "series"},
        {"own_column_dialog", "explore"}, {"column_chooser", "explore"}, {"title_dialog", "workload"},
        {"about_dialog", "start"}, {"settings_dialog", "settings"}, {"team_dialog", "team"}};
    for (const auto &[dialog, page] : kPages)
        if (objectName == QLatin1String(dialog))
            return QString::fromLatin1(page);
    return {};
}

QString glossaryPage(const QString &language) { return helpFile(QStringLiteral("%1/glossary.md").arg(language)); }

QString licenceText() { return helpFile(QStringLiteral("LICENSE")); }

} // namespace wattfare
