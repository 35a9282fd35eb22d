// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/instance_kinds.h"
#include "tests/views/pages/evaluated.h"
#include "views/pages/explore/results_table.h"
#include "views/tables/columnar_table_model.h"

#include <map>
#include <string>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ViewData allTypes()
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.asOf.reset();
    return evaluatedView(scenario);
}

} // namespace

TEST_CASE("the header names the region and the purchase option that all candidates have", "[explore]")
{
    ViewData data = allTypes();
    ColumnarTableModel model;
    const auto heard = [&] {
        model.setSource(std::make_shared<ResultsTable>(data));
        return model.headerData(model.columnOf(QStringLiteral("instance_type")), Qt::Horizontal, Qt::AccessibleTextRole)
            .toString();
    };
    CHECK(heard().contains(QStringLiteral("us-east-1")));
    CHECK(heard().contains(QStringLiteral("On-Demand"), Qt::CaseInsensitive));
    Scenario several = data.scenario;
    several.regions = {"us-east-1", "eu-west-1"};
    several.purchase.push_back(*parsePurchaseOption("spot"));
    data = evaluatedView(several);
    CHECK_FALSE(heard().contains(QStringLiteral("us-east-1")));
    CHECK_FALSE(heard().contains(QStringLiteral("On-Demand"), Qt::CaseInsensitive));
}

TEST_CASE("the header of carbon names a basis that is not the grid's", "[explore]")
{
    ViewData data = allTypes();
    const auto heard = [&](const char *id) {
        ColumnarTableModel model;
        model.setSource(std::make_shared<ResultsTable>(data));
        return model.headerData(model.columnOf(QString::fromUtf8(id)), Qt::Horizontal, Qt::AccessibleTextRole)
            .toString();
    };
    for (const char *id : {"gco2e_per_million", "total_gco2e_per_million"})
        CHECK_FALSE(heard(id).contains(QStringLiteral("based")));
    Scenario market = data.scenario;
    market.energy.carbonBasis = CarbonBasis::market;
    data = evaluatedView(market);
    CHECK(heard("gco2e_per_million").contains(QStringLiteral("market-based")));
    CHECK(heard("total_gco2e_per_million").contains(QStringLiteral("location-based"))); // whatever is asked for
    CHECK_FALSE(heard("usd_per_million").contains(QStringLiteral("based")));
}

TEST_CASE("sizes of a family stand in their order where nothing else tells them apart", "[explore]")
{
    ColumnarTableModel model;
    const ViewData data = allTypes();
    model.setSource(std::make_shared<ResultsTable>(data));
    std::map<std::string, double> last; // vCPUs by family
    const auto check = [&] {
        last.clear();
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto source = static_cast<std::size_t>(model.sourceRow(row));
            if (data.results->value(source, Metric::usdPerMillion))
                continue;
            const InstanceType &type = data.snapshot->types[data.results->candidate(source).type];
            INFO(type.name);
            CHECK(type.vcpus >= last[type.family]);
            last[type.family] = type.vcpus;
        }
    };
    check();
    model.setSortKeys({{QStringLiteral("usd_per_million"), Qt::AscendingOrder}});
    check(); // rows without an answer
    CHECK(last.size() > 20);
}

TEST_CASE("the tip of a header gives the name that filters know", "[explore]")
{
    ColumnarTableModel model;
    model.setSource(std::make_shared<ResultsTable>(allTypes()));
    for (int c = 1; c < model.columnCount(); ++c) {
        const QString id = model.column(c).id;
        INFO(id.toStdString());
        CHECK(model.headerData(c, Qt::Horizontal, Qt::ToolTipRole).toString().contains(id));
    }
    CHECK_FALSE(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString().contains(QStringLiteral("SQL")));
}

TEST_CASE("facts of the catalogue are shown as they were published", "[explore]")
{
    ColumnarTableModel model;
    const ViewData data = allTypes();
    model.setSource(std::make_shared<ResultsTable>(data));
    const auto shown = [&](const char *type, const char *column) {
        const TypeIndex wanted = data.snapshot->type(type);
        for (int row = 0; row < model.rowCount(); ++row)
            if (data.results->candidate(static_cast<std::size_t>(model.sourceRow(row))).type == wanted)
                return model.index(row, model.columnOf(QString::fromUtf8(column))).data().toString().toStdString();
        return std::string();
    };
    CHECK(shown("p4d.24xlarge", "memory_gib") == "1,152");
    CHECK(shown("g5.xlarge", "price_usd_per_hour") == "1.006");
    CHECK(shown("g5.xlarge", "usd_per_vcpu_hour") == "0.252"); // computed: three figures
}

TEST_CASE("types are listed by family, in each the smaller first", "[explore]")
{
    const Snapshot &snapshot = *catalog();
    const std::vector<TypeIndex> listed = typesBySize(snapshot);
    CHECK(listed.size() == snapshot.types.size());
    const auto at = [&](const char *name) { return std::ranges::find(listed, snapshot.type(name)) - listed.begin(); };
    CHECK(at("g5.xlarge") < at("g5.2xlarge"));
    CHECK(at("g5.2xlarge") < at("g5.12xlarge"));
    CHECK(at("g5.48xlarge") < at("g5g.xlarge"));
}
