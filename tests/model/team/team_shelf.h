// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/team/exchange.h"
#include "tests/model/catalog/overlay_world.h"

namespace wattfare::test {

inline UserChoice ownWatts(double watts, const char *accelerator = "nvidia-t4")
{
    UserChoice c;
    c.kind = UserChoice::Kind::figure;
    c.subjectKind = SubjectKind::accelerator;
    c.subject = accelerator;
    c.quantity = "full_load_w";
    c.unit = "W";
    c.value = watts;
    c.note = "at the socket";
    c.setAt = std::int64_t{Date::parse("2026-08-01")->days} * 86400;
    return c;
}

// Of a list that is imported.
inline FigureIn meteredWatts(double watts = 66.5)
{
    FigureIn figure;
    figure.kind = SubjectKind::accelerator;
    figure.subject = "nvidia-t4";
    figure.quantity = "full_load_w";
    figure.method = "metered";
    figure.unit = "W";
    figure.value = watts;
    figure.cls = FigureClass::measured;
    return figure;
}

inline UserChoice ownThroughput(double rate)
{
    UserChoice c;
    c.kind = UserChoice::Kind::throughput;
    c.type = "g4dn.xlarge";
    c.model = "bert-large";
    c.quantity = "inference";
    c.unit = "sequences/s";
    c.basis = "sequences";
    c.precision = "FP16";
    c.sequenceLength = 384;
    c.value = rate;
    c.setAt = std::int64_t{Date::parse("2026-08-01")->days} * 86400;
    return c;
}

inline double fullLoad(const Snapshot &s, const char *accelerator = "nvidia-t4")
{
    return preferred(s, SubjectKind::accelerator, s.accelerator(accelerator), "full_load_w").value;
}

inline Draft draft(std::vector<UserChoice> choices, std::string title = "Measured in the lab")
{
    Draft d{std::move(title), "three runs", "lab book 12", {}};
    for (const UserChoice &choice : choices)
        d.rows.push_back(*publishedChoice(choice));
    return d;
}

} // namespace wattfare::test
