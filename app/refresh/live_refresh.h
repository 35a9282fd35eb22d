// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/refresh/downloader.h"

#include <QObject>

namespace wattfare {

// The public AWS files that need no credentials, fetched only when asked for. What arrives is a file like any other: it
// is then recognised, compared and applied by the importers.
class LiveRefresh : public QObject
{
    Q_OBJECT
public:
    struct Addresses {
        QUrl regionIndex, spotAdvisor;
        bool allowLoopbackHttp = false;
        int retryDelayMs = 1000;
        QUrl spotFeed = {}, savingsPlansIndex = {};
    };
    static Addresses published(); // those of AWS
    explicit LiveRefresh(Addresses addresses = published(), QObject *parent = nullptr);

    // From now on only their sizes are asked for: finished() then tells the bytes (-1: not announced), and no file
    // comes. The index that names the file of a region is fetched all the same; it is small.
    void askSizes() { m_sizes = true; }

    void setProxy(const std::optional<QNetworkProxy> &proxy) { m_downloader.setProxy(proxy); } // as the downloader's

    void fetchPriceList(const QString &region, const QString &folder); // region index, then the region's file
    void fetchSavingsPlans(const QString &region, const QString &folder); // likewise
    void fetchSpotAdvisor(const QString &folder);
    void fetchSpotFeed(const QString &folder);
    void cancel();
    bool isRunning() const { return m_downloader.isRunning(); }

signals:
    void progress(qint64 received, qint64 total);
    void finished(const wattfare::Download &download); // the file to import
    void failed(const wattfare::Error &error);

private:
    void indexArrived(const Download &download);
    void fetchIndex(const QUrl &index, const QString &region, const QString &folder, bool savingsPlans);
    DownloadRequest requestFor(const QUrl &url, const QString &file) const;

    Addresses m_addresses;
    Downloader m_downloader;
    QString m_region, m_folder;
    bool m_index = false, m_savingsPlans = false, m_sizes = false;
};

} // namespace wattfare
