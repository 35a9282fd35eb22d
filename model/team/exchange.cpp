// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/exchange.h"

#include "model/catalog/overlay/import_step.h"
#include "model/support/input_error.h"
#include "model/support/sha256.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace wattfare {

namespace {

std::string fullKey(const PublishedRow &row) { return row.table + '\x1e' + publishedKey(row); }

TeamSide sideOf(const TeamPublication &publication, const PublishedRow &row)
{
    return {publication.id, 0, publication.author, publication.publishedAt, publishedText(row)};
}

Result<std::vector<PublishedRow>> ownRows(const std::filesystem::path &overlay)
{
    const auto lists = readOverlayLists(overlay);
    if (!lists)
        return tl::unexpected<Error>(lists.error());
    std::vector<PublishedRow> rows;
    for (const UserChoice &choice : lists->second) {
        if (auto row = publishedChoice(choice))
            rows.push_back(std::move(*row));
    }
    return rows;
}

Result<void> stage(TeamArrival &arrival)
{
    const TeamPublication &p = arrival.publication;
    const FactTable &sources = *factTable("source");
    const std::string about = p.note.empty() ? p.source : p.source + " \xc2\xb7 " + p.note;
    const std::vector<std::string_view> fields{arrival.staged.sourceId, p.title, p.author,
        arrival.staged.batch.source().location, p.publishedAt, "\xe2\x80\x94", about,
        std::string_view(p.publishedAt).substr(0, 10)};
    if (auto good = arrival.staged.batch.factRow(sources, arrival.staged.batch.source().fileName, 0, fields); !good)
        return good;
    for (const PublishedRow &row : arrival.rows) {
        if (row.table == sources.name)
            arrival.staged.brought.insert(publishedKey(row));
    }
    std::uint64_t line = 0;
    for (const PublishedRow &row : arrival.rows) {
        if (auto good = stagePublished(arrival.staged, row, ++line); !good)
            return good;
    }
    return {};
}

// The import by which a publication was pulled; 0: none. Its content belongs to it: another database may stand at the
// same address by now.
std::int64_t importOf(
    const std::vector<PulledImport> &pulled, const std::string &location, const TeamPublication &publication)
{
    const auto found = std::ranges::find_if(pulled,
        [&](const PulledImport &import) { return import.location == location && import.sha256 == publication.digest; });
    return found == pulled.end() ? 0 : found->id;
}

// What each author says last of a key, of publications that are approved.
class Sayings
{
public:
    explicit Sayings(const std::vector<TeamPublication> &publications)
    {
        for (const TeamPublication &each : publications)
            m_publications.emplace(each.id, &each);
    }
    const TeamPublication *find(std::int64_t id) const
    {
        const auto found = m_publications.find(id);
        return found == m_publications.end() ? nullptr : found->second;
    }
    void add(std::int64_t publication, const PublishedRow &row)
    {
        const TeamPublication *by = find(publication);
        if (by == nullptr || row.table == "source") // sources of two publications are two
            return;
        auto &latest = m_latest[fullKey(row)][by->author];
        if (latest.first == nullptr || latest.first->id < by->id)
            latest = {by, &row};
    }
    using Saying = std::pair<const TeamPublication *, const PublishedRow *>;
    using Latest = std::map<std::string, Saying>; // by author
    const Saying &latest(const std::string &key, const std::string &author) const
    {
        return m_latest.at(key).at(author);
    }
    const std::unordered_map<std::string, Latest> &keys() const { return m_latest; }

private:
    std::map<std::int64_t, const TeamPublication *> m_publications;
    std::unordered_map<std::string, Latest> m_latest;
};

// What one side says of what both own values and lists speak of.
struct Meant {
    const PublishedRow *row = nullptr;
    PublishedMeaning meaning;
};

class Subjects
{
public:
    explicit Subjects(const std::vector<PublishedRow> &rows)
    {
        for (const PublishedRow &row : rows) {
            auto meaning = publishedMeaning(row);
            if (!meaning)
                continue;
            Meant &newest = (row.table == "team_choice" ? m_values : m_listed)[meaning->subject];
            if (newest.row == nullptr || newest.meaning.day <= meaning->day)
                newest = {&row, std::move(*meaning)};
        }
    }
    // tell(row of this, row of the other), for an own value of one that a list of the other contradicts.
    template <class Fn>
    void forEachClash(const Subjects &other, Fn tell) const
    {
        clashes(m_values, other.m_listed, tell);
        clashes(other.m_values, m_listed,
            [&](const PublishedRow &theirs, const PublishedRow &ours) { tell(ours, theirs); });
    }

private:
    using BySubject = std::map<std::string, Meant>;
    // Whether a subject, perhaps with "*" for parts, has the other.
    static bool covers(std::string_view wide, std::string_view subject)
    {
        const auto next = [](std::string_view &rest) {
            const std::string_view part = rest.substr(0, rest.find('\x1f'));
            rest.remove_prefix(std::min(rest.size(), part.size() + 1));
            return part;
        };
        while (!wide.empty() && !subject.empty()) {
            const std::string_view part = next(wide);
            if (const std::string_view other = next(subject); part != "*" && part != other)
                return false;
        }
        return wide.empty() && subject.empty();
    }
    // Once for every value, however many rows it contradicts.
    template <class Fn>
    static void clashes(const BySubject &values, const BySubject &listed, Fn tell)
    {
        for (const auto &[subject, value] : values) {
            const bool wide = subject.find("\x1f*\x1f") != std::string::npos;
            auto at = wide ? listed.begin() : listed.find(subject);
            while (wide && at != listed.end()
                && (!covers(subject, at->first) || at->second.meaning.value == value.meaning.value))
                ++at;
            if (at != listed.end() && at->second.meaning.value != value.meaning.value)
                tell(*value.row, *at->second.row);
        }
    }

