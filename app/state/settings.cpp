// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/settings.h"

#include "app/state/error_log.h"
#include "app/state/files.h"
#include "model/workload/document.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

namespace wattfare {

namespace {

constexpr int kFormat = 1; // of the settings file; a newer one is read as far as it is known
constexpr int kMaxRecent = 12;
constexpr qsizetype kMaxBlob = qsizetype(32) * 1024 * 1024; // above what the pages keep at most

// The words of the file, in the order of each enumeration.
constexpr std::array kThemes{"system", "light", "dark"};
constexpr std::array kNumbers{"language", "point", "comma", "space", "apostrophe"};
static_assert(kNumbers.size() == kNumberNotations);
constexpr std::array kStarts{"last", "example", "empty"};
constexpr std::array kProxies{"system", "none", "http", "socks5"};

template <class Choice, std::size_t N>
QString idOf(const std::array<const char *, N> &ids, Choice choice)
{
    return QString::fromLatin1(ids[static_cast<std::size_t>(choice)]);
}

template <class Choice, std::size_t N>
std::optional<Choice> choiceOf(const std::array<const char *, N> &ids, const QString &id)
{
    for (std::size_t i = 0; i < N; ++i)
        if (id == QLatin1String(ids[i]))
            return static_cast<Choice>(i);
    return std::nullopt;
}

bool isValid(const Currency &currency)
{
    Scenario probe;
    probe.currency = currency;
    return validateScenario(probe).has_value();
}

// Writing would put a file in the place of a device or a pipe, and reading may wait; below it there is nothing.
QString storeOf(const QString &file)
{
    const QFileInfo info(file);
    return info.exists() && !info.isFile() ? file + QStringLiteral("/none") : file;
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
    , m_writer(std::make_unique<Writer>(Writer{storeOf(file), {}}))
{
    m_thread.setMaxThreadCount(1); // one after the other
    const QString shown = QDir::toNativeSeparators(file);
    files::ensureFolder(QFileInfo(file).absolutePath());
    const bool special = storeOf(file) != file;
    m_settings = std::make_unique<QSettings>(storeOf(file), QSettings::IniFormat);
    // QSettings keeps no more of a damaged file than it could read and would write that back: set it aside instead.
    const bool unreadable = special || (QFileInfo::exists(file) && !QFileInfo(file).isReadable());
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
    m_writable = !special && m_settings->isWritable();
    if (!m_writable)
        m_warnings << tr("Settings cannot be kept: %1 is not writable.").arg(shown);
    load();
}

Settings::~Settings() { sync(); }

QString Settings::text(const char *key) const { return m_settings->value(QLatin1String(key)).toString(); }

void Settings::refuse(const char *key, const QString &value)
{
    m_warnings << tr("The setting %1 has the unknown value “%2”; the default is used.")
                      .arg(QLatin1String(key), value.left(40));
}

void Settings::load()
{
    const auto choose = [this](const char *key, const auto &ids, auto &choice) {
        const QString id = text(key);
        if (const auto found = choiceOf<std::remove_reference_t<decltype(choice)>>(ids, id))
            choice = *found;
        else if (!id.isEmpty())
            refuse(key, id);
    };
    choose("view/theme", kThemes, m_preferences.theme);
    choose("view/numbers", kNumbers, m_preferences.numbers);
    choose("start/with", kStarts, m_preferences.start);
    if (const QString language = text("view/language"); language.isEmpty() || uiLanguages().contains(language))
        m_preferences.language = language;
    else
        refuse("view/language", language);
    if (const QString zoom = text("view/zoom"); !zoom.isEmpty()) {
        const int percent = zoom.toInt();
        if (percent >= Preferences::kLeastZoom && percent <= Preferences::kMostZoom)
            m_preferences.zoom = percent;
        else
            refuse("view/zoom", zoom);
    }
    const auto folder = [this](const char *key, QString &into) {
        if (const QString path = text(key); path.isEmpty() || QDir::isAbsolutePath(path))
            into = path;
        else
            refuse(key, path);
    };
    folder("files/documents", m_preferences.documents);
    folder("files/exports", m_preferences.exports);
    loadCurrency();
    loadProxy();
    m_folder = text("files/folder");
    m_recent = m_settings->value(QStringLiteral("files/recent")).toStringList();
    m_recent.removeDuplicates();
    while (m_recent.size() > kMaxRecent)
        m_recent.removeLast();
    if (m_writable && m_settings->value(QStringLiteral("format")).toInt() < kFormat)
        put(QStringLiteral("format"), kFormat);
}

void Settings::loadCurrency()
{
    const QString code = text("currency/code");
    if (code.isEmpty())
        return;
    const QString rate = text("currency/per_usd"), day = text("currency/date");
    const Currency found{code.toStdString(), rate.isEmpty() ? 1.0 : rate.toDouble(), Date::parse(day.toStdString())};
    if (isValid(found))
        m_preferences.currency = found;
    else
        refuse("currency", QStringList{code, rate, day}.join(QLatin1Char(' ')));
}

void Settings::loadProxy()
{
    const QString id = text("network/proxy"), host = text("network/host"), port = text("network/port");
    if (id.isEmpty())
        return;
    const auto kind = choiceOf<ProxyChoice::Kind>(kProxies, id);
    const ProxyChoice found{
        kind.value_or(ProxyChoice::Kind::system), host, port.isEmpty() ? ProxyChoice().port : port.toInt()};
    if (kind && found.isValid())
        m_preferences.proxy = found;
    else
        refuse("network/proxy", QStringList{id, host, port}.join(QLatin1Char(' ')));
}

void Settings::setPreferences(const Preferences &next)
{
    setTheme(next.theme);
    setLanguage(next.language);
    setZoom(next.zoom);
    Preferences &now = m_preferences;
    if (next.start != now.start) {
        now.start = next.start;
        put(QStringLiteral("start/with"), idOf(kStarts, now.start));
    }
    const auto setFolder = [this](const char *key, QString &folder, const QString &path) {
        if (path == folder || (!path.isEmpty() && !QDir::isAbsolutePath(path)))
            return;
        folder = path;
        put(QLatin1String(key), path);
    };
    setFolder("files/documents", now.documents, next.documents);
    setFolder("files/exports", now.exports, next.exports);
    if (!sameCurrency(next.currency, now.currency) && isValid(next.currency)) {
        now.currency = next.currency;
        put(QStringLiteral("currency/code"), QString::fromStdString(now.currency.code));
        put(QStringLiteral("currency/per_usd"),
            QString::number(now.currency.perUsd, 'g', QLocale::FloatingPointShortest));
        put(QStringLiteral("currency/date"),
            now.currency.date ? QString::fromStdString(now.currency.date->iso()) : QString());
    }
    if (next.proxy != now.proxy && next.proxy.isValid()) {
        now.proxy = next.proxy;
        put(QStringLiteral("network/proxy"), idOf(kProxies, now.proxy.kind));
        put(QStringLiteral("network/host"), now.proxy.host);
        put(QStringLiteral("network/port"), now.proxy.port);
    }
    const bool numbers = next.numbers != now.numbers;
    if (numbers) {
        now.numbers = next.numbers;
        put(QStringLiteral("view/numbers"), idOf(kNumbers, now.numbers));
    }
    flush();
    if (numbers)
        emit numbersChanged();
}

void Settings::setTheme(ThemeChoice theme)
{
    if (theme == m_preferences.theme)
        return;
    m_preferences.theme = theme;
    put(QStringLiteral("view/theme"), idOf(kThemes, theme));
    flush();
    emit themeChanged(theme);
}

void Settings::setLanguage(const QString &language)
{
    if (language == m_preferences.language || (!language.isEmpty() && !uiLanguages().contains(language)))
        return;
    m_preferences.language = language;
    put(QStringLiteral("view/language"), language);
    flush();
    emit languageChanged(language);
}

void Settings::setZoom(int percent)
{
    percent = std::clamp(percent, Preferences::kLeastZoom, Preferences::kMostZoom);
    if (percent == m_preferences.zoom)
        return;
    m_preferences.zoom = percent;
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

QString Settings::folderOr(const QString &folder) const
{
    return !folder.isEmpty() && QFileInfo(folder).isDir() ? folder : lastFolder();
}

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
