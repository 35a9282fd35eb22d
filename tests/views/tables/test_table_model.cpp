// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/views/tables/sample_table.h"
#include "views/tables/columnar_table_model.h"
#include "views/words/currency.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::vector<qint64> keys(const ColumnarTableModel &model)
{
    std::vector<qint64> out;
    for (int row = 0; row < model.rowCount(); ++row)
        out.push_back(model.keyOf(row));
    return out;
}

using Keys = std::vector<qint64>;

} // namespace

TEST_CASE("the table model obeys the rules of item models", "[tables]")
{
    ColumnarTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 0);
    CHECK(model.columnCount() == 0);
    model.setSource(sampleTable());
    REQUIRE(model.rowCount() == 5);
    REQUIRE(model.columnCount() == 5);
    model.setSortKeys({{QStringLiteral("type"), Qt::AscendingOrder}});
    model.setFilterRows({0, 1, 4});
    model.setPinned({101});
    model.setSource(sampleTable());
    model.setSource(nullptr);
    CHECK(model.rowCount() == 0);
    CHECK_FALSE(model.headerData(model.columnCount(), Qt::Horizontal).isValid());
    CHECK_FALSE(model.headerData(-1, Qt::Horizontal).isValid());
}

TEST_CASE("sorting is stable, by several keys, missing last in both directions", "[tables]")
{
    ColumnarTableModel model;
    model.setSource(sampleTable());
    model.setSortKeys({{QStringLiteral("usd_per_million"), Qt::AscendingOrder}});
    CHECK(keys(model) == Keys{103, 100, 104, 101, 102});
    model.setSortKeys({{QStringLiteral("usd_per_million"), Qt::DescendingOrder}});
    CHECK(keys(model) == Keys{101, 100, 104, 103, 102});
    model.setSortKeys(
        {{QStringLiteral("usd_per_million"), Qt::AscendingOrder}, {QStringLiteral("instances"), Qt::AscendingOrder}});
    CHECK(keys(model) == Keys{103, 104, 100, 101, 102});
    model.sort(1, Qt::AscendingOrder); // natural: g5.2xlarge before g5.12xlarge
    CHECK(keys(model) == Keys{104, 101, 100, 103, 102});
    model.sort(1, Qt::DescendingOrder);
    CHECK(keys(model) == Keys{102, 103, 100, 101, 104});
    model.setPinned({103});
    model.setSortKeys({{QStringLiteral("pin"), Qt::DescendingOrder}});
    CHECK(keys(model).front() == 103);
    model.setSortKeys({{QStringLiteral("nonsense"), Qt::AscendingOrder}});
    CHECK(model.sortKeys().empty());
    model.sort(-1);
    CHECK(keys(model) == Keys{100, 101, 102, 103, 104});
}

TEST_CASE("arrows are numbered when there are several keys", "[tables]")
{
    ColumnarTableModel model;
    model.setSource(sampleTable());
    const auto title = [&](int c) { return model.headerData(c, Qt::Horizontal).toString(); };
    CHECK(title(2) == QStringLiteral("USD/1M")); // the unit stands in the title already
    model.setSortKeys({{QStringLiteral("usd_per_million"), Qt::AscendingOrder}});
    CHECK(title(2).endsWith(QChar(0x25B2)));
    model.setSortKeys(
        {{QStringLiteral("usd_per_million"), Qt::AscendingOrder}, {QStringLiteral("instances"), Qt::DescendingOrder}});
    CHECK(title(2).endsWith(QString(QChar(0x25B2)) + QLatin1Char('1')));
    CHECK(title(3).endsWith(QString(QChar(0x25BC)) + QLatin1Char('2')));
}

TEST_CASE("a filter keeps the order and survives a sort", "[tables]")
{
    ColumnarTableModel model;
    model.setSource(sampleTable());
    model.setSortKeys({{QStringLiteral("usd_per_million"), Qt::AscendingOrder}});
    model.setFilterRows({0, 2, 3, 99});
    CHECK(keys(model) == Keys{103, 100, 102});
    CHECK(model.rowOfKey(101) == -1);
    CHECK(model.rowOfKey(100) == 1);
    CHECK(model.rowOfSource(3) == 0);
    CHECK(model.rowOfSource(77) == -1);
    model.sort(2, Qt::DescendingOrder);
    CHECK(keys(model) == Keys{100, 103, 102});
    model.setFilter(Bitmap(3, true)); // of another size: ignored
    CHECK(model.rowCount() == 3);
    model.setFilter(Bitmap(5, false));
    CHECK(model.rowCount() == 0);
    model.clearFilter();
    CHECK(model.rowCount() == 5);
    model.setFilterRows({0});
    model.setSource(sampleTable()); // new data, no filter, same sort
    CHECK(keys(model) == Keys{101, 100, 104, 103, 102});
}

