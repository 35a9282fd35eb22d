// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/flows/study_flow.h"
#include "app/state/catalog_files.h"
#include "app/state/files.h"
#include "app/state/methods.h"
#include "app/window/help_pages.h"
#include "app/window/pages.h"
#include "model/workload/document.h"
#include "views/dialogs/help_window.h"
#include "views/dialogs/report_dialog.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/marks_button.h"
#include "views/pages/place/place_page.h"
#include "views/pages/quality/quality_panel.h"
#include "views/pages/query/query_page.h"
#include "views/pages/studies/studies_page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/start_strip.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

namespace wattfare {

namespace {

// A dropped file of tasks to place, by its ending and its beginning.
std::optional<ContainerText> containersOf(const QString &path)
{
    constexpr qint64 kMostBytes = 16 << 20, kBeginning = 65'536;
    const QFileInfo info(path);
    if (!QStringList{QStringLiteral("json"), QStringLiteral("yaml"), QStringLiteral("yml")}.contains(
            info.suffix().toLower())
        || !info.isFile() // opening a pipe waits for somebody who writes
        || info.size() > kMostBytes)
        return std::nullopt;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray content = file.read(kBeginning);
    if (info.suffix().toLower() == u"json" && !looksLikeContainers(content.toStdString()))
        return std::nullopt; // data to import
    content += file.readAll();
    return ContainerText{info.fileName().toStdString(), content.toStdString()};
}

constexpr QSize kFirstSize{1440, 900};
constexpr QSize kSmallScreen{640, 420};
constexpr int kKeepMs = 1000; // from an input until what the window remembers is written

} // namespace

MainWindow::MainWindow(const Context &context, QWidget *parent)
    : QMainWindow(parent)
    , m_context(context)
    , m_zoom(context.settings.zoom())
    , m_letters(QStringLiteral("%1 %2").arg(m_zoom).arg(context.settings.language()))
{
    setObjectName(QStringLiteral("main_window"));
    setAcceptDrops(true);
    qApp->installEventFilter(this); // for drags over the fields of the window
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    createPages();
    createDocks();
    createStatusLine();
    createActions();
    connectSession();
    connectOverlay();
    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(kKeepMs);
    connect(&m_keepTimer, &QTimer::timeout, this, &MainWindow::keepState);
    const QSize room = screen() ? screen()->availableGeometry().size() : kFirstSize;
    limitSize(room);
    resize(kFirstSize.boundedTo(room).expandedTo(kLeastSize.boundedTo(room)));
    sizeDocks();
    m_defaultState = saveState(1);
    restoreLayout();
    refreshTitle();
    refreshTabs();
    refreshStatus();
    refreshActions();
    refreshVisible();
}

// The layout knows how small the window can be with nothing under a dock, but left to itself it would make the window
// larger than the screen for a dock that is about to take the place of another.
void MainWindow::limitSize(const QSize &room)
{
    m_room = room;
    setMinimumSize(kSmallScreen.boundedTo(room));
}

// The docks take their share of a small window, not their wish.
void MainWindow::sizeDocks()
{
    resizeDocks({m_docks[kWorkload], m_docks[kInspector]}, {workloadWidth(), inspectorWidth()}, Qt::Horizontal);
}

int MainWindow::workloadWidth() const { return std::clamp(width() * 19 / 100, 210, 275); }

int MainWindow::inspectorWidth() const
{
    const int zoom = std::max(100, m_context.settings.zoom());
    return std::clamp(width() * 24 / 100, 210, 350) * std::min(zoom, 150) / 100;
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::Paint && m_firstSize.isValid()) // on screen, so with its frame
        QMetaObject::invokeMethod(this, &MainWindow::fitFirst, Qt::QueuedConnection);
    const bool done = QMainWindow::event(event);
    if (event->type() == QEvent::LayoutRequest && !m_folding)
        limitToLayout();
    return done;
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    noteInput(type);
    if ((type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop) && takeDrag(watched, event))
        return true;
    if (type == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents)
        && helpInDialog(watched))
        return true;
    if (type == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
        && leavesInspector(watched)) {
        hideInspector();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

MainWindow::~MainWindow()
{
    m_context.jobs.cancelAll();
    // What its parts tell while they go, as docks do, would find it without its members.
    for (QObject *part : findChildren<QObject *>())
        part->disconnect(this);
}

void MainWindow::createPages()
{
    auto *centre = new QWidget(this);
    m_messages = new MessageBar(centre);
    m_tabs = new PageTabs(centre);
    m_tabs->tabBar()->setAccessibleName(tr("Pages"));
    m_tabs->setObjectName(QStringLiteral("pages"));
    for (const PageEntry &entry : pageEntries()) {
        auto *place = new PageRoom(m_tabs); // the page itself is made when it is first shown
        place->setObjectName(QString::fromUtf8(entry.id));
        m_tabs->addPage(place, QString::fromUtf8(entry.icon), pageTitle(entry));
    }
    auto *marks = new MarksButton(m_tabs->bar());
    m_tabs->setCornerWidget(marks);
    connect(marks, &MarksButton::methodRequested, this, &MainWindow::openMethod);
    m_start = new StartStrip(centre);
    m_start->hide();
    connect(m_start, &StartStrip::closed, this, [this] { showStart(false); });
    connect(m_start, &StartStrip::chosen, this, [this](const QString &id) {
        showStart(false);
        if (id.startsWith(QLatin1String("preset_")))
            showPage(QStringLiteral("explore"));
        runAction(id);
    });
    auto *layout = boxLayout<QVBoxLayout>(centre, {}, 0);
    layout->addWidget(m_start);
    layout->addWidget(m_tabs, 1);
    setCentralWidget(centre);
    page(QString::fromUtf8(pageEntries().front().id));
    auto *above = new QToolBar(tr("Pages"), this); // over the docks as well: no tab moves when one of them goes
    above->setObjectName(QStringLiteral("page_bar"));
    above->setMovable(false);
    above->setFloatable(false);
    above->toggleViewAction()->setVisible(false);
    above->addWidget(m_tabs->bar());
    addToolBar(Qt::TopToolBarArea, above);
    connect(m_tabs, &QStackedWidget::currentChanged, this, [this] {
        fitDocks();
        refresh(page(currentPage()));
        refreshActions();
    });
}

Page *MainWindow::page(const QString &id)
{
    if (Page *made = m_pages.value(id))
        return made;
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() != id)
            continue;
        Page *made = pageEntries()[static_cast<std::size_t>(i)].create(m_tabs->widget(i));
        static_cast<PageRoom *>(m_tabs->widget(i))->setPage(made);
        if (made->accessibleName().isEmpty())
            made->setAccessibleName(pageTitle(pageEntries()[static_cast<std::size_t>(i)]));
        m_pages.insert(id, made);
        connectPage(made);
        made->restoreState(m_context.settings.pageState(id));
        m_outdated.insert(made);
        QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection); // it may need more room
        return made;
    }
    return nullptr;
}

