// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/autosave.h"
#include "app/state/error_log.h"
#include "app/state/job_pool.h"
#include "app/state/overlay_store.h"
#include "app/state/session.h"
#include "app/state/settings.h"
#include "app/window/main_window.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace wattfare {

// How the program was started.
struct StartOptions {
    QString catalogue; // "": the bundled one
    QStringList files; // scenarios, catalogues, data
    QString preset; // to begin with; "": the scenario of the last run, or the one for a first start
    std::optional<ThemeChoice> theme; // for this run only
    std::optional<QString> language; // likewise; "pseudo" finds clipping
    QString settingsFile; // "": the usual one
    QString dataFolder; // of autosaves; "": the usual one
    bool forget = false; // reads and writes no settings of the person (screenshots)
};

// Everything that lives as long as the process: settings, session, jobs, and the window, which a change of language
// renews.
class Application : public QObject
{
    Q_OBJECT
public:
    explicit Application(const StartOptions &options, QObject *parent = nullptr);
    ~Application() override;

    // Catalogue, first scenario, window on screen.
    void start();
    MainWindow *window() const { return m_window.get(); }
    Session &session() { return m_session; }
    Settings &settings() { return *m_settings; }
    JobPool &jobs() { return m_jobs; }
    Autosave &autosave() { return *m_autosave; }
    OverlayStore &overlay() { return *m_overlay; }

private:
    bool reopenLast(const QJsonObject &last);
    void makeWindow();
    void switchLanguage();
    void tellAutosave();
    void tellProblems();
    void takeCatalogue(const QString &path, Result<OverlayStore::Loaded> loaded);

    StartOptions m_options;
    ErrorLog m_errors; // before all that may tell of errors
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Autosave> m_autosave;
    Session m_session;
    JobPool m_jobs;
    std::unique_ptr<OverlayStore> m_overlay;
    std::unique_ptr<MainWindow> m_window;
    std::optional<std::pair<QString, Error>> m_catalogueProblem;
    std::optional<QString> m_wantedLanguage; // chosen, but not yet spoken
};

} // namespace wattfare
