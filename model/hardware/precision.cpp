// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hardware/precision.h"

#include "model/support/letters.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace wattfare {

namespace {

constexpr std::array<PrecisionInfo, kPrecisionCount> kPrecisions{{
    {"fp64", "FP64", &Accelerator::fp64, Unit::teraflops},
    {"fp32", "FP32", &Accelerator::fp32, Unit::teraflops},
    {"tf32", "TF32", &Accelerator::tf32, Unit::teraflops},
    {"bf16", "BF16", &Accelerator::bf16, Unit::teraflops},
    {"fp16", "FP16", &Accelerator::fp16, Unit::teraflops},
    {"fp8", "FP8", &Accelerator::fp8, Unit::teraflops},
    {"fp4", "FP4", &Accelerator::fp4, Unit::teraflops},
    {"int8", "INT8", &Accelerator::int8, Unit::teraops},
    {"int4", "INT4", &Accelerator::int4, Unit::teraops},
    {"sparsity", "2:4", nullptr, Unit::none},
}};

constexpr std::array<std::string_view, static_cast<std::size_t>(PrecisionState::count)> kStateIds{
    "native", "slow", "supported", "emulated", "absent", "not_stated"};

constexpr std::string_view kFact = "precision_"; // quantities of facts: "precision_fp8"
constexpr std::string_view kComputed = "computed_"; // their method where another format does the work

// A full rate of FP64 is that of FP32 or down to a third of it, that of a graphics GPU 1/16 to 1/64. A format of 8 or 4
// bits is at least as fast as one of 16 where it has units of its own.
constexpr double kSlowFp64 = 1.0 / 12.0, kSlowNarrow = 0.5;

std::optional<Precision> named(std::string_view name)
{
    // Micro-scaled and configurable formats of that width.
    for (const std::string_view prefix : {"MX", "c"})
        if (name.starts_with(prefix) && named(name.substr(prefix.size())))
            name.remove_prefix(prefix.size());
    for (std::size_t i = 0; i < kPrecisionCount; ++i)
        if (kPrecisions[i].rate != nullptr && kPrecisions[i].name == name)
            return static_cast<Precision>(i);
    return std::nullopt;
}

// "FP16(tensor)" and "FP16-tensor" are FP16 on matrix units.
std::string_view withoutUnits(std::string_view token)
{
    for (const std::string_view suffix : {"(tensor)", "-tensor"})
        if (token.ends_with(suffix))
            token.remove_suffix(suffix.size());
    return token;
}

PrecisionCell ratedCell(const Accelerator &accelerator, Precision precision, double rate)
{
    PrecisionCell cell;
    cell.rate = rate;
    cell.sources = accelerator.sources;
    const auto below = [&](std::optional<double> other, double part, Precision of) {
        if (!other || rate >= *other * part)
            return;
        cell.state = PrecisionState::slow;
        cell.why = {"hardware.why.slow", {rate / *other, std::string(precisionInfo(of).name)}};
    };
    cell.state = PrecisionState::native;
    cell.why = {"hardware.why.native", {}};
    switch (precision) {
    case Precision::fp64: below(accelerator.fp32, kSlowFp64, Precision::fp32); break;
    case Precision::fp8:
    case Precision::fp4:
    case Precision::int8:
    case Precision::int4:
        if (accelerator.fp16)
            below(accelerator.fp16, kSlowNarrow, Precision::fp16);
        else
            below(accelerator.bf16, kSlowNarrow, Precision::bf16);
        break;
    default: break;
    }
    return cell;
}

// What a source says of a compute capability or an architecture.
void takeFact(const Snapshot &snapshot, const std::string &component, Precision precision, PrecisionCell &cell)
{
    const FigureIndex index
        = snapshot.figures.ofComponent(component, std::string(kFact) + std::string(precisionInfo(precision).id));
    if (index == kNone)
        return;
    const FigureRow row = snapshot.figures.row(index);
    cell.sources.assign(row.sources.begin(), row.sources.end());
    if (row.value == 0.0) {
        cell.state = PrecisionState::absent;
        cell.why = {"hardware.why.absent", {}};
    } else if (const auto in
        = row.method.starts_with(kComputed) ? parsePrecision(row.method.substr(kComputed.size())) : std::nullopt) {
        cell.state = PrecisionState::emulated;
        cell.computedIn = in;
        cell.why = {"hardware.why.emulated", {std::string(precisionInfo(*in).name)}};
    } else {
        cell.state = PrecisionState::supported;
        cell.why = {"hardware.why.supported", {}};
    }
}

} // namespace

