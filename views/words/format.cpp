// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/format.h"

#include "model/economics/purchase.h"
#include "model/support/decimal.h"
#include "views/words/currency.h"
#include "views/words/languages.h"
#include "views/words/percent_sign.h"
#include "views/words/plain.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wattfare {

namespace {

Currency &currencyOfThread()
{
    thread_local Currency currency;
    return currency;
}

} // namespace

const Currency &shownCurrency() { return currencyOfThread(); }

void setShownCurrency(const Currency &currency) { currencyOfThread() = currency; }

bool showsUsd() { return shownCurrency().code == "USD" || shownCurrency().code.empty(); }

CurrencyScope::CurrencyScope(const Currency &currency)
    : m_before(std::exchange(currencyOfThread(), currency))
{
}

CurrencyScope::~CurrencyScope() { currencyOfThread() = std::move(m_before); }

double shownAmount(double usd) { return showsUsd() ? usd : inCurrency(usd, shownCurrency().perUsd); }

std::optional<double> shownAmount(std::optional<double> usd)
{
    return usd ? std::optional(shownAmount(*usd)) : std::nullopt;
}

double shownValue(double value, Unit unit) { return isMoney(unit) ? shownAmount(value) : value; }

std::optional<double> shownValue(std::optional<double> value, Unit unit)
{
    return isMoney(unit) ? shownAmount(value) : value;
}

QString withCurrency(QString words)
{
    return showsUsd() ? words : words.replace(QLatin1String("USD"), plain(shownCurrency().code));
}

QString unitName(Unit unit)
{
    const QString name = plain(unitId(unit));
    return isMoney(unit) ? withCurrency(name) : name;
}

std::string rateText(const Currency &currency)
{
    return " at " + shortestText(currency.perUsd) + " per USD of "
        + (currency.date ? currency.date->iso() : std::string());
}

} // namespace wattfare

namespace wattfare::format {

namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kTimes(0x00D7);
constexpr QChar kNoBreakSpace(0x00A0);

QLocale grouping(const QLocale &locale)
{
    if (locale.numberOptions() == QLocale::DefaultNumberOptions)
        return locale;
    QLocale grouped = locale; // the C locale leaves the separators out by default
    grouped.setNumberOptions(QLocale::DefaultNumberOptions);
    return grouped;
}

// ASCII hyphens of the locale's text become true minus signs.
QString withMinus(QString text)
{
    text.replace(QLatin1Char('-'), kMinus);
    return text;
}

QString fixed(double value, int decimals, const QLocale &locale)
{
    if (value == 0.0) // also the negative zero
        value = 0.0;
    QString text = grouping(locale).toString(value, 'f', decimals);
    // What rounds to zero bears no sign.
    if (value < 0.0 && std::abs(value) < 0.5 * std::pow(10.0, -decimals))
        text = grouping(locale).toString(0.0, 'f', decimals);
    return withMinus(text);
}

// The power of ten of a value once it is rounded to `figures` significant figures: 9.996 -> 1.
int roundedExponent(double value, int figures)
{
    const QByteArray text = QByteArray::number(std::abs(value), 'e', figures - 1);
    return text.mid(text.indexOf('e') + 1).toInt();
}

QString scientific(double value, int figures, const QLocale &locale)
{
    const int exponent = roundedExponent(value, figures);
    const double mantissa = value / std::pow(10.0, exponent);
    return fixed(mantissa, figures - 1, locale) + QLatin1Char('e') + withMinus(QString::number(exponent));
}

QString significant(double value, int figures, const QLocale &locale)
{
    if (!std::isfinite(value))
        return dash();
    if (value == 0.0)
        return fixed(0.0, 0, locale);
    const int exponent = roundedExponent(value, figures);
    if (exponent < -6 || exponent >= 15)
        return scientific(value, figures, locale);
    const int decimals = figures - 1 - exponent;
    if (decimals >= 0)
        return fixed(value, decimals, locale);
    return fixed(roundedTo(value, figures), 0, locale);
}

// Cents of an amount of thousands are digits that no estimate has.
int moneyDecimals(double shown) { return std::abs(shown) < 999.995 ? 2 : 0; }

bool isMoneyOfOneUp(double shown) { return shown == 0.0 || std::abs(roundedTo(shown, 3)) >= 1.0; }

QString withSign(const QString &text, double value) { return value > 0.0 ? QLatin1Char('+') + text : text; }

// A bound with the precision of its value; a bound that would then read as zero keeps its own figures.
QString bound(double value, double quantum, int decimals, const QLocale &locale, const QString &own)
{
    if (!std::isfinite(value))
        return dash();
    if (value != 0.0 && std::abs(value) < 0.5 * quantum)
        return own;
    return quantum > 1.0 ? fixed(std::round(value / quantum) * quantum, 0, locale) : fixed(value, decimals, locale);
}

QString joined(const QString &value, const QString &low, const QString &high)
{
    //: A value with its range: 14.1 (9.8 to 19.2)
    return QCoreApplication::translate("Format", "%1 (%2 to %3)").arg(value, low, high);
}

} // namespace

