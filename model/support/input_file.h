// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace wattfare {

// What a packed file may unpack to: more is no data but a trap. A price list packs thirty to one.
inline constexpr std::uint64_t kMaxUnpackedBytes = std::uint64_t{8} << 30U;
inline constexpr std::uint64_t kMaxUnpackedRatio = 250; // bytes for each packed one, ...
inline constexpr std::uint64_t kUnpackedFree = std::uint64_t{64} << 20U; // ... beyond so many

// The bytes of a file from outside, read forward once. A gzip file (known by its first bytes, not by its name) gives
// what is packed in it.
class InputFile
{
public:
    explicit InputFile(std::filesystem::path file);
    ~InputFile();
    InputFile(const InputFile &) = delete;
    InputFile &operator=(const InputFile &) = delete;

    Result<void> open(); // before anything else. Errors: fileNotFound, fileAccess (also for what is no regular file)
    // As many bytes as there are, up to the size of `into`; 0 at the end of the file only. Errors: fileAccess; badInput
    // for a packed file that is torn, damaged or unpacks to more than the limits.
    Result<std::size_t> read(std::span<char> into);
    bool packed() const;
    std::uint64_t size() const; // bytes on the disk
    double share() const; // 0 to 1: of those, read so far

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace wattfare
