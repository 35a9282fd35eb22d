// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/purchase_text.h"

#include "model/evaluation/pricing/option_label.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/lists.h"
#include "views/words/plain.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <string>

namespace wattfare {

namespace {

struct PlanWords {
    const char *plan, *word, *brief = nullptr; // brief: as architects call it, in narrow places
};
constexpr PlanWords kPlans[] = {
    {"reserved_standard", QT_TRANSLATE_NOOP("Columns", "Reserved Instance"), QT_TRANSLATE_NOOP("Columns", "RI")},
    {"reserved_convertible", QT_TRANSLATE_NOOP("Columns", "Convertible Reserved Instance"),
        QT_TRANSLATE_NOOP("Columns", "Convertible RI")},
    {"reserved_effective_unspecified",
        QT_TRANSLATE_NOOP("Columns", "Reserved Instance, terms not stated")}, // published without
    {"compute_savings_plan", QT_TRANSLATE_NOOP("Columns", "Compute Savings Plan"),
        QT_TRANSLATE_NOOP("Columns", "Compute SP")},
    {"instance_savings_plan", QT_TRANSLATE_NOOP("Columns", "EC2 Instance Savings Plan"),
        QT_TRANSLATE_NOOP("Columns", "EC2 SP")},
    {"ec2_instance_savings_plan", QT_TRANSLATE_NOOP("Columns", "EC2 Instance Savings Plan"),
        QT_TRANSLATE_NOOP("Columns", "EC2 SP")},
};

struct PaymentWords {
    const char *payment, *word;
    struct {
        const char *source, *comment;
    } brief;
};
constexpr PaymentWords kPayments[] = {
    {"no_upfront", QT_TRANSLATE_NOOP("Columns", "no upfront"), QT_TRANSLATE_NOOP3("Columns", "no upfront", "short")},
    {"partial_upfront", QT_TRANSLATE_NOOP("Columns", "partial upfront"),
        QT_TRANSLATE_NOOP3("Columns", "partial upfront", "short")},
    {"all_upfront", QT_TRANSLATE_NOOP("Columns", "all upfront"), QT_TRANSLATE_NOOP3("Columns", "all upfront", "short")},
};

template <class Rows, class Key>
auto rowOf(const Rows &rows, Key key, std::string_view id)
{
    const auto row = std::ranges::find(rows, id, [&](const auto &each) { return std::string_view(each.*key); });
    return row == std::ranges::end(rows) ? nullptr : &*row;
}

QString columnsWord(const char *word, const char *comment = nullptr)
{
    return QCoreApplication::translate("Columns", word, comment);
}

} // namespace

QString planWord(std::string_view plan)
{
    const PlanWords *words = rowOf(kPlans, &PlanWords::plan, plan);
    return words ? columnsWord(words->word) : plain(plan).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString paymentWord(std::string_view payment)
{
    const PaymentWords *words = rowOf(kPayments, &PaymentWords::payment, payment);
    return words ? columnsWord(words->word) : plain(payment).replace(QLatin1Char('_'), QLatin1Char(' '));
}

namespace {

QString commitmentWord(const PurchaseOption &option)
{
    if (option.termYears <= 0 || option.payment.empty())
        return planWord(option.plan);
    // Two sentences instead of a plural form: the command line has no English translation to take it from.
    const QString years = option.termYears == 1
        ? QCoreApplication::translate("Columns", "1 year")
        : QCoreApplication::translate("Columns", "%1 years").arg(option.termYears);
    return QCoreApplication::translate("Columns", "%1, %2, %3")
        .arg(planWord(option.plan), years, paymentWord(option.payment));
}

// The parts that there are: none of 0 %.
QString mixWord(const PurchaseOption &option)
{
    QStringList parts;
    const auto add = [&](double share, const char *words) {
        if (share > 0)
            parts << QCoreApplication::translate("Columns", words).arg(format::percent(share));
    };
    add(option.onDemandShare, QT_TRANSLATE_NOOP("Columns", "%1 on-demand"));
    add(option.spotShare, QT_TRANSLATE_NOOP("Columns", "%1 spot"));
    if (option.commitmentShare > 0)
        parts << QCoreApplication::translate("Columns", "%1 by %2", "share, commitment")
                     .arg(format::percent(option.commitmentShare), commitmentWord(option));
    return QCoreApplication::translate("Columns", "Mix %1").arg(listed(parts));
}

} // namespace

QString optionWord(const PurchaseOption &option)
{
    switch (option.kind) {
    case PurchaseKind::onDemand: return QCoreApplication::translate("Columns", "On-demand");
    case PurchaseKind::spot: return QCoreApplication::translate("Columns", "Spot");
    case PurchaseKind::commitment: return commitmentWord(option);
    case PurchaseKind::ownRate:
        if (option.usdPerHour)
            return withCurrency(QCoreApplication::translate("Columns", "Own rate, %1 USD/h"))
                .arg(format::money(*option.usdPerHour));
        return QCoreApplication::translate("Columns", "Own rate, %1 % off").arg(format::number(option.discountPct));
    case PurchaseKind::mix: return mixWord(option);
    case PurchaseKind::capacityBlock: return QCoreApplication::translate("Columns", "Capacity Block");
    }
    return {};
}

QString optionShort(const PurchaseOption &option)
{
    if (option.kind == PurchaseKind::mix) // "Mix 60/40/0"
        return QCoreApplication::translate("Columns", "Mix %1").arg(plain(mixShares(option)));
    if (option.kind != PurchaseKind::commitment || option.termYears <= 0 || option.payment.empty())
        return optionWord(option);
    const PlanWords *planWords = rowOf(kPlans, &PlanWords::plan, option.plan);
    const QString plan = planWords && planWords->brief ? columnsWord(planWords->brief) : planWord(option.plan);
    const PaymentWords *paymentWords = rowOf(kPayments, &PaymentWords::payment, option.payment);
    const QString payment = paymentWords ? columnsWord(paymentWords->brief.source, paymentWords->brief.comment)
                                         : paymentWord(option.payment);
    //: A commitment in a narrow column: RI 1 y, no upfront
    return QCoreApplication::translate("Columns", "%1 %2 y, %3").arg(plan).arg(option.termYears).arg(payment);
}

QString candidateWords(const QString &name)
{
    const std::string text = name.toStdString();
    const auto parts = candidateParts(text);
    if (!parts)
        return name;
    const QString place = plain(parts->place);
    const bool english = QLocale().language() == QLocale::English || QLocale().language() == QLocale::C;
    const bool simple = parts->option.kind == PurchaseKind::onDemand || parts->option.kind == PurchaseKind::spot;
    return english || simple
        ? place + QLatin1Char(' ')
            + (english ? QString::fromStdString(optionLabel(parts->option)) : optionWord(parts->option))
        : QStringLiteral("%1 (%2)").arg(
            place, parts->option.kind == PurchaseKind::mix ? optionShort(parts->option) : optionWord(parts->option));
}

} // namespace wattfare
