// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/choice_effect.h"

#include "model/evaluation/pricing/carried_prices.h"

#include <vector>

namespace wattfare {

void uncover(Scenario &scenario, const UserChoice &choice)
{
    using Kind = UserChoice::Kind;
    switch (choice.kind) {
    case Kind::figure:
    case Kind::preference:
        std::erase_if(scenario.figures, [&](const FigureChoice &each) {
            return each.subjectKind == subjectKindId(choice.subjectKind) && each.subject == choice.subject
                && each.quantity == choice.quantity;
        });
        break;
    case Kind::price:
    case Kind::discount:
        std::erase_if(scenario.figures, [&](const FigureChoice &each) {
            const bool place = choice.region == "*" ? each.subject.starts_with(choice.type + "@")
                                                    : each.subject == choice.type + "@" + choice.region;
            return each.subjectKind == kCarriedPrice && place && each.quantity == choice.option;
        });
        break;
    case Kind::throughput:
        if (choice.model == scenario.model) {
            scenario.pinnedBenchmarks.erase(choice.type);
            scenario.ownThroughput.erase(choice.type);
        }
        break;
    }
}

} // namespace wattfare
