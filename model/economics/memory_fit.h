// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>
#include <string_view>

// Does the model fit into the accelerators' memory? Weights, gradients, optimiser state and KV cache are counted;
// activations only where the caller states them, since they depend on the framework.
namespace wattfare {

enum class MemoryUse : std::uint8_t { inference, training };
enum class Optimizer : std::uint8_t { none, sgd, momentum, adam, adam8bit };

// Bytes a parameter: gradients as wide as the weights; optimiser states in FP32 (adam_8bit: 1 byte each); a master copy
// in FP32 where the weights are narrower. Adam on 2-byte weights gives the 16 bytes of simulation 3.
struct StateBytes {
    double weights = 0, gradients = 0, optimizer = 0;
    double total() const { return weights + gradients + optimizer; }
};
StateBytes stateBytesPerParameter(MemoryUse use, double bytesPerWeight, Optimizer optimizer);

// How the state is spread over the accelerators of one group.
enum class Sharding : std::uint8_t {
    replicated, // every accelerator holds all of it (data parallel)
    optimizerSharded, // optimiser state spread, weights and gradients everywhere
    fullySharded // all of it spread (tensor or pipeline parallel, or fully sharded data parallel)
};

// What a model may take of a device, and what lies beside it (simulation 9). The catalogue states both; these hold
// where none is asked.
struct DeviceMemory {
    double usableShare = 0.9; // gamma
    double workspaceBytes = 1073741824.0; // 1 GiB
};
DeviceMemory deviceMemory(const Snapshot &snapshot);

struct MemoryDemand {
    MemoryUse use = MemoryUse::inference;
    double parameters = 0;
    double bytesPerWeight = 2;
    Optimizer optimizer = Optimizer::adam; // training
    double kvCacheBytes = 0; // inference: tokens in flight x bytes per token; spread with the weights
    double activationBytesPerDevice = 0; // where the caller knows them
    DeviceMemory device;
    Sharding sharding = Sharding::fullySharded;
};

struct MemoryFit {
    StateBytes perParameter;
    double stateBytes = 0; // weights, gradients, optimiser of one copy
    double bytesPerAccelerator = 0; // with workspace and activations
    double bytesTotal = 0; // over the accelerators
    double usableBytesEach = 0, usableBytesTotal = 0;
    bool fitsEach = false, fitsTotal = false; // fitsTotal without fitsEach: enough memory, but spread otherwise
    std::optional<double> acceleratorsNeeded; // the fewest that hold it with this sharding; missing where none do
};

// accelerators may be a fraction of a device (an eighth of a GPU): its memory is the fraction. A non-positive parameter
// count, memory or accelerator count is out_of_range.
Outcome<MemoryFit> memoryFit(const MemoryDemand &demand, double accelerators, double memoryBytesEach);

} // namespace wattfare
