// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/overlay_store.h"
#include "app/state/settings.h"
#include "model/team/exchange.h"
#include "views/dialogs/team/team_dialog.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

namespace wattfare {

// A team's catalogue behind its dialog. Every talk with the server is a job with a session of its own; nothing is asked
// before the person connects. The password lives as long as the dialog. Deletes itself when the dialog closes.
class TeamFlow : public QObject
{
    Q_OBJECT
public:
    TeamFlow(Session &session, OverlayStore &store, JobPool &jobs, Settings &settings, QWidget *window);
    ~TeamFlow() override;

    void start();
    TeamDialog *dialog() const { return m_dialog; }

signals:
    void pulled(const std::vector<wattfare::ImportInfo> &imports);

private:
    enum class Kind : std::uint8_t { asks, writes }; // what writes is waited for when it is cancelled: it may be done
    template <class T>
    void talk(const QString &what, Kind kind, std::function<Result<T>(TeamCatalogue &, const ProgressFn &)> work,
        std::function<void(T)> done);
    void connectTo();
    void list(const QString &note = {});
    void readRows(const TeamPublication &publication);
    void planPull(const QString &note = {});
    void pull(const std::vector<std::int64_t> &taken);
    void planPush(const TeamSelection &selection);
    void push();
    void decide(std::int64_t publication, TeamPublication::State state);
    void stop();
    void failed(const Error &error);
    ProgressFn stoppable(const ProgressFn &progress) const;
    std::filesystem::path overlayFile() const;

    Session &m_session;
    OverlayStore &m_store;
    JobPool &m_jobs;
    Settings &m_settings;
    QPointer<TeamDialog> m_dialog;
    TeamAddress m_address;
    std::string m_password;
    std::shared_ptr<TeamPull> m_pull; // as it is shown
    SnapshotPtr m_against; // what it was compared with
    std::shared_ptr<const TeamPush> m_push;
    Kind m_kind = Kind::asks;
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false); // of the newest job
    QString m_told; // what was done before the list is asked for: it is said even if that fails
    QObject m_rows; // whose job reads what a publication holds, beside what the dialog shows
};

} // namespace wattfare
