// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pages/report_text.h"

#include "views/report/pages/page_style.h"
#include "views/words/currency.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/percent_sign.h"
#include "views/words/purchase_text.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

QString printableText(const std::string &text) { return printable(QString::fromStdString(text)); }

bool isFinite(const std::optional<double> &value) { return value && std::isfinite(*value); }

} // namespace

format::Style styleOf(const ReportCell &cell, const ReportTable::Head *head)
{
    const NumberForm form = cell.form != NumberForm::byUnit || !head ? cell.form : head->form;
    switch (form) {
    case NumberForm::number: return format::Style::number;
    case NumberForm::money: return format::Style::money;
    case NumberForm::percent:
    case NumberForm::exactPercent: return format::Style::percent;
    case NumberForm::integer: return format::Style::integer;
    case NumberForm::ratio: return format::Style::ratio;
    case NumberForm::difference: return format::Style::difference;
    case NumberForm::hours: return format::Style::hours;
    case NumberForm::exact:
        return cell.number && *cell.number == std::floor(*cell.number) ? format::Style::integer : format::Style::number;
    case NumberForm::byUnit: break;
    }
    const Unit unit = cell.unit == Unit::none && head ? head->unit : cell.unit;
    const format::Style style = format::styleOfUnit(unit);
    return style == format::Style::percent ? format::Style::number : style; // a percentage is asked for by its form
}

CellText cellText(const ReportCell &cell, const ReportTable::Head *head, const QLocale &locale)
{
    CellText text;
    std::optional<CurrencyScope> usd;
    if (head && head->quoted)
        usd.emplace();
    if (isFinite(cell.number)) {
        text.isNumber = true;
        format::Style style = styleOf(cell, head);
        const Unit unit = cell.unit == Unit::none && head ? head->unit : cell.unit;
        const bool converted
            = isMoney(unit) && !showsUsd() && (format::takesUnit(style) || cell.form == NumberForm::exact);
        if (converted) // and has no digits of its own
            style = format::Style::money;
        text.value = cell.form == NumberForm::exactPercent
            ? format::withPercentSign(format::full(format::roundedTo(*cell.number * 100.0, 12), locale), locale)
            : cell.form == NumberForm::exact && !converted ? format::full(*cell.number, locale)
                                                           : format::styled(*cell.number, style, locale);
        const auto readsAlike = [&](double bound) { return format::styled(bound, style, locale) == text.value; };
        if (isFinite(cell.low) && isFinite(cell.high) && !(readsAlike(*cell.low) && readsAlike(*cell.high))) {
            // The bounds with the decimals of the value: what the formatter puts in parentheses behind it.
            const QString both = format::styledRange(*cell.number, cell.low, cell.high, style, locale);
            const QString rest = both.startsWith(text.value) ? both.mid(text.value.size()).trimmed() : both;
            text.range = rest.size() > 2 && !rest.front().isLetterOrNumber() ? rest.mid(1, rest.size() - 2) : rest;
        }
        if (isFinite(cell.ratio))
            text.ratio = format::ratio(*cell.ratio, locale);
        const bool unitless = style == format::Style::percent || style == format::Style::ratio
            || style == format::Style::difference || style == format::Style::hours;
        if (!unitless && (!head || (head->unit == Unit::none && cell.unit != Unit::none)))
            text.unit = unitText(cell.unit);
        if (text.unit == QLatin1String("%")) {
            text.value = format::withPercentSign(text.value, locale);
            text.unit.clear();
        }
        return text;
    }
    if (!cell.message.id.empty()) {
        text.value = wordsOf(cell.message);
        return text;
    }
    if (!cell.text.empty()) {
        text.value = printable(candidateWords(QString::fromStdString(cell.text)));
        return text;
    }
    text.missing = true;
    text.value = format::dash();
    if (!cell.reason.id.empty())
        text.reason = wordsOf(cell.reason);
    return text;
}

QString cellLine(const CellText &cell)
{
    QString line = cell.value;
    if (!cell.unit.isEmpty())
        line += QLatin1Char(' ') + cell.unit;
    if (!cell.range.isEmpty())
        line += QStringLiteral(" (") + cell.range + QLatin1Char(')');
    if (!cell.ratio.isEmpty())
        line += QLatin1Char(' ') + cell.ratio;
    return line;
}

