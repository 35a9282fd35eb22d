// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/phrase.h"
#include "model/support/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace wattfare {

// Why an input from outside was refused, as one message: "input.refused" with the arguments
// file, line (1-based, "" if unknown), field, found, expected. A text that was found is cut to a readable length and
// cleaned of control characters; an empty field is the file itself.
Error inputRefused(std::string_view file, std::uint64_t line, Argument field, Argument found, Clause expected);

// The same for formats without lines: "input.refused_at_byte" with file, byte offset, field, found, expected.
Error inputRefusedAtByte(std::string_view file, std::uint64_t byte, Argument field, Argument found, Clause expected);

// Cut to at most `limit` bytes at a character boundary; control characters and invalid UTF-8 become '?'.
std::string readableExcerpt(std::string_view text, std::size_t limit = 80);

// True if `text` is well-formed UTF-8 (no surrogates, no overlong forms).
bool isUtf8(std::string_view text);

} // namespace wattfare
