// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/place_page.h"

#include "views/pages/place/placement_task_model.h"
#include "views/tables/data_table_view.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/headline.h"
#include "views/widgets/plain_label.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace wattfare {

namespace {

constexpr int kDelayMs = 120;
constexpr std::size_t kQuickBytes = 32'768; // what is read while the window waits
constexpr std::size_t kShownSentences = 6;
constexpr int kMeasuredRows = 100;

std::string tasksText(const std::vector<PlacementTask> &tasks)
{
    PlacementFile file;
    file.tasks = tasks;
    return writePlacementFile(file);
}

// What an answer depends on. That nothing is pinned does not show in the file.
std::string questionText(const PlacementFile &file, PlaceSetup::Types types)
{
    return writePlacementFile(file)
        + (types == PlaceSetup::Types::pinned && file.instanceTypes.empty() ? "no pins" : "");
}

} // namespace

PlacePage::PlacePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Place"));
    m_stack = new PageStack(this, {kSpace3, kSpace2, kSpace3, kSpace2});
    m_splitter = new QSplitter(Qt::Vertical, m_stack);
    m_splitter->setChildrenCollapsible(false);
    createTasks(m_splitter);
    createAnswer(m_splitter);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    m_stack->setBody(m_splitter);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connectParts();
    m_setup = placeExample();
    showSetup();
}

void PlacePage::connectParts()
{
    connect(&m_timer, &QTimer::timeout, this, &PlacePage::placeNow);
    connect(
        m_stack, &PageStack::buttonClicked, this, [this] { emit actionRequested(QStringLiteral("open_catalogue")); });
    connect(m_tasks, &PlacementTaskModel::edited, this, [this](const QString &what) {
        PlaceSetup next = m_setup;
        next.file.tasks = m_tasks->tasks();
        for (const PlacementTask &task : next.file.tasks) // a zone that a task names exists
            if (!task.zone.empty()
                && std::find(next.file.options.zones.begin(), next.file.options.zones.end(), task.zone)
                    == next.file.options.zones.end())
                next.file.options.zones.push_back(task.zone);
        edit(next, what);
    });
    connect(m_tasks, &PlacementTaskModel::refused, this, &PlacePage::showMessage);
    connect(m_objective, &QComboBox::activated, this, [this](int row) {
        PlaceSetup next = m_setup;
        next.file.options.objective = static_cast<PlacementObjective>(m_objective->itemData(row).toInt());
        edit(next, tr("Objective of the placement"));
    });
    connect(m_types, &QComboBox::activated, this, [this](int row) {
        PlaceSetup next = m_setup;
        next.types = static_cast<PlaceSetup::Types>(m_types->itemData(row).toInt());
        edit(next, tr("Types of the placement"));
        if (next.types == PlaceSetup::Types::named)
            m_patterns->setFocus();
    });
    connect(m_patterns, &QLineEdit::editingFinished, this, [this] {
        PlaceSetup next = m_setup;
        next.file.instanceTypes.clear();
        static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
        for (const QString &each : m_patterns->text().split(separators, Qt::SkipEmptyParts))
            next.file.instanceTypes.push_back(each.toStdString());
        if (next.file.instanceTypes != m_setup.file.instanceTypes)
            edit(next, tr("Types of the placement"));
    });
    connect(m_region, &QComboBox::activated, this, [this](int row) {
        PlaceSetup next = m_setup;
        next.file.region = m_region->itemData(row).toString().toStdString();
        edit(next, tr("Region of the placement"));
    });
    connect(m_prices, &QComboBox::activated, this, [this](int row) {
        PlaceSetup next = m_setup;
        next.prices = static_cast<PlaceSetup::Prices>(m_prices->itemData(row).toInt());
        edit(next, tr("Prices of the placement"));
    });
    connect(m_arm, &QComboBox::activated, this, [this](int row) {
        PlaceSetup next = m_setup;
        next.file.options.allowArm = m_arm->itemData(row).toBool();
        edit(next, tr("Architecture of the placement"));
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (runner())
            runner()->cancel(this);
    });
    connect(m_again, &QPushButton::clicked, this, &PlacePage::placeNow);
    connect(m_drawing, &PlacementView::instanceSelected, this, [this](int instance) {
        if (const auto candidate = candidateOf(instance))
            emit selectionEdited({{*candidate}, Metric::priceUsdPerHour});
    });
    connect(m_drawing, &PlacementView::instanceActivated, this, [this](int instance) {
        if (const auto candidate = candidateOf(instance))
            emit explainRequested({{*candidate}, Metric::priceUsdPerHour});
    });
    connect(m_drawing, &PlacementView::copied, this,
        [this] { emit statusMessage(tr("The instance is on the clipboard.")); });
    connect(m_drawing, &PlacementView::pinRequested, this, [this](int instance) { pinOf(candidateOf(instance)); });
    const auto explain = [this](qint64 key) {
        if (const auto candidate = candidateOfType(static_cast<TypeIndex>(key)); candidate && key >= 0)
            emit explainRequested({{*candidate}, Metric::priceUsdPerHour});
    };
    for (DataTableView *table : {m_singleTypes, m_holds}) {
        connect(table, &DataTableView::selectedKeysChanged, this, [this, table](const QSet<qint64> &keys) {
            QList<qint64> types = keys.values();
            std::sort(types.begin(), types.end());
            if (const auto current = types.indexOf(table->currentKey()); current > 0)
                types.move(current, 0);
            Selection next;
            next.metric = Metric::priceUsdPerHour;
            for (const qint64 type : std::as_const(types))
                if (const auto candidate = candidateOfType(static_cast<TypeIndex>(type)))
                    next.candidates.push_back(*candidate);
            if (!next.candidates.empty())
                emit selectionEdited(next);
        });
        connect(table, &DataTableView::explainRequested, this, explain);
        connect(table, &DataTableView::activatedKey, this, explain);
        connect(table, &DataTableView::pinToggled, this, [this, table](qint64 key) {
            if (key == table->currentKey())
                pinOf(candidateOfType(static_cast<TypeIndex>(key)));
        });
    }
}

