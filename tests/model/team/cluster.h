// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/team/team_catalogue.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"
#include "tests/support/skipped.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <netinet/in.h>
#include <string>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace wattfare::test {

// Runs a program to its end, or leaves it running. As somebody without rights where the tests run as root, since
// PostgreSQL refuses to run so; ends with this process, whatever ends it.
class Process
{
public:
    explicit Process(const std::vector<std::string> &words, const std::filesystem::path &log)
        : m_pid(::fork())
    {
        if (m_pid != 0)
            return;
        std::vector<std::string> all{"setpriv", "--pdeathsig", "INT"};
        if (::geteuid() == 0)
            all.insert(all.end(), {"--reuid=65534", "--regid=65534", "--clear-groups"});
        all.insert(all.end(), words.begin(), words.end());
        std::vector<char *> arguments;
        for (std::string &word : all)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        if (std::freopen(log.c_str(), "a", stdout) == nullptr || std::freopen(log.c_str(), "a", stderr) == nullptr)
            ::_exit(126);
        ::execvp(arguments[0], arguments.data());
        ::_exit(127);
    }
    ~Process() { end(SIGINT); }
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;

    int wait()
    {
        int status = 0;
        if (m_pid > 0)
            ::waitpid(m_pid, &status, 0);
        m_pid = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
    }
    void end(int signal)
    {
        if (m_pid > 0)
            ::kill(m_pid, signal);
        wait();
    }

private:
    pid_t m_pid;
};

// A port of this machine that nobody listens on.
inline int freePort()
{
    const int one = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool bound = ::bind(one, reinterpret_cast<const sockaddr *>(&address), size) == 0
        && ::getsockname(one, reinterpret_cast<sockaddr *>(&address), &size) == 0;
    ::close(one);
    return bound ? ntohs(address.sin_port) : 0;
}

// A PostgreSQL 15 of its own in a temporary folder, on a socket there alone, or on a port of this machine as well, with
// a certificate for "localhost" that nobody but itself vouches for.
class Cluster
{
public:
    enum class Tcp : std::uint8_t { no, plain, tls };

    explicit Cluster(Tcp tcp = Tcp::no)
        : m_tcp(tcp)
        , m_port(tcp == Tcp::no ? 5432 : freePort())
    {
        if (!std::filesystem::exists(program("initdb"))) {
            m_missing = "postgresql-15 is not installed";
            return;
        }
        std::filesystem::permissions(scratch.path(""), std::filesystem::perms::all);
        if (Process({program("initdb"), "-D", data(), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C",
                        "--no-sync"},
                scratch.path("log"))
                .wait()
            != 0)
            m_missing = "initdb fails: " + readAll(scratch.path("log"));
        else if (m_tcp == Tcp::tls
            && Process({"openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                           "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", folder() + "/key.pem",
                           "-out", certificate()},
                   scratch.path("log"))
                    .wait()
                != 0)
            m_missing = "openssl makes no certificate: " + readAll(scratch.path("log"));
        else
            start();
    }
    ~Cluster() { stop(SIGINT); }

    // "" where it runs; why not otherwise.
    const std::string &missing() const { return m_missing; }
    void start()
    {
        std::vector<std::string> words{program("postgres"), "-D", data(), "-k", folder(), "-p", std::to_string(m_port),
            "-c", std::string("listen_addresses=") + (m_tcp == Tcp::no ? "" : "127.0.0.1"), "-c", "fsync=off", "-c",
            "shared_buffers=16MB", "-c", "max_connections=20"};
        if (m_tcp == Tcp::tls)
            words.insert(words.end(),
                {"-c", "ssl=on", "-c", "ssl_cert_file=" + certificate(), "-c",
                    "ssl_key_file=" + folder() + "/key.pem"});
        m_server = std::make_unique<Process>(words, scratch.path("log"));
        if (Process({"sh", "-c",
                        "for i in $(seq 600); do " + program("pg_isready") + " -q -p " + std::to_string(m_port) + " -h "
                            + folder() + " && exit 0; sleep 0.05; done; exit 1"},
                scratch.path("log"))
                .wait()
            != 0)
            m_missing = "postgres does not start: " + readAll(scratch.path("log"));
    }
    void stop(int signal = SIGQUIT) // at once, as when a machine goes down
    {
        if (m_server)
            m_server->end(signal);
        m_server.reset();
    }

