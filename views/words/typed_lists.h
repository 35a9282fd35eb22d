// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

// Lists of one's own as the workload dock writes them, numbers through the locale, entries separated by ";". Reading
// returns "" or what is wrong; then nothing has changed.
namespace wattfare {

// A number as a person types it: with the signs of the locale, else as files and other languages write it. nullopt for
// what is no finite number.
std::optional<double> typedNumber(const QString &typed, const QLocale &locale = QLocale());

// Purchase options: each reading replaces the options of its kind, in their place, and leaves all others.
QString discountsText(const std::vector<PurchaseOption> &options); // per cent off on-demand: "12.5; 20"
QString pricesText(const std::vector<PurchaseOption> &options); // USD an instance-hour: "0.9"
QString mixesText(const std::vector<PurchaseOption> &options); // per cent: "50/30/20; 60/40/0"
QString readDiscounts(std::vector<PurchaseOption> &options, const QString &typed);
QString readPrices(std::vector<PurchaseOption> &options, const QString &typed);
// A new mix takes the commitment of the first option that names one, else a compute savings plan.
QString readMixes(std::vector<PurchaseOption> &options, const QString &typed);

using ScalingTable = std::vector<std::pair<double, double>>; // (nodes, efficiency), ascending
QString scalingTableText(const ScalingTable &table); // "8: 1; 16: 0.95"
QString readScalingTable(ScalingTable &table, const QString &typed);

} // namespace wattfare
