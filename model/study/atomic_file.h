// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

// Internal to model/study: files that are there whole or not at all, also after a loss of power.
namespace wattfare::studies {

// A name beside the file that no other process takes.
std::filesystem::path temporaryName(const std::filesystem::path &file);
bool isTemporaryName(const std::filesystem::path &file);
// Hands what was written to the disk, then gives it its name. On an error the temporary file is removed.
Result<void> publish(const std::filesystem::path &temporary, const std::filesystem::path &file);

class AtomicFile
{
public:
    explicit AtomicFile(std::filesystem::path file);
    ~AtomicFile(); // without finish() nothing is left
    AtomicFile(const AtomicFile &) = delete;
    AtomicFile &operator=(const AtomicFile &) = delete;
    Result<void> open();
    Result<void> write(std::string_view bytes);
    Result<void> finish();

private:
    Result<void> failed() const;
    std::filesystem::path m_file, m_temporary;
    struct Close {
        void operator()(std::FILE *file) const { (void)std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> m_out;
};

} // namespace wattfare::studies
