// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/page_layout.h"

#include <QRectF>

class QPDF;

namespace wattfare {

// QPdfWriter writes no structure. So where an element of the layout begins, a rectangle is painted that no page shows,
// far beyond its edge; afterwards it becomes the mark in the stream of the page.
inline constexpr QRectF kElementMark{-9000, -9000, 3, 5};

// Makes the PDF painted from the layout a tagged one: headings, paragraphs, tables, figures with their alternative
// text, links. Pages look as before. Throws std::runtime_error where the marks are not those of the layout.
void addTags(QPDF &pdf, const PageLayout &layout);

} // namespace wattfare
