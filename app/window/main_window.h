// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/flows/choice_command.h"
#include "app/flows/import_undo.h"
#include "app/refresh/live_refresh.h"
#include "app/state/autosave.h"
#include "app/state/job_pool.h"
#include "app/state/overlay_store.h"
#include "app/state/session.h"
#include "app/state/settings.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/export_dialog.h"
#include "views/pages/page.h"

#include <QEvent>
#include <QHash>
#include <QMainWindow>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <filesystem>
#include <vector>

class QActionGroup;
class QDockWidget;
class QLabel;
class QMenu;
class QProgressBar;
class QTemporaryDir;
class QToolBar;
class QToolButton;

namespace wattfare {

class ErrorLog;
class ExplorePage;
class HelpWindow;
class ImportFlow;
class InspectorPanel;
class MessageBar;
class MyDataDialog;
class PageTabs;
class QualityPanel;
struct QueryInput;
class RefreshDialog;
class ReportDialog;
class SettingsDialog;
struct CatalogComparison;
struct ReportSettings;
struct ShownTable;
class StartStrip;
struct Study;
class StudyFlow;
class TeamDialog;
class WorkloadPanel;

// The one window: menus, docks and pages around a session that outlives it (a change of language makes a new window).
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    struct Context {
        Session &session;
        Settings &settings;
        JobPool &jobs;
        Autosave &autosave;
        OverlayStore &overlay;
        const ErrorLog &errors;
    };
    explicit MainWindow(const Context &context, QWidget *parent = nullptr);
    ~MainWindow() override;

    // Files of any kind, by what they are: scenario, catalogue, report, data.
    void openPath(const QString &path);
    void openCatalogueFile(const QString &path);
    void openScenarioFile(const QString &path);
    void openPreset(const QString &id);
    bool saveTo(const QString &path);
    void offerRecovery(); // of what a crash, or a window before this one, left
    void showCatalogueProblem(const QString &path, const Error &error);
    void showOverlayProblem(const Error &error);
    void tellAgain(); // of what still holds, in a window that follows another
    // Shows what the files would change; nothing is written before the person applies it. `keep` lives as long.
    ImportFlow *importFiles(const QStringList &paths, std::shared_ptr<QTemporaryDir> keep = {});
    void pasteTable();
    void openOwnValue(const UserChoice &start);
    void openSeries(const std::vector<std::filesystem::path> &files); // measured utilisation
    MyDataDialog *openMyData();
    RefreshDialog *openRefresh();
    TeamDialog *openTeam(); // where the build has the team catalogue
    void setRefreshAddresses(const LiveRefresh::Addresses &addresses) { m_addresses = addresses; } // for tests
    void editChoices(const ChoiceEdit &edit, const QString &text);
    // What is being computed, or will be in a moment.
    bool isBusy() const { return m_context.session.isBusy() || !m_context.jobs.isIdle() || m_qualityTimer.isActive(); }

