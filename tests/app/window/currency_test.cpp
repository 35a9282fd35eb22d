// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario's currency, wherever a person reads an amount.
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/charts/plot.h"
#include "views/dialogs/export_dialog.h"
#include "views/pages/charts/charts_page.h"
#include "views/widgets/headline.h"
#include "views/widgets/parameter_field.h"
#include "views/words/currency.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// What of a page names a currency: labels, heads and cells, and the texts of charts.
QStringList amountsOn(QWidget *page)
{
    static const QRegularExpression currency(QStringLiteral("\\b(USD|EUR)\\b"));
    QStringList found;
    const auto add = [&](const QString &text) {
        if (text.contains(currency))
            found << text;
    };
    for (const QLabel *label : page->findChildren<QLabel *>())
        if (label->isVisible() && !qobject_cast<ParameterField *>(label->parentWidget()))
            add(label->text());
    for (const QAbstractItemView *view : page->findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || !view->model())
            continue;
        const QAbstractItemModel &model = *view->model();
        const auto *table = qobject_cast<const QTableView *>(view);
        for (int c = 0; c < model.columnCount(); ++c) {
            if (table && table->isColumnHidden(c))
                continue;
            add(model.headerData(c, Qt::Horizontal).toString());
            for (int r = 0; r < std::min(model.rowCount(), 60); ++r) {
                const QModelIndex at = model.index(r, c);
                add(at.data().toString());
                for (int k = 0; k < std::min(model.rowCount(at), 60); ++k)
                    add(model.index(k, c, at).data().toString());
            }
        }
    }
    for (const ChartView *chart : page->findChildren<ChartView *>()) {
        if (!chart->isVisible() || !chart->hasData())
            continue;
        const auto plot = makePlot(chart->spec());
        plot->prepare(false, false);
        for (const PlotAxis *axis : {&plot->x, &plot->y}) {
            add(axis->title);
            for (const QString &category : axis->categories)
                add(category);
        }
        for (int mark = 0; mark < std::min(plot->markCount(), 40); ++mark)
            add(plot->tip(mark));
    }
    return found;
}

void useEuro(Started &started)
{
    Scenario scenario = started.session().scenario();
    scenario.currency = {"EUR", 0.5, Date::parse("2026-07-01")};
    started.session().edit(scenario, QStringLiteral("currency"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
}

bool isInput(const QString &text) // which takes USD
{
    return text == QStringLiteral("USD") || text == QStringLiteral("USD/h") || text.contains(QStringLiteral("per USD"));
}

} // namespace

TEST_CASE("every page shows its amounts in the scenario's currency, as soon as that changes", "[window][currency]")
{
    const CurrencyScope usd; // of other tests
    Started started;
    MainWindow &window = started.start();
    window.show();
    for (const char *page : {"explore", "charts", "compare", "simulate", "place"}) {
        INFO(page);
        window.showPage(QLatin1String(page));
        QWidget *shown = window.page(QLatin1String(page));
        REQUIRE(until([&] { return !window.isBusy() && !amountsOn(shown).isEmpty(); }, 60'000));
        settle();
        for (const QString &each : amountsOn(shown)) {
            INFO(each.toStdString());
            CHECK_FALSE(each.contains(QStringLiteral("EUR")));
        }
        useEuro(started);
        REQUIRE(until([&] { return !window.isBusy(); }, 60'000));
        settle();
        const QStringList amounts = amountsOn(shown);
        CHECK_FALSE(amounts.isEmpty());
        for (const QString &each : amounts) {
            INFO(each.toStdString());
            CHECK((isInput(each) || !each.contains(QStringLiteral("USD"))));
        }
        started.session().undoStack()->undo();
        REQUIRE(until([&] { return !window.isBusy(); }, 60'000));
        settle();
        for (const QString &each : amountsOn(shown)) {
            INFO(each.toStdString());
            CHECK_FALSE(each.contains(QStringLiteral("EUR")));
        }
    }
}

TEST_CASE("what was published in USD stays in USD", "[window][currency]")
{
    const CurrencyScope usd;
    Started started;
    MainWindow &window = started.start();
    window.show();
    useEuro(started);
    window.showPage(QStringLiteral("claims"));
    QWidget *claims = window.page(QStringLiteral("claims"));
    REQUIRE(until([&] { return !window.isBusy() && !amountsOn(claims).isEmpty(); }, 60'000));
    for (const QString &each : amountsOn(claims)) {
        INFO(each.toStdString());
        CHECK_FALSE(each.contains(QStringLiteral("EUR")));
    }
}

TEST_CASE("charts, inspector and headline share the currency and its digits", "[window][currency]")
{
    const CurrencyScope usd;
    Started started;
    MainWindow &window = started.start();
    window.show();
    useEuro(started);
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    for (const char *kind : {"cost_carbon", "ranking", "regions", "tornado", "distribution"}) {
        INFO(kind);
        charts.showView(QLatin1String(kind));
        REQUIRE(until([&] { return !window.isBusy(); }, 60'000));
        for (const QString &each : amountsOn(&charts)) {
            INFO(each.toStdString());
            CHECK((isInput(each) || !each.contains(QStringLiteral("USD"))));
        }
    }
    window.showPage(QStringLiteral("explore"));
    settle();
    const double cheapest
        = *started.session().results()->value(*started.session().data().answer->cheapest, Metric::usdPerMillion);
    const QString amount = format::amount(0.5 * cheapest) + QStringLiteral(" EUR");
    bool said = false, rate = false;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        const auto *whole = dynamic_cast<const Headline *>(label); // which shows what it has room for
        QString text = whole ? whole->sentence() : label->text();
        text.replace(QChar(0x00a0), QLatin1Char(' ')).remove(QChar(0x2060));
        said = said || text.contains(amount);
        rate = rate || text.contains(QStringLiteral("Amounts in EUR at 0.5 per USD, the rate of 2026-07-01."));
    }
    CHECK(said);
    CHECK(rate);
}

TEST_CASE("the dialog of an export offers USD beside another currency alone", "[window][export][currency]")
{
    const CurrencyScope usd;
    const auto box = [](ExportDialog &dialog) { return dialog.findChild<QCheckBox *>(QStringLiteral("usd_beside")); };
    ExportDialog plain({}, {});
    CHECK(box(plain)->isHidden());
    setShownCurrency({"EUR", 0.5, Date::parse("2026-07-01")});
    ExportDialog euro({}, {});
    CHECK_FALSE(box(euro)->isHidden());
    CHECK_FALSE(euro.choice().usdBeside);
    box(euro)->setChecked(true);
    CHECK(euro.choice().usdBeside);
}
