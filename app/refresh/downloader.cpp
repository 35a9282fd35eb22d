// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/refresh/downloader.h"

#include <QHostAddress>
#include <QNetworkProxyFactory>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QRegularExpression>

namespace wattfare {

namespace {

constexpr int kHeadBytes = 65536;
constexpr int kMaxRedirects = 5;

bool isLoopback(const QUrl &url)
{
    return url.host() == QLatin1String("localhost") || QHostAddress(url.host()).isLoopback();
}

bool sameServer(const QUrl &a, const QUrl &b)
{
    return a.scheme() == b.scheme() && a.host() == b.host() && a.port() == b.port();
}

// The chosen proxy, else that of the environment (http_proxy, https_proxy, no_proxy) or of the desktop; none to this
// machine itself.
class ProxyOf : public QNetworkProxyFactory
{
public:
    explicit ProxyOf(std::optional<QNetworkProxy> chosen)
        : m_chosen(std::move(chosen))
    {
    }
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isLoopback(query.url()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return m_chosen ? QList<QNetworkProxy>{*m_chosen} : systemProxyForQuery(query);
    }

private:
    std::optional<QNetworkProxy> m_chosen;
};

} // namespace

Downloader::Downloader(QObject *parent)
    : QObject(parent)
{
    setProxy(std::nullopt);
    m_idle.setSingleShot(true);
    m_wait.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        m_timedOut = true;
        if (m_reply)
            m_reply->abort();
    });
    connect(&m_wait, &QTimer::timeout, this, [this] { request(); });
}

Downloader::~Downloader() { drop(); }

void Downloader::setProxy(const std::optional<QNetworkProxy> &proxy)
{
    m_network.setProxyFactory(new ProxyOf(proxy)); // the manager owns it
}

void Downloader::start(const DownloadRequest &wanted)
{
    drop();
    m_request = wanted;
    m_url = wanted.url;
    m_download = {};
    m_tries = m_redirects = 0;
    m_etag.clear();
    m_lastModified.clear();
    m_ranges = false;
    m_running = true;
    const bool https = m_url.scheme() == QLatin1String("https");
    if (!m_url.isValid()
        || (!https && !(wanted.allowLoopbackHttp && m_url.scheme() == QLatin1String("http") && isLoopback(m_url)))) {
        fail({Error::Code::badInput, {"download.not_https", {address()}}, {}});
        return;
    }
    if (wanted.sizeOnly) {
        m_received = 0;
        m_total = -1;
        request();
        return;
    }
    m_file = std::make_unique<QSaveFile>(wanted.file);
    if (!m_file->open(QIODevice::WriteOnly) || !startOver()) {
        fail({Error::Code::fileAccess,
            {"file.unwritable", {wanted.file.toStdString(), m_file->errorString().toStdString()}}, {}});
        return;
    }
    request();
}

void Downloader::cancel()
{
    if (m_running)
        fail({Error::Code::cancelled, {"job.cancelled", {}}, {}});
}

// Forgets what came so far.
bool Downloader::startOver()
{
    m_received = 0;
    m_total = -1;
    m_head.clear();
    m_headChecked = false;
    m_sha = std::make_unique<QCryptographicHash>(QCryptographicHash::Sha256);
    m_md5 = std::make_unique<QCryptographicHash>(QCryptographicHash::Md5);
    return m_file->seek(0) && m_file->resize(0);
}

void Downloader::request()
{
    QNetworkRequest request(m_url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("Wattfare/" WATTFARE_VERSION));
    request.setRawHeader("Accept-Encoding", "identity"); // checksums and ranges are of the file as it is
    if (m_received > 0) {
        request.setRawHeader("Range", "bytes=" + QByteArray::number(m_received) + '-');
        request.setRawHeader("If-Range", m_etag.isEmpty() ? m_lastModified : m_etag);
    }
    m_headersSeen = m_timedOut = false;
    m_reply = m_request.sizeOnly ? m_network.head(request) : m_network.get(request);
    m_reply->setReadBufferSize(qint64{1} << 20);
    m_idle.start(m_request.idleMs);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, [this] { headers(); });
    connect(m_reply, &QNetworkReply::readyRead, this, [this] { read(); });
    connect(m_reply, &QNetworkReply::finished, this, [this] { ended(); });
}

