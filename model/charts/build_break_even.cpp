// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"
#include "model/catalog/staleness.h"
#include "model/charts/build_charts.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/explain/derivation.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/market/hazard.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace wattfare {

namespace {

constexpr double kLowestUtilisation = 0.05, kLowestRate = 1e-5, kHighestRate = 1.0;
constexpr std::size_t kPoints = 160;

// The scenario's options, then the usual ones that it leaves out.
Scenario withUsualOptions(const Scenario &scenario)
{
    Scenario wide = scenario;
    for (const char *id :
        {"on-demand", "spot", "reserved_standard-1y-no_upfront", "reserved_standard-3y-all_upfront"}) {
        const auto option = parsePurchaseOption(id);
        if (option && std::find(wide.purchase.begin(), wide.purchase.end(), *option) == wide.purchase.end())
            wide.purchase.push_back(*option);
    }
    return wide;
}

struct Setting {
    std::vector<CostOption> options;
    std::vector<std::string> sources; // of the price of each option
    std::optional<std::pair<std::string, Date>> oldest; // as of PurchaseBreakEvens
    BreakEvenSetting breakEven;
};

// The cheapest commitments of a type in a region on a day, at most two; for where the usual ones have no price.
std::vector<PurchaseOption> cheapestCommitments(const Results &results, TypeIndex type, RegionIndex region)
{
    const CommitmentBook &book = results.snapshot().commitments;
    std::vector<std::pair<std::int64_t, PurchaseOption>> found;
    forEachCommitment(results.snapshot(), type, region, results.asOf(), [&](std::size_t row) {
        if (hasTerms(book, row))
            found.emplace_back(book.effectiveNano[row], optionOf(book, row));
    });
    std::stable_sort(found.begin(), found.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
    std::vector<PurchaseOption> options;
    for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 2); ++i)
        options.push_back(found[i].second);
    return options;
}

Setting settingOf(const Results &results, TypeIndex type, RegionIndex region)
{
    Scenario scenario = withUsualOptions(results.scenario());
    const Snapshot &snapshot = results.snapshot();
    const std::size_t usual = scenario.purchase.size();
    for (const PurchaseOption &option : cheapestCommitments(results, type, region))
        if (std::find(scenario.purchase.begin(), scenario.purchase.end(), option) == scenario.purchase.end())
            scenario.purchase.push_back(option);
    bool usualCommitted = false;
    const CandidateSource source(scenario, snapshot);
    Setting setting;
    for (std::size_t index = 0; index < scenario.purchase.size(); ++index) {
        const PurchaseOption &option = scenario.purchase[index];
        const Billing billing = kindOf(option).billing;
        if (billing == Billing::mixed || billing == Billing::wholeDays || (index >= usual && usualCommitted))
            continue;
        const OptionPrice found = source.prices().find(type, region, index);
        if (!found.known)
            continue;
        const double price = source.prices().price<double>(found, index, 1.0);
        usualCommitted = usualCommitted || billing == Billing::wholeTerm;
        CostOption cost;
        cost.id = option.id();
        (billing == Billing::wholeTerm              ? cost.reservedUsd
                : billing == Billing::interruptible ? cost.spotUsd
                                                    : cost.onDemandUsd)
            = price;
        // List prices on demand stand until they change; the others are of their day.
        if (billing != Billing::asUsed && isStale(found.date, results.asOf(), 1)
            && (!setting.oldest || found.date < setting.oldest->second))
            setting.oldest = {cost.id, found.date};
        setting.options.push_back(std::move(cost));
        setting.sources.push_back(
            sourceTitles(snapshot, provenanceOf(source.prices().price<Traced>(found, index, 1.0)).sources));
    }
    if (const auto own = ownHazardPerHour(scenario))
        setting.breakEven.hazardPerHour = *own;
    else if (const auto bucket = source.prices().bucket(type, region))
        setting.breakEven.hazardPerHour = bandHazardPerHour(*bucket).value_or(0.0);
    if (scenario.kind == WorkloadKind::training || scenario.kind == WorkloadKind::hpc) {
        const auto terms = source.typeTerms<double>(type, source.throughput().plan(type));
        if (terms.workHours && terms.instances) {
            SpotTrainingInput in;
            in.workHours = *terms.workHours;
            in.instances = std::max(1.0, *terms.instances);
            in.checkpointHours = scenario.training.checkpointTimeS / 3600.0;
            in.restartHours = scenario.training.restartS / 3600.0;
            in.waitHours = scenario.training.waitForCapacityS / 3600.0;
            if (scenario.training.checkpointIntervalH > 0)
                in.intervalHours = scenario.training.checkpointIntervalH;
            const auto overhead = [in](double rate) {
                SpotTrainingInput at = in;
                at.hazardPerHour = rate;
                return spotTrainingOverhead(at);
            };
            setting.breakEven.billedFactor = [overhead](double rate) -> Outcome<double> {
                const auto found = overhead(rate);
                if (!found)
                    return tl::unexpected(found.error());
                return found->billedFactor;
            };
            setting.breakEven.timeFactor = [overhead](double rate) -> Outcome<double> {
                const auto found = overhead(rate);
                if (!found)
                    return tl::unexpected(found.error());
                return found->timeFactor;
            };
        }
    }
    return setting;
}

