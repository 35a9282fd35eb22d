// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/message.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// What is missing, stale, contradictory or implausible in a catalogue, as data: the Data quality dock lists it, and one
// click leads from a finding to its figures.
namespace wattfare {

// Of each kind of observation that ages, the newest that the catalogue or an import has: on-demand, spot, interruption
// bands, commitments, Capacity Blocks, in this order; a kind without one is not there. `kind` as in "observed.KIND".
struct NewestOfKind {
    const char *kind;
    Date date;
};
std::vector<NewestOfKind> newestByKind(const Snapshot &snapshot);

struct QualityFinding {
    enum class Kind : std::uint8_t {
        contradiction, // figures of one quantity and year differ
        wideRange, // the range of a preferred figure spans more than a factor of two
        stalePrice, // likewise an interruption band or a commitment
        noPrice,
        noThroughput,
        noPower,
        implausible,
        weakSource, // a source without a place to look it up, a date or a licence
        dropped // something of the user's overlay that had no effect
    };
    Kind kind = Kind::contradiction;
    Message message; // "quality.<kind>..." with its arguments
    std::vector<FigureIndex> figures; // what it is about: preferred first, then the alternatives
    std::vector<TypeIndex> types; // candidates that it touches; empty: of every type
    std::vector<RegionIndex> regions; // likewise; empty: of every region
    double size = 0; // for sorting within a kind: factor, months or count

    bool touches(TypeIndex type, RegionIndex region) const;
};

struct QualityScope {
    Date asOf = {}; // of prices
    Date day = {}; // from which ages are counted; asOf where it is earlier
    std::vector<RegionIndex> regions = {}; // empty: all
    std::optional<ModelIndex> model = {}; // for noThroughput; without it types that no benchmark knows at all
    double tolerance = 0.05; // relative difference above which figures contradict
};

// Whether a reader can follow where a source is said to be: an address of more than a site or a section of it, or the
// program's own help pages.
bool canBeFollowed(std::string_view location);

// Findings grouped by kind in the order of the enum, the largest first within a kind.
std::vector<QualityFinding> findQuality(const Snapshot &snapshot, const QualityScope &scope);

} // namespace wattfare
