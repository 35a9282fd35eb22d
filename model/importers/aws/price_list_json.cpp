// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/price_list_json.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/json_names.h"
#include "model/importers/common/json_place.h"
#include "model/importers/common/json_stream.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/input_file.h"
#include "model/support/parallel.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

enum PathIndex : std::size_t { kProducts, kOnDemand, kReserved };

struct Product {
    std::string sku, type, region;
};

struct OnDemandPrice {
    const Product *product;
    std::int64_t nano;
    std::string term; // "SKU.term": names the place
    std::optional<Date> since; // of the term
};

struct ReservedPrice {
    const Product *product;
    std::string_view plan, payment; // static ids
    int years;
    CommitmentPrice price;
    std::string term;
    std::optional<Date> since;
};

// The member of a batch that is being read.
struct Member {
    const JsonBatch *batch;
    std::size_t number;
    std::string_view key;
};

// What one batch yields; merged in file order.
struct BatchResult {
    std::vector<Product> products;
    std::vector<OnDemandPrice> onDemand;
    std::vector<ReservedPrice> reserved;
    std::map<std::string_view, std::size_t> skipped;
    std::vector<Error> refused; // a record each
    std::optional<Error> error; // ends the reading
};

class PriceListParser
{
public:
    PriceListParser(const std::filesystem::path &file, ImportBatch &batch, Date latest, const ProgressFn &progress)
        : m_file(file)
        , m_name(file.filename().string())
        , m_batch(batch)
        , m_latest(latest)
        , m_progress(progress)
    {
    }

    Result<void> run()
    {
        // The terms speak of products by SKU. Products come first in every published file; if not, a second reading
        // takes the terms.
        auto done = m_bad.end(pass(true));
        if (done && m_termsBeforeProducts) {
            m_onDemand.clear();
            m_reserved.clear();
            done = m_bad.end(pass(false));
        }
        if (!done)
            return done;
        if (m_head.offerCode != "AmazonEC2")
            return tl::unexpected<Error>(inputRefusedAtByte(
                m_name, m_head.offerCodeAt, "offerCode", m_head.offerCode, clause<Phrase::verbatim>("AmazonEC2")));
        if (!m_head.published)
            return tl::unexpected<Error>(inputRefusedAtByte(m_name, 0, "publicationDate", "", Phrase::date));
        if (!m_sawProducts || !m_sawTerms)
            return tl::unexpected<Error>(
                inputRefusedAtByte(m_name, 0, m_sawProducts ? "terms" : "products", "", Phrase::theMember));
        m_batch.source().edition = m_head.edition;
        return hand();
    }

private:
    Result<void> pass(bool withProducts)
    {
        JsonStreamPlan plan;
        plan.batchPaths = {"products", "terms/OnDemand", "terms/Reserved"};
        JsonStreamHandlers handlers;
        handlers.entered = [&](std::size_t path) -> Result<void> {
            if (path == kProducts)
                m_sawProducts = true;
            else {
                m_sawTerms = true;
                m_termsBeforeProducts = m_termsBeforeProducts || (withProducts && !m_sawProducts);
            }
            return {};
        };
        handlers.other = [&](const std::string &path, std::string_view json, std::uint64_t offset) {
            return readOfferHead(m_head, m_name, path, json, offset, m_latest);
        };
        handlers.batches = [&](std::span<const JsonBatch> batches) { return take(batches, withProducts); };
        const double share = m_termsBeforeProducts ? 0.5 : 1.0;
        const double before = withProducts ? 0.0 : 0.5;
        return streamJson(
            m_file, plan, handlers, [&](double done) { return keepGoing(m_progress, before + share * done * 0.95); });
    }

