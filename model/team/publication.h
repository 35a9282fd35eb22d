// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/published.h"
#include "model/support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wattfare {

// What one person published in one step. It stays as it is: only its state moves, from proposed by approved to
// withdrawn.
struct TeamPublication {
    enum class State : std::uint8_t { proposed, approved, withdrawn };
    std::int64_t id = 0;
    std::string author, publishedAt; // as the server knows them; "2026-11-28T21:00:00Z"
    std::string title, note, source; // what it is, a remark, where the values come from
    std::string digest; // SHA-256 of its rows
    std::size_t rows = 0;
    State state = State::proposed;
    std::string decidedBy, decidedAt; // "" while it is only proposed
    std::string approvedBy, approvedAt; // stay when it is withdrawn; "" if nobody has approved it
};

std::string_view publicationStateId(TeamPublication::State state); // "proposed", ...

// What a person is about to publish.
struct Draft {
    std::string title, note, source;
    std::vector<PublishedRow> rows;
};

inline constexpr std::size_t kMostPublishedRows = 2'000'000;
inline constexpr std::size_t kMostPublications = 100'000;

// Whether the server would take it. Errors: badInput with field, found, expected.
Result<void> checkDraft(const Draft &draft);

// The fields of a row as a JSON list, and the digest over all rows in their order.
std::string fieldsText(const PublishedRow &row);
std::string digestOf(const std::vector<PublishedRow> &rows);

// A line of a server's answer, which nobody vouches for: bounded, well-formed, without control characters. Errors:
// badInput with server, line, field, found, expected.
Result<TeamPublication> parsePublication(std::string_view json, std::string_view server, std::uint64_t line);
// Lines of a list that no publication can be: left out and told, so that one of them keeps no other away.
struct Unreadable {
    std::size_t count = 0;
    std::optional<Error> first;
};
struct PublishedFact {
    std::int64_t publication = 0;
    std::size_t position = 0;
    PublishedRow row;
};
Result<PublishedFact> parseFact(std::string_view json, std::string_view server, std::uint64_t line);

} // namespace wattfare
