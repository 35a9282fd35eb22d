// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// "energy_method." and the id: what a method is called wherever it is named, in lists, charts and sentences.
inline constexpr MessageRow kEnergyMethods[] = {
    {"energy_method.wattfare-component-v1", QT_TRANSLATE_NOOP("Messages", "Component model (Wattfare)")},
    {"energy_method.ccf", QT_TRANSLATE_NOOP("Messages", "Cloud Carbon Footprint")},
    {"energy_method.teads", QT_TRANSLATE_NOOP("Messages", "Teads")},
    {"energy_method.boavizta", QT_TRANSLATE_NOOP("Messages", "Boavizta")},
    {"energy_method.tdp-linear", QT_TRANSLATE_NOOP("Messages", "Linear in TDP")},
    {"energy_method.green-algorithms", QT_TRANSLATE_NOOP("Messages", "Green Algorithms")},
    {"energy_method.codecarbon", QT_TRANSLATE_NOOP("Messages", "CodeCarbon")},
    {"energy_method.mlco2", QT_TRANSLATE_NOOP("Messages", "ML CO2 Impact")},
    {"energy_method.user-watts", QT_TRANSLATE_NOOP("Messages", "Your own watts")},
};

} // namespace wattfare::messages