    BySubject m_values, m_listed;
};

} // namespace

std::string locationOf(const TeamCatalogue &team, const TeamPublication &publication)
{
    return team.name() + '#' + std::to_string(publication.id);
}

Result<PublicationList> listPublications(TeamCatalogue &team, const std::filesystem::path &overlay)
{
    PublicationList list;
    const auto publications = team.publications(&list.unreadable);
    if (!publications)
        return tl::unexpected<Error>(publications.error());
    const auto pulled = importsOfKind(overlay, kTeamImport);
    if (!pulled)
        return tl::unexpected<Error>(pulled.error());
    list.listed.reserve(publications->size());
    for (auto each = publications->rbegin(); each != publications->rend(); ++each)
        list.listed.push_back({*each, importOf(*pulled, locationOf(team, *each), *each)});
    return list;
}

std::string readableKey(const PublishedRow &row)
{
    std::string key;
    for (const char c : publishedKey(row))
        key += c == '\x1f' ? std::string(", ") : std::string(1, c);
    return readableExcerpt(key, 160);
}

Result<TeamPull> planPull(TeamCatalogue &team, const std::filesystem::path &overlay, const Snapshot &current,
    std::span<const std::int64_t> chosen, const ProgressFn &progress)
{
    TeamPull pull;
    const auto publications = team.publications(&pull.unreadable);
    if (!publications)
        return tl::unexpected<Error>(publications.error());
    const auto pulled = importsOfKind(overlay, kTeamImport);
    if (!pulled)
        return tl::unexpected<Error>(pulled.error());
    pull.catalogue = team.name();
    std::vector<TeamArrival> arrivals;
    std::map<std::int64_t, const TeamPublication *> here; // by import
    for (const TeamPublication &each : *publications) {
        const std::string location = locationOf(team, each);
        const std::int64_t import = importOf(*pulled, location, each);
        if (import != 0)
            here.emplace(import, &each);
        if (each.state == TeamPublication::State::withdrawn && import != 0)
            pull.withdrawn.emplace_back(each, import);
        if (each.state == TeamPublication::State::proposed)
            ++pull.waiting;
        if (each.state != TeamPublication::State::approved || import != 0)
            continue;
        auto rows = team.rowsOf(each);
        if (!rows && rows.error().code != Error::Code::badInput)
            return tl::unexpected<Error>(rows.error());
        if (!rows) {
            pull.refused.emplace_back(each, rows.error());
            continue;
        }
        ImportSource source;
        source.kind = kTeamImport;
        source.fileName = location;
        source.title = each.title;
        source.publisher = each.author;
        source.location = location;
        source.edition = each.publishedAt;
        source.sha256 = each.digest;
        Sha256 id;
        id.update(location);
        TeamArrival arrival{
            each, std::move(*rows), {ImportBatch(std::move(source)), {}, "team-" + id.hex().substr(0, 12)}};
        if (auto good = stage(arrival); !good)
            pull.refused.emplace_back(each, good.error());
        else if (auto valid = validateBatch(arrival.staged.batch, current); !valid)
            pull.refused.emplace_back(each, valid.error());
        else
            arrivals.push_back(std::move(arrival));
    }
    // Against what others of the team say.
    std::vector<std::vector<PublishedFact>> rivals;
    Sayings sayings(*publications);
    for (const TeamArrival &each : arrivals) {
        auto facts = team.sameKeys(each.rows, true);
        if (!facts)
            return tl::unexpected<Error>(facts.error());
        rivals.push_back(std::move(*facts));
        for (const PublishedRow &row : each.rows)
            sayings.add(each.publication.id, row);
    }
    for (const auto &facts : rivals) {
        for (const PublishedFact &fact : facts) {
            const TeamPublication *by = sayings.find(fact.publication);
            if (by != nullptr && by->state == TeamPublication::State::approved)
                sayings.add(fact.publication, fact.row);
        }
    }
    std::set<std::string> disputed;
    for (const auto &[key, authors] : sayings.keys()) {
        const auto &[firstBy, firstRow] = authors.begin()->second;
        for (auto other = std::next(authors.begin()); other != authors.end(); ++other) {
            const auto &[by, row] = other->second;
            if (publishedValue(*row) == publishedValue(*firstRow))
                continue;
            disputed.insert(key);
            pull.conflicts.push_back(
                {row->table, readableKey(*row), sideOf(*firstBy, *firstRow), sideOf(*by, *row), true});
        }
    }

    // Against the person's own: values, which stay above, and imports, which a later one would cover. An import of the
    // team's is its publication's, whose keys are compared above, unless another database is at the address by now.
    std::unordered_map<std::string, std::pair<const TeamArrival *, const PublishedRow *>> arriving;
    std::vector<Subjects> subjects;
    for (const TeamArrival &each : arrivals) {
        for (const PublishedRow &row : each.rows)
            arriving[fullKey(row)] = {&each, &row};
        subjects.emplace_back(each.rows);
    }
    const auto compare = [&](const std::vector<PublishedRow> &rows, std::int64_t import, const TeamPublication *by) {
        const auto add = [&](const PublishedRow &row, const TeamArrival &arrival, const PublishedRow &other) {
            const bool holds = import != 0 || by != nullptr;
            if (holds)
                disputed.insert(fullKey(other));
            pull.conflicts.push_back({row.table, readableKey(row),
                by != nullptr ? sideOf(*by, row) : TeamSide{0, import, "", "", publishedText(row)},
                sideOf(arrival.publication, other), holds});
        };
        for (const PublishedRow &row : rows) {
            if (by != nullptr || row.table == "source")
                continue;
            const auto found = arriving.find(fullKey(row));
            if (found != arriving.end() && publishedValue(*found->second.second) != publishedValue(row))
                add(row, *found->second.first, *found->second.second);
        }
        const Subjects said(rows);
        for (std::size_t i = 0; i < arrivals.size(); ++i) {
            if (by == nullptr || by->author != arrivals[i].publication.author)
                said.forEachClash(subjects[i],
                    [&](const PublishedRow &row, const PublishedRow &other) { add(row, arrivals[i], other); });
        }
    };
    const auto own = ownRows(overlay);
    if (!own)
        return tl::unexpected<Error>(own.error());
    compare(*own, 0, nullptr);
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (arrivals[i].publication.author == arrivals[j].publication.author)
                continue;
            subjects[j].forEachClash(subjects[i], [&](const PublishedRow &first, const PublishedRow &second) {
                disputed.insert({fullKey(first), fullKey(second)});
                pull.conflicts.push_back({first.table, readableKey(first), sideOf(arrivals[j].publication, first),
                    sideOf(arrivals[i].publication, second), true});
            });
        }
    }
    if (!arrivals.empty()) {
        const auto lists = readOverlayLists(overlay);
        if (!lists)
            return tl::unexpected<Error>(lists.error());
        for (const ImportInfo &import : lists->first) {
            const auto found = here.find(import.id);
            const TeamPublication *by = found == here.end() ? nullptr : found->second;
            if (by != nullptr && by->state != TeamPublication::State::approved) // to be reverted, as is told
                continue;
            const auto rows = publishedImport(overlay, import.id, progress);
            if (!rows)
                return tl::unexpected<Error>(rows.error());
            compare(*rows, import.id, by);
        }
    }

    // Newest first: what its author has said otherwise since, in a publication that does not come in after it, would
    // cover the correction.
    std::set<std::int64_t> coming(chosen.begin(), chosen.end());
    for (auto each = arrivals.rbegin(); each != arrivals.rend(); ++each) {
        const TeamPublication &publication = each->publication;
        bool held = false;
        for (const PublishedRow &row : each->rows) {
            if (row.table == "source")
                continue;
            const std::string key = fullKey(row);
            held = held || disputed.contains(key);
            const auto &[by, latest] = sayings.latest(key, publication.author);
            if (coming.contains(by->id) || publishedValue(*latest) == publishedValue(row) || by->id == publication.id)
                continue;
            held = true;
            pull.conflicts.push_back(
                {row.table, readableKey(row), sideOf(publication, row), sideOf(*by, *latest), true});
        }
        if (!held)
            coming.insert(publication.id);
    }
    std::ranges::stable_sort(
        pull.conflicts, {}, [](const TeamConflict &each) { return std::tie(each.table, each.key); });
    for (TeamArrival &each : arrivals) {
        const bool ready
            = coming.contains(each.publication.id) && std::ranges::find(chosen, each.publication.id) == chosen.end();
        (ready ? pull.ready : pull.held).push_back(std::move(each));
    }
    if (auto taken = takeHeld(pull, chosen, current, progress); !taken)
        return tl::unexpected<Error>(taken.error());
    return pull;
}

