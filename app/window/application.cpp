// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"

#include "app/state/catalog_files.h"
#include "app/state/files.h"
#include "app/window/help_pages.h"
#include "model/workload/document.h"
#include "views/pages/workload/workload_panel.h"
#include "views/theme/script_fonts.h"
#include "views/theme/theme.h"
#include "views/widgets/message_bar.h"
#include "views/words/glossary/glossary.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"
#include "views/words/translations.h"

#include <QApplication>
#include <QJsonObject>
#include <QStatusBar>
#include <QTimer>

#include <future>
#include <utility>

namespace wattfare {

namespace {

constexpr int kAskAgainMs = 500; // whether the dialog that bars a change of language is closed

} // namespace

Application::Application(const StartOptions &options, QObject *parent)
    : QObject(parent)
    , m_options(options)
    , m_errors(
          options.dataFolder.isEmpty() ? ErrorLog::defaultFile() : options.dataFolder + QStringLiteral("/errors.log"))
{
    m_errors.follow();
    m_settings
        = std::make_unique<Settings>(options.settingsFile.isEmpty() ? files::settingsFile() : options.settingsFile);
    const QString folder
        = (options.dataFolder.isEmpty() ? files::dataFolder() : options.dataFolder) + QStringLiteral("/unsaved");
    m_autosave = std::make_unique<Autosave>(folder);
    m_overlay = std::make_unique<OverlayStore>(
        options.dataFolder.isEmpty() ? files::dataFolder() : options.dataFolder, m_session, m_jobs);
    setGlossaryReader(&glossaryPage);
    setScriptFonts(setUiLanguage(options.language.value_or(m_settings->language()), m_settings->preferences().numbers),
        m_settings->zoom());
    Theme::instance().apply(*qApp, options.theme.value_or(m_settings->theme()));
    connect(m_settings.get(), &Settings::themeChanged, this,
        [](ThemeChoice choice) { Theme::instance().setChoice(choice); });
    connect(m_settings.get(), &Settings::languageChanged, this, [this](const QString &language) {
        // Words are made when widgets are: a new window speaks the new language. After the menu has closed.
        m_wantedLanguage = language;
        QTimer::singleShot(0, this, &Application::switchLanguage);
    });
    const auto renew = [this] { // sizes and numbers, too, are taken when widgets are made
        if (!m_wantedLanguage)
            m_wantedLanguage = uiLanguage();
        QTimer::singleShot(0, this, &Application::switchLanguage);
    };
    connect(m_settings.get(), &Settings::zoomChanged, this, renew);
    connect(m_settings.get(), &Settings::numbersChanged, this, renew);
    connect(&m_jobs, &JobPool::idle, this, [this] {
        if (m_wantedLanguage)
            QTimer::singleShot(0, this, &Application::switchLanguage);
    });
    connect(m_autosave.get(), &Autosave::failed, this, &Application::tellAutosave);
    connect(m_autosave.get(), &Autosave::workingAgain, this, [this] {
        if (m_window)
            m_window->statusBar()->showMessage(tr("Unsaved work is kept again for the case of a crash."), 8000);
    });
}

Application::~Application()
{
    m_jobs.disconnect(this); // it tells of its end, too
    m_jobs.cancelAll();
}

void Application::makeWindow()
{
    m_window.reset();
    m_window = std::make_unique<MainWindow>(
        MainWindow::Context{m_session, *m_settings, m_jobs, *m_autosave, *m_overlay, m_errors});
}

// The answers of running jobs belong to widgets of this window: an export or an import of minutes is not thrown away.
void Application::switchLanguage()
{
    if (!m_wantedLanguage)
        return;
    if (m_window && !m_jobs.isIdle()) {
        m_window->messages()->add(tr("Language, numbers and zoom change when the running job has ended."),
            {{tr("Cancel the job"), [this] { m_jobs.cancelAll(); }}});
        return;
    }
    if (m_window && QApplication::activeModalWidget()) { // what the job ended with waits for an answer
        QTimer::singleShot(kAskAgainMs, this, &Application::switchLanguage);
        return;
    }
    const QString language = *std::exchange(m_wantedLanguage, std::nullopt);
    setScriptFonts(setUiLanguage(language, m_settings->preferences().numbers), m_settings->zoom());
    if (!m_window)
        return;
    m_window->keepState();
    const QByteArray geometry = m_window->saveGeometry();
    const Scenario opened = m_window->workload()->opened(); // against it fields are marked as changed
    makeWindow();
    m_window->workload()->setOpened(opened);
    m_window->restoreGeometry(geometry);
    m_window->show();
    tellProblems(); // what the window before had told
    m_window->tellAgain();
    if (!m_options.forget)
        m_window->offerRecovery();
}

void Application::tellAutosave()
{
    if (m_window && !m_autosave->problem().isEmpty())
        m_window->messages()->add(
            tr("Unsaved work cannot be kept for the case of a crash. %1").arg(m_autosave->problem()));
}

// What holds for as long as the program runs.
void Application::tellProblems()
{
    for (const QString &warning : m_settings->warnings())
        m_window->messages()->add(warning);
    tellAutosave();
    if (!m_overlay->canWrite() && !m_options.forget)
        m_window->messages()->add(text(m_overlay->readOnlyError()));
    if (!m_catalogueProblem && !m_session.snapshot())
        m_window->messages()->add(tr("The bundled catalogue was not found beside the program. Open a catalogue file "
                                     "with Data > Open a catalogue."));
}

void Application::takeCatalogue(const QString &path, Result<OverlayStore::Loaded> loaded)
{
    if (!loaded) {
        m_catalogueProblem.emplace(path, loaded.error());
        return;
    }
    m_overlay->take(std::move(*loaded));
}

// The document of the last run as it was saved: what was not is offered by Autosave.
bool Application::reopenLast(const QJsonObject &last)
{
    if (m_options.forget || !m_options.preset.isEmpty() || m_settings->preferences().start != StartWith::lastDocument)
        return false;
    const auto open = [this](const QByteArray &json, const QString &path) {
        auto scenario = parseScenario(json.toStdString(), path.toStdString());
        if (scenario)
            m_session.setDocument(std::move(*scenario), path);
        return scenario.has_value();
    };
    if (const QString path = last.value(QStringLiteral("path")).toString(); !path.isEmpty())
        if (const auto content = files::read(path, static_cast<qint64>(kMaxDocumentBytes));
            content && open(*content, path))
            return true;
    if (const QByteArray text = last.value(QStringLiteral("text")).toString().toUtf8(); !text.isEmpty())
        return open(text, {});
    const Preset *preset = findPreset(last.value(QStringLiteral("preset")).toString().toStdString());
    if (preset)
        m_session.setDocument(preset->scenario, {});
    return preset != nullptr;
}

void Application::start()
{
    // The catalogue is read while the window is put together: each takes about half of the time to the first picture.
    const QString path = m_options.catalogue.isEmpty() ? bundledCatalogue() : m_options.catalogue;
    std::future<Result<OverlayStore::Loaded>> loading;
    if (!path.isEmpty())
        loading = std::async(
            std::launch::async, [path, overlay = m_overlay->file()] { return OverlayStore::load(path, overlay); });
    const QJsonObject last = m_settings->pageState(QStringLiteral("scenario"));
    const bool reopened = reopenLast(last);
    if (!reopened) {
        const std::string first = m_options.preset.isEmpty() ? kFirstPreset : m_options.preset.toStdString();
        if (m_options.preset.isEmpty() && m_settings->preferences().start == StartWith::nothing)
            m_session.setDocument(MainWindow::blankScenario(*m_settings, {}), {});
        else if (const Preset *preset = findPreset(first))
            m_session.setDocument(preset->scenario, {});
    }
    makeWindow();
    if (loading.valid())
        takeCatalogue(path, loading.get());
    if (reopened)
        m_window->restoreSelection(last);
    m_window->show();
    tellProblems();
    if (m_catalogueProblem)
        m_window->showCatalogueProblem(m_catalogueProblem->first, m_catalogueProblem->second);
    if (!m_options.forget)
        m_window->offerRecovery();
    for (const QString &file : std::as_const(m_options.files))
        m_window->openPath(file);
}

} // namespace wattfare
