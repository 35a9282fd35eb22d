// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

namespace wattfare {

// The fonts that the platform's font gives way to for Han and Hangul in a language of setUiLanguage(): one character is
// drawn differently in Japan, Korea and China, and the platform would take the first font that has it. All of them in
// that share of the platform's size.
void setScriptFonts(const QString &language, int zoomPercent = 100);

} // namespace wattfare
