// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/place_page.h"

#include "model/report/build_placement.h"
#include "views/pages/place/placement_task_model.h"
#include "views/tables/data_table_view.h"
#include "views/tables/report_rows.h"
#include "views/tables/table_dialog.h"
#include "views/widgets/headline.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include <cmath>
#include <map>

// What the Place page says of an answer: its sentences, its tables, and the candidate that an instance stands for.
namespace wattfare {

namespace {

constexpr qsizetype kShownReasons = 4;

QString objectiveText(PlacementObjective objective, double value)
{
    switch (objective) {
    case PlacementObjective::cost: return withCurrency(QStringLiteral("%1 USD/h")).arg(format::money(value));
    case PlacementObjective::watts: return QStringLiteral("%1 W").arg(format::number(value));
    case PlacementObjective::count: break;
    }
    return format::integer(value);
}

// A number and its unit stay on one line.
QString together(QString text) { return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); }

} // namespace

// In which currency, at which rate.
QString PlacePage::amountsIn() { return unitName(Unit::usd) + QLatin1Char(' ') + format::full(shownAmount(1.0)); }

void PlacePage::showAnswer()
{
    m_shownIn = amountsIn();
    QMap<int, QString> problems;
    QStringList reasons;
    for (const Unplaceable &each : m_reply.left) {
        const QString why = text(unplaceableMessage(m_reply.file.tasks[each.task], each));
        problems.insert(static_cast<int>(each.task), why);
        if (reasons.size() < kShownReasons)
            reasons << why;
    }
    if (const auto more = static_cast<int>(m_reply.left.size()) - static_cast<int>(reasons.size()); more > 0)
        reasons << tr("%n more task(s) fit nowhere.", nullptr, more);
    m_tasks->setProblems(problems);
    showMessage(m_reply.error.isEmpty() ? reasons.join(QLatin1Char('\n')) : m_reply.error);
    m_drawing->setPicture(m_reply.picture);
    m_deploy->setEnabled(m_reply.picture && !m_reply.picture->placement.instances.empty());
    fillHeldTasks();
    if (!m_reply.picture) {
        m_headline->setSentence(tr("No placement"));
        for (QLabel *label : {m_bound, m_use, m_caption})
            label->clear();
        m_drawing->setEmptyText(m_reply.error);
        m_singleTypes->setSource(std::make_shared<ValueTable>(std::vector<TableColumn>()));
        return;
    }
    const PlacementPicture &picture = *m_reply.picture;
    const Placement &placed = picture.placement;
    m_drawing->setEmptyText(tr("None of the tasks can be placed."));
    std::map<std::string, int> counts;
    for (const PlacedInstance &instance : placed.instances)
        ++counts[picture.offers[instance.offer].type];
    QStringList kinds;
    for (const auto &[type, number] : counts)
        kinds << together(QStringLiteral("%1 × %2").arg(format::integer(number), QString::fromStdString(type)));
    if (kinds.size() > 5)
        kinds = kinds.mid(0, 5) << QStringLiteral("…");
    // What counts first; the names, which may take a second line, last.
    const QString answer
        = together(withCurrency(tr("%1 USD/h")).arg(format::money(placed.usdPerHour)) + QStringLiteral(" · ")
              + tr("%1 W").arg(format::number(placed.watts)) + QStringLiteral(" · "))
        + tr("%n instance(s): %1", nullptr, static_cast<int>(placed.instances.size())).arg(listed(kinds));
    m_headline->setSentence(showsExample() ? tr("Example: %1").arg(answer) : answer);
    const PlacementObjective objective = m_reply.file.options.objective;
    m_bound->setText(placed.optimal
            ? tr("Proved optimal by %1.").arg(m_objective->currentText())
            : tr("At most %1 above the lower bound of %2.")
                  .arg(format::percent(placed.gap), objectiveText(objective, placed.lowerBound)));
    const auto share
        = [](double used, double open) { return open > 0.0 ? format::percent(1.0 - used / open) : format::dash(); };
    m_use->setText(tr("Idle: %1 of the GPUs (%2 of %3), %4 of the vCPU, %5 of the memory.")
                       .arg(share(placed.used[0], placed.open[0]),
                           placed.idleGpus == std::floor(placed.idleGpus) ? format::full(placed.idleGpus)
                                                                          : format::number(placed.idleGpus),
                           format::full(placed.open[0]), share(placed.used[1], placed.open[1]),
                           share(placed.used[2], placed.open[2])));
    m_caption->setText(joinSentences(
        {tr("On-demand prices of %1 as of %2; power at the racks without PUE; %3 of the memory is left to the system.")
                .arg(QString::fromStdString(m_reply.file.region), format::date(m_reply.offers.asOf),
                    format::percent(1.0 - m_reply.file.options.memoryShare)),
            sentences(placed.notes)}));
    const auto types = m_reply.offers.types;
    m_singleTypes->setSource(reportRows(buildSingleTypesTable(placed, picture.offers),
        [&](std::size_t row) { return static_cast<qint64>(types[placed.singleTypes[row].offer]); }));
    m_singleTypes->setSort({{QStringLiteral("usd_per_hour"), Qt::AscendingOrder}});
    m_singleTypes->setSelectedKeys(m_selectedTypes);
}

std::optional<Candidate> PlacePage::candidateOf(int instance) const
{
    if (!m_reply.picture || !m_data.snapshot || instance < 0 || instance >= m_drawing->count())
        return std::nullopt;
    const std::size_t offer = m_reply.picture->placement.instances[static_cast<std::size_t>(instance)].offer;
    return candidateOfType(m_reply.offers.types[offer]);
}

std::optional<Candidate> PlacePage::candidateOfType(TypeIndex type) const
{
    if (!m_data.snapshot || type >= m_data.snapshot->types.size())
        return std::nullopt;
    const RegionIndex region = m_data.snapshot->region(m_reply.file.region);
    if (region == kNone)
        return std::nullopt;
    std::uint16_t option = 0; // prices here are on demand
    const auto &purchase = m_data.scenario.purchase;
    for (std::size_t i = purchase.size(); i-- > 0;)
        if (purchase[i].kind == PurchaseKind::onDemand)
            option = static_cast<std::uint16_t>(i);
    return Candidate{type, region, option};
}

void PlacePage::showTable()
{
    if (!m_reply.picture)
        return;
    const PlacementPicture &picture = *m_reply.picture;
    auto *dialog = new TableDialog(
        tr("What sits where"), reportRows(buildPlacementTable(picture.placement, picture.tasks, picture.offers)), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace wattfare
