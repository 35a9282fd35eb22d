// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/reporters/catch_reporter_event_listener.hpp>
#include <catch2/reporters/catch_reporter_registrars.hpp>
using ListenerBase = Catch::EventListenerBase;
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
using ListenerBase = Catch::TestEventListenerBase;
#endif
#include "tests/support/qt_warnings.h"
#include "tests/support/skipped.h"

#include <QApplication>
#include <QLocale>
#include <QMap>
#include <QStandardPaths>

#include <iostream>
#include <mutex>

namespace {

// What the platform of the tests cannot do, and says.
constexpr const char *kOfThePlatform[] = {"This plugin does not support propagateSizeHints()",
    "This plugin does not support raise()", "This plugin does not support grabbing the keyboard", "XDG_RUNTIME_DIR"};

QtMessageHandler s_print = nullptr;
std::mutex s_mutex; // a job may warn, too
QStringList s_warnings; // not yet held against a test
QMap<QString, int> s_expected; // words, and how often they came

void notice(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg) {
        const auto isIn = [&message](const char *words) { return message.contains(QLatin1String(words)); };
        if (std::any_of(std::begin(kOfThePlatform), std::end(kOfThePlatform), isIn))
            return;
        const std::scoped_lock lock(s_mutex);
        for (auto it = s_expected.begin(); it != s_expected.end(); ++it) {
            if (!message.contains(it.key()))
                continue;
            ++it.value();
            return;
        }
        s_warnings << message;
    }
    s_print(type, context, message);
}

QStringList takeWarnings()
{
    const std::scoped_lock lock(s_mutex);
    return std::exchange(s_warnings, {});
}

// A warning fails the section, and with it the test, in which it came.
struct WarningsFail : ListenerBase {
    using ListenerBase::ListenerBase;
    void sectionEnded(const Catch::SectionStats &) override
    {
        for (const QString &each : takeWarnings())
            FAIL_CHECK("Qt warns: " << each.toStdString());
    }
};
CATCH_REGISTER_LISTENER(WarningsFail)

} // namespace

namespace wattfare::test {

ExpectedWarning::ExpectedWarning(QString words)
    : m_words(std::move(words))
{
    const std::scoped_lock lock(s_mutex);
    s_expected.insert(m_words, 0);
}

ExpectedWarning::~ExpectedWarning()
{
    const std::scoped_lock lock(s_mutex);
    if (s_expected.take(m_words) == 0)
        s_warnings << QStringLiteral("nothing, but \"%1\" was expected").arg(m_words);
}

} // namespace wattfare::test

int main(int argc, char *argv[])
{
    s_print = qInstallMessageHandler(notice);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qEnvironmentVariableIsEmpty("WATTFARE_DAY")) // ages are the same whenever the tests are run
        qputenv("WATTFARE_DAY", "2026-09-14");
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true); // settings and data of the person who runs the tests stay untouched
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    int failed = 0;
    {
        QApplication application(argc, argv);
        failed = Catch::Session().run(argc, argv);
    }
    for (const QString &each : takeWarnings()) { // outside of every test
        std::cerr << "Qt warns: " << each.toStdString() << '\n';
        failed = failed == 0 ? 1 : failed;
    }
    return wattfare::test::exitCode(failed);
}
