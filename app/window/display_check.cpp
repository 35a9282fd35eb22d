// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display_check.h"

#include <QString>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef __linux__
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace wattfare {

#ifdef __linux__

namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

// True when something listens on a local socket; `abstract` names live outside the file system.
bool answers(const std::string &path, bool abstract)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::size_t shift = abstract ? 1 : 0;
    if (path.size() + shift >= sizeof address.sun_path)
        return false;
    std::memcpy(address.sun_path + shift, path.data(), path.size());
    const int handle = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return true; // cannot tell: let Qt try
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + shift + path.size());
    const bool good = connect(handle, reinterpret_cast<const sockaddr *>(&address), size) == 0;
    close(handle);
    return good;
}

bool waylandAnswers()
{
    const std::string name = variable("WAYLAND_DISPLAY");
    if (name.empty())
        return false;
    return answers(name.front() == '/' ? name : variable("XDG_RUNTIME_DIR") + '/' + name, false);
}

bool x11Answers()
{
    const std::string display = variable("DISPLAY");
    if (display.empty())
        return false;
    const auto colon = display.rfind(':');
    if (colon == std::string::npos)
        return false;
    const std::string host = display.substr(0, colon);
    if (!host.empty() && host != "unix")
        return true; // over the network: Qt will see
    const std::string number = display.substr(colon + 1, display.find('.', colon) - colon - 1);
    const std::string path = "/tmp/.X11-unix/X" + number;
    return answers(path, true) || answers(path, false);
}

} // namespace

std::string displayProblem()
{
    const std::string platform = variable("QT_QPA_PLATFORM");
    if (!platform.empty() && platform != "xcb" && platform.rfind("wayland", 0) != 0)
        return {};
    if (variable("DISPLAY").empty() && variable("WAYLAND_DISPLAY").empty())
        return "no display: neither DISPLAY nor WAYLAND_DISPLAY is set; wattfare-cli works without one";
    if (!waylandAnswers() && !x11Answers())
        return "no display: nothing answers at DISPLAY=" + variable("DISPLAY")
            + " or WAYLAND_DISPLAY=" + variable("WAYLAND_DISPLAY") + "; wattfare-cli works without one";
    return {};
}

#else

std::string displayProblem() { return {}; }

#endif

namespace {

QtMessageHandler handlerBefore = nullptr;
QString lastSaid; // by what looks for platforms; Qt gives up in general words

void onMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg) {
        const QString why = (lastSaid.isEmpty() ? message : lastSaid).simplified();
        std::fprintf(stderr, "wattfare: no display: %s; wattfare-cli works without one\n", qUtf8Printable(why));
        std::_Exit(2);
    }
    if (context.category != nullptr && std::strcmp(context.category, "qt.qpa.plugin") == 0)
        lastSaid = message;
    else
        handlerBefore(type, context, message);
}

} // namespace

NoPlatformInOneLine::NoPlatformInOneLine() { handlerBefore = qInstallMessageHandler(onMessage); }

NoPlatformInOneLine::~NoPlatformInOneLine()
{
    qInstallMessageHandler(handlerBefore);
    if (!lastSaid.isEmpty()) // another platform was found
        qWarning("%s", qUtf8Printable(lastSaid));
}

} // namespace wattfare
