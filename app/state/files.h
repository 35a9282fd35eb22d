// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/table_export.h"
#include "model/support/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

// The one place of the window that opens, writes and removes files. Where it is not said otherwise, errors
// are whole sentences that name the file.
namespace wattfare::files {

template <class T>
using Outcome = tl::expected<T, QString>;

// Whole content of a file of at most `limit` bytes.
Outcome<QByteArray> read(const QString &path, qint64 limit = qint64(64) * 1024 * 1024);

// Writes a file whole or not at all: what stood there before stays until everything is on disk. Errors: fileAccess with
// "save.no_folder", "save.below_file", "save.read_only", "save.disk_full", "save.name_too_long", "save.is_folder",
// "save.not_a_file" or "save.failed", the path in args[0].
Result<void> write(const QString &path, const QByteArray &bytes);

// The same for a file that is written in pieces; an error of `writer` is handed through and leaves no file.
Result<void> write(const QString &path, const std::function<Result<void>(const ByteSink &)> &writer);

// Removes a file; a file that is not there is no error.
void remove(const QString &path);

// Moves a damaged file out of the way ("x.ini" to "x.ini.broken-20260720-131415"); the new name, or an error.
Outcome<QString> setAside(const QString &path);

// What a file is, judged by its first bytes, then by its name.
enum class Kind { missing, folder, scenario, catalogue, study, pdf, data, unknown };
Kind kindOf(const QString &path);

// Where the program keeps what is the person's own. Made on demand; a sentence where that fails.
// The name of the application, by which the folders below are called: the window and the command line share them.
QString applicationName();
QString dataFolder(); // overlay catalogue, autosaved scenarios
QString settingsFile();
Outcome<void> ensureFolder(const QString &folder);

} // namespace wattfare::files