void MainWindow::createDocks()
{
    const auto add = [this](const QString &id, const QString &title, Page *content, Qt::DockWidgetArea area) {
        auto *dock = new QDockWidget(title, this);
        dock->setObjectName(id);
        dock->setWidget(content);
        dock->setAccessibleName(title);
        addDockWidget(area, dock);
        m_docks.insert(id, dock);
        connectPage(content);
        content->restoreState(m_context.settings.pageState(id));
        m_outdated.insert(content);
        connect(dock, &QDockWidget::visibilityChanged, this, [this, id, content](bool visible) {
            if (visible)
                refresh(content);
            if (visible && id == kQuality && std::exchange(m_qualityUnseen, false)) // not its least height
                resizeDocks({m_docks[id]}, {height() * 28 / 100}, Qt::Vertical);
            if (visible && id == kInspector && std::exchange(m_inspectorUnseen, false))
                resizeDocks({m_docks[id]}, {inspectorWidth()}, Qt::Horizontal);
            if (const int width = visible ? m_widthsToTake.take(id) : 0; width > 0)
                resizeDocks({m_docks[id]}, {width}, Qt::Horizontal);
            noteDock(id, visible);
        });
    };
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_workload = new WorkloadPanel(this);
    add(QStringLiteral("workload"), tr("Workload"), m_workload, Qt::LeftDockWidgetArea);
    m_inspector = new InspectorPanel(this);
    add(QStringLiteral("inspector"), tr("Inspector"), m_inspector, Qt::RightDockWidgetArea);
    m_quality = new QualityPanel(this);
    add(QStringLiteral("quality"), tr("Data quality"), m_quality, Qt::BottomDockWidgetArea);
    m_docks[kQuality]->hide(); // its summary stands in the status line
    m_docks[kInspector]->hide(); // until something is selected
    createInspectorPin();
    createRail();
    connect(m_workload, &WorkloadPanel::presetRequested, this, &MainWindow::openPreset);
    connect(m_inspector, &InspectorPanel::methodRequested, this, &MainWindow::openMethod);
}

