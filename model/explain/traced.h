// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/explain/uncertain.h"
#include "model/support/message.h"
#include "model/support/unit.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A number that remembers how it came about: a shared, immutable tree of operations with figures, prices, benchmarks,
// parameters and constants at its leaves. Arithmetic on it is the arithmetic of Uncertain, so value and range are the
// same.
namespace wattfare {

enum class LeafKind : std::uint8_t { figure, benchmark, price, parameter, constant };
std::string_view leafKindId(LeafKind kind); // "figure", ...

// A figure that was not taken, and why.
struct RejectedAlternative {
    std::string what; // id or subject of the alternative: a figure's method, a benchmark's id, ...
    std::optional<double> value;
    Unit unit;
    FigureClass cls = FigureClass::estimate;
    std::vector<std::string> sources;
    Message reason; // "explain.not_preferred", "explain.other_precision", ...
};

// What a leaf stands for.
struct LeafInfo {
    LeafKind kind = LeafKind::parameter;
    std::string id; // quantity or field: "full_load_w", "u_acc_pct", "usd_per_hour"
    std::string symbol; // as formulas write it: "P_full"; empty: the id
    Unit unit;
    std::string subject; // whose: "nvidia-h100-sxm5-80gb", "us-east-1", "" for parameters
    std::string section; // where the methods define it, for constants
    FigureClass cls = FigureClass::user;
    bool policy = false; // a choice of the scenario, no claim about the world: listed, but lowers no result's class
    std::vector<std::string> sources; // source ids
    std::string date; // ISO date or year, "" if none
    std::string locator; // benchmark id, method of the figure, row of a table
    std::vector<RejectedAlternative> rejected;
    std::vector<Message> notes;
    // Leaves with the same key and value are one random variable when samples are drawn.
    std::string key() const { return std::string(leafKindId(kind)) + '|' + subject + '|' + id + '|' + locator; }
};

enum class TraceOp : std::uint8_t {
    number, // a bare number of a formula: 100, 1000
    leaf,
    named, // a result with a name; one operand
    add, // two or more operands
    subtract,
    multiply,
    divide,
    minimum,
    maximum,
    ceiling, // ceilGuarded
    piecewise, // table
    lerp, // a, b, w
    ln,
    exp,
    power // exponent in `parameter`
};

struct TraceNode;
using TracePtr = std::shared_ptr<const TraceNode>;

struct TraceNode {
    TraceOp op = TraceOp::number;
    Uncertain value;
    std::vector<TracePtr> operands;
    double parameter = 0.0; // exponent
    std::vector<PiecewisePoint> table;
    std::string id, symbol, section; // of named nodes
    Unit unit; // of named nodes
    std::vector<Message> notes; // of named nodes
    std::vector<RejectedAlternative> rejected; // of named nodes
    std::shared_ptr<const LeafInfo> leaf;
};

class Traced
{
public:
    Traced()
        : Traced(0.0)
    {
    }
    Traced(double number); // implicit: a plain number in a formula
    explicit Traced(TracePtr node)
        : m_node(std::move(node))
    {
    }
    static Traced leaf(const Uncertain &value, LeafInfo info);
    static Traced operation(TraceOp op, const Uncertain &value, std::vector<TracePtr> operands, double parameter = 0.0,
        std::vector<PiecewisePoint> table = {});

    const Uncertain &uncertain() const { return m_node->value; }
    const TracePtr &node() const { return m_node; }

    friend Traced operator+(const Traced &a, const Traced &b);
    friend Traced operator*(const Traced &a, const Traced &b);
    friend Traced operator/(const Traced &a, const Traced &b);
    friend Traced operator-(const Traced &a, double k);
    friend Traced operator-(double k, const Traced &b);
    friend Traced operator-(const Traced &, const Traced &) = delete; // difference(), if independent

private:
    TracePtr m_node;
};

Traced piecewise(const Traced &x, std::span<const PiecewisePoint> points);
Traced ceilGuarded(const Traced &x);
Traced difference(const Traced &a, const Traced &b);
Traced lerp(const Traced &a, const Traced &b, const Traced &w);
Traced minOf(const Traced &a, const Traced &b);
Traced maxOf(const Traced &a, const Traced &b);
Traced lnOf(const Traced &x);
Traced expOf(const Traced &x);
Traced powOf(const Traced &x, double exponent);
bool isFinite(const Traced &x);

} // namespace wattfare
