// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QSettings;

namespace wattfare {

// What the window remembers between runs: typed, with defaults and range checks. The only user of QSettings.
// A damaged file is set aside and named; an unwritable one leaves the program running with what is in memory.
class Settings : public QObject
{
    Q_OBJECT
public:
    explicit Settings(const QString &file, QObject *parent = nullptr);
    ~Settings() override;

    // Sentences about what could not be read or cannot be kept, for the status line and the log.
    const QStringList &warnings() const { return m_warnings; }
    bool isWritable() const { return m_writable; }
    QString fileName() const { return m_file; }

    ThemeChoice theme() const { return m_theme; }
    void setTheme(ThemeChoice theme);

    // "" follows the system; otherwise one of languages().
    QString language() const { return m_language; }
    void setLanguage(const QString &language);
    static const QStringList &languages(); // "en", "de", "ko", "zh_CN"

    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);
    void clearWindow();

    // What a page remembers (splitters, columns, sort order); opaque here. Written only where it differs from what this
    // process wrote last, so that of two windows none undoes what the other kept. More than 32 MiB is neither written nor read.
    QJsonObject pageState(const QString &page) const;
    void setPageState(const QString &page, const QJsonObject &state);
    void clearPageStates();

    QStringList recentFiles() const { return m_recent; }
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    QString lastFolder() const;
    void setLastFolder(const QString &folder);

    void sync();

signals:
    void themeChanged(wattfare::ThemeChoice theme);
    void languageChanged(const QString &language);
    void recentFilesChanged();

private:
    void load();
    void keep(const QString &key, const QByteArray &value);

    QString m_file;
    std::unique_ptr<QSettings> m_settings;
    QStringList m_warnings;
    bool m_writable = true;
    ThemeChoice m_theme = ThemeChoice::system;
    QString m_language;
    QStringList m_recent;
    QHash<QString, QByteArray> m_written; // by key
};

} // namespace wattfare
