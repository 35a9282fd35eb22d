// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/model_names.h"

#include "model/support/decimal.h"
#include "model/support/letters.h"
#include "model/workload/document.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

namespace wattfare {

namespace {

constexpr double kSizeFactor = 1.5; // within which a size is meant that no name states

bool isWord(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || (c & 0x80) != 0; }

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    bool inWord = false;
    for (const char c : lowered(text)) {
        if (!isWord(c)) {
            inWord = false;
            continue;
        }
        if (!inWord)
            words.emplace_back();
        inWord = true;
        words.back() += c;
    }
    return words;
}

// "7", "7b", "0.5 b", "350m": in millions of parameters.
std::optional<double> millionsOf(std::string text)
{
    double scale = 1000.0;
    if (!text.empty() && (text.back() == 'b' || text.back() == 'm')) {
        scale = text.back() == 'b' ? 1000.0 : 1.0;
        text.pop_back();
        while (!text.empty() && text.back() == ' ')
            text.pop_back();
    }
    const std::optional<double> value = parseFinite(text);
    return value && *value > 0 ? std::optional(*value * scale) : std::nullopt;
}

bool isNear(double size, double other, double factor) { return std::abs(std::log(size / other)) <= std::log(factor); }

// Whether each word of the question begins a word of the name, or is the size that the model has; "llama3" finds
// "Llama 3" as well. How many of them are no whole word of it; nullopt where one is not found.
std::optional<int> partWords(
    const std::vector<std::string> &names, const std::vector<std::string> &asked, const MlModel &model)
{
    int parts = 0;
    for (const std::string &word : asked) {
        bool begins = false, whole = false;
        for (std::size_t from = 0; from < names.size(); ++from) {
            std::string run; // over words of the name
            for (std::size_t i = from; i < names.size() && run.size() < word.size(); ++i)
                run += names[i];
            begins = begins || run.starts_with(word);
            whole = whole || run == word;
        }
        const auto size = word.back() == 'b' || word.back() == 'm' ? millionsOf(word) : std::nullopt;
        if (!begins && !(size && model.parametersMillion && isNear(*model.parametersMillion, *size, 1.1)))
            return std::nullopt;
        parts += whole ? 0 : 1;
    }
    return parts;
}

} // namespace

std::vector<ModelIndex> modelsMeant(const Snapshot &snapshot, std::span<const ModelIndex> among, std::string_view text)
{
    const std::string asked = lowered(text);
    const std::vector<std::string> words = wordsOf(asked);
    if (words.empty())
        return {};
    for (const ModelIndex each : among)
        if (lowered(snapshot.models[each].key) == asked || lowered(snapshot.models[each].name) == asked)
            return {each};
    std::string trimmed = asked.substr(asked.find_first_not_of(' '));
    trimmed.erase(trimmed.find_last_not_of(' ') + 1);
    const std::optional<double> millions = millionsOf(trimmed);
    std::vector<ModelIndex> found;
    std::map<ModelIndex, int> parts; // of the names that hold the words
    if (millions) { // as the names state it: a "7B" has between 6.5 and 7.7 billion parameters
        for (const ModelIndex each : among)
            for (const std::string &word : wordsOf(snapshot.models[each].name))
                if (word.back() == 'b' || word.back() == 'm')
                    if (const auto size = millionsOf(word); size && isNear(*size, *millions, 1.001)) {
                        found.push_back(each);
                        break;
                    }
    } else {
        for (const ModelIndex each : among) {
            const MlModel &model = snapshot.models[each];
            for (const std::string &name : {model.name, model.key})
                if (const auto partial = partWords(wordsOf(name), words, model)) {
                    const auto [at, isNew] = parts.emplace(each, *partial);
                    at->second = std::min(at->second, *partial);
                    if (isNew)
                        found.push_back(each);
                }
        }
    }
    const auto isPreset = [&](ModelIndex each) { // a size alone is said of language models that are served
        return std::ranges::any_of(bundledPresets(), [&](const Preset &preset) {
            return preset.scenario.model == snapshot.models[each].key
                && (!millions || preset.scenario.kind == WorkloadKind::llmServing);
        });
    };
    const auto sizeOff
        = [&](ModelIndex each) { return std::abs(std::log(*snapshot.models[each].parametersMillion / *millions)); };
    if (millions && found.empty()) {
        for (const ModelIndex each : among)
            if (const auto &size = snapshot.models[each].parametersMillion;
                size && *size > 0 && isNear(*size, *millions, kSizeFactor))
                found.push_back(each);
        std::ranges::stable_sort(found, {}, sizeOff);
        return found;
    }
    std::ranges::stable_sort(found, [&](ModelIndex a, ModelIndex b) {
        if (parts[a] != parts[b])
            return parts[a] < parts[b];
        if (isPreset(a) != isPreset(b))
            return isPreset(a);
        if (isPreset(a)) // Llama 3.1 rather than Llama 3
            return snapshot.models[a].name > snapshot.models[b].name;
        return snapshot.benchmarksOf(a).size() > snapshot.benchmarksOf(b).size();
    });
    return found;
}

} // namespace wattfare
