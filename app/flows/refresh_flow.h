// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/refresh/live_refresh.h"
#include "app/state/session.h"
#include "app/state/settings.h"
#include "views/dialogs/refresh_dialog.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>

class QTemporaryDir;

namespace wattfare {

// Fetches the files that the dialog names, one after the other, into a folder that goes when the import has ended.
// The network is asked for nothing before the person presses Show sizes or Fetch. Deletes itself when the window
// closes.
class RefreshFlow : public QObject
{
    Q_OBJECT
public:
    RefreshFlow(const LiveRefresh::Addresses &addresses, const Session &session, Settings &settings, QWidget *window);
    RefreshDialog *dialog() const { return m_dialog; }
    void start();

signals:
    // `sums`: SHA-256 by file. `unchecked`: files for which the server gave nothing to compare with.
    void fetched(const QStringList &files, const std::shared_ptr<QTemporaryDir> &folder,
        const QHash<QString, QByteArray> &sums, const QStringList &unchecked);

private:
    void begin();
    void next();
    void askNextSize();
    void arrived(const Download &download);
    enum class Kind : std::uint8_t { prices, savingsPlans, spotAdvisor, spotFeed };
    struct Item {
        Kind kind;
        QString region; // "" where the file is of all regions
    };
    QString sizeKey(const Item &item) const; // of RefreshDialog
    QList<Item> wanted() const; // what is chosen in the dialog
    static void fetch(LiveRefresh &refresh, const Item &item, const QString &folder);

    LiveRefresh::Addresses m_addresses;
    Settings &m_settings;
    LiveRefresh m_refresh, m_sizer; // the files, their sizes
    QPointer<RefreshDialog> m_dialog;
    std::shared_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_indexes; // of regions, on the way to a size
    QList<Item> m_queue, m_sizeQueue;
    QStringList m_files, m_unchecked;
    QHash<QString, QByteArray> m_sums;
    QHash<QString, double> m_sizes, m_askedSizes;
    QString m_sizeProblem;
};

} // namespace wattfare
