// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/candidate_sensitivity.h"

#include "model/analysis/tornado.h"
#include "model/evaluation/explain_candidate.h"

#include <algorithm>

namespace wattfare {

namespace {

// Keys of leaves read kind|subject|id|locator.
void nameInput(const std::string &key, InputEffect &input)
{
    const auto first = key.find('|');
    const auto second = key.find('|', first + 1);
    const auto third = key.find('|', second + 1);
    input.subject = key.substr(first + 1, second - first - 1);
    input.quantity = key.substr(second + 1, third - second - 1);
}

} // namespace

Result<CandidateSensitivity> sensitivityOf(
    const Results &results, std::size_t row, Metric metric, const std::optional<SobolOptions> &sobol)
{
    const auto number = traced(results, results.candidate(row), metric);
    if (!number)
        return tl::unexpected(number.error());
    const TracedModel model = tracedModel(*number);
    CandidateSensitivity found;
    found.base = valueOf(*number);
    const auto effects = tornado(model.inputs, model.model);
    if (!effects)
        return fail(Error::Code::noAnswer, {"explain.no_distribution", {}}, effects.error().field);
    std::vector<std::string> keys;
    for (const TornadoEffect &bar : effects->bars) {
        InputEffect input;
        nameInput(bar.id, input);
        input.low = bar.inputLow;
        input.high = bar.inputHigh;
        input.atLow = bar.atLow;
        input.atHigh = bar.atHigh;
        found.inputs.push_back(std::move(input));
        keys.push_back(bar.id);
    }
    if (!sobol)
        return found;
    if (model.inputs.empty())
        return fail(Error::Code::noAnswer, {"sensitivity.exact", {}});
    auto indices = sobolIndices(model.inputs, model.model, *sobol);
    if (!indices) {
        switch (indices.error().status) {
        case Status::outOfRange:
            if (indices.error().field == "samples")
                return fail(Error::Code::badInput, {"sensitivity.samples", {sobol->samples}});
            break;
        case Status::cancelled: return fail(Error::Code::cancelled, {"job.cancelled", {}});
        default: break;
        }
        return fail(Error::Code::noAnswer, {"sensitivity.does_not_vary", {}}, indices.error().field);
    }
    for (SobolIndex &index : indices->indices) {
        const auto at = std::find(keys.begin(), keys.end(), index.id);
        if (at != keys.end())
            found.inputs[static_cast<std::size_t>(at - keys.begin())].sobol = std::move(index);
    }
    indices->indices.clear();
    found.sobol = std::move(*indices);
    return found;
}

} // namespace wattfare
