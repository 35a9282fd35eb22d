// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/today.h"

#include <QDateTime>

namespace wattfare {

Date today()
{
    if (const auto fixed = Date::parse(qgetenv("WATTFARE_DAY").toStdString()))
        return *fixed;
    return Date{static_cast<std::int32_t>(QDate(1970, 1, 1).daysTo(QDateTime::currentDateTimeUtc().date()))};
}

} // namespace wattfare
