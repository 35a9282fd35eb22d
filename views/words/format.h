// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/unit.h"

#include <QLocale>
#include <QString>

#include <optional>

// The one formatter of numbers for people: table cells, tooltips, chart labels, the answer, PDF and HTML. Files that
// machines read use exported(). A missing or non-finite value reads as an em dash; zero never bears a minus sign.
namespace wattfare::format {

QString dash(); // "—"

// Three significant figures with trailing zeros, thousands grouped: 2.17, 14.1, 1,240, 0.330. Below 1e-6 and from 1e15
// scientific: 1.20e−7.
QString number(double value, const QLocale &locale = {});
QString number(std::optional<double> value, const QLocale &locale = {});
// No cents from 1,000 USD up, two decimals from 1 USD up, three significant figures below: 2,091, 14.08, 0.526,
// 0.00217. No currency sign.
QString money(double usd, const QLocale &locale = {});
QString money(std::optional<double> usd, const QLocale &locale = {});
QString integer(double value, const QLocale &locale = {}); // rounded to the nearest: 1,240
QString percent(double fraction, const QLocale &locale = {}); // 0.914 -> "91 %"; below 10 % one decimal: "4.2 %"
QString ratio(double ratio, const QLocale &locale = {}); // 6.3 -> "×6.3" (two significant figures)
QString difference(
    double fraction, const QLocale &locale = {}); // -0.91 -> "−91 %", 0.05 -> "+5.0 %", with a true minus
QString signedNumber(double value, const QLocale &locale = {}); // "+14.1", "−0.330"
QString signedMoney(double usd, const QLocale &locale = {});
// "14.1 (9.8 to 19.2)": without both bounds only the value. The bounds have the decimals of the value.
QString range(double value, std::optional<double> low, std::optional<double> high, const QLocale &locale = {});
// One bound of such a range: "9.8", as range() would print it.
QString boundOf(double value, double bound, const QLocale &locale = {});
QString moneyRange(double value, std::optional<double> low, std::optional<double> high, const QLocale &locale = {});
// Every digit, grouped, in the locale: the shortest text that reads back as the same double. Tooltips.
QString full(double value, const QLocale &locale = {});
// A fact as it was published: 1,152, 989.4, 27.2. What has more than five decimals is computed: three figures of it.
QString exact(double value, const QLocale &locale = {});
QString exactMoney(double usd, const QLocale &locale = {}); // the same, two decimals at least: 1.006, 3.06, 12.00
QString decimal(double value, const QLocale &locale = {}); // the same, never scientific: 0.000000001
QString full(std::optional<double> value, const QLocale &locale = {});
double roundedTo(double value, int figures); // significant ones
// C locale, ungrouped, shortest text that reads back as the same double; "" when missing. CSV, TSV, JSON.
QString exported(double value);
QString exported(std::optional<double> value);
QString hours(
    double hours, const QLocale &locale = {}); // "2 h 17 min", "3 d 4 h", "38 min", "12 s", as the language has it
QString bytes(double count, const QLocale &locale = {}); // "1.20 MiB"
QString date(Date date, const QLocale &locale = {}); // ISO 8601 in every locale: "2026-07-20"

// How a quantity reads on screen, chosen once per column or axis.
enum class Style : std::uint8_t { number, money, percent, integer, ratio, difference, hours, exact, exactMoney };
// A number beside which its unit may stand: not a share, a duration or a count of things.
constexpr bool takesUnit(Style style)
{
    return style == Style::number || style == Style::money || style == Style::exact || style == Style::exactMoney;
}
QString styled(double value, Style style, const QLocale &locale = {});
QString styled(std::optional<double> value, Style style, const QLocale &locale = {});
QString styledRange(
    double value, std::optional<double> low, std::optional<double> high, Style style, const QLocale &locale = {});
Style styleOf(NumberStyle style);
Style styleOfUnit(Unit unit);

} // namespace wattfare::format
