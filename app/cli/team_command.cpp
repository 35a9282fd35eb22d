// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team_command.h"

#include "app/cli/own_command.h"
#include "model/team/exchange.h"
#include "model/team/team_schema.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <iostream>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

namespace wattfare::cli {

namespace {

ReportCell textCell(const std::string &text) { return text.empty() ? cell(std::nullopt) : cell(text); }

// Numbers of publications and imports are names: every digit, no unit.
ReportCell numberCell(std::int64_t number) { return number == 0 ? cell(std::nullopt) : cell(std::to_string(number)); }

// From the terminal itself, unseen: standard input may be a file, and what is typed here shall be in none.
Result<std::string> askPassword(const TeamAddress &address)
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_CLOEXEC);
    termios shown{};
    if (terminal < 0 || ::tcgetattr(terminal, &shown) != 0) {
        if (terminal >= 0)
            ::close(terminal);
        return fail(Error::Code::badInput, {"team.no_terminal", {}});
    }
    // Ctrl+C arrives while this waits, and at no other moment: read() would go on after the first, and the second one
    // would leave the terminal as it is here.
    sigset_t interrupt, before;
    ::sigemptyset(&interrupt);
    ::sigaddset(&interrupt, SIGINT);
    ::pthread_sigmask(SIG_BLOCK, &interrupt, &before);
    termios hidden = shown;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    const auto say = [terminal](const std::string &text) {
        return ::write(terminal, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    };
    ::tcsetattr(terminal, TCSAFLUSH, &hidden);
    std::string password;
    bool ended = !interrupted() && say(words({"team.password", {address.name}}) + ' ');
    while (ended) {
        fd_set typed;
        FD_ZERO(&typed);
        FD_SET(terminal, &typed);
        char c = 0;
        ssize_t got = ::pselect(terminal + 1, &typed, nullptr, nullptr, nullptr, &before);
        if (got > 0)
            got = ::read(terminal, &c, 1);
        if ((got < 0 && errno == EINTR && !interrupted()) || (got == 1 && c != '\n' && password.size() < 1000)) {
            if (got == 1)
                password += c;
            continue;
        }
        ended = got == 1 && c == '\n';
        break;
    }
    ::tcsetattr(terminal, TCSAFLUSH, &shown);
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    say("\n");
    ::close(terminal);
    if (!ended)
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    return password;
}

Result<std::unique_ptr<TeamCatalogue>> openTeam(
    const Context &context, const TeamArguments &a, TeamCatalogue::Purpose purpose = TeamCatalogue::Purpose::use)
{
    const auto address = parseTeamAddress(a.address);
    if (!address)
        return tl::unexpected<Error>(address.error());
    std::string password;
    if (a.password) {
        auto typed = askPassword(*address);
        if (!typed)
            return tl::unexpected<Error>(typed.error());
        password = std::move(*typed);
    }
    return TeamCatalogue::open(*address, password, progress(context), purpose);
}

std::string sideName(const TeamSide &side)
{
    if (side.publication != 0)
        return side.author;
    return words(side.import != 0 ? Message{"team.own_import", {side.import}} : Message{"team.own_value", {}});
}

// One side beside the other.
ReportTable sidesTable()
{
    ReportTable table;
    table.head = {head("change", "column.change", {}, false), head("table", "column.table", {}, false),
        head("key", "column.team_key", {}, false), head("first", "column.team_first", {}, false),
        head("first_by", "column.team_by", {}, false), head("first_published", "column.published_on", {}, false),
        head("first_publication", "column.team_publication", {}, false),
        head("second", "column.team_second", {}, false), head("second_by", "column.team_by", {}, false),
        head("second_published", "column.published_on", {}, false),
        head("second_publication", "column.team_publication", {}, false)};
    return table;
}

std::string tableName(const Context &context, const std::string &id)
{
    return context.format == Format::table && id == "team_choice" ? words({"team.own_value", {}}) : id;
}

void addSides(ReportTable &table, const Context &context, const char *change, const std::string &of,
    const std::string &key, const std::optional<TeamSide> &first, const std::optional<TeamSide> &second)
{
    const std::string shown
        = context.format == Format::table ? words({std::string("team.change.") + change, {}}) : std::string(change);
    std::vector<ReportCell> row{cell(shown), cell(tableName(context, of)), cell(key)};
    for (const auto &side : {first, second}) {
        const bool there = side.has_value();
        row.push_back(there ? textCell(side->value) : cell(std::nullopt));
        row.push_back(there ? cell(sideName(*side)) : cell(std::nullopt));
        row.push_back(there ? textCell(side->time) : cell(std::nullopt));
        row.push_back(there ? numberCell(side->publication) : cell(std::nullopt));
    }
    table.rows.push_back(std::move(row));
}

void addConflicts(ReportTable &table, const Context &context, const std::vector<TeamConflict> &conflicts)
{
    for (const TeamConflict &each : conflicts)
        addSides(table, context, each.holds ? "conflict" : "own_above", each.table, each.key, each.first, each.second);
}

void printConflicts(const Context &context, const ReportTable &table, const nlohmann::ordered_json &meta)
{
    if (context.format != Format::table || !table.rows.empty()) // a head without rows would only puzzle
        print(context, table, meta, "conflicts");
}

nlohmann::ordered_json jsonOf(const TeamPublication &p)
{
    return {{"publication", p.id}, {"author", p.author}, {"published", p.publishedAt}, {"title", p.title},
        {"rows", p.rows}};
}

// To standard error, as what else is refused. False where there is something.
bool tell(const Unreadable &unreadable)
{
    if (unreadable.first)
        std::cerr << words({"team.unreadable", {unreadable.count, words(unreadable.first->message)}}) << '\n';
    return !unreadable.first;
}

// What a pull leaves, in words and for programs. False where something was refused.
bool tell(const Context &context, const TeamPull &pull, nlohmann::ordered_json &meta)
{
    meta["held"] = meta["refused"] = meta["withdrawn"] = nlohmann::ordered_json::array();
    for (const TeamArrival &arrival : pull.held) {
        const TeamPublication &each = arrival.publication;
        meta["held"].push_back(jsonOf(each));
        note(context, words({"team.held", {each.id, each.author, each.title}}));
    }
    for (const auto &[each, import] : pull.withdrawn) {
        meta["withdrawn"].push_back(jsonOf(each));
        meta["withdrawn"].back()["import"] = import;
        note(context, words({"team.withdrawn", {each.id, each.author, each.decidedBy, import}}));
    }
    for (const auto &[each, error] : pull.refused) {
        meta["refused"].push_back(jsonOf(each));
        std::cerr << words({"team.refused", {each.id, each.author, words(error.message)}}) << '\n';
    }
    meta["unreadable"] = pull.unreadable.count;
    const bool whole = tell(pull.unreadable);
    if (pull.waiting > 0)
        note(context, words({"team.waiting", {pull.waiting}}));
    return whole && pull.refused.empty();
}

// What a pull of these publications (none: of all) would bring here, and what it is asked of.
struct Asked {
    std::filesystem::path file; // the overlay
    SnapshotPtr snapshot;
    std::unique_ptr<TeamCatalogue> team;
    TeamPull plan;
};
Result<Asked> askTeam(
    const Context &context, const TeamArguments &a, const std::vector<std::int64_t> &publications = {})
{
    const auto file = ownOverlay(context);
    if (!file)
        return tl::unexpected<Error>(file.error());
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    auto team = openTeam(context, a);
    if (!team)
        return tl::unexpected<Error>(team.error());
    auto plan = planPull(**team, *file, **snapshot, publications, progress(context));
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    return Asked{*file, *snapshot, *std::move(team), *std::move(plan)};
}

int pull(const Context &context, const TeamArguments &a)
{
    const auto asked = askTeam(context, a, a.publications);
    if (!asked)
        return report(asked.error());
    const TeamPull &plan = asked->plan;
    nlohmann::ordered_json meta;
    meta["catalogue"] = asked->team->name();
    meta["imported"] = nlohmann::ordered_json::array();
    std::vector<std::string> lines;
    int code = kDone;
    if (!plan.ready.empty()) {
        const auto overlay = Overlay::open(asked->file);
        if (!overlay)
            return report(overlay.error());
        const auto done = applyPull(**overlay, plan, *asked->snapshot, progress(context));
        if (!done)
            return report(done.error());
        for (std::size_t i = 0; i < done->size(); ++i) {
            const TeamArrival &each = plan.ready[i];
            meta["imported"].push_back(jsonOf(each.publication));
            meta["imported"].back()["import"] = (*done)[i].id;
            meta["imported"].back()["left_out"] = each.leftOut;
            lines.push_back(words({"team.pulled",
                {each.publication.id, each.publication.author, each.publication.title, (*done)[i].id}}));
            if (each.leftOut > 0)
                lines.push_back(words({"team.left_out", {each.publication.id, each.leftOut}}));
        }
        code = refit(context, asked->file, **overlay);
    }
    ReportTable table = sidesTable();
    addConflicts(table, context, plan.conflicts);
    const bool good = tell(context, plan, meta);
    printConflicts(context, table, meta);
    for (const std::string &line : lines)
        note(context, line);
    if (plan.ready.empty() && plan.held.empty() && good)
        note(context, words({"team.nothing_to_pull", {asked->team->name()}}));
    return good ? code : kBadInput;
}

int diff(const Context &context, const TeamArguments &a)
{
    const auto asked = askTeam(context, a);
    if (!asked)
        return report(asked.error());
    const TeamPull &plan = asked->plan;
    TeamSelection all;
    all.title = all.source = "diff"; // nothing is published
    const auto mine = planPush(*asked->team, asked->file, all, progress(context));
    if (!mine)
        return report(mine.error());
    ReportTable table = sidesTable();
    addConflicts(table, context, plan.conflicts);
    bool cut = false;
    for (const TeamArrival &each : plan.ready) {
        for (const PublishedRow &row : each.rows) {
            cut = cut || table.rows.size() >= kListedTeamRows;
            if (cut)
                break;
            addSides(table, context, "arrives", row.table, readableKey(row), {},
                TeamSide{
                    each.publication.id, 0, each.publication.author, each.publication.publishedAt, publishedText(row)});
        }
    }
    for (const Draft &draft : mine->drafts) {
        for (const PublishedRow &row : draft.rows)
            addSides(table, context, "unpublished", row.table, readableKey(row),
                TeamSide{0, 0, "", "", publishedText(row)}, {});
    }
    nlohmann::ordered_json meta;
    meta["catalogue"] = asked->team->name();
    meta["truncated"] = cut;
    const bool good = tell(context, plan, meta);
    print(context, table, meta, "differences");
    if (cut)
        note(context, words({"team.truncated", {kListedTeamRows}}));
    return good ? kDone : kBadInput;
}

int push(const Context &context, const TeamArguments &a)
{
    const auto file = ownOverlay(context);
    if (!file)
        return report(file.error());
    const auto team = openTeam(context, a);
    if (!team)
        return report(team.error());
    const auto plan = planPush(**team, *file, {a.own, a.imports, a.title, a.note, a.source}, progress(context));
    if (!plan)
        return report(plan.error());
    if (plan->drafts.empty())
        return report(Error{Error::Code::noAnswer, {"team.nothing_to_push", {(*team)->name()}}, {}});
    nlohmann::ordered_json meta;
    meta["catalogue"] = (*team)->name();
    meta["known"] = plan->known;
    meta["published"] = nlohmann::ordered_json::array();
    int code = kDone;
    std::vector<std::string> lines;
    for (const Draft &draft : plan->drafts) {
        const auto id = (*team)->publish(draft);
        if (!id) { // those before it are published, and listed below
            code = report(id.error());
            break;
        }
        meta["published"].push_back({{"publication", *id}, {"title", draft.title}, {"rows", draft.rows.size()}});
        lines.push_back(words({"team.published", {*id, draft.rows.size(), draft.title}}));
    }
    ReportTable table = sidesTable();
    addConflicts(table, context, plan->conflicts);
    printConflicts(context, table, meta);
    for (const std::string &line : lines)
        note(context, line);
    if (plan->known > 0)
        note(context, words({"team.known", {plan->known}}));
    return code;
}

ReportTable publicationTable(const Context &context, std::span<const ListedPublication> publications)
{
    ReportTable table;
    table.head = {head("publication", "column.instance_number", {}, false),
        head("published", "column.published_on", {}, false), head("author", "column.team_by", {}, false),
        head("state", "column.team_state", {}, false), head("approved_by", "column.team_approved_by", {}, false),
        head("approved", "column.team_approved", {}, false), head("decided_by", "column.team_decided_by", {}, false),
        head("decided", "column.team_decided", {}, false), head("title", "column.title", {}, false),
        head("rows", "column.rows"), head("source", "column.source", {}, false), head("note", "column.note", {}, false),
        head("import", "column.team_import", {}, false)};
    for (const auto &[each, import] : publications) {
        const std::string state(publicationStateId(each.state));
        table.rows.push_back({numberCell(each.id), cell(each.publishedAt), cell(each.author),
            cell(context.format == Format::table ? words({"team.state." + state, {}}) : state),
            textCell(each.approvedBy), textCell(each.approvedAt), textCell(each.decidedBy), textCell(each.decidedAt),
            cell(each.title),
            context.format == Format::table ? cell(std::to_string(each.rows)) : cell(static_cast<double>(each.rows)),
            cell(each.source), textCell(each.note), numberCell(import)});
    }
    return table;
}

int log(const Context &context, const TeamArguments &a)
{
    const auto team = openTeam(context, a);
    if (!team)
        return report(team.error());
    const auto publications = listPublications(**team, context.overlay.value_or(std::filesystem::path()));
    if (!publications)
        return report(publications.error());
    nlohmann::ordered_json meta;
    meta["catalogue"] = (*team)->name();
    meta["unreadable"] = publications->unreadable.count;
    print(context, publicationTable(context, publications->listed), meta, "publications");
    return tell(publications->unreadable) ? kDone : kBadInput;
}

// What a publication says of itself, and its rows.
int show(const Context &context, const TeamArguments &a)
{
    const auto team = openTeam(context, a);
    if (!team)
        return report(team.error());
    const auto publications = listPublications(**team, context.overlay.value_or(std::filesystem::path()));
    if (!publications)
        return report(publications.error());
    const std::int64_t id = a.publications.front();
    const auto found = std::ranges::find_if(
        publications->listed, [id](const ListedPublication &each) { return each.publication.id == id; });
    if (found == publications->listed.end()) {
        tell(publications->unreadable); // perhaps it is one of these
        return report(Error{Error::Code::notFound, {"team.no_such_publication", {id, (*team)->name()}}, {}});
    }
    const auto rows = (*team)->rowsOf(found->publication);
    if (!rows)
        return report(rows.error());
    const ReportTable facts = publicationTable(context, {&*found, 1});
    nlohmann::ordered_json meta;
    meta["catalogue"] = (*team)->name();
    ReportTable details; // a line for each column: titles and notes are long
    details.head = {head("what", "column.team_key", {}, false), head("value", "column.team_first", {}, false)};
    for (std::size_t i = 0; i < facts.head.size(); ++i) {
        const ReportCell &fact = facts.rows.front()[i];
        if (fact.number)
            meta[facts.head[i].id] = *fact.number;
        else
            meta[facts.head[i].id] = fact.text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(fact.text);
        details.rows.push_back({cell(words(facts.head[i].title)), fact});
    }
    ReportTable table;
    table.head = {head("table", "column.table", {}, false), head("key", "column.team_key", {}, false),
        head("value", "column.team_first", {}, false)};
    for (const PublishedRow &row : std::span(*rows).first(std::min(rows->size(), kListedTeamRows)))
        table.rows.push_back({cell(tableName(context, row.table)), cell(readableKey(row)), cell(publishedText(row))});
    const bool cut = rows->size() > kListedTeamRows;
    meta["truncated"] = cut;
    if (context.format == Format::table) {
        print(context, details);
        std::cout << '\n';
    }
    print(context, table, meta, "holds");
    if (cut)
        note(context, words({"team.truncated", {kListedTeamRows}}));
    return kDone;
}

int decide(const Context &context, const TeamArguments &a, TeamPublication::State state)
{
    const auto team = openTeam(context, a);
    if (!team)
        return report(team.error());
    for (const std::int64_t id : a.publications) {
        if (const auto done = (*team)->decide(id, state); !done)
            return report(done.error());
        note(context, words({state == TeamPublication::State::approved ? "team.approved" : "team.taken_back", {id}}));
    }
    return kDone;
}

int setUp(const Context &context, const TeamArguments &a)
{
    const auto team = openTeam(context, a, TeamCatalogue::Purpose::setUp);
    if (!team)
        return report(team.error());
    const auto before = (*team)->setUp();
    if (!before)
        return report(before.error());
    note(context,
        words({*before == teamSchemaVersion() ? "team.was_set_up" : "team.set_up",
            {(*team)->name(), teamSchemaVersion()}}));
    return kDone;
}

} // namespace

