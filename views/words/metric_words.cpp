// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/metric_words.h"

#include <QCoreApplication>

#include <array>
#include <deque>
#include <string>
#include <vector>

namespace wattfare {

namespace {

// In the order of Metric.
constexpr std::array<MetricWords, kMetricCount> kMetricWords{{
    {.metric = Metric::instances,
        .title = QT_TRANSLATE_NOOP("Messages", "n"),
        .name = QT_TRANSLATE_NOOP("Columns", "instances"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Instances"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "instances"),
        .help = QT_TRANSLATE_NOOP("Messages",
            "Instances needed: the larger of what throughput and queueing need, plus redundancy. Rises with demand, "
            "falls with throughput and utilisation target.")},
    {.metric = Metric::utilisation,
        .title = QT_TRANSLATE_NOOP("Messages", "Utilisation"),
        .name = QT_TRANSLATE_NOOP("Columns", "utilisation"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Utilisation"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "utilisation"),
        .help = QT_TRANSLATE_NOOP("Messages", "Demand over the capacity of the fleet, 0 to 1.")},
    {.metric = Metric::throughputPerSecond,
        .title = QT_TRANSLATE_NOOP("Messages", "Throughput"),
        .name = QT_TRANSLATE_NOOP("Columns", "throughput"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Throughput"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "throughput"),
        .help = QT_TRANSLATE_NOOP("Messages",
            "Rate of one instance, or of the cluster in a training run; the benchmark is shown in the inspector.")},
    {.metric = Metric::priceUsdPerHour,
        .title = QT_TRANSLATE_NOOP("Messages", "Price"),
        .name = QT_TRANSLATE_NOOP("Columns", "price"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Price of an instance"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "price of an instance-hour"),
        .help = QT_TRANSLATE_NOOP(
            "Messages", "Price of one instance for one hour under the purchase option at the as-of date.")},
    {.metric = Metric::usdPerHour,
        .title = QT_TRANSLATE_NOOP("Messages", "USD/h fleet"),
        .name = QT_TRANSLATE_NOOP("Columns", "cost of the fleet per hour"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Cost of the fleet"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "cost of an hour"),
        .help = QT_TRANSLATE_NOOP("Messages", "Cost of the whole fleet for one hour.")},
    {.metric = Metric::usdPerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "USD/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "cost per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Cost per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "cost per million"),
        .help = QT_TRANSLATE_NOOP("Messages",
            "Cost of one million inferences, samples or output tokens: fleet cost an hour over the demand an hour.")},
    {.metric = Metric::usdTotal,
        .title = QT_TRANSLATE_NOOP("Messages", "USD"),
        .name = QT_TRANSLATE_NOOP("Columns", "cost of the run"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Cost of the run"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "cost of the run"),
        .help = QT_TRANSLATE_NOOP("Messages", "Cost of the whole run.")},
    {.metric = Metric::hours,
        .title = QT_TRANSLATE_NOOP("Messages", "Time"),
        .name = QT_TRANSLATE_NOOP("Columns", "run time"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Time"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "wall time"),
        .help = QT_TRANSLATE_NOOP(
            "Messages", "Wall time of the run, with start-up, checkpoints and expected interruptions.")},
    {.metric = Metric::wattsPerInstance,
        .title = QT_TRANSLATE_NOOP("Messages", "Power"),
        .name = QT_TRANSLATE_NOOP("Columns", "power of an instance"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Power of an instance"),
        .quantity = nullptr,
        .help = QT_TRANSLATE_NOOP("Messages", "IT power of one instance under this load, without PUE.")},
    {.metric = Metric::kwhPerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "kWh/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "energy per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Energy per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "energy per million"),
        .help = QT_TRANSLATE_NOOP("Messages", "Energy of one million units at the facility, PUE included.")},
    {.metric = Metric::kwhTotal,
        .title = QT_TRANSLATE_NOOP("Messages", "kWh"),
        .name = QT_TRANSLATE_NOOP("Columns", "energy"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Energy"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "energy"),
        .help = QT_TRANSLATE_NOOP("Messages", "Energy of the run, or of the fleet in one hour, PUE included."),
        .fleetTitle = QT_TRANSLATE_NOOP("Columns", "Fleet power, kW"),
        .fleetHeading = QT_TRANSLATE_NOOP("Messages", "Energy of the fleet in an hour"),
        .fleetName = QT_TRANSLATE_NOOP("Columns", "energy of the fleet per hour")},
    {.metric = Metric::gco2ePerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "gCO2e/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "carbon per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Carbon per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "operational emissions per million"),
        .help = QT_TRANSLATE_NOOP(
            "Messages", "Operational emissions of one million units: energy times the intensity of the carbon basis.")},
    {.metric = Metric::embodiedGco2ePerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "Embodied gCO2e/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "embodied carbon per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Embodied carbon per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "embodied emissions per million"),
        .help = QT_TRANSLATE_NOOP("Messages", "Share of the emissions of making the hardware, by reserved time.")},
    {.metric = Metric::totalGco2ePerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "SCI gCO2e/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "location-based carbon with embodied per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Location-based carbon per million with embodied (SCI)"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "location-based and embodied emissions per million"),
        .help = QT_TRANSLATE_NOOP("Messages",
            "Operational plus embodied emissions of one million units by ISO/IEC 21031 (SCI): location-based, whatever "
            "basis is chosen.")},
    {.metric = Metric::kgco2eTotal,
        .title = QT_TRANSLATE_NOOP("Messages", "kgCO2e"),
        .name = QT_TRANSLATE_NOOP("Columns", "carbon"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Carbon"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "operational emissions"),
        .help = QT_TRANSLATE_NOOP("Messages", "Operational emissions of the run, or of the fleet in one hour."),
        .fleetTitle = QT_TRANSLATE_NOOP("Columns", "kgCO2e/h fleet"),
        .fleetHeading = QT_TRANSLATE_NOOP("Messages", "Carbon of the fleet in an hour"),
        .fleetName = QT_TRANSLATE_NOOP("Columns", "carbon of the fleet per hour")},
    {.metric = Metric::litresPerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "Water/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "water per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Water per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "water per million"),
        .help = QT_TRANSLATE_NOOP(
            "Messages", "Water for one million units: on site by WUE, off site where a factor is given.")},
    {.metric = Metric::marketGco2ePerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "Market gCO2e/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "market-based carbon per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Market-based carbon per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "market-based emissions per million"),
        .help = QT_TRANSLATE_NOOP("Messages",
            "Market-based emissions of one million units, beside the location-based ones; never part of SCI.")},
    {.metric = Metric::marginalGco2ePerMillion,
        .title = QT_TRANSLATE_NOOP("Messages", "Marginal gCO2e/1M"),
        .name = QT_TRANSLATE_NOOP("Columns", "marginal carbon per million"),
        .heading = QT_TRANSLATE_NOOP("Messages", "Marginal carbon per million"),
        .quantity = QT_TRANSLATE_NOOP("Messages", "marginal emissions per million"),
        .help = QT_TRANSLATE_NOOP("Messages",
            "Emissions of an additional job, by the marginal grid intensity; never added to average values.")},
}};

constexpr bool wordsInOrder()
{
    for (std::size_t i = 0; i < kMetricCount; ++i)
        if (kMetricWords[i].metric != static_cast<Metric>(i) || kMetricWords[i].title == nullptr)
            return false;
    return true;
}
static_assert(wordsInOrder(), "a metric without words, or with those of another");

} // namespace

const MetricWords &metricWords(Metric metric) { return kMetricWords[static_cast<std::size_t>(metric)]; }

std::span<const MessageRow> metricMessages()
{
    struct Messages {
        std::deque<std::string> ids;
        std::vector<MessageRow> rows;
        Messages()
        {
            for (const MetricWords &words : kMetricWords) {
                const auto add = [&](const char *kind, const char *sentence) {
                    if (sentence != nullptr)
                        rows.push_back(
                            {ids.emplace_back(std::string(kind) + metricInfo(words.metric).id).c_str(), sentence});
                };
                add("column.", words.title);
                add("metric.", words.heading);
                add("metric.fleet_", words.fleetHeading);
                add("quantity.", words.quantity);
                add("column_help.", words.help);
            }
        }
    };
    static const Messages messages;
    return messages.rows;
}

} // namespace wattfare
