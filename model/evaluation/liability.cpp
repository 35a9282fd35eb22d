// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/liability.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/workload/ids.h"

namespace wattfare {

std::optional<Liability> liabilityOf(const Results &results, std::size_t row)
{
    const Scenario &scenario = results.scenario();
    const Candidate &c = results.candidate(row);
    if (scenario.ownedCommitments || !(committedShare(scenario.purchase[c.option]) > 0)
        || results.standing(row) == Standing::noAnswer)
        return std::nullopt;
    const CandidateSource &source = results.source();
    const TypeTerms<double> type = source.typeTerms<double>(c.type, source.throughput().plan(c.type));
    const SpotTerms spot
        = source.spotTermsWithin(c.option, c.type, c.region, type.instances.value_or(0.0), type.workHours);
    const OptionPrice price = source.prices().find(c.type, c.region, c.option);
    CandidateInputs<double> in
        = source.inputs<double>(type, source.regionTerms<double>(c.region), price, c.option, spot);
    if (price.known)
        in.split = source.prices().split<double>(price, c.option, mixFactor(spot));
    const bool run = !isFleet(scenario.kind);
    if (!in.split || !in.instances || (run && !in.workHours))
        return std::nullopt;
    const double hours = run ? detail::billedHours(in, detail::wallHours(in)) : 0.0;
    const double term = in.split->termHours * owedTerms(hours, in.split->termHours);
    return Liability{
        detail::liabilityUsd(in, hours), term / kHoursPerYear, term, run ? std::optional(hours) : std::nullopt};
}

Message liabilitySentence(const Liability &liability, std::string candidate)
{
    Message said{"answer.obliges_year", {std::move(candidate), liability.usd, "USD"}};
    if (liability.years != 1) {
        said.id = "answer.obliges_years";
        said.args.emplace_back(liability.years);
    }
    return said;
}

} // namespace wattfare
