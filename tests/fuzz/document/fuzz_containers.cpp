// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/snapshot.h"
#include "model/containers/containers.h"

#include <cstdint>
#include <cstdlib>

using namespace wattfare;

// ECS task definitions and Kubernetes manifests, JSON or YAML.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Snapshot empty;
    const ContainerText text{"fuzz", std::string(reinterpret_cast<const char *>(data), size)};
    const auto read = readContainers({&text, 1}, empty);
    if (!read && read.error().message.id.empty())
        std::abort();
    return 0;
}
