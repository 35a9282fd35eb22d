// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/settings.h"

#include "app/state/error_log.h"
#include "app/state/files.h"
#include "views/words/translations.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace wattfare {

namespace {

constexpr int kFormat = 1; // of the settings file; a newer one is read as far as it is known
constexpr int kMaxRecent = 12;
constexpr qsizetype kMaxBlob = qsizetype(32) * 1024 * 1024; // above what the pages keep at most

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

// Lives in the writing thread, with a QSettings of its own on the same file: what it wrote the others see.
struct Settings::Writer {
    QString file;
    QHash<QString, QByteArray> written; // by key: what this process wrote last

    void write(const QList<std::pair<QString, QVariant>> &values)
    {
        QSettings settings(file, QSettings::IniFormat);
        for (const auto &[key, value] : values) {
            if (!value.isValid()) {
                settings.remove(key);
                written.removeIf(
                    [start = key + QLatin1Char('/')](const auto &each) { return each.key().startsWith(start); });
                continue;
            }
            const bool page = value.metaType() == QMetaType::fromType<QJsonObject>();
            if (!page && value.metaType() != QMetaType::fromType<QByteArray>()) {
                settings.setValue(key, value);
                continue;
            }
            const QByteArray bytes
                = page ? QJsonDocument(value.toJsonObject()).toJson(QJsonDocument::Compact) : value.toByteArray();
            if (bytes.size() > kMaxBlob) // what could not be read again does not replace what can
                continue;
            if (const auto last = written.constFind(key); last != written.cend() && *last == bytes)
                continue;
            written.insert(key, bytes);
            settings.setValue(key, bytes);
        }
        if (settings.isWritable())
            settings.sync();
    }
};

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_writer(std::make_unique<Writer>(Writer{file, {}}))
{
    m_thread.setMaxThreadCount(1); // one after the other
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

Settings::~Settings() { sync(); }

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
    if (const QString language = text("view/language"); language.isEmpty() || uiLanguages().contains(language))
        m_language = language;
    else
        refuse("view/language", language);
    if (const QString zoom = text("view/zoom"); !zoom.isEmpty()) {
        const int percent = zoom.toInt();
        if (percent >= kLeastZoom && percent <= kMostZoom)
            m_zoom = percent;
        else
            refuse("view/zoom", zoom);
    }
    m_folder = text("files/folder");
    m_recent = m_settings->value(QStringLiteral("files/recent")).toStringList();
    m_recent.removeDuplicates();
    while (m_recent.size() > kMaxRecent)
        m_recent.removeLast();
    if (m_writable && m_settings->value(QStringLiteral("format")).toInt() < kFormat)
        put(QStringLiteral("format"), kFormat);
}

void Settings::setTheme(ThemeChoice theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    put(QStringLiteral("view/theme"), themeId(theme));
    flush();
    emit themeChanged(theme);
}

void Settings::setLanguage(const QString &language)
{
    if (language == m_language || (!language.isEmpty() && !uiLanguages().contains(language)))
        return;
    m_language = language;
    put(QStringLiteral("view/language"), language);
    flush();
    emit languageChanged(language);
}

void Settings::setZoom(int percent)
{
    percent = std::clamp(percent, kLeastZoom, kMostZoom);
    if (percent == m_zoom)
        return;
    m_zoom = percent;
    put(QStringLiteral("view/zoom"), percent);
    flush();
    emit zoomChanged(percent);
}

QByteArray Settings::windowGeometry() const { return kept(QStringLiteral("window/geometry")); }

QByteArray Settings::windowState() const { return kept(QStringLiteral("window/state")); }

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    put(QStringLiteral("window/geometry"), geometry);
    put(QStringLiteral("window/state"), state);
}

void Settings::clearWindow() { put(QStringLiteral("window"), {}); }

QJsonObject Settings::pageState(const QString &page) const
{
    const QByteArray json = kept(QStringLiteral("pages/") + page);
    return json.size() > kMaxBlob ? QJsonObject{} : QJsonDocument::fromJson(json).object();
}

void Settings::setPageState(const QString &page, const QJsonObject &state)
{
    put(QStringLiteral("pages/") + page, state);
}

void Settings::put(const QString &key, const QVariant &value)
{
    m_pending.append({key, value});
    m_handed.insert(key);
}

// What this process set is read as it set it: by the window that follows another, hence seldom.
QByteArray Settings::kept(const QString &key) const
{
    if (m_handed.contains(key) || m_handed.contains(key.section(QLatin1Char('/'), 0, 0)))
        sync();
    return m_settings->value(key).toByteArray();
}

void Settings::addRecentFile(const QString &path)
{
    m_recent.removeAll(path);
    m_recent.prepend(path);
    while (m_recent.size() > kMaxRecent)
        m_recent.removeLast();
    put(QStringLiteral("files/recent"), m_recent);
    flush();
    emit recentFilesChanged();
}

void Settings::removeRecentFile(const QString &path)
{
    if (m_recent.removeAll(path) == 0)
        return;
    put(QStringLiteral("files/recent"), m_recent);
    flush();
    emit recentFilesChanged();
}

void Settings::clearRecentFiles()
{
    m_recent.clear();
    put(QStringLiteral("files/recent"), {});
    flush();
    emit recentFilesChanged();
}

QString Settings::lastFolder() const { return QFileInfo(m_folder).isDir() ? m_folder : QDir::homePath(); }

void Settings::setLastFolder(const QString &folder)
{
    m_folder = folder;
    put(QStringLiteral("files/folder"), folder);
    flush();
}

void Settings::flush() const
{
    if (!m_pending.isEmpty())
        m_thread.start(
            logged([writer = m_writer.get(), values = std::exchange(m_pending, {})] { writer->write(values); }));
}

void Settings::sync() const
{
    flush();
    m_thread.waitForDone();
    m_handed.clear();
}

} // namespace wattfare
