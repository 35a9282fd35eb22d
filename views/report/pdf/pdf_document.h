// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/page_layout.h"

#include <QByteArray>

namespace wattfare {

// What QPdfWriter cannot write: outline, internal links, attachment, document information, language; and character maps
// by which text can be searched. Takes the PDF painted from the layout.
Result<QByteArray> finishPdf(const QByteArray &painted, const PageLayout &layout);

} // namespace wattfare
