// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/unit.h"
#include "model/workload/scenario.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <string>

// The currency in which amounts are shown. The model computes, stores and filters in USD; an amount is converted where
// it is put into words, and number and code come from the same place. Of each thread its own: work in the background
// says the currency of what it shows by a CurrencyScope.
namespace wattfare {

const Currency &shownCurrency(); // USD where nobody said otherwise
void setShownCurrency(const Currency &currency);
bool showsUsd();

// The shown currency until the end of a block.
class CurrencyScope
{
public:
    explicit CurrencyScope(const Currency &currency = {});
    ~CurrencyScope();
    CurrencyScope(const CurrencyScope &) = delete;
    CurrencyScope &operator=(const CurrencyScope &) = delete;

private:
    Currency m_before;
};

double shownAmount(double usd);
std::optional<double> shownAmount(std::optional<double> usd);
double shownValue(double value, Unit unit); // an amount where the unit is one of money, else the value
std::optional<double> shownValue(std::optional<double> value, Unit unit);
QString withCurrency(QString words); // "USD/1M" -> "EUR/1M"
QString unitName(Unit unit); // as files write it: "EUR/h", "gCO2e"
std::string rateText(const Currency &currency); // behind a unit in the heads of files: " at 0.92 per USD of 2026-07-01"

namespace format {
QString amount(double shown, const QLocale &locale = {}); // as money(), of what is in the shown currency already
} // namespace format

} // namespace wattfare
