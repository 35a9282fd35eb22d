// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/series_flow.h"

#include "views/words/messages.h"

namespace wattfare {

SeriesFlow::SeriesFlow(Session &session, JobPool &jobs, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_jobs(jobs)
{
    // The selected candidate; without one the cheapest.
    auto candidate = session.selection().current();
    const ViewData &data = session.data();
    if (!candidate && data.results && data.answer && data.answer->cheapest)
        candidate = data.results->candidate(*data.answer->cheapest);
    const Scenario &scenario = session.scenario();
    m_dialog = new SeriesDialog(session.snapshot(), candidate, scenario.energy, scenario.asOf, &jobs, window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::finished, this, &QObject::deleteLater);
    connect(m_dialog, &SeriesDialog::stopRequested, this, [this] { *m_stop = true; });
    connect(m_dialog, &SeriesDialog::meansRequested, this, &SeriesFlow::use);
}

SeriesFlow::~SeriesFlow() { *m_stop = true; }

void SeriesFlow::start(const std::vector<std::filesystem::path> &files)
{
    using Files = std::vector<SeriesDialog::File>;
    m_dialog->showWorking(tr("Reading the files"));
    m_dialog->show();
    m_jobs.run<Files>(
        this, tr("Reading the files"),
        [files, stop = m_stop](const ProgressFn &progress) {
            Files read;
            const double share = 1.0 / static_cast<double>(files.size());
            for (const auto &path : files) {
                const double begin = share * static_cast<double>(read.size());
                SeriesDialog::File file{QString::fromStdU16String(path.filename().u16string()), {}, {}};
                auto series = readUtilisation(
                    path, [&](double done) { return !*stop && keepGoing(progress, begin + share * done); });
                if (series)
                    file.series = std::make_shared<const ImportedUtilisation>(std::move(*series));
                else
                    file.error = text(series.error());
                read.push_back(std::move(file));
            }
            return read;
        },
        [this](Files read) {
            if (m_dialog)
                m_dialog->setFiles(std::move(read));
        },
        {},
        [this](double share) {
            if (m_dialog)
                m_dialog->setProgress(share);
        },
        [this, name = QString::fromStdU16String(files.front().filename().u16string())](const Error &error) {
            if (m_dialog)
                m_dialog->setFiles({{name, {}, text(error)}});
        });
}

// One step of undo. Full load would be against what was measured, so it goes.
void SeriesFlow::use(const SeriesMeans &means, const QString &file)
{
    Scenario next = m_session.scenario();
    if (means.uAccPct) {
        next.energy.uAccPct = means.uAccPct;
        next.energy.fullLoad = false;
    }
    if (means.uCpuPct)
        next.energy.uCpuPct = means.uCpuPct;
    if (means.uMemPct)
        next.energy.uMemPct = means.uMemPct;
    m_session.edit(next, tr("Utilisation from %1").arg(file));
}

} // namespace wattfare
