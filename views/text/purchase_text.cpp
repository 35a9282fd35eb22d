// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/purchase_text.h"

#include "views/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

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

QString candidateWords(const QString &name)
{
    if (QLocale().language() == QLocale::English)
        return name;
    static const QRegularExpression option(
        QStringLiteral("^(\\S+\\.\\S+(?: [a-z]{2}(?:-[a-z]+)+-\\d)?) (?:(on-demand)|(spot)|(reserved|reserved convertible) (\\d)y (no upfront|partial upfront|all upfront))$"));
    const QRegularExpressionMatch match = option.match(name);
    if (!match.hasMatch())
        return name;
    PurchaseOption bought;
    if (!match.captured(3).isEmpty())
        bought.kind = PurchaseKind::spot;
    if (match.captured(4).isEmpty())
        return match.captured(1) + QLatin1Char(' ') + optionWord(bought);
    bought.kind = PurchaseKind::commitment;
    bought.plan = match.captured(4) == QLatin1String("reserved") ? "reserved_standard" : "reserved_convertible";
    bought.termYears = match.captured(5).toInt();
    bought.payment = match.captured(6).replace(QLatin1Char(' '), QLatin1Char('_')).toStdString();
    return QStringLiteral("%1 (%2)").arg(match.captured(1), optionWord(bought));
}

} // namespace wattfare
