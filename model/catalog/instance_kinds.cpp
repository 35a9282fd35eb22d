// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/instance_kinds.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <tuple>

namespace wattfare {

namespace {

constexpr InstanceKindInfo kInstanceKinds[] = {
    {"gpu", "", "", ""},
    {"trainium", "", "", "trainium"},
    {"inferentia", "", "", "inferentia"},
    {"gaudi", "", "habana", ""},
    {"fpga", "/Fpga", "", ""},
    {"media", "/Media", "", ""},
    {"qualcomm", "", "qualcomm", ""},
    {"cpu", "", "", ""},
};
static_assert(kInstanceKinds[static_cast<std::size_t>(InstanceKind::gpu)].id == "gpu");
static_assert(kInstanceKinds[static_cast<std::size_t>(InstanceKind::cpu)].id == "cpu");

} // namespace

std::span<const InstanceKindInfo> instanceKinds() { return kInstanceKinds; }

std::string_view instanceKindId(InstanceKind kind) { return kInstanceKinds[static_cast<std::size_t>(kind)].id; }

std::string_view instanceKindIds()
{
    static const std::string ids = [] {
        std::string all;
        for (const InstanceKindInfo &kind : kInstanceKinds)
            all.append(all.empty() ? "" : "|").append(kind.id);
        return all;
    }();
    return ids;
}

std::optional<InstanceKind> parseInstanceKind(std::string_view id)
{
    for (std::size_t i = 0; i < std::size(kInstanceKinds); ++i)
        if (kInstanceKinds[i].id == id)
            return static_cast<InstanceKind>(i);
    return std::nullopt;
}

InstanceKind instanceKindOf(std::string_view devices, std::string_view maker, std::string_view device)
{
    for (std::size_t i = 0; i < std::size(kInstanceKinds); ++i) {
        const InstanceKindInfo &kind = kInstanceKinds[i];
        const bool told = !kind.devices.empty() || !kind.maker.empty() || !kind.device.empty();
        if (told && devices.starts_with(kind.devices) && maker.find(kind.maker) != std::string_view::npos
            && device.starts_with(kind.device))
            return static_cast<InstanceKind>(i);
    }
    return InstanceKind::gpu;
}

std::vector<TypeIndex> typesBySize(const Snapshot &snapshot)
{
    std::vector<TypeIndex> types(snapshot.types.size());
    std::iota(types.begin(), types.end(), TypeIndex{0});
    std::ranges::sort(types, [&](TypeIndex x, TypeIndex y) {
        const InstanceType &a = snapshot.types[x], &b = snapshot.types[y];
        return std::tie(a.family, a.vcpus, a.name) < std::tie(b.family, b.vcpus, b.name);
    });
    return types;
}

} // namespace wattfare