QString unitText(Unit unit) { return printable(unitWords(unit)); }

QString headText(const ReportTable::Head &head)
{
    return head.title.id.empty() ? printableText(head.id) : wordsOf(head.title);
}

QString wordsOf(const Message &message) { return printable(text(message)); }

std::string plainWords(const Message &message) { return text(message).toStdString(); }

QString derivationName(const Derivation &node) { return printable(quantityName(node.id)); }

QString derivationFormula(const Derivation &node, const QLocale &locale)
{
    return printable(formulaWords(node, locale));
}

QString derivationNumbers(const Derivation &node, const QLocale &locale)
{
    return printable(formulaNumbers(node, locale));
}

namespace {

QString powerOfTen(int exponent)
{
    static constexpr char16_t kSuper[]
        = {0x2070, 0x00B9, 0x00B2, 0x00B3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079};
    QString power = QStringLiteral("10");
    const QString digits = QString::number(exponent);
    for (const QChar c : digits)
        power += QChar(kSuper[c.digitValue()]);
    return power;
}

} // namespace

QString mathText(const std::string &expression)
{
    QString text = printableText(expression);
    static const QRegularExpression power(QStringLiteral("\\b1e\\+?(\\d+)"));
    for (QRegularExpressionMatch match = power.match(text); match.hasMatch(); match = power.match(text))
        text.replace(match.capturedStart(), match.capturedLength(), powerOfTen(match.captured(1).toInt()));
    return text;
}

QString derivationSymbol(const Derivation &node)
{
    const QString symbol = printable(symbolWords(node));
    // Words in the place of a symbol are the name once more.
    return symbolIsWords(node) || symbol == QString::fromStdString(node.id)
            || symbol.compare(derivationName(node), Qt::CaseInsensitive) == 0
        ? QString()
        : symbol;
}

QString derivationValue(const Derivation &node, const QLocale &locale)
{
    ReportCell cell;
    cell.number = node.value;
    if (node.low != node.value || node.high != node.value) {
        cell.low = node.low;
        cell.high = node.high;
    }
    cell.unit = node.unit;
    switch (derivationStyle(node)) {
    case format::Style::integer: cell.form = NumberForm::integer; break;
    case format::Style::exact:
    case format::Style::exactMoney: cell.form = NumberForm::exact; break;
    default: break;
    }
    return cellLine(cellText(cell, nullptr, locale));
}

QStringList rejectedTexts(const std::vector<RejectedAlternative> &others, const QLocale &locale)
{
    std::vector<std::pair<QString, QStringList>> groups;
    for (const RejectedAlternative &other : others) {
        QString words = printableText(other.what);
        if (other.value) {
            ReportCell cell;
            cell.number = other.value;
            cell.unit = other.unit;
            words += QStringLiteral(", ") + cellLine(cellText(cell, nullptr, locale));
        }
        QString reason = other.reason.id.empty() ? QString() : wordsOf(other.reason);
        while (reason.endsWith(QLatin1Char('.')))
            reason.chop(1);
        auto group
            = std::find_if(groups.begin(), groups.end(), [&reason](const auto &each) { return each.first == reason; });
        if (group == groups.end())
            group = groups.insert(groups.end(), {reason, {}});
        group->second += words;
    }
    QStringList texts;
    constexpr qsizetype kNamed = 6; // the first ones say what was passed over; the inspector and JSON list them all
    for (auto &[reason, names] : groups) {
        const qsizetype more = names.size() - kNamed;
        if (more > 1) {
            names.resize(kNamed);
            names += QCoreApplication::translate("Report", "and %1 more").arg(more);
        }
        const QString list = names.join(QStringLiteral("; "));
        texts += reason.isEmpty() ? QCoreApplication::translate("Report", "Not taken: %1").arg(list)
                                  : QCoreApplication::translate("Report", "Not taken (%1): %2").arg(reason, list);
    }
    return texts;
}

QString reportTitle(const Report &report)
{
    return hasMessage(report.titleWords.id) ? wordsOf(report.titleWords) : printableText(report.title);
}

QString sectionTitle(const ReportSection &section)
{
    return section.title.id.empty() ? printableText(section.id) : wordsOf(section.title);
}

QString reportWords(const char *source) { return QCoreApplication::translate("Report", source); }

} // namespace wattfare