Result<void> takeHeld(
    TeamPull &pull, std::span<const std::int64_t> chosen, const Snapshot &current, const ProgressFn &progress)
{
    const auto number = [](const TeamArrival &each) { return each.publication.id; };
    for (const std::int64_t id : chosen) {
        if (const auto found = std::ranges::find(pull.held, id, number); found != pull.held.end()) {
            pull.ready.push_back(std::move(*found));
            pull.held.erase(found);
        } else if (std::ranges::find(pull.ready, id, number) == pull.ready.end()) {
            return fail(Error::Code::notFound, {"team.nothing_to_take", {id, pull.catalogue}});
        }
    }
    std::ranges::sort(pull.ready, {}, number);
    std::vector<const ImportBatch *> step;
    for (const TeamArrival &each : pull.ready)
        step.push_back(&each.staged.batch);
    const NewSpecifications added = newSpecifications(step, current);
    for (TeamArrival &each : pull.ready) {
        const auto diff = diffOfStep(each.staged.batch, step, current, 0, progress);
        if (!diff)
            return tl::unexpected<Error>(diff.error());
        each.leftOut = diff->refused
            + static_cast<std::size_t>(std::ranges::count_if(
                each.staged.choices, [&](const UserChoice &choice) { return !knowsChoice(current, added, choice); }));
    }
    const auto empty = [&](const TeamArrival &each) { return each.leftOut == each.rows.size(); };
    for (const TeamArrival &each : pull.ready) {
        if (empty(each))
            pull.refused.emplace_back(each.publication,
                Error{Error::Code::badInput, {"team.nothing_known", {each.publication.id, pull.catalogue}}, {}});
    }
    std::erase_if(pull.ready, empty);
    return {};
}

