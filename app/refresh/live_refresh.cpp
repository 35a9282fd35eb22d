// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/refresh/live_refresh.h"

#include "model/importers/aws/price_list_index.h"

#include <QDir>
#include <QFile>

namespace wattfare {

namespace {

bool startsAsJson(const QByteArray &head) { return head.trimmed().startsWith('{'); }

} // namespace

LiveRefresh::Addresses LiveRefresh::published()
{
    return {QUrl(QStringLiteral(
                "https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/AmazonEC2/current/region_index.json")),
        QUrl(QStringLiteral("https://spot-bid-advisor.s3.amazonaws.com/spot-advisor-data.json")), false, 1000,
        QUrl(QStringLiteral("https://spot-price.s3.amazonaws.com/spot.js")),
        QUrl(QStringLiteral("https://pricing.us-east-1.amazonaws.com/savingsPlan/v1.0/aws/AWSComputeSavingsPlan/"
                            "current/region_index.json"))};
}

LiveRefresh::LiveRefresh(Addresses addresses, QObject *parent)
    : QObject(parent)
    , m_addresses(std::move(addresses))
{
    connect(&m_downloader, &Downloader::progress, this, [this](qint64 received, qint64 total) {
        if (!m_index)
            emit progress(received, total);
    });
    connect(&m_downloader, &Downloader::failed, this, &LiveRefresh::failed);
    connect(&m_downloader, &Downloader::finished, this, [this](const Download &download) {
        if (m_index)
            indexArrived(download);
        else
            emit finished(download);
    });
}

DownloadRequest LiveRefresh::requestFor(const QUrl &url, const QString &file) const
{
    DownloadRequest request;
    request.url = url;
    request.file = file;
    request.allowLoopbackHttp = m_addresses.allowLoopbackHttp;
    request.retryDelayMs = m_addresses.retryDelayMs;
    request.sizeOnly = m_sizes && !m_index;
    return request;
}

void LiveRefresh::fetchPriceList(const QString &region, const QString &folder)
{
    fetchIndex(m_addresses.regionIndex, region, folder, false);
}

void LiveRefresh::fetchSavingsPlans(const QString &region, const QString &folder)
{
    fetchIndex(m_addresses.savingsPlansIndex, region, folder, true);
}

void LiveRefresh::fetchIndex(const QUrl &index, const QString &region, const QString &folder, bool savingsPlans)
{
    m_region = region;
    m_folder = folder;
    m_savingsPlans = savingsPlans;
    m_index = true;
    DownloadRequest request = requestFor(index, QDir(folder).filePath(QStringLiteral("region_index.json")));
    request.maxBytes = qint64{1} << 20;
    request.accepts = [](const QByteArray &head) { return startsAsJson(head) && head.contains("\"regions\""); };
    m_downloader.start(request);
}

void LiveRefresh::fetchSpotAdvisor(const QString &folder)
{
    m_index = false;
    DownloadRequest request
        = requestFor(m_addresses.spotAdvisor, QDir(folder).filePath(QStringLiteral("spot-advisor-data.json")));
    request.maxBytes = qint64{64} << 20;
    request.accepts = [](const QByteArray &head) {
        return startsAsJson(head) && (head.contains("\"spot_advisor\"") || head.contains("\"instance_types\""));
    };
    m_downloader.start(request);
}

void LiveRefresh::fetchSpotFeed(const QString &folder)
{
    m_index = false;
    DownloadRequest request = requestFor(m_addresses.spotFeed, QDir(folder).filePath(QStringLiteral("spot.js")));
    request.maxBytes = qint64{64} << 20;
    request.accepts = [](const QByteArray &head) {
        return (startsAsJson(head) || head.trimmed().startsWith("callback(")) && head.contains("\"perhr\"");
    };
    m_downloader.start(request);
}

void LiveRefresh::cancel() { m_downloader.cancel(); }

void LiveRefresh::indexArrived(const Download &download)
{
    QFile file(download.file);
    if (!file.open(QIODevice::ReadOnly)) {
        emit failed({Error::Code::fileAccess,
            {"file.unreadable", {download.file.toStdString(), file.errorString().toStdString()}}, {}});
        return;
    }
    const QByteArray text = file.readAll();
    file.close();
    file.remove();
    const std::string_view json(text.constData(), static_cast<std::size_t>(text.size()));
    const auto path
        = m_savingsPlans ? savingsPlansPath(json, m_region.toStdString()) : priceListPath(json, m_region.toStdString());
    const QUrl &index = m_savingsPlans ? m_addresses.savingsPlansIndex : m_addresses.regionIndex;
    if (!path) {
        emit failed(path.error());
        return;
    }
    const QUrl url = index.resolved(QUrl(QString::fromStdString(*path)));
    if (url.host() != index.host() || url.scheme() != index.scheme() || url.port() != index.port()) {
        emit failed({Error::Code::badInput,
            {"download.other_host", {index.toString().toStdString(), url.host().toStdString()}}, {}});
        return;
    }
    m_index = false;
    const QString service = m_savingsPlans ? QStringLiteral("AWSComputeSavingsPlan") : QStringLiteral("AmazonEC2");
    DownloadRequest request
        = requestFor(url, QDir(m_folder).filePath(QStringLiteral("%1_%2.json").arg(service, m_region)));
    const QByteArray mark = m_savingsPlans ? "SavingsPlan" : "\"AmazonEC2\"";
    request.accepts = [mark](const QByteArray &head) { return startsAsJson(head) && head.contains(mark); };
    m_downloader.start(request);
}

} // namespace wattfare
