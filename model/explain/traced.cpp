// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/traced.h"

#include <utility>

namespace wattfare {
namespace {

// a + b + c is one sum of three terms: bare sums are taken apart, named ones stay.
void appendTerms(std::vector<TracePtr> &terms, const TracePtr &node, TraceOp op)
{
    if (node->op == op)
        terms.insert(terms.end(), node->operands.begin(), node->operands.end());
    else
        terms.push_back(node);
}

Traced chained(TraceOp op, const Uncertain &value, const Traced &a, const Traced &b)
{
    std::vector<TracePtr> terms;
    appendTerms(terms, a.node(), op);
    terms.push_back(b.node()); // the right operand stays one term: the order of evaluation is kept
    return Traced::operation(op, value, std::move(terms));
}

} // namespace

std::string_view leafKindId(LeafKind kind)
{
    switch (kind) {
    case LeafKind::figure: return "figure";
    case LeafKind::benchmark: return "benchmark";
    case LeafKind::price: return "price";
    case LeafKind::parameter: return "parameter";
    case LeafKind::constant: return "constant";
    }
    return "parameter";
}

Traced::Traced(double number)
{
    auto node = std::make_shared<TraceNode>();
    node->value = number;
    m_node = std::move(node);
}

Traced Traced::leaf(const Uncertain &value, LeafInfo info)
{
    auto node = std::make_shared<TraceNode>();
    node->op = TraceOp::leaf;
    node->value = value;
    node->leaf = std::make_shared<const LeafInfo>(std::move(info));
    return Traced(TracePtr(std::move(node)));
}

Traced Traced::operation(TraceOp op, const Uncertain &value, std::vector<TracePtr> operands, double parameter,
    std::vector<PiecewisePoint> table)
{
    auto node = std::make_shared<TraceNode>();
    node->op = op;
    node->value = value;
    node->operands = std::move(operands);
    node->parameter = parameter;
    node->table = std::move(table);
    return Traced(TracePtr(std::move(node)));
}

Traced operator+(const Traced &a, const Traced &b)
{
    return chained(TraceOp::add, a.uncertain() + b.uncertain(), a, b);
}

Traced operator*(const Traced &a, const Traced &b)
{
    return chained(TraceOp::multiply, a.uncertain() * b.uncertain(), a, b);
}

Traced operator/(const Traced &a, const Traced &b)
{
    return Traced::operation(TraceOp::divide, a.uncertain() / b.uncertain(), {a.node(), b.node()});
}

Traced operator-(const Traced &a, double k)
{
    return Traced::operation(TraceOp::subtract, a.uncertain() - k, {a.node(), Traced(k).node()});
}

Traced operator-(double k, const Traced &b)
{
    return Traced::operation(TraceOp::subtract, k - b.uncertain(), {Traced(k).node(), b.node()});
}

Traced difference(const Traced &a, const Traced &b)
{
    return Traced::operation(TraceOp::subtract, difference(a.uncertain(), b.uncertain()), {a.node(), b.node()});
}

Traced piecewise(const Traced &x, std::span<const PiecewisePoint> points)
{
    return Traced::operation(TraceOp::piecewise, piecewise(x.uncertain(), points), {x.node()}, 0.0,
        std::vector<PiecewisePoint>(points.begin(), points.end()));
}

Traced ceilGuarded(const Traced &x)
{
    return Traced::operation(TraceOp::ceiling, ceilGuarded(x.uncertain()), {x.node()});
}

Traced lerp(const Traced &a, const Traced &b, const Traced &w)
{
    return Traced::operation(
        TraceOp::lerp, lerp(a.uncertain(), b.uncertain(), w.uncertain()), {a.node(), b.node(), w.node()});
}

Traced minOf(const Traced &a, const Traced &b)
{
    return Traced::operation(TraceOp::minimum, minOf(a.uncertain(), b.uncertain()), {a.node(), b.node()});
}

Traced maxOf(const Traced &a, const Traced &b)
{
    return Traced::operation(TraceOp::maximum, maxOf(a.uncertain(), b.uncertain()), {a.node(), b.node()});
}

Traced lnOf(const Traced &x) { return Traced::operation(TraceOp::ln, lnOf(x.uncertain()), {x.node()}); }
Traced expOf(const Traced &x) { return Traced::operation(TraceOp::exp, expOf(x.uncertain()), {x.node()}); }

Traced powOf(const Traced &x, double exponent)
{
    return Traced::operation(TraceOp::power, powOf(x.uncertain(), exponent), {x.node()}, exponent);
}

bool isFinite(const Traced &x) { return isFinite(x.uncertain()); }

} // namespace wattfare
