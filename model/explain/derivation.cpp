// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/derivation.h"

#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace wattfare {
namespace {

constexpr double kContributionThreshold = 0.10; // energy 10

bool isTerm(const TraceNode &node) { return node.op == TraceOp::leaf || node.op == TraceOp::named; }

// How much of a node's value each operand makes: its part of a sum, all of a product.
std::vector<double> operandShares(const TraceNode &node)
{
    const auto &operands = node.operands;
    std::vector<double> shares(operands.size(), 1.0);
    const auto relative = [&](std::span<const double> parts) {
        double total = 0.0;
        for (const double p : parts)
            total += std::abs(p);
        for (std::size_t i = 0; i < parts.size(); ++i)
            shares[i] = total > 0.0 ? std::abs(parts[i]) / total : 0.0;
    };
    switch (node.op) {
    case TraceOp::add:
    case TraceOp::subtract: {
        std::vector<double> parts;
        for (const TracePtr &o : operands)
            parts.push_back(o->value.value);
        relative(parts);
        break;
    }
    case TraceOp::minimum:
    case TraceOp::maximum: {
        const bool first = node.value.value == operands[0]->value.value;
        shares = {first ? 1.0 : 0.0, first ? 0.0 : 1.0};
        break;
    }
    case TraceOp::lerp: {
        const double w = operands[2]->value.value;
        const std::array<double, 2> parts{operands[0]->value.value * (1.0 - w), operands[1]->value.value * w};
        relative(parts);
        break;
    }
    default: break;
    }
    return shares;
}

// Operands before the nodes that use them, each node once.
void inOrder(const TraceNode *node, std::unordered_set<const TraceNode *> &seen, std::vector<const TraceNode *> &order)
{
    if (!seen.insert(node).second)
        return;
    for (const TracePtr &o : node->operands)
        inOrder(o.get(), seen, order);
    order.push_back(node);
}

// Contribution of each leaf; one that occurs in several terms of a sum adds up, to at most all of it.
std::map<const TraceNode *, double> contributions(const TraceNode *root)
{
    std::unordered_set<const TraceNode *> seen;
    std::vector<const TraceNode *> order;
    inOrder(root, seen, order);
    std::unordered_map<const TraceNode *, double> share{{root, 1.0}};
    std::map<const TraceNode *, double> leaves;
    for (auto node = order.rbegin(); node != order.rend(); ++node) {
        const double own = std::min(1.0, share[*node]);
        if ((*node)->op == TraceOp::leaf) {
            leaves[*node] = own;
            continue;
        }
        const std::vector<double> shares = operandShares(**node);
        for (std::size_t i = 0; i < shares.size(); ++i)
            share[(*node)->operands[i].get()] += own * shares[i];
    }
    return leaves;
}

void addSources(std::vector<std::string> &all, const std::vector<std::string> &more)
{
    for (const std::string &s : more) {
        if (std::find(all.begin(), all.end(), s) == all.end())
            all.push_back(s);
    }
}

Provenance provenance(const std::map<const TraceNode *, double> &leaves)
{
    // In the order of contribution, then of id: a stable list of sources whatever the addresses.
    std::vector<std::pair<const TraceNode *, double>> ordered;
    for (const auto &entry : leaves) {
        if (entry.second >= kContributionThreshold)
            ordered.emplace_back(entry);
    }
    std::sort(ordered.begin(), ordered.end(), [](const auto &a, const auto &b) {
        if (a.second != b.second)
            return a.second > b.second;
        return a.first->leaf->key() < b.first->leaf->key();
    });
    Provenance result;
    result.cls = ordered.empty() ? FigureClass::measured
                                 : FigureClass::user; // the person's alone, until something else matters
    for (const auto &[node, share] : ordered) {
        if (!node->leaf->policy)
            result.cls = weakerResult(result.cls, node->leaf->cls);
        addSources(result.sources, node->leaf->sources);
    }
    return result;
}

// ---- formula of one node --------------------------------------------------------------------------------------------

struct FormulaBuilder {
    Derivation &out;
    std::vector<const TraceNode *> terms; // children so far, in the order of first use

    std::uint32_t childOf(const TraceNode *node)
    {
        const auto found = std::find(terms.begin(), terms.end(), node);
        if (found != terms.end())
            return static_cast<std::uint32_t>(found - terms.begin());
        terms.push_back(node);
        return static_cast<std::uint32_t>(terms.size() - 1);
    }

