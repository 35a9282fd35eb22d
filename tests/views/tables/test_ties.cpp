// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/views/tables/sample_table.h"
#include "views/tables/columnar_table_model.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Equals go by the number of instances, the fewest first.
class Tied : public ValueTable
{
public:
    using ValueTable::ValueTable;
    bool hasTieRule() const override { return true; }
    bool tieBefore(qsizetype a, qsizetype b) const override { return number(a, 3) < number(b, 3); }
};

template <class Table>
std::vector<qint64> sorted(const char *column, Qt::SortOrder order)
{
    auto table = std::make_shared<Table>(sampleColumns());
    const double usd[] = {14, 2, 14, 2, 14};
    const double instances[] = {9, 3, 1, 8, 4};
    for (int row = 0; row < 5; ++row)
        table->addRow({missing(""), cell("same"), cell(usd[row]), cell(instances[row]), cell("")}, 100 + row);
    table->addRow({missing(""), cell("same"), missing("none"), cell(7), cell("")}, 105);
    table->addRow({missing(""), cell("same"), missing("none"), cell(5), cell("")}, 106);
    ColumnarTableModel model;
    model.setSource(table);
    model.setSortKeys({{QString::fromLatin1(column), order}});
    std::vector<qint64> keys;
    for (int row = 0; row < model.rowCount(); ++row)
        keys.push_back(model.keyOf(row));
    return keys;
}

using Keys = std::vector<qint64>;

} // namespace

TEST_CASE("rows with the same number go by the rule of their source, in both directions", "[tables]")
{
    CHECK(sorted<Tied>("usd_per_million", Qt::AscendingOrder) == Keys{101, 103, 102, 104, 100, 105, 106});
    CHECK(sorted<Tied>("usd_per_million", Qt::DescendingOrder) == Keys{102, 104, 100, 101, 103, 105, 106});
    CHECK(sorted<Tied>("type", Qt::AscendingOrder)
        == Keys{100, 101, 102, 103, 104, 105, 106}); // nothing is ranked by words
    CHECK(sorted<ValueTable>("usd_per_million", Qt::AscendingOrder) == Keys{101, 103, 100, 102, 104, 105, 106});
}
