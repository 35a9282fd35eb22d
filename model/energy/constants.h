// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/number.h"

#include <array>

// Constants of the energy methods, each with its range, unit, section of the methods and source.
namespace wattfare::energy {

// ---- wattfare-component-v1 (energy 2) ------------------------------------------------------------------------------

// CPU package watts per watt of TDP by utilisation in %: published mean of bare-metal measurements.
inline constexpr std::array<PiecewisePoint, 4> kCpuCurve{{{0, 0.12}, {10, 0.32}, {50, 0.75}, {100, 1.02}}};
// Memory watts per GB by utilisation in %: generic column of the same data set.
inline constexpr std::array<PiecewisePoint, 4> kMemoryCurve{{{0, 0.20}, {10, 0.30}, {50, 0.40}, {100, 0.60}}};
inline constexpr std::array<double, 4> kCurveUtilisation{0, 10, 50, 100};

inline constexpr ConstantInfo kBaseboardOverhead{Uncertain(0.30, 0.10, 0.40), "c_base", "c_base", "", "energy 2",
    FigureClass::assumption, "E-LATIF;E-NEWKIRK;E-OWN"};
inline constexpr ConstantInfo kCardOverhead{
    Uncertain(0.10, 0.05, 0.25), "c_base", "c_base", "", "energy 2", FigureClass::assumption, "E-OWN"};
inline constexpr ConstantInfo kDeltaRatio{
    0.20, "delta_per_tdp", "d", "W/W", "energy 2", FigureClass::derived, "E-TEADS"};
// Uncertainty of the three host terms (energy 9); the factor itself is 1.
inline constexpr ConstantInfo kCpuFactor{
    Uncertain(1.0, 0.8, 1.2), "cpu_power_factor", "k_cpu", "", "energy 9", FigureClass::derived, "E-TEADS"};
inline constexpr ConstantInfo kMemoryFactor{
    Uncertain(1.0, 0.8, 1.2), "memory_power_factor", "k_mem", "", "energy 9", FigureClass::derived, "E-TEADS"};
inline constexpr ConstantInfo kDeltaFactor{
    Uncertain(1.0, 0.5, 1.5), "delta_power_factor", "k_delta", "", "energy 9", FigureClass::derived, "E-TEADS"};

// Storage and network outside P_IT (energy 2), for those who ask.
inline constexpr ConstantInfo kSsdWhPerTbHour{
    1.2, "ssd_wh_per_tbh", "e_ssd", "Wh/TBh", "energy 2", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kHddWhPerTbHour{
    0.65, "hdd_wh_per_tbh", "e_hdd", "Wh/TBh", "energy 2", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kEbsReplication{
    2.0, "ebs_replication", "rep", "", "energy 2", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kNetworkKwhPerGb{
    0.001, "network_kwh_per_gb", "e_net", "kWh/GB", "energy 2", FigureClass::estimate, "E-CCF"};

// ---- Peers (energy 3) ----------------------------------------------------------------------------------------------

inline constexpr ConstantInfo kCcfPue{1.135, "pue", "PUE_ccf", "", "energy 3.1", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kCcfMemory{
    0.392, "ccf_memory_w_per_gb", "c_mem", "W/GB", "energy 3.1", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kCcfMinDefault{
    0.74, "ccf_min_w_per_vcpu", "min_cpu", "W/vCPU", "energy 3.1", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kCcfMaxDefault{
    3.5, "ccf_max_w_per_vcpu", "max_cpu", "W/vCPU", "energy 3.1", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kCcfGbPerChipDefault{
    80.69, "ccf_gb_per_chip", "GB_chip", "GB", "energy 3.1", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kCcfGpuMinRatio{
    0.116, "ccf_gpu_min_ratio", "min_gpu/TDP", "W/W", "energy 3", FigureClass::estimate, "E-CCF"};
inline constexpr ConstantInfo kCcfGpuMaxRatio{
    1.02, "ccf_gpu_max_ratio", "max_gpu/TDP", "W/W", "energy 3", FigureClass::estimate, "E-CCF"};
inline constexpr double kCcfVcpuPerChip = 96;

inline constexpr ConstantInfo kTeadsPue{1.2, "pue", "PUE_teads", "", "energy 3", FigureClass::estimate, "E-TEADS"};

inline constexpr ConstantInfo kBoaviztaA{
    171.2, "boavizta_a", "a", "", "energy 3.1", FigureClass::estimate, "E-BOAVIZTA"};
inline constexpr ConstantInfo kBoaviztaB{
    0.0354, "boavizta_b", "b", "", "energy 3.1", FigureClass::estimate, "E-BOAVIZTA"};
inline constexpr ConstantInfo kBoaviztaC{
    36.89, "boavizta_c", "c", "", "energy 3.1", FigureClass::estimate, "E-BOAVIZTA"};
inline constexpr ConstantInfo kBoaviztaD{
    -10.13, "boavizta_d", "d", "", "energy 3.1", FigureClass::estimate, "E-BOAVIZTA"};
inline constexpr ConstantInfo kBoaviztaMemory{
    0.284, "boavizta_w_per_gb", "c_mem", "W/GB", "energy 3.1", FigureClass::estimate, "E-BOAVIZTA"};
inline constexpr ConstantInfo kBoaviztaOther{
    Uncertain(0.33, 0.2, 0.6), "boavizta_other", "c_other", "", "energy 3.1", FigureClass::estimate, "E-BOAVIZTA"};

inline constexpr ConstantInfo kGreenMemory{
    0.3725, "ga_w_per_gb", "c_mem", "W/GB", "energy 3.1", FigureClass::estimate, "E-GA"};
inline constexpr ConstantInfo kGreenCoreDefault{
    12.0, "ga_w_per_core", "P_core", "W", "energy 3.1", FigureClass::estimate, "E-GA"};
inline constexpr ConstantInfo kGreenGpuDefault{200.0, "tdp_w", "TDP", "W", "energy 3.1", FigureClass::estimate, "E-GA"};
inline constexpr ConstantInfo kGreenPue{1.2, "pue", "PUE_ga", "", "energy 3.1", FigureClass::estimate, "E-GA"};

inline constexpr ConstantInfo kCodeCarbonConstant{
    0.5, "cc_constant_load", "f_const", "", "energy 3.1", FigureClass::estimate, "E-CODECARBON"};
inline constexpr ConstantInfo kCodeCarbonFloor{
    0.1, "cc_load_floor", "f_0", "", "energy 3.1", FigureClass::estimate, "E-CODECARBON"};
inline constexpr ConstantInfo kCodeCarbonCubic{
    0.9, "cc_load_cubic", "f_3", "", "energy 3.1", FigureClass::estimate, "E-CODECARBON"};

// ---- Facility and grid (energy 5, 8, 9) ---------------------------------------------------------------------------

inline constexpr double kPueSpreadRegion = 0.05; // published for the region
inline constexpr double kPueSpreadGlobal = 0.15; // the provider's global figure
inline constexpr ConstantInfo kNoPue{1.0, "pue", "PUE", "", "energy 5", FigureClass::assumption, "E-OWN"};

// ---- Embodied (energy 6) -------------------------------------------------------------------------------------------

inline constexpr ConstantInfo kHostBaseKg{
    1000.0, "host_base_kg", "m_0", "kg", "energy 6", FigureClass::estimate, "E-CCF2026"};
inline constexpr ConstantInfo kHostMemoryKgPerGb{
    533.0 / 384.0, "memory_kg_per_gb", "m_GB", "kg/GB", "energy 6", FigureClass::estimate, "E-CCF2026"};
inline constexpr double kHostMemoryIncludedGb = 16;
inline constexpr ConstantInfo kSsdKg{100.0, "ssd_kg", "m_ssd", "kg", "energy 6", FigureClass::estimate, "E-CCF2026"};
inline constexpr ConstantInfo kExtraCpuKg{
    100.0, "cpu_kg", "m_cpu", "kg", "energy 6", FigureClass::estimate, "E-CCF2026"};
inline constexpr ConstantInfo kCardKg{
    Uncertain(150.0, 100.0, 318.0), "accelerator_kg", "", "kg", "energy 6", FigureClass::estimate, "E-CCF2026;E-CHIEN"};
inline constexpr ConstantInfo kBaseboardKg{Uncertain(150.0, 100.0, 575.0), "accelerator_kg", "", "kg", "energy 6",
    FigureClass::estimate, "E-CCF2026;E-BOAVIZTA"};
inline constexpr ConstantInfo kHostFactor{
    Uncertain(1.0, 0.6, 1.4), "host_embodied_factor", "k_host", "", "energy 9", FigureClass::assumption, "E-OWN"};
inline constexpr double kLifetimeSixYearsH = 52'560;

} // namespace wattfare::energy
