// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"
#include "model/support/message.h"

// What every report must be, whatever it is about.
namespace wattfare::test {

// The message has a sentence among those of the views.
void checkMessage(const Message &message);
// Numbers are finite, series complete, and every word has a sentence.
void checkChart(const ChartSpec &spec);
// No section, table or list is empty, every row is as long as its head, every message has a sentence.
void checkReport(const Report &report);

const ReportTable *tableNamed(const Report &report, std::string_view id); // nullptr where there is none

} // namespace wattfare::test
