// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/prediction/cpu_stream_fit.h"
#include "model/prediction/inference_fit.h"
#include "model/prediction/number_format.h"
#include "model/prediction/serving_formula.h"
#include "model/prediction/training_time_fit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the methods take, from the records of the catalogue: the same for measured rows and for what is asked.
namespace wattfare {

// Dimensions of a language model. no_data names the column that its card lacks.
Outcome<ServedModel> servedModel(const MlModel &model);

// Memory, bandwidth, link and dense rate at a format of the weights. no_data("peak") where the accelerator has neither
// units for it nor for 16 bits, no_data("memory_gib") and so on for what it lacks. A share of a device (an eighth of a
// GPU) has that share of each.
Outcome<ServingDevice> servingDevice(const Accelerator &accelerator, NumberFormat weights, double share = 1.0);

// The accelerators of an instance type, of which it may have a share of one.
struct ServingPlace {
    ServingDevice device;
    double devices = 1;
    std::string architecture; // key of the efficiencies
};
Outcome<ServingPlace> servingPlace(const Snapshot &snapshot, TypeIndex type, NumberFormat weights);

// The key of the efficiencies of method A: the architecture, apart for cards without links of their own.
std::string servingArchitecture(const Accelerator &accelerator);

// Network, FLOPs and class of a model that is no served language model. The accelerator's part is left open.
InferencePoint inferenceNetwork(const MlModel &model, std::optional<double> sequenceLength);
NetworkClass networkClassOf(const MlModel &model);
// FLOPs of one inference; nullopt where the card does not say.
std::optional<double> flopsPerUnit(const MlModel &model, std::optional<double> sequenceLength);

// Figures of an accelerator at a format into the point, or nullopt: no rate of it, no bandwidth.
std::optional<InferencePoint> onAccelerator(
    InferencePoint network, const Accelerator &accelerator, double count, NumberFormat format);

// A core of a server processor, by its microarchitecture.
struct CpuCore {
    std::string_view microarchitecture; // as platforms name it
    std::string_view architecture; // of its units: "cpu-avx512", "cpu-amx"
    double bandwidthGbs = 0; // share of the socket's memory
    double fp32 = 0, half = 0, int8 = 0; // dense TFLOP/s, TOP/s at the base clock
};
const CpuCore *cpuCoreOf(std::string_view microarchitecture); // nullptr: none is known
// The microarchitecture that a processor's published name tells ("Intel(R) Xeon(R) Platinum 8375C CPU @ 2.90GHz"), ""
// where it tells none.
std::string_view microarchitectureOf(std::string_view processor);
// Processors of one generation together: by the microarchitecture that a published name tells, or the generation that
// it numbers ("AMD EPYC 7R13 Processor" is "EPYC 3rd Gen", as platforms name it); else the name without clock and
// marks.
std::string processorFamily(std::string_view processor);
std::optional<InferencePoint> onCores(InferencePoint network, const CpuCore &core, double count, NumberFormat format);

// What method B is asked of a model on an instance type: offline, at each precision that the model ran at (at 16 bits,
// of either kind), that the device multiplies and that a row of its architecture ran at, as its kind of device is
// usually measured. Empty where the catalogue lacks a figure of the device, and where no row is of its architecture.
// The fastest of the answers is the one that a person gets.
std::vector<InferencePoint> inferencePoints(const InferenceFit &fit, const Snapshot &snapshot, ModelIndex model,
    TypeIndex type, std::optional<double> sequenceLength);

// A model on a processor; the host is left open.
CpuStreamPoint cpuStreamPoint(
    std::string model, const ServedModel &shape, NumberFormat weights, bool prompt, double tokens);
// Host, processor and physical cores of an instance type; nothing where it has no platform.
void setCpuHost(CpuStreamPoint &point, const Snapshot &snapshot, TypeIndex type);

// 16-bit rate and bandwidth of an accelerator for method C, or nullopt.
std::optional<TrainingPoint> trainingPoint(
    const MlModel &model, const Accelerator &accelerator, double count, double year);

} // namespace wattfare
