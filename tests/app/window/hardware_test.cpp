// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The page of accelerators, as a person uses it.
#include "tests/app/window/fixture.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/hardware/hardware_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/filter_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidgetItemIterator>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Opened {
    Started started;
    MainWindow &window = started.start();
    HardwarePage &page = [this]() -> HardwarePage & {
        window.showPage(QStringLiteral("hardware"));
        return *static_cast<HardwarePage *>(window.page(QStringLiteral("hardware")));
    }();
    const TableSource &rows() const { return *page.table()->table()->source(); }
    int column(const char *id) const
    {
        for (int c = 0; c < rows().columnCount(); ++c)
            if (rows().column(c).id == QLatin1String(id))
                return c;
        throw std::runtime_error(id);
    }
    // Puts the cursor on a format of an accelerator.
    QModelIndex choose(const char *key, const char *columnId)
    {
        const auto index = static_cast<qint64>(started.session().snapshot()->accelerator(key));
        page.table()->setCurrentKey(index);
        const int row = page.table()->currentIndex().row();
        const QModelIndex cell = page.table()->model()->index(row, column(columnId));
        page.table()->setCurrentIndex(cell);
        return cell;
    }
    ExplorePage &explore() { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }
};

QStringList linesOf(const FactTree &tree)
{
    QStringList lines;
    for (QTreeWidgetItemIterator at(const_cast<FactTree *>(&tree)); *at; ++at)
        lines << (*at)->text(0) + QLatin1Char(' ') + (*at)->text(1);
    return lines;
}

} // namespace

TEST_CASE("the matrix shows states by signs and words, and the sheet of the chosen accelerator", "[window][hardware]")
{
    Opened opened;
    const TableSource &rows = opened.rows();
    const qsizetype rented = rows.rowCount();
    REQUIRE(rented > 20);
    QSet<QChar> signs;
    for (qsizetype row = 0; row < rows.rowCount(); ++row)
        for (const char *id : {"fp64", "fp8", "fp4", "int4", "sparsity"}) {
            const QString shown = rows.display(row, opened.column(id));
            REQUIRE_FALSE(shown.isEmpty());
            signs.insert(shown.front());
            CHECK(rows.tooltip(row, opened.column(id)).contains(QLatin1Char('\n'))); // the state and what it rests on
        }
    CHECK(signs.size() == static_cast<qsizetype>(PrecisionState::count));

    opened.choose("nvidia-h100-sxm5-80gb", "fp4");
    QStringList lines = linesOf(*opened.page.details());
    CHECK_FALSE(lines.filter(QStringLiteral("Not supported")).isEmpty());
    CHECK_FALSE(lines.filter(QRegularExpression(QStringLiteral("450.GB/s"))).isEmpty());
    CHECK_FALSE(lines.filter(QStringLiteral("us-east-1")).isEmpty());
    CHECK(lines.filter(QStringLiteral("2,02")).isEmpty()); // a year is not grouped

    opened.page.allAccelerators()->click();
    CHECK(opened.rows().rowCount() > rented);
    opened.page.allAccelerators()->click();
    CHECK(opened.rows().rowCount() == rented);

    opened.page.precision()->setCurrentIndex(opened.page.precision()->findData(QStringLiteral("int8")));
    emit opened.page.precision()->activated(opened.page.precision()->currentIndex());
    CHECK(opened.column("usd_per_int8_tops_hour") > 0);
}

TEST_CASE("a cell of the matrix filters Explore as one step of Undo", "[window][hardware]")
{
    Opened opened;
    const std::string before = opened.started.session().scenario().viewState;
    opened.choose("nvidia-l4", "memory_gib");
    CHECK_FALSE(opened.page.explorePrecision()->isVisible());
    opened.page.exploreAccelerator()->click();
    CHECK(opened.window.currentPage() == QStringLiteral("explore"));
    const QString byAccelerator = QStringLiteral("accelerator = 'L4'");
    REQUIRE(until([&] { return opened.explore().filterBar()->text() == byAccelerator; }));
    REQUIRE(until([&] { return opened.started.session().scenario().viewState != before; }));
    const Results &results = *opened.started.session().results();
    const auto &table = *opened.explore().tableView();
    REQUIRE(table.model()->rowCount() > 0);
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const Candidate candidate = candidateOfKey(table.table()->keyOf(row));
        const InstanceType &type = results.snapshot().types[candidate.type];
        CHECK(results.snapshot().accelerators[type.accelerator].key == "nvidia-l4");
    }
    opened.window.action(QStringLiteral("undo"))->trigger();
    CHECK(opened.started.session().scenario().viewState == before);

    // A format with a column of its own, by double click; one without, by its accelerators.
    opened.window.showPage(QStringLiteral("hardware"));
    const QModelIndex cell = opened.choose("nvidia-l4", "fp8");
    opened.page.table()->scrollTo(cell);
    emit opened.page.table()->activatedKey(opened.page.table()->currentKey());
    REQUIRE(until([&] { return opened.explore().filterBar()->text() == QStringLiteral("tflops_fp8 > 0"); }));
    CHECK(opened.explore().filterBar()->error().isEmpty());
    opened.window.showPage(QStringLiteral("hardware"));
    opened.choose("nvidia-l4", "fp4");
    opened.page.explorePrecision()->click();
    REQUIRE(until([&] { return opened.explore().filterBar()->text().startsWith(QStringLiteral("accelerator IN (")); }));
    CHECK(opened.explore().filterBar()->error().isEmpty());
    CHECK_FALSE(opened.explore().filterBar()->text().contains(QStringLiteral("'L4'")));
}

namespace {

class Browser : public QObject
{
    Q_OBJECT
public:
    QUrl opened;
public slots:
    void open(const QUrl &url) { opened = url; }
};

} // namespace

TEST_CASE("a source of a cell opens in the browser", "[window][hardware]")
{
    Browser browser;
    QDesktopServices::setUrlHandler(QStringLiteral("https"), &browser, "open");
    Opened opened;
    opened.choose("nvidia-a10g", "fp8");
    bool linked = false;
    for (QTreeWidgetItemIterator at(opened.page.details()); *at && !linked; ++at)
        if (const QString link = FactTree::link(*at); !link.isEmpty()) {
            linked = true;
            emit opened.page.details()->itemClicked(*at, 0);
            CHECK(browser.opened == QUrl(link));
        }
    CHECK(linked);
    QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
}

#include "hardware_test.moc"