    QAction *action(const QString &id) const; // by its id; nullptr if there is none
    Page *page(const QString &id); // made if it was not yet
    void showPage(const QString &id);
    QString currentPage() const;
    QDockWidget *dock(const QString &id) const;
    MessageBar *messages() const { return m_messages; }
    WorkloadPanel *workload() const { return m_workload; }
    InspectorPanel *inspector() const { return m_inspector; }
    CommandPalette *openPalette();
    HelpWindow *openHelp(const QString &page = {});
    SettingsDialog *openSettings();
    void openStudyResult(const QString &path); // on the page Query, in the place of the catalogue
    StudyFlow *studies(); // on a cluster
    // What a new scenario begins with: the person's currency, a model that the catalogue has.
    static Scenario blankScenario(const Settings &settings, const SnapshotPtr &snapshot);
    QVector<CommandPalette::Entry> paletteEntries();
    void resetLayout();
    void hideInspector(); // unless it is pinned
    void limitSize(const QSize &room); // of the screen: what is opened never makes the window larger
    void sizeDocks(); // the docks at their share of the window
    void restoreSelection(const QJsonObject &document); // of the document that the last run ended with
    void keepState(); // writes layout and page states to the settings
    void setKeepDelayMs(int ms) { m_keepTimer.setInterval(ms); }

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addPageEntries(QVector<CommandPalette::Entry> &entries);
    void addConceptEntries(QVector<CommandPalette::Entry> &entries);
    void addAcceleratorEntries(QVector<CommandPalette::Entry> &entries, const Snapshot &snapshot);
    void inspectType(std::uint32_t type); // an index of the catalogue's types
    void showFound();
    // main_window.cpp
    void createPages();
    void createDocks();
    void createStatusLine();
    void showQualitySummary();
    void fitStatusLine();
    void showStart(bool on); // the cards that one may begin with
    void runAction(const QString &id);
    bool helpInDialog(QObject *watched);
    bool takeDrag(QObject *watched, QEvent *event);
    void openMethod(const QString &section); // of the help, by the id of a section: "rule 6"
    void connectPage(Page *page);
    void connectSession();
    QueryInput queryInput() const;
    void refresh(Page *page);
    void refreshVisible();
    void refreshTabs();
    void refreshTitle();
    void refreshStatus();
    void scheduleAutosave();
    QVector<Page *> visiblePages() const;
    // main_window_state.cpp
    void restoreLayout();
    static constexpr QSize kLeastSize{1024, 680}; // of a screen on which all is usable
    QSize framedRoom() const;
    void limitToLayout();
    void fitFirst();
    void fitScreen();
    QJsonObject documentState() const;
    void noteInput(QEvent::Type type);
    void keepSoon();
    // main_window_docks.cpp
    void createInspectorPin();
    void createRail();
    void pinInspector(bool pinned);
    void showSelected();
    int workloadWidth() const; // its share of the window
    int inspectorWidth() const;
    bool leavesInspector(QObject *watched) const;
    bool isNarrow() const;
    bool mustFold(const QString &id) const;
    void fitDocks();
    void noteDock(const QString &id, bool visible);
    void focusDock(const QDockWidget *dock);
    void stepPane(int by); // 1: the next one, -1: the one before
    static QString dockIcon(const QString &id);
    // main_window_actions.cpp
    void createActions();
    void createFileMenu();
    void createEditMenu();
    void createViewMenu();
    void createScenarioMenu();
    void createDataMenu();
    void createHelpMenu();
    QAction *addTo(QMenu *menu, const char *id, const QString &text, const QString &iconName,
        const QKeySequence &shortcut, std::function<void()> run);
    void refreshActions();
    void fillRecent();
    void addToggle(QMenu *menu, const char *id, const QString &text, bool Scenario::*member);
    // main_window_files.cpp
    void askOpen();
    void askSave(std::function<void()> saved = {});
    void askOpenCatalogue();
    void askExport(const QString &fileName, const QString &filter, const std::function<QByteArray()> &content);
    void askContent(const QString &title, const QString &filter, const FileTaken &taken);
    void askFile(bool save, const QString &folder, const QString &title, const QString &name, const QString &filter,
        std::function<void(const QString &)> chosen);
    void newScenario();
    void save();
    void withExplore(const std::function<void(ExplorePage &)> &run);
    void exportTable();
    void askTable(const ShownTable &shown);
    void writeTable(const TableExport &choice, const QString &path);
    void runExport(const QString &path, std::function<Result<void>(const ProgressFn &)> write);
    void runWriting(
        QObject *job, const QString &title, const QString &path, std::function<Result<void>(const ProgressFn &)> write);
    void askStudy(const Study &study);
    void askOpenResult();
    void readCatalogue(); // on the page Query again
    void tellSaved(const QString &path);
    void showProblem(const QString &text, const QString &details = {});
    void openReportFile(const QString &path);
    void showErrorLog();
    void showAbout();
    // main_window_documents.cpp
    bool openScenarioText(const QByteArray &json, const QString &shownPath, const QString &documentPath);
    void offerBack(const Autosave::Aside &aside);
    void takeDocument();
    QList<QByteArray> replacedWork() const;
    void tellUnreadableWork(const QString &path, const QString &why);
    void tellCatalogueDifference();
    void tellComparison(CatalogComparison comparison);
    // main_window_import.cpp
    void askImport(bool folder);
    void openAwsCommands(QWidget *over);
    void connectImport();
    void connectOverlay();
    void tellImported(const std::vector<ImportInfo> &imports);
    void revertImport(const ImportInfo &import);
    void pushImport(ImportCommand::Kind kind, const std::vector<ImportInfo> &imports, const QString &title);
    void tellImportProblem(const Error &error);
    // main_window_report.cpp
    void openReport();
    void buildReportFor(ReportDialog *dialog);
    void keepReportSettings(const ReportSettings &settings);
    void writeReport(ReportDialog *dialog, const ReportSettings &settings, const QString &path);
    void exportReport(ReportDialog *dialog, const ReportSettings &settings);
    void printReportPages(ReportDialog *dialog, const ReportSettings &settings);

