// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/publication.h"

#include "model/support/date.h"
#include "model/support/input_error.h"
#include "model/support/json_text.h"
#include "model/support/sha256.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 3> kStates{"proposed", "approved", "withdrawn"};
constexpr std::size_t kLineBytes = 256 * 1024; // of an answer; fields of a row are at most 30,000 characters

// `parts`: separated by 0x1f, as those of a key.
bool plain(std::string_view text, bool parts = false)
{
    return isUtf8(text) && std::ranges::none_of(text, [parts](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && !(parts && c == '\x1f')) || c == 0x7f;
    });
}

std::size_t characters(std::string_view text) // as PostgreSQL's length() counts them
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// Reads the members of one line one after the other, and remembers the first fault.
class Line
{
public:
    Line(std::string_view text, std::string_view server, std::uint64_t number)
        : m_server(server)
        , m_number(number)
    {
        if (text.size() > kLineBytes) {
            refuse(Phrase::row, std::to_string(text.size()), clause<Phrase::atMostBytes>(double(kLineBytes)));
            return;
        }
        auto read = readJson<nlohmann::json>(text, 3);
        if (!read || !read->is_array())
            refuse(Phrase::row, text, Phrase::validJson);
        else
            m_members = std::move(*read);
    }
    void expectMembers(std::size_t count)
    {
        if (!m_fault && m_members.size() != count)
            refuse(Phrase::row, clause<Phrase::fields>(m_members.size()), clause<Phrase::fields>(count));
    }
    std::string text(std::string_view field, std::size_t longest, bool needed = false, bool parts = false)
    {
        const nlohmann::json *value = next();
        if (value == nullptr)
            return {};
        const auto *found = value->get_ptr<const std::string *>();
        if (found == nullptr || !plain(*found, parts) || (needed && found->empty()))
            return refuse(field, found == nullptr ? value->dump() : *found, Phrase::text), std::string();
        if (characters(*found) > longest)
            return refuse(field, *found, clause<Phrase::atMostBytes>(static_cast<double>(longest))), std::string();
        return *found;
    }
    std::string time(std::string_view field, bool needed)
    {
        std::string found = text(field, 30, needed);
        if (!m_fault && !found.empty() && !parseUtcSeconds(found))
            refuse(field, found, Phrase::utcTime);
        return found;
    }
    std::int64_t number(std::string_view field, std::int64_t from, std::int64_t to)
    {
        const nlohmann::json *value = next();
        if (value == nullptr)
            return from;
        if (!value->is_number_integer() || value->get<double>() < static_cast<double>(from)
            || value->get<double>() > static_cast<double>(to)) {
            refuse(field, readableExcerpt(value->dump()),
                clause<Phrase::wholeNumberFromTo>(static_cast<double>(from), static_cast<double>(to)));
            return from;
        }
        return value->get<std::int64_t>();
    }
    std::vector<std::string> texts(std::string_view field)
    {
        std::vector<std::string> out;
        const std::string list = text(field, 30'000, true);
        if (m_fault)
            return out;
        const auto read = readJson<nlohmann::json>(list, 2);
        if (!read || !read->is_array() || read->size() > 200
            || !std::ranges::all_of(*read, [](const nlohmann::json &each) { return each.is_string(); })) {
            refuse(field, list, Phrase::listOfTexts);
            return out;
        }
        for (const nlohmann::json &each : *read)
            out.push_back(each.get<std::string>());
        return out;
    }
    void refuse(Argument field, Argument found, Clause expected)
    {
        if (!m_fault)
            m_fault = inputRefused(m_server, m_number, std::move(field), std::move(found), std::move(expected));
    }
    const std::optional<Error> &fault() const { return m_fault; }

private:
    const nlohmann::json *next()
    {
        if (m_fault || m_at >= m_members.size())
            return nullptr;
        return &m_members[m_at++];
    }

    std::string m_server;
    std::uint64_t m_number;
    nlohmann::json m_members;
    std::size_t m_at = 0;
    std::optional<Error> m_fault;
};

constexpr std::int64_t kMostId = std::int64_t{1} << 53;

} // namespace

std::string_view publicationStateId(TeamPublication::State state) { return kStates[static_cast<std::size_t>(state)]; }

std::string fieldsText(const PublishedRow &row) { return nlohmann::json(row.fields).dump(); }

