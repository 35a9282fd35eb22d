// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/message.h"

#include <tl/expected.hpp>

namespace wattfare {

struct Error {
    enum class Code {
        fileNotFound,
        fileAccess, // unreadable, unwritable, disk full
        notADatabase,
        corrupt,
        wrongSchema,
        schemaTooNew,
        sql,
        badInput, // a file or parameter from outside was refused
        notFound, // a name that the catalogue or the scenario lacks
        noAnswer, // unreachable, nothing fits
        cancelled,
        internal
    };
    Code code = Code::internal;
    Message message; // what the user reads
    std::string detail; // what a library or the system said, for the "Details" pane and the log
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error::Code code, Message message, std::string detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(detail)});
}

} // namespace wattfare