void Downloader::headers()
{
    if (m_headersSeen || !m_reply)
        return;
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status != 200 && status != 206)
        return; // told when it has ended
    m_headersSeen = true;
    const QByteArray etag = m_reply->rawHeader("ETag");
    const QByteArray lastModified = m_reply->rawHeader("Last-Modified");
    bool ok = false;
    const qint64 length = m_reply->rawHeader("Content-Length").toLongLong(&ok);
    if (status == 206) {
        static const QRegularExpression range(QStringLiteral("^bytes (\\d+)-(\\d+)/(\\d+)$"));
        const auto match = range.match(QString::fromLatin1(m_reply->rawHeader("Content-Range")));
        if (m_received == 0 || !match.hasMatch() || match.captured(1).toLongLong() != m_received
            || (!m_etag.isEmpty() && etag != m_etag) || (m_total >= 0 && match.captured(3).toLongLong() != m_total)) {
            fail({Error::Code::badInput, {"download.wrong_content", {address()}}, "a range that was not asked for"});
            return;
        }
        m_total = match.captured(3).toLongLong();
        ++m_download.resumed;
    } else {
        if (m_received > 0) {
            ++m_download.restarted;
            if (!startOver()) {
                fail({Error::Code::fileAccess,
                    {"file.unwritable", {m_request.file.toStdString(), m_file->errorString().toStdString()}}, {}});
                return;
            }
        }
        m_total = ok && length >= 0 ? length : -1;
        m_etag = etag;
        m_lastModified = lastModified;
        m_ranges = m_reply->rawHeader("Accept-Ranges").toLower().contains("bytes")
            && (!etag.isEmpty() || !lastModified.isEmpty()) && !etag.startsWith("W/");
        m_contentMd5 = QByteArray::fromBase64(m_reply->rawHeader("Content-MD5"));
        // The ETag of an object encrypted with a managed key is no MD5.
        const QByteArray encryption = m_reply->rawHeader("x-amz-server-side-encryption");
        m_md5Tag = encryption.isEmpty() || encryption == "AES256";
    }
    if (m_total > m_request.maxBytes && !m_request.sizeOnly)
        fail({Error::Code::badInput, {"download.too_large", {address(), m_request.maxBytes}}, {}});
}

void Downloader::read()
{
    headers();
    if (!m_reply || !m_headersSeen || !m_reply->isOpen())
        return;
    m_idle.start(m_request.idleMs); // something came
    const QByteArray bytes = m_reply->readAll();
    if (bytes.isEmpty())
        return;
    m_received += bytes.size();
    if (m_received > m_request.maxBytes) {
        fail({Error::Code::badInput, {"download.too_large", {address(), m_request.maxBytes}}, {}});
        return;
    }
    m_sha->addData(bytes);
    m_md5->addData(bytes);
    if (m_head.size() < kHeadBytes)
        m_head += bytes.left(kHeadBytes - m_head.size());
    if (m_head.size() == kHeadBytes && !check())
        return;
    if (m_file->write(bytes) != bytes.size()) {
        fail({Error::Code::fileAccess,
            {"file.unwritable", {m_request.file.toStdString(), m_file->errorString().toStdString()}}, {}});
        return;
    }
    emit progress(m_received, m_total);
}

bool Downloader::check()
{
    if (m_headChecked)
        return true;
    m_headChecked = true;
    if (!m_request.accepts || m_request.accepts(m_head))
        return true;
    fail({Error::Code::badInput, {"download.wrong_content", {address()}}, m_head.left(80).toStdString()});
    return false;
}

