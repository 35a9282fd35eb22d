// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/study_flow.h"
#include "app/state/catalog_files.h"
#include "app/window/main_window.h"
#include "app/window/pages.h"
#include "model/workload/document.h"
#include "views/dialogs/help_window.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/start_strip.h"
#include "views/words/column_text.h"
#include "views/words/preset_text.h"
#include "views/words/translations.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QInputDialog>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <iterator>

namespace wattfare {

QAction *MainWindow::addTo(QMenu *menu, const char *id, const QString &text, const QString &iconName,
    const QKeySequence &shortcut, std::function<void()> run)
{
    auto *made = new QAction(text, this);
    made->setObjectName(QString::fromUtf8(id));
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName));
    if (!shortcut.isEmpty()) {
        made->setShortcut(shortcut);
        QString plain = text;
        made->setToolTip(
            tr("%1 (%2)").arg(plain.remove(QLatin1Char('&')), shortcut.toString(QKeySequence::NativeText)));
    }
    if (run)
        connect(made, &QAction::triggered, this, [run = std::move(run)] { run(); });
    menu->addAction(made);
    addAction(made);
    return made;
}

QAction *MainWindow::action(const QString &id) const { return findChild<QAction *>(id, Qt::FindDirectChildrenOnly); }

void MainWindow::createActions()
{
    createFileMenu();
    createEditMenu();
    createViewMenu();
    createScenarioMenu();
    createDataMenu();
    createHelpMenu();
    m_find = new QToolButton(menuBar());
    m_find->setText(tr("Find anything…  Ctrl+K"));
    m_find->setToolTip(tr("Actions, instances, regions, models and presets"));
    m_find->setAccessibleName(tr("Find anything"));
    m_find->setIcon(icon(QStringLiteral("search")));
    m_find->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_find->setAutoRaise(true);
    connect(m_find, &QToolButton::clicked, this, &MainWindow::openPalette);
    menuBar()->setCornerWidget(m_find);
    // What holds the menus that have no room: Qt's own arrows are black on every theme.
    auto *rest = menuBar()->findChild<QToolButton *>(QStringLiteral("qt_menubar_ext_button"));
    if (rest != nullptr)
        rest->setIcon(icon(QStringLiteral("chevron-right")));
}

void MainWindow::createFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    addTo(
        menu, "new_scenario", tr("&New scenario"), QStringLiteral("new"), QKeySequence::New, [this] { newScenario(); });
    addTo(menu, "open", tr("&Open…"), QStringLiteral("open"), QKeySequence::Open, [this] { askOpen(); });
    addTo(menu, "open_result", tr("Open a stud&y result…"), QStringLiteral("heatmap"), {}, [this] { askOpenResult(); });
    m_recentMenu = menu->addMenu(tr("Open re&cent"));
    m_recentMenu->setObjectName(QStringLiteral("recent_menu"));
    addTo(m_recentMenu, "clear_recent", tr("Clear the list of recent files"), {}, {},
        [this] { m_context.settings.clearRecentFiles(); });
    fillRecent();
    menu->addSeparator();
    addTo(menu, "save", tr("&Save"), QStringLiteral("save"), QKeySequence::Save, [this] { save(); });
    addTo(menu, "save_as", tr("Save &as…"), QStringLiteral("save-as"), QKeySequence(QStringLiteral("Ctrl+Shift+S")),
        [this] { askSave(); });
    menu->addSeparator();
    addTo(menu, "export_table", tr("Export the &table…"), QStringLiteral("csv"), QKeySequence(QStringLiteral("Ctrl+E")),
        [this] { exportTable(); });
    addTo(menu, "report", tr("&Report…"), QStringLiteral("report"), QKeySequence(QStringLiteral("Ctrl+R")),
        [this] { openReport(); });
    addTo(menu, "print", tr("&Print the report…"), QStringLiteral("print"), QKeySequence::Print,
        [this] { openReport(); });
    menu->addSeparator();
#ifdef WATTFARE_TEAM
    addTo(menu, "team_catalogue", tr("Tea&m catalogue…"), QStringLiteral("database"), {}, [this] { openTeam(); });
    menu->addSeparator();
