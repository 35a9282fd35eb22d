// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// From scenario, candidate and edits to the parameters of a simulation.
#include "model/charts/build_simulation_charts.h"
#include "model/simulation/parameters/named_parameters.h"
#include "tests/views/pages/simulate_fixture.h"
#include "views/pages/simulate/simulate_text.h"
#include "views/words/messages.h"
#include "views/words/parameter_text.h"
#include "views/words/translations.h"

#include <algorithm>
#include <numeric>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("every field names a parameter of the model and has words", "[simulate]")
{
    const auto known = [](SimulationKind kind, std::string_view name) {
        std::vector<NamedParameter> all;
        const auto add
            = [&](const std::vector<NamedParameter> &more) { all.insert(all.end(), more.begin(), more.end()); };
        if (kind != SimulationKind::deadline)
            add(namedParameters(MarketChoice{}));
        if (kind == SimulationKind::checkpoint) {
            add(namedParameters(CheckpointParams{}));
            add(namedParameters(ElasticParams{}));
        } else if (kind == SimulationKind::fleet) {
            add(namedParameters(FleetParams{}));
        } else {
            add(namedParameters(DeadlineParams{}));
        }
        return std::any_of(all.begin(), all.end(), [&](const NamedParameter &each) { return each.name == name; });
    };
    for (int i = 0; i < kSimulationKinds; ++i) {
        const auto kind = static_cast<SimulationKind>(i);
        for (const SimulateField &field : simulateFields(kind)) {
            INFO(field.info.key);
            CHECK(parameterWords(field.info.key) != nullptr);
            const bool page = field.name() == "trajectories" || field.name() == "seed" || field.name() == "elastic"
                || field.name() == "market_cap" || field.name() == "half_width" || field.name() == "start_tick";
            CHECK((page || known(kind, field.name())));
        }
    }
}

TEST_CASE("seconds on the screen are the hours of the model", "[simulate]")
{
    for (const SimulateField &field : simulateFields(SimulationKind::checkpoint)) {
        if (field.name() != "checkpoint_hours")
            continue;
        CHECK(shownValue(field, QStringLiteral("0.016666666666666666")) == QStringLiteral("60"));
        CHECK(modelValue(field, QStringLiteral("90")).toDouble() == 0.025);
    }
}

TEST_CASE("parameters come from the scenario and the candidate", "[simulate]")
{
    const ViewData data = trainingView();
    const TypeIndex type = data.snapshot->type("p4d.24xlarge");
    const RegionIndex region = data.snapshot->region("us-east-1");
    REQUIRE(type != kNone);
    const SimulationInputs inputs = simulationInputs(*data.results, type, region);
    const CheckpointParams params = checkpointParams(data.scenario, inputs);
    REQUIRE(inputs.workHours);
    CHECK(params.workHours == *inputs.workHours);
    CHECK(params.instances == 16);
    CHECK(params.deadlineHours == data.scenario.training.deadlineH);
    CHECK(params.intervalHours == std::optional(0.5));
    CHECK(params.checkpointHours == 60.0 / 3600.0);
    const auto row = data.results->find("p4d.24xlarge@us-east-1/spot");
    if (row && inputs.spotUsdPerHour)
        CHECK(params.usdPerHour == data.results->value(*row, Metric::priceUsdPerHour));
    if (inputs.bucket)
        CHECK(params.hazardPerHour == *bandHazardPerHour(*inputs.bucket));
}

TEST_CASE("the closed form of the page is that of the table", "[simulate]")
{
    // Hours of a spot candidate in the table against the closed form that the page shows (rule 18).
    const ViewData data = trainingView();
    std::size_t compared = 0;
    for (std::size_t row = 0; row < data.results->size() && compared < 10; ++row) {
        const Candidate candidate = data.results->candidate(row);
        const auto hours = data.results->value(row, Metric::hours);
        if (data.scenario.purchase[candidate.option].kind != PurchaseKind::spot || !hours)
            continue;
        const SimulationInputs inputs = simulationInputs(*data.results, candidate.type, candidate.region);
        const auto closed = checkpointClosedForm(checkpointParams(data.scenario, inputs));
        REQUIRE(closed);
        INFO(data.results->candidateId(row));
        CHECK_THAT(*hours, Catch::Matchers::WithinRel(closed->expectedHours, 1e-9));
        ++compared;
    }
    CHECK(compared > 0);
}