// The pin of the window is that of its selection.
void PlacePage::pinOf(const std::optional<Candidate> &candidate)
{
    if (!candidate)
        return;
    emit selectionEdited({{*candidate}, Metric::priceUsdPerHour});
    emit actionRequested(QStringLiteral("pin"));
}

void PlacePage::fillRegions()
{
    const QSignalBlocker blocker(m_region);
    m_region->clear();
    if (!m_data.snapshot)
        return;
    const QString own
        = m_data.scenario.regions.empty() ? QString() : QString::fromStdString(m_data.scenario.regions.front());
    m_region->addItem(tr("%1 (scenario)").arg(own), QString());
    for (const Region &region : m_data.snapshot->regions) {
        const QString code = QString::fromStdString(region.code);
        m_region->addItem(code, code);
        m_region->setItemData(m_region->count() - 1, plainTip(QString::fromStdString(region.name)), Qt::ToolTipRole);
    }
    const QString chosen = QString::fromStdString(m_setup.file.region);
    if (m_region->findData(chosen) < 0) // the file names a region that the catalogue lacks: said when it is placed
        m_region->addItem(chosen, chosen);
    m_region->setCurrentIndex(m_region->findData(chosen));
}

void PlacePage::showSetup()
{
    m_setupText = withPlaceSetup({}, m_setup);
    PlacementFile shown = m_setup.file;
    shown.tasks = m_tasks->tasks();
    if (writePlacementFile(shown) != writePlacementFile(m_setup.file)) // an edit of the table is not set again
        m_tasks->setTasks(m_setup.file.tasks);
    int said = m_taskTable->columnWidth(PlacementTaskModel::architecture); // longer words in some languages
    for (int row = 0; row < std::min(m_tasks->rowCount(), kMeasuredRows); ++row)
        said = std::max(said,
            m_taskTable->fontMetrics().horizontalAdvance(
                m_tasks->index(row, PlacementTaskModel::architecture).data().toString())
                + 2 * kSpace2);
    m_taskTable->setColumnWidth(PlacementTaskModel::architecture, said);
    m_objective->setCurrentIndex(m_objective->findData(static_cast<int>(m_setup.file.options.objective)));
    m_types->setCurrentIndex(m_types->findData(static_cast<int>(m_setup.types)));
    m_arm->setCurrentIndex(m_setup.file.options.allowArm ? 1 : 0);
    QStringList patterns;
    for (const std::string &each : m_setup.file.instanceTypes)
        patterns << QString::fromStdString(each);
    if (!m_patterns->hasFocus() || m_patterns->text().isEmpty())
        m_patterns->setText(patterns.join(QStringLiteral(", ")));
    if (!m_patterns->hasFocus())
        m_patterns->setCursorPosition(0); // a list longer than its field shows its beginning
    m_patterns->setEnabled(m_setup.types == PlaceSetup::Types::named);
    const int fromFile = m_prices->findData(static_cast<int>(PlaceSetup::Prices::file));
    if (m_setup.file.asOf && fromFile < 0)
        m_prices->addItem(QString(), static_cast<int>(PlaceSetup::Prices::file));
    else if (!m_setup.file.asOf && fromFile >= 0)
        m_prices->removeItem(fromFile);
    if (m_setup.file.asOf)
        m_prices->setItemText(m_prices->count() - 1, tr("of the file: %1").arg(format::date(*m_setup.file.asOf)));
    const int prices = m_prices->findData(static_cast<int>(m_setup.prices));
    m_prices->setCurrentIndex(std::max(0, prices));
    fillRegions();
    arrangeChoices();
    showRead();
}

