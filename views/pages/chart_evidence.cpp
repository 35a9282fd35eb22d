// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/chart_evidence.h"

#include "model/evaluation/explain_candidate.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace wattfare {

namespace {

class ChartEvidence // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(ChartEvidence)
};

constexpr qsizetype kMostNamed = 5; // a tooltip is no bibliography; the inspector has them all

} // namespace

QString candidateEvidence(const ViewData &data, const Candidate &candidate, std::span<const Metric> metrics)
{
    if (!data.results || !data.snapshot || candidate.type >= data.snapshot->types.size())
        return {};
    QStringList names;
    for (const Metric metric : metrics) {
        const auto derivation = explain(*data.results, candidate, metric);
        if (!derivation)
            continue;
        for (const std::string &id : derivation->sources) {
            const SourceIndex index = data.snapshot->source(id);
            const QString name
                = index == kNone ? QString::fromStdString(id) : sourceName(data.snapshot->sources[index]);
            if (!names.contains(name))
                names << name;
        }
    }
    if (names.isEmpty())
        return {};
    const qsizetype more = names.size() - kMostNamed;
    QString lines = ChartEvidence::tr("Sources:");
    for (const QString &name : names.mid(0, kMostNamed))
        lines += QStringLiteral("\n· ") + name;
    if (more > 0)
        lines += QLatin1Char('\n') + ChartEvidence::tr("and %n more", nullptr, static_cast<int>(more));
    return lines;
}

} // namespace wattfare
