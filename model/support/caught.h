// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <exception>

namespace wattfare {

// What is being handled in a catch block, as an error for people; what() is its detail.
inline Error caughtError()
{
    try {
        throw;
    } catch (const std::exception &error) {
        return {Error::Code::internal, {"common.internal", {}}, error.what()};
    } catch (...) {
        return {Error::Code::internal, {"common.internal", {}}, "something that is not an exception was thrown"};
    }
}

} // namespace wattfare
