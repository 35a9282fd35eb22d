// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/savings_plan_json.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/json_names.h"
#include "model/importers/common/json_place.h"
#include "model/importers/common/json_stream.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

struct Plan {
    std::string_view id, payment; // static ids
    int years = 0;
};

std::string_view planId(std::string_view family)
{
    if (family.starts_with("ComputeSavingsPlan"))
        return "compute_savings_plan";
    if (family.starts_with("EC2InstanceSavingsPlan"))
        return "ec2_instance_savings_plan";
    return {};
}

class SavingsPlanParser
{
public:
    SavingsPlanParser(const std::filesystem::path &file, ImportBatch &batch, Date latest, const ProgressFn &progress)
        : m_file(file)
        , m_name(file.filename().string())
        , m_batch(batch)
        , m_latest(latest)
        , m_progress(progress)
    {
    }

    Result<void> run()
    {
        // Rates speak of products by SKU and take region and day of the file. Those come first in every published file;
        // if not, a second reading takes the rates.
        auto done = m_bad.end(pass(true));
        if (done && m_ratesTooEarly)
            done = m_bad.end(pass(false));
        if (!done)
            return done;
        for (const auto &[plan, region] : m_complete) // a file lists all that a plan covers in its region
            m_batch.completeFor(plan, region, *m_head.published);
        m_batch.source().edition = m_head.edition;
        m_batch.source().title = "AWS Savings Plans" + (m_head.region->empty() ? std::string() : ", " + *m_head.region);
        if (const auto clash
            = m_batch.uniteRepeats()) // two rates of one plan, term and type: both named by their bytes
            return tl::unexpected<Error>(
                inputRefusedAtByte(m_name, m_places[clash->second], clash->table + ' ' + clash->key, clash->after,
                    clause<Phrase::asGivenAtByte>(clash->before, m_places[clash->first])));
        return {};
    }

private:
    static constexpr std::size_t kProducts = 0; // of the plan's paths
    static constexpr std::size_t kMostOfMember = std::size_t{64} << 20U; // one plan's rates in all regions

    Result<void> pass(bool first)
    {
        JsonStreamPlan plan;
        plan.batchPaths = {"products", "terms/savingsPlan"};
        plan.batchesAtOnce = 1; // one may be large
        plan.maxMemberBytes = kMostOfMember;
        JsonStreamHandlers handlers;
        handlers.entered = [&](std::size_t path) -> Result<void> {
            (path == kProducts ? m_sawProducts : m_sawRates) = true;
            if (path != kProducts && first)
                m_ratesTooEarly = !m_sawProducts || !m_head.published || !m_head.region;
            return {};
        };
        handlers.other = [&](const std::string &path, std::string_view json, std::uint64_t offset) {
            return readOfferHead(m_head, m_name, path, json, offset, m_latest);
        };
        handlers.batches = [&](std::span<const JsonBatch> batches) -> Result<void> {
            for (const JsonBatch &batch : batches)
                if (batch.path == kProducts ? first : !first || !m_ratesTooEarly)
                    if (auto done = take(batch); !done)
                        return done;
            return {};
        };
        const auto share = [&](double done) {
            return keepGoing(m_progress, m_ratesTooEarly ? (first ? 0.0 : 0.5) + 0.475 * done : 0.95 * done);
        };
        if (auto done = streamJson(m_file, plan, handlers, share); !done)
            return done;
        m_offset = 1;
        m_cursor = 0;
        if (!m_head.published)
            return refused("publicationDate", "", dayExpected(m_latest));
        if (!m_sawProducts || !m_sawRates)
            return refused(m_sawProducts ? "terms.savingsPlan" : "products", "", Phrase::array);
        if (!m_head.region)
            m_head.region.emplace();
        return {};
    }

