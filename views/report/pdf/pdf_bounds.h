// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"

#include <QByteArray>

namespace wattfare {

// What all streams of a report unfold to, at most; one of every section has some two million bytes.
inline constexpr qsizetype kMaxUnfoldedPdf = qsizetype(64) << 20;

// Whether a PDF could be a report by what is packed in it. The library that reads PDFs unfolds lists of objects whole,
// whatever becomes of them. Everything that is deflated is unfolded here first, into nothing and up to the limit; files
// with other packings, which no report has, are refused, and so are those that would take long. Stopped: false.
bool unfoldsAsReport(const QByteArray &pdf, const ProgressFn &progress = {});

} // namespace wattfare
