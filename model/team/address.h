// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <string>
#include <string_view>

namespace wattfare {

// Where a team's catalogue is.
struct TeamAddress {
    std::string name; // "postgres://db.example.org/costs": without user and options, as lists and sources name it
    std::string connection; // what libpq is told: every word quoted, nothing of it left to the environment but the
                            // user, the password and the files of certificates
    bool local = false; // a socket of this machine, which needs no TLS
};

// "postgres://[USER@]HOST[:PORT]/DATABASE[?sslmode=...&sslrootcert=FILE...]", or "postgres:///DATABASE?host=/FOLDER"
// for a local socket. TLS with a verified certificate unless `sslmode` says verify-ca or require; weaker ones are
// refused where the socket is not local. A password in the address is refused: it would stand in histories and lists of
// processes; so is what might be one, any @ after a colon (in the name of a file it reads %40). Without a port it is
// 5432. Errors: badInput "team.address", "team.password_in_address", "team.address_option", "team.tls_required".
Result<TeamAddress> parseTeamAddress(std::string_view url);

// The same with a password that was asked for.
std::string withPassword(const TeamAddress &address, std::string_view password);

} // namespace wattfare
