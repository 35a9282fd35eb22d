// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/team_catalogue.h"

#include "model/support/input_error.h"
#include "model/support/json_text.h"
#include "model/team/team_schema.h"

#include <nlohmann/json.hpp>

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif
#include <pqxx/pqxx>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/tcp.h> // glibc's tcp_info ends before the count of bytes
#endif

#include <algorithm>
#include <atomic>
#include <charconv>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace wattfare {

namespace {

constexpr int kOldestServer = 150'000; // what this was tested with
constexpr std::size_t kRowsPerStatement = 1000;
constexpr std::size_t kDetailBytes = 400;
// What libpq says in every language where a server wants a password and there is none: its PQnoPasswordSupplied.
// libpqxx closes the connection before anybody could ask PQconnectionNeedsPassword.
constexpr std::string_view kNoPassword = "fe_sendauth: no password supplied";

// Looks after an open question from another thread, since libpq waits without asking anybody: shuts the socket when the
// person stops it, when the server says nothing for long, or when it says too much. libpq then ends by itself.
class Watch
{
public:
    enum class Cut : std::uint8_t { no, cancelled, silent, tooMuch };

    Watch(int socket, const ProgressFn &progress, const TeamLimits &limits)
        : m_socket(socket)
        , m_progress(progress)
        , m_limits(limits)
        , m_received(received())
        , m_thread([this] { run(); })
    {
    }
    ~Watch()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_done = true;
        }
        m_wake.notify_one();
        m_thread.join();
    }
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;

    void alive(std::size_t bytes, double share = 0) // a sign of life
    {
        m_bytes += bytes;
        m_share = share;
        ++m_signs;
        if (m_bytes > m_limits.bytes)
            cut(Cut::tooMuch);
    }
    void cut(Cut why)
    {
        Cut no = Cut::no;
        if (m_cut.compare_exchange_strong(no, why))
            ::shutdown(m_socket, SHUT_RDWR);
    }
    Cut why() const { return m_cut; }

private:
    std::size_t received() const // from a remote server, what the system counted; a line too long to end counts as well
    {
#ifdef __linux__
        tcp_info info{};
        socklen_t size = sizeof info;
        if (::getsockopt(m_socket, IPPROTO_TCP, TCP_INFO, &info, &size) == 0)
            return static_cast<std::size_t>(info.tcpi_bytes_received);
#endif
        return 0;
    }
    void run()
    {
        using Clock = std::chrono::steady_clock;
        auto heard = Clock::now();
        std::size_t signs = m_signs, before = m_received;
        std::unique_lock lock(m_mutex);
        while (!m_wake.wait_for(lock, std::chrono::milliseconds(20), [this] { return m_done; })) {
            const std::size_t now = received();
            if (m_signs != signs || now != before)
                heard = Clock::now();
            signs = m_signs;
            before = now;
            if (!keepGoing(m_progress, m_share))
                cut(Cut::cancelled);
            else if (now - std::min(now, m_received) > m_limits.bytes)
                cut(Cut::tooMuch);
            else if (Clock::now() - heard > m_limits.silence)
                cut(Cut::silent);
        }
    }

    int m_socket;
    const ProgressFn &m_progress;
    const TeamLimits &m_limits;
    std::size_t m_received;
    std::atomic<std::size_t> m_bytes{0}, m_signs{0};
    std::atomic<double> m_share{0};
    std::atomic<Cut> m_cut{Cut::no};
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_done = false;
    std::thread m_thread; // last: all the others are there when it begins
};

// What a library or the server said, on one line and without what a terminal would obey.
std::string said(const std::exception &e)
{
    std::string text = e.what();
    std::ranges::replace(text, '\n', ' ');
    std::ranges::replace(text, '\t', ' ');
    while (text.ends_with(' '))
        text.pop_back();
    return readableExcerpt(text, kDetailBytes);
}

struct Refused : std::exception {
    explicit Refused(Error error)
        : reason(std::move(error))
    {
    }
    Error reason;
};

// A line of COPY in text format: one column.
std::string unescaped(std::string_view line)
{
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    std::string out;
    out.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\\' || i + 1 == line.size()) {
            out += line[i];
            continue;
        }
        const char c = line[++i];
        out += c == 'n' ? '\n'
            : c == 't'  ? '\t'
            : c == 'r'  ? '\r'
            : c == 'b'  ? '\b'
            : c == 'f'  ? '\f'
            : c == 'v'  ? '\v'
                        : c;
    }
    return out;
}

