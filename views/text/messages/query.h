// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kQuery[] = {
    {"query.sql", QT_TRANSLATE_NOOP("Messages", "%1")},
    {"query.empty", QT_TRANSLATE_NOOP("Messages", "There is no statement.")},
    {"query.one_statement", QT_TRANSLATE_NOOP("Messages", "Only one statement at a time.")},
    {"query.read_only", QT_TRANSLATE_NOOP("Messages", "Only statements that read are allowed.")},
    {"query.one_value", QT_TRANSLATE_NOOP("Messages", "The expression must give one value for each row.")},
};

} // namespace wattfare::messages