double roundedTo(double value, int figures) { return QByteArray::number(value, 'e', figures - 1).toDouble(); }

QString dash() { return QString(QChar(0x2014)); }

QString number(double value, const QLocale &locale) { return significant(value, 3, locale); }

QString number(std::optional<double> value, const QLocale &locale) { return value ? number(*value, locale) : dash(); }

QString amount(double shown, const QLocale &locale)
{
    if (!std::isfinite(shown))
        return dash();
    return isMoneyOfOneUp(shown) ? fixed(shown, moneyDecimals(shown), locale) : significant(shown, 3, locale);
}

QString money(double usd, const QLocale &locale) { return amount(shownAmount(usd), locale); }

QString money(std::optional<double> usd, const QLocale &locale) { return usd ? money(*usd, locale) : dash(); }

QString integer(double value, const QLocale &locale)
{
    if (!std::isfinite(value))
        return dash();
    return std::abs(value) < 1e15 ? fixed(std::round(value), 0, locale) : scientific(value, 3, locale);
}

QString percent(double fraction, const QLocale &locale)
{
    if (!std::isfinite(fraction))
        return dash();
    const double value = fraction * 100.0;
    const double magnitude = std::abs(value);
    // A chance of 99.97 % is not 100 %, and one of 0.004 % is not 0.
    if (magnitude > 99.0 && magnitude < 100.0) {
        if (magnitude >= 99.995)
            return (value > 0 ? QStringLiteral("> ") : QStringLiteral("< "))
                + withPercentSign(fixed(value > 0 ? 99.99 : -99.99, 2, locale), locale);
        return withPercentSign(fixed(value, magnitude >= 99.95 ? 2 : 1, locale), locale);
    }
    int decimals = 0;
    if (magnitude < 9.95)
        decimals = magnitude == 0.0 ? 0 : 1;
    if (magnitude > 0.0 && magnitude < 0.05)
        return withPercentSign(significant(value, 1, locale), locale);
    return withPercentSign(fixed(value, decimals, locale), locale);
}

QString withPercentSign(const QString &number, const QLocale &locale)
{
    return languageOf(locale).closePercent ? QString(number + QLatin1Char('%'))
                                           : QString(number + kNoBreakSpace + QLatin1Char('%'));
}

QString ratio(double value, const QLocale &locale)
{
    if (!std::isfinite(value))
        return dash();
    return kTimes + significant(value, std::abs(value) >= 99.5 ? 3 : 2, locale);
}

QString difference(double fraction, const QLocale &locale)
{
    return withSign(percent(fraction, locale), std::isfinite(fraction) ? fraction : 0.0);
}

QString signedNumber(double value, const QLocale &locale)
{
    return withSign(number(value, locale), std::isfinite(value) ? value : 0.0);
}

