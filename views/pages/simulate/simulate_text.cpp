// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_text.h"

#include "model/charts/build_simulation_charts.h"
#include "model/evaluation/simulation_inputs.h"
#include "views/pages/simulate/simulate_fields.h"
#include "views/tables/value_table.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/sentence_join.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace wattfare {

namespace {

// Rows of different quantities in one column: each has a style of its own.
class QuantityTable final : public ValueTable
{
public:
    using ValueTable::ValueTable;
    // Amounts are kept in the currency of the row's unit: the columns hold other quantities as well.
    void add(std::vector<Cell> cells, format::Style style)
    {
        if (style == format::Style::money)
            for (Cell &cell : cells)
                cell.number = shownAmount(cell.number);
        addRow(std::move(cells));
        m_styles.push_back(style);
    }
    QString display(qsizetype row, int column) const override
    {
        if (this->column(column).kind != TableColumn::Kind::number)
            return ValueTable::display(row, column);
        const auto value = number(row, column);
        const format::Style style = m_styles[static_cast<std::size_t>(row)];
        return value && style == format::Style::money ? format::amount(*value) : format::styled(value, style);
    }
    QString tooltip(qsizetype row, int column) const override // the interval of what has one
    {
        const QString plain = ValueTable::tooltip(row, column);
        const auto low = of(row, this->column(column).id + QLatin1String("_low")),
                   high = of(row, this->column(column).id + QLatin1String("_high"));
        return low && high ? plain + QLatin1Char('\n')
                + SimulateWords::tr("95 % interval: %1 to %2").arg(format::full(*low), format::full(*high))
                           : plain;
    }

private:
    std::optional<double> of(qsizetype row, const QString &id) const
    {
        for (int i = 0; i < columnCount(); ++i)
            if (column(i).id == id)
                return number(row, i);
        return std::nullopt;
    }
    std::vector<format::Style> m_styles;
};

// The difference to another policy bears its sign.
class PolicyTable final : public ValueTable
{
public:
    using ValueTable::ValueTable;
    QString display(qsizetype row, int column) const override
    {
        const auto value = number(row, column);
        return value && this->column(column).id == QLatin1String("difference") ? format::signedMoney(*value)
                                                                               : ValueTable::display(row, column);
    }
};

// Room for all of it, in digits of the head's font; wide characters take two.
int widthOf(const QString &text)
{
    int width = 0;
    for (const QChar c : text)
        width += c.unicode() >= 0x1100 ? 2 : 1;
    return width;
}

TableColumn textColumn(const char *id, const QString &title, int width)
{
    return tableColumn(id, title, std::max(width, widthOf(title) + 2));
}

TableColumn numberColumn(const char *id, const QString &title, const QString &help, bool visible = true, Unit unit = {},
    format::Style style = format::Style::number)
{
    // The whole head with its unit and an arrow; and a cost of six digits.
    const int width = std::max(10, widthOf(title) + (unit == Unit::none ? 0 : widthOf(unitName(unit)) + 3) + 2);
    TableColumn column = tableColumn(id, title, width, TableColumn::Kind::number);
    column.help = help;
    column.unit = unit;
    column.style = style;
    column.visible = visible;
    return column;
}

std::vector<TableColumn> figureColumns()
{
    return {textColumn("quantity", SimulateWords::tr("Quantity"), 22), textColumn("unit", SimulateWords::tr("Unit"), 6),
        numberColumn("mean", SimulateWords::tr("Mean"), SimulateWords::tr("Mean of the trajectories that finished.")),
        numberColumn("closed_form", SimulateWords::tr("Closed form"),
            SimulateWords::tr("What the exact formula expects, where there is one; the first hour is billed in it.")),
        numberColumn("p5", QStringLiteral("P5"), SimulateWords::tr("One in twenty trajectories stays below.")),
        numberColumn("p50", QStringLiteral("P50"), SimulateWords::tr("The median.")),
        numberColumn("p95", QStringLiteral("P95"), SimulateWords::tr("One in twenty trajectories goes beyond.")),
        numberColumn("mean_low", SimulateWords::tr("Mean, low"),
            SimulateWords::tr("95 % confidence interval of the mean."), false),
        numberColumn("mean_high", SimulateWords::tr("Mean, high"),
            SimulateWords::tr("95 % confidence interval of the mean."), false),
        numberColumn("p5_low", SimulateWords::tr("P5, low"),
            SimulateWords::tr("95 % confidence interval of P5, by binomial ranks."), false),
        numberColumn("p5_high", SimulateWords::tr("P5, high"),
            SimulateWords::tr("95 % confidence interval of P5, by binomial ranks."), false),
        numberColumn("p50_low", SimulateWords::tr("P50, low"),
            SimulateWords::tr("95 % confidence interval of the median, by binomial ranks."), false),
        numberColumn("p50_high", SimulateWords::tr("P50, high"),
            SimulateWords::tr("95 % confidence interval of the median, by binomial ranks."), false),
        numberColumn("p95_low", SimulateWords::tr("P95, low"),
            SimulateWords::tr("95 % confidence interval of P95, by binomial ranks."), false),
        numberColumn("p95_high", SimulateWords::tr("P95, high"),
            SimulateWords::tr("95 % confidence interval of P95, by binomial ranks."), false),
        numberColumn(
            "sd", SimulateWords::tr("Std. dev."), SimulateWords::tr("Standard deviation of the trajectories.")),
        numberColumn("min", SimulateWords::tr("Least"), SimulateWords::tr("The least trajectory.")),
        numberColumn("max", SimulateWords::tr("Most"), SimulateWords::tr("The greatest trajectory."))};
}

QString indistinct(const QString &range) { return SimulateWords::tr("not distinguishable: %1").arg(range); }

std::vector<TableColumn> policyColumns()
{
    constexpr Unit usd = Unit::usd, h = Unit::hours;
    using S = format::Style;
    int names = 0;
    for (const DeadlinePolicy policy : kDeadlinePolicies) {
        DeadlineResult of;
        of.policy = policy;
        of.info.n = kClairvoyantTrajectories;
        names = std::max(names, widthOf(text(policyLabel(of))));
    }
    const int intervals = widthOf(
        indistinct(SimulateWords::tr("%1 to %2").arg(format::signedMoney(-1000.0), format::signedMoney(1000.0))));
    return {textColumn("policy", SimulateWords::tr("Policy"), names * 17 / 20 + 1), // letters are narrower than digits
        numberColumn("mean_usd", SimulateWords::tr("Mean cost"),
            SimulateWords::tr("Mean of the trajectories that finished."), true, usd, S::money),
        numberColumn("difference", SimulateWords::tr("Against chosen"),
            SimulateWords::tr(
                "Mean cost less that of the policy chosen on the left, trajectory by trajectory on the same draws."),
            true, usd, S::money),
        textColumn("difference_interval", SimulateWords::tr("95 % interval of it"), intervals * 17 / 20 + 1),
        numberColumn("cost_ratio", SimulateWords::tr("To on-demand"),
            SimulateWords::tr("Mean cost over that of on-demand alone."), true, {}, S::ratio),
        numberColumn("met", SimulateWords::tr("In time"),
            SimulateWords::tr("Share of the trajectories that met the deadline."), true, {}, S::percent),
        numberColumn("met_low", SimulateWords::tr("at least"),
            SimulateWords::tr("Lower bound of the 95 % interval, by the number of independent windows of the trace."),
            true, {}, S::percent),
        numberColumn("met_high", SimulateWords::tr("at most"), SimulateWords::tr("Upper bound of the same interval."),
            false, {}, S::percent),
        numberColumn("p5_usd", SimulateWords::tr("P5"), SimulateWords::tr("One in twenty trajectories stays below."),
            true, usd, S::money),
        numberColumn("p95_usd", SimulateWords::tr("P95"), SimulateWords::tr("One in twenty trajectories goes beyond."),
            true, usd, S::money),
        numberColumn("mean_finish", SimulateWords::tr("Finish"), SimulateWords::tr("Mean finish time."), true, h),
        numberColumn("slack", SimulateWords::tr("Slack"),
            SimulateWords::tr("Mean time between the finish and the deadline."), true, h),
        numberColumn("losses", SimulateWords::tr("Losses"), SimulateWords::tr("Mean number of interruptions."), true),
        numberColumn("launches", SimulateWords::tr("Launches"),
            SimulateWords::tr("Mean number of launches and of switches between spot and on-demand."), true),
        numberColumn("spot_hours", SimulateWords::tr("Spot"), SimulateWords::tr("Mean hours on spot."), true, h),
        numberColumn(
            "on_demand_hours", SimulateWords::tr("On-demand"), SimulateWords::tr("Mean hours on demand."), true, h),
        numberColumn("idle_hours", SimulateWords::tr("Idle"),
            SimulateWords::tr("Mean hours without a machine, before the end."), true, h),
        numberColumn(
            "kwh", SimulateWords::tr("Energy"), SimulateWords::tr("Mean energy, PUE included."), true, Unit::kwh),
        numberColumn("kgco2e", SimulateWords::tr("Emissions"), SimulateWords::tr("Mean operational emissions."), true,
            Unit::kgco2e),
        numberColumn("n", SimulateWords::tr("Trajectories"),
            SimulateWords::tr("The clairvoyant bound is slow and takes fewer."), true, {}, S::integer)};
}

ValueTable::Cell number(std::optional<double> value, const QString &reason = {})
{
    return {value, {}, value ? QString() : reason, std::nullopt};
}

ValueTable::Cell word(const QString &text) { return {std::nullopt, text, {}, std::nullopt}; }

std::optional<double> value(const std::optional<Quantile> &quantile)
{
    return quantile ? std::optional<double>(quantile->value) : std::nullopt;
}

// What the difference to the chosen policy says, in words where it says nothing.
ValueTable::Cell differenceWords(const DeadlineResult &r, const SimulationOutput &output)
{
    if (r.policy == output.input.deadline.policy)
        return word(SimulateWords::tr("chosen"));
    if (!r.againstBase || !r.againstBase->interval)
        return {std::nullopt, {},
            SimulateWords::tr("No interval: starts of one trace are no independent draws, or runs did not finish."),
            std::nullopt};
    const QString range = SimulateWords::tr("%1 to %2")
                              .arg(format::signedMoney(r.againstBase->interval->low),
                                  format::signedMoney(r.againstBase->interval->high));
    return word(r.againstBase->verdict() == PolicyDifference::Verdict::notDistinguishable ? indistinct(range) : range);
}

QString withheldBecause(const Summary &s)
{
    return text(Message{s.capped > 0 && s.capped == s.n ? "sim.never_finished" : "sim.withheld", {}});
}

void add(QuantityTable &table, const QString &name, const QString &unit, const Summary &s, std::optional<double> closed,
    format::Style style = format::Style::number)
{
    const QString withheld = withheldBecause(s);
    const QString none = SimulateWords::tr("No closed form for this market or quantity");
    const QString few = SimulateWords::tr("Too few trajectories for an interval");
    const auto bound = [&](const std::optional<Quantile> &q, double Interval::*side) {
        return number(q && q->interval ? std::optional((*q->interval).*side) : std::nullopt, q ? few : withheld);
    };
    table.add({word(name), word(unit), number(s.mean, withheld), number(closed, none), number(value(s.p5), withheld),
                  number(value(s.p50), withheld), number(value(s.p95), withheld),
                  number(s.meanInterval ? std::optional(s.meanInterval->low) : std::nullopt, withheld),
                  number(s.meanInterval ? std::optional(s.meanInterval->high) : std::nullopt, withheld),
                  bound(s.p5, &Interval::low), bound(s.p5, &Interval::high), bound(s.p50, &Interval::low),
                  bound(s.p50, &Interval::high), bound(s.p95, &Interval::low), bound(s.p95, &Interval::high),
                  number(s.sd, withheld), number(s.min, withheld), number(s.max, withheld)},
        style);
}

void addUnknown(QuantityTable &table, const QString &name, const QString &unit, const QString &why)
{
    std::vector<ValueTable::Cell> cells{word(name), word(unit)};
    cells.resize(figureColumns().size(), number(std::nullopt, why));
    table.add(std::move(cells), format::Style::number);
}

// Of a run, an elastic cluster, or a fleet.
void addEnergy(QuantityTable &table, const auto &result, const QString &energy, const std::optional<Message> &noKwh,
    const QString &emissions, const std::optional<Message> &noKgco2e)
{
    const auto &form = result.closedForm;
    const QString kwh = plain(unitId(Unit::kwh)), kgco2e = plain(unitId(Unit::kgco2e));
    if (result.kwh)
        add(table, energy, kwh, *result.kwh, form ? form->expectedKwh : std::nullopt);
    else
        addUnknown(table, energy, kwh, text(noKwh.value_or(Message{})));
    if (result.kgco2e)
        add(table, emissions, kgco2e, *result.kgco2e, form ? form->expectedKgco2e : std::nullopt);
    else
        addUnknown(table, emissions, kgco2e, text(noKgco2e.value_or(Message{})));
}

QString chance(const QString &what, const Probability &p)
{
    return SimulateWords::tr("%1: %2 (95 % interval %3 to %4)")
        .arg(what, format::percent(p.estimate), format::percent(p.interval.low), format::percent(p.interval.high));
}

QString spread(const Summary &s, format::Style style, bool extremes)
{
    return extremes ? format::styledRange(*s.mean, s.min, s.max, style)
                    : format::styledRange(*s.mean, value(s.p5), value(s.p95), style);
}

// Ended as sentences are in the language.
QString sentence(const QString &line) { return SimulateWords::tr("%1.").arg(line); }

// A second sentence beside USD and hours; "" where neither is known.
QString footprint(std::optional<double> kwh, std::optional<double> kgco2e)
{
    if (!kwh)
        return {};
    return kgco2e ? SimulateWords::tr("It uses %1 kWh and emits %2 kg CO₂e on average.")
                        .arg(format::number(*kwh), format::number(*kgco2e))
                  : SimulateWords::tr("It uses %1 kWh on average.").arg(format::number(*kwh));
}

std::optional<double> meanOf(const std::optional<Summary> &summary) { return summary ? summary->mean : std::nullopt; }

QString withFootprint(const QString &answer, const auto &result)
{
    const QString more = footprint(meanOf(result.kwh), meanOf(result.kgco2e));
    return more.isEmpty() ? answer : joinSentences({answer, more});
}

// The best checkpoint interval and what it saves against the one that is simulated, else against none at all.
QString bestInterval(const IntervalSaving &saving)
{
    const QString other = saving.usedHours ? SimulateWords::tr("every %1 h").arg(format::number(*saving.usedHours))
                                           : SimulateWords::tr("no checkpoints");
    const QString interval = saving.bestHours
        ? SimulateWords::tr("Best checkpoint interval: %1 h").arg(format::number(*saving.bestHours))
        : SimulateWords::tr("Best without checkpoints");
    switch (saving.kind) {
    case IntervalSaving::Kind::itself: return interval;
    case IntervalSaving::Kind::never:
        return SimulateWords::tr("%1; with %2 the run hardly ever ends").arg(interval, other);
    case IntervalSaving::Kind::asGood: return SimulateWords::tr("%1; %2 is as good").arg(interval, other);
    case IntervalSaving::Kind::saves: break;
    }
    if (!saving.usd)
        return SimulateWords::tr("%1; on the same draws it saves %2 h on average against %3")
            .arg(interval, format::number(saving.hours), other);
    return withCurrency(SimulateWords::tr("%1; on the same draws it saves %2 USD (%3) and %4 h on average against %5"))
        .arg(interval, format::money(*saving.usd), format::percent(*saving.usdShare), format::number(saving.hours),
            other);
}

QString checkpointAnswer(const SimulationOutput &output)
{
    const CheckpointResult &r = *output.checkpoint;
    const CheckpointParams &p = output.input.checkpoint;
    if (!r.hours.mean)
        return SimulateWords::tr("The run does not end often enough to say how long it takes.");
    // Where interruptions are rare a mean lies beyond its P95.
    const bool priced = r.usd && r.usd->mean;
    const bool far = r.hours.meanBeyondQuantiles() || (priced && r.usd->meanBeyondQuantiles());
    const QString hours = spread(r.hours, format::Style::number, far),
                  usd = priced ? spread(*r.usd, format::Style::money, far) : QString();
    const bool uninterrupted = !p.process && p.hazardPerHour == 0;
    QString line = uninterrupted && priced
        ? withCurrency(SimulateWords::tr("Without interruptions the run takes %1 h and costs %2 USD on spot"))
              .arg(format::number(*r.hours.mean), format::money(*r.usd->mean))
        : uninterrupted
        ? SimulateWords::tr("Without interruptions the run takes %1 h").arg(format::number(*r.hours.mean))
        : priced && far
        ? withCurrency(SimulateWords::tr("On spot the run takes %1 h and costs %2 USD (least to most)")).arg(hours, usd)
        : priced
        ? withCurrency(SimulateWords::tr("On spot the run takes %1 h and costs %2 USD (P5 to P95)")).arg(hours, usd)
        : far ? SimulateWords::tr("On spot the run takes %1 h (least to most)").arg(hours)
              : SimulateWords::tr("On spot the run takes %1 h (P5 to P95)").arg(hours);
    const auto without = onDemandRun(p); // of the same run without interruptions, as the tables have it
    const double onDemand = without ? without->usd() : 0.0; // 0: not known
    if (r.usd && r.usd->mean && onDemand > 0)
        line += withCurrency(SimulateWords::tr("; %1 against on-demand, %2 USD"))
                    .arg(format::difference(*r.usd->mean / onDemand - 1.0), format::money(onDemand));
    return withFootprint(sentence(line), r);
}

QString fleetAnswer(const SimulationOutput &output)
{
    const FleetResult &r = *output.fleet;
    if (const auto unknown = unknownPrice(output.input.fleet)) {
        QString line = text(*unknown);
        if (r.belowTargetShare.mean)
            line += QLatin1Char(' ')
                + SimulateWords::tr("The fleet is below its target %1 of the time.")
                      .arg(format::percent(*r.belowTargetShare.mean));
        return withFootprint(line, r);
    }
    if (!r.usd.mean)
        return SimulateWords::tr("The fleet cannot be summed up: too few trajectories finished.");
    const bool far = r.usd.meanBeyondQuantiles();
    QStringList lines{
        sentence((far ? withCurrency(SimulateWords::tr("In %1 the fleet costs %2 USD (least to most)"))
                      : withCurrency(SimulateWords::tr("In %1 the fleet costs %2 USD (P5 to P95)")))
                     .arg(format::hours(output.input.fleet.hours), spread(r.usd, format::Style::money, far)))};
    for (const auto &line : {boughtLine(output.input.fleet), unitHourLine(output.input.fleet, r)})
        if (line)
            lines << text(*line);
    if (r.belowTargetShare.mean)
        lines << SimulateWords::tr("The fleet is below its target %1 of the time.")
                     .arg(format::percent(*r.belowTargetShare.mean));
    return withFootprint(joinSentences(lines), r);
}

// The cheapest policy that can be followed and met the deadline every time.
const DeadlineResult *cheapestInTime(const SimulationOutput &output)
{
    const DeadlineResult *best = nullptr;
    for (const DeadlineResult &each : output.policies) {
        const bool real
            = each.policy != DeadlinePolicy::clairvoyant && each.usd.mean && each.metDeadline.estimate >= 1.0 - 1e-12;
        if (real && (!best || *each.usd.mean < *best->usd.mean))
            best = &each;
    }
    return best;
}

QString deadlineAnswer(const SimulationOutput &output)
{
    const auto priced = [](const DeadlineResult &each) { return each.priced; };
    if (!std::all_of(output.policies.begin(), output.policies.end(), priced))
        return withFootprint(
            SimulateWords::tr("What the policies cost is not known: the price on spot or on-demand is missing."),
            *output.policy());
    const DeadlineResult *best = cheapestInTime(output);
    if (!best)
        return SimulateWords::tr("No policy met the deadline in every trajectory.");
    QString line
        = withCurrency(SimulateWords::tr("Cheapest of the policies that met the deadline every time: %1, %2 USD"))
              .arg(text(policyLabel(*best)), spread(best->usd, format::Style::money, best->usd.meanBeyondQuantiles()));
    if (best->costRatio)
        line += SimulateWords::tr(", %1 against on-demand alone").arg(format::difference(*best->costRatio - 1.0));
    return withFootprint(sentence(line), *best);
}

} // namespace

