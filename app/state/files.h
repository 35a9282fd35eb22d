// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

// The one place of the window that opens, writes and removes files. Errors are whole sentences that name the file.
namespace wattfare::files {

template <class T>
using Outcome = tl::expected<T, QString>;

// Whole content of a file of at most `limit` bytes.
Outcome<QByteArray> read(const QString &path, qint64 limit = 64 * 1024 * 1024);

// Replaces the file as a whole: either the new content stands there or the old one does.
Outcome<void> write(const QString &path, const QByteArray &content);

// Removes a file; a file that is not there is no error.
void remove(const QString &path);

// Moves a damaged file out of the way ("x.ini" to "x.ini.broken-20260720-131415"); the new name, or an error.
Outcome<QString> setAside(const QString &path);

// What a file is, judged by its first bytes, then by its name.
enum class Kind { missing, folder, scenario, catalogue, pdf, data, unknown };
Kind kindOf(const QString &path);

// Where the program keeps what is the person's own. Made on demand; a sentence where that fails.
// The name of the application, by which the folders below are called: the window and the command line share them.
QString applicationName();
QString dataFolder(); // overlay catalogue, autosaved scenarios
QString settingsFile();
Outcome<void> ensureFolder(const QString &folder);

} // namespace wattfare::files