    Result<void> take(const JsonBatch &batch)
    {
        const bool products = batch.path == kProducts;
        dom::element root;
        dom::array members;
        m_text = std::string_view(batch.text).substr(0, batch.size);
        m_offset = batch.offset;
        m_cursor = 0;
        const char *field = products ? "products" : "terms.savingsPlan";
        if (const auto error = m_parser.parse(batch.text.data(), batch.size, false).get(root);
            error != simdjson::SUCCESS) {
            Error bad = inputRefusedAtByte(m_name, batch.offset, field, m_text.substr(1, 60), Phrase::validJson);
            bad.detail = simdjson::error_message(error);
            return tl::unexpected<Error>(std::move(bad));
        }
        if (root.get_array().get(members) != simdjson::SUCCESS)
            return refused(field, "", Phrase::array);
        for (const dom::element member : members)
            if (auto done = m_bad.keep(products ? product(member) : term(member)); !done)
                return done;
        return {};
    }

    // Of a text in quotes behind the one before, of which only the first that are refused are told.
    void moveTo(std::string_view text)
    {
        if (!text.empty())
            m_cursor = placeOfText(m_text, text, m_cursor == 0 ? 0 : m_cursor + 1);
    }
    std::uint64_t byteOf(std::size_t place) const { return m_offset + (place == 0 ? 0 : place - 1); }

    tl::unexpected<Error> refused(Argument field, Argument found, Clause expected) const
    {
        std::size_t place = m_cursor;
        if (const std::string *cell = found.data(); cell && !cell->empty() && m_bad.lists())
            place = placeOfText(m_text, *cell, place);
        return tl::unexpected<Error>(
            inputRefusedAtByte(m_name, byteOf(place), std::move(field), std::move(found), std::move(expected)));
    }

    Result<void> product(const dom::element &element)
    {
        dom::object object;
        dom::object attributes;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused("products", "", Phrase::objects);
        const std::string_view sku = textAt(object, "sku");
        if (sku.empty())
            return refused("products.sku", "", Phrase::sku);
        moveTo(sku);
        Plan plan;
        plan.id = planId(textAt(object, "productFamily"));
        if (plan.id.empty())
            plan.id = planId(textAt(object, "serviceCode"));
        if (object["attributes"].get_object().get(attributes) == simdjson::SUCCESS) {
            plan.payment = paymentId(textAt(attributes, "purchaseOption"));
            plan.years = leaseYears(textAt(attributes, "purchaseTerm"));
        }
        if (!m_plans.emplace(sku, plan).second)
            return refused("products.sku", sku, Phrase::eachSkuOnce);
        return {};
    }

    Result<void> term(const dom::element &element)
    {
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused("terms.savingsPlan", "", Phrase::objects);
        const std::string_view sku = textAt(object, "sku");
        moveTo(sku);
        const auto found = m_plans.find(sku);
        if (found == m_plans.end())
            return refused("terms.savingsPlan.sku", sku, Phrase::skuOfProduct);
        dom::array rates;
        if (object["rates"].get_array().get(rates) != simdjson::SUCCESS)
            return refused("terms.savingsPlan.rates", sku, Phrase::array);
        Plan plan = found->second;
        if (plan.years == 0)
            plan.years = duration(object);
        if (plan.id.empty() || plan.payment.empty() || plan.years == 0) {
            m_batch.skipped("import.skip.other_term", rates.size());
            return {};
        }
        std::size_t i = 0;
        for (const dom::element rate : rates) {
            if (++i % 8192 == 0 && !keepGoing(m_progress, 0.6))
                return fail(Error::Code::cancelled, {"job.cancelled", {}});
            if (auto done = m_bad.keep(this->rate(rate, plan)); !done)
                return done;
        }
        return {};
    }

    static int duration(const dom::object &term)
    {
        std::int64_t years = 0;
        if (term["leaseContractLength"]["duration"].get_int64().get(years) != simdjson::SUCCESS)
            return 0;
        return years == 1 || years == 3 ? static_cast<int>(years) : 0;
    }

