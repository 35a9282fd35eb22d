// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/choice_effect.h"

#include "model/evaluation/pricing/carried_prices.h"

#include <algorithm>
#include <string_view>
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
            const std::size_t at = std::min(each.subject.find('@'), each.subject.size());
            const auto fits
                = [](const std::string &wanted, std::string_view has) { return wanted == "*" || wanted == has; };
            return each.subjectKind == kCarriedPrice && fits(choice.type, std::string_view(each.subject).substr(0, at))
                && fits(choice.region, std::string_view(each.subject).substr(std::min(at + 1, each.subject.size())))
                && fits(choice.option, each.quantity);
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