QString signedMoney(double usd, const QLocale &locale)
{
    return withSign(money(usd, locale), std::isfinite(usd) ? usd : 0.0);
}

QString boundOf(double value, double limit, const QLocale &locale)
{
    const double reference = value != 0.0 ? value : std::abs(limit);
    const int exponent = reference != 0.0 ? roundedExponent(reference, 3) : 0;
    if (!std::isfinite(value) || exponent < -6 || exponent >= 15)
        return number(limit, locale);
    return bound(limit, std::pow(10.0, exponent - 2), std::max(0, 2 - exponent), locale, number(limit, locale));
}

QString range(double value, std::optional<double> low, std::optional<double> high, const QLocale &locale)
{
    if (!low || !high || !std::isfinite(value) || (*low == value && *high == value))
        return number(value, locale);
    const double reference = value != 0.0 ? value : std::max(std::abs(*low), std::abs(*high));
    return joined(number(value, locale), boundOf(reference, *low, locale), boundOf(reference, *high, locale));
}

QString moneyRange(double usd, std::optional<double> lowUsd, std::optional<double> highUsd, const QLocale &locale)
{
    if (!lowUsd || !highUsd || !std::isfinite(usd))
        return money(usd, locale);
    const double value = shownAmount(usd), low = shownAmount(*lowUsd), high = shownAmount(*highUsd);
    if (isMoneyOfOneUp(value)) {
        const int decimals = moneyDecimals(value);
        const double quantum = std::pow(10.0, -decimals);
        return joined(amount(value, locale), bound(low, quantum, decimals, locale, amount(low, locale)),
            bound(high, quantum, decimals, locale, amount(high, locale)));
    }
    return range(value, low, high, locale);
}

QString full(double value, const QLocale &locale)
{
    if (!std::isfinite(value))
        return dash();
    const std::string text = plainText(value);
    const auto exponent = text.find('e');
    if (exponent != std::string::npos) {
        const QString mantissa = full(QByteArray(text.data(), static_cast<qsizetype>(exponent)).toDouble(), locale);
        return mantissa + QLatin1Char('e') + withMinus(QString::number(std::stoi(text.substr(exponent + 1))));
    }
    return decimal(value, locale);
}

QString decimal(double value, const QLocale &locale)
{
    const std::string text = decimalText(value);
    const auto point = text.find('.');
    return fixed(value, point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1), locale);
}

namespace {

// How many decimals a published figure has; nullopt where it has more than five.
std::optional<int> publishedDecimals(double value)
{
    double scaled = std::abs(value);
    for (int decimals = 0; std::isfinite(value) && decimals <= 5; ++decimals, scaled *= 10.0)
        if (std::abs(scaled - std::round(scaled)) <= 1e-9 * std::max(1.0, scaled) && scaled < 1e15)
            return decimals;
    return std::nullopt;
}

} // namespace

QString exact(double value, const QLocale &locale)
{
    const auto decimals = publishedDecimals(value);
    return decimals ? fixed(value, *decimals, locale) : number(value, locale);
}

QString exactMoney(double usd, const QLocale &locale)
{
    const auto decimals = showsUsd() ? publishedDecimals(usd) : std::nullopt; // what is converted is computed
    return decimals ? fixed(usd, std::max(2, *decimals), locale) : money(usd, locale);
}

QString full(std::optional<double> value, const QLocale &locale) { return value ? full(*value, locale) : dash(); }

QString exported(double value)
{
    if (!std::isfinite(value))
        return {};
    return QString::fromStdString(plainText(value == 0.0 ? 0.0 : value));
}

QString exported(std::optional<double> value) { return value ? exported(*value) : QString(); }

