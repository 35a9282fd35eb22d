// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/autosave.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QLockFile>

#include <algorithm>
#include <utility>

namespace wattfare {

namespace {

constexpr int kDelayMs = 5000;

std::unique_ptr<QLockFile> lockOf(const QString &file)
{
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // only a dead process makes it stale, not time
    return lock;
}

} // namespace

Autosave::Autosave(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::writeNow);
    if (const auto made = files::ensureFolder(folder); !made) {
        m_problem = made.error();
        return;
    }
    m_file = folder
        + QStringLiteral("/unsaved-%1-%2.wattfare")
              .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMddHHmmsszzz")))
              .arg(QCoreApplication::applicationPid());
    m_lock = lockOf(m_file);
    if (!m_lock->tryLock(0))
        m_problem = tr("Unsaved scenarios cannot be kept in %1.").arg(QDir::toNativeSeparators(folder));
}

Autosave::~Autosave()
{
    if (!m_file.isEmpty())
        files::remove(m_file);
}

QStringList Autosave::leftBehind() const
{
    QStringList found;
    const QDir dir(m_folder);
    const auto names = dir.entryInfoList({QStringLiteral("unsaved-*.wattfare")}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : names) {
        const QString path = info.absoluteFilePath();
        const bool own = std::any_of(m_kept.begin(), m_kept.end(), [&](const Kept &each) { return each.file == path; });
        if (path == m_file || own || m_declined.contains(path))
            continue;
        const auto lock = lockOf(path);
        if (lock->tryLock(0)) // nobody holds it: its process is gone
            found << path;
    }
    return found;
}

void Autosave::discard(const QString &file)
{
    files::remove(file);
    files::remove(file + QStringLiteral(".lock"));
}

Autosave::Aside Autosave::putAside(const QByteArray &content, const QString &path)
{
    Kept kept{{++m_asides, path, content}, {}, {}};
    if (!m_file.isEmpty()) {
        kept.file = m_file;
        kept.file.insert(m_file.lastIndexOf(QLatin1Char('.')), QStringLiteral("-%1").arg(m_asides));
        kept.lock = lockOf(kept.file);
        if (!kept.lock->tryLock(0) || !files::write(kept.file, content)) { // then as long as the program runs
            files::remove(kept.file);
            kept.file.clear();
            kept.lock.reset();
        }
    }
    m_kept.append(kept);
    return kept.aside;
}

QList<Autosave::Aside> Autosave::asides() const
{
    QList<Aside> all;
    for (const Kept &each : m_kept)
        all.append(each.aside);
    return all;
}

void Autosave::release(int id)
{
    for (const Kept &each : std::as_const(m_kept)) {
        if (each.aside.id == id && !each.file.isEmpty())
            files::remove(each.file);
    }
    m_kept.removeIf([id](const Kept &each) { return each.aside.id == id; });
}

files::Outcome<QString> Autosave::setAside(const QString &file)
{
    auto kept = files::setAside(file);
    if (kept)
        files::remove(file + QStringLiteral(".lock"));
    return kept;
}

void Autosave::schedule(std::function<QByteArray()> content)
{
    m_content = std::move(content);
    if (isWorking() && !m_timer.isActive())
        m_timer.start();
}

void Autosave::writeNow()
{
    m_timer.stop();
    if (!isWorking() || !m_content)
        return;
    const QByteArray content = m_content();
    if (content.isEmpty()) {
        files::remove(m_file);
    } else if (const auto written = files::write(m_file, content); !written) {
        m_timer.start(); // a full disk has room again one day; the content is kept for it
        if (std::exchange(m_failure, written.error()).isEmpty())
            emit failed();
        return;
    }
    m_content = {};
    if (!std::exchange(m_failure, QString()).isEmpty())
        emit workingAgain();
}

} // namespace wattfare