#endif
    addTo(menu, "quit", tr("&Quit"), {}, QKeySequence::Quit, [this] { close(); })->setMenuRole(QAction::QuitRole);
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    const QStringList files = m_context.settings.recentFiles();
    m_recentMenu->setEnabled(!files.isEmpty());
    for (const QString &file : files) {
        QString shown = QDir::toNativeSeparators(file);
        m_recentMenu->addAction(
            shown.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, file] { openPath(file); });
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(action(QStringLiteral("clear_recent")));
}

void MainWindow::createEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    // The stack's own actions end in their colon where there is nothing to name.
    QUndoStack *stack = m_context.session.undoStack();
    QAction *undo
        = addTo(menu, "undo", tr("&Undo"), QStringLiteral("undo"), QKeySequence::Undo, [stack] { stack->undo(); });
    QAction *redo = addTo(menu, "redo", tr("&Redo"), QStringLiteral("redo"),
        QKeySequence(QStringLiteral("Ctrl+Shift+Z")), [stack] { stack->redo(); });
    redo->setShortcuts({redo->shortcut(), QKeySequence(QStringLiteral("Ctrl+Y"))});
    const auto retitle = [](QAction *step, const QString &plain, const QString &naming, QString what) {
        step->setText(what.isEmpty() ? plain : naming.arg(what.replace(QLatin1Char('&'), QStringLiteral("&&"))));
    };
    const auto nameUndo = [undo, retitle](const QString &what) { retitle(undo, tr("&Undo"), tr("&Undo: %1"), what); };
    const auto nameRedo = [redo, retitle](const QString &what) { retitle(redo, tr("&Redo"), tr("&Redo: %1"), what); };
    connect(stack, &QUndoStack::undoTextChanged, undo, nameUndo);
    connect(stack, &QUndoStack::redoTextChanged, redo, nameRedo);
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    nameUndo(stack->undoText());
    nameRedo(stack->redoText());
    undo->setEnabled(stack->canUndo());
    redo->setEnabled(stack->canRedo());
    menu->addSeparator();
    addTo(menu, "copy_answer", tr("Copy the &answer"), QStringLiteral("copy"),
        QKeySequence(QStringLiteral("Ctrl+Shift+C")), [this] {
            withExplore([](const ExplorePage &explore) { QApplication::clipboard()->setText(explore.answerText()); });
        });
    addTo(menu, "copy_rows", tr("&Copy the selected rows"), QStringLiteral("table"), {},
        [this] { withExplore([](const ExplorePage &explore) { explore.tableView()->copySelection(); }); });
    addTo(menu, "copy_derivation", tr("Copy the &derivation"), QStringLiteral("explain"), {}, [this] {
        refresh(m_inspector);
        QApplication::clipboard()->setText(m_inspector->explainText());
    });
    menu->addSeparator();
    addTo(menu, "pin", tr("&Pin or unpin the selection"), QStringLiteral("pin"), QKeySequence(QStringLiteral("Ctrl+D")),
        [this] {
            const ViewData &shown = m_context.session.data();
            const auto current = m_context.session.selection().current();
            if (!current || !shown.snapshot)
                return;
            const bool pinned = pinnedKeys(shown).contains(candidateKey(*current));
            const QString name = candidateText(*shown.snapshot, shown.naming(), *current);
            m_context.session.edit(
                withPin(shown, *current, !pinned), pinned ? tr("Unpin %1").arg(name) : tr("Pin %1").arg(name));
        });
    addTo(menu, "clear_pins", tr("Re&move all pins"), {}, {}, [this] {
        Scenario next = m_context.session.scenario();
        next.pinned.clear();
        m_context.session.edit(next, tr("Remove all pins"));
    });
    menu->addSeparator();
    addTo(menu, "filter", tr("&Filter"), QStringLiteral("filter"), QKeySequence::Find, [this] {
        showPage(QStringLiteral("explore"));
        page(QStringLiteral("explore"))->focusStart();
    });
    addTo(menu, "clear_filter", tr("C&lear the filter"), {}, QKeySequence(QStringLiteral("Ctrl+Shift+F")), [this] {
        auto *explore = static_cast<ExplorePage *>(page(QStringLiteral("explore")));
        refresh(explore);
        if (explore->filterBar()->text().isEmpty())
            return;
        explore->filterBar()->setText({});
        emit explore->filterBar()->edited({}, -1);
    });
    menu->addSeparator();
    addTo(menu, "settings", tr("&Settings…"), QStringLiteral("settings"), QKeySequence(QStringLiteral("Ctrl+,")),
        [this] { openSettings(); })
        ->setMenuRole(QAction::PreferencesRole);
}

