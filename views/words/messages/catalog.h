// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kCatalog[] = {
    {"catalog.not_found", QT_TRANSLATE_NOOP("Messages", "The catalogue %1 does not exist.")},
    {"catalog.unreadable", QT_TRANSLATE_NOOP("Messages", "The catalogue %1 cannot be read: %2")},
    {"catalog.not_a_database", QT_TRANSLATE_NOOP("Messages", "%1 is not a database.")},
    {"catalog.truncated", QT_TRANSLATE_NOOP("Messages", "%1 is cut off: %I2 bytes are there, %I3 are expected.")},
    {"catalog.corrupt", QT_TRANSLATE_NOOP("Messages", "%1 is damaged: %2")},
    {"catalog.wrong_application", QT_TRANSLATE_NOOP("Messages", "%1 is a database, but not a Wattfare catalogue.")},
    {"catalog.wrong_schema", QT_TRANSLATE_NOOP("Messages", "%1 does not have the tables of a Wattfare catalogue: %2")},
    {"catalog.schema_too_new",
        QT_TRANSLATE_NOOP("Messages", "%1 was made by a newer version of Wattfare (schema %2, this program knows %3).")},
    {"overlay.wrong_application", QT_TRANSLATE_NOOP("Messages", "%1 is not a database of your own figures.")},
    {"overlay.no_such_import", QT_TRANSLATE_NOOP("Messages", "There is no import number %1.")},
    {"overlay.changed_elsewhere",
        QT_TRANSLATE_NOOP("Messages",
            "Another window or program has changed your data meanwhile. This step is neither undone nor done again.")},
    {"overlay.no_such_choice", QT_TRANSLATE_NOOP("Messages", "There is no choice number %1.")},
    {"catalog.impossible_value", QT_TRANSLATE_NOOP("Messages", "%1 holds an impossible value: %2, %3, %4.")},
    {"file.not_found", QT_TRANSLATE_NOOP("Messages", "The file %1 does not exist.")},
    {"file.unreadable", QT_TRANSLATE_NOOP("Messages", "The file %1 cannot be read: %2")},
    {"file.unwritable", QT_TRANSLATE_NOOP("Messages", "The file %1 cannot be written: %2. Allow writing to it and its folder, or choose another place.")},
    {"file.disk_full", QT_TRANSLATE_NOOP("Messages", "The disk is full; %1 was left as it was. Make room and try again.")},
    {"file.locked", QT_TRANSLATE_NOOP("Messages", "%1 is in use by another program; try again when it is done.")},
    {"database.error", QT_TRANSLATE_NOOP("Messages", "The database %1 reported: %2")},
    {"build.too_many_errors", QT_TRANSLATE_NOOP("Messages", "There are more errors than are shown.")},
    {"check.integrity", QT_TRANSLATE_NOOP("Messages", "Integrity: %1")},
    {"check.foreign_key", QT_TRANSLATE_NOOP("Messages", "Table %1, row %2: refers to a row of %3 that does not exist.")},
    {"check.no_preferred_figure", QT_TRANSLATE_NOOP("Messages", "%1: not exactly one figure is preferred.")},
    {"check.figure_without_source", QT_TRANSLATE_NOOP("Messages", "%1: a figure names no source.")},
    {"check.type_without_source", QT_TRANSLATE_NOOP("Messages", "%1: the instance type names no source.")},
    {"check.no_identity", QT_TRANSLATE_NOOP("Messages", "The catalogue does not state its %1.")},
    {"quality.contradiction",
        QT_TRANSLATE_NOOP("Messages", "%1, %Q2: %I3 figures from %L4 to %L5 %6 contradict each other; %L7 %6 counts.")},
    {"quality.wide_range", QT_TRANSLATE_NOOP("Messages", "%1, %Q2: known only as %L3 to %L4 %5.")},
    {"quality.stale_on_demand",
        QT_TRANSLATE_NOOP("Messages", "%1: on-demand prices older than %4 months, types: %I2, the oldest of %3.")},
    {"quality.stale_spot", QT_TRANSLATE_NOOP("Messages", "%1: spot prices older than %4 months, types: %I2, the oldest of %3.")},
    {"quality.no_price", QT_TRANSLATE_NOOP("Messages", "%1 has no on-demand price in any region.")},
    {"quality.no_price_in_region", QT_TRANSLATE_NOOP("Messages", "%1: types without an on-demand price: %I2.")},
    {"quality.no_throughput", QT_TRANSLATE_NOOP("Messages", "%1: no benchmark of any model; types: %I2.")},
    {"quality.no_throughput_of_model", QT_TRANSLATE_NOOP("Messages", "%1: no benchmark of %3; types: %I2.")},
    {"quality.no_power", QT_TRANSLATE_NOOP("Messages", "%1: the figure %Q3 is missing; types: %I2.")},
    {"quality.idle_above_full", QT_TRANSLATE_NOOP("Messages", "%1: idles at %L3 W, above its full load of %L2 W.")},
    {"quality.full_above_cap", QT_TRANSLATE_NOOP("Messages", "%1: full load of %L2 W is above its cap of %L3 W.")},
    {"quality.high_pue", QT_TRANSLATE_NOOP("Messages", "%1: a PUE of %L2 is implausible.")},
    {"quality.spot_above_on_demand",
        QT_TRANSLATE_NOOP("Messages", "%1 in %2: the spot price of %M3 USD/h is above on-demand, %M4 USD/h.")},
    {"quality.price_jump", QT_TRANSLATE_NOOP("Messages", "%1 in %2: the imported price of %M4 USD/h is far from %M3 USD/h before it.")},
    {"quality.source_without_locator",
        QT_TRANSLATE_NOOP("Messages", "%1 (%2): the source names no page, commit or number to look it up.")},
    {"quality.source_without_date", QT_TRANSLATE_NOOP("Messages", "%1 (%2): the source states neither a date nor a year.")},
    {"quality.source_without_licence", QT_TRANSLATE_NOOP("Messages", "%1 (%2): the source states no licence.")},
    {"quality.incomplete_import",
        QT_TRANSLATE_NOOP("Messages", "%1 was imported into %2 without what a new entry needs, and is left out.")},
    {"quality.choice_without_subject", QT_TRANSLATE_NOOP("Messages", "Your choice for %1, %2, has nothing to apply to.")},
    {"quality.overlay_unknown_keys",
        QT_TRANSLATE_NOOP("Messages", "Imported rows of types or regions that the catalogue lacks: %I2.")},
};

} // namespace wattfare::messages
