// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <QDialog>

namespace wattfare {

// Versions, licence of the program, licences of the libraries, and the attributions that the data ask for.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    AboutDialog(const QString &version, const SnapshotPtr &snapshot, const QString &sqliteVersion, QWidget *parent = nullptr);
};

} // namespace wattfare
