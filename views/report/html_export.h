// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/report_options.h"

namespace wattfare {

// The report as one HTML file: inline style, charts as inline SVG, a few lines of script that sort tables. It needs no
// network (a content policy in the page forbids it), prints on paper, and offers the scenario as a download. All text is
// escaped.
Result<QByteArray> renderHtml(const Report &report, const QLocale &locale);

} // namespace wattfare
