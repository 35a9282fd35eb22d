// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_record.h"

#include <bit>
#include <cmath>

namespace wattfare::studies {

namespace {

constexpr unsigned kValue = 1, kLow = 2, kHigh = 4, kTied = 8, kEqual = 16;
constexpr std::size_t kLongestText = 4096; // ids
constexpr std::size_t kMostTexts = 10'000'000, kMostKept = 250'000; // nearly twice the candidates of a large catalogue

unsigned flagsOf(
    const std::optional<double> &value, const std::optional<double> &low, const std::optional<double> &high)
{
    return (value ? kValue : 0U) | (low ? kLow : 0U) | (high ? kHigh : 0U);
}

} // namespace

void RecordWriter::number(std::uint64_t value)
{
    while (value >= 0x80U) {
        m_bytes += static_cast<char>(static_cast<unsigned char>(0x80U | (value & 0x7fU)));
        value >>= 7U;
    }
    m_bytes += static_cast<char>(static_cast<unsigned char>(value));
}

// 0: none; else the number and 1, with the text behind where it is new.
void RecordWriter::text(const std::string &value)
{
    if (value.empty())
        return number(0);
    const auto [it, added] = m_texts.try_emplace(value, static_cast<std::uint32_t>(m_texts.size()));
    number(std::uint64_t{it->second} + 1);
    if (added) {
        number(value.size());
        m_bytes += value;
    }
}

void RecordWriter::real(double value)
{
    auto bits = std::bit_cast<std::uint64_t>(value);
    for (int i = 0; i < 8; ++i) {
        m_bytes += static_cast<char>(static_cast<unsigned char>(bits & 0xffU));
        bits >>= 8U;
    }
}

void RecordWriter::reals(
    const std::optional<double> &value, const std::optional<double> &low, const std::optional<double> &high)
{
    for (const std::optional<double> *each : {&value, &low, &high})
        if (*each)
            real(**each);
}

void RecordWriter::add(const PointResult &point)
{
    number(flagsOf(point.value, point.low, point.high) | (point.tied ? kTied : 0U) | (point.equal ? kEqual : 0U));
    text(point.winner);
    text(point.second);
    text(point.reason);
    reals(point.value, point.low, point.high);
    number(point.kept.size());
    for (const KeptCandidate &kept : point.kept) {
        number(static_cast<std::uint64_t>(kept.role));
        text(kept.candidate);
        text(kept.reason);
        for (const KeptQuantity &quantity : kept.quantities) {
            number(flagsOf(quantity.value, quantity.low, quantity.high));
            reals(quantity.value, quantity.low, quantity.high);
        }
    }
    number(point.simulated.size());
    for (const SimulatedCandidate &simulated : point.simulated) {
        number(static_cast<std::uint64_t>(simulated.role));
        text(simulated.candidate);
        text(simulated.reason);
        number(simulated.unfinished);
        for (const SimulatedQuantity &quantity : simulated.figures) {
            std::uint64_t has = (quantity.mean ? 1U : 0U) | (quantity.error ? 2U : 0U), bit = 4;
            for (const auto &quantile : quantity.quantiles) {
                has |= quantile ? bit : 0;
                bit <<= 1U;
            }
            number(has);
            reals(quantity.mean, quantity.error, std::nullopt);
            for (const auto &quantile : quantity.quantiles)
                reals(quantile, std::nullopt, std::nullopt);
        }
        number(flagsOf(simulated.chance, simulated.chanceLow, simulated.chanceHigh));
        reals(simulated.chance, simulated.chanceLow, simulated.chanceHigh);
    }
}

// What a record says of the bytes: `ended` where they stop within it, `bad` where they are no record.
struct RecordReader::Cursor {
    std::string_view bytes;
    std::size_t at = 0;
    std::vector<std::string> &texts;
    bool ended = false, bad = false;

