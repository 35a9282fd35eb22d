// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/overlay_lists.h"

#include "model/catalog/overlay/overlay_merge.h"

namespace wattfare {

ChoiceLine describeChoice(const UserChoice &c)
{
    ChoiceLine line;
    line.kind = choiceKindId(c.kind);
    line.since = isoUtc(c.setAt).substr(0, 10);
    line.value = c.value;
    line.unit = c.unit;
    using Kind = UserChoice::Kind;
    switch (c.kind) {
    case Kind::price:
    case Kind::discount:
        line.subject = c.type;
        line.region = c.region;
        line.item = c.option;
        line.unit = c.kind == Kind::price ? "USD/h" : "%";
        break;
    case Kind::figure:
        line.subject = c.subject;
        line.item = c.quantity;
        break;
    case Kind::preference:
        line.subject = c.subject;
        line.item = c.quantity + ": " + c.sourceKey;
        line.value.reset();
        line.unit.clear();
        break;
    case Kind::throughput:
        line.subject = c.type;
        line.item = c.model;
        break;
    }
    return line;
}

std::optional<std::int64_t> startOfDay(std::string_view day, Date today)
{
    const auto date = Date::parse(day);
    if (!date || date->days <= 0 || *date > today)
        return std::nullopt;
    return std::int64_t{date->days} * 86400;
}

} // namespace wattfare
