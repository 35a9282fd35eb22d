// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/unlike_sources.h"

#include "model/support/letters.h"
#include "model/support/phrase.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace wattfare {

namespace {

// Published precisions are written in many ways: "FP32 autocast Matmult-BF16", "bfloat16", "int8,fp16 weights". What
// names none of the known formats stays as it was published.
std::string precisionFormats(const std::string &published)
{
    struct Format {
        std::string_view spelling, name;
    };
    constexpr Format kFormats[] = {{"fp4", "FP4"}, {"int4", "INT4"}, {"fp8", "FP8"}, {"int8", "INT8"}, {"bf16", "BF16"},
        {"bfloat16", "BF16"}, {"fp16", "FP16"}, {"tf32", "TF32"}, {"fp32", "FP32"}};
    const std::string text = lowered(published);
    std::string names;
    for (const Format &format : kFormats)
        if (text.find(format.spelling) != std::string::npos && names.find(format.name) == std::string::npos)
            names.append(names.empty() ? "" : "/").append(format.name);
    return names.empty() ? published : names;
}

// "TensorRT 8.4.0, CUDA 11.6" is TensorRT: the version goes with the year.
std::string frameworkName(const std::string &published)
{
    std::string name = published.substr(0, published.find(','));
    for (std::size_t blank = name.find(' '); blank != std::string::npos; blank = name.find(' ', blank + 1)) {
        const std::size_t at = blank + 1 < name.size() && name[blank + 1] == 'v' ? blank + 2 : blank + 1;
        if (at < name.size() && std::isdigit(static_cast<unsigned char>(name[at])) != 0) {
            name.resize(blank);
            break;
        }
    }
    return name;
}

std::optional<int> yearOf(const std::string &date)
{
    int year = 0;
    const auto [end, error] = std::from_chars(date.data(), date.data() + date.size(), year);
    return error == std::errc() && end - date.data() == 4 ? std::optional(year) : std::nullopt;
}

Argument chain(Phrase phrase, const std::vector<Argument> &parts)
{
    Argument all = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        all = Clause(phrase, {all, parts[i]});
    return all;
}

Phrase measuredByPhrase(FigureClass cls)
{
    switch (cls) {
    case FigureClass::vendor: return Phrase::measuredByVendor;
    case FigureClass::derived: return Phrase::derivedFromPublication;
    case FigureClass::user: return Phrase::enteredByUser;
    case FigureClass::estimate:
    case FigureClass::assumption: return Phrase::estimated;
    case FigureClass::measured: break;
    }
    return Phrase::measuredIndependently;
}

// What is known of one source, of the traits that differ. An estimate has no precision, framework or year to state.
std::vector<Argument> traitsOf(const ThroughputSource &source, const UnlikeSources &all)
{
    std::vector<Argument> traits;
    const bool measured = source.measuredBy != FigureClass::estimate && source.measuredBy != FigureClass::user;
    const auto say = [&](SourceTrait trait, const std::string &stated, Phrase unstated) {
        if (all.differ(trait) && !stated.empty())
            traits.emplace_back(stated);
        else if (all.differ(trait) && measured)
            traits.emplace_back(unstated);
    };
    say(SourceTrait::precision, source.precision, Phrase::precisionNotStated);
    say(SourceTrait::framework, source.framework, Phrase::frameworkNotStated);
    if (all.differ(SourceTrait::measuredBy))
        traits.emplace_back(measuredByPhrase(source.measuredBy));
    say(SourceTrait::year, source.year ? std::to_string(*source.year) : std::string(), Phrase::yearNotStated);
    return traits;
}

} // namespace

bool UnlikeSources::any() const
{
    return std::any_of(differs.begin(), differs.end(), [](bool differ) { return differ; });
}

UnlikeSources unlikeSources(const Results &results, std::span<const std::size_t> rows)
{
    const Snapshot &s = results.snapshot();
    UnlikeSources found;
    for (const std::size_t row : rows) {
        const std::string &type = s.types[results.candidate(row).type].name;
        const auto isSame = [&](const ThroughputSource &known) { return known.type == type; };
        if (!results.value(row, Metric::throughputPerSecond)
            || std::any_of(found.sources.begin(), found.sources.end(), isSame))
            continue;
        ThroughputSource source;
        source.type = type;
        if (const BenchmarkIndex index = results.benchmark(row); index != kNone) {
            const Benchmark &b = s.benchmarks[index];
            source.precision = precisionFormats(b.precision);
            source.framework = frameworkName(b.framework);
            source.year = yearOf(b.date);
        }
        source.measuredBy = results.throughputClass(row); // what was done with a measurement weakens it
        for (const ThroughputSource &other : found.sources) {
            const auto unlike = [&](SourceTrait trait, bool differ) {
                bool &known = found.differs[static_cast<std::size_t>(trait)];
                known = known || differ;
            };
            const auto stated = [](const std::string &a, const std::string &b) {
                return !a.empty() && !b.empty() && lowered(a) != lowered(b);
            };
            unlike(SourceTrait::precision, stated(source.precision, other.precision));
            unlike(SourceTrait::framework, stated(source.framework, other.framework));
            unlike(SourceTrait::year, source.year && other.year && source.year != other.year);
            unlike(SourceTrait::measuredBy, source.measuredBy != other.measuredBy);
        }
        found.sources.push_back(std::move(source));
    }
    return found;
}

std::optional<Message> unlikeSourcesSentence(const Results &results, std::span<const std::size_t> rows)
{
    const UnlikeSources found = unlikeSources(results, rows);
    if (!found.any())
        return std::nullopt;
    constexpr std::array kTraits{std::pair(SourceTrait::precision, Phrase::traitPrecision),
        std::pair(SourceTrait::framework, Phrase::traitFramework),
        std::pair(SourceTrait::measuredBy, Phrase::traitMeasuredBy), std::pair(SourceTrait::year, Phrase::traitYear)};
    std::vector<Argument> traits;
    for (const auto &[trait, phrase] : kTraits)
        if (found.differ(trait))
            traits.emplace_back(phrase);
    // Types that were measured alike share one entry.
    struct Entry {
        std::string names;
        Argument traits;
    };
    std::vector<Entry> entries;
    for (const ThroughputSource &source : found.sources) {
        const std::vector<Argument> known = traitsOf(source, found);
        const Argument said = known.empty() ? Argument(Phrase::notStated) : chain(Phrase::commaBetween, known);
        const auto at
            = std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.traits == said; });
        if (at == entries.end())
            entries.push_back({source.type, said});
        else
            at->names.append(", ").append(source.type);
    }
    std::vector<Argument> parts;
    for (const Entry &entry : entries)
        parts.emplace_back(Clause(Phrase::nameColon, {entry.names, entry.traits}));
    return Message{"compare.unlike", {chain(Phrase::commaBetween, traits), chain(Phrase::semicolonBetween, parts)}};
}

} // namespace wattfare