TEST_CASE("the page tells energy, emissions and the on-demand cost of the table", "[simulate]")
{
    const ViewData data = trainingView();
    const TypeIndex type = data.snapshot->type("p4d.24xlarge");
    const RegionIndex region = data.snapshot->region("us-east-1");
    const auto row = data.results->find("p4d.24xlarge@us-east-1/on-demand");
    REQUIRE(row);
    SimulationInput input;
    input.checkpoint = checkpointParams(data.scenario, simulationInputs(*data.results, type, region));
    input.checkpoint.hazardPerHour = 0.0;
    input.n = 64;
    const auto figure = [](const SimulationOutput &output, const QString &quantity) -> std::optional<double> {
        const TableSourcePtr table = simulationTable(output);
        for (qsizetype i = 0; i < table->rowCount(); ++i)
            if (table->display(i, 0) == quantity)
                return table->number(i, 2);
        FAIL(quantity.toStdString());
        return std::nullopt;
    };
    const auto run = [](const SimulationInput &of) { return runSimulation(of, of.n, {}, {}); };
    const SimulationOutput output = run(input);
    CHECK_THAT(*figure(output, QStringLiteral("Energy")),
        Catch::Matchers::WithinRel(*data.results->value(*row, Metric::kwhTotal), 1e-9));
    CHECK_THAT(*figure(output, QStringLiteral("Operational emissions")),
        Catch::Matchers::WithinRel(*data.results->value(*row, Metric::kgco2eTotal), 1e-9));
    const auto onDemand = onDemandRun(input.checkpoint);
    REQUIRE(onDemand);
    CHECK_THAT(onDemand->usd(), Catch::Matchers::WithinRel(*data.results->value(*row, Metric::usdTotal), 1e-12));
    CHECK(simulationChances(output).contains(text(*onDemandLine(input.checkpoint)))); // as the command line says it
    input.checkpoint.energy.pue.reset();
    CHECK_FALSE(figure(run(input), QStringLiteral("Energy")));
}

TEST_CASE("every market of the catalogue gives an outcome, never a hang", "[simulate]")
{
    const SnapshotPtr snapshot = catalogue();
    std::size_t tried = 0;
    for (std::size_t k = 0; k < kMarketKinds; ++k) {
        const auto kind = static_cast<MarketKind>(k);
        CHECK(parseMarketKind(marketKindId(kind)) == kind);
        std::vector<std::size_t> items
            = marketItems(*snapshot, kind, snapshot->type("p3.2xlarge"), snapshot->region("us-east-1"));
        items.push_back(1'000'000); // not in the catalogue
        for (const std::size_t item : items) {
            CheckpointParams params;
            params.workHours = 10;
            params.usdPerHour = 1.0;
            const auto applied = applyMarket(params, {kind, item, std::nullopt}, *snapshot, 2);
            INFO(marketKindId(kind) << " " << item);
            const bool needs = kind == MarketKind::measuredPool || kind == MarketKind::priceReplay
                || kind == MarketKind::traceReplay || kind == MarketKind::regimesFitted;
            CHECK(applied.has_value() == (!needs || item != 1'000'000));
            if (!applied)
                continue;
            RunOptions options;
            options.n = 64;
            const auto result = simulateCheckpoint(params, options);
            CHECK((result.has_value() || result.error().status != Status::ok));
            ++tried;
        }
    }
    CHECK(tried > 20);
    CheckpointParams params;
    CHECK(applyMarket(params, {MarketKind::bandProbability, 0, std::nullopt}, *snapshot, std::nullopt).error().field
        == "band");
}

TEST_CASE("a measured hazard is corrected for what happens between two samples", "[simulate]")
{
    AvailabilityFit fit;
    fit.gapSeconds = 600;
    fit.hazardPerH = 1.2; // one loss in five ticks
    CHECK_THAT(*correctedHazardPerHour(fit), Catch::Matchers::WithinRel(-std::log(0.8) * 6.0, 1e-12));
    fit.hazardPerH = 6.0; // every tick
    CHECK_FALSE(correctedHazardPerHour(fit));
}

