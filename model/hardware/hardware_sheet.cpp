// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hardware/hardware_sheet.h"

#include "model/support/letters.h"

#include <algorithm>
#include <tuple>

namespace wattfare {

namespace {

double memoryEach(const InstanceType &type, const Accelerator &accelerator)
{
    return type.acceleratorMemoryGibEach ? *type.acceleratorMemoryGibEach : accelerator.memoryGib.value_or(0);
}

// `perInstance` is what the accelerators of one instance have together; 0: not known.
template <class PerInstance>
std::optional<HardwarePrice> leastPrice(
    const Snapshot &snapshot, const HardwareSheet &sheet, RegionIndex region, Date asOf, PerInstance perInstance)
{
    std::optional<HardwarePrice> least;
    for (const TypeIndex index : sheet.types) {
        const InstanceType &type = snapshot.types[index];
        const double amount = type.offer == Offer::retired ? 0.0 : perInstance(type);
        if (amount <= 0.0)
            continue;
        const auto row = snapshot.priceAt(snapshot.onDemand, index, region, asOf);
        if (!row)
            continue;
        const double usd = snapshot.onDemand.usdPerHour(*row) / amount;
        if (!least || usd < least->usdPerHour)
            least = HardwarePrice{usd, index, snapshot.onDemand.date[*row], snapshot.onDemand.source[*row]};
    }
    return least;
}

// A class without a word for it is a line of its own by architecture.
auto lineOf(const Accelerator &accelerator)
{
    return std::tuple(std::string_view(accelerator.vendor),
        std::string_view(
            accelerator.acceleratorClass.empty() ? accelerator.architecture : accelerator.acceleratorClass));
}

bool sameLetters(std::string_view a, std::string_view b) { return lowered(a) == lowered(b); }

} // namespace

HardwareSheet hardwareSheet(const Snapshot &snapshot, AcceleratorIndex accelerator, const HardwareQuestion &question)
{
    const Accelerator &device = snapshot.accelerators[accelerator];
    const RegionIndex region = snapshot.region(question.region);
    const Date asOf = question.asOf.value_or(snapshot.newestPrice);
    HardwareSheet sheet;
    sheet.accelerator = accelerator;
    sheet.precisions = precisionRow(snapshot, accelerator);
    for (TypeIndex index = 0; index < snapshot.types.size(); ++index)
        if (snapshot.types[index].accelerator == accelerator)
            sheet.types.push_back(index);
    const auto rate = precisionInfo(question.precision).rate;
    const double each = rate != nullptr ? (device.*rate).value_or(0) : 0.0;
    if (region != kNone) {
        sheet.perGib = leastPrice(snapshot, sheet, region, asOf,
            [&](const InstanceType &type) { return type.acceleratorCount * memoryEach(type, device); });
        sheet.perRate = leastPrice(
            snapshot, sheet, region, asOf, [&](const InstanceType &type) { return type.acceleratorCount * each; });
    }
    const Message noType{"hardware.no_type", {}}, noPrice{"hardware.no_price", {question.region, asOf.iso()}};
    const Message none = sheet.types.empty() ? noType : noPrice;
    if (!sheet.perGib)
        sheet.noPerGib = none;
    if (!sheet.perRate)
        sheet.noPerRate = each > 0.0 || sheet.types.empty()
            ? none
            : Message{"hardware.no_rate", {std::string(precisionInfo(question.precision).name)}};
    sheet.tdp = snapshot.figures.preferred(SubjectKind::accelerator, accelerator, snapshot.figures.quantity("tdp_w"));
    for (RegionIndex place = 0; place < snapshot.regions.size(); ++place)
        if (std::ranges::any_of(sheet.types, [&](TypeIndex type) {
                return snapshot.types[type].offer != Offer::retired
                    && snapshot.priceAt(snapshot.onDemand, type, place, asOf);
            }))
            sheet.regions.push_back(place);
    for (AcceleratorIndex index = 0; index < snapshot.accelerators.size(); ++index)
        if (const Accelerator &other = snapshot.accelerators[index];
            index == accelerator || (other.year && !other.ec2Name.empty() && lineOf(other) == lineOf(device)))
            sheet.line.push_back(index);
    std::ranges::stable_sort(
        sheet.line, {}, [&](AcceleratorIndex index) { return snapshot.accelerators[index].year.value_or(0); });
    return sheet;
}

std::vector<HardwareSheet> hardwareSheets(const Snapshot &snapshot, const HardwareQuestion &question)
{
    std::vector<HardwareSheet> sheets;
    sheets.reserve(snapshot.accelerators.size());
    for (AcceleratorIndex each = 0; each < snapshot.accelerators.size(); ++each)
        sheets.push_back(hardwareSheet(snapshot, each, question));
    std::ranges::stable_sort(sheets, {}, [&](const HardwareSheet &sheet) {
        const Accelerator &device = snapshot.accelerators[sheet.accelerator];
        return std::tuple(sheet.types.empty(), -device.year.value_or(0), lineOf(device), std::string_view(device.name));
    });
    return sheets;
}

AcceleratorIndex findAccelerator(
    const Snapshot &snapshot, std::string_view name, std::vector<AcceleratorIndex> *candidates)
{
    if (const AcceleratorIndex exact = snapshot.accelerator(name); exact != kNone)
        return exact;
    std::vector<AcceleratorIndex> found;
    for (AcceleratorIndex each = 0; each < snapshot.accelerators.size(); ++each)
        if (const Accelerator &device = snapshot.accelerators[each];
            sameLetters(device.key, name) || sameLetters(device.name, name) || sameLetters(device.ec2Name, name))
            found.push_back(each);
    if (candidates)
        *candidates = found;
    return found.size() == 1 ? found.front() : kNone;
}

} // namespace wattfare