Result<std::vector<ImportInfo>> applyPull(
    const Overlay &overlay, const TeamPull &pull, const Snapshot &current, const ProgressFn &progress)
{
    std::vector<const Publishing *> step;
    for (const TeamArrival &each : pull.ready)
        step.push_back(&each.staged);
    if (step.empty())
        return std::vector<ImportInfo>();
    return applyPublished(overlay, step, current, progress);
}

Result<TeamPush> planPush(TeamCatalogue &team, const std::filesystem::path &overlay, const TeamSelection &selection,
    const ProgressFn &progress)
{
    const auto lists = readOverlayLists(overlay);
    if (!lists)
        return tl::unexpected<Error>(lists.error());
    TeamPush push;
    Draft values{selection.title, selection.note, selection.source, {}};
    const bool all = selection.own.empty() && selection.imports.empty();
    for (const std::int64_t id : selection.own) {
        const auto found = std::ranges::find(lists->second, id, &UserChoice::id);
        if (found == lists->second.end())
            return fail(Error::Code::notFound, {"overlay.no_such_choice", {id}});
        if (found->kind == UserChoice::Kind::preference)
            return fail(Error::Code::badInput, {"team.preference", {id}});
    }
    for (const UserChoice &choice : lists->second) {
        auto row = publishedChoice(choice);
        if (row && (all || std::ranges::find(selection.own, choice.id) != selection.own.end()))
            values.rows.push_back(std::move(*row));
    }
    const auto publications = team.publications();
    if (!publications)
        return tl::unexpected<Error>(publications.error());
    // What others say of the same keys; of several of one person the last.
    const auto check = [&](std::vector<PublishedRow> &rows, bool drop) -> Result<void> {
        const auto facts = team.sameKeys(rows, false);
        if (!facts)
            return tl::unexpected<Error>(facts.error());
        Sayings sayings(*publications);
        for (const PublishedFact &fact : *facts)
            sayings.add(fact.publication, fact.row);
        std::erase_if(rows, [&](const PublishedRow &row) {
            const auto found = sayings.keys().find(fullKey(row));
            if (found == sayings.keys().end())
                return false;
            bool known = false;
            for (const auto &[author, saying] : found->second) {
                if (publishedValue(*saying.second) == publishedValue(row))
                    known = true;
                else if (author != team.user())
                    push.conflicts.push_back({row.table, readableKey(row), {0, 0, "", "", publishedText(row)},
                        sideOf(*saying.first, *saying.second), true});
            }
            push.known += drop && known ? 1 : 0;
            return drop && known;
        });
        return {};
    };
    if (!values.rows.empty()) {
        if (auto checked = check(values.rows, true); !checked)
            return tl::unexpected<Error>(checked.error());
    }
    if (!values.rows.empty()) {
        if (values.title.empty())
            values.title = readableKey(values.rows.front());
        push.drafts.push_back(std::move(values));
    }
    for (const std::int64_t id : selection.imports) {
        const auto import = std::ranges::find(lists->first, id, &ImportInfo::id);
        if (import == lists->first.end())
            return fail(Error::Code::notFound, {"overlay.no_such_import", {id}});
        auto rows = publishedImport(overlay, id, progress);
        if (!rows)
            return tl::unexpected<Error>(rows.error());
        Draft draft{selection.title, selection.note, selection.source, std::move(*rows)};
        const std::string named = import->title.empty() ? import->fileName : import->title;
        if (draft.title.empty())
            draft.title = readableExcerpt(named, 300);
        if (draft.source.empty())
            draft.source = readableExcerpt(import->fileName.empty() ? named : import->fileName, 500);
        if (auto checked = check(draft.rows, false); !checked)
            return tl::unexpected<Error>(checked.error());
        push.drafts.push_back(std::move(draft));
    }
    for (const Draft &draft : push.drafts) {
        if (auto good = checkDraft(draft); !good)
            return tl::unexpected<Error>(good.error());
    }
    return push;
}

} // namespace wattfare
