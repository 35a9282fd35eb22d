// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

// What wattfare-cli says beyond the model's messages, and the titles of its tables.
inline constexpr MessageRow kCli[] = {
    {"cli.not_key_value", QT_TRANSLATE_NOOP("Messages", "\"%1\" is not of the form key=value.")},
    {"cli.not_a_date", QT_TRANSLATE_NOOP("Messages", "\"%1\" is not a date of the form YYYY-MM-DD.")},
    {"cli.no_such_column", QT_TRANSLATE_NOOP("Messages", "There is no column \"%1\"; --columns list names them.")},
    {"cli.no_such_direction", QT_TRANSLATE_NOOP("Messages", "\"%1\" is no direction; use asc or desc.")},
    {"cli.no_such_metric", QT_TRANSLATE_NOOP("Messages", "There is no metric \"%1\"; evaluate --columns list names them.")},
    {"cli.no_such_method", QT_TRANSLATE_NOOP("Messages", "There is no energy method \"%1\". Known: %2.")},
    {"cli.no_such_format", QT_TRANSLATE_NOOP("Messages", "\"%1\" does not end in .pdf, .html, .xlsx, .csv or .json.")},
    {"cli.rows_without_answer",
        QT_TRANSLATE_NOOP("Messages", "%I1 candidates have no answer and are not listed; --all lists them with the reason.")},
    {"cli.file_exists", QT_TRANSLATE_NOOP("Messages", "%1 exists already; --force overwrites it.")},
    {"cli.written", QT_TRANSLATE_NOOP("Messages", "Written: %1")},
    {"cli.check_passed", QT_TRANSLATE_NOOP("Messages", "%1 passes every check.")},
    {"file.cannot_read", QT_TRANSLATE_NOOP("Messages", "The file %1 cannot be read.")},
    {"file.too_large", QT_TRANSLATE_NOOP("Messages", "The file %1 is larger than the %I2 bytes that such a file may have.")},
    {"scenario.no_such_preset", QT_TRANSLATE_NOOP("Messages", "There is no bundled scenario \"%1\"; the presets command lists them.")},
    {"scenario.no_such_type", QT_TRANSLATE_NOOP("Messages", "The catalogue has no instance type \"%1\".")},
    {"scenario.no_such_region", QT_TRANSLATE_NOOP("Messages", "The catalogue has no region \"%1\".")},
    {"scenario.no_such_candidate",
        QT_TRANSLATE_NOOP("Messages", "\"%1\" is not among the candidates of the scenario; its regions and purchase options decide.")},
    {"catalog.bundled_not_found",
        QT_TRANSLATE_NOOP("Messages", "The bundled catalogue was not found; name one with --catalog FILE.")},
    {"sim.no_such_parameter", QT_TRANSLATE_NOOP("Messages", "The simulation has no parameter \"%1\"; --list names them.")},
    {"sim.bad_value", QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" was found where %3 is expected.")},
    {"sim.bad_trace", QT_TRANSLATE_NOOP("Messages", "The trace %1 cannot be used: %2.")},
    {"sim.withheld", QT_TRANSLATE_NOOP("Messages", "Withheld: too few trajectories, or too many that did not finish")},
    {"sim.run_line", QT_TRANSLATE_NOOP("Messages", "%I1 trajectories, seed %2.")},
    {"sim.probability_line", QT_TRANSLATE_NOOP("Messages", "%1: %P2 (95 % interval %P3 to %P4).")},
    {"sim.closed_form_line",
        QT_TRANSLATE_NOOP("Messages", "Closed form: %L1 h expected, standard deviation %L2 h, %L3 losses.")},
    {"column.quantity", QT_TRANSLATE_NOOP("Messages", "Quantity")},
    {"column.mean", QT_TRANSLATE_NOOP("Messages", "Mean")},
    {"column.mean_low", QT_TRANSLATE_NOOP("Messages", "Mean, low")},
    {"column.mean_high", QT_TRANSLATE_NOOP("Messages", "Mean, high")},
    {"column.sd", QT_TRANSLATE_NOOP("Messages", "Standard deviation")},
    {"column.p5", QT_TRANSLATE_NOOP("Messages", "P5")},
    {"column.p50", QT_TRANSLATE_NOOP("Messages", "P50")},
    {"column.p95", QT_TRANSLATE_NOOP("Messages", "P95")},
    {"column.min", QT_TRANSLATE_NOOP("Messages", "Least")},
    {"column.max", QT_TRANSLATE_NOOP("Messages", "Most")},
    {"column.parameter", QT_TRANSLATE_NOOP("Messages", "Parameter")},
    {"column.default", QT_TRANSLATE_NOOP("Messages", "Default")},
    {"column.low", QT_TRANSLATE_NOOP("Messages", "Low")},
    {"column.high", QT_TRANSLATE_NOOP("Messages", "High")},
    {"column.method", QT_TRANSLATE_NOOP("Messages", "Method")},
    {"column.formula", QT_TRANSLATE_NOOP("Messages", "Formula")},
    {"column.claim", QT_TRANSLATE_NOOP("Messages", "Claim")},
    {"column.published", QT_TRANSLATE_NOOP("Messages", "Published")},
    {"column.recomputed", QT_TRANSLATE_NOOP("Messages", "Recomputed")},
    {"column.verdict", QT_TRANSLATE_NOOP("Messages", "Verdict")},
    {"column.why", QT_TRANSLATE_NOOP("Messages", "Why")},
    {"column.independent", QT_TRANSLATE_NOOP("Messages", "Independent result")},
    {"column.finding", QT_TRANSLATE_NOOP("Messages", "Finding")},
    {"column.task", QT_TRANSLATE_NOOP("Messages", "Task")},
    {"column.question", QT_TRANSLATE_NOOP("Messages", "Question")},
    {"column.answer", QT_TRANSLATE_NOOP("Messages", "Answer")},
};

} // namespace wattfare::messages
