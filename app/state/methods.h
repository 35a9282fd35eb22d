// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/build_report.h"

#include <QString>
#include <QStringList>

// The methods in the help: pages of formulas, written in English alone, whose sections the program cites by their ids.
namespace wattfare {

QString helpFile(const QString &name); // "en/methods-spot.md", "LICENSE"; "" where there is none

QStringList methodPages(); // "methods-spot", in the order of the page "methods"
QString methodPageTitle(const QString &id); // "Spot capacity" of "# Methods: Spot capacity"
const std::vector<MethodSection> &methodSections(); // in the order of the pages
// "methods-spot#simulation-4.1" for "simulation 4.1"; "" for what is no section.
QString methodPlace(const QString &section);

} // namespace wattfare
