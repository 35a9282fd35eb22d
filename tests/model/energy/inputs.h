// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/power_methods.h"
#include "tests/support/catch.h"

#include <optional>
#include <string>

// Inputs of the methods' examples, over any number type.
namespace wattfare::testing {

struct InstanceCase {
    double count = 0, idleW = 0, fullW = 0;
    bool baseboard = false;
    double tdpPerSocket = 0, sockets = 2, vcpus = 0, platformVcpus = 0, memoryGb = 0;
    std::optional<Uncertain> fullRange = {};
};

template <Number N>
N figureOf(const Uncertain &value, const char *id)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = id;
        info.cls = FigureClass::estimate;
        return info;
    });
}

template <Number N>
PowerInputs<N> inputsOf(const InstanceCase &c)
{
    PowerInputs<N> in;
    in.count = figureOf<N>(c.count, "accelerator_count");
    in.vcpus = figureOf<N>(c.vcpus, "vcpus");
    in.memoryGb = figureOf<N>(c.memoryGb, "memory_gib");
    in.sockets = figureOf<N>(c.sockets, "sockets");
    in.platformVcpus = figureOf<N>(c.platformVcpus, "platform_vcpus");
    in.tdpPerSocketW = figureOf<N>(c.tdpPerSocket, "tdp_w_per_socket");
    if (c.count > 0) {
        in.idleW = figureOf<N>(c.idleW, "idle_w");
        in.fullLoadW = figureOf<N>(c.fullRange.value_or(c.fullW), "full_load_w");
        in.baseOverhead = constant<N>(c.baseboard ? energy::kBaseboardOverhead : energy::kCardOverhead);
    }
    return in;
}

// The component method with all lows and with all highs of its parts.
inline Uncertain envelopeOf(const PowerInputs<Uncertain> &in, const Utilisation<Uncertain> &u)
{
    const auto p = powerOf(EnergyMethod::component, in, u);
    REQUIRE(p);
    const Uncertain boards = p->accelerator.value_or(Uncertain(0)), c = in.baseOverhead + 1.0;
    const auto sum = [&](double Uncertain::*end) {
        return boards.*end * (c.*end) + *p->cpu.*end + *p->memory.*end + *p->other.*end;
    };
    return {sum(&Uncertain::value), sum(&Uncertain::low), sum(&Uncertain::high)};
}

inline const InstanceCase kG5xlarge{1, 10, 210, false, 280, 2, 4, 192, 16, Uncertain(210, 150, 300)};
inline const InstanceCase kP4d{8, 51, 320, true, 240, 2, 96, 96, 1152, {}};
inline const InstanceCase kP5{8, 70, 560, true, 225, 2, 192, 192, 2048, {}};
inline const InstanceCase kC6i{0, 0, 0, false, 300, 2, 16, 128, 32, {}};
inline const InstanceCase kInf1{1, 3, 15, false, 240, 2, 8, 96, 16, {}};
inline const InstanceCase kG4dn2xlarge{1, 9, 70, false, 210, 2, 8, 96, 32, {}};
inline const InstanceCase kTrn1Host{0, 0, 0, true, 300, 2, 128, 128, 512, {}};
inline const InstanceCase kInf1Host{0, 0, 0, false, 240, 2, 8, 96, 16, {}};

} // namespace wattfare::testing
