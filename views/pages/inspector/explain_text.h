// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/explain/derivation.h"

#include <QString>

class QTreeWidgetItem;

namespace wattfare {

QString derivationTitle(const Derivation &node); // "power of the accelerators (P_acc)"
QString derivationValue(const Derivation &node); // "14.08 USD"
QString derivationRange(const Derivation &node); // "(9.8 to 19.2)" or ""
QString derivationEvidence(
    const Derivation &node, const Snapshot &snapshot); // "▲ derived · AWS price list · 2026-07-20"
// Below each formula a link to its section of the methods (FactTree::setLink).
void fillDerivation(QTreeWidgetItem *item, const Derivation &node, const Snapshot &snapshot);
QString derivationText(const Derivation &node, const Snapshot &snapshot, int depth = 0); // indented, for the clipboard

} // namespace wattfare
