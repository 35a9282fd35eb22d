// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "views/words/format.h"

#include <QString>

#include <string_view>

namespace wattfare {

// How the numbers of a column that SQL computed read on screen. Three significant figures suit metrics, but an answer
// may hold years, counts and identifiers, so here no digit before the decimal point is rounded away:
//   count       every value is whole: 13,433
//   plain       likewise, of a column named after years or identifiers: 2018, without separators
//   money       a column named after USD: two decimals from 1 USD up, three significant figures below
//   measure     else: 14.1, 0.330, but 13,433 and not 13,400
// Every digit is in the tooltip, in what is copied and in files.
enum class SqlNumbers : std::uint8_t { count, plain, money, measure };

// `name` is the column's, or the expression that made it; "max(release_year)" is as good as "release_year".
SqlNumbers sqlNumbers(const QueryColumn &column, std::string_view name);
QString sqlNumber(double value, SqlNumbers numbers, const QLocale &locale = {});

} // namespace wattfare
