// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/purchase_text.h"

#include "views/text/format.h"

#include <QCoreApplication>

namespace wattfare {

QString planWord(std::string_view plan)
{
    if (plan == "reserved_standard")
        return QCoreApplication::translate("Columns", "Reserved instance");
    if (plan == "reserved_convertible")
        return QCoreApplication::translate("Columns", "Convertible reserved instance");
    if (plan == "reserved_effective_unspecified") // published without its term and payment
        return QCoreApplication::translate("Columns", "Reserved instance, terms not stated");
    if (plan == "compute_savings_plan")
        return QCoreApplication::translate("Columns", "Compute savings plan");
    if (plan == "instance_savings_plan" || plan == "ec2_instance_savings_plan")
        return QCoreApplication::translate("Columns", "EC2 instance savings plan");
    return QString::fromUtf8(plan.data(), static_cast<qsizetype>(plan.size())).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString paymentWord(std::string_view payment)
{
    if (payment == "no_upfront")
        return QCoreApplication::translate("Columns", "no upfront");
    if (payment == "partial_upfront")
        return QCoreApplication::translate("Columns", "partial upfront");
    if (payment == "all_upfront")
        return QCoreApplication::translate("Columns", "all upfront");
    return QString::fromUtf8(payment.data(), static_cast<qsizetype>(payment.size())).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString optionWord(const PurchaseOption &option)
{
    switch (option.kind) {
    case PurchaseKind::onDemand: return QCoreApplication::translate("Columns", "On-demand");
    case PurchaseKind::spot: return QCoreApplication::translate("Columns", "Spot");
    case PurchaseKind::commitment: {
        if (option.termYears <= 0 || option.payment.empty())
            return planWord(option.plan);
        const QString years = QCoreApplication::translate("Columns", "%n year(s)", nullptr, option.termYears);
        return QCoreApplication::translate("Columns", "%1, %2, %3").arg(planWord(option.plan), years, paymentWord(option.payment));
    }
    case PurchaseKind::ownRate:
        if (option.usdPerHour)
            return QCoreApplication::translate("Columns", "Own rate, %1 USD/h").arg(format::money(*option.usdPerHour));
        return QCoreApplication::translate("Columns", "Own rate, %1 % off").arg(format::number(option.discountPct));
    case PurchaseKind::mix:
        return QCoreApplication::translate("Columns", "Mix %1 on-demand, %2 spot, %3 committed")
            .arg(format::percent(option.onDemandShare), format::percent(option.spotShare), format::percent(option.commitmentShare));
    }
    return {};
}

} // namespace wattfare
