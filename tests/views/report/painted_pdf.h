// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pdf/pdf_export.h"

namespace wattfare::test {

inline Result<QByteArray> paintedPdf(const PageLayout &layout)
{
    PdfPainting painting(layout);
    while (painting.step()) { }
    return painting.finish();
}

} // namespace wattfare::test