QDockWidget *MainWindow::dock(const QString &id) const { return m_docks.value(id); }

// Of a page or a card: a page by its name, a section of the help, rows of Explore, an address to read a source at, or
// an action of the menus.
void MainWindow::runAction(const QString &id)
{
    if (id.startsWith(QLatin1String("page:")))
        showPage(id.mid(5));
    else if (id.startsWith(QLatin1String("method:")))
        openMethod(id.mid(7));
    else if (id.startsWith(QLatin1String("https://")))
        QDesktopServices::openUrl(QUrl(id));
    else if (id.startsWith(QLatin1String("filter:"))) {
        showPage(QStringLiteral("explore"));
        withExplore([filter = id.mid(7)](ExplorePage &explore) { explore.filterBar()->choose(filter); });
    } else if (QAction *wanted = action(id))
        wanted->trigger();
}

void MainWindow::showStart(bool on)
{
    m_start->setVisible(on);
    if (m_restored)
        keepSoon();
}

void MainWindow::connectPage(Page *page)
{
    Session &session = m_context.session;
    page->setJobRunner(&m_context.jobs);
    if (auto *query = qobject_cast<QueryPage *>(page)) {
        query->setInput([this] { return queryInput(); });
        connect(query, &QueryPage::savedQueriesChanged, this, &MainWindow::keepSoon);
        connect(query, &QueryPage::catalogueRequested, this, &MainWindow::readCatalogue);
        connect(query, &QueryPage::writeRequested, this,
            [this](const QString &name, const QString &filter, const FileWriter &writer) {
                askFile(true, m_context.settings.exportFolder(), tr("Export"), name, filter,
                    [this, writer](const QString &path) {
                        runExport(path, [writer, path](const ProgressFn &progress) {
                            return files::write(path, [&](const ByteSink &sink) { return writer(sink, progress); });
                        });
                    });
            });
    }
    if (auto *shown = qobject_cast<StudiesPage *>(page)) {
        connect(shown, &StudiesPage::runRequested, this, &MainWindow::askStudy);
        connect(shown, &StudiesPage::slurmRequested, this, [this](const Study &study) { studies()->askSlurm(study); });
        shown->setSlurmCheck([] { return StudyFlow::slurmMissing(); });
    }
    connect(page, &Page::selectionEdited, &session, &Session::setSelection);
    connect(page, &Page::selectionEdited, this, &MainWindow::showSelected);
    connect(page, &Page::scenarioEdited, &session, &Session::edit);
    if (auto *explore = qobject_cast<ExplorePage *>(page)) {
        connect(explore, &ExplorePage::viewEdited, &session,
            [&session, id = page->id()](const QString &text, const QJsonObject &before, const QJsonObject &after) {
                session.noteViewEdit(id, text, before, after);
            });
        connect(explore, &ExplorePage::viewEdited, this, &MainWindow::keepSoon); // saved filters, own columns
        connect(explore->tableView(), &QAbstractItemView::clicked, this, &MainWindow::showSelected); // selected already
        connect(&session, &Session::viewStateWanted, explore, [explore](const QString &id, const QJsonObject &state) {
            if (id == explore->id())
                explore->applyViewEdit(state);
        });
    }
    connect(page, &Page::statusMessage, this, [this](const QString &text) { statusBar()->showMessage(text, 8000); });
    connect(page, &Page::statusMessageOver, this, [this](const QString &text) {
        if (statusBar()->currentMessage() == text)
            statusBar()->clearMessage();
    });
    connect(page, &Page::actionRequested, this, &MainWindow::runAction);
    connect(page, &Page::explainRequested, this, [this](const Selection &cell) {
        m_context.session.setSelection(cell);
        m_docks[QStringLiteral("inspector")]->show();
        m_docks[QStringLiteral("inspector")]->raise();
        m_inspector->showExplain(cell);
    });
    connect(page, &Page::exportRequested, this, &MainWindow::askExport);
    connect(page, &Page::openRequested, this, &MainWindow::askContent);
}

