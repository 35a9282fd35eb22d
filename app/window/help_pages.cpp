// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_pages.h"

#include "app/state/files.h"
#include "app/window/pages.h"
#include "views/words/translations.h"

#include <QCoreApplication>

// Static libraries drop resources that nothing names. Outside the namespace, as the macro demands.
static void initHelp()
{
    Q_INIT_RESOURCE(help);
}

namespace wattfare {

namespace {

class HelpText // a local function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

QVector<HelpWindow::PageTitle> helpPages()
{
    QVector<HelpWindow::PageTitle> pages{{QStringLiteral("start"), HelpText::tr("First steps")},
                                         {QStringLiteral("workload"), HelpText::tr("Workload")}};
    for (const PageEntry &entry : pageEntries())
        pages.push_back({QString::fromUtf8(entry.id), pageTitle(entry)});
    pages.push_back({QStringLiteral("inspector"), HelpText::tr("Inspector and Explain")});
    pages.push_back({QStringLiteral("quality"), HelpText::tr("Data quality")});
    pages.push_back({QStringLiteral("report"), HelpText::tr("Report and export")});
    pages.push_back({QStringLiteral("series"), HelpText::tr("Energy of a measured load")});
    pages.push_back({QStringLiteral("figures"), HelpText::tr("Figures and their evidence")});
    pages.push_back({QStringLiteral("data"), HelpText::tr("Catalogues and data")});
    pages.push_back({QStringLiteral("keyboard"), HelpText::tr("Keyboard")});
    return pages;
}

QString helpMarkdown(const QString &id)
{
    initHelp();
    for (const QString &language : {uiLanguage(), QStringLiteral("en")}) {
        if (const auto text = files::read(QStringLiteral(":/help/%1/%2.md").arg(language, id)))
            return QString::fromUtf8(*text);
    }
    return {};
}

QString helpPageOfDialog(const QString &objectName)
{
    static constexpr std::pair<const char *, const char *> kPages[]
        = {{"report_dialog", "report"}, {"print_dialog", "report"}, {"export_dialog", "report"},
           {"import_dialog", "data"}, {"import_file_dialog", "data"}, {"my_data_dialog", "data"}, {"refresh_dialog", "data"},
           {"own_value_dialog", "data"}, {"input_differences", "data"}, {"series_dialog", "series"}, {"own_column_dialog", "explore"},
           {"column_chooser", "explore"}, {"title_dialog", "workload"}, {"about_dialog", "start"}};
    for (const auto &[dialog, page] : kPages)
        if (objectName == QLatin1String(dialog))
            return QString::fromLatin1(page);
    return {};
}

QString licenceText()
{
    initHelp();
    return QString::fromUtf8(files::read(QStringLiteral(":/help/LICENSE")).value_or(QByteArray()));
}

} // namespace wattfare
