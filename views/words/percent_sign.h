// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLocale>
#include <QString>

namespace wattfare::format {

// A number with its per cent sign as the language writes it: "45 %" with a space that does not break, Korean and
// Chinese "45%". The one place that decides it.
QString withPercentSign(const QString &number, const QLocale &locale = {});

} // namespace wattfare::format
