// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/refresh_flow.h"

#include "app/state/files.h"
#include "views/words/messages.h"

#include <QFileInfo>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace wattfare {

namespace {

constexpr const char *kState = "refresh"; // sizes of the last downloads, in the settings

std::optional<QNetworkProxy> proxyOf(const ProxyChoice &choice)
{
    using Kind = ProxyChoice::Kind;
    if (choice.kind == Kind::system)
        return std::nullopt;
    if (choice.kind == Kind::none)
        return QNetworkProxy(QNetworkProxy::NoProxy);
    return QNetworkProxy(choice.kind == Kind::http ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy, choice.host,
        static_cast<quint16>(choice.port));
}

} // namespace

RefreshFlow::RefreshFlow(
    const LiveRefresh::Addresses &addresses, const Session &session, Settings &settings, QWidget *window)
    : QObject(window)
    , m_addresses(addresses)
    , m_settings(settings)
    , m_refresh(addresses)
    , m_sizer(addresses)
    , m_dialog(new RefreshDialog(window))
{
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    for (LiveRefresh *each : {&m_refresh, &m_sizer})
        each->setProxy(proxyOf(settings.preferences().proxy));
    const QJsonObject state = settings.pageState(QString::fromUtf8(kState));
    for (auto it = state.begin(); it != state.end(); ++it)
        m_sizes.insert(it.key(), it.value().toDouble());
    m_dialog->setAddresses({addresses.regionIndex.toString(), addresses.savingsPlansIndex.toString(),
                               addresses.spotAdvisor.toString(), addresses.spotFeed.toString()},
        m_sizes);
    QStringList codes, names, chosen;
    if (const SnapshotPtr &snapshot = session.snapshot()) {
        for (const Region &region : snapshot->regions) {
            codes << QString::fromStdString(region.code);
            names << QString::fromStdString(region.name);
        }
    }
    for (const std::string &region : session.scenario().regions)
        chosen << QString::fromStdString(region);
    m_dialog->setRegions(codes, names, chosen);
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_sizer.disconnect(this);
        deleteLater();
    });
    m_sizer.askSizes();
    connect(m_dialog, &RefreshDialog::sizesRequested, this, [this] {
        m_sizeQueue = wanted();
        m_sizeProblem.clear();
        m_indexes = std::make_unique<QTemporaryDir>();
        askNextSize();
    });
    connect(&m_sizer, &LiveRefresh::finished, this, [this](const Download &download) {
        m_askedSizes.insert(sizeKey(m_sizeQueue.takeFirst()), static_cast<double>(download.bytes));
        askNextSize();
    });
    connect(&m_sizer, &LiveRefresh::failed, this, [this](const Error &error) {
        m_sizeProblem = text(error); // the others may be known
        m_sizeQueue.removeFirst();
        askNextSize();
    });
    connect(m_dialog, &RefreshDialog::fetchRequested, this, &RefreshFlow::begin);
    connect(m_dialog, &RefreshDialog::retryRequested, this, &RefreshFlow::next);
    connect(m_dialog, &RefreshDialog::skipRequested, this, [this] {
        m_queue.removeFirst();
        next();
    });
    connect(m_dialog, &RefreshDialog::stopRequested, this, [this] {
        m_refresh.disconnect(this);
        m_refresh.cancel();
    });
    connect(&m_refresh, &LiveRefresh::progress, this, [this](qint64 received, qint64 total) {
        m_dialog->setProgress(static_cast<double>(received), static_cast<double>(total));
    });
    connect(&m_refresh, &LiveRefresh::finished, this, &RefreshFlow::arrived);
    connect(&m_refresh, &LiveRefresh::failed, this,
        [this](const Error &error) { m_dialog->showError(text(error), !m_files.isEmpty() || m_queue.size() > 1); });
}

void RefreshFlow::start() { m_dialog->open(); }

