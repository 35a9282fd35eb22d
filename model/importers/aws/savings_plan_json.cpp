// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/savings_plan_json.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_names.h"
#include "model/importers/common/json_place.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <set>
#include <unordered_map>
#include <vector>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

struct Plan {
    std::string_view id, payment; // static ids
    int years = 0;
};

std::string_view memberText(const dom::object &object, std::string_view key)
{
    std::string_view value;
    if (object[key].get_string().get(value) != simdjson::SUCCESS)
        return {};
    return value;
}

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
    SavingsPlanParser(
        std::string name, std::string_view json, ImportBatch &batch, Date latest, const ProgressFn &progress)
        : m_name(std::move(name))
        , m_json(json)
        , m_batch(batch)
        , m_latest(latest)
        , m_progress(progress)
    {
    }

    Result<void> run(const dom::element &element)
    {
        if (auto done = m_bad.end(read(element)); !done)
            return done;
        for (const auto &[plan, region] : m_complete) // a file lists all that a plan covers in its region
            m_batch.completeFor(plan, region, *m_published);
        m_batch.source().title
            = "AWS Savings Plans" + (m_region.empty() ? std::string() : ", " + std::string(m_region));
        if (const auto clash = m_batch.uniteRepeats())
            return contradiction(*clash);
        return {};
    }

