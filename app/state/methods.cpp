// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/methods.h"

#include "app/state/files.h"

#include <QRegularExpression>

#include <algorithm>

// Static libraries drop resources that nothing names. Outside the namespace, as the macro demands.
static void initHelp() { Q_INIT_RESOURCE(help); }

namespace wattfare {

namespace {

QString methodsText(const QString &id) { return helpFile(QStringLiteral("en/%1.md").arg(id)); }

} // namespace

QString helpFile(const QString &name)
{
    initHelp();
    return QString::fromUtf8(files::read(QStringLiteral(":/help/") + name).value_or(QByteArray()));
}

QStringList methodPages()
{
    static const QRegularExpression link(QStringLiteral("\\(page:(methods-[a-z-]+)\\)"));
    QStringList pages;
    for (auto it = link.globalMatch(methodsText(QStringLiteral("methods"))); it.hasNext();)
        pages << it.next().captured(1);
    pages.removeDuplicates();
    return pages;
}

QString methodPageTitle(const QString &id)
{
    const QString title = methodsText(id).section(QLatin1Char('\n'), 0, 0).mid(2);
    return title.contains(QLatin1String(": ")) ? title.section(QLatin1String(": "), 1) : title;
}

const std::vector<MethodSection> &methodSections()
{
    static const auto kSections = [] {
        static const QRegularExpression heading(
            QStringLiteral("^## ((?:Simulation|Energy|Rule) [\\d.]+): (.+)$"), QRegularExpression::MultilineOption);
        std::vector<MethodSection> found;
        for (const QString &page : QStringList{QStringLiteral("methods")} + methodPages())
            for (auto it = heading.globalMatch(methodsText(page)); it.hasNext();) {
                const QRegularExpressionMatch at = it.next();
                found.push_back({at.captured(1).toLower().toStdString(), at.captured(2).toStdString(),
                    page.toStdString(), methodPageTitle(page).toStdString()});
            }
        return found;
    }();
    return kSections;
}

QString methodPlace(const QString &section)
{
    const auto &all = methodSections();
    const auto found = std::find_if(
        all.begin(), all.end(), [id = section.toStdString()](const MethodSection &s) { return s.id == id; });
    return found == all.end() ? QString()
                              : QString::fromStdString(found->page) + QLatin1Char('#')
            + QString(section).replace(QLatin1Char(' '), QLatin1Char('-'));
}

} // namespace wattfare