constexpr const char *kPublications
    = "SELECT json_build_array(id, author, to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), "
      "title, note, source, digest, row_count, state, coalesce(decided_by, ''), "
      "coalesce(to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), ''), "
      "coalesce(approved_by, ''), "
      "coalesce(to_char(approved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), ''))::text "
      "FROM wattfare.publication ORDER BY id";
constexpr const char *kFactColumns
    = "json_build_array(f.publication_id, f.position, f.fact_table, f.fact_key, f.fields)::text";

} // namespace

struct TeamCatalogue::Impl {
    TeamAddress address;
    ProgressFn progress;
    TeamLimits limits;
    std::string user;
    std::unique_ptr<pqxx::connection> connection;
    std::size_t rows = 0, bytes = 0; // of publications and of all answers until now
    int socket = -1; // a second name of the connection's: it stays ours when libpq closes the other

    ~Impl()
    {
        connection.reset();
        if (socket >= 0)
            ::close(socket);
    }

    // The lines of a query, one at a time: an answer without end is noticed before it is kept.
    template <class Fn>
    void lines(pqxx::transaction_base &transaction, const std::string &query, std::size_t most, Watch &watch, Fn each)
    {
        pqxx::stream_from stream(transaction, '(' + query + ')');
        std::string line;
        std::size_t number = 0;
        std::exception_ptr fault; // the rest is read over it, within the limits: the session can go on
        while (stream.get_raw_line(line)) {
            watch.alive(line.size());
            bytes += line.size();
            if (++number > most || bytes > limits.session)
                watch.cut(Watch::Cut::tooMuch); // first: what comes after is read to its end otherwise
            if (watch.why() != Watch::Cut::no && fault)
                std::rethrow_exception(fault);
            if (watch.why() != Watch::Cut::no)
                throw pqxx::broken_connection("");
            try {
                if (!fault)
                    each(unescaped(line), number);
            } catch (...) {
                fault = std::current_exception();
            }
        }
        stream.complete();
        if (fault)
            std::rethrow_exception(fault);
    }

    Error errorOf(Watch::Cut cut, const std::string &detail) const
    {
        using Code = Error::Code;
        switch (cut) {
        case Watch::Cut::cancelled: return {Code::cancelled, {"job.cancelled", {}}, {}};
        case Watch::Cut::silent: return {Code::noAnswer, {"team.silent", {address.name}}, detail};
        case Watch::Cut::tooMuch: return {Code::badInput, {"team.too_much", {address.name}}, detail};
        case Watch::Cut::no: break;
        }
        return {Code::noAnswer, {"team.gone", {address.name}}, detail};
    }

    Error errorOf(const pqxx::sql_error &e) const
    {
        using Code = Error::Code;
        const std::string detail = said(e);
        const std::string state = readableExcerpt(e.sqlstate(), 5);
        // libpqxx 6 has classes for some codes, and then not always the code.
        if (state == "42501" || dynamic_cast<const pqxx::insufficient_privilege *>(&e) != nullptr)
            return {Code::fileAccess, {"team.not_allowed", {user, address.name}}, detail};
        if (state == "3F000" || state == "42P01" || dynamic_cast<const pqxx::undefined_table *>(&e) != nullptr)
            return {Code::notFound, {"team.no_catalogue", {address.name}}, detail};
        if (state == "23505" || dynamic_cast<const pqxx::unique_violation *>(&e) != nullptr)
            return {Code::badInput, {"team.published_already", {address.name}}, detail};
        if (state == "57P01" || state == "57P02" || state == "57P03") // it was shut down
            return {Code::noAnswer, {"team.gone", {address.name}}, detail};
        return {Code::noAnswer, {"team.server", {address.name, state}}, detail};
    }

    // For what reads or carries forward: as long as it takes, since Watch notices a server that says nothing.
    static void withoutClock(pqxx::work &work) { work.exec(R"sql(SET LOCAL statement_timeout = 0)sql"); }

