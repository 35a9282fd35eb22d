// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

// Reads PDF files back by poppler's programs.
namespace wattfare::test {

inline bool hasProgram(const QString &name) { return !QStandardPaths::findExecutable(name).isEmpty(); }

// Whether a program that a test needs is missing: the test then says so and ends. Where all tests are asked for, as
// installer/test.sh does after it has installed what they need, a missing program fails the test.
inline bool isMissing(const QString &program)
{
    if (hasProgram(program))
        return false;
    if (qEnvironmentVariableIsSet("WATTFARE_ALL_TESTS"))
        FAIL(program.toStdString() << " is missing; installer/setup.sh test installs it");
    WARN("Skipped: " << program.toStdString() << " is not installed");
    return true;
}

struct Ran {
    int exitCode = -1;
    QByteArray output, errors;
};

inline Ran run(const QString &program, const QStringList &arguments, int timeoutMs = 120'000)
{
    QProcess process;
    process.start(program, arguments);
    Ran ran;
    if (!process.waitForStarted() || !process.waitForFinished(timeoutMs))
        return ran;
    ran.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ran.output = process.readAllStandardOutput();
    ran.errors = process.readAllStandardError();
    return ran;
}

class PdfFile
{
public:
    explicit PdfFile(const QByteArray &bytes)
        : m_path(m_folder.filePath(QStringLiteral("report.pdf")))
    {
        QFile file(m_path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }
    const QString &path() const { return m_path; }

    // Text of a page (from 1), or of all, with compatible characters made equal (NFKC).
    QString text(int page = 0) const
    {
        QStringList arguments{QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8")};
        if (page > 0)
            arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l") << QString::number(page);
        arguments << m_path << QStringLiteral("-");
        return QString::fromUtf8(run(QStringLiteral("pdftotext"), arguments).output)
            .normalized(QString::NormalizationForm_KC);
    }
    QString info(const QString &key) const
    {
        const QString all = QString::fromUtf8(run(QStringLiteral("pdfinfo"), {m_path}).output);
        for (const QString &line : all.split(QLatin1Char('\n')))
            if (line.startsWith(key + QLatin1Char(':')))
                return line.mid(key.size() + 1).trimmed();
        return {};
    }
    QStringList fonts() const // a line a font, without the head
    {
        return QString::fromUtf8(run(QStringLiteral("pdffonts"), {m_path}).output)
            .split(QLatin1Char('\n'), Qt::SkipEmptyParts)
            .mid(2);
    }
    QStringList images() const
    {
        return QString::fromUtf8(run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), m_path}).output)
            .split(QLatin1Char('\n'), Qt::SkipEmptyParts)
            .mid(2);
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

inline QString withoutSpaces(QString text)
{
    text.remove(QLatin1Char('\n'));
    return text.remove(QLatin1Char(' ')).remove(QChar(0x0C));
}

} // namespace wattfare::test
