// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/formula_text.h"

#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/percent_sign.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wattfare {

namespace {

using namespace std::string_view_literals;

constexpr QChar kThinSpace(0x202F);

// Whole by nature, though their unit is "1" or none.
constexpr std::array kCounts{"instances"sv, "instances_for_throughput"sv, "instances_for_latency"sv, "nodes"sv,
    "redundancy"sv, "accelerator_count"sv, "vcpus"sv, "platform_vcpus"sv, "family_vcpus"sv, "sockets"sv,
    "platform_accelerators"sv, "ssd_count"sv, "cores_per_socket"sv};

double sixDigits(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude >= 1e5 && magnitude < 1e15)
        return std::round(value);
    return format::roundedTo(value, 6);
}

QString formula(const Derivation &node, bool numbers, const QLocale &locale)
{
    QString text;
    for (const FormulaPart &part : node.formula) {
        switch (part.kind) {
        case FormulaPart::Kind::text:
            text += QString::fromStdString(part.text).replace(
                QLatin1String("curve("), QCoreApplication::translate("Formula", "curve") + QLatin1Char('('));
            break;
        case FormulaPart::Kind::number: text += format::full(part.number, locale); break;
        case FormulaPart::Kind::child: {
            const Derivation &child = node.children[part.child];
            if (!numbers) {
                text += symbolWords(child);
                break;
            }
            text += format::full(sixDigits(shownValue(child.value, child.unit)), locale);
            if (const QString unit = unitWords(child.unit); !unit.isEmpty())
                text += kThinSpace + unit;
            break;
        }
        }
    }
    return text;
}

} // namespace

bool symbolIsWords(const Derivation &node)
{
    return node.symbol == node.id && node.id.size() > 3; // "pue" is its own symbol
}

QString symbolWords(const Derivation &node)
{
    if (symbolIsWords(node))
        return quantityName(node.id);
    if (node.symbol == "delta")
        return QStringLiteral("δ");
    return node.symbol == "eta" ? QStringLiteral("η") : QString::fromStdString(node.symbol);
}

QString formulaWords(const Derivation &node, const QLocale &locale)
{
    const QString right = formula(node, false, locale);
    return node.symbol.empty() ? right : symbolWords(node) + QStringLiteral(" = ") + right;
}

QString formulaNumbers(const Derivation &node, const QLocale &locale) { return formula(node, true, locale); }

bool hasFormula(const Derivation &node)
{
    if (node.isLeaf || node.formula.empty())
        return false;
    return node.formula.size() > 1 || node.formula.front().kind != FormulaPart::Kind::child
        || node.children[node.formula.front().child].symbol != node.symbol;
}

format::Style derivationStyle(const Derivation &node)
{
    const format::Style style = format::styleOfUnit(node.unit);
    if (style == format::Style::percent)
        return format::Style::number; // the value is per cent already, the style takes a fraction
    // A published or entered figure reads as it was published or entered; what is computed, to three digits.
    const bool fact = node.isLeaf && node.low == node.high
        && (node.kind == LeafKind::price || node.kind == LeafKind::figure || node.kind == LeafKind::parameter);
    if (fact && (style == format::Style::money || style == format::Style::number))
        return style == format::Style::money ? format::Style::exactMoney : format::Style::exact;
    const bool count = std::find(kCounts.begin(), kCounts.end(), std::string_view(node.id)) != kCounts.end();
    return count && node.value == std::round(node.value) ? format::Style::integer : style;
}

QString withUnitWords(const QString &value, Unit unit)
{
    const QString words = unitWords(unit);
    if (unit == Unit::times) // 7.3×
        return value + words;
    if (words == QLatin1String("%"))
        return format::withPercentSign(value);
    return words.isEmpty() ? value : value + QChar(0x202f) + words;
}

QString unitWords(Unit unit)
{
    if (isPure(unit) || unit == Unit::count)
        return {};
    if (unit == Unit::millions)
        return QStringLiteral("×\u202F10⁶");
    if (unit == Unit::times)
        return QStringLiteral("×");
    if (unit == Unit::gramsPerKwh) // grams of what: all of them are of intensities
        return QStringLiteral("gCO₂e/kWh");
    // What reads otherwise than the id that files carry.
    static constexpr std::pair<Unit::Id, const char *> kWords[]
        = {{Unit::inferencesPerSecond, QT_TRANSLATE_NOOP("Report", "inferences/s")},
            {Unit::inferencesPerHour, QT_TRANSLATE_NOOP("Report", "inferences/h")},
            {Unit::sequencesPerSecond, QT_TRANSLATE_NOOP("Report", "sequences/s")},
            {Unit::tokensPerSecond, QT_TRANSLATE_NOOP("Report", "tokens/s")},
            {Unit::imagesPerSecond, QT_TRANSLATE_NOOP("Report", "images/s")},
            {Unit::samplesPerSecond, QT_TRANSLATE_NOOP("Report", "samples/s")},
            {Unit::perSecond, QT_TRANSLATE_NOOP("Report", "per second")},
            {Unit::perHour, QT_TRANSLATE_NOOP("Report", "per hour")},
            {Unit::months, QT_TRANSLATE_NOOP("Report", "months")}, {Unit::years, QT_TRANSLATE_NOOP("Report", "years")},
            {Unit::sequences, QT_TRANSLATE_NOOP("Report", "sequences")},
            {Unit::instances, QT_TRANSLATE_NOOP("Report", "instances")},
            {Unit::unitHours, QT_TRANSLATE_NOOP("Report", "unit-hours")},
            {Unit::buckets, QT_TRANSLATE_NOOP("Report", "band")}, {Unit::exaflop, "EFLOP"},
            {Unit::billions, "×\u202F10⁹"}, {Unit::tbHours, "TB·h"}, {Unit::whPerTbHour, "Wh/(TB·h)"}};
    for (const auto &[id, words] : kWords)
        if (unit == id)
            return QCoreApplication::translate("Report", words);
    QString text = unitName(unit);
    text.replace(QLatin1String("CO2"), QStringLiteral("CO₂"));
    return text;
}

} // namespace wattfare
