// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/published.h"

#include "model/catalog/overlay/overlay_merge.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "model/catalog/store/fact_tables.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace wattfare {

namespace {

constexpr std::string_view kChoiceTable = "team_choice";
constexpr std::string_view kSpecificationTable = "specification";
constexpr std::array<std::string_view, 21> kChoiceFields{"kind", "instance_type", "region", "option", "subject_kind",
    "subject", "quantity", "unit", "method", "model", "precision", "basis", "note", "year", "value", "low", "high",
    "sequence_length", "nodes", "batch_size", "set_at"};
constexpr std::array<std::string_view, 4> kSpecificationFields{"fact_table", "fact_key", "column_name", "value"};
constexpr std::array kKinds{
    UserChoice::Kind::price, UserChoice::Kind::discount, UserChoice::Kind::figure, UserChoice::Kind::throughput};
constexpr std::size_t kTextBytes = 4000; // of a field: notes are the longest

// The tables of an overlay whose rows are those of a CSV of the catalogue.
constexpr std::array<std::string_view, 12> kTables{"source", "figure", "price_on_demand", "price_spot",
    "price_capacity_block", "interruption_band", "commitment", "benchmark", "carbon_profile_hourly",
    "carbon_profile_month_hour", "availability_trace", "availability_run"};

std::size_t fieldCount(const PublishedRow &row)
{
    if (row.table == kChoiceTable)
        return kChoiceFields.size();
    if (row.table == kSpecificationTable)
        return kSpecificationFields.size();
    if (row.table != "spot_history" && std::ranges::find(kTables, row.table) == kTables.end())
        return 0;
    return factTable(row.table)->fields.size();
}

void append(std::string &key, std::string_view part)
{
    if (!key.empty())
        key += '\x1f';
    key += part;
}

std::optional<double> optionalNumber(std::string_view text) { return text.empty() ? std::nullopt : parseFinite(text); }

// A choice of well-formed fields: whether its values may be is for checkChoice.
std::optional<UserChoice> choiceOfFields(const std::vector<std::string> &f, std::string_view *bad = nullptr)
{
    UserChoice c;
    const auto wrong = [&](std::size_t field) -> std::optional<UserChoice> {
        if (bad != nullptr)
            *bad = kChoiceFields[field];
        return std::nullopt;
    };
    const auto kind = std::ranges::find(kKinds, f[0], choiceKindId);
    if (kind == kKinds.end())
        return wrong(0);
    c.kind = *kind;
    c.type = f[1];
    c.region = f[2];
    c.option = f[3];
    const auto subjectKind = parseSubjectKind(f[4]);
    if (!subjectKind)
        return wrong(4);
    c.subjectKind = *subjectKind;
    c.subject = f[5];
    c.quantity = f[6];
    c.unit = f[7];
    c.method = f[8];
    c.model = f[9];
    c.precision = f[10];
    c.basis = f[11];
    c.note = f[12];
    if (!f[13].empty()) {
        c.year = parseNumber<int>(f[13]);
        if (!c.year)
            return wrong(13);
    }
    const auto value = parseFinite(f[14]);
    if (!value)
        return wrong(14);
    c.value = *value;
    std::size_t field = 15;
    for (std::optional<double> *number : {&c.low, &c.high, &c.sequenceLength, &c.nodes, &c.batchSize}) {
        *number = optionalNumber(f[field]);
        if (!*number && !f[field].empty())
            return wrong(field);
        ++field;
    }
    const auto setAt = parseInteger(f[20]);
    if (!setAt || *setAt <= 0)
        return wrong(20);
    c.setAt = *setAt;
    return c;
}

} // namespace