std::pair<double, double> limitsOf(CostAxis axis)
{
    return axis == CostAxis::utilisation ? std::pair(kLowestUtilisation, 1.0) : std::pair(kLowestRate, kHighestRate);
}

} // namespace

PurchaseBreakEvens purchaseBreakEvens(const Results &results, TypeIndex type, RegionIndex region, CostAxis axis)
{
    Setting setting = settingOf(results, type, region);
    PurchaseBreakEvens out;
    const auto [low, high] = limitsOf(axis);
    if (auto pairs = breakEvens(setting.options, setting.breakEven, axis, low, high))
        out.pairs = std::move(*pairs);
    out.options = std::move(setting.options);
    out.oldest = std::move(setting.oldest);
    return out;
}

ChartSpec buildBreakEvenChart(const Results &results, TypeIndex type, RegionIndex region, CostAxis axis)
{
    const Snapshot &s = results.snapshot();
    ChartSpec spec;
    spec.id = axis == CostAxis::utilisation ? "break_even_utilisation" : "break_even_interruptions";
    spec.title
        = Message{axis == CostAxis::utilisation ? "chart.break_even_utilisation" : "chart.break_even_interruptions",
            {s.types[type].name, s.regions[region].code}};
    spec.caption = Message{"chart.caption", {results.asOf(), s.identity.version}};
    spec.empty = Message{"chart.no_prices", {s.types[type].name, s.regions[region].code}};
    LineChart chart;
    const auto [low, high] = limitsOf(axis);
    if (axis == CostAxis::utilisation) {
        chart.x.title = Message{"chart.axis_utilisation", {}};
        chart.x.format = AxisFormat::percent;
    } else {
        chart.x.title = Message{"chart.axis_interruptions", {}};
        chart.x.unit = "1/h";
        chart.x.logarithmic = true;
    }
    chart.x.min = low;
    chart.x.max = high;
    chart.y.title = Message{"chart.axis_useful_hour", {}};
    chart.y.unit = "USD/h";
    chart.y.format = AxisFormat::money;
    chart.y.fromZero = true;
    const Setting setting = settingOf(results, type, region);
    if (const auto lines = costLines(setting.options, setting.breakEven, axis, low, high, kPoints)) {
        double dearest = 0;
        std::size_t commitments = 0;
        for (std::size_t i = 0; i < lines->size(); ++i) {
            LineSeries line;
            line.name = Message{"report.option", {(*lines)[i].id}};
            // A way of buying has the same colour and stroke whatever else is compared, and the one of the price
            // history.
            const auto option = parsePurchaseOption((*lines)[i].id);
            const Billing billing = option ? kindOf(*option).billing : Billing::wholeTerm;
            line.role = billing == Billing::wholeTerm ? partRole(2 + commitments++)
                : billing == Billing::interruptible   ? ChartRole::part2
                                                      : ChartRole::part1;
            line.dashed = line.role != ChartRole::part1
                && line.role != ChartRole::part3; // told apart on a grey printer as well
            for (std::size_t k = 0; k < setting.options.size(); ++k)
                if (setting.options[k].id == (*lines)[i].id)
                    line.note = setting.sources[k];
            for (std::size_t k = 0; k < (*lines)[i].x.size(); ++k)
                if ((*lines)[i].usdPerHour[k]) {
                    line.x.push_back((*lines)[i].x[k]);
                    line.y.push_back(*(*lines)[i].usdPerHour[k]);
                }
            if (!line.y.empty()) {
                // What every option costs where neither idleness nor interruptions add to it.
                dearest = std::max(dearest, axis == CostAxis::utilisation ? line.y.back() : line.y.front());
                chart.lines.push_back(std::move(line));
            }
        }
        const bool committed = std::any_of(setting.options.begin(), setting.options.end(),
            [](const CostOption &option) { return option.reservedUsd > 0; });
        const bool utilisation = axis == CostAxis::utilisation;
        if (utilisation && !committed)
            spec.caption = Message{"chart.caption_no_commitment", {results.asOf(), s.identity.version}};
        else if (setting.oldest)
            spec.caption = Message{"chart.caption_older_option",
                {results.asOf(), s.identity.version, setting.oldest->first, setting.oldest->second}};
        if (dearest > 0 && (committed || !utilisation))
            chart.y.max = dearest
                * 3; // a commitment that stands idle has no upper end, nor has a run that is interrupted all the time
        if (const auto pairs = breakEvens(setting.options, setting.breakEven, axis, low, high))
            for (const BreakEven &pair : *pairs)
                if (pair.at && pair.usdPerHour)
                    chart.points.push_back({*pair.at, *pair.usdPerHour,
                        Message{utilisation ? "chart.break_even_share" : "chart.break_even_rate",
                            {setting.options[pair.a].id, setting.options[pair.b].id, *pair.at}},
                        ChartRole::limit});
        if (axis == CostAxis::interruptionRate && setting.breakEven.hazardPerHour > low)
            chart.vertical.push_back(
                {setting.breakEven.hazardPerHour, Message{"chart.hazard_of_band", {}}, ChartRole::neutral});
    }
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
