// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/job_pool.h"
#include "app/state/session.h"
#include "views/dialogs/series_dialog.h"

#include <QPointer>

#include <atomic>
#include <filesystem>

namespace wattfare {

// Chosen files of utilisation: read off the GUI thread, then shown. Nothing is written but the scenario, and only on
// request.
class SeriesFlow : public QObject
{
    Q_OBJECT
public:
    SeriesFlow(Session &session, JobPool &jobs, QWidget *window);
    ~SeriesFlow() override;

    void start(const std::vector<std::filesystem::path> &files);
    SeriesDialog *dialog() const { return m_dialog; }

private:
    void use(const SeriesMeans &means, const QString &file);

    Session &m_session;
    JobPool &m_jobs;
    QPointer<SeriesDialog> m_dialog;
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
};

} // namespace wattfare