std::string publishedKey(const PublishedRow &row)
{
    if (fieldCount(row) == 0 || fieldCount(row) != row.fields.size())
        return {};
    if (row.table == kChoiceTable) {
        const auto choice = choiceOfFields(row.fields);
        if (!choice)
            return {};
        std::string key = choiceKey(*choice);
        while (key.ends_with('\x1f')) // the key of the overlay ends every part so
            key.pop_back();
        return key;
    }
    std::string key;
    if (row.table == kSpecificationTable) {
        for (std::size_t i = 0; i < 3; ++i)
            append(key, row.fields[i]);
        return key;
    }
    const FactTable &table = *factTable(row.table);
    for (std::size_t i = 0; i < table.fields.size(); ++i) {
        if (table.fields[i].column != "source"
            && std::ranges::find(table.key, table.fields[i].column) != table.key.end())
            append(key, row.fields[i]);
    }
    return key;
}

namespace {

// The fields that say something beyond the key, as name and text.
std::vector<std::pair<std::string_view, std::string_view>> sayings(const PublishedRow &row)
{
    std::vector<std::pair<std::string_view, std::string_view>> out;
    if (row.table == kSpecificationTable)
        return {{"value", row.fields[3]}};
    if (row.table == kChoiceTable) {
        out.emplace_back("value", row.fields[14]);
        if (!row.fields[7].empty())
            out.emplace_back("unit", row.fields[7]);
        for (const std::size_t field : {13u, 15u, 16u, 19u}) {
            if (!row.fields[field].empty())
                out.emplace_back(kChoiceFields[field], row.fields[field]);
        }
        // A price of another day is another price; when a watt was typed does not matter.
        const bool priced = row.fields[0] == choiceKindId(UserChoice::Kind::price)
            || row.fields[0] == choiceKindId(UserChoice::Kind::discount);
        if (priced)
            out.emplace_back("kind", row.fields[0]);
        if (priced)
            out.emplace_back("set_at", row.fields[20]);
        return out;
    }
    const FactTable &table = *factTable(row.table);
    for (std::size_t i = 0; i < table.fields.size(); ++i) {
        const std::string_view column = table.fields[i].column;
        if (column == "source" || column == "note" || column == "locator" || column == "provider"
            || row.fields[i].empty() || std::ranges::find(table.key, column) != table.key.end())
            continue;
        out.emplace_back(table.fields[i].csv, row.fields[i]);
    }
    return out;
}

} // namespace

std::string publishedValue(const PublishedRow &row)
{
    std::string value;
    for (const auto &[name, text] : sayings(row)) {
        append(value, name);
        append(value, text);
    }
    return value;
}

std::string publishedText(const PublishedRow &row)
{
    if (row.table == kChoiceTable) {
        const auto choice = choiceOfFields(row.fields);
        std::string unit = row.fields[7];
        if (choice && choice->kind == UserChoice::Kind::price)
            unit = "USD/h";
        if (choice && choice->kind == UserChoice::Kind::discount)
            unit = "%";
        return row.fields[14] + ' ' + unit;
    }
    std::string text;
    for (const auto &[name, value] : sayings(row)) {
        if (row.table != kSpecificationTable)
            text.append(text.empty() ? "" : ", ").append(name).append(1, '=');
        text += value;
    }
    return readableExcerpt(text, 120);
}