void MainWindow::createViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    int number = 1;
    for (const PageEntry &entry : pageEntries()) {
        const QString id = QString::fromUtf8(entry.id);
        const QByteArray actionId = "page_" + id.toUtf8();
        addTo(menu, actionId.constData(), pageTitle(entry), QString::fromUtf8(entry.icon),
            number < 10 ? QKeySequence(QStringLiteral("Ctrl+%1").arg(number)) : QKeySequence(),
            [this, id] { showPage(id); });
        ++number; // a tenth page has no digit
    }
    menu->addSeparator();
    const QStringList order{QStringLiteral("workload"), QStringLiteral("inspector"), QStringLiteral("quality")};
    number = 1;
    for (const QString &id : order) {
        QDockWidget *each = m_docks.value(id);
        if (!each)
            continue;
        QAction *toggle = each->toggleViewAction();
        toggle->setParent(this);
        toggle->setObjectName(QStringLiteral("dock_") + id);
        toggle->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(number++)));
        menu->addAction(toggle);
        addAction(toggle);
        connect(toggle, &QAction::triggered, this, [this, each] { focusDock(each); });
    }
    addTo(menu, "next_pane", tr("Next part of the window"), {}, QKeySequence(Qt::Key_F6), [this] { stepPane(1); });
    addTo(menu, "previous_pane", tr("Previous part of the window"), {}, QKeySequence(Qt::SHIFT | Qt::Key_F6),
        [this] { stepPane(-1); });
    menu->addSeparator();
    QMenu *themes = menu->addMenu(icon(QStringLiteral("theme")), tr("&Theme"));
    auto *themeGroup = new QActionGroup(this);
    const auto theme = [&](const char *id, const QString &text, ThemeChoice choice) {
        QAction *made = addTo(themes, id, text, {}, {}, [this, choice] { m_context.settings.setTheme(choice); });
        made->setCheckable(true);
        made->setChecked(m_context.settings.theme() == choice);
        themeGroup->addAction(made);
    };
    theme("theme_system", tr("Follow the system"), ThemeChoice::system);
    theme("theme_light", tr("Light"), ThemeChoice::light);
    theme("theme_dark", tr("Dark"), ThemeChoice::dark);
    connect(&m_context.settings, &Settings::themeChanged, themeGroup, [themeGroup](ThemeChoice choice) {
        themeGroup->actions().at(static_cast<int>(choice))->setChecked(true); // in the order of the choices
    });
    QMenu *languages = menu->addMenu(tr("&Language"));
    auto *languageGroup = new QActionGroup(this);
    const auto language = [&](const QString &code, const QString &text) {
        const QByteArray id = "language_" + (code.isEmpty() ? QByteArray("system") : code.toUtf8());
        QAction *made
            = addTo(languages, id.constData(), text, {}, {}, [this, code] { m_context.settings.setLanguage(code); });
        made->setCheckable(true);
        made->setChecked(m_context.settings.language() == code);
        languageGroup->addAction(made);
    };
    language({}, tr("Follow the system"));
    for (const QString &code : uiLanguages())
        language(code, languageName(code));
    menu->addSeparator();
    const auto zoom = [this](int by) {
        static constexpr std::array kSteps{80, 90, 100, 110, 125, 150, 175, 200};
        const int now = m_context.settings.zoom();
        const auto next = by > 0 ? std::upper_bound(kSteps.begin(), kSteps.end(), now)
                                 : std::lower_bound(kSteps.begin(), kSteps.end(), now);
        if (by > 0 ? next != kSteps.end() : next != kSteps.begin())
            m_context.settings.setZoom(by > 0 ? *next : *std::prev(next));
    };
    addTo(menu, "zoom_in", tr("Zoom &in"), QStringLiteral("zoom-in"), QKeySequence(QStringLiteral("Ctrl++")), [zoom] {
        zoom(1);
    })->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    addTo(menu, "zoom_out", tr("&Zoom out"), QStringLiteral("zoom-out"), QKeySequence(QStringLiteral("Ctrl+-")),
        [zoom] { zoom(-1); });
    addTo(menu, "zoom_reset", tr("&Original size"), QStringLiteral("zoom-fit"), QKeySequence(QStringLiteral("Ctrl+0")),
        [this] { m_context.settings.setZoom(100); });
    menu->addSeparator();
    addTo(menu, "choose_columns", tr("Choose &columns…"), QStringLiteral("columns"), {}, [this] {
        showPage(QStringLiteral("explore"));
        static_cast<ExplorePage *>(page(QStringLiteral("explore")))->tableView()->chooseColumns();
    });
    QAction *full = addTo(menu, "full_screen", tr("F&ull screen"), {}, QKeySequence(Qt::Key_F11), {});
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, [this](bool on) {
        setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    addTo(menu, "reset_layout", tr("&Reset layout"), QStringLiteral("layout"), {}, [this] { resetLayout(); });
}

