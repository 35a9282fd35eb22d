// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/table_export.h"
#include "model/support/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace wattfare {

// Writes a file whole or not at all: what stood there before stays until everything is on disk. Errors: fileAccess with
// "save.no_folder", "save.read_only", "save.disk_full", "save.name_too_long", "save.is_folder" or "save.failed", the
// path in args[0].
Result<void> saveAtomically(const QString &path, const QByteArray &bytes);

// The same for a file that is written in pieces; an error of `write` is handed through and leaves no file.
Result<void> saveAtomically(const QString &path, const std::function<Result<void>(const ByteSink &)> &write);

} // namespace wattfare