void addTeamCommands(CLI::App &cli, const Context &context, TeamArguments &a,
    const std::function<void(CLI::App *, std::function<int()>)> &command)
{
    auto *catalogue = cli.add_subcommand("catalogue",
        "the catalogue of a team on a PostgreSQL server: publish, approve and pull imports and own values");
    catalogue->require_subcommand(1);
    const auto add = [&](const char *name, const char *help) {
        auto *sub = catalogue->add_subcommand(name, help);
        sub->add_option("address", a.address,
               "postgres://[USER@]HOST[:PORT]/DATABASE, TLS required; or postgres:///DATABASE?host=/FOLDER, a local "
               "socket")
            ->required();
        sub->add_flag("--password", a.password, "ask for the password (otherwise: PGPASSWORD, ~/.pgpass, or none)");
        return sub;
    };
    const auto number = CLI::PositiveNumber;

    auto *pushing = add("push", "publish own values, or imports, for an approver to decide on");
    pushing->add_option("--own", a.own, "number of an own value, as “own list” shows it (repeatable; default: all)")
        ->check(number);
    pushing->add_option("--import", a.imports, "number of an import, as “imports list” shows it (repeatable)")
        ->check(number);
    pushing->add_option("--title", a.title, "what it is");
    pushing->add_option("--source", a.source, "where the values come from; an import says it itself");
    pushing->add_option("--note", a.note, "remark");
    command(pushing, [&] { return push(context, a); });

    auto *pulling = add("pull", "bring in what is approved, each publication as an import that can be reverted");
    pulling
        ->add_option("--take", a.publications,
            "number of a publication that comes in although it contradicts another (repeatable)")
        ->check(number);
    command(pulling, [&] { return pull(context, a); });

    command(add("diff", "what a pull would bring, what contradicts each other, and own values not published"),
        [&] { return diff(context, a); });
    command(add("log", "all publications with author, time, source and state"), [&] { return log(context, a); });

    auto *showing = add("show", "what a publication holds, and what it says of itself");
    showing->add_option("publication", a.publications, "number of a publication, as “catalogue log” shows it")
        ->required()
        ->expected(1)
        ->check(number);
    command(showing, [&] { return show(context, a); });

    for (const auto &[name, help, state] :
        {std::tuple("approve", "let publications count for all (approvers)", TeamPublication::State::approved),
            std::tuple("withdraw", "take publications back for good (their author, or approvers)",
                TeamPublication::State::withdrawn)}) {
        auto *sub = add(name, help);
        sub->add_option("publication", a.publications, "number of a publication, as “catalogue log” shows it")
            ->required()
            ->check(number);
        command(sub, [&context, &a, state = state] { return decide(context, a, state); });
    }
    command(add("init", "make the tables and roles in an empty database, or bring them up to date (its owner)"),
        [&] { return setUp(context, a); });
}

} // namespace wattfare::cli
