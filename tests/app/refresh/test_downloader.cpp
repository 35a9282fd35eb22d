// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/refresh/live_refresh.h"
#include "model/importers/aws/price_list_index.h"
#include "tests/app/refresh/local_server.h"
#include "tests/support/catch.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include <deque>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Run {
    std::optional<Download> download;
    std::optional<Error> error;
    QByteArray content;
    bool exists = false;
    int steps = 0;
    QStringList left; // in the folder
};

template <class Start, class Source>
Run waitFor(Source &source, const QString &file, const QString &folder, Start start, int cancelAfterMs = -1)
{
    Run run;
    QEventLoop loop;
    QObject::connect(&source, &Source::finished, &loop, [&](const Download &d) {
        run.download = d;
        loop.quit();
    });
    QObject::connect(&source, &Source::failed, &loop, [&](const Error &e) {
        run.error = e;
        loop.quit();
    });
    QObject::connect(&source, &Source::progress, &loop, [&](qint64, qint64) { ++run.steps; });
    QTimer::singleShot(0, &loop, start);
    if (cancelAfterMs >= 0)
        QTimer::singleShot(cancelAfterMs, &loop, [&] { source.cancel(); });
    QTimer::singleShot(60000, &loop, &QEventLoop::quit);
    loop.exec();
    QFile f(file);
    run.exists = f.exists();
    if (f.open(QIODevice::ReadOnly))
        run.content = f.readAll();
    run.left = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    return run;
}

class World
{
public:
    explicit World(std::deque<LocalServer::Script> scripts)
        : server(std::move(scripts))
    {
        request.url = server.url();
        request.file = folder.filePath(QStringLiteral("got.json"));
        request.allowLoopbackHttp = true;
        request.retryDelayMs = 1;
        request.idleMs = 5000;
        request.accepts = [](const QByteArray &bytes) { return bytes.startsWith('{'); };
    }
    Run run(int cancelAfterMs = -1)
    {
        Downloader downloader;
        return waitFor(
            downloader, request.file, folder.path(), [&] { downloader.start(request); }, cancelAfterMs);
    }
    QTemporaryDir folder;
    LocalServer server;
    DownloadRequest request;
};

QByteArray body(int size = 300000)
{
    QByteArray text = "{\"a\":\"";
    for (int i = 0; text.size() < size; ++i)
        text += QByteArray::number(i * 7919);
    return text + "\"}";
}

QByteArray md5Tag(const QByteArray &bytes)
{
    return "ETag: \"" + QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex() + "\"\r\n";
}

void checkNothingKept(const Run &run, const char *id)
{
    CHECK_FALSE(run.download);
    REQUIRE(run.error);
    CHECK(run.error->message.id == id);
    CHECK_FALSE(run.exists);
    CHECK(run.left.isEmpty());
}

} // namespace

