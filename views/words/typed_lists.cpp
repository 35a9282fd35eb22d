// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/typed_lists.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace wattfare {

namespace {

class OwnTerms // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(OwnTerms)
};

constexpr double kMostUsd = 1e5, kMostNodes = 1e5, kMostEfficiency = 1.5; // as scenario documents take them

QString numberText(double value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', QLocale::FloatingPointShortest);
}

QStringList entries(const QString &typed) { return typed.split(QLatin1Char(';'), Qt::SkipEmptyParts); }

bool isDiscount(const PurchaseOption &option) { return option.kind == PurchaseKind::ownRate && !option.usdPerHour; }
bool isPrice(const PurchaseOption &option) { return option.kind == PurchaseKind::ownRate && option.usdPerHour; }
bool isMix(const PurchaseOption &option) { return option.kind == PurchaseKind::mix; }

using IsKind = bool (*)(const PurchaseOption &);

QString textOf(const std::vector<PurchaseOption> &options, IsKind isKind,
    const std::function<QString(const PurchaseOption &)> &entry)
{
    QStringList texts;
    for (const PurchaseOption &option : options)
        if (isKind(option))
            texts << entry(option);
    return texts.join(QStringLiteral("; "));
}

// The first of the kind gives its place to all of the new ones.
void replace(std::vector<PurchaseOption> &options, IsKind isKind, std::vector<PurchaseOption> fresh)
{
    const auto first = std::find_if(options.begin(), options.end(), isKind);
    const auto place = first - options.begin();
    options.erase(std::remove_if(options.begin(), options.end(), isKind), options.end());
    std::vector<PurchaseOption> unique;
    for (PurchaseOption &each : fresh)
        if (std::find(unique.begin(), unique.end(), each) == unique.end())
            unique.push_back(std::move(each));
    options.insert(options.begin() + place, unique.begin(), unique.end());
    if (options.empty())
        options.emplace_back();
}

QString readRates(std::vector<PurchaseOption> &options, const QString &typed, IsKind isKind,
    std::optional<double> PurchaseOption::*rate, double most, const char *error)
{
    std::vector<PurchaseOption> fresh;
    for (const QString &entry : entries(typed)) {
        const auto value = typedNumber(entry);
        if (!value || *value < 0.0 || *value > most)
            return OwnTerms::tr(error).arg(entry.trimmed().left(20), QLocale().toString(most, 'f', 0));
        PurchaseOption option;
        option.kind = PurchaseKind::ownRate;
        option.*rate = *value;
        fresh.push_back(option);
    }
    replace(options, isKind, std::move(fresh));
    return {};
}

std::array<double, 3> sharesOf(const PurchaseOption &option)
{
    return {option.onDemandShare, option.spotShare, option.commitmentShare};
}

} // namespace

std::optional<double> typedNumber(const QString &typed, const QLocale &locale)
{
    bool good = false;
    double value = locale.toDouble(typed.trimmed(), &good);
    if (!good)
        value = QLocale::c().toDouble(typed.trimmed(), &good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt; // Qt takes "inf" and "nan" for numbers
}

QString discountsText(const std::vector<PurchaseOption> &options)
{
    return textOf(
        options, isDiscount, [](const PurchaseOption &option) { return numberText(option.discountPct.value_or(0.0)); });
}

QString pricesText(const std::vector<PurchaseOption> &options)
{
    return textOf(options, isPrice, [](const PurchaseOption &option) { return numberText(*option.usdPerHour); });
}

QString mixesText(const std::vector<PurchaseOption> &options)
{
    return textOf(options, isMix, [](const PurchaseOption &option) {
        QStringList shares;
        for (const double share : sharesOf(option))
            shares << numberText(std::round(share * 1e11) / 1e9); // per cent, without the last bits of the fraction
        return shares.join(QLatin1Char('/'));
    });
}

QString readDiscounts(std::vector<PurchaseOption> &options, const QString &typed)
{
    return readRates(options, typed, isDiscount, &PurchaseOption::discountPct, 100.0,
        QT_TRANSLATE_NOOP("OwnTerms", "The discount “%1” is no number from 0 to %2."));
}

QString readPrices(std::vector<PurchaseOption> &options, const QString &typed)
{
    return readRates(options, typed, isPrice, &PurchaseOption::usdPerHour, kMostUsd,
        QT_TRANSLATE_NOOP("OwnTerms", "The price “%1” is no number from 0 to %2."));
}

QString readMixes(std::vector<PurchaseOption> &options, const QString &typed)
{
    std::vector<PurchaseOption> fresh;
    for (const QString &entry : entries(typed)) {
        const QStringList parts = entry.split(QLatin1Char('/'));
        std::array<double, 3> shares{};
        bool good = parts.size() == 3;
        for (std::size_t i = 0; good && i < shares.size(); ++i) {
            const auto share = typedNumber(parts[static_cast<qsizetype>(i)]);
            good = share && *share >= 0.0;
            shares[i] = share.value_or(0.0) / 100.0;
        }
        if (!good || std::abs(shares[0] + shares[1] + shares[2] - 1.0) > 1e-9)
            return OwnTerms::tr("The mix “%1” is not three shares that add up to 100, like 50/30/20.")
                .arg(entry.trimmed().left(20));
        const auto same = [&shares](const PurchaseOption &option) {
            const auto have = sharesOf(option);
            return isMix(option) && std::equal(have.begin(), have.end(), shares.begin(), [](double a, double b) {
                return std::abs(a - b) < 1e-9;
            });
        };
        if (const auto known = std::find_if(options.begin(), options.end(), same); known != options.end()) {
            fresh.push_back(*known); // with its own commitment
            continue;
        }
        PurchaseOption option;
        option.kind = PurchaseKind::mix;
        option.onDemandShare = shares[0];
        option.spotShare = shares[1];
        option.commitmentShare = shares[2];
        option.plan = "compute_savings_plan";
        const auto commitment = std::find_if(options.begin(), options.end(),
            [](const PurchaseOption &each) { return each.kind == PurchaseKind::commitment; });
        if (commitment != options.end()) {
            option.plan = commitment->plan;
            option.termYears = commitment->termYears;
            option.payment = commitment->payment;
        }
        fresh.push_back(option);
    }
    replace(options, isMix, std::move(fresh));
    return {};
}

QString scalingTableText(const ScalingTable &table)
{
    QStringList texts;
    for (const auto &[nodes, efficiency] : table)
        texts << numberText(nodes) + QStringLiteral(": ") + numberText(efficiency);
    return texts.join(QStringLiteral("; "));
}

QString readScalingTable(ScalingTable &table, const QString &typed)
{
    ScalingTable fresh;
    for (const QString &entry : entries(typed)) {
        const QStringList parts = entry.split(QLatin1Char(':'));
        const auto nodes = parts.size() == 2 ? typedNumber(parts[0]) : std::nullopt;
        const auto efficiency = parts.size() == 2 ? typedNumber(parts[1]) : std::nullopt;
        if (!nodes || !efficiency || *nodes < 1.0 || *nodes > kMostNodes || *efficiency <= 0.0
            || *efficiency > kMostEfficiency)
            return OwnTerms::tr("“%1” is not a number of nodes and its efficiency, like 16: %2.")
                .arg(entry.trimmed().left(20), numberText(0.95));
        if (!fresh.empty() && *nodes <= fresh.back().first)
            return OwnTerms::tr("The numbers of nodes must grow: “%1”.").arg(entry.trimmed().left(20));
        fresh.emplace_back(*nodes, *efficiency);
    }
    table = std::move(fresh);
    return {};
}

} // namespace wattfare
