// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// JSON files of hundreds of megabytes in a few megabytes of memory. The file is one object; objects nested at named
// paths
// ("products", "terms/OnDemand") hold very many members. Those are handed out in batches, each a JSON object of its own
// that the receiver parses completely, so that nothing of the file goes unchecked.
namespace wattfare {

inline constexpr std::size_t kMaxJsonDepth = 64;

struct JsonBatch {
    std::size_t path = 0; // index into the wanted paths
    std::string text; // "{ members }" or "[ elements ]", followed by room for the parser to read beyond
    std::size_t size = 0; // bytes of `text` that are JSON
    std::uint64_t offset = 0; // of the first member in the file: position p of the text is file byte offset + p - 1
};

struct JsonStreamPlan {
    std::vector<std::string> batchPaths; // objects, or arrays of objects, handed out in batches
    bool manyDocuments = false; // one after another, or in an array; each with every name once
    std::size_t batchBytes = std::size_t{1} << 20;
    std::size_t batchesAtOnce = 8; // so many are collected, then parsed side by side
    std::size_t maxMemberBytes = std::size_t{8} << 20; // a larger member refuses the file
};

struct JsonStreamHandlers {
    // Up to batchesAtOnce batches of one or more paths, in file order. An Error ends the reading.
    std::function<Result<void>(std::span<const JsonBatch>)> batches;
    // Every other member of the root or of an object on the way to a path: its path, its JSON text and the byte of the
    // file at which that begins. May be empty.
    std::function<Result<void>(const std::string &path, std::string_view json, std::uint64_t offset)> other;
    // A path was entered (before its first batch). May be empty.
    std::function<Result<void>(std::size_t path)> entered;
};

// Reads the file, packed or not (InputFile), once; offsets are those of the JSON text. Refused
// ("input.refused_at_byte"): anything that is not one JSON object (or several, if asked for), nesting deeper than
// kMaxJsonDepth, a member over the limit, a truncated file, NUL bytes and other bytes than UTF-8 outside a batch's own
// checks, text after the object.
// Errors: fileNotFound, fileAccess, badInput, cancelled.
Result<void> streamJson(const std::filesystem::path &file, const JsonStreamPlan &plan,
    const JsonStreamHandlers &handlers, const ProgressFn &progress = {});

} // namespace wattfare
