// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "tests/app/refresh/local_server.h"
#include "tests/app/window/data_fixture.h"
#include "views/dialogs/refresh_dialog.h"
#include "views/pages/quality/quality_panel.h"
#include "views/words/format.h"

#include <QCheckBox>
#include <QCryptographicHash>
#include <QDockWidget>
#include <QLabel>
#include <QTreeWidget>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const QByteArray kIndex = R"({"formatVersion":"v1.0","regions":{"eu-central-1":{"regionCode":"eu-central-1",)"
                          R"("currentVersionUrl":"/offers/v1.0/aws/AmazonEC2/20261015/eu-central-1/index.json"}}})";

LiveRefresh::Addresses addressesOf(const LocalServer &server)
{
    return {server.url(QStringLiteral("/region_index.json")), server.url(QStringLiteral("/spot-advisor-data.json")),
        true, 1, server.url(QStringLiteral("/spot.js")), server.url(QStringLiteral("/savings_index.json"))};
}

MainWindow &startIn(Started &started, const LocalServer &server)
{
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    next.regions = {"eu-central-1"};
    started.session().edit(next, QStringLiteral("region"));
    window.setRefreshAddresses(addressesOf(server));
    return window;
}

} // namespace

TEST_CASE("a refresh names its addresses, waits for the click, and leads to the comparison", "[window][refresh]")
{
    const QByteArray prices = *files::read(sample("price_list.json"));
    LocalServer server({whole(kIndex),
        whole(prices, "ETag: \"" + QCryptographicHash::hash(prices, QCryptographicHash::Md5).toHex() + "\"\r\n"),
        whole(*files::read(sample("spot_advisor.json"))), whole(*files::read(sample("spot_feed.js")))});
    Started started;
    MainWindow &window = startIn(started, server);
    window.action(QStringLiteral("refresh"))->trigger();
    auto *dialog = window.findChild<RefreshDialog *>();
    REQUIRE(dialog);
    CHECK(dialog->regions() == QStringList{QStringLiteral("eu-central-1")});
    CHECK(dialog->addressText().contains(server.url(QStringLiteral("/region_index.json")).toString()));
    CHECK(dialog->addressText().contains(QStringLiteral("/eu-central-1/index.json")));
    CHECK(dialog->addressText().contains(QStringLiteral("/spot-advisor-data.json")));
    CHECK(dialog->addressText().contains(QStringLiteral("/spot.js")));
    CHECK_FALSE(dialog->addressText().contains(QStringLiteral("savings_index"))); // large, and not needed by all
    auto *plans = dialog->findChild<QCheckBox *>(QStringLiteral("savings_plans"));
    REQUIRE(plans);
    plans->setChecked(true);
    CHECK(dialog->addressText().contains(QStringLiteral("/AWSComputeSavingsPlan/")));
    plans->setChecked(false);
    settle();
    CHECK_FALSE(dialog->isWorking());
    CHECK(server.requests.empty()); // nothing is asked before the click
    click(dialog, QStringLiteral("Fetch"));
    ImportDialog &question = at(window, ImportDialog::Step::questions); // the days of the Spot Advisor and feed
    CHECK(server.requests.size() == 4);
    CHECK(question.fileTree()->topLevelItemCount() == 3);
    click(&question, QStringLiteral("Continue"));
    // The price list comes with its checksum, the others without: they alone are named before it is applied.
    ImportDialog &diff = at(window, ImportDialog::Step::diff);
    QString remarks;
    for (const QLabel *label : diff.findChildren<QLabel *>())
        remarks += label->isVisible() ? label->text() : QString();
    CHECK(remarks.contains(QStringLiteral("no checksum to compare with: spot-advisor-data.json, spot.js.")));
    apply(window);
    REQUIRE(started.app->overlay().lists().imports.size() == 3);
    for (const ImportInfo &each : started.app->overlay().lists().imports)
        CHECK(each.sha256.size() == 64);
    CHECK(onDemand(started.session(), "g5.xlarge", "eu-central-1").value_or(0) == Approx(1.258).epsilon(1e-12));
    // The sizes are known the next time.
    CHECK(window.openRefresh()->addressText().contains(QStringLiteral("last time")));
}

TEST_CASE(
    "a refresh that fails says why, can be tried again, and leaves nothing when it is cancelled", "[window][refresh]")
{
    const LocalServer::Script missing
        = [](const QByteArray &, QTcpSocket *socket) { send(socket, head("404 Not Found", 2) + "no"); };
    LocalServer server({missing, whole(kIndex), whole(*files::read(sample("price_list.json"))), missing});
    Started started;
    MainWindow &window = startIn(started, server);
    RefreshDialog *dialog = window.openRefresh();
    dialog->findChild<QCheckBox *>(QStringLiteral("spot_feed"))->setChecked(false);
    click(dialog, QStringLiteral("Fetch"));
    REQUIRE(until([&] { return !dialog->errorText().isEmpty(); }));
    CHECK(dialog->errorText().contains(QStringLiteral("404")));
    CHECK(dialog->errorText().contains(QStringLiteral("127.0.0.1")));
    click(dialog, QStringLiteral("Try again"));
    REQUIRE(until([&] {
        return !dialog->errorText().isEmpty() && server.requests.size() == 4;
    })); // the prices came, the advisor did not
    click(dialog, QStringLiteral("Go on without it"));
    ImportDialog &diff = at(window, ImportDialog::Step::diff);
    CHECK(diff.fileTree()->topLevelItemCount() == 1);
    QTest::keyClick(&diff, Qt::Key_Escape);
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
}