std::optional<PublishedMeaning> publishedMeaning(const PublishedRow &row)
{
    if (publishedKey(row).empty())
        return std::nullopt;
    PublishedMeaning meaning;
    const auto made = [&](std::string_view of, std::initializer_list<std::string_view> parts) {
        meaning.subject = of;
        for (const std::string_view part : parts)
            meaning.subject.append(1, '\x1f').append(part);
        return std::optional(std::move(meaning));
    };
    const auto number = [](std::optional<double> value) { return value ? decimalText(*value) : std::string(); };
    if (row.table == kChoiceTable) {
        const UserChoice c = *choiceOfFields(row.fields);
        meaning.value = c.value;
        if (c.kind == UserChoice::Kind::price)
            return made("offer", {c.type, c.region, c.option});
        if (c.kind == UserChoice::Kind::figure)
            return made("figure", {row.fields[4], c.subject, c.quantity});
        if (c.kind != UserChoice::Kind::throughput)
            return std::nullopt;
        meaning.value *= c.nodes.value_or(1);
        return made("throughput",
            {c.type, c.model, c.quantity, c.unit, c.precision, number(c.sequenceLength), number(c.nodes.value_or(1))});
    }
    if (row.table == kSpecificationTable)
        return std::nullopt;
    const auto field = [&](std::string_view csv) -> const std::string & {
        const auto &fields = factTable(row.table)->fields;
        return row.fields[static_cast<std::size_t>(std::ranges::find(fields, csv, &FieldSpec::csv) - fields.begin())];
    };
    const bool onDemand = row.table == "price_on_demand";
    if (onDemand || row.table == "price_spot" || row.table == "commitment") {
        const bool commitment = row.table == "commitment";
        meaning.value = parseFinite(field(commitment ? "effective_usd_per_hour" : "usd_per_hour")).value_or(0);
        meaning.day = field("as_of");
        return made("offer",
            {field("instance_type"), field("region"),
                commitment     ? field("plan") + '/' + field("term_years") + '/' + field("payment")
                    : onDemand ? std::string("on_demand")
                               : std::string("spot")});
    }
    if (row.table == "figure") {
        meaning.value = parseFinite(field("value")).value_or(0);
        meaning.day = field("year") + field("as_of");
        return made("figure", {field("subject_kind"), field("subject"), field("quantity")});
    }
    if (row.table != "benchmark" || field("instance_type").empty() || field("throughput").empty())
        return std::nullopt;
    meaning.value = parseFinite(field("throughput")).value_or(0);
    meaning.day = field("date");
    return made("throughput",
        {field("instance_type"), field("model"), field("workload"), field("throughput_unit"), field("precision"),
            number(parseFinite(field("sequence_length"))), number(parseFinite(field("nodes")))});
}

std::optional<PublishedRow> publishedChoice(const UserChoice &c)
{
    if (c.kind == UserChoice::Kind::preference)
        return std::nullopt;
    const auto number
        = [](const auto &value) { return value ? decimalText(static_cast<double>(*value)) : std::string(); };
    return PublishedRow{std::string(kChoiceTable),
        {std::string(choiceKindId(c.kind)), c.type, c.region, c.option, std::string(subjectKindId(c.subjectKind)),
            c.subject, c.quantity, c.unit, c.method, c.model, c.precision, c.basis, c.note, number(c.year),
            decimalText(c.value), number(c.low), number(c.high), number(c.sequenceLength), number(c.nodes),
            number(c.batchSize), std::to_string(c.setAt)}};
}

namespace {

// The column of an overlay's table; "" for what an overlay does not keep.
std::string columnOf(const FactTable &table, const FieldSpec &field)
{
    if (table.name == "figure" && field.column == "source")
        return "source_key";
    return table.name == "price_spot" && field.column == "basis" ? "''" : std::string(field.column);
}

std::string textOf(const sqlite::Rows &rows, int column, const FieldSpec &field)
{
    if (field.column == "basis" && field.kind == FieldKind::choice)
        return "regional";
    switch (sqlite3_column_type(rows.handle(), column)) {
    case SQLITE_NULL: return {};
    case SQLITE_INTEGER:
        return field.kind == FieldKind::money ? nanoUsdText(rows.integer(column))
                                              : std::to_string(rows.integer(column));
    case SQLITE_FLOAT: return decimalText(rows.real(column));
    default: return rows.string(column);
    }
}

} // namespace