QString simulationAnswer(const SimulationOutput &output)
{
    if (output.checkpoint)
        return checkpointAnswer(output);
    if (output.fleet)
        return fleetAnswer(output);
    return output.policies.empty() ? QString() : deadlineAnswer(output);
}

namespace {

// The windows of a replay that share no tick: the spread that no interval can show.
QString windowsLine(const DeadlineResult &r)
{
    if (r.windows.empty())
        return {};
    const auto met = std::count_if(r.windows.begin(), r.windows.end(), [](const DeadlineOutcome &w) { return w.met; });
    std::vector<DeadlineOutcome> done; // what did not finish has no cost
    std::copy_if(r.windows.begin(), r.windows.end(), std::back_inserter(done),
        [](const DeadlineOutcome &w) { return w.finished; });
    const auto [least, most]
        = std::minmax_element(done.begin(), done.end(), [&](const DeadlineOutcome &a, const DeadlineOutcome &b) {
              return r.priced ? a.usd < b.usd : a.finishHours < b.finishHours;
          });
    const QString of = format::integer(static_cast<double>(r.windows.size())),
                  in = format::integer(static_cast<double>(met));
    if (done.empty())
        return SimulateWords::tr("Independent windows: %1 of %2 in time").arg(in, of);
    return r.priced ? withCurrency(SimulateWords::tr("Independent windows: %1 of %2 in time, %3 to %4 USD"))
                          .arg(in, of, format::money(least->usd), format::money(most->usd))
                    : SimulateWords::tr("Independent windows: %1 of %2 in time, %3 to %4")
                          .arg(in, of, format::hours(least->finishHours), format::hours(most->finishHours));
}

} // namespace