void PlacePage::edit(const PlaceSetup &next, const QString &what)
{
    if (m_filling)
        return;
    showMessage({});
    m_setup = next;
    showSetup();
    Scenario scenario = m_data.scenario;
    scenario.viewState = withPlaceSetup(scenario.viewState, next);
    m_data.scenario = scenario;
    emit scenarioEdited(scenario, what, -1);
    placeLater();
}

void PlacePage::setData(const ViewData &viewData)
{
    m_data = viewData;
    if (!m_data.snapshot) {
        m_stack->showEmpty(tr("No catalogue is open"),
            tr("Instance types, prices and power figures come from a catalogue file."), tr("Open a catalogue…"));
        return;
    }
    m_stack->showBody();
    PlaceSetup setup = placeSetupOf(m_data.scenario.viewState);
    if (withPlaceSetup({}, setup) != m_setupText) { // undone, redone, or another document
        m_setup = std::move(setup);
        showMessage({});
        showSetup();
    } else {
        fillRegions();
    }
    if (m_reply.picture && m_shownIn != amountsIn()) // the answer stays, its amounts read otherwise
        showAnswer();
    placeLater();
}

void PlacePage::setSelection(const Selection &selection)
{
    QSet<QString> types;
    QSet<qint64> keys;
    for (const Candidate &each : selection.candidates) {
        if (!m_data.snapshot || each.type >= m_data.snapshot->types.size())
            continue;
        types.insert(QString::fromStdString(m_data.snapshot->types[each.type].name));
        keys.insert(each.type);
    }
    m_selectedTypes = keys;
    m_drawing->setMarkedTypes(types);
    for (DataTableView *table : {m_singleTypes, m_holds})
        if (table->selectedKeys() != keys)
            table->setSelectedKeys(keys, true);
}

void PlacePage::placeLater()
{
    if (!m_data.snapshot || !runner())
        return;
    const PlacementFile file = resolvedPlacement(m_setup, m_data);
    if (questionText(file, m_setup.types) == m_placedText && m_data.snapshot == m_placedSnapshot)
        return; // the scenario changed in what does not matter here
    m_drawing->setBusy(true);
    m_timer.start();
}