QString hours(double hours, const QLocale &locale)
{
    if (!std::isfinite(hours))
        return dash();
    const QString sign = hours < 0.0 ? QString(kMinus) : QString();
    const double seconds = std::abs(hours) * 3600.0;
    // As the reader's language writes it: Korean and Chinese have words of their own. The space does not break.
    static constexpr const char *kSeconds = QT_TRANSLATE_NOOP("Format", "%1 s"),
                                *kMinutes = QT_TRANSLATE_NOOP("Format", "%1 min"),
                                *kHours = QT_TRANSLATE_NOOP("Format", "%1 h"),
                                *kDays = QT_TRANSLATE_NOOP("Format", "%1 d");
    const auto part = [](const QString &amount, const char *unit) {
        return QCoreApplication::translate("Format", unit).replace(QLatin1Char(' '), kNoBreakSpace).arg(amount);
    };
    const auto two = [&](double total, double small, const char *bigUnit, const char *smallUnit, double perBig) {
        const double units = std::round(total / small);
        const double big = std::floor(units / perBig);
        const double rest = units - big * perBig;
        QString text = part(integer(big, locale), bigUnit);
        if (rest > 0.0)
            text += kNoBreakSpace + part(integer(rest, locale), smallUnit);
        return QString(sign + text);
    };
    if (seconds < 59.95)
        return sign
            + part(
                seconds == 0.0 ? integer(0.0, locale) : significant(seconds, seconds < 10.0 ? 2 : 3, locale), kSeconds);
    if (seconds < 3570.0)
        return two(seconds, 1.0, kMinutes, kSeconds, 60.0);
    if (seconds < 86370.0)
        return two(seconds, 60.0, kHours, kMinutes, 60.0);
    if (seconds < 100.0 * 86400.0)
        return two(seconds, 3600.0, kDays, kHours, 24.0);
    return sign + part(integer(seconds / 86400.0, locale), kDays);
}

QString bytes(double count, const QLocale &locale)
{
    if (!std::isfinite(count))
        return dash();
    constexpr std::array<const char *, 6> kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    std::size_t unit = 0;
    while (std::abs(count) >= 1000.0 && unit + 1 < kUnits.size()) {
        count /= 1024.0;
        ++unit;
    }
    return (unit == 0 ? integer(count, locale) : number(count, locale)) + kNoBreakSpace + QLatin1String(kUnits[unit]);
}

QString date(Date date, const QLocale &) { return QString::fromStdString(date.iso()); }

QString styled(double value, Style style, const QLocale &locale)
{
    switch (style) {
    case Style::number: return number(value, locale);
    case Style::money: return money(value, locale);
    case Style::percent: return percent(value, locale);
    case Style::integer: return integer(value, locale);
    case Style::ratio: return ratio(value, locale);
    case Style::difference: return difference(value, locale);
    case Style::hours: return hours(value, locale);
    case Style::exact: return exact(value, locale);
    case Style::exactMoney: return exactMoney(value, locale);
    }
    return number(value, locale);
}

QString styled(std::optional<double> value, Style style, const QLocale &locale)
{
    return value ? styled(*value, style, locale) : dash();
}

QString styledRange(
    double value, std::optional<double> low, std::optional<double> high, Style style, const QLocale &locale)
{
    if (!low || !high || !std::isfinite(value))
        return styled(value, style, locale);
    switch (style) {
    case Style::number: return range(value, low, high, locale);
    case Style::money:
    case Style::exactMoney: return moneyRange(value, low, high, locale); // a fact has no range
    default: return joined(styled(value, style, locale), styled(*low, style, locale), styled(*high, style, locale));
    }
}

Style styleOf(NumberStyle style)
{
    switch (style) {
    case NumberStyle::number: break;
    case NumberStyle::money: return Style::money;
    case NumberStyle::percent: return Style::percent;
    case NumberStyle::whole: return Style::integer;
    case NumberStyle::hours: return Style::hours;
    }
    return Style::number;
}

Style styleOfUnit(Unit unit) { return styleOf(unitInfo(unit).style); }

} // namespace wattfare::format
