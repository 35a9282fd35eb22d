// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "views/text/messages.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <set>

using namespace wattfare;

namespace {

std::string said(Message message)
{
    return text(message).toStdString();
}

} // namespace

TEST_CASE("ids are unique and their sentences whole", "[messages]")
{
    std::set<std::string> seen;
    for (const MessageRow *row : allMessages()) {
        INFO(row->id);
        CHECK(seen.insert(row->id).second);
        CHECK_FALSE(std::string(row->sentence).empty());
        const QString sentence = QString::fromUtf8(row->sentence);
        CHECK(sentence.contains(QStringLiteral("%n")) == (row->pluralArgument > 0));
        CHECK(sentence.trimmed() == sentence);
    }
}

TEST_CASE("an id without a row is shown, not hidden", "[messages]")
{
    CHECK_FALSE(hasMessage("no.such_id"));
    CHECK(said({"no.such_id", {"a", "%1"}}) == "no.such_id (a, %1)");
    CHECK(said({"", {}}).empty());
}

TEST_CASE("errors, failures and statuses have words", "[messages]")
{
    for (int code = 0; code <= static_cast<int>(Error::Code::internal); ++code) {
        const Error error{static_cast<Error::Code>(code), {}, {}};
        CHECK_FALSE(text(error).contains(QStringLiteral("common.")));
    }
    for (int status = 0; status <= static_cast<int>(Status::outOfRange); ++status)
        CHECK_FALSE(text(static_cast<Status>(status)).contains(QStringLiteral("status.")));
    CHECK(text(Failure{Status::outOfRange, "utilisation_target", 1.4}).contains(QStringLiteral("1.4")));
    CHECK(text(Failure{Status::noData, "", 0.0}) == text(Status::noData));
    CHECK(text(ChartText("plain")) == QStringLiteral("plain"));
    CHECK(text(ChartText(Message{"status.no_data", {}})) == text(Status::noData));
}

TEST_CASE("every id that the program uses has a sentence", "[messages]")
{
    // Ids are literals with a dot, first in a braced list or in a call of fail() or Message{}: {"import.bad_field", ...}.
    static const QRegularExpression kId(QStringLiteral("(?:Message\\s*\\{|Message\\(|fail\\([^\"]*?\\{|message\\s*=\\s*\\{)\\s*\"([a-z][a-z0-9_]*\\.[a-z0-9_.]+)\""));
    QStringList missing;
    for (const char *folder : {"/model", "/app", "/views"}) {
        QDirIterator files(QStringLiteral(WATTFARE_SOURCE_DIR) + QLatin1String(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().contains(QStringLiteral("/views/text/")))
                continue;
            REQUIRE(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            for (auto match = kId.globalMatch(source); match.hasNext();) {
                const QString id = match.next().captured(1);
                if (!hasMessage(id.toStdString()))
                    missing += id + QStringLiteral(" in ") + file.fileName();
            }
        }
    }
    missing.removeDuplicates();
    INFO("Add a row to views/text/messages/<area>.h for:\n" << missing.join(QLatin1Char('\n')).toStdString());
    CHECK(missing.isEmpty());
}
