// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Titles, axes and captions of charts.
inline constexpr MessageRow kChart[] = {
    {"chart.caption_pale",
        QT_TRANSLATE_NOOP(
            "Messages", "Prices as of %1, catalogue %2. Faint: computed, but not counted for the answer.")},
    {"chart.caption", QT_TRANSLATE_NOOP("Messages", "Prices as of %1, catalogue %2")},
    {"chart.caption_ranked",
        QT_TRANSLATE_NOOP("Messages", "Prices as of %1, catalogue %2. Faint, at the end: computed, not counted.")},
    {"chart.caption_power", QT_TRANSLATE_NOOP("Messages", "Method: %T1, catalogue %2. Whiskers: range of the sum")},
    {"chart.caption_methods",
        QT_TRANSLATE_NOOP("Messages", "First: the method of the scenario. Whiskers: range. Catalogue %1")},
    {"chart.caption_prices",
        QT_TRANSLATE_NOOP("Messages", "Recorded prices of catalogue %1; a price holds until the next one")},
    {"chart.caption_option", QT_TRANSLATE_NOOP("Messages", "Prices (%O3) as of %1, catalogue %2")},
    {"chart.caption_option_gaps",
        QT_TRANSLATE_NOOP(
            "Messages", "Prices (%O3) as of %1, catalogue %2. —: the catalogue has no price of this type there.")},
    {"chart.caption_distribution",
        QT_TRANSLATE_NOOP("Messages", "Prices as of %1, catalogue %2. %I3 of %I4 candidates have this figure")},
    {"chart.caption_no_commitment",
        QT_TRANSLATE_NOOP("Messages", "No price of a commitment is known on that day. Prices as of %1, catalogue %2")},
    {"chart.nothing_computed", QT_TRANSLATE_NOOP("Messages", "Nothing has been computed for this workload.")},
    {"chart.cost_carbon", QT_TRANSLATE_NOOP("Messages", "Cost against operational carbon")},
    {"chart.pareto_front", QT_TRANSLATE_NOOP("Messages", "Pareto front")},
    {"chart.ranking", QT_TRANSLATE_NOOP("Messages", "%T1, best first")},
    //: %T1: what is ranked; %K2: what all bars have in common, such as the way of buying
    {"chart.ranking_common", QT_TRANSLATE_NOOP("Messages", "%T1, best first (%K2)")},
    {"chart.candidate_parts", QT_TRANSLATE_NOOP("Messages", "%C1")},
    {"chart.no_candidate_has",
        QT_TRANSLATE_NOOP("Messages", "No candidate has this figure. Widen the filter or include estimates.")},
    {"chart.no_candidate_has_both",
        QT_TRANSLATE_NOOP("Messages", "No candidate has both figures. Widen the filter or include estimates.")},
    {"chart.distribution", QT_TRANSLATE_NOOP("Messages", "%T1: how the candidates are spread")},
    {"chart.number_of_candidates", QT_TRANSLATE_NOOP("Messages", "Number of candidates")},
    {"chart.counted_candidates", QT_TRANSLATE_NOOP("Messages", "counted for the answer")},
    {"chart.other_candidates", QT_TRANSLATE_NOOP("Messages", "computed, but not counted")},
    {"chart.median", QT_TRANSLATE_NOOP("Messages", "median %L1")},
    {"chart.median_usd", QT_TRANSLATE_NOOP("Messages", "median %M1")},
    {"chart.candidate", QT_TRANSLATE_NOOP("Messages", "%1: %L2")},
    {"chart.candidate_usd", QT_TRANSLATE_NOOP("Messages", "%1: %M2")},
    {"chart.price_history", QT_TRANSLATE_NOOP("Messages", "Price of %1 in %2 over time")},
    {"chart.no_prices", QT_TRANSLATE_NOOP("Messages", "No price of %1 in %2 is known.")},
    {"chart.date", QT_TRANSLATE_NOOP("Messages", "Date")},
    {"chart.on_demand", QT_TRANSLATE_NOOP("Messages", "On-demand")},
    {"chart.spot", QT_TRANSLATE_NOOP("Messages", "Spot")},
    {"chart.as_of", QT_TRANSLATE_NOOP("Messages", "As of %1")},
    {"chart.power_parts", QT_TRANSLATE_NOOP("Messages", "IT power of an instance, by part")},
    {"chart.power_steps", QT_TRANSLATE_NOOP("Messages", "Power of %1, step by step")},
    {"chart.caption_power_steps", QT_TRANSLATE_NOOP("Messages", "Method: %T1, catalogue %2")},
    {"chart.power_it", QT_TRANSLATE_NOOP("Messages", "IT power")},
    {"chart.power_at_meter", QT_TRANSLATE_NOOP("Messages", "with the data centre")},
    {"chart.energy_methods", QT_TRANSLATE_NOOP("Messages", "Energy of %1 under each method")},
    {"chart.method_without_figures", QT_TRANSLATE_NOOP("Messages", "no figures for this type")},
    {"chart.input_with_unit", QT_TRANSLATE_NOOP("Messages", "%T1 [%2]")},
    {"chart.column_pue", QT_TRANSLATE_NOOP("Messages", "Overhead of the data centre (PUE)")},
    {"chart.column_intensity", QT_TRANSLATE_NOOP("Messages", "Carbon intensity of the grid")},
    {"chart.tornado", QT_TRANSLATE_NOOP("Messages", "%T2 of %1: what moves it most")},
    {"chart.no_ranges", QT_TRANSLATE_NOOP("Messages", "Every input of this figure is exact.")},
    {"chart.regions", QT_TRANSLATE_NOOP("Messages", "%1 by region: price, PUE and carbon intensity")},
    {"chart.break_even_utilisation", QT_TRANSLATE_NOOP("Messages", "%1 in %2: purchase options over utilisation")},
    {"chart.break_even_interruptions",
        QT_TRANSLATE_NOOP("Messages", "%1 in %2: purchase options over the interruption rate")},
    {"chart.axis_utilisation", QT_TRANSLATE_NOOP("Messages", "Utilisation of what is reserved")},
    {"chart.axis_interruptions", QT_TRANSLATE_NOOP("Messages", "Interruptions of one instance")},
    {"chart.axis_useful_hour", QT_TRANSLATE_NOOP("Messages", "Cost of an hour of useful work")},
    {"chart.break_even_share", QT_TRANSLATE_NOOP("Messages", "%P3: %O1 = %O2")},
    {"chart.break_even_rate", QT_TRANSLATE_NOOP("Messages", "%L3/h: %O1 = %O2")},
    {"chart.hazard_of_band", QT_TRANSLATE_NOOP("Messages", "interruption frequency")},
};

} // namespace wattfare::messages
