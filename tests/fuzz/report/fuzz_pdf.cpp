// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf/pdf_bounds.h"

#include <QString>

#include <cstdint>
#include <cstdlib>

using namespace wattfare;

// Whether a PDF could be a report, asked of whatever was dropped on the window, before anything unfolds it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray pdf(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    double done = 0;
    const bool unfolds = unfoldsAsReport(pdf, [&](double share) {
        if (share < done || share > 1)
            std::abort();
        done = share;
        return true;
    });
    if (unfoldsAsReport(pdf) != unfolds || (size > 0 && unfoldsAsReport(pdf, [](double) { return false; })))
        std::abort();
    // A fuzzer deflates nothing by itself: the same bytes as what comes out.
    unfoldsAsReport(QByteArray("/Filter/FlateDecode stream\n") + qCompress(pdf).mid(4));
    return 0;
}
