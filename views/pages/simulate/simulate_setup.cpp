// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_setup.h"

#include "model/catalog/instance_kinds.h"
#include "model/evaluation/spot_run.h"
#include "model/simulation/parameters/named_parameters.h"
#include "views/pages/simulate/simulate_fields.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"
#include "views/words/sentence_join.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

#include <algorithm>

namespace wattfare {

namespace {

constexpr std::uint64_t kRuns[] = {100'000, 20'000, 20'000};

template <class Params>
void collect(const Params &params, QHash<QString, QString> &values)
{
    for (const NamedParameter &each : namedParameters(params))
        values.insert(QString::fromStdString(each.name), QString::fromStdString(each.value));
}

// Sets what the parameters know; false when they do not know the name.
template <class Params>
bool set(Params &params, const QString &name, const QString &value, SimulateSetup &setup)
{
    bool known = false;
    for (const NamedParameter &each : namedParameters(params))
        known = known || name == QLatin1String(each.name.c_str());
    if (!known)
        return false;
    if (const auto done = setNamed(params, name.toStdString(), value.toStdString()); !done) {
        setup.badField = name;
        setup.badText = text(done.error());
    }
    return true;
}

// A failure of the market under the name that its field has in the form.
Failure ofForm(Failure failure, SimulationKind kind)
{
    if (kind != SimulationKind::deadline && failure.field == "block_hours")
        failure.field = "replay_block_hours";
    if (kind != SimulationKind::deadline && failure.field == "start_tick")
        failure.field = "replay_start_tick";
    if (failure.field == "correlation")
        failure.field = "zone_correlation";
    if (failure.field == "cap_usd_per_hour" && failure.status == Status::outOfRange)
        failure.field = "market_cap";
    return failure;
}

// No line ends at the stroke.
QString perHour(double hazard) { return format::number(hazard) + QStringLiteral("/\u2060h"); }

QString day(std::int64_t seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).date().toString(Qt::ISODate);
}

} // namespace

QJsonObject SimulateState::toJson() const
{
    QJsonObject json, values;
    for (auto it = edits.cbegin(); it != edits.cend(); ++it)
        values[it.key()] = it.value();
    json[QStringLiteral("edits")] = values;
    if (market)
        json[QStringLiteral("market")]
            = QJsonObject{{QStringLiteral("kind"), plain(marketKindId(market->kind))}, {QStringLiteral("item"), item}};
    if (pools) {
        QJsonArray list;
        for (const FleetPool &pool : *pools)
            list.append(QJsonObject{{QStringLiteral("type"), QString::fromStdString(pool.instanceType)},
                {QStringLiteral("zone"), QString::fromStdString(pool.zone)},
                {QStringLiteral("units"), pool.unitsPerInstance},
                {QStringLiteral("usd_per_hour"), pool.usdPerHour ? QJsonValue(*pool.usdPerHour) : QJsonValue()},
                {QStringLiteral("hazard_per_hour"), pool.hazardPerHour},
                {QStringLiteral("shock_per_hour"), pool.shockPerHour},
                {QStringLiteral("capacity"),
                    pool.capacityInstances ? QJsonValue(static_cast<double>(*pool.capacityInstances)) : QJsonValue()},
                {QStringLiteral("launch_success"), pool.launchSuccess},
                {QStringLiteral("priority"), static_cast<double>(pool.priority)}});
        json[QStringLiteral("pools")] = list;
    }
    return json;
}

SimulateState SimulateState::fromJson(const QJsonObject &json)
{
    SimulateState state;
    const QJsonObject values = json.value(QStringLiteral("edits")).toObject();
    for (auto it = values.begin(); it != values.end(); ++it)
        if (it.value().isString())
            state.edits.insert(it.key(), it.value().toString());
    const QJsonObject market = json.value(QStringLiteral("market")).toObject();
    if (const auto kind = parseMarketKind(market.value(QStringLiteral("kind")).toString().toStdString()))
        state.market = MarketChoice{*kind, 0, std::nullopt};
    state.item = market.value(QStringLiteral("item")).toString();
    if (json.value(QStringLiteral("pools")).isArray()) {
        state.pools.emplace();
        const QJsonArray list = json.value(QStringLiteral("pools")).toArray();
        for (const QJsonValue &each : list) {
            const QJsonObject pool = each.toObject();
            FleetPool made;
            made.instanceType = pool.value(QStringLiteral("type")).toString().toStdString();
            made.zone = pool.value(QStringLiteral("zone")).toString().toStdString();
            made.unitsPerInstance = pool.value(QStringLiteral("units")).toDouble(1.0);
            if (pool.value(QStringLiteral("usd_per_hour")).isDouble())
                made.usdPerHour = pool.value(QStringLiteral("usd_per_hour")).toDouble();
            made.hazardPerHour = pool.value(QStringLiteral("hazard_per_hour")).toDouble();
            made.shockPerHour = pool.value(QStringLiteral("shock_per_hour")).toDouble();
            if (pool.value(QStringLiteral("capacity")).isDouble())
                made.capacityInstances
                    = static_cast<unsigned>(std::clamp(pool.value(QStringLiteral("capacity")).toDouble(), 0.0, 1e6));
            made.launchSuccess = pool.value(QStringLiteral("launch_success")).toDouble(1.0);
            made.priority = static_cast<unsigned>(std::clamp(
                pool.value(QStringLiteral("priority")).toDouble(static_cast<double>(state.pools->size())), 0.0, 1e6));
            if (!made.instanceType.empty())
                state.pools->push_back(std::move(made));
        }
    }
    return state;
}

QString SimulateSetup::signature() const
{
    QStringList parts{simulationKindId(input.kind), QString::number(input.seed), QString::number(input.n),
        plain(marketKindId(market.kind)), QString::number(market.item),
        input.relativeHalfWidth ? format::exported(*input.relativeHalfWidth) : QString(),
        input.startTick ? QString::number(*input.startTick) : QString(),
        input.rate ? format::exported(input.rate->recorded.perHour) : QString()};
    const auto add = [&](const auto &params) {
        for (const NamedParameter &each : namedParameters(params))
            parts << QString::fromStdString(each.name) + QLatin1Char('=') + QString::fromStdString(each.value);
    };
    add(market);
    switch (input.kind) {
    case SimulationKind::checkpoint:
        add(input.checkpoint);
        if (input.elastic)
            add(*input.elastic);
        break;
    case SimulationKind::fleet: add(input.fleet); break;
    case SimulationKind::deadline: add(input.deadline); break;
    }
    return parts.join(QLatin1Char('|'));
}

void SimulateSource::setData(const ViewData &data)
{
    if (data.results != m_data.results) {
        m_inputs.clear();
        m_pools.reset();
    }
    m_data = data;
}

void SimulateSource::setSubject(TypeIndex type, RegionIndex region)
{
    if (region != m_region)
        m_inputs.clear();
    m_pools.reset();
    m_type = type;
    m_region = region;
}

const SimulationInputs &SimulateSource::inputsOf(TypeIndex type) const
{
    const auto found = m_inputs.find(type);
    return found != m_inputs.end()
        ? found->second
        : m_inputs.emplace(type, simulationInputs(*m_data.results, type, m_region)).first->second;
}

FleetPool SimulateSource::pool(const QString &type) const
{
    const TypeIndex index = m_data.snapshot->type(type.toStdString());
    return index == kNone ? FleetPool{} : fleetPool(*m_data.snapshot, inputsOf(index), inputsOf(m_type));
}

const std::vector<SimulationInputs> &SimulateSource::defaultPools() const
{
    if (!m_pools)
        m_pools = defaultFleetPools(*m_data.results, inputsOf(m_type));
    return *m_pools;
}

QStringList SimulateSource::spotTypes() const
{
    QStringList types;
    const Snapshot &s = *m_data.snapshot;
    for (const TypeIndex i : typesBySize(s))
        if (s.priceAt(s.spot, i, m_region, m_data.results->asOf()))
            types << QString::fromStdString(s.types[i].name);
    return types;
}

SimulateSetup SimulateSource::setup(SimulationKind kind, const SimulateState &state) const
{
    SimulateSetup out;
    SimulationInput &in = out.input;
    in.kind = kind;
    in.n = kRuns[static_cast<std::size_t>(kind)];
    const Scenario &scenario = m_data.results->scenario();
    const SimulationInputs &inputs = inputsOf(m_type);
    in.checkpoint = checkpointParams(scenario, inputs);
    in.deadline = deadlineParams(scenario, inputs);
    ElasticParams elastic;
    elastic.minInstances = std::max(1U, in.checkpoint.instances / 2);
    bool withElastic = false;
    if (kind == SimulationKind::fleet) {
        in.fleet = fleetParams(*m_data.results, inputs, defaultPools());
        if (state.pools)
            in.fleet.pools = *state.pools;
        for (FleetPool &each : in.fleet.pools) { // what a type draws and costs on demand is no choice of the page
            const FleetPool own = pool(QString::fromStdString(each.instanceType));
            each.itWatts = own.itWatts;
            each.idleWatts = own.idleWatts;
            each.onDemandUsdPerHour = own.onDemandUsdPerHour;
        }
    }
    setUpMarket(kind, state, out);
    for (auto it = state.edits.cbegin(); it != state.edits.cend(); ++it) {
        const QString &name = it.key(), &value = it.value();
        const double number = value.toDouble();
        if (name == QLatin1String("trajectories")) {
            in.n = number >= 1 && number <= 4e6 ? static_cast<std::uint64_t>(number) : 0;
        } else if (name == QLatin1String("seed")) {
            if (number >= 0 && number <= 9e15)
                in.seed = static_cast<std::uint64_t>(number);
            else
                out.failure = Failure{Status::outOfRange, "seed", number};
        } else if (name == QLatin1String("half_width")) {
            if (!value.isEmpty() && number > 0.0 && number <= 1.0)
                in.relativeHalfWidth = number;
            else if (!value.isEmpty())
                out.failure = Failure{Status::outOfRange, "half_width", number};
        } else if (name == QLatin1String("start_tick")) {
            if (kind != SimulationKind::deadline || value.isEmpty())
                continue;
            bool whole = false;
            const qulonglong tick = value.toULongLong(&whole);
            if (whole && number <= 1e8)
                in.startTick = tick;
            else
                out.failure = Failure{Status::outOfRange, "start_tick", number};
        } else if (name == QLatin1String("elastic")) {
            withElastic = value == QLatin1String("true");
        } else if (name != QLatin1String("market_cap")) {
            const bool known = kind == SimulationKind::checkpoint
                ? set(in.checkpoint, name, value, out) || set(elastic, name, value, out)
                : kind == SimulationKind::fleet ? set(in.fleet, name, value, out)
                                                : set(in.deadline, name, value, out);
            Q_UNUSED(known) // an older memory may hold names that are gone
        }
    }
    // The market reads prices and its own rate, hence after the edits.
    const auto applied = [&]() -> Outcome<std::vector<Message>> {
        if (kind == SimulationKind::checkpoint)
            return applyMarket(in.checkpoint, out.market, *m_data.snapshot, inputs.bucket);
        if (kind == SimulationKind::fleet) {
            std::vector<std::optional<int>> buckets;
            for (const FleetPool &pool : in.fleet.pools) {
                const TypeIndex type = m_data.snapshot->type(pool.instanceType);
                buckets.push_back(type == kNone ? std::nullopt : inputsOf(type).bucket);
            }
            return applyMarket(in.fleet, out.market, *m_data.snapshot, buckets);
        }
        if (out.market.item >= m_data.snapshot->traces.size())
            return failure(Status::noData, "trace");
        auto trace = Trace::from(m_data.snapshot->traces[out.market.item]);
        if (!trace)
            return tl::unexpected(trace.error());
        const auto need = gangNeed(*trace, in.deadline.needed);
        auto notes = estimate(*trace, need ? need->needed : in.deadline.needed).warnings;
        in.deadline.trace = std::make_shared<const Trace>(std::move(*trace));
        return notes;
    }();
    if (applied)
        in.notes = *applied;
    else if (!out.failure)
        out.failure = ofForm(applied.error(), kind);
    if (withElastic && kind == SimulationKind::checkpoint) {
        const auto shared = applyMarket(elastic, in.checkpoint, out.market, *m_data.snapshot);
        if (!shared && !out.failure)
            out.failure = ofForm(shared.error(), kind);
        in.elastic = elastic;
    }
    switch (kind) {
    case SimulationKind::checkpoint:
        collect(in.checkpoint, out.values);
        collect(elastic, out.values);
        break;
    case SimulationKind::fleet: collect(in.fleet, out.values); break;
    case SimulationKind::deadline: collect(in.deadline, out.values); break;
    }
    out.values.insert(
        QStringLiteral("trajectories"), state.edits.value(QStringLiteral("trajectories"), QString::number(in.n)));
    out.values.insert(QStringLiteral("seed"), state.edits.value(QStringLiteral("seed"), QString::number(in.seed)));
    out.values.insert(QStringLiteral("elastic"), withElastic ? QStringLiteral("true") : QStringLiteral("false"));
    out.values.insert(QStringLiteral("market_cap"), state.edits.value(QStringLiteral("market_cap")));
    out.values.insert(QStringLiteral("start_tick"), state.edits.value(QStringLiteral("start_tick")));
    out.values.insert(QStringLiteral("half_width"), state.edits.value(QStringLiteral("half_width")));
    collect(out.market, out.values);
    return out;
}

void SimulateSource::setUpMarket(SimulationKind kind, const SimulateState &state, SimulateSetup &setup) const
{
    const Snapshot &snapshot = *m_data.snapshot;
    const SimulationInputs &inputs = inputsOf(m_type);
    MarketChoice &market = setup.market;
    if (state.market)
        market = *state.market;
    else if (kind == SimulationKind::deadline)
        market.kind = MarketKind::traceReplay;
    else if (inputs.scenarioHazardPerHour || !inputs.bucket)
        market.kind = MarketKind::ownHazard;
    if (kind == SimulationKind::deadline)
        market.kind = MarketKind::traceReplay;
    const auto items = marketItems(snapshot, market.kind, m_type, m_region);
    const auto chosen = std::find_if(items.begin(), items.end(),
        [&](std::size_t i) { return !state.item.isEmpty() && itemKey(market.kind, i) == state.item; });
    market.item = chosen != items.end()
        ? *chosen
        : snapshot.traces.size() + snapshot.spotSeries.size() + snapshot.availabilityFits.size(); // none yet
    if (std::find(items.begin(), items.end(), market.item) == items.end()) {
        const unsigned gang = kind == SimulationKind::checkpoint ? setup.input.checkpoint.instances
            : kind == SimulationKind::deadline                   ? setup.input.deadline.needed
                                                                 : 1U;
        const bool traces = market.kind == MarketKind::traceReplay || market.kind == MarketKind::regimesFitted;
        market.item = items.empty() ? 0 : traces ? traceFor(snapshot, items, gang) : items.front();
    }
    for (const std::size_t item : items)
        setup.items.push_back({item, itemTitle(market.kind, item), itemName(market.kind, item)});
    bool good = false;
    if (const double cap = state.edits.value(QStringLiteral("market_cap")).toDouble(&good);
        good && market.kind == MarketKind::priceReplay)
        market.capUsdPerHour = cap;
    for (const NamedParameter &each : namedParameters(MarketChoice{}))
        if (const QString name = QString::fromStdString(each.name);
            kind != SimulationKind::deadline && state.edits.contains(name) && marketTakes(market.kind, each.name))
            set(market, name, state.edits.value(name), setup);
    setup.note = marketNote(market, inputs);
    setup.warning = foreignTrace(market);
    const bool band = market.kind == MarketKind::bandProbability || market.kind == MarketKind::bandRate;
    if (kind == SimulationKind::deadline || !(band || market.kind == MarketKind::ownHazard))
        return;
    if (const auto recorded = recordedHazard(snapshot, m_type)) {
        const SourceIndex source = snapshot.availabilityFits.front().source;
        setup.input.rate = RateInUse{band, *recorded,
            source < snapshot.sources.size() ? sourceName(snapshot.sources[source]).toStdString() : std::string()};
    }
    if (band && inputs.bucket && kind == SimulationKind::checkpoint)
        setup.input.band = SimulationInput::Band{
            *inputs.bucket, market.kind == MarketKind::bandRate ? HazardReading::rate : HazardReading::probability};
}

QString SimulateSource::foreignTrace(const MarketChoice &choice) const
{
    const Snapshot &s = *m_data.snapshot;
    const bool traces = choice.kind == MarketKind::traceReplay || choice.kind == MarketKind::regimesFitted;
    if (!traces || choice.item >= s.traces.size())
        return {};
    const AvailabilityTrace &trace = s.traces[choice.item];
    const auto acceleratorOf = [&s](TypeIndex type) { return type == kNone ? kNone : s.types[type].accelerator; };
    if (trace.type == kNone || trace.type == m_type
        || (acceleratorOf(m_type) != kNone && acceleratorOf(trace.type) == acceleratorOf(m_type)))
        return {};
    return SimulateWords::tr("The trace was recorded on %1, not on %2: read the result as an example of such a market, "
                             "not as a forecast.")
        .arg(QString::fromStdString(s.types[trace.type].name), QString::fromStdString(s.types[m_type].name));
}

QString SimulateSource::marketNote(const MarketChoice &choice, const SimulationInputs &inputs) const
{
    const Snapshot &s = *m_data.snapshot;
    const auto source
        = [&](SourceIndex index) { return index < s.sources.size() ? sourceName(s.sources[index]) : QString(); };
    switch (choice.kind) {
    case MarketKind::bandProbability:
    case MarketKind::bandRate: {
        if (!inputs.bucket)
            return SimulateWords::tr("The catalogue has no interruption frequency of %1 in %2.")
                .arg(QString::fromStdString(s.types[m_type].name), QString::fromStdString(s.regions[m_region].code));
        const auto row = s.bandAt(m_type, m_region, m_data.results->asOf());
        QString band;
        if (row)
            band = SimulateWords::tr("Band of %1: %2. ")
                       .arg(QString::fromStdString(s.bands.date[*row].iso()), source(s.bands.source[*row]));
        return band
            + SimulateWords::tr("%1 read as a chance, %2 read as a rate.")
                  .arg(perHour(bandHazardPerHour(*inputs.bucket).value_or(0.0)),
                      perHour(bandHazardPerHour(*inputs.bucket, HazardReading::rate).value_or(0.0)));
    }
    case MarketKind::ownHazard:
        return inputs.scenarioHazardPerHour ? SimulateWords::tr("From the scenario.") : QString();
    case MarketKind::measuredPool:
        if (choice.item < s.availabilityFits.size())
            return SimulateWords::tr("Counted every %1 s and corrected for what happens in between. Source: %2")
                .arg(format::number(s.availabilityFits[choice.item].gapSeconds),
                    source(s.availabilityFits[choice.item].source));
        break;
    case MarketKind::traceReplay:
    case MarketKind::regimesFitted:
        if (choice.item < s.traces.size()) {
            const AvailabilityTrace &trace = s.traces[choice.item];
            const auto opened = Trace::from(trace);
            return SimulateWords::tr("Available %1 of the time. 1 means: %2. Source: %3")
                .arg(opened ? format::percent(opened->meanAvailability()) : format::dash(),
                    trace.kind == "preemption" ? SimulateWords::tr("a running instance was kept")
                                               : SimulateWords::tr("an instance could be had"),
                    source(trace.source));
        }
        return SimulateWords::tr("The catalogue has no availability trace; import one.");
    case MarketKind::priceReplay:
        if (choice.item < s.spotSeries.size() && s.spotSeries[choice.item].type == m_type)
            return SimulateWords::tr("Source: %1").arg(source(s.spotSeries[choice.item].source));
        return text(Message{"sim.no_price_history", {s.types[m_type].name, s.regions[m_region].code}});
    case MarketKind::regimesAssumed:
        return SimulateWords::tr("Calm 12 h, tight 3 h and empty 1 h on average: assumptions.");
    }
    return {};
}

QString SimulateSource::itemKey(MarketKind kind, std::size_t item) const
{
    const Snapshot &s = *m_data.snapshot;
    if (kind == MarketKind::measuredPool && item < s.availabilityFits.size()) {
        const AvailabilityFit &fit = s.availabilityFits[item];
        return QString::fromStdString(fit.kind + ':' + fit.typeName + ':' + fit.zone + ':' + fit.start);
    }
    if (kind == MarketKind::priceReplay && item < s.spotSeries.size())
        return QString::fromStdString(s.spotSeries[item].zone); // of the type and region of the page
    if ((kind == MarketKind::traceReplay || kind == MarketKind::regimesFitted) && item < s.traces.size())
        return QString::fromStdString(s.traces[item].id);
    return {};
}

QString SimulateSource::itemName(MarketKind kind, std::size_t item) const
{
    const Snapshot &s = *m_data.snapshot;
    if (kind == MarketKind::measuredPool)
        return QString::fromStdString(s.availabilityFits[item].typeName + " · " + s.availabilityFits[item].zone);
    if (kind == MarketKind::priceReplay)
        return QString::fromStdString(s.spotSeries[item].zone);
    const AvailabilityTrace &trace = s.traces[item];
    return QString::fromStdString((trace.type == kNone ? trace.id : s.types[trace.type].name) + " · " + trace.start);
}

QString SimulateSource::itemTitle(MarketKind kind, std::size_t item) const
{
    const Snapshot &s = *m_data.snapshot;
    if (kind == MarketKind::measuredPool) {
        const AvailabilityFit &fit = s.availabilityFits[item];
        return QStringLiteral("%1 · %2 · %3 · %4")
            .arg(perHour(correctedHazardPerHour(fit).value_or(fit.hazardPerH)), QString::fromStdString(fit.typeName),
                QString::fromStdString(fit.zone), QString::fromStdString(fit.start));
    }
    if (kind == MarketKind::priceReplay) {
        const SpotSeries &series = s.spotSeries[item];
        return QStringLiteral("%1 · %2 – %3")
            .arg(QString::fromStdString(series.zone), day(series.time.empty() ? 0 : series.time.front()),
                day(series.time.empty() ? 0 : series.time.back()));
    }
    const AvailabilityTrace &trace = s.traces[item];
    return QStringLiteral("%1 · %2 · %3 · %4")
        .arg(trace.type == kNone ? QString::fromStdString(trace.id) : QString::fromStdString(s.types[trace.type].name),
            QString::fromStdString(trace.zone), QString::fromStdString(trace.start),
            trace.capacity > 1               ? SimulateWords::tr("up to %1").arg(trace.capacity)
                : trace.kind == "preemption" ? SimulateWords::tr("running")
                                             : SimulateWords::tr("launch"));
}

} // namespace wattfare
