// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"
#include "views/theme/theme.h"
#include "views/words/translations.h"

#include <QRegularExpression>
#include <QString>

namespace wattfare {

enum class StartWith : std::uint8_t { lastDocument, example, nothing };

// By which way files are fetched. No name and no password: what asks for one is told of as an error.
struct ProxyChoice {
    enum class Kind : std::uint8_t { system, none, http, socks5 };
    Kind kind = Kind::system;
    QString host; // of http and socks5 alone
    int port = 8080;
    bool isOwn() const { return kind == Kind::http || kind == Kind::socks5; }
    // A name or an address alone, without scheme, path and port.
    bool isValid() const
    {
        static const QRegularExpression kHost(QStringLiteral("^[\\w.-]+$|^[0-9A-Fa-f:.]+$"));
        return port >= 1 && port <= 65535 && (!isOwn() || kHost.match(host).hasMatch());
    }
    friend bool operator==(const ProxyChoice &, const ProxyChoice &) = default;
};

// What a person sets once for all documents.
struct Preferences {
    static constexpr int kLeastZoom = 80, kMostZoom = 200;

    ThemeChoice theme = ThemeChoice::system;
    int zoom = 100; // size of letters in per cent of the system's
    QString language; // "" follows the system; otherwise one of uiLanguages()
    NumberNotation numbers = NumberNotation::language;
    Currency currency; // of new scenarios
    StartWith start = StartWith::lastDocument;
    QString documents, exports; // folders that are offered first; "": the one used last
    ProxyChoice proxy;
};

inline bool sameCurrency(const Currency &a, const Currency &b)
{
    return a.code == b.code && a.perUsd == b.perUsd && a.date == b.date;
}

} // namespace wattfare