TEST_CASE("a file arrives whole, with progress and checksums", "[refresh]")
{
    const QByteArray text = body();
    World w({whole(text, md5Tag(text))});
    const Run run = w.run();
    REQUIRE(run.download);
    CHECK(run.content == text);
    CHECK(run.download->bytes == text.size());
    CHECK(run.download->sha256 == QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    CHECK(run.download->checked);
    CHECK(run.steps > 0);
    CHECK(run.left.size() == 1);
    CHECK(w.server.requests.front().toLower().contains("accept-encoding: identity"));
    CHECK_FALSE(w.server.requests.front().toLower().contains("cookie"));
}

TEST_CASE("a size is asked for without the file", "[refresh]")
{
    const auto sized = [](const QByteArray &, QTcpSocket *socket) { send(socket, head("200 OK", qint64{3} << 30)); };
    World w({[](const QByteArray &, QTcpSocket *socket) {
                 send(socket, head("302 Found", 0, "Location: /elsewhere.json\r\n"));
             },
        sized});
    w.request.sizeOnly = true;
    const Run run = w.run();
    REQUIRE(run.download);
    CHECK(run.download->bytes == qint64{3} << 30); // more than would be fetched
    CHECK_FALSE(run.exists);
    CHECK(run.left.isEmpty());
    for (const QByteArray &request : w.server.requests)
        CHECK(request.startsWith("HEAD "));
    World silent(
        {[](const QByteArray &, QTcpSocket *socket) { send(socket, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"); }});
    silent.request.sizeOnly = true;
    const Run unknown = silent.run();
    REQUIRE(unknown.download);
    CHECK(unknown.download->bytes == -1);
    World missing({[](const QByteArray &, QTcpSocket *socket) { send(socket, head("404 Not Found", 0)); }});
    missing.request.sizeOnly = true;
    checkNothingKept(missing.run(), "download.http_error");
    World plain({sized});
    plain.request.sizeOnly = true;
    plain.request.allowLoopbackHttp = false;
    checkNothingKept(plain.run(), "download.not_https");
    CHECK(plain.server.requests.empty());
}

TEST_CASE("an older file stays when the new one fails", "[refresh]")
{
    World w({whole("<html>sign in</html>")});
    QFile old(w.request.file);
    REQUIRE(old.open(QIODevice::WriteOnly));
    old.write("{\"old\":1}");
    old.close();
    const Run run = w.run();
    REQUIRE(run.error);
    CHECK(run.error->message.id == "download.wrong_content");
    CHECK(run.content == "{\"old\":1}");
}

TEST_CASE("a slow server is waited for, a silent one is not", "[refresh]")
{
    const QByteArray text = body(5000);
    World slow({[=](const QByteArray &, QTcpSocket *socket) {
        socket->write(head("200 OK", text.size()));
        auto *timer = new QTimer(socket);
        auto sent = std::make_shared<qsizetype>(0);
        QObject::connect(timer, &QTimer::timeout, socket, [=] {
            const QByteArray part = text.mid(*sent, 500);
            *sent += part.size();
            if (part.isEmpty())
                socket->disconnectFromHost();
            else
                socket->write(part);
        });
        timer->start(20);
    }});
    slow.request.idleMs = 2000;
    const Run run = slow.run();
    REQUIRE(run.download);
    CHECK(run.content == text);

    World silent({[=](const QByteArray &, QTcpSocket *socket) {
        send(socket, head("200 OK", text.size()) + text.left(100), false);
    }});
    silent.request.idleMs = 100;
    silent.request.retries = 1;
    checkNothingKept(silent.run(), "download.timeout");
}

TEST_CASE("a drop is resumed by range, or started again", "[refresh]")
{
    const QByteArray text = body();
    const QByteArray headers = md5Tag(text) + "Accept-Ranges: bytes\r\n";
    World resumed(
        {cut(text, 100000, headers), [=](const QByteArray &request, QTcpSocket *socket) {
             const qsizetype at = request.toLower().indexOf("range: bytes=");
             if (at < 0) { // Qt itself repeats a request whose connection broke, and drops the answer
                 socket->disconnectFromHost();
                 return;
             }
             const qsizetype from = request.mid(at + 13, request.indexOf('-', at) - at - 13).toLongLong();
             CHECK(request.toLower().contains("if-range: \""));
             CHECK(from == 100000);
             const QByteArray rest = text.mid(from);
             send(socket,
                 head("206 Partial Content", rest.size(),
                     headers + "Content-Range: bytes " + QByteArray::number(from) + "-"
                         + QByteArray::number(text.size() - 1) + "/" + QByteArray::number(text.size()) + "\r\n")
                     + rest);
         }});
    const Run a = resumed.run();
    REQUIRE(a.download);
    CHECK(a.content == text);
    CHECK(a.download->resumed == 1);
    CHECK(a.download->checked);

    World again({cut(text, 100000), whole(text)});
    const Run b = again.run();
    REQUIRE(b.download);
    CHECK(b.content == text);
    CHECK(b.download->restarted == 1);

    const QByteArray other = body(200000); // another version meanwhile: the server sends all of it
    World changed({cut(text, 100000, headers), whole(other, md5Tag(other))});
    const Run c = changed.run();
    REQUIRE(c.download);
    CHECK(c.content == other);

    World wrongRange(
        {cut(text, 100000, headers), [=](const QByteArray &, QTcpSocket *socket) {
             send(socket,
                 head("206 Partial Content", 10, headers + "Content-Range: bytes 5-14/300000\r\n") + "0123456789",
                 false);
         }});
    checkNothingKept(wrongRange.run(), "download.wrong_content");
}

TEST_CASE("a truncated file is given up after the retries", "[refresh]")
{
    const QByteArray text = body();
    World w({cut(text, 1000)});
    w.request.retries = 2;
    const Run run = w.run();
    CHECK(w.server.requests.size() >= 3);
    checkNothingKept(run, "download.truncated");
}

TEST_CASE("redirections stay on the host and end", "[refresh]")
{
    const QByteArray text = body(1000);
    const auto to = [](const QByteArray &where) {
        return [=](const QByteArray &, QTcpSocket *socket) {
            send(socket, head("302 Found", 0, "Location: " + where + "\r\n"));
        };
    };
    World same({to("/elsewhere.json"), whole(text)});
    const Run run = same.run();
    REQUIRE(run.download);
    CHECK(run.content == text);
    CHECK(same.server.requests.back().startsWith("GET /elsewhere.json"));
    World other({to("http://example.com/x.json")});
    checkNothingKept(other.run(), "download.other_host");
    World port({to("http://127.0.0.1:1/x.json")});
    checkNothingKept(port.run(), "download.other_host");
    World scheme({to("file:///etc/passwd")});
    checkNothingKept(scheme.run(), "download.other_host");
    World loop({to("/again.json")});
    checkNothingKept(loop.run(), "download.other_host");
}

TEST_CASE("what is too large, missing, broken or something else is refused", "[refresh]")
{
    const QByteArray text = body();
    World announced({whole(text)});
    announced.request.maxBytes = 1000;
    checkNothingKept(announced.run(), "download.too_large");
    World endless({[=](const QByteArray &, QTcpSocket *socket) {
        send(socket, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + text); // no length given
    }});
    endless.request.maxBytes = 1000;
    checkNothingKept(endless.run(), "download.too_large");
    World missing({[](const QByteArray &, QTcpSocket *socket) { send(socket, head("404 Not Found", 2) + "no"); }});
    checkNothingKept(missing.run(), "download.http_error");
    CHECK(missing.server.requests.size() == 1);
    World broken(
        {[](const QByteArray &, QTcpSocket *socket) { send(socket, head("503 Service Unavailable", 2) + "no"); }});
    broken.request.retries = 1;
    checkNothingKept(broken.run(), "download.network");
    CHECK(broken.server.requests.size() == 2);
    World recovered(
        {[](const QByteArray &, QTcpSocket *socket) { send(socket, head("503 Service Unavailable", 2) + "no"); },
            whole(text)});
    CHECK(recovered.run().content == text);
    World page({whole("<!DOCTYPE html><html>Sign in to the network</html>")});
    checkNothingKept(page.run(), "download.wrong_content");
    World empty({whole("")});
    checkNothingKept(empty.run(), "download.wrong_content");
    World damaged({whole(text, md5Tag("something else"))});
    checkNothingKept(damaged.run(), "download.checksum");
    World noise(
        {[](const QByteArray &, QTcpSocket *socket) { send(socket, "\x01\x02\x03 nothing like HTTP\r\n\r\n"); }});
    noise.request.retries = 0;
    checkNothingKept(noise.run(), "download.network");
    World closed({whole(text)});
    closed.request.url = QUrl(QStringLiteral("http://127.0.0.1:1/x"));
    closed.request.retries = 0;
    checkNothingKept(closed.run(), "download.network");
}

TEST_CASE("only HTTPS, except to this machine in tests", "[refresh]")
{
    World w({whole(body())});
    w.request.allowLoopbackHttp = false;
    checkNothingKept(w.run(), "download.not_https");
    CHECK(w.server.requests.empty());
    w.request.allowLoopbackHttp = true;
    for (const char *address : {"http://example.com/a.json", "file:///etc/passwd", "ftp://127.0.0.1/a", ""}) {
        w.request.url = QUrl(QString::fromLatin1(address));
        checkNothingKept(w.run(), "download.not_https");
    }
    const LiveRefresh::Addresses published = LiveRefresh::published();
    for (const QUrl &url :
        {published.regionIndex, published.spotAdvisor, published.spotFeed, published.savingsPlansIndex})
        CHECK(url.scheme() == QLatin1String("https"));
}

TEST_CASE("cancelling leaves nothing behind", "[refresh]")
{
    const QByteArray text = body();
    World w({[=](const QByteArray &, QTcpSocket *socket) {
        send(socket, head("200 OK", text.size()) + text.left(1000), false);
    }});
    checkNothingKept(w.run(100), "job.cancelled");
    World waiting({cut(text, 1000)});
    waiting.request.retryDelayMs = 60000;
    checkNothingKept(waiting.run(200), "job.cancelled");
}

TEST_CASE("a folder that is not there is said", "[refresh]")
{
    World w({whole(body())});
    w.request.file = w.folder.filePath(QStringLiteral("missing/got.json"));
    const Run run = w.run();
    REQUIRE(run.error);
    CHECK(run.error->code == Error::Code::fileAccess);
    CHECK(w.server.requests.empty());
}

TEST_CASE("the price list of a region comes by way of the index", "[refresh]")
{
    const QByteArray index
        = R"({"formatVersion":"v1.0","regions":{"eu-central-1":{"regionCode":"eu-central-1",)"
          R"("currentVersionUrl":"/offers/v1.0/aws/AmazonEC2/20261015/eu-central-1/index.json"},)"
          R"("us-east-1":{"regionCode":"us-east-1","currentVersionUrl":"https://example.com/x.json"}}})";
    const QByteArray list = R"({"formatVersion":"v1.0","offerCode":"AmazonEC2","products":{}})";
    const auto fetch = [&](const QString &region) {
        LocalServer server({whole(index), whole(list)});
        QTemporaryDir folder;
        LiveRefresh::Addresses addresses{
            server.url(QStringLiteral("/index.json")), server.url(QStringLiteral("/advisor.json")), true, 1};
        LiveRefresh refresh(addresses);
        Run run = waitFor(refresh, folder.filePath(QStringLiteral("AmazonEC2_%1.json").arg(region)), folder.path(),
            [&] { refresh.fetchPriceList(region, folder.path()); });
        if (run.download)
            CHECK(server.requests.back().startsWith("GET /offers/v1.0/aws/AmazonEC2/20261015/eu-central-1/index.json"));
        return run;
    };
    const Run good = fetch(QStringLiteral("eu-central-1"));
    REQUIRE(good.download);
    CHECK(good.content == list);
    CHECK(good.left.size() == 1);
    checkNothingKept(fetch(QStringLiteral("us-east-1")), "download.other_host");
    checkNothingKept(fetch(QStringLiteral("mars-north-1")), "download.no_region");
    CHECK_FALSE(priceListPath("{\"regions\":[]}", "x"));
    CHECK_FALSE(priceListPath("{", "x"));
    CHECK_FALSE(priceListPath(R"({"regions":{"x":{"currentVersionUrl":"/../a b"}}})", "x"));

    LocalServer server({whole(R"({"instance_types":{},"ranges":[],"spot_advisor":{}})")});
    QTemporaryDir folder;
    LiveRefresh refresh({server.url(), server.url(), true, 1});
    const Run advisor = waitFor(refresh, folder.filePath(QStringLiteral("spot-advisor-data.json")), folder.path(),
        [&] { refresh.fetchSpotAdvisor(folder.path()); });
    CHECK(advisor.download);
}

TEST_CASE("the Savings Plans of a region come by way of their index, the spot prices at once", "[refresh]")
{
    const QByteArray index = R"({"publicationDate":"2026-10-16T08:00:00Z","regions":[)"
                             R"({"regionCode":"us-east-1","versionUrl":"https://example.com/x.json"},)"
                             R"({"regionCode":"eu-central-1","versionUrl":)"
                             R"("/savingsPlan/v1.0/aws/AWSComputeSavingsPlan/20261016/eu-central-1/index.json"}]})";
    const QByteArray plans
        = R"({"publicationDate":"2026-10-16T08:00:00Z","products":[{"sku":"A","productFamily":"ComputeSavingsPlans"}],)"
          R"("terms":{"savingsPlan":[]}})";
    const auto fetch = [&](const QString &region) {
        LocalServer server({whole(index), whole(plans)});
        QTemporaryDir folder;
        LiveRefresh::Addresses addresses{server.url(), server.url(), true, 1};
        addresses.savingsPlansIndex = server.url(QStringLiteral("/region_index.json"));
        LiveRefresh refresh(addresses);
        Run run = waitFor(refresh, folder.filePath(QStringLiteral("AWSComputeSavingsPlan_%1.json").arg(region)),
            folder.path(), [&] { refresh.fetchSavingsPlans(region, folder.path()); });
        if (run.download)
            CHECK(server.requests.back().startsWith(
                "GET /savingsPlan/v1.0/aws/AWSComputeSavingsPlan/20261016/eu-central-1/index.json"));
        return run;
    };
    const Run good = fetch(QStringLiteral("eu-central-1"));
    REQUIRE(good.download);
    CHECK(good.content == plans);
    checkNothingKept(fetch(QStringLiteral("us-east-1")), "download.other_host");
    checkNothingKept(fetch(QStringLiteral("mars-north-1")), "download.no_region");
    CHECK_FALSE(savingsPlansPath("{\"regions\":{}}", "x"));
    CHECK_FALSE(savingsPlansPath("{", "x"));
    CHECK_FALSE(savingsPlansPath(R"({"regions":[{"regionCode":"x","versionUrl":"/../a b"}]})", "x"));

    const auto feed = [&](const QByteArray &text) {
        LocalServer server({whole(text)});
        QTemporaryDir folder;
        LiveRefresh::Addresses addresses{server.url(), server.url(), true, 1};
        addresses.spotFeed = server.url(QStringLiteral("/spot.js"));
        LiveRefresh refresh(addresses);
        return waitFor(refresh, folder.filePath(QStringLiteral("spot.js")), folder.path(),
            [&] { refresh.fetchSpotFeed(folder.path()); });
    };
    CHECK(feed(R"(callback({"vers":0.01,"config":{"rate":"perhr","regions":[]}});)").download);
    checkNothingKept(feed("<html>503</html>"), "download.wrong_content");
}

TEST_CASE("a proxy of the environment is asked, but not for this machine", "[refresh]")
{
    LocalServer proxy({whole("no")});
    qputenv("https_proxy", proxy.url().toString(QUrl::RemovePath).toUtf8());
    qputenv("http_proxy", proxy.url().toString(QUrl::RemovePath).toUtf8());
    World near({whole(body())});
    CHECK(near.run().download); // straight to the server
    CHECK(proxy.requests.empty());
    World far({});
    far.request.url = QUrl(QStringLiteral("https://prices.example/a.json"));
    far.request.retries = 0;
    CHECK(far.run().error);
    qunsetenv("https_proxy");
    qunsetenv("http_proxy");
    REQUIRE_FALSE(proxy.requests.empty());
    CHECK(proxy.requests.front().startsWith("CONNECT prices.example:443"));
}

TEST_CASE("a proxy that was set is asked in place of the system's, and none where none is wanted", "[refresh]")
{
    World world({whole(body())});
    world.request.url = QUrl(QStringLiteral("https://prices.example/file.json"));
    world.request.retries = 0;
    LocalServer others({whole("no")});
    qputenv("https_proxy", others.url().toString(QUrl::RemovePath).toUtf8());
    const auto run = [&](const QNetworkProxy &proxy) {
        Downloader downloader;
        downloader.setProxy(proxy);
        return waitFor(downloader, world.request.file, world.folder.path(), [&] { downloader.start(world.request); });
    };
    LocalServer http({whole("no")});
    const auto port = static_cast<quint16>(http.url().port());
    CHECK(run(QNetworkProxy(QNetworkProxy::HttpProxy, QStringLiteral("127.0.0.1"), port)).error);
    REQUIRE_FALSE(http.requests.empty());
    CHECK(http.requests.front().startsWith("CONNECT prices.example:443"));
    // SOCKS begins with its version; the name of the host is for the proxy to look up.
    QTcpServer socks;
    REQUIRE(socks.listen(QHostAddress::LocalHost));
    QByteArray asked;
    QObject::connect(&socks, &QTcpServer::newConnection, &socks, [&] {
        QTcpSocket *socket = socks.nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::readyRead, &socks, [&asked, socket] {
            const bool greeted = !asked.isEmpty();
            asked += socket->readAll();
            if (greeted)
                socket->disconnectFromHost();
            else
                socket->write(QByteArray("\x05\x00", 2));
        });
    });
    CHECK(run(QNetworkProxy(QNetworkProxy::Socks5Proxy, QStringLiteral("127.0.0.1"), socks.serverPort())).error);
    CHECK(asked.startsWith('\x05'));
    CHECK(asked.contains("prices.example"));
    CHECK(run(QNetworkProxy(QNetworkProxy::NoProxy)).error);
    CHECK(http.requests.size() == 1);
    CHECK(others.requests.empty());
    qunsetenv("https_proxy");
    // Not for this machine.
    world.request.url = world.server.url();
    CHECK(run(QNetworkProxy(QNetworkProxy::HttpProxy, QStringLiteral("127.0.0.1"), port)).download);
    CHECK(http.requests.size() == 1);
}