TEST_CASE("a refresh can be cancelled while it fetches", "[window][refresh]")
{
    LocalServer server({[](const QByteArray &, QTcpSocket *socket) {
        send(socket, head("200 OK", 100000) + kIndex.left(20), false);
    }});
    Started started;
    MainWindow &window = startIn(started, server);
    RefreshDialog *dialog = window.openRefresh();
    click(dialog, QStringLiteral("Fetch"));
    REQUIRE(until([&] { return server.requests.size() == 1; }));
    click(dialog, QStringLiteral("Cancel"));
    REQUIRE(until([&] { return window.findChild<RefreshDialog *>() == nullptr; }));
    settle();
    CHECK(importDialog(window) == nullptr);
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
}

TEST_CASE("the sizes are asked for on a click, without the files", "[window][refresh]")
{
    const auto sized = [](qint64 bytes) -> LocalServer::Script {
        return [=](const QByteArray &, QTcpSocket *socket) { send(socket, head("200 OK", bytes)); };
    };
    const LocalServer::Script unsized
        = [](const QByteArray &, QTcpSocket *socket) { send(socket, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"); };
    const LocalServer::Script missing
        = [](const QByteArray &, QTcpSocket *socket) { send(socket, head("404 Not Found", 0)); };
    LocalServer server({whole(kIndex), sized(123'456'789), sized(5'000'000), unsized, whole(kIndex), missing,
        sized(6'000'000), unsized});
    Started started;
    MainWindow &window = startIn(started, server);
    RefreshDialog *dialog = window.openRefresh();
    const auto said = [&](const QString &words) {
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    };
    const auto listed = [&](double bytes) { // a text field shows a plain space for one that does not break
        return dialog->addressText().contains(format::bytes(bytes).replace(QChar(QChar::Nbsp), QLatin1Char(' ')));
    };
    settle();
    CHECK(server.requests.empty());
    click(dialog, QStringLiteral("Show sizes"));
    REQUIRE(until([&] { return said(QStringLiteral("Together at least")); }));
    REQUIRE(server.requests.size() == 4);
    CHECK(server.requests[0].startsWith("GET /region_index.json"));
    CHECK(server.requests[1].startsWith("HEAD /offers/v1.0/aws/AmazonEC2/20261015/eu-central-1/index.json"));
    CHECK(server.requests[2].startsWith("HEAD /spot-advisor-data.json"));
    CHECK(server.requests[3].startsWith("HEAD /spot.js"));
    CHECK(listed(123'456'789));
    CHECK(listed(5'000'000));
    CHECK(dialog->addressText().contains(QStringLiteral("not announced")));
    CHECK(said(format::bytes(128'456'789)));
    CHECK_FALSE(dialog->isWorking());
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    // What fails says why; the others are asked all the same.
    click(dialog, QStringLiteral("Show sizes"));
    REQUIRE(until([&] { return said(QStringLiteral("404")); }));
    CHECK(listed(6'000'000));
    CHECK(importDialog(window) == nullptr);
}

TEST_CASE("Data quality lists what is stale at the scenario's day, and leads to a refresh", "[window][refresh]")
{
    LocalServer server({whole(kIndex)});
    Started started;
    MainWindow &window = startIn(started, server);
    Scenario next = started.session().scenario();
    next.regions = {"us-east-1"};
    next.typeFilter.clear();
    next.asOf.reset();
    next.day = *Date::parse("2031-01-01");
    started.session().edit(next, QStringLiteral("day"));
    window.dock(QStringLiteral("quality"))->show();
    auto *quality = window.findChild<QualityPanel *>();
    QString lines;
    REQUIRE(until([&] {
        lines.clear();
        for (int i = 0; i < quality->tree()->topLevelItemCount(); ++i) {
            const QTreeWidgetItem *head = quality->tree()->topLevelItem(i);
            for (int k = 0; head->text(0).startsWith(QStringLiteral("Stale observations")) && k < head->childCount();
                 ++k)
                lines += head->child(k)->text(0) + QLatin1Char('\n');
        }
        return !started.session().isBusy() && !lines.isEmpty();
    }));
    INFO(lines.toStdString());
    for (const char *what : {"us-east-1: on-demand prices older than 36 months",
             "us-east-1: spot prices older than 6 months", "us-east-1: interruption frequencies older than 12 months",
             "us-east-1: prices of commitments older than 24 months"})
        CHECK(lines.contains(QLatin1String(what)));
    auto *refresh = quality->findChild<QPushButton *>(QStringLiteral("refresh"));
    REQUIRE(refresh);
    CHECK(refresh->accessibleName() == QStringLiteral("Refresh from AWS…"));
    refresh->setFocus();
    QTest::keyClick(refresh, Qt::Key_Space);
    auto *dialog = window.findChild<RefreshDialog *>();
    REQUIRE(dialog);
    CHECK(dialog->regions() == QStringList{QStringLiteral("us-east-1")});
    settle();
    CHECK(server.requests.empty());
}