Result<std::vector<PublishedRow>> publishedImport(
    const std::filesystem::path &overlay, std::int64_t importId, const ProgressFn &progress)
{
    auto db = openOverlay(overlay);
    if (!db)
        return tl::unexpected<Error>(db.error());
    const std::string own = "import-" + std::to_string(importId);
    const std::string where = " WHERE import_id = " + std::to_string(importId);
    std::vector<PublishedRow> out;
    const auto going = [&] { return out.size() % 4096 != 0 || keepGoing(progress, 0); };
    try {
        {
            sqlite::Rows there(**db, "SELECT 1 FROM import WHERE id = " + std::to_string(importId));
            if (!there.step())
                return fail(Error::Code::notFound, {"overlay.no_such_import", {importId}});
        }
        const auto version = sqlite::pragmaInteger(**db, "user_version");
        for (const std::string_view name : kTables) {
            if ((name == "price_capacity_block" && version < 4) || (name == "benchmark" && version < 5))
                continue; // not yet migrated: opening it for writing once makes their columns
            const FactTable &table = *factTable(name);
            std::string columns;
            for (const FieldSpec &field : table.fields)
                columns += (columns.empty() ? "" : ", ") + columnOf(table, field);
            sqlite::Rows rows(**db, "SELECT " + columns + " FROM " + std::string(name) + where);
            while (rows.step()) {
                PublishedRow row{std::string(name), {}};
                for (std::size_t i = 0; i < table.fields.size(); ++i) {
                    std::string text = textOf(rows, static_cast<int>(i), table.fields[i]);
                    row.fields.push_back(
                        table.fields[i].csv == "source" && text == own ? std::string() : std::move(text));
                }
                out.push_back(std::move(row));
                if (!going())
                    return fail(Error::Code::cancelled, {"job.cancelled", {}});
            }
        }
        sqlite::Rows specifications(**db, "SELECT fact_table, fact_key, column_name, value FROM specification" + where);
        while (specifications.step())
            out.push_back({std::string(kSpecificationTable),
                {specifications.string(0), specifications.string(1), specifications.string(2),
                    specifications.string(3)}});
        sqlite::Rows series(**db, "SELECT instance_type, region, zone, points FROM spot_series" + where);
        while (series.step()) {
            const std::string_view bytes = series.bytes(3);
            for (std::size_t at = 0; at + 16 <= bytes.size(); at += 16) {
                std::array<std::int64_t, 2> point{};
                std::memcpy(point.data(), bytes.data() + at, 16);
                out.push_back({"spot_history",
                    {"aws", series.string(0), series.string(1), series.string(2), isoUtc(point[0]),
                        nanoUsdText(point[1]), ""}});
                if (!going())
                    return fail(Error::Code::cancelled, {"job.cancelled", {}});
            }
        }
        if (version >= 6) { // an import that was itself pulled
            std::string columns;
            for (const std::string_view field : kChoiceFields)
                columns += (columns.empty() ? "" : ", ") + std::string(field);
            sqlite::Rows rows(**db, "SELECT " + columns + " FROM team_choice" + where);
            while (rows.step()) {
                PublishedRow row{std::string(kChoiceTable), {}};
                for (std::size_t i = 0; i < kChoiceFields.size(); ++i)
                    row.fields.push_back(textOf(rows, static_cast<int>(i), {}));
                out.push_back(std::move(row));
            }
        }
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, overlay));
    }
    return out;
}

namespace {

std::string sourceIn(const Publishing &publishing, std::string_view named)
{
    return publishing.brought.contains(named) ? publishing.sourceId + '/' + std::string(named) : publishing.sourceId;
}

std::string sourcesIn(const Publishing &publishing, std::string_view named)
{
    std::vector<std::string> ids;
    for (const std::string &each : splitSources(named)) {
        if (std::string id = sourceIn(publishing, each); std::ranges::find(ids, id) == ids.end())
            ids.push_back(std::move(id));
    }
    std::string joined;
    for (const std::string &id : ids)
        joined += (joined.empty() ? "" : ";") + id;
    return joined.empty() ? publishing.sourceId : joined;
}

} // namespace