    void text(std::string_view t)
    {
        if (!out.formula.empty() && out.formula.back().kind == FormulaPart::Kind::text)
            out.formula.back().text += t;
        else
            out.formula.push_back({FormulaPart::Kind::text, std::string(t), 0.0, 0});
    }

    static int precedence(const TraceNode &node)
    {
        switch (node.op) {
        case TraceOp::add:
        case TraceOp::subtract:
        case TraceOp::lerp: return 1;
        case TraceOp::multiply:
        case TraceOp::divide: return 2;
        case TraceOp::number: return node.value.value < 0.0 ? 1 : 4;
        default: return 4;
        }
    }

    void operand(const TraceNode &node, int atLeast)
    {
        const bool parens = precedence(node) < atLeast;
        if (parens)
            text("(");
        write(node);
        if (parens)
            text(")");
    }

    void infix(const TraceNode &node, std::string_view sign, int first, int rest)
    {
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            if (i)
                text(sign);
            operand(*node.operands[i], i ? rest : first);
        }
    }

    void call(const TraceNode &node, std::string_view name)
    {
        text(name);
        text("(");
        infix(node, "; ", 0, 0);
        text(")");
    }

    void write(const TraceNode &node)
    {
        if (isTerm(node)) {
            out.formula.push_back({FormulaPart::Kind::child, {}, 0.0, childOf(&node)});
            return;
        }
        switch (node.op) {
        case TraceOp::number: out.formula.push_back({FormulaPart::Kind::number, {}, node.value.value, 0}); break;
        case TraceOp::add: infix(node, " + ", 1, 2); break;
        case TraceOp::subtract: infix(node, " \u2212 ", 1, 2); break;
        case TraceOp::multiply: infix(node, " \u00d7 ", 2, 3); break;
        case TraceOp::divide: infix(node, " / ", 2, 3); break;
        case TraceOp::minimum: call(node, "min"); break;
        case TraceOp::maximum: call(node, "max"); break;
        case TraceOp::ceiling: call(node, "ceil"); break;
        case TraceOp::piecewise: call(node, "curve"); break;
        case TraceOp::ln: call(node, "ln"); break;
        case TraceOp::exp: call(node, "exp"); break;
        case TraceOp::power:
            operand(*node.operands[0], 4);
            text("^");
            out.formula.push_back({FormulaPart::Kind::number, {}, node.parameter, 0});
            break;
        case TraceOp::lerp:
            operand(*node.operands[0], 1);
            text(" + (");
            operand(*node.operands[1], 1);
            text(" \u2212 ");
            operand(*node.operands[0], 2);
            text(") \u00d7 ");
            operand(*node.operands[2], 2);
            break;
        case TraceOp::leaf:
        case TraceOp::named: break;
        }
    }

    void express(const TraceNode &node)
    {
        if (isTerm(node)) {
            out.expression.push_back({TraceOp::leaf, 0, childOf(&node), 0.0, {}});
            return;
        }
        for (const TracePtr &o : node.operands)
            express(*o);
        out.expression.push_back({node.op, static_cast<std::uint32_t>(node.operands.size()), 0,
            node.op == TraceOp::number ? node.value.value : node.parameter, node.table});
    }
};

Derivation build(const TraceNode &node, const std::map<const TraceNode *, double> &rootLeaves)
{
    Derivation d;
    d.value = node.value.value;
    d.low = node.value.low;
    d.high = node.value.high;
    if (node.op == TraceOp::leaf) {
        const LeafInfo &info = *node.leaf;
        d.isLeaf = true;
        d.kind = info.kind;
        d.id = info.id;
        d.symbol = info.symbol.empty() ? info.id : info.symbol;
        d.unit = info.unit;
        d.section = info.section;
        d.cls = info.cls;
        d.sources = info.sources;
        d.subject = info.subject;
        d.date = info.date;
        d.locator = info.locator;
        d.rejected = info.rejected;
        d.notes = info.notes;
        const auto found = rootLeaves.find(&node);
        d.contribution = found == rootLeaves.end() ? 0.0 : found->second;
        return d;
    }
    const Provenance p = provenance(contributions(&node));
    d.cls = p.cls;
    d.sources = p.sources;
    const TraceNode *body = &node;
    if (node.op == TraceOp::named) {
        d.id = node.id;
        d.symbol = node.symbol;
        d.unit = node.unit;
        d.section = node.section;
        d.notes = node.notes;
        d.rejected = node.rejected;
        body = node.operands[0].get();
    }
    FormulaBuilder builder{d, {}};
    builder.write(*body);
    builder.express(*body);
    d.children.reserve(builder.terms.size());
    for (const TraceNode *term : builder.terms)
        d.children.push_back(build(*term, rootLeaves));
    return d;
}

