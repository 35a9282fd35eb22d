// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/status.h"

namespace wattfare {

std::string_view statusId(Status status)
{
    switch (status) {
    case Status::ok: return "ok";
    case Status::unreachable: return "unreachable";
    case Status::unstable: return "unstable";
    case Status::noCapacity: return "no_capacity";
    case Status::noData: return "no_data";
    case Status::cancelled: return "cancelled";
    case Status::outOfRange: return "out_of_range";
    }
    return "no_data";
}

} // namespace wattfare