void MainWindow::addToggle(QMenu *menu, const char *id, const QString &text, bool Scenario::*member)
{
    QAction *made = addTo(menu, id, text, {}, {}, {});
    made->setCheckable(true);
    connect(made, &QAction::triggered, this, [this, member, text](bool on) {
        Scenario next = m_context.session.scenario();
        next.*member = on;
        QString plain = text; // for Undo, without the mnemonic
        m_context.session.edit(next, plain.remove(QLatin1Char('&')));
    });
    connect(&m_context.session, &Session::scenarioChanged, made,
        [this, made, member] { made->setChecked(m_context.session.scenario().*member); });
    made->setChecked(m_context.session.scenario().*member);
}

void MainWindow::createScenarioMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Scenario"));
    QMenu *presets = menu->addMenu(tr("Start from a &preset"));
    for (const Preset &preset : bundledPresets()) {
        const QString id = QString::fromStdString(preset.id);
        const QByteArray actionId = "preset_" + id.toUtf8();
        addTo(presets, actionId.constData(), presetTitle(preset).replace(QLatin1Char('&'), QStringLiteral("&&")), {},
            {}, [this, id] { openPreset(id); });
    }
    addTo(menu, "rename", tr("&Title…"), QStringLiteral("edit"), QKeySequence(Qt::Key_F2), [this] {
        auto *dialog = new QInputDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setObjectName(QStringLiteral("title_dialog"));
        dialog->setWindowTitle(tr("Title of the scenario"));
        dialog->setLabelText(tr("Shown in the window's title bar and at the top of the report"));
        dialog->setTextValue(m_context.session.title());
        dialog->sizeHint(); // makes the layout
        dialog->layout()->setContentsMargins(kSpace4, kSpace4, kSpace4, kSpace3);
        dialog->layout()->setSpacing(kSpace2);
        dialog->resize(std::max(480, dialog->sizeHint().width()), dialog->sizeHint().height()); // titles are long
        connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &title) {
            Scenario next = m_context.session.scenario();
            next.title = title.trimmed().left(200).toStdString();
            m_context.session.edit(next, tr("Title"));
        });
        dialog->open();
    });
    menu->addSeparator();
    addTo(menu, "studies_under_way", tr("Studies under wa&y…"), QStringLiteral("heatmap"), {},
        [this] { studies()->openUnderWay(); });
    menu->addSeparator();
    addToggle(menu, "include_estimates", tr("Include &estimates"), &Scenario::includeEstimates);
    addToggle(menu, "include_retired", tr("Include &retired types"), &Scenario::includeRetired);
    menu->addSeparator();
    addTo(menu, "prices_today", tr("Use the &newest prices"), QStringLiteral("calendar"), {}, [this] {
        Scenario next = m_context.session.scenario();
        if (!next.asOf)
            return;
        next.asOf.reset();
        m_context.session.edit(next, tr("Newest prices"));
    });
    addTo(menu, "focus_workload", tr("Edit the &workload"), QStringLiteral("settings"),
        QKeySequence(QStringLiteral("Ctrl+W")), [this] {
            m_docks[QStringLiteral("workload")]->show();
            m_workload->focusStart();
        });
}

