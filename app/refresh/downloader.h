// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QObject>
#include <QSaveFile>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

class QNetworkReply;

namespace wattfare {

// One file over HTTPS into a file that appears only when all of it is there and right.
struct DownloadRequest {
    QUrl url;
    QString file; // where it shall stand; its folder must exist
    qint64 maxBytes = qint64{1} << 30;
    int idleMs = 30000; // nothing for so long: another attempt
    int retries = 3; // after a drop; resumes where the server allows it, else starts again
    int retryDelayMs = 1000; // doubled each time
    // Sees the first bytes (up to 64 KiB, less if the file is shorter). False: not the expected content.
    std::function<bool(const QByteArray &head)> accepts;
    bool sizeOnly = false; // asks with HEAD: no file comes, Download::bytes is the announced length, -1 if none is
    bool allowLoopbackHttp = false; // for a server on this machine, in tests
};

struct Download {
    QString file;
    qint64 bytes = 0;
    QByteArray sha256; // hexadecimal
    QByteArray etag, lastModified; // as the server gave them
    bool checked = false; // an MD5 of the server was compared
    int resumed = 0, restarted = 0; // after drops
};

// Lives on the GUI thread; nothing blocks. One download at a time.
class Downloader : public QObject
{
    Q_OBJECT
public:
    explicit Downloader(QObject *parent = nullptr);
    ~Downloader() override;

    // By which proxy from the next request on; none: that of the system. Never for this machine itself.
    void setProxy(const std::optional<QNetworkProxy> &proxy);
    void start(const DownloadRequest &request); // one that still runs is cancelled without a signal
    void cancel(); // failed() with Error::Code::cancelled; nothing is left
    bool isRunning() const { return m_running; }

signals:
    void progress(qint64 received, qint64 total); // total -1: unknown
    void finished(const wattfare::Download &download);
    void failed(const wattfare::Error &error);

private:
    void request();
    void headers();
    void read();
    void ended();
    void retry(const QString &reason);
    void fail(const Error &error);
    bool check();
    bool startOver();
    void drop();
    std::string address() const { return m_url.toString(QUrl::RemoveUserInfo).toStdString(); }

    QNetworkAccessManager m_network;
    DownloadRequest m_request;
    QUrl m_url; // after redirections
    QNetworkReply *m_reply = nullptr;
    std::unique_ptr<QSaveFile> m_file;
    QTimer m_idle, m_wait;
    std::unique_ptr<QCryptographicHash> m_sha, m_md5;
    QByteArray m_head, m_etag, m_lastModified, m_contentMd5;
    qint64 m_received = 0, m_total = -1;
    int m_tries = 0, m_redirects = 0;
    bool m_running = false, m_headersSeen = false, m_headChecked = false, m_ranges = false, m_md5Tag = true,
         m_timedOut = false;
    Download m_download;
};

} // namespace wattfare

Q_DECLARE_METATYPE(wattfare::Download)
Q_DECLARE_METATYPE(wattfare::Error)
