// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Studies on the command line and on schedulers, and what other programs answer.
inline constexpr MessageRow kSchedule[] = {
    {"program.not_found",
        QT_TRANSLATE_NOOP("Messages", "The program %1 was not found; it has to be installed and on the PATH.")},
    {"program.too_slow", QT_TRANSLATE_NOOP("Messages", "%1 did not end within %I2 seconds and was stopped.")},
    {"program.too_much", QT_TRANSLATE_NOOP("Messages", "%1 printed more than %I2 bytes and was stopped.")},
    {"program.died", QT_TRANSLATE_NOOP("Messages", "%1 crashed.")},
    {"schedule.silent",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 does not answer. Shards that are done are kept; try again once the scheduler runs.")},
    {"schedule.accounts_silent",
        QT_TRANSLATE_NOOP(
            "Messages", "sacct did not say how tasks ended; only those that ended a few minutes ago are named.")},
    {"schedule.refused", QT_TRANSLATE_NOOP("Messages", "%1 refused the request: %2")},
    {"schedule.not_understood", QT_TRANSLATE_NOOP("Messages", "%1 answered with a line of another form: %2")},
    {"schedule.not_a_word",
        QT_TRANSLATE_NOOP(
            "Messages", "\"%1\" cannot be passed to sbatch: it has quotes, backslashes or control characters.")},
    {"schedule.array_size",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 takes arrays of at most %I2 tasks, and this plan has %I3. Plan with fewer shards.")},
    {"schedule.no_index",
        QT_TRANSLATE_NOOP("Messages",
            "%1 is \"%2\", which names no shard or another one than the other variables of schedulers; name it with "
            "--shard.")},
    {"schedule.plan_of_others",
        QT_TRANSLATE_NOOP("Messages",
            "The plan in %1 was made with another catalogue, other imports and own values, or another version of the "
            "program. Choose the files with --catalog and --overlay, or plan anew in an empty folder.")},
    {"schedule.sent",
        QT_TRANSLATE_N_NOOP(
            "Messages", "Job %1: %I2 shards sent (%3), each with up to %I4 minutes and %I5 MiB of memory."),
        2},
    {"schedule.all_done", QT_TRANSLATE_NOOP("Messages", "All shards in %1 are done; merge them.")},
    {"schedule.all_sent", QT_TRANSLATE_N_NOOP("Messages", "Nothing to send: the other %I1 shards wait or run already."),
        1},
    {"schedule.cancelled", QT_TRANSLATE_N_NOOP("Messages", "%I1 shards cancelled; those that are done are kept."), 1},
    {"schedule.ended_without",
        QT_TRANSLATE_NOOP("Messages", "Shard %1 is not done although its task of job %2 ended: %3.")},
    {"schedule.no_queue", QT_TRANSLATE_NOOP("Messages", "AWS Batch needs the job queue: --queue NAME.")},
    {"schedule.not_run", QT_TRANSLATE_NOOP("Messages", "Written for %1, not run: review it before you apply it.")},
    {"schedule.needs_overlay",
        QT_TRANSLATE_NOOP(
            "Messages", "The plan uses imports or own values: copy their file to where the tasks see it as %1.")},
    {"cli.study_no_such_axis", QT_TRANSLATE_NOOP("Messages", "The study has no axis \"%1\".")},
    {"cli.study_no_such_value", QT_TRANSLATE_NOOP("Messages", "The axis %1 has no value %2.")},
    {"cli.study_no_axes",
        QT_TRANSLATE_NOOP("Messages", "%1 has no study, and no --axis KEY=FROM..TO:COUNT says what to vary.")},
    {"cli.study_plan_is_fixed",
        QT_TRANSLATE_NOOP("Messages",
            "%1 is a plan, which says what is computed: only --shard and --threads apply. study merge writes the "
            "result.")},
    {"cli.study_no_output", QT_TRANSLATE_NOOP("Messages", "Name the file of the result with -o FILE.")},
    {"cli.study_nothing_simulated",
        QT_TRANSLATE_NOOP("Messages", "Nothing is simulated: say what with --simulate, or in the document.")},
    {"cli.study_along", QT_TRANSLATE_NOOP("Messages", "Changes of the winner along %1")},
    {"cli.study_no_crossing", QT_TRANSLATE_NOOP("Messages", "The winner does not change.")},
    {"cli.study_map_of", QT_TRANSLATE_NOOP("Messages", "%1 (%I2 values) by %3 (%I4 values), %I5 points evaluated")},
    {"cli.study_nobody", QT_TRANSLATE_NOOP("Messages", "no candidate")},
    {"shard.state.done", QT_TRANSLATE_NOOP("Messages", "done")},
    {"shard.state.running", QT_TRANSLATE_NOOP("Messages", "running")},
    {"shard.state.waiting", QT_TRANSLATE_NOOP("Messages", "waiting")},
    {"shard.state.missing", QT_TRANSLATE_NOOP("Messages", "missing")},
    {"shard.state.torn", QT_TRANSLATE_NOOP("Messages", "damaged")},
    {"shard.state.foreign", QT_TRANSLATE_NOOP("Messages", "of another plan")},
    {"shard.state.unreadable", QT_TRANSLATE_NOOP("Messages", "unreadable")},
    {"column.folder", QT_TRANSLATE_NOOP("Messages", "Folder")},
    {"column.points", QT_TRANSLATE_NOOP("Messages", "Points")},
    {"column.shards", QT_TRANSLATE_NOOP("Messages", "Shards")},
    {"column.which_shards", QT_TRANSLATE_NOOP("Messages", "Numbers")},
    {"column.shard_state", QT_TRANSLATE_NOOP("Messages", "Shards that are")},
    {"column.predicted_time", QT_TRANSLATE_NOOP("Messages", "Predicted time")},
    {"column.longest_shard", QT_TRANSLATE_NOOP("Messages", "Longest shard")},
    {"column.memory_of_shard", QT_TRANSLATE_NOOP("Messages", "Memory, MiB")},
    {"column.winner", QT_TRANSLATE_NOOP("Messages", "Winner")},
    {"column.share_of_points", QT_TRANSLATE_NOOP("Messages", "Share of points")},
    {"column.tied", QT_TRANSLATE_NOOP("Messages", "Cannot be told apart")},
    {"column.tied_points", QT_TRANSLATE_NOOP("Messages", "Cannot be told apart")},
    {"column.equal", QT_TRANSLATE_NOOP("Messages", "Equal")},
    {"column.evaluated", QT_TRANSLATE_NOOP("Messages", "Evaluated")},
    {"column.no_winner_reason", QT_TRANSLATE_NOOP("Messages", "Reason")},
    {"column.crossing_at", QT_TRANSLATE_NOOP("Messages", "From")},
    {"column.crossing_before", QT_TRANSLATE_NOOP("Messages", "Last before")},
    {"column.crossing_below", QT_TRANSLATE_NOOP("Messages", "Winner before")},
    {"column.crossing_above", QT_TRANSLATE_NOOP("Messages", "Winner from there")},
};

} // namespace wattfare::messages
