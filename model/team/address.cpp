// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/address.h"

#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <array>
#include <optional>

namespace wattfare {

namespace {

constexpr std::size_t kLongest = 1000;
constexpr std::array<std::string_view, 5> kFileOptions{"sslrootcert", "sslcert", "sslkey", "sslcrl", "channel_binding"};
constexpr std::array<std::string_view, 3> kSafeModes{"verify-full", "verify-ca", "require"};

// %20 and its like; nullopt for a broken one or a control character.
std::optional<std::string> decoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            unsigned value = 0;
            if (i + 2 >= text.size())
                return std::nullopt;
            const auto [end, ec] = std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16);
            if (ec != std::errc{} || end != text.data() + i + 3)
                return std::nullopt;
            c = static_cast<char>(value);
            i += 2;
        }
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            return std::nullopt;
        out += c;
    }
    return isUtf8(out) ? std::optional(out) : std::nullopt;
}

void add(std::string &connection, std::string_view key, std::string_view value)
{
    connection.append(connection.empty() ? "" : " ").append(key).append("='");
    for (const char c : value) {
        if (c == '\'' || c == '\\')
            connection += '\\';
        connection += c;
    }
    connection += '\'';
}

// Anything between a colon and an @, wherever they stand and however they are written: whoever forgets the database, or
// whose password holds a slash, wrote one all the same.
bool holdsPassword(std::string_view url)
{
    std::string plain(url);
    for (std::size_t at = 0; (at = plain.find("%3", at)) != std::string::npos; ++at)
        if (plain.substr(at, 3) == "%3A" || plain.substr(at, 3) == "%3a")
            plain.replace(at, 3, ":");
    std::ranges::transform(plain, plain.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    const std::size_t scheme = plain.find("://");
    const std::size_t colon = plain.find(':', scheme == std::string::npos ? 0 : scheme + 3);
    return plain.find("password=") != std::string::npos
        || (colon != std::string::npos && plain.find('@', colon) != std::string::npos);
}

// What a message may repeat: nothing after a colon.
std::string shownOf(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    const std::size_t colon = url.find(':', scheme == std::string_view::npos ? 0 : scheme + 3);
    return readableExcerpt(url.substr(0, colon), 200) + (colon == std::string_view::npos ? "" : ":…");
}

} // namespace

Result<TeamAddress> parseTeamAddress(std::string_view url)
{
    if (holdsPassword(url)) // before anything else is said of it, and not shown again: the message may be kept
        return fail(Error::Code::badInput, {"team.password_in_address", {}});
    const std::string shown = shownOf(url);
    const auto bad = [&] { return fail(Error::Code::badInput, {"team.address", {shown}}); };
    std::string_view rest = url;
    if (rest.starts_with("postgres://"))
        rest.remove_prefix(11);
    else if (rest.starts_with("postgresql://"))
        rest.remove_prefix(13);
    else
        return bad();
    const std::size_t slash = rest.find('/');
    if (url.size() > kLongest || slash == std::string_view::npos)
        return bad();
    std::string_view authority = rest.substr(0, slash);
    rest.remove_prefix(slash + 1);
    const std::size_t query = rest.find('?');
    const auto database = decoded(rest.substr(0, query));
    std::optional<std::string> user;
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
        user = decoded(authority.substr(0, at));
        if (!user || user->empty())
            return bad();
        authority.remove_prefix(at + 1);
    }
    std::string port;
    if (const std::size_t colon = authority.rfind(':');
        colon != std::string_view::npos && authority.find(']', colon) == std::string_view::npos) {
        port = authority.substr(colon + 1);
        const auto number = parseInteger(port);
        if (!number || *number < 1 || *number > 65535)
            return bad();
        authority = authority.substr(0, colon);
    }
    if (authority.starts_with('[') && authority.ends_with(']'))
        authority = authority.substr(1, authority.size() - 2);
    auto host = decoded(authority);
    std::string mode, further;
    if (query != std::string_view::npos) {
        rest.remove_prefix(query + 1);
        while (!rest.empty()) {
            const std::string_view pair = rest.substr(0, rest.find('&'));
            rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
            const std::size_t equal = pair.find('=');
            const std::string key(pair.substr(0, equal));
            const auto value = equal == std::string_view::npos ? std::nullopt : decoded(pair.substr(equal + 1));
            if (!value)
                return bad();
            if (key == "host" && host && host->empty())
                host = value;
            else if (key == "port" && port.empty() && parseInteger(*value).value_or(0) > 0
                && parseInteger(*value).value_or(0) < 65536)
                port = *value;
            else if (key == "sslmode" && mode.empty())
                mode = *value;
            else if (key == "user" && !user)
                user = value;
            else if (std::ranges::find(kFileOptions, key) != kFileOptions.end())
                add(further, key, *value);
            else
                return fail(Error::Code::badInput, {"team.address_option", {readableExcerpt(key)}});
        }
    }
    // Several hosts, or an abstract socket: what they lead to could not be told from the address.
    // A database with a slash or an @ is more often a part of a password.
    if (!database || database->empty() || database->find_first_of("/@") != std::string::npos || !host || host->empty()
        || host->find(',') != std::string::npos || host->front() == '@')
        return bad();
    TeamAddress address;
    address.local = host->front() == '/';
    if (!address.local) {
        if (mode.empty())
            mode = kSafeModes.front();
        if (std::ranges::find(kSafeModes, mode) == kSafeModes.end())
            return fail(Error::Code::badInput, {"team.tls_required", {readableExcerpt(mode)}});
    } else if (!mode.empty()) {
        return fail(Error::Code::badInput, {"team.address_option", {"sslmode"}});
    }
    address.name = "postgres://" + (address.local ? "" : *host) + (port.empty() || address.local ? "" : ':' + port)
        + '/' + *database + (address.local ? "?host=" + *host : std::string())
        + (address.local && !port.empty() ? "&port=" + port : std::string());
    std::string &c = address.connection;
    add(c, "host", *host);
    add(c, "hostaddr", ""); // PGHOSTADDR would lead elsewhere
    add(c, "port", port.empty() ? "5432" : port); // PGPORT and PGSERVICE would lead elsewhere
    add(c, "dbname", *database);
    if (user)
        add(c, "user", *user);
    add(c, "sslmode", address.local ? "disable" : mode);
    add(c, "gssencmode", "disable");
    add(c, "options", "");
    add(c, "client_encoding", "UTF8");
    add(c, "application_name", "wattfare");
    // A server that is gone is noticed, and one that says nothing is not waited for.
    for (const auto &[key, value] :
        {std::pair("connect_timeout", "10"), std::pair("keepalives_idle", "20"), std::pair("keepalives_interval", "5"),
            std::pair("keepalives_count", "3"), std::pair("tcp_user_timeout", "20000")})
        add(c, key, value);
    if (!further.empty())
        c.append(1, ' ').append(further);
    return address;
}

std::string withPassword(const TeamAddress &address, std::string_view password)
{
    std::string connection = address.connection;
    if (!password.empty())
        add(connection, "password", password);
    return connection;
}

} // namespace wattfare
