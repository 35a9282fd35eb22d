// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/team_catalogue.h"
#include "model/team/team_schema.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <cstdlib>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

using namespace wattfare;
using namespace wattfare::test;
using namespace std::string_literals;

// Something on a socket that speaks as a server of PostgreSQL does, until it does not.
namespace {

std::string message(char type, const std::string &body)
{
    std::string out(1, type);
    const auto size = static_cast<std::uint32_t>(body.size() + 4);
    for (const unsigned shift : {24u, 16u, 8u, 0u})
        out += static_cast<char>(size >> shift);
    return out + body;
}

std::string parameter(const char *name, const char *value)
{
    return message('S', std::string(name) + '\0' + value + '\0');
}

const std::string kReady = message('Z', "I");
std::string done(const char *tag) { return message('C', std::string(tag) + '\0'); }
// COPY ... TO STDOUT of one column of text.
const std::string kCopy = message('H', std::string("\0\0\1\0\0", 5));
std::string line(const std::string &text) { return message('d', text + '\n'); }
std::string copiedLines(const std::string &lines) { return kCopy + lines + message('c', "") + done("COPY 1") + kReady; }
std::string copied(const std::string &text) { return copiedLines(line(text)); }

class FakeServer
{
public:
    // `version` as a server says it; `answer` the bytes for the publications. `forever`: again and again.
    FakeServer(std::string version, std::string answer, bool forever = false)
        : m_version(std::move(version))
        , m_answer(std::move(answer))
        , m_forever(forever)
        , m_socket(::socket(AF_UNIX, SOCK_STREAM, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = scratch.path(".s.PGSQL.5432").string();
        REQUIRE(path.size() < sizeof address.sun_path);
        std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
        REQUIRE(::bind(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0);
        REQUIRE(::listen(m_socket, 1) == 0);
        m_thread = std::thread([this] { serve(); });
    }
    ~FakeServer()
    {
        ::shutdown(m_socket, SHUT_RDWR);
        m_thread.join();
        ::close(m_socket);
    }
    Result<std::unique_ptr<TeamCatalogue>> open(TeamLimits limits = {}, const ProgressFn &progress = {}) const
    {
        const auto address = parseTeamAddress("postgres://ann@/costs?host=" + scratch.path("").string());
        REQUIRE(address);
        return TeamCatalogue::open(*address, {}, progress, TeamCatalogue::Purpose::use, limits);
    }

    const Scratch scratch;

private:
    static bool send(int to, const std::string &bytes)
    {
        for (std::size_t at = 0; at < bytes.size();) {
            const ssize_t sent = ::send(to, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
            if (sent <= 0)
                return false;
            at += static_cast<std::size_t>(sent);
        }
        return true;
    }
    static bool receive(int from, std::string &bytes, std::size_t count)
    {
        bytes.resize(count);
        for (std::size_t at = 0; at < count;) {
            const ssize_t got = ::recv(from, bytes.data() + at, count - at, 0);
            if (got <= 0)
                return false;
            at += static_cast<std::size_t>(got);
        }
        return true;
    }
    static std::uint32_t sizeOf(const std::string &bytes)
    {
        std::uint32_t size = 0;
        for (const char c : bytes)
            size = size << 8 | static_cast<unsigned char>(c);
        return size;
    }
    void serve()
    {
        const int client = ::accept(m_socket, nullptr, nullptr);
        if (client < 0)
            return;
        std::string bytes, body;
        if (receive(client, bytes, 4) && receive(client, body, sizeOf(bytes) - 4))
            send(client,
                message('R', std::string(4, '\0')) + parameter("server_version", m_version.c_str())
                    + parameter("client_encoding", "UTF8") + parameter("standard_conforming_strings", "on")
                    + parameter("integer_datetimes", "on") + message('K', std::string(8, '\1')) + kReady);
        while (receive(client, bytes, 1)) {
            std::string size;
            if (!receive(client, size, 4) || !receive(client, body, sizeOf(size) - 4) || bytes == "X")
                break;
            if (body.find("session_user") != std::string::npos)
                send(client, copied("ann"));
            else if (body.find("to_regclass") != std::string::npos)
                send(client, copied("true"));
            else if (body.find("schema_version") != std::string::npos)
                send(client, copied(std::to_string(teamSchemaVersion())));
            else if (body.find("wattfare.publication") != std::string::npos) {
                if (m_answer.empty())
                    continue; // says nothing
                if (!send(client, m_answer))
                    break;
                while (m_forever && send(client, m_answer.substr(kCopy.size()))) { }
                if (m_answer == kCopy) // and hangs up
                    break;
            } else {
                send(client, done("SET") + kReady);
            }
        }
        ::close(client);
    }

    std::string m_version, m_answer;
    bool m_forever;
    int m_socket;
    std::thread m_thread;
};

std::string publicationLine(const char *author = "ann", int id = 1)
{
    return "[" + std::to_string(id) + ", \"" + std::string(author)
        + "\", \"2026-11-28T21:00:00Z\", \"t\", \"\", \"s\", \"" + std::string(64, 'a')
        + "\", 1, \"approved\", \"max\", \"2026-11-28T21:00:00Z\", "
          "\"max\", \"2026-11-28T21:00:00Z\"]";
}

Error answerOf(const FakeServer &server, TeamLimits limits = {}, const ProgressFn &progress = {})
{
    const auto session = server.open(limits, progress);
    if (!session)
        return session.error();
    const auto list = (*session)->publications();
    REQUIRE(!list);
    return list.error();
}

} // namespace

TEST_CASE("the fake server is taken for one", "[team][hostile]")
{
    const FakeServer server("15.18", copied(publicationLine()));
    const auto session = server.open();
    REQUIRE(session);
    CHECK((*session)->user() == "ann");
    const auto list = (*session)->publications();
    REQUIRE(list);
    CHECK(list->size() == 1);
}

TEST_CASE("a port of the environment leads nowhere else", "[team][hostile]")
{
    const FakeServer server("15.18", copied(publicationLine()));
    ::setenv("PGPORT", "1", 1);
    const bool opened = server.open().has_value();
    ::unsetenv("PGPORT");
    CHECK(opened);
}

TEST_CASE("an answer without end is cut off", "[team][hostile]")
{
    const FakeServer server("15.18", kCopy + line(std::string(10'000, 'x')), true);
    const TeamLimits limits{std::chrono::seconds(60), 1'000'000};
    CHECK(answerOf(server, limits).message.id == "team.too_much");
    const FakeServer valid("15.18", kCopy + line(publicationLine()), true);
    CHECK(answerOf(valid, limits).message.id == "team.too_much");
    const FakeServer mute("15.18", kCopy + message('d', ""), true);
    CHECK(answerOf(mute, limits).code != Error::Code::internal);
}

TEST_CASE("a server that says nothing is not waited for", "[team][hostile]")
{
    const FakeServer server("15.18", "");
    CHECK(answerOf(server, {std::chrono::milliseconds(200), 1'000'000}).message.id == "team.silent");
}

TEST_CASE("a server that says nothing is left when the person says so", "[team][hostile]")
{
    const FakeServer server("15.18", "");
    int asked = 0;
    CHECK(answerOf(server, {}, [&](double) { return ++asked < 10; }).code == Error::Code::cancelled);
}

TEST_CASE("a server that hangs up in the middle is gone", "[team][hostile]")
{
    const FakeServer server("15.18", kCopy);
    CHECK(answerOf(server).message.id == "team.gone");
}

TEST_CASE("what the server says of a refusal cannot speak to a terminal", "[team][hostile]")
{
    const FakeServer server("15.18", message('E', "SERROR\0C42501\0Mno \x1b[31m red\0\0"s) + kReady);
    const Error got = answerOf(server);
    CHECK(got.message.id == "team.not_allowed");
    CHECK(got.detail.find('\x1b') == std::string::npos);
}

TEST_CASE("a line of the list that cannot be keeps none of the others away", "[team][hostile]")
{
    const std::string first = publicationLine("ann", 3), last = publicationLine("bob", 5);
    for (const std::string &bad : {"nonsense"s, publicationLine("\\\\u001b[2J", 4), std::string(5000, '['),
             publicationLine("eve", 3), publicationLine("eve", 0)}) {
        INFO(bad);
        const FakeServer server("15.18", copiedLines(line(first) + line(bad) + line(bad) + line(last)));
        const auto session = server.open();
        REQUIRE(session);
        Unreadable unreadable;
        const auto list = (*session)->publications(&unreadable);
        REQUIRE(list);
        REQUIRE(list->size() == 2);
        CHECK(list->front().author == "ann"); // not who says the same number later
        CHECK(list->back().author == "bob");
        CHECK(unreadable.count == 2);
        REQUIRE(unreadable.first);
        CHECK(unreadable.first->message.id == "input.refused");
        CHECK(unreadable.first->message.args[1].text() == "2"); // the line
    }
}

TEST_CASE("an answer of another kind brings nothing", "[team][hostile]")
{
    for (const std::string &answer : {done("SELECT 1") + kReady, message('T', "\0\0"s) + done("SELECT 0") + kReady}) {
        const FakeServer server("15.18", answer);
        const auto session = server.open();
        REQUIRE(session);
        const auto list = (*session)->publications();
        CHECK((!list || list->empty()));
    }
}

TEST_CASE("an older server is named as such", "[team][hostile]")
{
    const FakeServer server("14.9", copied(publicationLine()));
    CHECK(server.open().error().message.id == "team.server_old");
}