void Downloader::ended()
{
    if (!m_reply)
        return;
    read();
    if (!m_reply)
        return; // refused meanwhile
    m_idle.stop();
    QNetworkReply *reply = m_reply;
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QUrl target = reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    const QNetworkReply::NetworkError error = reply->error();
    const QString reason = m_timedOut ? QString() : reply->errorString();
    m_reply = nullptr;
    reply->disconnect(this);
    reply->deleteLater();
    if (status >= 300 && status < 400 && !target.isEmpty()) {
        const QUrl next = m_url.resolved(target);
        if (!sameServer(next, m_url) || ++m_redirects > kMaxRedirects) {
            fail({Error::Code::badInput, {"download.other_host", {address(), next.host().toStdString()}}, {}});
            return;
        }
        m_url = next;
        request();
        return;
    }
    if (status >= 400 && status < 500 && status != 408 && status != 429) {
        fail({Error::Code::badInput, {"download.http_error", {address(), status}}, {}});
        return;
    }
    if (m_request.sizeOnly && error == QNetworkReply::NoError && status == 200) {
        m_running = false;
        m_download.bytes = m_total;
        emit finished(m_download);
        return;
    }
    const bool short_ = m_total >= 0 && m_received < m_total;
    if (error != QNetworkReply::NoError || short_ || m_timedOut || (status != 200 && status != 206)) {
        retry(reason);
        return;
    }
    if (m_total >= 0 && m_received != m_total) {
        fail({Error::Code::badInput, {"download.wrong_content", {address()}}, "more bytes than announced"});
        return;
    }
    if (!check())
        return;
    static const QRegularExpression md5Tag(QStringLiteral("^\"([0-9a-f]{32})\"$"));
    const auto tag = md5Tag.match(QString::fromLatin1(m_etag));
    const QByteArray md5 = m_md5->result();
    const bool byTag = m_md5Tag && tag.hasMatch();
    const bool byHeader = m_contentMd5.size() == 16;
    if ((byTag && md5.toHex() != tag.captured(1).toLatin1()) || (byHeader && md5 != m_contentMd5)) {
        fail({Error::Code::badInput, {"download.checksum", {address()}}, {}});
        return;
    }
    if (!m_file->commit()) {
        fail({Error::Code::fileAccess,
            {"file.unwritable", {m_request.file.toStdString(), m_file->errorString().toStdString()}}, {}});
        return;
    }
    m_file.reset();
    m_running = false;
    m_download.file = m_request.file;
    m_download.bytes = m_received;
    m_download.sha256 = m_sha->result().toHex();
    m_download.etag = m_etag;
    m_download.lastModified = m_lastModified;
    m_download.checked = byTag || byHeader;
    emit finished(m_download);
}

void Downloader::retry(const QString &reason)
{
    if (m_tries >= m_request.retries) {
        if (m_timedOut)
            fail({Error::Code::noAnswer, {"download.timeout", {address(), (m_request.idleMs + 999) / 1000}}, {}});
        else if (m_total >= 0 && m_received > 0 && m_received < m_total)
            fail({Error::Code::noAnswer, {"download.truncated", {address(), m_received, m_total}},
                reason.toStdString()});
        else
            fail({Error::Code::noAnswer, {"download.network", {address(), reason.toStdString()}}, {}});
        return;
    }
    const int delay = m_request.retryDelayMs << std::min(m_tries, 6);
    ++m_tries;
    if (m_received > 0 && !m_ranges) {
        ++m_download.restarted;
        if (!startOver()) {
            fail({Error::Code::fileAccess,
                {"file.unwritable", {m_request.file.toStdString(), m_file->errorString().toStdString()}}, {}});
            return;
        }
    }
    m_wait.start(delay);
}

void Downloader::fail(const Error &error)
{
    drop();
    emit failed(error);
}

void Downloader::drop()
{
    m_idle.stop();
    m_wait.stop();
    m_running = false;
    if (m_reply) {
        QNetworkReply *reply = m_reply;
        m_reply = nullptr;
        reply->disconnect(this);
        if (reply->error() == QNetworkReply::NoError) // one that failed and has not said so yet takes no second error
            reply->abort();
        reply->deleteLater();
    }
    if (m_file) {
        m_file->cancelWriting();
        m_file.reset();
    }
}

} // namespace wattfare
