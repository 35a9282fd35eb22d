// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Published claims, recomputed.
inline constexpr MessageRow kClaims[] = {
    {"claim.layoutlm.instance_reduction",
        QT_TRANSLATE_NOOP("Messages", "Inferentia needs %1 % fewer instances than the GPU for LayoutLM.")},
    {"claim.layoutlm.throughput_ratio",
        QT_TRANSLATE_NOOP("Messages", "Inferentia has %1 times the throughput of the GPU on LayoutLM.")},
    {"claim.layoutlm.cost_inferentia",
        QT_TRANSLATE_NOOP("Messages", "A million LayoutLM inferences cost %1 USD on Inferentia.")},
    {"claim.layoutlm.cost_gpu", QT_TRANSLATE_NOOP("Messages", "A million LayoutLM inferences cost %1 USD on the GPU.")},
    {"claim.layoutlm.cost_reduction",
        QT_TRANSLATE_NOOP("Messages", "Inferentia is %1 % cheaper than the GPU for LayoutLM.")},
    {"claim.layoutlm.energy_reduction",
        QT_TRANSLATE_NOOP("Messages", "Inferentia uses %1 % less energy than the GPU for LayoutLM.")},
    {"claim.bert.cost_trainium", QT_TRANSLATE_NOOP("Messages", "BERT-Large from scratch costs %1 USD on Trainium.")},
    {"claim.bert.cost_gpu", QT_TRANSLATE_NOOP("Messages", "BERT-Large from scratch costs %1 USD on the GPU.")},
    {"claim.bert.time_reduction",
        QT_TRANSLATE_NOOP("Messages", "Trainium trains BERT-Large in %1 % less time than the GPU.")},
    {"claim.bert.cost_reduction",
        QT_TRANSLATE_NOOP("Messages", "Trainium trains BERT-Large for %1 % less money than the GPU.")},
    {"claim.bert.energy_reduction",
        QT_TRANSLATE_NOOP("Messages", "Trainium trains BERT-Large with %1 % less energy than the GPU.")},
    {"claim.trn1.training_cost",
        QT_TRANSLATE_NOOP("Messages", "Trn1 trains for up to %1 % less than comparable GPU instances.")},
    {"claim.spot.price_saving", QT_TRANSLATE_NOOP("Messages", "Spot saves up to %1 % of the on-demand price.")},
    {"claim.inf2.price_performance", QT_TRANSLATE_NOOP("Messages", "Inf2 has %1 times the price-performance of Inf1.")},
    {"claim.g5.throughput", QT_TRANSLATE_NOOP("Messages", "G5 has up to %1 times the throughput of G4dn.")},
    {"claim.g5.cost_per_inference",
        QT_TRANSLATE_NOOP("Messages", "G5 costs up to %1 times less per inference than G4dn.")},
    {"claim.inf2.performance_per_watt",
        QT_TRANSLATE_NOOP("Messages", "Inf2 has up to %1 % better performance per watt than comparable instances.")},
    {"claim.graviton.energy",
        QT_TRANSLATE_NOOP("Messages", "Graviton uses up to %1 % less energy for the same performance.")},
    {"claim.gpt3.emissions", QT_TRANSLATE_NOOP("Messages", "Training GPT-3 emits up to %1 t CO2e.")},
    {"claim.no_wattage",
        QT_TRANSLATE_NOOP(
            "Messages", "No independent wattage of %1 is published: what the catalogue has are estimates.")},
    {"claim.no_common_benchmark", QT_TRANSLATE_NOOP("Messages", "No model was measured on both sides: %1.")},
    {"claim.no_run_parameters", QT_TRANSLATE_NOOP("Messages", "The publication does not state the run: %1.")},
    {"claim.inputs_missing", QT_TRANSLATE_NOOP("Messages", "A price or rate is missing at this date.")},
    {"claim.by_benchmark", QT_TRANSLATE_NOOP("Messages", "with %1 (%2, %3)")},
    {"claim.by_two_benchmarks", QT_TRANSLATE_NOOP("Messages", "with %1 (%2) against %3 (%4)")},
    {"claim.by_model", QT_TRANSLATE_NOOP("Messages", "%1: %2 by %3 against %4 by %5")},
    {"claim.undated", QT_TRANSLATE_NOOP("Messages", "The source states no date.")},
    {"claim.prices_of", QT_TRANSLATE_NOOP("Messages", "prices of %1")},
    {"claim.between", QT_TRANSLATE_NOOP("Messages", "It lies between independent results, from %L1 to %L2.")},
    {"claim.between_solved",
        QT_TRANSLATE_NOOP("Messages",
            "It lies between independent results, from %L1 to %L2. That its own inputs agree proves nothing: a rate or "
            "wattage was solved from the publication itself.")},
    {"claim.measured_otherwise", QT_TRANSLATE_NOOP("Messages", "Measured otherwise: %L1.")},
    {"claim.measured_otherwise_all",
        QT_TRANSLATE_NOOP("Messages", "All %I1 independent results are on one side of it, from %L2 to %L3.")},
    {"claim.solved_from_source",
        QT_TRANSLATE_NOOP(
            "Messages", "A rate or wattage was solved from the publication itself, so agreement proves nothing.")},
    {"claim.solved_from_source_other_now",
        QT_TRANSLATE_NOOP("Messages",
            "A rate or wattage was solved from the publication itself, so agreement proves nothing; with the prices of "
            "the date it is %L1.")},
    {"claim.recomputed", QT_TRANSLATE_NOOP("Messages", "Recomputed from figures of other publications: %L1.")},
    {"claim.prices_changed",
        QT_TRANSLATE_NOOP("Messages", "It was %L1 with prices of %2; with prices of %4 it is %L3.")},
    {"claim.prices_missing", QT_TRANSLATE_NOOP("Messages", "It was %L1 with prices of %2; at %4 a price is missing.")},
    {"claim.recomputed_best_of",
        QT_TRANSLATE_NOOP("Messages",
            "With prices of %4 and the most favourable of %I5 independent rates (%6) it is %L3; with the least "
            "favourable (%7) it is %L8.")},
    {"claim.prices_changed_best_of",
        QT_TRANSLATE_NOOP("Messages",
            "With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2 and is %L3 with "
            "prices of %4; with the least favourable (%7) it is %L8.")},
    {"claim.prices_missing_best_of",
        QT_TRANSLATE_NOOP("Messages",
            "With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2; at %4 a price is "
            "missing; with the least favourable (%7) it was %L8.")},
    {"claim.none_independent",
        QT_TRANSLATE_NOOP(
            "Messages", "No independent result exists: the catalogue has no other rate of this model on these types.")},
    {"claim.other_result", QT_TRANSLATE_NOOP("Messages", "The catalogue gives %L1.")},
    {"claim.best_discount", QT_TRANSLATE_NOOP("Messages", "Best discount %L1 % (%2) of %I3 pairs of prices.")},
    {"claim.best_discount_below",
        QT_TRANSLATE_NOOP("Messages", "The best discount is %L1 % (%2) of %I3 pairs of prices.")},
    {"claim.best_of_models", QT_TRANSLATE_N_NOOP("Messages", "Best ratio %L1 (%2) over %I3 models measured on both."),
        3},
    {"claim.best_of_models_below",
        QT_TRANSLATE_N_NOOP("Messages", "The best ratio is %L1 (%2) over %I3 models measured on both."), 3},
    {"verdict.holds", QT_TRANSLATE_NOOP("Messages", "holds")},
    {"verdict.held_then", QT_TRANSLATE_NOOP("Messages", "held then")},
    {"verdict.bracketed", QT_TRANSLATE_NOOP("Messages", "bracketed")},
    {"verdict.consistent_by_construction", QT_TRANSLATE_NOOP("Messages", "consistent by construction")},
    {"verdict.contradicted", QT_TRANSLATE_NOOP("Messages", "contradicted")},
    {"verdict.not_reproducible", QT_TRANSLATE_NOOP("Messages", "not reproducible")},
    {"verdict.not_testable", QT_TRANSLATE_NOOP("Messages", "not testable")},
    {"verdict_help.holds",
        QT_TRANSLATE_NOOP(
            "Messages", "Recomputed from figures of other publications at the prices of the day, it holds.")},
    {"verdict_help.held_then",
        QT_TRANSLATE_NOOP("Messages", "It held with the prices of its time, not with those of the day.")},
    {"verdict_help.bracketed", QT_TRANSLATE_NOOP("Messages", "The claim lies between two independent results.")},
    {"verdict_help.consistent_by_construction",
        QT_TRANSLATE_NOOP("Messages", "An input was solved from the claim's own source, so agreement is no proof.")},
    {"verdict_help.contradicted", QT_TRANSLATE_NOOP("Messages", "It was measured otherwise.")},
    {"verdict_help.not_reproducible",
        QT_TRANSLATE_NOOP("Messages", "The figures give another result, but do not rule the claim out.")},
    {"verdict_help.not_testable", QT_TRANSLATE_NOOP("Messages", "The catalogue has no data to test it with.")},
};

} // namespace wattfare::messages
