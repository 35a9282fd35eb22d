// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/number.h"

#include <string>
#include <vector>

// A derivation as plain data: what Explain, reports and JSON show of a Traced number. One node is a named result or a
// leaf; the operations between it and its children are its formula.
namespace wattfare {

struct FormulaPart {
    enum class Kind : std::uint8_t { text, number, child };
    Kind kind = Kind::text;
    std::string text; // "(", " × ", " + ", "min(", ...
    double number = 0.0; // a bare number of the formula
    std::uint32_t child = 0; // index into Derivation::children
    friend bool operator==(const FormulaPart &, const FormulaPart &) = default;
};

// The formula once more, in postfix order, so that it can be evaluated.
struct ExpressionStep {
    TraceOp op = TraceOp::number; // leaf: push child; number: push number; else take `count` values, push one
    std::uint32_t count = 0;
    std::uint32_t child = 0;
    double number = 0.0; // bare number, exponent
    std::vector<PiecewisePoint> table;
};

struct Derivation {
    bool isLeaf = false;
    LeafKind kind = LeafKind::parameter; // of leaves
    std::string id; // title id: "p_it_w", "full_load_w"; "" for an unnamed root
    std::string symbol, section;
    Unit unit;
    double value = 0.0, low = 0.0, high = 0.0;
    FigureClass cls = FigureClass::estimate; // leaf: its own; result: weakest of what contributes at least 10 %
    double contribution = 1.0; // of a leaf to its root, 0 to 1: sums by share, factors in full
    std::vector<std::string> sources; // leaf: its own; result: those of what contributes at least 10 %
    std::string subject, date, locator; // of leaves
    std::vector<FormulaPart> formula; // empty for leaves
    std::vector<ExpressionStep> expression;
    std::vector<Derivation> children;
    std::vector<RejectedAlternative> rejected;
    std::vector<Message> notes;
};

Derivation derive(const Traced &number);

// "P_acc = N × (P_idle + (P_full − P_idle) × u_acc / 100)"; numbers in the C locale, shortest form.
std::string formulaText(const Derivation &derivation);
// "1 × (10 W + (210 W − 10 W) × 60 % / 100)"; numbers in the C locale, 6 significant digits and whole parts in full.
std::string substitutedText(const Derivation &derivation);

// Every leaf below, each once by subject, id and locator, largest contribution first.
std::vector<const Derivation *> leavesOf(const Derivation &derivation);

// Weakest class among the inputs that contribute at least 10 % (energy 10; an assumption counts as
// an estimate, rule 9), and their sources.
struct Provenance {
    FigureClass cls = FigureClass::measured;
    std::vector<std::string> sources;
};
Provenance provenanceOf(const Traced &number);
// The weaker class of two, as in the snapshot, spelled out for results: never `assumption`; `user` only of two that
// are.
FigureClass weakerResult(FigureClass a, FigureClass b);

} // namespace wattfare
