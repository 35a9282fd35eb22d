// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/autosave.h"

#include "views/words/messages.h"

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
    drop(m_beside);
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
        const auto isIt = [&](const Kept &each) { return each.file == path; };
        const bool own
            = std::any_of(m_kept.begin(), m_kept.end(), isIt) || std::any_of(m_beside.begin(), m_beside.end(), isIt);
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

Autosave::Kept Autosave::keep(int number, const QByteArray &content, const QString &path) const
{
    Kept kept{{number, path, content}, {}, {}};
    if (m_file.isEmpty())
        return kept;
    kept.file = m_file;
    kept.file.insert(m_file.lastIndexOf(QLatin1Char('.')), QStringLiteral("-%1").arg(number));
    kept.lock = lockOf(kept.file);
    if (!kept.lock->tryLock(0) || !files::write(kept.file, content)) { // then as long as the program runs
        files::remove(kept.file);
        kept.file.clear();
        kept.lock.reset();
    }
    return kept;
}

Autosave::Aside Autosave::putAside(const QByteArray &content, const QString &path)
{
    m_kept.append(keep(++m_asides, content, path));
    return m_kept.last().aside;
}

void Autosave::drop(const QList<Kept> &gone)
{
    for (const Kept &each : gone)
        if (!each.file.isEmpty())
            files::remove(each.file);
}

void Autosave::keepBeside(const QList<QByteArray> &contents)
{
    QList<Kept> now;
    for (const QByteArray &content : contents) {
        const auto same = std::find_if(
            m_beside.begin(), m_beside.end(), [&](const Kept &each) { return each.aside.content == content; });
        if (same == m_beside.end())
            now.append(keep(++m_asides, content, {}));
        else
            now.append(m_beside.takeAt(same - m_beside.begin()));
    }
    writeNow();
    drop(std::exchange(m_beside, now));
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
    QList<Kept> gone = m_kept;
    gone.removeIf([id](const Kept &each) { return each.aside.id != id; });
    drop(gone);
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
        if (std::exchange(m_failure, text(written.error())).isEmpty())
            emit failed();
        return;
    }
    m_content = {};
    if (!std::exchange(m_failure, QString()).isEmpty())
        emit workingAgain();
}

} // namespace wattfare