void PlacePage::placeNow()
{
    m_timer.stop();
    if (!m_data.snapshot || !runner())
        return;
    const PlacementFile file = resolvedPlacement(m_setup, m_data);
    m_placedText = questionText(file, m_setup.types);
    m_placedSnapshot = m_data.snapshot;
    const bool noPins = m_setup.types == PlaceSetup::Types::pinned && file.instanceTypes.empty();
    if (noPins || file.tasks.empty()) {
        runner()->cancel(this);
        PlaceReply reply;
        reply.file = file;
        reply.error = noPins ? tr("Nothing is pinned. Pin candidates on the Explore page, or allow other types.")
                             : tr("There are no tasks. Add one, paste rows or open a file.");
        take(std::move(reply));
        return;
    }
    m_drawing->setBusy(true);
    m_again->hide();
    m_cancel->show();
    m_progress->setValue(0);
    m_progress->show();
    m_starting = true; // the job before is cancelled, and says so
    runner()->run<PlaceReply>(
        this, tr("Placing the tasks"),
        [snapshot = m_data.snapshot, file](
            const ProgressFn &progress) { return computePlacement(snapshot, file, progress); },
        [this](PlaceReply reply) { take(std::move(reply)); },
        [this] {
            if (m_starting)
                return;
            m_running = false;
            m_cancel->hide();
            m_progress->hide();
            m_again->show();
            m_drawing->setBusy(false);
            m_placedText.clear();
            showMessage(tr("Cancelled. What is shown is the answer before."));
        },
        [this](double share) { m_progress->setValue(static_cast<int>(share * 1000.0)); },
        [this](const Error &error) {
            PlaceReply reply;
            reply.error = text(error);
            take(std::move(reply));
        });
    m_starting = false;
    m_running = runner()->isRunning(this);
}

void PlacePage::take(PlaceReply reply)
{
    m_running = false;
    m_cancel->hide();
    m_progress->hide();
    m_again->hide();
    m_drawing->setBusy(false);
    m_reply = std::move(reply);
    showAnswer();
}

void PlacePage::showMessage(const QString &words) { showError(m_message, words); }

QString PlacePage::headline() const { return m_headline->sentence(); }

QString PlacePage::message() const { return m_message->text(); }

void PlacePage::takeFile(const QString &fileName, const QByteArray &content)
{
    takeTexts({{fileName.toStdString(), content.toStdString()}});
}

void PlacePage::takeTexts(std::vector<ContainerText> texts, bool added)
{
    if (!m_data.snapshot || texts.empty())
        return;
    std::size_t size = 0;
    QStringList names;
    for (const ContainerText &each : texts) {
        size += each.text.size();
        names << QString::fromStdString(each.name);
    }
    const QString from = names.join(QStringLiteral(", "));
    if (size <= kQuickBytes || !runner())
        return takeTasks(readContainers(texts, *m_data.snapshot), from, added);
    runner()->run<Result<ContainerTasks>>(
        &m_reading, tr("Reading tasks"),
        [texts = std::move(texts), snapshot = m_data.snapshot](
            const ProgressFn & /*progress*/) { return readContainers(texts, *snapshot); },
        [this, from, added](Result<ContainerTasks> read) { takeTasks(std::move(read), from, added); });
}

bool PlacePage::showsExample() const { return tasksText(m_setup.file.tasks) == tasksText(placeExample().file.tasks); }

void PlacePage::takeTasks(Result<ContainerTasks> read, const QString &from, bool added)
{
    added = added && !showsExample(); // nobody means to add to it
    if (!read) { // refused whole; the tasks stay as they were
        showMessage(text(read.error()));
        return;
    }
    PlaceSetup next;
    if (read->ownSettings && !added) {
        next.file = std::move(read->file);
        next.types = next.file.instanceTypes.empty() ? PlaceSetup::Types::all : PlaceSetup::Types::named;
        next.prices = next.file.asOf ? PlaceSetup::Prices::file : PlaceSetup::Prices::scenario;
    } else { // a manifest says nothing of prices and regions
        next = m_setup;
        auto &tasks = next.file.tasks;
        if (!added) {
            tasks.clear();
            next.types = PlaceSetup::Types::all; // its tasks name the types that they accept
        }
        for (PlacementTask &task : read->file.tasks) {
            if (std::ranges::find(tasks, task.id, &PlacementTask::id) != tasks.end())
                return showMessage(tr("There is a task “%1” already.").arg(QString::fromStdString(task.id)));
            tasks.push_back(std::move(task));
        }
        if (tasks.size() > static_cast<std::size_t>(PlacementTaskModel::kMaxTasks))
            return showMessage(
                tr("A table holds at most %1 tasks.").arg(format::integer(PlacementTaskModel::kMaxTasks)));
        for (const std::string &zone : read->file.options.zones)
            if (std::ranges::find(next.file.options.zones, zone) == next.file.options.zones.end())
                next.file.options.zones.push_back(zone);
        next.file.options.strategy = read->file.options.strategy;
    }
    m_readTasks = tasksText(next.file.tasks);
    m_readFrom = std::move(read->read);
    m_readFrom.insert(m_readFrom.end(), read->notes.begin(), read->notes.end());
    edit(next, tr("Tasks of %1").arg(from));
}

