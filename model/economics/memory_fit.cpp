// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/memory_fit.h"

#include "model/economics/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

// What one of `devices` accelerators holds of the spread and the copied part.
double bytesOnOne(const MemoryDemand &d, const MemoryFit &fit, double devices)
{
    const double p = d.parameters;
    double state = 0.0;
    switch (d.sharding) {
    case Sharding::replicated: state = fit.stateBytes + d.kvCacheBytes / devices; break;
    case Sharding::optimizerSharded:
        state = p * (fit.perParameter.weights + fit.perParameter.gradients)
            + (p * fit.perParameter.optimizer + d.kvCacheBytes) / devices;
        break;
    case Sharding::fullySharded: state = (fit.stateBytes + d.kvCacheBytes) / devices; break;
    }
    return state + d.activationBytesPerDevice + d.device.workspaceBytes;
}

} // namespace

StateBytes stateBytesPerParameter(MemoryUse use, double bytesPerWeight, Optimizer optimizer)
{
    StateBytes bytes;
    bytes.weights = bytesPerWeight;
    if (use == MemoryUse::inference)
        return bytes;
    bytes.gradients = bytesPerWeight;
    const double master = bytesPerWeight < 4.0 && optimizer != Optimizer::none ? 4.0 : 0.0;
    switch (optimizer) {
    case Optimizer::none: break;
    case Optimizer::sgd: bytes.optimizer = master; break;
    case Optimizer::momentum: bytes.optimizer = master + 4.0; break;
    case Optimizer::adam: bytes.optimizer = master + 8.0; break;
    case Optimizer::adam8bit: bytes.optimizer = master + 2.0; break;
    }
    return bytes;
}

DeviceMemory deviceMemory(const Snapshot &snapshot)
{
    const DeviceMemory usual;
    const FigureTable &figures = snapshot.figures;
    return {figures.componentValue("llm-serving", "usable_memory_share").value_or(usual.usableShare),
        figures.componentValue("llm-serving", "workspace_bytes").value_or(usual.workspaceBytes)};
}

Outcome<MemoryFit> memoryFit(const MemoryDemand &d, double accelerators, double memoryBytesEach)
{
    if (const auto bad = firstNotPositive({{"parameters", d.parameters}, {"bytes_per_weight", d.bytesPerWeight},
            {"accelerators", accelerators}, {"accelerator_memory", memoryBytesEach}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNegative({{"kv_cache_bytes", d.kvCacheBytes},
            {"activation_bytes", d.activationBytesPerDevice}, {"workspace_bytes", d.device.workspaceBytes}}))
        return tl::unexpected(*bad);
    if (!(d.device.usableShare > 0.0 && d.device.usableShare <= 1.0))
        return outOfRange("usable_memory_share", d.device.usableShare);

    MemoryFit fit;
    fit.perParameter = stateBytesPerParameter(d.use, d.bytesPerWeight, d.optimizer);
    fit.stateBytes = d.parameters * fit.perParameter.total();
    // A share of one device is one device with that share of the memory.
    const double devices = std::max(1.0, std::floor(accelerators + 1e-9));
    const double each = memoryBytesEach * std::min(1.0, accelerators);
    fit.usableBytesEach = each * d.device.usableShare;
    fit.usableBytesTotal = fit.usableBytesEach * devices;
    fit.bytesPerAccelerator = bytesOnOne(d, fit, devices);
    fit.bytesTotal = fit.bytesPerAccelerator * devices;
    for (const double v : {fit.stateBytes, fit.usableBytesTotal, fit.bytesTotal})
        if (!std::isfinite(v))
            return outOfRange("parameters", d.parameters);
    fit.fitsEach = fit.bytesPerAccelerator <= fit.usableBytesEach;
    fit.fitsTotal = fit.stateBytes + d.kvCacheBytes + devices * (d.activationBytesPerDevice + d.device.workspaceBytes)
        <= fit.usableBytesTotal;

    // bytesOnOne = fixed + spread / n <= usable.
    const double spread = bytesOnOne(d, fit, 1.0) - bytesOnOne(d, fit, 2.0); // half of the spread part
    const double fixed = bytesOnOne(d, fit, 1.0) - 2.0 * spread;
    const double room = fit.usableBytesEach - fixed;
    if (bytesOnOne(d, fit, 1.0) <= fit.usableBytesEach)
        fit.acceleratorsNeeded = 1.0;
    else if (room > 0.0 && spread > 0.0) {
        const double n = std::ceil(2.0 * spread / room * (1.0 - 1e-12));
        if (n < 1e15)
            fit.acceleratorsNeeded = n;
    }
    return fit;
}

} // namespace wattfare
