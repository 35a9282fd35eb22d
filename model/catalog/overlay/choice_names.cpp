// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/choice_names.h"

#include "model/catalog/commitments.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <set>

namespace wattfare {

namespace {

using Kind = UserChoice::Kind;

tl::unexpected<Error> refused(Argument field, Argument found, Clause expected)
{
    return tl::unexpected<Error>(inputRefused("", 0, std::move(field), std::move(found), std::move(expected)));
}

bool offersCommitment(const Snapshot &s, const UserChoice &c)
{
    const CommitmentBook &book = s.commitments;
    for (std::size_t row = 0; row < book.size(); ++row) {
        if ((c.type == "*" || s.types[book.type[row]].name == c.type)
            && (c.region == "*" || s.regions[book.region[row]].code == c.region)
            && commitmentOption(book, row) == c.option)
            return true;
    }
    return false;
}

Result<void> checkOffer(const UserChoice &c, const Snapshot &s)
{
    if (c.type == "*" && c.kind == Kind::price)
        return refused("type", c.type, Phrase::oneInstanceType);
    if (c.type != "*" && s.type(c.type) == kNone)
        return refused("type", c.type, Phrase::instanceTypeOfCatalogue);
    if (c.region != "*" && s.region(c.region) == kNone)
        return refused("region", c.region, Phrase::regionOrEvery);
    if (c.option == "*") // of a discount: all
        return {};
    const auto option = optionOfPrice(c.option);
    if (!option || (partsOf(*option).commitment && !offersCommitment(s, c)))
        return refused("option", c.option, clause<Phrase::commitmentOf>(c.type, c.region));
    return {};
}

Result<void> checkThroughput(const UserChoice &c, const Snapshot &s)
{
    if (s.type(c.type) == kNone)
        return refused("type", c.type, Phrase::instanceTypeOfCatalogue);
    if (s.model(c.model) == kNone)
        return refused("model", c.model, Phrase::modelOfCatalogue);
    std::set<std::string> units;
    for (const Benchmark &each : s.benchmarks) {
        if (!each.unit.empty())
            units.insert(each.unit);
    }
    if (units.contains(c.unit))
        return {};
    std::string known;
    for (const std::string &unit : units)
        known += (known.empty() ? "" : ", ") + unit;
    return refused("unit", c.unit, clause<Phrase::verbatim>(known));
}

Result<void> checkFigure(const UserChoice &c, const Snapshot &s)
{
    const std::uint32_t subject = subjectNumber(s, c.subjectKind, c.subject);
    if (subject == kNone)
        return refused("subject", c.subject, Phrase::subjectOfCatalogue);
    const QuantityId quantity = s.figures.quantity(c.quantity);
    if (quantity == kNoQuantity)
        return refused("quantity", c.quantity, Phrase::quantityOfCatalogue);
    if (c.kind == Kind::figure)
        return {};
    for (const FigureIndex i : s.figures.all(c.subjectKind, subject, quantity)) {
        const FigureRow row = s.figures.row(i);
        std::string sources;
        for (const SourceIndex source : row.sources)
            sources += (sources.empty() ? "" : ";") + s.sources[source].id;
        if (row.method == c.method && row.year == c.year && sources == c.sourceKey)
            return {};
    }
    return refused("source", c.sourceKey, clause<Phrase::sourceOfFigure>(c.subject, c.quantity));
}

} // namespace

std::uint32_t subjectNumber(const Snapshot &snapshot, SubjectKind kind, std::string_view name)
{
    switch (kind) {
    case SubjectKind::accelerator: return snapshot.accelerator(name);
    case SubjectKind::platform: return snapshot.platform(name);
    case SubjectKind::instanceType: return snapshot.type(name);
    case SubjectKind::region: return snapshot.region(name);
    case SubjectKind::component: return snapshot.figures.component(name);
    }
    return kNone;
}

Result<void> checkChoiceNames(const UserChoice &choice, const Snapshot &snapshot)
{
    switch (choice.kind) {
    case Kind::price:
    case Kind::discount: return checkOffer(choice, snapshot);
    case Kind::throughput: return checkThroughput(choice, snapshot);
    case Kind::figure:
    case Kind::preference: return checkFigure(choice, snapshot);
    }
    return {};
}

} // namespace wattfare