// An overlay that could not be read is left out of the window's numbers, so of its queries, too.
QueryInput MainWindow::queryInput() const
{
    const ViewData &shown = m_context.session.data();
    QueryInput input;
    if (!m_resultFile.isEmpty()) {
        input.base = toPath(m_resultFile);
        return input;
    }
    input.base = std::filesystem::path(shown.snapshot->identity.path);
    if (m_context.overlay.isReadable())
        input.overlay = toPath(m_context.overlay.file());
    input.snapshot = shown.snapshot;
    input.results = shown.results;
    return input;
}

void MainWindow::connectSession()
{
    Session &session = m_context.session;
    connect(&session, &Session::resultsChanged, this, [this] {
        refreshVisible();
        refreshTabs();
        refreshTitle(); // says whether a preset still asks what it did
        refreshStatus();
        refreshActions();
        scheduleAutosave();
    });
    connect(&session, &Session::selectionChanged, this, [this] {
        const QVector<Page *> shown = visiblePages();
        for (Page *each : shown)
            each->setSelection(m_context.session.selection());
        for (Page *each : std::as_const(m_pages)) // the others when they are shown
            if (!shown.contains(each))
                m_unselected.insert(each);
        for (QDockWidget *each : std::as_const(m_docks))
            if (auto *page = static_cast<Page *>(each->widget()); !shown.contains(page))
                m_unselected.insert(page);
        refreshActions();
    });
    connect(&session, &Session::documentChanged, this, [this] {
        refreshTitle();
        scheduleAutosave();
    });
    connect(&session, &Session::documentReplaced, this, &MainWindow::takeDocument);
    connect(&session, &Session::replacedDocumentsChanged, this, [this] {
        scheduleAutosave();
        m_context.autosave.keepBeside(replacedWork());
    });
    connect(&session, &Session::snapshotChanged, this, &MainWindow::refreshStatus);
    connect(&m_context.settings, &Settings::recentFilesChanged, this, &MainWindow::fillRecent);
}

QVector<Page *> MainWindow::visiblePages() const
{
    QVector<Page *> pages;
    if (Page *current = m_pages.value(currentPage()))
        pages << current;
    for (QDockWidget *each : m_docks) {
        // Before the window is shown nothing is visible, yet the first paint must have its data.
        if (each->isVisible() || (!isVisible() && !each->isHidden()))
            pages << static_cast<Page *>(each->widget());
    }
    return pages;
}

void MainWindow::refresh(Page *page)
{
    if (!page)
        return;
    const bool changed = m_outdated.remove(page);
    const bool reselected = m_unselected.remove(page);
    if (changed)
        page->setData(m_context.session.data());
    if (changed || reselected)
        page->setSelection(m_context.session.selection());
}

void MainWindow::refreshVisible()
{
    for (Page *each : std::as_const(m_pages))
        m_outdated.insert(each);
    for (QDockWidget *each : std::as_const(m_docks))
        m_outdated.insert(static_cast<Page *>(each->widget()));
    for (Page *each : visiblePages())
        refresh(each);
    m_qualityTimer.start();
}

// "Compare (3)": how many stand side by side.
void MainWindow::refreshTabs()
{
    const auto pins = m_context.session.scenario().pinned.size();
    for (int i = 0; i < m_tabs->count(); ++i) {
        const PageEntry &entry = pageEntries()[static_cast<std::size_t>(i)];
        const bool counts = pins > 0 && std::string_view(entry.id) == "compare";
        m_tabs->setTitle(i,
            counts ? tr("%1 (%2)").arg(pageTitle(entry), format::integer(static_cast<double>(pins)))
                   : pageTitle(entry));
    }
}