QString PlacePage::read() const { return m_read->text(); }

void PlacePage::showRead()
{
    const bool example = showsExample();
    m_title->setText(example ? tr("Container tasks (example)") : tr("Container tasks"));
    m_hint->setVisible(example);
    const bool stands = !m_readFrom.empty() && tasksText(m_setup.file.tasks) == m_readTasks;
    const std::size_t shown = std::min(m_readFrom.size(), kShownSentences);
    QString text = sentences({m_readFrom.begin(), m_readFrom.begin() + static_cast<std::ptrdiff_t>(shown)});
    if (const auto more = static_cast<int>(m_readFrom.size() - shown); more > 0)
        text = joinSentences({text, tr("%n more note(s).", nullptr, more)});
    m_read->setText(stands ? text : QString());
    m_read->setVisible(stands);
}

void PlacePage::openFile()
{
    emit openRequested(tr("Open a task definition or manifest"),
        tr("Task definitions, manifests, tasks (*.json *.yaml *.yml);;All files (*)"),
        [page = QPointer<PlacePage>(this)](const QString &fileName, const QByteArray &content) {
            if (page)
                page->takeFile(fileName, content);
        });
}

// Rows of a spreadsheet, or a document of containers.
void PlacePage::pasteTasks()
{
    const QString pasted = QGuiApplication::clipboard()->text();
    std::string bytes = pasted.toStdString();
    if (looksLikeContainers(bytes) || pasted.trimmed().startsWith(u'{'))
        takeTexts({{tr("the clipboard").toStdString(), std::move(bytes)}}, true);
    else
        m_tasks->paste(pasted, showsExample());
}

void PlacePage::saveFile()
{
    const std::string json = writePlacementFile(resolvedPlacement(m_setup, m_data));
    emit exportRequested(
        QStringLiteral("tasks.json"), tr("Tasks (*.json)"), [json] { return QByteArray::fromStdString(json); });
}

void PlacePage::removeSelected()
{
    QList<int> rows;
    for (const QModelIndex &index : m_taskTable->selectionModel()->selectedIndexes())
        rows << index.row();
    m_tasks->removeTasks(rows);
}

bool PlacePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_choices && event->type() == QEvent::Resize)
        arrangeChoices();
    if (watched == m_taskTable && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2) {
        event->accept(); // edits the cell here, though the window has a shortcut of that key
        return true;
    }
    if (watched != m_taskTable || event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Paste)) {
        pasteTasks();
        return true;
    }
    if (key->matches(QKeySequence::Copy)) {
        QList<int> rows;
        for (const QModelIndex &index : m_taskTable->selectionModel()->selectedIndexes())
            if (!rows.contains(index.row()))
                rows << index.row();
        std::sort(rows.begin(), rows.end());
        if (!rows.isEmpty())
            QGuiApplication::clipboard()->setText(m_tasks->tsv(rows));
        return true;
    }
    if (key->matches(QKeySequence::Delete)) {
        removeSelected();
        return true;
    }
    return Page::eventFilter(watched, event);
}

QJsonObject PlacePage::saveState() const
{
    return {{QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())},
        {QStringLiteral("tab"), m_tabs->currentIndex()}};
}

void PlacePage::restoreState(const QJsonObject &state)
{
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("splitter")).toString().toLatin1()));
    m_tabs->setCurrentIndex(std::clamp(state.value(QStringLiteral("tab")).toInt(), 0, m_tabs->count() - 1));
}

void PlacePage::showView(const QString &view)
{
    m_tabs->setCurrentIndex(std::max(0, static_cast<int>(views().indexOf(view))));
}

void PlacePage::focusStart() { m_taskTable->setFocus(); }

} // namespace wattfare