QStringList simulationChances(const SimulationOutput &output)
{
    QStringList lines;
    const auto budget = [&](const std::optional<Probability> &p, std::optional<double> usd) {
        if (p && usd)
            lines << chance(withCurrency(SimulateWords::tr("Within %1 USD")).arg(format::money(*usd)), *p);
    };
    if (output.checkpoint) {
        const CheckpointParams &p = output.input.checkpoint;
        if (output.interval)
            lines << bestInterval(*output.interval);
        if (output.checkpoint->metDeadline && p.deadlineHours)
            lines << chance(SimulateWords::tr("Done within %1").arg(format::hours(*p.deadlineHours)),
                *output.checkpoint->metDeadline);
        budget(output.checkpoint->withinBudget, p.budgetUsd);
        if (output.band) {
            const VarianceSplit &hours = output.band->hours;
            const auto &cost = output.band->usd;
            lines << (cost
                    ? SimulateWords::tr(
                        "%1 of the variance (cost: %2) comes from where in its band the rate lies; the rest is chance")
                          .arg(format::percent(hours.inputShare), format::percent(cost->inputShare))
                    : SimulateWords::tr(
                        "%1 of the variance comes from where in its band the rate lies; the rest is chance")
                          .arg(format::percent(hours.inputShare)));
        }
        if (output.elastic && output.elastic->metDeadline && p.deadlineHours)
            lines << chance(SimulateWords::tr("Elastic, within %1").arg(format::hours(*p.deadlineHours)),
                *output.elastic->metDeadline);
        if (output.elastic && output.elastic->withinBudget && p.budgetUsd)
            lines << chance(withCurrency(SimulateWords::tr("Elastic, within %1 USD")).arg(format::money(*p.budgetUsd)),
                *output.elastic->withinBudget);
    } else if (output.fleet) {
        budget(output.fleet->withinBudget, output.input.fleet.budgetUsd);
    } else if (const DeadlineResult *detail = output.policy()) {
        const QString name = text(policyLabel(*detail));
        lines << chance(
            SimulateWords::tr("“%1”, done within %2").arg(name, format::hours(output.input.deadline.deadlineHours)),
            detail->metDeadline);
        budget(detail->withinBudget, output.input.deadline.budgetUsd);
        if (const QString windows = windowsLine(*detail); !windows.isEmpty())
            lines << windows;
        if (const DeadlineResult *best = cheapestInTime(output);
            best && best->againstBase && best->againstBase->interval) {
            const PolicyDifference &d = *best->againstBase;
            const QString of = text(policyLabel(*best)), usd = format::signedMoney(d.usd),
                          low = format::signedMoney(d.interval->low), high = format::signedMoney(d.interval->high);
            lines << (d.verdict() == PolicyDifference::Verdict::notDistinguishable
                    ? withCurrency(
                        SimulateWords::tr("By cost “%1” cannot be told from it: %2 USD (95 % interval %3 to %4)"))
                          .arg(of, usd, low, high)
                    : withCurrency(SimulateWords::tr("“%1” against it: %2 USD (95 % interval %3 to %4)"))
                          .arg(of, usd, low, high));
        }
    }
    if (output.info.capped > 0)
        lines << SimulateWords::tr("%1 of %2 trajectories did not finish")
                     .arg(format::integer(static_cast<double>(output.info.capped)),
                         format::integer(static_cast<double>(output.info.n)));
    std::transform(lines.begin(), lines.end(), lines.begin(), sentence);
    const DeadlineResult *policy = output.policy();
    if (const auto onDemand = output.checkpoint ? onDemandLine(output.input.checkpoint)
            : policy != nullptr                 ? onDemandLine(policy->closedForm)
                                                : std::nullopt)
        lines << text(*onDemand);
    if (output.checkpoint || output.fleet || policy != nullptr)
        lines << text(Message{"sim.range_of_chance", {}});
    return lines;
}