// Six significant digits, all of a whole part that has more.
std::string sixDigits(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude >= 1e5 && magnitude < 1e15)
        return plainText(std::round(value));
    return plainText(parseFinite(significantText(value, 6)).value_or(value));
}

} // namespace

LeafInfo describeConstant(const ConstantInfo &c)
{
    LeafInfo info;
    info.kind = LeafKind::constant;
    info.id = c.id;
    info.symbol = c.symbol;
    info.unit = c.unit;
    info.section = c.section;
    info.cls = c.cls;
    for (std::size_t begin = 0; begin < c.sources.size();) {
        const std::size_t end = std::min(c.sources.find(';', begin), c.sources.size());
        info.sources.emplace_back(c.sources.substr(begin, end - begin));
        begin = end + 1;
    }
    return info;
}

FigureClass weakerResult(FigureClass a, FigureClass b)
{
    const auto rank = [](FigureClass c) {
        switch (c) {
        case FigureClass::measured:
        case FigureClass::user: return FigureClass::measured; // beside any other figure the person's own lowers nothing
        case FigureClass::vendor: return FigureClass::vendor;
        case FigureClass::derived: return FigureClass::derived;
        case FigureClass::estimate:
        case FigureClass::assumption: return FigureClass::estimate;
        }
        return FigureClass::estimate;
    };
    if (a == FigureClass::user || b == FigureClass::user)
        return a == b ? a : rank(a == FigureClass::user ? b : a);
    return std::max(rank(a), rank(b));
}

Derivation derive(const Traced &number)
{
    const TraceNode *root = number.node().get();
    return build(*root, contributions(root));
}

Provenance provenanceOf(const Traced &number) { return provenance(contributions(number.node().get())); }

std::string formulaText(const Derivation &derivation)
{
    std::string text = derivation.symbol.empty() ? std::string() : derivation.symbol + " = ";
    for (const FormulaPart &part : derivation.formula) {
        switch (part.kind) {
        case FormulaPart::Kind::text: text += part.text; break;
        case FormulaPart::Kind::number: text += plainText(part.number); break;
        case FormulaPart::Kind::child: text += derivation.children[part.child].symbol; break;
        }
    }
    return text;
}

std::string substitutedText(const Derivation &derivation)
{
    std::string text;
    for (const FormulaPart &part : derivation.formula) {
        switch (part.kind) {
        case FormulaPart::Kind::text: text += part.text; break;
        case FormulaPart::Kind::number: text += plainText(part.number); break;
        case FormulaPart::Kind::child: {
            const Derivation &child = derivation.children[part.child];
            text += sixDigits(child.value);
            if (!isPure(child.unit))
                text.append(" ").append(unitId(child.unit));
            break;
        }
        }
    }
    return text;
}

namespace {
void collect(const Derivation &d, std::map<std::string, const Derivation *> &leaves)
{
    if (d.isLeaf) {
        const std::string key = std::string(leafKindId(d.kind)) + '|' + d.subject + '|' + d.id + '|' + d.locator;
        const auto [entry, fresh] = leaves.emplace(key, &d);
        if (!fresh && d.contribution > entry->second->contribution)
            entry->second = &d;
        return;
    }
    for (const Derivation &child : d.children)
        collect(child, leaves);
}
} // namespace

std::vector<const Derivation *> leavesOf(const Derivation &derivation)
{
    std::map<std::string, const Derivation *> byKey;
    collect(derivation, byKey);
    std::vector<const Derivation *> leaves;
    for (const auto &entry : byKey)
        leaves.push_back(entry.second);
    std::stable_sort(leaves.begin(), leaves.end(),
        [](const Derivation *a, const Derivation *b) { return a->contribution > b->contribution; });
    return leaves;
}

} // namespace wattfare
