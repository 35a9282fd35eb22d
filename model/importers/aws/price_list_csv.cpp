// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/price_list_csv.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <array>
#include <map>
#include <set>

namespace wattfare {

namespace {

enum Column : std::size_t {
    kSku,
    kTermCode,
    kTermType,
    kUnit,
    kPrice,
    kCurrency,
    kLease,
    kPurchase,
    kClass, // required
    kFamily,
    kType,
    kRegion,
    kLocationType,
    kSystem,
    kTenancy,
    kSoftware,
    kCapacity,
    kOperation,
    kMarket,
    kSince, // may be missing
    kColumns
};
constexpr std::array<std::string_view, kColumns> kNames{"sku", "offertermcode", "termtype", "unit", "priceperunit",
    "currency", "leasecontractlength", "purchaseoption", "offeringclass", "product family", "instance type",
    "region code", "location type", "operating system", "tenancy", "pre installed s/w", "capacitystatus", "operation",
    "marketoption", "effectivedate"};

struct Reserved {
    std::string type, region;
    std::string_view plan, payment;
    int years = 0;
    CommitmentPrice price;
    std::uint64_t line = 0;
};

class PriceListCsv
{
public:
    PriceListCsv(std::string name, ImportBatch &batch, Date latest)
        : m_name(std::move(name))
        , m_batch(batch)
        , m_latest(latest)
    {
    }

    bool inTable() const { return !m_index.empty(); } // behind the header of the table

    Result<void> row(const CsvRow &row)
    {
        if (!inTable())
            return metadata(row);
        if (row.fields.size() != m_width)
            return refused(
                row.line, Phrase::row, clause<Phrase::fields>(row.fields.size()), clause<Phrase::fields>(m_width));
        const auto at = [&](Column c) { return m_index[c] == kNone ? std::string_view() : row.fields[m_index[c]]; };
        OfferAttributes a;
        a.productFamily = at(kFamily);
        a.instanceType = at(kType);
        a.regionCode = at(kRegion);
        a.locationType = at(kLocationType);
        a.operatingSystem = at(kSystem);
        a.tenancy = at(kTenancy);
        a.preInstalledSoftware = at(kSoftware);
        a.capacityStatus = at(kCapacity);
        a.operation = at(kOperation);
        a.marketOption = at(kMarket);
        if (const std::string_view reason = offerSkipReason(a); !reason.empty()) {
            m_batch.skipped(reason);
            return {};
        }
        if (!at(kSince).empty()) {
            const auto since = Date::parse(at(kSince).substr(0, 10));
            if (!since)
                return refused(row.line, "EffectiveDate", at(kSince), Phrase::date);
            if (*since > *m_published) { // not what it costs on the day of the file
                m_batch.skipped("import.skip.not_in_force");
                return {};
            }
        }
        const std::string_view unit = at(kUnit);
        const auto nano = parseNanoUsd(at(kPrice));
        if (!nano || (isHours(unit) && *nano > kMaxPriceNano))
            return refused(row.line, "PricePerUnit", at(kPrice), Phrase::price);
        if (!at(kCurrency).empty() && at(kCurrency) != "USD")
            return refused(row.line, "Currency", at(kCurrency), clause<Phrase::verbatim>("USD"));
        if (at(kTermType) == "OnDemand")
            return onDemand(row, a, unit, *nano);
        if (at(kTermType) != "Reserved") {
            m_batch.skipped("import.skip.other_term");
            return {};
        }
        Reserved in;
        in.plan = reservedPlanId(at(kClass));
        in.payment = paymentId(at(kPurchase));
        in.years = leaseYears(at(kLease));
        if (in.plan.empty() || in.payment.empty() || in.years == 0) {
            m_batch.skipped("import.skip.other_term");
            return {};
        }
        auto [place, added] = m_reserved.try_emplace({std::string(at(kSku)), std::string(at(kTermCode))}, in);
        Reserved &term = place->second;
        if (added) {
            term.type = a.instanceType;
            term.region = a.regionCode;
            term.line = row.line;
        }
        auto &price = isHours(unit) ? term.price.hourlyNano : term.price.upfrontNano;
        if (!isHours(unit) && !isUpfront(unit))
            return refused(row.line, "Unit", unit, Phrase::hrsOrQuantity);
        if (price && *price != *nano)
            return refused(row.line, "PricePerUnit", at(kPrice),
                clause<Phrase::asGivenForTermOfLine>(nanoUsdText(*price), term.line));
        if (price)
            m_batch.skipped("import.skip.repeated");
        price = *nano;
        return {};
    }