QString simulationStanding(const SimulationOutput &output, bool running)
{
    const QString n = format::integer(static_cast<double>(output.info.n)),
                  all = format::integer(static_cast<double>(output.info.requested));
    const QString seed = QString::number(output.info.seed);
    if (output.info.cancelled)
        return SimulateWords::tr("Cancelled: the first %1 of %2 trajectories, seed %3").arg(n, all, seed);
    if (running)
        return SimulateWords::tr("%1 of %2 trajectories so far, seed %3").arg(n, all, seed);
    return SimulateWords::tr("%1 trajectories, seed %2").arg(n, seed);
}

TableSourcePtr simulationTable(const SimulationOutput &output)
{
    using S = format::Style;
    const QString h = QStringLiteral("h"), usd = unitName(Unit::usd), none = QStringLiteral("");
    if (!output.policies.empty()) {
        auto table = std::make_shared<PolicyTable>(policyColumns());
        bool priced = true; // of the row
        QString why; // of the row, where nothing finished or too little
        const auto figure = [&](std::optional<double> of) { return number(of, why); };
        const auto mean = [&](const std::optional<Summary> &of, const std::optional<Message> &unknown) {
            return of ? figure(of->mean) : number(std::nullopt, text(unknown.value_or(Message{})));
        };
        const auto money = [&](std::optional<double> cost) {
            return number(cost, priced ? why : text(Message{"chart.sim.no_price", {}}));
        };
        const DeadlineResult *chosen = output.policy();
        for (const DeadlineResult &r : output.policies) {
            priced = r.priced;
            const QString noPair = priced && chosen && chosen->priced
                ? SimulateWords::tr("Not all trajectories finished")
                : text(Message{"chart.sim.no_price", {}});
            why = withheldBecause(r.finishHours);
            table->addRow({word(text(policyLabel(r))), money(r.usd.mean),
                number(r.againstBase ? std::optional(r.againstBase->usd) : std::nullopt,
                    r.policy == output.input.deadline.policy ? SimulateWords::tr("chosen") : noPair),
                differenceWords(r, output), money(r.costRatio), number(r.metDeadline.estimate),
                number(r.metDeadline.interval.low), number(r.metDeadline.interval.high), money(value(r.usd.p5)),
                money(value(r.usd.p95)), figure(r.finishHours.mean), figure(r.meanSlackHours), figure(r.losses.mean),
                figure(r.launches.mean), figure(r.spotHours.mean), figure(r.onDemandHours.mean),
                figure(r.meanIdleHours), mean(r.kwh, unknownKwh(output.input.deadline.energy)),
                mean(r.kgco2e, unknownKgco2e(output.input.deadline.energy)), number(static_cast<double>(r.info.n))});
        }
        return table;
    }
    auto table = std::make_shared<QuantityTable>(figureColumns());
    if (output.checkpoint) {
        const CheckpointResult &r = *output.checkpoint;
        const auto &c = r.closedForm;
        const auto of
            = [&](double CheckpointClosedForm::*member) { return c ? std::optional((*c).*member) : std::nullopt; };
        if (r.usd)
            add(*table, SimulateWords::tr("Cost"), usd, *r.usd, c ? c->expectedUsd : std::nullopt, S::money);
        else
            addUnknown(*table, SimulateWords::tr("Cost"), usd, text(Message{"chart.sim.no_price", {}}));
        add(*table, SimulateWords::tr("Finish time"), h, r.hours, of(&CheckpointClosedForm::expectedHours));
        if (r.freeUsd)
            add(*table, SimulateWords::tr("Free first hours"), usd, *r.freeUsd, std::nullopt, S::money);
        add(*table, SimulateWords::tr("Billed time of the cluster"), h, r.busyHours,
            of(&CheckpointClosedForm::expectedBusyHours));
        add(*table, SimulateWords::tr("Lost work"), h, r.lostHours, std::nullopt);
        add(*table, SimulateWords::tr("Interruptions"), none, r.losses, of(&CheckpointClosedForm::expectedLosses));
        const MachineEnergy &energy = output.input.checkpoint.energy;
        addEnergy(*table, r, SimulateWords::tr("Energy"), unknownKwh(energy),
            SimulateWords::tr("Operational emissions"), unknownKgco2e(energy));
        if (output.elastic) {
            const ElasticResult &e = *output.elastic;
            if (e.usd)
                add(*table, SimulateWords::tr("Elastic: cost"), usd, *e.usd,
                    e.closedForm ? e.closedForm->expectedUsd : std::nullopt, S::money);
            add(*table, SimulateWords::tr("Elastic: finish time"), h, e.hours,
                e.closedForm ? std::optional(e.closedForm->expectedHours) : std::nullopt);
            add(*table, SimulateWords::tr("Elastic: interruptions"), none, e.losses, std::nullopt);
            addEnergy(*table, e, SimulateWords::tr("Elastic: energy"), unknownKwh(energy),
                SimulateWords::tr("Elastic: operational emissions"), unknownKgco2e(energy));
        }
    } else if (output.fleet) {
        const FleetResult &r = *output.fleet;
        const auto &c = r.closedForm;
        const auto money = [&](const QString &name, const Summary &s, const std::optional<Message> &unknown,
                               std::optional<double> closed = std::nullopt) {
            if (unknown)
                addUnknown(*table, name, usd, text(*unknown));
            else
                add(*table, name, usd, s, closed, S::money);
        };
        const auto unknownSpot = unknownSpotPrice(output.input.fleet);
        money(SimulateWords::tr("Cost"), r.usd, unknownPrice(output.input.fleet), c ? c->expectedUsd : std::nullopt);
        add(*table, SimulateWords::tr("Unit-hours"), h, r.unitHours,
            c ? std::optional(c->expectedUnitHours) : std::nullopt);
        add(*table, SimulateWords::tr("Missing unit-hours"), h, r.shortfallUnitHours, std::nullopt);
        add(*table, SimulateWords::tr("Time below the target"), none, r.belowTargetShare, std::nullopt, S::percent);
        add(*table, SimulateWords::tr("Longest shortfall"), h, r.longestShortfallHours, std::nullopt);
        add(*table, SimulateWords::tr("Surplus unit-hours"), h, r.surplusUnitHours, std::nullopt);
        add(*table, SimulateWords::tr("Interruptions"), none, r.losses,
            c ? std::optional(c->expectedLosses) : std::nullopt);
        add(*table, SimulateWords::tr("Launches"), none, r.launches, std::nullopt);
        money(SimulateWords::tr("Spot cost"), r.spotUsd, unknownSpot);
        money(SimulateWords::tr("Free first hours"), r.freeUsd, unknownSpot);
        money(SimulateWords::tr("Old and new side by side"), r.overlapUsd, unknownSpot);
        addEnergy(*table, r, SimulateWords::tr("Energy"), unknownKwh(output.input.fleet),
            SimulateWords::tr("Operational emissions"), unknownKgco2e(output.input.fleet));
    }
    return table;
}

TableSourcePtr emptySimulationTable(SimulationKind kind)
{
    return std::make_shared<ValueTable>(kind == SimulationKind::deadline ? policyColumns() : figureColumns());
}

} // namespace wattfare