void RefreshFlow::begin()
{
    // A price list has hundreds of megabytes: beside the person's other caches rather than in a small /tmp.
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    m_folder = std::make_shared<QTemporaryDir>(
        files::ensureFolder(cache) ? cache + QStringLiteral("/fetched-XXXXXX") : QString());
    if (!m_folder->isValid()) {
        m_dialog->showError(m_folder->errorString(), false);
        m_folder.reset();
        return;
    }
    m_sizer.disconnect(this);
    m_sizer.cancel();
    m_queue = wanted();
    next();
}

QList<RefreshFlow::Item> RefreshFlow::wanted() const
{
    QList<Item> items;
    for (const QString &region : m_dialog->regions())
        items << Item{Kind::prices, region};
    if (m_dialog->savingsPlans()) {
        for (const QString &region : m_dialog->regions())
            items << Item{Kind::savingsPlans, region};
    }
    if (m_dialog->spotAdvisor())
        items << Item{Kind::spotAdvisor, {}};
    if (m_dialog->spotFeed())
        items << Item{Kind::spotFeed, {}};
    return items;
}

void RefreshFlow::fetch(LiveRefresh &refresh, const Item &item, const QString &folder)
{
    switch (item.kind) {
    case Kind::prices: return refresh.fetchPriceList(item.region, folder);
    case Kind::savingsPlans: return refresh.fetchSavingsPlans(item.region, folder);
    case Kind::spotAdvisor: return refresh.fetchSpotAdvisor(folder);
    case Kind::spotFeed: return refresh.fetchSpotFeed(folder);
    }
}

void RefreshFlow::askNextSize()
{
    m_dialog->setAskedSizes(m_askedSizes);
    m_dialog->setAsking(!m_sizeQueue.isEmpty());
    if (m_sizeQueue.isEmpty() && !m_sizeProblem.isEmpty())
        m_dialog->showSizeProblem(m_sizeProblem);
    else if (!m_sizeQueue.isEmpty())
        fetch(m_sizer, m_sizeQueue.first(), m_indexes->path());
}

QString RefreshFlow::sizeKey(const Item &item) const
{
    switch (item.kind) {
    case Kind::prices: return RefreshDialog::priceKey(item.region);
    case Kind::savingsPlans: return RefreshDialog::savingsPlansKey(item.region);
    case Kind::spotAdvisor: return m_addresses.spotAdvisor.toString();
    case Kind::spotFeed: break;
    }
    return m_addresses.spotFeed.toString();
}

void RefreshFlow::next()
{
    if (!m_folder) { // there was no folder to write to: from the start
        begin();
        return;
    }
    if (m_queue.isEmpty()) {
        QJsonObject state;
        for (auto it = m_sizes.cbegin(); it != m_sizes.cend(); ++it)
            state.insert(it.key(), it.value());
        m_settings.setPageState(QString::fromUtf8(kState), state);
        const QStringList got = m_files;
        const auto folder = m_folder;
        m_dialog->done(QDialog::Accepted);
        if (!got.isEmpty())
            emit fetched(got, folder, m_sums, m_unchecked);
        return;
    }
    const Item item = m_queue.first();
    switch (item.kind) {
    case Kind::prices:
        m_dialog->showWorking(tr("Fetching the prices of %1 from %2").arg(item.region, m_addresses.regionIndex.host()));
        break;
    case Kind::savingsPlans:
        m_dialog->showWorking(
            tr("Fetching the Savings Plans of %1 from %2").arg(item.region, m_addresses.savingsPlansIndex.host()));
        break;
    case Kind::spotAdvisor: m_dialog->showWorking(tr("Fetching %1").arg(m_addresses.spotAdvisor.toString())); break;
    case Kind::spotFeed: m_dialog->showWorking(tr("Fetching %1").arg(m_addresses.spotFeed.toString())); break;
    }
    fetch(m_refresh, item, m_folder->path());
}

void RefreshFlow::arrived(const Download &download)
{
    m_sizes.insert(sizeKey(m_queue.first()), static_cast<double>(download.bytes));
    m_files << download.file;
    m_sums.insert(download.file, download.sha256);
    if (!download.checked)
        m_unchecked << QFileInfo(download.file).fileName();
    m_queue.removeFirst();
    next();
}

} // namespace wattfare
