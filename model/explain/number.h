// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/traced.h"
#include "model/explain/uncertain.h"

#include <concepts>
#include <type_traits>
#include <utility>

// A formula is written once, as a template over its number type:
//
//     template <Number N>
//     N usdPerMillion(const N &instances, const N &usdPerHour, const N &perHour)
//     {
//         return named("usd_per_million", "USD", "simulation 2.3", instances * usdPerHour * 1e6 / perHour);
//     }
//
// `double` runs over columns, `Uncertain` carries value, low and high, `Traced` records the tree that Explain shows.
// All three have + * /, minus a plain double, difference(), lerp(), piecewise(), ceilGuarded(), minOf(), maxOf(),
// lnOf(), expOf(), powOf() and the helpers below. Decide on valueOf(x), never by comparing numbers.
namespace wattfare {

template <class N>
concept Number = std::same_as<N, double> || std::same_as<N, Uncertain> || std::same_as<N, Traced>;

inline double valueOf(double x) { return x; }
inline double valueOf(const Uncertain &x) { return x.value; }
inline double valueOf(const Traced &x) { return x.uncertain().value; }
inline Uncertain uncertainOf(double x) { return x; }
inline Uncertain uncertainOf(const Uncertain &x) { return x; }
inline Uncertain uncertainOf(const Traced &x) { return x.uncertain(); }

// Name of a result: id for messages and exports, symbol for formulas (none: the id, which views put into words), unit,
// and the section that defines it.
struct Label {
    std::string_view id, symbol;
    Unit unit;
    std::string_view section;
};

// Gives a result its name; the identity but for Traced.
template <Number N>
N named(const Label &label, const N &x)
{
    if constexpr (std::same_as<N, Traced>) {
        auto node = std::make_shared<TraceNode>();
        node->op = TraceOp::named;
        node->value = x.uncertain();
        node->operands = {x.node()};
        node->id = label.id;
        node->symbol = label.symbol.empty() ? label.id : label.symbol;
        node->unit = label.unit;
        node->section = label.section;
        return Traced(TracePtr(std::move(node)));
    } else {
        return x;
    }
}

template <Number N>
N named(std::string_view id, Unit unit, std::string_view section, const N &x)
{
    return named(Label{id, id, unit, section}, x);
}

// A leaf of the derivation. `describe` returns its LeafInfo and is called only where a derivation is recorded.
template <Number N, class Describe>
N leaf(const Uncertain &value, Describe &&describe)
{
    if constexpr (std::same_as<N, Traced>)
        return Traced::leaf(value, std::forward<Describe>(describe)());
    else if constexpr (std::same_as<N, Uncertain>)
        return value;
    else
        return value.value;
}

// A constant of the methods, with its pedigree; they sit as constexpr tables beside the formulas.
struct ConstantInfo {
    Uncertain value;
    std::string_view id, symbol;
    Unit unit;
    std::string_view section;
    FigureClass cls = FigureClass::assumption;
    std::string_view sources; // ids separated by ';'
};

LeafInfo describeConstant(const ConstantInfo &info);

template <Number N>
N constant(const ConstantInfo &info)
{
    return leaf<N>(info.value, [&] { return describeConstant(info); });
}

// A parameter of the scenario; `cls` is `user` where the person set it, `assumption` where it is a default.
template <Number N>
N parameter(double value, std::string_view id, std::string_view symbol, Unit unit, FigureClass cls = FigureClass::user)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.id = id;
        info.symbol = symbol;
        info.unit = unit;
        info.cls = cls;
        return info;
    });
}

} // namespace wattfare
