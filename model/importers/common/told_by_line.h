// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <filesystem>
#include <span>

namespace wattfare {

// A refusal that names bytes ("input.refused_at_byte") as one that names lines ("input.refused"), where the file that
// it names is written in lines: that file is read once more as far as the places stand. JSON of one line, a file that
// cannot be read again and any other error stay as they are.
Error toldByLine(Error error, std::span<const std::filesystem::path> files);

} // namespace wattfare
