// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>

namespace wattfare {

// What went wrong, newest last, to be read and passed on.
class ErrorLogDialog : public QDialog
{
    Q_OBJECT
public:
    // `log` is the text of the log, "" where nothing went wrong; `file` where it is kept.
    ErrorLogDialog(const QString &log, const QString &file, QWidget *parent = nullptr);

signals:
    void folderRequested();
};

} // namespace wattfare
