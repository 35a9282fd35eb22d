// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/support/result.h"

#include <simdjson.h>

#include <filesystem>
#include <functional>

// JSON files that fit in memory, parsed completely. Only importers include this: simdjson stays out of every other
// header.
namespace wattfare {

// A parsed text takes some thirteen times its size. The answers of AWS that are read so have a tenth of this.
inline constexpr std::size_t kMaxParsedWhole = std::size_t{64} << 20U;

// The bytes of a file, packed or not (InputFile), with simdjson's padding; a byte order mark is dropped. Errors:
// fileNotFound, fileAccess, badInput (empty, larger than `limit`), cancelled.
Result<simdjson::padded_string> readPadded(
    const std::filesystem::path &file, std::size_t limit, const ProgressFn &progress);

// Why simdjson refused a text, as "input.refused_at_byte". DOM parsing does not say where, so the byte is found by a
// second reading that stops at the first fault.
Error jsonRefused(const std::filesystem::path &file, const simdjson::padded_string &text, simdjson::error_code code);

// Every JSON document of the text, one after another; at least one, and nothing else.
Result<void> forEachDocument(const std::filesystem::path &file, const simdjson::padded_string &text,
    const std::function<Result<void>(const simdjson::dom::element &, std::uint64_t offset)> &handler);

} // namespace wattfare
