// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/support/message.h"
#include "model/support/outcome.h"
#include "model/support/result.h"
#include "views/words/messages/message_row.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

// Message ids of the model and their sentences. A new id is a new row in the file of its area under
// views/words/messages/; a test fails for an id in model/ or app/ without a row.
//
// Placeholders: %1 to %9 stand for the arguments as they are (names, dates, paths), %L1 for the number of an argument
// in three significant figures, %H1 for hours as "2 h 17 min", %I1 as a grouped integer, %M1 as money, %S1 as money in
// three significant figures, %P1 as a percentage of a fraction, %D1 as a signed percentage, %R1 as a ratio, %F1 with
// every digit, %T1 for the sentence of an id without arguments, %O1 for the words of a purchase option ("spot") or
// several with commas between, %B2 a bound of the range of the %L before it, with its decimals, %G1 a number with its
// range, %W1 for the word of a choice of the scenario, %V1 for why a candidate is left out, %Q1 for the name of a
// quantity, %A1 for an amount in decimals with its unit, %U1 for the words of a unit. A Clause among the arguments is
// worded under any of them; text is shown as it is. A row with a plural names the argument that %n takes its number
// from. In a sentence with %M or %S, and in titles of columns, "USD" reads as the currency that is shown, in which
// those amounts are; any other row that says USD means USD.
namespace wattfare {

QString text(const Message &message); // an id without a row reads "id (arguments)", never empty
QString text(const Error &error); // the message; the detail stays for the "Details" pane
QString text(const Clause &clause); // "a number from 0 to 100"
QString text(const Failure &failure); // "Utilisation target: outside its range (1.4)"
QString text(Status status);
QString text(const ChartText &text);
QString sentences(const std::vector<Message> &messages); // one after the other

bool hasMessage(std::string_view id);
std::vector<const MessageRow *> allMessages();

} // namespace wattfare