Result<void> stagePublished(Publishing &publishing, const PublishedRow &row, std::uint64_t line)
{
    const std::string &file = publishing.batch.source().fileName;
    const auto refuse = [&](Argument field, Argument found, Clause expected) {
        return tl::unexpected<Error>(inputRefused(file, line, std::move(field), std::move(found), std::move(expected)));
    };
    const std::size_t count = fieldCount(row);
    if (count == 0)
        return refuse("table", row.table, Phrase::tableThatImportCanWrite);
    if (row.fields.size() != count)
        return refuse(Phrase::row, clause<Phrase::fields>(row.fields.size()), clause<Phrase::fields>(count));
    for (const std::string &field : row.fields) {
        if (field.size() > kTextBytes)
            return refuse(row.table, field, clause<Phrase::atMostBytes>(static_cast<double>(kTextBytes)));
        // A line of a terminal or a page must not be written by somebody else.
        if (!isUtf8(field)
            || std::ranges::any_of(field, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
            return refuse(row.table, field, Phrase::utf8Text);
    }
    if (row.table == kChoiceTable) {
        std::string_view bad;
        auto choice = choiceOfFields(row.fields, &bad);
        if (!choice) {
            const auto field = static_cast<std::size_t>(std::ranges::find(kChoiceFields, bad) - kChoiceFields.begin());
            return refuse(bad, row.fields[field], Phrase::validValue);
        }
        if (auto good = checkChoice(*choice); !good) { // file, line, field, found, expected
            Error error = good.error();
            error.message.args[0] = file;
            error.message.args[1] = Argument(line);
            return tl::unexpected<Error>(std::move(error));
        }
        choice->sourceKey = publishing.sourceId;
        publishing.choices.push_back(std::move(*choice));
        return {};
    }
    if (row.table == kSpecificationTable) {
        const FactTable *table = factTable(row.fields[0]);
        if (table == nullptr || !table->numbered || table->name == "figure")
            return refuse("fact_table", row.fields[0], Phrase::tableThatImportCanWrite);
        publishing.batch.specification(row.fields[0], row.fields[1], row.fields[2],
            row.fields[2] == "source" ? sourcesIn(publishing, row.fields[3]) : row.fields[3], line);
        return {};
    }
    const FactTable &table = *factTable(row.table);
    std::vector<std::string> named = row.fields;
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (table.fields[i].csv == "source")
            named[i] = table.fields[i].kind == FieldKind::sources ? sourcesIn(publishing, named[i])
                                                                  : sourceIn(publishing, named[i]);
    }
    if (table.name == "source")
        named.front() = sourceIn(publishing, named.front());
    return publishing.batch.factRow(table, file, line, std::vector<std::string_view>(named.begin(), named.end()));
}

bool knowsChoice(const Snapshot &current, const NewSpecifications &added, const UserChoice &choice)
{
    const auto knows = [&](std::string_view table, const std::string &key) {
        return hasSpecification(current, table, key) || added.contains({std::string(table), key});
    };
    switch (choice.kind) {
    case UserChoice::Kind::price:
    case UserChoice::Kind::discount:
        return (choice.type == "*" || knows("instance_type", choice.type))
            && (choice.region == "*" || knows("region", choice.region));
    case UserChoice::Kind::throughput: return knows("instance_type", choice.type) && knows("ml_model", choice.model);
    case UserChoice::Kind::figure:
    case UserChoice::Kind::preference: break;
    }
    return knowsSubject(current, added, choice.subjectKind, choice.subject);
}

Result<std::vector<PulledImport>> importsOfKind(const std::filesystem::path &overlay, std::string_view kind)
{
    std::vector<PulledImport> out;
    std::error_code code;
    if (!std::filesystem::exists(overlay, code) || std::filesystem::file_size(overlay, code) == 0)
        return out;
    auto db = openOverlay(overlay);
    if (!db)
        return tl::unexpected<Error>(db.error());
    try {
        sqlite::Rows rows(**db, "SELECT id, location, sha256 FROM import WHERE kind = ? ORDER BY id DESC");
        rows.bind(1, kind);
        while (rows.step())
            out.push_back({rows.integer(0), rows.string(1), rows.string(2)});
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, overlay));
    }
    return out;
}

} // namespace wattfare