    Result<void> take(std::span<const JsonBatch> batches, bool withProducts)
    {
        std::vector<BatchResult> results(batches.size());
        while (m_parsers.size() < batches.size())
            m_parsers.push_back(std::make_unique<dom::parser>(kMaxParsed));
        parallelFor(batches.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                parse(batches[i], *m_parsers[i], withProducts, results[i]);
        });
        for (std::size_t i = 0; i < results.size(); ++i) {
            BatchResult &result = results[i];
            if (result.error)
                return tl::unexpected<Error>(*result.error);
            for (Error &refused : result.refused)
                if (auto kept = m_bad.keep(tl::unexpected<Error>(std::move(refused))); !kept)
                    return kept;
            for (Product &product : result.products) {
                auto kept = std::make_unique<Product>(std::move(product));
                if (!m_bySku.emplace(std::string_view(kept->sku), kept.get()).second) {
                    const std::size_t place = m_bad.lists() ? placeOfText(batches[i].text, kept->sku) : 0;
                    if (auto told = m_bad.keep(tl::unexpected<Error>(inputRefusedAtByte(
                            m_name, byteOf(batches[i], place), "products", kept->sku, Phrase::eachSkuOnce)));
                        !told)
                        return told;
                    continue;
                }
                m_products.push_back(std::move(kept));
            }
            for (const auto &[reason, count] : result.skipped)
                m_batch.skipped(reason, count);
            m_onDemand.insert(m_onDemand.end(), result.onDemand.begin(), result.onDemand.end());
            m_reserved.insert(m_reserved.end(), result.reserved.begin(), result.reserved.end());
        }
        return {};
    }

    void parse(const JsonBatch &batch, dom::parser &parser, bool withProducts, BatchResult &result) const
    {
        dom::element root;
        dom::object members;
        const auto error = parser.parse(batch.text.data(), batch.size, false).get(root);
        if (error != simdjson::SUCCESS || root.get_object().get(members) != simdjson::SUCCESS) {
            result.error = locate(batch, simdjson::error_message(error));
            return;
        }
        Member at{&batch, 0, {}};
        for (const auto member : members) {
            at.key = member.key;
            dom::object object;
            if (member.value.get_object().get(object) != simdjson::SUCCESS) {
                refuse(at, kPathNames[batch.path], member.key, Phrase::object, result);
            } else if (batch.path == kProducts) {
                if (withProducts)
                    product(at, object, result);
            } else if (batch.path == kOnDemand) {
                onDemand(at, object, result);
            } else {
                reserved(at, object, result);
            }
            ++at.number;
        }
    }

    // Position p of a batch's text is this byte of the file.
    static std::uint64_t byteOf(const JsonBatch &batch, std::size_t place)
    {
        return batch.offset + (place == 0 ? 0 : place - 1);
    }

    // Names the byte of what was found, or else of the member.
    void refuse(const Member &member, Argument field, Argument found, Clause expected, BatchResult &result) const
    {
        const std::string_view text = std::string_view(member.batch->text).substr(0, member.batch->size);
        const bool listed = m_bad.lists() && result.refused.size() < RefusedRows::kListed;
        const std::string *cell = found.data();
        const std::size_t place = listed ? placeInMember(text, member.number, cell ? *cell : std::string_view()) : 0;
        result.refused.push_back(inputRefusedAtByte(
            m_name, byteOf(*member.batch, place), std::move(field), std::move(found), std::move(expected)));
    }

    // The first member of the batch that is no valid JSON, so that the message names a byte near the fault.
    Error locate(const JsonBatch &batch, std::string_view reason) const
    {
        std::size_t at = 1;
        std::size_t depth = 0;
        std::size_t memberBegin = 1;
        bool inString = false;
        dom::parser parser(kMaxParsed);
        for (; at < batch.size; ++at) {
            const char c = batch.text[at];
            if (inString) {
                if (c == '\\')
                    ++at;
                else if (c == '"')
                    inString = false;
            } else if (c == '"') {
                inString = true;
            } else if (c == '{' || c == '[') {
                ++depth;
            } else if ((c == '}' || c == ']') && depth > 0 && --depth == 0) {
                const simdjson::padded_string member("{" + batch.text.substr(memberBegin, at + 1 - memberBegin) + "}");
                dom::element element;
                if (parser.parse(member).get(element) != simdjson::SUCCESS)
                    break;
                memberBegin = at + 1;
                while (memberBegin < batch.size
                    && (batch.text[memberBegin] == ',' || batch.text[memberBegin] == ' '
                        || batch.text[memberBegin] == '\n' || batch.text[memberBegin] == '\r'))
                    ++memberBegin;
            }
        }
        Error error = inputRefusedAtByte(m_name, batch.offset + memberBegin - 1, kPathNames[batch.path],
            std::string_view(batch.text).substr(memberBegin, 60), Phrase::validJson);
        error.detail = reason;
        return error;
    }

    void product(const Member &member, const dom::object &object, BatchResult &result) const
    {
        dom::object attributes;
        if (const auto name = repeatedName(object, {"productFamily", "attributes"}); !name.empty()) {
            refuse(member, "products", name, Phrase::eachNameOnce, result);
            return;
        }
        if (object["attributes"].get_object().get(attributes) != simdjson::SUCCESS) {
            ++result.skipped["import.skip.other_product"];
            return;
        }
        OfferAttributes a;
        a.productFamily = textAt(object, "productFamily");
        for (const auto field : attributes) { // one walk instead of ten searches
            std::string_view value;
            if (field.value.get_string().get(value) != simdjson::SUCCESS)
                continue;
            const std::string_view key = field.key;
            std::string_view *const place = key == "instanceType" ? &a.instanceType
                : key == "regionCode"                             ? &a.regionCode
                : key == "locationType"                           ? &a.locationType
                : key == "operatingSystem"                        ? &a.operatingSystem
                : key == "tenancy"                                ? &a.tenancy
                : key == "preInstalledSw"                         ? &a.preInstalledSoftware
                : key == "capacitystatus"                         ? &a.capacityStatus
                : key == "operation"                              ? &a.operation
                : key == "marketoption"                           ? &a.marketOption
                                                                  : nullptr;
            if (place == nullptr)
                continue;
            if (place->data() != nullptr) {
                refuse(member, "attributes", key, Phrase::eachNameOnce, result);
                return;
            }
            *place = value;
        }
        const std::string_view reason = offerSkipReason(a);
        if (reason.empty())
            result.products.push_back(
                {std::string(member.key), std::string(a.instanceType), std::string(a.regionCode)});
        else
            ++result.skipped[reason];
    }

    // One price dimension: its unit and price. An unreadable price of a wanted product refuses the file.
    bool dimension(const dom::element &element, const Member &member, bool reserved, std::string_view &unit,
        std::int64_t &nano, BatchResult &result) const
    {
        dom::object object;
        dom::object prices;
        if (element.get_object().get(object) != simdjson::SUCCESS
            || object["pricePerUnit"].get_object().get(prices) != simdjson::SUCCESS) {
            refuse(member, "pricePerUnit", "", Phrase::object, result);
            return false;
        }
        for (const std::string_view name :
            {repeatedName(object, {"unit", "pricePerUnit"}), repeatedName(prices, {"USD"})}) {
            if (!name.empty()) {
                refuse(member, "priceDimensions", name, Phrase::eachNameOnce, result);
                return false;
            }
        }
        unit = textAt(object, "unit");
        if (!isHours(unit)
            && !(reserved && isUpfront(unit))) { // a price of another unit would be taken for one an hour, or be lost
            refuse(member, "unit", unit, reserved ? Clause(Phrase::hrsOrQuantity) : clause<Phrase::verbatim>("Hrs"),
                result);
            return false;
        }
        const std::string_view usd = textAt(prices, "USD");
        const auto parsed = parseNanoUsd(usd);
        if (!parsed || (isHours(unit) && *parsed > kMaxPriceNano)) {
            refuse(member, "pricePerUnit.USD", usd.empty() ? simdjson::minify(prices) : std::string(usd), Phrase::price,
                result);
            return false;
        }
        nano = *parsed;
        return true;
    }

    void onDemand(const Member &member, const dom::object &terms, BatchResult &result) const
    {
        const auto found = m_bySku.find(member.key);
        if (found == m_bySku.end())
            return;
        for (const auto term : terms) {
            dom::object dimensions;
            std::optional<Date> since;
            if (term.value["priceDimensions"].get_object().get(dimensions) != simdjson::SUCCESS) {
                refuse(member, "priceDimensions", term.key, Phrase::object, result);
                return;
            }
            if (!termHead(term.value, member, since, result))
                return;
            for (const auto entry : dimensions) {
                std::string_view unit;
                std::int64_t nano = 0;
                if (!dimension(entry.value, member, false, unit, nano, result))
                    return;
                if (nano == 0)
                    ++result.skipped["import.skip.zero_price"];
                else
                    result.onDemand.push_back({found->second, nano, std::string(term.key), since});
            }
        }
    }

    void reserved(const Member &member, const dom::object &terms, BatchResult &result) const
    {
        const auto found = m_bySku.find(member.key);
        if (found == m_bySku.end())
            return;
        for (const auto term : terms) {
            dom::object dimensions;
            dom::object attributes;
            if (term.value["priceDimensions"].get_object().get(dimensions) != simdjson::SUCCESS
                || term.value["termAttributes"].get_object().get(attributes) != simdjson::SUCCESS) {
                refuse(member, "termAttributes", term.key, Phrase::object, result);
                return;
            }
            if (const auto name = repeatedName(attributes, {"OfferingClass", "PurchaseOption", "LeaseContractLength"});
                !name.empty()) {
                refuse(member, "termAttributes", name, Phrase::eachNameOnce, result);
                return;
            }
            ReservedPrice row{found->second, reservedPlanId(textAt(attributes, "OfferingClass")),
                paymentId(textAt(attributes, "PurchaseOption")), leaseYears(textAt(attributes, "LeaseContractLength")),
                {}, std::string(term.key), {}};
            if (!termHead(term.value, member, row.since, result))
                return;
            if (row.plan.empty() || row.payment.empty() || row.years == 0) {
                ++result.skipped["import.skip.other_term"];
                continue;
            }
            for (const auto entry : dimensions) {
                std::string_view unit;
                std::int64_t nano = 0;
                if (!dimension(entry.value, member, true, unit, nano, result))
                    return;
                auto &part = isHours(unit) ? row.price.hourlyNano : row.price.upfrontNano;
                if (part && *part != nano) {
                    refuse(member, "unit", row.term, Phrase::eachPriceOfTermOnce, result);
                    return;
                }
                part = nano;
            }
            const auto effective = row.price.effectiveNano(row.years);
            if (!effective || *effective <= 0)
                ++result.skipped["import.skip.zero_price"];
            else
                result.reserved.push_back(row);
        }
    }

    // What holds of a term of either kind: each name once, and the day from which it is in force.
    bool termHead(
        const dom::element &element, const Member &member, std::optional<Date> &since, BatchResult &result) const
    {
        dom::object term;
        if (element.get_object().get(term) != simdjson::SUCCESS)
            return true; // refused by its members
        if (const auto name = repeatedName(term, {"priceDimensions", "termAttributes", "effectiveDate"});
            !name.empty()) {
            refuse(member, "terms", name, Phrase::eachNameOnce, result);
            return false;
        }
        std::string_view day;
        if (term["effectiveDate"].get_string().get(day) != simdjson::SUCCESS)
            return true;
        since = Date::parse(day.substr(0, 10));
        if (!since) {
            refuse(member, "effectiveDate", day, Phrase::date, result);
            return false;
        }
        return true;
    }

    // Takes out terms that begin after the publication: they are not what it costs on the day of the file.
    template <class Row>
    void dropLater(std::vector<Row> &rows)
    {
        const std::size_t later
            = std::erase_if(rows, [&](const Row &row) { return row.since && *row.since > *m_head.published; });
        if (later > 0)
            m_batch.skipped("import.skip.not_in_force", later);
    }

    Result<void> hand()
    {
        dropLater(m_onDemand);
        dropLater(m_reserved);
        std::set<std::string_view> regions;
        for (const OnDemandPrice &row : m_onDemand) {
            m_batch.onDemand(row.product->type, row.product->region, *m_head.published, row.nano);
            regions.insert(row.product->region);
        }
        for (const std::string_view region : regions) // a whole file lists all that is on offer there
            m_batch.completeFor("on_demand", region, *m_head.published);
        std::set<std::pair<std::string_view, std::string_view>> plans;
        for (const ReservedPrice &row : m_reserved) {
            plans.emplace(row.plan, row.product->region);
            CommitmentIn in;
            in.type = row.product->type;
            in.region = row.product->region;
            in.plan = row.plan;
            in.payment = row.payment;
            in.termYears = row.years;
            in.asOf = *m_head.published;
            in.effectiveNano = *row.price.effectiveNano(row.years);
            in.upfrontNano = row.price.upfrontNano ? row.price.upfrontNano : std::optional<std::int64_t>(0);
            in.hourlyNano = row.price.hourlyNano ? row.price.hourlyNano : std::optional<std::int64_t>(0);
            m_batch.commitment(in);
        }
        for (const auto &[plan, region] : plans)
            m_batch.completeFor(plan, region, *m_head.published);
        if (regions.size() == 1)
            m_batch.source().title += ", " + std::string(*regions.begin());
        const auto clash = m_batch.uniteRepeats();
        if (!clash)
            return {};
        const bool onDemand = clash->table == "price_on_demand"; // rows of the batch stand in the order of ours
        return contradiction(*clash, onDemand ? m_onDemand[clash->first].term : m_reserved[clash->first].term,
            onDemand ? m_onDemand[clash->second].term : m_reserved[clash->second].term);
    }

    // Two terms with one subject and two prices, both named by their bytes.
    Result<void> contradiction(const BatchClash &clash, const std::string &first, const std::string &second) const
    {
        const std::uint64_t one = placeInFile(first, 0);
        const std::uint64_t two = placeInFile(second, first == second ? one + 1 : 0);
        return tl::unexpected<Error>(inputRefusedAtByte(m_name, two, clash.table + ' ' + clash.key, clash.after,
            clause<Phrase::asFileSaysAtByte>(clash.before, first, one)));
    }

    // Byte of a name in quotes, at `from` or behind it; 0 if it is not there (an escaped one).
    std::uint64_t placeInFile(const std::string &name, std::uint64_t from) const
    {
        const std::string text = '"' + name + '"';
        InputFile in(m_file);
        if (!in.open())
            return 0;
        std::string part;
        std::uint64_t begin = 0;
        std::string block(std::size_t{1} << 20U, '\0');
        for (auto got = in.read(block); got && *got > 0; got = in.read(block)) {
            part.append(block, 0, *got);
            if (const std::size_t found = part.find(text, from > begin ? from - begin : 0); found != std::string::npos)
                return begin + found;
            const std::size_t keep = std::min(part.size(), text.size());
            begin += part.size() - keep;
            part.erase(0, part.size() - keep);
        }
        return 0;
    }

    static constexpr std::size_t kMaxParsed = std::size_t{32} << 20U;
    static constexpr std::array<std::string_view, 3> kPathNames{"products", "terms.OnDemand", "terms.Reserved"};

    std::filesystem::path m_file;
    std::string m_name;
    ImportBatch &m_batch;
    Date m_latest;
    const ProgressFn &m_progress;
    OfferHead m_head;
    RefusedRows m_bad;
    bool m_sawProducts = false, m_sawTerms = false, m_termsBeforeProducts = false;
    std::vector<std::unique_ptr<Product>> m_products;
    std::unordered_map<std::string_view, const Product *> m_bySku;
    std::vector<OnDemandPrice> m_onDemand;
    std::vector<ReservedPrice> m_reserved;
    std::vector<std::unique_ptr<dom::parser>> m_parsers;
};

} // namespace

Likeness recognisePriceListJson(const FileHead &head)
{
    return head.has("\"offerCode\"") && head.has("\"AmazonEC2\"") ? Likeness::likely : Likeness::none;
}

Result<ParsedImport> parsePriceListJson(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    ImportSource source;
    source.fileName = file.filename().string();
    source.title = "AWS Price List, AmazonEC2";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    if (auto done = PriceListParser(file, parsed.batch, latestDay(options), progress).run(); !done)
        return tl::unexpected<Error>(done.error());
    if (!keepGoing(progress, 1.0))
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    return parsed;
}

} // namespace wattfare
