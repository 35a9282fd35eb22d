// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/dialogs/preferences.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QVariant>

#include <memory>
#include <utility>

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

    const Preferences &preferences() const { return m_preferences; }
    // All that differs, each as its own function sets it; what is out of its range stays as it was.
    void setPreferences(const Preferences &next);

    ThemeChoice theme() const { return m_preferences.theme; }
    void setTheme(ThemeChoice theme);
    QString language() const { return m_preferences.language; }
    void setLanguage(const QString &language);
    int zoom() const { return m_preferences.zoom; }
    void setZoom(int percent); // within the range

    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);
    void clearWindow();

    // What a page remembers (splitters, columns, sort order); opaque here. Written only where it differs from what this
    // process wrote last, so that of two windows none undoes what the other kept. More than 32 MiB is neither written
    // nor read.
    QJsonObject pageState(const QString &page) const;
    void setPageState(const QString &page, const QJsonObject &state);

    QStringList recentFiles() const { return m_recent; }
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    QString lastFolder() const;
    void setLastFolder(const QString &folder);
    // Those of the preferences, as long as they are there; else the last one.
    QString documentFolder() const { return folderOr(m_preferences.documents); }
    QString exportFolder() const { return folderOr(m_preferences.exports); }

    // Has what was set written by another thread: nobody waits for the disk.
    void flush() const;
    // ... and waits until it is written.
    void sync() const;

signals:
    void themeChanged(wattfare::ThemeChoice theme);
    void languageChanged(const QString &language);
    void zoomChanged(int percent);
    void numbersChanged();
    void recentFilesChanged();

private:
    void load();
    void loadCurrency();
    void loadProxy();
    QString text(const char *key) const;
    void refuse(const char *key, const QString &value);
    QString folderOr(const QString &folder) const;
    struct Writer;
    void put(const QString &key, const QVariant &value); // an invalid value removes the key and what stands under it
    QByteArray kept(const QString &key) const;

    QString m_file;
    std::unique_ptr<QSettings> m_settings;
    QStringList m_warnings;
    bool m_writable = true;
    Preferences m_preferences;
    QStringList m_recent;
    QString m_folder;
    mutable QList<std::pair<QString, QVariant>> m_pending; // set, not yet handed to the writer
    mutable QSet<QString> m_handed; // ... or handed to it, and perhaps not yet written
    std::unique_ptr<Writer> m_writer;
    mutable QThreadPool m_thread; // one, in which the writer works
};

} // namespace wattfare
