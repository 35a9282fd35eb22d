// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kQuery[] = {
    {"query.none", QT_TRANSLATE_NOOP("Messages", "Nothing to report.")},
};

} // namespace wattfare::messages