    Result<void> finish()
    {
        if (m_index.empty())
            return refused(m_lastLine, Phrase::header, Phrase::endOfFile, clause<Phrase::column>("SKU"));
        std::set<std::pair<std::string_view, std::string_view>> plans;
        for (const auto &[key, term] : m_reserved) {
            const auto effective = term.price.effectiveNano(term.years);
            if (!effective || *effective <= 0) {
                m_batch.skipped("import.skip.zero_price");
                continue;
            }
            CommitmentIn in;
            in.type = term.type;
            in.region = term.region;
            in.plan = term.plan;
            in.payment = term.payment;
            in.termYears = term.years;
            in.asOf = *m_published;
            in.effectiveNano = *effective;
            in.upfrontNano = term.price.upfrontNano.value_or(0);
            in.hourlyNano = term.price.hourlyNano.value_or(0);
            in.line = term.line;
            m_batch.commitment(in);
            plans.emplace(term.plan, term.region);
        }
        for (const auto &[plan, region] : plans)
            m_batch.completeFor(plan, region, *m_published);
        for (const std::string &region : m_regions) // a whole file lists all that is on offer there
            m_batch.completeFor("on_demand", region, *m_published);
        if (m_regions.size() == 1)
            m_batch.source().title += ", " + *m_regions.begin();
        return {};
    }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    tl::unexpected<Error> refused(std::uint64_t line, Argument field, Argument found, Clause expected) const
    {
        return tl::unexpected<Error>(
            inputRefused(m_name, line, std::move(field), std::move(found), std::move(expected)));
    }

    Result<void> metadata(const CsvRow &row)
    {
        m_lastLine = row.line;
        const std::string_view title = row.fields[0];
        if (title != "SKU") {
            if (row.number > 20 || row.fields.size() > 4)
                return refused(row.line, Phrase::header, title, clause<Phrase::column>("SKU"));
            const std::string_view value = row.fields.size() > 1 ? row.fields[1] : std::string_view();
            if (title == "OfferCode" && value != "AmazonEC2")
                return refused(row.line, "OfferCode", value, clause<Phrase::verbatim>("AmazonEC2"));
            m_ec2 = m_ec2 || title == "OfferCode";
            if (title == "Version")
                m_batch.source().edition = value;
            if (title == "Publication Date") {
                m_published = offerDate(value, m_latest);
                if (!m_published)
                    return refused(row.line, "Publication Date", value, dayExpected(m_latest));
            }
            return {};
        }
        if (!m_ec2)
            return refused(row.line, "OfferCode", "", Phrase::amazonEc2BeforeHeader);
        if (!m_published)
            return refused(row.line, "Publication Date", "", Phrase::dateBeforeHeader);
        m_width = row.fields.size();
        std::vector<std::size_t> index(kColumns, kNone);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            const std::string name = lowered(trimmed(row.fields[i]));
            if (!seen.insert(name).second)
                return refused(row.line, Phrase::header, name, Phrase::eachNameOnce);
            for (std::size_t c = 0; c < kColumns; ++c)
                if (kNames[c] == name)
                    index[c] = i;
        }
        for (std::size_t c = 0; c < kColumns; ++c)
            if (index[c] == kNone && (c <= kRegion || c == kSystem || c == kTenancy))
                return refused(row.line, Phrase::header, "", clause<Phrase::column>(kNames[c]));
        m_index = std::move(index);
        return {};
    }

    Result<void> onDemand(const CsvRow &row, const OfferAttributes &a, std::string_view unit, std::int64_t nano)
    {
        if (!isHours(unit))
            return refused(row.line, "Unit", unit, clause<Phrase::verbatim>("Hrs"));
        if (nano == 0)
            m_batch.skipped("import.skip.zero_price");
        else {
            m_batch.onDemand(a.instanceType, a.regionCode, *m_published, nano, row.line);
            m_regions.emplace(a.regionCode);
        }
        return {};
    }

    std::string m_name;
    std::set<std::string> m_regions; // with an on-demand price
    ImportBatch &m_batch;
    Date m_latest;
    bool m_ec2 = false;
    std::optional<Date> m_published;
    std::vector<std::size_t> m_index;
    std::size_t m_width = 0;
    std::uint64_t m_lastLine = 1;
    std::map<std::pair<std::string, std::string>, Reserved> m_reserved;
};

} // namespace

Likeness recognisePriceListCsv(const FileHead &head)
{
    return head.header().names.front() == "formatversion" && head.has("Publication Date") ? Likeness::certain
                                                                                          : Likeness::none;
}

Result<ParsedImport> parsePriceListCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    ImportSource source;
    source.fileName = file.filename().string();
    source.title = "AWS Price List, AmazonEC2";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    PriceListCsv reader(file.filename().string(), parsed.batch, latestDay(options));
    CsvOptions csv;
    csv.sameWidth = false;
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    csv.delimiter = delimiterOf(*head);
    RefusedRows refused;
    const auto take
        = [&](const CsvRow &row) { return reader.inTable() ? refused.keep(reader.row(row)) : reader.row(row); };
    if (auto done = refused.end(readCsvFile(file, csv, take, progress)); !done)
        return tl::unexpected<Error>(done.error());
    if (auto done = reader.finish(); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
