// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/files.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSettings>

namespace wattfare {

namespace {

constexpr int kFormat = 1;      // of the settings file; a newer one is read as far as it is known
constexpr int kMaxRecent = 12;
constexpr qsizetype kMaxBlob = 32 * 1024 * 1024; // above what the pages keep at most

QString themeId(ThemeChoice theme)
{
    switch (theme) {
    case ThemeChoice::light: return QStringLiteral("light");
    case ThemeChoice::dark: return QStringLiteral("dark");
    case ThemeChoice::system: break;
    }
    return QStringLiteral("system");
}

} // namespace

Settings::Settings(const QString &file, QObject *parent) : QObject(parent), m_file(file)
{
    const QString shown = QDir::toNativeSeparators(file);
    files::ensureFolder(QFileInfo(file).absolutePath());
    m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    // QSettings keeps no more of a damaged file than it could read and would write that back: set it aside instead.
    const bool unreadable = QFileInfo::exists(file) && !QFileInfo(file).isReadable();
    if (m_settings->status() == QSettings::FormatError) {
        m_settings.reset();
        if (const auto moved = files::setAside(file))
            m_warnings << tr("The settings file could not be read. It was set aside as %1; defaults are used.")
                              .arg(QDir::toNativeSeparators(*moved));
        else
            m_warnings << tr("The settings file %1 could not be read; defaults are used. %2").arg(shown, moved.error());
        m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    } else if (unreadable || m_settings->status() == QSettings::AccessError) {
        m_warnings << tr("The settings file %1 cannot be read; defaults are used.").arg(shown);
    }
    m_writable = m_settings->isWritable();
    if (!m_writable)
        m_warnings << tr("Settings cannot be kept: %1 is not writable.").arg(shown);
    load();
}

Settings::~Settings()
{
    sync();
}

const QStringList &Settings::languages()
{
    static const QStringList known{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ko"),
                                   QStringLiteral("zh_CN")};
    return known;
}

void Settings::load()
{
    const auto text = [this](const char *key) { return m_settings->value(QLatin1String(key)).toString(); };
    const auto refuse = [this](const char *key, const QString &value) {
        m_warnings << tr("The setting %1 has the unknown value “%2”; the default is used.")
                          .arg(QLatin1String(key), value.left(40));
    };
    if (const QString theme = text("view/theme"); theme == QLatin1String("light"))
        m_theme = ThemeChoice::light;
    else if (theme == QLatin1String("dark"))
        m_theme = ThemeChoice::dark;
    else if (!theme.isEmpty() && theme != QLatin1String("system"))
        refuse("view/theme", theme);
    if (const QString language = text("view/language"); language.isEmpty() || languages().contains(language))
        m_language = language;
    else
        refuse("view/language", language);
    m_recent = m_settings->value(QStringLiteral("files/recent")).toStringList();
    m_recent.removeDuplicates();
    while (m_recent.size() > kMaxRecent)
        m_recent.removeLast();
    if (m_writable && m_settings->value(QStringLiteral("format")).toInt() < kFormat)
        m_settings->setValue(QStringLiteral("format"), kFormat);
}

void Settings::setTheme(ThemeChoice theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    m_settings->setValue(QStringLiteral("view/theme"), themeId(theme));
    emit themeChanged(theme);
}

void Settings::setLanguage(const QString &language)
{
    if (language == m_language || (!language.isEmpty() && !languages().contains(language)))
        return;
    m_language = language;
    m_settings->setValue(QStringLiteral("view/language"), language);
    emit languageChanged(language);
}

QByteArray Settings::windowGeometry() const
{
    return m_settings->value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_settings->value(QStringLiteral("window/state")).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    keep(QStringLiteral("window/geometry"), geometry);
    keep(QStringLiteral("window/state"), state);
}

void Settings::clearWindow()
{
    m_settings->remove(QStringLiteral("window"));
    m_written.clear();
}

QJsonObject Settings::pageState(const QString &page) const
{
    const QByteArray json = m_settings->value(QStringLiteral("pages/") + page).toByteArray();
    return json.size() > kMaxBlob ? QJsonObject{} : QJsonDocument::fromJson(json).object();
}

void Settings::setPageState(const QString &page, const QJsonObject &state)
{
    const QByteArray json = QJsonDocument(state).toJson(QJsonDocument::Compact);
    if (json.size() <= kMaxBlob) // what could not be read again does not replace what can
        keep(QStringLiteral("pages/") + page, json);
}

void Settings::keep(const QString &key, const QByteArray &value)
{
    if (const auto last = m_written.constFind(key); last != m_written.cend() && *last == value)
        return;
    m_written.insert(key, value);
    m_settings->setValue(key, value);
}

void Settings::clearPageStates()
{
    m_settings->remove(QStringLiteral("pages"));
    m_written.clear();
}

void Settings::addRecentFile(const QString &path)
{
    m_recent.removeAll(path);
    m_recent.prepend(path);
    while (m_recent.size() > kMaxRecent)
        m_recent.removeLast();
    m_settings->setValue(QStringLiteral("files/recent"), m_recent);
    emit recentFilesChanged();
}

void Settings::removeRecentFile(const QString &path)
{
    if (m_recent.removeAll(path) == 0)
        return;
    m_settings->setValue(QStringLiteral("files/recent"), m_recent);
    emit recentFilesChanged();
}

void Settings::clearRecentFiles()
{
    m_recent.clear();
    m_settings->remove(QStringLiteral("files/recent"));
    emit recentFilesChanged();
}

QString Settings::lastFolder() const
{
    const QString folder = m_settings->value(QStringLiteral("files/folder")).toString();
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

void Settings::setLastFolder(const QString &folder)
{
    m_settings->setValue(QStringLiteral("files/folder"), folder);
}

void Settings::sync()
{
    if (m_writable)
        m_settings->sync();
}

} // namespace wattfare
