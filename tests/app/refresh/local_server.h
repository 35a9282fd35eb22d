// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

// A web server on this machine that answers by a script.
namespace wattfare::test {

// Answers each request on a connection of its own with the next of its scripts; the last one is repeated.
class LocalServer
{
public:
    using Script = std::function<void(const QByteArray &request, QTcpSocket *socket)>;

    explicit LocalServer(std::deque<Script> scripts)
        : m_scripts(std::move(scripts))
    {
        REQUIRE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            QTcpSocket *socket = m_server.nextPendingConnection();
            auto buffer = std::make_shared<QByteArray>();
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket, buffer] {
                *buffer += socket->readAll();
                if (!buffer->contains("\r\n\r\n"))
                    return;
                const QByteArray request = *buffer;
                buffer->clear();
                requests.push_back(request);
                const Script script = m_scripts.front();
                if (m_scripts.size() > 1)
                    m_scripts.pop_front();
                script(request, socket);
            });
            QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
    }
    QUrl url(const QString &path = QStringLiteral("/file.json")) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_server.serverPort()).arg(path));
    }
    std::vector<QByteArray> requests;

private:
    QTcpServer m_server;
    std::deque<Script> m_scripts;
};

inline void send(QTcpSocket *socket, const QByteArray &bytes, bool close = true)
{
    socket->write(bytes);
    socket->flush();
    if (close)
        socket->disconnectFromHost();
}

inline QByteArray head(const QByteArray &status, qint64 length, const QByteArray &more = {})
{
    return "HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(length) + "\r\nConnection: close\r\n"
        + more + "\r\n";
}

inline LocalServer::Script whole(const QByteArray &body, const QByteArray &more = {})
{
    return [=](const QByteArray &, QTcpSocket *socket) { send(socket, head("200 OK", body.size(), more) + body); };
}

// The announced length, but only a part of the bytes.
inline LocalServer::Script cut(const QByteArray &body, qsizetype part, const QByteArray &more = {})
{
    // The drop comes after the bytes were read.
    return [=](const QByteArray &, QTcpSocket *socket) {
        send(socket, head("200 OK", body.size(), more) + body.left(part), false);
        QTimer::singleShot(150, socket, [socket] { socket->disconnectFromHost(); });
    };
}

} // namespace wattfare::test