    bool stopped() const { return ended || bad; }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 63; shift += 7) {
            if (at >= bytes.size()) {
                ended = true;
                return 0;
            }
            const auto byte = static_cast<unsigned char>(bytes[at++]);
            value |= std::uint64_t{byte & 0x7fU} << shift;
            if (byte < 0x80U)
                return value;
        }
        bad = true;
        return 0;
    }
    std::uint32_t text()
    {
        const std::uint64_t id = number();
        if (stopped() || id == 0)
            return kNone;
        if (id <= texts.size())
            return static_cast<std::uint32_t>(id - 1);
        const std::uint64_t length = number();
        if (stopped())
            return kNone;
        if (id != texts.size() + 1 || texts.size() >= kMostTexts || length == 0 || length > kLongestText) {
            bad = true;
            return kNone;
        }
        if (bytes.size() - at < length) {
            ended = true;
            return kNone;
        }
        texts.emplace_back(bytes.substr(at, length));
        at += length;
        return static_cast<std::uint32_t>(id - 1);
    }
    std::optional<double> real(bool there)
    {
        if (!there || stopped())
            return std::nullopt;
        if (bytes.size() - at < 8) {
            ended = true;
            return std::nullopt;
        }
        std::uint64_t bits = 0;
        for (std::size_t i = 8; i-- > 0;)
            bits = bits << 8U | static_cast<unsigned char>(bytes[at + i]);
        at += 8;
        const auto value = std::bit_cast<double>(bits);
        bad = bad || !std::isfinite(value);
        return value;
    }
};

bool RecordReader::next(std::string_view bytes, std::size_t &at, Record &record)
{
    if (m_damaged)
        return false;
    const std::size_t known = m_texts.size();
    Cursor in{bytes, at, m_texts};
    const std::uint64_t flags = in.number();
    in.bad = in.bad || flags >= 32;
    record.winner = in.text();
    record.second = in.text();
    record.reason = in.text();
    record.value = in.real((flags & kValue) != 0);
    record.low = in.real((flags & kLow) != 0);
    record.high = in.real((flags & kHigh) != 0);
    record.tied = (flags & kTied) != 0;
    record.equal = (flags & kEqual) != 0;
    const std::uint64_t kept = in.number();
    in.bad = in.bad || kept > kMostKept;
    record.kept.clear();
    for (std::uint64_t i = 0; i < kept && !in.stopped(); ++i) {
        KeptRecord &each = record.kept.emplace_back();
        const std::uint64_t role = in.number();
        in.bad = in.bad || role > static_cast<std::uint64_t>(KeptAs::chosen);
        each.role = in.bad ? KeptAs::winner : static_cast<KeptAs>(role);
        each.candidate = in.text();
        each.reason = in.text();
        in.bad = in.bad || (!in.ended && each.candidate == kNone);
        for (std::size_t m = 0; m < m_metrics && !in.stopped(); ++m) {
            KeptQuantity &quantity = each.quantities.emplace_back();
            const std::uint64_t has = in.number();
            in.bad = in.bad || has >= 8;
            quantity.value = in.real((has & kValue) != 0);
            quantity.low = in.real((has & kLow) != 0);
            quantity.high = in.real((has & kHigh) != 0);
        }
    }
    const std::uint64_t simulated = in.number();
    in.bad = in.bad || simulated > kMostKept;
    record.simulated.clear();
    for (std::uint64_t i = 0; i < simulated && !in.stopped(); ++i) {
        SimulatedRecord &each = record.simulated.emplace_back();
        const std::uint64_t role = in.number();
        in.bad = in.bad || role > static_cast<std::uint64_t>(KeptAs::chosen);
        each.figures.role = in.bad ? KeptAs::winner : static_cast<KeptAs>(role);
        each.candidate = in.text();
        each.reason = in.text();
        in.bad = in.bad || (!in.ended && each.candidate == kNone);
        each.figures.unfinished = in.number();
        for (SimulatedQuantity &quantity : each.figures.figures) {
            const std::uint64_t has = in.number();
            in.bad = in.bad || has >= std::uint64_t{4} << m_quantiles;
            quantity.mean = in.real((has & 1U) != 0);
            quantity.error = in.real((has & 2U) != 0);
            for (std::size_t q = 0; q < m_quantiles; ++q)
                quantity.quantiles.push_back(in.real((has >> (q + 2) & 1U) != 0));
        }
        const std::uint64_t has = in.number();
        in.bad = in.bad || has >= 8;
        each.figures.chance = in.real((has & kValue) != 0);
        each.figures.chanceLow = in.real((has & kLow) != 0);
        each.figures.chanceHigh = in.real((has & kHigh) != 0);
    }
    if (in.stopped()) {
        m_damaged = in.bad && !in.ended;
        m_texts.resize(known); // of the half that was there
        return false;
    }
    at = in.at;
    return true;
}

} // namespace wattfare::studies
