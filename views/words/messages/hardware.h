// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Accelerators: their formats of numbers, and the sheet of one.
inline constexpr MessageRow kHardware[] = {
    {"chart.hardware_generations", QT_TRANSLATE_NOOP("Messages", "Generations of accelerators by their %T1 rate")},
    {"chart.hardware_generations_none",
        QT_TRANSLATE_NOOP("Messages", "No accelerator of the list has a published %T1 rate and a year.")},
    {"chart.hardware_generations_caption",
        QT_TRANSLATE_NOOP("Messages",
            "Dense rate of one accelerator, by the year in which it came; shown: %I1, without a published rate or a "
            "year: %I2.")},
    {"chart.hardware_year", QT_TRANSLATE_NOOP("Messages", "Year")},
    {"chart.hardware_rate", QT_TRANSLATE_NOOP("Messages", "Dense %T1 rate")},
    {"hardware.column.fp64", QT_TRANSLATE_NOOP("Messages", "FP64")},
    {"hardware.column.fp32", QT_TRANSLATE_NOOP("Messages", "FP32")},
    {"hardware.column.tf32", QT_TRANSLATE_NOOP("Messages", "TF32")},
    {"hardware.column.bf16", QT_TRANSLATE_NOOP("Messages", "BF16")},
    {"hardware.column.fp16", QT_TRANSLATE_NOOP("Messages", "FP16")},
    {"hardware.column.fp8", QT_TRANSLATE_NOOP("Messages", "FP8")},
    {"hardware.column.fp4", QT_TRANSLATE_NOOP("Messages", "FP4")},
    {"hardware.column.int8", QT_TRANSLATE_NOOP("Messages", "INT8")},
    {"hardware.column.int4", QT_TRANSLATE_NOOP("Messages", "INT4")},
    {"hardware.column.sparsity", QT_TRANSLATE_NOOP("Messages", "Sparsity")},
    {"hardware.column.bandwidth", QT_TRANSLATE_NOOP("Messages", "Memory bandwidth")},
    {"hardware.column.link", QT_TRANSLATE_NOOP("Messages", "Link, each way")},
    {"hardware.column.tdp", QT_TRANSLATE_NOOP("Messages", "TDP")},
    {"hardware.column.types", QT_TRANSLATE_NOOP("Messages", "Instance types")},
    {"hardware.column.regions", QT_TRANSLATE_NOOP("Messages", "Regions")},
    {"hardware.column.key", QT_TRANSLATE_NOOP("Messages", "Key")},
    {"hardware.column.vendor", QT_TRANSLATE_NOOP("Messages", "Vendor")},
    {"hardware.column.architecture", QT_TRANSLATE_NOOP("Messages", "Architecture")},
    {"hardware.column.compute_capability", QT_TRANSLATE_NOOP("Messages", "Compute capability")},
    {"hardware.column.property", QT_TRANSLATE_NOOP("Messages", "Property")},
    {"hardware.column.detail", QT_TRANSLATE_NOOP("Messages", "Detail")},
    {"hardware.column.generations", QT_TRANSLATE_NOOP("Messages", "Generations")},
    {"column.usd_per_accelerator_gib_hour", QT_TRANSLATE_NOOP("Messages", "USD/GiB-h")},
    {"column.usd_per_tflops_hour", QT_TRANSLATE_NOOP("Messages", "USD/%1 TFLOPS-h")},
    {"column.usd_per_tops_hour", QT_TRANSLATE_NOOP("Messages", "USD/%1 TOPS-h")},
    {"hardware.state.native", QT_TRANSLATE_NOOP("Messages", "Native rate")},
    {"hardware.state.slow", QT_TRANSLATE_NOOP("Messages", "Slow")},
    {"hardware.state.supported", QT_TRANSLATE_NOOP("Messages", "Supported, no rate published")},
    {"hardware.state.emulated", QT_TRANSLATE_NOOP("Messages", "Computed in another format")},
    {"hardware.state.absent", QT_TRANSLATE_NOOP("Messages", "Not supported")},
    {"hardware.state.not_stated", QT_TRANSLATE_NOOP("Messages", "Not stated")},
    {"hardware.cell.slow", QT_TRANSLATE_NOOP("Messages", "slow")},
    {"hardware.cell.slow_rate", QT_TRANSLATE_NOOP("Messages", "slow %F1")},
    {"hardware.cell.supported", QT_TRANSLATE_NOOP("Messages", "yes")},
    {"hardware.cell.emulated", QT_TRANSLATE_NOOP("Messages", "in %1")},
    {"hardware.cell.absent", QT_TRANSLATE_NOOP("Messages", "no")},
    {"hardware.why.native", QT_TRANSLATE_NOOP("Messages", "Published dense rate of one accelerator.")},
    {"hardware.why.slow", QT_TRANSLATE_NOOP("Messages", "Only %P1 of its %2 rate.")},
    {"hardware.why.supported",
        QT_TRANSLATE_NOOP("Messages", "Listed as supported; the catalogue's sources publish no rate.")},
    {"hardware.why.sparsity",
        QT_TRANSLATE_NOOP("Messages", "Structured sparsity is supported. All rates shown here are dense.")},
    {"hardware.why.emulated",
        QT_TRANSLATE_NOOP("Messages", "Accepted, but the arithmetic is done in %1: less memory, not a higher rate.")},
    {"hardware.why.absent", QT_TRANSLATE_NOOP("Messages", "The source says that this hardware does not support it.")},
    {"hardware.why.programmable",
        QT_TRANSLATE_NOOP("Messages", "Programmable logic: the design decides which formats it computes in.")},
    {"hardware.why.not_stated",
        QT_TRANSLATE_NOOP("Messages", "No source in the catalogue says whether it is supported.")},
    {"hardware.no_type", QT_TRANSLATE_NOOP("Messages", "No AWS instance type has this accelerator.")},
    {"hardware.no_price",
        QT_TRANSLATE_NOOP("Messages", "No current instance type has an on-demand price in %1 as of %2.")},
    {"hardware.no_rate", QT_TRANSLATE_NOOP("Messages", "No %1 rate is published.")},
    {"hardware.price_of", QT_TRANSLATE_NOOP("Messages", "%1 in %2, on-demand price of %3, whole instance")},
    {"hardware.not_found", QT_TRANSLATE_NOOP("Messages", "The catalogue has no accelerator \"%1\".")},
    {"hardware.several", QT_TRANSLATE_NOOP("Messages", "Several accelerators are called \"%1\": choose one of %2.")},
};

} // namespace wattfare::messages
