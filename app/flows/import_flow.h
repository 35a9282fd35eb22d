// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/overlay_store.h"
#include "model/importers/import_plan.h"
#include "views/dialogs/import_dialog.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <atomic>
#include <memory>

class QTemporaryDir;

namespace wattfare {

// One import from the chosen files to the applied rows: recognise, parse, ask, compare, apply. Everything off the GUI
// thread; nothing is written before applyRequested(). Deletes itself when the window closes.
class ImportFlow : public QObject
{
    Q_OBJECT
public:
    // `keep` holds files that were made for this import (pasted, fetched) and lives as long as the flow.
    ImportFlow(Session &session, OverlayStore &store, JobPool &jobs, QWidget *window,
        std::shared_ptr<QTemporaryDir> keep = {});
    ~ImportFlow() override;

    void start(const QStringList &paths);
    void setFallbackKind(ImportKind kind) { m_fallback = kind; } // of files that are not recognised
    // Of files that were fetched: their SHA-256, by path, and what there is to say of them before they are applied.
    void setFetched(const QHash<QString, QByteArray> &sums, const QStringList &remarks)
    {
        m_sums = sums;
        m_remarks = remarks;
    }
    ImportDialog *dialog() const { return m_dialog; }

signals:
    void applied(const std::vector<wattfare::ImportInfo> &imports);
    // Files of utilisation among those chosen: they change no catalogue and get a window of their own.
    void seriesFound(const std::vector<std::filesystem::path> &files);

private:
    struct Item {
        PlannedImport plan;
        ImportOptions options;
        std::shared_ptr<const ParsedImport> parsed;
        std::shared_ptr<const ImportDiff> diff;
        SnapshotPtr against; // what the diff compared with
        std::optional<Error> refused; // of the last reading
    };
    using Items = std::vector<Item>;
    void planned(std::vector<PlannedImport> plan);
    void parse();
    void parsed(Items items);
    void apply();
    void failed(const Error &error);
    void showRefused(const QString &why, const QString &detail);
    bool stopped(); // true: the person cancelled, and the window is closing or gone
    ProgressFn stoppable(const ProgressFn &progress) const;

    Session &m_session;
    OverlayStore &m_store;
    JobPool &m_jobs;
    std::shared_ptr<QTemporaryDir> m_keep;
    QPointer<ImportDialog> m_dialog;
    Items m_items;
    std::optional<ImportKind> m_fallback;
    QHash<QString, QByteArray> m_sums;
    QStringList m_remarks;
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
};

} // namespace wattfare