TEST_CASE("a distribution keeps every trajectory or says which it left out", "[simulate]")
{
    std::vector<double> samples;
    for (int i = 0; i < 1000; ++i)
        samples.push_back(1.0 + i * 0.001);
    samples.push_back(500.0);
    const DistributionSeries series{"x", ChartRole::accent, samples};
    RunInfo info;
    info.n = samples.size();
    const ChartSpec spec
        = buildDistributionChart("d", Message{"chart.sim.run_time", {}}, ChartAxis{}, std::span(&series, 1), {}, info);
    const auto &chart = std::get<HistogramChart>(spec.kind);
    REQUIRE(chart.series.size() == 1);
    const double drawn = std::accumulate(chart.series[0].counts.begin(), chart.series[0].counts.end(), 0.0);
    CHECK(chart.series[0].edges.back() < 3.0);
    CHECK(spec.caption.message.id == "chart.sim.caption_tail");
    const double beyond = *spec.caption.message.args[2].number();
    CHECK_THAT(drawn * static_cast<double>(samples.size()) + beyond,
        Catch::Matchers::WithinRel(static_cast<double>(samples.size()), 1e-9));
    const std::vector<double> equal(50, 2.5);
    const DistributionSeries flat{"y", ChartRole::accent, equal};
    const ChartSpec one
        = buildDistributionChart("d", Message{"chart.sim.run_time", {}}, ChartAxis{}, std::span(&flat, 1), {}, info);
    const auto &single = std::get<HistogramChart>(one.kind);
    REQUIRE(single.series.size() == 1);
    // One bar of a narrow bin among empty ones: the axis shows that all are the same.
    CHECK(single.series[0].counts.size() >= 12);
    CHECK(std::count(single.series[0].counts.begin(), single.series[0].counts.end(), 1.0) == 1);
    CHECK_THAT(std::accumulate(single.series[0].counts.begin(), single.series[0].counts.end(), 0.0),
        Catch::Matchers::WithinAbs(1.0, 1e-12));
    CHECK(single.series[0].edges.front() < 2.5);
    CHECK(single.series[0].edges.back() > 2.5);
    CHECK(single.series[0].edges.back() - single.series[0].edges.front() < 0.5);
    CHECK(one.caption.message.id == "chart.sim.caption_equal");
    // Nearly equal ones: the axis is no wider for them, none is cut off as a tail, and the caption says how close they
    // are.
    setUiLanguage(QStringLiteral("en"));
    std::vector<double> close(1000, 200.0);
    close.back() = 200.1;
    const DistributionSeries near{"y", ChartRole::accent, close};
    info.n = close.size();
    for (const Unit unit : {Unit("h"), Unit("USD")}) {
        ChartAxis axis;
        axis.unit = unit;
        axis.format = unit == Unit("USD") ? AxisFormat::money : AxisFormat::number;
        const ChartSpec nearly
            = buildDistributionChart("d", Message{"chart.sim.run_time", {}}, axis, std::span(&near, 1), {}, info);
        const HistogramSeries &bars = std::get<HistogramChart>(nearly.kind).series[0];
        CHECK_THAT(
            std::accumulate(bars.counts.begin(), bars.counts.end(), 0.0), Catch::Matchers::WithinAbs(1.0, 1e-12));
        CHECK(bars.edges.back() - bars.edges.front() > 4.0);
        CHECK(text(nearly.caption).startsWith(QStringLiteral("All 1,000 trajectories end within 0.100 ")));
        CHECK(text(nearly.caption).contains(QStringLiteral("0.0")));
    }
    std::fill(close.begin() + 500, close.end(), 200.1);
    close.back() = 400; // nearly all of them
    const ChartSpec most
        = buildDistributionChart("d", Message{"chart.sim.run_time", {}}, ChartAxis{}, std::span(&near, 1), {}, info);
    CHECK(text(most.caption).contains(QStringLiteral("999 end at nearly the same value, 1 beyond it, up to 400")));
    // Edges are round numbers.
    const double width = chart.series[0].edges[1] - chart.series[0].edges[0];
    const double digits = width / std::pow(10.0, std::floor(std::log10(width) + 1e-9));
    CHECK(std::min({std::abs(digits - 1), std::abs(digits - 2), std::abs(digits - 5)}) < 1e-6);
    const std::vector<double> none(50, 0.0);
    const DistributionSeries zeros{"z", ChartRole::accent, none};
    const ChartSpec nothing
        = buildDistributionChart("d", Message{"chart.sim.run_time", {}}, ChartAxis{}, std::span(&zeros, 1), {}, info);
    CHECK(std::get<HistogramChart>(nothing.kind).series[0].edges.front() == 0.0);
    CHECK(std::get<HistogramChart>(nothing.kind).series[0].counts.front() == 1.0);
}
