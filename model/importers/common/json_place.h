// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <string_view>

// Where something stands in a JSON text, for messages: parsed elements do not know their place.
namespace wattfare {

// The byte at which member (or element) `number`, from 0, of an object (or array) begins; 0 if there are fewer. The
// text begins with the brace or bracket and is valid up to that member.
std::size_t placeOfMember(std::string_view json, std::size_t number);

// The byte at which `text` stands in quotes within that member; where the member begins if it does not or is empty.
std::size_t placeInMember(std::string_view json, std::size_t number, std::string_view text);

// The byte at which `text` stands in quotes at or behind `from`; `from` if it does not.
std::size_t placeOfText(std::string_view json, std::string_view text, std::size_t from = 0);

} // namespace wattfare
