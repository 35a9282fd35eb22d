// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schedulers/program.h"

#include <QDeadlineTimer>
#include <QProcess>
#include <QStandardPaths>

namespace wattfare::program {

namespace {

constexpr int kWaitMs = 50, kEndMs = 2000;
constexpr std::size_t kErrorBytes = std::size_t{64} << 10U;

// Ends a program that is not waited for any longer, so that none stays behind.
class Ending
{
public:
    explicit Ending(QProcess &process)
        : m_process(process)
    {
    }
    ~Ending()
    {
        if (m_process.state() == QProcess::NotRunning)
            return;
        m_process.kill();
        m_process.waitForFinished(kEndMs);
    }
    Ending(const Ending &) = delete;
    Ending &operator=(const Ending &) = delete;

private:
    QProcess &m_process;
};

void take(std::string &to, const QByteArray &piece, std::size_t limit)
{
    to.append(piece.constData(), std::min(static_cast<std::size_t>(piece.size()), limit - std::min(limit, to.size())));
}

} // namespace

bool isInstalled(const std::string &name)
{
    return !QStandardPaths::findExecutable(QString::fromStdString(name)).isEmpty();
}

Result<Ended> run(
    const std::string &name, const std::vector<std::string> &arguments, const GoesOn &goesOn, const Limits &limits)
{
    const QString program = QStandardPaths::findExecutable(QString::fromStdString(name));
    if (program.isEmpty())
        return fail(Error::Code::notFound, {"program.not_found", {name}});
    QStringList words;
    for (const std::string &argument : arguments)
        words += QString::fromStdString(argument);
    QProcess process;
    const Ending ending(process);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, words, QIODevice::ReadOnly);
    if (!process.waitForStarted())
        return fail(Error::Code::notFound, {"program.not_found", {name}}, process.errorString().toStdString());
    Ended ended;
    const QDeadlineTimer until(limits.time);
    for (bool running = true; running;) {
        running = !process.waitForFinished(kWaitMs) && process.state() != QProcess::NotRunning;
        take(ended.out, process.readAllStandardOutput(), limits.outputBytes + 1);
        take(ended.err, process.readAllStandardError(), kErrorBytes);
        if (ended.out.size() > limits.outputBytes)
            return fail(Error::Code::badInput, {"program.too_much", {name, limits.outputBytes}});
        if (!goesOn())
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (running && until.hasExpired())
            return fail(Error::Code::noAnswer, {"program.too_slow", {name, limits.time.count()}});
    }
    if (process.exitStatus() != QProcess::NormalExit)
        return fail(Error::Code::internal, {"program.died", {name}}, ended.err);
    ended.exitCode = process.exitCode();
    return ended;
}

} // namespace wattfare::program