TEST_CASE("cells read, explain and export themselves", "[tables]")
{
    ColumnarTableModel model;
    model.setSource(sampleTable());
    const auto data = [&](int row, const char *id, int role) {
        return model.data(model.index(row, model.columnOf(QString::fromUtf8(id))), role);
    };
    CHECK(data(0, "usd_per_million", Qt::DisplayRole).toString() == QStringLiteral("14.08"));
    CHECK(data(0, "usd_per_million", TableRole::exported).toString() == QStringLiteral("14.084"));
    CHECK(data(0, "usd_per_million", Qt::ToolTipRole).toString().contains(QStringLiteral("14.084")));
    CHECK(data(0, "usd_per_million", Qt::ToolTipRole).toString().contains(QStringLiteral("estimate")));
    CHECK(data(0, "usd_per_million", TableRole::figureClass).toInt() == static_cast<int>(FigureClass::estimate));
    CHECK(data(0, "usd_per_million", Qt::AccessibleTextRole).toString() == QStringLiteral("USD/1M: 14.08, estimate"));
    CHECK(data(2, "usd_per_million", Qt::DisplayRole).toString() == QString(QChar(0x2014)));
    CHECK(data(2, "usd_per_million", Qt::ToolTipRole).toString() == QStringLiteral("No public price"));
    CHECK(data(2, "usd_per_million", TableRole::exported).toString().isEmpty());
    CHECK_FALSE(data(2, "usd_per_million", TableRole::number).isValid());
    CHECK_FALSE(data(2, "usd_per_million", TableRole::heat).isValid());
    CHECK(data(1, "usd_per_million", TableRole::heat).toDouble() == 1.0);
    CHECK((data(0, "usd_per_million", Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0);
    CHECK(data(1, "instances", Qt::DisplayRole).toString() == QStringLiteral("33"));
    CHECK(
        model.headerData(2, Qt::Horizontal, TableRole::exported).toString() == QStringLiteral("usd_per_million [USD]"));
}

TEST_CASE("amounts of a table are in the currency that is shown: cell, tip, head and copy", "[tables][currency]")
{
    const CurrencyScope euro({"EUR", 0.5, Date::parse("2026-07-01")});
    ColumnarTableModel model;
    model.setSource(sampleTable());
    const auto data = [&](int role) {
        return model.data(model.index(0, model.columnOf(QStringLiteral("usd_per_million"))), role).toString();
    };
    CHECK(data(Qt::DisplayRole) == QStringLiteral("7.04"));
    CHECK(data(TableRole::exported) == QStringLiteral("7.042"));
    CHECK(data(Qt::ToolTipRole).contains(QStringLiteral("7.04\u00a0EUR")));
    CHECK(data(TableRole::number) == QStringLiteral("14.084")); // as filters and the model have it
    CHECK(model.headerData(2, Qt::Horizontal).toString().endsWith(QStringLiteral("[EUR]")));
    CHECK(
        model.headerData(2, Qt::Horizontal, TableRole::exported).toString() == QStringLiteral("eur_per_million [EUR]"));
    CHECK(model.columnOf(QStringLiteral("usd_per_million")) == 2); // its name stays
}

TEST_CASE("header tooltips escape markup", "[tables]")
{
    auto columns = sampleColumns();
    columns[1].title = QStringLiteral("<b>bold</b>");
    columns[1].help = QStringLiteral("a < b & c");
    ColumnarTableModel model;
    model.setSource(std::make_shared<ValueTable>(columns));
    const QString tip = model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString();
    CHECK(tip.contains(QStringLiteral("&lt;b&gt;bold")));
    CHECK(tip.contains(QStringLiteral("a &lt; b &amp; c")));
}

TEST_CASE("stars toggle through the model and tell", "[tables]")
{
    ColumnarTableModel model;
    model.setSource(sampleTable());
    QSignalSpy spy(&model, &ColumnarTableModel::pinToggled);
    CHECK(model.setData(model.index(1, 0), true, TableRole::pinned));
    CHECK_FALSE(model.setData(model.index(1, 0), true, TableRole::pinned));
    CHECK(model.pinned() == QSet<qint64>{101});
    REQUIRE(spy.count() == 1);
    CHECK(spy[0][0].toLongLong() == 101);
    CHECK_FALSE(model.setData(model.index(1, 2), 5.0, Qt::EditRole));
}
