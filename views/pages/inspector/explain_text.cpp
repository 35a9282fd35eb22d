// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/inspector/explain_text.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/fact_tree.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace wattfare {

namespace {

class ExplainText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Explain)
};

QString sourcesOf(const Derivation &node, const Snapshot &snapshot)
{
    QStringList names;
    for (const std::string &id : node.sources) {
        const SourceIndex index = snapshot.source(id);
        names << (index == kNone ? plain(id) : sourceName(snapshot.sources[index]));
    }
    return names.join(QStringLiteral("; "));
}

QString rejectedText(const RejectedAlternative &other, const Snapshot &snapshot)
{
    QString value;
    if (other.value) {
        value = withUnitWords(format::number(shownValue(*other.value, other.unit)), other.unit);
    }
    QStringList sources;
    for (const std::string &id : other.sources) {
        const SourceIndex index = snapshot.source(id);
        sources << (index == kNone ? plain(id) : sourceName(snapshot.sources[index]));
    }
    QStringList parts{ExplainText::tr("Not used: %1").arg(plain(other.what))};
    if (!value.isEmpty())
        parts << value;
    parts << classMarker(other.cls);
    if (!sources.isEmpty())
        parts << sources.join(QStringLiteral("; "));
    if (!other.reason.id.empty())
        parts << text(other.reason);
    return parts.join(QStringLiteral(" · "));
}

// A line may end before an operator, not after it: "/ q" and no lonely "q".
QString brokenBeforeOperators(QString formula)
{
    static const QRegularExpression operators(QStringLiteral(" ([=/×+−·-]) "));
    formula.replace(operators, QStringLiteral(" \\1\u00a0"));
    static const QRegularExpression lonely(QStringLiteral(" ([=/×+−·-]\u00a0\\S{1,2})$")); // "/ q" alone on a line
    return formula.replace(lonely, QStringLiteral("\u00a0\\1"));
}

} // namespace

QString derivationTitle(const Derivation &node)
{
    QString title = node.id.empty() ? plain(node.symbol) : quantityName(node.id);
    if (title.isEmpty())
        title = ExplainText::tr("value");
    if (!node.id.empty() && !node.symbol.empty() && !symbolIsWords(node) && node.symbol.size() <= 10
        && plain(node.symbol) != title)
        title = ExplainText::tr("%1 (%2)", "quantity and its symbol").arg(title, symbolWords(node));
    if (!node.subject.empty())
        title += QStringLiteral(" · ") + plain(node.subject);
    return title;
}

QString derivationRange(const Derivation &node)
{
    if (!(node.low < node.high))
        return {};
    const format::Style style = derivationStyle(node);
    return format::styledRange(node.value, node.low, node.high, style)
        .mid(format::styled(node.value, style).size())
        .trimmed();
}

QString derivationValue(const Derivation &node)
{
    QString value = format::styled(node.value, derivationStyle(node));
    return withUnitWords(value, node.unit);
}

QString derivationEvidence(const Derivation &node, const Snapshot &snapshot)
{
    QStringList parts{classMarker(node.cls)};
    if (const QString sources = sourcesOf(node, snapshot); !sources.isEmpty())
        parts << sources;
    if (!node.date.empty())
        parts << plain(node.date);
    if (!node.locator.empty())
        parts << plain(node.locator);
    return parts.join(QStringLiteral(" · "));
}

void fillDerivation(QTreeWidgetItem *item, const Derivation &node, const Snapshot &snapshot)
{
    FactTree::setRow(item, derivationTitle(node), derivationValue(node), derivationRange(node));
    const QString evidence = derivationEvidence(node, snapshot);
    const QString tip = format::full(shownValue(node.value, node.unit)) + QLatin1Char('\n')
        + evidence; // catalogue words are no markup
    item->setToolTip(0, QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(tip.toHtmlEscaped()));
    const auto line = [&](const QString &text, bool secondary) {
        auto *child = new QTreeWidgetItem(item, {text});
        child->setToolTip(0, plainTip(text));
        if (secondary)
            FactTree::setTone(child, &ThemeColours::secondary);
        child->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        return child;
    };
    if (hasFormula(node)) {
        line(brokenBeforeOperators(formulaWords(node)), false);
        line(brokenBeforeOperators(QStringLiteral("= ") + formulaNumbers(node)), false);
        if (!node.section.empty())
            FactTree::setLink(line(sectionWords(plain(node.section)), false), plain(node.section));
    }
    if (node.isLeaf)
        line(evidence, true);
    for (const Message &note : node.notes)
        line(text(note), true);
    for (const Derivation &child : node.children)
        fillDerivation(new QTreeWidgetItem(item), child, snapshot);
    for (const RejectedAlternative &other : node.rejected)
        line(rejectedText(other, snapshot), true);
}

QString derivationText(const Derivation &node, const Snapshot &snapshot, int depth)
{
    const QString indent(depth * 2, QLatin1Char(' '));
    QString result = indent + derivationTitle(node) + QStringLiteral(": ") + derivationValue(node);
    if (const QString range = derivationRange(node); !range.isEmpty())
        result += QLatin1Char(' ') + range;
    result += QLatin1Char('\n');
    if (hasFormula(node)) {
        result += indent + QStringLiteral("  ") + formulaWords(node) + QLatin1Char('\n');
        result += indent + QStringLiteral("  = ") + formulaNumbers(node) + QLatin1Char('\n');
    } else if (node.isLeaf) {
        result += indent + QStringLiteral("  ") + derivationEvidence(node, snapshot) + QLatin1Char('\n');
    }
    for (const Message &note : node.notes)
        result += indent + QStringLiteral("  ") + text(note) + QLatin1Char('\n');
    for (const Derivation &child : node.children)
        result += derivationText(child, snapshot, depth + 1);
    for (const RejectedAlternative &other : node.rejected)
        result += indent + QStringLiteral("  ") + rejectedText(other, snapshot) + QLatin1Char('\n');
    return result;
}

} // namespace wattfare