    // What psql says of a statement, as that user: "" and 0, or an error.
    int sql(const std::string &user, const std::string &statement, const std::string &database = "postgres") const
    {
        return psql(user, statement, database)->wait();
    }
    std::unique_ptr<Process> psql(
        const std::string &user, const std::string &statement, const std::string &database = "postgres") const
    {
        return std::make_unique<Process>(
            std::vector<std::string>{program("psql"), "-X", "-q", "-h", folder(), "-p", std::to_string(m_port), "-U",
                user, "-d", database, "-v", "ON_ERROR_STOP=1", "-c", statement},
            scratch.path("psql.log"));
    }
    std::string answer(const std::string &statement, const std::string &database = "postgres") const
    {
        const auto file = scratch.path("answer");
        std::filesystem::remove(file);
        Process({program("psql"), "-X", "-q", "-A", "-t", "-h", folder(), "-p", std::to_string(m_port), "-U",
                    "postgres", "-d", database, "-c", statement},
            file)
            .wait();
        std::string text = readAll(file);
        while (text.ends_with('\n'))
            text.pop_back();
        return text;
    }
    TeamAddress address(const std::string &user, const std::string &database = "postgres") const
    {
        const auto parsed = parseTeamAddress("postgres://" + user + "@/" + database + "?host=" + folder());
        REQUIRE(parsed);
        return *parsed;
    }
    std::unique_ptr<TeamCatalogue> open(const std::string &user, const ProgressFn &progress = {}) const
    {
        auto opened = TeamCatalogue::open(address(user), {}, progress);
        if (!opened)
            FAIL(opened.error().message.id << ' ' << opened.error().detail);
        return std::move(*opened);
    }
    std::string certificate() const { return scratch.path("certificate.pem").string(); }
    int port() const { return m_port; }
    std::string folder() const { return scratch.path("").string(); }

    const Scratch scratch;

private:
    static std::string program(const std::string &name)
    {
        const std::filesystem::path newest = "/usr/lib/postgresql/15/bin/" + name;
        return newest.string();
    }
    std::string data() const { return scratch.path("data").string(); }

    Tcp m_tcp;
    int m_port;
    std::string m_missing;
    std::unique_ptr<Process> m_server;
};

// Whether it runs; the test is skipped otherwise, or fails where all tests are asked for.
inline bool runs(const Cluster &one)
{
    if (one.missing().empty())
        return true;
    if (std::getenv("WATTFARE_ALL_TESTS") != nullptr)
        FAIL("PostgreSQL 15 cannot run here (installer/setup.sh test brings it): " << one.missing());
    skipped("PostgreSQL 15 cannot run here: " + one.missing());
    return false;
}

// One for all tests of a program; each test begins with a database that is set up and empty.
inline Cluster *cluster()
{
    static Cluster one;
    return runs(one) ? &one : nullptr;
}

// Set up, with ann and bob who contribute, rita who reads and max who approves.
inline Cluster *team()
{
    Cluster *one = cluster();
    if (one == nullptr)
        return nullptr;
    REQUIRE(one->sql("postgres", "DROP SCHEMA IF EXISTS wattfare CASCADE") == 0);
    auto owner = TeamCatalogue::open(one->address("postgres"), {}, {}, TeamCatalogue::Purpose::setUp);
    REQUIRE(owner);
    REQUIRE((*owner)->setUp());
    const auto user = [&](const std::string &name, const std::string &role) {
        REQUIRE(one->sql("postgres",
                    "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '" + name + "') THEN CREATE ROLE "
                        + name + " LOGIN IN ROLE wattfare_" + role + "; END IF; END $$")
            == 0);
    };
    user("ann", "contributor");
    user("bob", "contributor");
    user("rita", "reader");
    user("max", "approver");
    return one;
}

} // namespace wattfare::test
