// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/error_log.h"

#include "app/state/files.h"
#include "model/support/caught.h"
#include "views/words/error_observer.h"
#include "views/words/messages.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutexLocker>
#include <QStandardPaths>

namespace wattfare {

namespace {

constexpr qint64 kSameSeconds = 60;

QString older(const QString &file) { return file + QStringLiteral(".1"); }

} // namespace

ErrorLog::ErrorLog(QString file, qint64 limit)
    : m_file(std::move(file))
    , m_limit(limit)
{
}

ErrorLog::~ErrorLog()
{
    if (m_follows)
        setErrorObserver({});
}

void ErrorLog::follow()
{
    m_follows = true;
    setErrorObserver([this](const Error &error, const QString &words) { write(error, words); });
}

QString ErrorLog::defaultFile()
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QLatin1Char('/')
        + files::applicationName() + QStringLiteral("/errors.log");
#else
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (QStandardPaths::isTestModeEnabled())
        state = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/state");
    else if (!QDir::isAbsolutePath(state)) // the specification says to ignore what is relative
        state = QDir::homePath() + QStringLiteral("/.local/state");
    return state + QLatin1Char('/') + files::applicationName() + QStringLiteral("/errors.log");
#endif
}

void ErrorLog::write(const Error &error, const QString &words)
{
    if (error.code == Error::Code::cancelled)
        return;
    QString what = QStringLiteral("%1\n%2\n").arg(QString::fromStdString(error.message.id), words);
    if (!error.detail.empty())
        what += QString::fromStdString(error.detail).left(kLongest) + QLatin1Char('\n');
    const QMutexLocker lock(&m_mutex);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (what == m_last && now.toSecsSinceEpoch() - m_lastSeconds < kSameSeconds)
        return;
    m_last = what;
    m_lastSeconds = now.toSecsSinceEpoch();
    const QByteArray entry = QStringLiteral("%1 wattfare %2 %3\n")
                                 .arg(now.toString(Qt::ISODate), QStringLiteral(WATTFARE_VERSION), what)
                                 .toUtf8();
    if (!QDir().mkpath(QFileInfo(m_file).path()))
        return;
    if (QFileInfo(m_file).size() + entry.size() > m_limit) {
        QFile::remove(older(m_file));
        QFile::rename(m_file, older(m_file));
    }
    QFile file(m_file);
    if (file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(entry);
}

QString ErrorLog::text() const
{
    const QMutexLocker lock(&m_mutex);
    QString all;
    for (const QString &path : {older(m_file), m_file})
        if (QFile file(path); file.open(QIODevice::ReadOnly))
            all += QString::fromUtf8(file.read(2 * m_limit));
    return all;
}

std::function<void()> logged(std::function<void()> work)
{
    return [work = std::move(work)] {
        try {
            work();
        } catch (...) {
            text(caughtError());
        }
    };
}

} // namespace wattfare