std::string digestOf(const std::vector<PublishedRow> &rows)
{
    Sha256 sha;
    for (const PublishedRow &row : rows) {
        sha.update(row.table);
        sha.update("\t");
        sha.update(fieldsText(row));
        sha.update("\n");
    }
    return sha.hex();
}

Result<void> checkDraft(const Draft &draft)
{
    const auto refuse = [](std::string_view field, Argument found, Clause expected) {
        return tl::unexpected<Error>(inputRefused("", 0, field, std::move(found), std::move(expected)));
    };
    struct Text {
        std::string_view field;
        const std::string &text;
        std::size_t longest;
        bool needed;
    };
    for (const Text &each : {Text{"title", draft.title, 300, true}, Text{"note", draft.note, 2000, false},
             Text{"source", draft.source, 500, true}}) {
        if (!plain(each.text) || (each.needed && each.text.empty()))
            return refuse(each.field, each.text, Phrase::text);
        if (characters(each.text) > each.longest)
            return refuse(each.field, each.text, clause<Phrase::atMostBytes>(static_cast<double>(each.longest)));
    }
    if (draft.rows.empty() || draft.rows.size() > kMostPublishedRows)
        return refuse("rows", std::to_string(draft.rows.size()),
            clause<Phrase::wholeNumberFromTo>(1.0, static_cast<double>(kMostPublishedRows)));
    for (const PublishedRow &row : draft.rows) {
        if (const std::string key = publishedKey(row); key.empty() || characters(key) > 1000)
            return refuse(row.table, readableExcerpt(key), Phrase::validValue);
        for (const std::string &field : row.fields) {
            if (!plain(field) || field.size() > 4000)
                return refuse(row.table, field, Phrase::utf8Text);
        }
        if (characters(fieldsText(row)) > 30'000)
            return refuse(row.table, readableExcerpt(fieldsText(row)), clause<Phrase::atMostBytes>(30'000.0));
    }
    return {};
}

Result<TeamPublication> parsePublication(std::string_view json, std::string_view server, std::uint64_t line)
{
    Line row(json, server, line);
    row.expectMembers(13);
    TeamPublication p;
    p.id = row.number("id", 1, kMostId);
    p.author = row.text("author", 200, true);
    p.publishedAt = row.time("published_at", true);
    p.title = row.text("title", 300, true);
    p.note = row.text("note", 2000);
    p.source = row.text("source", 500, true);
    p.digest = row.text("digest", 64, true);
    if (p.digest.size() != 64 || p.digest.find_first_not_of("0123456789abcdef") != std::string::npos)
        row.refuse("digest", p.digest, Phrase::validValue);
    p.rows = static_cast<std::size_t>(row.number("row_count", 1, static_cast<std::int64_t>(kMostPublishedRows)));
    const std::string state = row.text("state", 20, true);
    const auto known = std::ranges::find(kStates, state);
    if (known == kStates.end())
        row.refuse("state", state, Phrase::validValue);
    else
        p.state = static_cast<TeamPublication::State>(known - kStates.begin());
    p.decidedBy = row.text("decided_by", 200);
    p.decidedAt = row.time("decided_at", false);
    p.approvedBy = row.text("approved_by", 200);
    p.approvedAt = row.time("approved_at", false);
    if (row.fault())
        return tl::unexpected<Error>(*row.fault());
    return p;
}

Result<PublishedFact> parseFact(std::string_view json, std::string_view server, std::uint64_t line)
{
    Line row(json, server, line);
    row.expectMembers(5);
    PublishedFact fact;
    fact.publication = row.number("publication", 1, kMostId);
    fact.position
        = static_cast<std::size_t>(row.number("position", 0, static_cast<std::int64_t>(kMostPublishedRows) - 1));
    fact.row.table = row.text("table", 60, true);
    const std::string key = row.text("key", 1000, true, true);
    fact.row.fields = row.texts("fields");
    // By a key that is not its own a row would hide from those that it contradicts.
    if (const std::string own = publishedKey(fact.row); !row.fault() && (own.empty() || own != key))
        row.refuse("key", readableExcerpt(key), clause<Phrase::verbatim>(readableExcerpt(own)));
    if (row.fault())
        return tl::unexpected<Error>(*row.fault());
    return fact;
}

} // namespace wattfare
