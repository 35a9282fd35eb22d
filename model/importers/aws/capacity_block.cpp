// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/capacity_block.h"

#include "model/importers/aws/answer.h"
#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/aws/spot_observation.h"
#include "model/support/decimal.h"

#include <array>
#include <cmath>
#include <map>

namespace wattfare {

namespace {

enum BlockColumn : std::size_t {
    kBlockType,
    kBlockZone,
    kBlockCount,
    kBlockHours,
    kBlockMinutes,
    kBlockFee,
    kBlockCurrency,
    kBlockTenancy,
    kBlockUltra
};
constexpr std::array kBlockColumns{AnswerColumn{"InstanceType", true}, AnswerColumn{"AvailabilityZone", true},
    AnswerColumn{"InstanceCount", true}, AnswerColumn{"CapacityBlockDurationHours", true},
    AnswerColumn{"CapacityBlockDurationMinutes"}, AnswerColumn{"UpfrontFee", true}, AnswerColumn{"CurrencyCode", true},
    AnswerColumn{"Tenancy"}, AnswerColumn{"UltraserverType"}};
constexpr AnswerShape kBlockShape{"CapacityBlockOfferings", kBlockColumns};

// Of the blocks of one type and region, which differ in start and length, the cheapest hour counts.
class BlockReader
{
public:
    explicit BlockReader(ImportBatch &batch)
        : m_batch(batch)
    {
    }

    Result<void> take(const AnswerRow &row)
    {
        const std::string_view type = row[kBlockType];
        if (!row[kBlockUltra].empty()) { // an UltraServer is priced as a whole
            m_batch.skipped("import.skip.other_product");
            return {};
        }
        if (type.empty() || type.size() > 64)
            return row.refused(kBlockType, Phrase::instanceType);
        const auto count = parseInteger(row[kBlockCount]);
        if (!count || *count < 1 || *count > 10000)
            return row.refused(kBlockCount, clause<Phrase::wholeNumberFromTo>(1, 10000));
        const auto hours = parseInteger(row[kBlockHours]);
        if (!hours || *hours < 1 || *hours > 8784)
            return row.refused(kBlockHours, clause<Phrase::wholeNumberFromTo>(1, 8784));
        const auto minutes
            = row[kBlockMinutes].empty() ? std::optional<std::int64_t>(0) : parseInteger(row[kBlockMinutes]);
        if (!minutes || *minutes < 0 || *minutes > 59)
            return row.refused(kBlockMinutes, clause<Phrase::wholeNumberFromTo>(0, 59));
        if (row[kBlockCurrency] != "USD")
            return row.refused(kBlockCurrency, clause<Phrase::verbatim>("USD"));
        const auto fee = parseNanoUsd(row[kBlockFee]);
        const double instanceHours
            = static_cast<double>(*count) * (static_cast<double>(*hours) + static_cast<double>(*minutes) / 60.0);
        const std::int64_t nano = fee ? std::llround(static_cast<double>(*fee) / instanceHours) : 0;
        if (nano <= 0 || nano > kMaxPriceNano)
            return row.refused(kBlockFee, Phrase::priceAboveZero);
        const std::string_view region = regionOfZone(row[kBlockZone]);
        if (region.empty()) {
            m_batch.skipped("import.skip.other_location");
            return {};
        }
        if (!row[kBlockTenancy].empty() && row[kBlockTenancy] != "default") {
            m_batch.skipped("import.skip.other_tenancy");
            return {};
        }
        const auto [at, first] = m_cheapest.try_emplace({std::string(type), std::string(region)}, nano, row.line());
        if (first)
            return {};
        m_batch.skipped("import.skip.dearer_offer");
        if (nano < at->second.first)
            at->second = {nano, row.line()};
        return {};
    }

    void write(Date day)
    {
        for (const auto &[key, price] : m_cheapest)
            m_batch.capacityBlock(key.first, key.second, day, price.first, price.second);
    }

private:
    ImportBatch &m_batch;
    std::map<std::pair<std::string, std::string>, std::pair<std::int64_t, std::uint64_t>> m_cheapest; // nano USD, line
};

Result<ParsedImport> parseBlocks(const std::filesystem::path &file, const ImportOptions &options,
    const ProgressFn &progress, decltype(&readAnswerJson) read)
{
    ImportSource source;
    source.fileName = file.filename().string();
    source.title = "EC2 Capacity Block offerings";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    const auto day = dayAsked(file, options, parsed.questions);
    if (!day)
        return tl::unexpected<Error>(day.error());
    BlockReader blocks(parsed.batch);
    if (auto done = read(
            file, kBlockShape, [&](const AnswerRow &row) { return blocks.take(row); }, progress);
        !done)
        return tl::unexpected<Error>(done.error());
    blocks.write(*day);
    return parsed;
}

} // namespace

Likeness recogniseCapacityBlocks(const FileHead &head)
{
    return head.has("\"CapacityBlockOfferings\"") ? Likeness::certain : Likeness::none;
}

Likeness recogniseCapacityBlocksCsv(const FileHead &head)
{
    return isAnswerCsv(head, kBlockShape) ? Likeness::certain : Likeness::none;
}

Result<ParsedImport> parseCapacityBlocks(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    return parseBlocks(file, options, progress, readAnswerJson);
}

Result<ParsedImport> parseCapacityBlocksCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    return parseBlocks(file, options, progress, readAnswerCsv);
}

} // namespace wattfare