    Result<void> rate(const dom::element &element, const Plan &plan)
    {
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused("rates", "", Phrase::objects);
        const std::string_view usage = textAt(object, "discountedUsageType");
        moveTo(usage);
        if (const auto name = repeatedName(object,
                {"discountedUsageType", "discountedOperation", "discountedServiceCode", "unit", "discountedRegionCode",
                    "discountedRate"});
            !name.empty())
            return refused("rates", name, Phrase::eachNameOnce);
        const std::string_view operation = textAt(object, "discountedOperation");
        const std::string_view service = textAt(object, "discountedServiceCode");
        if (!service.empty() && service != "AmazonEC2") {
            m_batch.skipped("import.skip.other_product");
            return {};
        }
        if (operation != "RunInstances") {
            m_batch.skipped("import.skip.other_operation");
            return {};
        }
        const std::size_t box = usage.find("BoxUsage");
        if (box == std::string_view::npos || (box != 0 && usage[box - 1] != '-')) { // DedicatedUsage, UnusedBox, ...
            m_batch.skipped("import.skip.other_tenancy");
            return {};
        }
        const std::string_view after = usage.substr(box + 8);
        // The oldest usage type of all bears no name: m1.small.
        const std::string_view type = after.empty() ? std::string_view("m1.small") : after.substr(1);
        if ((!after.empty() && after.front() != ':') || type.empty() || type.size() > 64)
            return refused("rates.discountedUsageType", usage, clause<Phrase::verbatim>("BoxUsage:type"));
        const std::string_view unit = textAt(object, "unit");
        if (unit != "Hrs" && unit != "Hours")
            return refused("rates.unit", unit, clause<Phrase::verbatim>("Hrs"));
        std::string_view region = textAt(object, "discountedRegionCode");
        if (region.empty())
            region = *m_head.region;
        if (region.empty()) {
            m_batch.skipped("import.skip.no_region");
            return {};
        }
        dom::object price;
        if (object["discountedRate"].get_object().get(price) != simdjson::SUCCESS)
            return refused("rates.discountedRate", usage, Phrase::object);
        if (const auto name = repeatedName(price, {"currency", "price"}); !name.empty())
            return refused("rates.discountedRate", name, Phrase::eachNameOnce);
        const std::string_view currency = textAt(price, "currency");
        if (currency != "USD")
            return refused("rates.discountedRate.currency", currency, clause<Phrase::verbatim>("USD"));
        const auto nano = parseNanoUsd(textAt(price, "price"));
        if (!nano || *nano > kMaxPriceNano)
            return refused("rates.discountedRate.price", textAt(price, "price"), Phrase::price);
        if (*nano == 0) {
            m_batch.skipped("import.skip.zero_price");
            return {};
        }
        CommitmentIn row;
        row.type = type;
        row.region = region;
        row.plan = plan.id;
        row.payment = plan.payment;
        row.termYears = plan.years;
        row.asOf = *m_head.published;
        row.effectiveNano = *nano;
        if (plan.payment == "no_upfront") {
            row.upfrontNano = 0;
            row.hourlyNano = *nano;
        }
        m_batch.commitment(row);
        m_complete.emplace(plan.id, region);
        m_places.push_back(byteOf(m_cursor));
        return {};
    }

    const std::filesystem::path &m_file;
    std::string m_name;
    ImportBatch &m_batch;
    Date m_latest;
    const ProgressFn &m_progress;
    RefusedRows m_bad;
    dom::parser m_parser{kMostOfMember + (std::size_t{1} << 20U)};
    std::string_view m_text; // what is being read, ...
    std::uint64_t m_offset = 1; // ... the byte of the file behind its first character, ...
    std::size_t m_cursor = 0; // ... and how far in it: SKU, then usage type
    bool m_sawProducts = false, m_sawRates = false, m_ratesTooEarly = false;
    OfferHead m_head;
    std::map<std::string, Plan, std::less<>> m_plans;
    std::set<std::pair<std::string_view, std::string>> m_complete; // plan and region
    std::vector<std::uint64_t> m_places; // of the batch's rows
};

} // namespace

Likeness recogniseSavingsPlans(const FileHead &head)
{
    return head.has("\"publicationDate\"") && head.has("SavingsPlan") ? Likeness::likely : Likeness::none;
}

Result<ParsedImport> parseSavingsPlans(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    ImportSource source;
    source.fileName = file.filename().string();
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    if (auto done = SavingsPlanParser(file, parsed.batch, latestDay(options), progress).run(); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
