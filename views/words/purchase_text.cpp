// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/purchase_text.h"

#include "views/words/format.h"
#include "views/words/lists.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <optional>

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

namespace {

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
    add(option.commitmentShare, QT_TRANSLATE_NOOP("Columns", "%1 committed"));
    return QCoreApplication::translate("Columns", "Mix %1").arg(listed(parts));
}

} // namespace

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
        return mixWord(option);
    }
    return {};
}

namespace {

// "reserved 1y no upfront", as the model names a commitment.
std::optional<PurchaseOption> commitmentOf(const QString &label)
{
    static const QRegularExpression kForm(QStringLiteral("^(reserved|reserved convertible|reserved effective unspecified|compute savings plan|"
                                                         "(?:ec2 )?instance savings plan) (\\d)y (no upfront|partial upfront|all upfront|)$"));
    const QRegularExpressionMatch match = kForm.match(label);
    if (!match.hasMatch())
        return std::nullopt;
    PurchaseOption bought;
    bought.kind = PurchaseKind::commitment;
    const QString plan = match.captured(1) == QLatin1String("reserved") ? QStringLiteral("reserved standard") : match.captured(1);
    bought.plan = QString(plan).replace(QLatin1Char(' '), QLatin1Char('_')).toStdString();
    bought.termYears = match.captured(2).toInt();
    bought.payment = match.captured(3).replace(QLatin1Char(' '), QLatin1Char('_')).toStdString();
    return bought;
}

} // namespace

QString optionShort(const PurchaseOption &option)
{
    if (option.kind != PurchaseKind::commitment || option.termYears <= 0 || option.payment.empty())
        return optionWord(option);
    QString plan = planWord(option.plan);
    if (option.plan == "reserved_standard")
        plan = QCoreApplication::translate("Columns", "RI"); // as architects call it
    else if (option.plan == "reserved_convertible")
        plan = QCoreApplication::translate("Columns", "Convertible RI");
    else if (option.plan == "compute_savings_plan")
        plan = QCoreApplication::translate("Columns", "Compute SP");
    else if (option.plan == "instance_savings_plan" || option.plan == "ec2_instance_savings_plan")
        plan = QCoreApplication::translate("Columns", "EC2 SP");
    QString payment = paymentWord(option.payment);
    if (option.payment == "no_upfront")
        payment = QCoreApplication::translate("Columns", "no upfront", "short");
    else if (option.payment == "partial_upfront")
        payment = QCoreApplication::translate("Columns", "partial upfront", "short");
    else if (option.payment == "all_upfront")
        payment = QCoreApplication::translate("Columns", "all upfront", "short");
    //: A commitment in a narrow column: RI 1 y, no upfront
    return QCoreApplication::translate("Columns", "%1 %2 y, %3").arg(plan).arg(option.termYears).arg(payment);
}

QString candidateWords(const QString &name)
{
    if (QLocale().language() == QLocale::English || QLocale().language() == QLocale::C || !name.contains(QLatin1Char('.')))
        return name;
    static const QRegularExpression kForm(QStringLiteral("^([a-z][a-z0-9-]*\\.[a-z0-9-]+(?: [a-z]{2}(?:-[a-z]+)+-\\d)?) (.+)$"));
    const QRegularExpressionMatch match = kForm.match(name);
    if (!match.hasMatch())
        return name;
    const QString type = match.captured(1), label = match.captured(2);
    const std::optional<PurchaseOption> simple = parsePurchaseOption(label.toStdString());
    if (simple && (simple->kind == PurchaseKind::onDemand || simple->kind == PurchaseKind::spot))
        return type + QLatin1Char(' ') + optionWord(*simple);
    const std::optional<PurchaseOption> bought = simple ? simple : commitmentOf(label);
    return bought ? QStringLiteral("%1 (%2)").arg(type, optionWord(*bought)) : name;
}

} // namespace wattfare
