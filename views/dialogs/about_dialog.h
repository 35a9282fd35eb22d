// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/components.h"

#include <QDialog>

namespace wattfare {

// Versions, licence of the program, libraries with version and licence, and the attributions that the data ask for.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    struct Program {
        QString version;
        QString licence; // its whole text
        std::vector<Component> components; // beyond those of the views
    };
    AboutDialog(const Program &about, const SnapshotPtr &snapshot, QWidget *parent = nullptr);
};

} // namespace wattfare