    // Runs `fn(watch)`; nothing thrown leaves.
    template <class Fn>
    auto guarded(Fn fn) -> decltype(fn(std::declval<Watch &>()))
    {
        Watch watch(socket, progress, limits);
        try {
            return fn(watch);
        } catch (const Refused &e) {
            return tl::unexpected<Error>(e.reason);
        } catch (const pqxx::in_doubt_error &e) {
            return fail(Error::Code::noAnswer, {"team.in_doubt", {address.name}}, said(e));
        } catch (const pqxx::broken_connection &e) {
            return tl::unexpected<Error>(errorOf(watch.why(), said(e)));
        } catch (const pqxx::sql_error &e) {
            if (watch.why() != Watch::Cut::no || !connection->is_open())
                return tl::unexpected<Error>(errorOf(watch.why(), said(e)));
            return tl::unexpected<Error>(errorOf(e));
        } catch (const std::exception &e) { // of libpqxx, about an answer that makes no sense to it
            return tl::unexpected<Error>(errorOf(watch.why(), said(e)));
        }
    }

    int schemaVersion(pqxx::transaction_base &transaction, Watch &watch)
    {
        const auto one = [&](const std::string &query) {
            std::string answer;
            lines(transaction, query, 1, watch, [&](const std::string &line, std::size_t) { answer = line; });
            return answer;
        };
        if (one("SELECT (to_regclass('wattfare.schema_version') IS NOT NULL)::text") != "true")
            return 0;
        const std::string version = one("SELECT version::text FROM wattfare.schema_version");
        int number = 0;
        const auto [end, ec] = std::from_chars(version.data(), version.data() + version.size(), number);
        if (ec != std::errc{} || end != version.data() + version.size() || number < 1)
            throw Refused(inputRefused(address.name, 0, "schema_version", version, clause<Phrase::countFrom0>()));
        return number;
    }
};

TeamCatalogue::TeamCatalogue()
    : m_impl(std::make_unique<Impl>())
{
}

TeamCatalogue::~TeamCatalogue() = default;

const std::string &TeamCatalogue::name() const { return m_impl->address.name; }
const std::string &TeamCatalogue::user() const { return m_impl->user; }