    static inline const QString kWorkload = QStringLiteral("workload"), kInspector = QStringLiteral("inspector"),
                                kQuality = QStringLiteral("quality"); // docks
    Context m_context;
    PageTabs *m_tabs = nullptr;
    QHash<QString, Page *> m_pages;
    QSet<Page *> m_outdated; // changed while hidden
    QSet<Page *> m_unselected; // hidden while another was selected
    StartStrip *m_start = nullptr;
    MessageBar *m_messages = nullptr;
    WorkloadPanel *m_workload = nullptr;
    InspectorPanel *m_inspector = nullptr;
    QHash<QString, QDockWidget *> m_docks;
    QMenu *m_recentMenu = nullptr;
    QToolButton *m_find = nullptr;
    QLabel *m_catalogueLabel = nullptr;
    QLabel *m_countLabel = nullptr;
    QLabel *m_jobLabel = nullptr;
    QProgressBar *m_jobBar = nullptr;
    QToolButton *m_jobCancel = nullptr;
    QTimer m_jobDelay{this}; // what ends at once is not shown: the line would flicker
    QPointer<HelpWindow> m_help;
    QPointer<ReportDialog> m_report;
    TableExport m_lastExport; // what was chosen last
    QObject m_exportJob; // one export of the table at a time
    QObject m_studyJob; // ... and one study, which no export takes the place of
    QObject m_resultJob;
    QObject m_reportJob; // of the report whose scenario is opened; nothing else was opened since
    QString m_resultFile; // that the page Query reads; "" the catalogue
    StudyFlow *m_studies = nullptr;
    QObject m_differenceJob; // ... and one comparison with the saved result
    QualityPanel *m_quality = nullptr;
    QToolButton *m_qualityButton = nullptr;
    bool m_qualityUnseen = true, m_inspectorUnseen = true; // nobody gave their docks a size
    QTimer m_qualityTimer; // the summary of a hidden dock follows at leisure
    CommandPalette *m_palette = nullptr;
    QPointer<ImportFlow> m_import;
    QHash<qint64, QString> m_importMessages; // by import: what a message about it is about
    QPointer<MyDataDialog> m_myData;
    QPointer<RefreshDialog> m_refresh;
    QPointer<QDialog> m_team;
    LiveRefresh::Addresses m_addresses = LiveRefresh::published();
    QByteArray m_defaultState;
    QStringList m_folded; // docks that gave way on a small screen: they come back with the room
    QStringList m_wanted; // ... and those that a person opened there all the same: one beside the page, one below
    bool m_folding = false; // docks come and go, but not by the person
    bool m_fitted = false; // once, on screen
    bool m_inspectorPinned = false, m_inspectorClosed = false; // ... by the person: no selection opens it
    QToolButton *m_inspectorPin = nullptr;
    QHash<const QWidget *, QPointer<QWidget>> m_leftAt; // by part of the window: what had the keyboard in it
    const int m_zoom; // of its letters: the settings may hold that of the next window
    const QString m_letters; // their zoom and language: how wide the docks need to be
    QJsonObject m_dockWidths; // by these, then by dock
    QHash<QString, int> m_widthsToTake; // of docks, once they are shown
    QToolBar *m_rail = nullptr;
    QSize m_firstSize; // until it is seen with its frame
    QSize m_room; // of the screen, frame and all
    QTimer m_keepTimer; // what the window remembers is written at leisure
    bool m_mayClose = false;
    bool m_restored = false;
};

} // namespace wattfare
