// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Findings of the advisor, and what was looked for without one.
inline constexpr MessageRow kAdvice[] = {
    {"advice.kind.low_use", QT_TRANSLATE_NOOP("Messages", "Low utilisation")},
    {"advice.kind.shared_gpu", QT_TRANSLATE_NOOP("Messages", "A part of the GPU is enough")},
    {"advice.kind.scheduled_release", QT_TRANSLATE_NOOP("Messages", "Paid for while idle")},
    {"advice.kind.other_chip", QT_TRANSLATE_NOOP("Messages", "Less energy on another chip")},
    {"advice.kind.newer_generation", QT_TRANSLATE_NOOP("Messages", "Newer generation")},
    {"advice.kind.cleaner_region", QT_TRANSLATE_NOOP("Messages", "Cleaner grid nearby")},
    {"advice.kind.commitment", QT_TRANSLATE_NOOP("Messages", "Commitment instead of on-demand")},
    {"advice.kind.spot", QT_TRANSLATE_NOOP("Messages", "Spot instead of on-demand")},
    {"advice.severity.low", QT_TRANSLATE_NOOP("Messages", "Low severity")},
    {"advice.severity.medium", QT_TRANSLATE_NOOP("Messages", "Medium severity")},
    {"advice.severity.high", QT_TRANSLATE_NOOP("Messages", "High severity")},
    {"advice.no_candidate",
        QT_TRANSLATE_NOOP("Messages", "No candidate qualifies, so there is nothing to advise on. Name a candidate.")},
    {"advice.not_of_scenario", QT_TRANSLATE_NOOP("Messages", "The scenario has no candidate %1.")},
    {"advice.no_series", QT_TRANSLATE_NOOP("Messages", "Not checked: it needs a file of measured utilisation.")},
    {"advice.no_accelerator_series",
        QT_TRANSLATE_NOOP("Messages", "Not checked: the file has no utilisation of an accelerator.")},
    {"advice.series_without_energy",
        QT_TRANSLATE_NOOP("Messages", "Not checked: the energy of %1 over the series is not known.")},
    {"advice.none.low_use",
        QT_TRANSLATE_NOOP("Messages",
            "No smaller machine with the accelerator of %1 carries the load: for 95 % of the time it is at most %L2 %, "
            "at its peak %L3 %.")},
    {"advice.none.low_use_smallest",
        QT_TRANSLATE_NOOP("Messages",
            "%1 is the smallest machine with its accelerator: for 95 % of the time its use is at most %L2 %, at its "
            "peak "
            "%L3 %. Other accelerators for the work stand under newer generation and other chips.")},
    {"advice.none.shared_gpu", QT_TRANSLATE_NOOP("Messages", "Not checked: the GPU of %1 is not divided by MIG.")},
    {"advice.none.shared_gpu_small",
        QT_TRANSLATE_NOOP("Messages",
            "No MIG profile smaller than the GPU carries the load of 95 % of the time (%L1 %) and holds the memory "
            "that "
            "was used.")},
    {"advice.none.shared_gpu_memory",
        QT_TRANSLATE_NOOP("Messages", "Not checked: the file does not say how much accelerator memory was used.")},
    {"advice.none.scheduled_release",
        QT_TRANSLATE_NOOP("Messages", "Releasing it while idle would save %P1 of the hours, too few to matter.")},
    {"advice.none.other_chip",
        QT_TRANSLATE_NOOP("Messages",
            "No purpose-built chip and no processor does the work of %1 with certainly less energy at no higher "
            "cost.")},
    {"advice.none.no_gpu", QT_TRANSLATE_NOOP("Messages", "Not checked: %1 has no GPU.")},
    {"advice.none.newer_generation",
        QT_TRANSLATE_NOOP("Messages", "No newer type of the class of %1 is certainly cheaper for this work.")},
    {"advice.none.no_year", QT_TRANSLATE_NOOP("Messages", "Not checked: the year of %1 is not known.")},
    {"advice.none.cleaner_region",
        QT_TRANSLATE_NOOP("Messages",
            "No region within %L2 ms of %1 emits certainly less at a similar price. Light in fibre sets the "
            "distance.")},
    {"advice.none.no_price_commitment",
        QT_TRANSLATE_NOOP("Messages", "Not checked: the catalogue has no price of a commitment for %1 in %2.")},
    {"advice.none.no_price_spot",
        QT_TRANSLATE_NOOP("Messages", "Not checked: the catalogue has no Spot price of %1 in %2.")},
    {"advice.none.commitment", QT_TRANSLATE_NOOP("Messages", "No commitment on offer makes %1 certainly cheaper.")},
    {"advice.none.commitment_idle",
        QT_TRANSLATE_NOOP(
            "Messages", "%O1 would pay from %P3 of the hours on; released while idle, it runs %P2 of the hours.")},
    {"advice.none.spot", QT_TRANSLATE_NOOP("Messages", "Spot does not make %1 certainly cheaper within the limits.")},
    {"advice.none.not_on_demand", QT_TRANSLATE_NOOP("Messages", "Not checked: it is bought as %O1 already.")},
    {"advice.found.low_use",
        QT_TRANSLATE_NOOP("Messages",
            "%4 is used at %L1 % on average, at most %L2 % for 95 % of the time, %L3 % at its peak: %5 carries "
            "that.")},
    {"advice.found.shared_gpu",
        QT_TRANSLATE_NOOP("Messages",
            "A MIG instance %1 (%I2 of 7 compute slices, %L5 GiB) carries the load of 95 % of the time (%L3 % of the "
            "machine) and the %L4 GiB that were used.")},
    {"advice.found.scheduled_release",
        QT_TRANSLATE_NOOP("Messages",
            "Idle for %H2 of %H4: releasing it whenever it idles for an hour saves %P1 of the hours in %I3 releases.")},
    {"advice.found.other_chip",
        QT_TRANSLATE_NOOP("Messages", "%1 does the same work with %P2 less energy, at no higher cost.")},
    {"advice.found.newer_generation",
        QT_TRANSLATE_NOOP("Messages", "%1 with hardware of %2, not of %3, does the same work for %P4 less.")},
    {"advice.found.cleaner_region",
        QT_TRANSLATE_NOOP("Messages", "The grid of %1 emits %P2 less than that of %3, at a similar price.")},
    {"advice.found.commitment", QT_TRANSLATE_NOOP("Messages", "%O1 costs %P2 less than on-demand.")},
    {"advice.found.spot", QT_TRANSLATE_NOOP("Messages", "Spot costs %P1 less than on-demand, interruptions included.")},
    {"advice.fact.memory",
        QT_TRANSLATE_NOOP(
            "Messages", "Accelerator memory used at the peak: %L1 GiB; the smaller machine has %L2 GiB.")},
    {"advice.fact.memory_unknown",
        QT_TRANSLATE_NOOP(
            "Messages", "The file does not say how much accelerator memory was used: check that the model fits.")},
    {"advice.fact.target",
        QT_TRANSLATE_NOOP("Messages", "Sized so that the load of 95 % of the time stays below %P1.")},
    {"advice.fact.as_measured",
        QT_TRANSLATE_NOOP("Messages",
            "The scenario that opens asks for what one instance did as measured, so that its figures are those of this "
            "finding.")},
    {"advice.fact.hours_of_use",
        QT_TRANSLATE_NOOP("Messages",
            "The scenario that opens has traffic by hour, with none in %I1 hours of the day, and releases the "
            "instances "
            "in these.")},
    {"advice.fact.others_use_the_rest",
        QT_TRANSLATE_NOOP("Messages",
            "The saving is real only where other tasks use the rest: %I1 more instances %2 have room on the machine.")},
    {"advice.fact.idle_shared",
        QT_TRANSLATE_NOOP(
            "Messages", "Price and idle power of the machine count for it with %P1, the rest for the others.")},
    {"advice.fact.mig",
        QT_TRANSLATE_NOOP("Messages",
            "On the page Place a task asks for the part %1, and what shares its machine stands beside it.")},
    {"advice.fact.assumed_cpu",
        QT_TRANSLATE_NOOP("Messages", "The file has no utilisation of the processors: taken to be %P1.")},
    {"advice.fact.committed",
        QT_TRANSLATE_NOOP("Messages", "It is bought for a term: its hours are paid for whether used or not.")},
    {"advice.fact.same_pattern",
        QT_TRANSLATE_NOOP("Messages", "Taken to go on all year as in the %H1 that were measured.")},
    {"advice.fact.overlap",
        QT_TRANSLATE_NOOP("Messages", "The ranges of both overlap (%T1): it probably saves, but not for certain.")},
    {"advice.fact.neuron",
        QT_TRANSLATE_NOOP(
            "Messages", "The model has to be compiled with the AWS Neuron SDK; code in CUDA is not run.")},
    {"advice.fact.arm",
        QT_TRANSLATE_NOOP("Messages", "It has another processor architecture: software needs a build for Arm.")},
    {"advice.fact.distance",
        QT_TRANSLATE_NOOP("Messages",
            "Light in fibre needs %L1 ms there and back. The latency of the network is higher and not in the "
            "catalogue.")},
    {"advice.fact.data_stays",
        QT_TRANSLATE_NOOP("Messages", "Check where the data may be processed; moving it is not in the figures.")},
    {"advice.candidate", QT_TRANSLATE_NOOP("Messages", "%C1")},
    {"advice.figure_missing", QT_TRANSLATE_NOOP("Messages", "One of both lacks a figure that this is computed from")},
    {"advice.practice",
        QT_TRANSLATE_NOOP("Messages", "After the AWS Well-Architected Framework, sustainability pillar, SUS05-BP04.")},
    {"advice.none_found",
        QT_TRANSLATE_NOOP("Messages", "No finding for %1. Below: what was checked, and why nothing was found.")},
    {"column.advice_kind", QT_TRANSLATE_NOOP("Messages", "Finding")},
    {"column.advice_severity", QT_TRANSLATE_NOOP("Messages", "Severity")},
    {"column.advice_alternative", QT_TRANSLATE_NOOP("Messages", "Alternative")},
    {"column.advice_usd", QT_TRANSLATE_NOOP("Messages", "Cost, change")},
    {"column.advice_kwh", QT_TRANSLATE_NOOP("Messages", "Energy, change")},
    {"column.advice_tco2e", QT_TRANSLATE_NOOP("Messages", "Emissions, change")},
    {"column.advice_period", QT_TRANSLATE_NOOP("Messages", "Per")},
    {"column.advice_confidence", QT_TRANSLATE_NOOP("Messages", "Confidence")},
    {"column.advice_found", QT_TRANSLATE_NOOP("Messages", "What was found")},
    {"column.advice_facts", QT_TRANSLATE_NOOP("Messages", "What to know")},
    {"advice.period.year", QT_TRANSLATE_NOOP("Messages", "year")},
    {"advice.period.run", QT_TRANSLATE_NOOP("Messages", "run")},
};

} // namespace wattfare::messages
