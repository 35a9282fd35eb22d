// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QCoreApplication>

namespace wattfare::messages {

// Remarks of the catalogue that stand in explanations and reports. They are text of the facts, in English; those that
// are met most are translated, the others stay as the catalogue has them.
inline constexpr const char *kCatalogNotes[] = {
    QT_TRANSLATE_NOOP("CatalogNotes",
        "AWS publishes no wattage; from P_inf1.2xlarge = 0.44 x P_g4dn.2xlarge, host share subtracted; idle = 0.2 x "
        "full (assumption)"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "AWS publishes no wattage; from P_trn1.32xlarge = 1.24 x P_p4d.24xlarge, host share subtracted; idle = 0.2 x "
        "full (assumption)"),
    QT_TRANSLATE_NOOP(
        "CatalogNotes", "idle median of 43,44,50,50,51,51,52,60,62,62 W; load readings 84,178,280,337,400 W"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "cap 70 W; idle P8 9-10 W, P0 24-27 W; load readings 35,37,67,68,70,71,72,75 W: power-limited card, reaches "
        "its cap"),
    QT_TRANSLATE_NOOP("CatalogNotes", "idle P8 20-22 W, P0 35-72 W; cap 350 W"),
    QT_TRANSLATE_NOOP("CatalogNotes", "idle P8 28-35 W, P0 81 W; cap 600 W"),
    QT_TRANSLATE_NOOP("CatalogNotes", "cap 72 W; idle P8 10-17 W, P0 27-30 W; load readings 70,71,71,76 W"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "AWS G5 nvidia-smi cap is 300 W (many listings); idle P8 9-23 W (median 10), P0 no-load 53-59 W; load readings "
        "196 and 257 W prove that 150 W is too low; 150 W belongs to the A10"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "cap 300 W; idle median of 20,22,27,36,41,43,47,52 W; one load reading 278 W; MLCO2/GA list 250 W for this "
        "part"),
    QT_TRANSLATE_NOOP("CatalogNotes", "idle taken from the 16 GB part; GA v3.1 lists 250 W"),
    QT_TRANSLATE_NOOP(
        "CatalogNotes", "load readings 87,93,330,358 W; idle from the 40 GB part plus HBM allowance (estimate)"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "idle readings 68-75 W; load readings 218,362,382,486,689,699 W; node measurement: 8.4 kW max of 10.2 kW "
        "rated, typical 76 %"),
    QT_TRANSLATE_NOOP("CatalogNotes", "idle readings 73-78 W (some hosts 120 W); load readings 548,607 W"),
    QT_TRANSLATE_NOOP("CatalogNotes", "idle readings 136,141,145,198 W; cap 1000 W"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "same NeuronCore-v2 silicon class as Trainium (fewer NeuronLinks); 0.8 x Trainium derived value; S-SUS05BP04 "
        "gives only a ratio: up to 50 % better performance per watt"),
    QT_TRANSLATE_NOOP("CatalogNotes", "analyst figure ~500 W per chip; not from AWS; idle = 0.2 x full (assumption)"),
    QT_TRANSLATE_NOOP("CatalogNotes", "nvidia-smi on G5g: 9 W / 70 W"),
    QT_TRANSLATE_NOOP("CatalogNotes", "Oregon sites are also served from PACW (194.68 life cycle): use as high case"),
    QT_TRANSLATE_NOOP("CatalogNotes", "Quebec zone; country average is four times higher"),
    QT_TRANSLATE_NOOP("CatalogNotes", "national average only"),
    QT_TRANSLATE_NOOP("CatalogNotes", "region newer than most sources"),
    QT_TRANSLATE_NOOP("CatalogNotes", "Boavizta c7i.48xlarge archetype lists 6 CPUs: read as 2"),
    QT_TRANSLATE_NOOP("CatalogNotes", "CCF 2026: Sapphire Rapids"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "audio in a sample of MLPerf Whisper: 1,633 samples repackaged from all of LibriSpeech dev-clean and "
        "dev-other, 5.4 h and 5.3 h (Panayotov et al. 2015, ICASSP)"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "g7e: Emerald Rapids in CCF 2026; g7 assumed the same; TDP not published; Sapphire Rapids 8488C value used"),
    QT_TRANSLATE_NOOP("CatalogNotes", "CCF 2026 list says 8175M"),
    QT_TRANSLATE_NOOP("CatalogNotes", "CCF 2026 list says 8259L"),
    QT_TRANSLATE_NOOP("CatalogNotes", "CCF 2026 says only Cascade Lake"),
    QT_TRANSLATE_NOOP("CatalogNotes", "gr6: CCF 2026 7R13"),
    QT_TRANSLATE_NOOP("CatalogNotes", "small sizes may run on 8124M"),
    QT_TRANSLATE_NOOP("CatalogNotes", "some hosts 8259CL"),
    QT_TRANSLATE_NOOP("CatalogNotes", "TDP estimate by Boavizta"),
    QT_TRANSLATE_NOOP("CatalogNotes", "Teads uses 48 vCPU per socket"),
    QT_TRANSLATE_NOOP("CatalogNotes", "global AWS figure; none is published for the region"),
    QT_TRANSLATE_NOOP(
        "CatalogNotes", "share of the peak rate that prefill reaches; range of published points of other systems"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "share of the memory bandwidth that decoding reaches; range of published points of other systems"),
    QT_TRANSLATE_NOOP("CatalogNotes", "launches and scheduling of one decoding step"),
    QT_TRANSLATE_NOOP(
        "CatalogNotes", "share of the memory of an accelerator that weights with cache and workspace may fill"),
    QT_TRANSLATE_NOOP("CatalogNotes", "memory of an accelerator that is kept beside weights and cache: 1 GiB"),
    QT_TRANSLATE_NOOP("CatalogNotes", "launch and boot of a replacement on spot where the scenario names no time"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "communication share of the ring model inside one node whose accelerators have links of their own"),
    QT_TRANSLATE_NOOP("CatalogNotes", "communication share of the ring model over the network or PCIe"),
    QT_TRANSLATE_NOOP("CatalogNotes", "size of a local drive where no row counts the drives of a platform"),
    QT_TRANSLATE_NOOP("CatalogNotes", "two processors although the largest size has fewer than 96 vCPUs"),
    QT_TRANSLATE_NOOP("CatalogNotes", "default quota of one fleet; can be raised"),
    QT_TRANSLATE_NOOP("CatalogNotes", "instance types of one group"),
    QT_TRANSLATE_NOOP("CatalogNotes", "weights are whole numbers from 1"),
    QT_TRANSLATE_NOOP("CatalogNotes", "pools that lowest-price spreads over"),
    QT_TRANSLATE_NOOP("CatalogNotes", "a highest price must be above it"),
    QT_TRANSLATE_NOOP("CatalogNotes",
        "energy ratio 0.71 of one run on 16 instances each; hours from the printed costs and prices; bounds from "
        "the printed hours and half a unit of the last digit"),
    QT_TRANSLATE_NOOP(
        "CatalogNotes", "energy ratio 0.08 of 6 instances to 33; high: 0.085 at the published throughput ratio of 6.3"),
};

} // namespace wattfare::messages
