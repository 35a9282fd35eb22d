// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/unit.h"
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

// A quantity as people write it, in `unit`: "1.5M", "90 min", "1 h 30 min", "6 years", "80 %", "20M tokens per hour",
// "1.2 kW", in any language of the program. A number alone is in the unit that the field shows, `bare` of `unit`.
std::optional<double> typedQuantity(
    const QString &typed, Unit unit, double bare = 1.0, const QLocale &locale = QLocale());

// A day as it is typed. A month alone is its last day, and may still become
// another one: "2026-07" on its way to "2026-07-20".
struct TypedDay {
    std::optional<QString> day; // "2026-07-31"
    bool unfinished = false;
};
TypedDay typedDay(const QString &typed);

// Purchase options: each reading replaces the options of its kind, in their place, and leaves all others.
QString discountsText(const std::vector<PurchaseOption> &options); // per cent off on-demand: "12.5; 20"
QString pricesText(const std::vector<PurchaseOption> &options); // USD an instance-hour: "0.9"
QString mixesText(const std::vector<PurchaseOption> &options); // per cent: "50/30/20; 60/40/0"
QString readDiscounts(std::vector<PurchaseOption> &options, const QString &typed);
QString readPrices(std::vector<PurchaseOption> &options, const QString &typed);
// A new mix takes the commitment of the first option that names one, else the usual one.
QString readMixes(std::vector<PurchaseOption> &options, const QString &typed, const PurchaseOption &usual);
void setCommitment(PurchaseOption &mix, const std::vector<PurchaseOption> &options, const PurchaseOption &usual);

using ScalingTable = std::vector<std::pair<double, double>>; // (nodes, efficiency), ascending
QString scalingTableText(const ScalingTable &table); // "8: 1; 16: 0.95"
QString readScalingTable(ScalingTable &table, const QString &typed);

} // namespace wattfare