void MainWindow::refreshTitle()
{
    QString title = m_context.session.title(); // "[*]" is where the unsaved mark goes
    title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    setWindowTitle(tr("%1[*] – Wattfare").arg(title));
    setWindowModified(m_context.session.isModified());
}

void MainWindow::scheduleAutosave()
{
    Session *session = &m_context.session;
    m_context.autosave.schedule([session]() -> QByteArray {
        if (!session->isModified())
            return {};
        return QByteArray::fromStdString(writeScenario(session->scenario()));
    });
}

QString MainWindow::currentPage() const
{
    return m_tabs->currentWidget() ? m_tabs->currentWidget()->objectName() : QString();
}

void MainWindow::showPage(const QString &id)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() != id)
            continue;
        Page *wanted = page(id);
        m_tabs->setCurrentIndex(i);
        refresh(wanted);
        wanted->focusStart();
    }
}

CommandPalette *MainWindow::openPalette()
{
    if (!m_palette)
        m_palette = new CommandPalette(this);
    m_palette->open(paletteEntries());
    return m_palette;
}

void MainWindow::openMethod(const QString &section)
{
    const QString place = methodPlace(section);
    openHelp(place.isEmpty() ? QStringLiteral("methods") : place);
}

HelpWindow *MainWindow::openHelp(const QString &id)
{
    if (!m_help)
        m_help = new HelpWindow(helpPages(), &helpMarkdown, this);
    QString wanted = id;
    if (wanted.isEmpty()) { // the page of the view with the focus
        wanted = currentPage();
        for (auto it = m_docks.cbegin(); it != m_docks.cend(); ++it) {
            if (QWidget *focus = QApplication::focusWidget(); focus && it.value()->isAncestorOf(focus))
                wanted = it.key();
        }
    }
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
    m_help->showPage(wanted);
    return m_help;
}

// A dialog bars the shortcuts of the window behind it, and its other windows: its help is a window of its own.
bool MainWindow::helpInDialog(QObject *watched)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    auto *dialog = widget ? qobject_cast<QDialog *>(widget->window()) : nullptr;
    if (!dialog || qobject_cast<HelpWindow *>(dialog))
        return false;
    const QWidget *owner = dialog;
    while (owner && owner != this)
        owner = owner->parentWidget();
    if (!owner)
        return false;
    const QString wanted = helpPageOfDialog(dialog->objectName());
    auto *help = dialog->findChild<HelpWindow *>(QString(), Qt::FindDirectChildrenOnly);
    if (!help)
        help = new HelpWindow(helpPages(), &helpMarkdown, dialog);
    help->show();
    help->raise();
    help->activateWindow();
    help->showPage(wanted.isEmpty() ? currentPage() : wanted);
    return true;
}

// Files that are dragged over a field of the window are meant for the window: the field would take their address as
// text.
bool MainWindow::takeDrag(QObject *watched, QEvent *event)
{
    const auto *over = qobject_cast<const QWidget *>(watched);
    if (!over || over == this || over->window() != this)
        return false;
    auto *drop = static_cast<QDropEvent *>(event); // enter and move derive from it
    const auto urls = drop->mimeData()->urls();
    if (std::none_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); }))
        return false;
    if (event->type() == QEvent::Drop)
        dropEvent(drop);
    else
        drop->acceptProposedAction();
    return true;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const auto urls = event->mimeData()->urls();
    QStringList imported; // several files of data are one import
    std::vector<ContainerText> containers; // and so are several task definitions and manifests
    for (const QUrl &url : urls) {
        if (!url.isLocalFile())
            continue;
        const QString path = url.toLocalFile();
        if (auto tasks = containersOf(path)) {
            containers.push_back(std::move(*tasks));
            continue;
        }
        const files::Kind kind = files::kindOf(path);
        if (kind == files::Kind::data || kind == files::Kind::folder)
            imported << path;
        else
            openPath(path);
    }
    if (!imported.isEmpty())
        importFiles(imported);
    if (!containers.empty()) {
        showPage(QStringLiteral("place"));
        static_cast<PlacePage *>(page(QStringLiteral("place")))->takeTexts(std::move(containers));
    }
    event->acceptProposedAction();
}

} // namespace wattfare
