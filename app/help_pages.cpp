// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help_pages.h"

#include "app/files.h"
#include "app/pages.h"
#include "views/text/translations.h"

#include <QCoreApplication>

// Static libraries drop resources that nothing names. Outside the namespace, as the macro demands.
static void initHelp()
{
    Q_INIT_RESOURCE(help);
}

namespace wattfare {

QVector<HelpWindow::PageTitle> helpPages()
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("Help", text); };
    QVector<HelpWindow::PageTitle> pages{{QStringLiteral("start"), tr("First steps")},
                                         {QStringLiteral("workload"), tr("Workload")}};
    for (const PageEntry &entry : pageEntries())
        pages.push_back({QString::fromUtf8(entry.id), pageTitle(entry)});
    pages.push_back({QStringLiteral("inspector"), tr("Inspector and Explain")});
    pages.push_back({QStringLiteral("quality"), tr("Data quality")});
    pages.push_back({QStringLiteral("figures"), tr("Figures and their evidence")});
    pages.push_back({QStringLiteral("data"), tr("Catalogues and data")});
    pages.push_back({QStringLiteral("keyboard"), tr("Keyboard")});
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

} // namespace wattfare
