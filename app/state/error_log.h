// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <QMutex>
#include <QString>

#include <functional>

namespace wattfare {

// What went wrong, in a file that a person can pass on: time, version, id and words of each error, and its detail.
// Two files of at most `limit` bytes: a full one becomes FILE.1 and takes the place of the one before. A log that
// cannot be written is no error. Safe on any thread.
class ErrorLog
{
public:
    static constexpr qint64 kLimit = qint64(512) * 1024;
    static constexpr qsizetype kLongest = qsizetype(16) * 1024; // characters of a detail; the rest is cut off

    explicit ErrorLog(QString file = defaultFile(), qint64 limit = kLimit);
    ~ErrorLog();
    ErrorLog(const ErrorLog &) = delete;
    ErrorLog &operator=(const ErrorLog &) = delete;

    // $XDG_STATE_HOME/wattfare/errors.log, ~/.local/state without that variable.
    static QString defaultFile();

    const QString &file() const { return m_file; }
    // What is cancelled is no error; the same error twice in a minute stands there once.
    void write(const Error &error, const QString &words);
    void follow(); // every error that is put into words from now on is written, until the log goes; one log at a time
    QString text() const; // of both files, the older first; "" where nothing went wrong

private:
    const QString m_file;
    const qint64 m_limit;
    mutable QMutex m_mutex;
    QString m_last;
    qint64 m_lastSeconds = 0;
    bool m_follows = false;
};

// `work` for a thread that nobody waits for: what it throws is put into words, hence into the log, and ends there.
std::function<void()> logged(std::function<void()> work);

} // namespace wattfare