private:
    Result<void> read(const dom::element &element)
    {
        dom::object root;
        dom::array products;
        dom::object terms;
        dom::array plans;
        if (element.get_object().get(root) != simdjson::SUCCESS)
            return refused("", "", Phrase::object);
        if (const auto name = repeatedName(root, {"publicationDate", "regionCode", "version", "products", "terms"});
            !name.empty())
            return refused("", name, Phrase::eachNameOnce);
        m_published = offerDate(memberText(root, "publicationDate"), m_latest);
        if (!m_published)
            return refused("publicationDate", memberText(root, "publicationDate"), dayExpected(m_latest));
        m_region = memberText(root, "regionCode");
        m_batch.source().edition = memberText(root, "version");
        if (root["products"].get_array().get(products) != simdjson::SUCCESS)
            return refused("products", "", Phrase::array);
        if (root["terms"].get_object().get(terms) != simdjson::SUCCESS
            || terms["savingsPlan"].get_array().get(plans) != simdjson::SUCCESS)
            return refused("terms.savingsPlan", "", Phrase::array);
        for (const dom::element product : products)
            if (auto done = m_bad.keep(this->product(product)); !done)
                return done;
        const std::size_t count = plans.size();
        std::size_t i = 0;
        for (const dom::element plan : plans) {
            if (!keepGoing(m_progress, 0.5 + 0.45 * static_cast<double>(i++) / static_cast<double>(count + 1)))
                return fail(Error::Code::cancelled, {"job.cancelled", {}});
            if (auto done = m_bad.keep(term(plan)); !done)
                return done;
        }
        return {};
    }

    tl::unexpected<Error> refused(Argument field, Argument found, Clause expected) const
    {
        std::size_t place = 0;
        for (const std::string_view step : m_path) // SKU, usage type: inwards
            place = m_bad.lists() ? placeOfText(m_json, step, place) : 0;
        if (const std::string *cell = found.data(); cell && !cell->empty() && m_bad.lists())
            place = placeOfText(m_json, *cell, place);
        return tl::unexpected<Error>(
            inputRefusedAtByte(m_name, place, std::move(field), std::move(found), std::move(expected)));
    }

    // Two rates of one plan, term and type: both named by their bytes.
    Result<void> contradiction(const BatchClash &clash) const
    {
        const auto &[oneSku, oneUsage] = m_rates[clash.first];
        const auto &[twoSku, twoUsage] = m_rates[clash.second];
        const auto place = [&](std::string_view sku, std::string_view usage) {
            return placeOfText(m_json, usage, placeOfText(m_json, sku, placeOfText(m_json, "savingsPlan")));
        };
        const std::size_t one = place(oneSku, oneUsage);
        std::size_t two = place(twoSku, twoUsage);
        if (two == one)
            two = placeOfText(m_json, twoUsage, one + 1);
        return tl::unexpected<Error>(inputRefusedAtByte(
            m_name, two, clash.table + ' ' + clash.key, clash.after, clause<Phrase::asGivenAtByte>(clash.before, one)));
    }

    Result<void> product(const dom::element &element)
    {
        m_path.clear();
        dom::object object;
        dom::object attributes;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused("products", "", Phrase::objects);
        const std::string_view sku = memberText(object, "sku");
        if (sku.empty())
            return refused("products.sku", "", Phrase::sku);
        Plan plan;
        plan.id = planId(memberText(object, "productFamily"));
        if (plan.id.empty())
            plan.id = planId(memberText(object, "serviceCode"));
        if (object["attributes"].get_object().get(attributes) == simdjson::SUCCESS) {
            plan.payment = paymentId(memberText(attributes, "purchaseOption"));
            plan.years = leaseYears(memberText(attributes, "purchaseTerm"));
        }
        if (!m_plans.emplace(sku, plan).second) {
            m_path = {"products", sku, "sku"}; // the second of the two lies behind the first
            return refused("products.sku", sku, Phrase::eachSkuOnce);
        }
        return {};
    }

    Result<void> term(const dom::element &element)
    {
        m_path.clear();
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused("terms.savingsPlan", "", Phrase::objects);
        const std::string_view sku = memberText(object, "sku");
        m_path = {"savingsPlan", sku};
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
        m_path.resize(2);
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return refused("rates", "", Phrase::objects);
        const std::string_view usage = memberText(object, "discountedUsageType");
        if (const auto name = repeatedName(object,
                {"discountedUsageType", "discountedOperation", "discountedServiceCode", "unit", "discountedRegionCode",
                    "discountedRate"});
            !name.empty())
            return refused("rates", name, Phrase::eachNameOnce);
        m_path.push_back(usage);
        const std::string_view operation = memberText(object, "discountedOperation");
        const std::string_view service = memberText(object, "discountedServiceCode");
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
        const std::string_view unit = memberText(object, "unit");
        if (unit != "Hrs" && unit != "Hours")
            return refused("rates.unit", unit, clause<Phrase::verbatim>("Hrs"));
        std::string_view region = memberText(object, "discountedRegionCode");
        if (region.empty())
            region = m_region;
        if (region.empty()) {
            m_batch.skipped("import.skip.no_region");
            return {};
        }
        dom::object price;
        if (object["discountedRate"].get_object().get(price) != simdjson::SUCCESS)
            return refused("rates.discountedRate", usage, Phrase::object);
        if (const auto name = repeatedName(price, {"currency", "price"}); !name.empty())
            return refused("rates.discountedRate", name, Phrase::eachNameOnce);
        const std::string_view currency = memberText(price, "currency");
        if (currency != "USD")
            return refused("rates.discountedRate.currency", currency, clause<Phrase::verbatim>("USD"));
        const auto nano = parseNanoUsd(memberText(price, "price"));
        if (!nano || *nano > kMaxPriceNano)
            return refused("rates.discountedRate.price", memberText(price, "price"), Phrase::price);
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
        row.asOf = *m_published;
        row.effectiveNano = *nano;
        if (plan.payment == "no_upfront") {
            row.upfrontNano = 0;
            row.hourlyNano = *nano;
        }
        m_batch.commitment(row);
        m_complete.emplace(plan.id, region);
        m_rates.emplace_back(m_path[1], usage);
        return {};
    }

    std::string m_name;
    std::string_view m_json;
    std::vector<std::string_view> m_path; // to what is being read
    ImportBatch &m_batch;
    Date m_latest;
    const ProgressFn &m_progress;
    RefusedRows m_bad;
    std::optional<Date> m_published;
    std::string_view m_region;
    std::unordered_map<std::string_view, Plan> m_plans;
    std::set<std::pair<std::string_view, std::string_view>> m_complete; // plan and region
    std::vector<std::pair<std::string_view, std::string_view>> m_rates; // SKU and usage type of the batch's rows
};

} // namespace

Likeness recogniseSavingsPlans(const FileHead &head)
{
    return head.has("\"publicationDate\"") && head.has("SavingsPlan") ? Likeness::likely : Likeness::none;
}

Result<ParsedImport> parseSavingsPlans(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    auto text = readPadded(file, kMaxJsonFile, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    dom::parser parser;
    dom::element root;
    if (const auto error = parser.parse(*text).get(root); error != simdjson::SUCCESS)
        return tl::unexpected<Error>(jsonRefused(file, *text, error));
    ImportSource source;
    source.fileName = file.filename().string();
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    if (auto done
        = SavingsPlanParser(file.filename().string(), *text, parsed.batch, latestDay(options), progress).run(root);
        !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