Result<std::unique_ptr<TeamCatalogue>> TeamCatalogue::open(
    const TeamAddress &address, std::string_view password, ProgressFn progress, Purpose purpose, TeamLimits limits)
{
    std::unique_ptr<TeamCatalogue> team(new TeamCatalogue);
    Impl &impl = *team->m_impl;
    impl.address = address;
    impl.progress = std::move(progress);
    impl.limits = limits;
    if (purpose == Purpose::setUp) // a server that makes an index says nothing meanwhile; one that is gone is noticed
        impl.limits.silence = std::chrono::hours(24);
    if (!keepGoing(impl.progress, 0))
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    try {
        impl.connection = std::make_unique<pqxx::connection>(withPassword(address, password));
    } catch (const std::exception &e) {
        if (std::string_view(e.what()).find(kNoPassword) != std::string_view::npos)
            return fail(Error::Code::noAnswer, {"team.password_wanted", {address.name}}, said(e));
        return fail(Error::Code::noAnswer, {"team.cannot_connect", {address.name}}, said(e));
    }
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations" // there is no other way in libpqxx 6, and none needed in 7
#endif
    impl.connection->inhibit_reactivation(true); // a session that ended has ended
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
    impl.socket = ::dup(impl.connection->sock());
    if (impl.connection->server_version() < kOldestServer)
        return fail(
            Error::Code::wrongSchema, {"team.server_old", {address.name, impl.connection->server_version() / 10'000}});
    auto opened = impl.guarded([&](Watch &watch) -> Result<void> {
        pqxx::nontransaction session(*impl.connection);
        session.exec(R"sql(SET search_path = ''; SET statement_timeout = 50000; SET lock_timeout = 20000)sql");
        watch.alive(0);
        impl.lines(session, "SELECT session_user::text", 1, watch,
            [&](const std::string &line, std::size_t) { impl.user = readableExcerpt(line, 200); });
        if (purpose == Purpose::setUp)
            return {};
        const int version = impl.schemaVersion(session, watch);
        if (version == 0)
            return fail(Error::Code::notFound, {"team.no_catalogue", {address.name}});
        if (version < teamSchemaVersion())
            return fail(Error::Code::wrongSchema, {"team.schema_old", {address.name, version, teamSchemaVersion()}});
        if (version > teamSchemaVersion())
            return fail(Error::Code::schemaTooNew, {"team.schema_new", {address.name, version, teamSchemaVersion()}});
        return {};
    });
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    return team;
}

Result<int> TeamCatalogue::setUp()
{
    return m_impl->guarded([&](Watch &watch) -> Result<int> {
        std::optional<int> before;
        for (;;) {
            pqxx::work step(*m_impl->connection);
            Impl::withoutClock(step); // a large table is indexed for long
            step.exec("SELECT pg_advisory_xact_lock(1464230258)"); // two that set up at once go one after the other
            watch.alive(0);
            const int version = m_impl->schemaVersion(step, watch);
            if (!before)
                before = version;
            if (version > teamSchemaVersion())
                return fail(Error::Code::schemaTooNew, {"team.schema_new", {name(), version, teamSchemaVersion()}});
            if (version == teamSchemaVersion())
                return *before;
            step.exec(std::string(teamMigrations()[static_cast<std::size_t>(version)]));
            step.exec("UPDATE wattfare.schema_version SET version = " + std::to_string(version + 1));
            step.commit();
            watch.alive(0);
        }
    });
}

Result<std::vector<TeamPublication>> TeamCatalogue::publications(Unreadable *unreadable)
{
    return m_impl->guarded([&](Watch &watch) -> Result<std::vector<TeamPublication>> {
        std::vector<TeamPublication> out;
        pqxx::work session(*m_impl->connection);
        Impl::withoutClock(session);
        m_impl->lines(
            session, kPublications, kMostPublications, watch, [&](const std::string &line, std::size_t number) {
                auto parsed = parsePublication(line, name(), number);
                if (parsed && !out.empty() && parsed->id <= out.back().id)
                    parsed = tl::unexpected<Error>(inputRefused(name(), number, "id", parsed->id, Phrase::eachKeyOnce));
                if (parsed) {
                    out.push_back(std::move(*parsed));
                } else if (unreadable != nullptr && ++unreadable->count == 1) {
                    unreadable->first = std::move(parsed.error());
                }
            });
        return out;
    });
}

Result<std::vector<PublishedRow>> TeamCatalogue::rowsOf(const TeamPublication &publication)
{
    // A quarter of the bytes: the same keys, and what others say of them, are read as well.
    const TeamLimits &limits = m_impl->limits;
    if (m_impl->rows + publication.rows > limits.rows || m_impl->bytes > limits.session / 4)
        return fail(Error::Code::badInput, {"team.too_many_rows", {limits.rows, limits.session / 4}});
    m_impl->rows += publication.rows;
    return m_impl->guarded([&](Watch &watch) -> Result<std::vector<PublishedRow>> {
        std::vector<PublishedRow> out;
        pqxx::work session(*m_impl->connection);
        Impl::withoutClock(session);
        const std::string query = std::string("SELECT ") + kFactColumns
            + " FROM wattfare.fact f WHERE publication_id = " + std::to_string(publication.id) + " ORDER BY position";
        m_impl->lines(session, query, publication.rows, watch, [&](const std::string &line, std::size_t number) {
            auto fact = parseFact(line, name(), number);
            if (!fact)
                throw Refused(fact.error());
            if (fact->publication != publication.id || fact->position + 1 != number)
                throw Refused(inputRefused(
                    name(), number, "position", fact->position, clause<Phrase::verbatim>(std::to_string(number - 1))));
            out.push_back(std::move(fact->row));
        });
        if (out.size() != publication.rows)
            return tl::unexpected<Error>(inputRefused(name(), 0, Phrase::rows, std::to_string(out.size()),
                clause<Phrase::verbatim>(std::to_string(publication.rows))));
        if (const std::string digest = digestOf(out); digest != publication.digest)
            return tl::unexpected<Error>(
                inputRefused(name(), 0, "digest", digest, clause<Phrase::verbatim>(publication.digest)));
        return out;
    });
}

Result<std::vector<PublishedFact>> TeamCatalogue::sameKeys(std::span<const PublishedRow> rows, bool approved)
{
    return m_impl->guarded([&](Watch &watch) -> Result<std::vector<PublishedFact>> {
        std::vector<PublishedFact> out;
        pqxx::work session(*m_impl->connection);
        Impl::withoutClock(session);
        for (std::size_t begin = 0; begin < rows.size(); begin += kRowsPerStatement) {
            nlohmann::json keys = nlohmann::json::array();
            for (const PublishedRow &row : rows.subspan(begin, std::min(kRowsPerStatement, rows.size() - begin)))
                keys.push_back({row.table, publishedKey(row)});
            const std::string query = std::string("SELECT ") + kFactColumns
                + " FROM wattfare.fact f JOIN wattfare.publication p ON p.id = f.publication_id AND p.state "
                + (approved ? "= 'approved'" : "<> 'withdrawn'")
                + " JOIN (SELECT DISTINCT k->>0 AS t, k->>1 AS k FROM json_array_elements('" + session.esc(keys.dump())
                + "'::json) k) k ON f.fact_table = k.t AND f.fact_key = k.k";
            m_impl->lines(session, query, kMostPublishedRows, watch, [&](const std::string &line, std::size_t number) {
                auto fact = parseFact(line, name(), number);
                if (!fact)
                    return;
                if (out.size() >= kMostPublishedRows)
                    throw Refused(inputRefused(name(), number, Phrase::rows, std::to_string(out.size()),
                        clause<Phrase::wholeNumberUpTo>(static_cast<double>(kMostPublishedRows))));
                out.push_back(std::move(*fact));
            });
            watch.alive(0, static_cast<double>(begin) / static_cast<double>(rows.size()));
        }
        return out;
    });
}

Result<std::int64_t> TeamCatalogue::publish(const Draft &draft)
{
    if (auto good = checkDraft(draft); !good)
        return tl::unexpected<Error>(good.error());
    return m_impl->guarded([&](Watch &watch) -> Result<std::int64_t> {
        pqxx::work work(*m_impl->connection);
        const auto made = work.exec_params(
            R"sql(INSERT INTO wattfare.publication (title, note, source, digest, row_count)
                VALUES ($1, $2, $3, $4, $5) RETURNING id)sql",
            draft.title, draft.note, draft.source, digestOf(draft.rows), static_cast<int>(draft.rows.size()));
        watch.alive(0);
        if (made.size() != 1 || made[0].size() != 1)
            return fail(Error::Code::badInput, {"team.server", {name(), ""}});
        const auto id = made[0][0].as<std::int64_t>();
        for (std::size_t begin = 0; begin < draft.rows.size(); begin += kRowsPerStatement) {
            nlohmann::json rows = nlohmann::json::array();
            for (std::size_t i = begin; i < std::min(begin + kRowsPerStatement, draft.rows.size()); ++i)
                rows.push_back({draft.rows[i].table, publishedKey(draft.rows[i]), fieldsText(draft.rows[i])});
            work.exec_params("INSERT INTO wattfare.fact (publication_id, position, fact_table, fact_key, fields) "
                             "SELECT $1, $2 + r.place - 1, r.row->>0, r.row->>1, r.row->>2 "
                             "FROM json_array_elements($3::json) WITH ORDINALITY AS r (row, place)",
                id, static_cast<int>(begin), rows.dump());
            watch.alive(0, static_cast<double>(begin) / static_cast<double>(draft.rows.size()));
            if (watch.why() != Watch::Cut::no)
                throw pqxx::broken_connection("");
        }
        work.commit();
        return id;
    });
}

Result<void> TeamCatalogue::decide(std::int64_t publication, TeamPublication::State state)
{
    const auto known = publications();
    if (!known)
        return tl::unexpected<Error>(known.error());
    const auto found = std::ranges::find(*known, publication, &TeamPublication::id);
    if (found == known->end())
        return fail(Error::Code::notFound, {"team.no_such_publication", {publication, name()}});
    if (found->state == TeamPublication::State::withdrawn || found->state == state)
        return fail(Error::Code::badInput, {"team.decided_already", {publication}},
            std::string(publicationStateId(found->state)));
    if (state == TeamPublication::State::approved && found->author == user())
        return fail(Error::Code::fileAccess, {"team.own_publication", {publication}});
    return m_impl->guarded([&](Watch &watch) -> Result<void> {
        pqxx::work work(*m_impl->connection);
        try {
            const auto done = work.exec_params("UPDATE wattfare.publication SET state = $1 WHERE id = $2",
                std::string(publicationStateId(state)), publication);
            watch.alive(0);
            if (done.affected_rows() != 1) // hidden from the update by the policies of the server
                return fail(Error::Code::fileAccess, {"team.not_allowed", {user(), name()}});
        } catch (const pqxx::sql_error &e) {
            if (e.sqlstate() != "WF001")
                throw;
            return fail(Error::Code::badInput, {"team.decided_already", {publication}}, said(e)); // meanwhile
        }
        work.commit();
        return {};
    });
}

} // namespace wattfare
