// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Studies: what their definitions, plans and shards are refused for.
inline constexpr MessageRow kStudy[] = {
    {"study.too_many_points",
        QT_TRANSLATE_NOOP("Messages",
            "The axes make %L1 points; at most %I2 are allowed. To evaluate them, without anything simulated, one core "
            "would take about %L3 hours.")},
    {"study.no_numbers",
        QT_TRANSLATE_NOOP("Messages", "Crossings are looked for along an axis of numbers; %1 is a list of values.")},
    {"study.needs_two_axes",
        QT_TRANSLATE_NOOP("Messages", "A decision map needs two different axes; the study has %I1.")},
    {"study.map_too_large", QT_TRANSLATE_NOOP("Messages", "The map would have %L1 points; at most %I2 are drawn.")},
    {"study.line_too_long",
        QT_TRANSLATE_NOOP("Messages",
            "%1 has %I2 values; a line with its crossings has at most %I3. Choose fewer, or let study run write the "
            "whole study into a file.")},
    {"study.crossings_cut",
        QT_TRANSLATE_NOOP("Messages", "Along a line the first %I1 changes are listed; found besides: %I2.")},
    {"study.other_plan",
        QT_TRANSLATE_NOOP("Messages",
            "The folder %1 holds the plan of another study, catalogue or number of shards. Choose another folder.")},
    {"study.shards_without_plan",
        QT_TRANSLATE_NOOP("Messages", "The folder %1 holds shards whose plan is gone. Choose another folder.")},
    {"study.shard_count", QT_TRANSLATE_NOOP("Messages", "The number of shards must be from 1 to %I2, and not %I1.")},
    {"study.no_plan", QT_TRANSLATE_NOOP("Messages", "The folder %1 holds no plan of a study.")},
    {"study.no_such_shard", QT_TRANSLATE_NOOP("Messages", "There is no shard %I1: the plan has %I2, counted from 0.")},
    {"study.other_catalogue",
        QT_TRANSLATE_NOOP("Messages",
            "The study in %1 was planned with another catalogue (%2); the one here is %3, or holds other imports or "
            "own "
            "values.")},
    {"study.other_program",
        QT_TRANSLATE_NOOP("Messages", "The study in %1 was planned with version %2 of the program; this one is %3.")},
    {"study.other_figures",
        QT_TRANSLATE_NOOP("Messages",
            "The study in %1 has other results here than where it was planned: imports or own values differ, or the "
            "program was built otherwise.")},
    {"study.shards_missing",
        QT_TRANSLATE_NOOP("Messages", "Missing shards: %I1 of %I2 (%3). Run them, then merge again.")},
    {"study.shard_torn",
        QT_TRANSLATE_NOOP("Messages", "The shard %1 is torn or cannot be read. Run it again, then merge again.")},
    {"study.shard_foreign",
        QT_TRANSLATE_NOOP("Messages", "The shard %1 belongs to another plan. Run it again, then merge again.")},
    {"study.shard_of_other_version",
        QT_TRANSLATE_NOOP(
            "Messages", "The shard %1 was written by another version of the program. Run it again, then merge again.")},
};

} // namespace wattfare::messages