const PrecisionInfo &precisionInfo(Precision precision) { return kPrecisions[static_cast<std::size_t>(precision)]; }

std::string_view precisionStateId(PrecisionState state) { return kStateIds[static_cast<std::size_t>(state)]; }

std::optional<Precision> parsePrecision(std::string_view id)
{
    for (std::size_t i = 0; i < kPrecisionCount; ++i)
        if (lowered(id) == kPrecisions[i].id)
            return static_cast<Precision>(i);
    return std::nullopt;
}

std::vector<ListedPrecision> listedPrecisions(std::string_view precisions)
{
    std::vector<ListedPrecision> listed;
    const auto take = [&](std::string_view token, std::optional<double> part) {
        if (const auto precision = named(withoutUnits(token)))
            listed.push_back({*precision, part});
    };
    std::size_t at = 0;
    while (at < precisions.size()) {
        if (precisions[at] == ' ') {
            ++at;
            continue;
        }
        if (precisions[at] == '(') { // "(FP64 at 1/32 rate)": a remark with spaces, about a format of its own
            const std::size_t end = std::min(precisions.find(')', at), precisions.size());
            const std::string_view remark = precisions.substr(at + 1, end - at - 1);
            constexpr std::string_view kPart = " at 1/";
            const std::size_t part = remark.find(kPart);
            double of = 0;
            if (part != std::string_view::npos) {
                const char *digits = remark.data() + part + kPart.size();
                if (std::from_chars(digits, remark.data() + remark.size(), of).ptr != digits && of > 0.0)
                    take(remark.substr(0, part), of);
            }
            at = end + 1;
            continue;
        }
        const std::size_t end = std::min(precisions.find(' ', at), precisions.size());
        take(precisions.substr(at, end - at), std::nullopt);
        at = end;
    }
    return listed;
}

PrecisionRow precisionRow(const Snapshot &snapshot, AcceleratorIndex accelerator)
{
    const Accelerator &device = snapshot.accelerators[accelerator];
    const std::vector<ListedPrecision> listed = listedPrecisions(device.precisions);
    const bool programmable = device.acceleratorClass == "fpga";
    PrecisionRow row;
    for (std::size_t i = 0; i < kPrecisionCount; ++i) {
        const auto precision = static_cast<Precision>(i);
        PrecisionCell &cell = row[i];
        cell.why = {programmable ? "hardware.why.programmable" : "hardware.why.not_stated", {}};
        const auto rate = kPrecisions[i].rate;
        if (const std::optional<double> published = rate != nullptr ? device.*rate : std::nullopt) {
            cell = ratedCell(device, precision, *published);
            continue;
        }
        const auto named = std::ranges::find(listed, precision, &ListedPrecision::precision);
        if (named != listed.end()) {
            cell.state = named->partOfFp32 ? PrecisionState::slow : PrecisionState::supported;
            cell.why = named->partOfFp32 ? Message{"hardware.why.slow", {1.0 / *named->partOfFp32, std::string("FP32")}}
                                         : Message{"hardware.why.supported", {}};
            cell.sources = device.sources;
            continue;
        }
        if (precision == Precision::sparsity) {
            // The column says 0 also of what nobody looked at.
            const auto further = snapshot.furtherColumns.find({"accelerator", device.key});
            if (further != snapshot.furtherColumns.end()) {
                const auto sparsity = further->second.find("sparsity");
                if (sparsity != further->second.end() && sparsity->second == "1") {
                    cell.state = PrecisionState::supported;
                    cell.why = {"hardware.why.sparsity", {}};
                    cell.sources = device.sources;
                    continue;
                }
            }
        }
        if (!device.computeCapability.empty())
            takeFact(snapshot, "CC " + device.computeCapability, precision, cell);
        else if (!device.architecture.empty())
            takeFact(snapshot, device.architecture, precision, cell);
    }
    return row;
}

} // namespace wattfare