void MainWindow::createDataMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Data"));
    addTo(menu, "open_catalogue", tr("&Open a catalogue…"), QStringLiteral("database"), {},
        [this] { askOpenCatalogue(); });
    addTo(menu, "bundled_catalogue", tr("Use the &bundled catalogue"), QStringLiteral("reset"), {},
        [this] { openCatalogueFile(bundledCatalogue()); });
    menu->addSeparator();
    addTo(menu, "import", tr("&Import files…"), QStringLiteral("import"), QKeySequence(QStringLiteral("Ctrl+I")),
        [this] { askImport(false); });
    addTo(menu, "import_folder", tr("Import a &folder…"), {}, {}, [this] { askImport(true); });
    addTo(menu, "paste_table", tr("&Paste a table"), QStringLiteral("table"),
        QKeySequence(QStringLiteral("Ctrl+Shift+V")), [this] { pasteTable(); });
    addTo(menu, "aws_commands", tr("&Commands for AWS files…"), {}, {}, [this] { openAwsCommands(this); });
    addTo(menu, "refresh", tr("&Refresh from AWS…"), QStringLiteral("refresh"), {}, [this] { openRefresh(); });
    menu->addSeparator();
    addTo(menu, "my_data", tr("&My data…"), QStringLiteral("edit"), {}, [this] { openMyData(); });
}

void MainWindow::createHelpMenu()
{
    QMenu *tools = menuBar()->addMenu(tr("&Tools"));
    addTo(tools, "palette", tr("&Find anything…"), QStringLiteral("search"), QKeySequence(QStringLiteral("Ctrl+K")),
        [this] { openPalette(); });
    addTo(tools, "explain", tr("&Explain the selected figure"), QStringLiteral("explain"),
        QKeySequence(QStringLiteral("Ctrl+Enter")),
        [this] {
            m_docks[QStringLiteral("inspector")]->show();
            m_inspector->showExplain(m_context.session.selection());
        })
        ->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Enter")),
            QKeySequence(QStringLiteral("Ctrl+Return"))}); // shown, and the large key
    tools->addAction(action(QStringLiteral("page_claims")));
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    addTo(menu, "help", tr("Help on this &view"), QStringLiteral("help"), QKeySequence::HelpContents,
        [this] { openHelp(); });
    addTo(menu, "help_start", tr("&First steps"), {}, {}, [this] { openHelp(QStringLiteral("start")); });
    addTo(menu, "start_strip", tr("Start &cards"), {}, {}, [this] { showStart(m_start->isHidden()); });
    addTo(menu, "help_keys", tr("&Keyboard"), {}, {}, [this] { openHelp(QStringLiteral("keyboard")); });
    addTo(menu, "help_figures", tr("Figures and their &evidence"), {}, {},
        [this] { openHelp(QStringLiteral("figures")); });
    addTo(menu, "help_glossary", tr("&Glossary"), {}, {}, [this] { openHelp(QStringLiteral("glossary")); });
    addTo(menu, "help_methods", tr("&Methods and formulas"), {}, {}, [this] { openHelp(QStringLiteral("methods")); });
    menu->addSeparator();
    addTo(menu, "error_log", tr("Error &log"), {}, {}, [this] { showErrorLog(); });
    addTo(menu, "about", tr("&About Wattfare"), QStringLiteral("info"), {}, [this] {
        showAbout();
    })->setMenuRole(QAction::AboutRole);
    addTo(menu, "about_qt", tr("About &Qt"), {}, {}, [] {
        QApplication::aboutQt();
    })->setMenuRole(QAction::AboutQtRole);
}

void MainWindow::refreshActions()
{
    const ViewData &shown = m_context.session.data();
    const bool results = shown.results != nullptr;
    const bool selected = m_context.session.selection().current().has_value();
    const auto enable = [this](const char *id, bool on) {
        if (QAction *made = action(QString::fromUtf8(id)))
            made->setEnabled(on);
    };
    for (const char *id :
        {"export_table", "report", "print", "copy_answer", "copy_rows", "choose_columns", "filter", "clear_filter"})
        enable(id, results);
    enable("pin", results && selected);
    enable("explain", results && selected);
    enable("copy_derivation", results && selected);
    enable("clear_pins", !shown.scenario.pinned.empty());
    enable("prices_today", shown.scenario.asOf.has_value());
    enable("bundled_catalogue", !bundledCatalogue().isEmpty());
}

} // namespace wattfare
